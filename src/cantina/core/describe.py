"""Positions in words, for terminals and screen readers: a game's own description, and how the match stands."""

from collections.abc import Callable
from typing import Any

import msgspec

from cantina.core.action import Action
from cantina.core.game import Game, Options, Standing, View, beside
from cantina.core.texts import Texts


def describe(game: Game, view: View, options: Options, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """What there is to see, one thing a line, by the game's `describe.py`."""
    lines: list[str] = beside(game, "describe").describe(view, options, texts, seats)
    return lines


def describe_action(game: Game, action: Action, view: View, texts: Texts, seats: Callable[[int], str]) -> str:
    """What an action does; a game whose actions name pieces by number says in its `describe.py` which ones they are."""
    spoken: Callable[[Action, View, Texts, Callable[[int], str]], str] | None
    spoken = getattr(beside(game, "describe"), "describe_action", None)
    return spoken(action, view, texts, seats) if spoken else texts.action(action)


def standing_lines(standing: Standing, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """Scores and winners."""
    lines = [texts.say("score-of", seat=seats(seat), score=score) for seat, score in enumerate(standing.scores)]
    winners = [seats(seat) for seat in standing.winners]
    nobody = "nobody-won" if standing.rule else "no-winners"
    lines.append(f"{texts.say(f'won-{standing.manner}', names=winners)}." if winners else texts.say(nobody))
    return lines + (_onward_lines(standing.onward, texts) if standing.onward else [])


def _onward_lines(onward: dict[str, Any], texts: Texts) -> list[str]:
    """What a match means for its campaign: what is new, and with which options it goes on, written as a command takes them."""
    said = {
        name: value if isinstance(value, str) else msgspec.json.encode(value).decode() for name, value in onward.items() if value
    }
    options = " ".join(f"{name}={value}" for name, value in said.items())
    news = [texts.say(key)] if texts.has(key := f"guide-{onward['games']}") else []
    return [*news, texts.say("onward" if onward["campaign"] else "campaign-over", options=options)]
