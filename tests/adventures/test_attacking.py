"""Attacks, damage to both sides, preventing and healing it, and mission effects on a reveal (MANDO-79 to 86, 199 to 201)."""

import pytest

from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table

MARK = {"op": "track", "id": "goal", "n": 1}
PAIN = [{"op": "hurt", "who": "you", "n": 1}]


# ---- targets -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-83", "MANDO-R-47", "MANDO-79")
def test_targets_are_enemies_and_face_down_threats_within_range_1() -> None:
    table = Table("GGG", "A1 thug, A2 ?crate, A2 medkit, A3 raider")
    table.act("m2 attack")
    assert table.may("attack") == {str(table.number("thug")), str(table.number("crate"))}
    assert table.refused("attack @medkit") == "MANDO-R-47"
    assert table.refused("attack @raider") == "MANDO-79"
    table.play("attack @crate")
    assert table.piece("crate").up


def test_the_view_tells_how_far_an_attack_or_a_recon_reaches() -> None:
    table = Table("GGGG", "A2 thug")
    assert table.view().within == []
    table.act("m2 attack")
    assert table.view().within == ["A1", "A2"]
    table = Table("GGGG", "A2 ?thug")
    table.act("m2 recon")
    assert table.view().within == ["A1", "A2", "A3"]


@pytest.mark.rule("MANDO-R-51", "MANDO-86", "MANDO-105")
def test_other_damage_reveals_a_face_down_threat_too_and_spares_what_is_no_enemy() -> None:
    shot = {"op": "damage", "sel": {"kind": "facedown", "within": 1, "count": 1}, "n": 2}
    table = with_card(skill("m-shot", "recon", shot), "GG", "A2 ?brute, A2 ?crate, A1 thug")
    table.play("play m-shot recon", "ability")
    assert table.refused("target @thug") == "MANDO-105"
    table.play("target @brute")
    assert (table.piece("brute").up, table.piece("brute").damage) == (True, 2)
    table = with_card(skill("m-shot", "recon", shot), "GG", "A2 ?crate")
    table.play("play m-shot recon", "ability")
    assert [event.rule for event in table.happened(told.Spared)] == ["MANDO-86"]


@pytest.mark.rule("MANDO-R-52", "MANDO-81")
def test_defeated_enemies_lie_on_one_public_pile_and_only_orange_ones_come_back() -> None:
    table = Table("GG", "A2 raider, A2 rival/3", hand="m4 m1", stars="A2", slots={"move": "2 m2"}, events="E10")
    table.act("m4 attack")
    table.play("attack @raider")
    assert [event.rule for event in table.happened(told.Defeated)] == ["MANDO-81"]
    dump = table.state.dump()
    kind = table.tables.token_index["rival"]
    piece = table.number("rival")
    dump["piece_space"][piece], dump["defeated"][kind] = -1, 1
    table.load(dump)
    assert table.view().defeated == ["raider", "rival"]
    table.idle("m1 move")
    assert [event.token for event in table.happened(told.Deployed)] == ["rival"]
    assert table.view().defeated == ["raider"]


@pytest.mark.rule("MANDO-R-53")
def test_used_and_removed_special_tokens_are_out_of_play_for_good() -> None:
    rules = [{"when": "reveal:beacon", "effects": [{"op": "remove", "token": "beacon"}]}]
    table = Table("GG", "A1 medkit, A2 ?beacon", rule=rules, damage={"mandalorian": 1})
    table.play("use @medkit mandalorian")
    table.act("m1 move")
    table.play("step A2")
    assert [(event.token, event.rule) for event in table.happened(told.Removed)] == [("beacon", "MANDO-R-53")]
    assert sorted(table.view().removed) == ["beacon", "medkit"]
    assert table.view().defeated == []


# ---- healing and preventing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-54")
def test_healing_ends_at_no_damage() -> None:
    table = with_card(skill("m-rest", "plan", {"op": "heal", "who": "you", "n": 3}), damage={"mandalorian": 1})
    table.play("play m-rest plan", "ability")
    assert [event.points for event in table.happened(told.Healed)] == [1]
    assert table.figure().damage == 0
    assert "ability" not in table.offers()


@pytest.mark.rule("MANDO-R-55", "MANDO-101")
def test_each_point_is_prevented_by_a_card_of_its_own() -> None:
    hurt = {"op": "hurt", "who": "you", "n": 2}
    table = with_card(skill("m-hurt", "plan", hurt), plans={"mandalorian": "defend"})
    table.play("play m-hurt plan", "ability", "plan defend mandalorian")
    assert [event.rule for event in table.happened(told.Prevented)] == ["MANDO-101"]
    assert table.figure().damage == 1


@pytest.mark.rule("MANDO-R-56", "MANDO-R-57", "MANDO-R-74")
def test_the_owner_of_a_plan_card_decides_also_in_another_players_turn() -> None:
    shot = [{"op": "enemy_attack", "class": ["brawler"], "count": 1, "range": 0}]
    for hit in ("ig11", "mandalorian"):
        table = Table(
            "GG",
            f"{'A2' if hit == 'ig11' else 'A1'} thug",
            at={"ig11": "A2"},
            cards={"shot": shot},
            events="shot",
            slots={"move": "2 m2"},
            plans={"ig11": "defend"},
        )
        table.idle("m1 move", "m2 plan")
        if hit == "ig11":
            assert (table.turn, table.offers()) == (1, {"plan defend ig11", "done"})
            table.play("plan defend ig11")
            assert table.figure("ig11").damage == 0
        else:  # nobody defends another one's character
            assert table.figure().damage == 1
            assert table.figure("ig11").plans == ["defend"]
            table.play("play i1 move")
            assert table.refused("plan defend ig11") == "MANDO-R-74"


@pytest.mark.rule("MANDO-R-58")
def test_a_crisis_track_cannot_be_defended() -> None:
    table = Table(slots={"move": "2 m3"}, events="E08", plans={"mandalorian": "defend"})
    table.idle("m1 move", "m2 plan")
    assert table.track("crisis") == 1
    assert table.figure().plans == ["defend"]


# ---- mission effects -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-134", "MANDO-200")
def test_a_mission_effect_comes_before_the_damage_and_survives_the_defeat() -> None:
    rules = [{"when": "reveal:herald", "effects": [MARK]}]
    table = Table("GG", "A2 ?herald", rule=rules)
    table.act("m3 attack")
    table.play("attack @herald")
    order = [tag for tag in table.tags() if tag in ("revealed", "tracked", "wounded", "defeated")]
    assert order == ["revealed", "tracked", "wounded", "defeated"]
    assert table.track("goal") == 1


@pytest.mark.rule("MANDO-208", "MANDO-R-35", "MANDO-207")
def test_the_active_player_orders_effects_that_come_at_once() -> None:
    rules = [{"when": "reveal:herald", "effects": PAIN}, {"when": "reveal:beacon", "effects": [MARK]}]
    for first, second in (("herald", "beacon"), ("beacon", "herald")):
        table = Table("GG", "A2 ?herald, A2 ?beacon", rule=rules)
        table.act("m1 move")
        table.play("step A2")
        assert (table.turn, table.asked()) == (0, "order")
        assert len(table.happened(told.Revealed)) == 2  # all are turned up first
        table.play(f"target @{first}")
        order = [tag for tag in table.tags() if tag in ("hurt", "tracked")]
        assert order == (["hurt", "tracked"] if second == "beacon" else ["tracked", "hurt"])


@pytest.mark.rule("MANDO-R-135")
def test_the_active_player_answers_for_what_an_event_reveals() -> None:
    rules = [{"when": "reveal:herald", "effects": PAIN}]
    table = Table("GGG", "A3 ?herald", at={"ig11": "A2"}, rule=rules, slots={"move": "2 m2"}, events="E03")
    table.idle("m1 move", "m2 plan")
    assert [event.token for event in table.happened(told.Revealed)] == ["herald"]
    assert next(event.figure for event in table.happened(told.Hurt)) == "mandalorian"


@pytest.mark.rule("MANDO-107", "MANDO-103")
def test_a_threat_is_an_enemy_or_a_special_token_only_when_face_up() -> None:
    table = Table("GG", "A2 ?thug, A2 ?crate, A1 raider, A1 medkit")
    seen = {piece.piece: piece for piece in table.view().pieces}
    down = [piece for piece in seen.values() if not piece.up]
    assert [(piece.token, piece.enemy, piece.enemy_class) for piece in down] == [(None, False, None)] * 2
    assert (table.piece("raider").enemy, table.piece("raider").enemy_class) == (True, "blaster")
    assert (table.piece("medkit").enemy, table.piece("medkit").enemy_class) == (False, None)
