"""All limits of the server: each is generous for a family behind one address, and says why it is there.

A budget is what may be done at once, and how much comes back in a minute. It is kept for each guest, and for each address: that
of a home, or of a class of thirty behind one router. A refusal says how long to wait (`server/budgets.py`).
"""

from typing import NamedTuple

KILO, MEGA = 2**10, 2**20
DAY = 24 * 3600  # seconds


class Budget(NamedTuple):
    """What may be done at once, and how often it may be done in the long run."""

    at_once: int
    a_minute: float


class Limits(NamedTuple):
    """The budgets of a house: by what is done."""

    guest: dict[str, Budget]
    address: dict[str, Budget]
    lines: tuple[int, int]  # to tables, open at the same time: of a guest, and of an address


USUAL = Limits(
    guest={
        "messages": Budget(150, 900),  # a page that comes back asks a dozen things at once; nobody clicks 15 times a second
        "previews": Budget(60, 300),  # somebody tries every place for a tile
        "hints": Budget(10, 20),  # somebody who learns asks at every decision; each is a second of a worker
        "analyses": Budget(60, 90),  # parts: a match has thirty, each a second of the one worker
        "chat": Budget(15, 30),  # a quarrel in short sentences
        "calls": Budget(30, 10),  # switches for messages, turned on and off
        "mails": Budget(3, 0.1),  # letters that ask whether an address may be written to
        "clubs": Budget(30, 10),  # members removed, rounds begun
        "tables": Budget(15, 4),  # the four games, tried in every way; each table stays on the disk
    },
    address={
        "requests": Budget(1500, 3000),  # thirty people who open the page in the same minute
        "connections": Budget(200, 300),  # the same, after the network was gone
        "messages": Budget(2000, 9000),  # thirty people who play fast
        "previews": Budget(600, 3000),
        "hints": Budget(60, 120),
        "analyses": Budget(300, 400),
        "chat": Budget(150, 300),
        "guests": Budget(60, 10),  # a class of thirty, and half of them open a second browser
        "programs": Budget(20, 2),  # a workshop of twenty, each with a bot of their own
        "tables": Budget(60, 15),
        "calls": Budget(200, 60),
        "clubs": Budget(200, 60),  # a class of thirty, each joining by the link
        "mails": Budget(10, 0.5),
        "forms": Budget(300, 600),  # every change in the form for a new table asks for it anew
        "uploads": Budget(20, 2),  # an evening's matches, looked at once more
        "drawings": Budget(200, 300),  # QR codes and searches of the rulebook: a letter typed is a search
    },
    lines=(12, 240),  # tabs that somebody forgot; eight for each of a class of thirty
)

LIFTED = Limits({}, {}, (MEGA, MEGA))  # nothing is counted: for measuring how much a server can do

FAREWELL = 30 * DAY  # seconds before a house lets a table go in which its people are told

# ---- requests and lines --------------------------------------------------------------------------------------------

HEADERS = 10.0  # seconds until a request's headers are there: a browser sends them at once
BODY = 120.0  # seconds for what comes after them: a record of 8 MB over a poor line
SILENT = 30.0  # seconds for which somebody may take nothing of what is sent to them
REQUESTS = 240  # requests and half-open connections of one address at the same time: six for each browser of a class
LONGEST_WAIT = 1.0  # seconds for which a refusal is held back: whoever sends without end is slowed down by it
PIECE = KILO  # bytes that are read of one line before it is another's turn
MESSAGE = 16 * KILO  # bytes of a command; the longest real one has a tenth of it
FRAME = 64 * KILO  # bytes after which a line is closed at once; up to there the answer says that it was too large
BODIES = 4 * MEGA  # bytes of a request: three files of one's own, and what JSON adds to them
HELLO = 10.0  # seconds for the first message
OUTBOX = MEGA  # bytes that may wait for a slow reader, beside the first message: some hundred updates

# ---- files of one's own, and records -------------------------------------------------------------------------------

FILE_SECONDS = 10.0  # of the processor: a file of the largest size that is right takes a second
FILE_MEMORY = 512 * MEGA  # bytes, while it is read

KEPT_UPLOADS = 200  # records that are kept for one address, the latest; at most 8 MB each, most of them 20 kB
UPLOADED = 90 * DAY  # a record that nobody brought for so long goes: whoever wants it again has it as a file

# ---- tables --------------------------------------------------------------------------------------------------------

THOUGHT = 10.0  # seconds after which people are told that a bot waits for its turn to think, and after which a hint is given up
NEWS = 1.0  # seconds between two tellings of who is here: a crowd that comes or goes is one piece of news

# ---- clubs ---------------------------------------------------------------------------------------------------------

CLUBS_OF = 20  # clubs of a guest
MEMBERS = 60  # of a club: two classes
ENTRANTS = 16  # of a tournament: eight tables a round
COUNTED = 1000  # results of a club that its ladder knows, the latest; 30 ms of work
SHOWN_RESULTS = 40  # of those, to look at

# ---- calls to tables of days ---------------------------------------------------------------------------------------

DEVICES = 6  # of a guest that Web Push reaches; a seventh takes the place of the oldest
CALLED_FROM = 100  # tables from which a guest may be called
PUSH_KEPT = 3 * DAY  # a push service keeps what a device that is off cannot take: later it is stale
PUSH_SECONDS = 10.0  # for one message
PUSH_BYTES = 1200  # of any message before it is sealed; a service takes 4 kB
PUSHES = 4  # messages on their way at the same time
WAITING = 2000  # messages that wait for it; more of them are dropped, and the log says so
AGAIN = (30.0, 600.0)  # seconds after which a message that a service could not take is tried again

# ---- tokens --------------------------------------------------------------------------------------------------------

UNUSED = 400 * DAY  # a token that nobody used for so long is nobody's: those who play once a year, at Christmas, come in time
NOTED = DAY  # how exactly it is kept when a token was used; each note is a write
