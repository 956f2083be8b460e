"""What guests see and hear: their own seats' part, whichever seat is to decide; spectators nothing that is hidden."""

import pytest

from cantina.core.game import DEALER
from cantina.core.source import Seeded
from cantina.table.messages import Describe, Hello, Say, Update, Welcome, Words
from tests.table.house import BONUSES, KEY, House, Visitor, evening, later, match
from tests.table.restless import Restless, check_sight

GAMES = ["super-teams", "carcassonne"]


# ---- several seats -------------------------------------------------------------------------------------------------------


@evening
async def test_the_eyes_of_somebody_with_several_seats_follow_the_turn() -> None:
    house, (ada,) = await match("ada ada", "carcassonne")
    turns = set()
    for _ in range(6):
        assert ada.seen.seat == house.turn == ada.seen.view["seat"]
        turns.add(house.turn)
        await ada.takes_a_turn()
    assert turns == {0, 1}


@evening
async def test_while_another_decides_one_looks_through_the_seat_that_decided_last() -> None:
    house, (ada, bob) = await match("ada ada bob")
    await house.play_until(lambda: house.chooses(2))
    last = next(made.by for made in reversed(house.table.made) if made.by in (0, 1))
    assert ada.seen.seat == last
    assert ada.seen.view == house.view(last)
    assert bob.seen.seat == 2


@evening
async def test_before_one_has_decided_one_looks_through_the_first_own_seat() -> None:
    _, (_, bob) = await match("ada bob bob")
    assert bob.seen.seat == 1


@evening
async def test_what_one_seat_of_a_guest_knows_the_guest_hears() -> None:
    _, (ada, bob) = await match("ada bob ada")

    def known(guest: Visitor) -> set[int]:
        dealt = [event for move in guest.moves() for event in move.events if event["kind"] == "dealt"]
        return {event["seat"] for event in dealt if event["colour"] is not None}

    assert (known(ada), known(bob)) == ({0, 2}, {1})


# ---- spectators and rivals -----------------------------------------------------------------------------------------------


@evening
async def test_a_spectator_sees_no_hand_and_is_offered_nothing() -> None:
    house, _ = await match("ada bob", board=BONUSES)
    eve = house.guest("eve")
    await eve.come()
    await house.play_until(lambda: len(house.table.made) > 40)
    assert (eve.seen.seat, eve.seen.view["hand"], eve.seen.view["bonus"], eve.seen.actions) == (None, [], [], [])
    assert (eve.sees.mine, eve.sees.undo, eve.sees.ahead, eve.sees.host) == ([], None, False, False)


@evening
async def test_a_hidden_card_is_told_without_its_face() -> None:
    house, _ = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    dealt = [event for move in eve.moves() for event in move.events if event["kind"] == "dealt"]
    assert len(dealt) == 12
    assert {(event["colour"], event["number"]) for event in dealt} == {(None, None)}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
@evening
async def test_whatever_happens_nobody_is_sent_more_than_their_seats_may_know(game: str, seed: int) -> None:
    house = House(pace=0.5)
    _, guests = await match("ada bob cyd ada", game, house=house, **({"board": BONUSES} if game == "super-teams" else {}))
    eve = house.guest("eve")
    await eve.come()
    restless = Restless(house, [*guests, eve], seed)
    for _ in range(100):
        await restless.something()
        await later()
        for guest in (*guests, eve):
            check_sight(house, guest)
    await house.play_out(Seeded(seed))
    for guest in (*guests, eve):
        check_sight(house, guest)
        assert not any(KEY in message.decode() for message in guest.raw), "the dealer's key was sent"


@evening
async def test_rivals_never_hear_the_same_secret() -> None:
    house, (ada, bob) = await match("ada bob", board=BONUSES)
    await house.play_out()

    def faces(guest: Visitor) -> set[int]:
        """The moves of the dealer whose card this guest has heard."""
        return {
            move.seq for move in guest.moves() if move.by == DEALER and move.events[0].get("known_to") and _face(move.events[0])
        }

    assert faces(ada) and faces(bob)
    assert not faces(ada) & faces(bob)


def _face(event: dict[str, object]) -> bool:
    return event.get("colour") is not None or event.get("card") is not None


# ---- welcome -------------------------------------------------------------------------------------------------------------


@evening
async def test_whoever_comes_in_the_middle_is_told_everything_since_the_beginning() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_until(lambda: len(house.table.made) > 30)
    eve = house.guest("eve")
    await eve.come()
    assert isinstance(eve.heard[0], Welcome)
    assert [line.seq for line in eve.lines] == [line.seq for line in ada.lines]
    assert eve.heard[0].options == house.table.opened.options
    check_sight(house, eve)


@evening
async def test_a_second_hello_is_answered_with_a_fresh_welcome() -> None:
    house, (ada, bob) = await match("ada bob")
    heard, before = len(bob.heard), (ada.seq, ada.sight, ada.position, list(ada.lines))
    answer = await ada.asks(Hello, token="ada")
    assert isinstance(answer, Welcome)
    assert (ada.seq, ada.sight, ada.position, ada.lines) == before
    assert (len(bob.heard), house.table.seq) == (heard, ada.seq)


# ---- who is here ---------------------------------------------------------------------------------------------------------


@evening
async def test_the_others_see_who_is_here_without_an_entry_in_the_log() -> None:
    house, (ada, bob) = await match("ada bob")
    seq = house.table.seq
    await bob.go()
    assert not ada.sees.seats[1].here
    assert isinstance(ada.heard[-1], Update)
    assert (ada.heard[-1].after, ada.heard[-1].seq, ada.heard[-1].lines, ada.heard[-1].position) == (seq, seq, [], None)
    await bob.come()
    assert ada.sees.seats[1].here
    assert len(house.journal.bodies) == seq


@evening
async def test_spectators_are_counted_once_however_many_connections_they_have() -> None:
    house, (ada, _) = await match("ada bob")
    eve, again, fay = house.guest("eve"), Visitor(house, "eve"), house.guest("fay")
    for guest in (eve, again, fay):
        await guest.come()
    assert ada.sees.watchers == 2
    await again.go()
    assert ada.sees.watchers == 2
    await eve.go()
    assert ada.sees.watchers == 1


@evening
async def test_a_guest_is_here_as_long_as_one_connection_is_left() -> None:
    house, (ada, bob) = await match("ada bob")
    phone = Visitor(house, "bob")
    await phone.come()
    await bob.go()
    assert ada.sees.seats[1].here
    await phone.go()
    assert not ada.sees.seats[1].here


@evening
async def test_every_connection_of_a_guest_hears_the_same() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    phone = Visitor(house, "bob")
    await phone.come()
    await ada.takes_a_turn()
    assert (phone.position, phone.sight, phone.lines) == (bob.position, bob.sight, bob.lines)
    assert phone.offers()


@evening
async def test_whoever_leaves_twice_leaves_once() -> None:
    house, (ada, bob) = await match("ada bob")
    await bob.go()
    heard = len(ada.heard)
    await bob.go()
    assert len(ada.heard) == heard
    assert house.room.connections == {ada}


@evening
async def test_whoever_is_gone_hears_nothing() -> None:
    _, (ada, bob) = await match("ada bob")
    await bob.go()
    heard = len(bob.heard)
    await ada.does(Say, text="Bob?")
    assert len(bob.heard) == heard


# ---- in words ------------------------------------------------------------------------------------------------------------


@evening
async def test_words_call_bots_as_the_page_does_and_show_no_ids_of_tiles_or_parts() -> None:
    house, (ada,) = await match("ada greedy", "carcassonne")
    await house.play_until(lambda: house.chooses(0) and house.table.state.prompt().kind == "deploy")
    told = await ada.asks(Describe, language="en", names=["Ada", "Tik-7"])
    assert isinstance(told, Words)
    said = "\n".join([*told.spoken.lines(), told.prompt, *(choice.words for choice in told.choices)])
    assert "Tik-7" in said
    assert "greedy" not in said
    ids = [tile["tile"] for tile in ada.seen.view["tiles"]] + ["field-0", "route-0"]
    assert [id_ for id_ in ids if id_ in said.replace("(", " ").replace(",", " ").split()] == []
    assert ada.seen.view["tiles"], "something lies on the table"


@evening
async def test_a_crowd_that_comes_or_goes_is_told_once_in_a_while() -> None:
    house = House(news=1.0)
    await match("ada bob", house=house)
    ada = house.guest("ada")
    await later(2)
    crowd = [Visitor(house, f"guest-{number}") for number in range(600)]
    before = len(ada.heard)
    for guest in crowd:
        await guest.come()
    await later(1)
    assert ada.sees.watchers == 600
    assert len(ada.heard) - before == 2
    before = len(ada.heard)
    for guest in crowd:
        house.room.leave(guest)
    await later(1)
    assert ada.sees.watchers == 0
    assert len(ada.heard) - before <= 2
