"""The ledger's worked examples of threats: medkits, guards, hooks, sabotage, mission effects, and the child."""

from typing import Any

import pytest

from cantina.games.adventures import events as told

from .scene import Data, Table

HARM: Data = {"op": "hurt", "who": "you", "n": 1}


# ---- special tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-27", "MANDO-187", "MANDO-188", "MANDO-189")
def test_ex_27_a_medkit_heals_one_damage_of_the_one_who_stands_on_it() -> None:
    table = Table("GG", "A1 medkit", damage={"mandalorian": 2, "ig11": 1})
    table.play("use @medkit mandalorian")
    assert table.figure().damage == 1
    assert table.figure("ig11").damage == 1
    assert table.view().removed == ["medkit"]
    assert table.there("A1") == []
    table = Table("GG", "A1 medkit", damage={"ig11": 1})
    assert table.refused("use @medkit mandalorian") == "MANDO-188"
    assert table.refused("use @medkit ig11") == "MANDO-113"  # not in another player's turn
    assert table.there("A1") == ["medkit"]


@pytest.mark.rule("MANDO-EX-66", "MANDO-69", "MANDO-113", "MANDO-R-35")
def test_ex_66_a_medkit_may_be_used_before_or_after_the_guard_strikes() -> None:
    for damage, before in ((1, True), (1, False), (0, False)):
        table = Table("GGG", "A2 ?sentry, A2 ?medkit", damage={"mandalorian": damage})
        table.act("m3 move")
        table.play("step A2")
        assert [event.token for event in table.happened(told.Revealed)] == ["sentry", "medkit"]
        assert table.may("step") == set()
        if damage:
            assert table.offers() == {f"use {table.number('medkit')} mandalorian", "stop"}
            table.play(*(["use @medkit mandalorian"] if before else ["stop"]))
        if not before:
            assert table.figure().damage == damage + 1
            table.play("use @medkit mandalorian")
        assert table.figure().damage == damage
        assert table.view().removed == ["medkit"]
    plan = [{"op": "draw", "who": "you", "n": 1}]
    cache = {"id": "cache", "kind": "feature", "shape": "circle", "use": "discard", "effects": plan}
    table = Table("GGG", "A2 ?cache, A3 sentry", tokens=[cache])
    table.act("m3 move")
    table.play("step A2", "use @cache mandalorian")
    assert table.happened(told.TokenUsed)[0].rule == "MANDO-113"
    assert table.tags().index("token-used") < table.tags().index("guarded")


@pytest.mark.rule("MANDO-EX-92", "MANDO-86", "MANDO-199", "MANDO-201")
def test_ex_92_a_special_token_with_a_mission_effect_is_revealed_by_an_attack() -> None:
    rule = {"when": "reveal:beacon", "effects": [{"op": "track", "id": "goal", "n": 1}]}
    table = Table("GG", "A2 ?beacon", rule=[rule])
    table.act("m3 attack")
    table.play("attack @A2")
    assert table.tags() == ["revealed", "tracked", "spared"]
    assert table.track("goal") == 1
    assert table.piece("beacon").up
    assert table.piece("beacon").damage == 0


# ---- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-28", "MANDO-191")
@pytest.mark.parametrize("spaces", [("A2",), ("A2", "A3")])
def test_ex_28_a_guard_strikes_who_ends_a_movement_near_it(spaces: tuple[str, ...]) -> None:
    table = Table("GGG", "A3 sentry")
    table.act("m3 move")
    table.walk(*spaces)
    assert table.happened(told.Guarded)[0].token == "sentry"
    assert table.figure().damage == 1


@pytest.mark.rule("MANDO-EX-29", "MANDO-192")
def test_ex_29_running_past_a_guard_costs_nothing() -> None:
    table = Table("GGGG G...", "B1 sentry")
    table.act("m3 move")
    table.walk("A2", "A3")
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-EX-30", "MANDO-193", "MANDO-191")
def test_ex_30_a_guard_strikes_who_walked_onto_it_not_who_shot_it() -> None:
    table = Table("GGG", "A2 ?sentry")
    table.act("m3 move")
    table.walk("A2")
    assert table.figure().damage == 1
    table = Table("GGG", "A2 ?sentry")
    table.act("m1 attack")
    table.play("attack @A2")
    assert table.piece("sentry").up
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-EX-31", "MANDO-194")
def test_ex_31_who_does_not_move_is_not_struck() -> None:
    table = Table("GGG", "A2 sentry")
    table.act("m3 move")
    table.play("stop")
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-EX-49", "MANDO-75", "MANDO-132", "MANDO-191")
def test_ex_49_a_ledge_stops_feet_but_no_shots() -> None:
    table = Table("GGG", "A3 watch", ledges="A2 A3", hand="m2 m1")
    table.act("m2 move")
    table.play("step A2")
    assert table.refused("step A3") == "MANDO-75"
    table.play("stop")
    assert table.figure().damage == 1
    table.act("m1 attack")
    assert table.spaces("attack") == {"A3"}
    roof = Table("GG", "A2 ?watch", ledges="A1 A2")
    roof.act("m1 recon")
    assert roof.spaces("peek") == {"A2"}
    shots = {"test": [{"op": "enemy_attack", "class": ["sharpshooter"], "count": 1, "range": 1}]}
    below = Table(
        "GGGG", "A2 watch", ledges="A1 A2", at={"ig11": "A4"}, hand="m4 m1", slots={"plan": "1"}, cards=shots, events="test"
    )
    below.idle("m4 plan", "m1 move")
    assert below.figure().damage == 1


@pytest.mark.rule("MANDO-EX-50", "MANDO-191", "MANDO-R-55", "MANDO-R-126")
def test_ex_50_two_guards_strike_separately() -> None:
    table = Table("GGG", "A3 sentry, A2 watch", plans={"mandalorian": "defend"})
    table.act("m1 move")
    table.walk("A2")
    table.play("plan defend mandalorian")
    assert table.figure().damage == 1
    assert table.view().plan_discard == ["defend"]


@pytest.mark.rule("MANDO-R-126", "MANDO-R-173", "MANDO-208")
def test_whichever_guard_strikes_first_the_end_is_the_same() -> None:
    ends = []
    for answers in (["plan defend mandalorian"], ["done", "plan defend mandalorian"]):
        for threats in ("A3 sentry, A2 watch", "A3 watch, A2 sentry"):
            table = Table("GGG", threats, plans={"mandalorian": "defend"}, child="mandalorian")
            table.act("m1 move")
            table.walk("A2")
            table.play(*answers)
            child = table.view().child
            assert child is not None
            ends.append((table.figure().damage, table.view().plan_discard, child.space))
    assert ends == [(1, ["defend"], "A3")] * 4


# ---- hooks and sabotage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-32", "MANDO-196", "MANDO-197", "MANDO-198")
def test_ex_32_a_hook_strikes_who_leaves_it() -> None:
    table = Table("GGG", "A1 snare")
    table.act("m2 move")
    table.play("step A2")
    assert table.tags() == ["hooked-on", "hurt", "walked"]
    assert table.figure().damage == 1
    table = Table("GGG", "A1 snare")
    table.act("m2 recon")
    table.play("shift @snare A2")
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-EX-51", "MANDO-192", "MANDO-197", "MANDO-R-127")
def test_ex_51_a_hook_and_a_guard_in_one_movement() -> None:
    table = Table("GGG", "A1 snare, A3 sentry")
    table.act("m1 move")
    table.walk("A2")
    assert [tag for tag in table.tags() if tag != "stopped"] == ["hooked-on", "hurt", "walked", "guarded", "hurt"]
    assert table.figure().damage == 2


@pytest.mark.rule("MANDO-EX-33", "MANDO-203")
def test_ex_33_a_saboteur_that_cannot_move_does_no_harm() -> None:
    march = {"test": [{"op": "enemy_move", "class": ["blaster"], "count": "all", "n": 1}]}
    table = Table("GGG", "A1 saboteur, A3 raider", hand="m4 m1", slots={"plan": "1"}, cards=march, events="test")
    table.idle("m4 plan", "m1 move")
    assert [event.token for event in table.happened(told.EnemyMoved)] == ["raider"]
    assert not table.happened(told.Complicated)


@pytest.mark.rule("MANDO-EX-34", "MANDO-204", "MANDO-91")
def test_ex_34_a_saboteur_moved_by_recon_does_no_harm() -> None:
    table = Table("GGG", "A2 saboteur")
    table.act("m2 recon")
    table.play("shift @saboteur A3")
    assert table.piece("saboteur").space == "A3"
    assert not table.happened(told.Complicated)


# ---- the child ---------------------------------------------------------------------------------------------------------


def struck(rows: str = "GGG", threats: str = "", *lines: Data, **said: object) -> Table:
    """A table at the event that hurts the active player's character, or does what it is said to do."""
    said = {"slots": {"plan": "1"}} | said
    table = Table(rows, threats, hand="m4 m1", cards={"test": list(lines or [HARM])}, events="test", **said)  # type: ignore[arg-type]
    table.idle("m4 plan", "m1 move")
    return table


@pytest.mark.rule("MANDO-EX-35", "MANDO-253", "MANDO-254", "MANDO-R-136")
def test_ex_35_the_child_runs_to_where_there_is_danger() -> None:
    table = struck(
        "GGG GGG GGG", "A2 thug, A3 ?medkit, B1 raider, B3 crate", child="mandalorian", at={"mandalorian": "B2", "ig11": "C2"}
    )
    assert table.turn == 0
    assert table.may("where") == {"A2", "A3", "B1"}
    assert table.refused("where B3") == "MANDO-254"
    table.play("where A3")
    child = table.view().child
    assert child is not None
    assert (child.space, child.figure) == ("A3", None)
    assert not table.piece("A3").up


@pytest.mark.rule("MANDO-EX-67", "MANDO-253", "MANDO-255")
def test_ex_67_the_child_stays_if_all_damage_is_prevented() -> None:
    def hit() -> Table:
        plans = {"mandalorian": "defend", "ig11": "cover-fire"}
        return struck("GGG", "", {**HARM, "n": 2}, child="mandalorian", plans=plans, at={"mandalorian": "A2"})

    table = hit()
    table.play("plan defend mandalorian", "done")
    assert table.figure().damage == 1
    assert table.may("where") == {"A1", "A3"}
    table.play("where A3")
    assert table.happened(told.ChildRan)[0].space == "A3"
    table = hit()
    table.play("plan defend mandalorian")
    assert table.turn == 1
    table.play("plan cover-fire ig11")
    assert table.figure().damage == 0
    assert table.figure().carries == ["child"]


@pytest.mark.rule("MANDO-EX-68", "MANDO-248", "MANDO-252", "MANDO-R-147")
def test_ex_68_the_child_cannot_be_picked_up_in_the_turn_it_ran() -> None:
    table = Table("GG", "A1 snare", child="mandalorian", at={"ig11": "A2"}, hands={1: "i1 i2"})
    table.act("m1 move")
    table.play("step A2")  # the hook strikes, and the child runs to the only space beside
    child = table.view().child
    assert child is not None and child.space == "A2" and child.figure is None
    table.play("play m2 attack")
    assert table.refused("pick-up -1") == "MANDO-252"
    table.play("decline")
    table.play("play i1 plan")
    assert "pick-up -1" in table.offers()
    table.play("pick-up -1")
    assert table.figure("ig11").carries == ["child"]
    table = struck("GG", child="mandalorian", at={"ig11": "A2"})
    assert table.turn == 1
    table.play("play i1 recon", "pick-up -1")
    assert table.figure("ig11").carries == ["child"]


@pytest.mark.rule("MANDO-EX-100", "MANDO-249", "MANDO-250", "MANDO-R-142")
def test_ex_100_the_child_of_a_defeated_enemy_may_be_picked_up_within_the_action() -> None:
    table = Table("GG", "A1 thug", child="@thug")
    table.play("play m3 attack")
    assert table.refused("pick-up -1") == "MANDO-249"
    table.play("resolve", "attack @thug")
    assert table.happened(told.ChildPlaced)[0].rule == "MANDO-250"
    assert table.asked() == "act-later"
    table.play("pick-up -1")
    assert table.figure().carries == ["child"]


@pytest.mark.rule("MANDO-EX-101", "MANDO-256", "MANDO-257")
def test_ex_101_an_event_can_make_the_child_run() -> None:
    table = struck("GGG", "A3 thug", {"op": "flee"}, child="mandalorian", at={"mandalorian": "A2"})
    assert [(event.space, event.rule) for event in table.happened(told.ChildRan)] == [("A3", "MANDO-256")]
    assert table.figure().damage == 0
    table = struck("GGG", "A3 thug", {"op": "flee"}, child="A2")
    assert not table.happened(told.ChildRan)
    child = table.view().child
    assert child is not None
    assert child.space == "A2"


@pytest.mark.rule("MANDO-250", "MANDO-247")
def test_an_enemy_that_leaves_the_map_in_another_way_leaves_the_child_behind() -> None:
    table = struck("GGG", "A3 thug", crisis=[{"op": "remove", "token": "thug"}], child="@thug", slots={"plan": "2"})
    assert table.there("A3") == []
    child = table.view().child
    assert child is not None
    assert (child.space, child.piece) == ("A3", None)


def test_a_reinforcement_is_not_taken_for_the_enemy_that_made_room_for_it() -> None:
    again = {"slot": "attack", "timing": "after", "effects": [{"op": "damage", "sel": {"kind": "target"}, "n": 1}]}
    skill = {"id": "m-again", "strength": 3, "ability": [again]}
    rule = {"when": "defeat:thug", "effects": [{"op": "spawn", "where": "star:nearest", "n": 1}]}
    said: dict[str, Any] = {"stars": "A2", "reserve": "rival", "rule": [rule], "skills": {"mandalorian": [skill]}}
    table = Table("GG", "A2 thug", hand="m-again m1", **said)
    table.act("m-again attack")
    table.play("attack @thug")
    assert table.there("A2") == ["rival"]
    assert "ability" not in table.offers()
    assert table.piece("rival").damage == 0
