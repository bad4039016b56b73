"""`seaboard serve`: a place to play with friends and bots."""

from __future__ import annotations

import sys

import click

from seaboard.cli.terminal import data_folder, lang_option, texts


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1 for this machine only.")
@click.option("--port", type=click.IntRange(1, 65535), default=8765, show_default=True)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option(
    "--database", envvar="DATABASE_URL", default="", help="A file, or postgresql://…; default: your data folder."
)
@click.option(
    "--migrate", is_flag=True, help="Bring a PostgreSQL database up to date and end. (SQLite does it by itself.)"
)
@click.option("--thinkers", type=click.IntRange(1, 64), help="Processes for bots; default: one less than cores.")
@click.option("--origin", "origins", multiple=True, help="Another address people use, e.g. https://play.example.org.")
@click.option("--secure", is_flag=True, help="Cookies for https only (behind a proxy that ends TLS).")
@click.option(
    "--proxies", default="127.0.0.1", show_default=True, help="Proxies whose X-Forwarded headers are believed."
)
@click.option("--log", "log_format", type=click.Choice(["auto", "json", "text"]), default="auto", show_default=True)
@click.option("--quiet", is_flag=True, help="Log warnings only.")
@lang_option
def command(
    host: str,
    port: int,
    open_browser: bool,
    database: str,
    migrate: bool,
    thinkers: int | None,
    origins: tuple[str, ...],
    secure: bool,
    proxies: str,
    log_format: str,
    quiet: bool,
    lang: str | None,
) -> None:
    """Serve tables for people and bots until Ctrl-C; nothing is lost when it ends."""
    from seaboard.server.config import Config, default_database, default_thinkers
    from seaboard.server.logs import set_up_logs
    from seaboard.server.running import address_in_lan, run

    kept = database or default_database(data_folder())
    as_json = log_format == "json" or (log_format == "auto" and not sys.stderr.isatty())
    set_up_logs(as_json, quiet)
    if migrate:
        _migrate(kept)
        return
    config = Config(
        database=kept,
        host=host,
        port=port,
        thinkers=thinkers or default_thinkers(),
        origins=origins,
        secure=secure,
        trusted_proxies=proxies,
        log_json=as_json,
        quiet=quiet,
    )
    say = texts()

    def ready() -> None:
        own = f"http://127.0.0.1:{port}/" if host in ("0.0.0.0", "::") else f"http://{host}:{port}/"
        click.echo(say("serve-here", address=own))
        lan = address_in_lan() if host in ("0.0.0.0", "::") else None
        if lan:
            click.echo(say("serve-friends", address=f"http://{lan}:{port}/"))
        click.echo(say("serve-stop"))
        sys.stdout.flush()
        if open_browser:
            import webbrowser

            webbrowser.open(own)

    if not run(config, ready):
        sys.exit(1)


def _migrate(database: str) -> None:
    import asyncio

    from seaboard.server.store import open_store

    async def bring_up_to_date() -> None:
        store = await open_store(database, migrate=True)
        await store.close()

    asyncio.run(bring_up_to_date())
    click.echo(texts()("serve-migrated"))
