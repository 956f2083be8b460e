"""Forms: what cannot be chosen is not offered, what no longer fits gives way, every problem is a sentence in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.core.form import fill_in
from cantina.core.game import OptionError
from cantina.core.ledger import LANGUAGES
from cantina.core.texts import Texts
from cantina.games.adventures.content.reading import TITLES

SOURCES = Path(cantina.__file__).parent
RAISED = re.compile(
    r"""(?:OptionError|UnplayableError|_error|Flaw|wrong)\(\s*(?:f?"[^"]*", )?(?:[\w.]+(?:\[\d\])*, )?f?"([a-z-]+)"(?=[,)])"""
)


@pytest.mark.parametrize(
    ("game", "chosen", "option", "offered"),
    [
        ("carcassonne", {"seats": 3}, "teams", [False]),
        ("carcassonne", {"seats": 4}, "teams", [False, True]),
        ("carcassonne", {"seats": 3}, "first", [0, 1, 2]),
        ("carcassonne", {"seats": 4, "teams": True}, "colours", [["green", "red"], ["black", "white"]] * 2 + [["orange"]]),
        ("super-teams", {"seats": 2}, "first", [0, 1]),
        ("precious-cargo", {"seats": 3}, "mode", ["teams"]),
        ("precious-cargo", {"seats": 4}, "mode", ["teams", "this-is-the-way"]),
        ("adventures", {"seats": 2}, "traitor", [False]),
        ("adventures", {"seats": 4}, "traitor", [False, True]),
        ("adventures", {"seats": 2, "campaign": True}, "mission", ["compound"]),
        ("adventures", {"seats": 2, "campaign": True}, "sheet", [None]),
        ("adventures", {"seats": 4}, "mode", ["sandbox", "shared", None]),
        ("adventures", {"seats": 2}, "characters", ["ig11", "mandalorian"]),
    ],
)
def test_what_cannot_be_chosen_is_not_offered(game: str, chosen: dict[str, Any], option: str, offered: list[Any]) -> None:
    assert fill_in(cantina.game(game), chosen).choices[option] == offered


@pytest.mark.parametrize(
    ("game", "chosen", "kept", "given"),
    [
        ("carcassonne", {"seats": 3, "teams": True, "first": 3}, "seats", {"teams": False, "first": 0}),
        ("precious-cargo", {"seats": 2, "mode": "this-is-the-way"}, "seats", {"mode": "teams"}),
        ("adventures", {"seats": 2, "traitor": True}, "seats", {"traitor": False}),
        ("adventures", {"seats": 2, "mission": "ambush", "campaign": True}, "campaign", {"mission": "compound"}),
        ("adventures", {"seats": 4, "sheet": "payoff"}, "sheet", {"traitor": True}),
        ("adventures", {"seats": 2, "characters": ["cara"], "mode": "story"}, "mode", {"characters": []}),
    ],
)
def test_what_does_not_fit_gives_way_to_what_was_chosen(
    game: str, chosen: dict[str, Any], kept: str, given: dict[str, Any]
) -> None:
    assert fill_in(cantina.game(game), chosen, kept).options == chosen | given


def test_what_was_chosen_and_cannot_be_is_a_problem() -> None:
    with pytest.raises(OptionError, match="teams take four seats, not 3"):
        fill_in(cantina.game("carcassonne"), {"seats": 3, "teams": True}, "teams")


def test_one_chosen_character_leaves_the_others_to_the_mission() -> None:
    form = fill_in(cantina.game("adventures"), {"seats": 2, "characters": ["ig11"]})
    assert form.filled["characters"] == ["ig11", "mandalorian"]


CHOSEN = {  # keys that the code chooses from
    "core": {"unknown-field", "unknown-field-meant", "unknown-value-meant", "at-least", "at-most", "one-condition"},
    "super-teams": {"movement-cards", "bonus-cards"},
    "adventures": {
        "nothing-behind-it", "token-behind-it", "space-behind-it", "only-for-bounty", "only-for-sheet", "not-of-mission",
        "not-of-mission-shared", "use-without-effects", "effects-without-use",
    },
}  # fmt: skip


def keys_in(*folders: Path) -> set[str]:
    """The keys of all problems that the code in folders can raise."""
    return {key for folder in folders for path in folder.rglob("*.py") for key in RAISED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_options_has_a_sentence_in_both_languages(language: Any) -> None:
    core, shared = Texts(language), set[str]()
    for game_id in cantina.games.ids():
        game = cantina.game(game_id)
        said = Texts(language, game.folder / "texts")
        keys = keys_in(game.folder) | CHOSEN.get(game_id, set())
        assert sorted(key for key in keys if not said.has(f"wrong-{key}")) == []
        own = {key.removeprefix("wrong-") for key in said.all_keys() - core.all_keys() if key.startswith("wrong-")}
        assert sorted(own - keys) == [], "no sentence is left over"
        shared |= keys - own
    keys = keys_in(*(SOURCES / part for part in ("core", "server", "cli"))) | CHOSEN["core"]
    assert sorted({key for key in core.all_keys() if key.startswith("wrong-")} ^ {f"wrong-{key}" for key in keys | shared}) == []


def test_content_of_each_kind_has_a_title_in_both_languages() -> None:
    for language in LANGUAGES:
        said = Texts(language, cantina.game("adventures").folder / "texts")
        assert [title for title in TITLES.values() if not said.has(f"place-{title}")] == []


@pytest.mark.parametrize(
    ("game", "options", "czech"),
    [
        ("carcassonne", {"seats": 3, "teams": True}, "týmová hra je pro čtyři hráče, ne pro 3"),
        ("carcassonne", {"seats": 9}, "seats smí být nejvýš 5"),
        ("carcassonne", {"tiles": {"name": "m", "start": "S", "tile": [{"id": "S", "rivers": []}]}},
         "tiles, tile 'S': neznámá položka 'rivers'; může tu být: id, copies, routes, fields, planet, symbols"),
        ("carcassonne", {"tiles": {"name": "m", "start": "S", "tile": [{"id": "S", "routes": ["NZ"]}]}},
         "sada destiček 'm', tile 'S', route-0: 'Z' není strana; strany jsou N, E, S, W"),
        ("super-teams", {"board": {"name": "m", "spaces": "X N N N N N"}},
         "deska 'm', pole 1: černá díra nesmí ležet hned za startovní planetou"),
        ("super-teams", {"board": "nowhere"}, "deska 'nowhere' tu není; na výběr je: long, short"),
        ("precious-cargo", {"seats": 2, "mode": "this-is-the-way"}, "„Toto je cesta“ je aspoň pro 4 hráče, ne pro 2"),
        ("adventures", {"seats": 2, "traitor": True}, "zrádce potřebuje 3 až 4 hráče, každého s vlastní postavou"),
        ("adventures", {"mission": {"id": "m"}}, "mission 'm': chybí recommended"),
        ("adventures", {"difficulty": "hard"}, "difficulty: 'hard' tu být nemůže; může tu být: beginner, experienced, veteran"),
    ],
)  # fmt: skip
def test_problems_are_said_in_czech(game: str, options: dict[str, Any], czech: str) -> None:
    with pytest.raises(OptionError) as problem:
        cantina.game(game).start(**options)
    assert problem.value.said("cs") == czech
