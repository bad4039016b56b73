"""What flies over the table is never larger than where it lies, and nothing vanishes for its sake but itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, by_touch, lay, pace, play_to_the_end
from tests.server.rig import BOT, ME, Rig

WIDEST = 160
# Every flying thing is taken through its way and measured, turned or not; so is whatever fades meanwhile.
WATCH = """() => {
  window.flown = []; window.faded = [];
  const PLATES = '[data-plate], [data-testid^=seat-], [data-testid=plate], [data-testid=rival], [data-testid=nautoma]';
  const measure = node => {
    const [travel] = node.getAnimations();
    if (!travel) return;
    const { delay, duration } = travel.effect.getTiming();
    const sizes = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 0.999].map(part => {
      travel.currentTime = delay + part * duration;
      const style = getComputedStyle(node).transform;
      const { a, b, c, d } = style === 'none' ? { a: 1, b: 0, c: 0, d: 1 } : new DOMMatrix(style);
      return [Math.hypot(a, b) * node.offsetWidth, Math.hypot(c, d) * node.offsetHeight].map(Math.round);
    });
    travel.currentTime = 0;
    const box = node.getBoundingClientRect(), drawn = node.firstElementChild?.getBoundingClientRect();
    const scale = box.width / node.offsetWidth;
    window.flown.push({ sizes, drawn: drawn ? Math.round(drawn.width / scale) : 0, box: node.offsetWidth,
      what: node.innerHTML.slice(0, 80) });
    for (const one of document.getAnimations()) {
      const target = one.effect?.target;
      if (!target?.closest('[data-place]') || target.closest('.flying')) continue;
      if (!one.effect.getKeyframes().some(frame => frame.opacity === '0')) continue;
      if (target.matches(PLATES) || target.querySelector(PLATES) || !target.matches('[data-thing]'))
        window.faded.push(target.outerHTML.slice(0, 160));
    }
  };
  new MutationObserver(changes => { for (const change of changes) for (const node of change.addedNodes)
    if (node.classList?.contains('flying')) measure(node) }).observe(document.body, { subtree: true, childList: true });
}"""

TABLES: list[tuple[str, list[dict[str, str]], dict[str, Any]]] = [
    ("sea_salt_paper", [ME, BOT, BOT], {"target_score": 12}),
    ("tranquility", [ME, BOT], {}),
    ("kelp", [ME, BOT], {}),
    ("kelp", [BOT, ME], {}),
    ("finspan", [ME, BOT], {}),
]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=["ssp", "trq", "shark", "octopus", "finspan"])
def test_flights_at_true_size(
    rig: Rig, new_page: NewPage, game: str, seats: list[dict[str, str]], options: dict[str, Any], phone: bool
) -> None:
    page = new_page(phone=phone, moving=True)
    table = lay(page, rig.address, game, seats, options=options)
    pace(page, "fast")  # the same ways, in less time
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("prompt").first.wait_for()

    play_to_the_end(page, by_touch if phone else by_mouse)

    flown = page.evaluate("window.flown")
    assert len(flown) > 8
    for one in flown:
        sizes = one["sizes"]
        ends = [max(sizes[0][axis], sizes[-1][axis]) for axis in (0, 1)]
        assert ends[0] <= WIDEST, one
        assert all(width <= ends[0] + 1 and height <= ends[1] + 1 for width, height in sizes), one
        assert one["drawn"] <= one["box"] + 1, one
    assert page.evaluate("window.faded") == []
