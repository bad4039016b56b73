"""Which of the C files that mypyc writes for the modules are compiled together.

All of them as one file keep one core busy for minutes. Each by itself is quick, and on all cores, but then no verb is
inlined where another module calls it. So what belongs together is one file (a game, the bots, …), and every part has
the small functions of `core` at hand to inline them.
"""

import re
from pathlib import Path

SHARED = "core"  # the part whose small functions all others inline
SMALL = 90  # lines of C
# What the parts know of each other is hidden from all others: it is read and called directly.
HEADERS = """\
#include "__native_seaboard.h"
#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif
#include "__native_internal_seaboard.h"
#ifdef __GNUC__
#pragma GCC visibility pop
#endif
"""
# Functions of a module, and those of mypyc that look into lists.
FUNCTION = re.compile(
    r"^\w[\w *]*\b(?P<name>CPyDef_\w+|CPyList_GetItemInt64\w*)\([^\n]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL
)
# An inline definition only: the function itself is compiled with its own part.
INLINE = "extern inline __attribute__((gnu_inline)) "


def part_of(source: Path) -> str:
    """Where the C of a module belongs: `games_kelp`, `core`; `runtime` is what mypyc itself brings along."""
    module = source.stem.removeprefix("__native_seaboard___").split("___")
    if not source.stem.startswith("__native_seaboard___"):
        return "runtime"
    return "_".join(module[: 2 if module[0] == "games" else 1])


def small_functions(code: str) -> list[str]:
    found = (match[0] for match in FUNCTION.finditer(code) if not match["name"].endswith("__top_level__"))
    return [function for function in found if function.count("\n") <= SMALL]


def _inlined(sources: list[Path]) -> str:
    return "".join(INLINE + text for source in sources for text in small_functions(source.read_text("utf-8")))


def put_together(sources: list[str], folder: Path) -> list[str]:
    """Writes a C file for each part into the folder of the sources; the longest comes first."""
    parts: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        parts.setdefault(part_of(source), []).append(source)
    lists = _inlined([path for path in parts["runtime"] if path.stem == "list_ops"])
    shared = _inlined(parts.get(SHARED, []))
    made = {}
    for part, files in parts.items():
        place = folder / f"part_{part}.c"
        # What mypyc brings along stands before what uses it.
        files.sort(key=lambda path: path.stem.startswith("__native"))
        lines = [f'#include "{path.relative_to(folder).as_posix()}"\n' for path in files]
        inlined = lists if part == SHARED else lists + shared
        start = "" if part == "runtime" else f"{HEADERS}#ifdef __GNUC__\n{inlined}#endif\n"
        place.write_text(start + "".join(lines), "utf-8")
        made[str(place)] = sum(path.stat().st_size for path in files)
    return sorted(made, key=lambda name: -made[name])
