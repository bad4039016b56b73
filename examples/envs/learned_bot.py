"""What was learned, as a bot: seaboard serve --bot mine=examples/envs/learned_bot.py:Learned

It plays Sea Salt & Paper for two with the policy that examples/envs/learn_sea_salt_paper.py kept as learned.zip.
"""

import os

import numpy as np
from sb3_contrib import MaskablePPO

from seaboard.bots.bot import Bot
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.envs import layout

HIGH = np.concatenate(
    [np.full(part.size, min(part.high, 20), np.float32) for part in layout("sea-salt-paper", seats=2)]
)


class Learned(Bot):
    """Asks the network, with what its seat sees and nothing else."""

    def __init__(self) -> None:
        self.model = MaskablePPO.load(os.environ.get("LEARNED", "learned.zip"), device="cpu")

    def decide(self, seen: Seen, quick: Quick) -> int:
        mask = np.zeros(int(seen.actions), bool)
        mask[seen.legal()] = True
        row = np.frombuffer(seen.row(), np.uint8)
        action, _ = self.model.predict(np.minimum(row, 60) / HIGH, action_masks=mask, deterministic=True)
        return int(action)
