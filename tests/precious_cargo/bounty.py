"""Scenes of Precious Cargo: throws that rest where they are aimed, cards won as wanted, and everything else by its rule."""

from collections.abc import Mapping
from typing import Any

import cantina
from cantina.core.action import to_text
from cantina.core.event import Event
from cantina.games.precious_cargo.content import Ally, Deck, Layout, shipped
from cantina.testing import Scene

GAME: Any = cantina.game("precious-cargo")
STANDARD = shipped("standard", Layout)
STILL = "scatter 1024 1024 1"  # no error to speak of
FAR = (3000, 3000)  # nothing lies there
FEW = Deck("few", (Ally("kuiil", "mandalorians", (1,) * 8), Ally("stormtrooper", "empire", (1,) * 8)))

BLUE_15 = "kuiil 1, kuiil 1, kuiil 1, ig-11 1, ig-11 1"  # nine points and six
BLUE_30 = f"{BLUE_15}, ig-11 1, greef-karga 1, greef-karga 1, greef-karga 1, cara-dune 1, cara-dune 1"  # and three
RED_15 = "stormtrooper 1, stormtrooper 1, stormtrooper 1, scout-trooper 1, scout-trooper 1"
RED_30 = f"{RED_15}, scout-trooper 1, death-trooper 1, death-trooper 1, death-trooper 1, dark-trooper 1, dark-trooper 1"


def listed(cards: str) -> list[str]:
    """Cards given as "kuiil 1, ig-11 2"."""
    return [card.strip() for card in cards.split(",") if card.strip()]


class Bounty(Scene):
    """A match of Precious Cargo with steady hands and a scripted dealer."""

    def __init__(self, **options: Any):
        super().__init__(GAME, **({"skills": ["expert"] * 6} | options))

    def rest(self, x: int, y: int, cards: str = "") -> list[Event]:
        """Throw the mover's disc so that it rests at a point; `cards` are what it turns up there."""
        return self.play(f"throw {x} {y}", STILL, *(f"turn-up {card}" for card in listed(cards)))

    def hit(self, card: str = "", place: int = 0) -> list[Event]:
        """Land in the middle of a place; `card` is what lies there, unless it lies face up."""
        spot = self.state.options.layout.card[place]  # type: ignore[attr-defined]
        return self.rest(spot.x, spot.y, card)

    def miss(self) -> list[Event]:
        """Throw where nothing lies."""
        return self.rest(*FAR)

    def collect(self, wanted: Mapping[int, str]) -> None:
        """Play whole rounds in which every seat wins the cards wanted for it, one a turn, and otherwise misses."""
        rest = {seat: listed(wanted.get(seat, "")) for seat in range(self.state.options.seats)}
        while any(rest.values()):
            for _ in rest:
                cards = rest[self.turn]
                self.hit(cards.pop(0)) if cards else self.miss()

    def buy(self, upgrade: str, payment: str, *moves: str) -> list[Event]:
        """Buy an upgrade, pay with cards, and make the moves it asks for."""
        return self.play(f"buy {upgrade}", *(f"pay {card}" for card in listed(payment)), *moves)

    def multi_throw(self, payment: str, cards: str, *rests: tuple[int, int, int], turned: str = "") -> list[Event]:
        """Buy a Multi-throw and throw three cards so that they rest at points with an angle."""
        picks = [f"pick {card}" for card in listed(cards)]
        aims = [f"aim {x} {y}" for x, y, _ in rests]
        tumbles = [f"tumble 1024 1024 1 {angle}" for *_, angle in rests]
        return self.buy("multi-throw", payment, *picks, *aims, *tumbles, *(f"turn-up {card}" for card in listed(turned)))

    def clear(self) -> None:
        """Take every card of the field and of the pile, whoever's turn it is."""
        while lying := [number for number, place in enumerate(self.view().field) if not place.taken]:
            spot = self.view().field[lying[0]]
            self.rest(spot.x, spot.y)
            while self.state.prompt().kind == "turn-up":
                self.play(self.state.actions()[0])

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees."""
        return self.state.view(seat)

    def pile(self, seat: int) -> Any:
        """The win pile of a seat."""
        view = self.view()
        return view.piles[view.players[seat].pile]

    def cards(self, seat: int) -> list[str]:
        """The cards of a seat's win pile outside protected sets."""
        return [f"{card.ally} {card.beskar}" for card in self.pile(seat).cards]

    def score(self, seat: int) -> int:
        """The points of a seat's win pile."""
        return self.state.standing().scores[seat]

    def offers(self) -> set[str]:
        """What may be done, as text."""
        return {to_text(action) for action in self.state.actions()}

    def buyable(self) -> set[str]:
        """The upgrades that the mover may buy now."""
        return {offer.removeprefix("buy ") for offer in self.offers() if offer.startswith("buy ")}
