"""PettingZoo: turn by turn environments of all four games, registered as `seaboard/<game>-v0`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
import numpy as np
import pettingzoo
from numpy.typing import NDArray
from pettingzoo import AECEnv

from seaboard.core.game import Json
from seaboard.core.position import read_position, write_position
from seaboard.envs.arrays import lent
from seaboard.envs.desk import NOT_LEGAL, Desk
from seaboard.envs.setting import Series, Setting
from seaboard.envs.words import table_in_words
from seaboard.games import NAMES

VERSION = 0
Observation = dict[str, NDArray[Any]]


def env(game: str, **how: Any) -> AECEnv[str, Observation, int]:
    """The environment of a game, without wrappers: it checks the order of calls itself. `how`: see `SeatsEnv`."""
    return SeatsEnv(game, **how)


raw_env = env  # as others of this kind are called


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game, an agent for each seat, each asked when it is to decide."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        oracle: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode must be one of {self.metadata['render_modes']}, not {render_mode!r}")
        self.setting = Setting(game, seats, options, oracle)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{self.setting.game.name}_v{VERSION}"}
        width, actions = self.setting.width, self.setting.game.actions
        self._desk = Desk(self.setting.table, width)
        self._row = lent(self._desk.row, width)
        self._see = self._desk.see_all if oracle else self._desk.see
        self._mask = lent(self._desk.mask, actions).view(np.int8)
        self._nothing = np.zeros(actions, np.int8)
        self._nothing.flags.writeable = False
        self._names = self.setting.agents
        self._seat_of = {name: seat for seat, name in enumerate(self._names)}
        self.possible_agents = self._names[:]
        self.agents: list[str] = []
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (width,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self._names, space)
        self.action_spaces = {name: gymnasium.spaces.Discrete(actions) for name in self._names}
        self._series = Series()
        self.seed = ""  # of the present deal

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def position(self) -> Json:
        """The game as a position, the whole truth: for curricula and for looking into."""
        return write_position(self.setting.game, self._desk.state)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin game 0 of the series `seed`, or the next one of it, or go on from `options={"position": …}`."""
        position = (options or {}).get("position")
        if position is None:
            self.seed = self._series.seed(seed)
            actor = self._desk.begin(self.seed)
        else:
            self.seed = ""
            actor = self._desk.put(read_position(self.setting.game, position))
        names = self._names
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {"action_mask": self._nothing} for name in names}
        self._skip_agent_selection = None
        self.agent_selection = names[actor]
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Observation:
        row = self._row
        row.fill(0)
        self._see(self._seat_of[agent])
        info = self.infos.get(agent)
        return {"observation": row.copy(), "action_mask": self._nothing if info is None else info["action_mask"]}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("reset() comes before step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        actor = NOT_LEGAL if action is None else self._desk.act(int(action))
        if actor == NOT_LEGAL:
            raise ValueError(f"action {action} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        infos = self.infos
        infos[agent] = {"action_mask": self._nothing}
        if actor >= 0:
            self.agent_selection = agent = self._names[actor]
            infos[agent] = {"action_mask": self._mask.copy()}
        else:
            self._end()

    def _end(self) -> None:
        for name, reward in zip(self._names, self.setting.utilities(self._desk.state), strict=True):
            self.rewards[name] = reward
            self.terminations[name] = True
            # Whoever samples by the mask of a dead agent must not meet one without a one.
            self.infos[name] = {"action_mask": np.ones(self.setting.game.actions, np.int8), "seed": self.seed}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What everybody may see, in words."""
        if self.render_mode is None:
            return None
        text = table_in_words(self.setting.game, self._desk.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass


for _name in NAMES:
    pettingzoo.register("aec", f"seaboard/{_name}-v{VERSION}", "seaboard.envs.pettingzoo:env", kwargs={"game": _name})
