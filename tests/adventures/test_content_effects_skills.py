"""What every skill card does, each with the words of its own file."""

from typing import Any

import msgspec
import pytest

from cantina.games.adventures import content
from cantina.games.adventures import events as told

from .proof import proves, skills
from .scene import Table
from .shipped import begun

SKILLS = skills()
ABLE = [id_ for id_, card in SKILLS.items() if card.ability]
PLAIN = [id_ for id_, card in SKILLS.items() if not card.ability]
BONUS = [id_ for id_, card in SKILLS.items() if card.bonus]


def holding(id_: str, rows: str = "GGGG", threats: str = "", **said: Any) -> Table:
    """The Mandalorian holds a shipped card, whoever's it is, from the start."""
    card = msgspec.to_builtins(SKILLS[id_]) | {"copies": 1}
    card.pop("set", None)
    hand = said.pop("hand", f"{id_} m1 m2 m3")
    return Table(rows, threats, hand=hand, skills={"mandalorian": [card]}, **said)


def slot(id_: str) -> str:
    """The slot under which a card has its ability."""
    found = SKILLS[id_].ability[0].slot
    return "plan" if found == "any" else found


def used(id_: str, rows: str = "GGGG", threats: str = "", *then: str, **said: Any) -> Table:
    """The card was played under its slot and its ability used, and so on."""
    table = holding(id_, rows, threats, **said)
    table.play(f"play {id_} {slot(id_)}", "ability", *then)
    return table


# ---- strength and bonus --------------------------------------------------------------------------------------------------


@proves(*(f"bonus:{id_}" for id_ in BONUS))
@pytest.mark.parametrize("id_", BONUS)
def test_a_bonus_adds_1_under_its_slot_and_not_in_the_event_step(id_: str) -> None:
    card = SKILLS[id_]
    own = str(card.bonus)
    action = [{"op": "track", "id": "goal", "n": 1}]
    table = holding(id_, "GG", "A1 ?thug, A2 raider", start="A2", at={"mandalorian": "A2"}, mission_action=action)
    table.act(f"{id_} {own}")
    assert [event.strength for event in table.happened(told.Acted)] == [(card.strength or 0) + 1]
    assert table.strength(own) == card.strength
    other = holding(id_, "GG", "A2 raider", mission_action=action)
    other.act(f"{id_} {'move' if own != 'move' else 'plan'}")
    assert [event.strength for event in other.happened(told.Acted)] == [card.strength]


@proves(*(f"skill:{id_}" for id_ in PLAIN))
@pytest.mark.parametrize("id_", PLAIN)
def test_a_plain_card_acts_with_its_strength(id_: str) -> None:
    strength = SKILLS[id_].strength
    table = holding(id_, "GGGGGG")
    slot_ = "move" if SKILLS[id_].bonus != "move" else "plan"
    table.act(f"{id_} {slot_}")
    assert [event.strength for event in table.happened(told.Acted)] == [strength]


@proves(*(f"character:{id_}" for id_ in content.character_ids()))
@pytest.mark.parametrize("id_", content.character_ids())
def test_a_character_begins_with_the_health_of_its_side_and_its_own_cards(id_: str) -> None:
    other = "paz" if id_ != "paz" else "cara"
    made = content.character(id_)
    for difficulty, health in (("beginner", made.health.beginner), ("veteran", made.health.standard)):
        state, _ = begun(seats=2, mode="sandbox", characters=[id_, other], difficulty=difficulty)
        view = state.view(0)
        assert view.figures[0].health == health
        assert set(view.hand) <= {card.id for card in made.skill if card.set == "base"}


# ---- attacks -------------------------------------------------------------------------------------------------------------

LINE = ", ".join(f"A{column} brute" for column in range(1, 7))


def line(nearest: int, farthest: int) -> set[str]:
    return {f"A{1 + far}" for far in range(nearest, farthest + 1)}


@proves("skill:mando-pulse", "skill:ig-turn", "skill:greef-old", "skill:mig-aim", "skill:xian-throw", "skill:mig-perch")
@pytest.mark.parametrize(
    ("id_", "nearest", "farthest"),
    [("mando-pulse", 0, 3), ("ig-turn", 0, 2), ("greef-old", 0, 2), ("mig-aim", 0, 3), ("xian-throw", 0, 2), ("mig-perch", 2, 4)],
)
def test_an_attack_reaches_farther(id_: str, nearest: int, farthest: int) -> None:
    table = used(id_, "GGGGGG", LINE, "resolve")
    assert table.spaces("attack") == line(nearest, farthest)
    target = f"A{farthest + 1}"
    table.play(f"attack @{target}")
    strength = (SKILLS[id_].strength or 0) + (SKILLS[id_].bonus == "attack")
    assert table.happened(told.Wounded)[0].damage == strength


@proves("skill:paz-overheat")
def test_overheating_reaches_2_and_complicates_the_attack() -> None:
    table = used("paz-overheat", "GGGG", LINE.replace("A5 brute, A6 brute", "A4 thug"), "resolve")
    assert table.spaces("attack") == line(0, 2)
    assert len(table.slot("attack").tokens) == 1


@proves("skill:ig-two", "skill:signature-ig11", "skill:signature-xian")
@pytest.mark.parametrize(("id_", "parts", "reach"), [("ig-two", 2, 1), ("signature-ig11", 3, 1), ("signature-xian", 2, 2)])
def test_damage_is_split_among_threats(id_: str, parts: int, reach: int) -> None:
    table = used(id_, "GGGG", "A1 brute, A2 gunner, A2 watch, A3 thug", "resolve")
    strength = SKILLS[id_].strength or 0
    moves = ["strike @brute 1", "strike @gunner 1"][: parts - 1]
    last = ["brute", "gunner", "watch"][parts - 1] if reach == 1 else "thug"
    assert ("A3" in table.spaces("attack")) == (reach == 2)
    table.play(*moves)
    assert not table.may("strike")
    table.play(f"attack @{last}")
    wounds = {event.token: event.damage for event in table.happened(told.Wounded)}
    assert sum(wounds.values()) == strength
    assert len(wounds) == parts


@proves("skill:mando-close", "skill:burg-smash")
@pytest.mark.parametrize(("id_", "more"), [("mando-close", 1), ("burg-smash", 2)])
def test_a_target_on_the_own_space_is_hit_harder(id_: str, more: int) -> None:
    for target, damage in (("A1", 3 + more), ("A2", 3)):
        brute = {"id": "hulk", "kind": "enemy", "class": "brawler", "hp": 9, "shape": "circle", "copies": 2}
        table = used(id_, "GG", "A1 hulk, A2 hulk", "resolve", tokens=[brute])
        table.play(f"attack @{target}")
        assert table.piece(target).damage == damage


@proves("skill:cara-repeat")
def test_a_friend_near_the_target_makes_the_shot_harder() -> None:
    for place, damage in (("A3", 4), ("A4", 3)):
        hulk = {"id": "hulk", "kind": "enemy", "class": "brawler", "hp": 9, "shape": "circle"}
        table = used("cara-repeat", "GGGG", "A2 hulk", "resolve", "attack 0", tokens=[hulk], at={"ig11": place})
        assert table.piece("hulk").damage == damage


@proves("skill:xian-cheap")
def test_an_unhurt_target_is_hit_harder() -> None:
    for start, damage in ((0, 4), (1, 4)):
        hulk = {"id": "hulk", "kind": "enemy", "class": "brawler", "hp": 9, "shape": "circle"}
        table = used("xian-cheap", "GG", f"A2 hulk/{start}", "resolve", "attack 0", tokens=[hulk])
        assert table.piece("hulk").damage == damage  # 3 + 1 on a fresh one, 1 + 3 on a hurt one


@proves("skill:burg-charge", "skill:cara-drop")
@pytest.mark.parametrize("id_", ["burg-charge", "cara-drop"])
def test_after_a_move_an_enemy_on_the_space_takes_1(id_: str) -> None:
    table = holding(id_, "GGG", "A2 brute, A2 gunner, A3 thug")
    table.play(f"play {id_} move")
    assert "ability" not in table.offers()
    table.play("resolve", "step A2", "ability")
    assert table.spaces("target") == {"A2"}
    table.play("target @gunner")
    assert (table.piece("gunner").damage, table.piece("brute").damage) == (1, 0)


@proves("skill:wild-burg")
@pytest.mark.parametrize("slot_", ["move", "attack", "recon", "plan"])
def test_the_wild_card_of_burg_strikes_on_the_own_space_under_any_slot(slot_: str) -> None:
    table = holding("wild-burg", "GG", "A1 brute, A2 thug")
    table.play(f"play wild-burg {slot_}", "ability")
    assert (table.piece("brute").damage, table.piece("thug").damage) == (1, 0)
    assert table.strength(slot_) == 3


@proves("skill:mando-flame", "skill:paz-cannon", "skill:greef-pair")
@pytest.mark.parametrize(
    ("id_", "others"), [("mando-flame", {"gunner": 2, "watch": 2}), ("paz-cannon", {"gunner": 1}), ("greef-pair", {"snare": 1})]
)
def test_others_than_the_target_are_hit_too(id_: str, others: dict[str, int]) -> None:
    table = holding(id_, "GGG", "A2 brute, A2 gunner, A2 watch, A1 snare, A3 thug")
    table.play(f"play {id_} attack", "resolve", "attack @brute", "ability")
    if table.may("target"):
        near = {"gunner", "watch"} | ({"snare"} if id_ == "greef-pair" else set())
        assert table.may("target") == {str(table.number(token)) for token in near}
        table.play(*(f"target @{token}" for token in others))
    for token in ("gunner", "watch", "snare", "thug"):
        assert table.piece(token).damage == others.get(token, 0)


@proves("skill:mig-third", "skill:tactical-1-mayfeld")
@pytest.mark.parametrize(("id_", "within", "damage"), [("mig-third", 2, 1), ("tactical-1-mayfeld", 4, 2)])
def test_one_enemy_within_a_range_is_hit(id_: str, within: int, damage: int) -> None:
    table = used(id_, "GGGGGG", LINE)
    assert table.spaces("target") == line(0, within)
    table.play(f"target @A{within + 1}")
    assert table.piece(f"A{within + 1}").damage == damage


@proves("skill:tactical-1-mandalorian", "skill:tactical-1-ig11")
@pytest.mark.parametrize(
    ("id_", "within", "count", "damage"), [("tactical-1-mandalorian", 2, 3, 1), ("tactical-1-ig11", 1, 2, 2)]
)
def test_several_enemies_within_a_range_are_hit(id_: str, within: int, count: int, damage: int) -> None:
    table = used(id_, "GGGGGG", LINE + ", A1 gunner, A2 watch")
    assert table.spaces("target") == line(0, within)
    for token in ("gunner", "watch", "A3")[:count]:
        table.play(f"target @{token}")
    assert not table.may("target")
    assert [table.piece(token).damage for token in ("gunner", "watch")] == [damage, damage]
    assert table.strength("attack") == 5  # a tactical card


@proves("skill:tactical-1-burg")
def test_all_enemies_on_the_own_space_are_hit() -> None:
    table = used("tactical-1-burg", "GG", "A1 brute, A1 gunner, A2 thug")
    assert [table.piece(token).damage for token in ("brute", "gunner", "thug")] == [2, 2, 0]


@proves("skill:tactical-2-xian")
def test_two_enemies_are_hit_where_two_are_near() -> None:
    table = used("tactical-2-xian", "GGGG", "A1 brute, A3 gunner, A4 thug", "target 0", "target 1")
    assert [table.piece(token).damage for token in ("brute", "gunner", "thug")] == [1, 1, 0]
    alone = holding("tactical-2-xian", "GGGG", "A1 brute, A4 thug")
    alone.play("play tactical-2-xian recon")
    assert alone.offers() == {"decline"}


@proves("skill:ig-boom")
def test_one_damage_to_oneself_buys_two_to_all_around() -> None:
    table = holding("ig-boom", "GGG", "A1 brute, A2 gunner, A3 thug", plans={"mandalorian": "defend"})
    table.play("play ig-boom attack", "resolve", "attack @brute", "ability")
    assert table.offers() == {"pay", "done"}
    table.play("pay")
    assert table.figure().damage == 1  # it cannot be prevented
    assert [table.piece(token).damage for token in ("brute", "gunner", "thug")] == [3, 2, 0]


@proves("skill:xian-flurry")
def test_a_discarded_card_buys_two_damage() -> None:
    table = holding("xian-flurry", "GG", "A2 brute")
    table.play("play xian-flurry attack", "resolve", "attack @brute", "ability", "pay", "discard m1")
    assert table.view().discards == ["m1"]
    assert [event.token for event in table.happened(told.Defeated)] == ["brute"]


@proves("skill:cara-breach")
def test_everything_face_down_around_is_turned_up_before_the_attack() -> None:
    table = used("cara-breach", "GGG", "A2 ?brute, A2 ?crate, A3 ?thug")
    assert (table.there("A2"), table.there("A3")) == (["brute", "crate"], [None])
    table.play("resolve", "attack @brute")
    assert [event.token for event in table.happened(told.Defeated)] == ["brute"]


@proves("skill:mig-call")
def test_a_friend_within_3_attacks_for_1() -> None:
    table = used("mig-call", "GGGGG", "A4 brute, A5 thug", at={"ig11": "A3"})
    assert (table.turn, table.view().action and table.view().action.figure) == (1, "ig11")  # type: ignore[union-attr]
    table.play("resolve", "attack @brute")
    assert table.piece("brute").damage == 1
    far = holding("mig-call", "GGGGG", "A4 brute", at={"ig11": "A5"})
    far.play("play mig-call recon")
    assert "ability" not in far.offers()


# ---- moves ---------------------------------------------------------------------------------------------------------------


@proves("skill:ig-gyro", "skill:xian-slip")
@pytest.mark.parametrize(("id_", "hooked"), [("ig-gyro", 1), ("xian-slip", 0)])
def test_a_move_passes_enemies_and_with_luck_their_hooks(id_: str, hooked: int) -> None:
    table = used(id_, "GGGG", "A1 snare, A2 brute", "resolve", "step A2", "step A3")
    assert not table.happened(told.Stopped)
    assert (table.figure().space, table.figure().damage) == ("A3", hooked)


@proves("skill:mando-climb", "skill:xian-land", "skill:tactical-2-paz")
@pytest.mark.parametrize(("id_", "damage"), [("mando-climb", 1), ("xian-land", 0), ("tactical-2-paz", 1)])
def test_a_move_climbs_ledges_and_with_luck_past_guards(id_: str, damage: int) -> None:
    table = used(id_, "GGG", "A3 sentry", *(["resolve"] if id_ != "tactical-2-paz" else []), ledges="A1 A2")
    table.play("step A2", "stop")
    assert (table.figure().space, table.figure().damage) == ("A2", damage)


@proves("skill:signature-cara")
def test_a_move_ends_unharmed_by_guards() -> None:
    table = used("signature-cara", "GGG", "A3 sentry, A3 watch", "resolve", "step A2", "stop")
    assert (table.figure().space, table.figure().damage) == ("A2", 0)


@proves("skill:mig-back")
def test_a_move_away_from_an_enemy_is_longer_and_unhooked() -> None:
    table = used("mig-back", "GGGGGG", "A1 snare", "resolve", "step A2", "step A3", "step A4", "step A5")
    assert (table.figure().space, table.figure().damage) == ("A5", 0)
    alone = used("mig-back", "GGGGGG", "", "resolve")
    assert alone.happened(told.Acted)[0].strength == 3


@proves("skill:tactical-1-xian")
def test_a_tactical_move_of_4_past_everything() -> None:
    table = used("tactical-1-xian", "GGGGGG", "A1 snare, A3 brute, A5 sentry", "step A2", "step A3", "step A4", "step A5")
    assert (table.figure().space, table.figure().damage) == ("A5", 0)
    assert table.strength("move") == 5


@proves("skill:tactical-1-cara")
def test_a_tactical_move_of_3_and_a_blow_of_2() -> None:
    table = used("tactical-1-cara", "GGGG", "A3 brute", "step A2", "step A3")
    assert (table.figure().space, table.piece("brute").damage) == ("A3", 2)


@proves("skill:tactical-2-burg")
def test_a_tactical_move_through_a_door_and_a_blow_of_3() -> None:
    table = used("tactical-2-burg", "GGGG", "A3 brute", "unlock gate", "step A2", "step A3", doors="gate A1 A2")
    assert (table.figure().space, table.piece("brute").damage) == ("A3", 3)
    assert table.view().doors[0].open


@proves("skill:burg-door")
def test_a_door_is_forced_before_the_move() -> None:
    table = used("burg-door", "GGG", "", "unlock gate", "resolve", "step A2", doors="gate A1 A2, back A2 A3")
    assert [(door.door, door.open) for door in table.view().doors] == [("gate", True), ("back", False)]
    assert table.figure().space == "A2"


@proves("skill:mando-quick", "skill:wild-xian")
@pytest.mark.parametrize("id_", ["mando-quick", "wild-xian"])
def test_one_step_before_or_after_the_action(id_: str) -> None:
    for order in (["ability", "step A2", "resolve", "attack 0"], ["resolve", "attack 0", "ability", "step A2"]):
        table = holding(id_, "GGG", "A1 gunner")
        table.play(f"play {id_} attack", *order)
        assert table.figure().space == "A2"
        assert table.piece("gunner").damage == (2 if id_ == "mando-quick" else 1)


@proves("skill:greef-rally", "skill:paz-covert")
@pytest.mark.parametrize(("id_", "within"), [("greef-rally", 3), ("paz-covert", 2)])
def test_a_friend_within_a_range_moves_2(id_: str, within: int) -> None:
    place = f"A{within + 1}"
    table = used(id_, "GGGGGG", "", f"step A{within + 2}", f"step A{within + 3}", at={"ig11": place})
    assert table.figure("ig11").space == f"A{within + 3}"
    far = holding(id_, "GGGGGG", at={"ig11": f"A{within + 2}"})
    far.play(f"play {id_} move")
    assert "ability" not in far.offers()


@proves("skill:tactical-2-cara")
def test_each_friend_within_2_moves_2() -> None:
    table = used("tactical-2-cara", "GGGGGG", at={"ig11": "A2", "cara": "A3", "greef": "A4"}, options={"seats": 4})
    table.play("step A3", "step A4")
    table.play("step A4", "step A5")
    assert [table.figure(id_).space for id_ in ("ig11", "cara", "greef")] == ["A4", "A5", "A4"]


@proves("skill:cara-carry")
def test_a_friend_from_the_same_space_is_taken_along() -> None:
    table = holding("cara-carry", "GGGG")
    table.act("cara-carry move")
    table.play("step A2", "step A3", "ability", "step A2", "step A3")
    assert (table.figure().space, table.figure("ig11").space) == ("A3", "A3")
    still = holding("cara-carry", "GGGG")
    still.act("cara-carry move")
    still.play("stop")
    assert "ability" not in still.offers()  # nobody has been left behind
    apart = holding("cara-carry", "GGGG", at={"ig11": "A4"})
    apart.act("cara-carry move")
    apart.play("step A2", "step A3")
    assert "ability" not in apart.offers()


@proves("skill:mando-kid")
def test_the_child_is_picked_up_from_one_space_away_during_the_move() -> None:
    table = holding("mando-kid", "GGG GGG", child="B2")
    table.act("mando-kid move")
    assert "ability" not in table.offers()
    table.play("step A2", "ability")
    assert [used.card for used in table.happened(told.UsedAbility)] == ["mando-kid"]
    assert table.figure().carries == ["child"]
    table.play("step A3")
    assert table.view().child is not None and table.view().child.space == "A3"  # type: ignore[union-attr]


# ---- pushing, looking and stunning -----------------------------------------------------------------------------------------


@proves("skill:burg-toss")
def test_the_target_is_thrown_up_to_2_away() -> None:
    table = holding("burg-toss", "GGGGG", "A2 brute")
    table.play("play burg-toss attack", "resolve", "attack @brute", "ability", "shift @brute A3", "shift @brute A4")
    assert (table.piece("brute").space, table.piece("brute").damage) == ("A4", 3)
    assert table.asked() == "turn"


@proves("skill:burg-roar")
def test_all_enemies_around_are_pushed_1_away() -> None:
    table = used("burg-roar", "GGGG", "A2 brute, A3 thug, A1 gunner")
    assert [table.piece(token).space for token in ("brute", "gunner", "thug")] == ["A3", "A2", "A3"]


@proves("skill:xian-hiss", "skill:paz-barrage", "skill:wild-cara")
@pytest.mark.parametrize(("id_", "within", "steps"), [("xian-hiss", 1, 3), ("paz-barrage", 2, 1), ("wild-cara", 1, 1)])
def test_one_enemy_is_pushed_away(id_: str, within: int, steps: int) -> None:
    start = within + 1
    table = holding(id_, "GGGGGGG", f"A{start} brute, A{start + 1} thug, A1 gunner, A1 watch")
    table.play(f"play {id_} {slot(id_)}")
    if id_ == "paz-barrage":
        table.play("resolve", "attack @gunner")
    table.play("ability")
    assert table.refused("done") == "MANDO-122"  # one of the two must be moved
    table.play("target @brute")
    for step in range(1, steps + 1) if id_ == "xian-hiss" else ():
        assert table.may("shift") == {f"{table.number('brute')} A{start + step}"}
        table.play(f"shift @brute A{start + step}")
    assert table.piece("brute").space == f"A{start + steps}"
    assert not table.may("shift") or slot(id_) == "recon"


@proves("skill:paz-taunt")
def test_two_enemies_are_drawn_1_nearer() -> None:
    table = used("paz-taunt", "GGGGG", "A3 brute, A4 thug, A5 gunner", "target @brute")
    assert table.spaces("target") == {"A4"}
    assert "done" in table.offers()
    table.play("target @thug")
    assert [table.piece(token).space for token in ("brute", "thug", "gunner")] == ["A2", "A3", "A5"]


@proves("skill:tactical-2-greef")
def test_three_enemies_within_3_are_moved_anywhere() -> None:
    table = used("tactical-2-greef", "GGGGG", "A2 brute, A3 thug, A4 gunner, A5 watch")
    assert table.spaces("target") == {"A2", "A3", "A4"}
    for token, space in (("brute", "A1"), ("thug", "A4"), ("gunner", "A5")):
        table.play(f"target @{token}", f"shift @{token} {space}")
    assert [table.piece(token).space for token in ("brute", "thug", "gunner")] == ["A1", "A4", "A5"]


@proves("skill:signature-burg")
def test_after_a_move_all_enemies_on_the_space_are_pushed_off() -> None:
    table = holding("signature-burg", "GGG", "A2 brute, A2 thug")
    table.play("play signature-burg move", "resolve", "step A2", "ability", "shift @brute A1", "shift @thug A3")
    assert (table.piece("brute").space, table.piece("thug").space) == ("A1", "A3")


@proves("skill:tactical-2-mandalorian")
def test_a_stunned_enemy_neither_moves_nor_attacks_until_the_next_own_turn() -> None:
    said: dict[str, Any] = {"events": "E01", "hands": {1: "i1 i2"}, "hand": "tactical-2-mandalorian m1", "at": {"ig11": "A3"}}
    table = used("tactical-2-mandalorian", "GGG", "A2 thug, A1 brute", "target @thug", **said)
    assert table.piece("thug").stunned
    table.idle("m1 move")  # the card itself brings an event: all brawlers move 2, two attack
    assert not table.happened(told.EnemyMoved)
    assert [event.token for event in table.happened(told.EnemyAttacked)] == ["brute"]
    table.idle("i1 attack", "i2 plan")
    assert not table.piece("thug").stunned


@proves("skill:mando-scope")
def test_recon_looks_at_one_more() -> None:
    table = used("mando-scope", "GGG", "A2 ?thug, A3 ?crate", "resolve", "peek @thug", "peek @crate")
    assert [event.token for event in table.events if isinstance(event, told.Peeked)] == ["thug", "crate"]


@proves("skill:mando-herd")
def test_recon_moves_an_enemy_one_space_farther() -> None:
    table = used("mando-herd", "GGGG", "A2 thug", "resolve", "shift @thug A3", "shift @thug A4")
    assert table.piece("thug").space == "A4"


@proves("skill:greef-talk")
def test_recon_moves_one_enemy_more() -> None:
    table = used("greef-talk", "GGGG", "A2 thug, A3 brute", "resolve", "shift @thug A1", "shift @brute A4")
    assert (table.piece("thug").space, table.piece("brute").space) == ("A1", "A4")


@proves("skill:ig-sweep")
def test_everything_face_down_around_is_looked_at() -> None:
    table = holding("ig-sweep", "GGGG", "A1 raider, A2 ?thug, A2 ?crate, A3 ?medkit")
    table.play("play ig-sweep recon", "resolve", "shift @raider A2", "ability")
    assert sorted(event.token for event in table.happened(told.Peeked)) == ["crate", "thug"]


@proves("skill:wild-ig11")
def test_one_threat_within_2_is_looked_at() -> None:
    table = used("wild-ig11", "GGGG", "A3 ?thug, A4 ?crate")
    assert [event.token for event in table.happened(told.Peeked)] == ["thug"]
    assert not table.may("target")


@proves("skill:ig-scan")
@pytest.mark.parametrize("token", ["thug", "crate"])
def test_an_enemy_that_was_looked_at_may_be_turned_up_and_hit(token: str) -> None:
    table = holding("ig-scan", "GG", f"A2 ?{token}")
    table.play("play ig-scan recon", "resolve", f"peek @{token}", "ability")
    piece = table.piece("A2")
    assert (piece.up, piece.damage) == ((True, 1) if token == "thug" else (False, 0))


# ---- helping -------------------------------------------------------------------------------------------------------------

PAIN = [{"op": "hurt", "who": "all", "n": 2}]


@proves("skill:burg-hide", "skill:paz-brace", "skill:wild-paz")
@pytest.mark.parametrize("id_", ["burg-hide", "paz-brace", "wild-paz"])
def test_the_own_next_damage_is_prevented(id_: str) -> None:
    table = used(id_, "GG", "", "decline", cards={"pain": PAIN}, events="pain", slots={"move": "2 m2"}, hand=f"{id_} m1")
    assert table.figure().wards == 1
    table.idle("m1 move")
    assert (table.figure().damage, table.figure("ig11").damage, table.figure().wards) == (1, 2, 0)


@proves("skill:cara-back", "skill:paz-wall", "skill:signature-paz")
@pytest.mark.parametrize(("id_", "within"), [("cara-back", 2), ("paz-wall", 1), ("signature-paz", 2)])
def test_a_friends_next_damage_is_prevented(id_: str, within: int) -> None:
    said: dict[str, Any] = {"cards": {"pain": PAIN}, "events": "pain", "slots": {"move": "2 m2"}, "hand": f"{id_} m1"}
    table = used(id_, "GGGGG", "", "decline", at={"ig11": f"A{within + 1}"}, **said)
    assert table.figure("ig11").wards == 1
    table.idle("m1 move")
    assert (table.figure().damage, table.figure("ig11").damage) == (2, 1)
    far = holding(id_, "GGGGG", at={"ig11": f"A{within + 2}"})
    far.play(f"play {id_} {slot(id_)}")
    assert "ability" not in far.offers()


@proves("skill:tactical-1-paz")
def test_the_next_damage_of_all_around_is_prevented_until_the_next_own_turn() -> None:
    table = used("tactical-1-paz", "GGG", at={"ig11": "A2", "cara": "A3"}, options={"seats": 3}, hand="tactical-1-paz m1")
    assert [seen.wards for seen in table.view().figures] == [1, 1, 0]
    for seat, plays in ((0, ["m1 move"]), (1, ["i1 move", "i2 attack"]), (2, ["c1 move", "c2 attack"])):
        assert table.turn == seat
        table.idle(*plays)
        while table.turn == seat:
            table.end()
    assert [seen.wards for seen in table.view().figures] == [0, 0, 0]


@proves("skill:ig-nurse", "skill:tactical-2-ig11")
@pytest.mark.parametrize("id_", ["ig-nurse", "tactical-2-ig11"])
def test_somebody_on_the_own_space_is_healed(id_: str) -> None:
    table = holding(id_, damage={"mandalorian": 2, "ig11": 2})
    table.play(f"play {id_} plan", "ability")
    if id_ == "tactical-2-ig11":
        assert table.may("who") == {"mandalorian", "ig11"}
        table.play("who ig11")
    assert (table.figure().damage, table.figure("ig11").damage) == (2, 1)
    apart = holding(id_, damage={"ig11": 2}, at={"ig11": "A2"})
    apart.play(f"play {id_} plan")
    assert "ability" not in apart.offers()


# ---- cards ---------------------------------------------------------------------------------------------------------------


@proves("skill:mando-helmet")
def test_defend_is_taken_from_the_plan_discards() -> None:
    table = used("mando-helmet", "GG", "", "take defend", plan_discard="defend payback")
    assert (table.figure().plans, table.view().plan_discard) == (["defend"], ["payback"])


@proves("skill:signature-greef")
def test_any_plan_card_is_taken_from_the_discards() -> None:
    table = used("signature-greef", plan_discard="defend payback bad-luck")
    assert table.offers() == {"take defend", "take payback"}
    assert table.refused("done") == "MANDO-122"
    table.play("take payback")
    assert table.figure().plans == ["payback"]


@proves("skill:greef-favor")
def test_plan_keeps_two_cards() -> None:
    table = used("greef-favor", "GG", "", "resolve", plan_deck="defend payback improvise")
    table.play("keep defend", "keep payback")
    assert table.asked() == "plan-return"
    assert table.figure().plans == ["defend", "payback"]


@proves("skill:tactical-1-greef")
def test_a_free_plan_of_3_keeps_two_cards() -> None:
    table = used("tactical-1-greef", "GG", "", "resolve", plan_deck="defend payback improvise")
    assert table.happened(told.Acted)[0].strength == 3
    table.play("keep defend", "keep payback", "done")
    assert table.figure().plans == ["defend", "payback"]


@proves("skill:wild-mandalorian", "skill:wild-greef", "skill:mig-talk")
@pytest.mark.parametrize(("id_", "seat"), [("wild-mandalorian", 0), ("wild-greef", 1), ("mig-talk", 1)])
def test_somebody_draws_a_card(id_: str, seat: int) -> None:
    table = used(id_)
    assert [event.seat for event in table.happened(told.Drew)] == [seat]
    assert table.view().hand_sizes == ([4, 4] if seat == 0 else [3, 5])


@proves("skill:signature-mayfeld")
def test_a_card_under_the_missions_own_slot_draws_another() -> None:
    table = used("signature-mayfeld", mission_action=[{"op": "track", "id": "goal", "n": 1}])
    assert [event.seat for event in table.happened(told.Drew)] == [0]


@proves("skill:cara-dig")
def test_a_weak_card_comes_back_from_the_discards() -> None:
    table = used("cara-dig", discard="m2 m3 mx")
    assert table.offers() == {"recover m2", "recover mx"}
    table.play("recover m2")
    assert table.view(0).hand.count("m2") == 2
    assert sorted(table.view().discards) == ["m3", "mx"]


@proves("skill:greef-ear", "skill:signature-mandalorian", "skill:wild-mayfeld")
@pytest.mark.parametrize("id_", ["greef-ear", "signature-mandalorian", "wild-mayfeld"])
def test_the_top_event_card_may_be_put_to_the_bottom(id_: str) -> None:
    table = used(id_, events="E05 E07")
    assert table.offers() == {"bottom E05", "done"}
    table.play("bottom E05")
    dump = table.state.dump()
    assert [table.tables.events[dump["event_deck"][place]] for place in (0, -1)] == ["E07", "E05"]
    assert table.view().event_back == "sharpshooter"
    kept = used(id_, events="E05 E07")
    kept.play("done")
    assert kept.view().event_back == "blaster"


@proves("skill:mig-backup")
def test_the_top_two_event_cards_are_put_in_any_order() -> None:
    table = used("mig-backup", events="E05 E07")
    assert table.offers() == {"first E05", "first E07"}
    table.play("first E07")
    assert [known.event for known in table.view(0).event_known] == ["E07", "E05"]
    assert table.view().event_back == "sharpshooter"
    assert table.view(1).event_known == []


@proves("skill:greef-bribe")
def test_one_complication_is_cleared_from_any_slot() -> None:
    table = used("greef-bribe", slots={"move": "2 m2", "recon": "1"})
    assert table.offers() == {"lift move 2", "lift recon 1"}
    table.play("lift move 2")
    assert table.strength("move") == 2
    assert table.view().complications_discard == [2]


@proves("skill:tactical-2-mayfeld")
def test_a_door_within_3_or_a_complication() -> None:
    said: dict[str, Any] = {"slots": {"move": "2"}, "doors": "gate A3 A4"}
    table = used("tactical-2-mayfeld", "GGGGG", "", "choose unlock-door", "unlock gate", **said)
    assert table.view().doors[0].open
    table = used("tactical-2-mayfeld", "GGGGG", "", "choose clear-complication", "lift move 2", **said)
    assert table.strength("move") == 0


@proves("skill:xian-lift")
def test_a_special_token_one_space_away_is_used_as_if_it_lay_here() -> None:
    table = used("xian-lift", "GGG", "A2 medkit, A3 crate", damage={"mandalorian": 2})
    assert table.may("target") == {str(table.number("medkit"))}
    table.play("target @medkit")
    assert (table.figure().damage, table.view().removed) == (1, ["medkit"])
