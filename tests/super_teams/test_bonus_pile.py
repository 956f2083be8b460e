"""The bonus pile: played cards, rebuilding, nothing left to draw, and hidden hands (RACE-27, RACE-42, RACE-R-38 to RACE-R-40)."""

import pytest

from cantina.core.event import told
from cantina.games.super_teams.content import BonusCard, Deck
from cantina.games.super_teams.events import BonusShuffled, Drew, NothingDrawn
from cantina.games.super_teams.view import Bonus
from tests.super_teams.race import PLAIN, Race

COLOURS = ("red", "black", "yellow", "green")  # of seats 0 to 3
ALL_BONUS = "B " * 20


def race_of_ones(card: BonusCard = "acceleration") -> Race:
    """Four players on a board of bonus spaces; every movement card is a 1 of the own colour, all bonus cards are alike.

    The bonus pile holds 12 cards, the finish pile 8.
    """
    hands = {seat: ", ".join([f"{colour} 1"] * 6) for seat, colour in enumerate(COLOURS)}
    return Race(ALL_BONUS, hands, seats=4, deck=Deck("alike", {"1": 12}, {card: 20}))


def draw(race: Race, cards: int, card: BonusCard = "acceleration") -> None:
    """Everybody in turn flies the first ship of the own colour 1 space and draws a bonus card, until so many are drawn."""
    for _ in range(cards):
        colour = COLOURS[race.turn]
        race.fly(f"{colour} 1 {colour}-1")
        race.play(f"draw {card}")


@pytest.mark.rule("RACE-42")
def test_a_played_bonus_card_is_set_aside() -> None:
    race = race_of_ones()
    draw(race, 4)
    race.play("fly red 1 red-1", "use acceleration 1")
    assert race.view(None).bonus_played == ["acceleration"]
    assert race.view(0).bonus == []
    assert race.view(None).bonus_pile == 8


# ---- rebuilding ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-27", "RACE-42", "RACE-R-39")
def test_the_pile_is_rebuilt_from_the_played_cards_at_once_when_its_last_card_is_taken() -> None:
    race = race_of_ones()
    draw(race, 4)
    race.play("fly red 1 red-1", "use acceleration 1", "draw acceleration")
    draw(race, 6)
    race.fly("green 1 green-1")
    told = race.play("draw acceleration")  # the twelfth and last
    assert [type(event) for event in told] == [Drew, BonusShuffled]
    assert [(event.rule, event.cards) for event in race.happened(BonusShuffled)] == [("RACE-27", 1)]
    assert (race.view(None).bonus_pile, race.view(None).bonus_played) == (1, [])


@pytest.mark.rule("RACE-27", "RACE-R-39")
def test_if_nothing_was_played_yet_the_pile_is_rebuilt_at_the_next_draw() -> None:
    race = race_of_ones()
    draw(race, 12)
    assert race.view(None).bonus_pile == 0
    race.play("fly red 1 red-1", "use acceleration 1")  # the card being played counts as played
    assert [(event.rule, event.cards) for event in race.happened(BonusShuffled)] == [("RACE-27", 1)]
    race.play("draw acceleration")
    assert [event.seat for event in race.happened(Drew)] == [0]


@pytest.mark.rule("RACE-27", "RACE-R-39")
def test_a_hook_played_this_turn_is_shuffled_in_and_can_be_drawn_again() -> None:
    race = race_of_ones("grappling-hook")
    draw(race, 11, "grappling-hook")
    race.play("fly green 1 green-2", "hook red-2 1")  # both leave the start planet for a bonus space
    race.decline()
    race.play("draw grappling-hook")  # seat 3 takes the last card
    assert [(event.rule, event.cards) for event in race.happened(BonusShuffled)] == [("RACE-27", 1)]
    race.play("draw grappling-hook")
    assert [event.seat for event in race.happened(Drew)] == [0]


@pytest.mark.rule("RACE-27")
def test_the_number_of_the_shuffle_grows_with_every_new_pile() -> None:
    race = race_of_ones()
    draw(race, 12)
    race.play("fly red 1 red-1", "use acceleration 1")
    assert [event.rule for event in race.happened(BonusShuffled)] == ["RACE-27"]
    race.play("draw acceleration")
    assert race.view(None).bonus_backs == [[1, 1, 2], [1, 1, 1], [1, 1, 1], [1, 1, 1]]


@pytest.mark.rule("RACE-27")
def test_cards_of_different_shuffles_are_told_apart() -> None:
    race = race_of_ones()
    draw(race, 12)
    race.play("fly red 1 red-1", "use acceleration 1")
    assert [event.rule for event in race.happened(BonusShuffled)] == ["RACE-27"]
    race.play("draw acceleration")
    for move in ("black 1 black-2", "yellow 1 yellow-2", "green 1 green-2"):
        race.fly(move)
    race.play("fly red 1 red-1")
    assert race.offers() == {"pass", "use acceleration 1", "use acceleration 2"}


# ---- nothing to draw -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-38")
def test_if_the_pile_is_empty_and_nothing_was_played_nothing_is_drawn() -> None:
    race = race_of_ones()
    draw(race, 12)
    race.fly("red 1 red-1")
    assert [(event.rule, event.seat) for event in race.happened(NothingDrawn)] == [("RACE-R-38", 0)]
    assert race.turn == 1


@pytest.mark.rule("RACE-26", "RACE-R-38")
def test_if_the_cards_run_out_between_two_draws_the_later_ship_earns_nothing() -> None:
    race = race_of_ones("grappling-hook")
    draw(race, 12, "grappling-hook")
    race.fly("red 1 red-1")
    race.play("fly black 1 black-2", "hook red-2 1")  # both leave the start planet for a bonus space
    race.decline()
    race.play("draw grappling-hook")  # the hook just played is the only card
    assert [(event.rule, event.seat) for event in race.happened(Drew)] == [("RACE-26", 1)]
    assert [(event.rule, event.seat) for event in race.happened(NothingDrawn)] == [("RACE-R-38", 0)]


@pytest.mark.rule("RACE-R-38")
def test_the_finish_pile_never_refills_the_bonus_pile() -> None:
    race = race_of_ones()
    draw(race, 12)
    race.fly("red 1 red-1")
    assert [event.rule for event in race.happened(NothingDrawn)] == ["RACE-R-38"]
    assert (race.view(None).bonus_pile, race.view(None).finish_pile) == (0, 8)


@pytest.mark.rule("RACE-34")
def test_the_cards_on_the_finish_planet_stay_out_of_a_new_pile() -> None:
    hands = {seat: ", ".join([f"{colour} 1"] * 6) for seat, colour in enumerate(("red", "black", "red", "black"))}
    race = Race("B B B B B B", hands, seats=4, deck=Deck("alike", {"1": 12}, {"acceleration": 20}))
    for move in ("red 1 red-1", "black 1 black-1") * 4 + ("red 1 red-1",):
        race.fly(move)
        race.play("draw acceleration")
    race.play("fly black 1 black-2", "use acceleration 1", "draw acceleration")
    for move in ("red 1 red-1", "black 1 black-1"):  # takes the last card of the first pile
        race.fly(move)
        race.play("draw acceleration")
    race.fly("red 1 red-1")  # home
    race.play(*["draw acceleration"] * 8)
    assert {event.rule for event in race.happened(Drew)} == {"RACE-34"}
    assert race.view(None).bonus_backs == [[1] * 8, [1] * 7, [1] * 2, [1] * 2]  # all of the first shuffle
    assert race.view(None).bonus_pile == 1


# ---- hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-40")
@pytest.mark.parametrize("seat", [1, 2, None], ids=["opponent", "team-mate", "spectator"])
def test_the_bonus_cards_in_a_hand_are_hidden_from_everybody_else(seat: int | None) -> None:
    race = Race(f"B {PLAIN}", {0: "red 1"}, seats=4)
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    assert race.view(0).bonus == [Bonus("light-speed", 1)]
    assert race.view(seat).bonus == []


@pytest.mark.rule("RACE-R-40")
@pytest.mark.parametrize(
    ("seat", "card"),
    [(0, "light-speed"), (1, None), (2, None), (None, None)],
    ids=["owner", "opponent", "team-mate", "spectator"],
)
def test_only_who_draws_a_bonus_card_hears_what_it_is(seat: int | None, card: str | None) -> None:
    race = Race(f"B {PLAIN}", {0: "red 1"}, seats=4)
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    assert [told(event, seat).card for event in race.happened(Drew)] == [card]


@pytest.mark.rule("RACE-R-40")
def test_everybody_sees_the_backs_of_bonus_cards_and_the_shuffle_they_came_from() -> None:
    race = Race(f"B {PLAIN}", {0: "red 1"}, seats=4)
    race.fly("red 1 red-1")
    race.play("draw light-speed")
    assert race.view(1).bonus_backs == [[1], [], [], []]


@pytest.mark.rule("RACE-R-40")
def test_any_number_of_bonus_cards_may_be_held_and_they_are_kept_over_rounds() -> None:
    reds = ", ".join(["red 1"] * 6)
    race = Race(ALL_BONUS, {0: reds, 1: reds}, deck=Deck("alike", {"1": 12}, {"acceleration": 20}))
    for _ in range(12):
        race.fly("red 1 red-1")
        race.play("draw acceleration")
    race.deal({})
    assert race.view(0).round == 2
    assert race.view(0).bonus == [Bonus("acceleration", 1)] * 12
