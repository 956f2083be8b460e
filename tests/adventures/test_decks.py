"""Decks and ends: reshuffling, cards that are owed, objectives and failures, what the tutorial unlocks (MANDO-209 to 219)."""

from typing import Any

import pytest

from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table


def emptied(table: Table, *but: str) -> None:
    """Empty seat 0's deck but for some cards; the others go out of the match."""
    dump = table.state.dump()
    names = table.tables.cards
    dump["undrawn"] = [but.count(id_) if id_[0] == "m" else count for id_, count in zip(names, dump["undrawn"], strict=True)]
    table.load(dump)


# ---- decks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-154", "MANDO-209")
def test_a_deck_emptied_by_the_last_card_needed_is_shuffled_at_once() -> None:
    table = Table(discard="m3 m4")
    emptied(table, "mx", "mx")
    table.idle("m1 move", "m2 plan")
    assert len(table.happened(told.Drew)) == 2
    assert [(event.pile, event.rule) for event in table.happened(told.Shuffled)] == [("skills", "MANDO-209")]
    assert table.view().decks[0] == 2
    assert table.view().discards == []


@pytest.mark.rule("MANDO-R-155", "MANDO-210")
def test_a_deck_that_runs_out_in_a_refill_is_made_of_the_discards_not_of_the_slots() -> None:
    table = Table(discard="m3", slots={"recon": "m4"})
    emptied(table)
    table.idle("m1 move", "m2 plan")
    assert sorted(table.view(0).hand) == ["m3", "m3", "m4"]
    assert table.slot("recon").cards == ["m4"]
    assert [(event.seat, event.cards, event.rule) for event in table.happened(told.Owed)] == [(0, 1, "MANDO-210")]
    assert table.view().owed == [1, 0]


@pytest.mark.rule("MANDO-R-153", "MANDO-210")
def test_in_shared_play_owed_cards_are_paid_in_rounds_from_the_active_player() -> None:
    table = Table(
        slots={"plan": "2 m3"}, hand="m1 m2", hands={1: "i1 i2", 2: "i3"}, events="E08", options={"seats": 3, "mode": "shared"}
    )
    dump = table.state.dump()
    dump["undrawn"] = [0] * len(dump["undrawn"])
    dump["owed"] = [0, 2, 3]
    table.load(dump)
    table.idle("m1 move", "m2 plan")  # 2 + 3 + 2: two cards come free, for seats 1 and 2 who are owed
    assert [event.seat for event in table.happened(told.Drew)][:2] == [1, 2]
    assert table.view().owed == [4, 1, 2]
    assert [event.rule for event in table.happened(told.Owed)] == ["MANDO-210"]


@pytest.mark.rule("MANDO-210")
def test_owed_cards_are_also_drawn_from_what_is_discarded_from_the_hand() -> None:
    lose = {"op": "discard", "who": "you", "n": 1, "from": "hand"}
    table = with_card(skill("m-lose", "plan", lose), hand="m-lose m1 m2")
    emptied(table)
    table.load(table.state.dump() | {"owed": [1, 0]})
    table.play("play m-lose plan", "ability", "discard m2")
    assert sorted(table.view(0).hand) == ["m1", "m2"]
    assert table.view().owed == [0, 0]
    table.play("decline")
    table.idle("m1 move")
    assert [event.rule for event in table.happened(told.Owed)] == ["MANDO-210"]


# ---- ends ----------------------------------------------------------------------------------------------------------------

GOAL = {"op": "track", "id": "goal", "n": 20}


@pytest.mark.rule("MANDO-R-150", "MANDO-212", "MANDO-213")
def test_the_end_of_a_turn_is_after_drawing() -> None:
    table = with_card(skill("m-goal", "plan", GOAL))
    table.play("play m-goal plan", "ability", "decline")
    table.idle("m1 move")
    assert [event.rule for event in table.happened(told.Won)] == ["MANDO-213"]
    assert table.tags().index("won") > max(place for place, tag in enumerate(table.tags()) if tag == "drew")
    standing = table.state.standing()
    assert (standing.winners, standing.rule) == ([0, 1], "MANDO-213")


@pytest.mark.rule("MANDO-R-151", "MANDO-214")
def test_a_failure_at_the_same_time_as_the_objective_is_a_loss() -> None:
    failures: list[dict[str, Any]] = [{"check": "turn_end", "cond": {"track_full": "goal"}}, {"cond": {"track_full": "goal"}}]
    for failure in failures:
        table = with_card(skill("m-goal", "plan", GOAL), failure=[failure])
        table.play("play m-goal plan", "ability")
        if "check" in failure:
            assert table.view().outcome == "running"
            table.play("decline")
            table.idle("m1 move")
        assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-214"]
        assert (table.view().outcome, table.view().winners) == ("lost", [])


@pytest.mark.rule("MANDO-R-152")
@pytest.mark.parametrize("at_turn_end", [True, False])
def test_a_mission_says_whether_its_objective_waits_for_the_end_of_a_turn(at_turn_end: bool) -> None:
    check = {"check": "turn_end"} if at_turn_end else {}
    table = with_card(skill("m-goal", "plan", GOAL), objective=check | {"cond": {"track_full": "goal"}})
    table.play("play m-goal plan", "ability")
    assert table.view().outcome == ("running" if at_turn_end else "won")


@pytest.mark.rule("MANDO-R-100", "MANDO-168")
def test_a_defeat_ends_the_match_in_the_middle_of_an_event() -> None:
    two = [{"op": "hurt", "who": "you", "n": 2}, {"op": "track", "id": "goal", "n": 1}]
    table = Table(cards={"two": two}, events="two", slots={"move": "2 m2"}, damage={"mandalorian": 7})
    table.idle("m1 move", "m2 plan")
    assert [event.rule for event in table.happened(told.Fell)] == ["MANDO-168"]
    assert table.figure().damage == 8
    assert table.track("goal") == 0
    assert (table.view().outcome, table.state.standing().winners) == ("lost", [])


@pytest.mark.rule("MANDO-215", "MANDO-211")
def test_every_shipped_mission_prints_its_objective_and_failures() -> None:
    from cantina.games.adventures import content

    for id_ in content.mission_ids():
        mission = content.mission(id_)
        assert mission.objective.cond
        assert any(goal.cond.word == "character_defeated" for goal in mission.failure)
