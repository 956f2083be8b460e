"""Content of Super Teams: boards and decks, shipped or a user's own, checked before anybody plays with them."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec

from cantina.core.problem import OptionError
from cantina.core.shipped import Shelf

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
HERE = Path(__file__).parent


class UnplayableError(OptionError):
    """A problem with options, boards or decks of Super Teams."""

    folder = Path(__file__).parents[1] / "texts"


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


SHELF = Shelf(HERE, UnplayableError, board=Board, deck=Deck)
shipped, names = SHELF.find, SHELF.names


def check_board(board: Board, deck: Deck) -> None:
    """RACE-R-01: a board on which every ship can come home. The error names the space."""
    where, codes = f"board {board.name!r}", board.codes()
    if not SHORTEST <= len(codes) <= LONGEST:
        raise UnplayableError("number-of-spaces", where, count=len(codes), fewest=SHORTEST, most=LONGEST)
    for number, code in enumerate(codes, start=1):
        if code not in SPACES:
            raise UnplayableError("kind-of-space", f"{where}, space {number}", value=repr(code), takes=", ".join(SPACES))
    if codes[0] == "X":
        raise UnplayableError("hole-at-start", f"{where}, space 1")
    number = 1
    for code, run in groupby(codes):
        width = len(list(run))
        if code == "X" and width > WIDEST_HOLE:
            raise UnplayableError("wide-hole", f"{where}, space {number}", width=width, most=WIDEST_HOLE)
        number += width
    trap = _trap(codes, {int(number) for number, copies in deck.movement.items() if copies})
    if trap is not None:
        raise UnplayableError("trap", f"{where}, space {trap}")


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
    where = f"deck {deck.name!r}"
    for what, copies, total in (("movement", deck.movement, CARDS_PER_COLOUR), ("bonus", deck.bonus, BONUS_CARDS)):
        if negative := [key for key, count in copies.items() if count < 0]:
            raise UnplayableError("negative-copies", f"{where}, {what} {negative[0]}")
        if sum(copies.values()) != total:
            raise UnplayableError(f"{what}-cards", where, count=sum(copies.values()), total=total)
