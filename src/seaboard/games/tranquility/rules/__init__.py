"""The rulebook, chapter by chapter, as verbs over a table."""
