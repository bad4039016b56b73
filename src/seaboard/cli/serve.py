"""`seaboard serve`: a place to play with friends and bots."""

from __future__ import annotations

import sys
from urllib.parse import urlsplit

import click

from seaboard.cli.terminal import data_folder, lang_option, read_file, texts
from seaboard.core.refused import Refused


@click.command("serve")
@click.option("--lan", is_flag=True, help="For friends in the same network too, with a QR code of the address.")
@click.option("--host", default="", help="Where to listen; default: this machine only, or with --lan everywhere.")
@click.option("--port", type=click.IntRange(1, 65535), default=8765, show_default=True)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option(
    "--database", envvar="DATABASE_URL", default="", help="A file, or postgresql://…; default: your data folder."
)
@click.option(
    "--migrate", is_flag=True, help="Bring a PostgreSQL database up to date and end. (SQLite does it by itself.)"
)
@click.option("--thinkers", type=click.IntRange(1, 64), help="Processes for bots; default: one less than cores.")
@click.option("--bot", "bots", multiple=True, help="Your own bot: NAME=module:Class or NAME=file.py:Class.")
@click.option("--pack", "pack_files", multiple=True, metavar="FILE", help="Offer a corrected data pack.")
@click.option("--origin", "origins", multiple=True, help="The public address, e.g. https://play.example.org.")
@click.option("--secure", is_flag=True, help="Cookies for https only (behind a proxy that ends TLS).")
@click.option(
    "--proxies",
    default="",
    help="Proxies whose X-Forwarded headers are believed, e.g. 127.0.0.1.",
)
@click.option("--forget-games-days", type=click.IntRange(0), default=0, help="Forget games that ended so long ago.")
@click.option("--forget-guests-days", type=click.IntRange(0), default=0, help="Forget old guests without a table.")
@click.option("--log", "log_format", type=click.Choice(["auto", "json", "text"]), default="auto", show_default=True)
@click.option("--log-file", default="", help="Log to this file instead of standard error; it is kept below 25 MB.")
@click.option("--quiet", is_flag=True, help="Log warnings only.")
@lang_option
def command(
    lan: bool,
    host: str,
    port: int,
    open_browser: bool,
    database: str,
    migrate: bool,
    thinkers: int | None,
    bots: tuple[str, ...],
    pack_files: tuple[str, ...],
    origins: tuple[str, ...],
    secure: bool,
    proxies: str,
    forget_games_days: int,
    forget_guests_days: int,
    log_format: str,
    log_file: str,
    quiet: bool,
    lang: str | None,
) -> None:
    """Serve tables for people and bots until Ctrl-C; nothing is lost when it ends."""
    from seaboard.server.config import Config, default_database, default_thinkers
    from seaboard.server.logs import set_up_logs
    from seaboard.server.reach import address_in_lan
    from seaboard.server.running import run
    from seaboard.service.packs import houses_packs

    host = host or ("0.0.0.0" if lan else "127.0.0.1")
    kept = database or default_database(data_folder())
    as_json = log_format == "json" or (log_format == "auto" and not sys.stderr.isatty())
    set_up_logs(as_json, quiet, log_file)
    if migrate:
        _migrate(kept)
        return
    origins = tuple(_checked_origin(origin) for origin in origins)
    _bring(bots)
    packs = tuple(read_file(file) for file in pack_files)
    houses_packs(packs)  # refuse a bad one before anything is opened
    config = Config(
        database=kept,
        host=host,
        port=port,
        thinkers=thinkers or default_thinkers(),
        packs=packs,
        origins=origins,
        secure=secure,
        trusted_proxies=proxies,
        log_json=as_json,
        quiet=quiet,
        forget_games_days=forget_games_days,
        forget_guests_days=forget_guests_days,
    )
    say = texts()

    def ready() -> None:
        own = f"http://127.0.0.1:{port}/" if host in ("0.0.0.0", "::") else f"http://{host}:{port}/"
        click.echo(say("serve-here", address=own))
        others = address_in_lan() if host in ("0.0.0.0", "::") else None
        if others:
            click.echo(say("serve-friends", address=f"http://{others}:{port}/"))
            if sys.stdout.isatty() or lan:
                click.echo(qr_lines(f"http://{others}:{port}/"))
        elif host == "127.0.0.1":
            click.echo(say("serve-alone"))
        click.echo(say("serve-stop"))
        sys.stdout.flush()
        if open_browser:
            import webbrowser

            webbrowser.open(own)

    if not run(config, ready):
        sys.exit(1)


def qr_lines(text: str) -> str:
    """A QR code in half blocks, dark on light whatever the colours of the terminal are."""
    import segno

    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    lines = []
    for upper, lower in zip(rows[::2], [*rows[1::2], [0] * len(rows[0])], strict=False):
        blocks = (" ▄▀█"[2 * (not up) + (not down)] for up, down in zip(upper, lower, strict=True))
        lines.append("  " + click.style("".join(blocks), fg="bright_white", bg="black"))
    return "\n".join(lines)


def _bring(bots: tuple[str, ...]) -> None:
    """Let guests in, before anybody can ask for them."""
    from seaboard.bots.guests import bring
    from seaboard.bots.levels import LEVELS

    for given in bots:
        name, equals, where = given.partition("=")
        if not equals or name in LEVELS:
            raise click.BadParameter(
                f"{given!r}: write NAME=module:Class, with a name of your own.", param_hint="--bot"
            )
        bring(name, where)


def _migrate(database: str) -> None:
    import asyncio

    from seaboard.server.store import open_store

    async def bring_up_to_date() -> None:
        store = await open_store(database, migrate=True)
        await store.close()

    asyncio.run(bring_up_to_date())
    click.echo(texts()("serve-migrated"))


def _checked_origin(text: str) -> str:
    """An address as browsers name where a page came from: no path, no slash at the end."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise Refused("origin-malformed", value=text[:80])
    return f"{parts.scheme}://{parts.netloc}"
