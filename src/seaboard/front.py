"""The front door: games to start and load, and bots to play them, for people who write programs."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

from seaboard.bots.bot import Bot as Thinker
from seaboard.bots.levels import bot_named
from seaboard.bots.seen import Seen
from seaboard.core.game import Move, Result, Score
from seaboard.core.options import read_options, write_options
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed, new_seed
from seaboard.core.state import State
from seaboard.games import game_named, game_with
from seaboard.locales import Language, texts_in
from seaboard.match import Match, checked_language, load

if TYPE_CHECKING:
    from seaboard.games.finspan.told.view import View as FinspanView
    from seaboard.games.kelp.told.view import View as KelpView
    from seaboard.games.sea_salt_paper.told.view import View as SeaSaltPaperView
    from seaboard.games.tranquility.told.view import View as TranquilityView

__all__ = ["Bot", "GameName", "Match", "Move", "Refused", "Result", "Score", "State", "bot", "explain", "load", "start"]

SeaSaltPaperName = Literal["sea-salt-paper", "sea_salt_paper"]
FinspanName = Literal["finspan"]
TranquilityName = Literal["tranquility"]
KelpName = Literal["kelp"]
GameName = SeaSaltPaperName | FinspanName | TranquilityName | KelpName


@overload
def start(
    game: SeaSaltPaperName,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    pack: object = None,
) -> Match[SeaSaltPaperView]: ...


@overload
def start(
    game: FinspanName,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    pack: object = None,
) -> Match[FinspanView]: ...


@overload
def start(
    game: TranquilityName,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    pack: object = None,
) -> Match[TranquilityView]: ...


@overload
def start(
    game: KelpName,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    pack: object = None,
) -> Match[KelpView]: ...


def start(
    game: GameName,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    pack: object = None,
) -> Match[Any]:
    """A new game, dealt and waiting for its first decision.

    Without `seats` two play, or as many as the game needs. `seed` is 32 hexadecimal digits, or any whole number: then
    it is game 0 of that series, in the arena and in the environments as well. Without one the deal is secret. `pack` is
    corrected component data for games that have it.

    >>> start("kelp", options={"board": "night"}).actor
    1
    >>> start("finspan", seed=7) == start("finspan", seed=7)
    True
    """
    played = game_with(game, pack)
    chosen = seats if seats is not None else 2 if 2 in played.seats else played.seats[0]
    dealt = new_seed() if seed is None else derived_seed(seed, 0) if isinstance(seed, int) else seed
    state = played.start(chosen, options, seed=dealt)
    whole = write_options(read_options(played.options, options or {}))
    return Match(played, state, seed=dealt, options=whole)


class Bot:
    """A player that thinks. It is shown only what its seat sees, and the same seed gives the same moves."""

    def __init__(self, game: str, name: str, thinker: Thinker, seed: int) -> None:
        self.game = game
        self.name = name
        self._thinker = thinker
        self._quick = Quick(seed)

    def choose(self, match: Match, seat: int | None = None) -> Move:
        """The move it would make for the seat that decides; any other seat is refused."""
        if match.game.name != self.game:
            raise Refused("game-differs", field="game", value=match.game.name, expected=self.game)
        state = match.state
        asked = int(state.actor()) if seat is None and not match.is_over else seat or 0
        return match.game.describe(state, self._thinker.choose(Seen(match.game, state, asked), self._quick))

    def __repr__(self) -> str:
        return f"<Bot {self.name!r} of {self.game}>"


def bot(game: GameName, name: str = "breeze", *, seed: int | None = None) -> Bot:
    """A bot: a level from `calm` to `maelstrom`, a simple one such as `random`, or `search@N` for N iterations a move.

    >>> bot("tranquility", "search@50", seed=1).choose(start("tranquility", seed="00" * 16)).kind
    'play'
    """
    played = game_named(game)
    return Bot(played.name, name, bot_named(played.name, name), secrets.randbits(40) if seed is None else seed)


def explain(refusal: Refused, language: Language = "en") -> str:
    """Why not, as a sentence in English, Ukrainian (`uk`) or Russian (`ru`).

    >>> reason = start("kelp", seed=1).why_not("swim:k99")
    >>> print(explain(reason) if reason else "it can")
    This cannot be done now. “swim:k99” is not one of the possible moves: shark:k1, shark:k3, shark:k7, shark:k9.
    """
    return texts_in(checked_language(language)).refused(refusal)
