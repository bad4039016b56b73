"""Whatever does nothing says why: everything dead is pressed, in random positions of all games, in three languages."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.people import lay
from tests.server.rig import BOT, ME, Rig
from tests.test_texts import UNSAYABLE

LIST_OF_MOVES = re.compile(r"(\w+:[\w./+-]+[,;] ){2}|Possible:|Можливі:|Возможны")
LANGUAGES = ("uk-UA", "ru-RU", "en-GB")
POSITIONS = 3  # that are pressed through, in each language
BETWEEN = 6  # moves

# One press after another, as a finger does it, and what came of each: words at the thing, a toast, a sheet, something
# chosen on this side; or nothing.
PRESS_ALL = """async () => {
  const seen = (one) => { const b = one.getBoundingClientRect(); return b.width > 4 && b.height > 4; };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const board = document.querySelector('main');
  const things = [...board.querySelectorAll('button, [role=button]')].filter((one) =>
    seen(one) && !one.matches('[data-target], .legal, [aria-pressed=true], [data-testid^=pace]')
    && !one.closest('[data-telling], .log, [data-testid=turn-card], dialog, [inert]'));
  const found = [];
  // The board is written down only if something has changed since: it is long.
  let written = '', stale = true;
  const watch = new MutationObserver(() => (stale = true));
  watch.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  const state = () => {
    if (stale || watch.takeRecords().length)
      written = board.innerHTML.replaceAll(/style="[^"]*"|aria-describedby="[^"]*"/g, '');
    stale = false;
    return written;
  };
  for (const one of things) {
    if (!one.isConnected || !seen(one) || one.matches('[data-target]')) continue;
    const name = one.getAttribute('aria-label') || one.innerText.slice(0, 60) || one.dataset.place || one.className;
    const before = state();
    let said = '', kind = '';
    for (let looks = 0; looks < 3000 && !kind; looks++) {
      // While a move is on its way a press is no new wish: then the finger comes again.
      if (looks % 150 === 0) for (const type of ['pointerdown', 'pointerup', 'click']) {
        const Kind = type === 'click' ? MouseEvent : PointerEvent;
        one.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, isPrimary: true, detail: 1 }));
      }
      await wait(looks % 150 < 4 ? 3 : 12);
      const why = document.querySelector('[data-testid=why]');
      const sheet = document.querySelector('dialog[open], [role=dialog]');
      const toast = document.querySelector('[data-testid=toast]');
      if (why) [kind, said] = ['why', why.innerText];
      else if (toast) [kind, said] = ['toast', toast.innerText];
      else if (sheet) [kind, said] = ['sheet', sheet.innerText];
      else if (state() !== before) [kind, said] = ['changed', ''];
    }
    found.push({ name, kind: kind || 'nothing', said, place: one.dataset.place ?? '' });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    for (const close of document.querySelectorAll('dialog[open]'))
      close.dispatchEvent(new Event('cancel', { cancelable: true }));
    await wait(4);
  }
  watch.disconnect();
  return found;
}"""


def unsayable(text: str) -> bool:
    return bool(UNSAYABLE.search(text) or LIST_OF_MOVES.search(text))


# So many things that are lit are chosen; giving up is no way to see positions.
WALK = """async ([moves, seed]) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const press = (one) => {
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const Kind = type === 'click' ? MouseEvent : PointerEvent;
      one.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, isPrimary: true, detail: 1 }));
    }
  };
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let looks = 0; moves > 0 && looks < 400; looks++) {
    if (document.querySelector('[data-testid=ending]')) return false;
    const asked = document.querySelector('[data-testid=next-round], [data-testid=call-yes]');
    const sheet = document.querySelector('dialog[open]');
    const lit = [...document.querySelectorAll('main [data-target]:not([data-move=concede], [data-move=agree])')];
    const one = asked ?? (sheet ? null : lit[Math.floor(chance() * lit.length)]);
    if (sheet && !asked) sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (one) { press(one); moves -= asked ? 0 : 1; }
    await wait(one ? 40 : 25);
  }
  return true;
}"""


@pytest.mark.parametrize("game", ["sea_salt_paper", "kelp", "finspan", "tranquility"])
def test_everything_dead_says_why_in_words(rig: Rig, new_page: NewPage, game: str) -> None:
    faults = []
    pressed = 0
    for number, language in enumerate(LANGUAGES):
        page = new_page(language=language, allowed="")
        page.add_init_script('localStorage.setItem(\'seaboard.settings\', \'{"forced":false,"pace":"now"}\')')
        seats = [BOT, ME] if game == "kelp" and number == 1 else [ME, BOT]
        table = lay(page, rig.address, game, seats)
        page.goto(f"{rig.address}/t/{table}")
        page.get_by_test_id("prompt").first.wait_for()
        for position in range(POSITIONS):
            if not page.evaluate(WALK, [BETWEEN, 101 * number + position + 7]):
                break
            for one in page.evaluate(PRESS_ALL):
                pressed += 1
                if one["kind"] in ("nothing", "toast") or unsayable(one["said"]):
                    faults.append((language, one))
    assert pressed > 60
    assert faults == []
