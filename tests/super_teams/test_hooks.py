"""Grappling hooks: who may pull which ship where, in what order, and in chains (RACE-49 to RACE-53, RACE-R-24 to RACE-R-31)."""

import pytest

from cantina.games.super_teams.events import Drew, FellBack, Hooked, Passed
from tests.super_teams.race import PLAIN, Race


def passed(board: str = f"B {PLAIN}", move: str = "red 6 red-1", **options: object) -> Race:
    """Seat 0 has just flown past black-1 on space 1 and black-2 on the start planet; seat 1 holds a hook."""
    race = Race(board, {0: move.rpartition(" ")[0], 1: "black 1"}, first=1, seats=2, **options)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.play(f"fly {move}")
    return race


def chain(board: str = f"B {PLAIN}", seats: int = 2, **options: object) -> Race:
    """Yellow-1 has just flown from start to 6; black-1 and red-2 are on space 1, black-2 and red-1 on the start planet.

    The owner of black and the owner of red hold a hook; yellow flies with red, green with black.
    """
    hands = {0: "red 1, yellow 6", 1: "black 1, green 2"}
    if seats == 4:
        hands = {0: "yellow 6", 1: "black 1", 2: "red 1", 3: "green 2"}
    race = Race(board, hands, seats=seats, first=1, **options)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 1 red-2")
    race.play("draw grappling-hook")
    race.fly("green 2 green-1")
    race.play("fly yellow 6 yellow-1", "pass")  # the departure window
    return race


# ---- flying past ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-49")
def test_a_ship_that_was_flown_past_is_pulled_to_where_the_opponent_ended() -> None:
    race = passed()
    race.play("hook black-1 1")
    assert [(event.rule, event.ship, event.start, event.end) for event in race.happened(Hooked)] == [("RACE-49", "black-1", 1, 6)]
    assert race.at("black-1") == race.at("red-1") == (6, "normal")


@pytest.mark.rule("RACE-49")
def test_a_hook_may_be_played_for_the_team_mates_ship() -> None:
    race = Race(f"B {PLAIN}", {1: "black 1", 2: "yellow 6"}, seats=4, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.play("fly yellow 6 yellow-1")
    assert "hook green-1 1" in race.offers()
    race.play("hook green-1 1")
    assert [(event.rule, event.seat, event.ship) for event in race.happened(Hooked)] == [("RACE-49", 1, "green-1")]


@pytest.mark.rule("RACE-39")
def test_a_hook_may_be_declined() -> None:
    race = passed()
    race.play("pass")
    assert [(event.rule, event.seat) for event in race.happened(Passed)] == [("RACE-39", 1)]
    assert race.at("black-1") == (1, "bonus")


@pytest.mark.rule("RACE-50")
def test_an_opponent_leaving_the_same_space_flies_past() -> None:
    race = Race(f"B {PLAIN}", {0: "red 2, red 4", 1: "black 1, black 2"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 2 red-1")
    race.fly("black 2 black-2")
    race.play("fly red 4 red-1", "hook black-2 1")
    assert race.at("black-2") == (6, "normal")


@pytest.mark.rule("RACE-R-31")
def test_an_opponent_leaving_the_start_planet_flies_past_every_ship_still_there() -> None:
    race = passed()
    assert race.offers() == {"pass", "hook black-1 1", "hook black-2 1", "hook green-1 1", "hook green-2 1"}
    race.play("hook black-2 1")
    assert race.at("black-2") == (6, "normal")


@pytest.mark.rule("RACE-49", "RACE-R-24", "RACE-R-27")
def test_dv_06_hooks_for_ships_on_the_way_and_not_for_the_ship_where_the_opponent_ended() -> None:
    race = Race(
        "B N N N N N N N N B N N",
        {0: "red 4, black 4, green 6, red 6", 1: "green 1, black 4, black 3, green 4"},
        first=1,
    )
    race.fly("green 1 green-2")
    race.play("draw grappling-hook")
    race.fly("red 4 red-1")
    race.fly("black 4 black-1")
    race.fly("black 4 black-2")
    race.fly("black 3 black-2")
    race.fly("green 6 green-1")
    race.fly("green 4 green-1")
    race.play("draw grappling-hook")
    race.play("fly red 6 red-1")  # from 4 to 10; black-1 is on 4, black-2 on 7, green-1 on 10
    assert race.offers() == {"pass", "hook black-1 1", "hook black-2 1"}
    assert race.refused("hook green-1 1") == "RACE-R-24"
    told = race.play("hook black-1 1", "hook black-2 1", "draw acceleration", "draw light-speed", "draw skilled-pilot")
    assert [event.rule for event in told if isinstance(event, Hooked)] == ["RACE-49", "RACE-49"]
    assert [event.seat for event in told if isinstance(event, Drew)] == [0, 1, 1]


@pytest.mark.rule("RACE-49", "RACE-R-24")
def test_dv_07_a_ship_backing_up_from_a_black_hole_flies_past_nobody() -> None:
    race = Race(
        "B N N N N N N N N N B H X X N N N",
        {0: "red 6, black 6, red 3, green 6, red 4", 1: "green 1, black 6, black 3, black 4, green 6"},
        first=1,
    )
    race.fly("green 1 green-2")
    race.play("draw grappling-hook")
    for move in ("red 6 red-1", "black 6 black-1", "black 6 black-2", "black 3 black-1"):
        race.fly(move)
    for move in ("red 3 red-1", "black 4 black-2", "green 6 green-1", "green 6 green-1"):
        race.fly(move)
    race.play("fly red 4 red-1")  # from 9 to the hole on 13; black-1 is on 9, black-2 on 10, green-1 on 12
    assert [(event.hole, event.end) for event in race.happened(FellBack)] == [(13, 10)]
    assert race.refused("hook black-2 1") == "RACE-R-24"
    assert race.refused("hook green-1 1") == "RACE-R-24"
    race.play("hook black-1 1")
    assert [(event.rule, event.end) for event in race.happened(Hooked)] == [("RACE-49", 10)]


@pytest.mark.rule("RACE-R-24")
def test_a_ship_behind_the_opponents_start_was_not_flown_past() -> None:
    race = Race(f"B {PLAIN}", {0: "red 2, red 4", 1: "black 1, black 3"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 2 red-1")
    race.fly("black 3 black-2")
    race.play("fly red 4 red-1")  # from 2 to 6
    assert race.refused("hook black-1 1") == "RACE-R-24"


def test_two_players_flying_past_the_own_other_colour_gives_no_hook() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1, yellow 6", 1: "black 2"})
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-1")
    race.play("fly yellow 6 yellow-1", "pass")  # the departure window
    assert race.turn == 1
    assert race.state.prompt().kind == "fly"


@pytest.mark.rule("RACE-49")
def test_three_players_everybody_else_is_an_opponent() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1", 1: "black 2", 2: "yellow 6"}, seats=3)
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-1")
    race.play("fly yellow 6 yellow-1", "hook red-1 1")
    assert [(event.rule, event.ship) for event in race.happened(Hooked)] == [("RACE-49", "red-1")]


def test_four_players_the_team_mate_flying_past_gives_no_hook() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1", 1: "black 2", 2: "yellow 6"}, seats=4)
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-1")
    race.play("fly yellow 6 yellow-1", "pass")  # the departure window of the team-mate
    assert race.turn == 3
    assert race.state.prompt().kind == "fly"


@pytest.mark.rule("RACE-R-30")
@pytest.mark.parametrize("seats", [2, 4], ids=["the own other colour", "the team-mate"])
def test_a_ship_flown_past_by_its_own_team_only_may_not_be_hooked(seats: int) -> None:
    race = chain(seats=seats)
    race.play("hook black-1 1")  # black-1 flies past red-2 on 1, and not past red-1 on the start planet
    assert race.refused("hook red-1 1") == "RACE-R-30"


# ---- who may hook what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-49", "RACE-51")
@pytest.mark.parametrize("mover", [1, 3, 0], ids=["yourself", "your team-mate", "an opponent"])
def test_a_hook_may_be_played_whoever_moved_the_opponents_ship(mover: int) -> None:
    before = (mover - 1) % 4
    race = Race(f"B {PLAIN}", {before: "black 1", mover: "red 6"}, seats=4, first=before)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.play("fly red 6 red-1", "hook black-1 1")
    assert [(event.rule, event.seat) for event in race.happened(Hooked)] == [("RACE-49", 1)]


@pytest.mark.rule("RACE-39")
def test_a_hook_comes_from_the_own_hand() -> None:
    race = Race(f"B {PLAIN}", {0: "red 6", 1: "black 1"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw acceleration")
    race.play("fly red 6 red-1")
    assert race.refused("hook black-1 1") == "RACE-39"


@pytest.mark.rule("RACE-R-17")
def test_a_hook_is_not_a_card_for_the_moved_ship() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1, red 3", 1: "black 2"})
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-1")
    race.play("fly red 3 red-2")
    assert race.refused("use grappling-hook 1") == "RACE-R-17"


@pytest.mark.rule("RACE-41")
def test_a_hook_may_not_be_played_for_an_opponents_ship() -> None:
    race = passed()
    assert race.refused("hook red-2 1") == "RACE-41"


@pytest.mark.rule("RACE-11")
def test_three_players_a_ship_in_the_box_cannot_be_hooked() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1", 1: "black 6"}, seats=3)
    race.fly("red 1 red-1")
    race.play("draw grappling-hook")
    race.play("fly black 6 black-1")
    assert race.refused("hook green-1 1") == "RACE-11"


@pytest.mark.rule("RACE-33", "RACE-R-31")
def test_a_finished_ship_cannot_be_hooked() -> None:
    race = Race("B N N N N N", {0: "black 6, red 4", 1: "black 1, green 3"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 6 black-1")  # home
    race.play("draw light-speed", "draw light-speed", "draw skilled-pilot", "draw skilled-pilot")
    race.fly("green 3 green-1")
    race.play("fly red 4 red-1", "pass")  # the departure window
    assert race.refused("hook black-1 1") == "RACE-33"
    assert "hook green-1 1" in race.offers()


@pytest.mark.rule("RACE-R-29")
def test_the_moved_ship_itself_cannot_hook() -> None:
    race = chain()
    race.play("hook black-1 1")
    assert race.refused("hook yellow-1 1") == "RACE-R-29"


@pytest.mark.rule("RACE-47", "RACE-49", "RACE-52")
def test_a_hooked_ship_ends_with_the_opponent_also_if_a_bonus_card_changed_the_flight() -> None:
    race = Race(f"B B {PLAIN}", {0: "red 2, red 4", 1: "black 1, black 3"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 2 red-1")
    race.play("draw acceleration")
    race.fly("black 3 black-2")
    told = race.play("fly red 4 red-1", "use acceleration 1", "hook black-2 1")
    assert {"RACE-47", "RACE-49"} <= {event.rule for event in told}
    assert race.at("black-2") == race.at("red-1") == (7, "normal")


@pytest.mark.rule("RACE-49", "RACE-52")
def test_a_hooked_ship_follows_the_opponent_over_a_black_hole() -> None:
    race = Race("B B N N N X N N N", {0: "red 2, red 4", 1: "black 1, black 3"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 2 red-1")
    race.play("draw evasive-manoeuvre")
    race.fly("black 3 black-2")
    race.play("fly red 4 red-1", "pass", "use evasive-manoeuvre 1", "hook black-2 1")
    assert race.at("black-2") == race.at("red-1") == (7, "normal")


@pytest.mark.rule("RACE-R-29")
def test_a_card_for_the_moved_ship_does_not_count_against_a_hook_for_its_sister() -> None:
    race = Race("B B N N N N N HN N N N", {0: "red 1, red 1, red 6", 1: "black 1, green 3, green 4"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("red 1 red-2")
    race.play("draw grappling-hook")
    race.fly("green 3 green-1")
    race.fly("red 1 red-2")
    race.play("draw acceleration")
    race.fly("green 4 green-2")
    race.play("fly red 6 red-1", "use acceleration 1", "hook black-1 1")
    assert race.refused("hook red-1 1") == "RACE-R-29"
    race.play("hook red-2 1")
    assert race.at("red-2") == (7, "normal")


@pytest.mark.rule("RACE-49", "RACE-53")
def test_one_hook_for_each_of_several_ships() -> None:
    race = Race(f"B B {PLAIN}", {0: "black 2, red 6", 1: "black 1, green 3"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 2 black-2")
    race.play("draw grappling-hook")
    race.fly("green 3 green-1")
    race.play("fly red 6 red-1", "hook black-1 1", "hook black-2 1")
    assert [(event.rule, event.ship) for event in race.happened(Hooked)] == [("RACE-49", "black-1"), ("RACE-49", "black-2")]


@pytest.mark.rule("RACE-53")
def test_one_hook_does_not_pull_two_ships() -> None:
    race = passed()
    race.play("hook black-1 1")
    assert race.at("black-2") == (0, "start")
    assert race.state.prompt().kind == "fly"


# ---- where it is put -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-49", "RACE-R-25")
@pytest.mark.parametrize("space", ["A", "H"], ids=["asteroid field", "hyperspace"])
def test_what_lies_under_a_hooked_ship_does_not_matter(space: str) -> None:
    race = Race(f"B N {space} {PLAIN}", {0: "black 3", 1: "black 1, red 6"}, first=1)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("black 3 black-2")
    race.play("fly red 6 red-1", "hook black-2 1")
    assert race.at("black-2") == (6, "normal")


@pytest.mark.rule("RACE-26", "RACE-R-27")
def test_the_owner_of_a_ship_hooked_onto_a_bonus_space_draws_too() -> None:
    race = passed("B N N N N B N N")
    race.play("hook black-1 1", "draw acceleration", "draw light-speed")
    assert [(event.rule, event.seat, event.card) for event in race.happened(Drew)] == [
        ("RACE-26", 0, "acceleration"),
        ("RACE-26", 1, "light-speed"),
    ]


@pytest.mark.rule("RACE-49", "RACE-R-27")
@pytest.mark.parametrize("half", ["hyperspace", "asteroid"])
def test_a_ship_hooked_onto_a_doubled_space_takes_the_same_half(half: str) -> None:
    race = passed("B N N N N HA N N")
    race.play(f"land {half}", "hook black-1 1")
    assert race.at("black-1") == (6, half)
    assert race.state.prompt().kind == "fly"  # no new choice


# ---- order and chains ----------------------------------------------------------------------------------------------------


def three_players(board: str) -> Race:
    """Seat 2 has just flown red-1 to 6, past black-1 and yellow-1 on space 1; the owners of both hold a hook."""
    race = Race(board, {0: "black 1", 1: "yellow 1", 2: "red 6"}, seats=3)
    race.fly("black 1 black-1")
    race.play("draw grappling-hook")
    race.fly("yellow 1 yellow-1")
    race.play("draw grappling-hook")
    race.play("fly red 6 red-1")
    return race


@pytest.mark.rule("RACE-R-28")
def test_hooks_are_played_clockwise_beginning_with_the_mover() -> None:
    race = three_players(f"B {PLAIN}")
    assert race.turn == 2
    race.play("pass")
    assert race.turn == 1


@pytest.mark.rule("RACE-26", "RACE-R-28", "RACE-R-27")
def test_bonus_cards_are_drawn_in_the_order_of_arrival() -> None:
    race = three_players("B N N N N B N N")
    race.play("hook yellow-1 1", "hook black-1 1")
    race.play("draw acceleration", "draw light-speed", "draw skilled-pilot")
    assert [(event.rule, event.seat) for event in race.happened(Drew)] == [("RACE-26", 0), ("RACE-26", 2), ("RACE-26", 1)]


@pytest.mark.rule("RACE-R-28")
def test_a_player_who_declined_is_asked_again_after_a_hook() -> None:
    race = three_players(f"B {PLAIN}")
    race.play("pass", "hook black-1 1")
    assert race.turn == 2
    race.play("hook yellow-1 1")
    assert race.at("yellow-1") == (6, "normal")


@pytest.mark.rule("RACE-R-28")
@pytest.mark.parametrize("at_once", [True, False])
def test_whoever_is_asked_plays_hook_after_hook_before_the_next_one_is_asked(at_once: bool) -> None:
    race = Race(f"B B {PLAIN}", {0: "black 1, red 6", 1: "yellow 1", 2: "black 2"}, seats=3)
    for move in ("black 1 black-1", "yellow 1 yellow-1", "black 2 black-2"):
        race.fly(move)
        race.play("draw grappling-hook")
    race.play("fly red 6 red-1")  # past black-1 and yellow-1 on space 1 and black-2 on space 2
    assert race.turn == 1
    race.play("hook black-1 1")
    assert race.turn == 1
    if at_once:
        race.play("hook black-2 1")
        assert race.turn == 2
    else:
        race.play("pass")
        assert race.turn == 2
        race.play("hook yellow-1 1")
        assert race.turn == 1  # all may play again
        race.play("hook black-2 1")
    assert race.at("black-2") == (6, "normal")


@pytest.mark.rule("RACE-R-26")
def test_chain_a_hooked_ship_flies_past_others_too() -> None:
    race = chain()
    race.play("hook black-1 1", "hook red-2 1")
    assert [(event.rule, event.ship) for event in race.happened(Hooked)] == [("RACE-49", "black-1"), ("RACE-R-26", "red-2")]
    assert race.at("yellow-1") == race.at("black-1") == race.at("red-2") == (6, "normal")


@pytest.mark.rule("RACE-R-26", "RACE-R-27")
def test_chain_every_ship_on_the_bonus_space_earns_a_card() -> None:
    race = chain("B N N N N B N N")
    told = race.play("hook black-1 1", "hook red-2 1", "draw acceleration", "draw light-speed", "draw skilled-pilot")
    assert [event.rule for event in told if isinstance(event, Hooked)] == ["RACE-49", "RACE-R-26"]
    assert [event.seat for event in told if isinstance(event, Drew)] == [0, 1, 0]


@pytest.mark.rule("RACE-49")
def test_no_chain_if_agreed_so() -> None:
    race = chain(hook_chain=False)
    race.play("hook black-1 1")
    assert race.turn == 1
    assert race.state.prompt().kind == "fly"  # seat 0 was not asked for red-2
