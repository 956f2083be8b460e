"""Texts and ledgers: both languages say the same things."""

import re
from pathlib import Path

import pytest

import cantina
from cantina.core.ledger import LANGUAGES, core_ledger
from cantina.core.texts import HERE, MissingText, texts

FOLDERS = [HERE, *(cantina.game(id_).folder / "texts" for id_ in cantina.games.ids())]


def keys(path: Path) -> dict[str, set[str]]:
    """The messages of a file with the arguments each one uses."""
    blocks = re.split(r"\n(?=[a-z])", path.read_text("utf-8"))
    return {block.split(" =")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks if re.match(r"[a-z]", block)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    assert keys(folder / "cs.ftl") == keys(folder / "en.ftl")


def test_a_missing_key_is_named() -> None:
    with pytest.raises(MissingText, match=r"cs.ftl lacks 'no-such-thing'"):
        texts("cs").say("no-such-thing")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(MissingText, match="score"):
        texts("en").say("score-of", seat="Ana")


def test_ids_are_said_by_their_names() -> None:
    said = texts("cs", cantina.game("super-teams").folder / "texts")
    assert said.say("action-fly", colour="red", number=4, ship="green-2") == "letět lodí Hvězda smrti (červená 4)"


def test_a_sentence_asks_for_a_case_of_a_name_and_for_the_length_of_a_list() -> None:
    tiles = texts("cs", cantina.game("carcassonne").folder / "texts")
    scored = {"points": 3, "tiles": 3, "symbols": 0, "score": 12}
    assert tiles.say("event-scored", seats=["Anna", "Mek-2"], object="route", **scored) == (
        "Anna a Mek-2 získávají 3 body za obchodní trasu (3 destičky; celkem 12)."
    )
    assert tiles.say("event-scored", seats=["Anna"], object="field", **scored).startswith(
        "Anna získává 3 body za asteroidové pole"
    )
    missions = texts("cs", cantina.game("adventures").folder / "texts")
    assert missions.say("event-strengthened", figure="cara", slot="plan", by=1) == "Plán Cary Dune má sílu o 1 vyšší."
    own = missions.knowing({"name-smith": "Kovář"})
    assert own.say("event-strengthened", figure="smith", slot="plan", by=1) == "Plán Kovář má sílu o 1 vyšší."


def test_a_player_called_like_a_thing_keeps_the_name() -> None:
    ships = texts("cs", cantina.game("super-teams").folder / "texts")
    assert ships.say("event-ended", winners=["red", "Anna"]) == "Partie skončila. Vítězí red a Anna."


def test_the_core_has_a_ledger_and_a_refusal_for_each_of_its_rules() -> None:
    assert [entry.id for entry in core_ledger()] == [f"CORE-{number:02}" for number in range(1, 6)]
    for language in LANGUAGES:
        for entry in core_ledger():
            assert texts(language).refusal(entry.id, {})
