"""Tranquility: a silent voyage for one to five, with Stormy Seas and all its modes."""

from seaboard.games.tranquility.game import GAME

__all__ = ["GAME"]
