"""Planets: conquering them from the tiles around, and fighting for them (CSW-40 to CSW-44, CSW-46, CSW-65)."""

from typing import Any

import pytest

from cantina.core.game import DEALER
from cantina.games.carcassonne.content import Tile
from cantina.games.carcassonne.events import FightBegan, FigureDeployed, FiguresHome, Lost, Scored, Tied, Won
from tests.carcassonne.voyage import Voyage, tiles

VOID = Tile("VOID")  # free space all over
RING = [
    ("VOID", "0 -1 0"),
    ("VOID", "1 -1 0"),
    ("VOID", "1 0 0"),
    ("VOID", "1 1 0"),
    ("VOID", "-1 -1 0"),
    ("VOID", "-1 0 0"),
    ("VOID", "-1 1 0"),
    ("RS", "0 1 1"),  # where the route of the planet's tile leads
]


def around(*turns: str, planet: str = "P1-B", **options: Any) -> Voyage:
    """The planet lies on the start tile, and each turn fills the next cell around it.

    A turn is the figure that goes on the planet, "pass", or "aside": then the tile does not touch the planet's.
    """
    voyage = Voyage(tiles(*["VOID"] * 14, "RS", "RS", extra=(VOID,), start=planet), **options)
    ring = iter(RING)
    beyond = iter(["0 -2 0", "0 -3 0", "0 -4 0", "0 -5 0", "0 -6 0"])
    for turn in turns:
        if turn == "aside":
            voyage.go("VOID", next(beyond))
        else:
            voyage.go(*next(ring), None if turn == "pass" else f"{turn} 0 0 planet")
    return voyage


def places(voyage: Voyage) -> set[str]:
    """Where a small figure may go."""
    return {offer.removeprefix("deploy small ") for offer in voyage.offers() if offer.startswith("deploy small")}


def dice(voyage: Voyage) -> dict[str, int]:
    """The dice of each who is in the fight."""
    counts: dict[str, int] = voyage.view().fight.dice
    return counts


# ---- conquering from a neighbouring tile -----------------------------------------------------------------------------------


@pytest.mark.rule("CSW-43")
@pytest.mark.parametrize("cell", range(8), ids=[place for _, place in RING])
def test_a_planet_is_within_reach_from_any_of_the_eight_cells_around_it(cell: int) -> None:
    voyage = around(*["pass"] * cell)
    tile, place = RING[cell]
    voyage.play(f"draw {tile}", f"place {place}")
    x, y, _ = place.split()
    assert {where for where in places(voyage) if not where.startswith(f"{x} {y} ")} == {"0 0 planet"}


@pytest.mark.rule("CSW-38")
def test_a_free_neighbouring_planet_is_conquered_from_a_corner() -> None:
    voyage = around("pass", "small")
    assert [(event.rule, event.object, event.x, event.y) for event in voyage.happened(FigureDeployed)] == [
        ("CSW-38", "planet", 0, 0)
    ]
    assert voyage.figures() == [(1, "small", 0, 0, "planet")]


@pytest.mark.rule("CSW-40")
@pytest.mark.parametrize("cell", ["0 -1", "1 -2"], ids=["a tile without a planet", "an empty cell"])
def test_a_neighbouring_cell_without_a_planet_takes_no_figure(cell: str) -> None:
    voyage = around("pass")
    voyage.play("draw VOID", "place 1 -1 0")
    assert voyage.refused(f"deploy small {cell} planet") == "CSW-40"
    assert "0 0 planet" in places(voyage)


@pytest.mark.rule("CSW-41")
def test_one_figure_goes_either_on_the_new_tile_or_on_the_neighbouring_planet() -> None:
    voyage = around()
    voyage.play("draw RS", "place 0 1 1")
    assert places(voyage) == {"0 1 route-0", "0 0 planet"}
    voyage.play("deploy small 0 0 planet")
    assert (voyage.turn, voyage.view().prompt.kind) == (DEALER, "draw")
    assert voyage.refused("deploy small 0 1 route-0") == "CORE-01"


@pytest.mark.rule("CSW-42")
def test_no_other_object_of_the_neighbouring_tile_may_be_chosen() -> None:
    voyage = around()
    voyage.play("draw VOID", "place 0 -1 0")
    assert voyage.refused("deploy small 0 0 route-0") == "CSW-42"
    assert places(voyage) == {"0 0 planet"}


@pytest.mark.rule("CSW-22", "CSW-43")
def test_a_planet_two_cells_away_is_out_of_reach() -> None:
    voyage = around("pass")
    voyage.play("draw VOID", "place 0 -2 0")
    assert voyage.refused("deploy small 0 0 planet") == "CSW-22"
    assert places(voyage) == set()


@pytest.mark.rule("CSW-44")
def test_an_occupied_planet_may_be_entered() -> None:
    voyage = around("small", "large")
    assert [(event.rule, event.seat, event.figure) for event in voyage.happened(FigureDeployed)] == [("CSW-44", 1, "large")]
    assert [(seat, figure) for seat, figure, *_ in voyage.figures()] == [(0, "small"), (1, "large")]


@pytest.mark.rule("CSW-R-11")
def test_an_own_planet_may_be_entered_again_without_a_fight() -> None:
    voyage = around("small", "aside", "large")
    assert voyage.happened(FightBegan) == []
    assert voyage.figures() == [(0, "small", 0, 0, "planet"), (0, "large", 0, 0, "planet")]


@pytest.mark.rule("CSW-R-11")
def test_more_own_figures_on_a_planet_are_more_dice_later() -> None:
    assert dice(around("small", "aside", "small", "small")) == {"0": 2, "1": 1}


@pytest.mark.rule("CSW-R-11")
def test_a_planet_with_several_own_figures_is_scored_once() -> None:
    voyage = around("small", "pass", "large", *["pass"] * 5)
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([0], 11)]
    assert voyage.scores == [11, 0]
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-R-12")
def test_beside_two_planets_a_new_planet_tile_offers_its_own_objects_and_both_of_them() -> None:
    voyage = Voyage(tiles("P0-E", "P2-B", "RS", start="P1-R"))
    voyage.go("P0-E", "1 0 0", "small planet")
    voyage.play("draw P2-B", "place 1 -1 0")
    assert places(voyage) == {"1 -1 field-0", "1 -1 planet", "0 0 planet", "1 0 planet"}
    assert "pass" in voyage.offers()


@pytest.mark.rule("CSW-R-12")
@pytest.mark.parametrize("where", ["1 -1 field-0", "1 -1 planet", "0 0 planet", "1 0 planet"])
def test_any_one_of_the_planets_and_objects_may_be_chosen(where: str) -> None:
    voyage = Voyage(tiles("P0-E", "P2-B", "RS", start="P1-R"))
    voyage.go("P0-E", "1 0 0")
    voyage.play("draw P2-B", "place 1 -1 0", f"deploy large {where}")
    assert [f"{x} {y} {part}" for _, _, x, y, part in voyage.figures()] == [where]


# ---- a planet that the tile closes -------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-13")
def test_a_planet_that_the_new_tile_closes_may_be_entered_and_pays_11_at_once() -> None:
    voyage = around(*["pass"] * 7, "small")
    assert [(event.seats, event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [([1], 9, 1, 11)]
    assert voyage.supply(1) == (4, 1)


@pytest.mark.rule("CSW-R-13")
@pytest.mark.parametrize(("rolled", "scores"), [((1, 6), [1, 11]), ((6, 1), [11, 1])], ids=["attacker wins", "defender wins"])
def test_an_occupied_planet_that_the_new_tile_closes_is_fought_for_before_it_pays(
    rolled: tuple[int, int], scores: list[int]
) -> None:
    voyage = around("small", *["pass"] * 6, "small")
    assert voyage.happened(Scored) == []
    voyage.roll(*rolled)
    assert voyage.scores == scores
    assert voyage.figures() == []


@pytest.mark.rule("CSW-R-13")
def test_a_new_planet_that_fills_a_hole_between_eight_tiles_pays_11_at_once() -> None:
    voyage = Voyage(tiles("RS", "RS", *["VOID"] * 6, "P0-R", extra=(VOID,)))
    for place in ["1 0 0", "-1 0 0"]:
        voyage.go("RS", place)
    for place in ["1 1 0", "-1 1 0", "1 2 0", "-1 2 0", "0 2 0"]:
        voyage.go("VOID", place)
    voyage.go("P0-R", "0 1 0", "large planet")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([1], 11)]
    assert voyage.supply(1) == (4, 1)


# ---- fighting for planets ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-46")
@pytest.mark.parametrize("passes", [0, 6], ids=["open", "closed"])
def test_figures_of_different_colours_on_a_planet_fight(passes: int) -> None:
    voyage = around("small", *["pass"] * passes, "small")
    assert [(event.rule, event.object, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-46", "planet", [0, 1])]


@pytest.mark.rule("CSW-65")
@pytest.mark.parametrize(
    ("planet", "holder", "attacker", "counts"),
    [
        pytest.param("P1-B", "small", "small", {"0": 1, "1": 1}, id="small against small"),
        pytest.param("P1-B", "large", "small", {"0": 2, "1": 1}, id="large against small"),
        pytest.param("P1-R", "small", "small", {"0": 2, "1": 1}, id="the holder's symbol"),
        pytest.param("P1-E", "small", "small", {"0": 1, "1": 2}, id="the attacker's symbol"),
        pytest.param("P1-E", "small", "large", {"0": 1, "1": 3}, id="a large attacker with symbol"),
        pytest.param("P1-R", "large small", "large", {"0": 3, "1": 2}, id="three at most"),
    ],
)
def test_an_attack_on_a_planet_is_a_fight_with_the_usual_dice(
    planet: str, holder: str, attacker: str, counts: dict[str, int]
) -> None:
    turns = " aside ".join(holder.split()).split()
    assert dice(around(*turns, attacker, planet=planet)) == counts


@pytest.mark.rule("CSW-52")
def test_symbols_on_the_tiles_around_give_no_die_in_the_fight_for_a_planet() -> None:
    voyage = Voyage(tiles("AB-R", "AB-E", "RS", start="P1-B"))
    voyage.go("AB-R", "1 0 1", "small 0 0 planet")
    voyage.go("AB-E", "1 -1 1", "small 0 0 planet")
    assert dice(voyage) == {"0": 1, "1": 1}


@pytest.mark.rule("CSW-59", "CSW-61")
def test_a_repelled_attacker_goes_home_and_the_planet_stays_the_holders() -> None:
    voyage = around("small", "large")
    voyage.roll(6, 1, 5)
    assert [(event.rule, event.seat, event.large) for event in voyage.happened(FiguresHome)] == [("CSW-59", 1, 1)]
    assert [(event.rule, event.seats) for event in voyage.happened(Won)] == [("CSW-61", [0])]
    assert voyage.figures() == [(0, "small", 0, 0, "planet")]
    assert voyage.scores == [0, 2]


# ---- the printed fight ---------------------------------------------------------------------------------------------------------


def planet_of_white() -> Voyage:
    """Red has just laid a route tile that touches, by a corner, the tile of a planet that White's large figure holds."""
    set_ = tiles("P0-R", "RS-E", "RS")
    voyage = Voyage(set_, colours=("red", "white", "black", "green", "orange"), first=1)
    voyage.go("P0-R", "0 1 0", "large planet")
    voyage.play("draw RS-E", "place 1 0 0")
    return voyage


@pytest.mark.rule("CSW-41")
def test_ex_13_red_may_choose_the_route_or_the_occupied_planet() -> None:
    assert places(planet_of_white()) == {"1 0 route-0", "0 1 planet"}


@pytest.mark.rule("CSW-44", "CSW-65")
def test_ex_13_red_attacks_with_two_dice_against_two() -> None:
    voyage = planet_of_white()
    voyage.play("deploy small 0 1 planet")
    assert [event.rule for event in voyage.happened(FigureDeployed)] == ["CSW-44"]
    assert dice(voyage) == {"0": 2, "1": 2}  # the Empire symbol on the new tile is the route's


@pytest.mark.rule("CSW-57")
def test_ex_13_the_first_roll_is_a_tie() -> None:
    voyage = planet_of_white()
    voyage.play("deploy small 0 1 planet")
    voyage.roll(4, 5, 3, 5)
    assert [(event.rule, event.seats, event.value) for event in voyage.happened(Tied)] == [("CSW-57", [0], 5), ("CSW-57", [1], 5)]
    assert voyage.scores == [1, 1]


@pytest.mark.rule("CSW-60", "CSW-62")
def test_ex_13_white_loses_the_second_roll_and_red_stays_on_the_open_planet() -> None:
    voyage = planet_of_white()
    voyage.play("deploy small 0 1 planet")
    voyage.roll(4, 5, 3, 5)
    voyage.roll(1, 5, 3, 4)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [1], 2)]
    assert voyage.happened(Scored) == []
    assert voyage.scores == [1, 3]
    assert voyage.figures() == [(0, "small", 0, 1, "planet")]
    assert voyage.supply(1) == (4, 1)
