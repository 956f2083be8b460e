"""A slow, plain second opinion on the rules of Star Wars: Super Teams, for lockstep tests."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

DEALER = -1
OVER = -2

COLOURS = ("red", "black", "yellow", "green")
TWO_OF_EACH = dict.fromkeys(range(1, 7), 2)  # RACE-R-02
FOUR_OF_EACH = {  # RACE-R-03
    "skilled-pilot": 4,
    "light-speed": 4,
    "evasive-manoeuvre": 4,
    "grappling-hook": 4,
    "acceleration": 4,
}

KIND_OF_LETTER = {"N": "normal", "B": "bonus", "H": "hyperspace", "A": "asteroid", "X": "hole"}

# RACE-43, RACE-45, RACE-48, RACE-R-18, RACE-R-20: what may be played for a ship, by where it departs from.
DEPARTURE_CARDS = {
    "start": {"light-speed", "acceleration"},
    "normal": {"light-speed", "acceleration"},
    "bonus": {"light-speed", "acceleration"},
    "hyperspace": {"acceleration"},
    "asteroid": {"skilled-pilot"},
}

# A step of the match asks somebody (a seat or the dealer) to choose from a set of actions, and is sent the choice.
Question = tuple[int, set[str]]
Steps = Generator[Question, str, None]
CardWindow = Generator[Question, str, str | None]


@dataclass(frozen=True, order=True)
class MovementCard:
    colour: str
    number: int


@dataclass(frozen=True, order=True)
class BonusCard:
    kind: str
    shuffle: int


@dataclass
class Ship:
    name: str
    colour: str
    owner: int
    index: int = 0
    kind: str = "start"

    @property
    def finished(self) -> bool:
        return self.kind == "finish"


class Oracle:
    """One match, written as a story that stops wherever a seat or the dealer has to decide."""

    def __init__(
        self,
        *,
        seats: int,
        board: Sequence[str],
        colours: Sequence[str] = COLOURS,
        first: int = 0,
        hook_chain: bool = True,
        movement: Mapping[int, int] = TWO_OF_EACH,
        bonus: Mapping[str, int] = FOUR_OF_EACH,
    ) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"no match for {seats} seats")
        if sum(bonus.values()) < 2 * seats:
            raise ValueError("too few bonus cards for the finish pile")
        self.seats = seats
        self.first = first
        self.hook_chain = hook_chain
        # The kinds of the one or two halves of every index, planets included.
        self.track = [["start"], *([KIND_OF_LETTER[letter] for letter in code] for code in board), ["finish"]]
        # RACE-09..RACE-11: with three seats the fourth colour is out, ships and movement cards alike.
        in_play = colours[:3] if seats == 3 else colours
        self.ships = [Ship(f"{colour}-{which}", colour, k % seats) for k, colour in enumerate(in_play) for which in (1, 2)]
        self.movement_cards = [
            MovementCard(colour, number) for colour in in_play for number, copies in movement.items() for _ in range(copies)
        ]
        self.movement_pile = list(self.movement_cards)  # RACE-16
        self.hands: list[list[MovementCard]] = [[] for _ in range(seats)]
        # The kinds of the cards that nobody has drawn yet, by shuffle; the finish pile belongs to shuffle 1.
        self.undrawn = {1: [kind for kind, copies in bonus.items() for _ in range(copies)]}
        self.finish_pile = 2 * seats  # RACE-14
        self.bonus_hands: list[list[BonusCard]] = [[] for _ in range(seats)]  # RACE-15
        self.played: list[str] = []
        self.winners: set[int] = set()
        self._match = self._play_match()
        self._question = next(self._match)

    # What the tests see.

    @property
    def turn(self) -> int:
        return self._question[0]

    def legal(self) -> set[str]:
        return set(self._question[1])

    def play(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"not legal now: {action}")
        try:
            self._question = self._match.send(action)
        except StopIteration:
            self._question = (OVER, set())

    def snapshot(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "ships": {ship.name: [ship.index, ship.kind] for ship in self.ships},
            "hands": [[[card.colour, card.number] for card in sorted(hand)] for hand in self.hands],
            "bonus": [[[card.kind, card.shuffle] for card in sorted(hand)] for hand in self.bonus_hands],
            "played": sorted(self.played),
            "pile": self._bonus_pile(),
            "finish": self.finish_pile,
            "movement": len(self.movement_pile),
            "winners": sorted(self.winners),
        }

    # Rounds and turns.

    def _play_match(self) -> Steps:
        mover = self.first
        while not self.winners:
            if not any(self.hands):  # RACE-35
                yield from self._deal_round()
            yield from self._take_turn(mover)
            mover = (mover + 1) % self.seats  # RACE-17, RACE-R-04

    def _deal_round(self) -> Steps:
        for seat in self._clockwise(self.first):
            for _ in range(6):
                if not self.movement_pile:  # RACE-36, RACE-R-44: hands are empty here unless the deck is an odd one
                    self.movement_pile = list(self.movement_cards)
                    for held in (card for hand in self.hands for card in hand):
                        self.movement_pile.remove(held)
                action = yield DEALER, {f"deal {card.colour} {card.number}" for card in self.movement_pile}
                _, colour, number = action.split()
                card = MovementCard(colour, int(number))
                self.movement_pile.remove(card)
                self.hands[seat].append(card)

    def _take_turn(self, mover: int) -> Steps:
        """The pipeline (a) to (i) of RACE-R-15."""
        # (a) RACE-18..RACE-20, RACE-R-09: the card and the ship; nobody may pass.
        action = yield (
            mover,
            {
                f"fly {card.colour} {card.number} {ship.name}"
                for card in self.hands[mover]
                for ship in self.ships
                if self._may_fly(card, ship)
            },
        )
        _, colour, text, name = action.split()
        number = int(text)
        self.hands[mover].remove(MovementCard(colour, number))
        ship = self._ship(name)
        departure = ship.index
        # (b) to (e): the ship stands on its departure space until it has landed for good.
        card_used = yield from self._card_window(ship, DEPARTURE_CARDS[ship.kind])
        target = min(departure + distance(ship.kind, number, card_used), len(self.track) - 1)  # RACE-R-06, RACE-R-07
        kind = self.track[target][0]
        if kind == "hole":
            if card_used is None:  # RACE-40
                card_used = yield from self._card_window(ship, {"evasive-manoeuvre"})
            target, kind = self._beyond(target) if card_used == "evasive-manoeuvre" else self._before(target)
        elif len(self.track[target]) == 2:  # RACE-28, RACE-R-10
            action = yield mover, {f"land {half}" for half in self.track[target]}
            kind = action.split()[1]
        ship.index, ship.kind = target, kind
        # (f)
        arrivals = [ship]
        yield from self._hook_window(mover, arrivals, departure)
        # (g) RACE-26, RACE-R-27, RACE-R-28, RACE-R-41
        if kind == "bonus":
            for arrived in arrivals:
                yield from self._draw_from_bonus_pile(arrived.owner)
        # (h) RACE-34, RACE-R-33: the finish pile lies there until the first ship comes.
        if self.finish_pile and any(each.finished for each in self.ships):
            for seat in self._clockwise(mover):
                for _ in range(2):
                    yield from self._draw(seat, 1)
                    self.finish_pile -= 1
        # (i) RACE-56, RACE-57, RACE-R-32, RACE-55
        self.winners = {
            seat for seat in range(self.seats) if all(each.finished for each in self.ships if self._in_team(seat, each))
        }

    # Flying and landing.

    def _may_fly(self, card: MovementCard, ship: Ship) -> bool:
        if ship.finished:  # RACE-33
            return False
        # RACE-37, RACE-R-35..RACE-R-37; with three seats the match is over before a colour is wild (RACE-38).
        wild = all(each.finished for each in self.ships if each.colour == card.colour)
        return wild or ship.colour == card.colour

    def _before(self, hole: int) -> tuple[int, str]:
        """Where a ship backs up to: RACE-29, RACE-R-11."""
        for index in range(hole - 1, 0, -1):
            if "normal" in self.track[index]:
                return index, "normal"
        return 0, "start"

    def _beyond(self, hole: int) -> tuple[int, str]:
        """Where a ship evades to: RACE-46, RACE-R-12."""
        finish = len(self.track) - 1
        for index in range(hole + 1, finish):
            if "normal" in self.track[index]:
                return index, "normal"
        return finish, "finish"

    # Bonus cards.

    def _card_window(self, ship: Ship, kinds: set[str]) -> CardWindow:
        """The owner, then the team-mate, may play one card for the ship: RACE-39, RACE-41, RACE-R-16, RACE-R-23."""
        for seat in self._clockwise(ship.owner):
            if self._in_team(seat, ship) and self._may_hold(seat, kinds):
                usable = [card for card in self.bonus_hands[seat] if card.kind in kinds]
                action = yield seat, {"pass"} | {f"use {card.kind} {card.shuffle}" for card in usable}
                if action != "pass":
                    _, kind, shuffle = action.split()
                    self._put_away(seat, BonusCard(kind, int(shuffle)))
                    return kind
        return None

    def _hook_window(self, mover: int, arrivals: list[Ship], departure: int) -> Steps:
        """Clockwise from the mover until everybody has declined: RACE-R-28; hooked ships join the arrivals."""
        moved = arrivals[0]
        passers = [(moved, departure)]
        seat, quiet = mover, 0
        while quiet < self.seats:
            ships = [ship for ship in self.ships if self._in_team(seat, ship) and self._hookable(ship, moved, passers)]
            action = "pass"
            if ships and self._may_hold(seat, {"grappling-hook"}):
                hooks = [card for card in self.bonus_hands[seat] if card.kind == "grappling-hook"]
                action = yield seat, {"pass"} | {f"hook {ship.name} {card.shuffle}" for ship in ships for card in hooks}
            if action == "pass":
                seat, quiet = (seat + 1) % self.seats, quiet + 1
                continue
            quiet = 0
            _, name, shuffle = action.split()
            self._put_away(seat, BonusCard("grappling-hook", int(shuffle)))
            hooked = self._ship(name)
            if self.hook_chain:  # RACE-R-26
                passers.append((hooked, hooked.index))
            hooked.index, hooked.kind = moved.index, moved.kind  # RACE-49, RACE-52, RACE-54, RACE-R-25, RACE-R-27
            arrivals.append(hooked)

    def _hookable(self, ship: Ship, moved: Ship, passers: list[tuple[Ship, int]]) -> bool:
        """RACE-49, RACE-50, RACE-R-24, RACE-R-29..RACE-R-31; ships hooked already stand at the end, so not behind."""
        flown_past = any(not self._in_team(passer.owner, ship) and start <= ship.index < moved.index for passer, start in passers)
        return flown_past and not ship.finished

    def _may_hold(self, seat: int, kinds: set[str]) -> bool:
        """Whether the backs in the seat's hand and all the cards played leave room for one of these kinds."""
        for shuffle in {card.shuffle for card in self.bonus_hands[seat]}:
            held = [card.kind for hand in self.bonus_hands for card in hand if card.shuffle == shuffle]
            if kinds & {*self.undrawn[shuffle], *held}:
                return True
        return False

    def _put_away(self, seat: int, card: BonusCard) -> None:
        self.bonus_hands[seat].remove(card)
        self.played.append(card.kind)  # RACE-42

    def _bonus_pile(self) -> int:
        newest = max(self.undrawn)
        return len(self.undrawn[newest]) - (self.finish_pile if newest == 1 else 0)

    def _rebuild_bonus_pile(self) -> None:
        """RACE-27, RACE-R-38, RACE-R-39: an empty pile becomes a new shuffle of the played cards, if any."""
        if self._bonus_pile() == 0 and self.played:
            self.undrawn[max(self.undrawn) + 1] = self.played
            self.played = []

    def _draw_from_bonus_pile(self, seat: int) -> Steps:
        self._rebuild_bonus_pile()
        if self._bonus_pile():
            yield from self._draw(seat, max(self.undrawn))
            self._rebuild_bonus_pile()

    def _draw(self, seat: int, shuffle: int) -> Steps:
        action = yield DEALER, {f"draw {kind}" for kind in self.undrawn[shuffle]}
        kind = action.split()[1]
        self.undrawn[shuffle].remove(kind)
        self.bonus_hands[seat].append(BonusCard(kind, shuffle))

    # Seats and ships.

    def _clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _in_team(self, seat: int, ship: Ship) -> bool:
        """Whether the ship is of the seat's team: RACE-12, RACE-R-05, RACE-R-30."""
        return seat == ship.owner or (self.seats == 4 and seat % 2 == ship.owner % 2)

    def _ship(self, name: str) -> Ship:
        return next(ship for ship in self.ships if ship.name == name)


def distance(departure: str, number: int, card: str | None) -> int:
    """How far a ship flies: RACE-23..RACE-25, RACE-43, RACE-44, RACE-47, RACE-R-19."""
    if departure == "asteroid":
        return number if card == "skilled-pilot" else 1
    doubled = departure == "hyperspace" or card == "light-speed"
    return number * (2 if doubled else 1) + (1 if card == "acceleration" else 0)
