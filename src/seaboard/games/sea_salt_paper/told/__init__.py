"""How the game is told: notation, views, positions, refusals."""
