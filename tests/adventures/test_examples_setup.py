"""The ledger's worked examples of components, setup, modes, and the end of the game."""

from collections import Counter
from fractions import Fraction
from typing import Any

import msgspec
import pytest

import cantina
from cantina.core.game import DEALER, OVER, OptionError
from cantina.core.source import Seeded
from cantina.games.adventures import actions, content
from cantina.games.adventures import events as told
from cantina.games.adventures.campaign import next_mission
from cantina.games.adventures.view import View
from cantina.testing import Scene

from .scene import PEOPLE, Table, character, mission

GAME: Any = cantina.game("adventures")
TOKENS = {"compound": 14, "out-of-town": 29, "cell-block": 28, "surrounded": 25}
WHITE, YELLOW = [1, 1, 1, 2, 2], [1, 1, 2, 2, 3]
LOST_BY_CRISIS = [{"cond": {"track_ge": {"id": "crisis", "n": 1}}}]


def started(**options: Any) -> Scene:
    """A match after its setup, dealt by chance."""
    scene = Scene(GAME, **options)
    source, happened = Seeded(7, 0), []
    while scene.turn == DEALER:
        happened += scene.play(scene.state.deal(source))
    scene.events = happened
    return scene


def seen(scene: Scene, seat: int | None = None) -> View:
    """What a seat sees."""
    return scene.state.view(seat)  # type: ignore[return-value]


# ---- components --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-73", "MANDO-04", "MANDO-06", "MANDO-07")
def test_ex_73_the_components_are_as_many_as_listed() -> None:
    people = [content.character(id_) for id_ in content.character_ids()]
    assert {card.strength for one in people for card in one.skill if card.set == "base"} == {1, 2, 3, 4}
    assert sum(card.guide is None for card in content.events().event) == 12
    assert sum(card.copies for card in content.plans().plan) == 20
    for id_, tokens in TOKENS.items():
        assert sum(token.copies for token in content.mission(id_).token) == tokens
    assert sorted(content.plans().complications.white) == WHITE
    assert sorted(content.plans().complications.yellow) == YELLOW


@pytest.mark.rule("MANDO-EX-44", "MANDO-03", "MANDO-233")
def test_ex_44_every_character_has_twelve_skill_cards() -> None:
    people = [content.character(id_) for id_ in content.character_ids()]
    decks = [sum(card.copies for card in one.skill if card.set == "base") for one in people]
    assert decks == [12] * 8
    assert sum(decks) == 96
    view = seen(started(mode="shared", seats=3))
    assert view.decks[0] + sum(view.hand_sizes) == 24


@pytest.mark.rule("MANDO-EX-74", "MANDO-19", "MANDO-24")
def test_ex_74_the_tutorial_deck_is_read_up_to_the_next_stop() -> None:
    steps = content.guide().step
    assert [step.after_game for step in steps] == list(range(len(steps)))
    for step in steps[:-1]:  # the last one goes to the end of the deck
        assert [card.kind == "stop" for card in step.card] == [False] * (len(step.card) - 1) + [True]
    assert next_mission(0) == "compound"
    first = started(seats=2, campaign=True, games=0)
    later = started(seats=2, campaign=True, games=1, mission="out-of-town", mode="sandbox")
    decks = [seen(match).decks[0] + seen(match).hand_sizes[0] for match in (first, later)]
    assert decks == [12, 13]  # the first step adds a skill card for good, and nothing of it is known before
    assert [seen(match).event_deck for match in (first, later, started(games=2))] == [12, 12, 15]


# ---- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-39", "MANDO-31", "MANDO-38", "MANDO-41")
def test_ex_39_the_pictured_setup() -> None:
    scene = started(mission="compound", seats=2, difficulty="beginner")
    view = seen(scene)
    assert [figure.figure for figure in view.figures] == ["mandalorian", "ig11"]
    assert {figure.space for figure in view.figures} == {content.mission("compound").map.start}
    sides = [content.character(figure.figure).health.beginner for figure in view.figures]
    assert [figure.health for figure in view.figures] == sides
    assert view.hand_sizes == [4, 4]
    assert [len(slot.tokens) for slot in view.slots] == [1, 1, 1, 1]
    assert [event.rule for event in scene.happened(told.Complicated)] == ["MANDO-31"] * 4
    assert Counter(slot.tokens[0] for slot in view.slots) <= Counter(WHITE)


@pytest.mark.rule("MANDO-EX-42", "MANDO-11", "MANDO-32")
def test_ex_42_six_complications_are_left_of_four_slots() -> None:
    view = seen(started(mission="compound"))
    assert len(view.slots) == 4
    assert view.complications == 6
    left = Counter(WHITE + YELLOW) - Counter(slot.tokens[0] for slot in view.slots)
    assert Counter(YELLOW) <= left


@pytest.mark.rule("MANDO-EX-43", "MANDO-32", "MANDO-260")
def test_ex_43_five_complications_are_left_of_five_slots() -> None:
    view = seen(started(mission="cell-block"))
    assert [slot.slot for slot in view.slots].count("mission") == 1
    assert sorted(slot.tokens[0] for slot in view.slots) == WHITE
    assert view.complications == 5


@pytest.mark.rule("MANDO-EX-75", "MANDO-28", "MANDO-29", "MANDO-177")
@pytest.mark.parametrize("swapped", [False, True])
def test_ex_75_the_backs_do_not_matter_for_shuffling(swapped: bool) -> None:
    """Every event card, and every plan card, is as likely to be the next one as any other."""
    cards = [card for card in content.events().event if card.guide is None]
    if swapped:
        cards = [msgspec.structs.replace(card, back=other.back) for card, other in zip(cards, reversed(cards), strict=True)]
    state = GAME.start(seats=1, pack={"event": msgspec.to_builtins(cards)})
    while not isinstance(state.actions()[0], actions.Back):
        state.play(state.actions()[0])
    chances: dict[str, Fraction] = {}
    backs = state.odds()
    for back, weight in backs:
        there = state.copy()
        there.play(back)
        by_back = [card.id for card in cards if card.back == back.back]
        assert seen_back(there) == back.back
        chances |= dict.fromkeys(by_back, Fraction(weight, sum(w for _, w in backs)) / len(by_back))
    assert chances == dict.fromkeys((card.id for card in cards), Fraction(1, 12))


def seen_back(state: Any) -> str | None:
    """The back on top of the event deck."""
    view: View = state.view(None)
    return view.event_back


@pytest.mark.rule("MANDO-EX-76", "MANDO-34", "MANDO-35", "MANDO-36")
def test_ex_76_threats_lie_face_down_or_face_up_and_reinforcements_beside_the_map() -> None:
    square = {"id": "crate", "kind": "feature", "shape": "square"}
    made = mission("GGG", "A2 ?thug, A3 crate", tokens=[square], reserve="rival enforcer enforcer")
    scene = started(mission=made, characters=tuple(map(character, list(PEOPLE)[:2])))
    pieces = [(piece.space, piece.shape, piece.up, piece.token) for piece in seen(scene).pieces]
    assert pieces == [("A2", "circle", False, None), ("A3", "square", True, "crate")]
    assert [event.rule for event in scene.happened(told.Placed)] == ["MANDO-35"]
    assert seen(scene).reserve == 3


@pytest.mark.rule("MANDO-EX-77", "MANDO-45", "MANDO-46", "MANDO-47")
def test_ex_77_difficulty_changes_health_and_hand() -> None:
    views = [seen(started(difficulty=level)) for level in ("beginner", "experienced", "veteran")]
    beginner, experienced, veteran = (view.figures[0].health for view in views)
    assert beginner > experienced == veteran
    assert [view.hand_sizes for view in views] == [[4, 4], [4, 4], [3, 3]]
    assert {figure.space for view in views for figure in view.figures} == {content.mission("compound").map.start}


@pytest.mark.rule("MANDO-EX-37", "MANDO-258")
def test_ex_37_a_token_goes_to_the_space_with_the_number() -> None:
    post = {"id": "post", "kind": "feature", "shape": "unique"}
    rule = {"when": "setup", "effects": [{"op": "place", "token": "post", "space": "num:8"}]}
    table = Table("GGGG", tokens=[post], rule=[rule], numbers={"1": "A2", "8": "A3"})
    assert table.there("A3") == ["post"]
    assert table.there("A2") == []


# ---- modes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-95", "MANDO-229", "MANDO-230")
def test_ex_95_an_unlisted_character_has_no_special_setup() -> None:
    made = mission("GGG", child={"carried_by": ["mandalorian"]}, recommended=["mandalorian", "ig11"])
    listed = started(mission=made, seats=2, mode="sandbox", characters=("mandalorian", "cara"))
    assert seen(listed).figures[0].carries == ["child"]
    strangers = started(mission=made, seats=2, mode="sandbox", characters=("cara", "greef"))
    assert [(figure.space, figure.carries) for figure in seen(strangers).figures] == [("A1", []), ("A1", [])]
    assert seen(strangers).child is None


@pytest.mark.rule("MANDO-EX-36", "MANDO-235", "MANDO-239")
def test_ex_36_the_character_on_the_card_acts() -> None:
    table = Table("GGG", hand="i2 m1", options={"mode": "shared"})
    table.act("i2 move")
    table.walk("A2", "A3")
    assert table.figure("ig11").space == "A3"
    assert table.figure("mandalorian").space == "A1"


@pytest.mark.rule("MANDO-EX-96", "MANDO-127", "MANDO-231", "MANDO-236")
def test_ex_96_shared_characters_share_the_slots_too() -> None:
    table = Table(hand="m1 m2 i1", plans={"mandalorian": "second-move"}, options={"mode": "shared"})
    table.idle("m1 move", "m2 plan")
    table.play("plan second-move mandalorian")
    assert table.refused("play i1 move") == "MANDO-127"
    assert table.may("play") == {"i1 attack", "i1 recon"}


@pytest.mark.rule("MANDO-EX-97", "MANDO-97", "MANDO-237")
def test_ex_97_each_shared_character_owns_its_own_plan_cards() -> None:
    for card, kept in (("m1", set()), ("i1", {"defend"})):
        table = Table(hand=f"{card} m2", plans={"mandalorian": "defend"}, plan_deck="defend", options={"mode": "shared"})
        table.act(f"{card} plan")
        assert table.may("keep") == kept
        if kept:
            table.play("keep defend")
            assert table.figure("ig11").plans == ["defend"]
        else:
            assert table.refused("keep defend") == "MANDO-97"


@pytest.mark.rule("MANDO-EX-70", "MANDO-240", "MANDO-153")
def test_ex_70_you_is_the_character_whose_card_lies_on_top() -> None:
    table = Table(
        "GGGGGGG",
        hand="i4 m1",
        at={"ig11": "A7"},
        slots={"move": "1"},
        stars="A2 A6",
        reserve="rival",
        events="E10",
        options={"mode": "shared"},
    )
    table.idle("i4 move", "m1 plan")
    assert [event.space for event in table.happened(told.Deployed)] == ["A6"]


@pytest.mark.rule("MANDO-EX-98", "MANDO-241", "MANDO-69")
def test_ex_98_the_nearest_face_down_threat_is_measured_from_the_same_character() -> None:
    card = {"test": [{"op": "reveal", "sel": {"kind": "facedown", "pick": "nearest", "count": 1}}]}
    table = Table(
        "GGGGGGG",
        "A2 ?thug, A5 ?crate",
        hand="i4 m1",
        at={"ig11": "A7"},
        slots={"move": "1"},
        cards=card,
        events="test",
        options={"mode": "shared"},
    )
    table.idle("i4 move", "m1 plan")
    assert [event.space for event in table.happened(told.Revealed)] == ["A5"]


@pytest.mark.rule("MANDO-EX-99", "MANDO-243", "MANDO-244")
def test_ex_99_one_player_controls_both_characters_from_one_hand() -> None:
    solo = started(seats=1)
    view = seen(solo, 0)
    assert [figure.owner for figure in view.figures] == [None, None]
    assert view.hand_sizes == [4]
    assert view.decks[0] + 4 == 24
    assert seen(started(seats=1, campaign=True)).outcome == "running"  # the tutorial deck works as usual
    table = Table("GGG", hand="m2 i2", options={"seats": 1})
    table.act("m2 move")
    table.walk("A2")
    table.act("i2 plan")
    table.play("done", "done")
    assert [event.seat for event in table.happened(told.TurnBegan)] == [0]


# ---- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-EX-93", "MANDO-212", "MANDO-213", "MANDO-214")
def test_ex_93_the_objective_waits_for_the_end_of_the_turn() -> None:
    def reach(damage: int) -> Table:
        table = Table(
            "GGG",
            "A2 crate",
            hand="m4 m1",
            slots={"move": "1"},
            damage={"mandalorian": damage},
            objective={"check": "turn_end", "cond": {"character_with": "crate"}},
            failure=[{"cond": {"character_defeated": True}}, *LOST_BY_CRISIS],
            cards={"test": [{"op": "hurt", "who": "you", "n": 1}]},
            events="test",
        )
        table.act("m4 move")
        table.walk("A2")
        assert table.view().outcome == "running"
        table.idle("m1 plan")
        return table

    won = reach(damage=0)
    assert won.tags()[-1] == "won"
    assert won.turn == OVER
    assert won.state.standing().winners == [0, 1]
    assert "drew" in won.tags()  # after the draw step
    lost = reach(damage=7)
    assert lost.tags()[-2:] == ["fell", "lost"]
    assert lost.state.standing().winners == []
    failed = Table("GG", hand="m4 m1", slots={"move": "2"}, failure=LOST_BY_CRISIS)
    failed.idle("m4 move", "m1 plan")
    assert failed.happened(told.Lost)[0].rule == "MANDO-214"


@pytest.mark.rule("MANDO-EX-94", "MANDO-216", "MANDO-218", "MANDO-219")
def test_ex_94_every_mission_is_a_game_of_its_own() -> None:
    lost = Table(
        "GG",
        damage={"mandalorian": 3},
        hand="m4 m1",
        slots={"move": "2"},
        failure=LOST_BY_CRISIS,
    )
    lost.idle("m4 move", "m1 plan")
    assert lost.view().outcome == "lost"
    assert next_mission(1) == "out-of-town"
    again = started(seats=3, mode="sandbox", mission="out-of-town", difficulty="veteran", campaign=True, games=1)
    assert [figure.damage for figure in seen(again).figures] == [0, 0, 0]
    with pytest.raises(OptionError, match="Out of Town"):
        GAME.start(campaign=True, games=1, mission="compound")
