"""Before the match: who sits where, who may change it, and how the match begins."""

import hashlib

import pytest

import cantina
from cantina.core.record import Sealed
from cantina.table.log import Plan
from cantina.table.messages import Begin, Close, Command, Fill, Noted, Sit, Stand
from cantina.table.table import opening
from tests.table.house import KEY, House, evening, match

OPEN, BOT = Plan(), Plan(bot="greedy")
BYTES = "0" * 32


async def gathering(*plans: Plan, at_once: bool = False) -> House:
    """A table that waits for players; Ada, its host, and Bob are there."""
    house = House()
    await house.open(plans, at_once=at_once)
    await house.guest("ada").come()
    await house.guest("bob").come()
    return house


# ---- opening -------------------------------------------------------------------------------------------------------------


@evening
async def test_a_new_table_shows_the_hash_of_its_key_before_anybody_sits() -> None:
    house = await gathering(OPEN, OPEN)
    seen = house.guest("bob").sees
    assert (seen.phase, seen.mine, seen.commitment) == ("gathering", [], hashlib.sha256(bytes.fromhex(KEY)).hexdigest())


def test_every_table_gets_a_key_of_its_own() -> None:
    game = cantina.game("super-teams")
    keys = {opening(game, game.options(seats=2), at=0, name="", host="", plans=[], at_once=True).key for _ in range(20)}
    assert len(keys) == 20
    assert all(len(bytes.fromhex(key)) == 32 for key in keys)


@evening
async def test_a_gathering_table_shows_its_seats_and_no_position() -> None:
    house = await gathering(OPEN, BOT, Plan(kept_for="cyd"))
    ada = house.guest("ada")
    assert ada.position is None
    assert [(seat.name, seat.bot, seat.reserved) for seat in ada.sees.seats] == [
        (None, None, False),
        (None, "greedy", False),
        (None, None, True),
    ]


@evening
async def test_only_the_one_who_set_the_table_up_is_its_host() -> None:
    house = await gathering(OPEN, OPEN)
    assert (house.guest("ada").sees.host, house.guest("bob").sees.host) == (True, False)


# ---- sitting and standing ------------------------------------------------------------------------------------------------


@evening
async def test_a_guest_sits_down_and_everybody_sees_it() -> None:
    house = await gathering(OPEN, OPEN)
    ada, bob = house.guest("ada"), house.guest("bob")
    await bob.sits(1)
    assert bob.sees.mine == [1]
    assert (ada.sees.mine, ada.sees.seats[1].name, ada.sees.seats[1].here) == ([], "Bob", True)
    assert ada.lines == [Noted(2, "sat", 1, "Bob")]


@evening
async def test_a_guest_may_hold_several_seats() -> None:
    house = await gathering(OPEN, OPEN, OPEN)
    bob = house.guest("bob")
    await bob.sits(2)
    await bob.sits(0)
    assert bob.sees.mine == [0, 2]


@evening
async def test_a_seat_is_taken_once() -> None:
    house = await gathering(OPEN, OPEN)
    await house.guest("ada").sits(0)
    assert await house.guest("bob").refused(Sit, seat=0, bytes=BYTES) == "taken"
    assert await house.guest("ada").refused(Sit, seat=0, bytes=BYTES) == "taken"


@evening
async def test_nobody_sits_where_a_bot_sits() -> None:
    house = await gathering(OPEN, BOT)
    assert await house.guest("ada").refused(Sit, seat=1, bytes=BYTES) == "taken"


@evening
async def test_there_is_no_seat_beyond_the_last() -> None:
    house = await gathering(OPEN, OPEN)
    assert await house.guest("ada").refused(Sit, seat=2, bytes=BYTES) == "malformed"


@evening
async def test_a_kept_seat_is_taken_for_everybody_else() -> None:
    house = await gathering(OPEN, Plan(kept_for="cyd"))
    assert await house.guest("ada").refused(Sit, seat=1, bytes=BYTES) == "taken"


@evening
async def test_whoever_a_seat_is_kept_for_is_invited_and_may_sit_there() -> None:
    house = await gathering(OPEN, Plan(kept_for="cyd"))
    cyd = house.guest("cyd")
    await cyd.come()
    assert (cyd.sees.invited, house.guest("ada").sees.invited) == ([1], [])
    await cyd.sits(1)
    assert (cyd.sees.invited, cyd.sees.mine) == ([], [1])


@evening
async def test_a_guest_who_stands_up_opens_the_seat() -> None:
    house = await gathering(OPEN, OPEN)
    ada, bob = house.guest("ada"), house.guest("bob")
    await bob.sits(1)
    await bob.does(Stand, seat=1)
    assert ada.lines[-1] == Noted(3, "stood", 1, "Bob")
    await ada.sits(1)
    assert (bob.sees.mine, ada.sees.mine) == ([], [1])


@pytest.mark.parametrize("seat", [0, 1, 7])
@evening
async def test_nobody_stands_up_from_a_seat_that_is_not_theirs(seat: int) -> None:
    house = await gathering(OPEN, OPEN)
    await house.guest("ada").sits(0)
    assert await house.guest("bob").refused(Stand, seat=seat) == "not-yours"


# ---- bots ----------------------------------------------------------------------------------------------------------------


@evening
async def test_the_host_puts_a_bot_on_an_open_seat_and_opens_it_again() -> None:
    house = await gathering(OPEN, OPEN)
    ada, bob = house.guest("ada"), house.guest("bob")
    await ada.does(Fill, seat=1, bot="random")
    assert bob.sees.seats[1].bot == "random"
    await ada.does(Fill, seat=1, bot=None)
    assert bob.sees.seats[1].bot is None
    assert bob.noted() == ["filled", "opened"]
    await bob.sits(1)


@evening
async def test_the_host_may_fill_a_kept_seat() -> None:
    house = await gathering(OPEN, Plan(kept_for="cyd"))
    await house.guest("ada").does(Fill, seat=1, bot="random")
    assert (house.guest("bob").sees.seats[1].bot, house.guest("bob").sees.seats[1].reserved) == ("random", False)


@evening
async def test_only_the_host_fills_seats() -> None:
    house = await gathering(OPEN, OPEN)
    assert await house.guest("bob").refused(Fill, seat=1, bot="random") == "not-host"


@pytest.mark.parametrize("seat", [1, 2], ids=["held", "beyond the last"])
@evening
async def test_a_seat_that_is_held_or_does_not_exist_is_not_filled(seat: int) -> None:
    house = await gathering(OPEN, OPEN)
    await house.guest("bob").sits(1)
    assert await house.guest("ada").refused(Fill, seat=seat, bot="random") == "taken"


# ---- beginning -----------------------------------------------------------------------------------------------------------


@evening
async def test_a_match_that_is_to_begin_at_once_does_when_the_last_seat_is_taken() -> None:
    house = await gathering(OPEN, OPEN, at_once=True)
    ada, bob = house.guest("ada"), house.guest("bob")
    await ada.sits(0)
    assert ada.noted() == ["sat"]
    await bob.sits(1)
    assert ada.noted() == ["sat", "sat", "began"]
    assert (ada.sees.phase, bob.sees.phase) == ("playing", "playing")


@evening
async def test_a_match_that_is_to_begin_at_once_does_when_the_last_seat_is_filled() -> None:
    house = await gathering(OPEN, OPEN, at_once=True)
    ada = house.guest("ada")
    await ada.sits(0)
    await ada.does(Fill, seat=1, bot="greedy")
    assert ada.sees.phase == "playing"


@evening
async def test_otherwise_the_host_begins() -> None:
    house = await gathering(OPEN, BOT)
    ada = house.guest("ada")
    await ada.sits(0)
    assert ada.noted() == ["sat"]
    await ada.does(Begin)
    assert ada.noted() == ["sat", "began"]
    assert ada.seen.actions


@evening
async def test_a_host_without_a_seat_may_begin() -> None:
    house = await gathering(OPEN, BOT)
    await house.guest("bob").sits(0)
    await house.guest("ada").does(Begin)
    assert house.guest("bob").seen.actions


@evening
async def test_only_the_host_begins() -> None:
    house = await gathering(OPEN, BOT)
    await house.guest("bob").sits(0)
    assert await house.guest("bob").refused(Begin) == "not-host"


@pytest.mark.parametrize("plan", [OPEN, Plan(kept_for="cyd")], ids=["open", "kept"])
@evening
async def test_nothing_begins_while_a_seat_is_empty(plan: Plan) -> None:
    house = await gathering(OPEN, plan)
    await house.guest("ada").sits(0)
    assert await house.guest("ada").refused(Begin) == "seats-open"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (Begin, {}),
        (Sit, {"seat": 0, "bytes": BYTES}),
        (Stand, {"seat": 0}),
        (Fill, {"seat": 0, "bot": "random"}),
        (Fill, {"seat": 1, "bot": None}),
    ],
)
@evening
async def test_once_it_has_begun_the_seats_are_settled(command: type[Command], fields: dict[str, object]) -> None:
    _, (ada,) = await match("ada greedy")
    assert await ada.refused(command, **fields) == "not-now"


@evening
async def test_the_bytes_that_the_seats_sent_are_bound_into_the_dealing() -> None:
    house = await gathering(OPEN, BOT, OPEN)
    ada, bob = house.guest("ada"), house.guest("bob")
    await bob.does(Sit, seat=0, bytes="ab" * 16)
    await bob.does(Stand, seat=0)
    await ada.does(Sit, seat=0, bytes="01" * 16)
    await bob.does(Sit, seat=2, bytes="02" * 16)
    await ada.does(Begin)
    header = house.table.header
    assert header is not None
    assert header.dealing == Sealed(house.table.seal.commitment, ["01" * 16, "02" * 16])
    assert header.seats == ["Ada", "greedy", "Bob"]


@evening
async def test_other_bytes_of_a_seat_make_another_dealing() -> None:
    hands = []
    for sent in ("01" * 16, "02" * 16):
        house = await gathering(OPEN, BOT, at_once=True)
        await house.guest("ada").does(Sit, seat=0, bytes=sent)
        hands.append(house.guest("ada").seen.view["hand"])
    assert hands[0] != hands[1]


# ---- closing -------------------------------------------------------------------------------------------------------------


@evening
async def test_the_host_closes_a_gathering_table_without_asking() -> None:
    house = await gathering(OPEN, OPEN)
    ada, bob = house.guest("ada"), house.guest("bob")
    await bob.sits(1)
    await ada.does(Close)
    assert (bob.sees.phase, bob.noted()[-1]) == ("closed", "closed")
    assert await bob.refused(Stand, seat=1) == "not-now"
    assert await bob.refused(Sit, seat=0, bytes=BYTES) == "not-now"
    assert await ada.refused(Fill, seat=0, bot="random") == "not-now"
    assert await ada.refused(Begin) == "not-now"
    assert await ada.refused(Close) == "not-now"


@evening
async def test_only_the_host_closes_a_gathering_table() -> None:
    house = await gathering(OPEN, OPEN)
    await house.guest("bob").sits(1)
    assert await house.guest("bob").refused(Close) == "not-host"


@evening
async def test_a_host_without_a_seat_who_closes_the_table_is_not_taken_for_somebody_else() -> None:
    house = await gathering(OPEN, OPEN)
    bob = house.guest("bob")
    await bob.sits(0)
    await house.guest("ada").does(Close)
    note = bob.lines[-1]
    assert isinstance(note, Noted)
    assert note.name != "Bob"
