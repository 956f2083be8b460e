"""Enemies by event cards: who moves where, who attacks whom, and which reinforcements come (MANDO-153 to 172)."""

from typing import Any

import pytest

from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table

BRAWLERS = {"class": ["brawler"], "count": 1}


def move(n: int = 1, **said: Any) -> dict[str, Any]:
    return {"op": "enemy_move", "n": n} | BRAWLERS | said


def attack(range_: int = 0, **said: Any) -> dict[str, Any]:
    return {"op": "enemy_attack", "range": range_} | BRAWLERS | said


def order(rows: str, threats: str, *effects: dict[str, Any], **said: Any) -> Table:
    """An event card with these effects has been turned up in seat 0's turn."""
    table = Table(rows, threats, cards={"order": list(effects)}, events="order", slots={"move": "2 m2"}, **said)
    table.idle("m1 move", "m2 plan")
    return table


def moved(table: Table) -> list[tuple[str, str, str]]:
    """The enemies that moved, from where to where."""
    return [(event.token, event.start, event.end) for event in table.happened(told.EnemyMoved)]


def attacked(table: Table) -> list[tuple[str, str]]:
    """The attackers and their victims."""
    return [(event.token, event.figure) for event in table.happened(told.EnemyAttacked)]


# ---- movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-102")
@pytest.mark.parametrize(("by_range", "goal"), [(False, "mandalorian"), (True, "ig11")])
def test_the_house_rule_changes_whom_an_enemy_heads_for(by_range: bool, goal: str) -> None:
    # the thug on B2: IG-11 on A2 is at range 1 across a ledge, on foot 3; the Mandalorian on B4 is 2 away both ways
    table = order(
        "GGGGG GGGGG",
        "B2 thug",
        move(1),
        at={"mandalorian": "B4", "ig11": "A2"},
        ledges="A2 B2, A2 B1, A3 B2, A2 A3",
        options={"nearest_by_range": by_range},
    )
    ends = {way.split()[1] for way in table.may("shift")} if table.asked() == "enemy-way" else {moved(table)[0][2]}
    assert ends == ({"B3"} if goal == "mandalorian" else {"B1"})


@pytest.mark.rule("MANDO-R-103", "MANDO-R-115")
def test_an_enemy_attacks_the_character_nearest_by_range_also_across_a_ledge() -> None:
    table = order("GGGG", "A2 thug", attack(2), at={"mandalorian": "A4", "ig11": "A1"}, ledges="A1 A2")
    assert attacked(table) == [("thug", "ig11")]


@pytest.mark.rule("MANDO-R-106", "MANDO-160")
def test_an_enemy_without_a_way_to_anybody_cannot_be_chosen() -> None:
    table = order("GGGGG", "A5 thug, A3 brute, A2 enforcer", move(1), ledges="A4 A5")
    assert table.may("target") == {str(table.number("brute")), str(table.number("enforcer"))}
    assert table.refused("target @thug") == "MANDO-160"
    alone = order("GGG", "A3 thug", move(1), ledges="A2 A3", stars="A2", reserve="rival")
    assert moved(alone) == []
    assert len(alone.happened(told.NoEffect)) == 1


@pytest.mark.rule("MANDO-R-107", "MANDO-159", "MANDO-207")
def test_the_target_is_fixed_before_the_first_step() -> None:
    table = order("GGGGG", "A3 thug", move(2), at={"mandalorian": "A1", "ig11": "A5"})
    assert (table.turn, table.offers()) == (0, {"who mandalorian", "who ig11"})
    assert table.refused("who cara") == "CORE-05"
    table.play("who ig11")
    assert [(event.rule, event.end) for event in table.happened(told.EnemyMoved)] == [("MANDO-159", "A5")]


@pytest.mark.rule("MANDO-R-108", "MANDO-159")
def test_the_active_player_chooses_among_shortest_routes() -> None:
    table = order("GG GG GG", "C1 thug", move(1), at={"mandalorian": "A1", "ig11": "A1"})
    # C1 touches B1 alone; C2 touches B1 and B2
    assert moved(table) == [("thug", "C1", "B1")]
    table = order("GGG GGG GGG", "C2 thug", move(2), at={"mandalorian": "A2", "ig11": "A2"})
    assert table.asked() == "enemy-way"
    assert table.may("shift") == {f"{table.number('thug')} B1", f"{table.number('thug')} B2"}
    assert table.refused("shift @thug C1") == "MANDO-159"
    table.play("shift @thug B2")
    assert moved(table) == [("thug", "C2", "A2")]


@pytest.mark.rule("MANDO-R-110", "MANDO-R-109")
def test_an_enemy_goes_as_far_as_it_can_and_stops_at_the_character() -> None:
    assert moved(order("GGGGG", "A5 thug", move(3))) == [("thug", "A5", "A2")]
    assert moved(order("GGGGG", "A3 thug", move(4))) == [("thug", "A3", "A1")]


@pytest.mark.rule("MANDO-R-112", "MANDO-R-113")
def test_a_line_uses_an_enemy_once_one_after_the_other_and_a_later_line_may_use_it_again() -> None:
    table = order("GGGGGG", "A4 thug, A5 brute, A6 raider", move(1, count=2), move(1))
    assert table.may("target") == {str(table.number("thug")), str(table.number("brute"))}
    table.play("target @thug")
    assert moved(table) == [("thug", "A4", "A3"), ("brute", "A5", "A4")]
    assert table.may("target") == {str(table.number("thug")), str(table.number("brute"))}
    table.play("target @thug")
    assert moved(table)[0] == ("thug", "A3", "A2")


@pytest.mark.rule("MANDO-R-113", "MANDO-171")
def test_attackers_are_chosen_one_by_one_until_the_number_is_reached() -> None:
    table = order("GG", "A1 thug, A1 brute, A1 enforcer", attack(0, count=2), at={"ig11": "A2"})
    assert len(table.may("target")) == 3
    assert table.refused("done") == "MANDO-171"
    table.play("target @brute")
    assert attacked(table) == [("brute", "mandalorian")]
    assert table.may("target") == {str(table.number("thug")), str(table.number("enforcer"))}
    assert table.refused("target @brute") == "MANDO-171"
    table.play("target @thug")
    assert table.figure().damage == 2
    assert table.turn == 1


@pytest.mark.rule("MANDO-169", "MANDO-166", "MANDO-167")
def test_of_equally_near_characters_the_active_player_names_the_victim() -> None:
    table = order("GGGG", "A2 thug", attack(1), at={"mandalorian": "A1", "ig11": "A3", "cara": "A4"}, options={"seats": 3})
    assert table.offers() == {"who mandalorian", "who ig11"}
    assert table.refused("who cara") == "MANDO-169"
    table.play("who ig11")
    assert [event.rule for event in table.happened(told.EnemyAttacked)] == ["MANDO-166"]
    assert [(event.rule, event.figure) for event in table.happened(told.Hurt)] == [("MANDO-167", "ig11")]


@pytest.mark.rule("MANDO-R-114", "MANDO-163")
def test_an_enemy_that_comes_to_a_character_triggers_nothing() -> None:
    guards = {"op": "enemy_move", "class": ["blaster", "sharpshooter"], "count": "all", "n": 2}
    table = order("GGG", "A3 sentry, A3 watch, A1 snare", guards)
    assert len(table.there("A1")) == 3
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-R-117", "MANDO-164")
def test_away_goes_by_walking_distance_and_where_there_is_no_way_by_range() -> None:
    shove = {"op": "push", "sel": {"kind": "enemy", "within": 3, "count": 1}, "n": 2, "dir": "away", "up_to": True}
    table = with_card(skill("m-shove", "recon", shove), "GGGG", "A2 thug")
    table.play("play m-shove recon", "ability")
    assert table.may("shift") == {f"{table.number('thug')} A3"}
    assert table.refused("shift @thug A1") == "MANDO-164"
    table.play("shift @thug A3", "shift @thug A4")
    assert table.piece("thug").space == "A4"
    roof = with_card(skill("m-shove", "recon", shove), "GGGG", "A3 thug", ledges="A1 A2")
    roof.play("play m-shove recon", "ability")
    assert roof.may("shift") == {f"{roof.number('thug')} A4"}  # by range: A2 is nearer


# ---- reinforcements ------------------------------------------------------------------------------------------------------

ARMS = {"op": "spawn", "where": "star:nearest", "n": 1}


def deployed(table: Table) -> list[tuple[str, str]]:
    return [(event.token, event.space) for event in table.happened(told.Deployed)]


@pytest.mark.rule("MANDO-R-104", "MANDO-154")
def test_the_nearest_star_is_measured_by_range_from_the_active_players_character() -> None:
    said: dict[str, Any] = {"reserve": "rival", "at": {"ig11": "A5"}}
    table = order("GGGGG", "", ARMS, stars="A3 A5", ledges="A2 A3", **said)
    assert deployed(table) == [("rival", "A3")]  # across the ledge, and not by IG-11
    table = order("GGGGG", "", ARMS, stars="A4 A5", doors="gate A2 A3", **said)
    assert table.offers() == {"where A4", "where A5"}  # none can be reached: any of them
    assert table.refused("where A1") == "MANDO-154"
    table.play("where A5")
    assert deployed(table) == [("rival", "A5")]
    table = order("GGGGG", "", ARMS, stars="A2 A5", doors="gate A2 A3", **said)
    assert deployed(table) == [("rival", "A2")]


@pytest.mark.rule("MANDO-R-105")
def test_without_a_star_space_nothing_is_deployed() -> None:
    table = order("GG", "", ARMS, reserve="rival")
    assert deployed(table) == []
    assert {event.rule for event in table.happened(told.NoneLeft)} == {"MANDO-R-105"}


@pytest.mark.rule("MANDO-R-118", "MANDO-157")
def test_reinforcements_are_drawn_without_replacement_and_refilled_only_when_one_is_due() -> None:
    table = order(
        "GG", "", ARMS, {"op": "spawn", "where": "your_space", "n": 2}, stars="A2", reserve="rival rival", defeated="enforcer"
    )
    assert deployed(table) == [("rival", "A2"), ("rival", "A1"), ("enforcer", "A1")]
    assert [event.pile for event in table.happened(told.Shuffled)] == ["reinforcements"]
    empty = order("GG", "A1 rival", ARMS, stars="A2")
    assert deployed(empty) == []
    assert "MANDO-157" in {event.rule for event in empty.happened(told.NoneLeft)}


@pytest.mark.rule("MANDO-R-119")
def test_an_orange_special_token_is_deployed_but_never_comes_back() -> None:
    drop = {
        "id": "drop",
        "kind": "feature",
        "shape": "orange",
        "use": "discard",
        "effects": [{"op": "heal", "who": "you", "n": 1}],
    }
    table = order(
        "GG", "", {"op": "spawn", "where": "star:nearest", "n": 1}, tokens=[drop], reserve="drop", stars="A1", damage={"ig11": 2}
    )
    assert deployed(table) == [("drop", "A1")]
    table.play(f"use {table.number('drop')} ig11")
    dump = table.state.dump()
    assert dump["removed"][table.tables.token_index["drop"]] == 1
    assert not any(dump["reserve"])


@pytest.mark.rule("MANDO-R-120", "MANDO-155")
def test_several_reinforcements_come_one_by_one_each_with_its_space_first() -> None:
    table = order("GGG", "", ARMS | {"n": 2}, reserve="rival enforcer", stars="A1 A3", at={"mandalorian": "A2"})
    assert table.offers() == {"where A1", "where A3"}
    table.script("reinforce enforcer")
    table.play("where A1")
    assert deployed(table) == [("enforcer", "A1")]
    assert table.offers() == {"where A1", "where A3"}
    table.play("where A3")
    assert deployed(table) == [("rival", "A3")]


@pytest.mark.rule("MANDO-R-121", "MANDO-153")
def test_a_reinforcement_on_a_characters_space_does_nothing_by_that() -> None:
    table = order("GG", "", {"op": "spawn", "where": "your_space", "n": 1}, reserve="marksman")
    assert [(event.rule, event.space) for event in table.happened(told.Deployed)] == [("MANDO-153", "A1")]
    assert table.figure().damage == 0
    assert not table.happened(told.Revealed)


@pytest.mark.rule("MANDO-R-122", "MANDO-156")
def test_a_reinforcement_that_comes_back_is_unhurt() -> None:
    table = order("GG", "", ARMS, defeated="rival", stars="A2")
    assert [event.rule for event in table.happened(told.Shuffled)] == ["MANDO-156"]
    assert (table.piece("rival").damage, table.piece("rival").health) == (0, 4)
