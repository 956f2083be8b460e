"""A slow, plain second opinion on the rules of Precious Cargo, for lockstep tests.

Where a disc or a thrown card comes to rest is told to it: `rest X Y` in tenths of a millimetre, for a thrown card with
its angle in hundredths of a degree. What lies on what, and everything that follows, it works out anew each time.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from itertools import combinations_with_replacement

from tests.precious_cargo import plane
from tests.precious_cargo.plane import Rectangle

DEALER = -1
OVER = -2

PRICES = {"protect": 3, "multi-throw": 3, "gift": 3, "steal": 3, "trade": 2, "reveal": 3}  # CARGO-04
ONCE = set(PRICES) - {"protect"}  # CARGO-39
COPIES = 6  # CARGO-R-30
FIELD = 15  # CARGO-11
BONUS = {1: 0, 2: 2, 3: 3}  # CARGO-30..CARGO-32; more than three identical: none
DISCS = {
    "mandalorians": ("the-mandalorian", "the-armorer", "bo-katan-kryze"),
    "empire": ("moff-gideon", "the-client", "doctor-pershing", "death-trooper-captain", "stormtrooper-captain"),
}

# A step of the match asks somebody (a seat or the dealer) to choose from a set of actions, and is sent the choice.
# `throw`, `aim` and `rest` stand in the set without their numbers.
Question = tuple[int, set[str]]
Steps = Generator[Question, str, None]


@dataclass(frozen=True, order=True)
class Card:
    ally: str
    beskar: int

    def __str__(self) -> str:
        return f"{self.ally} {self.beskar}"


Payment = tuple[Card, ...]
HIDDEN = Card("?", 0)  # what lies face down is decided when it is turned up


@dataclass(frozen=True)
class Setup:
    """What is agreed before the match; deck and layout are needed only to play it."""

    seats: int
    mode: str = "teams"
    goal: str = "each"
    most_purchases: int | None = None
    deck: tuple[Card, ...] = ()
    factions: tuple[tuple[str, str], ...] = ()  # of each ally
    layout: tuple[Rectangle, ...] = ()
    discs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.mode == "this-is-the-way" and self.seats < 4:  # CARGO-R-50
            raise ValueError("this is the way takes four players or more")

    @property
    def sides(self) -> list[str]:
        """CARGO-05, CARGO-06, CARGO-09, CARGO-R-46; or CARGO-63, CARGO-R-47."""
        if self.mode == "this-is-the-way":
            return ["mandalorians", *["empire"] * (self.seats - 1)]
        alternating = ["mandalorians", "empire"] * 3
        return [*alternating[: self.seats - 1], "empire"]

    @property
    def common(self) -> bool:
        """Whether the Empire has one pile for all: CARGO-66, CARGO-R-14."""
        return self.mode == "this-is-the-way"


# ---- points ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Points:
    """The points of a win pile, by where they come from."""

    cards: int
    bonus: int
    frozen: int

    @property
    def total(self) -> int:
        return self.cards + self.bonus + self.frozen


def points(loose: Iterable[str], protected: Iterable[Iterable[str]], side: str, factions: Mapping[str, str]) -> Points:
    """CARGO-R-09, from the allies of the loose cards and of each protected set."""
    groups = Counter(ally for ally in loose if factions[ally] == side)  # CARGO-27, CARGO-33, CARGO-R-11, CARGO-R-12
    frozen = 0
    for kept in protected:  # CARGO-41, CARGO-42
        alone = points(kept, (), side, factions)
        frozen += alone.cards + alone.bonus
    return Points(
        cards=sum(2 * number for number in groups.values()),  # CARGO-26
        bonus=sum(BONUS.get(number, 0) for number in groups.values()),  # CARGO-R-08
        frozen=frozen,
    )


def needed(setup: Setup, side: str) -> int:
    """The points that a side needs: of each player, or of all together where those are added up."""
    players = setup.sides.count(side)
    if setup.common:  # CARGO-64, CARGO-65, CARGO-R-49
        return 10 if side == "mandalorians" else 10 * players + 5
    each = 30 if setup.seats == 2 else 15  # CARGO-28, CARGO-R-03, CARGO-R-04
    return each * players if setup.goal == "sum" else each  # CARGO-R-02


# ---- paying ----------------------------------------------------------------------------------------------------------------


def covers(payment: Sequence[Card], price: int) -> bool:
    """CARGO-R-27: enough Beskar, and no card in it that is not needed."""
    total = sum(card.beskar for card in payment)
    return total >= price and all(total - card.beskar < price for card in payment)


@cache
def payments(cards: tuple[Card, ...], price: int) -> tuple[Payment, ...]:
    """Every way to pay a price with some of these cards; copies of a card are all the same."""
    return tuple(
        payment
        for number in range(1, price + 1)
        for payment in combinations_with_replacement(sorted(set(cards)), number)
        if covers(payment, price) and within(payment, cards)
    )


def within(part: Iterable[Card], whole: Iterable[Card]) -> bool:
    return not Counter(part) - Counter(whole)


def without(cards: Iterable[Card], taken: Iterable[Card]) -> list[Card]:
    return sorted((Counter(cards) - Counter(taken)).elements())


# ---- what was hit ----------------------------------------------------------------------------------------------------------


@cache
def places_under_disc(x: int, y: int, layout: tuple[Rectangle, ...]) -> frozenset[int]:
    return frozenset(place for place in places_near(x, y, layout) if plane.disc_on_card(mm(x), mm(y), layout[place]))


@cache
def places_touched(x: int, y: int, layout: tuple[Rectangle, ...]) -> frozenset[int]:
    return frozenset(place for place in places_near(x, y, layout) if plane.disc_touches_card(mm(x), mm(y), layout[place]))


@cache
def places_under_card(x: int, y: int, angle: int, layout: tuple[Rectangle, ...]) -> frozenset[int]:
    thrown = thrown_card(x, y, angle)
    return frozenset(place for place in places_near(x, y, layout) if plane.card_on_card(thrown, layout[place]))


def places_near(x: int, y: int, layout: tuple[Rectangle, ...]) -> list[int]:
    """Where a card lies that a disc or another card at this point could meet at all: two half diagonals are 108.3 mm."""
    return [place for place, card in enumerate(layout) if (mm(x) - card.x) ** 2 + (mm(y) - card.y) ** 2 < 110**2]


def thrown_card(x: int, y: int, angle: int) -> Rectangle:
    return Rectangle(mm(x), mm(y), Decimal(angle) / 100)


def mm(tenths: int) -> Decimal:
    return Decimal(tenths) / 10


# ---- the match -------------------------------------------------------------------------------------------------------------


class Oracle:
    """One match, written as a story that stops wherever a seat or the dealer has to decide."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.sides = setup.sides
        self.factions = dict(setup.factions)
        by_side = {side: iter(names) for side, names in DISCS.items()}
        self.discs = setup.discs or tuple(next(by_side[side]) for side in self.sides)  # CARGO-07
        # CARGO-14: face-down cards of field and pile are one heap of backs; only how many lie where is known.
        self.unseen = sorted(setup.deck)
        self.field: dict[int, Card] = dict.fromkeys(range(FIELD), HIDDEN)  # CARGO-11
        self.gone: list[Card] = []
        self.loose: list[list[Card]] = [[] for _ in range(setup.seats)]  # by whose pile it is
        self.protected: list[list[list[Card]]] = [[] for _ in range(setup.seats)]
        self.stock = dict.fromkeys(PRICES, COPIES)  # CARGO-15
        self.bought: set[tuple[int, str]] = set()
        self.gifts = [0] * setup.seats
        self.winners: list[int] = []
        self.mover = 0
        self._match = self._play_match()
        self._question = next(self._match)

    # What the tests see.

    @property
    def turn(self) -> int:
        return self._question[0]

    def expects(self) -> set[str]:
        return set(self._question[1])

    def apply(self, action: str) -> None:
        verb = action.split()[0]
        if action not in self.expects() and not (verb in ("throw", "aim", "rest") and verb in self.expects()):
            raise ValueError(f"not legal now: {action}; {sorted(self.expects())}")
        try:
            self._question = self._match.send(action)
        except StopIteration:
            self._question = (OVER, set())

    def scores(self) -> list[int]:
        return [self.points_of(seat).total for seat in range(self.setup.seats)]

    def points_of(self, seat: int) -> Points:
        pile = self._pile(seat)
        return points(
            [card.ally for card in self.loose[pile]],
            [[card.ally for card in kept] for kept in self.protected[pile]],
            self.sides[seat],
            self.factions,
        )

    def qualified(self, side: str) -> bool:
        """CARGO-58, CARGO-R-02, CARGO-R-05."""
        scores = [score for score, of in zip(self.scores(), self.sides, strict=True) if of == side]
        if self.setup.common:  # one pile for all, so one score
            return scores[0] >= needed(self.setup, side)
        if self.setup.goal == "sum":
            return sum(scores) >= needed(self.setup, side)
        return all(score >= needed(self.setup, side) for score in scores)

    def pile_left(self) -> int:
        return len(self.unseen) - sum(card == HIDDEN for card in self.field.values())

    def snapshot(self) -> dict[str, object]:
        seats = range(self.setup.seats)
        piles = [self._pile(seat) for seat in seats]
        qualified = {side: self.qualified(side) for side in set(self.sides)}
        waived = self._waived()
        return {
            "turn": self.turn,
            "scores": self.scores(),
            "piles": [sorted(map(str, self.loose[pile])) for pile in piles],
            "protected": [sorted(str(card) for kept in self.protected[pile] for card in kept) for pile in piles],
            "groups": [self._groups(seat) for seat in seats],
            "field": [str(self.field[place]) if place in self.field else None for place in range(FIELD)],
            "pile": self.pile_left(),
            "unseen": dict(Counter(card.ally for card in self.unseen)),
            "gone": sorted(map(str, self.gone)),
            "stock": dict(self.stock),
            "bought": sorted([seat, kind] for seat, kind in self.bought if kind in ONCE),
            "gifts": [number for seat, number in enumerate(self.gifts) if seat != self.mover],
            "beskar": [sum(card.beskar for card in self.loose[pile]) for pile in piles],
            "needed": [needed(self.setup, side) for side in self.sides],
            "qualified": [qualified[side] for side in self.sides],
            "may aim": [qualified[side] or waived for side in self.sides],
            "waived": waived,
            "winners": self.winners,
        }

    def _groups(self, seat: int) -> list[tuple[str, int, int, int, bool]]:
        """The sets of a seat's win pile: ally, cards, points for the cards, bonus, whether it is protected."""
        pile = self._pile(seat)
        loose = [
            [card.ally for card in self.loose[pile] if card.ally == ally] for ally in {card.ally for card in self.loose[pile]}
        ]
        kept = [[card.ally for card in cards] for cards in self.protected[pile]]
        groups = []
        for number, allies in enumerate(loose + kept):
            worth = points(allies, (), self.sides[seat], self.factions)
            groups.append((allies[0], len(allies), worth.cards, worth.bonus, number >= len(loose)))
        return sorted(groups)

    # Turns.

    def _play_match(self) -> Steps:
        seat = self.discs.index("the-mandalorian")  # CARGO-16
        while not self.winners:
            self.mover = seat
            yield from self._take_turn(seat)
            seat = (seat + 1) % self.setup.seats

    def _take_turn(self, seat: int) -> Steps:
        """CARGO-17: throws, or purchases; nobody may pass (CARGO-R-29)."""
        action = yield seat, {"throw"} | self._purchases(seat)
        if action.startswith("throw"):
            for number in range(1 + self.gifts[seat]):  # CARGO-51, CARGO-R-41
                if number:
                    yield seat, {"throw"}
                yield from self._judge_disc(seat)
                if self.winners:
                    break
        else:
            purchases = 0
            while action != "end":  # CARGO-36, CARGO-R-28
                yield from self._purchase(seat, action.split()[1])
                purchases += 1
                if self.winners or purchases == self.setup.most_purchases:
                    break
                offers = self._purchases(seat)
                if not offers:
                    break
                action = yield seat, {"end"} | offers
        self.gifts[seat] = 0

    # Throwing the disc.

    def _judge_disc(self, seat: int) -> Steps:
        action = yield DEALER, {"rest"}
        _, x, y = (int(word) if number else 0 for number, word in enumerate(action.split()))
        if plane.disc_on_grogu(mm(x), mm(y)):  # CARGO-24, CARGO-R-19: before any card
            entitled = self.qualified(self.sides[seat]) or self._waived()  # CARGO-25, CARGO-R-05, CARGO-R-26
            if entitled and not places_touched(x, y, self.setup.layout) & set(self.field):  # CARGO-59, CARGO-R-18
                self._win(seat)
        else:  # CARGO-20, CARGO-21, CARGO-R-20..CARGO-R-22
            yield from self._win_cards(seat, places_under_disc(x, y, self.setup.layout))

    def _waived(self) -> bool:
        """CARGO-R-26."""
        nothing_left = not self.field and not self.pile_left()
        return nothing_left and not any(self.qualified(side) for side in set(self.sides))

    def _win_cards(self, seat: int, places: Iterable[int]) -> Steps:
        """Take the cards that lie there, turn up those that nobody knows, refill: CARGO-20..CARGO-23, CARGO-R-24."""
        free = sorted(set(places) & set(self.field))
        for place in free:
            card = self.field[place]
            if card == HIDDEN:
                card = yield from self._turn_up()
            del self.field[place]
            self.loose[self._pile(seat)].append(card)
        for place in free[: self.pile_left()]:
            self.field[place] = HIDDEN

    def _turn_up(self) -> Generator[Question, str, Card]:
        action = yield DEALER, {f"turn-up {card}" for card in self.unseen}
        card = self._card(action)
        self.unseen.remove(card)
        return card

    def _win(self, seat: int) -> None:
        """CARGO-62."""
        self.winners = [other for other, side in enumerate(self.sides) if side == self.sides[seat]]

    # Buying.

    def _purchases(self, seat: int) -> set[str]:
        return {f"buy {kind}" for kind in PRICES if any(self._payments(seat, kind))}

    def _payments(self, seat: int, kind: str) -> Iterator[Payment]:
        """Every way to pay for an upgrade that leaves a use for it: CARGO-R-27, CARGO-R-30, CARGO-R-31."""
        if not self.stock[kind] or (kind in ONCE and (seat, kind) in self.bought):
            return
        cards = tuple(sorted(self.loose[self._pile(seat)]))  # CARGO-R-38: protected cards never leave
        for paid in payments(cards, PRICES[kind]):
            if self._usable(seat, kind, without(cards, paid)):
                yield paid

    def _usable(self, seat: int, kind: str, left: list[Card]) -> bool:
        """Whether an upgrade would have an effect with these cards left."""
        if kind == "protect":  # CARGO-R-37
            return bool(self._sets(seat, left))
        if kind == "multi-throw":  # CARGO-R-32
            return len(left) >= 3
        if kind == "gift":  # CARGO-50, CARGO-R-41
            return bool(self._team_mates(seat))
        if kind == "steal":
            return bool(self._takes(seat))
        if kind == "trade":
            return bool(left and self._takes(seat))
        return HIDDEN in self.field.values()  # CARGO-R-45

    def _purchase(self, seat: int, kind: str) -> Steps:
        """Pay first, then use it at once: CARGO-38, CARGO-R-31."""
        pile = self._pile(seat)
        ways = list(self._payments(seat, kind))
        self.stock[kind] -= 1
        self.bought.add((seat, kind))
        paid: list[Card] = []
        while not covers(paid, PRICES[kind]):
            possible = {card for way in ways if within(paid, way) for card in without(way, paid)}
            action = yield seat, {f"pay {card}" for card in possible}
            card = self._card(action)
            self.loose[pile].remove(card)  # CARGO-37
            self.gone.append(card)
            paid.append(card)
        effects = {
            "protect": self._protect,
            "multi-throw": self._multi_throw,
            "gift": self._gift,
            "steal": self._steal,
            "trade": self._trade,
            "reveal": self._reveal,
        }
        yield from effects[kind](seat)

    # The six upgrades.

    def _protect(self, seat: int) -> Steps:
        pile = self._pile(seat)
        action = yield seat, {f"protect {ally}" for ally in self._sets(seat, self.loose[pile])}
        kept = [card for card in self.loose[pile] if card.ally == action.split()[1]]  # CARGO-R-37, CARGO-R-40
        self.loose[pile] = without(self.loose[pile], kept)
        self.protected[pile].append(kept)

    def _sets(self, seat: int, cards: Iterable[Card]) -> list[str]:
        own = Counter(card.ally for card in cards if self.factions[card.ally] == self.sides[seat])
        return [ally for ally, number in own.items() if number >= 2]

    def _multi_throw(self, seat: int) -> Steps:
        pile = self._pile(seat)
        for _ in range(3):
            action = yield seat, {f"pick {card}" for card in self.loose[pile]}
            card = self._card(action)
            self.loose[pile].remove(card)  # CARGO-44
            self.gone.append(card)
        for _ in range(3):
            yield seat, {"aim"}
        waived = self._waived()
        won: set[int] = set()
        on_grogu = False
        for _ in range(3):
            action = yield DEALER, {"rest"}
            x, y, angle = (int(word) for word in action.split()[1:])
            if plane.card_on_grogu(thrown_card(x, y, angle)):  # CARGO-46, CARGO-R-33
                on_grogu = True
            else:  # CARGO-45, CARGO-R-35
                won |= places_under_card(x, y, angle, self.setup.layout)
        yield from self._win_cards(seat, won)
        if on_grogu and (waived or self.qualified(self.sides[seat])):  # CARGO-47, CARGO-48, CARGO-R-34, CARGO-R-53
            self._win(seat)

    def _gift(self, seat: int) -> Steps:
        action = yield seat, {f"give {self.discs[mate]}" for mate in self._team_mates(seat)}
        self.gifts[self.discs.index(action.split()[1])] += 1

    def _team_mates(self, seat: int) -> list[int]:
        return [mate for mate, side in enumerate(self.sides) if side == self.sides[seat] and mate != seat]

    def _steal(self, seat: int) -> Steps:
        action = yield seat, self._takes(seat)
        self._move(self._whose(action), self._card(action), self._pile(seat))

    def _trade(self, seat: int) -> Steps:
        pile = self._pile(seat)
        action = yield seat, {f"offer {card}" for card in self.loose[pile]}  # CARGO-R-44
        given = self._card(action)
        action = yield seat, self._takes(seat)
        other, taken = self._whose(action), self._card(action)
        self._move(pile, given, other)
        self._move(other, taken, pile)

    def _takes(self, seat: int) -> set[str]:
        """CARGO-52, CARGO-54, CARGO-R-39, CARGO-R-42, CARGO-R-43."""
        others = {self._pile(other) for other in range(self.setup.seats)} - {self._pile(seat)}
        return {f"take {self.discs[other]} {card}" for other in others for card in self.loose[other]}

    def _move(self, source: int, card: Card, target: int) -> None:
        self.loose[source].remove(card)
        self.loose[target].append(card)

    def _reveal(self, seat: int) -> Steps:
        hidden = [place for place, card in self.field.items() if card == HIDDEN]
        chosen: list[int] = []
        if len(hidden) <= 4:  # CARGO-R-45
            chosen = hidden
        while len(chosen) < min(4, len(hidden)):  # CARGO-56
            action = yield seat, {f"reveal {place}" for place in hidden if place not in chosen}
            chosen.append(int(action.split()[1]))
        for place in sorted(chosen):
            self.field[place] = yield from self._turn_up()

    # Words of actions, and seats.

    def _card(self, action: str) -> Card:
        ally, beskar = action.split()[-2:]
        return Card(ally, int(beskar))

    def _whose(self, action: str) -> int:
        return self.discs.index(action.split()[1])

    def _pile(self, seat: int) -> int:
        """Whose win pile a seat plays with: the first Empire player's in this is the way, else its own."""
        return self.sides.index("empire") if self.setup.common and self.sides[seat] == "empire" else seat
