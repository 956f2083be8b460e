"""`cantina join`: a bot sits down at a table of any house, by the table's link."""

import secrets

import click

from cantina.core.source import Seeded

BOT_HELP = "A name, package:Class, or cmd:PROGRAM that speaks the line protocol."


@click.command()
@click.argument("address")
@click.option("--bot", "named", default="hard", show_default=True, help=BOT_HELP)
@click.option("--name", default="Bot", show_default=True, help="What it is called at the table.")
@click.option("--seed", type=click.IntRange(0, 2**62), help="The same seed, the same choices.")
def join(address: str, named: str, name: str, seed: int | None) -> None:
    """Let a bot play at the table at ADDRESS, such as http://localhost:8000/table/TABLE, until the match is over."""
    from cantina.visiting import visit

    source = Seeded(secrets.randbits(62) if seed is None else seed)
    for text in visit(address, name, named, source):
        click.echo(text)
