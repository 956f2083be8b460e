"""The rulebook: every entry in both languages, every refusal with its rule, and examples of real play for every chapter."""

import re
from pathlib import Path

import pytest

import cantina
from cantina.core.example import Example, examples, show
from cantina.core.ledger import LANGUAGES, core_ledger
from cantina.testing.conformance import check_words, refusal_keys

GAMES = cantina.games.ids()
ALL = [(game, number) for game in GAMES for number in range(len(examples(cantina.game(game)).example))]
ILLEGAL = re.compile(r'(?:Illegal|_refuse)\(\s*"([^"]*)"')
KERNEL = re.compile(r"\b([A-Z]+_(?:R_)?\d+)\b")
SOURCE = Path(cantina.__file__).parent


def example(game: str, number: int) -> Example:
    return examples(cantina.game(game)).example[number]


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_words_in_both_languages(game: str) -> None:
    check_words(cantina.game(game))
    for entry in core_ledger():
        assert all(entry.text(language).strip() for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_a_rule_that_can_be_read(game: str) -> None:
    rules = cantina.game(game)
    known = {entry.id for entry in (*rules.ledger, *core_ledger())}
    folder = rules.folder
    raised = {
        rule for path in [*folder.rglob("*.py"), *(SOURCE / "table").glob("*.py")] for rule in ILLEGAL.findall(path.read_text())
    }
    refusing = folder / "kernel" / "refuse.py"
    if refusing.exists():
        raised |= {name.replace("_", "-") for name in KERNEL.findall(refusing.read_text())}
    assert raised <= known, "a refusal without a rule"
    for language in LANGUAGES:
        assert raised <= refusal_keys(rules, language), f"a refusal without a sentence in {language}.ftl"
        assert refusal_keys(rules, language) <= known, f"{language}.ftl explains a rule that is in no ledger"


@pytest.mark.parametrize("game", [game for game in GAMES if examples(cantina.game(game)).example])
def test_every_chapter_of_rules_has_a_drawn_example(game: str) -> None:
    chapters = {entry.section for entry in cantina.game(game).ledger if entry.kind == "rule"}
    assert chapters == {each.section for each in examples(cantina.game(game)).example}


@pytest.mark.parametrize(("game", "number"), ALL)
def test_an_example_is_played_by_the_rules_that_it_names(game: str, number: int) -> None:
    rules, given = cantina.game(game), example(game, number)
    assert given.rules[0] in {entry.id for entry in rules.ledger if entry.section == given.section}
    assert set(given.rules) <= {entry.id for entry in rules.ledger}
    shown = show(rules, number)
    assert list(shown.states) == list(given.moments)
    if given.moves:
        assert {event.rule for event in shown.events} & set(given.rules), "what happens shows none of its rules"
    pictures = [state._repr_svg_() for state in shown.states.values()]  # type: ignore[attr-defined]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert len(set(pictures)) == len(pictures), "nothing is to be seen of what happens"
