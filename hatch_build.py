"""The build hook of the wheel: compiles the rules and bundles the browser client (`building/` says how).

`python hatch_build.py` compiles into this Python's site-packages, `--web` bundles, `--road` packs what is kept for the
road: the quick loops behind `make native`, `make web` and `make road`.
"""

import argparse
import json
import os
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent))  # an installer loads this file by its path

from building import native, road, web

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def get_build_hook() -> "type[BuildHookInterface[Any]]":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class NativeHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            compiler = [] if native.compiler_fault() else native.COMPILER_PACKAGES
            bundled = not os.environ.get(web.NO_WEB) and (Path(self.root) / "web").is_dir()
            return [*compiler, *([] if not bundled or web.node_command() else web.NODE_PACKAGES)]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            root = Path(self.root)
            try:
                folder = native.made(root)
            except (native.CannotCompile, SyntaxError, OSError) as reason:
                self.app.display_warning(f"seaboard: the rules are not compiled, they run plain: {reason}")
                folder = native.none_made(str(reason), root)
            else:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            key = "force_include_editable" if version == "editable" else "force_include"
            build_data[key][str(folder)] = "seaboard_native"
            try:
                build_data[key][str(web.made(root))] = "seaboard_web"
            except (web.CannotBundle, OSError) as reason:
                self.app.display_warning(f"seaboard: installed without the browser client: {reason}")
            else:
                try:
                    build_data[key][str(road.made(root))] = "seaboard_road"
                except (road.CannotPack, OSError) as reason:
                    self.app.display_warning(f"seaboard: nothing can be kept for the road: {reason}")

    return NativeHook


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the marked modules into this Python's site-packages.")
    parser.add_argument("--site", type=Path, default=Path(sysconfig.get_path("platlib")))
    parser.add_argument("--web", action="store_true", help="bundle the browser client instead")
    parser.add_argument("--road", action="store_true", help="pack what is kept for the road instead")
    given = parser.parse_args()
    if given.road:
        return pack(given.site)
    return bundle(given.site) if given.web else compile_rules(given.site)


def pack(site: Path) -> int:
    try:
        road.install(site)
    except road.CannotPack as reason:
        print(f"nothing for the road: {reason}")
        return 1
    return 0


def bundle(site: Path) -> int:
    try:
        web.install(site)
    except web.CannotBundle as reason:
        print(f"no browser client: {reason}")
        return 1
    return 0


def compile_rules(site: Path) -> int:
    start = time.perf_counter()
    try:
        folder = native.made()
    except native.CannotCompile as reason:
        native.install(site, native.none_made(str(reason)))
        print(f"the rules run plain: {reason}")
        # A machine without a compiler is fine; a rule that does not compile where others do is a fault.
        return 0 if not native.marked_files() or native.compiler_fault() else 1
    native.install(site, folder)
    count = len(json.loads((folder / "manifest.json").read_text())["modules"])
    print(f"{count} modules compiled in {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
