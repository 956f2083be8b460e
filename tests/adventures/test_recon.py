"""Recon: looking at a face-down threat in secret, or moving an enemy one space (MANDO-87 to 92)."""

import pytest

from cantina.core.event import told as heard
from cantina.games.adventures import events as told

from .cards import skill, with_card
from .scene import Table


@pytest.mark.rule("MANDO-87")
def test_recon_looks_at_one_threat_or_moves_one_enemy() -> None:
    table = Table("GGG", "A2 ?crate, A3 ?thug, A2 raider")
    table.act("m3 recon")
    assert table.spaces("peek") == {"A2", "A3"}
    assert table.may("shift") == {f"{table.number('raider')} A1", f"{table.number('raider')} A3"}
    assert table.refused("peek @raider") == "MANDO-87"
    table.play("peek @crate")
    assert table.asked() == "turn"  # that was all


@pytest.mark.rule("MANDO-89", "MANDO-R-65", "MANDO-221")
def test_only_the_one_who_looked_knows_the_threat_from_then_on() -> None:
    table = Table("GGG", "A2 ?thug")
    table.act("m1 recon")
    table.play("peek @thug")
    looked = table.happened(told.Peeked)[0]
    assert (looked.rule, looked.token) == ("MANDO-89", "thug")
    assert [heard(looked, seat).token for seat in (0, 1, None)] == ["thug", None, None]
    piece = table.number("thug")
    known = [next(seen.token for seen in table.view(seat).pieces if seen.piece == piece) for seat in (0, 1, None)]
    assert known == ["thug", None, None]
    assert table.piece("A2").seen_by == [0]
    assert table.piece("A2").space == "A2"
    table.idle("m2 plan")
    assert next(seen.token for seen in table.view(0).pieces if seen.piece == piece) == "thug"
    table.act("i1 move")
    table.play("step A2")
    assert table.piece("A2").seen_by == []  # everybody knows now


@pytest.mark.rule("MANDO-90", "MANDO-R-66", "MANDO-88")
def test_recon_looks_around_corners_but_not_through_walls_and_locked_doors() -> None:
    table = Table("GG GG", "A2 ?thug", walls="A1 A2")
    table.act("m2 recon")
    assert table.spaces("peek") == {"A2"}
    near = Table("GG GG", "A2 ?thug, B1 ?crate", walls="A1 A2")
    near.act("m1 recon")
    assert near.refused("peek @A2") == "MANDO-88"
    shut = Table("GGG", "A3 ?thug, A1 raider", doors="gate A2 A3")
    shut.act("m4 recon")
    assert shut.refused("peek @A3") == "MANDO-90"


@pytest.mark.rule("MANDO-91", "MANDO-R-59", "MANDO-R-60")
def test_an_enemy_is_moved_exactly_one_space_anywhere_it_could_walk() -> None:
    rows = "GGG GGG"
    table = Table(rows, "A2 thug, B2 ?crate", walls="A2 B1", ledges="A2 A3", at={"ig11": "B2"})
    table.act("m1 recon")
    thug = table.number("thug")
    assert table.may("shift") == {f"{thug} A1", f"{thug} B2"}  # occupied or not, toward or away
    assert table.refused("shift @thug A2") == "MANDO-63"
    assert table.refused("shift @thug B1") == "MANDO-72"
    assert table.refused("shift @thug A3") == "MANDO-75"
    table.play("shift @thug A1")
    assert [(event.rule, event.end) for event in table.happened(told.Shifted)] == [("MANDO-91", "A1")]
    assert table.asked() == "turn"
    stuck = Table("GGG", "A2 thug, A3 ?crate", doors="gate A1 A2, back A2 A3")
    stuck.play("play m4 recon")
    assert stuck.refused("resolve") == "MANDO-R-22"


@pytest.mark.rule("MANDO-92", "MANDO-R-63")
def test_a_face_down_threat_is_not_moved_even_if_it_is_known() -> None:
    table = Table("GGG", "A2 ?thug, A1 raider", hands={1: "i1 i2"})
    table.act("m2 recon")
    assert table.refused("shift @thug A3") == "MANDO-92"
    table.play("peek @thug")
    table.idle("m1 plan")
    table.idle("i1 move", "i2 plan")
    table.act("m3 recon")
    assert table.refused("shift @thug A3") == "MANDO-92"


@pytest.mark.rule("MANDO-91")
def test_an_enemy_out_of_range_is_not_moved() -> None:
    table = Table("GGGGG", "A2 raider, A4 thug")
    table.act("m2 recon")
    assert table.refused("shift @thug A5") == "MANDO-91"
    assert table.refused("shift @thug A1") == "MANDO-91"  # not this one, wherever it should go


@pytest.mark.rule("MANDO-R-61")
def test_recon_reaches_across_a_ledge_but_the_enemy_does_not_cross_it() -> None:
    table = Table("GGG", "A2 thug, A3 ?crate", ledges="A1 A2")
    table.act("m2 recon")
    assert table.spaces("peek") == {"A3"}
    assert table.may("shift") == {f"{table.number('thug')} A3"}


@pytest.mark.rule("MANDO-R-62")
@pytest.mark.parametrize(("token", "space"), [("snare", "A2"), ("saboteur", "A2"), ("sentry", "A1")])
def test_an_enemy_moved_by_recon_triggers_nothing(token: str, space: str) -> None:
    start = "A1" if token == "snare" else "A2" if token == "sentry" else "A1"
    table = Table("GGG", f"{start} {token}, {space} ?crate" if space != "A1" else f"{start} {token}")
    table.act("m2 recon")
    before = table.strengths()
    table.play(f"shift @{token} {space}")
    assert table.figure().damage == 0
    assert table.strengths() == before
    assert not table.happened(told.Revealed)
    assert not table.happened(told.Complicated)


@pytest.mark.rule("MANDO-R-64")
def test_looking_is_not_revealing() -> None:
    rules = [{"when": "reveal:herald", "effects": [{"op": "track", "id": "goal", "n": 1}]}]
    table = Table("GG", "A2 ?herald", rule=rules)
    table.act("m1 recon")
    table.play("peek @herald")
    assert table.track("goal") == 0
    assert not table.piece("A2").up


@pytest.mark.rule("MANDO-R-165")
def test_in_shared_play_the_player_knows_what_was_looked_at_not_the_character() -> None:
    table = Table("GG", "A2 ?thug", hand="i1 m1", options={"mode": "shared"})
    table.act("i1 recon")
    table.play("peek @thug")
    piece = table.number("thug")
    known = [next(seen.token for seen in table.view(seat).pieces if seen.piece == piece) for seat in (0, 1)]
    assert known == ["thug", None]


@pytest.mark.rule("MANDO-R-148")
def test_an_enemy_that_carries_the_child_takes_it_along() -> None:
    table = Table("GGG", "A2 thug", child="@thug")
    table.act("m2 recon")
    table.play("shift @thug A3")
    child = table.view().child
    assert child is not None
    assert (child.space, child.piece) == ("A3", table.number("thug"))


@pytest.mark.rule("MANDO-205", "MANDO-122")
def test_a_card_may_let_recon_do_more() -> None:
    more = {"op": "recon_mod", "peeks": 1, "pushes": 1, "steps": 1}
    table = with_card(skill("m-more", "recon", more, timing="modify", strength=3), "GGGG", "A2 ?thug, A3 ?crate, A1 raider")
    table.play("play m-more recon", "ability", "resolve", "peek @thug")
    assert table.offers() == {f"peek {table.number('crate')}"}  # what the card adds is done, too
    assert table.refused("done") == "MANDO-122"
    table.play("peek @crate")
    assert len([seen for seen in table.view(0).pieces if seen.seen_by == [0]]) == 2
    table = with_card(skill("m-more", "recon", more, timing="modify", strength=3), "GGGG", "A1 thug, A1 raider")
    table.play("play m-more recon", "ability", "resolve", "shift @raider A2")
    assert table.refused("done") == "MANDO-122"  # the second enemy
    table.play("shift @raider A3", "shift @thug A2")
    assert table.piece("raider").space == "A3"
    assert table.piece("thug").space == "A2"
    table.play("done")
    pain = with_card(skill("m-pain", "recon", {"op": "hurt", "who": "you", "n": 1}))
    pain.play("play m-pain recon", "ability")
    assert pain.happened(told.Hurt)[0].rule == "MANDO-205"
