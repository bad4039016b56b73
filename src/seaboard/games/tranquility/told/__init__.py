"""How a voyage is shown and written down."""
