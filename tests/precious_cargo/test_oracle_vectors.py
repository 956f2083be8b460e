"""The oracle alone against the ledger's vectors, and against what its tables say of layouts and throws."""

from decimal import Decimal
from itertools import pairwise

import numpy as np
import pytest

from tests.precious_cargo import flight, plane
from tests.precious_cargo.oracle import Points, Setup, needed, points
from tests.precious_cargo.plane import Rectangle

FACTION = {"a": "mandalorians", "b": "mandalorians", "c": "mandalorians", "x": "empire", "y": "empire"}
SIDES = ("mandalorians", "empire")


def worth(cards: str, *protected: str) -> int:
    """The points of a Mandalorian's win pile: loose cards, and protected sets beside them."""
    return points(cards, protected, "mandalorians", FACTION).total


# ---- points --------------------------------------------------------------------------------------------------------------


def test_identical_allies() -> None:
    """CARGO-DV-01"""
    assert [worth("a" * number) for number in range(1, 6)] == [2, 6, 9, 8, 10]
    assert [worth("x" * number) for number in range(1, 4)] == [0, 0, 0]


def test_the_parts_of_a_pile() -> None:
    """CARGO-DV-02"""
    assert points("aabbbcx", (), "mandalorians", FACTION) == Points(cards=12, bonus=5, frozen=0)
    assert points("aabbbcx", (), "empire", FACTION) == Points(cards=2, bonus=0, frozen=0)
    assert worth("aabbbcx") == 17


def test_gains_step_by_step() -> None:
    """CARGO-DV-03"""
    totals = [worth("a" * number) for number in range(6)]
    assert [after - before for before, after in pairwise(totals)] == [2, 4, 3, -1, 2]


def test_a_protected_set_and_a_new_one_beside_it() -> None:
    """CARGO-DV-04, CARGO-DV-05, CARGO-EX-02"""
    assert [worth("a" * later, "aaa") for later in range(5)] == [9, 11, 15, 18, 17]
    assert [worth("a" * later, "aa") for later in range(3)] == [6, 8, 12]
    assert worth("", "aaaa") == 8
    assert worth("", "aaa", "aa") == 15
    assert points("aa", ("aaa",), "mandalorians", FACTION) == Points(cards=4, bonus=2, frozen=9)


def test_paying() -> None:
    """CARGO-DV-06"""
    assert (worth("aaa"), worth("aa")) == (9, 6)
    assert (worth("aax"), worth("aa")) == (6, 6)
    assert (worth("aaaa"), worth("aaa")) == (8, 9)


def test_stealing() -> None:
    """CARGO-DV-07"""
    assert [points(cards, (), "empire", FACTION).total for cards in ("xx", "x")] == [6, 2]
    assert worth("a") == worth("ax") == 2
    assert worth("aa") == 6


def test_a_common_pile_may_be_too_greedy() -> None:
    """CARGO-DV-10"""
    assert points("xxxx", (), "empire", FACTION).total == 8


# ---- points needed ---------------------------------------------------------------------------------------------------------


def test_points_needed_by_each() -> None:
    """CARGO-DV-08, CARGO-EX-04"""
    for seats, each in ((2, 30), (3, 15), (4, 15), (5, 15), (6, 15)):
        assert [needed(Setup(seats=seats), side) for side in SIDES] == [each, each]


def test_points_needed_as_a_sum() -> None:
    """CARGO-DV-08"""
    sums = [[needed(Setup(seats=seats, goal="sum"), side) for side in SIDES] for seats in range(2, 7)]
    assert sums == [[30, 30], [15, 30], [30, 30], [30, 45], [45, 45]]


def test_points_needed_in_this_is_the_way() -> None:
    """CARGO-DV-09, CARGO-EX-03"""
    sums = [[needed(Setup(seats=seats, mode="this-is-the-way"), side) for side in SIDES] for seats in range(4, 7)]
    assert sums == [[10, 35], [10, 45], [10, 55]]


def test_where_the_teams_sit() -> None:
    """CARGO-05, CARGO-06, CARGO-R-46, CARGO-R-47"""
    assert ["".join(side[0] for side in Setup(seats=seats).sides) for seats in range(2, 7)] == [
        "me",
        "mee",
        "meme",
        "memee",
        "mememe",
    ]
    assert ["".join(side[0] for side in Setup(seats=seats, mode="this-is-the-way").sides) for seats in range(4, 7)] == [
        "meee",
        "meeee",
        "meeeee",
    ]


def test_this_is_the_way_takes_four() -> None:
    """CARGO-R-50"""
    with pytest.raises(ValueError, match="four"):
        Setup(seats=3, mode="this-is-the-way")


# ---- layouts ---------------------------------------------------------------------------------------------------------------


def ring(number: int, radius: int, first: int, step: int, turned: int) -> list[Rectangle]:
    angles = [first + step * k for k in range(number)]
    centres = [plane.direction(angle) for angle in angles]
    return [Rectangle(radius * x, radius * y, (angle + turned) % 180) for angle, (x, y) in zip(angles, centres, strict=True)]


def rounded(layout: list[Rectangle]) -> list[Rectangle]:
    """The centres to a tenth of a millimetre."""
    tenth = Decimal("0.1")
    return [Rectangle(Decimal(card.x).quantize(tenth), Decimal(card.y).quantize(tenth), card.angle) for card in layout]


STANDARD = ring(5, 98, 90, 72, 0) + ring(10, 250, 108, 36, 0)
TIGHT = ring(5, 95, 90, 72, 0) + ring(10, 205, 108, 36, 90)


@pytest.mark.parametrize(
    ("layout", "gap", "farthest", "nearest"),
    [
        (STANDARD, "12.5", "295.7", 54),
        (rounded(STANDARD), "12.5", "295.7", 54),
        (TIGHT, "9.0", "240.6", 51),
        (rounded(TIGHT), "8.9", "240.6", 51),
    ],
)
def test_the_layouts_are_as_the_ledger_says(layout: list[Rectangle], gap: str, farthest: str, nearest: int) -> None:
    assert plane.fits(layout)
    assert round(plane.smallest_gap(layout), 1) == Decimal(gap)
    assert round(max(map(plane.extent, layout)), 1) == Decimal(farthest)
    assert abs(min(plane.distance(0, 0, card) for card in layout) - nearest) < plane.NOTHING


def test_a_release_point_before_standard() -> None:
    assert round(plane.reach_towards(STANDARD, 90) + plane.ARM) == 989
    for angle in range(0, 360, 30):
        cosine, sine = plane.direction(angle)
        away = plane.reach_towards(STANDARD, angle) + plane.ARM
        assert plane.far_enough(cosine * away, sine * away, STANDARD)
    assert plane.far_enough(0, 994, [Rectangle(0, 250, 90)])
    assert not plane.far_enough(0, Decimal("993.9"), [Rectangle(0, 250, 90)])


def test_layouts_that_do_not_fit() -> None:
    """CARGO-12, CARGO-R-25"""
    assert plane.fits([Rectangle(0, 98, 90), Rectangle(0, 187, 90)])
    assert not plane.fits([Rectangle(0, 98, 90), Rectangle(0, 186, 90)])  # edge to edge
    assert not plane.fits([Rectangle(0, 98, 90), Rectangle(63, 186, 90)])  # corner to corner
    assert not plane.fits([Rectangle(0, 98, 90), Rectangle(0, 100, 45)])
    assert not plane.fits([Rectangle(0, 64, 90)])  # edge to edge with Grogu
    assert plane.fits([Rectangle(0, Decimal("64.1"), 90)])
    assert plane.fits([Rectangle(210, Decimal("-31.5"), 0, short=63), Rectangle(210, 40, 0)])
    assert not plane.fits([Rectangle(257, 0, 0)])  # the corner is farther than the edge


def test_the_farthest_place_is_reached_by_a_corner() -> None:
    """CARGO-R-25: the corner (180, 240) is exactly 300 away."""
    assert plane.fits([Rectangle(136, Decimal("208.5"), 0)])
    assert not plane.fits([Rectangle(136, Decimal("208.6"), 0)])


# ---- contact ---------------------------------------------------------------------------------------------------------------


def test_a_disc_on_a_card() -> None:
    """CARGO-R-17, CARGO-R-18"""
    card = Rectangle(0, 98, 90)
    assert plane.disc_on_card(0, 98, card)
    assert plane.disc_on_card(0, Decimal("34.1"), card)
    assert not plane.disc_on_card(0, 34, card)  # edge to edge: not on it, but a touch
    assert plane.disc_touches_card(0, 34, card)
    assert not plane.disc_touches_card(0, Decimal("33.9"), card)
    # Beyond the corner (31.5, 54), along 3-4-5: 12 right of it, 16 below.
    assert plane.disc_touches_card(Decimal("43.5"), 38, card)
    assert not plane.disc_on_card(Decimal("43.5"), 38, card)
    assert plane.disc_on_card(Decimal("43.4"), 38, card)
    assert not plane.disc_touches_card(Decimal("43.6"), 38, card)


def test_a_disc_on_a_turned_card_that_it_just_touches() -> None:
    card = Rectangle(0, 0, 45)
    away, shift = plane.direction(45)
    reach = Decimal("31.5") + 20
    assert plane.disc_touches_card(-shift * reach, away * reach, card)
    assert not plane.disc_on_card(-shift * reach, away * reach, card)


def test_a_disc_on_grogu() -> None:
    assert plane.disc_on_grogu(24, 31)
    assert not plane.disc_on_grogu(24, 32)  # exactly 40 apart
    assert plane.disc_on_disc(100, 100, 124, 131)


def test_a_card_on_a_card() -> None:
    """CARGO-R-17"""
    card = Rectangle(0, 0, 0)
    assert plane.card_on_card(card, card)
    assert plane.overlap(card, card) == 63 * 88
    assert plane.overlap(card, Rectangle(0, 0, 90)) == 63 * 63
    assert not plane.card_on_card(card, Rectangle(88, 10, 0))
    assert plane.card_on_card(card, Rectangle(Decimal("87.9"), 10, 0))
    assert not plane.card_on_card(card, Rectangle(Decimal("75.5"), 0, 90))
    assert plane.card_on_card(card, Rectangle(Decimal("75.4"), 0, 90))
    assert not plane.card_on_card(card, Rectangle(70, 70, 45))
    assert plane.card_on_card(card, Rectangle(60, 40, 45))
    assert plane.card_on_card(card, Rectangle(0, 0, Decimal("33.33"), short=1, long=1))  # wholly inside


def test_a_card_on_grogu() -> None:
    assert plane.card_on_grogu(Rectangle(0, 0, 17))
    assert not plane.card_on_grogu(Rectangle(64, 0, 0))
    assert plane.card_on_grogu(Rectangle(Decimal("63.9"), 0, 0))
    assert plane.card_on_grogu(Rectangle(0, Decimal("51.4"), 0))
    assert not plane.card_on_grogu(Rectangle(0, Decimal("51.5"), 0))


# ---- throws ----------------------------------------------------------------------------------------------------------------


def test_the_flight_of_a_typical_throw() -> None:
    speed = flight.speed_for(0.99)
    path = flight.fly(flight.Release(speed))
    assert (round(speed, 2), round(path.landing, 2), round(path.slide, 2)) == (2.37, 0.75, 0.15)
    assert path.rest == pytest.approx(0.99)


def test_the_noise_of_a_release_is_that_of_a_typical_thrower() -> None:
    along, sideways = flight.noisy_throws(0.99, 20_000, np.random.default_rng(4))
    assert along.std() == pytest.approx(0.060 * 0.99, rel=0.03)
    assert sideways.std() == pytest.approx(0.040 * 0.99, rel=0.03)


RATES = [  # layout, skill, any card, best aim, the aimed card, two cards, clean Grogu
    ("standard", "child", 0.53, 0.66, 0.31, 0.016, 0.11),
    ("standard", "typical", 0.65, 0.76, 0.54, 0.017, 0.23),
    ("standard", "good", 0.77, 0.90, 0.72, 0.016, 0.37),
    ("standard", "expert", 0.92, 0.98, 0.91, 0.009, 0.63),
    ("tight", "typical", 0.79, None, None, 0.052, 0.22),
]


@pytest.mark.parametrize(("name", "skill", "any_card", "best", "aimed", "two", "clean"), RATES)
def test_hit_rates(
    name: str, skill: str, any_card: float, best: float | None, aimed: float | None, two: float, clean: float
) -> None:
    rates, on_grogu = hit_rates(STANDARD if name == "standard" else TIGHT, skill)
    assert rates[:, 0].mean() == pytest.approx(any_card, abs=0.012)
    assert rates[:, 2].mean() == pytest.approx(two, abs=0.003)
    assert on_grogu == pytest.approx(clean, abs=0.012)
    if best is not None and aimed is not None:
        assert rates[:, 0].max() == pytest.approx(best, abs=0.012)
        assert rates[:, 1].mean() == pytest.approx(aimed, abs=0.012)


def hit_rates(layout: list[Rectangle], skill: str) -> tuple[flight.Floats, float]:
    """For each card aimed at: any card, this card, several cards; and how often a throw at Grogu is clean."""
    generator = np.random.default_rng(11)
    origin = (0.0, -float(plane.reach_towards(layout, 270)) - plane.ARM)
    centres = [(float(card.x), float(card.y)) for card in layout]
    rates = []
    clean = 0.0
    for aim in [(0.0, 0.0), *centres]:
        x, y = flight.scattered(origin, aim, skill, 20_000, generator)
        away = np.array(
            [flight.distances(x, y, centre, float(card.angle), 63, 88) for centre, card in zip(centres, layout, strict=True)]
        )
        grogu = np.hypot(x, y) < 2 * plane.DISC
        if aim not in centres:
            clean = float((grogu & (away > plane.DISC).all(axis=0)).mean())
            continue
        on = (away < plane.DISC) & ~grogu
        rates.append([on.any(axis=0).mean(), on[centres.index(aim)].mean(), (on.sum(axis=0) > 1).mean()])
    return np.array(rates), clean
