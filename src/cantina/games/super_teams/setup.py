"""The kernel's record of what was agreed before the first card, made from resolved options."""

from typing import Any, cast

from cantina.core.compiler import allocate, named

from .content import SPACES, Board, Deck
from .kernel import codes
from .kernel.record import Setup
from .names import BONUS_CARDS, COLOURS, KINDS
from .options import Options


def make_setup(options: Options) -> Any:
    """What the rules need of the options, as the kernel's record."""
    board, deck = cast(Board, options.board), cast(Deck, options.deck)
    records = allocate(Setup)
    setup = named(records)
    setup.seats, setup.first, setup.hook_chain = options.seats, options.first, options.hook_chain
    setup.owner[:] = codes.NOBODY
    setup.team[:] = [seat % 2 for seat in range(4)] if options.seats == 4 else range(4)
    for place, colour in enumerate(options.colours):
        if options.seats != 3 or place < 3:  # RACE-11: the fourth colour goes back to the box
            index = COLOURS.index(colour)
            setup.owner[2 * index : 2 * index + 2] = place % options.seats
            for number, copies in deck.movement.items():
                setup.movement[index * codes.NUMBERS + int(number) - 1] = copies
    spaces = [SPACES[code] for code in board.codes()]
    setup.finish = len(spaces) + 1
    setup.halves[0], setup.halves[setup.finish] = codes.START, codes.FINISH
    for space, kinds in enumerate(spaces, start=1):
        setup.halves[space] = [KINDS.index(kinds[0]), KINDS.index(kinds[-1])]
    setup.bonus[:] = [kind for kind, card in enumerate(BONUS_CARDS) for _ in range(deck.bonus.get(card, 0))]
    setup.of_kind[:] = [
        sum(1 << card for card in range(codes.BONUS) if setup.bonus[card] == kind) for kind in range(len(BONUS_CARDS))
    ]
    return records
