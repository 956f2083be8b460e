"""`cantina games`: what can be played, with its options, bounds and defaults."""

from typing import Any

import click
import msgspec

import cantina
from cantina.cli.common import game_texts, json_option, language_option
from cantina.core.game import Game
from cantina.core.ledger import Language


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a game's options."""
    schemas, components = msgspec.json.schema_components([game.options], ref_template="#/$defs/{name}")
    whole = components.pop(game.options.__name__) if "$ref" in schemas[0] else schemas[0]
    return whole | ({"$defs": components} if components else {})


@click.command()
@json_option
@language_option
def games(as_json: bool, language: Language) -> None:
    """The games with seats, options, bounds and defaults."""
    found = [cantina.game(id_) for id_ in cantina.games.ids()]
    if as_json:
        rows = [
            {
                "id": game.id,
                "title": game_texts(game, language).say("title"),
                "version": game.version,
                "seats": [game.seats[0], game.seats[-1]],
                "options": schema(game),
            }
            for game in found
        ]
        click.echo(msgspec.json.encode(rows))
        return
    for game in found:
        said = game_texts(game, language)
        click.echo(f"{game.id}: {said.say('title')}, {game.seats[0]}-{game.seats[-1]}")
        click.echo(f"  {said.say('note')}")
        for name, field in schema(game)["properties"].items():
            click.echo(
                f"  {name} = {msgspec.json.encode(field.get('default')).decode()}  {said.say(f'option-{name}')}{_bounds(field)}"
            )


def _bounds(field: dict[str, Any]) -> str:
    if "minimum" in field:
        return f" ({field['minimum']} to {field['maximum']})"
    return ""
