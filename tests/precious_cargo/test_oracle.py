"""The kernel against an independent oracle: the same legal actions and the same positions, move by move."""

from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from msgspec.structs import replace

import cantina
from cantina.core.action import Action, fill, to_text
from cantina.core.game import DEALER, OVER
from cantina.core.source import Seeded, Source
from cantina.games.precious_cargo.actions import Aim, Buy, End, Give, Pay, Pick, Scatter, Slip, Throw, Tumble
from cantina.games.precious_cargo.content import Ally, Deck
from cantina.games.precious_cargo.events import Flew
from cantina.games.precious_cargo.names import Card as CardSeen
from tests.precious_cargo import plane
from tests.precious_cargo.oracle import HIDDEN, ONCE, Card, Oracle, Setup, mm, places_near, thrown_card
from tests.precious_cargo.plane import Rectangle

GAME = cantina.game("precious-cargo")
TINY = Deck(  # the pile is empty at once, the field soon
    "tiny",
    (
        Ally("kuiil", "mandalorians", (1, 1, 1, 2, 3)),
        Ally("ig-11", "mandalorians", (2, 2, 3)),
        Ally("stormtrooper", "empire", (1, 1, 1, 2, 3)),
        Ally("dark-trooper", "empire", (2, 2, 3)),
    ),
)
DEEP = Deck(  # sets grow too big all the time
    "deep",
    (
        Ally("kuiil", "mandalorians", (1,) * 10 + (2,) * 10 + (3,) * 10),
        Ally("stormtrooper", "empire", (1,) * 10 + (2,) * 10 + (3,) * 10),
    ),
)
WITHOUT_NUMBERS = {"flick": "throw", "throw": "throw", "aim": "aim", "scatter": "rest", "slip": "rest", "tumble": "rest"}
TOO_CLOSE = Decimal("0.005")  # millimetres; a throw so close to an edge is left to the tests of contact


def setup_of(options: Any) -> Setup:
    """The options of a match in the oracle's own words."""
    return Setup(
        seats=options.seats,
        mode=options.mode,
        goal=options.points,
        most_purchases=options.purchases,
        deck=tuple(Card(ally.id, beskar) for ally in options.deck.ally for beskar in ally.beskar),
        factions=tuple((ally.id, ally.faction) for ally in options.deck.ally),
        layout=tuple(Rectangle(mm(spot.x), mm(spot.y), Decimal(spot.angle) / 100) for spot in options.layout.card),
    )


def offered(state: Any) -> set[str]:
    """What may be done, in the oracle's words: throws without their numbers."""
    texts = map(to_text, state.actions())
    return {WITHOUT_NUMBERS.get(text.split()[0], text) for text in texts}


def text_of(card: CardSeen) -> str:
    return f"{card.ally} {card.beskar}"


def seen(state: Any) -> dict[str, object]:
    """A position in the oracle's words."""
    view = state.view(None)
    piles = [view.piles[player.pile] for player in view.players]
    teams = [next(team for team in view.teams if seat in team.seats) for seat in range(state.options.seats)]
    return {
        "turn": state.turn,
        "scores": state.standing().scores,
        "piles": [sorted(map(text_of, pile.cards)) for pile in piles],
        "protected": [sorted(map(text_of, pile.protected)) for pile in piles],
        "groups": [
            sorted((group.ally, group.cards, group.points, group.bonus, group.protected) for group in pile.groups)
            for pile in piles
        ],
        "field": [None if place.taken else text_of(place.card) if place.card else str(HIDDEN) for place in view.field],
        "pile": view.ally_pile,
        "unseen": {ally: number for ally, number in view.unseen.items() if number},
        "gone": sorted(map(text_of, view.gone)),
        "stock": {each.upgrade: each.stock for each in view.upgrades},
        "bought": sorted([seat, kind] for seat, player in enumerate(view.players) for kind in player.used if kind in ONCE),
        "gifts": [player.gifts for seat, player in enumerate(view.players) if seat != view.mover],
        "beskar": [pile.beskar for pile in piles],
        "needed": [team.need for team in teams],
        "qualified": [team.has_points for team in teams],
        "may aim": [team.may_aim for team in teams],
        "waived": view.waived,
        "winners": sorted(view.winners),
    }


def margin(flown: Flew, layout: tuple[Rectangle, ...]) -> Decimal:
    """How near to an edge of something a thing came to rest, where it does not touch it exactly."""
    x, y = flown.rest.x, flown.rest.y
    near = [layout[place] for place in places_near(x, y, layout)]
    if flown.card is None:
        depths = [plane.distance(mm(x), mm(y), card) - plane.DISC for card in near]
    else:
        thrown = thrown_card(x, y, flown.angle)
        depths = [plane.distance(0, 0, thrown) - plane.DISC]
        for card in near:
            shared = plane.overlap(thrown, card)
            depths.append(shared.sqrt() if shared > plane.NOTHING else plane.gap(thrown, card))
    return min((abs(depth) for depth in depths if abs(depth) > plane.NOTHING), default=Decimal(1))


Player = Callable[[Any, list[Action], Source], Action]


def buying(times: int) -> Player:
    """A player by chance, with more aim than blind chance has so that matches get somewhere; it buys so often in ten."""

    def choose(state: Any, actions: list[Action], source: Source) -> Action:
        purchases = [action for action in actions if isinstance(action, Buy)]
        if purchases and source.below(10) < times:
            return purchases[source.below(len(purchases))]
        throws = [action for action in actions if isinstance(action, Throw)]
        if throws and source.below(8):
            return Throw(*aim(state, source))
        action = actions[source.below(len(actions))]
        return Aim(*aim(state, source)) if isinstance(action, Aim) else fill(action, source)

    return choose


def for_the_win(state: Any, actions: list[Action], source: Source) -> Action:
    """A player who saves up and then throws cards at Grogu (CARGO-47)."""
    view = state.view(None)
    team = next(team for team in view.teams if view.mover in team.seats)
    if Buy("multi-throw") in actions and team.has_points:
        return Buy("multi-throw")
    if isinstance(actions[0], Aim):
        return Aim(0, 0) if source.below(3) else Aim(*aim(state, source))
    if isinstance(actions[0], Throw):
        return Throw(*aim(state, source))
    own = {ally.id for ally in state.options.deck.ally if ally.faction == team.faction}
    useless = [action for action in actions if isinstance(action, Pay | Pick) and action.ally not in own]
    return (useless or actions)[0]


def generous(state: Any, actions: list[Action], source: Source) -> Action:
    """A player who saves up and then gives turns away, always to the same team-mate (CARGO-R-41)."""
    view = state.view(None)
    rich = view.piles[view.players[view.mover].pile].beskar >= 9 or any(player.gifts for player in view.players)
    if Buy("gift") in actions and rich:
        return Buy("gift")
    if End() in actions:
        return End()
    if isinstance(actions[0], Throw):
        return Throw(*aim(state, source))
    return actions[-1] if isinstance(actions[0], Give) else fill(actions[0], source)


def aim(state: Any, source: Source) -> tuple[int, int]:
    """A card, or Grogu: more often with the points for it."""
    view = state.view(None)
    cards = [(place.x, place.y) for place in view.field if not place.taken]
    team = next(team for team in view.teams if view.mover in team.seats)
    if not cards or source.below(12) == 0 or (team.has_points and source.below(2)):
        return 0, 0
    return cards[source.below(len(cards))]


def dealt(state: Any, source: Source) -> Action:
    """What the dealer does; half of all throws go nearly where they were aimed at."""
    action: Action = state.deal(source)
    if isinstance(action, Scatter | Tumble) and source.below(2):
        return replace(action, along=924 + source.below(200), aside=924 + source.below(200), luck=1)
    return action


def play_both(number: int, player: Player | None = None, **options: Any) -> Counter[str]:
    """One match, compared at every move; what happened in it, by kind."""
    source = Seeded(20_28, number)
    player = player or buying(source.below(6))
    state: Any = GAME.start(**options)
    oracle = Oracle(setup_of(state.options))
    happened: Counter[str] = Counter()
    while state.turn != OVER:
        compare(state, oracle)
        move = dealt(state, source) if state.turn == DEALER else player(state, state.actions(), source)
        events = state.play(move)
        rests = [event for event in events if isinstance(event, Flew)]
        if any(margin(rest, oracle.setup.layout) < TOO_CLOSE for rest in rests):
            break
        follow(oracle, move, rests)
        happened.update(type(event).__name__ for event in events)
        happened["several gifts"] += max(oracle.gifts) > 1
        happened["won with a card"] += oracle.turn == OVER and not isinstance(move, Scatter | Slip)
    else:
        assert seen(state) == oracle.snapshot()
    return happened


def compare(state: Any, oracle: Oracle) -> None:
    assert offered(state) == oracle.expects()
    assert seen(state) == oracle.snapshot()
    if state.prompt().kind == "turn":
        can = {f"buy {each.upgrade}" for each in state.view(None).upgrades if each.refusal is None}
        assert can == {action for action in oracle.expects() if action.startswith("buy")}
    elif odds := state.odds():
        assert {to_text(action): number for action, number in odds} == Counter(f"turn-up {card}" for card in oracle.unseen)


def follow(oracle: Oracle, move: Action, rests: list[Flew]) -> None:
    """The same move in the oracle; of a throw it hears only where it ended."""
    word = WITHOUT_NUMBERS.get(to_text(move).split()[0])
    if word != "rest":
        oracle.apply(word or to_text(move))
    for flew in rests:
        angle = "" if flew.card is None else f" {flew.angle}"
        oracle.apply(f"rest {flew.rest.x} {flew.rest.y}{angle}")


MATCHES = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 5},
    {"seats": 6},
    {"seats": 3, "points": "sum"},
    {"seats": 5, "points": "sum", "layout": "tight"},
    {"seats": 4, "mode": "this-is-the-way"},
    {"seats": 5, "mode": "this-is-the-way", "layout": "tight"},
    {"seats": 6, "mode": "this-is-the-way"},
    {"seats": 4, "purchases": 1},
    {"seats": 2, "purchases": 2, "layout": "tight"},
]


@pytest.mark.parametrize("options", MATCHES, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize(
    ("deck", "many"), [("short", 60), ("full", 20), (TINY, 60), (DEEP, 20)], ids=["short", "full", "tiny", "deep"]
)
def test_kernel_and_oracle_agree_move_by_move(options: dict[str, Any], deck: str | Deck, many: int, long: bool) -> None:
    for number in range(many if long else 1):
        play_both(number, deck=deck, **options)


@pytest.mark.parametrize(
    "options",
    [{"seats": 4, "mode": "this-is-the-way"}, {"seats": 3, "points": "sum"}, {"seats": 2, "deck": "full"}],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_they_agree_on_throws_for_the_win(options: dict[str, Any], long: bool) -> None:
    """CARGO-47, CARGO-R-34"""
    happened: Counter[str] = Counter()
    for number in range(60 if long else 3):
        happened += play_both(number, for_the_win, **{"deck": "short", **options})
    assert happened["won with a card"]


@pytest.mark.parametrize("options", [{"seats": 6}, {"seats": 5, "mode": "this-is-the-way"}], ids=["teams", "this-is-the-way"])
def test_they_agree_on_many_gifts(options: dict[str, Any], long: bool) -> None:
    """CARGO-51, CARGO-R-41"""
    happened: Counter[str] = Counter()
    for number in range(60 if long else 2):
        happened += play_both(number, generous, deck="short", **options)
    assert happened["several gifts"]
