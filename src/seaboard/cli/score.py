"""`seaboard score`: the score of cards on a real table, line by line."""

from __future__ import annotations

import click

from seaboard.cli.terminal import json_option, lang_option, print_json, read_file, texts
from seaboard.core.reading import one_of
from seaboard.core.refused import Refused


@click.group("score")
def command() -> None:
    """Score what lies on a real table, and explain it line by line."""


@command.command("sea-salt-paper")
@click.option("--hand", default="", help='Cards in hand, e.g. "octopus/grey boat/black".')
@click.option("--area", default="", help='Cards laid down in pairs, e.g. "boat/dark_blue boat/yellow".')
@click.option("--mermaid-counts-white/--mermaid-skips-white", default=True, help="May a mermaid count white cards?")
@lang_option
@json_option
def sea_salt_paper(hand: str, area: str, mermaid_counts_white: bool, lang: str | None, as_json: bool) -> None:
    """Card points, colour bonus and whether the round may be ended.

    Cards are NAME/COLOUR, separated by spaces or commas.
    """
    from seaboard.games.sea_salt_paper.box.printed import FACES
    from seaboard.games.sea_salt_paper.rules.cards import COPIES, POINTS_TO_CALL
    from seaboard.games.sea_salt_paper.told.reading import PAIR_OF
    from seaboard.games.sea_salt_paper.told.scoring import biggest_colour, breakdown

    in_hand = _cards(hand, "--hand", FACES)
    in_area = _cards(area, "--area", FACES)
    for face in {*in_hand, *in_area}:
        count = in_hand.count(face) + in_area.count(face)
        if count > COPIES[face]:
            raise Refused(
                "card-too-many", card=FACES[face], count=count, expected=int(COPIES[face]), field="--hand, --area"
            )
    _check_pairs(in_area, PAIR_OF, FACES)
    lines = breakdown(in_hand + in_area, mermaid_counts_white)
    card_points = sum(points for _, points, _ in lines)
    colour, bonus = biggest_colour(in_hand + in_area)
    sums = {kind: sum(p for k, p, _ in lines if k == kind) for kind in ("duo", "collector", "multiplier", "mermaid")}
    may_end = card_points >= POINTS_TO_CALL
    wins = sum(kind == "mermaid" for kind, _, _ in lines) == 4  # SSP-63
    if as_json:
        ends = {"may_end_round": may_end, "wins_the_game": wins}
        print_json({**sums, "card_points": card_points, "colour_bonus": bonus, **ends})
        return
    say = texts()
    parts = frozenset({"card", "partner", "counted", "colour"})
    for kind, points, facts in lines:
        words = say.words_for("sea_salt_paper", facts, parts, ())
        shown = "mermaid_idle" if kind == "mermaid" and points == 0 else kind  # SSP-62
        click.echo(f"{points:>4}  {say(f'sea_salt_paper-line-{shown}', points=points, **words)}")
    total = say("sea_salt_paper-line-card_points", points=card_points)
    click.secho(f"{card_points:>4}  {total}", bold=True)
    if colour:
        words = say.words_for("sea_salt_paper", {"colour": colour, "count": bonus}, parts, ())
        click.echo(f"{bonus:>4}  {say('sea_salt_paper-line-colour_bonus', points=bonus, **words)}")
    if wins:
        click.secho(say("cli-four-mermaids"), bold=True)
        return
    click.echo(say("cli-may-end-round" if may_end else "cli-may-not-end-round", needed=int(POINTS_TO_CALL)))


@command.command("finspan")
@click.argument("file")
@lang_option
@json_option
def finspan(file: str, lang: str | None, as_json: bool) -> None:
    """Score an end-of-game ocean, part by part.

    FILE is JSON (- reads standard input) with the slots of the ocean, B1 to G6, and the points noted in weeks 1 to 3:
    {"ocean": {"P1": {"fish": "barramundi", "school": true, "under": ["porkfish"]}}, "achievements": [7, 6, 8]}
    """
    from seaboard.games.finspan.told.scoring import score_ocean

    score = score_ocean(read_file(file))
    if as_json:
        print_json({**{line.key: line.points for line in score.lines}, "total": score.total})
        return
    say = texts()
    for line in score.lines:
        click.echo(f"{line.points:>4}  {say(f'finspan-score-{line.key}')}")
    click.secho(f"{score.total:>4}  {say('cli-total')}", bold=True)


def _cards(text: str, field: str, faces: list[str]) -> list[int]:
    names = text.replace(",", " ").split()
    return [faces.index(one_of(name.lower(), faces, field)) for name in names]


def _check_pairs(area: list[int], pair_of: dict[tuple[int, int], int], faces: list[str]) -> None:
    """The area holds whole pairs only; they may be listed in any order."""
    left = list(area)
    while left:
        face = left.pop(0)
        partner = next((other for other in left if (min(face, other), max(face, other)) in pair_of), None)
        if partner is None:
            raise Refused("card-without-partner", card=faces[face], field="--area")
        left.remove(partner)
