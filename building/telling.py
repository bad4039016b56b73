"""Says what a long installation is doing: which step, how many modules are compiled, how long it may still take."""

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from building import native
from building.files import ROOT

# The steps in their order, with the seconds they take on an ordinary machine: only their proportion counts.
STEPS = {"environment": 20.0, "translating": 40.0, "compiling": 100.0, "bundling": 20.0}
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

    def __init__(self, root: Path = ROOT, out: TextIO = sys.stdout) -> None:
        self.cache = root / "build" / "native-cache"
        self.modules = len(native.marked_files(root))
        self.out = out
        self.began = time.monotonic()
        self.step = "environment"
        self.done = 0  # modules
        self._said_at = 0.0
        self._said = ""

    def look(self) -> None:
        """Which step is it now? Steps never go back."""
        works = list(self.cache.glob("tmp-*"))
        names = list(STEPS)
        found = self.step
        if works:
            has_c = any(next(work.glob("c/**/*.c"), None) for work in works)
            found = "compiling" if has_c else "translating"
            self.done = max(sum(1 for _ in work.glob("out/**/*") if _.suffix in (".so", ".pyd")) for work in works)
        elif self.step in ("translating", "compiling"):
            found = "bundling"
        if names.index(found) > names.index(self.step):
            self.step = found

    def left(self) -> float:
        """Seconds that are likely left, if this machine is as slow with the rest as it was so far."""
        names = list(STEPS)
        at = names.index(self.step)
        share = min(1.0, self.done / self.modules) if self.step == "compiling" and self.modules else 0.5
        before = sum(STEPS[name] for name in names[:at]) + share * STEPS[self.step]
        slowness = max(0.2, (time.monotonic() - self.began) / before)
        return slowness * (sum(STEPS.values()) - before)

    def line(self) -> str:
        number = list(STEPS).index(self.step) + 1
        counted = f", {min(self.done, self.modules)} of {self.modules} modules" if self.step == "compiling" else ""
        left = self.left()
        some = f"{left / 60:.0f} min" if left > 90 else f"{max(5, round(left / 5) * 5):.0f} s"
        return f"{number} of {len(STEPS)}  {WORDS[self.step]}{counted}, about {some} left"

    def say(self, last: bool = False) -> None:
        """A bar that is drawn again and again, or, where that cannot be, a line now and then."""
        line = self.line()
        if self.out.isatty():
            whole = (time.monotonic() - self.began) + self.left()
            filled = round(WIDTH * min(1.0, (time.monotonic() - self.began) / max(whole, 1e-9)))
            end = "\r\x1b[K" if last else ""
            self.out.write(f"\r\x1b[K[{'#' * filled}{'.' * (WIDTH - filled)}] {line}{end}")
        elif not last and (line.split(",")[0] != self._said or time.monotonic() - self._said_at > SAY_SECONDS):
            self._said, self._said_at = line.split(",")[0], time.monotonic()
            self.out.write(f"    {line}\n")
        self.out.flush()


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
