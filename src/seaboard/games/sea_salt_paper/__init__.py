"""Sea Salt & Paper: rules, views, notation and positions."""

from seaboard.games.sea_salt_paper.game import GAME

__all__ = ["GAME"]
