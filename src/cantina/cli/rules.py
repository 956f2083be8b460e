"""`cantina rules`: the rulebook by id or by words, and how much of it the tests prove."""

from pathlib import Path

import click
import msgspec

import cantina
from cantina.cli.common import json_option, language_option
from cantina.core.game import Game
from cantina.core.ledger import Entry, Language, core_ledger

TESTS = Path(__file__).parents[3] / "tests"


@click.command()
@click.argument("game_id", metavar="GAME")
@click.argument("words", nargs=-1)
@click.option("--coverage", "wants_coverage", is_flag=True, help="Run the tests that name rules, and count what they prove.")
@json_option
@language_option
def rules(game_id: str, words: tuple[str, ...], wants_coverage: bool, as_json: bool, language: Language) -> None:
    """The rules of GAME: all of them, one by its id, or those that answer a question in WORDS, best first."""
    game = cantina.game(game_id)
    if wants_coverage:
        show_coverage(game, as_json)
        return
    entries = _found(game, " ".join(words), language) if words else list(game.ledger)
    if as_json:
        click.echo(msgspec.json.encode(entries))
        return
    sections = [*game.ledger.sections, *core_ledger().sections]
    titles = {section.id: section.cs if language == "cs" else section.en for section in sections}
    section = None
    for entry in entries:
        if entry.section != section:
            section = entry.section
            click.echo(f"\n{titles[section]}")
        click.echo(f"{entry.id}  {entry.text(language)}")


def _found(game: Game, question: str, language: Language) -> list[Entry]:
    from cantina.core.search import search  # reads dictionaries, which nothing else at the terminal needs

    found = search(game, question, language)
    if not found.hits:
        hint = f"; try {', '.join(found.instead)}" if found.instead else ""
        raise click.ClickException(f"no rule of {game.id} speaks of {question!r}{hint}")
    return [hit.entry for hit in found.hits]


def show_coverage(game: Game, as_json: bool) -> None:
    """How many rules the tests prove."""
    folder = TESTS / game.id.replace("-", "_")
    if not folder.is_dir():
        raise click.ClickException("coverage is counted in a checkout, where the tests are")
    from cantina.testing.coverage import coverage

    found = coverage(game, folder)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        click.echo(
            f"{found.covered} of {found.rules} rules proved, {found.exempt} exempt; missing: {', '.join(found.missing) or 'none'}"
        )
