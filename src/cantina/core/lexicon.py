"""Word meanings for the rulebook search: stems, synonyms, prefixes and typing errors.

A term is what the forms of a word have in common. `synonyms.toml`, here for all games and one in each game's folder, says what
people mean by everyday words. A word that nobody knows may be the beginning of one that is still being typed, or have a slip.
"""

import functools
import itertools
import math
import re
import tomllib
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import simplemma
import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import OSA

from cantina.core.game import Game
from cantina.core.ledger import Language

FILE = "synonyms.toml"
WORD = re.compile(r"#|[^\W_]+(?:['’][^\W_]+)?")
NUMBER = "#"  # any number: what "how many" asks for
SYNONYM, BEGUN, SLIP, AKIN, NAME = 0.7, 0.6, 0.6, 0.5, 0.1  # what something counts that was not quite said

Phrase = tuple[str, ...]  # terms that belong together
Wanted = dict[Phrase, float]  # what one thing in a question may stand for, each with its weight


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for all games: the words that a question is made of, numbers in words, and what words mean."""

    asking: dict[Language, str]
    numbers: dict[Language, dict[str, int]]
    meaning: dict[Language, dict[str, str]]


@functools.cache
def _common() -> Common:
    return msgspec.convert(tomllib.loads((Path(__file__).parent / FILE).read_text("utf-8")), Common)


def words_of(text: str) -> list[str]:
    """The words of a text, without what an apostrophe adds."""
    return [re.split("['’]", word)[0] for word in WORD.findall(text)]


@functools.lru_cache(20_000)
def plain(word: str) -> str:
    """A word without case and accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))


@functools.lru_cache(20_000)
def _term(word: str, language: Language) -> str:
    if len(word) > 1 and word.isupper() and word.isalpha():
        return word  # a name: a tie does not mean TIE fighters
    word = word.casefold()
    if language == "cs":
        word = simplemma.lemmatize(word, lang="cs").casefold()  # its forms differ in more than their endings
    return plain(_stemmer(language).stemWord(word))


@functools.cache
def _stemmer(language: Language) -> Any:
    return snowballstemmer.stemmer({"cs": "czech", "en": "english"}[language])


def _own(game: Game) -> dict[Language, dict[str, str]]:
    """What people say instead of a game's own words; a game without a file has nothing of that."""
    path = game.folder / FILE
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[Language, dict[str, str]]) if path.is_file() else {}


class Lexicon:
    """What words mean in a rulebook, in one language."""

    def __init__(self, game: Game, language: Language):
        self._language = language
        common = _common()
        self._asking = {plain(word) for word in words_of(common.asking[language])}
        self._numbers = {_term(word, language): str(number) for word, number in common.numbers[language].items()}
        self._forms: dict[str, set[str]] = defaultdict(set)  # by a plain word: the terms it may be a form of
        self._meanings = self._read(common.meaning[language]) | self._read(_own(game).get(language, {}))
        self._longest = max(len(phrase) for phrase in self._meanings)

    def _read(self, meanings: dict[str, str]) -> dict[Phrase, Wanted]:
        return {
            tuple(plain(word) if plain(word) in self._asking else self._known([word])[0] for word in words_of(said)): {
                tuple(self.terms(meant)): SYNONYM for meant in right.split(",")
            }
            for left, right in meanings.items()
            for said in left.split(",")
        }

    def terms(self, text: str) -> list[str]:
        """The terms of a text without question words; from now on they are known."""
        return self._known(word for word in words_of(text) if plain(word) not in self._asking)

    def _known(self, words: Iterable[str]) -> list[str]:
        terms = []
        for word in words:
            terms.append(one := self._term(word))
            self._forms[plain(word)].add(one)
            self._forms[plain(one)].add(one)
        return terms

    def _term(self, word: str) -> str:
        one = _term(word, self._language)
        return self._numbers.get(one, one)

    def asks(self, question: str) -> bool:
        """Whether there is more in a question than question words."""
        return any(plain(word) not in self._asking for word in words_of(question))

    def wanted(self, question: str) -> list[Wanted]:
        """What a question asks for: the longest phrases that have a meaning, and the words between them."""
        words = [part for word in words_of(question.lower() if question.isupper() else question) for part in self._parts(word)]
        stands = [self._stands_for(word, question.endswith(word) and word is words[-1]) for word in words]
        asking = [plain(word) in self._asking for word in words]
        wanted: list[Wanted] = []
        start = 0
        while start < len(words):
            for end in range(min(start + self._longest, len(words)), start, -1):
                means: Wanted = {}
                for phrase in itertools.product(*stands[start:end]):
                    means |= self._meanings.get(phrase, {})
                if means:
                    break
            said = [stands[place] for place in range(start, end) if not asking[place]]
            if said:
                means |= {
                    phrase: math.prod(one[term] for one, term in zip(said, phrase, strict=True))
                    for phrase in itertools.product(*said)
                }
            wanted.append(means)
            start = end
        return [means for means in wanted if means]

    def _parts(self, word: str) -> list[str]:
        """A word that is not known as two that are: `blackhole`."""
        if self._is_known(word):
            return [word]
        cuts = (cut for cut in range(3, len(word) - 2) if self._is_known(word[:cut]) and self._is_known(word[cut:]))
        return next(([word[:cut], word[cut:]] for cut in cuts), [word])

    def _is_known(self, word: str) -> bool:
        return plain(word) in self._asking or plain(word) in self._forms or self._term(word) in self._forms

    def _stands_for(self, word: str, unfinished: bool) -> dict[str, float]:
        """The terms that a word may be a form of, or else that it begins, or is but for a slip, or is akin to."""
        own, bare = self._term(word), plain(word)
        if bare in self._asking:
            return {bare: 1.0}
        if own.isupper() and own in self._forms:
            return {own: 1.0}
        if known := self._forms.get(bare, set()) | self._forms.get(own, set()):
            return {one: NAME if one.isupper() else 1.0 for one in sorted(known)}
        if unfinished and (begun := self._of(form for form in self._forms if form.startswith(bare))):
            return dict.fromkeys(begun, BEGUN)
        near = process.extract(bare, list(self._forms), scorer=OSA.distance, score_cutoff=min(len(bare) // 4, 2), limit=None)
        if near:
            least = min(slips for _, slips, _ in near)
            return dict.fromkeys(self._of(form for form, slips, _ in near if slips == least), SLIP)
        if self._language == "cs" and bare.startswith("ne"):
            return {one: weight * AKIN for one, weight in self._stands_for(word[2:], unfinished).items()}
        root = bare[: max(4, len(bare) * 2 // 3)]
        return dict.fromkeys(self._of(form for form in self._forms if form.startswith(root)), AKIN)

    def _of(self, forms: Iterable[str]) -> list[str]:
        return sorted({one for form in forms for one in self._forms[form]})
