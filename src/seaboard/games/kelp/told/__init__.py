"""How a game is shown, named and written down."""
