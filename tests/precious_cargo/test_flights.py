"""Flights: fixed tables, the path of a throw, and errors as large as the thrower's skill says."""

import functools
import math
import statistics
from typing import Any

import pytest

from cantina.core.action import fill, from_text
from cantina.core.source import Seeded
from cantina.games.precious_cargo.actions import SCATTER, SLIP
from cantina.games.precious_cargo.content import Layout, shipped, sine
from cantina.games.precious_cargo.events import Flew
from cantina.games.precious_cargo.kernel.tables import NORMAL, ONE, SIGMA, SINE
from cantina.games.precious_cargo.setup import nearest
from tests.precious_cargo.bounty import GAME, Bounty
from tests.precious_cargo.flight import FRICTION, GRAVITY, HEIGHT, RESTITUTION, Release, fly, speed_for


def test_the_normal_table_has_the_deviation_of_one() -> None:
    squares = statistics.fmean(value * value for value in NORMAL) / SIGMA**2
    assert math.sqrt(squares) == pytest.approx(1, abs=1e-4)
    exact = [statistics.NormalDist().inv_cdf(0.5 + (index + 0.5) / 2048) for index in range(1024)]
    assert [value / SIGMA for value in NORMAL] == pytest.approx(exact, abs=2e-3)


def test_the_sine_table_is_a_quarter_wave() -> None:
    assert [value / ONE for value in SINE] == pytest.approx([math.sin(math.radians(index / 4)) for index in range(361)], abs=1e-6)
    for angle in (1, 4321, 9000, 12345, 18000, 27001, 35999):
        assert sine(angle) / ONE == pytest.approx(math.sin(math.radians(angle / 100)), abs=1e-5)


def test_the_release_lies_an_arm_beyond_the_farthest_card() -> None:
    assert nearest(shipped("standard", Layout), 27000) == 9894
    assert nearest(shipped("tight", Layout), 27000) == pytest.approx(7000 + 2355, abs=60)


def flown(*moves: str) -> Flew:
    bounty = Bounty(skills=["typical"] * 6)
    bounty.play(*moves)
    flight: Flew = bounty.happened(Flew)[0]
    return flight


def test_an_unerring_flick_of_the_design_speed_rests_at_grogu() -> None:
    """2.37 m/s at 25 degrees: lands after 0.75 m, slides 0.15 m, and comes to rest at 0.99 m."""
    flight = flown("flick 9894 0 2370 2500", "slip 1024 1024 1024 1024 1")
    path = fly(Release(2.37))
    assert flight.landing.y - flight.release.y == pytest.approx(path.landing * 10_000, abs=10)
    assert flight.rest.y - flight.hop.y == pytest.approx(path.slide * 10_000, abs=10)
    assert [flight.rest.x, flight.rest.y] == pytest.approx([0, path.rest * 10_000 - 9894], abs=10)


@pytest.mark.parametrize(("speed", "loft"), [(1800, 1500), (2000, 3500), (2800, 3000), (3000, 2500)])
def test_flicks_fly_as_a_second_calculation_says(speed: int, loft: int) -> None:
    flight = flown(f"flick 10500 300 {speed} {loft}", "slip 1024 1024 1024 1024 5")
    path = fly(Release(speed / 1000, math.radians(loft / 100)))
    start = flight.release
    for point, distance in ((flight.landing, path.landing), (flight.hop, path.landing + path.hop), (flight.rest, path.rest)):
        assert math.hypot(point.x - start.x, point.y - start.y) == pytest.approx(distance * 10_000, abs=12)


def test_a_throw_at_a_point_is_told_with_the_path_that_leads_there() -> None:
    flight = flown("throw 0 0", "scatter 1024 1024 1")
    assert flight.speed == pytest.approx(1000 * speed_for(0.9894), abs=3)
    path = fly(Release(speed_for(0.9894)))
    assert flight.landing.y + 9894 == pytest.approx(path.landing * 10_000, abs=10)
    assert flight.hop.y + 9894 == pytest.approx((path.landing + path.hop) * 10_000, abs=10)


@pytest.mark.parametrize(("speed", "loft"), [(1800, 1500), (2370, 2500), (3000, 3500)])
def test_a_flight_is_told_with_its_times_and_heights(speed: int, loft: int) -> None:
    flight = flown(f"flick 9894 0 {speed} {loft}", "slip 1024 1024 1024 1024 5")
    up, along = (speed / 1000 * part(math.radians(loft / 100)) for part in (math.sin, math.cos))
    down = math.sqrt(up * up + 2 * GRAVITY * HEIGHT)
    landed = 1000 * (up + down) / GRAVITY
    hopped = landed + 1000 * 2 * RESTITUTION * down / GRAVITY
    slow = along - FRICTION * (1 + RESTITUTION) * (down + RESTITUTION * down)
    assert flight.times == pytest.approx((landed, hopped, hopped + 1000 * max(0, slow) / (FRICTION * GRAVITY)), abs=3)
    heights = (HEIGHT, HEIGHT + up * up / (2 * GRAVITY), (RESTITUTION * down) ** 2 / (2 * GRAVITY))
    assert flight.heights == pytest.approx([10_000 * height for height in heights], abs=3)


def test_the_view_says_how_far_flicks_carry_and_err() -> None:
    view = Bounty(skills=["typical"] * 6).view()
    assert [reach.speed for reach in view.throwing.reaches] == list(range(1800, 3001, 50))
    for reach in view.throwing.reaches:
        path = fly(Release(reach.speed / 1000))
        assert reach.landing == pytest.approx(path.landing * 10_000, abs=10)
        assert reach.hop == pytest.approx((path.landing + path.hop) * 10_000, abs=10)
        assert reach.rest == pytest.approx(path.rest * 10_000, abs=10)
    near = min(view.throwing.reaches, key=lambda reach: abs(reach.rest - 9894))
    assert (near.along / near.rest, near.aside / near.rest) == (pytest.approx(0.060, rel=0.05), pytest.approx(0.040, rel=0.05))


def test_the_rings_around_an_aim_hold_half_and_nine_tenths_of_all_throws() -> None:
    throwing = Bounty(skills=["typical"] * 6).view().throwing
    far = [
        math.hypot(y / (9894 * throwing.along / 1000), x / (9894 * throwing.aside / 1000))
        for x, y in (_rest("typical", "throw 0 0", number) for number in range(1500))
    ]
    for ring, share in ((throwing.half, 0.5), (throwing.most, 0.9)):
        assert sum(100 * each < ring for each in far) / len(far) == pytest.approx(share, abs=0.04)


def test_only_whoever_may_throw_now_is_said_to_throw() -> None:
    bounty = Bounty()
    assert bounty.view(1).throwing == bounty.view(None).throwing
    assert bounty.view().throwing.release == bounty.view().players[0].release
    bounty.play("throw 0 980", "scatter 1024 1024 1")
    assert bounty.view().throwing is None


@pytest.mark.parametrize(("skill", "along", "aside"), [("child", 0.09, 0.06), ("typical", 0.06, 0.04), ("expert", 0.03, 0.02)])
def test_throws_err_by_a_share_of_the_distance(skill: str, along: float, aside: float) -> None:
    rests = [_rest(skill, "throw 0 0", number) for number in range(1500)]
    flubbed = math.sqrt(0.95 + 0.05 * 2.5**2)
    assert statistics.pstdev(y for _, y in rests) / 9894 == pytest.approx(along * flubbed, rel=0.08)
    assert statistics.pstdev(x for x, _ in rests) / 9894 == pytest.approx(aside * flubbed, rel=0.08)


def test_a_typical_flick_errs_as_a_typical_throw() -> None:
    """Range deviation 59 mm = 0.060 of the distance, sideways 0.040, flubs apart."""
    rests = [_rest("typical", "flick 9894 0 2370 2500", number, steady=True) for number in range(1500)]
    assert statistics.pstdev(y for _, y in rests) / 9894 == pytest.approx(0.060, rel=0.1)
    assert statistics.pstdev(x for x, _ in rests) / 9894 == pytest.approx(0.040, rel=0.1)


@functools.cache
def start(skill: str) -> Any:
    return GAME.start(skills=[skill] * 6)


def _rest(skill: str, move: str, number: int, steady: bool = False) -> tuple[int, int]:
    state = start(skill).copy()
    state.play(from_text(move, GAME.action))
    source = Seeded(9, number)
    offered: Any = SCATTER if move.startswith("throw") else SLIP
    action = fill(offered, source)
    while steady and action.luck == 0:
        action = fill(offered, source)
    flight = next(event for event in state.play(action) if isinstance(event, Flew))
    return flight.rest.x, flight.rest.y
