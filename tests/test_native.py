"""The compiled rules are served when they are fresh, and only then."""

import ast
import inspect
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import seaboard
from building import native as building
from building.compile import with_docs
from building.leaner import leaner
from building.parts import INLINE, put_together
from seaboard import _native

PACKAGE = Path(seaboard.__file__).parent
SAY = "import sys, seaboard._native as n; print(n.engine(), n.why_plain(), sep='|'); "
WARNING = "running plain Python"


def python(code: str, *path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs code in a fresh Python that looks into the given folders first."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("SEABOARD_")}
    clean["PYTHONPATH"] = os.pathsep.join(map(str, path))
    return subprocess.run(
        [sys.executable, "-c", code], env={**clean, **env}, capture_output=True, text=True, check=True
    )


@pytest.fixture
def native() -> Path:
    """The installed `seaboard_native`, if it was compiled and nobody edited a rule since."""
    manifest, folder = _native._read_manifest()
    if manifest is None or manifest["failure"]:
        pytest.skip("the rules are not compiled here")
    if _native.is_stale():
        pytest.skip("a rule was edited: make native")
    return Path(folder)


def manifest_of(native: Path) -> dict[str, Any]:
    return dict(json.loads((native / "manifest.json").read_text()))


def test_every_compiled_module_is_served_beside_its_source(native: Path) -> None:
    manifest = manifest_of(native)
    modules = sorted(manifest["modules"])
    report = "; ".join(f"import {name}; print({name}.__file__)" for name in modules)
    answer = python(SAY + report)
    engine, *files = answer.stdout.splitlines()
    assert engine == "compiled|None"
    assert [Path(file) for file in files] == [PACKAGE.parent / manifest["modules"][name]["file"] for name in modules]
    assert answer.stderr == ""


def test_plain_on_demand(native: Path) -> None:
    name = min(manifest_of(native)["modules"])
    answer = python(SAY + f"import {name}; print({name}.__file__)", SEABOARD_PLAIN="1")
    engine, file = answer.stdout.splitlines()
    assert engine == "plain|SEABOARD_PLAIN=1"
    assert file.endswith(".py")
    assert answer.stderr == ""


def test_one_edited_source_makes_the_whole_group_plain(native: Path, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "seaboard", ignore=shutil.ignore_patterns("__pycache__"))
    manifest = manifest_of(native)
    edited = min(manifest["sources"])
    with (tmp_path / "seaboard" / edited).open("a") as file:
        file.write("\n# edited\n")
    imports = "; ".join(f"import {name}; print({name}.__file__)" for name in manifest["modules"])
    answer = python(SAY + imports, tmp_path)
    engine, *files = answer.stdout.splitlines()
    assert engine == f"plain|{edited} changed since it was compiled"
    assert all(file.endswith(".py") for file in files)
    assert answer.stderr.count(WARNING) == 1
    assert len(answer.stderr.splitlines()) == 1


def test_a_new_rule_makes_the_whole_group_plain(native: Path, tmp_path: Path) -> None:
    """A game that is being written runs before it is compiled."""
    shutil.copytree(PACKAGE, tmp_path / "seaboard", ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "seaboard" / "games" / "pebbles"
    rules.mkdir()
    (rules / "table.py").write_text(
        "# seaboard: compiled\nfrom seaboard.core.state import State\n\n\nclass Table(State):\n    pass\n"
    )
    code = (
        "from seaboard.core.random import random_from; from seaboard.games.pebbles.table import Table; "
        "print(Table(2, 3, random_from('0' * 32)).seats)"
    )
    answer = python(SAY + code, tmp_path)
    new = os.path.join("games", "pebbles", "table.py")
    assert answer.stdout.splitlines() == [f"plain|{new} is not compiled yet", "2"]
    assert answer.stderr.count(WARNING) == 1


def test_a_library_that_does_not_load_is_not_used(native: Path, tmp_path: Path) -> None:
    shutil.copytree(native, tmp_path / "seaboard_native")
    manifest = manifest_of(native)
    (tmp_path / "seaboard_native" / manifest["library"]["file"]).write_bytes(b"not a library")
    name = min(manifest["modules"])
    answer = python(f"import {name}; print({name}.__file__)", tmp_path)
    assert answer.stdout.strip().endswith(".py")
    assert answer.stderr.count(WARNING) == 1


def test_compiled_rules_keep_their_docstrings(native: Path) -> None:
    """`help()` shows the same texts as with the plain ones."""
    ask = "from seaboard.core import state as s; "
    ask += "print([s.__doc__, s.State.__doc__, s.State.actor.__doc__, s.play_at_random.__doc__])"
    plain, compiled = python(SAY + ask, SEABOARD_PLAIN="1"), python(SAY + ask)
    assert compiled.stdout.splitlines()[0] == "compiled|None"
    said, known = ast.literal_eval(compiled.stdout.splitlines()[1]), ast.literal_eval(plain.stdout.splitlines()[1])
    assert [inspect.cleandoc(text) for text in said] == [inspect.cleandoc(text) for text in known]


def test_docstrings_are_put_into_the_c_of_the_compiler() -> None:
    code = (
        '{"twice", (PyCFunction)CPyPy_rule___Toy___twice,\n METH_FASTCALL, PyDoc_STR("twice($self)\\n--\\n\\n")},\n'
        'PyTypeObject CPyType_rule___Toy_template_ = {\n .tp_doc = PyDoc_STR("Toy(n)\\n--\\n\\n"),\n'
        '"seaboard.core.rule",\n NULL, /* docstring */'
    )
    docs = {"rule___Toy___twice": 'Twice "n".', "rule___Toy": "A toy.", "seaboard.core.rule": "Rules."}
    made = with_docs(code, docs)
    assert 'PyDoc_STR("twice($self)\\n--\\n\\nTwice \\042n\\042.")' in made
    assert 'PyDoc_STR("Toy(n)\\n--\\n\\nA toy.")' in made
    assert 'PyDoc_STR("Rules."), /* docstring */' in made
    assert with_docs(code, {}).count("PyDoc_STR") == 3


def test_without_compiled_rules_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "seaboard_native").mkdir()
    (tmp_path / "seaboard_native" / "__init__.py").touch()
    answer = python(SAY, tmp_path)
    assert answer.stdout.startswith("plain|")
    assert answer.stderr == ""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with two marked modules, one of which takes a constant from a plain one."""
    files = {
        "core/__init__.py": "",
        "core/size.py": "SIZE = 3\n",
        "core/rule.py": "# seaboard: compiled\nfrom .size import SIZE\n",
        "games/kelp/rules.py": "# seaboard: compiled\nfrom seaboard.core import rule\n",
        "games/kelp/view.py": '"""Not first:"""\n# seaboard: compiled\n',
    }
    for name, text in files.items():
        path = tmp_path / "src" / "seaboard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_one_key_says_whether_the_compiled_package_is_fresh(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = toy / "site"
    assert not building.is_fresh(site, toy)
    building.install(site, building.none_made("for a test", toy))
    assert building.is_fresh(site, toy)
    plain = toy / "src" / "seaboard" / "core" / "size.py"
    before = plain.read_text()
    plain.write_text("SIZE = 4\n")  # the compiler has copied it
    assert not building.is_fresh(site, toy)
    plain.write_text(before)
    assert building.is_fresh(site, toy)
    plain.with_name("other.py").write_text("# seaboard: compiled\n")
    assert not building.is_fresh(site, toy)
    plain.with_name("other.py").unlink()
    monkeypatch.setenv("CC", "another")
    assert not building.is_fresh(site, toy)


@pytest.mark.parametrize(
    ("only", "names"),
    [
        ("", ["seaboard.core.rule", "seaboard.games.kelp.rules"]),
        ("games/kelp", ["seaboard.games.kelp.rules"]),
        ("core/rule, games/finspan", ["seaboard.core.rule"]),
        ("cor", []),
    ],
)
def test_which_modules_are_compiled(toy: Path, monkeypatch: pytest.MonkeyPatch, only: str, names: list[str]) -> None:
    monkeypatch.setenv(building.ONLY, only)
    assert [building.module_name(path, toy) for path in building.marked_files(toy)] == names


def test_plain_modules_that_the_rules_import_count_as_sources(toy: Path) -> None:
    package = toy / "src" / "seaboard"
    found = building.with_imports([package / "games/kelp/rules.py"], toy)
    assert [path.relative_to(package).as_posix() for path in found] == [
        "core/__init__.py",
        "core/rule.py",
        "core/size.py",
        "games/kelp/rules.py",
    ]


@pytest.mark.skipif(building.compiler_fault() is not None, reason="needs a C compiler")
def test_a_compiled_package_finds_its_plain_modules_and_data(toy: Path) -> None:
    package = toy / "src" / "seaboard"
    for name in ("__init__.py", "_native.py"):
        shutil.copy(PACKAGE / name, package)
    here = "# seaboard: compiled\nfrom pathlib import Path\nHERE = Path(__file__).parent\n"
    (package / "core/__init__.py").write_text(here)
    (package / "core/rule.py").write_text(here + "from .size import SIZE\n")
    building.install(toy / "site", building.made(toy))
    code = SAY + "from seaboard.games.kelp.rules import rule; import seaboard.core as core; "
    code += "print(rule.HERE, core.HERE, core.__path__[0], sep='|')"
    engine, places = python(code, toy / "src", toy / "site").stdout.splitlines()
    assert engine == "compiled|None"
    assert places.split("|") == [str(package / "core")] * 3


VECS = """# seaboard: compiled
from librt.vecs import vec
from mypy_extensions import i64

class Bag:
    def __init__(self) -> None:
        self.kept = vec[i64]()

    def keep(self, what: vec[i64], twice: bool = False) -> i64:
        self.kept = what
        return total(what)

def total(what: vec[i64], more: vec[i64] = vec[i64]()) -> i64:
    found: i64 = 0
    for one in what:
        found += one
    return found + len(more)

def made(count: i64) -> vec[i64]:
    return vec[i64]([1] * count)
"""
LEAKS = """
import sys
from seaboard.core.rule import Bag, made, total
def call():
    bag = Bag()
    assert bag.keep(made(50)) == 50 and total(bag.kept) == 50 and total(bag.kept, more=made(7)) == 57
    try: total([1])
    except TypeError: pass
    return bag
for _ in range(100): call()
before = sys.getallocatedblocks()
bags = [call() for _ in range(1000)]
assert all(total(bag.kept) == 50 for bag in bags)  # what is kept is still there
del bags
print(sys.getallocatedblocks() - before)
"""


@pytest.mark.skipif(building.compiler_fault() is not None, reason="needs a C compiler")
def test_numbers_handed_to_compiled_functions_are_free_again(toy: Path) -> None:
    package = toy / "src" / "seaboard"
    for name in ("__init__.py", "_native.py"):
        shutil.copy(PACKAGE / name, package)
    (package / "core/rule.py").write_text(VECS)
    building.install(toy / "site", building.made(toy))
    engine, left = python(SAY + LEAKS, toy / "src", toy / "site").stdout.splitlines()
    assert engine == "compiled|None"
    assert int(left) < 100


DEEP = """
from seaboard.core.cards import no_cards
def pile():
    cards = no_cards(60)
    for card in range(44): cards.put(card)
    return cards
row = [pile() for _ in range(600)]  # many lie side by side
for depth in range(1, 200):
    nest = row.pop(300)
    for _ in range(depth): nest = [nest]
    del nest
print({cards.count for cards in row})
"""


def test_what_the_garbage_collector_leaves_alone_is_freed_however_deep_it_lies(native: Path) -> None:
    assert python(SAY + DEEP).stdout.splitlines() == ["compiled|None", "{44}"]


# --- leaner C -----------------------------------------------------------------------------------------------------

WRITES = """\
char CPyDef_rule___write(PyObject *cpy_r_self, int64_t cpy_r_i) {
    cpy_r_r0 = ((seaboard___rule___TableObject *)cpy_r_self)->_tally;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r2 = (int64_t)cpy_r_r0.len;
    cpy_r_r3 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL5;
    goto CPyL8;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    CPy_AddTraceback("rule.py", "write", 28, CPyStatic_rule___globals);
    return 2;
CPyL5: ;
    cpy_r_r8 = (CPyPtr)cpy_r_r0.items;
    *(int64_t *)cpy_r_r8 = 1;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;
CPyL8: ;
    CPy_DECREF(cpy_r_r9);
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
}
"""


def test_numbers_that_are_only_written_are_borrowed() -> None:
    lean = leaner(WRITES)
    assert "VEC_I64" not in lean
    assert "CPy_DECREF(cpy_r_r9);" in lean
    assert "if (likely(cpy_r_r3)) goto CPyL5;" in lean


@pytest.mark.parametrize(
    "between",
    [
        "    cpy_r_r4 = CPyDef_rule___other(cpy_r_self);\n",  # may put other numbers there
        "    CPy_DECREF(cpy_r_r5);\n",  # may end what holds them
        "    ((seaboard___rule___TableObject *)cpy_r_self)->_tally = cpy_r_r6;\n",
    ],
)
def test_numbers_that_may_go_meanwhile_are_held(between: str) -> None:
    code = WRITES.replace("    cpy_r_r8 =", between + "    cpy_r_r8 =")
    assert leaner(code).count("VEC_I64") == code.count("VEC_I64") == 3


@pytest.mark.parametrize("kept", ["return cpy_r_r0;", "cpy_r_tally = cpy_r_r0;\n    return 1;"])
def test_numbers_that_are_handed_on_are_held(kept: str) -> None:
    code = WRITES.replace("    VEC_I64_DECREF(cpy_r_r0);\n    return 1;", f"    {kept}").replace(
        "    CPy_DECREF(cpy_r_r9);\n", ""
    )
    assert leaner(code).count("VEC_I64") == 2


# --- which C is compiled together -----------------------------------------------------------------------------------

SMALL = "char CPyDef_cards___put(PyObject *cpy_r_self) {\n    PyErr_SetNone(NULL);\n    return 1;\n}\n"
LONG = "char CPyDef_cards___mix(void) {\n" + "    step();\n" * 100 + "}\n"
ONCE = "char CPyDef_cards_____top_level__(void) {\n    return 1;\n}\n"


def test_a_game_is_one_file_and_inlines_the_small_functions_of_core(tmp_path: Path) -> None:
    names = ["core___cards", "games___kelp___state", "games___kelp___rules___dice", "games___finspan___state"]
    for name in names:
        (tmp_path / f"__native_seaboard___{name}.c").write_text(SMALL + LONG + ONCE if name == "core___cards" else "")
    lists = SMALL.replace("CPyDef_cards___put", "CPyList_GetItemInt64Borrow")
    (tmp_path / "list_ops.c").write_text(lists + LONG.replace("CPyDef_cards___mix", "CPyList_Build"))
    (tmp_path / "__native_seaboard.c").write_text("")
    made = put_together([str(path) for path in sorted(tmp_path.glob("*.c"))], tmp_path)
    assert {Path(name).stem for name in made} == {"part_core", "part_games_kelp", "part_games_finspan", "part_runtime"}
    kelp = (tmp_path / "part_games_kelp.c").read_text()
    assert kelp.count("#include") == 4  # two headers, two modules
    assert kelp.count("gnu_inline") == 2
    assert f"{INLINE}{SMALL}" in kelp
    assert f"{INLINE}{lists}" in kelp
    assert (tmp_path / "part_core.c").read_text().count("gnu_inline") == 1
    runtime = (tmp_path / "part_runtime.c").read_text()
    assert runtime.index("list_ops.c") < runtime.index("__native_seaboard.c")
