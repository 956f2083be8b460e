"""A table is what its log folds to: rebuilt from the journal it is the same at any time, whatever happened before."""

from collections import Counter
from typing import Any

import pytest

from cantina.core.game import DEALER
from cantina.core.record import verify
from cantina.core.source import Seeded
from cantina.table import log
from cantina.table.messages import Clock
from cantina.teacher.reasons import Reason
from tests.table.house import BONUSES, House, evening, later, match
from tests.table.restless import Restless, check_sight, portrait, rebuilt

TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("super-teams", "ada bob", {}),
    ("super-teams", "ada greedy bob ada", {"clock": Clock(60, 2)}),
    ("super-teams", "ada bob", {"board": BONUSES}),
    ("carcassonne", "ada bob cyd", {"clock": Clock(60)}),
    ("carcassonne", "ada random ada", {}),
]
IDS = [f"{game}: {seats}" for game, seats, _ in TABLES]


@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
@evening
async def test_a_table_rebuilt_from_its_journal_is_the_same_at_any_time(
    game: str, seats: str, options: dict[str, Any], seed: int, long: bool
) -> None:
    met: Counter[str] = Counter()
    for number in range(10 if long else 1):
        house = House(pace=0.5)
        _, guests = await match(seats, game, house=house, **options)
        eve = house.guest("eve")
        await eve.come()
        everybody = [*guests, eve]
        restless = Restless(house, everybody, 100 * number + seed)
        for step in range(120):
            await restless.something()
            if step % 20 == 19:
                await later()
                assert await portrait(await rebuilt(house), everybody) == await portrait(house.room, everybody)
        met += restless.met
    assert met["Undo"] > 0
    assert met["Act"] > 10


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
@evening
async def test_a_restart_in_the_middle_changes_nothing_for_anybody(game: str, seats: str, options: dict[str, Any]) -> None:
    house = House()
    _, guests = await match(seats, game, house=house, **options)
    restless = Restless(house, guests, 7)
    for _ in range(60):
        await restless.something()
    await later(30)
    before = [(guest.position, guest.lines) for guest in guests]
    await house.restart()
    assert [(guest.position, guest.lines) for guest in guests] == before
    for guest in guests:
        check_sight(house, guest)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
@evening
async def test_a_restless_match_comes_to_an_end_and_its_record_verifies_as_sealed(
    game: str, seats: str, options: dict[str, Any]
) -> None:
    house = House()
    _, guests = await match(seats, game, house=house, **options)
    restless = Restless(house, guests, 11)
    for _ in range(80):
        await restless.something()
    await house.restart()
    await house.play_out(Seeded(11))
    verdict = verify(house.table.game, house.table.record())
    assert (verdict.over, verdict.dealing, verdict.moves) == (True, "sealed", len(house.table.made))


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
@evening
async def test_a_log_that_ends_before_the_dealers_moves_is_dealt_the_same(game: str) -> None:
    house, (ada,) = await match("ada ada", game)
    await house.play_until(lambda: len(house.table.made) > 30 and house.table.made[-1].by == DEALER)
    bodies, position = dict(house.journal.bodies), ada.position
    while house.moved()[-1].by == DEALER:
        house.journal.bodies.popitem()
    assert house.journal.bodies != bodies
    await house.restart()
    assert (house.journal.bodies, ada.position) == (bodies, position)


@evening
async def test_a_match_that_began_with_older_rules_verifies_after_newer_ones_were_installed() -> None:
    house, _ = await match("ada ada", "super-teams")
    await house.play_until(lambda: len(house.table.made) > 30)
    began = house.table.game.version
    with pytest.MonkeyPatch.context() as installed:
        installed.setattr(type(house.table.game), "version", began + 1)
        await house.restart()
        await house.play_out(Seeded(11))
        record = house.table.record()
    assert record.header.version == began
    assert verify(house.table.game, record).dealing == "sealed"


def test_every_kind_of_entry_comes_back_from_its_bytes() -> None:
    plans = [log.Plan(), log.Plan(bot="greedy"), log.Plan(kept_for="ada")]
    fields: dict[str, Any] = {"options": {"seats": 3}, "game": "carcassonne", "version": 1, "name": "Cantina", "host": "ada"}
    entries: list[log.AnyEntry] = [
        log.Opened(at=1, **fields, listed=True, clock=Clock(60, 5), plans=plans, key="07" * 32, at_once=False),
        log.Sat(at=2, seat=0, guest="ada", name="Ada", bytes="00" * 16),
        log.Stood(at=3, seat=0),
        log.Filled(at=4, seat=0, bot=None),
        log.Began(at=5),
        log.Moved(at=6, by=-1, action="draw A1", driven=True),
        log.Undone(at=7, seat=0, kept=3),
        log.Renewed(at=7),
        log.Tried(at=7, seat=0, line="place 0 1 0", loss=2.5, least=True, reasons=[Reason("points", -2.0)]),
        log.Hinted(at=7, seat=1),
        log.Requested(at=8, seat=0, what="close"),
        log.Answered(at=9, seat=1, agree=False),
        log.Handed(at=10, seat=0, bot="random", by=1),
        log.Taken(at=11, seat=0),
        log.Skipped(at=12, seat=0, by=1),
        log.Ahead(at=13, seat=0, on=True),
        log.Said(at=14, seat=None, name="Eve", text="Žluťoučký kůň", phrase=None),
        log.Resumed(at=15),
        log.Closed(at=16, seat=0, name="Ada"),
        log.Rematched(at=17, seat=0, table="next"),
        log.Removed(at=18, guest="bob", seat=1, name="Bob"),
        log.Left(at=18, guest="bob"),
        log.Readied(at=18, seat=1, on=True),
        log.Muted(at=19, guest="eve", seat=None, line=14, name="Eve", on=True),
    ]
    assert [log.decode(log.encode(entry)) for entry in entries] == entries
    assert {type(entry) for entry in entries} == set(log.AnyEntry.__args__)
