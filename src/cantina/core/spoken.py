"""A position in words, sorted by what people ask for; and the choices in words, with the forms in which each may be typed."""

import re
import unicodedata

import msgspec

from cantina.core.action import Action


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A position in words, one thing a line; what the player decides on comes first."""

    now: list[str] = []  # what is being resolved
    tile: list[str] | None = None  # in games with tiles: the one in hand
    hand: list[str] = []  # the hand of the seat that looks
    score: list[str] = []
    board: list[str] = []  # what lies where
    rest: list[str] = []  # piles, the others' hands, the words of a mission
    places: dict[str, str] = {}  # each place of the board by the name it is asked for: what lies there, and beside it

    def lines(self) -> list[str]:
        """Everything but the places, which say it once more."""
        return [*self.now, *(self.tile or []), *self.hand, *self.score, *self.board, *self.rest]

    def around(self, asked: str) -> str | None:
        """What lies at a place that somebody typed: `0, -1`, `place 5`, `X-wing`."""
        words = re.findall(r"[\w-]+", plain(asked))
        while words:
            for key in (",".join(words), "-".join(words)):
                if key in self.places:
                    return self.places[key]
            words = words[1:]  # `place`, `space`, `cell`
        return None


class Offer(msgspec.Struct, frozen=True):
    """A choice in words: the action, the forms in which it may be typed, the one to be shown first, and what it does."""

    action: Action
    forms: list[str]
    words: str
    listed: bool = True  # else it is understood, but there are too many of its kind to count them all


def plain(text: str) -> str:
    """Text as it is compared: without accents and capitals."""
    return unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()


def one_word(text: str) -> str:
    """Several words typed as one: `Millennium Falcon` as `millennium-falcon`."""
    return re.sub(r"\W+", "-", text.lower()).strip("-")
