"""Seats: who holds one, who plays there, and the time they have used."""

from dataclasses import dataclass

from .log import Plan
from .messages import Bot, Clock

PROGRAM = "program-"  # begins the id of a guest that is a program


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest: a device with a token, and the name of its person."""

    id: str
    name: str
    person: str | None = None  # who says to hold the device now, where several people share it

    @property
    def program(self) -> bool:
        """Whether somebody's program sits here instead of somebody."""
        return self.id.startswith(PROGRAM)


SCREEN = Guest("", "")  # no guest at all: a large screen, which shows what everybody may see


@dataclass(slots=True)
class Seat:
    """One seat of a table."""

    bot: Bot | None = None  # who plays; on a held seat the guest may take it back
    kept_for: str | None = None  # the only guest who may sit here
    kept_name: str | None = None  # by which name, when it was kept
    guest: str | None = None
    name: str | None = None
    bytes: str | None = None
    ready: bool = False  # for the match to begin
    ahead: bool = False  # passes in windows until the next turn
    skipped: bool = False  # a bot makes the next decision
    spent: int = 0  # milliseconds

    @classmethod
    def planned(cls, plan: Plan) -> "Seat":
        """A seat as it was set out."""
        return cls(bot=plan.bot, kept_for=plan.kept_for, kept_name=plan.name)

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays here."""
        return self.guest is not None or self.bot is not None

    @property
    def played_by_guest(self) -> bool:
        """Whether the guest who holds it decides, not a bot."""
        return self.guest is not None and self.bot is None

    def time_left(self, clock: Clock, thinking: int) -> int:
        """Milliseconds left, while the seat has been thinking for so many."""
        return max(0, clock.seconds * 1000 - (0 if clock.each else self.spent) - thinking)
