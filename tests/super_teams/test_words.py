"""Super Teams in words: whose every ship is, to whoever looks."""

import pytest

import cantina
from cantina.core.action import from_text
from cantina.core.describe import describe, describe_action
from cantina.core.ledger import Language
from cantina.core.texts import texts
from tests.super_teams.race import Race

GAME = cantina.game("super-teams")
NAMES = ["Ann", "Bob", "Cyd", "Dan"]


@pytest.mark.parametrize(
    ("language", "seats", "said"),
    [
        ("en", 2, ["red 4: move X-wing, yours", "black 4: move TIE fighter, Bob's", "yellow 4: move Jedi starfighter, yours"]),
        ("en", 4, ["red 4: move X-wing, yours", "black 4: move TIE fighter, Bob's",
                   "yellow 4: move Jedi starfighter, your partner's"]),
        ("cs", 2, ["letět lodí X-wing (červená 4), vaše", "letět lodí TIE fighter (černá 4), soupeř Bob",
                   "letět lodí Jediský stíhač (žlutá 4), vaše"]),
    ],
)  # fmt: skip
def test_a_choice_says_whose_ship_it_moves(language: Language, seats: int, said: list[str]) -> None:
    race = Race(hands={0: "red 4, black 4, yellow 4"}, seats=seats)
    spoken = texts(language, GAME.folder / "texts")
    view = race.state.view(0)
    flights = [from_text(f"fly {colour} 4 {colour}-1", GAME.action) for colour in ("red", "black", "yellow")]
    assert [describe_action(GAME, fly, view, race.state.options, spoken, NAMES.__getitem__) for fly in flights] == said


def test_the_ships_are_listed_with_their_owners() -> None:
    race = Race(seats=4)
    spoken = texts("en", GAME.folder / "texts")

    def lines(seat: int | None) -> str:
        return "\n".join(describe(GAME, race.state.view(seat), race.state.options, spoken, NAMES.__getitem__))

    assert "X-wing (red, yours)" in lines(0)
    assert "X-wing (red, your partner's)" in lines(2)
    assert "X-wing (red, Ann's)" in lines(1)
    assert "X-wing (red, Ann's)" in lines(None)
