"""Content: boards and decks of one's own are checked before anybody plays, and the error names what is wrong (RACE-R-01)."""

import re

import pytest

import cantina
from cantina.core.game import OptionError
from cantina.games.super_teams.content import Board, Deck, names, shipped
from tests.super_teams.race import Race

GAME = cantina.game("super-teams")
STANDARD = shipped("standard", Deck)


# ---- boards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-R-01")
@pytest.mark.parametrize(
    ("spaces", "message"),
    [
        ("N N N N N", "board 'mine': 5 spaces; it takes 6 to 120"),
        ("N " * 121, "board 'mine': 121 spaces; it takes 6 to 120"),
        ("", "board 'mine': 0 spaces; it takes 6 to 120"),
        ("N N Z N N N", "board 'mine', space 3: unknown kind 'Z'; it takes N, B, H, A, X, HN, HA, AN"),
        ("N n N N N N", "board 'mine', space 2: unknown kind 'n'"),
        ("N N N N N BN", "board 'mine', space 6: unknown kind 'BN'"),  # a bonus space is never half of a doubled one
        ("X N N N N N", "board 'mine', space 1: a black hole cannot lie right behind the start planet"),
        (
            "N N X X X X X X N",
            "board 'mine', space 3: a black hole 6 spaces wide cannot be crossed by one card; it takes 5 at most",
        ),
        ("N X X N X X X X X X", "board 'mine', space 5: a black hole 6 spaces wide"),
    ],
    ids=["short", "long", "empty", "unknown", "lower-case", "no such pair", "hole first", "wide hole", "second hole wide"],
)
def test_a_board_that_cannot_be_flown_is_refused_by_the_space_that_is_wrong(spaces: str, message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(board=Board("mine", spaces))


@pytest.mark.rule("RACE-R-01")
@pytest.mark.parametrize(
    "spaces",
    ["N N N N N N", "N " * 120, "N X X X X X N", "N N N N N X", "B X H X A X", "HN HA AN N B H\nA X"],
    ids=["shortest", "longest", "widest hole", "hole last", "no normal space", "every kind, on two lines"],
)
def test_a_board_that_can_be_flown_is_taken(spaces: str) -> None:
    assert Race(spaces).view(None).ships[0].space == 0


@pytest.mark.rule("RACE-R-01")
@pytest.mark.parametrize("name", names(Board))
def test_every_shipped_board_can_be_chosen_by_its_name(name: str) -> None:
    assert GAME.start(board=name).options == GAME.start(board=shipped(name, Board)).options


@pytest.mark.rule("RACE-R-01")
def test_a_board_can_be_given_as_plain_data() -> None:
    board = {"name": "mine", "spaces": "N B N N X N"}
    assert GAME.start(board=board).options == GAME.start(board=Board("mine", "N B N N X N")).options


# ---- decks --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RACE-03")
@pytest.mark.parametrize(
    ("movement", "message"),
    [
        ({"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 1}, "deck 'mine': 11 movement cards; it takes 12"),
        ({"6": 13}, "deck 'mine': 13 movement cards; it takes 12"),
        ({"1": 14, "6": -2}, "deck 'mine', movement 6: fewer than no copies"),
        ({"7": 12}, "deck, movement: '7' is unknown; it takes 1, 2"),
    ],
    ids=["too few", "too many", "negative", "no such number"],
)
def test_a_deck_needs_12_movement_cards_a_colour(movement: dict[str, int], message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(deck={"name": "mine", "movement": movement, "bonus": STANDARD.bonus})


@pytest.mark.rule("RACE-04")
@pytest.mark.parametrize(
    ("bonus", "message"),
    [
        ({"light-speed": 19}, "deck 'mine': 19 bonus cards; it takes 20"),
        ({"light-speed": 10, "acceleration": 11}, "deck 'mine': 21 bonus cards; it takes 20"),
        ({"light-speed": 21, "acceleration": -1}, "deck 'mine', bonus acceleration: fewer than no copies"),
        ({"teleport": 20}, "deck, bonus: 'teleport' is unknown; it takes acceleration"),
    ],
    ids=["too few", "too many", "negative", "no such kind"],
)
def test_a_deck_needs_20_bonus_cards_of_the_five_kinds(bonus: dict[str, int], message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(deck={"name": "mine", "movement": STANDARD.movement, "bonus": bonus})


# ---- names --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "nowhere"}, "there is no board 'nowhere'; shipped are long, short"),
        ({"board": "../content/long"}, "there is no board '../content/long'"),
        ({"deck": "stacked"}, "there is no deck 'stacked'; shipped are standard"),
        ({"board": "standard"}, "there is no board 'standard'; shipped are long, short"),
        ({"deck": "long"}, "there is no deck 'long'; shipped are standard"),
    ],
    ids=["unknown board", "a path", "unknown deck", "a deck for a board", "a board for a deck"],
)
def test_a_name_that_is_not_shipped_is_refused_with_those_that_are(options: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        GAME.start(**options)
