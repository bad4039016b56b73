"""Terminal boards: one module per game with `draw(view, texts, names) -> str`, in rich's markup."""
