"""The ledger's worked examples of the event step: strengths, crises, event cards, enemies, reinforcements, complications."""

import pytest

from cantina.core.game import OVER
from cantina.games.adventures import content
from cantina.games.adventures import events as told

from .scene import Data, Table

CLASSES = ("sharpshooter", "brawler", "blaster")
QUIET = "E08"  # orders sharpshooters about, of which there are none


Card = dict[str, list[Data]]


def shown(table: Table) -> list[str | None]:
    """The slots whose events were resolved, in order."""
    return [event.slot for event in table.happened(told.EventShown)]


def struck(table: Table) -> list[str | None]:
    """The slots that brought a crisis."""
    return [event.slot for event in table.happened(told.CrisisStruck)]


def moved(table: Table) -> list[tuple[str, str, str]]:
    """Enemies that moved: token, from, to."""
    return [(event.token, event.start, event.end) for event in table.happened(told.EnemyMoved)]


def attacked(table: Table) -> list[tuple[str, str]]:
    """Attacks: token, character."""
    return [(event.token, event.figure) for event in table.happened(told.EnemyAttacked)]


def face(event: str, rows: str = "GGGGG", threats: str = "", **said: object) -> Table:
    """A table just after the actions of a turn that lifted the move slot to 5: this event comes."""
    slots = {"move": "1"}
    table = Table(rows, threats, hand="m4 m1", slots=slots, events=f"{event} {QUIET}", **said)  # type: ignore[arg-type]
    table.idle("m4 move", "m1 plan")
    return table


def line(op: str, **said: object) -> Card:
    """An event card with one line."""
    return {"test": [{"op": op, **said}]}


def march(n: int, *classes: str, count: int = 1) -> Card:
    """An event card that moves enemies."""
    return line("enemy_move", **{"class": classes or CLASSES}, count=count, n=n)


def assault(reach: int, *classes: str, count: int = 1) -> Card:
    """An event card by which enemies attack."""
    return line("enemy_attack", **{"class": classes or CLASSES}, count=count, range=reach)


# ---- the strength of slots ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-17", "MANDO-139", "MANDO-140", "MANDO-143")
def test_ex_17_strength_6_brings_a_crisis_then_an_event_then_the_slot_is_cleared() -> None:
    table = Table(hand="m4 m1", slots={"move": "2"}, events=QUIET)
    table.idle("m4 move")
    assert table.strength("move") == 6
    table.idle("m1 plan")
    order = [tag for tag in table.tags() if tag in ("crisis-struck", "event-shown", "slot-cleared")]
    assert order == ["crisis-struck", "event-shown", "slot-cleared"]
    assert table.track("crisis") == 1
    assert table.strengths() == [0, 0, 0, 1]
    assert "m4" in table.view().discards


@pytest.mark.rule("MANDO-EX-45", "MANDO-141", "MANDO-142", "MANDO-143")
def test_ex_45_a_slot_at_4_waits_for_the_next_card() -> None:
    table = Table(hand="m4 m1", hands={1: "i1 i2"}, events=QUIET)
    table.idle("m4 move", "m1 plan")
    assert shown(table) == []
    assert table.slot("move").cards == ["m4"]
    table.idle("i1 move", "i2 recon")
    assert shown(table) == ["move"]
    assert struck(table) == []
    assert table.strength("move") == 0


@pytest.mark.rule("MANDO-EX-46", "MANDO-116", "MANDO-139")
def test_ex_46_a_bonus_does_not_lift_a_slot() -> None:
    keen = {"id": "m-keen", "strength": 3, "bonus": "move"}
    table = Table("GGGGGG", hand="m-keen m1", slots={"move": "1"}, skills={"mandalorian": [keen]})
    table.act("m-keen move")
    table.walk("A2", "A3", "A4", "A5")
    assert table.strength("move") == 4
    table.idle("m1 plan")
    assert shown(table) == []


@pytest.mark.rule("MANDO-EX-47", "MANDO-60", "MANDO-141")
def test_ex_47_a_declined_action_counts_all_the_same() -> None:
    table = Table(hand="m4 m1", slots={"plan": "1"}, events=QUIET)
    table.idle("m4 plan")
    assert not table.happened(told.PlanDrawn)
    assert table.strength("plan") == 5
    table.idle("m1 move")
    assert shown(table) == ["plan"]


@pytest.mark.rule("MANDO-EX-78", "MANDO-51", "MANDO-53", "MANDO-137")
def test_ex_78_without_a_full_slot_the_event_step_is_skipped() -> None:
    table = Table(hand="m4 m4", events=QUIET, options={"seats": 3})
    table.idle("m4 move", "m4 plan")
    assert set(table.tags()) == {"played", "declined", "drew", "turn-began"}
    assert table.happened(told.TurnBegan)[0].seat == 1
    assert table.turn == 1


@pytest.mark.rule("MANDO-EX-91", "MANDO-179", "MANDO-182", "MANDO-R-86")
def test_ex_91_complications_alone_can_fill_a_slot() -> None:
    table = Table(hand="m1 m1", slots={"recon": "1 2 2"}, events=QUIET)
    table.idle("m1 move", "m1 plan")
    assert shown(table) == ["recon"]
    assert table.strength("recon") == 0
    assert sorted(table.view().complications_discard) == [1, 2, 2]


@pytest.mark.rule("MANDO-EX-23", "MANDO-141", "MANDO-148", "MANDO-152")
def test_ex_23_a_whole_event_step() -> None:
    table = Table(
        "GGGGGGGGGG",
        "A3 thug, A6 brute",
        at={"ig11": "A10"},
        hand="m3 m3",
        slots={"move": "2 m1", "attack": "2"},
        events=f"E01 {QUIET}",
    )
    table.idle("m3 move", "m3 attack")
    told_of = [tag for tag in table.tags() if tag not in ("played", "declined", "back-shown", "drew", "turn-began")]
    assert told_of == [
        "crisis-struck",
        "tracked",
        "event-shown",
        "enemy-moved",
        "enemy-moved",
        "enemy-attacked",
        "hurt",
        "slot-cleared",
        "event-shown",
        "nobody-attacked",
        "no-effect",
        "none-left",
        "slot-cleared",
    ]
    assert struck(table) == ["move"]
    assert table.track("crisis") == 1
    assert [(event.slot, event.strength) for event in table.happened(told.EventShown)] == [("move", 6), ("attack", 5)]
    assert moved(table) == [("thug", "A3", "A1"), ("brute", "A6", "A8")]
    assert attacked(table) == [("thug", "mandalorian")]
    assert table.figure().damage == 1
    assert table.strengths() == [0, 0, 0, 0]
    assert sorted(table.view().discards) == ["m1", "m3", "m3"]
    assert table.view().complications_discard == [2, 2]
    assert table.view().event_discard == ["E01", QUIET]


@pytest.mark.rule("MANDO-EX-90", "MANDO-140", "MANDO-178")
def test_ex_90_a_6_plus_line_asks_for_strength_6() -> None:
    harm: Data = {"op": "hurt", "who": "you", "n": 1}
    card: Card = {"test": [harm, {"op": "if", "cond": {"six_plus": True}, "then": [harm]}]}
    for token, damage, crises in (("1", 1, []), ("2", 2, ["move"])):
        table = Table(hand="m4 m1", slots={"move": token}, cards=card, events="test")
        table.idle("m4 move", "m1 plan")
        assert table.figure().damage == damage
        assert struck(table) == crises


# ---- event cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-24", "MANDO-173", "MANDO-174", "MANDO-153")
def test_ex_24_an_event_without_effect_brings_a_reinforcement() -> None:
    table = face(QUIET, threats="A4 thug", stars="A3 A5", reserve="rival")
    assert [event.event for event in table.happened(told.NoEffect)] == [QUIET]
    assert table.there("A3") == ["rival"]


@pytest.mark.rule("MANDO-EX-25", "MANDO-175", "MANDO-R-84")
def test_ex_25_any_change_is_an_effect() -> None:
    table = face("test", threats="A4 thug", stars="A5", reserve="rival", cards=march(1))
    assert moved(table) == [("thug", "A4", "A3")]
    assert not table.happened(told.NoEffect)
    assert table.view().reserve == 1
    cards: Card = {"more": [{"op": "event", "n": 1}], **march(1)}
    table = face("more test", threats="A4 thug", stars="A5", reserve="rival", cards=cards)
    assert [event.event for event in table.happened(told.EventShown)] == ["more", "test"]
    assert not table.happened(told.NoEffect)
    table = face(f"more {QUIET}", threats="A4 thug", stars="A5", reserve="rival", cards=cards)
    assert [event.event for event in table.happened(told.NoEffect)] == [QUIET]


@pytest.mark.rule("MANDO-EX-59", "MANDO-175", "MANDO-R-94")
def test_ex_59_there_and_back_again_is_an_effect() -> None:
    away = {"op": "push", "sel": {"kind": "enemy", "count": 1}, "n": 1, "dir": "away"}
    table = face("test", threats="A3 thug", stars="A5", reserve="rival", cards={"test": [away, *march(1)["test"]]})
    assert moved(table) == [("thug", "A4", "A3")]
    assert not table.happened(told.NoEffect)
    assert table.view().reserve == 1


@pytest.mark.rule("MANDO-EX-26", "MANDO-176", "MANDO-224")
def test_ex_26_the_back_of_the_next_event_announces_a_class() -> None:
    table = Table("GGGGG", "A4 thug", hand="m4 m1", slots={"move": "1"}, events=f"E01 {QUIET}")
    assert {table.view(seat).event_back for seat in (0, 1, None)} == {"brawler"}
    table.idle("m4 move", "m1 plan")
    assert [event.back for event in table.happened(told.BackShown)] == ["sharpshooter"]
    assert table.view().event_back == "sharpshooter"
    classes = {card.id: card.back for card in content.events().event if card.back not in ("alarm", "trouble")}
    for card in content.events().event:
        if card.id in classes:
            named = {name for word in card.effects for name in getattr(word, "class_", ())}
            assert card.back in named


# ---- enemy movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-19", "MANDO-159", "MANDO-207")
def test_ex_19_the_active_player_names_one_of_two_nearest_characters() -> None:
    table = face("test", threats="A3 thug", at={"ig11": "A5"}, cards=march(1))
    assert table.turn == 0
    assert table.offers() == {"who mandalorian", "who ig11"}
    table.play("who ig11")
    assert moved(table) == [("thug", "A3", "A4")]


@pytest.mark.rule("MANDO-EX-20", "MANDO-158", "MANDO-159")
@pytest.mark.parametrize(("start", "end"), [("A5", "A3"), ("A2", "A1")])
def test_ex_20_an_enemy_walks_toward_the_nearest_character(start: str, end: str) -> None:
    card = march(2, "brawler")
    table = face("test", threats=f"{start} thug, A4 raider", cards=card)
    assert moved(table) == [("thug", start, end)]


@pytest.mark.rule("MANDO-EX-63", "MANDO-160", "MANDO-R-111")
def test_ex_63_only_enemies_that_will_move_may_be_chosen() -> None:
    table = face("test", threats="A1 thug, A3 brute", cards=march(1, count=2))
    assert moved(table) == [("brute", "A3", "A2")]
    table = face("test", threats="A1 thug, A3 brute, A4 raider", cards=march(1, count=2))
    assert table.spaces("target") == {"A3", "A4"}
    assert table.refused("target @thug") == "MANDO-160"


@pytest.mark.rule("MANDO-EX-64", "MANDO-159", "MANDO-R-109")
def test_ex_64_an_enemy_stops_on_the_characters_space() -> None:
    table = face("test", threats="A3 thug", cards=march(3))
    assert moved(table) == [("thug", "A3", "A1")]


@pytest.mark.rule("MANDO-EX-65", "MANDO-164", "MANDO-R-116")
def test_ex_65_moving_away_ends_at_a_dead_end() -> None:
    away = line("push", sel={"kind": "enemy", "count": 1}, n=2, dir="away")
    table = face("test", "GGGG", "A3 thug", cards=away)
    assert table.piece("thug").space == "A4"
    assert [(event.end, event.rule) for event in table.happened(told.Shifted)] == [("A4", "MANDO-164")]
    assert table.turn == 1
    fork = face("test", "GGG GGG", "A2 thug", cards=away)
    assert fork.spaces("shift") == {"A2"}
    assert fork.refused("shift @thug A1") == "MANDO-164"
    assert fork.refused("done") == "MANDO-R-116"  # an order, not an offer
    fork.play("shift @thug B2")
    assert fork.piece("thug").space == "B3"
    table = face("test", "GGGG", "A4 thug", cards=away)
    assert table.piece("thug").space == "A4"
    assert table.turn == 1


# ---- enemy attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-21", "MANDO-165", "MANDO-170")
def test_ex_21_one_attack_by_either_of_two_classes() -> None:
    card = assault(2, "brawler", "blaster")
    table = face("test", threats="A3 thug, A2 raider, A2 sniper, A4 gunner", cards=card)
    assert table.may("target") == {str(table.number("thug")), str(table.number("raider"))}
    table.play("target @raider", "who mandalorian")
    assert attacked(table) == [("raider", "mandalorian")]


@pytest.mark.rule("MANDO-EX-22", "MANDO-166", "MANDO-167")
def test_ex_22_two_attacks_at_range_0() -> None:
    card = assault(0, count=2)
    threats = "A1 thug, A1 brute, A1 raider, A2 gunner"
    table = face("test", threats=threats, at={"ig11": "A5"}, cards=card)
    assert table.spaces("target") == {"A1"}
    table.play("target @raider", "target @thug")
    assert attacked(table) == [("raider", "mandalorian"), ("thug", "mandalorian")]
    assert table.figure().damage == 2


@pytest.mark.rule("MANDO-EX-61", "MANDO-171")
def test_ex_61_as_many_enemies_attack_as_can() -> None:
    table = face("test", threats="A1 thug, A2 brute, A4 raider", at={"ig11": "A5"}, cards=assault(0, count=2))
    assert attacked(table) == [("thug", "mandalorian")]
    card = assault(1, count=2)
    table = face("test", threats="A1 thug, A2 brute, A5 raider", at={"ig11": "A3"}, cards=card)
    assert table.may("target") == {str(table.number("thug")), str(table.number("brute"))}
    assert table.refused("target @raider") == "MANDO-171"
    assert table.refused("done") == "MANDO-171"
    table.play("target @brute")
    assert table.may("who") == {"mandalorian", "ig11"}
    table.play("who mandalorian")
    assert attacked(table) == [("brute", "mandalorian"), ("thug", "mandalorian")]


@pytest.mark.rule("MANDO-EX-62", "MANDO-169", "MANDO-R-103")
def test_ex_62_an_enemy_attacks_the_nearest_character() -> None:
    card = assault(2)
    table = face("test", threats="A3 thug", at={"mandalorian": "A2", "ig11": "A5"}, cards=card)
    assert attacked(table) == [("thug", "mandalorian")]
    places = {"mandalorian": "A2", "ig11": "A4", "cara": "A5"}
    table = face("test", threats="A3 thug", at=places, cards=card, options={"seats": 3})
    assert table.may("who") == {"mandalorian", "ig11"}
    assert table.refused("who cara") == "MANDO-169"


@pytest.mark.rule("MANDO-EX-72", "MANDO-168", "MANDO-R-100")
def test_ex_72_a_defeat_ends_the_match_at_once() -> None:
    card = assault(0, count=2)
    table = Table(
        "GGG",
        "A1 thug, A1 brute",
        at={"ig11": "A3"},
        hand="m4 m4",
        slots={"move": "1", "plan": "1"},
        damage={"mandalorian": 4},
        beginner=5,
        standard=5,
        cards=card,
        events=f"test {QUIET}",
    )
    table.idle("m4 move", "m4 plan")
    table.play("target @thug")
    assert attacked(table) == [("thug", "mandalorian")]
    assert table.tags()[-2:] == ["fell", "lost"]
    assert table.turn == OVER
    assert table.state.standing().winners == []
    assert table.strength("plan") == 5


@pytest.mark.rule("MANDO-EX-89", "MANDO-161", "MANDO-172", "MANDO-173")
def test_ex_89_a_line_that_finds_nobody_does_nothing() -> None:
    table = face("E01", threats="A1 thug", at={"ig11": "A5"}, stars="A3", reserve="rival")
    assert moved(table) == []
    assert attacked(table) == [("thug", "mandalorian")]
    assert table.view().reserve == 1
    table = face("E01", threats="A1 raider", at={"ig11": "A5"}, stars="A3 A5", reserve="rival")
    assert attacked(table) == []
    assert table.there("A3") == ["rival"]
    assert [event.rule for event in table.happened(told.NoEffect)] == ["MANDO-173"]


@pytest.mark.rule("MANDO-EX-85", "MANDO-108", "MANDO-110", "MANDO-111")
def test_ex_85_enemies_do_nothing_by_themselves() -> None:
    table = Table("GGG", "A1 thug, A2 raider, A3 sniper, A1 sentry, A1 snare, A2 saboteur, A1 herald", hand="m1 m1")
    places = {piece.token: piece.space for piece in table.view().pieces}
    table.idle("m1 move", "m1 plan")
    assert {piece.token: piece.space for piece in table.view().pieces} == places
    assert set(table.tags()) == {"played", "declined", "drew", "turn-began"}


# ---- reinforcements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-18", "MANDO-153", "MANDO-154", "MANDO-155")
def test_ex_18_the_space_is_named_before_the_reinforcement_is_drawn() -> None:
    table = face("E10", stars="A3 A5", reserve="rival enforcer")
    assert [(event.space, event.rule) for event in table.happened(told.Deployed)] == [("A3", "MANDO-153")]
    table = face("E10", "GGGGGG", at={"mandalorian": "A3"}, stars="A1 A5 A6", reserve="rival enforcer")
    assert table.may("where") == {"A1", "A5"}
    assert table.refused("where A6") == "MANDO-154"
    assert table.view().reserve == 2
    table.script("reinforce enforcer")
    table.play("where A5")
    assert table.there("A5") == ["enforcer"]
    assert table.piece("enforcer").up


@pytest.mark.rule("MANDO-EX-58", "MANDO-157", "MANDO-R-95")
def test_ex_58_without_reinforcements_nothing_happens() -> None:
    table = face(QUIET, threats="A5 rival", stars="A3")
    assert [event.rule for event in table.happened(told.NoneLeft)] == ["MANDO-157"]
    assert table.there("A3") == []
    assert table.turn == 1


@pytest.mark.rule("MANDO-EX-60", "MANDO-156", "MANDO-R-118")
def test_ex_60_defeated_reinforcements_come_back() -> None:
    table = face("E10", stars="A3", defeated="rival enforcer marksman thug raider")
    assert [event.pile for event in table.happened(told.Shuffled)] == ["reinforcements"]
    assert len(table.there("A3")) == 1
    assert table.view().reserve == 2
    assert sorted(table.view().defeated) == ["raider", "thug"]


# ---- complications -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-54", "MANDO-181", "MANDO-202", "MANDO-R-77")
def test_ex_54_sabotage_can_bring_a_further_event() -> None:
    table = Table(
        "GGGG",
        "A4 saboteur",
        hand="m4 m4",
        slots={"move": "i3", "recon": "2", "plan": "1"},
        cards=march(1),
        events=f"test {QUIET}",
    )
    table.script("complication 3")
    table.idle("m4 attack", "m4 plan")
    assert [(event.slot, event.value, event.rule) for event in table.happened(told.Complicated)] == [("recon", 3, "MANDO-202")]
    assert shown(table) == ["plan", "recon"]
    assert struck(table) == []
    assert table.strengths() == [3, 4, 0, 0]


@pytest.mark.rule("MANDO-EX-55", "MANDO-140", "MANDO-181")
def test_ex_55_a_slot_lifted_to_6_brings_a_crisis_too() -> None:
    table = Table(
        "GGGG",
        "A4 saboteur",
        hand="m4 m4",
        slots={"move": "i4", "recon": "i3", "plan": "1"},
        cards=march(1),
        events=f"test {QUIET}",
    )
    table.script("complication 3")
    table.idle("m4 attack", "m4 plan")
    assert shown(table) == ["plan", "recon"]
    assert struck(table) == ["recon"]
    assert table.strengths() == [4, 4, 0, 0]


@pytest.mark.rule("MANDO-EX-56", "MANDO-180", "MANDO-181", "MANDO-R-78")
def test_ex_56_a_slot_that_is_still_to_come_is_resolved_once() -> None:
    table = Table(
        hand="m4 m4",
        slots={"move": "1"},
        cards=line("complicate", slot="attack", n=1),
        events=f"test {QUIET}",
    )
    table.script("complication 1")
    table.idle("m4 move", "m4 attack")
    assert shown(table) == ["move", "attack"]
    assert table.strengths() == [0, 0, 0, 0]


@pytest.mark.rule("MANDO-EX-57", "MANDO-R-79", "MANDO-R-80", "MANDO-R-81")
def test_ex_57_a_slot_lifted_by_its_own_event() -> None:
    six = {"op": "if", "cond": {"six_plus": True}, "then": [{"op": "hurt", "who": "you", "n": 1}]}
    card: Card = {"test": [{"op": "complicate", "slot": "move", "n": 1}, six]}
    table = Table(hand="m4 m1", slots={"move": "1"}, cards=card, events=f"test {QUIET}")
    table.script("complication 2")
    table.idle("m4 move", "m1 plan")
    assert struck(table) == []
    assert table.figure().damage == 1
    assert shown(table) == ["move"]
    assert table.view().complications_discard == [1, 2]
    assert table.strength("move") == 0


@pytest.mark.rule("MANDO-EX-69", "MANDO-184", "MANDO-R-89")
def test_ex_69_a_stand_in_for_a_missing_complication() -> None:
    table = Table(
        hand="m1 m1",
        slots={"move": "3 1", "attack": "2 2", "recon": "2 2", "plan": "1 1 1 1"},
        cards=line("complicate", slot="attack", n=1),
        events=f"test {QUIET} E07",
    )
    assert table.view().complications == 0
    table.idle("m1 move", "m1 plan")
    assert [(event.slot, event.value, event.rule) for event in table.happened(told.Complicated)] == [("attack", 1, "MANDO-184")]
    assert shown(table) == ["move", "attack", "plan"]
    assert table.strengths() == [0, 0, 4, 0]
    assert len(table.view().complications_discard) == 8
    assert table.view().complications == 0


@pytest.mark.rule("MANDO-EX-102", "MANDO-138", "MANDO-181", "MANDO-R-77")
def test_ex_102_the_leftmost_full_slot_is_next() -> None:
    table = Table(
        hand="m4 m4",
        slots={"move": "i3", "attack": "1", "recon": "1", "plan": "1"},
        cards=line("complicate", slot="move", n=1),
        events=f"test {QUIET} E07",
    )
    table.script("complication 2")
    table.idle("m4 attack", "m4 plan")
    assert shown(table) == ["attack", "move", "plan"]
    assert struck(table) == []
    assert table.strengths() == [0, 0, 1, 0]


# ---- owed cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-71", "MANDO-210", "MANDO-R-153")
def test_ex_71_owed_cards_are_drawn_as_soon_as_there_are_some() -> None:
    ones = [{"id": f"m{letter}", "strength": 1, "copies": 2} for letter in "abcdef"]
    table = Table(
        hand="ma ma mb mb",
        slots={"move": "mc mc md md", "attack": "me me", "recon": "mf", "plan": "mf 1"},
        hands={1: "i3 i1"},
        skills={"mandalorian": ones},
        events=QUIET,
    )
    table.idle("ma attack", "ma recon")
    assert [(event.seat, event.cards) for event in table.happened(told.Owed)] == [(0, 2)]
    assert table.view().hand_sizes[0] == 2
    table.idle("i1 recon", "i3 plan")
    assert shown(table) == ["plan"]
    assert [event.pile for event in table.happened(told.Shuffled)] == ["skills"]
    assert table.view().hand_sizes[0] == 3
    assert table.view().owed == [1, 0]
    assert "mf" in table.view(0).hand
