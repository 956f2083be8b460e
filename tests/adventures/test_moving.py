"""Movement of characters: what stops it, what it reveals, who steers it, and the hooks and guards it meets (MANDO-62 to 78)."""

from typing import Any

import pytest

from cantina.core.game import DEALER
from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table

PUSH_OTHER = {"op": "move", "who": "other", "n": 2}


def moving_another(rows: str, threats: str = "", **said: Any) -> Table:
    """The Mandalorian's ability moves IG-11, which stands on A1."""
    table = with_card(skill("m-wave", "plan", PUSH_OTHER), rows, threats, **said)
    table.play("play m-wave plan", "ability")
    return table


# ---- stopping and revealing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-66", "MANDO-R-38", "MANDO-114")
def test_a_special_token_that_was_face_down_when_the_movement_began_stops_it() -> None:
    look = {"op": "reveal", "sel": {"kind": "facedown", "within": 1, "count": 1}}
    table = with_card(skill("m-look", "move", look, timing="during", strength=3), "GGGG", "A2 ?crate")
    table.play("play m-look move", "resolve", "ability")
    assert table.piece("A2").up
    table.play("step A2")
    assert [(event.rule, event.space) for event in table.happened(told.Stopped)] == [("MANDO-66", "A2")]
    assert table.figure().space == "A2"
    table = with_card(skill("m-look", "move", look, timing="during", strength=3), "GGGG", "A2 crate")
    table.act("m-look move")
    table.play("step A2", "step A3")
    assert not table.happened(told.Stopped)


@pytest.mark.rule("MANDO-69", "MANDO-R-37", "MANDO-R-36", "MANDO-64")
def test_entering_reveals_every_face_down_threat_and_ends_the_movement() -> None:
    table = Table("GGGG", "A2 ?crate, A2 ?medkit, A3 ?thug")
    table.act("m3 move")
    table.play("step A2")
    assert sorted(event.token for event in table.happened(told.Revealed)) == ["crate", "medkit"]
    assert {event.rule for event in table.happened(told.Revealed)} == {"MANDO-69"}
    assert [event.rule for event in table.happened(told.Stopped)] == ["MANDO-64"]
    assert table.figure().space == "A2"
    assert table.there("A3") == [None]
    assert not table.may("step")


@pytest.mark.rule("MANDO-67")
def test_any_number_of_characters_and_threats_share_a_space() -> None:
    crowd = "A2 thug, A2 brute, A2 raider, A2 medkit, A2 crate"
    table = Table("GG", crowd, at={"ig11": "A2", "cara": "A2"}, options={"seats": 3})
    table.act("m1 move")
    table.walk("A2")
    assert {seen.space for seen in table.view().figures} == {"A2"}
    assert len(table.there("A2")) == 5


@pytest.mark.rule("MANDO-R-34", "MANDO-113")
def test_a_movement_is_made_step_by_step_with_windows_on_the_way() -> None:
    table = Table("GGGG", "A2 medkit", damage={"mandalorian": 2})
    table.act("m3 move")
    table.play("step A2", "use @medkit mandalorian")
    assert table.figure().damage == 1
    assert table.refused("use 0 mandalorian") == "CORE-05"
    table.play("step A3")
    assert table.offers() == {"step A2", "step A4", "stop"}
    table.play("stop")
    assert table.figure().space == "A3"
    away = Table("GGGG", "A2 medkit", damage={"mandalorian": 2})
    assert away.refused("use @medkit mandalorian") == "MANDO-113"


@pytest.mark.rule("MANDO-72", "MANDO-131")
def test_a_wall_keeps_characters_and_enemies_apart() -> None:
    come = [{"op": "enemy_move", "class": ["brawler"], "count": 1, "n": 1}]
    table = Table("GG GG", "A2 thug, B1 ?crate", walls="A1 A2", cards={"come": come}, events="come", slots={"recon": "2 m2"})
    table.play("play m3 move", "resolve")
    assert table.refused("step A2") == "MANDO-72"
    table.play("stop", "play m1 recon", "resolve")
    assert table.spaces("peek") == {"B1"}
    assert table.spaces("shift") == set()  # the thug is at range 2, around the corner
    table.play("peek @B1")
    assert [(event.start, event.end) for event in table.happened(told.EnemyMoved)] == [("A2", "B1")]


@pytest.mark.rule("MANDO-77", "MANDO-76")
def test_a_coloured_star_is_a_star_space_as_any_other() -> None:
    arms = [{"op": "spawn", "where": "star:nearest", "n": 1}]
    stars = {"rows": ["GGGG"], "zones": {"G": "yard"}, "start": "A1", "stars": {"white": ["A4"], "blue": ["A2"]}}
    table = Table("GGGG", reserve="rival", cards={"arms": arms}, events="arms", slots={"move": "2 m2"}, map=stars)
    table.idle("m1 move", "m2 plan")
    assert [(event.token, event.space) for event in table.happened(told.Deployed)] == [("rival", "A2")]
    table = Table("GGGG", child="mandalorian", map=stars, objective={"cond": {"child_carrier_on": "star:blue"}})
    table.act("m3 move")
    table.play("step A2")
    assert table.view().outcome == "won"


# ---- every displacement is a movement ------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-70", "MANDO-R-40")
def test_a_character_moved_by_another_is_hooked_stopped_and_guarded() -> None:
    table = moving_another("GGG", "A1 snare, A2 ?watch")
    assert table.turn == 0
    table.play("step A2")
    assert [(event.figure, event.rule) for event in table.happened(told.HookedOn)] == [("ig11", "MANDO-197")]
    assert [event.figure for event in table.happened(told.Stopped)] == ["ig11"]
    assert [event.token for event in table.happened(told.Revealed)] == ["watch"]
    assert [event.figure for event in table.happened(told.Guarded)] == ["ig11"]
    assert (table.figure("ig11").space, table.figure("ig11").damage) == ("A2", 2)


@pytest.mark.rule("MANDO-R-41")
def test_the_one_who_resolves_the_effect_steers_and_the_owner_answers_for_the_plan_cards() -> None:
    table = moving_another("GGG", "A3 sentry", plans={"ig11": "defend"})
    assert (table.turn, table.may("step")) == (0, {"A2"})
    table.play("step A2", "stop")
    assert (table.turn, table.asked()) == (1, "prevent")
    table.play("plan defend ig11")
    assert table.figure("ig11").damage == 0
    assert table.turn == 0


@pytest.mark.rule("MANDO-R-42")
def test_a_token_that_is_put_somewhere_has_not_moved() -> None:
    here = [{"op": "place", "token": "captain", "space": "num:1"}]
    captain = {"id": "captain", "kind": "enemy", "class": "brawler", "hp": 5, "shape": "unique", "ability": "guard"}
    table = Table("GGG", "A3 captain", tokens=[captain], numbers={"1": "A1"}, mission_action=here)
    table.act("m1 mission")
    assert [(event.rule, event.token, event.space) for event in table.happened(told.Placed)] == [("MANDO-R-42", "captain", "A1")]
    assert table.piece("captain").space == "A1"
    assert table.figure().damage == 0
    assert not table.happened(told.EnemyMoved)


@pytest.mark.rule("MANDO-R-43", "MANDO-191")
def test_each_movement_of_a_turn_has_its_own_end() -> None:
    step = {"op": "move", "who": "you", "n": 1}
    table = with_card(skill("m-twice", "move", step, strength=1), "GGG", "A3 sentry")
    table.play("play m-twice move", "ability", "step A2")
    assert [event.rule for event in table.happened(told.Guarded)] == ["MANDO-191"]
    table.play("resolve", "step A1")
    table.idle("m1 plan")
    assert table.figure().damage == 1
    table = with_card(skill("m-twice", "move", step, strength=1), "GGGG", "A3 sentry")
    table.play("play m-twice move", "ability", "step A2", "resolve", "step A3")
    assert table.figure().damage == 2


@pytest.mark.rule("MANDO-R-44")
def test_a_door_opened_on_the_way_can_be_passed_at_once() -> None:
    force = {"op": "door", "at": "adjacent"}
    table = with_card(skill("m-force", "move", force, timing="during", strength=3), "GGG", doors="gate A2 A3")
    table.act("m-force move")
    table.play("step A2")
    assert table.may("step") == {"A1"}
    table.play("ability", "unlock gate", "step A3")
    assert table.figure().space == "A3"


@pytest.mark.rule("MANDO-R-46", "MANDO-162")
def test_enemies_and_the_child_reveal_nothing() -> None:
    come = [{"op": "enemy_move", "class": ["brawler"], "count": 1, "n": 3}]
    table = Table("GGGG", "A4 thug, A3 ?crate", cards={"come": come}, events="come", slots={"move": "2 m2"})
    table.idle("m1 move", "m2 plan")
    assert [(event.start, event.end) for event in table.happened(told.EnemyMoved)] == [("A4", "A1")]
    assert table.there("A3") == [None]
    flee = Table("GG", "A2 ?crate", child="mandalorian", cards={"flee": [{"op": "flee"}]}, events="flee", slots={"move": "2 m2"})
    flee.idle("m1 move", "m2 plan")
    child = flee.view().child
    assert child is not None and child.space == "A2"
    assert flee.there("A2") == [None]


@pytest.mark.rule("MANDO-R-39")
def test_going_away_and_back_is_a_movement() -> None:
    table = Table("GG", "A1 snare, A2 crate, A1 sentry")
    table.act("m2 move")
    table.play("step A2", "step A1")
    assert len(table.happened(told.HookedOn)) == 1
    assert [event.token for event in table.happened(told.Guarded)] == ["sentry"]
    assert table.figure().damage == 2


@pytest.mark.rule("MANDO-R-45", "MANDO-R-07", "MANDO-R-135")
def test_a_face_down_threat_on_the_start_space_is_revealed_by_the_first_player() -> None:
    rules = [{"when": "reveal:herald", "effects": [{"op": "hurt", "who": "you", "n": 1}]}]
    for first, figure in ((0, "mandalorian"), (1, "ig11")):
        begun = Table("GG", "A1 ?herald, A1 ?watch", rule=rules, options={"first": first})
        state = begun.game.start(begun.options)  # the scene rewrites the position after setup
        heard: list[Any] = []
        while state.turn == DEALER:
            heard += state.play(state.actions()[0])
        assert sorted(event.token for event in heard if isinstance(event, told.Revealed)) == ["herald", "watch"]
        assert [event.figure for event in heard if isinstance(event, told.Hurt)] == [figure]
        assert not [event for event in heard if isinstance(event, told.Guarded)]


@pytest.mark.rule("MANDO-R-08")
def test_a_token_that_lies_face_up_from_the_start_or_is_deployed_was_not_revealed() -> None:
    rules = [{"when": f"reveal:{id_}", "effects": [{"op": "track", "id": "goal", "n": 1}]} for id_ in ("herald", "usher")]
    usher = {"id": "usher", "kind": "enemy", "class": "brawler", "hp": 2, "shape": "orange", "ability": "mission"}
    table = Table(
        "GG", "A2 herald", tokens=[usher], reserve="usher", stars="A2", rule=rules, slots={"move": "2 m2"}, events="E10"
    )
    table.idle("m1 move", "m2 plan")
    assert [event.token for event in table.happened(told.Deployed)] == ["usher"]
    assert not table.happened(told.Revealed)
    assert table.track("goal") == 0


# ---- hooks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-128", "MANDO-196", "MANDO-197")
def test_every_hook_on_the_space_strikes_before_the_step() -> None:
    hooks = [
        {"id": f"snare-{n}", "kind": "enemy", "class": "brawler", "hp": 3, "shape": "circle", "ability": "hook"} for n in "ab"
    ]
    table = Table("GGG", "A1 snare-a, A1 snare-b", tokens=hooks)
    table.act("m2 move")
    table.play("step A2", "stop")
    assert [event.rule for event in table.happened(told.Hurt)] == ["MANDO-196", "MANDO-196"]
    assert {event.rule for event in table.happened(told.HookedOn)} == {"MANDO-197"}
    assert table.tags().index("walked") > max(place for place, tag in enumerate(table.tags()) if tag == "hurt")


@pytest.mark.rule("MANDO-R-129")
def test_a_step_is_made_once_it_is_announced() -> None:
    table = Table("GGG", "A1 snare")
    table.act("m2 move")
    table.play("step A2")
    assert (table.figure().space, table.figure().damage) == ("A2", 1)
    assert table.offers() == {"step A1", "step A3", "stop"}


@pytest.mark.rule("MANDO-R-130", "MANDO-253", "MANDO-252")
def test_a_child_that_runs_from_hook_damage_runs_from_the_old_space() -> None:
    table = Table("GGGG GGGG", "A1 snare, B1 thug", child="mandalorian")
    table.act("m3 move")
    table.play("step A2")
    assert [(event.rule, event.space) for event in table.happened(told.ChildRan)] == [("MANDO-253", "B1")]
    assert table.tags().index("child-ran") < table.tags().index("walked")
    assert table.may("step") == {"A1", "A3", "B1", "B2"}
    table.play("step B1")
    assert table.refused("pick-up -1") == "MANDO-252"


# ---- guards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-131")
def test_a_guard_that_is_gone_by_the_end_of_the_movement_strikes_nobody() -> None:
    kill = {"op": "damage", "sel": {"kind": "enemy", "within": 2, "count": 1}, "n": 2}
    table = with_card(skill("m-shot", "move", kill, timing="during", strength=2), "GGGG", "A3 sentry")
    table.act("m-shot move")
    table.play("step A2", "ability", "stop")
    assert [event.token for event in table.events if isinstance(event, told.Defeated)] == ["sentry"]
    assert table.figure().damage == 0


@pytest.mark.rule("MANDO-R-132", "MANDO-107")
def test_a_face_down_guard_is_no_enemy_yet() -> None:
    table = Table("GGG", "A3 ?sentry")
    table.act("m1 move")
    table.walk("A2")
    assert table.figure().damage == 0
    seen = table.piece("A3")
    assert (seen.up, seen.token, seen.enemy, seen.ability) == (False, None, False, None)


@pytest.mark.rule("MANDO-R-133")
def test_a_guard_turned_up_beside_the_end_of_the_movement_strikes() -> None:
    look = {"op": "reveal", "sel": {"kind": "facedown", "within": 1, "count": 1}}
    for steps, damage in (([], 0), (["step A2"], 1)):
        card = skill("m-look", "move", look, timing="during", strength=2)
        table = with_card(card, "GGGG", "A3 ?sentry" if steps else "A2 ?sentry")
        table.act("m-look move")
        table.play(*steps, "ability", "stop")
        assert table.figure().damage == damage


@pytest.mark.rule("MANDO-R-127", "MANDO-R-126")
def test_hooks_strike_on_leaving_and_guards_at_the_end() -> None:
    table = Table("GGG", "A1 snare, A3 sentry, A3 watch")
    table.act("m1 move")
    table.play("step A2")
    order = [tag for tag in table.tags() if tag in ("hooked-on", "walked", "guarded", "hurt")]
    assert order == ["hooked-on", "hurt", "walked", "guarded", "guarded", "hurt", "hurt"]
    assert table.figure().damage == 3


# ---- special tokens on the way -------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-123", "MANDO-113")
def test_special_tokens_may_be_used_in_every_window_of_the_own_step() -> None:
    table = Table("GGG", "A1 medkit", damage={"mandalorian": 5}, slots={"attack": "2 m2"}, events="E08")
    use = f"use {table.number('medkit')} mandalorian"
    assert use in table.offers()  # before an action
    table.play("play m3 move")
    assert use in table.offers()  # before its ability
    table.play("resolve")
    assert use in table.offers()  # before leaving, so before a hook
    table.play("stop")
    assert use in table.offers()  # between the actions
    table.idle("m1 attack")
    assert use in table.offers()  # after the actions
    table.play("end")
    assert not table.may("use")
    assert table.turn == 1  # not in another player's turn
    assert table.refused(use) == "MANDO-113"


@pytest.mark.rule("MANDO-R-124", "MANDO-188", "MANDO-187")
def test_an_unhurt_character_uses_the_medkit_only_after_the_guard() -> None:
    table = Table("GGG", "A2 ?medkit, A3 watch")
    table.act("m2 move")
    table.play("step A2")  # the guard strikes, since there was nothing to do before
    assert table.figure().damage == 1
    table.play("use @medkit mandalorian")
    assert [event.rule for event in table.happened(told.TokenUsed)] == ["MANDO-187"]
    assert table.figure().damage == 0
    unhurt = Table("GGG", "A1 medkit")
    assert unhurt.refused("use @medkit mandalorian") == "MANDO-188"


@pytest.mark.rule("MANDO-R-125")
def test_what_a_missions_text_forces_is_done_without_asking() -> None:
    rules = [
        {"when": "reveal:beacon", "effects": [{"op": "spawn", "where": "here", "n": 1}, {"op": "remove", "token": "beacon"}]}
    ]
    table = Table("GG", "A2 ?beacon", rule=rules, reserve="rival")
    table.act("m1 move")
    table.play("step A2")
    assert table.there("A2") == ["rival"]
    assert table.view().removed == ["beacon"]


@pytest.mark.rule("MANDO-112", "MANDO-190")
def test_what_a_special_token_does_is_said_by_its_mission() -> None:
    crate = {
        "id": "crate",
        "kind": "feature",
        "shape": "circle",
        "use": "discard",
        "effects": [{"op": "draw", "who": "you", "n": 1}],
    }
    table = Table("GG", "A1 crate", tokens=[crate])
    table.play("use @crate mandalorian")
    assert table.view().hand_sizes[0] == 5
    assert table.view().removed == ["crate"]
    plain = Table("GG", "A1 crate")
    plain.play("play m1 move")
    assert plain.refused("pick-up @crate") == "MANDO-112"
