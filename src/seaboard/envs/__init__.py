"""Environments for those who write bots and for researchers: `pip install "seaboard[envs]"`.

Nothing here is imported by `import seaboard`. `layout` says what the bytes of an observation mean; the environments are
in `seaboard.envs.vector`, `seaboard.envs.pettingzoo`, `seaboard.envs.gymnasium` and `seaboard.envs.open_spiel`.
"""

from __future__ import annotations

from collections.abc import Mapping

from seaboard.core.layout import Slice
from seaboard.envs.setting import Setting

__all__ = ["Slice", "layout"]


def layout(
    game: str, *, seats: int | None = None, options: Mapping[str, object] | None = None, oracle: bool = False
) -> tuple[Slice, ...]:
    """The slices of an observation, in order and without gaps.

    >>> first = layout("sea-salt-paper")[0]
    >>> first.name, first.start, first.shape, first.high
    ('phase', 0, (8,), 1)
    """
    return Setting(game, seats, options, oracle).layout
