"""Figures: traders, explorers and conquerors, where they may be placed and where not (CSW-22, CSW-30 to CSW-44)."""

import pytest

from cantina.core.game import DEALER
from cantina.games.carcassonne.content import Tile
from cantina.games.carcassonne.events import FightBegan, FigureDeployed, FiguresHome, Rolled, Scored
from tests.carcassonne.voyage import Voyage, tiles

VOID = Tile("VOID")  # a test tile of nothing but free space
WHITE_SECOND = ("red", "white", "black", "green", "orange")


def sizes(*places: str) -> set[str]:
    """A figure of either size on each of these places, or none."""
    return {"pass"} | {f"deploy {size} {place}" for size in ("small", "large") for place in places}


def crossroads_beside_the_start_tile(*more: str, deploy: str | None) -> Voyage:
    """Red's first turn of the printed examples: a crossroads with three branches, east of the start tile."""
    voyage = Voyage(tiles("RX3", *more), colours=WHITE_SECOND)
    voyage.go("RX3", "1 0 0", deploy)
    return voyage


def planet_with_one_gap(
    *more: str, planet: str = "P0-R", conqueror: str | None = None, reinforcement: str | None = None
) -> Voyage:
    """Red's planet south of the start tile; only the place south of the planet is free, and it is seat 1's turn."""
    ring = ["RS", "RS", "VOID", "VOID", "VOID", "VOID"]
    voyage = Voyage(tiles(planet, *ring, *more, extra=(VOID,)))
    voyage.go(planet, "0 1 0", conqueror)
    voyage.go("RS", "1 0 0")
    voyage.go("RS", "-1 0 0", reinforcement)
    for place in ("1 1 0", "-1 1 0", "1 2 0", "-1 2 0"):
        voyage.go("VOID", place)
    return voyage


def two_routes_that_will_meet(*more: str) -> Voyage:
    """A trader of Red and one of Black on two routes; AL at -1 0 joins and closes them, and it is Red's turn to place it."""
    voyage = Voyage(tiles("RX3", "P1-R", "RB", "RS", "AL", *more))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("P1-R", "0 1 1", "small route-0")
    voyage.go("RB", "-1 1 2")
    voyage.go("RS", "2 0 0")
    return voyage


# ---- one figure, on the new tile ----------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-22", "CSW-43")
def test_a_figure_may_not_be_placed_farther_away_than_the_neighbouring_planets() -> None:
    voyage = Voyage(tiles("P0-R", "RS", "RS"))
    voyage.go("P0-R", "0 1 0")
    voyage.go("RS", "1 0 0")
    voyage.play("draw RS", "place 2 0 0")
    assert voyage.refused("deploy small 0 1 planet") == "CSW-22"
    assert voyage.offers() == sizes("2 0 route-0")


@pytest.mark.rule("CSW-22")
def test_a_route_of_a_tile_farther_away_than_the_neighbours_is_off_the_new_tile() -> None:
    voyage = Voyage(tiles("RX3", "RS", "RS"))
    voyage.go("RX3", "1 0 0")
    voyage.go("RS", "2 0 0")
    voyage.play("draw RS", "place 3 0 0")
    assert voyage.refused("deploy small 1 0 route-1") == "CSW-22"


@pytest.mark.rule("CSW-22")
def test_at_most_one_figure_is_placed_in_a_turn() -> None:
    voyage = Voyage(tiles("P0-R", "RX3", "RS"))
    voyage.go("P0-R", "0 1 0")
    voyage.play("draw RX3", "place 1 0 0")
    assert voyage.refused("deploy small 5 5 planet") == "CSW-22"
    voyage.play("deploy small 1 0 route-0")
    assert voyage.refused("deploy small 1 0 route-1") == "CORE-01"
    assert (len(voyage.figures()), voyage.view().mover) == (1, 0)


@pytest.mark.rule("CSW-30")
def test_nobody_has_to_place_a_figure() -> None:
    voyage = Voyage(tiles("RX3", "RS"))
    voyage.play("draw RX3", "place 1 0 0")
    assert "pass" in voyage.offers()
    voyage.play("pass")
    assert voyage.figures() == []
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-31", "CSW-R-18")
def test_a_figure_must_be_in_the_supply() -> None:
    voyage = Voyage(tiles("RX3", "RS", "RS"))
    voyage.go("RX3", "1 0 0", "large route-1")
    voyage.go("RS", "2 0 0")
    voyage.play("draw RS", "place -1 0 0")
    assert voyage.refused("deploy large -1 0 route-0") == "CSW-31"
    assert voyage.offers() == {"pass", "deploy small -1 0 route-0"}


@pytest.mark.rule("CSW-R-18")
@pytest.mark.parametrize(("size", "left"), [("small", (3, 1)), ("large", (4, 0))])
def test_small_or_large_is_a_free_choice(size: str, left: tuple[int, int]) -> None:
    voyage = Voyage(tiles("RS", "RS"))
    voyage.play("draw RS", "place 1 0 0")
    assert voyage.offers() == sizes("1 0 route-0")
    voyage.play(f"deploy {size} 1 0 route-0")
    assert voyage.figures() == [(0, size, 1, 0, "route-0")]
    assert voyage.supply(0) == left


@pytest.mark.rule("CSW-R-18")
def test_a_small_figure_on_the_table_cannot_be_exchanged_for_the_large_one() -> None:
    voyage = Voyage(tiles("RX3", "RS", "RB"))
    voyage.go("RX3", "1 0 0", "small route-1")
    voyage.go("RS", "2 0 0")
    voyage.play("draw RB", "place 1 1 1")
    assert voyage.refused("deploy large 1 1 route-0") == "CSW-33"
    assert voyage.offers() == {"pass"}


# ---- routes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-32")
def test_ex_02_a_crossroads_with_three_branches_has_three_places_for_a_trader() -> None:
    voyage = Voyage(tiles("RX3", "RS"), colours=WHITE_SECOND)
    voyage.play("draw RX3", "place 1 0 0")
    assert voyage.offers() == sizes("1 0 route-0", "1 0 route-1", "1 0 route-2")
    voyage.play("deploy small 1 0 route-2")
    assert voyage.happened(FigureDeployed) == [
        FigureDeployed(rule="CSW-32", seat=0, figure="small", object="route", x=1, y=0, part="route-2")
    ]


@pytest.mark.rule("CSW-32")
@pytest.mark.parametrize("branch", ["route-0", "route-1", "route-2"])
def test_each_branch_of_a_crossroads_is_a_route_of_its_own(branch: str) -> None:
    voyage = Voyage(tiles("RX3", "RS"))
    voyage.go("RX3", "1 0 0", f"small {branch}")
    assert voyage.happened(FigureDeployed)[0].rule == "CSW-32"
    occupied = [part.part for each in voyage.view().objects if each.seats for part in each.parts if part.x == 1]
    assert occupied == [branch]


@pytest.mark.rule("CSW-33")
def test_ex_03_white_may_not_use_the_branch_that_joins_reds_route_but_any_other_place_of_the_tile() -> None:
    voyage = crossroads_beside_the_start_tile("AX", "RS", deploy="small route-2")
    voyage.play("draw AX", "place -1 0 0")
    assert voyage.refused("deploy small -1 0 route-0") == "CSW-33"
    assert voyage.offers() == sizes("-1 0 route-1", "-1 0 route-2", "-1 0 field-0")
    voyage.play("deploy small -1 0 field-0")
    assert voyage.happened(FigureDeployed)[0].object == "field"


@pytest.mark.rule("CSW-36")
def test_ex_03_without_reds_trader_white_could_use_the_route_although_it_has_just_been_closed() -> None:
    voyage = crossroads_beside_the_start_tile("AX", "RS", deploy=None)
    voyage.play("draw AX", "place -1 0 0")
    assert voyage.offers() == sizes("-1 0 route-0", "-1 0 route-1", "-1 0 route-2", "-1 0 field-0")
    voyage.play("deploy small -1 0 route-0")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([1], 3)]


@pytest.mark.rule("CSW-33")
@pytest.mark.parametrize("seats", [2, 3], ids=["own", "of another player"])
def test_a_route_with_a_trader_may_not_be_used_again(seats: int) -> None:
    voyage = Voyage(tiles("RS", "A1", "RS"), seats=seats)
    voyage.go("RS", "1 0 0", "small route-0")
    voyage.go("A1", "0 -1 2")
    voyage.play("draw RS", "place 2 0 0")  # by Red again, or by Green
    assert voyage.refused("deploy small 2 0 route-0") == "CSW-33"
    assert voyage.offers() == {"pass"}


@pytest.mark.rule("CSW-33", "CSW-35")
def test_a_trader_anywhere_on_the_route_occupies_the_whole_of_it() -> None:
    voyage = Voyage(tiles("RS", "RS", "RS", "RB"))
    voyage.go("RS", "1 0 0", "small route-0")
    voyage.go("RS", "2 0 0")
    voyage.go("RS", "3 0 0")
    voyage.play("draw RB", "place -1 0 3")  # at the other end of the route
    assert voyage.refused("deploy small -1 0 route-0") == "CSW-33"


@pytest.mark.rule("CSW-33", "CSW-35")
def test_a_free_route_that_the_tile_joins_to_an_occupied_one_is_occupied() -> None:
    voyage = Voyage(tiles("P1-R", "RB", "RX3", "RB", "RS"))
    voyage.go("P1-R", "0 1 1")
    voyage.go("RB", "-1 1 2")  # a free route that ends at the planet
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.play("draw RB", "place -1 0 3")
    assert voyage.refused("deploy small -1 0 route-0") == "CSW-33"
    assert voyage.offers() == sizes("0 1 planet")


# ---- fields -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-34")
def test_ex_05_red_makes_a_free_field_one_tile_bigger_and_may_place_an_explorer() -> None:
    voyage = Voyage(tiles("AB-E", "RS"))
    voyage.play("draw AB-E", "place 0 -1 1")
    assert voyage.offers() == sizes("0 -1 field-0")
    voyage.play("deploy small 0 -1 field-0")
    assert voyage.happened(FigureDeployed) == [
        FigureDeployed(rule="CSW-34", seat=0, figure="small", object="field", x=0, y=-1, part="field-0")
    ]


@pytest.mark.rule("CSW-34")
@pytest.mark.parametrize("seats", [2, 3], ids=["own", "of another player"])
def test_a_field_with_an_explorer_may_not_be_used_again(seats: int) -> None:
    voyage = Voyage(tiles("AB-E", "RS", "AB-R"), seats=seats)
    voyage.go("AB-E", "0 -1 1", "small field-0")
    voyage.go("RS", "1 0 0")
    voyage.play("draw AB-R", "place 0 -2 1")  # by Red again, or by Green
    assert voyage.refused("deploy small 0 -2 field-0") == "CSW-34"
    assert voyage.offers() == {"pass"}


@pytest.mark.rule("CSW-34", "CSW-35")
def test_a_free_field_that_the_tile_joins_to_an_occupied_one_is_occupied() -> None:
    voyage = Voyage(tiles("A1", "P0-R", "A1", "AC", "RS"))
    voyage.go("A1", "0 1 2", "small field-0")
    voyage.go("P0-R", "1 1 0")
    voyage.go("A1", "1 2 3")  # a free field
    voyage.play("draw AC", "place 0 2 1")
    assert voyage.refused("deploy small 0 2 field-0") == "CSW-34"
    assert voyage.offers() == sizes("1 1 planet")


# ---- objects just closed, and free space --------------------------------------------------------------------------------


@pytest.mark.rule("CSW-36")
def test_a_trader_on_a_route_just_closed_scores_it_and_comes_back_in_the_same_turn() -> None:
    voyage = crossroads_beside_the_start_tile("RX3", "RS", deploy=None)
    voyage.go("RX3", "-1 0 0", "small route-0")
    assert [(event.object, event.seats, event.points) for event in voyage.happened(Scored)] == [("route", [1], 3)]
    assert (voyage.figures(), voyage.supply(1)) == ([], (4, 1))


@pytest.mark.rule("CSW-36")
def test_an_explorer_on_a_field_just_closed_scores_it_and_comes_back_in_the_same_turn() -> None:
    voyage = Voyage(tiles("A1", "RS"))
    voyage.go("A1", "0 -1 2", "large field-0")
    assert [(event.object, event.seats, event.points) for event in voyage.happened(Scored)] == [("field", [0], 4)]
    assert (voyage.figures(), voyage.supply(0)) == ([], (4, 1))


@pytest.mark.rule("CSW-36")
def test_an_occupied_planet_just_closed_is_fought_for_and_then_scored_in_the_same_turn() -> None:
    voyage = planet_with_one_gap("VOID", "RB", conqueror="small planet")
    voyage.go("VOID", "0 2 0", "large 0 1 planet")
    voyage.roll(1, 1, 2, 3)
    assert [(event.object, event.seats, event.points) for event in voyage.happened(Scored)] == [("planet", [1], 11)]
    assert (voyage.figures(), voyage.supply(0), voyage.supply(1)) == ([], (4, 1), (4, 1))


@pytest.mark.rule("CSW-37")
def test_free_space_cannot_be_occupied() -> None:
    voyage = Voyage(tiles("A1", "RS"))
    voyage.play("draw A1", "place 0 1 2")
    assert voyage.refused("deploy small 0 1 space") == "CSW-37"
    assert voyage.offers() == sizes("0 1 field-0")


@pytest.mark.rule("CSW-37")
def test_a_tile_of_free_space_has_no_place_for_a_figure() -> None:
    """With a test tile of nothing but free space."""
    voyage = Voyage(tiles("VOID", "RS", extra=(VOID,)))
    voyage.play("draw VOID", "place 0 1 0")
    assert voyage.refused("deploy small 0 1 route-0") == "CSW-37"
    assert voyage.refused("deploy small 0 1 planet") == "CSW-37"
    assert voyage.offers() == {"pass"}


# ---- planets ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-38", "CSW-39")
def test_ex_07_red_places_a_planet_tile_free_space_to_free_space_and_a_conqueror_on_it() -> None:
    voyage = Voyage(tiles("P0-R", "RS"))
    voyage.go("P0-R", "0 1 0", "small planet")
    assert voyage.happened(FigureDeployed) == [
        FigureDeployed(rule="CSW-38", seat=0, figure="small", object="planet", x=0, y=1, part="planet")
    ]


@pytest.mark.rule("CSW-39")
def test_the_planet_is_one_of_the_places_on_a_new_planet_tile() -> None:
    voyage = Voyage(tiles("P1-R", "RS"))
    voyage.play("draw P1-R", "place 1 0 1")
    assert voyage.offers() == sizes("1 0 route-0", "1 0 planet")


@pytest.mark.rule("CSW-41")
def test_ex_08_beside_a_planet_the_choice_is_the_route_on_the_new_tile_or_the_planet_or_nothing() -> None:
    voyage = Voyage(tiles("P0-R", "RS", "RB", "RS"))
    voyage.go("P0-R", "0 1 0")
    voyage.go("RS", "-1 0 0")
    voyage.play("draw RB", "place 1 1 3")
    assert voyage.offers() == sizes("1 1 route-0", "0 1 planet")


@pytest.mark.rule("CSW-41")
@pytest.mark.parametrize(("chosen", "other"), [("1 1 route-0", "0 1 planet"), ("0 1 planet", "1 1 route-0")])
def test_it_is_one_figure_either_on_the_new_tile_or_on_the_neighbouring_planet(chosen: str, other: str) -> None:
    voyage = Voyage(tiles("P0-R", "RB", "RS"))
    voyage.go("P0-R", "0 1 0")
    voyage.play("draw RB", "place 1 1 3", f"deploy small {chosen}")
    assert voyage.refused(f"deploy small {other}") == "CORE-01"
    assert len(voyage.figures()) == 1


SOUTH_OF_START = ["P0-R 0 1 0"]
AROUND_THE_PLANET = [
    pytest.param(["VOID 0 1 0", "P0-R 1 1 0"], "RS 1 0 0", "1 1", id="north"),
    pytest.param(SOUTH_OF_START, "RS 1 0 0", "0 1", id="north-east"),
    pytest.param(SOUTH_OF_START, "VOID 1 1 0", "0 1", id="east"),
    pytest.param([*SOUTH_OF_START, "VOID 1 1 0"], "VOID 1 2 0", "0 1", id="south-east"),
    pytest.param(SOUTH_OF_START, "VOID 0 2 0", "0 1", id="south"),
    pytest.param([*SOUTH_OF_START, "VOID -1 1 0"], "VOID -1 2 0", "0 1", id="south-west"),
    pytest.param(SOUTH_OF_START, "VOID -1 1 0", "0 1", id="west"),
    pytest.param(SOUTH_OF_START, "RS -1 0 0", "0 1", id="north-west"),
]


@pytest.mark.rule("CSW-40")
@pytest.mark.parametrize(("before", "turn", "planet"), AROUND_THE_PLANET)
def test_from_any_of_the_eight_places_around_it_a_planet_can_be_entered(before: list[str], turn: str, planet: str) -> None:
    """With test tiles of nothing but free space, to reach all places."""
    voyage = Voyage(tiles("P0-R", "VOID", "VOID", "RS", "RB", extra=(VOID,)))
    for earlier in before:
        voyage.go(*earlier.split(maxsplit=1))
    tile, place = turn.split(maxsplit=1)
    voyage.play(f"draw {tile}", f"place {place}")
    x, y, _ = map(int, place.split())
    planet_x, planet_y = map(int, planet.split())
    assert voyage.refused(f"deploy small {2 * x - planet_x} {2 * y - planet_y} planet") == "CSW-40"  # no planet over there
    voyage.play(f"deploy small {planet} planet")
    assert voyage.figures() == [(len(before) % 2, "small", planet_x, planet_y, "planet")]


@pytest.mark.rule("CSW-40")
def test_a_neighbouring_tile_without_a_planet_cannot_be_entered() -> None:
    voyage = Voyage(tiles("RS", "RS"))
    voyage.play("draw RS", "place 1 0 0")
    assert voyage.refused("deploy small 0 0 planet") == "CSW-40"


@pytest.mark.rule("CSW-42")
@pytest.mark.parametrize(("tile", "place", "part"), [("P1-R", "0 1 0", "route-0"), ("P2-R", "0 1 2", "field-0")])
def test_on_a_neighbouring_tile_only_the_planet_may_be_chosen(tile: str, place: str, part: str) -> None:
    voyage = Voyage(tiles(tile, "RS", "RS"))
    voyage.go(tile, place)
    voyage.play("draw RS", "place 1 0 0")
    assert voyage.refused(f"deploy small 0 1 {part}") == "CSW-42"
    assert voyage.offers() == sizes("1 0 route-0", "0 1 planet")


@pytest.mark.rule("CSW-42", "CSW-43")
def test_without_a_planet_beside_it_a_figure_goes_only_on_the_tile_just_placed() -> None:
    voyage = Voyage(tiles("RX3", "RS", "RS"))
    voyage.go("RX3", "1 0 0")
    voyage.play("draw RS", "place 2 0 0")
    assert voyage.refused("deploy small 1 0 route-1") == "CSW-42"
    assert voyage.offers() == sizes("2 0 route-0")


@pytest.mark.rule("CSW-44")
def test_a_conqueror_may_be_placed_on_an_occupied_planet() -> None:
    voyage = Voyage(tiles("P0-E", "RS", "RS"))
    voyage.go("P0-E", "0 1 0", "small planet")
    voyage.go("RS", "1 0 0", "small 0 1 planet")
    assert [(event.rule, event.seat) for event in voyage.happened(FigureDeployed)] == [("CSW-44", 1)]
    assert [event.seats for event in voyage.happened(FightBegan)] == [[0, 1]]


# ---- planets: rulings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-44", "CSW-R-11")
def test_a_player_may_add_a_figure_to_the_own_planet_without_a_fight() -> None:
    voyage = Voyage(tiles("P0-R", "RS", "RS", "RS"))
    voyage.go("P0-R", "0 1 0", "small planet")
    voyage.go("RS", "1 0 0")
    voyage.go("RS", "-1 0 0", "large 0 1 planet")
    assert voyage.happened(FigureDeployed)[0].rule == "CSW-44"
    assert voyage.happened(FightBegan) == []
    assert voyage.figures() == [(0, "small", 0, 1, "planet"), (0, "large", 0, 1, "planet")]


@pytest.mark.rule("CSW-R-11")
def test_more_own_figures_on_a_planet_are_more_dice_in_a_later_fight() -> None:
    voyage = Voyage(tiles("P0-B", "RS", "RS", "RB"))
    voyage.go("P0-B", "0 1 0", "small planet")
    voyage.go("RS", "1 0 0")
    voyage.go("RS", "-1 0 0", "small 0 1 planet")
    voyage.go("RB", "1 1 3", "small 0 1 planet")
    assert voyage.view().fight.dice == {"0": 2, "1": 1}


@pytest.mark.rule("CSW-R-11")
def test_a_planet_with_two_own_figures_is_scored_once_and_both_come_back() -> None:
    voyage = planet_with_one_gap("VOID", "RB", conqueror="small planet", reinforcement="large 0 1 planet")
    voyage.go("VOID", "0 2 0")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([0], 11)]
    assert voyage.happened(FiguresHome) == [FiguresHome(rule="CSW-68", seat=0, small=1, large=1)]


@pytest.mark.rule("CSW-R-12")
def test_beside_another_planet_a_new_planet_tile_offers_both_planets_and_its_other_objects() -> None:
    voyage = Voyage(tiles("P0-R", "P2-E", "RS"))
    voyage.go("P0-R", "0 1 0", "small planet")
    voyage.play("draw P2-E", "place 0 2 2")
    assert voyage.offers() == sizes("0 2 field-0", "0 2 planet", "0 1 planet")


@pytest.mark.rule("CSW-R-12")
@pytest.mark.parametrize("planet", ["0 1 planet", "0 2 planet"])
def test_of_several_neighbouring_planets_any_one_may_be_entered(planet: str) -> None:
    voyage = Voyage(tiles("P0-R", "P0-E", "RB", "RS"))
    voyage.go("P0-R", "0 1 0")
    voyage.go("P0-E", "0 2 0")
    voyage.play("draw RB", "place 1 2 3")
    assert voyage.offers() == sizes("1 2 route-0", "0 1 planet", "0 2 planet")
    voyage.play(f"deploy small {planet}")
    assert len(voyage.figures()) == 1


@pytest.mark.rule("CSW-R-13")
def test_a_free_planet_just_closed_may_be_entered_and_pays_11() -> None:
    voyage = planet_with_one_gap("VOID", "RB")
    voyage.go("VOID", "0 2 0", "small 0 1 planet")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([1], 11)]
    assert (voyage.figures(), voyage.supply(1)) == ([], (4, 1))


@pytest.mark.rule("CSW-R-13")
@pytest.mark.parametrize(("dice", "scores"), [((6, 5, 1), [11, 1]), ((1, 1, 2), [2, 11])], ids=["defended", "conquered"])
def test_an_occupied_planet_just_closed_pays_11_to_whoever_wins_the_fight_for_it(
    dice: tuple[int, int, int], scores: list[int]
) -> None:
    voyage = planet_with_one_gap("VOID", "RB", conqueror="small planet")  # with the symbol of Red's faction
    voyage.go("VOID", "0 2 0", "small 0 1 planet")
    assert voyage.happened(Scored) == []
    voyage.roll(*dice)
    assert voyage.scores == scores


@pytest.mark.rule("CSW-R-13")
def test_a_new_planet_that_fills_a_hole_between_eight_tiles_may_be_entered_and_pays_11() -> None:
    """With test tiles of nothing but free space around the hole."""
    voyage = Voyage(tiles("RS", "RS", "VOID", "VOID", "VOID", "VOID", "VOID", "P0-E", "RB", extra=(VOID,)))
    voyage.go("RS", "1 0 0")
    voyage.go("RS", "-1 0 0")
    for place in ("1 1 0", "-1 1 0", "1 2 0", "-1 2 0", "0 2 0"):
        voyage.go("VOID", place)
    voyage.go("P0-E", "0 1 0", "small planet")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([1], 11)]
    assert (voyage.figures(), voyage.supply(1)) == ([], (4, 1))


# ---- joined objects -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-14")
def test_a_figure_is_placed_before_any_die_is_rolled() -> None:
    voyage = two_routes_that_will_meet("RS")
    voyage.play("draw AL", "place -1 0 0")
    assert voyage.happened(FightBegan) == []
    assert voyage.view().prompt.kind == "deploy"
    voyage.play("deploy small -1 0 field-0")
    assert voyage.happened(FightBegan) != []
    assert voyage.happened(Rolled) == []
    assert voyage.turn == DEALER


@pytest.mark.rule("CSW-33", "CSW-R-14")
def test_a_joined_route_that_is_about_to_be_fought_for_is_occupied() -> None:
    voyage = two_routes_that_will_meet("RS")
    voyage.play("draw AL", "place -1 0 0")
    assert voyage.refused("deploy large -1 0 route-0") == "CSW-33"
    assert voyage.offers() == sizes("-1 0 field-0", "0 1 planet")


def loop_back_to_a_crossroads() -> Voyage:
    """The route from the start tile goes round to the tile west of it, where a crossroads is placed last."""
    voyage = Voyage(tiles("RB", "RB", "RS", "RB", "RX3", "RS"))
    voyage.go("RB", "1 0 0")
    voyage.go("RB", "1 1 1")
    voyage.go("RS", "0 1 0")
    voyage.go("RB", "-1 1 2")
    voyage.play("draw RX3", "place -1 0 0")
    return voyage


@pytest.mark.rule("CSW-R-15")
def test_two_branches_of_a_crossroads_that_are_one_route_elsewhere_are_offered_once() -> None:
    voyage = loop_back_to_a_crossroads()
    assert voyage.offers() == sizes("-1 0 route-0", "-1 0 route-2")
    assert voyage.refused("deploy small -1 0 route-1") == "CSW-R-15"


@pytest.mark.rule("CSW-33")
def test_two_branches_of_a_crossroads_that_are_one_route_elsewhere_are_occupied_together() -> None:
    voyage = Voyage(tiles("RB", "RB", "RS", "RB", "RX3", "RS"))
    voyage.go("RB", "1 0 0", "small route-0")
    voyage.go("RB", "1 1 1")
    voyage.go("RS", "0 1 0")
    voyage.go("RB", "-1 1 2")
    voyage.play("draw RX3", "place -1 0 0")
    assert voyage.refused("deploy small -1 0 route-0") == "CSW-33"
    assert voyage.refused("deploy small -1 0 route-1") == "CSW-33"
    assert voyage.offers() == sizes("-1 0 route-2")


@pytest.mark.rule("CSW-R-16")
def test_two_pieces_of_field_on_the_new_tile_that_are_joined_elsewhere_are_one_object() -> None:
    voyage = Voyage(tiles("AC", "AC", "AC", "A2A", "RS"))
    voyage.go("AC", "0 1 2")
    voyage.go("AC", "1 1 3")
    voyage.go("AC", "0 2 1")
    voyage.play("draw A2A", "place 1 2 0")
    assert voyage.offers() == sizes("1 2 field-0")
    assert voyage.refused("deploy small 1 2 field-1") == "CSW-R-16"


@pytest.mark.rule("CSW-34", "CSW-35")
def test_two_pieces_of_field_joined_elsewhere_are_occupied_together() -> None:
    voyage = Voyage(tiles("AC", "AC", "AC", "A2A", "RS"))
    voyage.go("AC", "0 1 2", "small field-0")
    voyage.go("AC", "1 1 3")
    voyage.go("AC", "0 2 1")
    voyage.play("draw A2A", "place 1 2 0")
    assert voyage.refused("deploy small 1 2 field-0") == "CSW-34"
    assert voyage.refused("deploy small 1 2 field-1") == "CSW-34"


@pytest.mark.rule("CSW-34")
def test_two_pieces_of_field_that_are_not_joined_are_two_objects() -> None:
    voyage = Voyage(tiles("A2O", "A2O", "RS"))
    voyage.play("draw A2O", "place 0 1 1")
    assert voyage.offers() == sizes("0 1 field-0", "0 1 field-1")
    voyage.play("deploy small 0 1 field-0")
    assert voyage.happened(FigureDeployed)[0].rule == "CSW-34"
    assert [part.part for each in voyage.view().objects if each.seats == [0] for part in each.parts] == ["field-0"]


# ---- an empty supply ----------------------------------------------------------------------------------------------------


def all_five_figures_on_the_table() -> Voyage:
    """Red has a trader on the route of the start tile and four conquerors; it is Red's turn to draw."""
    voyage = Voyage(tiles("RX3", *["P0-R"] * 4, *["RS"] * 7, "RX3"))
    voyage.go("RX3", "1 0 0", "small route-2")
    for turn, size in enumerate(["small", "small", "small", "large"], start=1):
        voyage.go("RS", f"{1 + turn} 0 0")
        voyage.go("P0-R", f"0 {turn} 0", f"{size} planet")
    voyage.go("RS", "6 0 0")
    assert voyage.supply(0) == (0, 0)
    return voyage


@pytest.mark.rule("CSW-R-17")
def test_with_an_empty_supply_no_figure_is_asked_for() -> None:
    voyage = all_five_figures_on_the_table()
    voyage.play("draw RS", "place 7 0 0")
    assert (voyage.turn, voyage.view().mover) == (DEALER, 1)
    assert voyage.happened(FigureDeployed) == []


@pytest.mark.rule("CSW-R-17")
def test_a_figure_that_comes_back_in_a_turn_cannot_be_used_in_it() -> None:
    voyage = all_five_figures_on_the_table()
    voyage.play("draw RX3", "place -1 0 0")  # closes Red's route
    assert voyage.happened(FiguresHome) == [FiguresHome(rule="CSW-68", seat=0, small=1, large=0)]
    assert (voyage.turn, voyage.view().mover) == (DEALER, 1)
    assert voyage.supply(0) == (1, 0)


@pytest.mark.rule("CSW-R-17")
def test_a_figure_on_the_table_cannot_be_moved_or_called_back() -> None:
    voyage = Voyage(tiles("RS", "A1", "RS", "RS"))
    voyage.go("RS", "1 0 0", "small route-0")
    voyage.go("A1", "0 -1 2")
    voyage.play("draw RS", "place 2 0 0")
    assert voyage.offers() == {"pass"}
    voyage.play("pass")
    assert voyage.figures() == [(0, "small", 1, 0, "route-0")]
