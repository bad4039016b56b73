"""Seaboard: one home for four ocean tabletop games."""

from seaboard import _native

__version__ = "0.1.0"

# Before any other module of ours is imported, so that each can be served compiled.
_native.install()
