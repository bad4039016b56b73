"""Runs mypyc and the C compiler in the folder it is started in.

A process of its own: mypyc exits on errors, and setuptools would read our pyproject.toml.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

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


def main() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    job = json.loads(sys.argv[1])
    modules = mypycify(
        [*job["checks"], *job["paths"]], opt_level="3", debug_level="0", target_dir="c", group_name=job["group"]
    )
    docs = dict(doc for path in job["paths"] for doc in docs_of(Path(path)))
    for path in Path("c").rglob("*.c"):
        path.write_text(with_docs(path.read_text("utf-8"), docs), "utf-8")
    for module in modules:
        module.extra_compile_args += job["flags"]
    setup(
        name="seaboard_native",
        ext_modules=modules,
        packages=[],
        py_modules=[],
        script_args=["-q", "build_ext", "--build-lib=out", "--build-temp=o", f"--parallel={job['jobs']}"],
    )


if __name__ == "__main__":
    main()
