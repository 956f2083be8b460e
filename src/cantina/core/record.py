"""Records: a match as a file, `game + options + list of actions`, with digests on the way and a dealing that can be checked.

The first line is a JSON header. Every further line is a move: who, and the action's text form; every 50th ends with a digest
of the position. A finished live match ends with the dealer's key.
"""

import hashlib
import re
import secrets
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from cantina.core.action import Action, TextError, from_text, to_text
from cantina.core.driver import Match
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Game, OptionError, State, Turn, read_options
from cantina.core.ledger import Illegal
from cantina.core.source import CHANCE, Keyed, Seeded, Source

FORMAT = 1
DIGEST_EVERY = 50
LOT = b"lot"  # before a hash: no number of the dealing is drawn from the same message
LARGEST = 8 * 2**20  # bytes; the longest real match is far below


Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class RecordError(ValueError):
    """A record that is malformed or does not replay; the message begins with the line."""


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A live dealing: the SHA-256 of the dealer's secret key, and the random bytes that the human seats sent."""

    commitment: str
    seat_bytes: list[str]
    lot: Literal[True] | msgspec.UnsetType = msgspec.UNSET  # the key drew who begins, `first` of the options


class Simulated(msgspec.Struct, frozen=True, tag="simulated"):
    """A dealing that anybody can repeat: match number `match` of a seed."""

    seed: int
    match: int


class Header(msgspec.Struct, frozen=True):
    """The header of a record: game, version, options, seats and dealing."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[str]
    dealing: Sealed | Simulated | None = None
    format: int = FORMAT
    bound: Hash | msgspec.UnsetType = msgspec.UNSET  # the hash of the header as it was, where names were taken out since

    def hash(self) -> bytes:
        """The SHA-256 that ties a live dealing to this header."""
        if self.bound is not msgspec.UNSET:
            return bytes.fromhex(self.bound)
        return hashlib.sha256(msgspec.json.encode(self)).digest()


class RecordLine(msgspec.Struct, frozen=True):
    """A recorded move."""

    by: Turn
    action: str
    digest: str | None = None


class Record(msgspec.Struct):
    """A recorded match."""

    header: Header
    lines: list[RecordLine]
    key: str | None = None


class Seal:
    """A live dealing: a secret key, chosen before anybody sits, and the header it is bound to."""

    def __init__(self, key: bytes | None = None):
        self.key = key or secrets.token_bytes(32)
        self.commitment = hashlib.sha256(self.key).hexdigest()
        self._header = b""

    def bind(self, head: Header) -> None:
        """Binds the dealing to the header; it is fixed from now on."""
        self._header = head.hash()

    def lot(self, seat_bytes: list[str], seats: int) -> int:
        """The seat that begins: drawn before there is a header, by the key and what the seats have sent."""
        return Keyed(self.key, LOT + hashlib.sha256(" ".join(seat_bytes).encode()).digest(), 0).below(seats)

    def source(self, move: int) -> Source:
        """Random source for one move of the dealer."""
        return Keyed(self.key, self._header, move)

    def deal(self, state: State, move: int) -> Action:
        """One move of the dealer."""
        return state.deal(self.source(move))


def header(
    game: Game, start: State, seats: list[str], dealing: Sealed | Simulated | None = None, version: int | None = None
) -> Header:
    """The header of a match: its options as JSON values, with the content in them; `version`: that of the rules it began with."""
    options = msgspec.json.decode(msgspec.json.encode(start.options))
    return Header(game.id, version or game.version, options, seats, dealing)


def digest(state: State) -> str:
    """A short fingerprint of a whole position."""
    return hashlib.sha256(msgspec.json.encode(state.dump())).hexdigest()[:16]


def record(head: Header, match: Match[Any], key: str | None = None) -> Record:
    """The record of a match so far; the digests come from playing it again."""
    again, lines = Match(match.start), []
    for number, (by, action) in enumerate(match.moves, start=1):
        again.play(action)
        lines.append(RecordLine(by, to_text(action), digest(again.state) if number % DIGEST_EVERY == 0 else None))
    return Record(head, lines, key)


def to_lines(record: Record) -> str:
    """The record as a file's text."""
    lines = [msgspec.json.encode(record.header).decode()]
    for line in record.lines:
        who = "dealer" if line.by == DEALER else f"seat{line.by}"
        lines.append(f"{who} {line.action}" + (f" #{line.digest}" if line.digest else ""))
    if record.key:
        lines.append(f"key {record.key}")
    return "\n".join(lines) + "\n"


MOVE = re.compile(r"(dealer|seat(\d{1,3})) (.+?)(?: #([0-9a-f]{16}))?")
KEY = re.compile(r"key ([0-9a-f]{64})")


def from_lines(text: str) -> Record:
    """The record that a file's text holds; moves are read, not yet replayed."""
    first, *rest = (line.removesuffix("\r") for line in text.removesuffix("\n").split("\n"))
    try:
        head = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, RecursionError) as error:  # also brackets without end
        raise RecordError(f"line 1: no header of a record ({error})") from None
    if head.format != FORMAT:
        raise RecordError(f"line 1: format {head.format}; this Cantina reads format {FORMAT}")
    result = Record(head, [])
    for number, line in enumerate(rest, start=2):
        if result.key:
            raise RecordError(f"line {number}: something follows the dealer's key")
        if key := KEY.fullmatch(line):
            result.key = key[1]
        elif move := MOVE.fullmatch(line):
            result.lines.append(RecordLine(DEALER if move[1] == "dealer" else int(move[2]), move[3], move[4]))
        else:
            raise RecordError(f"line {number}: neither a move nor a key: {line[:60]!r}")
    if text and not text.endswith("\n"):
        raise RecordError(f"line {len(rest) + 1}: the file is cut off")
    return result


def begin(game: Game, head: Header) -> State:
    """Start position of a recorded match."""
    try:
        start = game.start(read_options(game.options, head.options))
    except OptionError as error:
        raise RecordError(f"line 1: {error}") from None
    if len(head.seats) != start.options.seats:
        raise RecordError(f"line 1: {len(head.seats)} names for {start.options.seats} seats")
    return start


def replay(game: Game, record: Record) -> Iterator[tuple[Match[State], Turn, Action, list[Event]]]:
    """Play a record move by move, checking turns, legality and digests; yields after each move."""
    match = Match(begin(game, record.header))
    for number, line in enumerate(record.lines, start=2):
        problem = f"line {number}"
        if record.header.version != game.version:
            problem += f" (recorded with version {record.header.version} of the rules, this is {game.version})"
        try:
            action = from_text(line.action, game.action)
            if match.state.turn == OVER:
                raise Illegal("CORE-02")
            if match.state.turn != line.by:
                raise Illegal("CORE-01")
            by, events = match.state.turn, match.play(action)
        except TextError as error:
            raise RecordError(f"{problem}: {error}") from None
        except Illegal as refusal:
            raise RecordError(f"{problem}: {line.action[:60]!r} is refused by {refusal.rule}") from None
        if line.digest and line.digest != digest(match.state):
            raise RecordError(f"{problem}: another position was recorded here (digest)")
        if (number - 1) % DIGEST_EVERY == 0 and not line.digest:
            raise RecordError(f"{problem}: the digest is missing")
        yield match, by, action, events


class Verdict(msgspec.Struct, frozen=True):
    """What a verification found: the moves, whether the match is over, and whether the dealing could be checked."""

    moves: int
    over: bool
    # "unnamed": as committed, but with names taken out since, nobody can tell whether its numbers were those of this match
    dealing: str  # "sealed": as committed; "simulated": as seeded; "open": the key is not out; "none": nothing was promised


def verify(game: Game, record: Record) -> Verdict:
    """Replay a record and check every action, digest and dealt card; raises RecordError at the first bad line."""
    promised = record.header.dealing
    dealing: Any = None
    kind = "none"
    if isinstance(promised, Simulated):
        stream = Seeded(promised.seed, promised.match, CHANCE)
        dealing, kind = (lambda _: stream), "simulated"
    elif isinstance(promised, Sealed):
        kind = "open"
        if record.key:
            seal = Seal(bytes.fromhex(record.key))
            if seal.commitment != promised.commitment:
                raise RecordError(f"line {len(record.lines) + 2}: the key is not the one that was committed to")
            first = record.header.options.get("first")
            if promised.lot is True and seal.lot(promised.seat_bytes, len(record.header.seats)) != first:
                raise RecordError(f"line 1: seat {first} is not the one that the lot fell on")
            seal.bind(record.header)
            dealing, kind = seal.source, "sealed" if record.header.bound is msgspec.UNSET else "unnamed"
    state, deals = begin(game, record.header), 0
    for number, (match, by, action, _) in enumerate(replay(game, record), start=2):
        if by == DEALER and dealing:
            if state.deal(dealing(deals)) != action:
                raise RecordError(f"line {number}: {to_text(action)!r} is not what the dealer had to deal")
            deals += 1
        state = match.state.copy()
    return Verdict(len(record.lines), state.turn == OVER, kind)
