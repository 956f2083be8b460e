"""Rounds: new hands, the movement pile, wild cards, and who has won at the end (RACE-35 to RACE-38, RACE-07, RACE-56)."""

from collections import Counter

import pytest

from cantina.core.game import DEALER, OVER
from cantina.games.super_teams.events import (
    BecameWild,
    Chose,
    Dealt,
    Ended,
    Flew,
    MovementShuffled,
    RoundBegan,
    Used,
)
from tests.super_teams.race import Race

SIX = "N N N N N N"  # the finish planet is space 7
VAST = "N " * 120  # nobody comes home for many rounds
RED_HOME = ("red 6 red-1", "red 1 red-1", "red 6 red-2", "red 1 red-2")
YELLOW_HOME = ("yellow 6 yellow-1", "yellow 1 yellow-1", "yellow 6 yellow-2", "yellow 1 yellow-2")
GREEN_HOME = ("green 6 green-1", "green 1 green-1", "green 6 green-2", "green 1 green-2")


def race_of(*flights: str, board: str = SIX, seats: int = 2) -> Race:
    """A match in which the seats in turn hold the cards of these flights."""
    cards = [flight.rsplit(" ", 1)[0] for flight in flights]
    return Race(board, {seat: ", ".join(cards[seat::seats]) for seat in range(seats)}, seats=seats)


def fly_all(race: Race, *flights: str) -> None:
    """Fly one after the other; the prizes for the first ship home are whatever comes first."""
    for flight in flights:
        race.fly(flight)
        while race.state.prompt().kind == "prize":
            race.play(race.state.actions()[0])


def play_round(race: Race) -> None:
    """Everybody plays the first card and ship at hand until the next deal."""
    while race.turn != DEALER:
        race.play(race.state.actions()[0])


# ---- rounds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_have_played_six_cards_six_new_ones_are_dealt_to_each(seats: int) -> None:
    race = Race(VAST, seats=seats)
    play_round(race)
    assert race.happened(RoundBegan) == [RoundBegan(rule="RACE-35", round=2)]
    assert race.view(None).hand_sizes == [0] * seats
    race.deal({})
    assert {event.rule for event in race.happened(Dealt)} == {"RACE-35"}
    assert Counter(event.seat for event in race.happened(Dealt)) == dict.fromkeys(range(seats), 6)


@pytest.mark.rule("RACE-35")
def test_a_round_goes_on_while_anybody_has_a_card_left() -> None:
    race = Race(VAST)
    for _ in range(11):
        race.play(race.state.actions()[0])
    assert race.view(None).hand_sizes == [0, 1]
    assert race.turn == 1
    race.play(race.state.actions()[0])
    assert race.happened(RoundBegan)[0].rule == "RACE-35"


@pytest.mark.rule("RACE-R-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_new_round_goes_on_clockwise_so_the_same_player_begins(first: int) -> None:
    race = Race(VAST, seats=3, first=first)
    play_round(race)
    race.deal({})
    assert race.turn == first


@pytest.mark.rule("RACE-36")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 2), (4, 2)])
def test_a_movement_pile_that_is_used_up_is_formed_anew_from_all_movement_cards(seats: int, rounds: int) -> None:
    race = Race(VAST, seats=seats)
    whole = race.view(None).movement_pile + 6 * seats
    for _ in range(rounds - 1):
        play_round(race)
        assert race.happened(MovementShuffled) == []
        race.deal({})
    play_round(race)
    assert race.happened(MovementShuffled) == [MovementShuffled(rule="RACE-36")]
    assert race.view(None).movement_pile == whole
    assert race.view(None).movement_played == []


@pytest.mark.rule("RACE-R-44")
def test_the_movement_pile_stays_empty_until_the_next_deal() -> None:
    race = Race(VAST, seats=4)
    play_round(race)
    race.deal({})
    for _ in range(24):  # every turn of the second round
        assert race.view(None).movement_pile == 0
        race.play(race.state.actions()[0])
    assert sum(copies for _, copies in race.state.odds() or []) == 48


@pytest.mark.rule("RACE-R-44")
@pytest.mark.parametrize(("seats", "piles"), [(2, [36, 24, 12, 0, 36]), (3, [18, 0, 18]), (4, [24, 0, 24])])
def test_dv_08_a_deal_never_lacks_cards(seats: int, piles: list[int]) -> None:
    race = Race(VAST, seats=seats)
    after_each_deal = [race.view(None).movement_pile]
    for _ in piles[1:]:
        play_round(race)
        race.deal({})
        after_each_deal.append(race.view(None).movement_pile)
    assert after_each_deal == piles


# ---- wild cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-37")
def test_ex_04_the_red_player_flies_a_red_ship_3_spaces_with_a_green_3() -> None:
    race = race_of(*GREEN_HOME, "green 3 red-1")
    fly_all(race, *GREEN_HOME)
    race.fly("green 3 red-1")
    assert race.happened(Chose) == [Chose(rule="RACE-37", seat=0, colour="green", number=3, ship="red-1")]
    assert race.at("red-1") == (3, "normal")


@pytest.mark.rule("RACE-37")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_colour_is_wild_once_both_its_ships_are_home(seats: int) -> None:
    race = race_of(*RED_HOME, seats=seats)
    fly_all(race, *RED_HOME[:3])
    assert race.view(None).wild == []
    race.fly(RED_HOME[3])
    assert race.happened(BecameWild) == [BecameWild(rule="RACE-37", colour="red")]
    assert race.view(None).wild == ["red"]


@pytest.mark.rule("RACE-38")
def test_with_three_players_no_colour_becomes_wild_as_the_match_is_over() -> None:
    race = race_of(*RED_HOME, seats=3)
    fly_all(race, *RED_HOME)
    assert race.happened(BecameWild) == []
    assert [event.winners for event in race.happened(Ended)] == [[0]]
    assert race.turn == OVER


@pytest.mark.rule("RACE-38")
def test_with_three_players_nobody_is_shown_a_wild_colour() -> None:
    race = race_of(*RED_HOME, seats=3)
    fly_all(race, *RED_HOME)
    assert race.view(None).wild == []


@pytest.mark.rule("RACE-R-35")
def test_a_wild_card_is_of_any_colour_that_still_has_a_ship_under_way() -> None:
    race = race_of(*GREEN_HOME, "green 3 red-1")
    fly_all(race, *GREEN_HOME)
    assert {offer for offer in race.offers() if offer.startswith("fly green 3")} == {
        "fly green 3 red-1", "fly green 3 red-2",
        "fly green 3 yellow-1", "fly green 3 yellow-2",
        "fly green 3 black-1", "fly green 3 black-2",  # an opponent's
    }  # fmt: skip


@pytest.mark.rule("RACE-R-35")
@pytest.mark.parametrize(
    ("space", "distance", "rule"), [("H", 4, "RACE-24"), ("A", 1, "RACE-25")], ids=["hyperspace", "asteroid field"]
)
def test_a_wild_card_keeps_its_number_and_the_effect_of_the_space_left(space: str, distance: int, rule: str) -> None:
    flights = (*GREEN_HOME, "green 3 red-1", "green 2 red-1")
    race = race_of(*flights, board=f"N N {space} N N N")
    fly_all(race, *flights)
    assert race.happened(Flew) == [Flew(rule=rule, ship="red-1", start=3, end=3 + distance, distance=distance)]


@pytest.mark.rule("RACE-R-36")
def test_a_card_that_was_in_the_hand_before_is_wild_from_the_next_play_on() -> None:
    race = race_of(*GREEN_HOME, "green 3 red-1")
    fly_all(race, *GREEN_HOME[:2])
    assert race.refused("fly green 3 red-1") == "RACE-19"
    fly_all(race, *GREEN_HOME[2:])
    assert "fly green 3 red-1" in race.offers()


@pytest.mark.rule("RACE-R-36")
def test_a_wild_card_is_wild_for_all_players() -> None:
    flights = (*GREEN_HOME, "green 2 red-1", "green 2 red-1", "green 3 red-2", "green 3 red-2")
    race = race_of(*flights, seats=4)
    fly_all(race, *GREEN_HOME)
    for seat, flight in enumerate(flights[4:]):
        assert race.turn == seat
        assert f"fly {flight}" in race.offers()
        race.fly(flight)


@pytest.mark.rule("RACE-R-37")
def test_with_two_players_one_colour_home_is_wild_for_both() -> None:
    race = race_of(*GREEN_HOME, "green 3 red-1", "green 4 black-1")
    fly_all(race, *GREEN_HOME)  # black, the other colour of seat 1, is still on the start planet
    assert "fly green 3 red-1" in race.offers()
    race.fly("green 3 red-1")
    assert "fly green 4 black-1" in race.offers()


# ---- playing on, and the end --------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-34")
def test_a_player_whose_ships_are_home_keeps_turn_and_hand() -> None:
    race = race_of(*RED_HOME, "black 2 black-1", seats=4)
    fly_all(race, *RED_HOME)
    assert race.turn == 0
    assert race.view(None).hand_sizes == [5, 5, 5, 5]
    race.fly("black 2 black-1")
    assert race.at("black-1") == (2, "normal")


@pytest.mark.rule("RACE-R-34")
def test_a_player_whose_ships_are_home_may_play_bonus_cards_for_the_team_mates_ships() -> None:
    race = race_of(*RED_HOME, "yellow 2 yellow-1", seats=4)
    race.fly(RED_HOME[0])
    race.fly(RED_HOME[1])
    race.play(*["draw acceleration"] * 4, *["draw light-speed"] * 4)  # the last two are for seat 0
    race.fly(RED_HOME[2])
    race.fly(RED_HOME[3])
    race.play("fly yellow 2 yellow-1", "pass", "use light-speed 1")
    assert race.happened(Used) == [Used(rule="RACE-44", seat=0, card="light-speed", ship="yellow-1")]


@pytest.mark.rule("RACE-07")
def test_the_first_team_with_all_its_ships_across_the_finish_line_wins() -> None:
    race = race_of(*RED_HOME, *YELLOW_HOME)
    fly_all(race, *RED_HOME, *YELLOW_HOME)
    assert race.happened(Ended) == [Ended(rule="RACE-56", winners=[0])]  # though seat 1 flew the last ship home
    assert race.state.standing().winners == [0]


@pytest.mark.rule("RACE-56", "RACE-57")
@pytest.mark.parametrize(
    ("seats", "flights", "ships", "winners"),
    [(2, RED_HOME + YELLOW_HOME, 4, [0]), (3, RED_HOME, 2, [0]), (4, RED_HOME + YELLOW_HOME, 4, [0, 2])],
    ids=["2 players", "3 players", "4 players"],
)
def test_ex_06_ships_to_bring_home(seats: int, flights: tuple[str, ...], ships: int, winners: list[int]) -> None:
    race = race_of(*flights, seats=seats)
    fly_all(race, *flights[:-1])
    assert race.state.standing().scores[0] == ships - 1
    assert race.turn != OVER
    race.fly(flights[-1])
    assert race.happened(Ended) == [Ended(rule="RACE-56", winners=winners)]
    assert race.state.standing().scores[0] == ships


@pytest.mark.rule("RACE-07")
def test_a_team_with_ships_still_under_way_has_not_won() -> None:
    race = race_of(*RED_HOME)
    fly_all(race, *RED_HOME)
    assert race.turn != OVER
    assert race.state.standing().winners == []
