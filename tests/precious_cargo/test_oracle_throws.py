"""The kernel's layouts, contacts and flights against the oracle's geometry and physics."""

import math
from collections.abc import Iterator
from decimal import Decimal
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import cantina
from cantina.core.action import Action, fill
from cantina.core.game import DEALER, OptionError
from cantina.core.source import Seeded, Source
from cantina.games.precious_cargo.actions import SCATTER, Aim, Buy, Flick, Pay, Pick, Scatter, Slip, Throw, Tumble
from cantina.games.precious_cargo.content import Layout, Spot, check_layout, shipped
from cantina.games.precious_cargo.events import Flew, Took
from tests.precious_cargo import flight, plane
from tests.precious_cargo.oracle import mm, places_touched, places_under_card, places_under_disc, thrown_card
from tests.precious_cargo.plane import Rectangle
from tests.precious_cargo.test_oracle import TOO_CLOSE, margin, setup_of

GAME = cantina.game("precious-cargo")
DRAWS = 2048  # the normal table has so many entries, all equally likely
MIDDLE = DRAWS // 2  # no error to speak of


def finish(state: Any, move: Action, source: Source) -> list[Any]:
    """What happens from a dealer's move on until a seat is to decide."""
    events = state.play(move)
    while state.turn == DEALER:
        events += state.play(state.deal(source))
    return list(events)


def won(events: list[Any]) -> set[int]:
    return {event.place for event in events if isinstance(event, Took)}


def flown(events: list[Any]) -> list[Flew]:
    return [event for event in events if isinstance(event, Flew)]


# ---- layouts ---------------------------------------------------------------------------------------------------------------


def rectangles(layout: Layout) -> tuple[Rectangle, ...]:
    return tuple(Rectangle(mm(spot.x), mm(spot.y), Decimal(spot.angle) / 100) for spot in layout.card)


def accepts(layout: Layout) -> bool:
    try:
        check_layout(layout)
    except OptionError:
        return False
    return True


def disturbed(layout: Layout, source: Source) -> Layout:
    """The layout with one card moved and turned a little, or a lot."""
    card = list(layout.card)
    place = source.below(len(card))
    most = (40, 200, 1000)[source.below(3)]
    move = [source.below(2 * most + 1) - most for _ in range(3)]
    spot = card[place]
    x, y = (max(-3000, min(3000, number)) for number in (spot.x + move[0], spot.y + move[1]))
    card[place] = Spot(x, y, (spot.angle + 10 * move[2]) % 36000)
    return Layout(layout.name, tuple(card))


def too_close_to_call(layout: tuple[Rectangle, ...]) -> bool:
    """Whether the layout is all but touching something, without touching it exactly."""
    measures = [abs(plane.extent(card) - plane.REACH) for card in layout]
    measures += [abs(plane.distance(0, 0, card) - plane.DISC) for card in layout]
    measures += [plane.gap(one, other) for one, other in plane.neighbours(layout)]
    return any(plane.NOTHING < measure < TOO_CLOSE for measure in measures)


@pytest.mark.parametrize("name", ["standard", "tight"])
def test_the_same_layouts_fit(name: str, long: bool) -> None:
    """CARGO-12, CARGO-R-25"""
    verdicts = []
    for number in range(2000 if long else 60):
        layout = disturbed(shipped(name, Layout), Seeded(7, number))
        if too_close_to_call(rectangles(layout)):
            continue
        verdicts.append(plane.fits(rectangles(layout)))
        assert accepts(layout) == verdicts[-1], layout
    assert len(set(verdicts)) == 2


def moved(place: int, x: int, y: int, angle: int) -> Layout:
    """The standard layout with one card elsewhere."""
    layout = shipped("standard", Layout)
    return Layout("moved", (*layout.card[:place], Spot(x, y, angle), *layout.card[place + 1 :]))


@pytest.mark.parametrize(
    ("layout", "fit"),
    [
        (moved(0, 0, 641, 9000), True),
        (moved(0, 0, 640, 9000), False),  # edge to edge with Grogu
        (moved(12, 2543, 0, 0), True),
        (moved(12, 2544, 0, 0), False),  # a corner is farther than 300 mm
        (moved(14, 1360, 2085, 0), True),  # a corner is exactly 300 mm away
        (moved(14, 1360, 2086, 0), False),
        (moved(13, 2000, 631, 0), True),
        (moved(13, 2500, 631, 0), False),
        (moved(12, 1300, 200, 0), False),
    ],
)
def test_layouts_at_the_edge(layout: Layout, fit: bool) -> None:
    """CARGO-R-25"""
    assert plane.fits(rectangles(layout)) == accepts(layout) == fit


# ---- contact ---------------------------------------------------------------------------------------------------------------


def near_an_edge(spot: Spot, source: Source) -> tuple[int, int]:
    """A point about as far from a card's edge as a disc reaches."""
    cosine, sine = math.cos(math.radians(spot.angle / 100)), math.sin(math.radians(spot.angle / 100))
    along, across = (source.below(1401) - 700 for _ in range(2))
    if source.below(2):
        along = (440 + 190 + source.below(21)) * (1 if along > 0 else -1)
    else:
        across = (315 + 190 + source.below(21)) * (1 if across > 0 else -1)
    return round(spot.x + along * cosine - across * sine), round(spot.y + along * sine + across * cosine)


def throws_near_edges(layout: Layout, number: int) -> Iterator[tuple[int, int]]:
    source = Seeded(31, number)
    for _ in range(number):
        x, y = near_an_edge(layout.card[source.below(len(layout.card))], source)
        if max(abs(x), abs(y)) <= 3000:
            yield x, y


@pytest.mark.parametrize("name", ["standard", "tight"])
def test_a_disc_wins_the_cards_it_lies_on(name: str, long: bool) -> None:
    """CARGO-20, CARGO-21, CARGO-24, CARGO-R-17"""
    start: Any = GAME.start(layout=name)
    layout = setup_of(start.options).layout
    source = Seeded(1)
    numbers = set()
    for x, y in throws_near_edges(shipped(name, Layout), 5000 if long else 150):
        state = start.copy()
        state.play(Throw(x, y))
        events = finish(state, Scatter(MIDDLE, MIDDLE, 1), source)
        rest = flown(events)[0]
        if margin(rest, layout) >= TOO_CLOSE:
            on_grogu = plane.disc_on_grogu(mm(rest.rest.x), mm(rest.rest.y))
            expected = set() if on_grogu else set(places_under_disc(rest.rest.x, rest.rest.y, layout))
            assert won(events) == expected
            numbers.add(len(expected))
    assert {0, 1} <= numbers


EXACT = [  # aims at and around the card at 0, 98 mm, whose long side points away, and at Grogu
    ((0, 340), False, True),  # edge to edge with the card
    ((0, 341), True, True),
    ((0, 339), False, False),
    ((435, 380), False, True),  # 12 mm and 16 mm beyond the corner
    ((434, 380), True, True),
    ((436, 380), False, False),
    ((515, 980), False, True),
    ((514, 980), True, True),
]


@pytest.mark.parametrize(("aim", "on", "touching"), EXACT)
def test_edge_to_edge_is_a_touch_but_not_on(aim: tuple[int, int], on: bool, touching: bool) -> None:
    """CARGO-R-17"""
    start: Any = GAME.start(layout=moved(5, 0, 2500, 9000))
    layout = setup_of(start.options).layout
    state, draws = exactly(start, aim)
    events = finish(state, draws, Seeded(1))
    assert (0 in places_under_disc(*aim, layout), 0 in places_touched(*aim, layout)) == (on, touching)
    assert (0 in won(events)) == (on and not plane.disc_on_grogu(mm(aim[0]), mm(aim[1])))


def exactly(start: Any, aim: tuple[int, int]) -> tuple[Any, Action]:
    """A throw and the dealer's answer by which it comes to rest at the very point."""
    for x in range(aim[0] - 2, aim[0] + 3):
        for y in range(aim[1] - 2, aim[1] + 3):
            state = start.copy()
            state.play(Throw(x, y))
            trial = state.copy()
            rest = flown(trial.play(Scatter(MIDDLE, MIDDLE, 1)))[0].rest
            if (rest.x, rest.y) == aim:
                return state, Scatter(MIDDLE, MIDDLE, 1)
    raise AssertionError(f"no throw rests at {aim}")


def before_aiming(layout: str) -> Any:
    """A position in which a seat is about to aim the three cards of a Multi-throw."""
    state: Any = GAME.start(layout=layout)
    source = Seeded(2)
    while state.prompt().kind != "aim":
        actions = state.actions()
        multi = Buy("multi-throw")
        if state.turn == DEALER:
            quiet = actions[0] == SCATTER
            state.play(Scatter(MIDDLE, MIDDLE, 1) if quiet else state.deal(source))
        elif isinstance(actions[0], Pay | Pick):
            state.play(actions[0])
        else:
            spot = state.view(None).field[source.below(15)]
            state.play(multi if multi in actions else Throw(spot.x, spot.y))
    return state


@pytest.mark.parametrize("name", ["standard", "tight"])
def test_thrown_cards_win_the_cards_they_lie_on(name: str, long: bool) -> None:
    """CARGO-45, CARGO-46, CARGO-R-17, CARGO-R-35"""
    start = before_aiming(name)
    layout = setup_of(start.options).layout
    spots = shipped(name, Layout).card
    for number in range(2000 if long else 60):
        source = Seeded(17, number)
        state = start.copy()
        for _ in range(3):
            spot = spots[source.below(len(spots))]
            state.play(Aim(spot.x // 2, spot.y // 2) if source.below(3) == 0 else Aim(spot.x, spot.y))
        events = []
        for _ in range(3):
            events += state.play(state.deal(source))
        rests = [(flew.rest.x, flew.rest.y, flew.angle) for flew in flown(events)]
        while state.turn == DEALER:
            events += state.play(state.deal(source))
        if min(margin(flew, layout) for flew in flown(events)) >= TOO_CLOSE:
            landed = [rest for rest in rests if not plane.card_on_grogu(thrown_card(*rest))]
            assert won(events) == {place for rest in landed for place in places_under_card(*rest, layout)}


@pytest.mark.parametrize(("name", "skill"), [("standard", "typical"), ("tight", "expert")])
def test_the_aiming_aid_knows_how_often_a_throw_is_clean(name: str, skill: str) -> None:
    """CARGO-59"""
    state: Any = GAME.start(layout=name, skills=(skill,) * 6, aid=True)
    view = state.view(0)
    layout = setup_of(state.options).layout
    release = (view.players[0].release.x / 10, view.players[0].release.y / 10)
    generator = np.random.default_rng(9)
    for place in range(0, len(view.aid.clean), 39):
        row, column = divmod(place, view.aid.columns)
        aim = ((view.aid.low + column * view.aid.step) / 10, (view.aid.low + row * view.aid.step) / 10)
        x, y = flight.scattered(release, aim, skill, 10_000, generator)
        clean = np.hypot(x, y) < 2 * plane.DISC
        for card in layout:
            centre = (float(card.x), float(card.y))
            clean &= flight.distances(x, y, centre, float(card.angle), *plane.CARD) > plane.DISC
        assert view.aid.clean[place] / 1000 == pytest.approx(clean.mean(), abs=0.015)


@pytest.mark.parametrize("name", ["standard", "tight"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_throws_from_an_arms_length(seats: int, name: str) -> None:
    """CARGO-18, CARGO-R-16: on a ray of their own, evenly around and clockwise, as near as the farthest card ahead lets them."""
    state: Any = GAME.start(seats=seats, layout=name)
    layout = setup_of(state.options).layout
    for seat, player in enumerate(state.view(None).players):
        angle = Decimal(270) - Decimal(360) * seat / seats
        away = plane.reach_towards(layout, angle) + plane.ARM
        assert 0 <= mm(player.nearest) - away < Decimal("0.2")
        cosine, sine = plane.direction(angle)
        assert plane.far_enough(mm(player.nearest) * cosine, mm(player.nearest) * sine, layout)
        assert math.dist((player.release.x, player.release.y), (float(away * cosine) * 10, float(away * sine) * 10)) < 3
        assert plane.far_enough(mm(player.release.x), mm(player.release.y), layout)  # in tenths of a millimetre, too


@pytest.mark.parametrize("name", ["standard", "tight"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_nobody_lets_go_nearer_than_an_arms_length(seats: int, name: str) -> None:
    """CARGO-18, CARGO-R-16: wherever on the ray a flick begins."""
    start: Any = GAME.start(seats=seats, layout=name)
    layout = setup_of(start.options).layout
    for seat in range(seats):
        dump = start.dump() | {"mover": seat}
        for behind in (0, 1, 2, 3, 5, 8, 1500):
            state: Any = GAME.load(start.options, dump)
            assert state.turn == seat
            state.play(Flick(state.view(None).players[seat].nearest + behind, 0, 2370, 2500))
            told = state.play(state.deal(Seeded(seat, behind)))
            release = next(event.release for event in told if isinstance(event, Flew))
            assert plane.far_enough(mm(release.x), mm(release.y), layout)


# ---- flights ---------------------------------------------------------------------------------------------------------------


def normal(draw: int) -> float:
    """The middle of one of the equally likely slices of the normal distribution."""
    return NormalDist().inv_cdf((draw + 0.5) / DRAWS)


def expected_rest(aim: tuple[int, int], skill: str, thrown: Flew, draws: Scatter | Tumble) -> tuple[float, float]:
    """Where a statistical throw ends, in tenths of a millimetre."""
    along, aside = flight.SKILLS[skill]
    wild = (flight.FLUBBED if draws.luck == 0 else 1.0) * (flight.CARD_SCATTER if isinstance(draws, Tumble) else 1.0)
    dx, dy = aim[0] - thrown.release.x, aim[1] - thrown.release.y  # not divided: an error is a share of the distance
    forward, left = (normal(int(str(draw))) * share * wild for draw, share in ((draws.along, along), (draws.aside, aside)))
    return aim[0] + forward * dx - left * dy, aim[1] + forward * dy + left * dx


@pytest.mark.parametrize("skill", list(flight.SKILLS))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_where_throws_rest(seats: int, skill: str) -> None:
    start: Any = GAME.start(seats=seats, skills=(skill,) * 6)
    source = Seeded(3, seats)
    for turn in range(30):
        state = start.copy()
        aim = (source.below(6001) - 3000, source.below(6001) - 3000)
        state.play(Throw(*aim))
        draws: Any = replace(state.deal(source), luck=turn % 3)
        rest = flown(finish(state, draws, source))[0]
        assert math.dist((rest.rest.x, rest.rest.y), expected_rest(aim, skill, rest, draws)) < 5


def test_where_thrown_cards_rest() -> None:
    start = before_aiming("standard")
    source = Seeded(4)
    for turn in range(20):
        state = start.copy()
        aims = [(source.below(6001) - 3000, source.below(6001) - 3000) for _ in range(3)]
        for aim in aims:
            state.play(Aim(*aim))
        for aim in aims:
            draws: Any = replace(state.deal(source), luck=turn % 3)
            rest = flown(state.play(draws))[0]
            assert rest.angle == draws.angle
            assert math.dist((rest.rest.x, rest.rest.y), expected_rest(aim, "typical", rest, draws)) < 5


@pytest.mark.parametrize("skill", list(flight.SKILLS))
def test_where_flicks_rest(skill: str) -> None:
    """The first seat sits below, so ahead is up and its left is to the left."""
    start: Any = GAME.start(skills=(skill,) * 6)
    source = Seeded(5)
    for turn in range(30):
        state = start.copy()
        flick = next(fill(action, source) for action in state.actions() if isinstance(action, Flick))
        state.play(flick)
        draws: Any = replace(state.deal(source), luck=turn % 3)
        flew = flown(finish(state, draws, source))[0]
        path, turned = expected_path(flick, skill, draws)
        tenths = 10_000 * path.rest
        expected = (-tenths * math.sin(turned), -int(str(flick.distance)) + tenths * math.cos(turned))
        assert (flew.release.x, flew.release.y) == (0, -int(str(flick.distance)))
        assert math.dist((flew.release.x, flew.release.y), (flew.landing.x, flew.landing.y)) == pytest.approx(
            10_000 * path.landing, abs=5
        )
        assert math.dist((flew.rest.x, flew.rest.y), expected) < 5 + 0.04 * 10_000 * path.slide


def expected_path(flick: Flick, skill: str, draws: Slip) -> tuple[flight.Path, float]:
    """The path of a flick with its errors, those of a typical thrower times the skill's, and how far it turns to the left."""
    wild = flight.SKILLS[skill][0] / flight.SKILLS["typical"][0] * (flight.FLUBBED if draws.luck == 0 else 1.0)
    speed, loft, direction, friction = (
        normal(int(str(draw))) * wild for draw in (draws.speed, draws.loft, draws.direction, draws.friction)
    )
    release = flight.Release(
        speed=int(str(flick.speed)) / 1000 * (1 + 0.03 * speed),
        elevation=math.radians(int(str(flick.loft)) / 100 + 2.0 * loft),
        friction=flight.FRICTION * math.exp(0.15 * friction),
    )
    return flight.fly(release), math.radians(int(str(flick.direction)) / 100 + 2.3 * direction)
