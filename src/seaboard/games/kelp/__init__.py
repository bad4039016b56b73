"""Kelp: Shark vs Octopus: rules, views, notation and positions."""

from seaboard.games.kelp.game import GAME

__all__ = ["GAME"]
