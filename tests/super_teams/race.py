"""Scenes of Super Teams: a board as text, hands as text, and everything else by its rule."""

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import Any

import cantina
from cantina.core.action import to_text
from cantina.core.event import Event
from cantina.games.super_teams.content import Board
from cantina.testing import Scene

PLAIN = "N N N N N N N N N N N N N N N N N N N N N N N N N N N N N N"  # thirty normal spaces


class Race(Scene):
    """A match of Super Teams on a board of one's own."""

    def __init__(self, board: str = PLAIN, hands: Mapping[int, str] | None = None, **options: Any):
        super().__init__(cantina.game("super-teams"), board=Board("test", board), **options)
        self.deal(hands or {})

    def deal(self, hands: Mapping[int, str]) -> list[Event]:
        """Deal a round: the cards wanted ("red 4, red 4, black 1"), and any others to fill the hands up to six."""
        seats: int = self.state.options.seats
        wanted = {seat: [card.strip() for card in hands.get(seat, "").split(",") if card.strip()] for seat in range(seats)}
        pile = Counter({to_text(action).removeprefix("deal "): copies for action, copies in self.state.odds() or []})
        pile.subtract(card for cards in wanted.values() for card in cards)
        fillers = pile.elements()
        first: int = self.state.options.first  # type: ignore[attr-defined]
        moves = []
        for seat in (*range(first, seats), *range(first)):
            cards = wanted[seat] + list(islice(fillers, 6 - len(wanted[seat])))
            moves += [f"deal {card}" for card in cards]
        return self.play(*moves)

    def decline(self) -> list[Event]:
        """Pass in every open window, until somebody must choose or the dealer is to move; keeps the earlier events."""
        events = list(self.events)
        while self.state.prompt().window:
            events += self.play("pass")
        self.events = events
        return events

    def fly(self, move: str) -> list[Event]:
        """Play a movement card ("red 4 red-1") and let everybody pass in every window."""
        self.play(f"fly {move}")
        return self.decline()

    def at(self, ship: str) -> tuple[int, str]:
        """Where a ship is: the number of the space, and what it stands on."""
        seen = next(seen for seen in self.view(None).ships if seen.ship == ship)
        return seen.space, seen.on

    def view(self, seat: int | None) -> Any:
        """What a seat sees."""
        return self.state.view(seat)

    def offers(self) -> set[str]:
        """What may be done, as text."""
        return {to_text(action) for action in self.state.actions()}
