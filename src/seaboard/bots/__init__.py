"""Players that think: they see only what a human in their seat sees."""
