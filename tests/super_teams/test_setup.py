"""Setup: what is in the box, who gets what of it, and where everything lies before the first turn (RACE-01 to RACE-17)."""

from collections import Counter

import pytest

import cantina
from cantina.core.game import OptionError
from cantina.games.super_teams.actions import Deal, Draw
from cantina.games.super_teams.content import BonusCard, Deck, shipped
from cantina.games.super_teams.events import Dealt
from tests.super_teams.race import Race

SEATS = [2, 3, 4]


def movement_deck(seats: int = 2) -> Counter[tuple[str, int]]:
    """The movement cards that the first card of a match can be."""
    odds = cantina.game("super-teams").start(seats=seats).odds() or []
    return Counter({(action.colour, action.number): copies for action, copies in odds if isinstance(action, Deal)})


def bonus_deck(race: Race) -> Counter[str]:
    """The bonus cards that the first draw can be."""
    return Counter({action.card: copies for action, copies in race.state.odds() or [] if isinstance(action, Draw)})


def owners(race: Race) -> dict[str, int]:
    return {seen.ship: seen.owner for seen in race.view(None).ships}


# ---- components ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-01")
def test_the_track_leads_from_the_start_planet_over_all_spaces_to_the_finish_planet() -> None:
    race = Race("N N N N N N", {0: "red 6", 1: "red 1"})
    assert race.at("red-1") == (0, "start")
    race.fly("red 6 red-1")
    assert race.at("red-1") == (6, "normal")
    race.fly("red 1 red-1")
    assert race.at("red-1") == (7, "finish")


@pytest.mark.rule("RACE-02")
def test_the_game_has_48_movement_cards_and_20_bonus_cards_and_a_team_of_each_colour() -> None:
    seen = Race().view(None)
    assert movement_deck().total() == 48
    assert seen.bonus_pile + seen.finish_pile == 20
    assert {ship.ship.split("-")[0] for ship in seen.ships} == {"red", "yellow", "black", "green"}


@pytest.mark.rule("RACE-03")
@pytest.mark.parametrize("colour", ["red", "yellow", "black", "green"])
def test_each_colour_has_12_movement_cards_numbered_1_to_6(colour: str) -> None:
    cards = Counter({number: copies for (of, number), copies in movement_deck().items() if of == colour})
    assert cards.total() == 12
    assert set(cards) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("RACE-R-02")
def test_each_colour_has_two_cards_of_each_number() -> None:
    assert set(movement_deck().values()) == {2}
    assert set(shipped("standard", Deck).movement.values()) == {2}


@pytest.mark.rule("RACE-04", "RACE-R-03")
def test_there_are_four_bonus_cards_of_each_of_five_kinds() -> None:
    race = Race("B N N N N N", {0: "red 1"})
    race.fly("red 1 red-1")
    assert bonus_deck(race) == {
        "skilled-pilot": 4,
        "light-speed": 4,
        "evasive-manoeuvre": 4,
        "grappling-hook": 4,
        "acceleration": 4,
    }


@pytest.mark.rule("RACE-R-03")
def test_the_split_of_the_bonus_cards_can_be_set_differently() -> None:
    split: dict[BonusCard, int] = {"grappling-hook": 15, "acceleration": 5}
    deck = Deck("hooks", shipped("standard", Deck).movement, split)
    race = Race("B N N N N N", {0: "red 1"}, deck=deck)
    race.fly("red 1 red-1")
    assert bonus_deck(race) == split


@pytest.mark.rule("RACE-05")
def test_there_are_eight_ships_two_of_each_colour() -> None:
    ships = [seen.ship for seen in Race().view(None).ships]
    assert ships == ["red-1", "red-2", "yellow-1", "yellow-2", "black-1", "black-2", "green-1", "green-2"]


@pytest.mark.rule("RACE-05")
def test_the_two_ships_of_a_colour_can_do_the_same() -> None:
    race = Race(hands={0: "red 4"})
    assert {"fly red 4 red-1", "fly red 4 red-2"} <= race.offers()


# ---- players and colours ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-09")
def test_each_player_has_both_ships_of_the_chosen_colour() -> None:
    race = Race(seats=4, colours=("green", "yellow", "red", "black"))
    assert owners(race) == {
        "green-1": 0, "green-2": 0, "yellow-1": 1, "yellow-2": 1, "red-1": 2, "red-2": 2, "black-1": 3, "black-2": 3,
    }  # fmt: skip


@pytest.mark.rule("RACE-09")
def test_no_two_players_have_the_same_colour() -> None:
    with pytest.raises(OptionError, match="four different ones"):
        Race(seats=4, colours=("green", "green", "red", "black"))


@pytest.mark.rule("RACE-10")
def test_with_two_players_each_has_the_four_ships_of_two_colours() -> None:
    assert owners(Race(seats=2)) == {
        "red-1": 0, "red-2": 0, "yellow-1": 0, "yellow-2": 0, "black-1": 1, "black-2": 1, "green-1": 1, "green-2": 1,
    }  # fmt: skip


@pytest.mark.rule("RACE-11")
def test_with_three_players_the_ships_of_the_fourth_colour_are_back_in_the_box() -> None:
    race = Race(seats=3, hands={0: "red 1"})
    assert owners(race) == {"red-1": 0, "red-2": 0, "black-1": 1, "black-2": 1, "yellow-1": 2, "yellow-2": 2}
    assert race.refused("fly red 1 green-1") == "RACE-11"


@pytest.mark.rule("RACE-11")
def test_with_three_players_the_movement_cards_of_the_fourth_colour_are_back_in_the_box() -> None:
    assert movement_deck(seats=3).total() == 36
    assert {colour for colour, _ in movement_deck(seats=3)} == {"red", "black", "yellow"}
    assert Race(seats=3, hands={0: "red 1"}).refused("fly red 1 green-1") == "RACE-11"


@pytest.mark.rule("RACE-R-42")
def test_with_three_players_all_20_bonus_cards_stay() -> None:
    race = Race("B N N N N N", {0: "red 1"}, seats=3)
    race.fly("red 1 red-1")
    assert bonus_deck(race).total() == 20
    assert race.view(None).bonus_pile + race.view(None).finish_pile == 20


@pytest.mark.rule("RACE-12")
def test_with_four_players_two_teams_of_two_take_turns_alternately() -> None:
    race = Race("N N N N N N", {0: "red 6", 1: "red 1", 2: "red 2"}, seats=4)
    race.fly("red 6 red-1")
    assert race.turn == 1
    race.fly("red 1 red-1")
    assert race.state.standing().scores == [1, 0, 1, 0]  # the ship is home for seats 0 and 2, between whom seat 1 sits


@pytest.mark.rule("RACE-R-05")
def test_seats_0_and_2_are_a_team_whatever_their_colours() -> None:
    race = Race("N N N N N N", {0: "green 6", 1: "green 1"}, seats=4, colours=("red", "yellow", "green", "black"))
    race.fly("green 6 green-1")
    race.fly("green 1 green-1")
    assert race.state.standing().scores == [1, 0, 1, 0]


# ---- places -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-13")
@pytest.mark.parametrize("seats", SEATS)
def test_all_ships_in_play_start_on_the_start_planet(seats: int) -> None:
    assert {(seen.space, seen.on) for seen in Race(seats=seats).view(None).ships} == {(0, "start")}


@pytest.mark.rule("RACE-14")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 6), (4, 8)])
def test_ex_05_the_finish_pile_has_two_bonus_cards_for_each_player(seats: int, cards: int) -> None:
    assert Race(seats=seats).view(None).finish_pile == cards


@pytest.mark.rule("RACE-15")
@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 14), (4, 12)])
def test_the_other_bonus_cards_form_the_bonus_pile(seats: int, cards: int) -> None:
    assert Race(seats=seats).view(None).bonus_pile == cards


@pytest.mark.rule("RACE-15")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_bonus_cards(seats: int) -> None:
    race = Race(seats=seats)
    assert race.view(None).bonus_backs == [[]] * seats
    assert [race.view(seat).bonus for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("RACE-16")
@pytest.mark.parametrize(("seats", "pile"), [(2, 36), (3, 18), (4, 24)])
def test_each_player_is_dealt_six_movement_cards_and_the_rest_is_a_pile(seats: int, pile: int) -> None:
    race = Race(seats=seats)
    dealt = race.happened(Dealt)
    assert {event.rule for event in dealt} == {"RACE-16"}
    assert Counter(event.seat for event in dealt) == dict.fromkeys(range(seats), 6)
    assert race.view(None).hand_sizes == [6] * seats
    assert race.view(None).movement_pile == pile


@pytest.mark.rule("RACE-16")
def test_a_player_sees_the_own_movement_cards_and_only_the_number_of_the_others() -> None:
    race = Race(hands={0: "red 1, red 1, red 2, red 2, red 3, black 6", 1: "green 1"})
    assert race.happened(Dealt)[0].rule == "RACE-16"
    assert [(card.colour, card.number) for card in race.view(0).hand] == [
        ("red", 1), ("red", 1), ("red", 2), ("red", 2), ("red", 3), ("black", 6),
    ]  # fmt: skip
    assert race.view(0).hand_sizes == [6, 6]


# ---- who begins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-17", "RACE-R-04")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 1, 2, 3, 0]), (1, [1, 2, 3, 0, 1]), (2, [2, 3, 0, 1, 2]), (3, [3, 0, 1, 2, 3])]
)
def test_the_chosen_first_player_begins_and_the_others_follow_clockwise(first: int, order: list[int]) -> None:
    race = Race(seats=4, first=first)
    turns = []
    for _ in order:
        turns.append(race.turn)
        race.play(race.state.actions()[0])
    assert turns == order


@pytest.mark.rule("RACE-R-04")
def test_the_first_player_must_be_one_of_the_players() -> None:
    with pytest.raises(OptionError, match="first is seat 2, but the seats are 0 to 1"):
        Race(seats=2, first=2)
