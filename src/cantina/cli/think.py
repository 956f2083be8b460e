"""`cantina think`: bots think here for web processes on this machine or on others, by a queue in their database."""

import asyncio
import contextlib
import os

import click

from cantina.cli.serve import NEEDED

DATA = "The address of the PostgreSQL database of those who serve with --think-apart, as in CANTINA_DATABASE."


@click.command()
@click.option("--data", envvar="CANTINA_DATABASE", required=True, help=DATA)
@click.option("--workers", default=os.cpu_count() or 1, show_default="one a core", type=click.IntRange(1, 256), help="Processes.")
@click.option("--json-logs", is_flag=True, help="Write the log as JSON, an object a line.")
def think(data: str, workers: int, json_logs: bool) -> None:
    """Let bots think here, for those who serve elsewhere."""
    try:
        import sqlalchemy as sql

        from cantina.server.database import StorageError, place
        from cantina.server.logs import write_logs
        from cantina.server.thoughts import run
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed; {NEEDED} and 'cantina[postgresql]'") from None
    try:
        where = place(data)
        if not isinstance(where, sql.URL):
            raise click.ClickException("a queue of thoughts needs PostgreSQL; with a file, bots think beside the server")
        write_logs(json_logs)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(where, workers, lambda: click.echo(f"Thinking with {workers} workers (stop it with Ctrl+C)")))
    except StorageError as problem:
        raise click.ClickException(str(problem)) from None
