"""MaskablePPO learns Sea Salt & Paper on one core and meets a bot of a level afterwards.

    pip install "seaboard[envs,plots]" sb3-contrib
    python examples/envs/learn_sea_salt_paper.py [--minutes 10] [--games 200] [--against calm] [--out learned]

It learns against a rival that a beginner never beats, so the lead after every round is paid for too: all the way to the
end of the game is worth half a game. What was learned is kept as OUT.zip, its way as OUT.svg; the bot of
`examples/envs/learned_bot.py` puts it to a table.
"""

import argparse
import time
from pathlib import Path

import gymnasium as gym
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from seaboard.envs import layout
from seaboard.envs.gymnasium import SeatEnv, SeatVectorEnv

GAME = "sea-salt-paper"
HIGH = np.concatenate([np.full(part.size, min(part.high, 20), np.float32) for part in layout(GAME, seats=2)])
SPOT = {part.name: part.start for part in layout(GAME, seats=2)}


class Many(VecEnv):
    """The engine's own vector of games as Stable-Baselines wants it."""

    def __init__(self, number: int, rivals: str) -> None:
        self.games = SeatVectorEnv(number, game=GAME, rivals=rivals)
        row = self.games.single_observation_space
        super().__init__(number, spaces.Box(0, 1, row.shape, np.float32), self.games.single_action_space)
        self.masks = np.zeros((number, 1), bool)
        self.wanted = np.zeros(number, np.int64)
        self.series = 0
        self.lead = np.zeros(number)
        self.won = np.zeros(number)

    def reset(self) -> np.ndarray:
        rows, info = self.games.reset(seed=self.series)
        self.masks = info["action_mask"]
        self.lead = lead(rows)
        return scaled(rows)

    def step_async(self, actions: np.ndarray) -> None:
        self.wanted = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, object]]]:
        rows, rewards, over, _, info = self.games.step(self.wanted)
        self.masks = info["action_mask"]
        self.won = rewards
        infos: list[dict[str, object]] = [{} for _ in range(self.num_envs)]
        before, self.lead = self.lead, lead(rows)
        after = np.where(over, lead(info["final_obs"]), self.lead) if over.any() else self.lead
        for i in np.flatnonzero(over):
            infos[i] = {"terminal_observation": scaled(info["final_obs"][i]), "TimeLimit.truncated": False}
        return scaled(rows), (rewards + 0.5 * (after - before)).astype(np.float32), over, infos

    def env_method(self, name: str, *given: object, indices: object = None, **how: object) -> list[object]:
        assert name == "action_masks"
        return list(self.masks)

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: object = None) -> list[object]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: object, indices: object = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper_class: type[gym.Wrapper], indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def scaled(rows: np.ndarray) -> np.ndarray:
    """Bytes as numbers that a network likes: between 0 and 1, as the layout says, and counters seldom more."""
    return np.minimum(rows, 60) / HIGH


def lead(rows: np.ndarray) -> np.ndarray:
    """By how many points of finished rounds the learner is ahead, as a share of those that end the game."""
    ahead = rows[:, SPOT["own.total"]].astype(np.float64) - rows[:, SPOT["next_1.total"]]
    return ahead / rows[:, SPOT["target"]].clip(1)


class Clock(BaseCallback):
    """Ends learning in time, the processor's own, and notes how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.ends = time.process_time() + 60 * minutes
        self.way: list[tuple[int, float]] = []
        self.results: list[float] = []

    def _on_step(self) -> bool:
        over = self.locals["dones"]
        if over.any():
            self.results += (self.training_env.won[over] > 0).tolist()
            if len(self.results) >= 1000:
                self.way.append((self.num_timesteps, sum(self.results) / len(self.results)))
                print(f"{self.num_timesteps:>10,} decisions: {self.way[-1][1]:.0%} of 1000 games won", flush=True)
                self.results = []
        return time.process_time() < self.ends


def meet(model: MaskablePPO, rivals: str, games: int) -> float:
    """The share of games that the learner wins, from either seat by turns."""
    seats = [SeatEnv(GAME, rivals=rivals, seat=seat) for seat in (0, 1)]
    won = 0.0
    for number in range(games):
        environment = seats[number % 2]
        row, info = environment.reset(seed=1_000_000 + number)  # deals that learning never saw
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(scaled(row), action_masks=info["action_mask"], deterministic=True)
            row, reward, over, _, info = environment.step(int(action))
        won += (reward + 1) / 2
    return won / games


def plot(way: list[tuple[int, float]], path: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([decisions for decisions, _ in way], [100 * share for _, share in way], color="#2b7e9b")
    axes.set_xlabel("decisions")
    axes.set_ylabel("games won while learning, %")
    axes.grid(alpha=0.3)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor's time")
    parser.add_argument("--rivals", default="breeze", help="who it learns against")
    parser.add_argument("--against", default="calm", help="whom it meets afterwards")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--number", type=int, default=64, help="games at once")
    parser.add_argument("--steps", type=int, default=256, help="decisions of each game between two lessons")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Many(arguments.number, arguments.rivals),
        n_steps=arguments.steps,
        batch_size=min(1024, arguments.number * arguments.steps),
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    clock = Clock(arguments.minutes)
    model.learn(10**9, callback=clock)
    model.save(arguments.out.with_suffix(".zip"))
    plot(clock.way, arguments.out.with_suffix(".svg"))
    share = meet(model, arguments.against, arguments.games)
    error = 1.96 * (share * (1 - share) / arguments.games) ** 0.5
    print(f"won {share:.1%} ± {error:.1%} of {arguments.games} games against {arguments.against}")


if __name__ == "__main__":
    main()
