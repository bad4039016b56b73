"""Are sampled worlds as likely as they are? `python benchmarks/calibration.py sea-salt-paper`, `… kelp` or
`… tranquility`.

Bots play; at every decision the truth that is hidden from the seat is compared with worlds sampled for it, as they are
dealt and as search draws them (`seaboard.bots.worlds`). A calibrated sampler is right on average. `--fit` finds
the figures of a judge's `likelihood`: those that tell true hands best from dealt ones.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np

from seaboard.bots.levels import bot_named
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.sea_salt_paper.judge import RoundJudge
from seaboard.bots.minds.tranquility.judge import STAGE, VoyageJudge
from seaboard.bots.seen import Seen
from seaboard.bots.worlds import Worlds
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.kelp.rules.blocks import zone_of
from seaboard.games.kelp.rules.codes import SHARK
from seaboard.games.kelp.rules.trail import whereabouts
from seaboard.games.sea_salt_paper.rules import codes as ssp
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.tranquility.rules import codes as trq

MANY = 7  # points with which a round may be ended
FIRST = 10  # the first world that counts: the very first ones are as they are dealt


def decisions(game: str, asked: argparse.Namespace) -> Iterator[tuple[Any, Seen, Quick]]:
    """Every decision of so many games: the true state, what its seat sees, and a generator for worlds."""
    rules = game_named(game)
    bots = [bot_named(game, name) for name in asked.bot.split(",")]
    for index in range(asked.games):
        bot = bots[index % len(bots)]
        options = dict(text.split("=", 1) for text in asked.option)
        state = rules.start(asked.players, options, seed=derived_seed(asked.seed, index))
        quick, other = Quick(index), Quick(index + 1_000_000)
        while not state.over():
            seen = Seen(rules, state, int(state.actor()))
            yield state, seen, other
            state.apply(bot.choose(seen, quick))


def sampled(seen: Seen, asked: argparse.Namespace, quick: Quick) -> tuple[list[Any], list[Any]]:
    """Worlds as they are dealt, and as search draws them."""
    mind = mind_of(seen.game.name)
    worlds = Worlds(seen, mind.judge, quick.word(), mind.settings.weighs, mind.settings.lots)
    dealt = [seen.sample(quick) for _ in range(asked.worlds)]
    return dealt, [worlds.world(FIRST + number, quick) for number in range(asked.worlds)]


# -- Sea Salt & Paper -------------------------------------------------------------------------------------------------


def hand(state: Any, seat: int) -> tuple[float, float, float]:
    """Of one seat: card points, whether they are many, and the mermaids in hand."""
    row = seat * int(ssp.ROW)
    points = int(card_points(state.tally, row, state.charter.white_counts))
    return float(points), float(points >= MANY), float(state.tally[row + ssp.HELD + ssp.MERMAID])


def check_hands(asked: argparse.Namespace) -> None:
    """What the others hold, by the number of their hidden cards."""
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0] * 10)
    for state, seen, quick in decisions("sea_salt_paper", asked):
        dealt, drawn = sampled(seen, asked, quick)
        for other in range(int(seen.seats)):
            size = int(state.tally[other * ssp.ROW + ssp.SIZE])
            if other != seen.seat and size > 0:
                means = [
                    [sum(one) / asked.worlds for one in zip(*(hand(world, other) for world in worlds), strict=True)]
                    for worlds in (dealt, drawn)
                ]
                row = sums[min(size, 7)]
                row[0] += 1
                for i in range(3):
                    for j, one in enumerate((hand(state, other), *means)):
                        row[1 + 3 * i + j] += one[i]
    kinds = ("points", f"≥ {MANY}", "mermaids")
    print("| hidden cards | n |" + "".join(f" {kind}: true | dealt | drawn |" for kind in kinds))
    print("| --- | ---: |" + " ---: |" * 9)
    every = [sum(row[i] for row in sums.values()) for i in range(10)]
    for name, row in [*((str(size), sums[size]) for size in sorted(sums)), ("all", every)]:
        means = [row[i] / row[0] for i in range(1, 10)]
        figures = [f"{one:.2f}" for one in means[:3]] + [f"{one:.3f}" for one in means[3:]]
        print(f"| {name} | {row[0]:.0f} | {' | '.join(figures)} |")


def fit_hands(asked: argparse.Namespace) -> None:
    judge = RoundJudge()
    sets: list[list[list[float]]] = []
    for state, seen, quick in decisions("sea_salt_paper", asked):
        for other in range(int(seen.seats)):
            if other != seen.seat and state.tally[other * ssp.ROW + ssp.SIZE] > 0:
                worlds = [state, *(seen.sample(quick) for _ in range(asked.worlds))]
                sets.append([judge.traits_of(world, other) for world in worlds])
    print(f"{len(sets)} hands: {fitted(sets)}")


def fitted(sets: list[list[list[float]]]) -> str:
    """What tells the first of each set, a true hand, from the others, which were dealt, by their traits.

    A conditional logit, by Newton's method with a little ridge.
    """
    traits: Any = np.array(sets)
    kept = np.zeros(traits.shape[2])
    for _ in range(20):
        scores = traits @ kept
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        mean = (shares[:, :, None] * traits).sum(axis=1)
        slope = (traits[:, 0] - mean).sum(axis=0) - kept
        apart = traits - mean[:, None]
        bend = np.einsum("nk,nki,nkj->ij", shares, apart, apart) + np.eye(len(kept))
        kept += np.linalg.solve(bend, slope)
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    return ", ".join(f"{one:.2f} ± {error:.2f}" for one, error in zip(kept, errors, strict=True))


# -- Kelp -------------------------------------------------------------------------------------------------------------


def check_hunt(asked: argparse.Namespace) -> None:
    """Where the octopus is for the shark, and how many meals it holds."""
    bins: dict[int, list[float]] = defaultdict(lambda: [0.0] * 3)
    held = [0.0] * 3
    for state, seen, quick in decisions("kelp", asked):
        pack = state.pack
        lair = int(zone_of(state, pack.octopus))
        if seen.seat != SHARK or lair < 0:
            continue
        _, drawn = sampled(seen, asked, quick)
        chances = whereabouts(state.trail.chances(), pack.octopus)  # what the sampler of the shark draws from
        for zone, likely in enumerate(float(one) for one in chances):
            row = bins[min(int(likely * 10), 9)]
            row[0] += 1
            row[1] += likely
            row[2] += float(zone == lair)
        held[0] += 1
        for at, tables in ((1, [state]), (2, drawn)):
            for table in tables:
                meals = sum(int(table.hand[kind]) for kind in range(pack.cards) if pack.food_of[kind] >= 0)
                held[at] += meals / len(tables)
    print("| octopus there | n | mean | came true |\n| --- | ---: | ---: | ---: |")
    for low in sorted(bins):
        row = bins[low]
        print(f"| {low / 10:.1f}–{low / 10 + 0.1:.1f} | {row[0]:.0f} | {row[1] / row[0]:.2f} | {row[2] / row[0]:.2f} |")
    print(
        f"\nMeals in the octopus's hand: {held[1] / held[0]:.3f} true, {held[2] / held[0]:.3f} sampled ({held[0]:.0f})"
    )


# -- Tranquility ------------------------------------------------------------------------------------------------------

PLACES = ("hands", "decks", "discards", "taken out")
REACH = 4  # the highest cost that a full hand can pay


def places(state: Any, seat: int) -> dict[int, int]:
    """Where each island lies that this seat does not see."""
    found: dict[int, int] = {}
    for other, player in enumerate(state.players):
        piles = [(1, player.deck)] if other == seat else [(0, player.hand), (1, player.deck), (2, player.pile)]
        for place, cards in [*piles, (3, state.removed)]:
            found.update({abs(int(cards.items[i])): place for i in range(cards.count)})
    return found


def use_of(sea: Any, island: int) -> str:
    """What an island could still do."""
    first, last = int(sea.below[island]), int(sea.above[island])
    if last - first > 2:
        return "for a wider gap"
    low = int(sea.line[first]) if first >= 0 else -REACH
    high = int(sea.line[last]) if last < trq.CELLS else trq.ISLANDS + 1 + REACH
    in_reach = last - first == 2 and min(island - low, high - island) <= REACH
    return "for a single cell" if in_reach else "of no use"


def acting(asked: argparse.Namespace) -> Iterator[tuple[Any, Seen, Quick]]:
    return ((state, seen, quick) for state, seen, quick in decisions("tranquility", asked) if state.phase == trq.ACTING)


def check_islands(asked: argparse.Namespace) -> None:
    """What others hold is worth, and where the islands lie that a seat does not see, by what they could do."""
    hands: dict[int, list[float]] = defaultdict(lambda: [0.0] * 7)
    sums: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0] * 9)
    judge = VoyageJudge()
    for state, seen, quick in acting(asked):
        worlds = sampled(seen, asked, quick)
        for other in range(int(seen.seats)):
            if other != seen.seat and state.players[other].hand.count > 1:
                row = hands[int(state.sea.filled) // STAGE]
                row[0] += 1
                for kind, tables in enumerate(([state], *worlds)):
                    for table in tables:
                        for at, one in enumerate(judge.traits_of(table, other)):
                            row[1 + 3 * at + kind] += one / len(tables)
        true = places(state, int(seen.seat))
        drawn = [places(world, int(seen.seat)) for world in worlds[1]]
        for island, place in true.items():
            if island <= trq.ISLANDS:
                row = sums[min(int(state.sea.filled) // 12, 2), use_of(state.sea, island)]
                row[0] += 1
                row[1 + 2 * place] += 1
                for world in drawn:
                    row[2 + 2 * world[island]] += 1 / asked.worlds
    print("| cells filled | n | best island: true | dealt | drawn | second: true | dealt | drawn |")
    print("| --- | ---: |" + " ---: |" * 6)
    for part in sorted(hands):
        row = hands[part]
        figures = " | ".join(f"{one / row[0]:.2f}" for one in row[1:])
        print(f"| {STAGE * part}–{STAGE * part + STAGE - 1} | {row[0]:.0f} | {figures} |")
    print("\n| cells filled | unseen island | n |" + "".join(f" {place}: true | sampled |" for place in PLACES))
    print("| --- | --- | ---: |" + " ---: |" * 8)
    for part, use in sorted(sums):
        row = sums[part, use]
        figures = " | ".join(f"{one / row[0]:.3f}" for one in row[1:])
        print(f"| {12 * part}–{12 * part + 11} | {use} | {row[0]:.0f} | {figures} |")


def fit_islands(asked: argparse.Namespace) -> None:
    judge = VoyageJudge()
    sets: dict[int, list[list[list[float]]]] = defaultdict(list)
    for state, seen, quick in acting(asked):
        for other in range(int(seen.seats)):
            if other != seen.seat and state.players[other].hand.count > 1:
                worlds = [state, *(seen.sample(quick) for _ in range(asked.worlds))]
                sets[int(state.sea.filled) // STAGE].append([judge.traits_of(world, other) for world in worlds])
    for part, found in sorted(sets.items()):
        print(f"{STAGE * part}–{STAGE * part + STAGE - 1} cells, {len(found)} hands: {fitted(found)}")


CHECKS = {"sea-salt-paper": check_hands, "kelp": check_hunt, "tranquility": check_islands}
FITS = {"sea-salt-paper": fit_hands, "tranquility": fit_islands}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CHECKS))
    parser.add_argument("--bot", default="breeze", help="who plays; several, with commas between, in turn")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--worlds", type=int, default=20, help="sampled at every decision")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--fit", action="store_true", help="find the figures of likelihood instead")
    asked = parser.parse_args()
    if asked.fit and asked.game not in FITS:
        parser.error(f"--fit: {asked.game} has no figures of likelihood; choose from {', '.join(FITS)}")
    (FITS if asked.fit else CHECKS)[asked.game](asked)


if __name__ == "__main__":
    main()
