"""The ledger's worked examples of actions: moving, attacking, recon, plan, skill cards, free and extra actions, range."""

import pytest

from cantina.games.adventures import events as told

from .scene import Table

STRONGER = {"slot": "attack", "timing": "modify", "effects": [{"op": "boost", "n": 1}]}
BOOST = {"id": "m-boost", "strength": 2, "ability": [STRONGER]}
HEALING = {"slot": "move", "effects": [{"op": "heal", "who": "you", "n": 1}]}
RELIEF = {"id": "m-relief", "strength": 3, "ability": [HEALING]}


# ---- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-01", "MANDO-57", "MANDO-58", "MANDO-63")
def test_ex_01_a_card_of_strength_3_moves_up_to_3_spaces() -> None:
    table = Table("GGGGG")
    table.act("m3 move")
    assert table.happened(told.Acted)[0].strength == 3
    assert table.ends() == {"A1", "A2", "A3", "A4"}
    table.walk("A2", "A3", "A4")
    assert table.figure().space == "A4"


@pytest.mark.rule("MANDO-EX-02", "MANDO-62")
def test_ex_02_a_card_of_strength_2_moves_0_1_or_2_spaces() -> None:
    table = Table("GGGGG", "A3 medkit", damage={"mandalorian": 1})
    table.act("m2 move")
    assert table.ends() == {"A1", "A2", "A3"}
    table.play("step A2", "step A3")  # the medkit keeps the movement open
    assert table.refused("step A4") == "MANDO-62"


@pytest.mark.rule("MANDO-EX-03", "MANDO-64")
def test_ex_03_nobody_moves_through_an_enemy() -> None:
    table = Table("GGGG", "A3 thug")
    table.act("m3 move")
    assert table.ends() == {"A1", "A2", "A3"}
    table.walk("A2", "A3")
    assert table.happened(told.Stopped)[0].space == "A3"


@pytest.mark.rule("MANDO-EX-04", "MANDO-71", "MANDO-129")
def test_ex_04_spaces_across_a_thin_line_are_adjacent() -> None:
    table = Table("GGG", "A2 thug, A3 raider")
    table.act("m1 attack")
    assert table.spaces("attack") == {"A2"}
    table.play("attack @A2")
    table.act("m2 move")
    assert table.may("step") == {"A2"}


@pytest.mark.rule("MANDO-EX-79", "MANDO-65", "MANDO-114")
def test_ex_79_characters_and_face_up_special_tokens_stop_nobody() -> None:
    table = Table("GGGG", "A2 crate", at={"ig11": "A3"})
    table.act("m3 move")
    table.walk("A2", "A3", "A4")
    assert table.figure().space == "A4"
    assert not table.happened(told.Stopped)


@pytest.mark.rule("MANDO-EX-80", "MANDO-68")
def test_ex_80_leaving_an_ordinary_enemy_costs_nothing() -> None:
    table = Table("GGG", "A1 thug")
    table.act("m2 move")
    table.walk("A2", "A3")
    assert table.figure().space == "A3"
    assert table.figure().damage == 0


# ---- terrain and range -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-13", "MANDO-129")
def test_ex_13_the_own_space_is_at_range_0() -> None:
    close = [{"op": "damage", "sel": {"kind": "enemy", "within": 0, "count": 1}, "n": 1}]
    skill = {"id": "m-close", "strength": 1, "ability": [{"slot": "attack", "effects": close}]}
    table = Table("GG", "A1 thug, A2 raider", hand="m-close", skills={"mandalorian": [skill]})
    table.play("play m-close attack", "ability")
    assert (table.piece("thug").damage, table.piece("raider").damage) == (1, 0)


@pytest.mark.rule("MANDO-EX-14", "MANDO-130", "MANDO-79")
def test_ex_14_at_range_1_means_here_or_one_space_away() -> None:
    table = Table("GGG", "A1 thug, A2 ?crate, A3 raider")
    table.act("m1 attack")
    assert table.spaces("attack") == {"A1", "A2"}
    assert table.refused("attack @A3") == "MANDO-79"


@pytest.mark.rule("MANDO-EX-15", "MANDO-90", "MANDO-131", "MANDO-132")
def test_ex_15_a_locked_door_ends_all_range() -> None:
    table = Table("GGGGG", "A2 ?thug, A5 ?crate", doors="gate A3 A4")
    table.act("m4 recon")
    assert table.spaces("peek") == {"A2"}
    assert table.refused("peek @A5") == "MANDO-90"
    table = Table("GGGGG", "A2 ?thug, A5 ?crate", doors="gate A3 A4", door={"locked": False})
    table.act("m4 recon")
    assert table.spaces("peek") == {"A2", "A5"}
    table = Table("GGGGG", "A2 ?thug, A5 ?crate", doors="gate A3 A4", door={"locked": False})
    table.act("m3 recon")
    assert table.refused("peek @A5") == "MANDO-88"


@pytest.mark.rule("MANDO-EX-81", "MANDO-73", "MANDO-74")
def test_ex_81_a_door_parts_two_spaces_until_it_is_unlocked() -> None:
    gate = {"unlock": {"recon_strength_ge": 1}}
    table = Table("GGG", "A3 thug", start="A2", doors="gate A2 A3", door=gate)
    table.act("m2 move")
    assert table.may("step") == {"A1"}
    assert table.refused("step A3") == "MANDO-73"
    table.play("stop", "play m1 recon", "resolve")
    assert table.offers() == {"unlock gate"}  # the enemy behind the door is out of range
    table.play("unlock gate")
    assert table.happened(told.DoorOpened)[0].rule == "MANDO-74"
    table.act("i1 attack")
    assert table.spaces("attack") == {"A3"}
    table.play("attack @A3")
    table.act("i2 move")
    assert table.may("step") == {"A1", "A3"}


@pytest.mark.rule("MANDO-EX-82", "MANDO-78", "MANDO-133", "MANDO-88")
def test_ex_82_range_goes_around_a_forbidden_area() -> None:
    table = Table("G.G GG.", "A3 ?thug")
    table.act("m2 move")
    assert table.may("step") == {"B1"}
    assert table.refused("step A3") == "MANDO-62"
    table.play("stop")
    table.act("m3 recon")
    assert table.spaces("peek") == {"A3"}
    table = Table("G.G GG.", "A3 ?thug, B1 ?crate")
    table.act("m2 recon")
    assert table.refused("peek @A3") == "MANDO-88"


@pytest.mark.rule("MANDO-EX-84", "MANDO-104", "MANDO-105", "MANDO-106")
def test_ex_84_an_enemy_is_face_up_and_a_threat_is_either() -> None:
    shot = {"op": "damage", "sel": {"kind": "enemy", "within": 2, "count": 1, "up_to": True}, "n": 1}
    skill = {
        "id": "m-shot",
        "strength": 1,
        "ability": [
            {"slot": "move", "effects": [shot]},
            {"slot": "attack", "timing": "modify", "effects": [{"op": "reach", "n": 2}]},
        ],
    }
    table = Table("GGGG", "A3 ?thug, A3 raider, A4 gunner", hand="m-shot m1", skills={"mandalorian": [skill]})
    table.play("play m-shot move", "ability")
    assert table.may("target") == {str(table.number("raider"))}
    assert table.refused("target @thug") == "MANDO-105"
    table = Table("GGGG", "A3 ?thug, A3 raider, A4 gunner", hand="m-shot m1", skills={"mandalorian": [skill]})
    table.play("play m-shot attack", "ability", "resolve")
    assert table.may("attack") == {str(table.number("raider")), str(table.number("thug"))}


# ---- attacking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-05", "MANDO-80", "MANDO-109")
def test_ex_05_an_enemy_with_damage_below_its_health_stays() -> None:
    table = Table("GG", "A2 brute")
    table.act("m3 attack")
    table.play("attack @brute")
    brute = table.piece("brute")
    assert (brute.damage, brute.health, brute.space) == (3, 4, "A2")
    assert not table.happened(told.Defeated)


@pytest.mark.rule("MANDO-EX-06", "MANDO-84", "MANDO-85", "MANDO-86")
@pytest.mark.parametrize(("token", "damage"), [("thug", 2), ("crate", 0)])
def test_ex_06_an_attack_on_a_face_down_threat_is_decided_before_the_reveal(token: str, damage: int) -> None:
    table = Table("GG", f"A2 ?{token}", hand="m-boost m2", skills={"mandalorian": [BOOST]})
    table.play("play m-boost attack", "resolve")
    assert table.offers() == {"attack 0"}  # the ability had to be declared before
    table.play("attack @A2")
    assert table.tags()[0] == "revealed"
    assert table.piece("A2").token == token
    assert table.piece("A2").damage == damage
    assert [event.token for event in table.happened(told.Spared)] == ([] if damage else [token])


@pytest.mark.rule("MANDO-EX-48", "MANDO-81", "MANDO-R-48")
def test_ex_48_damage_beyond_an_enemys_health_is_lost() -> None:
    table = Table("GG", "A2 raider/1, A2 thug")
    table.act("m4 attack")
    table.play("attack @raider")
    assert [event.token for event in table.happened(told.Defeated)] == ["raider"]
    assert table.there("A2") == ["thug"]
    assert table.piece("thug").damage == 0


@pytest.mark.rule("MANDO-EX-83", "MANDO-80", "MANDO-81", "MANDO-109")
def test_ex_83_damage_stays_until_the_enemy_is_defeated() -> None:
    table = Table("GG", "A2 brute", hand="m2 m1 m2 mx", slots={"plan": "1"})
    table.act("m2 attack")
    table.play("attack @brute")
    table.idle("m1 move")
    table.idle("i1 recon", "i2 plan")
    assert table.piece("brute").damage == 2
    table.act("m2 attack")
    table.play("attack @brute")
    assert table.view().defeated == ["brute"]
    assert table.there("A2") == []


# ---- recon -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-07", "MANDO-88", "MANDO-89")
def test_ex_07_recon_looks_as_far_as_its_strength() -> None:
    """A face-down threat at range 0 would have been revealed before (MANDO-69)."""
    table = Table("GGGGG", "A2 ?thug, A3 ?crate, A4 ?raider, A5 ?medkit")
    table.act("m3 recon")
    assert table.spaces("peek") == {"A2", "A3", "A4"}
    assert table.refused("peek @A5") == "MANDO-88"
    table.play("peek @A4")
    assert table.happened(told.Peeked)[0].token == "raider"
    assert not table.piece("A4").up


# ---- plan --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-08", "MANDO-101", "MANDO-R-73")
def test_ex_08_defend_prevents_one_damage() -> None:
    table = Table("GGG", "A3 sentry", plans={"mandalorian": "defend"})
    table.act("m1 move")
    table.walk("A2")
    assert table.offers() == {"plan defend mandalorian", "done"}
    table.play("plan defend mandalorian")
    assert table.figure().damage == 0
    assert table.figure().plans == []
    assert table.view().plan_discard == ["defend"]


@pytest.mark.rule("MANDO-EX-52", "MANDO-96", "MANDO-97", "MANDO-98")
def test_ex_52_plan_cards_are_kept_returned_or_discarded() -> None:
    table = Table(plans={"mandalorian": "defend"}, plan_deck="defend bad-luck improvise payback")
    table.act("m4 plan")
    assert table.offers() == {"keep improvise", "keep payback", "done"}
    assert table.refused("keep defend") == "MANDO-97"
    assert table.refused("keep bad-luck") == "MANDO-96"
    table.play("keep improvise")
    assert table.offers() == {"return defend", "return bad-luck", "return payback", "done"}
    table.play("return payback")
    assert table.happened(told.PlanReturned)[0].rule == "MANDO-98"
    assert sorted(table.view().plan_discard) == ["bad-luck", "defend"]
    assert table.figure().plans == ["defend", "improvise"]
    assert table.view(0).plan_top == "payback"


@pytest.mark.rule("MANDO-EX-53", "MANDO-209", "MANDO-R-68", "MANDO-94")
def test_ex_53_an_empty_plan_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    rest = "second-move payback improvise push-harder"
    table = Table(
        plans={"mandalorian": f"defend {rest} cover-fire clear-lane lookout", "ig11": f"defend {rest}", "cara": "defend"},
        plan_discard="bad-luck bad-luck bad-luck bad-luck defend",
        options={"seats": 3},
    )
    assert table.view().plan_deck == 1
    table.script("drawn defend", "drawn bad-luck", "drawn bad-luck")
    table.play("play m3 plan", "resolve")
    assert table.tags() == ["played", "acted", "plan-drawn", "shuffled", "plan-drawn", "plan-drawn"]
    assert table.view(0).drawn == ["defend", "bad-luck", "bad-luck"]
    assert table.view().plan_deck == 3
    assert table.view().plan_discard == []


# ---- skill cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-09", "MANDO-115", "MANDO-116", "MANDO-117")
def test_ex_09_a_bonus_strengthens_the_action_but_not_the_slot() -> None:
    aimed = {"id": "m-aim", "strength": 1, "bonus": "attack"}
    table = Table("GGG", "A2 thug", hand="m-aim m1", skills={"mandalorian": [aimed]})
    table.act("m-aim attack")
    table.play("attack @thug")
    assert table.piece("thug").damage == 2
    assert table.strength("attack") == 1
    table = Table("GGG", hand="m-aim m1", skills={"mandalorian": [aimed]})
    table.act("m-aim move")
    assert table.ends() == {"A1", "A2"}


@pytest.mark.rule("MANDO-EX-10", "MANDO-118", "MANDO-121")
def test_ex_10_an_ability_works_only_under_its_slot() -> None:
    def damaged() -> Table:
        relief = {"mandalorian": [RELIEF]}
        return Table("GGGG", hand="m-relief m1", damage={"mandalorian": 2}, skills=relief, plan_deck="defend defend defend")

    before = damaged()
    before.play("play m-relief move", "ability", "resolve")
    before.walk("A2")
    after = damaged()
    after.play("play m-relief move", "resolve")
    after.walk("A2")
    assert after.figure().damage == 2
    after.play("ability")
    assert before.figure().damage == after.figure().damage == 1
    other = damaged()
    other.play("play m-relief plan")
    assert other.refused("ability") == "MANDO-118"
    other.play("resolve")
    assert other.view(0).drawn == ["defend", "defend", "defend"]
    assert other.figure().damage == 2


@pytest.mark.rule("MANDO-EX-11", "MANDO-120")
def test_ex_11_a_movement_is_not_interrupted_for_an_ability() -> None:
    table = Table("GGGG", hand="m-relief m1", damage={"mandalorian": 2}, skills={"mandalorian": [RELIEF]})
    table.play("play m-relief move", "resolve", "step A2")
    assert table.refused("ability") == "MANDO-120"
    amid = {"id": "m-amid", "strength": 3, "ability": [{**HEALING, "timing": "during"}]}
    table = Table("GGGG", hand="m-amid m1", damage={"mandalorian": 2}, skills={"mandalorian": [amid]})
    table.play("play m-amid move", "resolve", "step A2", "ability", "step A3")
    assert table.figure().damage == 1
    assert table.figure().space == "A3"


@pytest.mark.rule("MANDO-EX-86", "MANDO-58", "MANDO-119", "MANDO-124")
def test_ex_86_a_boost_by_an_ability_does_not_count_in_the_slot() -> None:
    table = Table("GG", "A2 brute", hand="m-boost m1", skills={"mandalorian": [BOOST]})
    table.play("play m-boost attack", "ability", "resolve", "attack @brute")
    assert table.piece("brute").damage == 3
    assert table.strength("attack") == 2


@pytest.mark.rule("MANDO-EX-87", "MANDO-123")
def test_ex_87_any_character_may_be_oneself_another_may_not() -> None:
    for who, healed in (("any", {"mandalorian", "ig11"}), ("other", {"ig11", "cara"})):
        heal = {"op": "heal", "who": who, "n": 1}
        skill = {"id": "m-heal", "strength": 1, "ability": [{"slot": "plan", "effects": [heal]}]}
        damage = dict.fromkeys(healed | {"mandalorian"}, 1)
        table = Table(hand="m-heal m1", damage=damage, skills={"mandalorian": [skill]}, options={"seats": 3})
        table.play("play m-heal plan", "ability")
        assert table.may("who") == healed


# ---- how many actions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-12", "MANDO-126", "MANDO-127")
def test_ex_12_an_extra_action_needs_another_card_and_another_slot() -> None:
    table = Table(hand="m1 m1 m2", plans={"mandalorian": "second-move"})
    table.idle("m1 move", "m1 attack")
    table.play("plan second-move mandalorian")
    assert table.offers() == {"play m2 recon", "play m2 plan", "done"}
    assert table.refused("play m2 move") == "MANDO-127"
    assert table.refused("play m2 attack") == "MANDO-127"
    table.idle("m2 recon")
    assert table.view().hand_sizes[0] == 4
    assert table.strength("recon") == 2


@pytest.mark.rule("MANDO-EX-16", "MANDO-134", "MANDO-135", "MANDO-136")
def test_ex_16_a_free_action_counts_for_nothing() -> None:
    table = Table("GGGGG", hand="m1 m1 m2", plans={"mandalorian": "improvise"})
    table.idle("m1 move")
    table.play("plan improvise mandalorian", "slot move", "resolve")
    assert table.ends() == {"A1", "A2", "A3", "A4"}
    table.walk("A2", "A3", "A4")
    assert table.strengths() == [1, 0, 0, 0]
    assert table.view().played == 1
    assert table.refused("end") == "MANDO-54"
    table = Table("GGGGG", hand="m1 m1 m2", plans={"mandalorian": "improvise"})
    table.play("plan improvise mandalorian", "slot move", "resolve")
    table.walk("A2", "A3")
    assert table.view().played == 0
    assert "m1 move" in table.may("play")


@pytest.mark.rule("MANDO-EX-40", "MANDO-185", "MANDO-47")
@pytest.mark.parametrize(("difficulty", "hand", "left"), [("beginner", "m1 m1 m2 m3", 1), ("veteran", "m1 m1 m2", 0)])
def test_ex_40_the_draw_step_fills_the_hand(difficulty: str, hand: str, left: int) -> None:
    table = Table(hand=hand, plans={"mandalorian": "second-move"}, options={"difficulty": difficulty})
    table.idle("m1 move", "m1 attack")
    table.play("plan second-move mandalorian", "play m2 recon")
    assert table.view().hand_sizes[0] == left
    table.play("decline")
    assert len(table.happened(told.Drew)) == 3


@pytest.mark.rule("MANDO-EX-41", "MANDO-54", "MANDO-60")
def test_ex_41_two_actions_are_mandatory() -> None:
    table = Table(hand="m1 m2 m3 m4")
    table.idle("m1 move")
    assert table.refused("end") == "MANDO-54"
    assert {said.split()[1] for said in table.may("play")} == {"attack", "recon", "plan"}
    table.idle("m2 plan")
    assert table.happened(told.Declined)[0].rule == "MANDO-60"
    assert table.turn == 1


@pytest.mark.rule("MANDO-EX-88", "MANDO-54", "MANDO-61", "MANDO-128")
def test_ex_88_an_extra_action_does_not_stand_for_a_mandatory_one() -> None:
    table = Table(hand="m1 m1 m2 m3", plans={"mandalorian": "second-move"})
    table.idle("m1 move")
    table.play("plan second-move mandalorian")
    table.idle("m1 attack")
    assert table.turn == 0
    assert table.refused("end") == "MANDO-54"
    assert {said.split()[1] for said in table.may("play")} == {"recon", "plan"}
    table.idle("m2 recon")
    assert table.turn == 1


# ---- actions of a mission ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-38", "MANDO-261", "MANDO-259", "MANDO-R-29")
def test_ex_38_a_mission_action_may_ask_for_strength_4() -> None:
    slice_ = [{"op": "if", "cond": {"strength_ge": 4}, "then": [{"op": "track", "id": "goal", "n": 1}]}]
    keen = {"id": "m-keen", "strength": 3, "bonus": "mission"}

    def goal(card: str, printed: int, *before: str) -> int:
        table = Table(
            hand=f"{card} m1",
            mission_action=slice_,
            skills={"mandalorian": [keen]},
            plans={"mandalorian": "push-harder"},
        )
        table.play(f"play {card} mission", *before, "resolve")
        assert table.strength("mission") == printed
        return table.track("goal")

    assert goal("m3", 3) == 0
    assert goal("m4", 4) == 1
    assert goal("m-keen", 3) == 1
    assert goal("m2", 2, "plan push-harder mandalorian") == 1
