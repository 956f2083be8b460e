"""The event step: slots, crises, cards line by line, complications, events without effect (MANDO-137 to 184)."""

from typing import Any

import pytest

import cantina
from cantina.core.game import DEALER
from cantina.games.adventures import events as told
from cantina.games.adventures.actions import Complication, End
from cantina.games.adventures.game import GAME
from cantina.games.adventures.setup import make_tables

from .cards import skill, with_card
from .scene import Table, mission

NOTHING = [{"op": "enemy_attack", "class": ["sharpshooter"], "count": 1, "range": 0}]
COMPLICATE = {"op": "complicate", "slot": "attack", "n": 1}
SIX = {"op": "if", "cond": {"six_plus": True}, "then": [{"op": "track", "id": "goal", "n": 1}]}


def event(*effects: dict[str, Any], slots: dict[str, str] | None = None, more: str = "", **said: Any) -> Table:
    """A table at which the move slot, at 5, has brought an event card with these effects."""
    cards = {"card": list(effects), "nothing": NOTHING}
    table = Table(
        said.pop("rows", "GGGG"),
        said.pop("threats", ""),
        cards=cards,
        events=f"card {more}",
        slots={"move": "2 m2"} | (slots or {}),
        **said,
    )
    table.idle("m1 move", "m2 plan")
    return table


def cards_shown(table: Table) -> list[tuple[str, str | None]]:
    """The event cards turned up and the slots they were for."""
    return [(shown.event, shown.slot) for shown in table.happened(told.EventShown)]


# ---- slots and crises ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-143", "MANDO-R-87", "MANDO-144")
def test_a_cleared_slots_cards_and_tokens_are_discarded_openly() -> None:
    table = Table(slots={"move": "2 i2", "plan": "1 1 m1"}, events="E08 E07", hand="m1 m2")
    before = table.view().complications
    table.idle("m1 move", "m2 plan")
    assert [cleared.rule for cleared in table.happened(told.SlotCleared)] == ["MANDO-143", "MANDO-143"]
    assert len(cards_shown(table)) == 2  # each slot brings an event card of its own
    assert sorted(table.view().discards) == ["i2", "m1", "m1", "m2"]
    assert table.view().complications_discard == [1, 1, 2]
    assert table.view().complications == before


@pytest.mark.rule("MANDO-146", "MANDO-140")
def test_a_crisis_follows_the_missions_instructions_by_the_slot_or_by_a_cards_order() -> None:
    crisis = [{"op": "track", "id": "goal", "n": 2}]
    table = Table(slots={"move": "2 m3"}, events="E08", crisis=crisis)
    table.idle("m1 move", "m2 plan")
    assert [struck.rule for struck in table.happened(told.CrisisStruck)] == ["MANDO-140"]
    assert table.track("goal") == 2
    table = event({"op": "crisis"}, crisis=crisis)
    assert [struck.rule for struck in table.happened(told.CrisisStruck)] == ["MANDO-146"]
    assert table.track("goal") == 2


@pytest.mark.rule("MANDO-R-101", "MANDO-138")
def test_slots_are_checked_in_the_order_of_the_map() -> None:
    game = GAME
    state = game.start(mission=mission("GG", slots=["plan", "recon", "move", "attack"]), seats=2, first=0)
    while state.turn == DEALER:
        state.play(state.actions()[0])
    dump = state.dump()
    dump["slot_tokens"] = [[2], [], [1], [2]]
    for slot in (0, 3):
        dump["slot_cards"][slot] = [make_tables(state.options).card_index["ig-two"]]
    dump["hands"][0] = []
    state = game.load(state.options, dump)
    state.play(End())
    shown = []
    while state.turn != 1:
        shown += [heard.slot for heard in state.play(state.actions()[0]) if isinstance(heard, told.EventShown)]
    assert shown == ["plan", "attack"]


@pytest.mark.rule("MANDO-R-80", "MANDO-R-81")
def test_the_branch_is_fixed_at_the_check_and_6_plus_lines_are_read_live() -> None:
    table = event({"op": "complicate", "slot": "move", "n": 1}, SIX)
    assert not table.happened(told.CrisisStruck)
    assert table.track("crisis") == 0
    assert table.track("goal") == 1


@pytest.mark.rule("MANDO-R-81", "MANDO-178")
def test_by_a_house_rule_6_plus_lines_go_by_the_strength_at_the_check() -> None:
    lines = ({"op": "complicate", "slot": "move", "n": 1}, SIX)
    table = event(*lines, options={"frozen_six": True})
    assert table.track("goal") == 0
    table = event(*lines, slots={"move": "2 m3"}, options={"frozen_six": True})
    assert (table.track("goal"), table.track("crisis")) == (1, 1)


@pytest.mark.rule("MANDO-R-82")
def test_a_crisis_that_empties_its_slot_does_not_call_off_the_event() -> None:
    crisis = [{"op": "clear", "slot": "move", "what": "any", "n": 3}]
    table = Table(slots={"move": "2 m3"}, events="E08", crisis=crisis)
    table.idle("m1 move", "m2 plan")
    table.play("lift move 2", "clear move m3", "clear move m1")
    assert cards_shown(table) == [("E08", "move")]


@pytest.mark.rule("MANDO-R-83")
def test_a_slot_that_a_crisis_lifts_to_5_is_resolved_too() -> None:
    table = Table(slots={"attack": "2 m3", "move": "m4"}, events="E08 E07", crisis=[{"op": "complicate", "slot": "move", "n": 1}])
    table.idle("m1 attack", "m2 plan")
    assert [slot for _, slot in cards_shown(table)] == ["attack", "move"]
    assert table.strengths() == [0, 0, 0, 2]


@pytest.mark.rule("MANDO-R-84", "MANDO-175")
def test_an_ordered_event_is_for_the_same_slot_and_tested_on_its_own() -> None:
    more = [{"op": "event", "n": 1}]
    table = Table(
        "GG",
        cards={"more": more, "six": [SIX], "nothing": NOTHING},
        events="more six",
        slots={"move": "2 m3"},
        stars="A2",
        reserve="rival",
    )
    table.idle("m1 move", "m2 plan")
    assert cards_shown(table) == [("more", "move"), ("six", "move")]
    assert table.view().event is None
    assert table.track("goal") == 1
    assert not table.happened(told.NoEffect)
    table = Table(
        "GG", cards={"more": more, "nothing": NOTHING}, events="more nothing", slots={"move": "2 m2"}, stars="A2", reserve="rival"
    )
    table.idle("m1 move", "m2 plan")
    assert [shown.event for shown in table.happened(told.NoEffect)] == ["nothing"]
    assert len(table.happened(told.Deployed)) == 1


@pytest.mark.rule("MANDO-R-85")
def test_a_complication_in_the_play_actions_step_waits_for_the_event_step() -> None:
    card = {"id": "m-loud", "strength": 1, "ability": [{"slot": "plan", "effects": [COMPLICATE]}]}
    table = Table(hand="m-loud m1", skills={"mandalorian": [card]}, slots={"attack": "m4"}, events="E08")
    table.play("play m-loud plan", "ability")
    assert table.strength("attack") == 5
    assert not cards_shown(table)
    table.play("decline")
    table.idle("m1 move")
    assert cards_shown(table) == [("E08", "attack")]


@pytest.mark.rule("MANDO-R-78", "MANDO-181")
def test_a_slot_not_checked_yet_is_resolved_once_in_its_place() -> None:
    table = event({"op": "complicate", "slot": "plan", "n": 1}, slots={"plan": "1 1"}, more="nothing")
    assert [slot for _, slot in cards_shown(table)] == ["move", "plan"]


# ---- event cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-151", "MANDO-148")
def test_text_is_followed_from_top_to_bottom() -> None:
    table = event(
        {"op": "hurt", "who": "all", "n": 1}, {"op": "draw", "who": "you", "n": 1}, {"op": "track", "id": "goal", "n": 3}
    )
    order = [tag for tag in table.tags() if tag in ("event-shown", "hurt", "drew", "tracked")]
    assert order[:5] == ["event-shown", "hurt", "hurt", "drew", "tracked"]
    assert table.happened(told.EventShown)[0].rule == "MANDO-148"
    assert table.track("goal") == 3


@pytest.mark.rule("MANDO-R-98", "MANDO-150")
def test_you_in_an_event_is_the_active_players_character_whoevers_card_is_on_top() -> None:
    options = [
        {"id": "suffer-damage", "effects": [{"op": "hurt", "who": "you", "n": 1}]},
        {"id": "resolve-crisis", "effects": [{"op": "crisis"}]},
    ]
    table = Table(cards={"pick": [{"op": "choose", "options": options}]}, events="pick", slots={"attack": "2 m1 i2"})
    table.idle("m1 move", "m2 plan")
    assert (table.turn, table.asked()) == (0, "option")
    table.play("choose suffer-damage")
    assert [chosen.rule for chosen in table.happened(told.Chosen)] == ["MANDO-150"]
    assert (table.figure().damage, table.figure("ig11").damage) == (1, 0)


@pytest.mark.rule("MANDO-R-99", "MANDO-220")
@pytest.mark.parametrize("mode", ["story", "shared"])
def test_an_owner_picks_from_the_own_hand(mode: str) -> None:
    lose = {"op": "discard", "who": "each_other", "n": 1, "from": "hand"}
    table = event(lose, hands={1: "i1 i2 i3"}, hand="m1 m2 m3", options={"mode": mode})
    assert (table.turn, table.asked()) == (1, "discard")
    assert table.offers() == {"discard i1", "discard i2", "discard i3"}
    table.play("discard i2")
    assert table.view().discards.count("i2") == 1
    assert table.view(0).hand_sizes[1] == 2


@pytest.mark.rule("MANDO-R-96", "MANDO-173")
def test_a_card_of_which_only_a_skipped_6_plus_line_is_left_had_no_effect() -> None:
    table = event(*NOTHING, SIX, stars="A3 A4", reserve="rival")
    assert [none.rule for none in table.happened(told.NoEffect)] == ["MANDO-173"]
    assert [deployed.space for deployed in table.happened(told.Deployed)] == ["A3"]


@pytest.mark.rule("MANDO-R-94")
def test_what_counts_as_an_effect() -> None:
    """Any change does; looking at something does not; damage prevented by a plan card does."""
    look = {"op": "scry", "deck": "event", "n": 1, "mode": "bottom_one"}
    looked = event(look, stars="A3", reserve="rival")
    looked.play("done")
    assert len(looked.happened(told.NoEffect)) == 1
    pain = event({"op": "hurt", "who": "you", "n": 1}, stars="A3", reserve="rival", plans={"mandalorian": "defend"})
    pain.play("plan defend mandalorian")
    assert not pain.happened(told.NoEffect)
    swing = [{"op": "track", "id": "goal", "n": 1}, {"op": "track", "id": "goal", "n": -1}]
    assert not event(*swing, stars="A3", reserve="rival").happened(told.NoEffect)


@pytest.mark.rule("MANDO-R-97", "MANDO-209", "MANDO-176")
def test_an_event_deck_that_runs_out_is_shuffled_without_the_card_in_resolution() -> None:
    table = Table(slots={"move": "2 m2"}, events="E08")
    dump = table.state.dump()
    first, rest = dump["event_deck"][0], [card for card in range(12) if card != dump["event_deck"][0]]
    dump |= {"event_deck": [first], "event_backs": dump["event_backs"][:1], "event_seen": [0]}
    dump |= {"event_pool": [0] * 12, "event_discard": rest}
    table.load(dump)
    table.idle("m1 move", "m2 plan")
    assert [(shuffled.pile, shuffled.rule) for shuffled in table.happened(told.Shuffled)] == [("events", "MANDO-209")]
    assert table.tags().index("shuffled") > table.tags().index("event-shown")
    assert (table.view().event_deck, table.view().event_discard) == (11, ["E08"])
    assert table.view().event_back is not None
    assert table.happened(told.BackShown)[0].rule == "MANDO-176"


@pytest.mark.rule("MANDO-R-97")
def test_with_no_discards_either_the_deck_waits_for_the_card_in_resolution() -> None:
    table = Table(slots={"move": "2 m2"}, events="E08")
    dump = table.state.dump()
    dump |= {
        "event_deck": dump["event_deck"][:1],
        "event_backs": dump["event_backs"][:1],
        "event_seen": [0],
        "event_pool": [0] * 12,
    }
    table.load(dump)
    table.idle("m1 move", "m2 plan")
    assert table.tags().index("slot-cleared") > table.tags().index("shuffled") > table.tags().index("event-shown")
    assert (table.view().event_deck, table.view().event_discard) == (1, [])


# ---- complication tokens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-180")
def test_a_complication_is_drawn_from_the_supply_and_lies_open() -> None:
    before = Table().view().complications
    table = event({"op": "complicate", "slot": "recon", "n": 1})
    assert [token.rule for token in table.happened(told.Complicated)] == ["MANDO-180"]
    assert table.slot("recon").tokens == [table.happened(told.Complicated)[0].value]
    assert table.view().complications == before - 2  # one lay in the move slot


@pytest.mark.rule("MANDO-183", "MANDO-R-88")
def test_discarded_tokens_are_mixed_back_only_when_one_is_needed_and_there_is_none() -> None:
    table = Table(slots={"move": "2 m2"}, cards={"card": [{"op": "complicate", "slot": "recon", "n": 1}]}, events="card")
    dump = table.state.dump()
    dump["spent"], dump["supply"] = dump["supply"], [0, 0, 0, 0]
    table.load(dump)
    assert (table.view().complications, len(table.view().complications_discard)) == (0, 9)
    table.idle("m1 move", "m2 plan")
    assert [(shuffled.pile, shuffled.rule) for shuffled in table.happened(told.Shuffled)] == [("complications", "MANDO-183")]
    assert table.tags().index("shuffled") > table.tags().index("event-shown")
    assert (table.view().complications, table.view().complications_discard) == (8, [2])


@pytest.mark.rule("MANDO-R-89", "MANDO-184")
def test_a_stand_in_counts_1_and_vanishes() -> None:
    slots = {"move": "2 m2", "attack": "1 2", "recon": "1 1 2", "plan": "1 1 2"}
    table = Table(slots=slots, cards={"card": [COMPLICATE, COMPLICATE]}, events="card E08 E07", hand="m1 mx")
    dump = table.state.dump()
    dump["supply"] = [0, 0, 0, 0]
    table.load(dump)
    table.idle("m1 move", "mx attack")
    assert {token.rule for token in table.happened(told.Complicated)} == {"MANDO-184"}
    assert [slot for _, slot in cards_shown(table)] == ["move", "attack"]  # 1 + 2 + 1 + two stand-ins
    assert table.view().complications_discard == [1, 2, 2]


@pytest.mark.rule("MANDO-R-05")
def test_when_the_white_tokens_are_used_up_the_rest_fill_the_slots() -> None:
    game = cantina.game("adventures")
    state = game.start(mission="cell-block", seats=2)
    for value in (1, 1, 1, 2):
        state.play(Complication(value))
    assert state.actions() == [Complication(2)]  # the last white one, for the fifth slot
    dump = state.dump()
    dump["slot_tokens"][0].append(2)  # as if there were one slot more
    dump["supply"][2] -= 1
    again = game.load(state.options, dump)
    assert again.odds() == [(Complication(1), 2), (Complication(2), 2), (Complication(3), 1)]


@pytest.mark.rule("MANDO-R-173", "MANDO-208")
def test_rules_of_a_mission_for_one_moment_apply_in_its_order() -> None:
    up = {"when": "event_step_end", "effects": [{"op": "track", "id": "goal", "n": 2}]}
    down = {"when": "event_step_end", "effects": [{"op": "track", "id": "goal", "n": -1}]}
    for rules, value in (([up, down], 1), ([down, up], 2)):
        table = Table(rule=rules)
        table.idle("m1 move", "m2 plan")
        assert table.track("goal") == value


@pytest.mark.rule("MANDO-R-173", "MANDO-R-92")
def test_several_saboteurs_that_are_sent_away_go_in_the_order_of_the_active_player() -> None:
    away = {"op": "push", "sel": {"kind": "enemy"}, "n": 1, "dir": "away"}
    table = event(away, slots={"attack": "1"}, rows="GGGGG", **saboteurs(2))
    first, second = table.number("slicer-0"), table.number("slicer-1")
    assert table.may("target") == {str(first), str(second)}
    assert table.refused("done") == "MANDO-122"
    table.play(f"target {second}")
    assert [moved.piece for moved in table.happened(told.Shifted)] == [second, first]


@pytest.mark.rule("MANDO-R-173", "MANDO-R-35", "MANDO-208")
def test_what_an_ability_reveals_or_strikes_together_takes_effect_in_the_order_of_the_active_player() -> None:
    def rule(when: str, n: int) -> dict[str, Any]:
        return {"when": when, "effects": [{"op": "track", "id": "goal", "n": n}]}

    found = [rule("reveal:herald", 2), rule("reveal:beacon", -1)]
    breach = skill("m-breach", "attack", {"op": "reveal", "sel": {"kind": "facedown", "within": 1}})
    for first, value in (("herald", 1), ("beacon", 2)):
        table = with_card(breach, "GG", "A2 ?herald, A2 ?beacon", rule=found)
        table.play("play m-breach attack", "ability")
        assert table.asked() == "order"
        assert table.piece("herald").up
        assert table.piece("beacon").up
        table.play(f"target @{first}")
        assert table.track("goal") == value
    blast = skill("m-blast", "attack", {"op": "damage", "sel": {"kind": "enemy", "within": 1}, "n": 3})
    table = with_card(blast, "GG", "A1 thug, A2 brute", rule=[rule("defeat:thug", 1)])
    table.play("play m-blast attack", "ability")
    assert table.spaces("target") == {"A1", "A2"}  # a rule of the mission hangs on the thug
    table.play("target @brute")
    assert (table.track("goal"), table.piece("brute").damage) == (1, 3)
    plain = with_card(blast, "GG", "A1 thug, A2 brute")
    plain.play("play m-blast attack", "ability")
    assert plain.piece("brute").damage == 3  # nothing hangs on these


@pytest.mark.rule("MANDO-R-173")
def test_of_two_protections_the_one_that_would_end_first_is_used_up() -> None:
    guard, pain = {"op": "ward", "who": "all", "n": 1}, [{"op": "hurt", "who": "all", "n": 1}]
    held = {id_: [skill(f"{letter}-ward", "plan", guard)] for id_, letter in (("mandalorian", "m"), ("ig11", "i"))}
    table = Table(
        skills=held, hand="m-ward m1", hands={1: "i-ward i2"}, cards={"pain": pain}, events="pain", slots={"move": "1 m2"}
    )
    table.play("play m-ward plan", "ability", "decline", "play m1 attack", "decline")
    assert (table.turn, table.figure().wards) == (1, 1)
    table.play("play i-ward recon", "decline", "play i2 move", "decline")
    assert (table.figure().damage, table.figure().wards) == (0, 0)
    both = Table(
        skills=held, hand="m-ward m1", hands={1: "i-ward i2"}, cards={"pain": pain}, events="pain", slots={"move": "1 m2"}
    )
    both.play("play m-ward plan", "ability", "decline", "play m1 attack", "decline")
    both.play("play i-ward plan", "ability", "decline", "play i2 move", "decline")
    wards = both.state.dump()["wards"]
    assert wards[:2] == [0, 1]  # of the first player's character: that of seat 0 would end now, that of seat 1 a turn later


# ---- sabotage ------------------------------------------------------------------------------------------------------------

SABOTEURS = {"op": "enemy_move", "class": ["blaster"], "count": "all", "n": 1}


def saboteurs(count: int) -> dict[str, Any]:
    tokens = [
        {"id": f"slicer-{n}", "kind": "enemy", "class": "blaster", "hp": 2, "shape": "circle", "ability": "sabotage"}
        for n in range(count)
    ]
    return {"tokens": tokens, "threats": ", ".join(f"A4 slicer-{n}" for n in range(count))}


@pytest.mark.rule("MANDO-R-90", "MANDO-R-91", "MANDO-202")
def test_sabotage_hits_the_lowest_slot_empty_and_green_ones_included() -> None:
    table = event(SABOTEURS, slots={"attack": "1"}, mission_action=[{"op": "track", "id": "goal", "n": 1}], **saboteurs(1))
    assert (table.turn, table.may("slot")) == (0, {"recon", "mission"})  # move is being resolved at 5, plan holds a 2
    assert table.refused("slot plan") == "MANDO-202"
    table.play("slot mission")
    assert [(token.rule, token.slot) for token in table.happened(told.Complicated)] == [("MANDO-202", "mission")]


@pytest.mark.rule("MANDO-R-92", "MANDO-202")
def test_each_saboteur_acts_after_its_own_movement() -> None:
    table = event(SABOTEURS, slots={"attack": "1 1", "plan": "m1"}, **saboteurs(2))
    assert table.asked() == "enemy-move"  # the order matters
    table.script("complication 3")
    table.play(f"target {table.number('slicer-1')}")
    assert [(token.slot, token.rule) for token in table.happened(told.Complicated)] == [
        ("recon", "MANDO-202"),
        ("attack", "MANDO-202"),
    ]
    moved = [tag for tag in table.tags() if tag in ("enemy-moved", "complicated")]
    assert moved == ["enemy-moved", "complicated", "enemy-moved", "complicated"]


@pytest.mark.rule("MANDO-R-93", "MANDO-R-116", "MANDO-202")
def test_a_saboteur_that_an_event_or_a_rule_sends_away_sabotages_after_its_movement() -> None:
    away = {"op": "push", "sel": {"kind": "enemy", "count": 1}, "n": 2, "dir": "away"}
    table = event(away, rows="GGGGG", threats="A2 saboteur", slots={"attack": "1"})
    assert table.piece("saboteur").space == "A4"
    done = [tag for tag in table.tags() if tag in ("shifted", "complicated")]
    assert done == ["shifted", "shifted", "complicated"]  # once, when it has arrived
    assert [(token.slot, token.rule) for token in table.happened(told.Complicated)] == [("recon", "MANDO-202")]
    cornered = event(away, rows="GGG", threats="A3 saboteur", slots={"attack": "1"})
    assert not cornered.happened(told.Complicated)  # MANDO-203: it did not move
    runs = {"when": "reveal:runner", "effects": [{"op": "push", "sel": {"kind": "revealed"}, "n": 2, "dir": "away"}]}
    runner = {"id": "runner", "kind": "enemy", "class": "blaster", "hp": 2, "shape": "circle", "ability": "sabotage"}
    found = {"op": "reveal", "sel": {"kind": "facedown", "count": 1}}
    said: dict[str, Any] = {"rows": "GGGGG", "threats": "A2 ?runner", "tokens": [runner], "rule": [runs]}
    table = event(found, slots={"attack": "1"}, **said)
    assert (table.piece("runner").space, len(table.happened(told.Complicated))) == ("A4", 1)


@pytest.mark.rule("MANDO-204", "MANDO-R-62")
def test_a_saboteur_that_is_sent_away_in_the_play_actions_step_does_not() -> None:
    away = {"op": "push", "sel": {"kind": "enemy", "within": 2, "count": 1}, "n": 2, "dir": "away"}
    table = with_card(skill("m-shove", "recon", away), "GGGG", "A2 saboteur")
    table.play("play m-shove recon", "ability")
    assert table.piece("saboteur").space == "A4"
    assert not table.happened(told.Complicated)


@pytest.mark.rule("MANDO-R-93", "MANDO-202")
def test_a_saboteur_moved_by_a_crisis_sabotages() -> None:
    table = Table("GGGG", "A4 saboteur", crisis=[SABOTEURS], slots={"move": "2 m3", "attack": "1", "plan": "1"}, events="E08")
    table.idle("m1 move", "m2 plan")
    assert [(token.slot, token.rule) for token in table.happened(told.Complicated)] == [("recon", "MANDO-202")]
