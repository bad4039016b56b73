"""Says what a long installation is doing: which step, how many modules are compiled, how long it may still take."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from building import native
from building.files import ROOT

# The steps in their order, with the seconds they take on an ordinary machine.
STEPS = {"environment": 30.0, "translating": 20.0, "compiling": 65.0, "bundling": 30.0}
C_SECONDS = 8.0  # of one core, for a megabyte of C there
WORDS = {
    "environment": "environment: Python packages",
    "translating": "rules: from Python to C",
    "compiling": "rules: C compiler",
    "bundling": "browser client: bundling",
}
LOOK_SECONDS = 0.5
SAY_SECONDS = 10.0  # between two lines where nothing can be drawn over
WIDTH = 24


class Progress:
    """Looks at what lies in the build folder, and so knows how far others are without their help."""

    def __init__(self, root: Path = ROOT, out: TextIO = sys.stdout, compiles: bool = True) -> None:
        self.cache = root / "build" / "native-cache"
        self.plain = root / "build" / "native-none"  # made instead where nothing can be compiled
        self.modules = len(native.marked_files(root))
        self.steps = [name for name in STEPS if compiles or name not in ("translating", "compiling")]
        self.out = out
        self.step = "environment"
        self.done = 0  # modules
        self.usual = dict(STEPS)
        self._at = {self.step: time.monotonic()}  # when each step began
        self._said_at = 0.0
        self._said = ""

    def look(self) -> None:
        """Which step is it now? Steps never go back."""
        works = list(self.cache.glob("tmp-*"))
        found = self.step
        if works:
            try:
                sizes = [path.stat().st_size for path in works[0].glob("c/**/*.c")]
                self.done = sum(path.suffix in (".so", ".pyd") for path in works[0].glob("out/**/*"))
            except FileNotFoundError:
                return  # it is being put in place this very moment: the next look will tell
            found = "compiling" if sizes else "translating"
            if sizes:  # a single large file is not made quicker by a second core
                self.usual["compiling"] = C_SECONDS / 1e6 * max(*sizes, sum(sizes) // (os.cpu_count() or 1))
        elif self.step in ("translating", "compiling") or self.plain.is_dir():
            found = "bundling"
        if self.steps.index(found) > self.steps.index(self.step):
            self.step = found
            self._at[found] = time.monotonic()

    def left(self) -> float | None:
        """Seconds that are likely left, if this machine is as slow as it was with the steps before; None if the
        present one takes longer than that: then nobody knows."""
        at = self.steps.index(self.step)
        began = self._at[self.step]
        worked = [name for name in self.steps[1:at] if name in self._at]  # the first step waits for the net, not for us
        pace = max(0.5, (began - self._at[worked[0]]) / sum(self.usual[name] for name in worked)) if worked else 1.0
        here = pace * self.usual[self.step] - (time.monotonic() - began)
        return None if here <= 0 else here + pace * sum(self.usual[name] for name in self.steps[at + 1 :])

    def line(self) -> str:
        number = self.steps.index(self.step) + 1
        counted = ""
        if self.step == "compiling":
            counted = f", {self.done} of {self.modules} modules" if self.done < self.modules else ", the largest files"
        return f"{number} of {len(self.steps)}  {WORDS[self.step]}{counted}, {in_words(self.left())}"

    def say(self, last: bool = False) -> None:
        """A bar that is drawn again and again, or, where that cannot be, a line now and then."""
        line = self.line()
        if self.out.isatty():
            gone = time.monotonic() - self._at["environment"]
            whole = gone + (self.left() or self.usual["bundling"])
            filled = round(WIDTH * gone / max(whole, 1e-9))
            end = "\r\x1b[K" if last else ""
            self.out.write(f"\r\x1b[K[{'#' * filled}{'.' * (WIDTH - filled)}] {line}{end}")
        elif not last and (line.split(",")[0] != self._said or time.monotonic() - self._said_at > SAY_SECONDS):
            self._said, self._said_at = line.split(",")[0], time.monotonic()
            self.out.write(f"    {line}\n")
        self.out.flush()


def in_words(left: float | None) -> str:
    if left is None:
        return "longer than usual"
    return f"about {left / 60:.0f} min left" if left > 90 else f"about {max(5, round(left / 5) * 5):.0f} s left"


def run_telling(command: Sequence[str], folder: Path, env: dict[str, str], progress: Progress) -> tuple[int, str]:
    """Run a silent command and say how far it is; its code and what it said."""
    process = subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said = ""
    while True:
        try:
            said += process.communicate(timeout=LOOK_SECONDS)[0]
            break
        except subprocess.TimeoutExpired:
            progress.look()
            progress.say()
    progress.say(last=True)
    return process.returncode, said
