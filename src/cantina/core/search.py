"""The search of a rulebook: by id, or by the words of a question; best first, whatever the forms of the words and small slips."""

import itertools
import math
import re
import tomllib
from collections import defaultdict

import msgspec
from rapidfuzz import fuzz, process

from cantina.core.example import examples
from cantina.core.game import Game
from cantina.core.ledger import Entry, Language, Ledger, core_ledger
from cantina.core.lexicon import NUMBER, Lexicon, Phrase, Wanted, plain, words_of

ASKED, TITLE, DRAWN = 1.0, 0.6, 0.2  # what a word counts in what people ask, in the section's title and in a drawn example
KINDS = {"rule": 1.0, "ruling": 0.9, "fact": 0.85, "example": 0.75, "vector": 0.7}  # a rule comes before its cases
SATURATION, LENGTH = 1.2, 0.5  # of BM25: how soon repeating a word stops to count, and how much long entries pay
WHOLE = 0.4  # how much an entry pays that lacks what else is asked for
MOST = 20
WORST = 0.3  # a hit has at least this share of the best one's score


class Hit(msgspec.Struct, frozen=True):
    """An entry that was found, and those of its words that were meant."""

    entry: Entry
    words: list[str]


class Found(msgspec.Struct, frozen=True):
    """The hits, best first. Where there are none: what could be asked for instead; nothing, if nothing was asked for yet."""

    hits: list[Hit]
    instead: list[str]


def search(game: Game, question: str, language: Language) -> Found:
    """The entries of a game's rulebook that answer a question, or that an id names."""
    if named := _named(game, question):
        return Found([Hit(entry, []) for entry in named], [])
    return index(game, language).answer(question)


def _named(game: Game, typed: str) -> list[Entry]:
    """The entry with an id however it is typed (`csw 26`), or all whose ids begin like this."""
    wanted = _key(typed)
    entries = [entry for ledger in _ledgers(game) if wanted.startswith(ledger.prefix) for entry in ledger]
    exact = [entry for entry in entries if wanted in (_key(entry.id), _key(re.sub(r"(\D)0+(\d)", r"\1\2", entry.id)))]
    return exact or [entry for entry in entries if _key(entry.id).startswith(wanted)]


def _ledgers(game: Game) -> tuple[Ledger, Ledger]:
    """A game's own rulebook, and what no rulebook says."""
    return game.ledger, core_ledger()


def _key(id_: str) -> str:
    return re.sub(r"[^A-Z0-9]", "", id_.upper())


def in_their_words(game: Game, language: Language) -> dict[str, str]:
    """By entry, how people ask for what it says: `asked/` in a game's folder, where it has one."""
    path = game.folder / "asked" / f"{language}.toml"
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, str]) if path.is_file() else {}


class Index:
    """A rulebook in one language, made ready for questions."""

    def __init__(self, game: Game, language: Language):
        self.lexicon = Lexicon(game, language)
        self.entries = [entry for ledger in _ledgers(game) for entry in ledger]
        self.titles: dict[str, str] = {
            section.id: getattr(section, language) for ledger in _ledgers(game) for section in ledger.sections
        }
        drawn: dict[str, str] = defaultdict(str)
        for example in examples(game).example:
            for rule in example.rules:
                drawn[rule] += f" {getattr(example, language)}"
        asked = in_their_words(game, language)
        self.words = [words_of(entry.text(language)) for entry in self.entries]
        self.counts: list[dict[str, float]] = []  # by entry: how often it has a term
        self.places: dict[str, set[int]] = defaultdict(set)  # by term: the entries that have it
        for place, entry in enumerate(self.entries):
            count: dict[str, float] = defaultdict(float)
            said = entry.text(language), asked.get(entry.id, ""), self.titles[entry.section], drawn[entry.id]
            for text, weight in zip(said, (1.0, ASKED, TITLE, DRAWN), strict=True):
                for one in self.lexicon.terms(text):
                    count[one] += weight
            self.counts.append(dict(count))
            for one in count:
                self.places[one].add(place)
        lengths = [sum(count.values()) for count in self.counts]
        self.lengths = [length * len(lengths) / sum(lengths) for length in lengths]  # 1: as long as the average
        for place, count in enumerate(self.counts):
            if any(one.isdigit() and one != "1" for one in count):
                count[NUMBER] = 1.0
                self.places[NUMBER].add(place)

    def answer(self, question: str) -> Found:
        """The entries that speak of what is asked for."""
        if not self.lexicon.asks(question):
            return Found([], [])
        wanted = self.lexicon.wanted(question)
        scores = {} if all(each.keys() == {(NUMBER,)} for each in wanted) else self._scores(wanted)
        best = sorted(scores, key=lambda place: (-scores[place], place))[:MOST]
        if not best:
            return Found([], self._instead(question))
        meant = {one for each in wanted for phrase in each for one in phrase}
        return Found([self._hit(place, meant) for place in best if scores[place] >= WORST * scores[best[0]]], [])

    def _scores(self, wanted: list[Wanted]) -> dict[int, float]:
        """By entry, how well it answers: BM25, where all that one thing may stand for counts as one term."""
        scores: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        for each in wanted:
            often: dict[int, float] = defaultdict(float)
            for phrase, weight in each.items():
                for place in self.having(phrase):
                    often[place] += weight * min(self.counts[place][one] for one in phrase)
            rarity = math.log(1 + (len(self.entries) - len(often) + 0.5) / (len(often) + 0.5))
            for place, count in often.items():
                length = 1 - LENGTH + LENGTH * self.lengths[place]
                scores[place] += rarity * count * (SATURATION + 1) / (count + SATURATION * length)
                shares[place] += rarity
        whole = max(shares.values(), default=1.0)
        return {
            place: score * KINDS[self.entries[place].kind] * (1 - WHOLE + WHOLE * shares[place] / whole)
            for place, score in scores.items()
        }

    def having(self, phrase: Phrase) -> set[int]:
        """The entries that have all terms of a phrase."""
        return set.intersection(*(self.places.get(one, set()) for one in phrase))

    def _hit(self, place: int, meant: set[str]) -> Hit:
        words = dict.fromkeys(self.words[place])
        return Hit(self.entries[place], [word for word in words if not meant.isdisjoint(self.lexicon.terms(word))])

    def _instead(self, question: str) -> list[str]:
        """Words of the rulebook that look like those of the question, and titles of sections."""
        known = {plain(word): word.casefold() for words in self.words for word in words if len(word) > 3}
        near = [
            known[word]
            for asked in words_of(question)
            for word, _, _ in process.extract(plain(asked), list(known), scorer=fuzz.ratio, score_cutoff=60, limit=2)
        ]
        return list(dict.fromkeys(itertools.chain(near, self.titles.values())))[:5]


_made: dict[tuple[str, Language], Index] = {}


def index(game: Game, language: Language) -> Index:
    """The index of a game's rulebook, made at the first question."""
    if (key := (game.id, language)) not in _made:
        _made[key] = Index(game, language)
    return _made[key]
