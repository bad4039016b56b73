"""Teaches Kelp's net how likely the octopus is to win: `python benchmarks/learn_kelp.py FOLDER`.

In every round games are played by search with few iterations, by the net as it is then (in the first round by
`Prospect`): both sides with budgets of their own, now and then by a quick policy or by search as it was before values
were learned, with slips, so that good and bad play is seen. They are kept in the folder as seeds and moves, and rounds
that are there already are not played again. Then the net is fitted by Adam to who won, at the beginning of every round
of all games so far; some games are held out, to end in time and to tell how well it foretells beside `Prospect`. The
weights are written to `net.json` beside the mind. Nothing but NumPy is needed.

With `--go-on` the net that is there plays the first round and is taught further, instead of one that begins anew: its
own games need not be at hand.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from learn_value import auc, surprise

from seaboard.bots.bot import Bot, PolicyBot, SearchBot
from seaboard.bots.minds import kelp as mind
from seaboard.bots.minds.kelp.judge import HuntJudge
from seaboard.bots.minds.kelp.net import FROM_ZONE, HIDDEN, INPUTS, PLAIN, SIZES, TRAITS, Net
from seaboard.bots.minds.kelp.value import Eye, ProspectJudge
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.kelp.rules import codes as c

FILE = Path(mind.__file__).with_name("net.json")
BUDGETS = (15, 25, 40, 60, 100, 160)
BUDGETS_PLAIN = (60, 120)  # of gale's judgement
BUDGETS_BEFORE = (12, 24)
SLIPS = (0.0, 0.02, 0.05)
HELD_OUT = 8  # every eighth game
BATCH = 512
SAID = 200  # games between two words about how far it is
Game = dict[str, Any]


# -- playing ----------------------------------------------------------------------------------------------------------


def some_bot(luck: random.Random, judge: ProspectJudge) -> Bot:
    kind = luck.random()
    if kind < 0.06:
        return PolicyBot(mind.MIND.policies["crafty" if kind < 0.04 else "hungry"])
    if kind < 0.12:
        return SearchBot(mind.MIND.policies["hungry"], HuntJudge(), mind.MIND.settings, luck.choice(BUDGETS_BEFORE))
    if kind < 0.20:
        return SearchBot(mind.MIND.rollout, mind.PLAIN_JUDGE, mind.MIND.settings, luck.choice(BUDGETS_PLAIN))
    return SearchBot(mind.MIND.rollout, judge, mind.MIND.settings, luck.choice(BUDGETS))


def eye_of(weights: list[float]) -> Eye:
    """The net of these weights; without any, `Prospect`."""
    return Net(weights, mind.prospect()) if weights else mind.prospect()


def play(weights: list[float], horizon: int, seed: str) -> Game:
    """One game, as its seed, its moves and its winner."""
    rules = game_named("kelp")
    luck = random.Random(seed)
    bots = [some_bot(luck, ProspectJudge(eye_of(weights), horizon)) for _ in range(2)]
    slips = luck.choice(SLIPS)
    state: Any = rules.start(2, {}, seed=seed)
    quick = Quick(int(seed[:12], 16))
    moves: list[int] = []
    while not state.over():
        seat = int(state.actor())
        legal = state.legal()
        if luck.random() < slips:
            moves.append(int(luck.choice(legal)))
        else:
            moves.append(int(bots[seat].choose(Seen(rules, state, seat), quick)))
        state.apply(moves[-1])
    return {"seed": seed, "acts": moves, "winner": int(state.winner)}


def played(weights: list[float], horizon: int, seeds: list[str], jobs: int) -> Iterator[Game]:
    """The games of these seeds, in their order."""
    one = partial(play, weights, horizon)
    if jobs == 1:
        yield from map(one, seeds)
    else:
        with get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(one, seeds, chunksize=4)


def play_round(weights: list[float], horizon: int, seed: str, games: int, jobs: int, file: Path) -> None:
    """The games of a round that are not in its file yet."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = len(file.read_text().splitlines()) if file.exists() else 0
    seeds = [derived_seed(seed, index) for index in range(done, games)]
    with file.open("a") as out:
        for number, game in enumerate(played(weights, horizon, seeds, jobs), done + 1):
            out.write(json.dumps(game) + "\n")
            out.flush()
            if number % SAID == 0:
                print(f"  {number} of {games} games of {file.name}", flush=True)


# -- looking ----------------------------------------------------------------------------------------------------------


@dataclass
class Rows:
    """Positions: what lies there, each zone, what `Prospect` foretells, whether the octopus won, and in which game."""

    plain: np.ndarray
    zones: np.ndarray
    before: np.ndarray
    won: np.ndarray
    game: np.ndarray

    def __len__(self) -> int:
        return len(self.won)

    def part(self, which: np.ndarray) -> Rows:
        return Rows(*(getattr(self, name)[which] for name in Rows.__annotations__))


def joined(parts: list[Rows]) -> Rows:
    return Rows(*(np.concatenate([getattr(one, name) for one in parts]) for name in Rows.__annotations__))


def rows_of(games: list[Game], first: int) -> Rows:
    """The beginnings of all rounds but the first."""
    rules = game_named("kelp")
    plainly = mind.prospect()
    net = Net([0.0] * sum(SIZES), mind.prospect())
    seen: list[np.ndarray] = []
    before: list[float] = []
    won: list[float] = []
    numbers: list[int] = []
    for number, game in enumerate(games, first):
        state: Any = rules.start(2, {}, seed=game["seed"])
        for move in game["acts"]:
            if state.phase == c.ACTION and state.acted == 0 and state.round > 1:
                seen.append(np.array(net.seen(state), dtype=np.float32))
                before.append(plainly.chance(state))
                won.append(float(game["winner"] == c.OCTOPUS))
                numbers.append(number)
            state.apply(move)
    whole = np.stack(seen)
    zones = whole[:, PLAIN:].reshape(-1, int(c.ZONES), int(TRAITS))
    told = np.array(before, dtype=np.float32)
    return Rows(whole[:, :PLAIN], zones, told, np.array(won, dtype=np.float32), np.array(numbers))


# -- fitting ----------------------------------------------------------------------------------------------------------


def chance_of(logit: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-np.clip(logit, -30, 30)))


class Fit:
    """The net as arrays, and Adam."""

    def __init__(self, rng: np.random.Generator, scale: np.ndarray, decay: float) -> None:
        self.scale = scale  # of the inputs beside the zones
        self.decay = decay

        def drawn(rows: int, columns: int, size: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.parts = {
            "to_zone": drawn(TRAITS, FROM_ZONE, 0.3),
            "bias_of_zone": np.zeros(FROM_ZONE, dtype=np.float32),
            "to_hidden": drawn(INPUTS, HIDDEN, 0.08),
            "bias": np.zeros(HIDDEN, dtype=np.float32),
            "from_hidden": drawn(1, HIDDEN, 0.1)[0],
            "straight": np.zeros(INPUTS, dtype=np.float32),
            "least": np.zeros(1, dtype=np.float32),
        }
        self.slope = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.bend = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def go_on_from(self, weights: list[float]) -> None:
        """Begin with the weights of a net that has learned already."""
        begin = 0
        for name, part in self.parts.items():
            given = np.array(weights[begin : begin + part.size]).reshape(part.shape)
            if name in ("to_hidden", "straight"):
                given[:PLAIN] *= self.scale[:, None] if part.ndim == 2 else self.scale
            self.parts[name] = given.astype(np.float32)
            begin += part.size

    def forward(self, rows: Rows) -> tuple[np.ndarray, tuple[np.ndarray, ...]]:
        parts = self.parts
        units = np.maximum(rows.zones @ parts["to_zone"] + parts["bias_of_zone"], 0)
        inputs = np.concatenate([rows.plain / self.scale, units.sum(axis=1)], axis=1)
        hidden = np.maximum(inputs @ parts["to_hidden"] + parts["bias"], 0)
        logit = hidden @ parts["from_hidden"] + inputs @ parts["straight"] + parts["least"][0]
        return logit, (units, inputs, hidden)

    def learn(self, rows: Rows, speed: float) -> None:
        logit, (units, inputs, hidden) = self.forward(rows)
        down = ((chance_of(logit) - rows.won) / len(rows)).astype(np.float32)
        parts = self.parts
        at_hidden = np.outer(down, parts["from_hidden"]) * (hidden > 0)
        at_inputs = at_hidden @ parts["to_hidden"][PLAIN:].T + np.outer(down, parts["straight"][PLAIN:])
        at_units = (at_inputs[:, None, :] * (units > 0)).reshape(-1, FROM_ZONE)
        self.step(
            {
                "to_zone": rows.zones.reshape(-1, TRAITS).T @ at_units,
                "bias_of_zone": at_units.sum(axis=0),
                "to_hidden": inputs.T @ at_hidden,
                "bias": at_hidden.sum(axis=0),
                "from_hidden": hidden.T @ down,
                "straight": inputs.T @ down,
                "least": down.sum(keepdims=True),
            },
            speed,
        )

    def step(self, slopes: dict[str, np.ndarray], speed: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.slope[name] += 0.1 * (slope - self.slope[name])
            self.bend[name] += 0.001 * (slope**2 - self.bend[name])
            steady = self.slope[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.bend[name] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[name] -= speed * (steady / size + self.decay * self.parts[name])

    def foretold(self, rows: Rows) -> np.ndarray:
        pieces = np.array_split(np.arange(len(rows)), len(rows) // 4096 + 1)
        return np.concatenate([chance_of(self.forward(rows.part(piece))[0]) for piece in pieces])

    def weights(self) -> list[float]:
        """In the order and the measure of the net: inputs as they are seen."""
        parts = {name: part.astype(np.float64) for name, part in self.parts.items()}
        for name in ("to_hidden", "straight"):
            parts[name][:PLAIN] /= self.scale[:, None] if parts[name].ndim == 2 else self.scale
        return [float(f"{one:.5g}") for part in parts.values() for one in part.ravel()]


def fit(rows: Rows, seed: int, epochs: int, speed: float, decay: float, weights: list[float]) -> Fit:
    """The net as it was after the epoch that foretold the games held out best; it begins with weights, if any."""
    rng = np.random.default_rng(seed)
    held = rows.part(rows.game % HELD_OUT == 0)
    taught = rows.part(rows.game % HELD_OUT != 0)
    net = Fit(rng, taught.plain.std(axis=0) + 0.1, decay)
    if weights:
        net.go_on_from(weights)
    best, kept = 9.0, dict(net.parts)
    for epoch in range(epochs):
        order = rng.permutation(len(taught))
        now = speed * (1.0 - 0.9 * epoch / max(epochs - 1, 1))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            net.learn(taught.part(order[begin : begin + BATCH]), now)
        loss = surprise(net.foretold(held), held.won)
        if loss < best:
            best, kept = loss, {name: part.copy() for name, part in net.parts.items()}
    net.parts = kept
    return net


def as_taught(rows: Rows, weights: list[float]) -> Fit:
    """A net as it is, to foretell rows."""
    net = Fit(np.random.default_rng(0), rows.plain.std(axis=0) + 0.1, 0.0)
    net.go_on_from(weights)
    return net


def report(name: str, told: np.ndarray, won: np.ndarray) -> str:
    brier = ((told - won) ** 2).mean()
    return f"{name}: log loss {surprise(told, won):.4f}, Brier {brier:.4f}, AUC {auc(told, won):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where games are kept; made if it is not there")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=6000, help="of a round")
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--speed", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--seed", default="learn kelp")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--go-on", action="store_true", help="the net that is there plays, and is taught further")
    asked = parser.parse_args()
    taught: list[float] = mind.NET if asked.go_on else []
    weights = taught
    past: list[Rows] = []
    for number in range(asked.rounds):
        file = asked.folder / f"r{number}.jsonl"
        play_round(weights, asked.horizon, f"{asked.seed} {number}", asked.games, asked.jobs, file)
        games = [json.loads(line) for line in file.read_text().splitlines()]
        fresh = rows_of(games, sum(int(one.game[-1]) + 1 - int(one.game[0]) for one in past))
        won = np.mean([game["winner"] == c.OCTOPUS for game in games])
        print(f"round {number}: {len(games)} games, {len(fresh)} positions, the octopus won {won:.1%}", flush=True)
        past.append(fresh)
        rows = joined(past)
        if number == 0 and taught:
            told = np.array(as_taught(rows, taught).foretold(rows))
            print(f"  by the net that played them ({len(rows)}): {report('net', told, rows.won)}")
        net = fit(rows, number, asked.epochs, asked.speed, asked.decay, taught)
        held = rows.part(rows.game % HELD_OUT == 0)
        last = held.part(held.game >= fresh.game[0])
        for name, part in (("all", held), ("this round's", last)):
            print(f"  {name}, held out ({len(part)}): {report('Prospect', part.before, part.won)}")
            print(f"    {report('net', net.foretold(part), part.won)}", flush=True)
        weights = net.weights()
        FILE.write_text(json.dumps({"made by": "benchmarks/learn_kelp.py", "weights": weights}) + "\n")


if __name__ == "__main__":
    main()
