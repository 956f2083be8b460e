"""The plan action and plan cards: drawing, keeping, putting back, and the moments of use (MANDO-94 to 101)."""

import pytest

from cantina.core.event import told as heard
from cantina.games.adventures import content
from cantina.games.adventures import events as told

from .scene import Table


@pytest.mark.rule("MANDO-94")
def test_drawn_plan_cards_are_for_the_drawing_players_eyes() -> None:
    table = Table(plan_deck="defend improvise bad-luck payback")
    table.act("m3 plan")
    drawn = table.happened(told.PlanDrawn)
    assert [(event.rule, event.plan) for event in drawn] == [("MANDO-94", id_) for id_ in ("defend", "improvise", "bad-luck")]
    assert {heard(event, 1).plan for event in drawn} == {None}
    assert sorted(table.view(0).drawn) == ["bad-luck", "defend", "improvise"]
    assert (table.view(1).drawn, table.view(1).drawn_count) == ([], 3)


@pytest.mark.rule("MANDO-R-69", "MANDO-96", "MANDO-97", "MANDO-98")
def test_any_drawn_card_but_the_kept_one_may_go_back() -> None:
    table = Table(plan_deck="defend bad-luck improvise", plans={"mandalorian": "defend"})
    table.act("m3 plan")
    assert table.refused("keep bad-luck") == "MANDO-96"
    assert table.refused("keep defend") == "MANDO-97"
    table.play("keep improvise")
    assert table.offers() == {"return bad-luck", "return defend", "done"}
    assert table.refused("return improvise") == "MANDO-98"
    table.play("return bad-luck")
    assert table.view(0).plan_top == "bad-luck"
    assert table.view().plan_discard == ["defend"]


@pytest.mark.rule("MANDO-R-70", "MANDO-99")
def test_a_card_goes_back_on_top_of_a_deck_that_was_shuffled_meanwhile() -> None:
    table = Table(plan_deck="payback improvise")
    dump = table.state.dump()
    pool = dump["plan_pool"]
    dump["plan_discard"], dump["plan_pool"] = pool, [0] * len(pool)
    table.load(dump)
    table.act("m2 plan")
    assert [event.pile for event in table.happened(told.Shuffled)] == ["plans"]
    table.play("keep payback", "return improvise")
    assert table.view(0).plan_top == "improvise"
    table = Table(plan_deck="payback improvise")
    table.act("m2 plan")
    table.play("done", "done")
    assert [event.rule for event in table.happened(told.PlanDiscarded)] == ["MANDO-99", "MANDO-99"]


@pytest.mark.rule("MANDO-R-71", "MANDO-95")
def test_a_character_may_own_any_number_of_different_plan_cards() -> None:
    others = "defend second-move payback improvise push-harder cover-fire clear-lane"
    table = Table(plans={"mandalorian": others}, plan_deck="lookout")
    table.act("m1 plan")
    table.play("keep lookout")
    assert len(table.figure().plans) == 8
    assert [event.rule for event in table.happened(told.PlanKept)] == ["MANDO-95"]


@pytest.mark.rule("MANDO-R-72")
def test_a_kept_plan_card_is_not_given_up_for_its_twin() -> None:
    table = Table(plan_deck="defend", plans={"mandalorian": "defend"})
    assert "drop defend mandalorian" not in table.offers()
    assert table.refused("drop defend mandalorian") == "CORE-03"
    table.act("m1 plan")
    assert table.may("keep") == set()


@pytest.mark.rule("MANDO-100", "MANDO-R-73", "MANDO-R-74")
def test_a_plan_card_is_used_in_its_window_and_discarded() -> None:
    table = Table(plans={"mandalorian": "improvise lookout"})
    assert table.may("plan") == {"improvise mandalorian"}
    table.play("play m1 move")
    assert table.refused("plan improvise mandalorian") == "MANDO-R-74"
    table.play("decline", "plan improvise mandalorian")
    assert [event.rule for event in table.happened(told.PlanUsed)] == ["MANDO-100"]
    assert [event.rule for event in table.happened(told.PlanDiscarded)] == ["MANDO-R-73"]
    assert table.view().plan_discard == ["improvise"]


@pytest.mark.rule("MANDO-100")
def test_every_plan_card_says_when_it_is_used() -> None:
    cards = content.plans().plan
    assert {card.id for card in cards if card.when is None} == {"bad-luck"}
    assert all(card.effects for card in cards if card.when)
    table = Table(plans={"mandalorian": "improvise"})
    table.play("plan improvise mandalorian")
    assert table.happened(told.PlanUsed)[0].rule == "MANDO-100"


@pytest.mark.rule("MANDO-R-75")
def test_a_plan_card_that_could_change_nothing_is_not_offered() -> None:
    table = Table(plans={"mandalorian": "clear-lane"})
    assert table.may("plan") == set()
    assert table.refused("plan clear-lane mandalorian") == "MANDO-R-75"
    full = Table(plans={"mandalorian": "clear-lane"}, slots={"move": "1"})
    assert full.may("plan") == {"clear-lane mandalorian"}


@pytest.mark.rule("MANDO-R-76")
def test_only_the_player_who_put_a_card_back_knows_it_until_the_deck_is_drawn_from() -> None:
    table = Table(plan_deck="payback", hands={1: "i1 i2"})
    table.act("m1 plan")
    table.play("done", "return payback")
    back = table.happened(told.PlanReturned)[0]
    assert [heard(back, seat).plan for seat in (0, 1, None)] == ["payback", None, None]
    assert [table.view(seat).plan_top for seat in (0, 1, None)] == ["payback", None, None]
    table.idle("m2 move")
    table.act("i1 plan")
    assert table.view(1).drawn == ["payback"]
    assert table.view(0).plan_top is None


@pytest.mark.rule("MANDO-R-76")
def test_a_shuffle_ends_what_was_known_of_the_plan_deck() -> None:
    ingots = {
        "id": "crate",
        "kind": "feature",
        "shape": "circle",
        "use": "discard",
        "effects": [{"op": "take_plan", "name": "defend", "from": "discard_or_deck"}],
    }
    table = Table("GG", "A1 crate", tokens=[ingots], plan_deck="payback")
    table.act("m1 plan")
    table.play("done", "return payback")
    assert table.view(0).plan_top == "payback"
    table.play("use @crate mandalorian", "take defend")
    assert table.view(0).plan_top is None
    assert table.figure().plans == ["defend"]
