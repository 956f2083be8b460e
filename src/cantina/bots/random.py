"""The random bot: any offered action, equally likely."""

from cantina.core.action import Action, fill
from cantina.core.bot import Observation
from cantina.core.source import Source


class Random:
    """Plays `actions()[below(len)]`, as the loops inside kernels do."""

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:  # noqa: ARG002
        """Chooses one of the offered actions."""
        return fill(observation.actions[source.below(len(observation.actions))], source)
