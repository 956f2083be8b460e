"""People who share a device see and do only what the one of them may who says to have it; a screen sees what everybody may."""

import pytest

import cantina
from cantina.core.game import hides
from cantina.core.source import Seeded
from cantina.table.codes import LENGTH, LETTERS, code_of
from cantina.table.log import Sat
from cantina.table.messages import Act, Ahead, Describe, Hand, Look, Said, Say, Sit, Take, Undo, Update, Watch, Words
from cantina.table.seats import SCREEN, Guest
from tests.table.house import BONUSES, House, Visitor, evening, later, match, raw

BYTES = "0" * 32


def secrets(guest: Visitor) -> set[int]:
    """The seats whose secrets a guest has heard."""
    events = [event for move in guest.moves() for event in move.events]
    return {event["seat"] for event in events if event["kind"] == "dealt" and event["colour"] is not None}


# ---- names ---------------------------------------------------------------------------------------------------------------


@evening
async def test_somebody_else_on_the_same_device_sits_under_a_name_of_their_own() -> None:
    house, (ada,) = await match("ada ada:Eve")
    assert [seat.name for seat in ada.sees.seats] == ["Ada", "Eve"]
    assert ada.sees.mine == [0, 1]
    assert [entry.name for entry in house.journal.entries() if isinstance(entry, Sat)] == ["Ada", "Eve"]
    assert house.table.header is not None
    assert house.table.header.seats == ["Ada", "Eve"]


@evening
async def test_a_restart_keeps_the_names() -> None:
    house, (ada,) = await match("ada ada:Eve")
    await house.restart()
    assert [seat.name for seat in ada.sees.seats] == ["Ada", "Eve"]


# ---- looking -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "hidden"), [("super-teams", True), ("carcassonne", False)])
def test_a_game_hides_something_if_one_of_its_events_has_a_secret(game: str, hidden: bool) -> None:
    assert hides(cantina.game(game)) is hidden


@evening
async def test_nobody_is_shown_anything_hidden_before_they_say_who_they_are() -> None:
    house, (ada,) = await match("ada ada:Eve")
    assert (ada.sees.shared, ada.sees.person) == (True, None)
    assert (ada.seen.seat, ada.seen.actions, ada.seen.view) == (None, [], house.view(None))
    assert secrets(ada) == set()


@evening
async def test_one_sees_the_own_hand_and_hears_the_own_secrets_alone() -> None:
    house, (ada,) = await match("ada ada:Eve")
    for seat, name in ((0, "Ada"), (1, "Eve")):
        await ada.looks(seat)
        assert (ada.sees.person, ada.seen.seat, ada.seen.view) == (name, seat, house.view(seat))
        assert secrets(ada) == {seat}
        assert bool(ada.seen.actions) == (house.turn == seat)
    await ada.looks(None)
    assert (ada.sees.person, ada.seen.view, secrets(ada)) == (None, house.view(None), set())


@evening
async def test_one_goes_on_looking_until_another_says_to_have_the_device() -> None:
    house, (ada,) = await match("ada ada:Eve", board=BONUSES)
    await ada.looks(0)
    await ada.takes_a_turn()
    assert house.turn == 1
    assert isinstance(ada.heard[-1], Update)
    assert (ada.seen.seat, ada.seen.actions, ada.seen.view) == (0, [], house.view(0))
    assert secrets(ada) == {0}


@evening
async def test_a_new_connection_begins_with_nobody_looking() -> None:
    _, (ada,) = await match("ada ada:Eve")
    await ada.looks(0)
    await ada.go()
    ada.guest = Guest("ada", "Ada")
    await ada.come()
    assert (ada.sees.person, ada.seen.seat) == (None, None)


@evening
async def test_one_looks_through_own_seats_only() -> None:
    _, (ada, _) = await match("ada ada:Eve bob")
    assert await ada.refused(Look, seat=2) == "not-yours"
    assert await ada.refused(Look, seat=7) == "not-yours"


@pytest.mark.parametrize(("seats", "game"), [("ada ada", "super-teams"), ("ada ada:Eve", "carcassonne")])
@evening
async def test_one_person_on_several_seats_and_people_without_secrets_need_not_say(seats: str, game: str) -> None:
    house, (ada,) = await match(seats, game)
    assert not ada.sees.shared
    assert ada.seen.seat == house.turn
    assert ada.seen.actions


@evening
async def test_once_the_match_is_over_nothing_is_hidden_any_more() -> None:
    house, (ada,) = await match("ada ada:Eve")
    source = Seeded(4)
    while house.table.phase == "playing":
        await ada.looks(house.turn)
        offered = ada.offers()
        await ada.plays(offered[source.below(len(offered))])
    assert (ada.sees.phase, ada.sees.shared) == ("over", False)
    assert ada.seen.seat is not None


@evening
async def test_the_position_in_words_is_told_to_whoever_looks() -> None:
    house, (ada,) = await match("ada ada:Eve")
    told = await ada.asks(Describe, language="en")
    await ada.looks(house.turn)
    own = await ada.asks(Describe, language="en")
    assert isinstance(told, Words)
    assert isinstance(own, Words)
    assert (told.choices, len(own.choices)) == ([], len(ada.seen.actions))


# ---- doing ---------------------------------------------------------------------------------------------------------------


@evening
async def test_nobody_decides_for_another_on_the_same_device() -> None:
    house, (ada,) = await match("ada ada:Eve")
    assert house.turn == 0
    await ada.looks(0)
    offered = ada.offers()
    for other in (1, None):
        await ada.looks(other)
        assert await ada.refused(Act, actions=[raw(offered[0])], moves=ada.seen.moves) == "CORE-01"


@evening
async def test_one_speaks_under_the_own_name() -> None:
    house, (ada, bob) = await match("ada ada:Eve bob")
    for seat, name in ((1, "Eve"), (0, "Ada")):
        await ada.looks(seat)
        await ada.does(Say, text="Hm.")
        assert bob.lines[-1] == Said(house.table.seq, seat, name, "Hm.", None)


@evening
async def test_without_secrets_whoever_is_to_decide_speaks() -> None:
    house, (ada,) = await match("ada ada:Eve", "carcassonne")
    await ada.takes_a_turn()
    await ada.does(Say, text="Hm.")
    assert ada.lines[-1] == Said(house.table.seq, 1, "Eve", "Hm.", None)


@evening
async def test_one_takes_back_only_the_own_decisions() -> None:
    house, (ada,) = await match("ada ada:Eve")
    await ada.looks(0)
    await ada.takes_a_turn()
    await ada.looks(1)
    assert ada.sees.undo is None
    assert await ada.refused(Undo) == "not-now"
    await ada.looks(0)
    assert ada.sees.undo is not None
    await ada.does(Undo)
    assert house.turn == 0


@evening
async def test_one_passes_ahead_for_oneself_alone() -> None:
    house, (ada,) = await match("ada ada:Eve")
    await ada.looks(1)
    await ada.does(Ahead, on=True)
    assert [seat.ahead for seat in house.table.seats] == [False, True]
    assert ada.sees.ahead
    await ada.looks(0)
    assert not ada.sees.ahead


@evening
async def test_a_bot_that_plays_for_somebody_shows_their_hand_to_nobody() -> None:
    house, (ada,) = await match("ada ada:Eve")
    await ada.looks(0)
    await ada.does(Hand, seat=1, bot="random")
    await ada.takes_a_turn()
    await later(house.pace)
    assert (ada.sees.shared, ada.seen.seat, secrets(ada)) == (True, 0, {0})
    await ada.does(Take, seat=1)
    assert ada.sees.seats[1].bot is None


# ---- screens -------------------------------------------------------------------------------------------------------------


class Screen(Visitor):
    """A large screen: a connection that is nobody's."""

    def __init__(self, house: House) -> None:
        super().__init__(house, "screen")
        self.guest = SCREEN


@evening
async def test_a_screen_shows_what_a_spectator_sees_and_is_no_spectator() -> None:
    house, (ada, _) = await match("ada bob", board=BONUSES)
    screen = Screen(house)
    await screen.come()
    assert (ada.sees.screen, ada.sees.watchers) == (True, 0)
    await house.play_until(lambda: house.table.phase == "over")
    positions = [message.position for message in screen.heard if isinstance(message, Update) and message.position]
    assert len(positions) > 10
    assert {(position.seat, len(position.actions), len(position.view["hand"])) for position in positions} == {(None, 0, 0)}
    assert secrets(screen) == set()
    await screen.go()
    assert not ada.sees.screen


@evening
async def test_a_screen_commands_for_nothing() -> None:
    house, (ada, _) = await match("ada bob")
    screen = Screen(house)
    await screen.come()
    assert await screen.refused(Say, phrase="hello") == "unknown-guest"
    assert await screen.refused(Sit, seat=0, bytes=BYTES) == "unknown-guest"
    assert await screen.refused(Look, seat=0) == "not-yours"
    assert await screen.refused(Act, actions=[raw(ada.offers()[0])], moves=ada.seen.moves) == "unknown-guest"
    await screen.asks(Watch)
    assert (screen.sees.mine, screen.sees.host, screen.seen.seat) == ([], False, None)


def test_a_table_has_a_short_code_of_letters_that_are_not_mistaken() -> None:
    codes = {code_of(f"table {number}") for number in range(1000)}
    assert len(codes) == 1000
    assert {len(code) for code in codes} == {LENGTH}
    assert set("".join(codes)) <= set(LETTERS)
    assert not set(LETTERS) & set("01ilo")
    assert code_of("table 7") == code_of("table 7")
