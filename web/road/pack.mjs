// Run by building/road.py in Node: compiles Python's library and our own modules with the very interpreter that will run
// them in the browser. Archives of compiled modules start more than twice as fast as archives of sources.
//   node pack.mjs FOLDER OUT       FOLDER has the modules to pack; OUT gets python.zip, seaboard.zip and games.json
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [folder, out] = process.argv.slice(2);
const pyodide = join(dirname(fileURLToPath(import.meta.url)), "..", "node_modules", "pyodide");

const PACK = `
import importlib, importlib.util, marshal, pathlib, pkgutil, sys, zipfile

# Of Python's library goes along what our modules import, these packages whole, and what is imported on the way of errors.
WHOLE = {"_pyodide", "pyodide", "asyncio", "collections", "concurrent", "importlib", "json", "logging", "re", "zipfile"}
SPARE = {"_compat_pickle", "_strptime", "_weakrefset", "calendar", "encodings.ascii", "encodings.idna", "encodings.latin_1",
  "encodings.punycode", "pickle", "pprint", "queue", "stringprep", "sched", "timeit", "urllib.error"}

def import_all(name):
    package = importlib.import_module(name)
    for found in pkgutil.walk_packages(package.__path__, name + "."):
        try:
            importlib.import_module(found.name)
        except ImportError:
            pass  # what needs more than a browser has is not asked for there

def packed(root, target, wanted=lambda name: True):
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(root.rglob("*")):
            name = path.relative_to(root)
            if not path.is_file() or "__pycache__" in name.parts:
                continue
            body = path.read_bytes()
            if path.suffix == ".py":
                parts = name.with_suffix("").parts
                if not wanted(".".join(parts[:-1] if parts[-1] == "__init__" else parts)):
                    continue
                code = compile(body, str(name), "exec", dont_inherit=True, optimize=2)
                name, body = name.with_suffix(".pyc"), importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
            archive.writestr(zipfile.ZipInfo(str(name)), body, zipfile.ZIP_DEFLATED, 9)

sys.path.insert(0, "/modules")
import_all("seaboard")
library = pathlib.Path("/tmp/library")
with zipfile.ZipFile("/tmp/python_stdlib.zip") as archive:
    archive.extractall(library)
used = {*sys.modules, *SPARE}
packed(library, "/tmp/python.zip", lambda name: name in used or name.partition(".")[0] in WHOLE)
packed(pathlib.Path("/modules"), "/tmp/seaboard.zip")

# Which games there are is the same for everybody: a page that shows them need not wait until the engine runs.
from seaboard.local.host import Host
from seaboard.service import requests
from seaboard.service.store import encode
pathlib.Path("/tmp/games.json").write_bytes(encode(requests.games(Host(None, "[]").service)))
`;

const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree("/modules");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/modules");
python.FS.writeFile("/tmp/python_stdlib.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
python.runPython(PACK);
mkdirSync(out, { recursive: true });
for (const name of ["python.zip", "seaboard.zip", "games.json"])
  writeFileSync(join(out, name), python.FS.readFile(`/tmp/${name}`));
