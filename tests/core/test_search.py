"""The search of the rulebooks: questions as players ask them, slips, unfinished words, ids, and synonyms that lead somewhere."""

import tomllib
from pathlib import Path

import pytest

import cantina
from cantina.core import lexicon
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.search import Found, in_their_words, index, search

QUESTIONS = Path(__file__).parent / "questions"
FRESH = QUESTIONS / "fresh"  # written by somebody who knew neither the search nor the other questions
GAMES = cantina.games.ids()


def found(game: str, question: str, language: Language = "en") -> list[str]:
    return [hit.entry.id for hit in search(cantina.game(game), question, language).hits]


def asked(questions: Path, game: str) -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = tomllib.loads((questions / f"{game}.toml").read_text("utf-8"))
    return read


def answered(questions: Path, game: str, language: Language) -> int:
    """How many questions find a right rule among the first three; not which, so that nobody tunes on them."""
    own = asked(questions, game)[language]
    return sum(bool({*right.split()} & {*found(game, question, language)[:3]}) for question, right in own.items())


@pytest.mark.parametrize(("questions", "each"), [(QUESTIONS, 30), (FRESH, 15)], ids=["tuned on", "held out"])
def test_questions_of_players_find_their_rule_among_the_first_three(questions: Path, each: int) -> None:
    results = {f"{game} {language}": answered(questions, game, language) for game in GAMES for language in LANGUAGES}
    assert sum(results.values()) >= 0.85 * each * len(results), results


@pytest.mark.parametrize("game", GAMES)
def test_questions_name_entries_that_exist(game: str) -> None:
    for questions, each in ((QUESTIONS, 30), (FRESH, 15)):
        for language in LANGUAGES:
            own = asked(questions, game)[language]
            assert len(own) == each
            assert all(rule in cantina.game(game).ledger for right in own.values() for rule in right.split())


@pytest.mark.parametrize("game", GAMES)
def test_what_people_ask_leads_to_entries_that_exist(game: str) -> None:
    for language in LANGUAGES:
        assert all(id_ in cantina.game(game).ledger for id_ in in_their_words(cantina.game(game), language))


@pytest.mark.parametrize("typed", ["CSW-26", "csw 26", "csw26", " csw-26 "])
def test_an_id_finds_its_rule(typed: str) -> None:
    assert found("carcassonne", typed) == ["CSW-26"]


def test_an_id_may_lack_its_zero_and_the_beginning_of_one_finds_all() -> None:
    assert found("carcassonne", "csw r 2") == ["CSW-R-02"]
    assert len(found("carcassonne", "csw-ex")) == 19
    assert found("carcassonne", "core-01") == ["CORE-01"]


def test_a_tie_does_not_mean_tie_fighters() -> None:
    assert "RACE-05" not in found("super-teams", "can we tie?")[:3]
    assert found("super-teams", "TIE fighter")[0] == "RACE-05"
    assert found("super-teams", "tie fighter")[0] == "RACE-05"


@pytest.mark.parametrize("question", ["černá díra", "cerna dira", "ČERNÁ DÍRA?", "černé díře", "čerrná díra", "co je černá díra"])
def test_forms_accents_case_slips_and_question_words_do_not_matter(question: str) -> None:
    assert "RACE-29" in found("super-teams", question, "cs")[:3]


def test_a_word_is_found_while_it_is_typed() -> None:
    assert {"RACE-24", "RACE-31"} & {*found("super-teams", "hypersp")[:3]}
    assert "RACE-24" in found("super-teams", "what does hyp")


def test_titles_of_sections_and_drawn_examples_count() -> None:
    assert {hit[:8] for hit in found("carcassonne", "scoring planets")[:3]} <= {"CSW-77", "CSW-78", "CSW-79", "CSW-80"}


def test_what_was_meant_is_named() -> None:
    hit = search(cantina.game("super-teams"), "cerne diry", "cs").hits[0]
    assert {"díře", "díru", "díra", "díry"} & {*hit.words}


def test_nothing_found_offers_something_else_and_nothing_asked_nothing() -> None:
    nowhere = search(cantina.game("super-teams"), "zebra", "en")
    assert not nowhere.hits
    assert nowhere.instead
    assert all(found("super-teams", other) for other in nowhere.instead)
    for question in ("", "?", "what", "how many"):
        assert search(cantina.game("super-teams"), question, "en") == Found([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_synonym_means_something_that_a_rulebook_says(language: Language) -> None:
    def unsaid(game: str, meanings: dict[str, str]) -> set[str]:
        known = index(cantina.game(game), language)
        phrases = {
            phrase.strip(): tuple(known.lexicon.terms(phrase)) for meant in meanings.values() for phrase in meant.split(",")
        }
        return {phrase for phrase, terms in phrases.items() if not terms or not known.having(terms)}

    common = tomllib.loads((Path(lexicon.__file__).parent / lexicon.FILE).read_text("utf-8"))["meaning"][language]
    for game in GAMES:
        assert not unsaid(game, tomllib.loads((cantina.game(game).folder / lexicon.FILE).read_text("utf-8"))[language])
    assert not set.intersection(*(unsaid(game, common) for game in GAMES))
