"""OpenSpiel: importing this module makes `pyspiel.load_game("seaboard_kelp", {"seed": 7})` and the others work.

Parameters are the number of players, the options of the game, and the deals: two chance nodes choose one of 65,536
deals of the series `seed`; a `deal` (32 hexadecimal digits) makes it that one, and there is no chance node.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from seaboard.core.game import Game, event_seen
from seaboard.core.options import OptionSpec, specs
from seaboard.core.position import write_position
from seaboard.core.random import Quick, random_from
from seaboard.core.record import Record, new_record, write_result
from seaboard.core.seed import derived_seed
from seaboard.core.state import NOBODY, Event, Notes, State
from seaboard.envs.arrays import Array, lent
from seaboard.envs.desk import Desk
from seaboard.envs.setting import Setting
from seaboard.games import NAMES, game_named

FACES = 256  # outcomes of one chance node
ROLLS = 2  # so many chance nodes choose the deal
DIGEST = 32  # bytes at the end of an information state tensor
UNSET = -1  # of a number that may be left to the rulebook
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL
EVEN = [(face, 1.0 / FACES) for face in range(FACES)]
Told = Event | tuple[int, int]  # an event, or (seat, action)


class World:
    """A game that may not have been dealt yet, with all that was told: the part of an OpenSpiel state that is ours.

    Who was told what is found out when somebody asks, by playing the same moves once more before a recorder: playouts,
    which never ask, need not pay for it.
    """

    __slots__ = ("actions", "deals", "desk", "heard", "rolls", "row", "sampled", "setting", "teller", "told")

    def __init__(self, setting: Setting, deals: str, deal: str) -> None:
        self.setting = setting
        self.deals = deals
        self.desk: Desk | None = None
        self.rolls: list[int] = []
        self.actions: list[int] = []
        self.told: list[Told] = []
        self.heard = 0  # so many actions are told of
        self.teller: State | None = None  # the game after those
        self.sampled: tuple[int, int] | None = None  # for which seat, after how much was told
        if deal:
            self.begin(deal)

    def begin(self, deal: str) -> None:
        self.sit(self.setting.table.again(random_from(deal)))

    def sit(self, state: State) -> None:
        self.desk = Desk(self.setting.table, self.setting.width)
        self.desk.put(state)
        self.row = lent(self.desk.row, self.setting.width)

    def roll(self, outcome: int) -> None:
        self.rolls.append(outcome)
        if len(self.rolls) == ROLLS:
            self.begin(self.seed())

    def seed(self) -> str:
        """Of the deal."""
        if self.rolls:
            return derived_seed(self.deals, self.rolls[0] * FACES + self.rolls[1])
        assert self.desk is not None
        return self.desk.state.random.seed()

    def act(self, action: int) -> None:
        assert self.desk is not None
        self.actions.append(action)
        self.desk.act(action)

    def all_told(self) -> list[Told]:
        """All actions and events so far."""
        if self.heard < len(self.actions):
            teller = self.teller
            if teller is None:
                teller = self.teller = self.setting.table.again(random_from(self.seed()))
            notes = teller.notes = Notes()
            for action in self.actions[self.heard :]:
                self.told.append((int(teller.actor()), action))
                teller.advance(action)
                self.told += notes.events
                notes.events = []
            self.heard = len(self.actions)
        return self.told

    def become(self, state: State, seat: int) -> None:
        """Go on in a world that this seat could be in: what was told to it stays."""
        self.sampled = (seat, len(self.all_told()))
        self.teller = state.clone()
        self.sit(state)

    def seen_by(self, seat: int) -> list[Any]:
        """What this seat did and was told. In a sampled world the others' secrets of before are not known."""
        limit = 0 if self.sampled is None or self.sampled[0] == seat else self.sampled[1]
        seen = [_seen(told, None if i < limit else seat) for i, told in enumerate(self.all_told())]
        return [one for one in seen if one is not None]

    def __deepcopy__(self, memo: Any) -> World:
        copy = World(self.setting, self.deals, "")
        copy.rolls = self.rolls[:]
        copy.actions = self.actions[:]
        copy.told = self.told[:]
        copy.heard = self.heard
        copy.teller = None if self.teller is None else self.teller.clone()
        copy.sampled = self.sampled
        if self.desk is not None:
            copy.sit(self.desk.state.clone())
        return copy

    def __reduce__(self) -> Any:
        if self.sampled is not None:
            raise TypeError("a sampled world is not written down: its past is not known")
        setting = self.setting
        deal = self.seed() if self.desk is not None and not self.rolls else ""
        how = (setting.game.name, setting.seats, setting.given)
        return _again, (how, self.deals, deal, self.rolls, self.actions)


def _again(
    how: tuple[str, int, dict[str, object]], deals: str, deal: str, rolls: list[int], actions: list[int]
) -> World:
    world = World(Setting(*how), deals, deal)
    for face in rolls:
        world.roll(face)
    for action in actions:
        world.act(action)
    return world


def _seen(told: Told, seat: int | None) -> Any:
    """An event that the seat may know of, or its own action."""
    if isinstance(told, tuple):
        return told[1] if told[0] == seat else None
    return event_seen(told, seat)


class SeaboardState(pyspiel.State):  # type: ignore[misc]
    """A state of an OpenSpiel game."""

    def __init__(self, game: SeaboardGame) -> None:
        super().__init__(game)
        self.world = World(game.setting, game.deals, game.deal)

    def current_player(self) -> int:
        desk = self.world.desk
        if desk is None:
            return int(CHANCE)
        actor = desk.actor
        return actor if actor != NOBODY else int(TERMINAL)

    def is_terminal(self) -> bool:
        desk = self.world.desk
        return desk is not None and desk.actor == NOBODY

    def is_chance_node(self) -> bool:
        return self.world.desk is None

    def is_player_node(self) -> bool:
        desk = self.world.desk
        return desk is not None and desk.actor != NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world.desk is not None
        return self.world.desk.legal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        desk = self.world.desk
        if desk is None:
            return list(range(FACES))
        if player is not None and player != desk.actor:
            return []
        return desk.legal()

    def _apply_action(self, action: int) -> None:
        if self.world.desk is None:
            self.world.roll(action)
        else:
            self.world.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.world.desk is None:
            return f"deal:{action}"
        return self.world.setting.game.describe(self.world.desk.state, action).text

    def returns(self) -> list[float]:
        world = self.world
        if world.desk is None or world.desk.actor != NOBODY:
            return [0.0] * world.setting.seats
        return world.setting.utilities(world.desk.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SeaboardState:
        """The same past and present for this player, and all that it cannot know dealt anew."""
        copy: SeaboardState = self.clone()
        world = copy.world
        assert world.desk is not None
        world.become(world.desk.state.determinize(player, Quick(int(sampler() * (1 << 53)))), player)
        return copy

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player did, was told and sees."""
        world = self.world
        if world.desk is None:
            return "deal"
        seat = int(world.desk.state.actor()) if player is None else player
        return f"seat {seat}: {_text(world.seen_by(seat))} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        world = self.world
        if world.desk is None:
            return "deal"
        seat = int(world.desk.state.actor()) if player is None else player
        return _text(world.setting.game.view(world.desk.state, seat))

    def __str__(self) -> str:
        world = self.world
        if world.desk is None:
            return f"deal {world.rolls}"
        return _text(write_position(world.setting.game, world.desk.state))


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


class Observer:
    """Tensors and strings of what a player sees: of the moment, or of all it has seen."""

    def __init__(self, game: SeaboardGame, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.width = game.setting.width
        self.tensor: Array = np.zeros(self.width + (DIGEST if self.recalls else 0), np.float32)
        self.row: Array = self.tensor[: self.width]
        self.dict = {"observation": self.row}
        if self.recalls:
            self.dict["digest"] = self.tensor[self.width :]

    def set_from(self, state: SeaboardState, player: int) -> None:
        world = state.world
        if world.desk is None:
            self.tensor.fill(0)
            return
        world.row.fill(0)
        world.desk.see(player)
        self.row[:] = world.row
        if self.recalls:  # no two information states share a tensor
            digest = hashlib.sha256(_text(world.seen_by(player)).encode()).digest()
            self.tensor[self.width :] = np.frombuffer(digest, np.uint8)

    def string_from(self, state: SeaboardState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


class SeaboardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel's games are; there is a subclass for each, so that they can be pickled."""

    rules: Game[Any]
    parameters: dict[str, OptionSpec]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        chosen = {
            name: given[name]
            for name, spec in self.parameters.items()
            if name in given and not (spec.default is None and given[name] == UNSET)
        }
        seats = int(given.get("players", usual_seats(self.rules)))
        self.setting = Setting(self.rules.name, seats, chosen)
        self.deals = str(given.get("seed", 0))
        self.deal = str(given.get("deal", ""))
        utility = pyspiel.GameType.Utility.ZERO_SUM
        if self.setting.is_team:
            utility = pyspiel.GameType.Utility.IDENTICAL if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM
        is_zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=0 if self.deal else FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=self.rules.longest(seats, self.setting.options),
        )
        super().__init__(game_type(self.rules, utility), info, given)

    def new_initial_state(self) -> SeaboardState:
        return SeaboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.deal else ROLLS


def usual_seats(rules: Game[Any]) -> int:
    return max(2, rules.seats[0])


def game_type(rules: Game[Any], utility: Any) -> Any:
    parameters: dict[str, Any] = {"players": usual_seats(rules), "seed": 0, "deal": ""}
    parameters |= {spec.name: UNSET if spec.default is None else spec.default for spec in specs(rules.options)}
    return pyspiel.GameType(
        short_name=f"seaboard_{rules.name}",
        long_name=rules.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def to_record(state: SeaboardState) -> Record:
    """The game of a state as a record, which every other part of Seaboard can replay."""
    world = state.world
    setting = world.setting
    record = new_record(setting.game, setting.agents, setting.given, world.seed())
    play = setting.game.start(setting.seats, setting.given, seed=record.seed)
    for action in world.actions:
        record.moves.append(setting.game.describe(play, action).text)
        play.advance(action)
    record.result = write_result(setting.game, play)
    return record


def from_record(record: Record) -> SeaboardState:
    """The state after the moves of a record."""
    chosen = {name: value for name, value in record.options.items() if value is not None}
    game = pyspiel.load_game(f"seaboard_{record.game}", {"players": len(record.seats), "deal": record.seed, **chosen})
    state: SeaboardState = game.new_initial_state()
    for text in record.moves:
        desk = state.world.desk
        assert desk is not None
        state.apply_action(state.world.setting.game.parse(desk.state, text))
    return state


def _register(name: str) -> None:
    rules = game_named(name)
    title = "".join(part.title() for part in name.split("_"))
    parameters = {spec.name: spec for spec in specs(rules.options)}
    kind = type(title, (SeaboardGame,), {"rules": rules, "parameters": parameters, "__module__": __name__})
    globals()[title] = kind
    pyspiel.register_game(game_type(rules, pyspiel.GameType.Utility.GENERAL_SUM), kind)


for _name in NAMES:
    _register(_name)
