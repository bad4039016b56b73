"""How a game is shown, written down and read again."""
