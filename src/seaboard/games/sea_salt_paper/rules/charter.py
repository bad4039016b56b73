# seaboard: compiled
"""What was agreed before the first card: the options of a table as the rules use them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.games.sea_salt_paper.options import SeaSaltPaperOptions


@final
class Charter:
    """The options of a table as the rules use them; shared by all clones."""

    def __init__(
        self,
        target: i64,
        white_counts: bool,
        tie_rule: i64,
        void_after_call: bool,
        explicit_mermaids: bool,
        first_seat: i64,
        options: SeaSaltPaperOptions,
    ) -> None:
        self.target = target
        self.white_counts = white_counts
        self.tie_rule = tie_rule
        self.void_after_call = void_after_call
        self.explicit_mermaids = explicit_mermaids
        self.first_seat = first_seat  # NOBODY: it is drawn
        self.options = options
