"""What a seat can see of hidden cards, and what it cannot tell: others' hands, and the piles that nobody has looked at."""

from cantina.core.source import CHOICE, Seeded, Source

from .kernel import codes, redealing
from .names import Reading

SPECTATOR = codes.SEATS  # no seat


def redeal(state: Reading, seat: int | None, source: Source) -> None:
    """Deal anew what a seat cannot know of a position: movement cards in hidden hands, and bonus cards there and in the pile.

    A seeded source goes on inside the kernel, from where it is; any other gives a seed.
    """
    stream = source if isinstance(source, Seeded) else Seeded(source.below(1 << 32))
    streams = state._record["streams"][0]
    streams[CHOICE] = stream.state
    redealing.redeal(state._record, state._setup, SPECTATOR if seat is None else seat)
    stream.state = int(streams[CHOICE])
    streams[CHOICE] = 0
