"""Scoring: closed routes, fields and planets during the game, and open ones at its end (CSW-66 to CSW-87)."""

import pytest

from cantina.core.game import OVER
from cantina.games.carcassonne.content import Tile
from cantina.games.carcassonne.events import Ended, FightBegan, FiguresHome, Lost, Scored
from cantina.games.carcassonne.names import Part
from cantina.games.carcassonne.view import Cell
from tests.carcassonne.voyage import Voyage, tiles

VOID = Tile("VOID")  # a test tile of nothing but free space
WHITE_SECOND = ("red", "white", "black", "green", "orange")


def paid(voyage: Voyage) -> list[tuple[str, list[int], int]]:
    """What was scored in the latest turn: object, seats, points."""
    return [(event.object, event.seats, event.points) for event in voyage.happened(Scored)]


def planet_with_one_gap(*more: str, planet: str = "P0-R", rotation: int = 0) -> Voyage:
    """Red's planet south of the start tile; only the place south of the planet is free, and it is seat 1's turn."""
    voyage = Voyage(tiles(planet, "RS", "RS", "VOID", "VOID", "VOID", "VOID", *more, extra=(VOID,)))
    voyage.go(planet, f"0 1 {rotation}", "small planet")
    voyage.go("RS", "1 0 0")
    voyage.go("RS", "-1 0 0")
    for place in ("1 1 0", "-1 1 0", "1 2 0", "-1 2 0"):
        voyage.go("VOID", place)
    return voyage


def long_field(length: int, *more: str) -> Voyage:
    """Red closes a field that runs north from the start tile, over so many tiles with a symbol and a last one without."""
    voyage = Voyage(tiles(*["AB-R"] * length, "A1", *more, extra=(VOID,)))
    for y in range(1, length + 1):
        voyage.go("AB-R", f"0 {-y} 1", "small field-0" if y == 1 else None)
    voyage.go("A1", f"0 {-length - 1} 2")
    return voyage


# ---- step 3 and step 4 --------------------------------------------------------------------------------------------------


def two_fights_at_once() -> Voyage:
    """Red's tile joins Red's and Black's routes, and Red attacks Black's planet from it."""
    voyage = Voyage(tiles("RX3", "P1-R", "RB", "RB", "AL", "RS"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("P1-R", "0 1 1", "small route-0")
    voyage.go("RB", "-1 1 2")
    voyage.go("RB", "0 2 3", "small 0 1 planet")
    voyage.go("AL", "-1 0 0", "large 0 1 planet")
    return voyage


@pytest.mark.rule("CSW-23")
def test_there_is_a_fight_in_every_object_that_holds_different_colours() -> None:
    voyage = two_fights_at_once()
    assert [event.object for event in voyage.happened(FightBegan)] == ["route"]
    voyage.roll(6, 1)
    assert [event.object for event in voyage.happened(FightBegan)] == ["planet"]
    voyage.roll(6, 6, 6, 1)
    assert voyage.happened(FightBegan) == []


@pytest.mark.rule("CSW-23")
def test_a_fight_cannot_be_skipped() -> None:
    voyage = two_fights_at_once()
    assert voyage.offers() == {"roll [1..6,1..6]"}
    assert voyage.refused("pass") == "CORE-01"


@pytest.mark.rule("CSW-24")
def test_the_points_of_the_tile_come_after_all_fights_and_before_the_next_turn() -> None:
    voyage = two_fights_at_once()
    voyage.roll(6, 1)
    assert paid(voyage) == []
    voyage.roll(6, 6, 6, 1)
    assert [type(event) for event in voyage.events][-2:] == [Scored, FiguresHome]
    assert paid(voyage) == [("route", [0], 5)]
    assert (voyage.scores, voyage.view().mover) == ([5, 2], 1)


# ---- scoring in general -------------------------------------------------------------------------------------------------


def whites_tile_closes_reds_route() -> Voyage:
    """The printed example: a crossroads on either side of the start tile, White's with an explorer on its field."""
    voyage = Voyage(tiles("RX3", "AX", "RS"), colours=WHITE_SECOND)
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("AX", "-1 0 0", "small field-0")
    return voyage


@pytest.mark.rule("CSW-66", "CSW-71", "CSW-R-03")
def test_ex_04_whites_tile_closes_reds_route_over_3_tiles_and_red_gets_3_points() -> None:
    voyage = whites_tile_closes_reds_route()
    assert voyage.happened(Scored) == [
        Scored(rule="CSW-71", object="route", place=Part(0, 0, "route-0"), seats=[0], points=3, tiles=3, symbols=0, score=3)
    ]
    assert voyage.scores == [3, 0]


@pytest.mark.rule("CSW-68")
def test_ex_04_reds_figure_returns_to_the_supply() -> None:
    voyage = whites_tile_closes_reds_route()
    assert voyage.happened(FiguresHome) == [FiguresHome(rule="CSW-68", seat=0, small=1, large=0)]
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-69")
def test_ex_04_whites_explorer_stays_because_its_field_is_open() -> None:
    voyage = whites_tile_closes_reds_route()
    assert voyage.figures() == [(1, "small", -1, 0, "field-0")]
    assert voyage.supply(1) == (3, 1)


@pytest.mark.rule("CSW-66")
def test_all_objects_that_the_tile_closes_are_scored_each_for_its_player() -> None:
    voyage = Voyage(tiles("RX3", "P1-R", "RB", "A1", "RX3", "RS"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("P1-R", "0 1 1", "small route-0")
    voyage.go("RB", "-1 1 2")
    voyage.go("A1", "0 -1 2")
    voyage.go("RX3", "-1 0 0")  # closes Red's route in the east and Black's in the south
    assert paid(voyage) == [("route", [0], 3), ("route", [1], 3)]


@pytest.mark.rule("CSW-67")
def test_points_are_added_to_those_that_the_player_has() -> None:
    voyage = Voyage(tiles("RX3", "RX3", "RX3", "RS"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("RX3", "-1 0 0")
    assert [(event.points, event.score) for event in voyage.happened(Scored)] == [(3, 3)]
    voyage.go("RX3", "2 0 0", "small route-2")
    assert [(event.points, event.score) for event in voyage.happened(Scored)] == [(2, 5)]
    assert voyage.scores == [5, 0]


@pytest.mark.rule("CSW-R-36")
def test_nobody_scores_a_closed_object_without_figures() -> None:
    voyage = Voyage(tiles("RX3", "RX3", "RS"))
    voyage.go("RX3", "1 0 0")
    voyage.go("RX3", "-1 0 0")
    assert any(each.closed for each in voyage.view().objects)
    assert paid(voyage) == []
    assert voyage.scores == [0, 0]


@pytest.mark.rule("CSW-R-37")
def test_objects_of_the_new_tile_are_scored_before_the_planets_around_it() -> None:
    """With test tiles of nothing but free space around the planet."""
    voyage = Voyage(tiles("P1-E", "RS", "RS", "VOID", "VOID", "VOID", "VOID", "P1-R", "RB", extra=(VOID,)))
    voyage.go("P1-E", "0 1 0", "small route-0")
    voyage.go("RS", "1 0 0", "small 0 1 planet")
    voyage.go("RS", "-1 0 0")
    for place in ("1 1 0", "-1 1 0", "1 2 0", "-1 2 0"):
        voyage.go("VOID", place)
    voyage.go("P1-R", "0 2 2")  # closes Red's route and Black's planet
    assert paid(voyage) == [("route", [0], 2), ("planet", [1], 11)]
    assert voyage.scores == [2, 11]


@pytest.mark.rule("CSW-04")
def test_dv_09_from_48_points_a_planet_leads_to_59_which_is_once_round_the_track_and_space_9() -> None:
    """With test tiles of nothing but free space around the planet."""
    voyage = long_field(11, "P0-E", "VOID", "VOID", "VOID", "VOID", "VOID", "RS")
    assert voyage.scores == [48, 0]
    voyage.go("P0-E", "1 -2 0", "small planet")
    for place in ("1 -1 0", "2 -1 0", "2 -2 0", "2 -3 0", "1 -3 0"):
        voyage.go("VOID", place)
    assert [(event.points, event.score) for event in voyage.happened(Scored)] == [(11, 59)]
    assert divmod(voyage.scores[0], 50) == (1, 9)


@pytest.mark.rule("CSW-R-38")
def test_points_go_on_beyond_100() -> None:
    assert long_field(25, "RS").scores == [104, 0]


# ---- closed routes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-71", "CSW-R-34")
@pytest.mark.parametrize(("end", "rotation"), [("RX3", 0), ("A3R-R", 1), ("P1-R", 1)], ids=["crossroads", "field", "planet"])
def test_a_route_ends_at_a_crossroads_a_field_or_a_planet_and_the_tile_of_its_end_counts(end: str, rotation: int) -> None:
    voyage = Voyage(tiles("RX4", end, "RS"))
    voyage.go("RX4", "-1 0 0", "small route-1")
    voyage.go(end, f"1 0 {rotation}")
    assert [(event.rule, event.points, event.tiles) for event in voyage.happened(Scored)] == [("CSW-71", 3, 3)]


@pytest.mark.rule("CSW-71")
def test_a_route_that_makes_a_loop_is_closed() -> None:
    voyage = Voyage(tiles("RB", "RB", "RB", "RB", "RS"))
    voyage.go("RB", "0 1 3", "small route-0")
    voyage.go("RB", "1 1 0")
    voyage.go("RB", "1 2 1")
    assert paid(voyage) == []
    voyage.go("RB", "0 2 2")
    assert [(event.rule, event.points) for event in voyage.happened(Scored)] == [("CSW-71", 4)]


@pytest.mark.rule("CSW-R-10")
def test_a_route_with_an_end_at_an_empty_place_is_open() -> None:
    voyage = Voyage(tiles("RX3", "RS", "RS"))
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("RS", "1 0 0")
    assert paid(voyage) == []
    assert [(each.closed, each.open) for each in voyage.view().objects if each.seats == [0]] == [(False, 1)]


@pytest.mark.rule("CSW-R-10")
def test_a_branch_inside_a_single_tile_is_closed_at_once_and_pays_1_point() -> None:
    """With a test tile on which one branch of a crossroads leads to the planet of the same tile."""
    hub = Tile("HUB", routes=("N", "S", ""), planet=True, symbols={"planet": "rebel"})
    voyage = Voyage(tiles("HUB", "RS", extra=(hub,)))
    voyage.go("HUB", "1 0 1", "small route-2")
    assert [(event.tiles, event.points) for event in voyage.happened(Scored)] == [(1, 1)]


@pytest.mark.rule("CSW-72")
@pytest.mark.parametrize("length", [0, 1, 2, 3, 4])
def test_a_closed_route_pays_1_point_for_each_tile(length: int) -> None:
    voyage = Voyage(tiles("RX3", *["RS"] * length, "RX3", "RB"))
    voyage.go("RX3", "-1 0 0", "small route-0")
    for x in range(1, length + 1):
        voyage.go("RS", f"{x} 0 0")
    voyage.go("RX3", f"{length + 1} 0 0")
    assert paid(voyage) == [("route", [0], 3 + length)]


@pytest.mark.rule("CSW-73")
@pytest.mark.parametrize("tile", ["RS-R", "RS-E", "RS-B"])
def test_a_symbol_of_the_route_pays_2_points_whatever_its_faction(tile: str) -> None:
    voyage = Voyage(tiles("RX3", tile, "RX3", "RB"))
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go(tile, "1 0 0")
    voyage.go("RX3", "2 0 0")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(4, 1, 6)]


@pytest.mark.rule("CSW-73")
def test_the_symbol_of_another_object_on_the_tile_pays_nothing_for_the_route() -> None:
    voyage = Voyage(tiles("RX3", "P1-R", "RB"))  # the symbol belongs to the planet
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("P1-R", "1 0 1")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(3, 0, 3)]


@pytest.mark.rule("CSW-72", "CSW-73")
def test_dv_02_a_closed_route_over_4_tiles_with_2_symbols_pays_8() -> None:
    voyage = Voyage(tiles("RB-R", "RB-E", "RB", "RB", "RS"))
    voyage.go("RB-R", "0 1 3", "small route-0")
    voyage.go("RB-E", "1 1 0")
    voyage.go("RB", "1 2 1")
    voyage.go("RB", "0 2 2")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(4, 2, 8)]


@pytest.mark.rule("CSW-83", "CSW-86")
def test_dv_02_an_open_route_over_4_tiles_with_2_symbols_pays_8_at_the_end() -> None:
    voyage = Voyage(tiles("RS-R", "RS-E", "RS"))
    voyage.go("RS-R", "1 0 0", "small route-0")
    voyage.go("RS-E", "2 0 0")
    voyage.go("RS", "3 0 0")
    assert [(event.rule, event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [("CSW-83", 4, 2, 8)]


@pytest.mark.rule("CSW-R-32")
def test_a_tile_that_a_route_runs_over_twice_counts_once_and_each_of_its_symbols_once() -> None:
    """With a test tile on which two routes cross without meeting."""
    bridge = Tile("BRIDGE", routes=("NS", "EW"), symbols={"route-0": "rebel", "route-1": "empire"})
    voyage = Voyage(tiles("RX3", "BRIDGE", "RB", "RB", "RB", "P1-R", "RS", extra=(bridge,)))
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("BRIDGE", "1 0 0")
    voyage.go("RB", "2 0 0")
    voyage.go("RB", "2 1 1")
    voyage.go("RB", "1 1 2")
    voyage.go("P1-R", "1 -1 0")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(7, 2, 11)]


@pytest.mark.rule("CSW-R-33")
def test_a_route_from_a_crossroads_back_to_it_is_closed_and_the_crossroads_counts_once() -> None:
    voyage = Voyage(tiles("RB", "RB", "RS", "RB", "RX3", "RS"))
    voyage.go("RB", "1 0 0", "small route-0")
    voyage.go("RB", "1 1 1")
    voyage.go("RS", "0 1 0")
    voyage.go("RB", "-1 1 2")
    voyage.go("RX3", "-1 0 0")
    assert [(event.seats, event.tiles, event.points) for event in voyage.happened(Scored)] == [([0], 6, 6)]


# ---- closed fields ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-74", "CSW-75", "CSW-76")
def test_ex_06_red_closes_a_field_on_3_tiles_with_a_symbol_of_the_empire_and_gets_8_points() -> None:
    voyage = Voyage(tiles("AB-E", "RS", "A1", "RS"))
    voyage.go("AB-E", "0 -1 1", "small field-0")
    voyage.go("RS", "1 0 0")
    voyage.go("A1", "0 -2 2")
    assert voyage.happened(Scored) == [
        Scored(rule="CSW-74", object="field", place=Part(0, 0, "field-0"), seats=[0], points=8, tiles=3, symbols=1, score=8)
    ]
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-74")
def test_a_field_is_closed_only_when_none_of_its_sides_is_open() -> None:
    voyage = Voyage(tiles("A3", "A1", "A1", "RS"))
    voyage.go("A3", "0 -1 2", "small field-0")  # with sides in the south, the east and the west
    voyage.go("A1", "1 -1 3")
    assert paid(voyage) == []
    voyage.go("A1", "-1 -1 1")
    assert [(event.rule, event.points) for event in voyage.happened(Scored)] == [("CSW-74", 8)]


@pytest.mark.rule("CSW-75")
@pytest.mark.parametrize(("tile", "points"), [("A1", 4), ("P2-R", 4)], ids=["field only", "beside a planet"])
def test_a_closed_field_pays_2_points_for_each_tile(tile: str, points: int) -> None:
    voyage = Voyage(tiles(tile, "RS"))
    voyage.go(tile, "0 -1 2", "small field-0")
    assert paid(voyage) == [("field", [0], points)]


@pytest.mark.rule("CSW-76")
@pytest.mark.parametrize("tile", ["AB-R", "AB-E", "AB-B"])
def test_a_symbol_in_the_field_pays_2_points_whatever_its_faction(tile: str) -> None:
    voyage = Voyage(tiles(tile, "A1", "RS"))
    voyage.go(tile, "0 -1 1", "small field-0")
    voyage.go("A1", "0 -2 2")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(3, 1, 8)]


def field_with_two_pieces_on_a_tile(corner: str, last: Tile | None = None, *more: str) -> Voyage:
    """A field over four tiles in a square; the last one, A2A or a test tile of its shape, has two pieces of it."""
    extra = () if last is None else (last,)
    closing = "A2A" if last is None else last.id
    voyage = Voyage(tiles(corner, "AC", "AC", closing, *more, extra=extra))
    voyage.go(corner, "0 1 2", "small field-0")
    voyage.go("AC", "1 1 3")
    voyage.go("AC", "0 2 1")
    voyage.go(closing, "1 2 0")
    return voyage


TWO_SYMBOLS = Tile("TWO", fields=("N", "W"), symbols={"field-0": "rebel", "field-1": "bounty"})


@pytest.mark.rule("CSW-75")
def test_dv_03_a_closed_field_on_4_tiles_one_of_them_with_two_pieces_and_1_symbol_pays_10() -> None:
    voyage = field_with_two_pieces_on_a_tile("AC-E", None, "RS")
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(4, 1, 10)]


@pytest.mark.rule("CSW-84", "CSW-86")
def test_dv_03_the_same_field_open_at_the_end_pays_6() -> None:
    voyage = field_with_two_pieces_on_a_tile("A3-E")  # one more side, which is open
    assert [(event.rule, event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [("CSW-84", 4, 1, 6)]


@pytest.mark.rule("CSW-R-35")
@pytest.mark.parametrize(("corner", "more", "points"), [("AC", ("RS",), 12), ("A3", (), 8)], ids=["closed", "at the end"])
def test_a_tile_with_two_pieces_of_a_field_counts_once_and_each_of_its_symbols_once(
    corner: str, more: tuple[str, ...], points: int
) -> None:
    """With a test tile that has a symbol on each of two pieces of field."""
    voyage = field_with_two_pieces_on_a_tile(corner, TWO_SYMBOLS, *more)
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(4, 2, points)]


def ring_of_fields(west: str, *more: str) -> Voyage:
    """A field round an empty place, south of the start tile; the tile west of that place is given."""
    voyage = Voyage(tiles("AB-R", "AC", "AB-R", "AC", "AB-R", "AC", west, "AC", *more))
    voyage.go("AB-R", "0 1 0", "small field-0")
    voyage.go("AC", "1 1 3")
    voyage.go("AB-R", "1 2 1")
    voyage.go("AC", "1 3 0")
    voyage.go("AB-R", "0 3 0")
    voyage.go("AC", "-1 3 1")
    voyage.go(west, "-1 2 1")
    voyage.go("AC", "-1 1 2")
    return voyage


@pytest.mark.rule("CSW-74", "CSW-R-09")
def test_an_empty_place_with_free_space_all_around_does_not_keep_a_field_open() -> None:
    voyage = ring_of_fields("AB-R", "RS")
    assert [(event.rule, event.tiles, event.points) for event in voyage.happened(Scored)] == [("CSW-74", 8, 24)]


@pytest.mark.rule("CSW-R-09")
def test_a_hole_that_a_side_of_the_field_faces_keeps_it_open_even_if_nothing_fits_there() -> None:
    voyage = ring_of_fields("A3-R", "RS")
    assert Cell(0, 2) in voyage.view().dead_cells
    assert [(each.closed, each.open) for each in voyage.view().objects if each.seats == [0]] == [(False, 1)]
    assert paid(voyage) == []
    assert len(voyage.figures()) == 1


# ---- closed planets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-77", "CSW-78")
def test_ex_09_the_last_of_eight_tiles_around_reds_planet_brings_9_and_2_points() -> None:
    """With test tiles of nothing but free space around the planet."""
    voyage = planet_with_one_gap("VOID", "RB")
    assert paid(voyage) == []
    voyage.go("VOID", "0 2 0")
    assert voyage.happened(Scored) == [
        Scored(rule="CSW-77", object="planet", place=Part(0, 1, "planet"), seats=[0], points=11, tiles=9, symbols=1, score=11)
    ]
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-79")
@pytest.mark.parametrize(
    ("planet", "rotation", "last"),
    [
        pytest.param("P0-R", 0, "VOID 0 2 0", id="rebel"),
        pytest.param("P0-E", 0, "VOID 0 2 0", id="empire"),
        pytest.param("P0-B", 0, "VOID 0 2 0", id="bounty"),
        pytest.param("P1-E", 0, "RS 0 2 1", id="with a route"),
        pytest.param("P2-B", 2, "A1 0 2 0", id="with a field"),
    ],
)
def test_ex_14_a_closed_planet_is_always_worth_11(planet: str, rotation: int, last: str) -> None:
    """With test tiles of nothing but free space around the planet."""
    tile, place = last.split(maxsplit=1)
    voyage = planet_with_one_gap(tile, "RB", planet=planet, rotation=rotation)
    voyage.go(tile, place)
    assert [(event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [(9, 1, 11)]


@pytest.mark.rule("CSW-80")
def test_symbols_on_the_tiles_around_do_not_count_for_the_planet() -> None:
    voyage = Voyage(tiles("P0-R", "RS-R", "RS-R", *["P0-R"] * 5, "RB"))
    voyage.go("P0-R", "0 1 0", "small planet")
    voyage.go("RS-R", "1 0 0")
    voyage.go("RS-R", "-1 0 0")
    for place in ("1 1 0", "-1 1 0", "1 2 0", "-1 2 0", "0 2 0"):
        voyage.go("P0-R", place)
    assert [(event.symbols, event.points) for event in voyage.happened(Scored)] == [(1, 11)]


# ---- the start tile -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-03")
def test_the_objects_of_the_start_tile_can_be_occupied_only_from_a_tile_that_extends_them() -> None:
    voyage = Voyage(tiles("P0-R", "RS", "RS"))
    voyage.play("draw P0-R", "place 0 1 0")
    assert voyage.refused("deploy small 0 0 route-0") == "CSW-42"
    assert voyage.refused("deploy small 0 0 field-0") == "CSW-42"
    voyage.play("pass")
    voyage.go("RS", "1 0 0", "small route-0")
    parts = [part for each in voyage.view().objects if each.seats == [1] for part in each.parts]
    assert Part(0, 0, "route-0") in parts


@pytest.mark.rule("CSW-R-03")
def test_a_planet_of_the_start_tile_could_be_entered_from_a_neighbouring_place() -> None:
    """With a test tile to start from; the start tile of the set has no planet."""
    home = Tile("HOME", routes=("S",), planet=True, symbols={"planet": "rebel"})
    voyage = Voyage(tiles("RS", "RS", extra=(home,), start="HOME"))
    voyage.go("RS", "0 1 1", "small 0 0 planet")
    assert voyage.figures() == [(0, "small", 0, 0, "planet")]


# ---- the end ------------------------------------------------------------------------------------------------------------


def last_table() -> Voyage:
    """The printed final scoring: green, black, orange, white and red, each with a figure on an open object."""
    voyage = Voyage(
        tiles("AB-R", "A1", "P0-B", "AC", "RS", "AC", "RB", "RS", "A1"),
        seats=5,
        colours=("green", "black", "orange", "white", "red"),
    )
    voyage.go("AB-R", "0 -1 1", "small field-0")  # Green, with the field of the start tile
    voyage.go("A1", "0 1 2", "small field-0")  # Black
    voyage.go("P0-B", "-1 1 0", "small planet")  # Orange
    voyage.go("AC", "1 1 2", "small field-0")  # White
    voyage.go("RS", "1 0 0", "small route-0")  # Red, with the route of the start tile
    voyage.go("AC", "0 -2 3")  # Green's field: a third tile
    voyage.go("RB", "-2 1 0")  # beside Orange's planet
    voyage.go("RS", "2 0 0")  # Red's route: a third tile
    voyage.go("A1", "2 1 3")  # White's field: a second tile
    return voyage


def final(voyage: Voyage, seat: int) -> list[tuple[str, str, int, int, int]]:
    """What a seat was paid in the latest turn: rule, object, tiles, symbols, points."""
    return [
        (event.rule, event.object, event.tiles, event.symbols, event.points)
        for event in voyage.happened(Scored)
        if event.seats == [seat]
    ]


@pytest.mark.rule("CSW-84", "CSW-86")
def test_ex_15_green_gets_5_points_for_an_open_field_on_3_tiles_with_a_symbol() -> None:
    assert final(last_table(), 0) == [("CSW-84", "field", 3, 1, 5)]


@pytest.mark.rule("CSW-84")
def test_ex_16_black_gets_1_point_for_an_open_field_on_1_tile() -> None:
    assert final(last_table(), 1) == [("CSW-84", "field", 1, 0, 1)]


@pytest.mark.rule("CSW-85", "CSW-86")
def test_ex_17_orange_gets_6_points_for_an_open_planet_with_3_tiles_around_it() -> None:
    assert final(last_table(), 2) == [("CSW-85", "planet", 4, 1, 6)]


@pytest.mark.rule("CSW-84")
def test_ex_18_white_gets_2_points_for_an_open_field_on_2_tiles() -> None:
    assert final(last_table(), 3) == [("CSW-84", "field", 2, 0, 2)]


@pytest.mark.rule("CSW-83")
def test_ex_19_red_gets_3_points_for_an_open_route_over_3_tiles() -> None:
    assert final(last_table(), 4) == [("CSW-83", "route", 3, 0, 3)]


@pytest.mark.rule("CSW-87")
def test_whoever_has_the_most_points_wins() -> None:
    voyage = last_table()
    assert voyage.scores == [5, 1, 6, 2, 3]
    assert voyage.happened(Ended) == [Ended(rule="CSW-87", winners=[2])]
    assert voyage.state.standing().winners == [2]


@pytest.mark.rule("CSW-87")
def test_after_the_final_scoring_the_game_is_over() -> None:
    voyage = last_table()
    assert voyage.happened(Ended)[0].rule == "CSW-87"
    assert voyage.turn == OVER
    assert voyage.offers() == set()


@pytest.mark.rule("CSW-82")
def test_at_the_end_every_open_object_with_a_figure_is_scored_and_no_other() -> None:
    voyage = Voyage(tiles("RX3", "P0-R", "AB-R"))
    voyage.go("RX3", "1 0 0", "small route-1")
    voyage.go("P0-R", "0 1 0", "small planet")
    voyage.go("AB-R", "0 -1 1")  # a field that nobody occupies
    assert paid(voyage) == [("route", [0], 1), ("planet", [1], 5)]


@pytest.mark.rule("CSW-82")
def test_an_object_closed_by_the_last_tile_is_not_scored_again() -> None:
    voyage = Voyage(tiles("AB-R", "A1"))
    voyage.go("AB-R", "0 -1 1", "small field-0")
    voyage.go("A1", "0 -2 2")
    assert paid(voyage) == [("field", [0], 8)]
    assert voyage.scores == [8, 0]


@pytest.mark.rule("CSW-18")
def test_the_points_of_the_game_and_those_of_its_end_decide_together() -> None:
    voyage = Voyage(tiles("RX3", "P0-E", "RX3"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("P0-E", "0 1 0", "small planet")
    voyage.go("RX3", "-1 0 0")
    assert paid(voyage) == [("route", [0], 3), ("planet", [1], 6)]
    assert voyage.scores == [3, 6]
    assert voyage.state.standing().winners == [1]


@pytest.mark.rule("CSW-85")
def test_dv_04_an_open_planet_with_7_tiles_around_it_pays_10() -> None:
    """With test tiles of nothing but free space around the planet."""
    assert final(planet_with_one_gap(), 0) == [("CSW-85", "planet", 8, 1, 10)]


@pytest.mark.rule("CSW-85", "CSW-R-03")
def test_dv_04_an_open_planet_beside_the_start_tile_alone_pays_4() -> None:
    voyage = Voyage(tiles("P0-B"))
    voyage.go("P0-B", "0 1 0", "small planet")
    assert final(voyage, 0) == [("CSW-85", "planet", 2, 1, 4)]


@pytest.mark.rule("CSW-R-39")
def test_equal_points_are_a_shared_victory() -> None:
    voyage = Voyage(tiles("RS", "AC", "RB"), seats=3)
    voyage.go("RS", "1 0 0", "small route-0")
    voyage.go("AC", "0 -1 3", "small field-0")
    voyage.go("RB", "0 1 0")
    assert voyage.scores == [2, 2, 0]
    assert voyage.happened(Ended) == [Ended(rule="CSW-R-39", winners=[0, 1])]
    assert voyage.state.standing().shared


@pytest.mark.rule("CSW-R-40")
def test_a_fight_of_the_last_turn_leaves_one_colour_for_the_final_scoring() -> None:
    voyage = Voyage(tiles("P0-E", "RS"))
    voyage.go("P0-E", "0 1 0", "small planet")
    voyage.go("RS", "1 0 0", "small 0 1 planet")
    assert voyage.happened(Ended) == []
    voyage.roll(6, 1, 1)
    assert [event.seats for event in voyage.happened(Lost)] == [[1]]
    assert paid(voyage) == [("planet", [0], 5)]
    assert voyage.scores == [5, 2]
