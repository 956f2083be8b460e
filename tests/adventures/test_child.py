"""The child: who carries it, when it is picked up, when and where it runs (MANDO-245 to 257)."""

from typing import Any

import msgspec
import pytest

from cantina.games.adventures import events as told
from cantina.games.adventures.content import schema
from cantina.games.adventures.view import ChildSeen

from .cards import skill, with_card
from .scene import Table
from .test_content_effects_skills import holding, slot

PAIN = {"op": "hurt", "who": "you", "n": 1}


def child(table: Table) -> ChildSeen:
    """The child as everybody sees it."""
    seen = table.view().child
    assert seen is not None
    return seen


def order(rows: str, threats: str, *effects: dict[str, Any], **said: Any) -> Table:
    table = Table(rows, threats, cards={"order": list(effects)}, events="order", slots={"move": "2 m2"}, **said)
    table.idle("m1 move", "m2 plan")
    return table


# ---- where it is ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-245", "MANDO-247")
def test_a_mission_says_how_the_child_comes_into_play() -> None:
    rules = [{"when": "reveal:beacon", "effects": [{"op": "place", "token": "child", "space": "here"}]}]
    table = Table("GG", "A2 ?beacon", rule=rules, child="A1")
    table.load(table.state.dump() | {"child_space": -1})
    assert table.view().child is None
    table.act("m1 move")
    table.play("step A2")
    assert [(event.rule, event.space) for event in table.happened(told.ChildPlaced)] == [("MANDO-245", "A2")]
    assert (child(table).space, child(table).figure, child(table).piece) == ("A2", None, None)


@pytest.mark.rule("MANDO-246")
def test_characters_and_where_the_mission_says_so_enemies_carry_it() -> None:
    table = Table("GG", child="mandalorian")
    assert table.figure().carries == ["child"]
    come = {"op": "enemy_move", "class": ["brawler"], "count": 1, "n": 1}
    sent = {"op": "push", "sel": {"kind": "enemy", "count": 1}, "n": 1, "dir": "away"}
    for can_carry, order_, start in ((False, come, "A3"), (True, come, "A3"), (True, sent, "A1")):
        table = Table("GGG", f"{start} thug", cards={"order": [order_]}, events="order", slots={"move": "2 m2"}, child="A2")
        child_ = schema.Child(enemies_can_carry=can_carry, enemy_goal="start" if can_carry else None)
        assert isinstance(table.options.mission, schema.Mission)
        mission = msgspec.structs.replace(table.options.mission, child=child_)
        table.options = msgspec.structs.replace(table.options, mission=mission)
        table.load(table.state.dump())
        table.idle("m1 move", "m2 plan")
        assert child(table).space == "A2"
        assert child(table).piece == (table.number("thug") if can_carry else None)
        assert [event.rule for event in table.happened(told.Snatched)] == ["MANDO-246"] * can_carry


@pytest.mark.rule("MANDO-251")
def test_nobody_puts_the_child_down_or_hands_it_over() -> None:
    table = Table("GG", "A1 medkit", child="mandalorian", damage={"mandalorian": 1})
    verbs = set()
    table.play("play m2 move")
    verbs |= {offer.split()[0] for offer in table.offers()}
    table.play("resolve")
    verbs |= {offer.split()[0] for offer in table.offers()}
    table.play("stop")
    verbs |= {offer.split()[0] for offer in table.offers()}
    assert verbs == {"resolve", "decline", "step", "stop", "use", "play"}
    tags = {member.__struct_config__.tag for member in table.game.action.__args__}
    assert not {tag for tag in tags if "give" in tag or "put-down" in tag}


# ---- picking it up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-142", "MANDO-248")
def test_it_may_be_picked_up_from_playing_a_card_until_the_action_is_over() -> None:
    assert Table("GG", child="A1").refused("pick-up -1") == "MANDO-248"  # not outside an action
    begun = Table("GG", child="A1")
    begun.play("play m1 plan")
    assert "pick-up -1" in begun.offers()
    declined = Table("GG", child="A1")
    declined.play("play m1 plan", "decline")
    assert "pick-up -1" in declined.offers()
    passing = Table("GGG", child="A2")
    passing.act("m2 move")
    passing.play("step A2", "pick-up -1", "step A3")
    assert [(event.rule, event.figure) for event in passing.events if isinstance(event, told.PickedUp)] == [
        ("MANDO-248", "mandalorian")
    ]
    assert (child(passing).space, child(passing).figure) == ("A3", "mandalorian")
    free = Table("GG", child="A1", plans={"mandalorian": "improvise"})
    free.play("plan improvise mandalorian", "slot plan")
    assert "pick-up -1" in free.offers()
    extra = Table("GG", child="A1", plans={"mandalorian": "second-move"})
    extra.play("plan second-move mandalorian", "play m1 plan")
    assert "pick-up -1" in extra.offers()


@pytest.mark.rule("MANDO-R-142", "MANDO-248")
@pytest.mark.parametrize("id_", ["tactical-1-cara", "tactical-1-xian", "tactical-2-paz", "tactical-2-burg", "wild-xian"])
def test_it_may_be_picked_up_on_every_space_that_a_cards_ability_leads_over(id_: str) -> None:
    far = id_ != "wild-xian"
    for where in ("A1", "A2", "A3")[: 3 if far else 2]:
        table = holding(id_, "GGGG", child=where)
        table.play(f"play {id_} {slot(id_)}", "ability", *(f"step {space}" for space in ("A2", "A3") if space <= where))
        assert "pick-up -1" in table.offers()
        table.play("pick-up -1", *(["step A4"] if where == "A3" and id_ != "tactical-2-burg" else []))
        assert (child(table).space, child(table).figure) == (table.figure().space, "mandalorian")


@pytest.mark.rule("MANDO-R-142")
def test_so_may_a_token_that_is_carried() -> None:
    table = holding("tactical-2-paz", "GGGG", "A2 relic")
    table.play("play tactical-2-paz move", "ability", "step A2", "pick-up @relic", "step A3")
    assert (table.figure().carries, table.figure().space) == (["relic"], "A3")


@pytest.mark.rule("MANDO-R-142", "MANDO-R-144")
def test_a_free_action_of_another_character_is_its_own_to_pick_up_in() -> None:
    free = {"op": "free_action", "who": "other", "slot": "move", "n": 2}
    table = with_card(skill("m-go", "plan", free), "GGG", child="A1")
    table.play("play m-go plan", "ability")
    assert table.turn == 1
    table.play("pick-up -1")
    assert child(table).figure == "ig11"
    later = with_card(skill("m-go", "plan", free), "GGG", child="A2")
    later.play("play m-go plan", "ability", "resolve", "step A2", "pick-up -1", "step A3")
    assert (child(later).figure, child(later).space) == ("ig11", "A3")


@pytest.mark.rule("MANDO-R-143")
@pytest.mark.parametrize("before", [True, False])
def test_before_or_after_the_guard_is_the_players_choice(before: bool) -> None:
    table = Table("GGG", "A3 sentry", child="A2")
    table.act("m1 move")
    table.play("step A2")
    table.play(*(["pick-up -1"] if before else ["stop", "pick-up -1"]))
    if before:  # the guard's damage makes it run
        assert child(table).figure is None
    else:
        assert child(table).figure == "mandalorian"
    assert table.figure().damage == 1


@pytest.mark.rule("MANDO-R-144")
def test_a_character_moved_in_anothers_action_picks_nothing_up() -> None:
    table = with_card(skill("m-wave", "plan", {"op": "move", "who": "other", "n": 2}), "GGG", child="A2")
    table.play("play m-wave plan", "ability", "step A2")
    assert table.offers() == {"step A1", "step A3", "stop"}


@pytest.mark.rule("MANDO-R-145")
def test_the_child_stops_nobody() -> None:
    table = Table("GGG", child="A2")
    table.act("m2 move")
    table.play("step A2", "step A3")
    assert table.figure().space == "A3"


@pytest.mark.rule("MANDO-249")
@pytest.mark.parametrize("carrier", ["ig11", "@thug"])
def test_nobody_takes_it_from_another_one(carrier: str) -> None:
    table = Table("GG", "A1 thug", child=carrier)
    table.play("play m1 plan")
    assert table.refused("pick-up -1") == "MANDO-249"


# ---- running away --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-136", "MANDO-254", "MANDO-253")
def test_the_active_player_chooses_where_it_runs_also_in_an_event() -> None:
    hits = {"op": "enemy_attack", "class": ["sharpshooter"], "count": 1, "range": 4}
    rows = "GGG GGG"
    table = order(rows, "A3 sniper, B2 thug, A1 ?crate", hits, child="ig11", at={"ig11": "A2", "mandalorian": "B3"}, start="B3")
    assert (table.turn, table.asked()) in ((0, "flee"), (0, "enemy-victim"))
    if table.asked() == "enemy-victim":
        table.play("who ig11")
    assert (table.turn, table.may("where")) == (0, {"A1", "A3", "B2"})  # an enemy, a face-down threat, or an enemy
    assert table.refused("where B1") == "MANDO-254"
    table.play("where B2")
    assert [(event.rule, event.space) for event in table.happened(told.ChildRan)] == [("MANDO-253", "B2")]


@pytest.mark.rule("MANDO-R-137")
def test_it_runs_only_where_one_could_walk() -> None:
    table = with_card(
        skill("m-pain", "plan", PAIN), "GGGG", "A3 thug", child="mandalorian", at={"mandalorian": "A2"}, ledges="A2 A3"
    )
    table.play("play m-pain plan", "ability")
    assert child(table).space == "A1"  # the thug is across the ledge


@pytest.mark.rule("MANDO-R-138")
def test_with_nowhere_to_run_it_lies_on_the_carriers_space() -> None:
    table = with_card(skill("m-pain", "plan", PAIN), "GG", child="mandalorian", doors="gate A1 A2")
    table.play("play m-pain plan", "ability")
    assert (child(table).space, child(table).figure) == ("A1", None)
    assert table.refused("pick-up -1") == "MANDO-252"


@pytest.mark.rule("MANDO-R-139")
def test_a_face_down_threat_stays_face_down_beneath_it() -> None:
    table = with_card(skill("m-pain", "plan", PAIN), "GG", "A2 ?thug", child="mandalorian")
    table.play("play m-pain plan", "ability")
    assert child(table).space == "A2"
    assert table.there("A2") == [None]


@pytest.mark.rule("MANDO-R-140", "MANDO-257")
def test_it_runs_only_once() -> None:
    table = with_card(skill("m-pain", "plan", PAIN | {"n": 3}, {"op": "flee"}), "GGG", child="mandalorian")
    table.play("play m-pain plan", "ability")
    assert len(table.happened(told.ChildRan)) == 1
    assert child(table).space == "A2"
    assert table.figure().damage == 3


@pytest.mark.rule("MANDO-R-141")
def test_it_is_not_picked_up_by_a_character_it_runs_to_and_prefers_no_character() -> None:
    table = with_card(skill("m-pain", "plan", PAIN), "GGG", child="mandalorian", at={"mandalorian": "A2", "ig11": "A3"})
    table.play("play m-pain plan", "ability")
    assert table.may("where") == {"A1", "A3"}
    table.play("where A3")
    assert (child(table).space, child(table).figure) == ("A3", None)


@pytest.mark.rule("MANDO-R-146")
def test_a_child_that_an_enemy_carries_goes_along_and_does_not_run() -> None:
    come = {"op": "enemy_move", "class": ["brawler"], "count": 1, "n": 1}
    table = order("GGGG", "A3 thug", {"op": "flee"}, come, child="@thug")
    assert not table.happened(told.ChildRan)
    assert (child(table).space, child(table).piece) == ("A2", table.number("thug"))


@pytest.mark.rule("MANDO-R-147", "MANDO-252")
def test_this_turn_means_the_active_players_turn() -> None:
    table = with_card(skill("m-pain", "plan", PAIN), "GG", child="mandalorian", at={"ig11": "A2"}, hands={1: "i1 i2"})
    table.play("play m-pain plan", "ability")
    assert child(table).space == "A2"
    table.play("decline")
    table.act("m1 move")
    table.play("step A2")
    assert "pick-up -1" not in table.offers()
    assert table.turn == 1
    table.play("play i1 move")
    assert "pick-up -1" in table.offers()  # another turn
    gone = with_card(skill("m-pain", "plan", PAIN), "GG", child="mandalorian", doors="gate A1 A2")
    gone.play("play m-pain plan", "ability")
    assert gone.refused("pick-up -1") == "MANDO-252"


@pytest.mark.rule("MANDO-256", "MANDO-250")
def test_an_event_makes_it_run_without_damage_and_a_defeated_enemy_leaves_it() -> None:
    table = order("GG", "", {"op": "flee"}, child="mandalorian")
    assert [event.rule for event in table.happened(told.ChildRan)] == ["MANDO-256"]
    table = Table("GG", "A2 raider", child="@raider")
    table.act("m2 attack")
    table.play("attack @raider")
    assert [(event.rule, event.space) for event in table.happened(told.ChildPlaced)] == [("MANDO-250", "A2")]
