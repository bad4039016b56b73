"""`seaboard site`: Seaboard as static files, which anybody can host for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import click

from seaboard.cli.terminal import lang_option, texts
from seaboard.core.refused import Refused

BASE = re.compile(r"/([\w.~-]+/)*")


@click.command("site")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--base", default="/", help="The folder of the site as browsers see it, e.g. /seaboard/.")
@click.option("--force", is_flag=True, help="Write into a folder that has other files.")
@lang_option
def command(folder: Path, base: str, force: bool, lang: str | None) -> None:
    """Write Seaboard as a site of static files into FOLDER.

    The rules, the bots and all tables run in the browser of whoever visits it; nothing is sent anywhere. There are no
    accounts, friends or ratings there. Any host of files will do; 404.html lets deep links work.
    """
    from seaboard.server.pages import Pages

    road = Pages().road
    if road is None:
        raise Refused("site-not-made")
    if not BASE.fullmatch(base):
        raise Refused("site-base", value=base[:100])
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not force)):
        raise Refused("site-folder-used", path=str(folder))
    written = road.write(folder, base)
    click.echo(texts()("site-written", path=str(folder), files=len(written), megabytes=f"{sum(written) / 1e6:.1f}"))
