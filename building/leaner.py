"""Makes the C that mypyc writes leaner where its own borrowing stops short; what it does stays the same.

- `table.tally[i] = n` takes a reference to the numbers for as long as one of them is written, and gives it back: too
  much for the C compiler to inline a small verb. Nothing can happen to them in between if nothing is called in between,
  so the pair is left out.
- An index out of range is an accident: the C compiler is told so, and moves the telling of it out of the way.
"""

import re

COLD = """
#ifdef __GNUC__
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
#endif
"""
LAST_INCLUDE = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.MULTILINE)
FUNCTION = re.compile(r"^(?=\S.*\) \{$)", re.MULTILINE)
IN_RANGE = re.compile(r"(    (?P<name>cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if )\((?P=name)\)")
# A field that holds numbers is read, and a reference to them taken.
TAKEN = re.compile(
    r"(    (?P<name>cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;\n)    VEC_(?P<kind>\w+)_INCREF\((?P=name)\);\n"
)
# Anything called, but for what tells of an accident; and anything put into a field, or by a pointer to one.
HAPPENS = re.compile(
    r"\b(?!(?:if|likely|unlikely|PyErr_SetNone|CPy_AddTraceback|CPy_Unreachable)\()[A-Za-z_]\w*\(|^[^=\n]*->\w+ = ",
    re.MULTILINE,
)


def leaner(code: str) -> str:
    """The C of one file, leaner."""
    code = LAST_INCLUDE.sub(lambda found: found[0] + COLD, code, count=1)
    code = IN_RANGE.sub(r"\1(likely(\g<name>))", code)
    return "".join(_borrowing(part) for part in FUNCTION.split(code))


def _borrowing(function: str) -> str:
    for taken in list(TAKEN.finditer(function)):
        name = taken["name"]
        given_back = f"    VEC_{taken['kind']}_DECREF({name});\n"
        before, _, written = function.partition(taken[0])
        between, _, after = written.partition(given_back)
        # Beside the usual way there are those of accidents, each a block that gives back and goes on.
        block = rf"^CPyL\d+: ;\n(?:    \w+_(?:DECREF|DecRef)\(\w+\);\n)*?{re.escape(given_back)}"
        ways = 1 + len(re.findall(block, after, re.MULTILINE))
        # Whoever hands them on keeps them: they may only be declared, taken, looked into and given back.
        declared = len(re.findall(rf"^    Vec\w+ {name};$", before, re.MULTILINE))
        mentions = len(re.findall(rf"\b{name}\b(?!\.(?:len|items)\b)", function))
        is_plain = given_back not in before and mentions == declared + 2 + ways == declared + 2 + written.count(
            given_back
        )
        if is_plain and not HAPPENS.search(between):
            function = function.replace(taken[0], taken[1]).replace(given_back, "")
    return function
