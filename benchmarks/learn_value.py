"""Learns what positions are worth: `python benchmarks/learn_value.py finspan` or `… kelp`.

Bots play against themselves, partly by the quick policy with a random move now and then, partly by search; at the
beginning of each turn (Finspan) or round (Kelp) it is noted what the judge would see, and in the end what came of it.
The weights are fitted (ridge for points, logistic for wins) and written to `value.json` beside the mind; then games of
other seeds say how well they foretell. `--check` only does the latter, with the weights that are there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from seaboard.bots.bot import Bot, PolicyBot
from seaboard.bots.levels import bot_named
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.finspan import value as finspan_value
from seaboard.bots.minds.kelp import value as kelp_value
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.finspan.rules import codes as fin
from seaboard.games.kelp.rules import codes as kelp

MINDS = Path(__file__).resolve().parents[1] / "src" / "seaboard" / "bots" / "minds"
SLIPS = 0.08  # random moves of the quick games, so that bad positions are seen too
Rows = list[tuple[list[float], int, int]]  # what is seen, by which seat, in which game


def play(
    game: str,
    options: dict[str, Any],
    bots: list[Bot],
    seed: str,
    slips: float,
    note: Callable[[Any], None],
) -> Any:
    """One game; `note` is shown every position before its decision."""
    rules = game_named(game)
    state = rules.start(len(bots), options, seed=derived_seed(seed, 0))
    quick = Quick(int(derived_seed(seed, 1)[:12], 16))
    while not state.over():
        note(state)
        seat = int(state.actor())
        legal = state.legal()
        if slips > 0 and quick.unit() < slips:
            state.apply(legal[quick.below(len(legal))])
        elif isinstance(bots[seat], PolicyBot):
            state.apply(int(bots[seat].policy.choose(state, state.legal_moves(), quick)))
        else:
            state.apply(bots[seat].choose(Seen(rules, state, seat), quick))
    return state


def games_of(asked: argparse.Namespace, seed: str, share: float) -> Iterator[tuple[str, str, float]]:
    """The name of the bot, the seed and the slips of each game to be played."""
    for index in range(int(asked.quick * share)):
        yield "", f"{seed} quick {index}", SLIPS
    for index in range(int(asked.searched * share)):
        yield f"search@{asked.iterations}", f"{seed} search {index}", 0.0


def bots_for(game: str, name: str, players: int) -> list[Bot]:
    bot = bot_named(game, name) if name else PolicyBot(mind_of(game).rollout)
    return [bot] * players


# -- Finspan ----------------------------------------------------------------------------------------------------------


def finspan_rows(asked: argparse.Namespace, seed: str, share: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each turn of games of two: what is seen of both oceans, their final points, and the turns left."""
    eye = finspan_value.Forecast([0.0] * 2 * int(finspan_value.FEATURES), [0.0] * int(finspan_value.OF_NAUTOMA))
    seen: list[list[list[float]]] = []
    points: list[list[float]] = []
    for name, own_seed, slips in games_of(asked, seed, share):
        own: list[list[list[float]]] = []

        def note(state: Any, own: list[list[list[float]]] = own) -> None:
            if state.top.kind == fin.TURN and state.top.units == 0:
                own.append([eye.features(state, 0), eye.features(state, 1)])

        options = {"side": "b"} if own_seed.endswith("9") else {}
        state = play("finspan", options, bots_for("finspan", name, 2), own_seed, slips, note)
        result = game_named("finspan").result(state)
        seen += own
        points += [[float(score) for score in result.scores]] * len(own)
    return np.array(seen), np.array(points), np.array(seen)[:, :, -1]


def widened(rows: np.ndarray) -> np.ndarray:
    """Each feature, and each by the turns left: in the order of the weights."""
    left = rows[..., -1:] / float(finspan_value.TURNS)
    return np.stack([rows, rows * left], axis=-1).reshape(*rows.shape[:-1], -1)


def ridge(rows: np.ndarray, target: np.ndarray, strength: float) -> np.ndarray:
    scale = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    even = rows / scale
    found = np.linalg.solve(even.T @ even + strength * np.eye(rows.shape[1]), even.T @ target)
    return found / scale


def learn_finspan(asked: argparse.Namespace) -> dict[str, Any]:
    seen, points, left = finspan_rows(asked, asked.seed, 1.0)
    wide = widened(seen)
    # The lead is what counts among people; the points alone, a little, for the sake of the Nautoma.
    lead_rows = wide[:, 0] - wide[:, 1]
    rows = np.concatenate([lead_rows, 0.4 * wide[:, 0], 0.4 * wide[:, 1]])
    target = np.concatenate([points[:, 0] - points[:, 1], 0.4 * points[:, 0], 0.4 * points[:, 1]])
    weights = ridge(rows, target, 30.0)
    lead = lead_rows @ weights
    won = (np.sign(points[:, 0] - points[:, 1]) + 1) / 2
    spread = min(np.arange(0.5, 8.0, 0.1), key=lambda one: surprise(chance(lead, left[:, 0], one), won))
    return {"weights": weights.tolist(), "spread": float(spread), "nautoma": learn_nautoma(asked)}


def chance(lead: np.ndarray, left: np.ndarray, spread: float) -> np.ndarray:
    return 1 / (1 + np.exp(-1.7 * lead / (2.0 + spread * np.sqrt(left))))


def surprise(foretold: np.ndarray, won: np.ndarray) -> float:
    sure = np.clip(foretold, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def nautoma_rows(asked: argparse.Namespace, seed: str, games: int) -> tuple[np.ndarray, np.ndarray]:
    eye = finspan_value.Forecast([0.0] * 2 * int(finspan_value.FEATURES), [0.0] * int(finspan_value.OF_NAUTOMA))
    seen: list[list[float]] = []
    points: list[float] = []
    for index in range(games):
        own: list[list[float]] = []

        def note(state: Any, own: list[list[float]] = own) -> None:
            if state.top.kind == fin.TURN and state.top.units == 0:
                own.append(eye.features_of_nautoma(state))

        bots = bots_for("finspan", "", 1)
        state = play("finspan", {"nautoma": 1 + index % 5}, bots, f"{seed} nautoma {index}", SLIPS, note)
        seen += own
        points += [float(state.nautoma.total(state.numbers))] * len(own)
    return np.array(seen), np.array(points)


def learn_nautoma(asked: argparse.Namespace) -> list[float]:
    rows, points = nautoma_rows(asked, asked.seed, max(asked.quick // 4, 50))
    return [float(one) for one in ridge(rows, points, 1.0)]


def check_finspan(asked: argparse.Namespace, kept: dict[str, Any]) -> None:
    seen, points, left = finspan_rows(asked, asked.seed + " check", 0.3)
    wide = widened(seen)
    lead = (wide[:, 0] - wide[:, 1]) @ np.array(kept["weights"])
    truth = points[:, 0] - points[:, 1]
    won = (np.sign(truth) + 1) / 2
    now = seen[:, 0, 0] - seen[:, 1, 0]
    print(f"{len(lead)} positions of games of other seeds; final lead scatters by {truth.std():.1f}")
    print("| left | n | R², points now | R², forecast | slope |\n| --- | ---: | ---: | ---: | ---: |")
    for low, high in ((0, 6), (6, 12), (12, 18), (18, 25), (0, 25)):
        part = (left[:, 0] > low) & (left[:, 0] <= high) if high < 25 or low else left[:, 0] >= 0
        if part.sum() < 10:
            continue
        slope = float((lead[part] * truth[part]).sum() / (lead[part] ** 2).sum())
        fits = [f"{r2(one[part], truth[part]):.2f}" for one in (now, lead)]
        print(f"| {low}–{high} | {part.sum()} | {fits[0]} | {fits[1]} | {slope:.2f} |")
    calibration(chance(lead, left[:, 0], kept["spread"]), won)
    rows, hers = nautoma_rows(asked, asked.seed + " check", 60)
    off = rows @ np.array(kept["nautoma"]) - hers
    print(f"Nautoma: forecast off by {np.abs(off).mean():.1f} points on average, {off.mean():+.1f} in the mean")


def r2(foretold: np.ndarray, truth: np.ndarray) -> float:
    return float(1 - ((truth - foretold) ** 2).mean() / (truth**2).mean())


# -- Kelp -------------------------------------------------------------------------------------------------------------


def kelp_rows(asked: argparse.Namespace, seed: str, share: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """At the beginning of each round: what is seen, whether the octopus won, and how much the position counts."""
    eye = kelp_value.Prospect([0.0] * 3 * int(kelp_value.FEATURES))
    seen: list[list[float]] = []
    won: list[float] = []
    counts: list[float] = []
    for name, own_seed, slips in games_of(asked, seed, share):
        own: list[list[float]] = []

        def note(state: Any, own: list[list[float]] = own) -> None:
            if state.phase == kelp.ACTION and state.acted == 0:
                own.append(eye.features(state))

        bots = bots_for("kelp", name, 2)
        if own_seed.endswith(("1", "3", "5", "7", "9")) and not name:
            bots[kelp.OCTOPUS] = PolicyBot(mind_of("kelp").policies["hungry"])  # so that wins by eating are seen too
        state = play("kelp", {}, bots, own_seed, slips / 2, note)
        seen += own
        won += [float(state.winner == kelp.OCTOPUS)] * len(own)
        counts += [asked.trust if name else 1.0] * len(own)
    return np.array(seen), np.array(won), np.array(counts)


def trebled(rows: np.ndarray) -> np.ndarray:
    """Each feature, by the hunger, and by what has been eaten."""
    return np.stack([rows, rows * rows[:, 1:2], rows * rows[:, 2:3]], axis=-1).reshape(len(rows), -1)


def logistic(rows: np.ndarray, won: np.ndarray, counts: np.ndarray, strength: float) -> np.ndarray:
    """Newton's method with a ridge."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        foretold = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (counts * (won - foretold)) - strength * weights
        bend = (rows * (counts * foretold * (1 - foretold))[:, None]).T @ rows + strength * np.eye(rows.shape[1])
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def learn_kelp(asked: argparse.Namespace) -> dict[str, Any]:
    seen, won, counts = kelp_rows(asked, asked.seed, 1.0)
    return {"weights": logistic(trebled(seen), won, counts, 20.0).tolist()}


def check_kelp(asked: argparse.Namespace, kept: dict[str, Any]) -> None:
    seen, won, counts = kelp_rows(asked, asked.seed + " check", 0.3)
    foretold = 1 / (1 + np.exp(-trebled(seen) @ np.array(kept["weights"])))
    for what, part in (("quick games", counts == 1.0), ("searched games", counts != 1.0)):
        if part.sum() > 0:
            print(f"\n{what} of other seeds: {part.sum()} positions")
            calibration(foretold[part], won[part])


# -- what both need ---------------------------------------------------------------------------------------------------


def calibration(foretold: np.ndarray, won: np.ndarray) -> None:
    """Foretold against true chances, and how far better than the mean (Brier's score, and the area under the curve)."""
    plain = ((won.mean() - won) ** 2).mean()
    print(f"Brier {((foretold - won) ** 2).mean():.3f} (the mean alone {plain:.3f}), AUC {auc(foretold, won):.3f}")
    print("| foretold | n | mean | came true |\n| --- | ---: | ---: | ---: |")
    for low in np.arange(0, 1, 0.1):
        part = (foretold >= low) & (foretold < low + 0.1)
        if part.sum() >= 20:
            means = f"{foretold[part].mean():.2f} | {won[part].mean():.2f}"
            print(f"| {low:.1f}–{low + 0.1:.1f} | {part.sum()} | {means} |")


def auc(foretold: np.ndarray, won: np.ndarray) -> float:
    sure = np.isin(won, (0.0, 1.0))
    order = np.argsort(foretold[sure])
    ranks = np.empty(len(order))
    ranks[order] = np.arange(1, len(order) + 1)
    yes = won[sure] == 1.0
    return float((ranks[yes].sum() - yes.sum() * (yes.sum() + 1) / 2) / max(yes.sum() * (~yes).sum(), 1))


LEARN = {"finspan": (learn_finspan, check_finspan), "kelp": (learn_kelp, check_kelp)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(LEARN))
    parser.add_argument("--quick", type=int, default=2000, help="games by the policy")
    parser.add_argument("--searched", type=int, default=0, help="games by search")
    parser.add_argument("--iterations", type=int, default=100, help="of search a move")
    parser.add_argument("--trust", type=float, default=4.0, help="how much more a searched game counts")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--check", action="store_true", help="only the report, with the weights that are there")
    asked = parser.parse_args()
    learn, check = LEARN[asked.game]
    file = MINDS / asked.game / "value.json"
    if asked.check:
        kept = json.loads(file.read_text())
    else:
        given = f"--quick {asked.quick} --searched {asked.searched} --iterations {asked.iterations}"
        command = f"benchmarks/learn_value.py {asked.game} {given} --trust {asked.trust:g} --seed {asked.seed}"
        learned = json.dumps({"made by": command, **learn(asked)})
        kept = json.loads(learned, parse_float=lambda text: round(float(text), 5))
        file.write_text(json.dumps(kept, indent=1) + "\n")
    check(asked, kept)


if __name__ == "__main__":
    main()
