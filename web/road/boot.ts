/** An interpreter with our modules on its path, in whatever worker this is. */
import type { loadPyodide, PyodideAPI } from "pyodide";

/** Where the interpreter lies: whoever starts a worker says it by the worker's name. */
export const home = (): string => new URL(`${self.name}road/`, self.location.origin).href;

export async function boot(): Promise<PyodideAPI> {
  const road = home();
  const packed = fetch(`${road}seaboard.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${road}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await load({
    indexURL: road,
    stdLibURL: `${road}python.zip`,
    lockFileURL: `${road}pyodide-lock.json`,
    env: { HOME: "/home", SEABOARD_PLAIN: "1" },
  });
  python.unpackArchive(await packed, "zip", { extractDir: "/lib/seaboard" });
  python.runPython("import sys; sys.path.insert(0, '/lib/seaboard')");
  return python;
}
