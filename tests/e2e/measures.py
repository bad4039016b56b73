"""What a ruler finds on a screen: clipped words, things that lie over others, targets too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "1440x900": {"width": 1440, "height": 900},
    "1280x720": {"width": 1280, "height": 720},
    "1024x768": {"width": 1024, "height": 768},
    "844x390": {"width": 844, "height": 390},
    "390x844": {"width": 390, "height": 844},
}

RULER = (Path(__file__).parent / "ruler.js").read_text()


def measured(page: Page) -> list[str]:
    """Faults of the screen as it is now."""
    return cast("list[str]", page.evaluate(RULER))
