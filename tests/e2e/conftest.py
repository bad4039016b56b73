"""A real server, the built client and Debian's Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.server.rig import Rig, rig_on

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# What is switched off in the browser. Its field for addresses draws what it proposes as a page of its own, in a process
# for each window: the most costly part of opening a page. Whoever names anything here replaces all that Playwright
# names; so those stand here again.
OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
# Nothing of the browser itself may go out to the net.
FLAGS = [
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-client-side-phishing-detection",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
]
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Whoever tests a table makes even the only move by hand, unless that is what is tested.
BY_HAND = """try { const key = 'seaboard.settings', kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ forced: false, ...kept }));
} catch { /* the browser's own page, when no server answers */ }"""

# A busy machine is late, never wrong: whoever waits for what comes, waits long. It costs nothing where it does come.
expect.set_options(timeout=30_000)

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None
    if CHROMIUM is None:
        reason = "there is no Chromium"
    elif find_spec("seaboard_web") is None:
        reason = "the browser client is not built"
    for item in items:
        if "/e2e/" in item.path.as_posix():
            # A browser on a busy machine may be late once; a fault is there the second time too. Both are reported.
            item.add_marker(pytest.mark.flaky(reruns=1))
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    with rig_on(str(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as running:
        yield running


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for all tests of this folder, and gone after them: its loop runs in the thread of the tests."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A page of somebody new; whatever it complains about on its console is a fault."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        *,
        phone: bool = False,
        language: str = "uk-UA",
        dark: bool = False,
        moving: bool = False,
        allowed: str = "",
        forced: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        contexts.append(context)
        if not forced:
            context.add_init_script(BY_HAND)
        page = context.new_page()

        def complain(text: str) -> None:
            if not allowed or allowed not in text:
                complaints.append(text)

        page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complain(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
