"""`seaboard play`: a game in the terminal against simple bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from seaboard.bots.bot import Bot
from seaboard.bots.levels import LEVELS, bot_named, level_bot
from seaboard.bots.seen import Seen
from seaboard.cli.draw import draw_view
from seaboard.cli.terminal import (
    console,
    data_folder,
    event_lines,
    lang_option,
    option_option,
    options_given,
    read_file,
    refusal_text,
    texts,
    use_words_of,
    write_file,
)
from seaboard.core.game import Game, Move, event_seen
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record, read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import commitment, new_seed
from seaboard.core.state import NOBODY, Event, Notes, State
from seaboard.games import game_named, reconstructed
from seaboard.review.advice import advice_on
from seaboard.review.words import advice_words


@click.command("play")
@click.argument("game", default="sea_salt_paper")
@click.option("--players", type=int, help="Number of seats; default: the least the game allows, but two if it can be.")
@click.option("--bots", default="", help="Opponents: a level from calm to maelstrom, or a simple bot; default: breeze.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--side", default="", help="Your side in a game of unequal sides, e.g. shark.")
@click.option("--seed", default="", help="32 hexadecimal digits; default: a secret one.")
@click.option("--new", "fresh", is_flag=True, help="Begin anew even if a game was left unfinished.")
@click.option(
    "--file", "path", type=click.Path(path_type=Path), help="Where the game is kept; default: your data folder."
)
@click.option("--pack", "pack_file", default="", help="Play with a corrected data pack.")
@click.option("--nautoma", type=click.IntRange(1, 5), help="Finspan alone against the Nautoma of this level.")
@option_option
@lang_option
def command(
    game: str,
    players: int | None,
    bots: str,
    seat: int,
    side: str,
    seed: str,
    fresh: bool,
    path: Path | None,
    pack_file: str,
    nautoma: int | None,
    given: tuple[str, ...],
    lang: str | None,
) -> None:
    """Play in the terminal. Moves are numbered; u takes back, h hints, q leaves and keeps the game.

    An unfinished game is taken up again where it was left.
    """
    played = game_named(game)
    if pack_file:
        played = played.with_pack(read_file(pack_file))
        use_words_of(played)
    kept = path or data_folder() / "play" / f"{played.name}.json"
    table = None if fresh else _take_up(played, kept)
    if table is None:
        options = options_given(played, given)
        if nautoma is not None:
            if players not in (None, 1):
                raise Refused("nautoma-for-one", players=players)
            options["nautoma"] = nautoma
            players = 1
        seats = players if players is not None else max(played.seats[0], min(2, played.seats[-1]))
        table = _lay(played, seats, _own_seat(played, seat, side, seats), bots, options, seed or new_seed())
    Session(played, table, kept).run()


def _own_seat(game: Game[Any], seat: int, side: str, seats: int) -> int:
    if side:
        if side not in game.roles:
            raise Refused("side-unknown", side=side, known=", ".join(game.roles) or "-")
        return game.roles.index(side)
    game.check_seats(seats)
    if not 0 <= seat < seats:
        raise Refused("seat-unknown", seat=seat, high=seats - 1)
    return seat


def _lay(game: Game[Any], seats: int, mine: int, bots: str, options: dict[str, object], seed: str) -> Table:
    names = [name for name in bots.replace(",", " ").split() if name] or ["breeze"]
    if len(names) == 1:
        names *= max(1, seats - 1)
    if len(names) != seats - 1 and seats > 1:
        raise Refused("bots-do-not-fit", bots=len(names), seats=seats - 1)
    opponents = iter(names)
    players = [("" if seat == mine else next(opponents)) for seat in range(seats)]
    for name in players:
        if name:
            bot_named(game.name, name)
    game.start(seats, options, seed=seed)
    return Table(new_record(game, players, options, seed), mine)


def _take_up(game: Game[Any], kept: Path) -> Table | None:
    """The game that was left unfinished, if there is one that can be read."""
    if not kept.is_file():
        return None
    try:
        record = read_record(game, read_file(str(kept)))
        if record.result is not None:
            return None
        replay(game, record)
    except Refused:
        click.echo(texts()("cli-kept-unreadable", file=str(kept)), err=True)
        raise
    mine = record.seats.index("") if "" in record.seats else 0
    click.secho(texts()("cli-resumed", moves=len(record.moves)), dim=True)
    return Table(record, mine)


class Table:
    """A record that is being played; the human's seat has no bot's name."""

    def __init__(self, record: Record, mine: int) -> None:
        self.record = record
        self.mine = mine


class Session:
    """One sitting at the terminal."""

    def __init__(self, game: Game[Any], table: Table, kept: Path) -> None:
        self.game = game
        self.record = table.record
        self.mine = table.mine
        self.kept = kept
        self.say = texts()
        self.out = console()
        self.state: State = replay(game, self.record)
        self.quick = Quick(secrets.randbits(40))
        self.names = [
            self.say("cli-you") if not name else self.say("cli-bot-name", bot=self.bot_words(name), seat=seat + 1)
            for seat, name in enumerate(self.record.seats)
        ]

    def run(self) -> None:
        write_file(self.kept, self.record.write())  # if the game cannot be kept, say so before it begins
        self.out.print(f"[bold]{self.say(self.game.name + '-name')}[/]")
        self.out.print(self.say("cli-commitment", hash=commitment(self.record.seed)[:16]), style="dim")
        self.tell_reconstructed()
        if not self.record.moves:
            self.tell(self.game.opening(len(self.record.seats), self.game.options_of(self.state), self.record.seed))
        try:
            while not self.state.over():
                if self.state.actor() == self.mine:
                    if not self.my_turn():
                        return
                else:
                    self.bot_turn()
        except (EOFError, KeyboardInterrupt, click.Abort):
            self.out.print()
            self.leave()
            return
        self.finish()

    def tell_reconstructed(self) -> None:
        """What of this table rests on no source is said before it is played."""
        options = self.game.options_of(self.state)
        found = reconstructed(self.game, options, len(self.record.seats))
        if found:
            self.out.print(self.say("cli-reconstructed"), style="yellow")
        for word in found:
            self.out.print(f"  {self.say(f'{self.game.name}-reconstructed-{word}')}", style="yellow", highlight=False)

    def bot_words(self, name: str) -> str:
        """A level as players call it; a simple bot by its own name."""
        return self.say(f"table-level-{name}") if name in LEVELS else name

    def bot_turn(self) -> None:
        seat = int(self.state.actor())
        self.make(self.bot_at(seat).choose(Seen(self.game, self.state, seat), self.quick))

    def bot_at(self, seat: int) -> Bot:
        """The bot of a seat; a record of ours may name others, then the best simple one plays."""
        name = self.record.seats[seat]
        if name in LEVELS:
            return level_bot(self.game.name, name, hurried=True)
        try:
            return bot_named(self.game.name, name)
        except Refused:
            return level_bot(self.game.name, "breeze")

    def my_turn(self) -> bool:
        """Ask until a move is made; False to leave."""
        decision = self.game.decision(self.state, self.mine)
        assert decision is not None
        self.out.print()
        self.out.print(draw_view(self.game, self.game.view(self.state, self.mine), self.names))
        prompt = decision.prompt
        asked = self.word("prompt", prompt.key, prompt.facts)
        self.out.print(f"\n[bold]{asked}[/]")
        for number, move in enumerate(decision.moves, 1):
            self.out.print(f"  [cyan]{number:>2}[/]  {self.label(move)}")
        while True:
            answer = self.out.input(f"[dim]{self.say('cli-ask')}[/] ").strip()
            if answer in ("q", "quit"):
                self.leave()
                return False
            if answer in ("u", "undo"):
                if self.undo():
                    return True
                self.out.print(self.say("cli-nothing-to-undo"), style="yellow")
            elif answer in ("h", "hint", "?"):
                self.hint(decision.moves)
            elif answer.isdecimal() and 1 <= int(answer) <= len(decision.moves):
                self.make(decision.moves[int(answer) - 1].action)
                return True
            else:
                try:
                    action = self.game.parse(self.state, answer)
                except Refused as refusal:
                    said = self.say.words_for(
                        self.game.name, refusal.facts, self.game.component_facts, self.names, self.mine
                    )
                    self.out.print(refusal_text(Refused(refusal.code, **said)), style="yellow")
                    continue
                self.make(action)
                return True

    def label(self, move: Move) -> str:
        return self.word("move", move.kind, move.facts)

    def word(self, kind: str, word: str, facts: Mapping[str, object]) -> str:
        """What the game says, to the one who sits here."""
        return self.say.say(self.game.name, kind, word, facts, self.game.component_facts, self.names, self.mine)

    def make(self, action: int) -> None:
        """Carry out a move, tell what happened, and keep the game."""
        self.record.moves.append(self.game.describe(self.state, action).text)
        notes = Notes()
        self.state.notes = notes
        self.state.apply(action)
        self.state.notes = None
        self.tell(notes.events)
        if self.state.over():
            self.record.result = write_result(self.game, self.state)
        write_file(self.kept, self.record.write())

    def tell(self, events: Sequence[Event]) -> None:
        told = [seen for event in events if (seen := event_seen(event, self.mine)) is not None]
        for line in event_lines(self.game, told, self.names, self.mine):
            self.out.print(f"  · {line}", style="dim")

    def hint(self, moves: Sequence[Move]) -> None:
        """What a strong bot would do and why; it sees only what this seat sees."""
        advice = advice_on(self.game, self.state, self.mine, int(self.quick.below(1 << 30)))
        labels = {move.text: self.label(move) for move in moves}
        together = self.game.together(self.game.options_of(self.state), len(self.names))
        heading, lines = advice_words(self.say, self.game.name, advice, labels.__getitem__, together)
        self.out.print(heading, style="green")
        for line in lines:
            self.out.print(f"  {line}", style="green")
        self.out.print(self.say("cli-help"), style="dim")

    def undo(self) -> bool:
        """Back to the last decision of this seat."""
        state = self.game.start(len(self.record.seats), self.record.options, seed=self.record.seed)
        mine = -1
        for ply, text in enumerate(self.record.moves):
            if state.actor() == self.mine:
                mine = ply
            state.advance(self.game.parse(state, text))
        if mine < 0:
            return False
        self.record.moves = self.record.moves[:mine]
        self.state = replay(self.game, self.record)
        write_file(self.kept, self.record.write())
        return True

    def leave(self) -> None:
        write_file(self.kept, self.record.write())
        self.out.print(self.say("cli-left", file=str(self.kept)), style="dim")

    def finish(self) -> None:
        result = self.game.result(self.state)
        assert result is not None
        assert self.state.actor() == NOBODY
        self.out.print()
        self.out.print(draw_view(self.game, self.game.view(self.state, self.mine), self.names))
        winners = [self.names[seat] for seat in result.winners]
        facts = {**result.facts, "winners": ", ".join(winners)}
        ending = self.word("ending", result.ending, facts)
        self.out.print(f"\n[bold]{ending}[/]")
        for seat, score in enumerate(self.game.scores(self.state)):
            self.out.print(f"  {self.names[seat]}: {score.total}")
        self.out.print(self.say("cli-seed", seed=self.record.seed, file=str(self.kept)), style="dim")
