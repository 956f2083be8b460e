"""The team variant: red with green against black with white (CSW-88 to CSW-96, CSW-R-41 to CSW-R-49)."""

from typing import Any

import pytest

import cantina
from cantina.core.game import OptionError
from cantina.games.carcassonne.content import Colour, Tile
from cantina.games.carcassonne.events import Ended, FightBegan, FigureDeployed, FiguresHome, Lost, Rolled, Scored, Tied, Won
from tests.carcassonne.voyage import Voyage, tiles

VOID = Tile("VOID")  # free space all over
RED, BLACK, GREEN, WHITE = range(4)


def around(planet: str, *turns: str, teams: bool = True) -> Voyage:
    """The planet lies on the start tile; Red, Black, Green and White in turn put figures on it from a tile beside it, or pass."""
    voyage = Voyage(tiles(*["VOID"] * 8, extra=(VOID,), start=planet), seats=4, teams=teams)
    for turn, place in zip(turns, ["0 -1 0", "1 -1 0", "1 0 0", "1 1 0", "-1 -1 0", "-1 0 0"], strict=False):
        voyage.go("VOID", place, None if turn == "pass" else f"{turn} 0 0 planet")
    return voyage


def attacked(planet: str, red: str, green: str) -> Voyage:
    """Red and Green hold a planet, and Black attacks it with a small figure."""
    return around(planet, red, "pass", green, "pass", "pass", "small")


def joined(end: str = "RS", teams: bool = True) -> Voyage:
    """White has just joined the routes of Red and of Green; they are five tiles, closed if the ends are crossroads."""
    voyage = Voyage(tiles("RB", end, "RS", end, "RB", "RS"), seats=4, teams=teams, first=WHITE)
    voyage.go("RB", "1 0 0")
    voyage.go(end, "-1 0 0", "small route-0")
    voyage.go("RS", "-2 0 0")
    voyage.go(end, "0 1 0", "large route-0")
    voyage.go("RB", "1 1 1")
    return voyage


def dice(voyage: Voyage) -> dict[str, int]:
    """The dice of each team."""
    counts: dict[str, int] = voyage.view().fight.dice
    return counts


def colours(*four: Colour) -> dict[str, Any]:
    """Four colours by seat, and the one that is left over."""
    every: tuple[Colour, ...] = ("red", "green", "black", "white", "orange")
    return {"colours": (*four, *(colour for colour in every if colour not in four))}


# ---- setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-88")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_take_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match=f"teams take four seats, not {seats}"):
        cantina.game("carcassonne").start(teams=True, seats=seats)


@pytest.mark.rule("CSW-89")
@pytest.mark.parametrize("four", [("red", "green", "black", "white"), ("red", "black", "white", "green")])
def test_team_mates_may_not_sit_side_by_side(four: tuple[Colour, Colour, Colour, Colour]) -> None:
    with pytest.raises(OptionError, match="seated in turn"):
        cantina.game("carcassonne").start(teams=True, seats=4, **colours(*four))


@pytest.mark.rule("CSW-89")
def test_the_teams_alternate_in_turn_order() -> None:
    voyage = around("P1-B")
    movers = []
    for place in ["0 -1 0", "0 -2 0", "0 -3 0", "0 -4 0"]:
        movers.append(voyage.view().players[voyage.view().mover].faction)
        voyage.go("VOID", place)
    assert movers == ["rebel", "empire", "rebel", "empire"]


@pytest.mark.rule("CSW-90")
@pytest.mark.parametrize(
    "four", [("red", "black", "green", "white"), ("green", "white", "red", "black"), ("white", "red", "black", "green")]
)
def test_red_and_green_play_against_black_and_white(four: tuple[Colour, Colour, Colour, Colour]) -> None:
    voyage = Voyage(tiles("RS"), seats=4, teams=True, **colours(*four))
    players = voyage.view().players
    assert {player.colour: player.faction for player in players} == {
        "red": "rebel",
        "green": "rebel",
        "black": "empire",
        "white": "empire",
    }


@pytest.mark.rule("CSW-90")
@pytest.mark.parametrize("four", [("red", "black", "orange", "white"), ("orange", "black", "green", "white")])
def test_orange_has_no_team(four: tuple[Colour, Colour, Colour, Colour]) -> None:
    with pytest.raises(OptionError, match="red with green against black with white"):
        cantina.game("carcassonne").start(teams=True, seats=4, **colours(*four))


@pytest.mark.rule("CSW-R-46")
def test_the_seats_are_red_black_green_white_unless_agreed_otherwise() -> None:
    voyage = Voyage(tiles("RS"), seats=4, teams=True)
    assert [player.colour for player in voyage.view().players] == ["red", "black", "green", "white"]


@pytest.mark.rule("CSW-R-46")
@pytest.mark.parametrize("first", range(4))
def test_any_seat_may_start(first: int) -> None:
    assert Voyage(tiles("RS"), seats=4, teams=True, first=first).view().mover == first


@pytest.mark.rule("CSW-R-48")
def test_four_players_with_the_same_colours_play_by_the_base_rules_unless_teams_are_agreed() -> None:
    voyage = joined(teams=False)
    assert [event.seats for event in voyage.happened(FightBegan)] == [[RED, GREEN]]


@pytest.mark.rule("CSW-88")
def test_four_players_need_not_play_in_teams() -> None:
    voyage = around("P1-B", "small", "pass", "small", teams=False)
    voyage.roll(1, 6)
    assert voyage.scores == [1, 0, 0, 0]


# ---- points and figures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-91")
def test_team_mates_score_together() -> None:
    voyage = Voyage(tiles("RX3", "RX3", "RS"), seats=4, teams=True)
    voyage.go("RX3", "-1 0 0", "small route-0")
    voyage.go("RX3", "1 0 0")
    assert [(event.seats, event.score) for event in voyage.happened(Scored)] == [([RED, GREEN], 3)]
    assert voyage.scores == [3, 0, 3, 0]


@pytest.mark.rule("CSW-91")
def test_every_player_of_a_team_has_a_supply_of_five() -> None:
    voyage = Voyage(tiles("RS"), seats=4, teams=True)
    assert [voyage.supply(seat) for seat in range(4)] == [(4, 1)] * 4


@pytest.mark.rule("CSW-R-41")
def test_an_object_that_team_mates_hold_together_is_scored_once_and_both_take_their_figures_back() -> None:
    voyage = joined(end="RX3")
    assert voyage.happened(FightBegan) == []
    assert [(event.seats, event.points) for event in voyage.happened(Scored)] == [([RED, GREEN], 5)]
    assert [(event.seat, event.small, event.large) for event in voyage.happened(FiguresHome)] == [(RED, 1, 0), (GREEN, 0, 1)]
    assert voyage.scores == [5, 0, 5, 0]


@pytest.mark.rule("CSW-R-42", "CSW-33")
def test_a_route_of_the_team_mate_may_not_be_entered() -> None:
    voyage = Voyage(tiles("RS", "RS", "RS", "RS"), seats=4, teams=True)
    voyage.go("RS", "-1 0 0", "small route-0")
    voyage.go("RS", "-2 0 0")
    voyage.play("draw RS", "place 1 0 0")
    assert voyage.turn == GREEN
    assert voyage.refused("deploy small 1 0 route-0") == "CSW-33"


@pytest.mark.rule("CSW-R-42", "CSW-34")
def test_a_field_of_the_team_mate_may_not_be_entered() -> None:
    voyage = Voyage(tiles("AC", "RS", "AC", "RS"), seats=4, teams=True)
    voyage.go("AC", "0 -1 3", "small field-0")
    voyage.go("RS", "1 0 0")
    voyage.play("draw AC", "place -1 -1 1")
    assert voyage.turn == GREEN
    assert voyage.refused("deploy small -1 -1 field-0") == "CSW-34"


@pytest.mark.rule("CSW-R-42", "CSW-44")
def test_a_planet_of_the_team_mate_may_be_entered() -> None:
    voyage = around("P1-B", "small", "pass", "small")
    assert [(event.rule, event.seat) for event in voyage.happened(FigureDeployed)] == [("CSW-44", GREEN)]
    assert [seat for seat, *_ in voyage.figures()] == [RED, GREEN]


@pytest.mark.rule("CSW-R-49", "CSW-31")
def test_a_player_uses_only_the_own_figures() -> None:
    voyage = around("P1-B", "large", "pass", "pass", "pass")
    voyage.play("draw VOID", "place -1 -1 0")
    assert voyage.turn == RED
    assert voyage.refused("deploy large 0 0 planet") == "CSW-31"
    assert voyage.supply(GREEN) == (4, 1)


# ---- fights ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-92")
def test_team_mates_on_joined_routes_do_not_fight() -> None:
    voyage = joined()
    assert voyage.happened(FightBegan) == []
    assert [(seat, x, y) for seat, _, x, y, _ in voyage.figures()] == [(RED, -1, 0), (GREEN, 0, 1)]


@pytest.mark.rule("CSW-92")
def test_team_mates_on_a_planet_do_not_fight() -> None:
    voyage = around("P1-B", "small", "pass", "small")
    assert voyage.happened(FightBegan) == []


@pytest.mark.rule("CSW-92", "CSW-46")
@pytest.mark.parametrize("attacker", [BLACK, WHITE])
def test_figures_of_the_two_teams_fight(attacker: int) -> None:
    voyage = around("P1-B", "small", *["pass"] * (attacker - 1), "small")
    assert [(event.rule, event.object) for event in voyage.happened(FightBegan)] == [("CSW-46", "planet")]


@pytest.mark.rule("CSW-93", "CSW-54")
def test_one_roll_for_each_team() -> None:
    voyage = attacked("P1-B", "small", "small")
    voyage.roll(3, 4, 6)
    assert [(event.rule, event.seats, event.dice) for event in voyage.happened(Rolled)] == [
        ("CSW-54", [RED, GREEN], [3, 4]),
        ("CSW-54", [BLACK, WHITE], [6]),
    ]


@pytest.mark.rule("CSW-94")
@pytest.mark.parametrize(
    ("planet", "red", "green", "count"),
    [
        pytest.param("P1-B", "small", "pass", 1, id="one small"),
        pytest.param("P1-B", "small", "small", 2, id="a small one of each"),
        pytest.param("P1-B", "pass", "large", 2, id="one large"),
        pytest.param("P1-B", "small", "large", 3, id="a small and a large one"),
        pytest.param("P1-R", "small", "pass", 2, id="one small with symbol"),
        pytest.param("P1-R", "small", "small", 3, id="a small one of each with symbol"),
        pytest.param("P1-E", "small", "small", 2, id="the symbol of the others"),
    ],
)
def test_the_figures_of_both_team_mates_and_the_symbol_give_dice(planet: str, red: str, green: str, count: int) -> None:
    assert dice(attacked(planet, red, green))["0+2"] == count


@pytest.mark.rule("CSW-95", "CSW-R-43")
@pytest.mark.parametrize(
    ("planet", "red", "green"),
    [("P1-B", "large", "large"), ("P1-R", "small", "large"), ("P1-R", "large", "large")],
    ids=["two large", "small, large and symbol", "two large and symbol"],
)
def test_a_team_has_three_dice_at_most(planet: str, red: str, green: str) -> None:
    assert dice(attacked(planet, red, green))["0+2"] == 3


@pytest.mark.rule("CSW-R-43")
@pytest.mark.parametrize(("figure", "count"), [("small", 1), ("large", 2)])
def test_a_single_figure_of_a_team_has_the_dice_of_the_base_game(figure: str, count: int) -> None:
    assert dice(around("P1-B", figure, "small")) == {"0+2": count, "1+3": 1}
    assert dice(around("P1-B", figure, "small", teams=False)) == {"0": count, "1": 1}


@pytest.mark.rule("CSW-94", "CSW-95")
def test_dv_08_red_small_and_green_large_with_a_rebel_symbol_have_three_dice_against_one() -> None:
    assert dice(attacked("P1-R", "small", "large")) == {"0+2": 3, "1+3": 1}


@pytest.mark.rule("CSW-60", "CSW-59")
def test_dv_08_if_the_rebel_team_loses_it_gets_three_points_and_both_figures_return() -> None:
    voyage = attacked("P1-R", "small", "large")
    voyage.roll(1, 2, 3, 4)
    assert [(event.rule, event.seats, event.points) for event in voyage.happened(Lost)] == [("CSW-60", [RED, GREEN], 3)]
    assert [(event.rule, event.seat, event.small, event.large) for event in voyage.happened(FiguresHome)] == [
        ("CSW-59", RED, 1, 0),
        ("CSW-59", GREEN, 0, 1),
    ]
    assert voyage.scores == [3, 0, 3, 0]


@pytest.mark.rule("CSW-R-44", "CSW-57")
def test_a_tie_is_a_point_for_each_team_and_not_for_each_player() -> None:
    voyage = attacked("P1-B", "small", "small")
    voyage.roll(2, 5, 5)
    assert [(event.rule, event.seats) for event in voyage.happened(Tied)] == [
        ("CSW-57", [RED, GREEN]),
        ("CSW-57", [BLACK, WHITE]),
    ]
    assert voyage.scores == [1, 1, 1, 1]


@pytest.mark.rule("CSW-R-44")
def test_the_losing_team_gets_its_dice_once_after_several_rolls_and_leaves_with_all_figures() -> None:
    voyage = attacked("P1-B", "small", "small")
    voyage.roll(2, 5, 5)
    voyage.roll(2, 5, 6)
    assert voyage.scores == [1 + 2, 1, 1 + 2, 1]
    assert voyage.figures() == [(BLACK, "small", 0, 0, "planet")]


@pytest.mark.rule("CSW-61")
def test_both_figures_of_the_winning_team_stay() -> None:
    voyage = attacked("P1-B", "small", "large")
    voyage.roll(6, 1, 1, 5)
    assert [(event.rule, event.seats) for event in voyage.happened(Won)] == [("CSW-61", [RED, GREEN])]
    assert voyage.figures() == [(RED, "small", 0, 0, "planet"), (GREEN, "large", 0, 0, "planet")]


# ---- the rest is the base game -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CSW-96")
def test_turns_without_fights_go_as_in_the_base_game() -> None:
    def played(teams: bool) -> list[tuple[type, str]]:
        voyage = Voyage(tiles("RX3", "RX3", "AC", "P1-B"), seats=4, teams=teams)
        happened = [
            *voyage.go("RX3", "-1 0 0", "small route-0"),
            *voyage.go("AC", "0 -1 3", "large field-0"),
            *voyage.go("RX3", "1 0 0", "small route-1"),
            *voyage.go("P1-B", "2 0 1", "small planet"),
        ]
        return [(type(event), event.rule) for event in happened]

    assert played(teams=True) == played(teams=False)


@pytest.mark.rule("CSW-R-47", "CSW-R-39")
def test_teams_with_equal_points_win_together() -> None:
    voyage = Voyage(tiles("RS", "RS", "RS"), seats=4, teams=True)
    voyage.go("RS", "1 0 0", "small route-0")
    voyage.go("RS", "0 1 0", "small route-0")
    voyage.go("RS", "1 1 0")
    assert [(event.rule, event.winners) for event in voyage.happened(Ended)] == [("CSW-R-39", [RED, BLACK, GREEN, WHITE])]
    assert voyage.scores == [2, 2, 2, 2]
    assert voyage.state.standing().shared
