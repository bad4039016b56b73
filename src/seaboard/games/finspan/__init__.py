"""Finspan: an engine builder in the ocean for one to five players."""

from seaboard.games.finspan.game import FinspanGame

GAME = FinspanGame()
