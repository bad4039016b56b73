"""Gymnasium: one learner among bots, registered as `seaboard/SeaSaltPaper-v0` and so on.

In a game that is won and lost together the learner decides for the whole team; alone in Finspan it plays the Nautoma.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from seaboard.bots.bot import Bot, PolicyBot
from seaboard.bots.levels import bot_named
from seaboard.bots.seen import Seen
from seaboard.core.game import Json
from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.envs.arrays import lent
from seaboard.envs.desk import NOT_LEGAL, Desk
from seaboard.envs.setting import Series, Setting
from seaboard.envs.vector import Batch, VectorGames
from seaboard.envs.words import table_in_words
from seaboard.games import NAMES

VERSION = 0
Row = NDArray[np.uint8]


def seat_number(setting: Setting, seat: int | str) -> int:
    """A seat by its number, its role or the name of its agent."""
    names = {**{role: number for number, role in enumerate(setting.game.roles)}}
    names |= {agent: number for number, agent in enumerate(setting.agents)}
    number = names.get(seat, -1) if isinstance(seat, str) else seat
    if not 0 <= number < setting.seats:
        raise Refused("seat-unknown", seat=seat, high=setting.seats - 1)
    return number


class SeatEnv(gym.Env[Row, np.int64]):
    """One game and one learner in it: the others are bots that see what their seats see."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | str = 0,
        rivals: str = "random",
        options: Mapping[str, object] | None = None,
        oracle: bool = False,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """`shaping` adds so much of what the game's own measure (`Game.measure`) changes at every step; 0: nothing."""
        self.setting = Setting(game, seats, options, oracle)
        self.shaping = shaping
        self.seat = seat_number(self.setting, seat)
        self.rivals: Bot = bot_named(self.setting.game.name, rivals)
        # Quick rivals are played by compiled code.
        self._policy = self.rivals.policy if isinstance(self.rivals, PolicyBot) else None
        self._is_team = self.setting.is_team
        self.render_mode = render_mode
        width, actions = self.setting.width, self.setting.game.actions
        self._desk = Desk(self.setting.table, width)
        self._row = lent(self._desk.row, width)
        self._see = self._desk.see_all if oracle else self._desk.see
        self._mask = lent(self._desk.mask, actions).view(np.bool_)
        self.observation_space = spaces.Box(0, 255, (width,), np.uint8)
        self.action_space = spaces.Discrete(actions)
        self._series = Series()
        self._quick = Quick(0)
        self._over = True
        self._measured = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin game 0 of the series `seed`, or the next one of it, or go on from `options={"position": …}`."""
        super().reset(seed=seed)
        position = (options or {}).get("position")
        if position is not None:
            self._quick = Quick(0 if seed is None else seed)
            self._desk.put(read_position(self.setting.game, position))
            if self._let_others_play() == NOBODY:
                raise Refused("game-over")
        else:
            self._deal(seed)
            while self._let_others_play() == NOBODY:  # over before the learner's first decision
                self._deal(None)
        self._over = False
        self._measured = self._measure()
        return self._seen(), self._info()

    def _deal(self, seed: int | None) -> None:
        deal = self._series.seed(seed)
        self._quick = Quick(int(deal[:15], 16))
        self._desk.begin(deal)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An action that is not legal loses the game at once: `info["illegal"]` says so."""
        if self._over:
            raise RuntimeError("reset() comes before step()")
        if self._desk.act(int(action)) == NOT_LEGAL:
            self._over = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self._over = self._let_others_play() == NOBODY
        reward = self.setting.utilities(self._desk.state)[self.seat] if self._over else 0.0
        if self.shaping:
            before, self._measured = self._measured, self._measure()
            reward += self.shaping * (self._measured - before)
        return self._seen(), reward, self._over, False, self._info()

    def _measure(self) -> float:
        return self.setting.game.measure(self._desk.state, self.seat) if self.shaping else 0.0

    def _let_others_play(self) -> int:
        """Returns the seat of the learner's next decision, or NOBODY."""
        desk = self._desk
        if self._is_team:
            return int(desk.actor)
        if self._policy is not None:
            return int(desk.answer(self.seat, self._policy, self._quick))
        actor = int(desk.actor)
        while actor not in (self.seat, NOBODY):
            action = self.rivals.choose(Seen(self.setting.game, desk.state, actor), self._quick)
            actor = int(desk.act(action))
        return actor

    def _seen(self) -> Row:
        actor = int(self._desk.actor)
        self._row.fill(0)
        self._see(actor if self._is_team and actor != NOBODY else self.seat)
        return self._row.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal: as MaskablePPO asks for them."""
        return np.ones(self.setting.game.actions, bool) if self._over else self._mask.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def position(self) -> Json:
        """The game as a position, the whole truth: for curricula and for looking into."""
        return write_position(self.setting.game, self._desk.state)

    def render(self) -> str | None:
        """What the learner sees, in words."""
        return table_in_words(self.setting.game, self._desk.state, self.seat) if self.render_mode == "ansi" else None


class SeatVectorEnv(gym.vector.VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """Many such games over the engine's own arrays, each begun anew in the step in which it ended.

    Quick rivals (`random`, `breeze` and other policies) are played by compiled code.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gym.vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        seats: int | None = None,
        seat: int | str = 0,
        rivals: str = "random",
        options: Mapping[str, object] | None = None,
        oracle: bool = False,
    ) -> None:
        self.setting = Setting(game, seats, options, oracle)
        self.seat = seat_number(self.setting, seat)
        self.num_envs = num_envs
        # A team's learner sits everywhere: of a finished game it sees what the first seat sees.
        self.games = VectorGames(self.setting, num_envs, learner=self.seat)
        self._last = lent(self.games.fleet.last, num_envs, self.setting.width)
        self._bot = bot_named(self.setting.game.name, rivals)
        self._quick = Quick(0)
        if isinstance(self._bot, PolicyBot) and not self.setting.is_team:
            self.games.fleet.rival = self._bot.policy
        self.single_observation_space = spaces.Box(0, 255, (self.setting.width,), np.uint8)
        self.single_action_space = spaces.Discrete(self.setting.game.actions)
        self.observation_space = gym.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gym.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin the games 0 … n - 1 of the series `seed`."""
        super().reset(seed=seed)
        self._quick = Quick(0 if seed is None else seed)
        self.games.begin(seed)
        self._let_others_play()
        shown = self.games.show()
        return shown.observation, {"action_mask": shown.action_mask}

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        shown = self._stepped(actions)
        info: dict[str, Any] = {"action_mask": shown.action_mask}
        if shown.terminated.any():
            info |= {"final_obs": self._last.copy(), "_final_obs": shown.terminated}
        never = np.zeros(self.num_envs, bool)
        return shown.observation, shown.rewards[:, self.seat], shown.terminated, never, info

    def _stepped(self, actions: NDArray[np.int64]) -> Batch:
        if self.setting.is_team or self.games.fleet.rival is not None:
            return self.games.step(actions)
        self.games.choose(actions)
        self.games.advance()
        self._let_others_play()
        return self.games.show()

    def _let_others_play(self) -> None:
        """Until the learner is to decide in every game."""
        fleet = self.games.fleet
        if self.setting.is_team:
            return
        if fleet.rival is not None:
            fleet.answer_all(fleet.rival)
            return
        for number in range(self.num_envs):
            while (actor := int(fleet.states[number].actor())) != self.seat:
                action = self._bot.choose(Seen(self.setting.game, fleet.states[number], actor), self._quick)
                fleet.play_for_rival(number, action)


def title(name: str) -> str:
    """`sea_salt_paper` as Gymnasium writes names: `SeaSaltPaper`."""
    return "".join(part.title() for part in name.split("_"))


for _name in NAMES:
    gym.register(
        f"seaboard/{title(_name)}-v{VERSION}",
        "seaboard.envs.gymnasium:SeatEnv",
        vector_entry_point="seaboard.envs.gymnasium:SeatVectorEnv",
        kwargs={"game": _name},
    )
