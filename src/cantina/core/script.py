"""Scripted matches: moves written in short, with single choices, passes in windows and unnamed cards filled in."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from cantina.core.action import Action, TextError, contains, fill, from_text, to_text
from cantina.core.driver import Match
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Game, OptionError, State
from cantina.core.source import Seeded

PASS = "pass"  # the verb that answers a window with nothing


class ScriptError(ValueError):
    """A script that cannot be played; the message names the move and the possible ones."""


class Script:
    """A match played by a script. Passes are not filled in for the seats in `deciding`."""

    def __init__(self, game: Game, options: Mapping[str, Any], deciding: Collection[int] = ()):
        self.game, self._deciding = game, deciding
        try:
            self.match: Match[State] = Match(game.start(**options))
        except OptionError as error:
            raise ScriptError(str(error)) from None

    @property
    def state(self) -> State:
        """The position so far."""
        return self.match.state

    def play(self, moves: str) -> list[Event]:
        """Play moves, one a line or divided by semicolons; returns what happened, also in what was filled in."""
        events = []
        for text in written(moves):
            action = self.read(text)
            events += [*self.fill_until(action), *self.match.play(action)]
        return events

    def read(self, text: str) -> Action:
        """The action of a text form; or ScriptError."""
        try:
            action: Action = from_text(text, self.game.action)
        except TextError as error:
            raise ScriptError(str(error)) from None
        return action

    def fill_until(self, action: Action | None) -> list[Event]:
        """Fill in until an action can be made; None: as far as it goes without the dealer. Returns what happened."""
        events = []
        while (filled := self._unsaid(action)) is not None:
            events += self.match.play(filled)
        return events

    def _unsaid(self, wanted: Action | None) -> Action | None:
        """What happens next without being said; nothing where the wanted action comes next."""
        state, offered = self.state, self.state.actions()
        if wanted is not None and any(contains(offer, wanted) for offer in offered):
            return None
        if state.turn == DEALER:
            return fill(offered[0], Seeded(0)) if wanted is not None else None
        if state.turn != OVER and len(offered) == 1 and not state.prompt().window:
            return offered[0]
        if state.turn not in self._deciding and state.turn != OVER and state.prompt().window:
            return from_text(PASS, self.game.action)  # type: ignore[no-any-return]
        if wanted is None:
            return None
        raise ScriptError(f"{to_text(wanted)!r} is not possible; there are {', '.join(map(to_text, offered)) or 'no more moves'}")


def written(moves: str) -> list[str]:
    """The single moves of a text."""
    return [move.strip() for move in re.split(r"[;\n]", moves) if move.strip()]
