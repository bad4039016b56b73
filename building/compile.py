"""Runs mypyc and the C compiler in the folder it is started in.

A process of its own: mypyc exits on errors, and setuptools would read our pyproject.toml.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

Doc = tuple[str, str]  # the name of something in C, and its docstring


def docs_of(path: Path) -> Iterator[Doc]:
    """The docstrings of a module by the names that mypyc gives to what they describe: module___Class___function."""
    parts = list(path.with_suffix("").parts)
    module = parts[parts.index("src") + 1 :]
    if module[-1] == "__init__":
        module.pop()
    names = ["___".join(module[start:]) for start in range(len(module))]  # as short as is unambiguous

    def walk(node: ast.Module | ast.ClassDef, inside: str) -> Iterator[Doc]:
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                name = f"{inside}___{child.name}"
                text = ast.get_docstring(child)
                if text:
                    yield from ((f"{front}{name}", text) for front in names)
                if isinstance(child, ast.ClassDef):
                    yield from walk(child, name)

    tree = ast.parse(path.read_text("utf-8"))
    yield ".".join(module), ast.get_docstring(tree) or ""
    yield from walk(tree, "")


def in_c(text: str) -> str:
    """A text inside the quotes of a C string."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode("utf-8")
    )


def with_docs(code: str, docs: dict[str, str]) -> str:
    """The C that mypyc wrote, with the docstrings that it leaves out."""

    def method(match: re.Match[str]) -> str:
        return match[0] + in_c(docs.get(match["name"], ""))

    code = re.sub(r'\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[\w |]+,\s*PyDoc_STR\("[^"]*?\\n--\\n\\n', method, code)
    code = re.sub(
        r'CPyType_(?P<name>\w+)_template_ = \{(?:(?!_template_ = ).)*?\.tp_doc = PyDoc_STR\("[^"]*?\\n--\\n\\n',
        method,
        code,
        flags=re.DOTALL,
    )
    return re.sub(
        r'("(?P<name>seaboard\.[\w.]+)",\s*)NULL(?=, /\* docstring \*/)',
        lambda match: f'{match[1]}PyDoc_STR("{in_c(docs.get(match["name"], ""))}")',
        code,
    )


def without_leaks(code: str) -> str:
    """The C that mypyc wrote, giving back what it takes.

    Where Python calls a compiled function, mypyc 2.4 takes a reference to each vec among the arguments and means to
    borrow it: nobody gives it back, and the memory is never free again. The caller's own reference lasts for the call.
    """
    return re.sub(
        r"(?P<line>\b(?P<name>arg_\w+) = Vec(?P<kind>\w+)Api\.unbox\(obj_[^;]*;)",
        lambda match: (
            f"{match['line']} if (!VEC_IS_ERROR({match['name']})) VEC_{match['kind'].upper()}_DECREF({match['name']});"
        ),
        code,
    )


def without_trashcan(code: str) -> str:
    """The C that mypyc wrote, freeing at once what the garbage collector leaves alone (`acyclic`).

    CPython puts off what is freed fifty deep within other things, and notes that in front of it, where the collector
    has its room. Such objects have none: mypyc 2.4 would have it written into whatever lies there.
    """

    def at_once(match: re.Match[str]) -> str:
        is_collected = "PyObject_GC_UnTrack(self);" in match[0]
        return match[0] if is_collected else re.sub(r" *CPy_TRASHCAN_(?:BEGIN|END)\(.*\)\n", "", match[0])

    return re.sub(r"^\w+_dealloc\(\w+ \*self\)\n\{\n.*?^\}\n", at_once, code, flags=re.MULTILINE | re.DOTALL)


def mended(code: str) -> str:
    """The C that mypyc wrote, without its two faults."""
    return without_trashcan(without_leaks(code))


def main() -> None:
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # this file is run, not imported
    from building.leaner import leaner
    from building.parts import put_together

    job = json.loads(sys.argv[1])

    class BuildParts(build_ext):  # type: ignore[misc]
        """Compiles the files of a library on all cores; setuptools would take one after the other."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(job["jobs"]) as cores:
                    made = cores.map(lambda source: compile_all([source], **how), sources)
                    return [name for names in made for name in names]

            self.compiler.compile = compile_each
            super().build_extensions()

    modules = mypycify(
        [*job["checks"], *job["paths"]],
        opt_level="3",
        debug_level="0",
        target_dir="c",
        group_name=job["group"],
        multi_file=True,
    )
    docs = dict(doc for path in job["paths"] for doc in docs_of(Path(path)))
    for path in Path("c").rglob("*.c"):
        path.write_text(with_docs(leaner(mended(path.read_text("utf-8"))), docs), "utf-8")
    for module in modules:
        module.extra_compile_args += job["flags"]
        if module.name == f"{job['group']}__mypyc":
            module.sources = put_together(module.sources, Path("c"))
    setup(
        name="seaboard_native",
        ext_modules=modules,
        packages=[],
        py_modules=[],
        cmdclass={"build_ext": BuildParts},
        script_args=["-q", "build_ext", "--build-lib=out", "--build-temp=o", f"--parallel={job['jobs']}"],
    )


if __name__ == "__main__":
    main()
