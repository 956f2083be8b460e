"""Asking and describing: what would follow, why not, and the position in words; nothing moves and nothing is revealed."""

from typing import Any

import msgspec
import pytest

from cantina.core.action import from_text, to_text
from cantina.core.describe import describe, read
from cantina.core.source import Seeded
from cantina.core.texts import texts
from cantina.table import visibility
from cantina.table.messages import Act, AskPreview, Close, Describe, Hand, Preview, Problem, Words
from tests.table.house import BONUSES, House, Visitor, evening, match, raw


async def preview(guest: Visitor, *moves: str) -> Preview:
    """The answer to a question, which has changed nothing."""
    before = guest.house.trace()
    answer = await guest.asks(AskPreview, actions=[raw(move) for move in moves])
    assert isinstance(answer, Preview)
    guest.heard.pop()
    assert guest.house.trace() == before, "a question changed something"
    return answer


async def why_not(guest: Visitor, *moves: str) -> str | None:
    """The rule that an answer to a question names."""
    answer = await preview(guest, *moves)
    assert answer.refusal is not None
    assert (answer.refusal.code, answer.events, answer.view) == ("illegal", [], None)
    return answer.refusal.rule


def kinds(events: list[Any]) -> list[str]:
    return [event["kind"] for event in events]


# ---- what would follow ---------------------------------------------------------------------------------------------------


@evening
async def test_what_would_follow_is_what_then_follows() -> None:
    house, (ada,) = await match("ada ada", "carcassonne")
    for _ in range(12):
        seat, first = house.turn, len(ada.moves())
        answer = await preview(ada, ada.offers()[-1])
        await ada.plays(ada.offers()[-1])
        assert answer.events == [event for move in ada.moves()[first:] if move.by == seat for event in move.events]
        if house.turn == seat:
            assert answer.view == ada.seen.view


@evening
async def test_several_actions_are_looked_at_together() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    trial, place = house.table.state.copy(), ada.offers()[0]
    trial.play(from_text(place, house.table.game.action))
    deploy = to_text(trial.actions()[-1])
    answer = await preview(ada, place, deploy)
    assert "figure-deployed" in kinds(answer.events)
    assert len(answer.view["figures"]) == 1


@evening
async def test_the_preview_ends_before_the_dealer_moves() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    answer = await preview(ada, ada.offers()[0], "pass")
    assert "tile-drawn" not in kinds(answer.events)
    assert answer.view["prompt"]["kind"] == "draw"


@evening
async def test_the_preview_ends_where_somebody_has_to_decide() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_until(lambda: house.chooses(0))
    for offer in ada.offers():
        answer = await preview(ada, offer)
        assert answer.view["prompt"]["kind"] in ("fly", "land", "draw", "deal")


@evening
async def test_in_the_preview_everybody_passes_in_every_window() -> None:
    house, (ada, _) = await match("ada bob", board=BONUSES)

    def asks_bob() -> bool:
        """Whether Ada may move a ship for which Bob would be asked."""
        return house.chooses(0) and bool(house.view(None)["bonus_backs"][1]) and any("black" in offer for offer in ada.offers())

    await house.play_until(asks_bob)
    move = next(offer for offer in ada.offers() if offer.startswith("fly black"))
    answer = await preview(ada, move)
    assert [(event["kind"], event.get("seat")) for event in answer.events[:2]] == [("chose", 0), ("passed", 1)]
    assert "flew" in kinds(answer.events)
    await ada.plays(move)
    assert house.asked(1)


@evening
async def test_an_answer_in_a_window_can_be_asked_about() -> None:
    house, (ada, _) = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.asked(0) and any(offer.startswith("use") for offer in ada.offers()))
    move = next(offer for offer in ada.offers() if offer.startswith("use"))
    assert "used" in kinds((await preview(ada, move)).events)


# ---- why not -------------------------------------------------------------------------------------------------------------


@evening
async def test_a_refusal_is_explained_by_its_rule_and_what_the_sentence_needs() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    answer = await preview(ada, "place 0 0 0")
    assert answer.refusal is not None
    assert answer.refusal.rule in house.table.game.carries
    assert answer.refusal.arguments == {"x": 0, "y": 0, "rotation": 0, "taken": "yes"}
    assert answer.refusal.ref == answer.ref


@evening
async def test_acting_and_asking_are_refused_by_the_same_rule() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    for move in ("place 0 0 0", "place 5 5 0", "pass", "deploy small 1 0 route-0", "draw A1", "roll [1,2]"):
        assert await why_not(ada, move) == await ada.cannot(move)


@evening
async def test_nobody_asks_for_another() -> None:
    house, (ada, bob) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    assert await why_not(bob, ada.offers()[0]) == "CORE-01"
    assert await why_not(eve, ada.offers()[0]) == "CORE-01"


@evening
async def test_nobody_asks_for_a_seat_that_was_handed_to_a_bot() -> None:
    _, (ada, _) = await match("ada bob", house=House(pace=10))
    move = ada.offers()[0]
    await ada.does(Hand, seat=0, bot="greedy")
    assert await why_not(ada, move) == "CORE-01"


@evening
async def test_after_the_end_there_is_nothing_to_come() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    assert await why_not(ada, "pass") == "CORE-02"


@evening
async def test_at_a_closed_table_there_is_nothing_to_come() -> None:
    _, (ada,) = await match("ada greedy")
    move = ada.offers()[0]
    await ada.does(Close)
    assert await why_not(ada, move) == "CORE-02"


@evening
async def test_a_question_about_no_action_is_malformed() -> None:
    _, (ada, _) = await match("ada bob")
    assert await ada.refused(AskPreview, actions=[raw("dance")]) == "malformed"
    assert await ada.refused(AskPreview, actions=[msgspec.Raw(b'{"kind":"fly"}')]) == "malformed"


@evening
async def test_before_the_match_there_is_nothing_to_ask() -> None:
    _, (ada, _) = await match("ada bob", at_once=False)
    assert await ada.refused(AskPreview, actions=[raw("pass")]) == "not-now"


@evening
async def test_a_question_does_not_go_beyond_the_own_turn() -> None:
    _, (ada, _) = await match("ada bob", "carcassonne")
    place = ada.offers()[0]
    tile = next(iter(ada.seen.view["left"]))
    assert await why_not(ada, place, "pass", f"draw {tile}") == "CORE-01"


@evening
async def test_a_question_is_not_about_what_another_could_do() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_until(lambda: house.chooses(0) and house.view(None)["bonus_backs"] == [[], []])
    assert await why_not(ada, ada.offers()[0], "fly green 3 green-2") == "CORE-01"


# ---- nothing is revealed -------------------------------------------------------------------------------------------------


@evening
async def test_the_preview_is_the_same_whatever_the_others_really_hold() -> None:
    house, (ada, _, _) = await match("ada bob cyd", board=BONUSES)
    await house.play_until(lambda: house.chooses(0) and len(house.table.made) > 50)
    line = house.table.match
    assert line is not None
    truth, hidden, answers = line.state, set(), set()
    for seed in range(8):
        line.state = truth.redeal(0, Seeded(seed))
        hidden.add(msgspec.json.encode(line.state.dump()))
        previews = [visibility.preview(house.table, ada.guest, [offer]) for offer in truth.actions()]
        answers.add(msgspec.json.encode(previews))
    assert (len(hidden), len(answers)) == (8, 1)


@evening
async def test_the_preview_tells_no_card_of_another() -> None:
    house, (ada, _) = await match("ada bob", board=BONUSES)
    await house.play_until(lambda: house.chooses(0) and len(house.table.made) > 40)
    for offer in ada.offers():
        answer = await preview(ada, offer)
        assert answer.view["seat"] == 0
        secrets = [event for event in answer.events if event.get("known_to") not in (None, [0])]
        assert all(event.get("card") is None and event.get("colour") is None for event in secrets)
        held = {(card["colour"], card["number"]) for card in ada.seen.view["hand"]}
        assert {(card["colour"], card["number"]) for card in answer.view["hand"]} <= held


# ---- in words ------------------------------------------------------------------------------------------------------------


async def words(guest: Visitor, language: str) -> Words:
    answer = await guest.asks(Describe, language=language)
    assert isinstance(answer, Words)
    return answer


@pytest.mark.parametrize("game", ["super-teams", "carcassonne"])
@pytest.mark.parametrize("language", ["cs", "en"])
@evening
async def test_the_position_is_described_with_names_and_actions(game: str, language: Any) -> None:
    house, (ada,) = await match("ada greedy", game)
    said = texts(language, house.table.game.folder / "texts")
    answer = await words(ada, language)
    lines = answer.spoken.lines()
    own = [said.say("whose-yours")] if said.has("whose-yours") else []
    assert any(name in line for name in ["Ada", *own] for line in lines)
    assert answer.prompt == said.say(f"prompt-{house.table.state.prompt().kind}")  # who is asked knows their own name
    offered = house.table.state.actions()
    assert [read(house.table.game, house.table.state, choice.forms[0]) for choice in answer.choices] == offered
    for choice, action in zip(answer.choices, offered, strict=True):
        assert choice.words.startswith(said.action(action))  # and, where it moves something, whose that is


@evening
async def test_the_two_languages_differ() -> None:
    _, (ada, _) = await match("ada bob")
    czech, english = await words(ada, "cs"), await words(ada, "en")
    assert len(czech.spoken.lines()) == len(english.spoken.lines())
    assert czech.spoken.lines() != english.spoken.lines()
    assert czech.prompt != english.prompt
    assert [choice.action for choice in czech.choices] == [choice.action for choice in english.choices]
    assert czech.choices[0].forms != english.choices[0].forms


@evening
async def test_words_tell_everybody_their_own_part() -> None:
    house, (ada, bob) = await match("ada bob")
    eve = house.guest("eve")
    await eve.come()
    table, said = house.table, texts("en", house.table.game.folder / "texts")
    for guest, seat in ((ada, 0), (bob, 1), (eve, None)):
        answer = await words(guest, "en")
        assert answer.spoken.lines() == describe(
            table.game, table.state.view(seat), table.state.options, said, lambda number: ["Ada", "Bob"][number]
        )
        assert bool(answer.choices) == (guest is ada)


@evening
async def test_a_bot_is_named_by_its_seat_and_kind() -> None:
    _, (ada,) = await match("ada greedy", "carcassonne", house=House(pace=10))
    await ada.takes_a_turn()
    assert (await words(ada, "en")).prompt.startswith("Tik-7: ")


@evening
async def test_before_the_match_there_is_nothing_to_describe() -> None:
    _, (ada, _) = await match("ada bob", at_once=False)
    answer = await words(ada, "cs")
    assert (answer.spoken.lines(), answer.prompt, answer.choices) == ([], "", [])


@evening
async def test_the_end_is_described_without_a_question_to_anybody() -> None:
    house, (ada, _) = await match("ada bob")
    await house.play_out()
    answer = await words(ada, "en")
    assert answer.spoken.lines()
    assert not answer.prompt.startswith(("Ada: ", "Bob: "))
    assert answer.choices == []


@evening
async def test_a_described_action_can_be_played_as_its_text() -> None:
    house, (ada, _) = await match("ada bob", "carcassonne")
    czech, *_ = (await words(ada, "cs")).choices
    assert czech.forms[0].startswith("polož ")
    answer = await ada.asks(Act, actions=[raw(czech.forms[0])], moves=ada.seen.moves)
    assert not isinstance(answer, Problem)
    assert house.table.state.prompt().kind == "deploy"
