"""The two envelopes: mercenary sheets, which lie over a mission, and the traitor."""

from collections.abc import Iterable, Iterator
from typing import Literal

from ...effects import Effect
from ...effects.choose import Option
from ...effects.if_ import If
from ...effects.place import Place
from ...language.terms import Amount, Distance, Entry, Id, SpaceName, Words
from .missions import Crisis, Goal, Rule, Token, Track


class Sheet(Entry, frozen=True):
    """A mercenary sheet: lies over a mission and replaces its goal, crisis, child and rules, but not what belongs to the map.

    `token`: its tokens, where it stands alone; in the envelope the sheets share theirs.
    """

    id: Id
    players: tuple[int, int]
    objective: Goal
    failure: tuple[Goal, ...]
    crisis: Crisis
    traitor: Literal["optional", "required"] | None = None
    traitor_win: Goal | None = None
    hide: tuple[Id, ...] = ()
    place: dict[Id, tuple[SpaceName, ...]] = {}
    track: tuple[Track, ...] = ()
    rule: tuple[Rule, ...] = ()
    token: tuple[Token, ...] = ()
    names: Words | None = None
    rules: Words | None = None

    def brings(self) -> set[str]:
        """The ids of the tokens that it hides, places or brings into play later."""
        return {*self.hide, *self.place, *(word.token for word in self.placed_later())}

    def placed_later(self) -> Iterator[Place]:
        """The effects that bring a token into play."""
        return _placed([*self.crisis.effects, *(effect for rule in self.rule for effect in rule.effects)])


def _placed(effects: Iterable[Effect]) -> Iterator[Place]:
    for word in effects:
        if isinstance(word, Place):
            yield word
        elif isinstance(word, If):
            yield from (*_placed(word.then), *_placed(word.else_))


class Loyalty(Entry, frozen=True):
    """How many loyalty cards are dealt, and how many of them say traitor."""

    per_hidden_player: Amount = 1
    spare: Distance = 1
    traitors: Amount = 1


class Accusation(Entry, frozen=True):
    """What an accusation costs, and what follows if the accused is loyal; how often a player may accuse."""

    cost: tuple[Effect, ...]
    wrong: tuple[Effect, ...]
    per_game: Amount = 1


class Traitor(Entry, frozen=True):
    """The hidden traitor: players, cards, secrets when drawing, accusing, and the turn of an exposed traitor."""

    players: tuple[int, int]
    loyalty: Loyalty
    fewest_hidden: Amount
    complication_draw: Amount
    event_draw: Amount
    accuse: Accusation
    exposed_turn: tuple[Option, ...]


class Sheets(Entry, frozen=True):
    """The mercenaries' envelope: sheets with their tokens."""

    token: tuple[Token, ...]
    sheet: tuple[Sheet, ...]


class Modes(Sheets, frozen=True):
    """The two envelopes: mercenary sheets with their tokens, and the traitor."""

    traitor: Traitor
