"""Options of Super Teams: what is agreed before the first card."""

from typing import Annotated

import msgspec
from msgspec import Meta

from cantina.core import game as core
from cantina.core.game import check_first, read_options
from cantina.core.problem import blaming

from .content import Board, Colour, Deck, UnplayableError, check_board, check_deck, names, shipped
from .names import COLOURS


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first card."""

    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    first: Annotated[int, Meta(ge=0, le=3)] = 0
    colours: tuple[Colour, Colour, Colour, Colour] = ("red", "black", "yellow", "green")
    hook_chain: bool = True
    board: Annotated[str, Meta(examples=names(Board), extra_json_schema={"shown": True, "quick": "short"})] | Board = "long"
    deck: Annotated[str, Meta(examples=names(Deck))] | Deck = "standard"

    def sides(self) -> list[list[int]]:
        """With four players those opposite each other are a team."""
        return [[0, 2], [1, 3]] if self.seats == 4 else super().sides()


def resolve_options(options: core.Options) -> Options:
    """Options with shipped content put in for its name, checked as a whole."""
    options = read_options(Options, msgspec.to_builtins(options))
    check_first(options.first, options.seats)
    if len(set(options.colours)) < len(options.colours):
        raise UnplayableError("colours", option="colours", takes=COLOURS)
    with blaming("deck"):
        deck = shipped(options.deck, Deck) if isinstance(options.deck, str) else options.deck
        check_deck(deck)
    with blaming("board"):
        board = shipped(options.board, Board) if isinstance(options.board, str) else options.board
        check_board(board, deck)
    return msgspec.structs.replace(options, board=Board(board.name, " ".join(board.codes())), deck=deck)
