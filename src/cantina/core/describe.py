"""Positions in words, for terminals and screen readers: a game's own description, its choices, and how the match stands."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cantina.core.action import Action
from cantina.core.forms import from_form, to_form
from cantina.core.game import Game, Options, Seats, Standing, State, View
from cantina.core.ledger import LANGUAGES
from cantina.core.spoken import Offer, Spoken, plain
from cantina.core.texts import Texts, texts


def speak(game: Game, view: View, options: Options, offered: Sequence[Action], said: Texts, seats: Seats) -> Spoken:
    """The position in words, by what people ask for; `offered` are the legal actions of the seat that looks."""
    return game.description.speak(view, options, offered, said, seats)


def describe(game: Game, view: View, options: Options, said: Texts, seats: Seats) -> list[str]:
    """The position in words, one thing a line."""
    return speak(game, view, options, [], said, seats).lines()


def describe_action(game: Game, action: Action, view: View, options: Options, said: Texts, seats: Seats) -> str:
    """What an action does; a game whose actions name pieces by number says itself which ones they are."""
    spoken = game.description.action
    return spoken(action, view, options, said, seats) if spoken else said.action(action)


def offers(game: Game, state: State, seat: int, said: Texts, seats: Seats) -> list[Offer]:
    """Legal actions of the seat to move, in words; with their outcome where the game can tell."""
    view, short = state.view(seat), game.description.briefly
    found = []
    for offer in _forms(game, state.actions(), view, state.options, said, seats):
        brings = short(offer.action, _after(state, offer.action), view, said, seats) if short and offer.listed else []
        found.append(msgspec.structs.replace(offer, words="; ".join([offer.words, *brings])))
    return found


def promise(game: Game, state: State, action: Action, seat: int, said: Texts, seats: Seats) -> list[str]:
    """The outcome of an action in words, beyond its immediate events."""
    promises = game.description.promise
    return promises(action, _after(state, action), state.view(seat), said, seats) if promises else []


def _after(state: State, action: Action) -> State:
    after = state.copy()
    after.play(action)
    return after


def _forms(game: Game, offered: Sequence[Action], view: View, options: Options, said: Texts, seats: Seats) -> list[Offer]:
    if own := game.description.offers:
        return own(offered, view, said)
    return [Offer(each, [to_form(each, said)], describe_action(game, each, view, options, said, seats)) for each in offered]


def read(game: Game, state: State, text: str) -> Action:
    """Reads a typed action: in Czech, in English, or as in a record."""
    offered = state.actions()
    spoken = [texts(each, game.folder / "texts").knowing(state.options.words(each)) for each in LANGUAGES]
    if state.turn >= 0 and game.description.offers:
        wanted = plain(" ".join(text.split()))
        for said in spoken:
            for offer in _forms(game, offered, state.view(state.turn), state.options, said, str):
                if wanted == plain(offer.forms[0]):
                    return offer.action
    return from_form(text, game.action, offered, spoken)


def standing_lines(standing: Standing, texts: Texts, seats: Callable[[int], str]) -> list[str]:
    """Scores and winners."""
    lines = [texts.say("score-of", seat=seats(seat), score=score) for seat, score in enumerate(standing.scores)]
    winners = [seats(seat) for seat in standing.winners]
    nobody = "nobody-won" if standing.rule else "no-winners"
    lines.append(f"{texts.say(f'won-{standing.manner}', names=winners)}." if winners else texts.say(nobody))
    return lines + (_onward_lines(standing.onward, texts) if standing.onward else [])


def _onward_lines(onward: dict[str, Any], texts: Texts) -> list[str]:
    """What a match means for its campaign: what is new, and the options of the next match as the command line takes them."""
    said = {
        name: value if isinstance(value, str) else msgspec.json.encode(value).decode() for name, value in onward.items() if value
    }
    options = " ".join(f"{name}={value}" for name, value in said.items())
    news = [texts.say(key)] if texts.has(key := f"guide-{onward['games']}") else []
    return [*news, texts.say("onward" if onward["campaign"] else "campaign-over", options=options)]
