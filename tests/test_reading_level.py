"""What is to be decided can be read by children who have just learnt to read: few words, and short ones."""

import re
from pathlib import Path

import pytest

import cantina
from cantina.core.ledger import Language
from tests.server.serving import ROOT

LONGEST = 12  # words in a prompt
GRADE = 4.0  # the last year of school that a lesson's words need


def prompts(game: str, language: Language) -> dict[str, str]:
    """The questions of a game: those that the table and the page ask, without what stands for names."""
    folder = cantina.game(game).folder / "texts" / f"{language}.ftl"
    page = ROOT / "web" / "texts" / f"{game}.{language}.ftl"
    keys = r"^((?:prompt-|web-(?:own-turn|choose-|deploy|place-title|reveal|protect|pick|offer|take-))[\w-]*) = (.+)$"
    sources = [path.read_text("utf-8") for path in (folder, page) if Path.exists(path)]
    found = {key: said for source in sources for key, said in re.findall(keys, source, re.MULTILINE)}
    return {
        key: re.sub(r"\{[^}]*\}?", "", said)
        for key, said in found.items()
        if not said.endswith("->") and not key.endswith("-hint")
    }


def syllables(word: str) -> int:
    """About how many syllables an English word has."""
    groups = re.findall(r"[aeiouy]+", word.lower())
    return max(1, len(groups) - (word.lower().endswith("e") and not word.lower().endswith("le")))


def grade(sentences: list[str]) -> float:
    """The Flesch-Kincaid grade of English sentences."""
    words = [word for sentence in sentences for word in re.findall(r"[A-Za-z']+", sentence)]
    return 0.39 * len(words) / len(sentences) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


@pytest.mark.parametrize("game", cantina.games.ids())
def test_prompts_are_short_and_their_words_easy(game: str) -> None:
    for language in ("en", "cs"):
        asked = prompts(game, language)
        assert len(asked) >= 5
        lengths = {key: len(re.findall(r"\w+", said)) for key, said in asked.items()}
        assert {key: asked[key] for key, length in lengths.items() if length > LONGEST} == {}
    assert grade(list(prompts(game, "en").values())) <= GRADE
    czech = [word for said in prompts(game, "cs").values() for word in re.findall(r"\w+", said)]
    assert sum(map(len, czech)) / len(czech) < 6.5  # letters of a word
    assert [word for word in czech if len(word) > 12] == []


def test_rule_codes_and_fingerprints_are_only_for_those_who_look() -> None:
    for path in (ROOT / "web" / "texts").glob("*.ftl"):
        said = re.findall(r"^([\w-]+) = .*(?:SHA-256|\{ \$rule \}).*$", path.read_text("utf-8"), re.MULTILINE)
        told = [key for key in said if not key.startswith(("rulebook-", "text-", "replay-dealing", "missing-rule"))]
        assert told == [], path.name


def test_no_sentence_asks_for_one_way_of_pressing() -> None:
    """Whoever uses keys, a voice or a switch cannot tap; a gesture may stand beside what everybody can do (WCAG 1.3.3, 2.5.1)."""
    pointing = re.compile(r"\b(taps?|tapped|click\w*|swipe|(?:za)?ťuk\w*|(?:za|po)?klep\w*|(?:roz)?klik\w*)\b", re.IGNORECASE)
    games = [cantina.game(game).folder for game in cantina.games.ids()]
    sources = [*(ROOT / "web" / "texts").glob("*.ftl"), *(path for game in games for path in game.glob("texts/*.ftl"))]
    sources += [game / "lesson.toml" for game in games]
    said = {path.name: pointing.findall(path.read_text("utf-8")) for path in sources}
    assert {name: words for name, words in said.items() if words} == {}
