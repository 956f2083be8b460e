"""Tiles: the turn and its four steps, where a tile may lie, and tiles that fit nowhere (CSW-20 to CSW-29)."""

import pytest

import cantina
from cantina.core.game import DEALER, OVER
from cantina.games.carcassonne.events import (
    Ended,
    FightBegan,
    FigureDeployed,
    FiguresHome,
    Lost,
    ObjectsJoined,
    Rolled,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    Won,
)
from cantina.games.carcassonne.names import Part
from tests.carcassonne.voyage import Voyage, tiles

# ---- the turn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-20")
def test_a_turn_is_to_place_a_tile_then_a_figure_then_to_fight_then_to_score() -> None:
    voyage = Voyage(tiles("RX3", "P1-R", "RB", "RS", "AL", "RS"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.go("P1-R", "0 1 1", "small route-0")
    voyage.go("RB", "-1 1 2")
    voyage.go("RS", "2 0 0")
    joined = voyage.go("AL", "-1 0 0", "small field-0")  # joins and closes the routes of both
    assert [type(event) for event in joined + voyage.roll(6, 1)] == [
        TileDrawn,
        TilePlaced,
        ObjectsJoined,
        ObjectsJoined,
        FigureDeployed,
        FightBegan,
        Rolled,
        Rolled,
        Lost,
        FiguresHome,
        Won,
        Scored,
        FiguresHome,
    ]


@pytest.mark.rule("CSW-20")
def test_no_step_can_be_taken_before_its_time() -> None:
    voyage = Voyage(tiles("RX3", "RS"))
    assert voyage.refused("place 1 0 0") == "CORE-01"  # no tile is turned over yet
    voyage.play("draw RX3")
    assert voyage.refused("deploy small 1 0 route-0") == "CORE-03"  # no tile is placed yet
    voyage.play("place 1 0 0")
    assert voyage.refused("place 2 0 0") == "CORE-03"


@pytest.mark.rule("CSW-21")
def test_exactly_one_tile_is_turned_over_and_placed() -> None:
    voyage = Voyage(tiles("RX3", "RS"))
    voyage.go("RX3", "1 0 0")
    assert voyage.happened(TileDrawn) == [TileDrawn(rule="CSW-21", seat=0, tile="RX3")]
    assert voyage.happened(TilePlaced) == [TilePlaced(rule="CSW-21", seat=0, tile="RX3", x=1, y=0, rotation=0)]
    assert voyage.view().mover == 1


@pytest.mark.rule("CSW-21", "CSW-R-06")
def test_a_tile_that_fits_somewhere_must_be_placed() -> None:
    voyage = Voyage(tiles("P0-R"))
    voyage.play("draw P0-R")
    assert voyage.offers() == {"place 0 1 0"}
    assert voyage.refused("pass") == "CSW-21"


@pytest.mark.rule("CSW-25")
def test_if_nothing_is_closed_and_nobody_fights_nothing_is_scored_and_the_next_player_has_the_turn() -> None:
    voyage = Voyage(tiles("RX3", "RS"))
    voyage.go("RX3", "1 0 0", "small route-2")
    assert voyage.happened(Scored) == []
    assert voyage.scores == [0, 0]
    assert voyage.view().mover == 1


# ---- beside a tile ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-26")
@pytest.mark.parametrize("place", ["1 1 3", "-1 -1 0", "0 0 0", "2 0 0", "0 5 0", "1000 0 0"])
def test_a_tile_may_not_lie_where_it_touches_no_tile_along_a_side(place: str) -> None:
    voyage = Voyage(tiles("RB"))
    voyage.play("draw RB")
    assert voyage.refused(f"place {place}") == "CSW-26"


@pytest.mark.rule("CSW-26")
def test_touching_by_a_corner_is_not_enough_even_where_the_sides_would_fit() -> None:
    voyage = Voyage(tiles("P0-R", "P0-E", "RS"), seats=3)
    voyage.play("draw P0-R")
    assert voyage.refused("place 1 1 0") == "CSW-26"
    voyage.play("place 0 1 0", "pass")
    voyage.go("P0-E", "1 1 0")
    assert voyage.happened(TilePlaced)[0].tile == "P0-E"


# ---- matching sides -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-27")
def test_ex_01_a_crossroads_tile_is_placed_with_a_route_side_against_the_route_of_the_start_tile() -> None:
    voyage = Voyage(tiles("RX3"))
    voyage.play("draw RX3", "place 1 0 0")
    assert voyage.happened(ObjectsJoined) == [
        ObjectsJoined(rule="CSW-27", part=Part(1, 0, "route-2"), other=Part(0, 0, "route-0"))
    ]


@pytest.mark.rule("CSW-27")
def test_a_field_goes_on_in_a_field() -> None:
    voyage = Voyage(tiles("AC"))
    voyage.play("draw AC", "place 0 -1 3")
    assert voyage.happened(ObjectsJoined) == [
        ObjectsJoined(rule="CSW-27", part=Part(0, -1, "field-0"), other=Part(0, 0, "field-0"))
    ]


@pytest.mark.rule("CSW-27")
@pytest.mark.parametrize(
    ("tile", "place"),
    [
        pytest.param("RX3", "0 -1 0", id="route against field"),
        pytest.param("RX3", "0 1 1", id="route against free space"),
        pytest.param("RX3", "1 0 3", id="free space against route"),
        pytest.param("AC", "1 0 0", id="field against route"),
        pytest.param("AC", "0 1 0", id="field against free space"),
        pytest.param("AC", "0 -1 0", id="free space against field"),
    ],
)
def test_unlike_sides_may_not_touch(tile: str, place: str) -> None:
    voyage = Voyage(tiles(tile))
    voyage.play(f"draw {tile}")
    assert voyage.refused(f"place {place}") == "CSW-27"


@pytest.mark.rule("CSW-27")
def test_a_tile_that_touches_several_tiles_must_fit_all_of_them() -> None:
    voyage = Voyage(tiles("RS", "RB", "RB"))
    voyage.go("RS", "1 0 0")
    voyage.go("RB", "0 1 0")
    voyage.play("draw RB")
    assert voyage.refused("place 1 1 0") == "CSW-27"  # fits the tile in the north, not the one in the west
    assert voyage.refused("place 1 1 2") == "CSW-27"  # fits the tile in the west, not the one in the north
    voyage.play("place 1 1 3")


@pytest.mark.rule("CSW-28")
def test_a_planet_is_in_the_middle_so_its_tile_goes_wherever_the_sides_fit() -> None:
    voyage = Voyage(tiles("P0-R"))
    voyage.play("draw P0-R")
    assert voyage.offers() == {"place 0 1 0"}  # its four sides are free space


@pytest.mark.rule("CSW-28")
def test_the_route_that_leads_to_a_planet_must_go_on() -> None:
    voyage = Voyage(tiles("P1-R"))
    voyage.play("draw P1-R")
    assert voyage.offers() == {"place 1 0 1", "place -1 0 3", "place 0 1 0", "place 0 1 1", "place 0 1 3"}


@pytest.mark.rule("CSW-28")
def test_the_field_at_the_edge_of_a_planet_tile_must_go_on() -> None:
    voyage = Voyage(tiles("P2-R"))
    voyage.play("draw P2-R")
    assert voyage.offers() == {"place 0 -1 2", "place 0 1 1", "place 0 1 2", "place 0 1 3"}


# ---- rotation -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-27")
def test_a_tile_may_be_turned_in_any_of_four_ways() -> None:
    voyage = Voyage(tiles("AL"))
    voyage.play("draw AL")
    assert voyage.offers() == {"place 0 -1 2", "place 1 0 1", "place 1 0 2", "place 0 1 1", "place -1 0 0", "place -1 0 3"}
    voyage.play("place 1 0 1", "pass")
    assert voyage.happened(TilePlaced)[0].rotation == 1
    assert voyage.happened(ObjectsJoined)[0].rule == "CSW-27"


@pytest.mark.rule("CSW-R-08")
def test_a_tile_that_looks_the_same_when_turned_is_placed_in_the_first_of_these_ways() -> None:
    voyage = Voyage(tiles("RS"))
    voyage.play("draw RS")
    assert {"place 1 0 0", "place 1 0 2"} & voyage.offers() == {"place 1 0 0"}
    assert voyage.refused("place 1 0 2") == "CSW-R-08"
    rule = cantina.game("carcassonne").ledger["CSW-R-08"]
    assert "looks the same" in rule.en  # the sentence that the refusal points to says so, too
    assert "vypadá stejně" in rule.cs
    voyage.play("place 1 0 0")


@pytest.mark.rule("CSW-27")
def test_a_tile_may_not_be_mirrored() -> None:
    voyage = Voyage(tiles("AL", "AK"))
    voyage.play("draw AL")  # the route of AL runs east and south of its field, that of AK west and south of it
    assert voyage.refused("place 1 0 0") == "CSW-27"
    voyage.play("place 1 0 1", "pass", "draw AK")
    assert voyage.refused("place -1 0 0") == "CSW-27"


# ---- tiles that fit nowhere ---------------------------------------------------------------------------------------------


def no_open_field(*more: str) -> Voyage:
    """The only field is closed, so A4, a tile with fields on all sides, fits nowhere; it is seat 1's turn."""
    voyage = Voyage(tiles("A1", *more))
    voyage.go("A1", "0 -1 2", "small field-0")
    return voyage


@pytest.mark.rule("CSW-29")
def test_a_tile_that_fits_nowhere_goes_to_the_box_and_another_one_is_turned_over() -> None:
    voyage = no_open_field("A4", "RS")
    voyage.play("draw A4")
    assert voyage.happened(TileRemoved) == [TileRemoved(rule="CSW-29", seat=1, tile="A4")]
    assert voyage.turn == DEALER
    voyage.play("draw RS")
    assert voyage.happened(TileDrawn)[0].seat == 1


@pytest.mark.rule("CSW-R-06")
def test_a_removed_tile_is_seen_by_all_and_never_comes_back() -> None:
    voyage = no_open_field("A4", "RS")
    voyage.play("draw A4")
    assert voyage.view().removed == {"A4": 1}
    assert voyage.view().left == {"RS": 1}
    voyage.go("RS", "1 0 0")
    assert voyage.turn == OVER


@pytest.mark.rule("CSW-R-06")
def test_the_same_player_turns_over_another_tile_as_often_as_needed() -> None:
    voyage = no_open_field("A4", "A4", "RS")
    voyage.play("draw A4", "draw A4", "draw RS")
    assert [event.seat for event in voyage.happened(TileRemoved)] == [1, 1]
    assert voyage.happened(TileDrawn)[0].seat == 1
    assert voyage.turn == 1


@pytest.mark.rule("CSW-R-06")
def test_a_tile_stays_in_play_as_long_as_it_fits_in_a_single_place() -> None:
    voyage = Voyage(tiles("A4"))
    voyage.play("draw A4")
    assert voyage.happened(TileRemoved) == []
    assert voyage.offers() == {"place 0 -1 0"}


@pytest.mark.rule("CSW-R-07")
def test_a_tile_that_fits_nowhere_does_not_end_the_game_while_another_one_is_left() -> None:
    voyage = no_open_field("A4", "RS")
    voyage.play("draw A4")
    assert voyage.happened(Ended) == []
    assert voyage.offers() == {"draw RS"}


@pytest.mark.rule("CSW-81", "CSW-R-07")
def test_the_game_ends_at_once_if_no_tile_is_left_that_fits() -> None:
    voyage = no_open_field("A4", "A4")
    voyage.play("draw A4")
    assert voyage.turn == DEALER
    voyage.play("draw A4")
    assert [type(event) for event in voyage.events] == [TileRemoved, Ended]  # nobody places or scores anything any more
    assert voyage.turn == OVER


@pytest.mark.rule("CSW-81", "CSW-R-07")
def test_the_game_ends_after_the_whole_turn_of_the_last_tile() -> None:
    voyage = Voyage(tiles("RX3", "RX3"))
    voyage.go("RX3", "1 0 0", "small route-2")
    voyage.play("draw RX3", "place -1 0 0")
    assert voyage.turn == 1  # a figure may still be placed
    voyage.play("deploy small -1 0 route-2")
    assert [type(event) for event in voyage.events] == [FigureDeployed, Scored, FiguresHome, Scored, Ended]
    assert voyage.turn == OVER


@pytest.mark.rule("CSW-R-07")
def test_after_the_end_nobody_has_another_turn() -> None:
    voyage = Voyage(tiles("RS"))
    voyage.go("RS", "1 0 0")
    assert voyage.offers() == set()
    assert voyage.refused("draw RS") == "CORE-02"
    assert voyage.refused("place 2 0 0") == "CORE-02"


@pytest.mark.rule("CSW-29")
def test_whether_a_tile_fits_is_judged_by_the_table_as_it_lies_now() -> None:
    voyage = no_open_field("A4", "A1", "A4")
    voyage.play("draw A4")
    assert voyage.happened(TileRemoved)[0].rule == "CSW-29"
    voyage.go("A1", "0 1 2")  # an open field
    voyage.play("draw A4")
    assert voyage.offers() == {"place 0 2 0"}
