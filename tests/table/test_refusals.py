"""Commands that are not met: each is answered with the reason, and changes neither position nor log."""

import msgspec
import pytest

from cantina.table.messages import (
    Act,
    Ahead,
    Answer,
    AskPreview,
    Close,
    Command,
    Done,
    Hand,
    Ping,
    Preview,
    Problem,
    Rematch,
    Skip,
    Take,
    Undo,
)
from tests.table.house import House, Visitor, evening, later, match, raw


async def act(guest: Visitor, json: bytes) -> str:
    """The refusal of an action that is sent just as written."""
    return await guest.refused(Act, actions=[msgspec.Raw(json)], moves=guest.seen.moves)


# ---- acting out of turn --------------------------------------------------------------------------------------------------


@evening
async def test_nobody_acts_for_the_seat_of_another() -> None:
    _, (ada, bob) = await match("ada bob")
    assert await bob.cannot(ada.offers()[0]) == "CORE-01"


@evening
async def test_a_spectator_does_not_act() -> None:
    house, (ada, _) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    assert await eve.cannot(ada.offers()[0]) == "CORE-01"


@pytest.mark.parametrize("sent", [b'"no action"', b"[]", b'"\\""', b"7"])
@evening
async def test_nothing_is_read_of_somebody_who_has_nothing_to_decide(sent: bytes) -> None:
    house, (_, bob) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    for guest in (eve, bob):
        assert await act(guest, sent) == "CORE-01"
        preview = await guest.asks(AskPreview, actions=[msgspec.Raw(sent)])
        assert isinstance(preview, Preview)
        assert preview.refusal is not None
        assert preview.refusal.rule == "CORE-01"


@evening
async def test_whoever_has_handed_the_seat_to_a_bot_does_not_act() -> None:
    house, (ada, _) = await match("ada bob", house=House(pace=1))
    move = ada.offers()[0]
    await ada.does(Hand, seat=0, bot="greedy")
    assert house.turn == 0
    assert await ada.cannot(move) == "CORE-01"


@evening
async def test_a_player_does_not_do_what_is_the_dealers() -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.cannot("deal red 1") == "CORE-01"


@evening
async def test_nobody_acts_before_the_match_begins() -> None:
    house = House()
    await house.open([], seats=2)
    ada = house.guest("ada")
    await ada.come()
    assert await ada.refused(Act, actions=[raw("pass")], moves=0) == "not-now"


@evening
async def test_nobody_acts_after_the_end() -> None:
    house, (ada, bob) = await match("ada bob")
    await house.play_out()
    assert await ada.cannot("pass") == "CORE-02"
    assert await bob.cannot("fly red 1 red-1") == "CORE-02"


@evening
async def test_nobody_acts_at_a_closed_table() -> None:
    _, (ada,) = await match("ada greedy")
    move = ada.offers()[0]
    await ada.does(Close)
    assert await ada.cannot(move) == "CORE-02"


@pytest.mark.parametrize("moves", [-1, 0, 11, 13, 2**60])
@evening
async def test_an_answer_to_an_old_question_is_stale(moves: int) -> None:
    _, (ada, _) = await match("ada bob")
    assert ada.seen.moves == 12
    assert await ada.refused(Act, actions=[raw(ada.offers()[0])], moves=moves) == "stale"


@evening
async def test_the_same_move_is_not_made_twice() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    before, move = ada.seen.moves, ada.offers()[0]
    await ada.plays(move)
    assert await ada.refused(Act, actions=[raw(move)], moves=before) == "stale"


# ---- acting against the rules --------------------------------------------------------------------------------------------


@evening
async def test_a_move_against_the_rules_is_refused_by_its_rule_with_what_the_sentence_needs() -> None:
    house, (ada, _) = await match("ada bob")
    before = house.trace()
    held = {(card["colour"], card["number"]) for card in ada.seen.view["hand"]}
    number = next(number for number in range(1, 7) if ("red", number) not in held)
    answer = await ada.asks(Act, actions=[raw(f"fly red {number} red-1")], moves=ada.seen.moves)
    assert isinstance(answer, Problem)
    assert answer.code == "illegal"
    assert answer.rule in house.table.game.carries
    wanted = {"colour": "red", "number": number, "ship": "red-1", "seat": 0, "painted": "red"}
    assert wanted.items() <= answer.arguments.items()
    ada.heard.pop()
    assert house.trace() == before


@pytest.mark.parametrize("place", ["place 99999999999999999999999 0 0", "place 0 -9223372036854775808 1", "place 40 0 0"])
@evening
async def test_a_move_to_nowhere_is_refused_by_a_rule(place: str) -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    assert await ada.cannot(place) in {*house.table.game.carries, "malformed"}


# ---- what is no action ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "json",
    [
        b"{}",
        b"[]",
        b"null",
        b"3",
        b"true",
        b'{"kind":"fly"}',
        b'{"kind":"dance"}',
        b'{"kind":"fly","colour":"red","number":7,"ship":"red-1"}',
        b'{"kind":"fly","colour":"red","number":"4","ship":"red-1"}',
        b'{"kind":"fly","colour":"red","number":4.5,"ship":"red-1"}',
        b'{"kind":"fly","colour":"pink","number":4,"ship":"red-1"}',
        b'{"kind":"use","card":"light-speed","shuffle":1e400}',
        b'{"kind":["fly"],"colour":"red"}',
        b'{"kind":"fly","colour":"red","number":4,"ship":{"low":1,"high":2}}',
    ],
)
@evening
async def test_json_that_is_no_action_is_malformed(json: bytes) -> None:
    _, (ada, _) = await match("ada bob")
    assert await act(ada, json) == "malformed"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "dance 1",
        "fly red 4",
        "fly red 4 red-1 red-2",
        "fly red four red-1",
        "fly red 7 red-1",
        "fly red 1..6 red-1",
        "fly [red] 4 red-1",
        "use light-speed " + "9" * 5000,
        "\x00",
        "\ud7ff\u2028",
    ],
)
@evening
async def test_text_that_is_no_action_is_malformed(text: str) -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.cannot(text) == "malformed"


@pytest.mark.parametrize(
    "value",
    ["[" * 5000, "[" * 5000 + "x" + "]" * 5000, "9" * 5000 + "..1"],
    ids=["open brackets", "brackets around a word", "a span of endless numbers"],
)
@evening
async def test_text_that_is_too_much_to_read_is_malformed(value: str) -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.cannot(f"use light-speed {value}") == "malformed"


# ---- several actions in one go -------------------------------------------------------------------------------------------


@evening
async def test_several_actions_are_made_in_one_go() -> None:
    house, (ada, bob) = await match("ada bob", "carcassonne")
    await ada.plays(ada.offers()[0], "pass")
    assert house.turn == 1
    told = [[event["kind"] for event in move.events] for move in bob.moves()]
    assert "tile-placed" in told[1]
    assert "tile-drawn" in told[-1]


@evening
async def test_if_one_of_several_actions_is_refused_none_is_made() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    assert await ada.cannot(ada.offers()[0], "deploy small 40 40 planet") == "CSW-22"


@evening
async def test_if_one_of_several_actions_is_malformed_none_is_made() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    assert await ada.cannot(ada.offers()[0], "dance") == "malformed"


@evening
async def test_several_actions_do_not_go_beyond_the_own_turn() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    place = ada.offers()[0]
    assert await ada.cannot(place, "pass", place) == "CORE-01"
    assert await ada.cannot(place, "pass", "draw A1") == "CORE-01"


# ---- other commands --------------------------------------------------------------------------------------------------------

SEATED = [(Undo, {}), (Close, {}), (Hand, {"seat": 0, "bot": "random"}), (Skip, {"seat": 0}), (Ahead, {"on": True})]


@pytest.mark.parametrize(("command", "fields"), SEATED)
@evening
async def test_whoever_has_no_seat_has_no_say(command: type[Command], fields: dict[str, object]) -> None:
    house, _ = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    assert await eve.refused(command, **fields) == "not-seated"


@pytest.mark.parametrize(
    ("command", "fields"), [*[case for case in SEATED if case[0] is not Close], (Take, {"seat": 0}), (Answer, {"agree": True})]
)
@evening
async def test_before_the_match_there_is_nothing_to_take_back_or_hand_over(
    command: type[Command], fields: dict[str, object]
) -> None:
    _, (ada, _) = await match("ada bob", at_once=False)
    assert await ada.refused(command, **fields) == "not-now"


@pytest.mark.parametrize(("command", "fields"), [*SEATED, (Take, {"seat": 0}), (Answer, {"agree": True})])
@evening
async def test_after_the_match_there_is_nothing_to_take_back_or_hand_over(
    command: type[Command], fields: dict[str, object]
) -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    assert await ada.refused(command, **fields) == "not-now"


@evening
async def test_nobody_answers_what_was_not_asked() -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.refused(Answer, agree=True) == "not-now"


@pytest.mark.parametrize("command", [Skip, Hand])
@evening
async def test_there_is_no_seat_beyond_the_last_to_decide_for(command: type[Command]) -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.refused(command, seat=7, **({"bot": "random"} if command is Hand else {})) == "not-now"


@evening
async def test_a_rematch_is_not_the_tables_to_give() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    assert await ada.refused(Rematch) == "malformed"


@evening
async def test_a_ping_is_answered_and_changes_nothing() -> None:
    house, (ada, _) = await match("ada bob")
    seq = house.table.seq
    assert await ada.asks(Ping) == Done(ada.ref)
    await later()
    assert (house.table.seq, len(house.journal.bodies)) == (seq, seq)
