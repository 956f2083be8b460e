"""The HTTP API: guests, lobby, records, replays, rules and drawings."""

import asyncio
import functools
import hashlib
import io
import ipaddress
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, WebSocket, delete, get, post, put, websocket
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import cantina
from cantina.bots.levels import LEVELS
from cantina.core.example import examples, show
from cantina.core.game import HasRange, OptionError, Options, check_names, hides, read_options
from cantina.core.ledger import LANGUAGES, Language, core_ledger
from cantina.core.missions import HasMissions
from cantina.core.record import LARGEST, RecordError, to_lines
from cantina.core.search import search
from cantina.core.texts import texts
from cantina.server import admin, analyses, api_calls, api_clubs, live, peers, replays, stories
from cantina.server.api_parts import AnyRequest, guest_of, house_of, in_turn, person_of, spend, table_card
from cantina.server.art import Gallery, draw, picture_of
from cantina.server.budgets import address_in
from cantina.server.forms import form
from cantina.server.messages import (
    AnalysisSeen,
    Condition,
    FormSeen,
    FormWanted,
    GameCard,
    HouseCard,
    LevelCard,
    Lobby,
    Me,
    Named,
    NewGuest,
    NewLesson,
    NewPuzzle,
    NewRange,
    NewTable,
    NewTrial,
    OfferSeen,
    Opened,
    PuzzleCard,
    PuzzlePicture,
    PuzzleShelf,
    ReplaySeen,
    Rule,
    RuleExample,
    RuleHit,
    Rules,
    RulesFound,
    Solution,
    StorySeen,
)
from cantina.server.metrics import MEDIA_TYPE
from cantina.server.new_tables import (
    known_lesson,
    known_task,
    new_lesson,
    new_puzzle,
    new_range,
    new_table,
    new_trial,
    unplayable,
)
from cantina.server.solutions import solution
from cantina.server.workshop import brings
from cantina.table.lesson import StepSeen, lesson
from cantina.table.messages import PositionSeen
from cantina.table.seats import Guest
from cantina.table.table import Refused
from cantina.teacher.analysis import CannotAnalyse, unit_of
from cantina.teacher.puzzles import book

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
LONGEST_QR = 1024
LONGEST_QUESTION = 200


# ---- guests --------------------------------------------------------------------------------------------------------


@post("/api/guests")
async def make_guest(request: AnyRequest, data: JSONBody[Named]) -> NewGuest:
    """A new guest; no account is needed."""
    spend(request, "guests")
    guests = house_of(request).guests
    guest = await guests.new(data.name)
    return NewGuest(guest.id, guest.name, guests.token(guest))


@post("/api/bots")
async def make_program(request: AnyRequest, data: JSONBody[Named]) -> NewGuest:
    """A token for a bot that plays by the websocket: everybody sees that its seat is a program's."""
    spend(request, "programs")
    guests = house_of(request).guests
    guest = await guests.new(data.name, program=True)
    return NewGuest(guest.id, guest.name, guests.token(guest))


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who the token says this is."""
    guest = await guest_of(request)
    return Me(guest.id, guest.name)


@put("/api/me")
async def rename(request: AnyRequest, data: JSONBody[Named]) -> Me:
    """Take another name."""
    house = house_of(request)
    guest = await house.guests.rename(Guest((await guest_of(request)).id, data.name))
    await house.changed(guest)
    return Me(guest.id, guest.name)


@post("/api/me/sign-out", status_code=200)
async def sign_out(request: AnyRequest) -> Response[NewGuest]:
    """Sign out everywhere: no token counts any longer but the one in the answer; open tables ask for it."""
    house, guest = house_of(request), await guest_of(request)
    token = await house.guests.sign_out(guest)
    await house.calls.sign_out(guest.id)
    await house.changed(guest)
    return Response(NewGuest(guest.id, guest.name, token), background=BackgroundTask(house.part, guest))


@delete("/api/me")
async def forget_me(request: AnyRequest) -> None:
    """Forget this guest: their token, their seats and words; in the matches that are kept they are called a guest."""
    await house_of(request).forget_guest(await guest_of(request))


# ---- lobby ---------------------------------------------------------------------------------------------------------


@get("/api/house")
async def house(request: AnyRequest) -> HouseCard:
    """The address under which others find this server."""
    return HouseCard(house_of(request).settings.address)


@get("/api/games")
async def games(request: AnyRequest) -> list[GameCard]:
    """The games that exist, with the schema of their options."""
    return _game_cards(request.app.state.gallery)


def _game_cards(gallery: Gallery) -> list[GameCard]:
    """The games; from now on the gallery knows what is drawn on their cards."""
    cards = [_game_card(id_, gallery) for id_ in cantina.games.ids()]
    gallery.has_cards = True
    return cards


def _game_card(id_: str, gallery: Gallery) -> GameCard:
    game = cantina.game(id_)
    schema, defaults, resolved = _agreed(id_)
    return GameCard(
        id=id_,
        version=game.version,
        seats=list(game.seats),
        options=schema,
        defaults=defaults,
        sheet=gallery.sheet(id_, resolved),
        cover=gallery.cover(id_),
        hides=hides(game),
        lesson=given.file.minutes if (given := lesson(id_)) else None,
        titles={language: texts(language, game.folder / "texts").say("title") for language in LANGUAGES},
        bots=cantina.bots.offered(),
        levels=[LevelCard(level.id, level.droid) for level in LEVELS.values()],
        missions=isinstance(game, HasMissions),
        range=isinstance(game, HasRange),
    )


@functools.cache
def _agreed(id_: str) -> tuple[dict[str, Any], dict[str, Any], Options]:
    """The schema of a game's options, the defaults, and the defaults with their content."""
    game = cantina.game(id_)
    defaults = read_options(game.options, {})
    return msgspec.json.schema(game.options), msgspec.to_builtins(defaults), game.resolve_options(defaults)


@get("/api/games/{game:str}/texts/{language:str}", media_type="text/plain")
async def game_texts(game: FromPath[str], language: FromPath[Language]) -> str:
    """A game's sentences in Fluent: the page has those of Cantina's own games, and asks for those of others."""
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    path = cantina.game(game).folder / "texts" / f"{language}.ftl"
    return await asyncio.to_thread(path.read_text, "utf-8")


@post("/api/games/{game:str}/form", status_code=200)
async def table_form(request: AnyRequest, game: FromPath[str], data: JSONBody[FormWanted]) -> FormSeen:
    """The form for a new table: possible values given the rest, and whether uploaded files are valid."""
    spend(request, "forms")
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    try:
        check_names(cantina.game(game).options, [*data.options, *data.files])
        if data.files or brings(data.options):
            seen: FormSeen = await house_of(request).workshop.run(address_in(request.scope), form, game, data)
            return seen
        return await in_turn(request, form, game, data)
    except OptionError as problem:
        raise unplayable(problem) from None


@get("/api/tables")
async def lobby(request: AnyRequest) -> Lobby:
    """One's own tables, and the listed ones that wait for players."""
    guest, storage = await guest_of(request), house_of(request).journal
    mine = await storage.cards_of(guest.id)
    waiting = [] if guest.program else await storage.open_cards()  # a program comes where somebody gave it the link
    going = house_of(request).going
    return Lobby([table_card(card, guest, going(card)) for card in mine], [table_card(card, guest) for card in waiting])


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Set up a table; where no seat is open the match begins at once."""
    spend(request, "tables", guest := await person_of(request))
    return Opened(await new_table(house_of(request), guest, data))


@get("/api/codes/{code:str}")
async def find_table(request: AnyRequest, code: FromPath[str]) -> Opened:
    """The table with a code that a screen shows."""
    return Opened(await house_of(request).find(code.lower()))


@get("/api/lessons/{game:str}")
async def lesson_steps(game: FromPath[str]) -> list[StepSeen]:
    """The prompts of a game's lesson."""
    given = known_lesson(game)
    return await asyncio.to_thread(lambda: given.steps)


@post("/api/lessons")
async def open_lesson(request: AnyRequest, data: JSONBody[NewLesson]) -> Opened:
    """Set up the table of a lesson; the match begins at once."""
    spend(request, "tables", guest := await person_of(request))
    return Opened(await new_lesson(house_of(request), guest, data))


@get("/api/puzzles")
async def puzzles() -> list[PuzzleShelf]:
    """The puzzles of every game that has some, in the order in which they are solved."""
    shelves = [shelf for id_ in cantina.games.ids() if (shelf := book(id_)) and shelf.puzzles]
    return [PuzzleShelf(shelf.game.id, [PuzzleCard(each.id, each.level) for each in shelf.puzzles]) for shelf in shelves]


@post("/api/puzzles")
async def open_puzzle(request: AnyRequest, data: JSONBody[NewPuzzle]) -> Opened:
    """Set up the table of a puzzle."""
    spend(request, "tables", guest := await person_of(request))
    return Opened(await new_puzzle(house_of(request), guest, data))


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def puzzle_picture(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> PuzzlePicture:
    """What a puzzle looks like."""
    gallery: Gallery = request.app.state.gallery
    given = await known_task(game, puzzle)
    return PuzzlePicture(gallery.puzzle(game, puzzle), given.puzzle.goal, given.position.state.options.seats)


@get("/api/puzzles/{game:str}/{puzzle:str}/solution")
async def puzzle_solution(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> Solution:
    """A puzzle's solution, and why it is one."""
    given = await known_task(game, puzzle)
    return await in_turn(request, solution, given)


@post("/api/ranges")
async def open_range(request: AnyRequest, data: JSONBody[NewRange]) -> Opened:
    """Set up a table at which a game's first turn is practised alone."""
    spend(request, "tables", guest := await person_of(request))
    return Opened(await new_range(house_of(request), guest, data))


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, AppState], table: FromPath[str]) -> None:
    """A guest at a table; the messages are those of `cantina.table.messages`."""
    await live.serve(socket, socket.app.state.house, table)


@post("/api/trials")
async def open_trial(request: AnyRequest, data: JSONBody[NewTrial]) -> Opened:
    """Set up a table at which a recorded match goes on from a turn in another way."""
    spend(request, "tables", guest := await person_of(request))
    return Opened(await new_trial(house_of(request), guest, await _replay(request, data.replay), data))


# ---- records and replays -------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/sheet")
async def table_sheet(request: AnyRequest, table: FromPath[str]) -> Opened:
    """The address of the drawings for a table's options."""
    seen = await house_of(request).table(table)
    gallery: Gallery = request.app.state.gallery
    return Opened(gallery.sheet(seen.game.id, seen.options))


@get("/api/tables/{table:str}/picture", media_type="image/svg+xml")
async def table_picture(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """A table as anybody with its link sees it: the position, or the cover as long as there is none."""
    spend(request, "drawings")
    seen = await house_of(request).table(table)
    return Response(await in_turn(request, picture_of(seen)), media_type="image/svg+xml")


@get("/api/tables/{table:str}/story")
async def table_story(request: AnyRequest, table: FromPath[str]) -> StorySeen:
    """What is told round a table's match; lessons and puzzles have words of their own."""
    seen = await house_of(request).table(table)
    gallery: Gallery = request.app.state.gallery
    return await in_turn(request, stories.story_of, seen, gallery)


@get("/api/missions/{game:str}")
async def missions(request: AnyRequest, game: FromPath[str]) -> OfferSeen:
    """Missions, characters and the campaign of a game that has them."""
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    gallery: Gallery = request.app.state.gallery
    return await in_turn(request, stories.offer_of, game, gallery)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record_of(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of a match that is over or closed, as a file."""
    return _file(table, await _table_record(request, table))


async def _table_record(request: AnyRequest, table: str) -> str:
    return to_lines((await house_of(request).table(table)).record())


def _file(name: str, text: str) -> Response[str]:
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}.cantina"'}, media_type="text/plain")


@post("/api/replays", request_max_body_size=LARGEST)
async def add_replay(request: AnyRequest) -> Opened:
    """Keep a record that somebody has as a file, so that it can be looked at and linked to."""
    spend(request, "uploads")
    body = await request.body()
    try:
        text = body.decode()
        id_ = "r" + hashlib.sha256(body).hexdigest()[:15]
        await house_of(request).workshop.run(address_in(request.scope), replays.check, text)
        await _read_replay(request, id_, text)
    except UnicodeDecodeError:
        raise Refused("bad-record", problem="line 1: no text") from None
    except RecordError as problem:
        raise Refused("bad-record", problem=str(problem)) from None
    except OptionError as problem:
        raise unplayable(problem) from None
    await house_of(request).keep_replay(id_, text, address_in(request.scope))
    return Opened(id_)


async def _read_replay(request: AnyRequest, id_: str, text: str) -> replays.Replay:
    try:
        read = await in_turn(request, replays.read, text)
    except RecordError as problem:
        raise Refused("bad-record", problem=str(problem)) from None
    shelf: replays.Shelf = request.app.state.shelf
    shelf.put(id_, read)
    return read


async def _replay(request: AnyRequest, id_: str) -> replays.Replay:
    shelf: replays.Shelf = request.app.state.shelf
    if (kept := shelf.get(id_)) is not None:
        return kept
    return await _read_replay(request, id_, await _replay_text(request, id_))


async def _replay_text(request: AnyRequest, id_: str) -> str:
    """A record's text: one that was brought, or a table's."""
    brought = await house_of(request).journal.replay(id_)
    return await _table_record(request, id_) if brought is None else brought


@get("/api/replays/{replay:str}")
async def replay(request: AnyRequest, replay: FromPath[str], seat: FromQuery[int | None] = None) -> ReplaySeen:
    """A recorded match as a seat heard it, or the whole truth; with the check of its dealing."""
    found = await _replay(request, replay)
    gallery: Gallery = request.app.state.gallery
    return found.seen(seat, gallery.sheet(found.game.id, found.states[0].options))


@get("/api/replays/{replay:str}/record", media_type="text/plain")
async def replay_record(request: AnyRequest, replay: FromPath[str]) -> Response[str]:
    """A recorded match as a file."""
    return _file(replay, await _replay_text(request, replay))


@get("/api/replays/{replay:str}/positions/{number:int}")
async def replay_position(
    request: AnyRequest, replay: FromPath[str], number: FromPath[int], seat: FromQuery[int | None] = None
) -> PositionSeen:
    """The position after so many moves."""
    return (await _replay(request, replay)).position(number, seat)


@get("/api/replays/{replay:str}/analysis")
async def replay_analysis(
    request: AnyRequest, replay: FromPath[str], language: FromQuery[Language], since: FromQuery[int] = 0
) -> AnalysisSeen:
    """The analysis of a recorded match from a move on: as much as is known, or else the next part of it."""
    guest = await person_of(request)
    spend(request, "analyses", guest)
    found = await _replay(request, replay)
    try:
        unit_of(found.game)
    except CannotAnalyse:
        raise Refused("cannot-analyse") from None
    text = await _replay_text(request, replay)
    kept = await house_of(request).analyses.further(replay, text, since, guest.id)
    return await in_turn(request, analyses.seen, kept, found, since, language)


# ---- rules, drawings -----------------------------------------------------------------------------------------------


@get("/api/rules/{game:str}")
async def rules(game: FromPath[str]) -> Rules:
    """A game's rulebook in both languages; what no rulebook says comes last."""
    try:
        ledgers = [cantina.game(game).ledger, core_ledger()]
    except cantina.UnknownGame:
        raise Refused("unknown-game") from None
    return Rules(
        [section for ledger in ledgers for section in ledger.sections],
        [Rule(entry.id, entry.kind, entry.section, entry.cs, entry.en) for ledger in ledgers for entry in ledger],
    )


@get("/api/rules/{game:str}/search")
async def search_rules(
    request: AnyRequest, game: FromPath[str], words: FromQuery[str], language: FromQuery[Language]
) -> RulesFound:
    """The rules that answer a question, best first."""
    spend(request, "drawings")
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    found = await in_turn(request, search, cantina.game(game), words[:LONGEST_QUESTION], language)
    return RulesFound([RuleHit(hit.entry.id, hit.words) for hit in found.hits], found.instead)


@get("/api/rules/{game:str}/examples")
async def rule_examples(request: AnyRequest, game: FromPath[str]) -> list[RuleExample]:
    """The drawn examples of a game's rulebook."""
    if game not in cantina.games.ids():
        raise Refused("unknown-game")
    gallery: Gallery = request.app.state.gallery
    return await in_turn(request, _examples, game, gallery)


def _examples(game_id: str, gallery: Gallery) -> list[RuleExample]:
    whole, events = examples(cantina.game(game_id)), _example_events(game_id)
    return [
        RuleExample(
            section=example.section,
            rules=example.rules,
            cs=example.cs,
            en=example.en,
            pictures=gallery.pictures(game_id, number),
            names=whole.names,
            events=events[number],
        )
        for number, example in enumerate(whole.example)
    ]


@functools.cache
def _example_events(game_id: str) -> list[list[Any]]:
    """What happens in each example of a game."""
    game = cantina.game(game_id)
    return [show(game, number).events for number in range(len(examples(game).example))]


@get("/art/{game:str}/{name:str}", media_type="image/svg+xml")
async def art(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A drawing; its address changes when it does, so it may be kept for ever."""
    gallery: Gallery = request.app.state.gallery
    key = name.removesuffix(".svg")
    if (drawing := gallery.find(game, key)) is None and not gallery.has_cards:
        _game_cards(gallery)  # for pages that were open before this server began
        drawing = gallery.find(game, key)
    if drawing is None:
        found = None if peers.FOR in request.headers else await peers.ask_others(house_of(request), request.url.path)
        if found is None:
            raise Refused("unknown-drawing")
        return Response(found.decode(), headers=FOREVER, media_type="image/svg+xml")
    return Response(await in_turn(request, draw, drawing), headers=FOREVER, media_type="image/svg+xml")


@get("/api/qr", media_type="image/svg+xml")
async def qr(request: AnyRequest, text: Annotated[str, QueryParameter(max_length=LONGEST_QR)]) -> Response[bytes]:
    """A text as QR code."""
    spend(request, "drawings")
    try:
        return Response(await in_turn(request, _qr, text), media_type="image/svg+xml")
    except segno.DataOverflowError as problem:
        raise Refused("malformed", problem=str(problem)) from None


@functools.lru_cache(256)  # everybody at a table looks at the same one
def _qr(text: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", xmldecl=False, scale=4, border=2, dark="#000", light="#fff")
    return drawn.getvalue()


# ---- how the house is ----------------------------------------------------------------------------------------------


@get("/health")
async def health() -> Condition:
    """The server runs, and answers."""
    return Condition("ok")


@get("/ready")
async def ready(request: AnyRequest) -> Condition:
    """Matches can be played: what is written is kept."""
    if not await house_of(request).journal.ready():
        raise Refused("not-ready")
    return Condition("ok")


@get("/metrics", media_type=MEDIA_TYPE)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus; to this machine alone, since at a table it may tell something that a bot had to think."""
    if request.client is None or not ipaddress.ip_address(request.client.host).is_loopback:
        raise Refused("unknown-address")
    return Response(house_of(request).metrics.text(), media_type=MEDIA_TYPE)


ROUTES = [
    make_guest, make_program, me, rename, sign_out, forget_me, house, games, game_texts, table_form, lobby, open_table,
    find_table, lesson_steps, open_lesson, puzzles, open_puzzle, puzzle_picture, puzzle_solution, open_range, live_table,
    table_sheet, table_picture, table_story, missions, record_of, open_trial, add_replay, replay, replay_record, replay_position,
    replay_analysis, rules, search_rules, rule_examples, art, qr, health, ready, metrics,
    *api_calls.ROUTES, *api_clubs.ROUTES, *admin.ROUTES,
]  # fmt: skip
