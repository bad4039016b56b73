"""One judge module per game: how far a rollout goes and what the position is worth there; `JUDGE` in each."""
