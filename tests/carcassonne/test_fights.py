"""Fights: when they come, the dice, ties, losers and winners on routes and asteroid fields (CSW-45 to CSW-62)."""

from typing import Any

import pytest

from cantina.core.game import DEALER
from cantina.core.source import Scripted
from cantina.games.carcassonne.content import Tile
from cantina.games.carcassonne.events import FightBegan, FiguresHome, Lost, Rolled, Scored, Tied, Won
from tests.carcassonne.voyage import Voyage, tiles

VOID = Tile("VOID")  # free space all over
Tiles = tuple[str, str, str, str]
PLAIN: Tiles = ("RB", "RS", "RS", "RB")
RED, WHITE, BLACK = 0, 1, 2  # the seats of the printed fight for a field
ITS_COLOURS = ("red", "white", "black", "green", "orange")


def apart(red: str = "small", black: str = "small", on: Tiles = PLAIN, **options: Any) -> Voyage:
    """Two routes with a trader each, about to be joined at 1 1 by a bend: Red's over the start tile, Black's below it.

    `on` are the bend at 1 0, Red's tile at -1 0, Black's tile at 0 1 and the bend in the hand of whoever joins them: with two
    players Red, with three Green, who also laid the first bend, with four Green as well.
    """
    first = options.setdefault("seats", 2) - 1
    voyage = Voyage(tiles(*on, "RS", "RS"), first=first, **options)
    voyage.go(on[0], "1 0 0")
    voyage.go(on[1], "-1 0 0", f"{red} route-0")
    voyage.go(on[2], "0 1 0", f"{black} route-0")
    voyage.play(f"draw {on[3]}", "place 1 1 1")
    return voyage


def met(red: str = "small", black: str = "small", on: Tiles = PLAIN, **options: Any) -> Voyage:
    """The two routes have just been joined: five tiles, open at both ends."""
    voyage = apart(red, black, on, **options)
    voyage.play("pass")
    return voyage


def met_and_closed(**options: Any) -> Voyage:
    """The two routes have just been joined, between two crossroads: five tiles."""
    return met(on=("RB", "RX3", "RX3", "RB"), **options)


def siege(planet: str, red: str, black: str = "small") -> Voyage:
    """Red puts one figure after another on the planet in the middle; then Black attacks with one."""
    voyage = Voyage(tiles(*["VOID"] * 12, extra=(VOID,), start=planet))
    around = iter(["0 -1 0", "1 -1 0", "1 0 0", "1 1 0", "-1 -1 0"])
    beyond = iter(["0 -2 0", "0 -3 0", "0 -4 0", "0 -5 0"])
    for number, figure in enumerate(red.split()):
        if number:
            voyage.go("VOID", next(beyond))
        voyage.go("VOID", next(around), f"{figure} 0 0 planet")
    voyage.go("VOID", next(around), f"{black} 0 0 planet")
    return voyage


def field_of_three(**options: Any) -> Voyage:
    """The printed fight for a field: Red has just joined and closed one that White and Black also hold.

    White stands on AS-E, below left of Black on AC-R with the Rebel symbol; Red on A1.
    """
    voyage = Voyage(tiles("AS-E", "RS", "RS", "A1", "AC-R", "A3", "RS"), seats=3, colours=ITS_COLOURS, first=WHITE, **options)
    voyage.go("AS-E", "-1 0 0", "small field-0")
    voyage.go("RS", "-2 0 0")
    voyage.go("A1", "-2 -1 1", "small field-0")
    voyage.go("RS", "1 0 0")
    voyage.go("AC-R", "0 -1 3", "large field-0")
    voyage.go("A3", "-1 -1 2")
    return voyage


def four_fields(centre: Tile, figures: str = "small small small small") -> Voyage:
    """White has just laid the centre tile between four fields: Green's in the north, White's, Red's and Black's (clockwise).

    The tile of Green's field has an Empire symbol in it, which no tile of the set with a field on one side has.
    """
    a1_e = Tile("A1-E", fields=("N",), symbols={"field-0": "empire"})
    red, black, green, white = figures.split()
    voyage = Voyage(tiles("AS-B", "A2A", "RS", "A1", "A1", "RS", "A1-E", centre.id, "RS", extra=(a1_e, centre)), seats=4)
    voyage.go("AS-B", "1 0 0", f"{red} field-0")
    voyage.go("A2A", "0 -1 2", f"{black} field-1")
    voyage.go("RS", "2 0 0")
    voyage.go("A1", "2 -1 3", f"{white} field-0")
    voyage.go("A1", "0 -2 0")
    voyage.go("RS", "3 0 0")
    voyage.go("A1-E", "1 -2 2", f"{green} field-0")
    voyage.go(centre.id, "1 -1 0")
    return voyage


def dice(voyage: Voyage) -> dict[str, int]:
    """The dice of each who is in the fight."""
    counts: dict[str, int] = voyage.view().fight.dice
    return counts


# ---- when there is a fight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-45")
@pytest.mark.parametrize("end", ["RS", "RX3"], ids=["open", "closed"])
def test_traders_of_different_colours_on_joined_routes_fight(end: str) -> None:
    voyage = met(on=("RB", end, end, "RB"))
    assert [(event.rule, event.object, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-45", "route", [0, 1])]
    assert voyage.view().prompt.kind == "roll"


@pytest.mark.rule("CSW-45")
def test_explorers_of_different_colours_on_joined_fields_fight() -> None:
    voyage = field_of_three()
    assert [(event.rule, event.object, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-45", "field", [0, 1, 2])]


@pytest.mark.rule("CSW-45")
def test_figures_of_one_colour_do_not_fight_until_another_colour_joins_them() -> None:
    voyage = Voyage(tiles("RS", "RS", "RS", "RB", "RB", "RB", "RB"))
    voyage.go("RS", "-1 0 0", "small route-0")
    voyage.go("RB", "1 0 0")
    voyage.go("RS", "0 1 0", "small route-0")
    voyage.go("RB", "1 1 1")  # joins the two routes of Red
    assert voyage.happened(FightBegan) == []
    voyage.go("RB", "-1 1 3")
    voyage.go("RS", "0 2 0", "small route-0")
    voyage.go("RB", "-1 2 2")
    assert [(event.rule, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-45", [0, 1])]


@pytest.mark.rule("CSW-47")
def test_a_fight_comes_before_the_scoring() -> None:
    voyage = met_and_closed()
    assert voyage.happened(Scored) == []
    voyage.roll(6, 1)
    assert [type(event) for event in voyage.events] == [Rolled, Rolled, Lost, FiguresHome, Won, Scored, FiguresHome]


@pytest.mark.rule("CSW-47")
def test_a_fight_in_which_the_mover_takes_no_part() -> None:
    voyage = met(seats=3)
    assert voyage.view().mover == 2
    assert dice(voyage) == {"0": 1, "1": 1}
    voyage.roll(2, 3)
    assert voyage.scores == [1, 0, 0]


@pytest.mark.rule("CSW-48")
def test_players_of_one_faction_fight_each_other() -> None:
    voyage = met(colours=("red", "green", "black", "white", "orange"))
    assert [player.faction for player in voyage.view().players] == ["rebel", "rebel"]
    assert [event.seats for event in voyage.happened(FightBegan)] == [[0, 1]]


@pytest.mark.rule("CSW-R-14")
def test_the_figure_is_placed_before_any_die_is_rolled() -> None:
    voyage = apart()
    assert (voyage.turn, voyage.view().prompt.kind) == (0, "deploy")
    voyage.play("pass")
    assert (voyage.turn, voyage.view().prompt.kind) == (DEALER, "roll")


@pytest.mark.rule("CSW-R-14", "CSW-33")
def test_a_route_that_is_about_to_be_fought_for_is_occupied() -> None:
    voyage = apart()
    assert voyage.refused("deploy small 1 1 route-0") == "CSW-33"
    assert voyage.offers() == {"pass"}


@pytest.mark.rule("CSW-R-20")
@pytest.mark.parametrize(
    ("instead", "rule"),
    [("pass", "CORE-01"), ("place 2 0 0", "CORE-01"), ("draw RS", "CORE-03"), ("roll [6]", "CORE-04")],
    ids=["withdrawing", "going on", "the next turn", "rolling alone"],
)
def test_a_fight_must_be_fought(instead: str, rule: str) -> None:
    voyage = met()
    assert voyage.refused(instead) == rule
    assert voyage.turn == DEALER
    assert len(voyage.state.actions()) == 1


# ---- dice ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-49")
@pytest.mark.parametrize(("figures", "count"), [("small", 1), ("small small", 2), ("small small small", 3)])
def test_a_die_for_each_small_figure(figures: str, count: int) -> None:
    assert dice(siege("P1-B", figures)) == {"0": count, "1": 1}


@pytest.mark.rule("CSW-50")
def test_two_dice_for_the_large_figure() -> None:
    assert dice(met(red="large")) == {"0": 2, "1": 1}


@pytest.mark.rule("CSW-51")
@pytest.mark.parametrize(
    ("symbol", "counts"),
    [("RS-R", {"0": 2, "1": 1}), ("RS-E", {"0": 1, "1": 2}), ("RS-B", {"0": 1, "1": 1})],
    ids=["rebel", "empire", "bounty"],
)
def test_a_die_more_for_a_symbol_of_the_own_faction(symbol: str, counts: dict[str, int]) -> None:
    assert dice(met(on=("RB", symbol, "RS", "RB"))) == counts


@pytest.mark.rule("CSW-51")
def test_dv_01_three_own_symbols_are_still_only_one_die_more() -> None:
    voyage = met(on=("RB-R", "RS-R", "RS-R", "RB"))
    route = next(seen for seen in voyage.view().objects if seen.seats)
    assert route.symbols == ["rebel", "rebel", "rebel"]
    assert dice(voyage) == {"0": 2, "1": 1}


@pytest.mark.rule("CSW-52")
def test_in_the_fight_for_a_field_the_symbol_of_a_route_gives_no_die() -> None:
    voyage = field_of_three()
    route = next(seen for seen in voyage.view().objects if seen.object == "route")
    assert route.symbols == ["empire"]
    assert dice(voyage)[str(WHITE)] == 1  # the small figure


@pytest.mark.rule("CSW-52")
def test_a_symbol_of_another_route_of_a_crossroads_gives_no_die() -> None:
    """Of an own test tile: a crossroads with a Rebel symbol at the branch that leads away from the fight."""
    crossroads = Tile("X", routes=("E", "S", "W"), symbols={"route-1": "rebel"})
    voyage = Voyage(tiles("RB", "X", "RS", "RB", "RS", extra=(crossroads,)), first=1)
    voyage.go("RB", "1 0 0")
    voyage.go("X", "-1 0 0", "small route-0")
    voyage.go("RS", "0 1 0", "small route-0")
    voyage.go("RB", "1 1 1")
    assert dice(voyage) == {"0": 1, "1": 1}


@pytest.mark.rule("CSW-53")
def test_nobody_has_more_than_three_dice() -> None:
    assert dice(siege("P1-R", "large small small"))["0"] == 3


@pytest.mark.rule("CSW-49", "CSW-50", "CSW-51", "CSW-53")
@pytest.mark.parametrize(
    ("planet", "figures", "count"),
    [
        pytest.param("P1-B", "small", 1, id="small"),
        pytest.param("P1-B", "large", 2, id="large"),
        pytest.param("P1-R", "small", 2, id="small with symbol"),
        pytest.param("P1-R", "large", 3, id="large with symbol"),
        pytest.param("P1-B", "large small", 3, id="large and small"),
        pytest.param("P1-R", "large small", 3, id="large and small with symbol"),
        pytest.param("P1-R", "small small", 3, id="two small with symbol"),
        pytest.param("P1-B", "small small small small", 3, id="four small"),
    ],
)
def test_dv_01_dice_of_red(planet: str, figures: str, count: int) -> None:
    assert dice(siege(planet, figures))["0"] == count


@pytest.mark.rule("CSW-R-21")
def test_of_two_players_of_one_faction_both_have_the_die_of_its_symbol() -> None:
    voyage = met(on=("RB", "RS-R", "RS", "RB"), colours=("red", "green", "black", "white", "orange"))
    assert dice(voyage) == {"0": 2, "1": 2}


@pytest.mark.rule("CSW-R-27")
def test_there_are_dice_enough_for_four_players_with_three_each() -> None:
    """The centre is an own test tile: a field at all sides with a Rebel symbol."""
    voyage = four_fields(Tile("A4-R", fields=("NESW",), symbols={"field-0": "rebel"}), "large large large large")
    assert dice(voyage) == {"0": 3, "1": 3, "2": 3, "3": 3}
    voyage.roll(1, 2, 3, 4, 5, 6, 1, 1, 1, 2, 2, 2)
    assert [event.dice for event in voyage.happened(Rolled)] == [[1, 2, 3], [4, 5, 6], [1, 1, 1], [2, 2, 2]]
    assert voyage.scores == [3, 14, 3, 3]  # five tiles and two symbols: 14


# ---- rolling -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-54")
def test_all_roll_all_their_dice_at_once() -> None:
    voyage = met(red="large", black="large")
    voyage.roll(3, 1, 2, 6)
    assert [(event.rule, event.seats, event.dice) for event in voyage.happened(Rolled)] == [
        ("CSW-54", [0], [3, 1]),
        ("CSW-54", [1], [2, 6]),
    ]


@pytest.mark.rule("CSW-55")
def test_only_the_highest_die_of_each_counts() -> None:
    voyage = met(red="large", black="large")
    voyage.roll(5, 5, 1, 6)
    assert [event.best for event in voyage.happened(Rolled)] == [5, 6]
    assert [event.seats for event in voyage.happened(Won)] == [[1]]


@pytest.mark.rule("CSW-56")
@pytest.mark.parametrize(("red", "black", "winner"), [(6, 1, 0), (2, 1, 0), (5, 6, 1)])
def test_the_highest_value_wins(red: int, black: int, winner: int) -> None:
    voyage = met()
    voyage.roll(red, black)
    assert [event.seats for event in voyage.happened(Won)] == [[winner]]


@pytest.mark.rule("CSW-57")
def test_a_tie_gives_a_point_at_once_and_another_roll() -> None:
    voyage = met()
    voyage.roll(4, 4)
    assert [(event.rule, event.seats, event.value) for event in voyage.happened(Tied)] == [("CSW-57", [0], 4), ("CSW-57", [1], 4)]
    assert voyage.scores == [1, 1]
    assert voyage.view().prompt.kind == "roll"


@pytest.mark.rule("CSW-57")
def test_who_is_below_the_tie_has_lost_and_is_out() -> None:
    voyage = field_of_three()
    voyage.roll(2, 4, 3, 3, 4)
    assert [(event.rule, event.seats) for event in voyage.happened(Tied)] == [("CSW-57", [RED]), ("CSW-57", [BLACK])]
    assert [event.seats for event in voyage.happened(Lost)] == [[WHITE]]
    assert dice(voyage) == {str(RED): 2, str(BLACK): 2}


@pytest.mark.rule("CSW-57")
def test_all_three_may_tie() -> None:
    voyage = field_of_three()
    voyage.roll(5, 1, 5, 2, 5)
    assert [(event.rule, event.seats) for event in voyage.happened(Tied)] == [
        ("CSW-57", [RED]),
        ("CSW-57", [WHITE]),
        ("CSW-57", [BLACK]),
    ]
    assert voyage.scores == [1, 1, 1]


@pytest.mark.rule("CSW-58")
def test_the_next_roll_is_made_with_the_same_dice() -> None:
    voyage = met(red="large")
    voyage.roll(4, 2, 4)
    assert dice(voyage) == {"0": 2, "1": 1}
    assert voyage.refused("roll [6,1]") == "CORE-04"
    assert voyage.refused("roll [6,1,1,1]") == "CORE-04"


@pytest.mark.rule("CSW-R-28")
def test_a_six_and_a_one_tie_with_two_sixes() -> None:
    voyage = met(red="large", black="large")
    voyage.roll(6, 1, 6, 6)
    assert [event.seats for event in voyage.happened(Tied)] == [[0], [1]]


@pytest.mark.rule("CSW-R-23")
def test_dv_07_a_tie_below_the_highest_is_a_loss() -> None:
    voyage = field_of_three()
    voyage.roll(6, 1, 4, 4, 2)
    assert voyage.happened(Tied) == []
    assert [(event.seats, event.points) for event in voyage.happened(Lost)] == [([WHITE], 1), ([BLACK], 2)]
    assert [event.seats for event in voyage.happened(Won)] == [[RED]]
    assert voyage.scores == [12, 1, 2]  # the field is Red's


@pytest.mark.rule("CSW-R-24")
def test_dv_06_three_ties_in_a_row_are_three_points_each_and_the_loser_adds_the_dice() -> None:
    voyage = siege("P1-E", "large", "large")
    assert dice(voyage) == {"0": 2, "1": 3}
    for _ in range(3):
        voyage.roll(5, 2, 5, 3, 1)
    assert voyage.scores == [3, 3]
    voyage.roll(6, 1, 5, 5, 5)
    assert voyage.scores == [3, 6]


@pytest.mark.rule("CSW-R-24")
def test_who_tied_first_and_lost_then_gets_points_for_dice_once() -> None:
    voyage = field_of_three()
    voyage.roll(5, 5, 5, 5, 5)
    voyage.roll(6, 1, 2, 6, 1)
    assert [(event.seats, event.points, event.score) for event in voyage.happened(Lost)] == [([WHITE], 1, 2)]
    assert voyage.scores == [2, 2, 2]


@pytest.mark.rule("CSW-R-29")
def test_ties_go_on_until_somebody_wins() -> None:
    voyage = met()
    for _ in range(60):
        voyage.roll(3, 3)
    assert voyage.view().prompt.kind == "roll"
    voyage.roll(3, 2)
    assert voyage.scores == [60, 61]


@pytest.mark.rule("CSW-R-29")
def test_scripted_dice_that_run_out_are_an_error() -> None:
    voyage = met(red="large")
    with pytest.raises(ValueError, match="the script has no number left"):
        voyage.state.deal(Scripted([5, 5]))


# ---- losing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-59")
def test_the_loser_takes_the_figures_of_the_object_back() -> None:
    voyage = met(black="large")
    assert voyage.supply(1) == (4, 0)
    voyage.roll(6, 1, 1)
    assert [(event.rule, event.seat, event.small, event.large) for event in voyage.happened(FiguresHome)] == [("CSW-59", 1, 0, 1)]
    assert voyage.supply(1) == (4, 1)


@pytest.mark.rule("CSW-59")
def test_the_losers_figures_elsewhere_stay() -> None:
    voyage = Voyage(tiles("RS", "RS", "AC", "RB", "RB", "RS"))
    voyage.go("RS", "-1 0 0", "small route-0")
    voyage.go("RS", "0 1 0", "small route-0")
    voyage.go("AC", "0 -1 3", "large field-0")
    voyage.go("RB", "1 0 0")
    voyage.go("RB", "1 1 1")
    voyage.roll(1, 6)
    assert [(event.rule, event.seat, event.small, event.large) for event in voyage.happened(FiguresHome)] == [("CSW-59", 0, 1, 0)]
    assert voyage.figures() == [(0, "large", 0, -1, "field-0"), (1, "small", 0, 1, "route-0")]


@pytest.mark.rule("CSW-59", "CSW-R-26")
def test_a_loser_goes_home_with_the_points_while_others_fight_on() -> None:
    voyage = field_of_three()
    voyage.roll(2, 4, 3, 3, 4)
    assert voyage.view().prompt.kind == "roll"
    assert [(event.rule, event.seat) for event in voyage.happened(FiguresHome)] == [("CSW-59", WHITE)]
    assert voyage.supply(WHITE) == (4, 1)
    assert voyage.scores[WHITE] == 1


@pytest.mark.rule("CSW-60")
@pytest.mark.parametrize(("planet", "figures", "points"), [("P1-B", "small", 1), ("P1-B", "large", 2), ("P1-R", "large", 3)])
def test_the_loser_gets_a_point_for_each_die(planet: str, figures: str, points: int) -> None:
    voyage = siege(planet, figures)
    voyage.roll(*[1] * points, 6)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [0], points)]
    assert voyage.scores == [points, 0]


@pytest.mark.rule("CSW-60", "CSW-R-25")
def test_the_losers_dice_count_once_and_not_for_each_roll() -> None:
    voyage = met(red="large", black="large")
    voyage.roll(5, 1, 5, 1)
    voyage.roll(4, 1, 6, 1)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [0], 2)]
    assert voyage.scores == [1 + 2, 1]


@pytest.mark.rule("CSW-59", "CSW-60", "CSW-R-22")
def test_dv_05_the_loser_of_four_small_figures_gets_three_points_and_all_four_back() -> None:
    voyage = siege("P1-B", "small small small small")
    assert voyage.supply(0) == (0, 1)
    voyage.roll(1, 2, 3, 4)
    assert [(event.rule, event.points) for event in voyage.happened(Lost)] == [("CSW-60", 3)]
    assert [(event.rule, event.small) for event in voyage.happened(FiguresHome)] == [("CSW-59", 4)]
    assert voyage.scores == [3, 0]
    assert voyage.supply(0) == (4, 1)


# ---- winning -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-61")
def test_the_winner_keeps_the_figures_and_gets_no_points_for_winning() -> None:
    voyage = met()
    voyage.roll(6, 1)
    assert [(event.rule, event.seats) for event in voyage.happened(Won)] == [("CSW-61", [0])]
    assert voyage.figures() == [(0, "small", -1, 0, "route-0")]
    assert voyage.scores[0] == 0


@pytest.mark.rule("CSW-62")
def test_the_winner_scores_a_closed_object() -> None:
    voyage = met_and_closed()
    voyage.roll(6, 1)
    assert [(event.seats, event.tiles, event.points) for event in voyage.happened(Scored)] == [([0], 5, 5)]
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-62")
def test_in_an_open_object_the_winner_stays_and_nothing_is_scored() -> None:
    voyage = met()
    voyage.roll(6, 1)
    assert voyage.happened(Scored) == []
    assert voyage.supply(0) == (3, 1)


@pytest.mark.rule("CSW-R-22")
def test_several_figures_of_the_winner_all_stay() -> None:
    voyage = siege("P1-B", "large small")
    voyage.roll(6, 1, 1, 2)
    assert voyage.figures() == [(0, "small", 0, 0, "planet"), (0, "large", 0, 0, "planet")]


@pytest.mark.rule("CSW-R-22")
def test_several_figures_of_one_colour_score_an_object_once_and_all_return() -> None:
    voyage = Voyage(tiles("RB", "RX3", "RX3", "RB", "RS"))
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("RB", "1 0 0")
    voyage.go("RX3", "0 1 0", "large route-0")
    voyage.go("RB", "1 1 1")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([0], 5)]
    assert voyage.scores[0] == 5
    assert voyage.supply(0) == (4, 1)


@pytest.mark.rule("CSW-R-30")
def test_a_winner_whose_turn_it_is_not_scores_the_closed_object() -> None:
    voyage = met_and_closed()
    assert voyage.view().mover == 0
    voyage.roll(1, 6)
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([1], 5)]
    assert voyage.scores == [1, 5]


@pytest.mark.rule("CSW-R-31")
@pytest.mark.parametrize("figure", ["small", "large"])
def test_an_object_is_worth_the_same_to_a_small_and_a_large_figure(figure: str) -> None:
    voyage = Voyage(tiles("RX3", "RX3", "RS"))
    voyage.go("RX3", "-1 0 0", f"{figure} route-0")
    voyage.go("RX3", "1 0 0")
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([0], 3)]
    assert voyage.supply(0) == (4, 1)


# ---- several fights, several parts -----------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-R-19")
def test_several_fights_of_a_turn_come_in_the_order_of_the_new_tile_and_then_the_neighbouring_planet() -> None:
    voyage = Voyage(tiles("RS", "A1", "A1", "A1", "ACR", "P1-B", "VOID", "VOID", "VOID", "VOID", extra=(VOID,)))
    voyage.go("RS", "-1 0 0", "small route-0")
    voyage.go("VOID", "0 1 0")
    voyage.go("A1", "0 -1 2")
    voyage.go("P1-B", "1 1 2", "small route-0")
    voyage.go("A1", "1 -1 2", "small field-0")
    voyage.go("VOID", "2 1 0", "small 1 1 planet")
    voyage.go("VOID", "0 2 0")
    voyage.go("A1", "2 0 3", "small field-0")
    fights = []
    voyage.go("ACR", "1 0 1", "small 1 1 planet")
    for roll in [(6, 1), (4, 4), (1, 6), (6, 1)]:  # the fight for the field takes two rolls
        fights += [event.object for event in voyage.happened(FightBegan)]
        assert voyage.happened(Scored) == []
        voyage.roll(*roll)
    assert fights == ["route", "field", "planet"]
    assert voyage.scores == [0 + 1 + 1, 1 + 1 + 1 + 6]


@pytest.mark.rule("CSW-R-19")
@pytest.mark.parametrize("fields", [("NE", "SW"), ("SW", "NE")], ids=["north-east first", "south-west first"])
def test_two_fights_for_two_fields_of_the_new_tile_end_the_same_in_either_order(fields: tuple[str, str]) -> None:
    """The centre is an own test tile: two fields at two sides each."""
    voyage = four_fields(Tile("TWO", fields=fields))
    rolls = {"NE": (6, 1, 1), "SW": (2, 5)}  # Green's die and White's two, who has a symbol there; Red's die and Black's
    for field in fields:
        assert list(dice(voyage)) == {"NE": ["2", "3"], "SW": ["0", "1"]}[field]
        voyage.roll(*rolls[field])
    assert voyage.scores == [1, 6, 8, 2]  # three tiles each, with a symbol in the north-east
    assert voyage.figures() == []


@pytest.mark.rule("CSW-45")
def test_two_separate_parts_of_one_field_on_the_new_tile_are_fought_for_once() -> None:
    """The last tile is an own test tile: a field at two sides and another one at a third, which meet around the corner."""
    corner = Tile("T", fields=("NW", "S"))
    voyage = Voyage(tiles("A3", "AC", "AC", "VOID", "VOID", "A1", "T", "VOID", extra=(corner, VOID)))
    voyage.go("A3", "0 -1 3", "small field-0")
    voyage.go("VOID", "1 -1 0")
    voyage.go("AC", "-1 -1 1")
    voyage.go("AC", "-1 -2 2")
    voyage.go("VOID", "-1 -3 0")
    voyage.go("A1", "0 -3 2", "small field-0")
    voyage.go("T", "0 -2 0")
    assert [(event.rule, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-45", [0, 1])]
    voyage.roll(6, 1)
    assert voyage.happened(FightBegan) == []
    assert [(event.seats, event.tiles, event.points) for event in voyage.happened(Scored)] == [([0], 6, 12)]


@pytest.mark.rule("CSW-45")
def test_d_06_three_colours_meet_on_a_route_that_runs_from_one_piece_of_the_new_tile_to_the_other() -> None:
    """The last tile is an own test tile: two bends side by side."""
    bends = Tile("BENDS", routes=("SW", "NE"))
    voyage = Voyage(tiles("VOID", "RB", "RB", "RB", "VOID", "RS", "RS", "BENDS", "RS", extra=(VOID, bends)), seats=3)
    voyage.go("VOID", "0 1 0")
    voyage.go("RB", "1 1 2", "small route-0")
    voyage.go("RB", "2 1 1")
    voyage.go("RB", "2 0 0")
    voyage.go("VOID", "2 -1 0")
    voyage.go("RS", "1 -1 1", "small route-0")
    voyage.go("RS", "-1 0 0", "small route-0")
    voyage.go("BENDS", "1 0 0")
    assert [(event.rule, event.object, event.seats) for event in voyage.happened(FightBegan)] == [("CSW-45", "route", [0, 1, 2])]
    voyage.roll(5, 5, 2)
    voyage.roll(3, 4)
    assert voyage.happened(FightBegan) == []
    assert voyage.scores == [2, 1, 1]
    assert voyage.figures() == [(1, "small", 1, 1, "route-0")]


# ---- the printed fights ------------------------------------------------------------------------------------------------------


def route_of_red_and_white() -> Voyage:
    """Red has just laid the tile that joins Red's route, which leads to a planet, with White's; the figure is not placed yet."""
    set_ = tiles("A1", "RX3", "P1-R", "RS", "AK", "RS")
    voyage = Voyage(set_, colours=("red", "white", "black", "green", "orange"))
    voyage.go("A1", "0 1 2")
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("P1-R", "1 1 2", "small route-0")
    voyage.go("RS", "-2 0 0")
    voyage.play("draw AK", "place 1 0 0")
    return voyage


@pytest.mark.rule("CSW-33", "CSW-R-14")
def test_ex_10_red_may_enter_the_field_or_the_planet_but_not_the_joined_route() -> None:
    voyage = route_of_red_and_white()
    assert voyage.refused("deploy small 1 0 route-0") == "CSW-33"
    places = {offer.partition(" ")[2].partition(" ")[2] for offer in voyage.offers()}
    assert places == {"", "1 0 field-0", "1 1 planet"}


@pytest.mark.rule("CSW-52")
def test_ex_10_the_rebel_symbol_at_the_planet_gives_red_no_die_on_the_route() -> None:
    voyage = route_of_red_and_white()
    voyage.play("pass")
    assert dice(voyage) == {"0": 1, "1": 1}


@pytest.mark.rule("CSW-56", "CSW-60", "CSW-62")
def test_ex_10_red_wins_and_scores_the_route() -> None:
    voyage = route_of_red_and_white()
    voyage.play("pass")
    voyage.roll(6, 1)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [1], 1)]
    assert voyage.scores == [4, 1]
    assert voyage.supply(0) == voyage.supply(1) == (4, 1)


@pytest.mark.rule("CSW-49", "CSW-50", "CSW-51", "CSW-52")
def test_ex_11_dice_of_the_three() -> None:
    assert dice(field_of_three()) == {str(RED): 2, str(WHITE): 1, str(BLACK): 2}


@pytest.mark.rule("CSW-57", "CSW-60")
def test_ex_11_white_loses_the_first_roll_and_red_and_black_tie() -> None:
    voyage = field_of_three()
    voyage.roll(2, 4, 3, 3, 4)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [WHITE], 1)]
    assert {event.rule for event in voyage.happened(Tied)} == {"CSW-57"}
    assert voyage.scores == [1, 1, 1]


@pytest.mark.rule("CSW-58", "CSW-60", "CSW-62")
def test_ex_11_black_wins_the_second_roll_and_scores_the_field() -> None:
    voyage = field_of_three()
    voyage.roll(2, 4, 3, 3, 4)
    voyage.roll(4, 5, 3, 6)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [RED], 2)]
    assert [(event.seats, event.tiles, event.symbols, event.points) for event in voyage.happened(Scored)] == [([BLACK], 5, 1, 12)]
    assert voyage.scores == [3, 1, 13]
    assert voyage.figures() == []


@pytest.mark.rule("CSW-51")
def test_ex_12_the_symbol_gives_red_a_die_and_black_the_points() -> None:
    voyage = field_of_three()
    field = next(seen for seen in voyage.view().objects if seen.seats)
    assert field.symbols == ["rebel"]
    assert dice(voyage)[str(RED)] == 2  # one small figure and the symbol
    voyage.roll(1, 1, 1, 6, 1)
    scored = voyage.happened(Scored)[0]
    assert (scored.seats, scored.points - 2 * scored.tiles) == ([BLACK], 2)
