"""Moments: positions of real games in which one move is clearly the best, for what its seat can know."""
