"""The random bot: any offered action, equally likely."""

from cantina.core.action import Action, fill
from cantina.core.bot import Position
from cantina.core.source import Source


class Random:
    """Plays `actions()[below(len)]`, as the loops inside kernels do."""

    def choose(self, seat: int, position: Position, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """One of the position's actions."""
        return fill(position.actions[source.below(len(position.actions))], source)
