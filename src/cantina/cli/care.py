"""`cantina backup`, `restore`, `export` and `import`: copies of a house's matches, made while people play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from cantina.cli.serve import DATA, NEEDED, default_file

FILE = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
AT = click.option("--data", envvar="CANTINA_DATABASE", help=DATA)


def _run(work: str, file: Path, data: str | None, said: str) -> None:
    try:
        from cantina.server import care
        from cantina.server.database import StorageError, place
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed; {NEEDED}") from None
    try:
        where = place(data) if data else default_file()
        does: Callable[..., int] = getattr(care, work)
        arguments: tuple[Any, ...] = (where, file) if work in ("back_up", "export") else (file, where)
        click.echo(said.format(count=does(*arguments), file=file, where=where))
    except StorageError as problem:
        raise click.ClickException(str(problem)) from None


@click.command()
@FILE
@AT
def backup(file: Path, data: str | None) -> None:
    """Copy everything into a new file, while people play."""
    _run("back_up", file, data, "{count} tables are kept in {file}. It holds secrets: whoever has it can read every hand.")


@click.command()
@FILE
@AT
def restore(file: Path, data: str | None) -> None:
    """Put a backup back, into an empty database."""
    _run("restore", file, data, "{count} tables are in {where} again.")


@click.command(name="export")
@FILE
@AT
def export_(file: Path, data: str | None) -> None:
    """Copy all tables into a new file, to be imported elsewhere."""
    _run("export", file, data, "{count} tables are in {file}.")


@click.command(name="import")
@FILE
@AT
def import_(file: Path, data: str | None) -> None:
    """Add the tables of a backup or an export."""
    _run("bring", file, data, "{count} tables came to {where}.")
