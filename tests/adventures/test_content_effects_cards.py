"""What every plan card, event card, gear and bounty does, and what the tutorial deck unlocks."""

from typing import Any

import pytest

from cantina.core.ledger import LANGUAGES
from cantina.core.texts import texts
from cantina.games.adventures import content, game
from cantina.games.adventures import events as told
from cantina.games.adventures.setup import make_tables

from .proof import proves
from .scene import Table
from .shipped import Shipped, begun

SHOT = [{"op": "enemy_attack", "class": ["brawler"], "count": 1, "range": 0}]


# ---- plan cards ----------------------------------------------------------------------------------------------------------


@proves("plan:defend")
def test_defend_prevents_one_damage_of_its_owner() -> None:
    table = Table(
        "GG",
        "A1 thug",
        cards={"shot": SHOT},
        events="shot",
        slots={"move": "2 m2"},
        plans={"mandalorian": "defend"},
        at={"ig11": "A2"},
    )
    table.idle("m1 move", "m2 plan")
    table.play("plan defend mandalorian")
    assert (table.figure().damage, table.figure().plans, table.view().plan_discard) == (0, [], ["defend"])


@proves("plan:bad-luck")
def test_bad_luck_is_never_kept() -> None:
    table = Table(plan_deck="bad-luck")
    table.act("m1 plan")
    assert table.offers() == {"done"}


@proves("plan:second-move")
def test_one_more_thing_is_an_extra_action() -> None:
    table = Table(plans={"mandalorian": "second-move"})
    table.idle("m1 move", "m2 attack")
    table.play("plan second-move mandalorian", "play m3 recon", "decline")
    assert table.strengths() == [1, 2, 3, 0]


@proves("plan:payback")
@pytest.mark.parametrize("prevented", [False, True])
def test_payback_deals_2_to_the_attacker_even_if_the_damage_was_prevented(prevented: bool) -> None:
    plans = {"mandalorian": "payback defend"}
    table = Table("GG", "A1 thug", cards={"shot": SHOT}, events="shot", slots={"move": "2 m2"}, plans=plans, at={"ig11": "A2"})
    table.idle("m1 move", "m2 plan")
    table.play("plan defend mandalorian" if prevented else "done")
    assert table.offers() == {"plan payback mandalorian", "done"}
    table.play("plan payback mandalorian")
    assert table.piece("thug").damage == 2
    assert table.figure().damage == (not prevented)


@proves("plan:improvise")
@pytest.mark.parametrize("slot", ["move", "attack", "recon", "plan"])
def test_improvise_is_any_free_action_of_strength_3(slot: str) -> None:
    table = Table("GGG", "A2 brute, A2 ?crate", plans={"mandalorian": "improvise"})
    table.play("plan improvise mandalorian", f"slot {slot}", "resolve")
    assert [(event.slot, event.strength) for event in table.happened(told.Acted)] == [(slot, 3)]
    assert table.strengths() == [0, 0, 0, 0]


@pytest.mark.rule("MANDO-R-27")
def test_improvise_may_be_the_missions_own_action_and_says_so() -> None:
    table = Shipped("cell-block", plans={"mandalorian": "improvise"})
    table.play("plan improvise mandalorian")
    assert table.may("slot") == {"move", "attack", "recon", "plan", "mission"}
    table.play("slot mission", "resolve")
    assert [(event.slot, event.strength) for event in table.happened(told.Acted)] == [("mission", 3)]
    own, basic = {"en": "the mission's own action", "cs": "vlastní akci mise"}, {"en": "basic", "cs": "základní"}
    for language in LANGUAGES:
        said = texts(language, game.GAME.folder / "texts").say("rule-improvise")
        assert own[language] in said
        assert basic[language] not in said


@proves("plan:push-harder")
def test_push_harder_adds_2_to_a_card_that_is_played() -> None:
    table = Table("GG", "A2 brute", plans={"mandalorian": "push-harder"})
    assert not table.may("plan")
    table.play("play m1 attack", "plan push-harder mandalorian", "resolve", "attack @brute")
    assert table.piece("brute").damage == 3
    assert table.strength("attack") == 1
    free = Table(plans={"mandalorian": "push-harder improvise"})
    free.play("plan improvise mandalorian", "slot move")
    assert "plan push-harder mandalorian" not in free.offers()


@proves("plan:cover-fire")
@pytest.mark.parametrize(("place", "covered"), [("A3", True), ("A4", False)])
def test_cover_fire_prevents_one_damage_of_another_within_2(place: str, covered: bool) -> None:
    table = Table(
        "GGGG",
        "A1 thug",
        cards={"shot": SHOT},
        events="shot",
        slots={"move": "2 m2"},
        plans={"ig11": "cover-fire"},
        at={"ig11": place},
    )
    table.idle("m1 move", "m2 plan")
    assert (table.asked() == "prevent") == covered
    if covered:
        assert table.turn == 1
        table.play("plan cover-fire ig11")
    assert table.figure().damage == (not covered)


@proves("plan:clear-lane")
def test_clear_the_lane_takes_a_card_or_a_token_from_any_slot() -> None:
    said: dict[str, Any] = {"plans": {"mandalorian": "clear-lane"}, "slots": {"move": "2 m3", "recon": "1"}}
    for move, strengths in (("lift move 2", [3, 0, 1, 0]), ("clear move m3", [2, 0, 1, 0]), ("lift recon 1", [5, 0, 0, 0])):
        table = Table(**said)
        table.play("plan clear-lane mandalorian", move)
        assert table.strengths() == strengths


@proves("plan:lookout")
def test_lookout_picks_one_of_two_event_cards() -> None:
    table = Table(plans={"mandalorian": "lookout"}, slots={"move": "2 m2"}, events="E08 E07")
    table.idle("m1 move", "m2 plan")
    assert (table.asked(), table.offers()) == ("before-event", {"plan lookout mandalorian", "done"})
    table.play("plan lookout mandalorian", "first E07")
    assert [event.event for event in table.happened(told.EventShown)] == ["E07"]
    assert table.tables.events[table.state.dump()["event_deck"][-1]] == "E08"


# ---- event cards ---------------------------------------------------------------------------------------------------------


def event(id_: str, rows: str = "GGGGGG", threats: str = "", *, six: bool = False, games: int = 0, **said: Any) -> Table:
    """A shipped event card has been turned up for the move slot at 5, or at 6 or more."""
    said = {"reserve": "rival rival", "stars": "A4", "at": {"ig11": "A1"}} | said
    options = {"games": games} | said.pop("options", {})
    slots = {"move": "2 m3" if six else "2 m2"} | said.pop("slots", {})
    table = Table(rows, threats, events=f"{id_} {said.pop('then', '')}", slots=slots, options=options, **said)
    table.idle("m1 move", "m2 plan")
    if "end" in table.offers():  # gear
        table.play("end")
    return table


def moved(table: Table) -> dict[str, str]:
    return {shown.token: shown.end for shown in table.happened(told.EnemyMoved)}


def attackers(table: Table) -> list[str]:
    return [shown.token for shown in table.happened(told.EnemyAttacked)]


@proves("event:E01")
def test_all_brawlers_move_2_and_two_attack_at_0() -> None:
    table = event("E01", threats="A2 thug, A3 brute, A5 snare, A2 raider")
    assert moved(table) == {"thug": "A1", "brute": "A1", "snare": "A3"}
    while table.asked() == "enemy-victim":
        table.play("who mandalorian")
    assert table.piece("raider").space == "A2"


@proves("event:E02")
@pytest.mark.parametrize("six", [False, True])
def test_two_brawlers_move_3_and_one_attacks_at_6_another_one(six: bool) -> None:
    table = event("E02", threats="A4 thug, A4 brute, A6 snare", six=six, at={"ig11": "A6"})
    table.play("target @thug")
    assert moved(table) == {"thug": "A6", "brute": "A6"}
    hits = attackers(table)
    while table.asked() in ("enemy-attack", "enemy-victim"):
        table.play(sorted(table.offers())[0])
        hits += attackers(table)
    assert len(hits) == (2 if six else 1)


@proves("event:E03")
def test_the_nearest_face_down_threat_turns_up_a_brawler_moves_2_one_attacks_at_1() -> None:
    table = event("E03", threats="A3 ?crate, A5 ?medkit, A4 thug")
    assert [shown.token for shown in table.happened(told.Revealed)] == ["crate"]
    assert moved(table) == {"thug": "A2"}
    table.play("who mandalorian")
    assert attackers(table) == ["thug"]


@proves("event:E04")
def test_two_blasters_move_1_and_two_attack_at_1() -> None:
    table = event("E04", threats="A3 raider, A3 gunner, A3 thug", at={"ig11": "A6"})
    table.play("target @raider")
    assert moved(table) == {"raider": "A2", "gunner": "A2"}
    hits = []
    while table.asked() == "enemy-attack":
        table.play(sorted(table.offers())[0])
        hits += attackers(table)
    assert sorted(hits) == ["gunner", "raider"]
    assert table.figure().damage == 2
    assert table.piece("thug").space == "A3"


@proves("event:E05")
def test_all_blasters_move_1_and_one_attacks_at_2() -> None:
    table = event("E05", threats="A4 raider, A6 gunner", at={"ig11": "A1"})
    assert moved(table) == {"raider": "A3", "gunner": "A5"}
    table.play("who ig11")
    assert attackers(table) == ["raider"]
    assert table.figure("ig11").damage == 1


@proves("event:E06")
def test_two_blasters_attack_at_2_and_move_is_complicated() -> None:
    table = event("E06", threats="A3 raider, A4 gunner", at={"ig11": "A6"})
    table.play("target @raider")
    assert attackers(table) == ["raider", "gunner"]
    assert (table.figure().damage, table.figure("ig11").damage) == (1, 1)
    assert table.happened(told.Complicated)[0].slot == "move"


@proves("event:E07")
@pytest.mark.parametrize("six", [False, True])
def test_a_sharpshooter_attacks_at_4_and_at_6_once_more(six: bool) -> None:
    table = event("E07", threats="A5 sniper, A6 watch", six=six, at={"ig11": "A2"})
    hits = attackers(table)
    while table.asked() in ("enemy-attack", "enemy-victim"):
        table.play(sorted(table.offers())[0])
        hits += attackers(table)
    assert len(hits) == (2 if six else 1)
    assert table.figure("ig11").damage == len(hits)


@proves("event:E08")
def test_two_sharpshooters_attack_at_3() -> None:
    table = event("E08", threats="A4 sniper, A5 watch", at={"ig11": "A2"})
    table.play("target @watch")
    assert attackers(table) == ["watch", "sniper"]
    assert table.figure("ig11").damage == 2


@proves("event:E09")
def test_a_sharpshooter_moves_1_and_a_sharpshooter_or_blaster_attacks_at_2() -> None:
    table = event("E09", threats="A4 sniper, A3 raider", at={"ig11": "A6"})
    assert moved(table) == {"sniper": "A5"}
    assert table.may("target") == {str(table.number("sniper")), str(table.number("raider"))}
    table.play("target @raider")
    assert table.figure().damage == 1


@proves("event:E10")
@pytest.mark.parametrize("six", [False, True])
def test_a_reinforcement_comes_to_the_nearest_star_and_at_6_one_to_your_space(six: bool) -> None:
    table = event("E10", six=six)
    assert [shown.space for shown in table.happened(told.Deployed)] == (["A4", "A1"] if six else ["A4"])


@proves("event:E11")
def test_the_weakest_slot_is_complicated_or_a_plan_card_goes() -> None:
    alone = event("E11", slots={"attack": "1", "recon": "1"})
    assert alone.may("slot") == {"attack", "recon"}
    table = event("E11", plans={"mandalorian": "lookout defend"}, slots={"attack": "1"})
    table.play("done")  # the lookout waits for another day
    assert table.offers() == {"choose complicate-weakest", "choose discard-plan"}
    table.play("choose discard-plan", "drop defend mandalorian")
    assert table.figure().plans == ["lookout"]


@proves("event:E12")
def test_the_child_runs_a_brawler_and_a_blaster_move_one_attacks() -> None:
    table = event("E12", threats="A3 thug, A4 raider", child="mandalorian", at={"ig11": "A6"})
    assert table.happened(told.ChildRan)[0].space == "A2"
    assert moved(table) == {"thug": "A2", "raider": "A5"}
    table.play("target @raider")
    assert (table.figure().damage, table.figure("ig11").damage) == (0, 1)


@proves("event:E13", "unlock:2:E13")
def test_all_brawlers_move_1_and_all_at_0_attack() -> None:
    table = event("E13", threats="A2 thug, A2 brute, A1 snare, A3 enforcer", games=2, at={"ig11": "A6"})
    assert moved(table) == {"thug": "A1", "brute": "A1", "enforcer": "A2"}
    hits = attackers(table)
    while table.asked() == "enemy-attack":
        table.play(sorted(table.offers())[0])
        hits += attackers(table)
    assert len(hits) == 3
    assert table.figure().damage == 3


@proves("event:E14", "unlock:2:E14")
def test_the_nearest_face_down_threat_turns_up_a_blaster_moves_2_one_attacks_at_2() -> None:
    table = event("E14", threats="A3 ?crate, A6 ?medkit, A5 raider", games=2, at={"ig11": "A6"}, start="A1")
    assert [shown.token for shown in table.happened(told.Revealed)] == ["crate"]
    assert moved(table) == {"raider": "A6"}  # IG-11 is nearer
    assert table.figure("ig11").damage == 1


@proves("event:E15", "unlock:2:E15")
def test_a_sharpshooter_attacks_at_5_and_the_strongest_other_slot_is_complicated() -> None:
    table = event("E15", threats="A6 sniper", games=2, slots={"attack": "1 1", "recon": "1"}, at={"ig11": "A1"})
    table.play("who mandalorian")
    assert attackers(table) == ["sniper"]
    assert table.may("slot") == {"attack", "plan"}  # both at 2; the move slot, at 5, is being resolved
    table.play("slot attack")
    assert table.happened(told.Complicated)[0].slot == "attack"


@proves("event:E16", "unlock:5:E16")
@pytest.mark.parametrize("way", ["suffer-damage", "resolve-crisis", "discard-hand"])
def test_damage_a_crisis_or_the_hand(way: str) -> None:
    table = event("E16", games=5)
    assert table.may("choose") == {"suffer-damage", "resolve-crisis", "discard-hand"}
    table.play(f"choose {way}")
    found = (table.figure().damage, table.track("crisis"), len(table.happened(told.CardDiscarded)))
    assert found == {"suffer-damage": (1, 0, 0), "resolve-crisis": (0, 1, 0), "discard-hand": (0, 0, 2)}[way]


@proves("event:E17", "unlock:5:E17")
def test_a_reinforcement_and_another_event() -> None:
    table = event("E17", games=5, then="E10")
    assert [shown.event for shown in table.happened(told.EventShown)] == ["E17", "E10"]
    assert len(table.happened(told.Deployed)) == 2


@proves("event:E18", "unlock:5:E18")
@pytest.mark.parametrize("six", [False, True])
def test_the_child_runs_two_enemies_move_1_and_at_6_one_attacks_at_2(six: bool) -> None:
    table = event("E18", threats="A3 thug, A4 sniper", games=5, six=six, child="mandalorian", at={"ig11": "A1"})
    assert table.happened(told.ChildRan)[0].space == "A2"
    hits: list[str] = []
    while table.asked() in ("enemy-move", "enemy-goal", "enemy-attack", "enemy-victim"):
        table.play(sorted(table.offers())[0])
        hits += attackers(table)
    assert (table.piece("thug").space, table.piece("sniper").space) == ("A2", "A3")
    assert sum(seen.damage for seen in table.view().figures) == six


# ---- gear ----------------------------------------------------------------------------------------------------------------


def geared(gear: str, rows: str = "GGGG", threats: str = "", **said: Any) -> Table:
    """The Mandalorian has a piece of gear, and IG-11 another one."""
    other = "bacta" if gear != "bacta" else "tracker"
    return Table(rows, threats, options={"games": 4, "gear": [gear, other]}, **said)


@proves("gear:jetpack", "unlock:4:jetpack")
def test_the_jetpack_flies_3_over_everything() -> None:
    table = geared("jetpack", "GGGG", "A1 snare, A2 brute, A3 ?crate", ledges="A1 A2")
    assert table.figure().gear == "jetpack"
    table.play("gear mandalorian", "step A2", "step A3", "step A4")
    assert (table.figure().space, table.figure().damage) == ("A4", 0)
    assert table.there("A3") == ["crate"]  # flown over, and turned up all the same
    assert table.figure().gear is None
    assert not table.may("gear")


@proves("gear:bacta", "unlock:4:bacta")
def test_bacta_heals_1_once() -> None:
    table = geared("bacta", damage={"mandalorian": 2})
    table.play("gear mandalorian")
    assert table.figure().damage == 1
    assert not table.may("gear")
    assert not geared("bacta").may("gear")


@proves("gear:tracker", "unlock:4:tracker")
def test_the_tracker_looks_at_two_threats_anywhere() -> None:
    table = geared("tracker", "GGGG", "A2 ?thug, A3 ?crate, A4 ?medkit", doors="gate A3 A4")
    table.play("gear mandalorian", "target @A4", "target @A2")
    assert [shown.token for shown in table.events if isinstance(shown, told.Peeked)] == ["medkit", "thug"]
    assert not table.may("target")


@proves("gear:spare-cell", "unlock:4:spare-cell")
def test_the_spare_cell_brings_two_cards_back() -> None:
    table = geared("spare-cell", discard="m3 m4 mx")
    table.play("gear mandalorian", "recover m3", "recover m4")
    assert sorted(table.view(0).hand) == ["m1", "m2", "m3", "m3", "m4", "m4"]


# ---- bounties ------------------------------------------------------------------------------------------------------------


def bounty(id_: str, rows: str = "GGGGGGGG", threats: str = "", **said: Any) -> Table:
    """A match with this bounty."""
    table = Table(rows, threats, options={"games": 7, "gear": ["bacta", "tracker"]}, **said)
    table.load(table.state.dump() | {"bounty": table.tables.bounty_ids.index(id_)})
    assert table.view().bounty == id_
    return table


def rewarded(table: Table) -> list[tuple[int, str]]:
    return [(shown.seat, shown.bounty) for shown in table.happened(told.Rewarded)]


@proves("bounty:big-game", "unlock:7:big-game")
def test_defeating_an_enemy_of_health_4_brings_a_free_plan_of_3() -> None:
    table = bounty("big-game", "GG", "A2 brute/3, A2 thug/2")
    table.act("m1 attack")
    table.play("attack @brute")
    assert rewarded(table) == [(0, "big-game")]
    table.play("resolve")
    assert table.happened(told.Acted)[0].strength == 3
    assert table.view().bounty is None
    small = bounty("big-game", "GG", "A2 thug/2")
    small.act("m1 attack")
    small.play("attack @thug")
    assert rewarded(small) == []


@proves("bounty:clean-hands", "unlock:7:clean-hands")
def test_two_own_turns_without_an_event_bring_everybody_a_card() -> None:
    table = bounty("clean-hands", hands={1: "i1 ix"}, hand="m1 mx m2 m2")
    table.idle("mx move", "m1 plan")
    assert rewarded(table) == []
    table.idle("ix move", "i1 plan")
    table.idle("m2 attack", "m2 recon")
    assert rewarded(table) == [(0, "clean-hands")]
    drew = [shown.seat for shown in table.happened(told.Drew)]
    assert drew[:2] == [0, 1]


@proves("bounty:sharp-eyes", "unlock:7:sharp-eyes")
def test_four_looks_clear_a_card_or_token() -> None:
    table = bounty("sharp-eyes", "GG", "A2 ?thug", slots={"move": "2"})
    dump = table.state.dump()
    dump["peeked"][0] = 3
    table.load(dump)
    table.act("m1 recon")
    table.play("peek @thug")
    assert rewarded(table) == [(0, "sharp-eyes")]
    table.play("lift move 2")
    assert table.strength("move") == 0


@proves("bounty:double", "unlock:7:double")
def test_two_enemies_in_one_turn_bring_two_cards_back() -> None:
    table = bounty("double", "GG", "A2 raider, A2 thug/2", discard="m3 mx", plans={"mandalorian": "improvise"})
    table.act("m2 attack")
    table.play("attack @raider")
    assert rewarded(table) == []
    table.play("plan improvise mandalorian", "slot attack", "resolve", "attack @thug")
    assert rewarded(table) == [(0, "double")]
    table.play("recover m3", "recover mx")
    assert len(table.view(0).hand) == 5


@proves("bounty:untouched", "unlock:7:untouched")
def test_three_events_without_damage_bring_a_defend() -> None:
    table = bounty("untouched", slots={"move": "2 m2"}, events="E08")
    dump = table.state.dump()
    dump["calm_events"][0] = 2
    table.load(dump)
    table.idle("m1 move", "m2 plan")
    assert rewarded(table) == [(0, "untouched")]
    table.play("take defend")
    assert table.figure().plans == ["defend"]


@proves("bounty:far-walk", "unlock:7:far-walk")
def test_six_spaces_in_one_turn_bring_an_extra_action() -> None:
    table = bounty("far-walk", plans={"mandalorian": "improvise"})
    table.act("m3 move")
    table.play(
        "step A2", "step A3", "step A4", "plan improvise mandalorian", "slot move", "resolve", "step A5", "step A6", "step A7"
    )
    assert rewarded(table) == [(0, "far-walk")]
    assert table.asked() == "extra"
    table.play("play m1 attack", "decline")
    assert table.view().played == 1


# ---- what is unlocked ------------------------------------------------------------------------------------------------------


@proves("unlock:1:tactical-1", "unlock:3:wild", "unlock:6:tactical-2", "unlock:8:signature")
@pytest.mark.parametrize(("games", "set_"), [(1, "tactical-1"), (3, "wild"), (6, "tactical-2"), (8, "signature")])
def test_a_set_of_skills_comes_after_its_game(games: int, set_: str) -> None:
    for id_ in content.character_ids():
        other = "paz" if id_ != "paz" else "cara"
        for played, there in ((games - 1, False), (games, True)):
            state, _ = begun(seats=2, mode="sandbox", characters=[id_, other], games=played)
            assert (f"{set_}-{id_}" in make_tables(state.options).cards) == there
