"""New tables: what a guest asks for is checked, and the table is set up in the house."""

import asyncio
import secrets
from typing import Any

import msgspec

import cantina
from cantina import bots
from cantina.core.action import to_text
from cantina.core.game import HasRange, OptionError, read_options
from cantina.core.ledger import Illegal
from cantina.server.house import House
from cantina.server.messages import NewLesson, NewPuzzle, NewRange, NewTable, NewTrial
from cantina.server.replays import Replay
from cantina.server.workshop import resolved
from cantina.table import log, messages
from cantina.table.lesson import LEARNER, Lesson, lesson
from cantina.table.room import clock
from cantina.table.seats import Guest
from cantina.table.table import PRACTISING, Refused, opening
from cantina.table.task import Task, task

OTHERS = "greedy"  # plays the others' seats in a puzzle, and fills those of a range
OPPONENT = "normal"  # plays for people where a match goes on in another way
LONGEST_LINE = 1000  # moves that are played before it does


async def new_table(house: House, guest: Guest, wanted: NewTable) -> str:
    """Set up a table and sit down where the guest wants to."""
    if wanted.club:
        (await house.clubs.read(wanted.club)).club.check(guest.id)
    try:
        game = cantina.game(wanted.game)
        lot = wanted.lot and "first" in game.options.__struct_fields__
        if wanted.lot and not lot:
            wanted = _turned(wanted, secrets.randbelow(max(1, len(wanted.seats))))
        plans = [_plan(number, seat) for number, seat in enumerate(wanted.seats, start=1)]
        names = dict(enumerate(wanted.names))
        if misplaced := [number + 1 for number in names if names[number] and wanted.seats[number : number + 1] != ["me"]]:
            raise OptionError("name-for-nobody", number=misplaced[0])
        chosen = wanted.options | {"seats": len(wanted.seats)}
        options = await resolved(house.workshop, guest.id, game.id, chosen, wanted.files)
    except cantina.UnknownGame:
        raise Refused("unknown-game") from None
    except OptionError as problem:
        raise unplayable(problem) from None
    entry = opening(
        game,
        options,
        at=clock(),
        name=wanted.name or guest.name,
        host=guest.id,
        plans=plans,
        at_once=wanted.at_once or "open" not in wanted.seats,
        listed=wanted.listed,
        clock=wanted.clock,
        hints=wanted.hints,
        lot=lot,
        club=wanted.club,
    )
    room = await house.open_table(entry)
    for number, seat in enumerate(wanted.seats):
        if seat == "me":
            await room.execute(guest, messages.Sit(ref=0, seat=number, bytes=wanted.bytes, name=names.get(number)))
    if not {"me", "open"} & set(wanted.seats):
        await room.execute(guest, messages.Begin(ref=0))
    return await house.set_up(room)


def _turned(wanted: NewTable, by: int) -> NewTable:
    """The same company with seats turned: for games in which the first seat always begins."""

    def turned(each: list[Any]) -> list[Any]:
        count = len(wanted.seats)
        return each[by:count] + each[:by] + each[count:]

    names = [*wanted.names, *[None] * (len(wanted.seats) - len(wanted.names))]
    options = {name: turned(value) if isinstance(value, list) else value for name, value in wanted.options.items()}
    return msgspec.structs.replace(wanted, seats=turned(wanted.seats), names=turned(names), options=options)


async def new_lesson(house: House, guest: Guest, wanted: NewLesson) -> str:
    """Set up the table of a game's lesson, and begin it."""
    given = known_lesson(wanted.game)
    plans = [log.Plan(kept_for=guest.id), *(log.Plan(bot=bot) for bot in given.file.bots)]
    entry = opening(
        given.game, given.options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, lesson=given.id
    )
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=LEARNER, bytes=wanted.bytes))
    return await house.set_up(room)


async def new_puzzle(house: House, guest: Guest, wanted: NewPuzzle) -> str:
    """Set up the table of a puzzle: its moves are played up to the position."""
    given = await known_task(wanted.game, wanted.puzzle)
    options, puzzle = given.position.start.options, given.puzzle
    plans = [log.Plan(kept_for=guest.id) if seat == puzzle.seat else log.Plan(bot=OTHERS) for seat in range(options.seats)]
    entry = opening(given.game, options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, puzzle=puzzle.id)
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=puzzle.seat, bytes=wanted.bytes))
    return await house.set_up(room)


async def new_range(house: House, guest: Guest, wanted: NewRange) -> str:
    """Set up a table at which a guest practises alone: the game as it comes, or as at a table where they play."""
    game = cantina.game(wanted.game) if wanted.game in cantina.games.ids() else None
    if not isinstance(game, HasRange):
        raise Refused("unknown-game")
    options, seat = read_options(game.options, {}), 0
    if wanted.table is not None:
        table = await house.table(wanted.table)
        if table.game is not game:
            raise Refused("unknown-game")
        options, seat = table.options, next(iter(table.held_by(guest)), 0)
    options = game.range_options(options, seat)
    plans = [log.Plan(kept_for=guest.id), *(log.Plan(bot=OTHERS) for _ in range(1, options.seats))]
    entry = opening(game, options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, practised=True)
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=PRACTISING, bytes=wanted.bytes))
    return await house.set_up(room)


async def new_trial(house: House, guest: Guest, replay: Replay, wanted: NewTrial) -> str:
    """Set up a table at which a match goes on from one of its turns in another way; the others are bots."""
    if wanted.move > LONGEST_LINE:
        raise Refused("too-large")
    try:
        state = replay.states[wanted.move].copy()
        seat, line = state.turn, [line.action for line in replay.record.lines[: wanted.move]]
        if seat < 0 or not wanted.actions:
            raise Refused("no-such-move")
        for given in wanted.actions:
            action = msgspec.convert(given, replay.game.action)
            state.play(action)
            line.append(to_text(action))
    except (IndexError, msgspec.ValidationError, Illegal):
        raise Refused("no-such-move") from None
    names = replay.record.header.seats
    plans = [log.Plan(bot=name if bots.installed(name) else OPPONENT) for name in names]
    plans[seat] = log.Plan(kept_for=guest.id)
    options = replay.states[0].options
    entry = opening(replay.game, options, at=clock(), name=guest.name, host=guest.id, plans=plans, at_once=True, line=line)
    room = await house.open_table(entry)
    await room.execute(guest, messages.Sit(ref=0, seat=seat, bytes=wanted.bytes))
    return await house.set_up(room)


async def known_task(game_id: str, puzzle_id: str) -> Task:
    """A puzzle; Refused where there is none."""
    try:
        found = await asyncio.to_thread(task, game_id, puzzle_id)
    except cantina.UnknownGame:
        found = None
    if found is None:
        raise Refused("unknown-puzzle")
    return found


def known_lesson(game_id: str) -> Lesson:
    """A game's lesson; Refused where there is none."""
    try:
        found = lesson(game_id)
    except cantina.UnknownGame:
        found = None
    if found is None:
        raise Refused("unknown-game")
    return found


def unplayable(problem: OptionError) -> Refused:
    """A problem of options as it goes over the wire: the key of its sentence, and what the sentence speaks of."""
    return Refused("options", wrong=problem.key, place=problem.place, option=problem.option, given=problem.arguments)


def _plan(number: int, seat: str) -> log.Plan:
    if seat in ("me", "open"):
        return log.Plan()
    if seat not in bots.names():
        raise OptionError("seat-plan", number=number, value=repr(seat), takes=", ".join(bots.names()))
    return log.Plan(bot=seat)
