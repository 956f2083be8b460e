"""The form for a new table: possible values given the rest, and whether uploaded files are valid."""

from typing import Any

import msgspec

import cantina
from cantina.core.form import check, fill_in
from cantina.core.game import OptionError, read_content
from cantina.server.art import preview
from cantina.server.messages import FormSeen, FormWanted
from cantina.server.new_tables import unplayable
from cantina.table.messages import Problem


def form(game_id: str, wanted: FormWanted) -> FormSeen:
    """The completed form; Refused where the input cannot be made to fit."""
    game = cantina.game(game_id)
    chosen, right = wanted.options | {"seats": wanted.seats}, dict[str, Any]()
    problems, drawings = dict[str, Problem](), dict[str, str | None]()
    for option, text in wanted.files.items():
        try:
            brought = right | {option: read_content(text, "")}
            resolved = check(game, chosen | brought, *brought)
            drawings[option] = preview(game.id, option, msgspec.json.encode(resolved))
            right = brought
        except OptionError as problem:
            refused = unplayable(problem)
            problems[option] = Problem(None, refused.code, None, refused.arguments)
    try:
        filled = fill_in(game, chosen | right, *right, *filter(None, [wanted.changed]))
    except OptionError as problem:
        raise unplayable(problem) from None
    options = {name: value for name, value in filled.options.items() if name not in right}
    return FormSeen(options, filled.choices, filled.filled, filled.sides, problems, drawings)
