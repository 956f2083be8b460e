"""What every mission's tokens, doors, rules, crisis, own action and goals do."""

from typing import Any

import msgspec
import pytest

from cantina.games.adventures import content
from cantina.games.adventures import events as told
from cantina.games.adventures.content import schema

from .proof import proves
from .scene import Table
from .shipped import Shipped, begun

MISSIONS = {id_: content.mission(id_) for id_ in content.mission_ids()}
SHEET_TOKENS = {token.id: token for token in content.modes().token}
TOKENS = {(id_, token.id): token for id_, mission in MISSIONS.items() for token in mission.token}
TOKENS |= {("sheets", id_): token for id_, token in SHEET_TOKENS.items()}
ENEMIES = [key for key, token in TOKENS.items() if token.kind == "enemy"]
MEDKITS = [key for key in TOKENS if key[1] == "medkit"]
CACHES = [key for key in TOKENS if key[1] == "cache"]
IDLE = [
    key
    for key, token in TOKENS.items()
    if token.kind == "feature" and token.use == "none" and key[1] not in ("medkit", "cradle", "fob")
]


def ids(keys: list[tuple[str, str]]) -> list[str]:
    return [f"token:{mission}:{token}" for mission, token in keys]


def plain(key: tuple[str, str], **changes: Any) -> dict[str, Any]:
    """A shipped token as data, for a small map."""
    data: dict[str, Any] = msgspec.to_builtins(TOKENS[key])
    return data | {"copies": 1} | changes


# ---- enemies -------------------------------------------------------------------------------------------------------------


@proves(*ids(ENEMIES))
@pytest.mark.parametrize("key", ENEMIES, ids=":".join)
def test_an_enemy_has_its_class_health_and_ability(key: tuple[str, str]) -> None:
    """It guards or hooks, moves and attacks with its class, sabotages, and is defeated at its health."""
    token = TOKENS[key]
    health = (token.hp_by_characters or {}).get("2", token.hp or 0)
    class_ = str(token.class_)
    orders = [
        {"op": "enemy_move", "class": [class_], "count": 1, "n": 1},
        {"op": "enemy_attack", "class": [class_], "count": 1, "range": 0},
    ]
    said: dict[str, Any] = {
        "cards": {"orders": orders},
        "events": "orders",
        "slots": {"move": "2 m2", "plan": "2", "attack": "1"},
    }
    table = Table(
        "GGGG", f"A3 {token.id}/{health - 1}", tokens=[plain(key)], at={"ig11": "A2"}, hand="m1 mx", hands={1: "i1 i2"}, **said
    )
    seen = table.piece("A3")
    assert (seen.enemy_class, seen.health, seen.ability) == (class_, health, token.ability)
    guards, hooks = token.ability == "guard", token.ability == "hook"
    table.act("m1 move")
    table.play("step A2")
    assert table.figure().damage == guards
    table.idle("mx plan")
    assert [event.end for event in table.happened(told.EnemyMoved)] == ["A2"]
    assert [event.slot for event in table.happened(told.Complicated)] == ["recon"] * (token.ability == "sabotage")
    table.play("who mandalorian")
    assert table.figure().damage == guards + 1
    table.act("i1 move")
    table.play("step A1")
    assert table.figure("ig11").damage == guards + hooks
    table.act("i2 attack")
    table.play(f"attack @{token.id}")
    assert [event.token for event in table.happened(told.Defeated)] == [token.id]


# ---- special tokens ------------------------------------------------------------------------------------------------------


@proves(*ids(MEDKITS))
@pytest.mark.parametrize("key", MEDKITS, ids=":".join)
def test_a_medkit_heals_1(key: tuple[str, str]) -> None:
    table = Table("GG", "A1 medkit", tokens=[plain(key)], damage={"mandalorian": 3})
    table.play("use @medkit mandalorian")
    assert (table.figure().damage, table.view().removed) == (2, ["medkit"])


@proves(*ids(IDLE))
@pytest.mark.parametrize("key", IDLE, ids=":".join)
def test_what_has_no_use_only_lies_there(key: tuple[str, str]) -> None:
    table = Table("GGG", f"A2 {key[1]}", tokens=[plain(key)])
    table.act("m2 move")
    table.play("step A2")
    assert table.offers() == {"step A1", "step A3", "stop"}
    assert table.piece("A2").token == key[1]
    table.play("step A3")
    assert not table.happened(told.Stopped)


@proves(*ids(CACHES))
@pytest.mark.parametrize("key", CACHES, ids=":".join)
def test_a_cache_is_a_free_plan_of_2(key: tuple[str, str]) -> None:
    table = Table("GG", "A1 cache", tokens=[plain(key)], plan_deck="defend payback")
    table.play("use @cache mandalorian", "resolve", "keep payback", "done")
    assert (table.figure().plans, table.view().removed) == (["payback"], ["cache"])
    assert table.strength("plan") == 0


@proves("token:out-of-town:informant")
def test_the_informant_shows_two_threats_within_4() -> None:
    table = Table("GGGGGG", "A1 informant, A2 ?thug, A5 ?crate, A6 ?medkit", tokens=[plain(("out-of-town", "informant"))])
    table.play("use @informant mandalorian")
    assert table.spaces("target") == {"A2", "A5"}
    table.play("target @A2", "target @A5")
    assert [event.token for event in table.events if isinstance(event, told.Peeked)] == ["thug", "crate"]


@proves("token:out-of-town:ingots")
@pytest.mark.parametrize("discarded", ["defend", ""])
def test_the_ingots_buy_a_defend(discarded: str) -> None:
    table = Table("GG", "A1 ingots", tokens=[plain(("out-of-town", "ingots"))], plan_discard=discarded)
    before = table.view().plan_deck
    table.play("use @ingots mandalorian", "take defend")
    assert table.figure().plans == ["defend"]
    assert table.view().plan_deck == before - (not discarded)


@proves("token:cell-block:keycard")
def test_the_keycard_opens_any_door() -> None:
    table = Shipped("cell-block", "D2 keycard", at={"mandalorian": "D2"})
    table.play("use @keycard mandalorian")
    assert table.may("unlock") == {door.id for door in MISSIONS["cell-block"].map.door}
    table.play("unlock cell3")
    assert [door.door for door in table.view().doors if door.open] == ["cell3"]


@proves("token:cell-block:snitch")
def test_the_snitch_tells_of_two_behind_locked_doors() -> None:
    table = Shipped(
        "cell-block", "D2 snitch, A1 ?prisoner, A3 ?inmate, B2 ?sec-b, E1 ?warden", at={"mandalorian": "D2"}, doors="cell4"
    )
    table.play("use @snitch mandalorian")
    assert table.spaces("target") == {"A1", "A3"}  # cell 4 is open, and B2 is in the corridor
    table.play("target @A1", "target @A3")
    assert [event.token for event in table.events if isinstance(event, told.Peeked)] == ["prisoner", "inmate"]


@proves("token:cell-block:prisoner", "token:sheets:egg")
@pytest.mark.parametrize("key", [("cell-block", "prisoner"), ("sheets", "egg")], ids=":".join)
def test_some_tokens_are_carried(key: tuple[str, str]) -> None:
    token = key[1]
    table = Table("GGG", f"A2 {token}", tokens=[plain(key)])
    table.act("m2 move")
    table.play("step A2", f"pick-up @{token}", "step A3")
    assert table.figure().carries == [token]
    hurt = Table(
        "GG",
        f"A1 {token}",
        tokens=[plain(key)],
        slots={"attack": "2 m2"},
        cards={"pain": [{"op": "hurt", "who": "you", "n": 1}]},
        events="pain",
    )
    hurt.play("play m1 attack", f"pick-up @{token}", "decline")
    hurt.idle("m2 plan")
    assert hurt.figure().damage == 1
    assert hurt.figure().carries == [token]  # it does not run away


@proves("token:surrounded:charge")
def test_the_charge_deals_3_within_2() -> None:
    table = Table("GGGG", "A1 charge, A3 brute, A3 thug, A4 gunner", tokens=[plain(("surrounded", "charge"))])
    table.play("use @charge mandalorian")
    assert table.spaces("target") == {"A3"}
    assert table.refused("done") == "MANDO-122"
    table.play("target @brute")
    assert table.piece("brute").damage == 3


@proves("token:surrounded:power-pack")
def test_the_power_pack_deals_3_around_and_1_to_its_user() -> None:
    table = Table("GGG", "A1 power-pack, A1 brute, A2 gunner, A3 watch", tokens=[plain(("surrounded", "power-pack"))])
    table.play("use @power-pack mandalorian")
    assert [table.piece(token).damage for token in ("brute", "gunner", "watch")] == [3, 3, 0]
    assert table.figure().damage == 1


@proves("token:surrounded:cannon")
def test_attacks_at_the_cannon_reach_4_with_1_more() -> None:
    table = Table(
        "GGGGGG", "A1 cannon, A5 brute, A6 gunner", tokens=[plain(("surrounded", "cannon"))], plans={"mandalorian": "improvise"}
    )
    assert not table.may("use")
    table.act("m1 attack")
    assert (table.happened(told.Acted)[0].strength, table.spaces("attack")) == (2, {"A5"})
    table.play("attack @brute")
    assert table.piece("brute").damage == 2
    table.play("plan improvise mandalorian", "slot attack", "resolve")  # free ones too
    assert table.happened(told.Acted)[0].strength == 4
    assert table.piece("cannon").space == "A1"


# ---- setup and doors -----------------------------------------------------------------------------------------------------


@proves(*(f"setup:{id_}" for id_ in MISSIONS))
@pytest.mark.parametrize("id_", MISSIONS)
def test_a_mission_is_set_up_as_its_page_shows(id_: str) -> None:
    mission = MISSIONS[id_]
    state, _ = begun(seats=2, mission=id_)
    view = state.view(None)
    down = {seen.space: seen.shape for seen in view.pieces if not seen.up}
    assert down == {space: shape for shape, spaces in mission.placement.facedown.items() for space in spaces}
    up = sorted(str(seen.space) for seen in view.pieces if seen.up)
    faces = [space for spaces in (*mission.placement.faceup.values(), *mission.placement.unique.values()) for space in spaces]
    assert up == sorted(faces)
    assert {seen.space for seen in view.figures} == {mission.map.start}
    assert view.reserve == sum(token.copies for token in mission.token if token.shape == "orange")
    assert [len(slot.tokens) for slot in view.slots] == [1] * len(mission.slots)
    assert [(track.track, track.value) for track in view.tracks] == [(track.id, 0) for track in mission.track]
    assert not any(door.open for door in view.doors)


DOORS = [(id_, door.id) for id_, mission in MISSIONS.items() for door in mission.map.door]


@proves(*(f"door:{mission}:{door}" for mission, door in DOORS))
@pytest.mark.parametrize(("id_", "door_id"), DOORS)
def test_a_door_breaks_at_its_health_or_is_unlocked_by_a_strong_recon(id_: str, door_id: str) -> None:
    door = next(door for door in MISSIONS[id_].map.door if door.id == door_id)
    for side in door.between:
        said: dict[str, Any] = {"at": {"mandalorian": side}, "hand": "mando-stride mando-climb mando-allin"}
        table = Shipped(id_, **said)
        table.act("mando-stride attack")
        table.play(f"ram {door_id}")
        assert [event.damage for event in table.happened(told.DoorHit)] == [2]
        table = Shipped(id_, **said)
        dump = table.state.dump()
        dump["door_damage"][table.tables.door_index[door_id]] = (door.hp or 0) - 2
        table.load(dump)
        table.act("mando-stride attack")
        table.play(f"ram {door_id}")
        assert [event.door for event in table.happened(told.DoorOpened)] == [door_id]
        table.play("play mando-climb move", "resolve", f"step {door.between[side == door.between[0]]}")
        assert table.figure().space != side
    for card, strength in (("mando-climb", 3), ("mando-allin", 4)):
        table = Shipped(id_, at={"mandalorian": door.between[0]}, hand=f"{card} mando-quick")
        table.play(f"play {card} recon")
        unlocks = door.unlock is not None and door.unlock.recon_strength_ge <= strength
        assert ("resolve" in table.offers()) == unlocks
        if unlocks:
            table.play("resolve", f"unlock {door_id}")
            assert [event.door for event in table.happened(told.DoorOpened)] == [door_id]


# ---- crises and failures -------------------------------------------------------------------------------------------------

SIX = {"attack": "2 2 2"}


def crisis(id_: str, threats: str = "", **said: Any) -> Shipped:
    """The attack slot, at 6, has brought a crisis."""
    table = Shipped(id_, threats, **({"slots": SIX, "events": "E11"} | said))
    table.pass_turn()
    assert table.happened(told.CrisisStruck)
    return table


def stars(table: Table) -> list[str]:
    """Where a reinforcement came, or may come where stars are equally near."""
    return sorted(table.may("where")) if table.asked() == "where" else spawned(table)


def spawned(table: Table) -> list[str]:
    return [event.space for event in table.happened(told.Deployed)]


TRACKS = [
    ("compound", "crisis", 6, (2, 4, 6), ["B1"]),
    ("compound-24", "crisis", 9, (3, 6), ["B1"]),
    ("ambush", "alert", 4, (1, 2, 3), ["A2", "C3"]),
    ("cell-block", "beacon", 7, (4, 8), ["C1", "D7"]),
    ("out-of-town", "alert", 13, (4, 8), ["C8"]),
]


@proves(*(f"crisis:{id_}" for id_, *_ in TRACKS))
@pytest.mark.parametrize(("id_", "track", "size", "calls", "nearest"), TRACKS)
def test_a_crisis_raises_the_track_and_now_and_then_calls_a_reinforcement(
    id_: str, track: str, size: int, calls: tuple[int, ...], nearest: list[str]
) -> None:
    for value in range(1, size):
        table = crisis(id_, tracks={track: value - 1}, difficulty="experienced")
        assert table.track(track) == value
        assert stars(table) == (nearest if value in calls else [])


def test_reinforcements_out_of_town_come_to_the_star_nearest_to_the_child() -> None:
    table = crisis("out-of-town", tracks={"alert": 3}, child="B1")
    assert stars(table) == ["C1"]


@proves("crisis:surrounded")
def test_a_crisis_raises_the_ultimatum_and_the_third_brings_a_reinforcement() -> None:
    for value in range(1, 5):
        table = crisis("surrounded", "C4 commander", at={"mandalorian": "D4"}, tracks={"ultimatum": value - 1})
        assert not table.happened(told.EnemyAttacked)
        assert table.track("ultimatum") == value
        assert stars(table) == (["A7", "C1"] if value == 3 else [])


@proves("failure:ambush:1", "failure:cell-block:1", "failure:out-of-town:2", "failure:surrounded:2")
@proves("failure:compound:1", "failure:compound-24:1")
@pytest.mark.parametrize(
    ("id_", "track", "sizes", "number"),
    [
        ("ambush", "alert", (4, 4, 4), 1),
        ("cell-block", "beacon", (7, 9, 10), 1),
        ("compound", "crisis", (5, 5, 5), 1),
        ("compound-24", "crisis", (5, 5, 5), 1),
        ("out-of-town", "alert", (14, 14, 14), 2),
        ("surrounded", "ultimatum", (5, 6, 7), 2),
    ],
)
def test_a_full_track_loses_the_mission(id_: str, track: str, sizes: tuple[int, ...], number: int) -> None:
    for seats, size in zip((2, 3, 4), sizes, strict=True):
        table = Shipped(id_, tracks={track: size - 1}, slots=SIX, events="E11", seats=seats, mode="sandbox")
        assert next(seen.size for seen in table.view().tracks if seen.track == track) == size
        table.pass_turn()
        assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-214"]
        assert (table.view().ending, table.view().winners) == (number, [])


def test_a_track_may_be_shorter_where_players_share_two_characters() -> None:
    sizes = [Shipped("out-of-town", seats=seats).view().tracks[0].size for seats in range(1, 5)]
    assert sizes == [14, 14, 12, 12]


@pytest.mark.parametrize(
    ("id_", "seats", "sizes"),
    [
        ("compound", 2, (5, 6, 4)),
        ("compound-24", 2, (5, 9, 4)),
        ("out-of-town", 2, (14, 13, 12)),
        ("out-of-town", 3, (12, 11, 10)),
        ("cell-block", 4, (10, 10, 9)),
        ("surrounded", 2, (5, 5, 5)),
        ("surrounded", 3, (6, 7, 6)),
    ],
)
def test_a_track_may_differ_by_difficulty(id_: str, seats: int, sizes: tuple[int, ...]) -> None:
    found = [Shipped(id_, seats=seats, difficulty=each) for each in ("beginner", "experienced", "veteran")]
    assert tuple(table.view().tracks[0].size for table in found) == sizes


def test_a_track_may_be_longer_with_a_traitor() -> None:
    loyal = ("loyalty 0 false", "loyalty 1 false", "loyalty 2 true")
    for id_, sizes in {
        "compound": (5, 8),
        "surrounded": (6, 8),
        "out-of-town": (14, 16),
        "ambush": (4, 5),
        "cell-block": (9, 9),
    }.items():
        found = [Shipped(id_, seats=3, mode="sandbox", script=loyal, traitor=traitor) for traitor in (False, True)]
        assert tuple(table.view().tracks[0].size for table in found) == sizes


@proves(*(f"failure:{id_}:0" for id_ in MISSIONS))
@pytest.mark.parametrize("id_", MISSIONS)
def test_a_defeated_character_loses_the_mission(id_: str) -> None:
    mission = MISSIONS[id_]
    brawler = next(token.id for token in mission.token if token.class_ == "brawler")
    start = mission.map.start
    away = next(space for spaces in mission.placement.facedown.values() for space in spaces)
    table = Shipped(id_, f"{start} {brawler}", slots={"attack": "2 2 1"}, events="E01", damage={"mandalorian": 7})
    second = table.view().figures[1].figure
    table = Shipped(
        id_, f"{start} {brawler}", slots={"attack": "2 2 1"}, events="E01", damage={"mandalorian": 7}, at={second: away}
    )
    table.pass_turn()
    assert [event.figure for event in table.happened(told.Fell)] == ["mandalorian"]
    assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-168"]


@proves("failure:out-of-town:1", "failure:surrounded:1", "child:out-of-town")
@pytest.mark.parametrize(
    ("id_", "token", "near", "goal"), [("out-of-town", "hunter-m", "B4", "A4"), ("surrounded", "flamer", "A2", "A1")]
)
def test_an_enemy_that_carries_the_child_off_loses_the_mission(id_: str, token: str, near: str, goal: str) -> None:
    table = Shipped(id_, f"{near} {token}", child=f"@{token}", slots={"attack": "2 2 1"}, events="E01")
    table.pass_turn()
    assert [event.end for event in table.happened(told.EnemyMoved)] == [goal]  # not toward a character
    assert [event.rule for event in table.happened(told.Lost)] == ["MANDO-214"]
    assert table.view().ending == 1


@proves("child:surrounded")
def test_the_child_begins_with_ig11_or_the_first_players_character() -> None:
    state, heard = begun(seats=4, mission="surrounded")
    assert [event.figure for event in heard if isinstance(event, told.PickedUp)] == ["ig11"]
    state, _ = begun(seats=2, mission="surrounded", first=1)
    child = state.view(None).child
    assert child is not None and child.figure == "cara"
    table = Shipped("surrounded", "C6 trooper", child="C5", slots={"attack": "2 2 1"}, events="E04")
    table.pass_turn()
    assert [event.token for event in table.happened(told.Snatched)] == ["trooper"]


# ---- objectives ----------------------------------------------------------------------------------------------------------


def outcome(table: Shipped) -> str:
    table.pass_turn()
    return table.view().outcome


@proves("objective:compound", "objective:compound-24")
@pytest.mark.parametrize("id_", ["compound", "compound-24"])
def test_the_asset_is_won_where_no_enemy_is_near(id_: str) -> None:
    assert outcome(Shipped(id_, "A4 asset", at={"mandalorian": "A4"})) == "won"
    assert outcome(Shipped(id_, "A4 asset, B4 raider", at={"mandalorian": "A4"})) == "running"
    assert outcome(Shipped(id_, "A4 asset, B4 ?raider", at={"mandalorian": "A4"})) == "won"  # no enemy yet
    assert outcome(Shipped(id_, "A4 asset", at={"mandalorian": "A5"})) == "running"


@proves("objective:ambush", "token:ambush:case")
def test_the_case_is_won_by_carrying_it_to_the_start() -> None:
    assert outcome(Shipped("ambush", carried={"case": "ig11"})) == "won"
    assert outcome(Shipped("ambush", carried={"case": "ig11"}, at={"ig11": "B1"})) == "running"
    assert outcome(Shipped("ambush", "C1 case")) == "running"  # it lies there, and nobody carries it


@proves("objective:out-of-town")
def test_the_child_is_won_on_space_1() -> None:
    assert outcome(Shipped("out-of-town", child="paz", at={"paz": "D6", "mandalorian": "A1"})) == "won"
    assert outcome(Shipped("out-of-town", child="paz", at={"paz": "D4", "mandalorian": "D5"})) == "running"
    assert outcome(Shipped("out-of-town", child="D6", at={"paz": "D6", "mandalorian": "D4"})) == "running"


@proves("objective:cell-block")
def test_the_prisoner_is_won_on_the_start_space_with_all_near() -> None:
    freed: dict[str, Any] = {"carried": {"prisoner": "mayfeld"}}
    assert outcome(Shipped("cell-block", at={"mandalorian": "B4"}, **freed)) == "won"
    assert outcome(Shipped("cell-block", at={"mandalorian": "A3"}, **freed)) == "running"
    assert outcome(Shipped("cell-block", at={"mayfeld": "D3"}, **freed)) == "running"


@proves("objective:surrounded")
def test_the_commanders_defeat_wins_unless_an_enemy_has_the_child() -> None:
    for child, ends in ((None, "won"), ("@trooper", "running")):
        table = Shipped(
            "surrounded",
            "C4 commander/20, A7 trooper" if child is None else "C4 commander/20, A6 trooper",
            at={"mandalorian": "D4"},
            child=child,
            hand="mando-stride mando-helmet",
        )
        table.act("mando-stride attack")
        table.play("attack @commander")
        assert [event.token for event in table.happened(told.Defeated)] == ["commander"]
        table.idle("mando-helmet plan")
        assert table.view().outcome == ends


# ---- the missions' own rules and actions -----------------------------------------------------------------------------------


def revealed(id_: str, token: str, start: str, space: str, **said: Any) -> Shipped:
    """The Mandalorian has walked onto a face-down token."""
    table = Shipped(id_, f"{space} ?{token}", at={"mandalorian": start}, hand="mando-stride mando-helmet", **said)
    table.act("mando-stride move")
    table.play(f"step {space}")
    assert [event.token for event in table.happened(told.Revealed)] == [token]
    return table


@proves("rule:out-of-town:reveal:cradle", "token:out-of-town:cradle")
def test_the_child_is_found_in_the_cradle() -> None:
    table = revealed("out-of-town", "cradle", "A5", "A6")
    child = table.view().child
    assert child is not None and (child.space, child.figure) == ("A6", None)
    assert table.view().removed == ["cradle"]
    assert "pick-up -1" in table.offers()


@proves("rule:out-of-town:reveal:fob", "token:out-of-town:fob")
def test_the_tracking_fob_calls_a_reinforcement() -> None:
    table = revealed("out-of-town", "fob", "C7", "C6")
    assert stars(table) == ["C8", "E5"]
    table.play("where E5")
    assert spawned(table) == ["E5"]
    assert table.view().removed == ["fob"]


@proves("rule:out-of-town:reveal:lab-droid")
def test_the_laboratory_droid_complicates_recon() -> None:
    table = revealed("out-of-town", "lab-droid", "A5", "A6")
    assert [event.slot for event in table.happened(told.Complicated)] == ["recon"]


@proves("rule:cell-block:reveal:cellmate")
def test_the_cellmate_complicates_the_missions_action() -> None:
    table = revealed("cell-block", "cellmate", "B1", "A1", doors="cell1")
    assert [event.slot for event in table.happened(told.Complicated)] == ["mission"]


@proves("rule:surrounded:reveal:flamer")
def test_the_flamer_hurts_everybody_around_it() -> None:
    table = revealed("surrounded", "flamer", "D4", "C4", seats=3)
    hurt = {seen.figure: seen.damage for seen in table.view().figures}
    assert hurt == {"mandalorian": 1, "cara": 0, "greef": 0}
    shot = Shipped(
        "surrounded",
        "C4 ?flamer",
        at={"mandalorian": "D4", "cara": "D4", "greef": "E3"},
        seats=3,
        hand="mando-quick mando-helmet",
    )
    shot.act("mando-quick attack")
    shot.play("attack @flamer")
    assert {seen.figure: seen.damage for seen in shot.view().figures} == {"mandalorian": 1, "cara": 1, "greef": 0}


@proves("rule:surrounded:damage_cap:commander", "rule:surrounded:damage_reached:commander")
def test_the_commander_takes_3_at_most_and_once_half_hurt_retreats() -> None:
    table = Shipped("surrounded", "C4 commander/8", at={"mandalorian": "D4"}, hand="mando-allin mando-helmet")
    table.act("mando-allin attack")
    table.play("attack @commander")
    commander = table.piece("commander")
    assert (commander.damage, commander.health, commander.space) == (11, 20, "A4")
    assert stars(table) == ["A7", "C1"]
    again = Shipped("surrounded", "C4 commander/19", at={"mandalorian": "D4"}, hand="mando-quick mando-helmet")
    dump = again.state.dump()
    dump["piece_marked"][again.number("commander")] = 1
    again.load(dump)
    again.act("mando-quick attack")
    again.play("attack @commander")
    assert again.happened(told.Defeated)  # 19 + 2 of 20; he retreats only once
    assert spawned(again) == []


@proves("rule:surrounded:event_step_end")
@pytest.mark.parametrize("events", [1, 2])
def test_after_two_events_the_commander_comes_nearer(events: int) -> None:
    slots = {"attack": "2 2 1", "recon": "2 2 1"} if events == 2 else {"attack": "2 2 1"}
    table = Shipped("surrounded", "A4 commander", at={"mandalorian": "E4", "cara": "E4"}, slots=slots, events="E08 E07")
    table.pass_turn()
    while table.asked() == "enemy-way":
        table.play(sorted(table.offers())[0])
    assert (table.piece("commander").space != "A4") == (events == 2)


@proves("rule:cell-block:event_step_end", "rule:out-of-town:event_step_end")
@pytest.mark.parametrize(("id_", "track"), [("cell-block", "beacon"), ("out-of-town", "alert")])
@pytest.mark.parametrize("events", [1, 2])
def test_after_two_events_the_track_rises(id_: str, track: str, events: int) -> None:
    slots = {"attack": "2 2 1", "recon": "2 2 1"} if events == 2 else {"attack": "2 2 1"}
    table = Shipped(id_, slots=slots, events="E08 E07")
    table.pass_turn()
    while table.asked() == "where":  # nobody shot, and a reinforcement comes
        table.play(sorted(table.offers())[0])
    assert table.track(track) == events - 1


@proves("action:cell-block")
def test_slicing_opens_a_door_or_lowers_the_beacon_or_shows_a_cell() -> None:
    said: dict[str, Any] = {"hand": "mando-allin mando-helmet", "tracks": {"beacon": 2}}
    for way, then in (("unlock-door", ["unlock cell5"]), ("beacon-down", [])):
        table = Shipped("cell-block", "A1 ?prisoner", **said)
        table.act("mando-allin mission")
        table.play(f"choose {way}", *then)
        assert table.track("beacon") == (1 if way == "beacon-down" else 2)
        assert [door.door for door in table.view().doors if door.open] == (["cell5"] if then else [])
    table = Shipped("cell-block", "A1 ?prisoner, B2 ?sec-b", **said)
    table.act("mando-helmet mission")
    assert [event.token for event in table.events if isinstance(event, told.Peeked)] == ["prisoner"]


@proves("rule:cell-block:on_space:num:8")
def test_somebody_at_the_console_makes_every_slicing_stronger() -> None:
    for place, strength in (("A8", 4), ("A7", 3)):
        table = Shipped("cell-block", at={"mayfeld": place}, hand="mando-climb mando-helmet")
        table.act("mando-climb mission")
        assert table.happened(told.Acted)[0].strength == strength
    other = Shipped("cell-block", at={"mayfeld": "A8"}, hand="mando-climb mando-helmet")
    other.act("mando-climb move")
    assert other.happened(told.Acted)[0].strength == 3


@proves("action:surrounded")
def test_reaching_out_pushes_enemies_from_the_child_or_protects_its_carrier() -> None:
    said: dict[str, Any] = {"child": "cara", "hand": "mando-allin mando-helmet", "at": {"cara": "C4"}}
    table = Shipped("surrounded", "C4 trooper, B3 scout, A2 flamer", **said)
    table.act("mando-allin mission")
    ways = table.may("shift")
    assert ways
    while table.may("shift"):
        table.play(sorted(f"shift {way}" for way in table.may("shift"))[0])
    assert {table.piece(token).space for token in ("trooper", "scout")}.isdisjoint({"C4", "B3"})
    assert table.piece("flamer").space == "A2"
    table = Shipped("surrounded", **said)
    table.act("mando-helmet mission")
    assert table.figure("cara").wards == 1


# ---- with a mercenary sheet ------------------------------------------------------------------------------------------------


@proves(*(f"mercenary:{id_}" for id_ in MISSIONS))
@pytest.mark.parametrize("id_", MISSIONS)
def test_on_a_mercenary_sheet_what_belongs_to_the_story_is_blank_or_away(id_: str) -> None:
    mission = MISSIONS[id_]
    assert mission.mercenary.blank or mission.mercenary.strip
    for token in mission.mercenary.blank:
        space = mission.map.start
        table = Shipped(id_, f"{space} {token}", sheet="egg-run", games=2)
        table.play("play mando-helmet plan")
        assert not table.may("pick-up") and not table.may("use")
        assert table.tables.on_reveal[table.tables.token_index[token]] == -1
    state, _ = begun(seats=2, mission=id_, sheet="egg-run", games=2)
    view = state.view(None)
    assert view.child is None
    assert not {seen.token for seen in view.pieces} & set(mission.mercenary.strip)


def test_every_token_has_a_class_or_a_use() -> None:
    for token in TOKENS.values():
        assert isinstance(token, schema.Token)
        assert (token.kind == "enemy") == (token.class_ is not None)
