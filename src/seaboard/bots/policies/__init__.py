"""One policy module per game; `POLICIES` in each names the ones it has, the best first."""
