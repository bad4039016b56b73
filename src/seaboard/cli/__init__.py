"""The `seaboard` command."""
