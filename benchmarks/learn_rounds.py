"""Make the table of what the start of a round of Sea Salt & Paper is worth: `python benchmarks/learn_rounds.py`.

For every combination of points that are missing to the target (at the knots, seat 0 begins) so many rounds are
played soundly; the chances then follow from each other by value iteration, from the rounds that end the game back to
the first. Written to `rounds.json` beside the bots' judge. Deterministic. `--check GAMES` compares the table with
whole games instead.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from seaboard.bots.minds import mind_of
from seaboard.bots.policy import play_by
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import Moves
from seaboard.games import game_named
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

FILE = Path(__file__).parent.parent / "src/seaboard/bots/minds/sea_salt_paper/rounds.json"
# Close together about seven: whoever misses so few wins with the next call.
KNOTS = {
    2: [1, 3, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 24, 28, 32, 36, 40],
    3: [1, 4, 6, 7, 8, 9, 11, 14, 18, 24, 35],
    4: [1, 5, 7, 8, 10, 14, 20, 30],
}
ROUNDS = {2: 1000, 3: 150, 4: 60}
SWEEPS = 12
Floats = npt.NDArray[np.float64]


def begun(seats: int, missing: tuple[int, ...], number: int) -> SeaSaltPaper:
    """A game whose first round begins with so many points missing, counted from the seat that begins."""
    game = game_named("sea_salt_paper")
    state = game.start(seats, {"first_seat": "0"}, seed=derived_seed("rounds", number))
    assert isinstance(state, SeaSaltPaper)
    for seat in range(seats):
        state.totals[seat] = int(state.charter.target) - missing[seat]
    return state


def play_round(state: SeaSaltPaper, quick: Quick) -> None:
    policy = mind_of("sea_salt_paper").rollout
    moves = Moves(state.actions)
    state.forget()
    state.is_cut_short = True
    first = state.round
    while not state.over() and state.round == first:
        state.legal_into(moves)
        state.advance(policy.choose(state, moves, quick))


def weights(missing: int, knots: list[int]) -> tuple[int, float]:
    """The knot below, and how far towards the next one."""
    missing = min(max(missing, 1), knots[-1])
    below = max(i for i in range(len(knots) - 1) if knots[i] <= missing)
    return below, (missing - knots[below]) / (knots[below + 1] - knots[below])


def learn(seats: int) -> Floats:
    """The chances for all combinations of knots, by seat from the one that begins."""
    knots, many = KNOTS[seats], ROUNDS[seats]
    cells = list(itertools.product(range(len(knots)), repeat=seats))
    ended: list[tuple[int, list[float]]] = []
    rows: list[int] = []  # which cell a round began in, and the corners and weights of where it led
    corners: list[list[int]] = []
    shares: list[list[float]] = []
    turned: list[int] = []
    number = 0
    for index, cell in enumerate(cells):
        for _ in range(many):
            number += 1
            state = begun(seats, tuple(knots[i] for i in cell), number)
            play_round(state, Quick(number))
            if state.over():
                ended.append((index, [state.reward(seat) for seat in range(seats)]))
                continue
            first = int(state.first)
            placed = [
                weights(int(state.charter.target - state.totals[(first + step) % seats]), knots)
                for step in range(seats)
            ]
            spots, parts = [], []
            for corner in range(1 << seats):
                at, part = 0, 1.0
                for step, (below, beyond) in enumerate(placed):
                    upper = corner >> step & 1
                    at = at * len(knots) + below + upper
                    part *= beyond if upper else 1 - beyond
                spots.append(at)
                parts.append(part)
            rows.append(index)
            corners.append(spots)
            shares.append(parts)
            turned.append(first)
    fixed = np.zeros((len(cells), seats))
    for index, rewards in ended:
        fixed[index] += np.array(rewards) / many
    row, spot, share, turn = np.array(rows), np.array(corners), np.array(shares), np.array(turned)
    chances = np.full((len(cells), seats), 1 / seats)
    for _ in range(SWEEPS):
        ahead = (chances[spot] * share[:, :, None]).sum(axis=1)  # by step from the seat that begins next
        by_seat = np.empty_like(ahead)
        for seat in range(seats):
            by_seat[:, seat] = ahead[np.arange(len(row)), (seat - turn) % seats]
        chances = fixed.copy()
        np.add.at(chances, row, by_seat / many)
    return chances


def check(seats: int, games: int) -> None:
    """The table against whole games between sound players, at some lines of missing points."""
    from seaboard.bots.minds.sea_salt_paper.judge import JUDGE

    policy = mind_of("sea_salt_paper").rollout
    knots = KNOTS[seats]
    far = knots[-1]
    lines = [(far,) * seats, (far // 2,) * seats, (4, *(10,) * (seats - 1)), (12, *(5,) * (seats - 1))]
    for missing in lines:
        said = JUDGE.value(begun(seats, missing, 0), 0)
        wins = 0.0
        for number in range(games):
            state = begun(seats, missing, 10_000_000 + number)
            state.forget()
            play_by([policy] * seats, state, Quick(number), 1_000_000)
            wins += state.reward(0)
        mean = wins / games
        error = math.sqrt(max(mean * (1 - mean), 0.01) / games)
        print(
            f"{seats} players, missing {missing}: table {said:.3f}, {games} games {mean:.3f} ± {error:.3f}", flush=True
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=int, default=0, metavar="GAMES")
    given = parser.parse_args()
    if given.check:
        for seats in KNOTS:
            check(seats, given.check)
        return
    players = {}
    for seats in KNOTS:
        began = time.process_time()
        chances = learn(seats)
        players[str(seats)] = {
            "knots": KNOTS[seats],
            "chances": [round(float(chance) * 10000) for chance in chances.reshape(-1)],
        }
        print(f"{seats} players: {len(chances)} cells, {time.process_time() - began:.0f} s", flush=True)
    FILE.write_text(json.dumps({"players": players}, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
