"""The arena: the same matches for the same seed, every side for everybody, and an interval that says how much is known."""

import json

from cantina.arena import compare, interval
from cantina.games import find
from tests.cli.test_cli import cantina


def test_the_interval_is_wilsons() -> None:
    assert [round(end, 3) for end in interval(76, 80)] == [0.878, 0.98]
    assert [round(end, 3) for end in interval(0, 10)] == [0.0, 0.278]


def test_everybody_plays_every_side_on_the_same_deals() -> None:
    game = find("carcassonne")
    found = compare(game, game.options(seats=3, tiles="short"), "greedy", "random", 2, seed=4)  # type: ignore[call-arg]
    assert (found.matches, found.fair) == (6, 0.3333)
    assert found.won > 4
    even = compare(game, game.options(seats=3, tiles="short"), "random", "random", 3, seed=4)  # type: ignore[call-arg]
    assert even.won == 3, "three of a kind on the same deals, with the same luck: each deal is won once"


def test_the_arena_prints_what_it_found_and_how_sure_it_is() -> None:
    asked = ["--bots", "greedy,random", "--deals", "3", "--seats", "4", "--seed", "5", "--option", "board=short"]

    def said_of(*more: str) -> str:
        return cantina("arena", "super-teams", *asked, *more, CANTINA_KERNEL="compiled").stdout

    said = said_of()
    assert said.startswith("greedy won ") and " of 6 matches of super-teams against random: " in said
    assert "(95 %: " in said and "equals would win 50.0%" in said
    first, second = (json.loads(said_of("--json", "--jobs", jobs)) for jobs in "12")
    for each in (first, second):
        del each["milliseconds"]
    assert first == second
    assert first["low"] < first["share"] <= first["high"]


def test_two_bots_are_wanted() -> None:
    assert "two bots are wanted, as in hard,greedy" in cantina("arena", "carcassonne", "--bots", "greedy").stderr
    assert "zadejte dva boty" in cantina("arena", "carcassonne", "--bots", "greedy", LANG="cs_CZ.UTF-8").stderr
