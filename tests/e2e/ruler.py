"""The ruler that is laid on every screen: nothing cut off, nothing on another thing, nothing too small for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 40  # pixels of a target, either way

# Texts that stick out of the window or of a box that cuts them off, and controls that lie on one another.
LAID = """() => {
  const faults = [];
  // As much of a thing as is not scrolled away.
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up && getComputedStyle(up).position !== "fixed"; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  document.querySelector("main")?.scrollTo(0, 0);
  const root = document.documentElement;
  if (root.scrollWidth > screen.width + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const hidden = "[aria-hidden=true], .unseen, .log, .cut, .numbers, .hand, .fan";
  const top = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const said = node.data.trim();
    const parent = node.parentElement;
    if (!said || parent.closest(hidden) || parent.closest("svg, option, style, script")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (getComputedStyle(parent).clipPath !== "none") continue;
    if (!box.width || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (let up = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) break;
      if (/hidden|clip/.test(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        faults.push(`cut sideways: ${said}`);
      if (/hidden|clip/.test(style.overflowY) && (box.top < edge.top - 6 || box.bottom > edge.bottom + 6))
        faults.push(`cut off: ${said}`);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.position === "fixed") break;
    }
    if (box.left < -2 || box.right > screen.width + 2) faults.push(`outside: ${said}`);
  }
  for (const title of top.querySelectorAll("h1.cut")) {
    const shown = title.checkVisibility({ visibilityProperty: true }) && title.clientWidth > 1;
    if (shown && title.scrollWidth > title.clientWidth + 1) faults.push(`title cut short: ${title.textContent.trim()}`);
  }
  const controls = [...top.querySelectorAll("button, a.btn, select, input")].filter(
    (one) => one.checkVisibility() && !one.closest(".hand, .sea, .tray, label, .skip"));
  const boxes = controls.map(seen);
  const stays = (one) => {
    for (let up = one; up; up = up.parentElement) if (getComputedStyle(up).position === "sticky") return true;
    return false;
  };
  const fixed = controls.map(stays); // others are scrolled from under them
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, b] = [boxes[i], boxes[j]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // The Captain's card may lie on what is not asked for: all of it, while he only tells something.
    const led = [controls[i], controls[j]].filter((one) => one.closest(".coach")).length;
    const asked = [controls[i], controls[j]].some((one) => one.matches("[data-target]"));
    if (led === 1 && (!asked || document.querySelector(".coach .next"))) continue;
    if (wide > 3 && high > 3 && fixed[i] === fixed[j] && !controls[i].contains(controls[j]))
      faults.push(`overlap: ${controls[i].textContent.trim()} / ${controls[j].textContent.trim()}`);
  }
  return faults;
}"""

# What is pressed must answer over so many pixels; a thing that looks smaller may answer beyond its edge.
# A board that is only shown (a replay) is made to fit: nothing is played there.
SMALL = """(least) => {
  const faults = [];
  const top = document.querySelector("dialog[open]") ?? document.body;
  const controls = top.querySelectorAll("button, a.btn, a.ib, nav a, select, input, summary, [data-target]");
  for (const one of controls) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.disabled || one.closest("[aria-hidden=true], .skip, .unseen, [data-only-shown]")) continue;
    const within = one.closest("label") ?? one;
    const box = within.getBoundingClientRect();
    if (!box.width || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = least / 2 - 1;
    const answers = (dx, dy) => {
      const there = document.elementFromPoint(x + dx, y + dy);
      const told = there !== null && there.closest(".coach") && document.querySelector(".coach .next");
      return there !== null && (told || within.contains(there));
    };
    const wide = box.width >= least - 0.5 || (answers(-reach, 0) && answers(reach, 0));
    const high = box.height >= least - 0.5 || (answers(0, -reach) && answers(0, reach));
    if (!wide || !high)
      faults.push(`small: ${one.getAttribute("aria-label") || one.textContent.trim() || one.className} ` +
        `${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return faults;
}"""


def faults_of_layout(page: Page) -> list[str]:
    """What of the screen, as it stands, is cut off, covered or too small."""
    return [*page.evaluate(LAID), *page.evaluate(SMALL, LEAST)]
