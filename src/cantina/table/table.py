"""A table: the fold of its log, and the moves it makes by itself."""

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

import cantina
from cantina.core.action import Action, from_text, to_text
from cantina.core.driver import Dealing, Match, drive, forced_move
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Game, Options, State, hides, read_options
from cantina.core.record import Header, Record, Seal, Sealed, header, record
from cantina.core.source import Seeded

from . import log, messages
from .lesson import Lesson, lesson
from .messages import Bot, Phase
from .names import GONE, apart
from .seats import Guest, Seat
from .task import Task, task

PASS = "pass"  # the verb that answers a window with nothing
SKIPPING: Bot = "greedy"  # decides for those whose time is out
NO_CHOICES = Seeded(0)  # the driver asks no bots here
PRACTISING = 0  # the seat of whoever is alone on a range


class Refused(Exception):  # noqa: N818  (it is no error of the program)
    """A command that the table refuses: the key of the sentence that says why."""

    def __init__(self, code: str, /, **arguments: Any):
        super().__init__(code)
        self.code, self.arguments = code, arguments


@dataclass(slots=True)
class Request:
    """Something that the others must agree to; an undo goes back to `kept` moves."""

    what: Literal["undo", "close"]
    seat: int
    kept: int
    waiting: set[str | None]
    at: int


@dataclass(slots=True)
class Made:
    """A move that was made: whether it was forced or a bot's, and its events with all secrets."""

    by: int
    driven: bool
    events: list[Event]
    rewarded: bool  # its clock got an increment
    since: int  # when it began to be due


class Onward:
    """A range's dealing: what was dealt for an earlier turn is not dealt again for the same turn."""

    def __init__(self, dealing: Dealing, first: int):
        self._dealing, self._first = dealing, first

    def deal(self, state: State, move: int) -> Action:
        """The dealer's next move, as if everything since the table was opened were one line of play."""
        return self._dealing.deal(state, self._first + move)


class Table:
    """One table."""

    def __init__(self, id_: str, entries: Iterable[log.AnyEntry], dealing: Dealing | None = None):
        self.id = id_
        self.seq = 0
        self.arranged = 0  # counts what may arrange anew who sits and plays here, and how; the moves of a match do not
        self.phase: Phase = "gathering"
        self.opened: log.Opened
        self.game: Game
        self.seats: list[Seat] = []
        self.match: Match[State] | None = None
        self.made: list[Made] = []
        self._decided: dict[int, int] = {}  # by seat, how many moves were made before the latest one that its guest decided
        self.lines: list[messages.LogLine] = []  # the whole truth; guests hear their part
        self.request: Request | None = None
        self.rematch: str | None = None
        self.removed: set[str] = set()  # guests who were sent away
        self.muted: dict[str, messages.Voice] = {}
        self.voices: dict[int, str] = {}  # who said a line
        self.header: Header | None = None
        self.lesson: Lesson | None = None
        self.task: Task | None = None
        self.tries: list[log.Tried] = []
        self.hinted: tuple[int, int] | None = None  # the decision for which a hint was asked before others: moves made, and seat
        self.since = 0  # when the decision that is due began to be
        self.unsaved: list[log.AnyEntry] = []
        self._dealing = dealing
        for entry in entries:
            self._fold(entry)

    def add(self, entry: log.AnyEntry) -> None:
        """Adds an entry to the log, and folds it."""
        self._fold(entry)
        self.unsaved.append(entry)

    def take_unsaved(self) -> list[log.AnyEntry]:
        """Takes the entries that are not yet in the journal."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved

    # ---- folding ---------------------------------------------------------------------------------------------------

    def _fold(self, entry: log.AnyEntry) -> None:
        self.seq += 1
        self.arranged += 1
        match entry:
            case log.Opened():
                self._open(entry)
            case log.Sat(seat=number, guest=guest, name=name, bytes=sent):
                seat = self.seats[number]
                seat.guest, seat.name, seat.bytes = guest, name, sent
                seat.kept_for, seat.kept_name, seat.ready = None, None, False
                self._note("sat", number)
            case log.Stood(seat=number):
                self._note("stood", number)
                self.seats[number] = Seat()
            case log.Readied(seat=number, on=on):
                self.seats[number].ready = on
                self._note("ready" if on else "unready", number)
            case log.Filled(seat=number, bot=bot):
                self.seats[number] = Seat(bot=bot)
                self._note("filled" if bot else "opened", number)
            case log.Began():
                self._begin(entry)
            case log.Moved():
                action, window = from_text(entry.action, self.game.action), self.state.prompt().window
                choice = is_decision(self.state, action)
                self._note_move(entry, self.playing.play(action), choice, self._made_for_them(entry) and not window)
            case log.Tried():
                self.tries.append(entry)
            case log.Undone():
                self._undo(entry)
            case log.Requested():
                self._ask(entry)
            case log.Answered():
                self._answer(entry)
            case log.Said(seat=speaker, name=name, text=text, phrase=phrase, guest=guest):
                if text or phrase:  # otherwise somebody who is forgotten has said it
                    self.lines.append(messages.Said(self.seq, speaker, name, text, phrase))
                if guest:
                    self.voices[self.seq] = guest
            case log.Removed(guest=guest, seat=number, name=name):
                self.lines.append(messages.Noted(self.seq, "removed", number, name))
                self._part(guest, entry.at)
            case log.Left(guest=guest):
                self.lines.append(messages.Noted(self.seq, "left", None, GONE))
                self._part(guest, entry.at)
            case log.Muted(guest=guest, seat=speaker, line=line, name=name, on=on):
                self.muted.pop(guest, None)
                if on:
                    self.muted[guest] = messages.Voice(speaker, line, name)
                self.lines.append(messages.Noted(self.seq, "muted" if on else "unmuted", speaker, name))
            case log.Closed(seat=closer, name=name):
                self.phase, self.request = "closed", None
                self.lines.append(messages.Noted(self.seq, "closed", closer, name))
            case log.Rematched(seat=number, table=table):
                self.rematch = table
                self._note("rematch", number)
            case log.Resumed():
                self.since = entry.at
            case log.Renewed():
                self.match, self.phase, self.since = Match(self.playing.start), "playing", entry.at
            case _:
                self._fold_seat(entry)

    def _fold_seat(self, entry: log.AnyEntry) -> None:
        """Who plays for a seat."""
        match entry:
            case log.Handed(seat=number, bot=bot):
                self._charge(entry.at)
                self.seats[number].bot, self.seats[number].ahead = bot, False
                if self.request:  # nobody waits for the word of a guest who no longer plays
                    self.request.waiting &= self._players()
                self._note("handed", number)
            case log.Taken(seat=number):
                if self.turn == number:
                    self.since = entry.at
                self.seats[number].bot, self.seats[number].skipped = None, False
                self._note("taken", number)
            case log.Skipped(seat=number):
                self._charge(entry.at)
                self.seats[number].skipped = True
                self._note("skipped", number)
            case log.Ahead(seat=number, on=on):
                self.seats[number].ahead = on
            case log.Hinted(seat=number):
                self.hinted = len(self.made), number
                self._note("hinted", number)

    def _part(self, guest: str, at: int) -> None:
        """Frees the seats of a guest who left for good; in a match a bot gets them."""
        self.removed.add(guest)
        if self.request and self.seats[self.request.seat].guest == guest:
            self.request = None
        for number, seat in enumerate(self.seats):
            if guest not in (seat.guest, seat.kept_for):
                continue
            if self.phase == "gathering":
                self.seats[number] = Seat()
            elif self.phase == "playing":
                if self.turn == number:
                    self._charge(at)
                seat.guest, seat.bot, seat.ahead, seat.skipped = None, seat.bot or SKIPPING, False, False
        if self.request:
            self.request.waiting &= self._players()

    def _open(self, entry: log.Opened) -> None:
        self.opened, self.game = entry, cantina.game(entry.game)
        self.seats = [Seat.planned(plan) for plan in entry.plans]
        self.seal = Seal(bytes.fromhex(entry.key))
        if entry.puzzle:
            self.task = task(entry.game, entry.puzzle)
        if entry.lesson and (found := lesson(entry.game)) and found.id == entry.lesson:
            self.lesson = found  # one that has changed since goes on as a match like any other

    def _begin(self, entry: log.Began) -> None:
        self.since = entry.at
        self._note("began" if entry.first is None else "lot", entry.first)
        self.phase = "playing"
        settled = entry.brought if entry.first is None else {"first": entry.first} | entry.brought
        if settled:
            self.options = read_options(self.game.options, self.opened.options | settled)
        start = self.game.start(self.options)
        self.match = Match(start)
        sealed = None  # lessons, puzzles, ranges and matches that go on from another promise nothing about their dealing
        opened = self.opened
        if opened.lesson is None and opened.puzzle is None and not opened.range and not opened.line:
            sealed = Sealed(self.seal.commitment, self.seat_bytes, msgspec.UNSET if entry.first is None else True)
        names = [seat.name or str(seat.bot) for seat in self.seats]
        self.header = header(self.game, start, names, sealed, opened.version)
        if entry.bound:
            self.header = msgspec.structs.replace(self.header, bound=entry.bound)
        self.seal.bind(self.header)

    def _made_for_them(self, entry: log.Moved) -> bool:
        """Whether the table made a forced move for a guest who plays themselves."""
        return entry.by >= 0 and entry.driven and self.seats[entry.by].played_by_guest and not self.seats[entry.by].skipped

    def _note_move(self, entry: log.Moved, events: list[Event], choice: bool, forced: bool) -> None:
        rewarded = False
        if entry.by >= 0:
            seat = self.seats[entry.by]
            rewarded = seat.played_by_guest and not entry.driven
            if rewarded:
                seat.spent += self.thought(entry.at) - self._increment
            seat.skipped = False
        driven = entry.driven or not choice
        if not driven:
            self._decided[entry.by] = len(self.made)
        self.made.append(Made(entry.by, driven, events, rewarded, self.since))
        self.since = entry.at
        self.lines.append(messages.Moved(self.seq, len(self.made) - 1, entry.by, events, forced))
        if self.request and self.request.seat == entry.by and not entry.driven:
            self.request = None  # whoever plays on no longer wants to go back
        if self.playing.state.turn == OVER or (self.task and self.task.is_solved(self.match)):
            self.phase, self.request = "over", None

    def _undo(self, entry: log.Undone) -> None:
        line = self.playing
        self._charge(entry.at)
        for made in self.made[entry.kept :]:
            if made.rewarded:  # what a decision added goes with it
                self.seats[made.by].spent += self._increment
        line.undo(len(line.moves) - entry.kept)
        # taking back by oneself is no way to more days; what all agreed to is
        self.since = self.made[entry.kept].since if self.of_days and not self.request else entry.at
        del self.made[entry.kept :]
        self._decided = {made.by: number for number, made in enumerate(self.made) if not made.driven}
        self.request = None
        self.phase = "playing"  # a puzzle's turn that lost the match is taken back, too
        for seat in self.seats:
            seat.ahead = seat.skipped = False
        self.lines.append(messages.Undone(self.seq, entry.seat, entry.kept))

    def _ask(self, entry: log.Requested) -> None:
        others = self._players() - {self.seats[entry.seat].guest}
        self.request = Request(entry.what, entry.seat, self.last_decision(entry.seat) or 0, others, entry.at)
        if others:
            self._note(f"asked-{entry.what}", entry.seat)

    def _answer(self, entry: log.Answered) -> None:
        if self.request and entry.agree:
            self.request.waiting.discard(str(self.seats[entry.seat].guest))
        elif self.request:
            self._note("withdrawn" if entry.seat == self.request.seat else "refused", entry.seat)
            self.request = None

    def _note(self, what: str, seat: int | None) -> None:
        name = "" if seat is None else self.seats[seat].name or ""
        self.lines.append(messages.Noted(self.seq, what, seat, name))

    def _players(self) -> set[str | None]:
        """The guests who play themselves, without a bot."""
        return {seat.guest for seat in self.seats if seat.played_by_guest}

    @property
    def of_days(self) -> bool:
        """Whether a match goes on over days: each decision has days of its own, and nobody need be here."""
        return self.opened.clock is not None and self.opened.clock.each

    def due(self) -> int | None:
        """When the time of the seat to move is out at a table of days; 0: a bot is to move; None: nobody is."""
        if not self.of_days or self.turn == OVER or self.opened.clock is None:
            return None
        return self.since + self.opened.clock.seconds * 1000 if self.thinker() is None else 0

    @property
    def _increment(self) -> int:
        return self.opened.clock.increment * 1000 if self.opened.clock else 0

    def _charge(self, at: int) -> None:
        """Charges the thinking time so far to the seat to move."""
        if self.turn >= 0 and self.seats[self.turn].played_by_guest:
            self.seats[self.turn].spent += self.thought(at)
            self.since = at

    def thought(self, now: int) -> int:
        """Milliseconds that the seat to move has thought; none where the clock was set back between two runs."""
        return max(0, now - self.since)

    # ---- playing ---------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match[State]:
        """The match; Refused where none is played yet."""
        if self.match is None:
            raise Refused("not-now")
        return self.match

    @property
    def state(self) -> State:
        """The position; Refused where there is none."""
        return self.playing.state

    @functools.cached_property
    def options(self) -> Options:
        """What the match is played with."""
        return read_options(self.game.options, self.opened.options)

    @property
    def turn(self) -> int:
        """The seat to move; OVER where no match is being played."""
        return self.match.state.turn if self.match and self.phase == "playing" else OVER

    def play(self, action: Action, driven: bool, now: int) -> None:
        """Makes a move for the seat to move; or Illegal, and nothing changes."""
        line = self.playing
        by, choice = line.state.turn, is_decision(line.state, action)
        entry = log.Moved(at=now, by=by, action=to_text(action), driven=driven)
        self._record(entry, line.play(action), choice, False)

    def _record(self, entry: log.Moved, events: list[Event], choice: bool, forced: bool) -> None:
        self.seq += 1
        self._note_move(entry, events, choice, forced)
        self.unsaved.append(entry)

    def set_up(self, now: int) -> None:
        """Plays the moves that lead to a puzzle, or those of the match that goes on here."""
        line = [from_text(text, self.game.action) for text in self.opened.line]
        for action in self.task.moves if self.task else line:
            self.play(action, True, now)

    def advance(self, now: int) -> None:
        """Plays what nobody decides: the dealer, forced moves, and passes made ahead. A turn that was to win is judged.

        On a range the turn that is over makes room for the next one.
        """
        self._advance(now)
        if self.task and self.task.has_failed(self.playing):
            line = "; ".join(self.task.line(self.playing))
            self.add(log.Tried(at=now, seat=self.task.puzzle.seat, line=line, loss=None, least=False, reasons=[]))
            self.add(log.Undone(at=now, seat=self.task.puzzle.seat, kept=len(self.task.moves)))
        if self.opened.range and self.turn != PRACTISING:
            self.add(log.Renewed(at=now))

    def _advance(self, now: int) -> None:
        line = self.playing
        nobody = [None] * len(self.seats)
        dealing = self._dealing or self.lesson or self.seal
        if self.opened.range:
            dealing = Onward(dealing, self.seq)
        while self.phase == "playing":
            for by, action, events in drive(line, nobody, dealing, NO_CHOICES):
                entry = log.Moved(at=now, by=by, action=to_text(action), driven=True)
                self._record(entry, events, False, self._made_for_them(entry))
            turn = self.turn
            if turn == OVER or not self.seats[turn].ahead:
                return
            passed = passing(line.state)
            if passed is None:
                self.add(log.Ahead(at=now, seat=turn, on=False))
                return
            self.play(passed, True, now)

    def thinker(self) -> tuple[int, Bot] | None:
        """The seat to move and its bot; None where a guest decides."""
        if (turn := self.turn) == OVER:
            return None
        seat = self.seats[turn]
        who = seat.bot or (SKIPPING if seat.skipped else None)
        return (turn, who) if who else None

    def scripted(self) -> Action | None:
        """The move that a lesson scripts for the seat to move; None where nothing is scripted."""
        return self.lesson.line[len(self.made)][1] if self.lesson and self.phase == "playing" else None

    def last_decision(self, seat: int) -> int | None:
        """The number of moves before the latest one that the seat's guest decided."""
        return self._decided.get(seat)

    def latest_decider(self, seats: Sequence[int]) -> int | None:
        """The one of some seats whose guest decided last."""
        if len(seats) == 1:
            return seats[0] if seats[0] in self._decided else None
        return max((seat for seat in seats if seat in self._decided), key=self._decided.__getitem__, default=None)

    def free_to_undo(self) -> int | None:
        """The seat of the latest decision, where nobody else has moved and nobody has learnt anything since; else None."""
        by = self.made[-1].by if self.made else None
        for made in reversed(self.made):
            if made.by != by or any(event.reveals or event.known_to is not None for event in made.events):
                return None
            if not made.driven:
                return by
        return None

    # ---- looking ---------------------------------------------------------------------------------------------------

    def held_by(self, guest: Guest) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest.id]

    def people(self, guest: str) -> set[str | None]:
        """The names of the people who share a guest's device."""
        return {seat.name for seat in self.seats if seat.guest == guest}

    @property
    def company(self) -> bool:
        """Whether several people play, on whatever devices."""
        return len({(seat.guest, seat.name) for seat in self.seats if seat.guest}) > 1

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: it was agreed, this is a lesson, or all others are bots; a puzzle has its own,
        and on a range nothing is to be won."""
        alone = all(seat.taken for seat in self.seats) and not self.company
        return self.task is None and not self.opened.range and (self.opened.hints or self.lesson is not None or alone)

    def name_for(self, guest: Guest, name: str) -> str:
        """The unique name of a guest, or of somebody on their device, at this table."""
        others = [seat for seat in self.seats if guest.id not in (seat.guest, seat.kept_for)]
        return apart(name, [known for seat in others if (known := seat.name or seat.kept_name)])

    def expects_several(self, guest: Guest) -> bool:
        """Whether seats are kept for several people on a guest's device; somebody alone may have another name by now."""
        return len({plan.name for plan in self.opened.plans if plan.kept_for == guest.id}) > 1

    def shared_by(self, guest: Guest) -> bool:
        """Whether several people with secrets from each other play on a guest's device."""
        return self.phase == "playing" and len(self.people(guest.id)) > 1 and hides(self.game)

    @property
    def seat_bytes(self) -> list[str]:
        """The random bytes that people at the table have sent, into which its dealing is sealed."""
        return [seat.bytes for seat in self.seats if seat.bytes]

    def seats_of(self, guest: Guest) -> list[int]:
        """The seats that a guest sees and acts for now: all they hold, or those of the person holding the device."""
        held = self.held_by(guest)
        if len(held) < 2 or not self.shared_by(guest):
            return held
        return [seat for seat in held if self.seats[seat].name == guest.person]

    def record(self) -> Record:
        """The full record with the dealer's key; only once the match is over or closed."""
        if self.phase not in ("over", "closed") or self.match is None or self.header is None:
            raise Refused("not-now")
        return record(self.header, self.match, self.seal.key.hex())


def is_decision(state: State, action: Action) -> bool:
    """Whether it is something to come back to when undoing. A pass in a window never is: that it is one only for those who could
    have played something would tell the others what is in a hand."""
    return action.__struct_config__.tag != PASS or not state.prompt().window


def passing(state: State) -> Action | None:
    """The action that answers a window with nothing; None where nothing can be passed."""
    if not state.prompt().window:
        return None
    return next((action for action in state.actions() if action.__struct_config__.tag == PASS), None)


def unasked(state: State) -> Action | None:
    """What follows by itself: a pass in a window, or the only choice."""
    if state.turn in (DEALER, OVER):
        return None
    return passing(state) if state.prompt().window else forced_move(state)


def opening(
    game: Game, options: Options, *, at: int, name: str, host: str, plans: list[log.Plan], at_once: bool,
    listed: bool = False, clock: messages.Clock | None = None, lesson: str | None = None, puzzle: str | None = None,
    hints: bool = False, line: Sequence[str] = (), lot: bool = False, practised: bool = False, club: str | None = None,
) -> log.Opened:  # fmt: skip
    """A new table's first entry, with a key of its own."""
    return log.Opened(
        at=at, game=game.id, version=game.version, options=msgspec.to_builtins(options), name=name, host=host, plans=plans,
        at_once=at_once, listed=listed, clock=clock, lesson=lesson, puzzle=puzzle, hints=hints, line=list(line), lot=lot,
        range=practised, key=Seal().key.hex(), club=club,
    )  # fmt: skip
