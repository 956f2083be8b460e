"""Playing actions: two cards under two slots, abilities around them, extra and free actions (MANDO-54 to 61, 118 to 136)."""

import pytest

from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table

HEAL = {"op": "heal", "who": "you", "n": 1}
BOOST = {"op": "boost", "n": 1}
EXTRA = {"op": "extra_action", "n": 1}


# ---- the two actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-52", "MANDO-51", "MANDO-185")
def test_a_turn_is_actions_then_events_then_drawing() -> None:
    table = Table(slots={"move": "2 m2"}, events="E08")
    assert table.view().step == 1
    table.idle("m1 move", "m2 plan")
    order = [tag for tag in table.tags() if tag in ("declined", "event-shown", "slot-cleared", "drew", "turn-began")]
    assert order == ["declined", "declined", "event-shown", "slot-cleared", "drew", "drew", "turn-began"]
    assert {event.rule for event in table.happened(told.Drew)} == {"MANDO-185"}
    assert [event.seat for event in table.happened(told.TurnBegan)] == [1]


@pytest.mark.rule("MANDO-55", "MANDO-59", "MANDO-R-17")
def test_any_hand_card_goes_under_any_slot_but_one_card_a_slot_in_a_turn() -> None:
    table = Table(hand="m1 m2 m2 m3", slots={"move": "m4"})
    slots = ("move", "attack", "recon", "plan")
    assert table.may("play") == {f"{card} {slot}" for card in ("m1", "m2", "m3") for slot in slots}
    assert table.refused("play m4 move") == "MANDO-55"
    table.idle("m2 move")
    assert (table.happened(told.Played)[0].card, table.happened(told.Played)[0].slot) == ("m2", "move")
    assert table.may("play") == {f"{card} {slot}" for card in ("m1", "m2", "m3") for slot in slots[1:]}
    assert table.refused("play m1 move") == "MANDO-59"


@pytest.mark.rule("MANDO-56")
def test_cards_in_a_slot_lie_in_the_order_in_which_they_were_played() -> None:
    table = Table(slots={"move": "1 m1"}, hands={1: "i1 ix"}, hand="m1 mx")
    table.idle("mx move", "m1 plan")
    table.idle("ix move")
    assert table.slot("move").cards == ["m1", "mx", "ix"]
    assert (table.slot("move").tokens, table.slot("move").strength) == ([1], 4)
    assert table.slot("move").used
    assert not table.slot("plan").used


@pytest.mark.rule("MANDO-R-15")
@pytest.mark.parametrize("plays", [0, 1])
def test_one_with_too_few_cards_does_what_is_possible(plays: int) -> None:
    table = Table(hands={1: "i1 i2"}, hand="mx my")
    table.idle("mx move", "my plan")
    dump = table.state.dump()
    dump["hands"][1] = dump["hands"][1][:plays]
    dump["undrawn"] = [0 if id_[0] == "i" else count for id_, count in zip(table.tables.cards, dump["undrawn"], strict=True)]
    dump["stack"][-1][1] = 1  # about to act
    table.load(dump)
    if plays:
        table.idle(f"{table.view(1).hand[0]} move")
        assert table.turn == 0, "the turn went on without a second action"
    else:
        assert table.offers() == {"end"}


@pytest.mark.rule("MANDO-R-16")
def test_without_a_free_slot_the_missing_action_lapses() -> None:
    table = Table(slots={"move": "1"})
    table.idle("m1 move")
    dump = table.state.dump()
    dump["used_slots"] = 0b1111  # as after extra actions
    table.load(dump)
    assert not table.may("play")
    assert table.offers() == {"end"}
    table.play("end")
    assert table.turn == 1


@pytest.mark.rule("MANDO-R-18")
def test_a_card_is_resolved_before_the_next_one_is_played() -> None:
    table = Table("GGG")
    table.play("play m2 move")
    assert table.refused("play m1 attack") == "MANDO-R-18"
    table.play("resolve")
    assert table.refused("play m1 attack") == "MANDO-R-18"
    table.walk("A2")
    table.play("play m1 attack")


@pytest.mark.rule("MANDO-R-22", "MANDO-R-67")
@pytest.mark.parametrize("slot", ["attack", "recon"])
def test_an_action_without_a_target_can_only_be_left_out_and_its_card_counts(slot: str) -> None:
    table = Table("GGGGG", "A5 thug, A5 ?crate", doors="gate A2 A3")
    table.play(f"play m4 {slot}")
    assert table.offers() == {"decline"}
    assert table.refused("resolve") == "MANDO-R-22"
    table.play("decline")
    assert table.strength(slot) == 4


@pytest.mark.rule("MANDO-R-32", "MANDO-54")
def test_the_player_ends_the_step_where_something_more_could_be_done() -> None:
    table = Table("GG", "A1 medkit", damage={"mandalorian": 1})
    assert table.refused("end") == "MANDO-54"
    table.idle("m1 move", "m2 plan")
    assert table.offers() == {"end", f"use {table.number('medkit')} mandalorian"}
    assert table.turn == 0
    table.play("end")
    assert table.turn == 1
    table = Table("GG")
    table.idle("m1 move", "m2 plan")
    assert table.turn == 1, "with nothing left to do the step ends by itself"


@pytest.mark.rule("MANDO-R-31", "MANDO-186")
def test_a_hand_above_the_limit_is_neither_filled_nor_cut() -> None:
    table = Table(hand="m1 m1 m2 m2 m3 m3 m4")
    table.idle("m1 move", "m2 plan")
    assert not table.happened(told.Drew)
    assert not table.happened(told.CardDiscarded)
    assert table.view().hand_sizes[0] == 5


# ---- abilities of skill cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-20", "MANDO-118")
def test_the_cards_ability_may_be_used_though_the_slots_action_is_declined() -> None:
    table = with_card(skill("m-heal", "move", HEAL), damage={"mandalorian": 2})
    table.play("play m-heal move", "ability", "decline")
    assert [event.rule for event in table.happened(told.UsedAbility)] == ["MANDO-118"]
    assert table.figure().damage == 1
    assert not table.happened(told.Acted)
    table = with_card(skill("m-heal", "move", HEAL), damage={"mandalorian": 2})
    table.play("play m-heal move", "decline", "ability")
    assert table.figure().damage == 1


@pytest.mark.rule("MANDO-118", "MANDO-121")
def test_an_ability_is_lost_under_another_slot() -> None:
    table = with_card(skill("m-heal", "move", HEAL), "GG", damage={"mandalorian": 2})
    table.play("play m-heal plan")
    assert table.refused("ability") == "MANDO-118"
    table.play("resolve")
    assert table.happened(told.Acted)[0].strength == 2


@pytest.mark.rule("MANDO-122")
def test_an_ability_is_used_once_and_what_it_orders_is_carried_out() -> None:
    hurt = {"op": "hurt", "who": "you", "n": 1}
    table = with_card(skill("m-grim", "move", HEAL, hurt, hurt), damage={"mandalorian": 1})
    table.play("play m-grim move", "ability")
    assert table.figure().damage == 2
    assert table.refused("ability") == "MANDO-122"


@pytest.mark.rule("MANDO-122")
def test_a_used_ability_leaves_nothing_out_that_its_text_orders() -> None:
    one = {"kind": "enemy", "within": 1, "count": 1}
    rush = skill("m-rush", "move", {"op": "damage", "sel": one, "n": 1})
    alone = with_card(rush, "GGG", "A2 thug")
    alone.play("play m-rush move", "ability")
    assert alone.piece("thug").damage == 1  # the only one there is
    both = with_card(rush, "GGG", "A1 raider, A2 thug")
    both.play("play m-rush move", "ability")
    assert both.may("target") == {str(both.number("raider")), str(both.number("thug"))}
    assert both.refused("done") == "MANDO-122"
    door = with_card(skill("m-door", "move", {"op": "door", "at": "adjacent"}), "GGG", doors="gate A1 A2")
    door.play("play m-door move", "ability")
    assert (door.offers(), door.refused("done")) == ({"unlock gate"}, "MANDO-122")
    away = {"op": "push", "sel": one, "n": 1, "dir": "away"}
    moved = with_card(skill("m-shove", "recon", away), "GGG GGG", "A2 thug")
    moved.play("play m-shove recon", "ability")
    assert moved.spaces("shift") == {"A2"}
    assert moved.refused("done") == "MANDO-R-116"
    lift = with_card(skill("m-lift", "recon", {"op": "use_feature", "within": 1}), "GG", "A2 medkit", damage={"mandalorian": 1})
    lift.play("play m-lift recon", "ability")
    assert lift.refused("done") == "MANDO-122"


@pytest.mark.rule("MANDO-122", "MANDO-R-21", "MANDO-164")
def test_what_cannot_be_moved_is_no_way_out_of_moving_something() -> None:
    away = {"op": "push", "sel": {"kind": "enemy", "within": 2, "count": 1}, "n": 1, "dir": "away"}
    table = with_card(skill("m-shove", "recon", away), "GGG", "A1 raider, A3 thug")
    table.play("play m-shove recon", "ability")
    assert (table.piece("raider").space, table.piece("thug").space) == ("A2", "A3")  # the thug has no space behind it
    cornered = with_card(skill("m-shove", "recon", away), "GGG", "A3 thug")
    cornered.play("play m-shove recon")
    assert cornered.refused("ability") == "MANDO-R-21"


@pytest.mark.rule("MANDO-122", "MANDO-120")
def test_up_to_in_an_ability_may_mean_fewer() -> None:
    shots = {"op": "damage", "sel": {"kind": "enemy", "within": 1, "count": 2, "up_to": True}, "n": 1}
    table = with_card(skill("m-shots", "attack", shots), "GG", "A1 thug, A2 raider")
    table.play("play m-shots attack", "ability", "target @thug", "done")
    assert (table.piece("thug").damage, table.piece("raider").damage) == (1, 0)
    assert table.refused("ability") == "MANDO-122"
    moving = with_card(skill("m-heal", "move", HEAL), "GGG", damage={"mandalorian": 1})
    moving.play("play m-heal move", "resolve")
    assert moving.refused("ability") == "MANDO-120"


@pytest.mark.rule("MANDO-R-21")
def test_an_ability_that_could_do_nothing_is_not_offered_and_a_part_is_enough() -> None:
    shot = {"op": "damage", "sel": {"kind": "enemy", "within": 1, "count": 1}, "n": 1}
    table = with_card(skill("m-both", "move", HEAL, shot), "GGG", "A3 thug")
    table.play("play m-both move")
    assert table.refused("ability") == "MANDO-R-21"
    table = with_card(skill("m-both", "move", HEAL, shot), "GGG", "A2 thug")
    table.play("play m-both move", "ability")
    assert not table.happened(told.Healed)
    assert table.piece("thug").damage == 1


@pytest.mark.rule("MANDO-R-19")
def test_strength_is_frozen_when_the_slots_action_begins() -> None:
    table = with_card(skill("m-boost", "attack", BOOST, timing="modify", bonus="attack"), "GG", "A2 brute")
    table.play("play m-boost attack", "ability", "resolve")
    assert [event.by for event in table.events if isinstance(event, told.Strengthened)] == [1, 1]
    assert table.happened(told.Acted)[0].strength == 4
    table.play("attack @brute")
    assert "ability" not in table.offers()
    assert table.strength("attack") == 2


@pytest.mark.rule("MANDO-R-19", "MANDO-R-50")
def test_a_bonus_that_depends_on_the_target_is_added_before_the_reveal() -> None:
    near = {"op": "boost", "n": 2, "if": {"target_range": 0}}
    for space, damage in (("A1", 3), ("A2", 1)):
        card = skill("m-near", "attack", near, timing="modify", strength=1)
        table = with_card(card, "GG", f"{space} ?brute", start="A2" if space == "A1" else "A1", at={"mandalorian": "A1"})
        table.play("play m-near attack", "ability", "resolve", "attack @brute")
        assert table.piece("brute").damage == damage
        order = [tag for tag in table.tags() if tag in ("strengthened", "revealed", "wounded")]
        assert order == (["strengthened"] if damage == 3 else []) + ["revealed", "wounded"]


@pytest.mark.rule("MANDO-R-50")
def test_an_ability_after_the_attack_may_be_decided_when_the_target_is_known() -> None:
    after = {"op": "push", "sel": {"kind": "target"}, "n": 1, "dir": "away"}
    table = with_card(skill("m-after", "attack", after, timing="after", strength=1), "GGG", "A2 ?brute")
    table.play("play m-after attack")
    assert "ability" not in table.offers()
    table.play("resolve", "attack @brute")
    assert table.piece("brute").up
    assert "ability" in table.offers()
    table.play("ability")
    assert table.piece("brute").space == "A3"


# ---- extra actions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-125", "MANDO-R-25", "MANDO-R-24")
@pytest.mark.parametrize("played", [0, 1, 2])
def test_an_extra_action_comes_before_between_or_after_the_two_and_may_be_left_out(played: int) -> None:
    table = Table(plans={"mandalorian": "second-move"})
    for play in ("m1 move", "m2 attack")[:played]:
        table.idle(play)
    table.play("plan second-move mandalorian")
    assert table.asked() == "extra"
    assert "done" in table.offers()
    table.play("play m3 recon", "decline")
    for play in ("m1 move", "m2 attack")[played:]:
        table.idle(play)
    assert [seen.cards for seen in table.view().slots] == [["m1"], ["m2"], ["m3"], []]
    left = Table(plans={"mandalorian": "second-move"})
    left.play("plan second-move mandalorian", "done")
    left.idle("m1 move", "m2 attack")
    assert left.turn == 1


@pytest.mark.rule("MANDO-R-26", "MANDO-127")
def test_an_extra_action_needs_a_slot_that_no_card_of_this_turn_lies_under() -> None:
    card = skill("m-more", "recon", EXTRA, EXTRA)
    table = with_card(card, hand="m-more m1 m2 m3", plans={"mandalorian": "second-move"})
    table.idle("m1 move")
    table.play("plan second-move mandalorian")
    assert table.refused("play m2 move") == "MANDO-127"
    table.play("play m-more recon", "ability")
    assert table.refused("play m2 recon") == "MANDO-127"  # the slot of an extra action
    assert table.may("play") == {"m2 attack", "m2 plan", "m3 attack", "m3 plan"}


@pytest.mark.rule("MANDO-R-23", "MANDO-R-75")
def test_an_extra_action_that_could_not_be_done_is_not_offered() -> None:
    table = Table(hand="m1 m2", plans={"mandalorian": "second-move"})
    assert table.may("plan") == {"second-move mandalorian"}
    table.idle("m1 move", "m2 attack")  # an empty hand
    assert table.turn == 1
    table = Table(plans={"mandalorian": "second-move"})
    dump = table.state.dump()
    dump["used_slots"] = 0b1111
    table.load(dump)
    assert not table.may("plan")
    assert table.refused("plan second-move mandalorian") == "MANDO-R-75"


# ---- free actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-27", "MANDO-259")
@pytest.mark.parametrize(("strength", "value"), [(3, 0), (4, 1)])
def test_any_free_action_may_be_the_missions_own(strength: int, value: int) -> None:
    goal = [{"op": "if", "cond": {"strength_ge": 4}, "then": [{"op": "track", "id": "goal", "n": 1}]}]
    free = {"op": "free_action", "who": "you", "slot": "choose", "n": strength}
    table = with_card(skill("m-free", "plan", free), mission_action=goal)
    table.play("play m-free plan", "ability")
    assert table.may("slot") == {"move", "attack", "recon", "plan", "mission"}
    table.play("slot mission", "resolve")
    assert table.track("goal") == value
    assert table.slot("mission").cards == []


@pytest.mark.rule("MANDO-R-28")
def test_a_free_action_has_no_bonus_of_any_card() -> None:
    free = {"op": "free_action", "who": "you", "slot": "attack", "n": 2}
    table = with_card(skill("m-free", "attack", free, bonus="attack"), "GG", "A2 brute")
    table.play("play m-free attack", "ability", "resolve")
    assert [event.strength for event in table.happened(told.Acted)] == [2]
    table.play("attack @brute")
    assert table.piece("brute").damage == 2
    table.play("resolve")
    assert [event.strength for event in table.happened(told.Acted)] == [3]


@pytest.mark.rule("MANDO-R-28", "MANDO-205")
def test_a_word_before_a_free_action_changes_that_action() -> None:
    keep = {"op": "plan_mod", "keep": 1}
    free = {"op": "free_action", "who": "you", "slot": "plan", "n": 2}
    table = with_card(skill("m-free", "move", keep, free), plan_deck="defend improvise", damage={"mandalorian": 1})
    table.play("play m-free move", "ability", "resolve", "keep defend", "keep improvise")
    assert table.figure().plans == ["defend", "improvise"]
    table.play("resolve", "stop")
    also = Table("GG", "A1 medkit", damage={"mandalorian": 1})
    also.play(f"use {also.number('medkit')} mandalorian")
    hurt = with_card(skill("m-hurt", "move", {"op": "hurt", "who": "you", "n": 1}))
    hurt.play("play m-hurt move", "ability")
    assert [event.rule for event in hurt.happened(told.Hurt)] == ["MANDO-205"]


@pytest.mark.rule("MANDO-R-30", "MANDO-208")
def test_a_free_action_is_finished_before_the_action_that_granted_it_goes_on() -> None:
    free = {"op": "free_action", "who": "you", "slot": "move", "n": 2}
    table = with_card(skill("m-free", "attack", free, strength=1), "GGG", "A3 brute")
    table.play("play m-free attack", "ability")
    assert table.asked() == "act"
    table.play("resolve", "step A2")
    assert table.offers() >= {"step A3", "stop"}
    assert "resolve" not in table.offers()
    table.play("stop", "resolve", "attack @brute")
    assert table.piece("brute").damage == 1


@pytest.mark.rule("MANDO-R-29")
def test_the_missions_own_action_goes_by_the_effective_strength() -> None:
    goal = [{"op": "if", "cond": {"strength_ge": 4}, "then": [{"op": "track", "id": "goal", "n": 1}]}]
    card = {"id": "m-green", "strength": 3, "bonus": "mission"}
    table = with_card(card, mission_action=goal, hand="m-green m3 m1")
    table.act("m-green mission")
    assert table.track("goal") == 1
    assert table.strength("mission") == 3
    table = with_card(card, mission_action=goal, hand="m-green m3 m1", plans={"mandalorian": "push-harder"})
    table.play("play m3 mission", "plan push-harder mandalorian", "resolve")
    assert table.track("goal") == 1
