"""Cards: what the lobby shows of a table."""

import logging
from typing import Any

import msgspec

from cantina.core.ledger import LANGUAGES
from cantina.core.texts import texts
from cantina.server.messages import ChapterCard
from cantina.table import log
from cantina.table.messages import Phase
from cantina.table.table import Table

LOGGER = logging.getLogger(__name__)


class SeatCard(msgspec.Struct, frozen=True):
    """A seat on a card: its name or bot, and who holds it."""

    name: str | None
    bot: str | None
    guest: str | None


class Card(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    id: str
    name: str
    game: str
    phase: Phase
    listed: bool
    seats: list[SeatCard]
    turn: int
    updated: int
    lesson: bool = False
    puzzle: bool = False  # or a range: neither is a match to come back to
    chapter: ChapterCard | None = None
    days: bool = False
    scores: list[int] = []  # of a match that is over
    winners: list[int] = []
    plays: str | None = None

    @property
    def waiting(self) -> bool:
        """Whether it is listed and waits for players."""
        return self.listed and self.phase == "gathering"

    def awaits(self, guest: str) -> bool:
        """Whether the match waits for a guest's decision."""
        return self.phase == "playing" and 0 <= self.turn < len(self.seats) and self.seats[self.turn].guest == guest


def card_of(table: Table, updated: int) -> Card:
    """A table's card as it stands."""
    seats = [SeatCard(seat.name, seat.bot, seat.guest or seat.kept_for) for seat in table.seats]
    opened, lesson, chapter = table.opened, table.lesson is not None, _chapter(table)
    puzzle = opened.puzzle is not None or opened.range
    over = table.state.standing() if table.phase == "over" else None
    return Card(
        table.id, opened.name, opened.game, table.phase, opened.listed, seats, table.turn, updated, lesson, puzzle, chapter,
        table.of_days,
        over.scores if over else [], over.winners if over else [], table.options.plays(),
    )  # fmt: skip


def _chapter(table: Table) -> ChapterCard | None:
    chapter = table.options.chapter()
    if chapter is None:
        return None
    folder = table.game.folder / "texts"
    cs, en = (texts(language, folder).knowing(table.options.words(language)).name(chapter.name) for language in LANGUAGES)
    return ChapterCard(chapter.number, chapter.last, cs, en)


def read_card(table: str, body: Any) -> Card | None:
    """A card; None for a damaged one, which must not hide all others."""
    try:
        # matches once waited for their rules to be compiled, and an old file may have stopped there
        written = body if isinstance(body, bytes) else b""
        return msgspec.json.decode(written.replace(b'"phase":"preparing"', b'"phase":"playing"'), type=Card)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        LOGGER.error("the card of table %s is damaged: %s", table, problem, extra={"table": table})
        return None


def renamed(card: Card, entries: list[log.AnyEntry]) -> Card:
    """A card with the names that its log has now."""
    names = {entry.seat: entry.name for entry in entries if isinstance(entry, log.Sat)}
    seats = [msgspec.structs.replace(seat, name=seat.name and names.get(number)) for number, seat in enumerate(card.seats)]
    (opened,) = (entry for entry in entries if isinstance(entry, log.Opened))
    return msgspec.structs.replace(card, seats=seats, name=opened.name)


def card_row(card: Card) -> tuple[Any, ...]:
    """A card as a row of its table."""
    return card.id, card.waiting, card.updated, msgspec.json.encode(card)
