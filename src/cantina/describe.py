"""Positions in words, for terminals and screen readers: a game's own description, and how the match stands."""

import importlib
from collections.abc import Callable

from cantina.core.game import Game, Options, Standing, View
from cantina.core.texts import Texts


def describe(game: Game, view: View, options: Options, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """What there is to see, one thing a line, by the game's `describe.py`."""
    module = importlib.import_module(f"cantina.games.{game.id.replace('-', '_')}.describe")
    lines: list[str] = module.describe(view, options, texts, seats)
    return lines


def standing_lines(standing: Standing, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """Scores and winners."""
    lines = [texts.say("score-of", seat=seats(seat), score=score) for seat, score in enumerate(standing.scores)]
    winners = [seats(seat) for seat in standing.winners]
    return [*lines, texts.say("winners", winners=winners) if winners else texts.say("no-winners")]
