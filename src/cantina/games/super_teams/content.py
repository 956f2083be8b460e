"""Content of Super Teams: boards and decks, shipped or a user's own, checked before anybody plays with them."""

import functools
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from cantina.core.game import OptionError

Colour = Literal["red", "yellow", "black", "green"]
Ship = Literal["red-1", "red-2", "yellow-1", "yellow-2", "black-1", "black-2", "green-1", "green-2"]
Kind = Literal["start", "normal", "bonus", "hyperspace", "asteroid", "hole", "finish"]
BonusCard = Literal["skilled-pilot", "light-speed", "evasive-manoeuvre", "grappling-hook", "acceleration"]

SPACES: dict[str, tuple[Kind, ...]] = {
    "N": ("normal",),
    "B": ("bonus",),
    "H": ("hyperspace",),
    "A": ("asteroid",),
    "X": ("hole",),
    "HN": ("hyperspace", "normal"),
    "HA": ("hyperspace", "asteroid"),
    "AN": ("asteroid", "normal"),
}
SHORTEST, LONGEST = 6, 120
WIDEST_HOLE = 5  # a single card must be able to cross it (RACE-R-01)
CARDS_PER_COLOUR = 12
BONUS_CARDS = 20
HERE = Path(__file__).parent / "content"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track: codes of the spaces between the two planets, separated by white space."""

    name: str
    spaces: str

    def codes(self) -> list[str]:
        """The spaces in order."""
        return self.spaces.split()


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many copies of each number a colour has, and how the 20 bonus cards are split."""

    name: str
    movement: dict[Literal["1", "2", "3", "4", "5", "6"], int]
    bonus: dict[BonusCard, int]


C = TypeVar("C", Board, Deck)


@functools.cache
def shipped(name: str, kind: type[C]) -> C:
    """A board or a deck that comes with the game."""
    path = HERE / f"{name}.toml"
    if not name.isidentifier() or not path.is_file():
        raise OptionError(f"there is no {kind.__name__.lower()} {name!r}; shipped are {', '.join(names(kind))}")
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except msgspec.ValidationError:
        raise OptionError(f"{name!r} is no {kind.__name__.lower()}; shipped are {', '.join(names(kind))}") from None


def names(kind: type[Board] | type[Deck]) -> list[str]:
    """The names of the shipped boards or decks."""
    field = "spaces" if kind is Board else "bonus"
    return sorted(path.stem for path in HERE.glob("*.toml") if field in tomllib.loads(path.read_text("utf-8")))


def check_board(board: Board, deck: Deck) -> None:
    """RACE-R-01: a board on which every ship can come home. The error names the space."""
    codes = board.codes()
    if not SHORTEST <= len(codes) <= LONGEST:
        raise OptionError(f"board {board.name!r} has {len(codes)} spaces; it takes {SHORTEST} to {LONGEST}")
    for number, code in enumerate(codes, start=1):
        if code not in SPACES:
            raise OptionError(f"board {board.name!r}, space {number}: unknown kind {code!r}; it takes {', '.join(SPACES)}")
    if codes[0] == "X":
        raise OptionError(f"board {board.name!r}, space 1: a black hole cannot lie right behind the start planet")
    number = 1
    for code, run in groupby(codes):
        width = len(list(run))
        if code == "X" and width > WIDEST_HOLE:
            raise OptionError(
                f"board {board.name!r}, space {number}: a black hole {width} spaces wide cannot be crossed by one card; "
                f"it takes {WIDEST_HOLE} at most"
            )
        number += width
    trap = _trap(codes, {int(number) for number, copies in deck.movement.items() if copies})
    if trap is not None:
        raise OptionError(f"board {board.name!r}, space {trap}: with this deck no ship gets beyond it without bonus cards")


def _trap(codes: list[str], numbers: set[int]) -> int | None:
    """The farthest space that ships can reach by cards alone, unless they can reach the finish planet from everywhere."""
    spaces: list[tuple[Kind, ...]] = [("start",), *(SPACES[code] for code in codes), ("finish",)]

    def landings(space: int, kind: Kind) -> Iterator[tuple[int, Kind]]:
        for number in numbers:
            distance = {"hyperspace": 2 * number, "asteroid": 1}.get(kind, number)
            end = min(space + distance, len(spaces) - 1)
            if spaces[end] != ("hole",):
                yield from ((end, half) for half in spaces[end])
                continue
            while "normal" not in spaces[end] and end:
                end -= 1
            yield end, "normal" if end else "start"

    reached: dict[tuple[int, Kind], set[tuple[int, Kind]]] = {}
    ahead: list[tuple[int, Kind]] = [(0, "start")]
    while ahead:
        if (place := ahead.pop()) not in reached and place[1] != "finish":
            reached[place] = set(landings(*place))
            ahead += reached[place]
    saved: set[tuple[int, Kind]] = {(len(spaces) - 1, "finish")}
    while more := {place for place, ends in reached.items() if ends & saved} - saved:
        saved |= more
    return max((space for space, _ in reached.keys() - saved), default=None)


def check_deck(deck: Deck) -> None:
    """RACE-02, RACE-03: 12 movement cards of each colour and 20 bonus cards."""
    for what, copies, total in (("movement", deck.movement, CARDS_PER_COLOUR), ("bonus", deck.bonus, BONUS_CARDS)):
        if negative := [key for key, count in copies.items() if count < 0]:
            raise OptionError(f"deck {deck.name!r}, {what} {negative[0]}: fewer than no copies")
        if sum(copies.values()) != total:
            raise OptionError(f"deck {deck.name!r}: {sum(copies.values())} {what} cards; it takes {total}")
