"""Buying: instead of throwing, paid with cards and their points, no card too many; Protect (CARGO-34 to CARGO-42)."""

import pytest

from cantina.games.precious_cargo.events import Bought, Paid, SetProtected
from tests.precious_cargo.bounty import Bounty

RED = "stormtrooper"


def rich(cards: str, **options: object) -> Bounty:
    """The Mandalorian has these cards and is to play."""
    bounty = Bounty(**options)
    bounty.collect({0: cards})
    return bounty


@pytest.mark.rule("CARGO-36", "CARGO-17")
def test_a_purchase_takes_the_place_of_the_throw() -> None:
    bounty = rich("stormtrooper 3, scout-trooper 3, kuiil 1, kuiil 1, ig-11 3")
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    assert (bounty.turn, bounty.state.prompt().kind) == (0, "turn")
    assert bounty.refused("throw 0 0") == "CARGO-36"
    assert not any(offer.startswith(("throw", "flick")) for offer in bounty.offers())
    bounty.play("end")
    assert bounty.turn == 1


@pytest.mark.rule("CARGO-35")
def test_only_the_player_whose_turn_it_is_buys() -> None:
    bounty = rich("stormtrooper 3")
    bounty.miss()
    assert (bounty.turn, bounty.buyable()) == (1, set())
    assert bounty.refused("buy reveal") == "CARGO-37"


@pytest.mark.rule("CARGO-37", "CARGO-34")
def test_without_the_beskar_nothing_can_be_bought() -> None:
    bounty = rich("stormtrooper 1, scout-trooper 1")
    assert bounty.refused("buy reveal") == "CARGO-37"
    assert bounty.buyable() == set()


@pytest.mark.rule("CARGO-37", "CARGO-38")
def test_cards_are_given_up_with_their_points_and_the_upgrade_works_at_once() -> None:
    bounty = rich("kuiil 1, kuiil 2, ig-11 2")
    bounty.play("buy reveal", "pay kuiil 1")
    assert [event.rule for event in bounty.happened(Bought)] == ["CARGO-38"]
    assert [(event.rule, event.score) for event in bounty.happened(Paid)] == [("CARGO-37", 4)]
    assert bounty.view().due == 2
    bounty.play("pay kuiil 2")
    assert (bounty.score(0), bounty.state.prompt().kind) == (2, "reveal")
    assert [f"{card.ally} {card.beskar}" for card in bounty.view().gone] == ["kuiil 1", "kuiil 2"]


@pytest.mark.rule("CARGO-37", "CARGO-R-10")
def test_dv_06_points_lost_by_paying() -> None:
    for cards, payment, before, after in (
        ("kuiil 1, kuiil 1, kuiil 3", "kuiil 3", 9, 6),
        ("kuiil 1, kuiil 1, stormtrooper 3", "stormtrooper 3", 6, 6),
        ("kuiil 1, kuiil 1, kuiil 1, kuiil 3", "kuiil 3", 8, 9),
    ):
        bounty = rich(cards)
        assert bounty.score(0) == before
        bounty.play("buy reveal", f"pay {payment}")
        assert bounty.happened(Paid)[0].rule == "CARGO-37"
        assert bounty.score(0) == after


@pytest.mark.rule("CARGO-R-27")
@pytest.mark.parametrize(
    ("cards", "first", "then"),
    [
        ("stormtrooper 1, scout-trooper 3", {"scout-trooper 3"}, None),
        ("stormtrooper 1, scout-trooper 2", {"stormtrooper 1", "scout-trooper 2"}, {"scout-trooper 2"}),
        ("stormtrooper 2, scout-trooper 2", {"stormtrooper 2", "scout-trooper 2"}, {"scout-trooper 2"}),
        (
            "stormtrooper 1, scout-trooper 1, dark-trooper 2",
            {"stormtrooper 1", "scout-trooper 1", "dark-trooper 2"},
            {"dark-trooper 2"},
        ),
    ],
)
def test_no_card_may_be_needless(cards: str, first: set[str], then: set[str] | None) -> None:
    """Paid for Reveal, three bars: the offers for the first card, and for the second after the first of the list."""
    bounty = rich(cards)
    bounty.play("buy reveal")
    assert bounty.offers() == {f"pay {card}" for card in first}
    if then is None:
        assert bounty.refused("pay stormtrooper 1") == "CARGO-R-27"
    else:
        bounty.play(f"pay {cards.split(', ')[0]}")
        assert bounty.offers() == {f"pay {card}" for card in then}
        needless = rich("stormtrooper 1, scout-trooper 3")
        needless.play("buy reveal")
        assert needless.refused("pay stormtrooper 1") == "CARGO-R-27"


@pytest.mark.rule("CARGO-R-27")
def test_there_is_no_change() -> None:
    bounty = rich("stormtrooper 3, kuiil 1")
    bounty.collect({1: "stormtrooper 1"})
    bounty.play("buy trade", "pay stormtrooper 3")
    assert bounty.pile(0).beskar == 1
    other = rich("stormtrooper 1, scout-trooper 3")
    other.play("buy reveal")
    assert other.refused("pay stormtrooper 1") == "CARGO-R-27"


@pytest.mark.rule("CARGO-R-28")
def test_several_upgrades_may_be_bought_in_one_turn() -> None:
    bounty = rich("stormtrooper 3, scout-trooper 3, dark-trooper 3, kuiil 1")
    bounty.collect({1: "kuiil 2"})
    bounty.buy("steal", "stormtrooper 3", "take moff-gideon kuiil 2")
    bounty.buy("protect", "scout-trooper 3", "protect kuiil")
    assert (bounty.turn, bounty.view().purchases) == (0, 2)
    bounty.play("end")
    assert bounty.turn == 1
    limited = rich("stormtrooper 3, scout-trooper 3, kuiil 1, kuiil 2", purchases=1)
    assert limited.buy("reveal", "stormtrooper 3")
    for place in range(4):
        limited.play(f"reveal {place}")
    for _ in range(4):
        limited.play(limited.state.actions()[0])
    assert limited.turn == 1


@pytest.mark.rule("CARGO-R-28")
def test_the_limit_of_purchases_ends_the_turn_and_more_is_refused() -> None:
    """With a limit of one the turn ends by itself; the refusal shows while a purchase of another is considered."""
    bounty = rich("stormtrooper 3, scout-trooper 3, kuiil 1, kuiil 2, kuiil 1", purchases=1)
    refusals = [upgrade.refusal for upgrade in bounty.view().upgrades]
    assert None in refusals
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    assert bounty.turn == 1
    bounty.miss()
    named = bounty.state.copy()
    named._record["purchases"] = 1  # type: ignore[attr-defined]
    bounty.state = named
    assert bounty.refused("buy reveal") == "CARGO-R-28"


@pytest.mark.rule("CARGO-39")
@pytest.mark.parametrize("upgrade", ["multi-throw", "steal", "trade", "reveal", "gift"])
def test_all_but_protect_work_once_a_match_for_each_player(upgrade: str) -> None:
    bounty = rich("stormtrooper 3, scout-trooper 3, kuiil 1, ig-11 1, greef-karga 1", seats=4)
    bounty.collect({1: "kuiil 2"})
    bounty.state._record["used"][0, 0] = 1 << ["protect", "multi-throw", "gift", "steal", "trade", "reveal"].index(upgrade)  # type: ignore[attr-defined]
    assert bounty.refused(f"buy {upgrade}") == "CARGO-39"


@pytest.mark.rule("CARGO-39", "CARGO-R-30")
def test_steal_is_used_up_for_its_buyer_only_and_its_card_does_not_return() -> None:
    bounty = rich("stormtrooper 3, scout-trooper 3, kuiil 1")
    bounty.collect({1: "kuiil 2, kuiil 3, kuiil 1"})
    bounty.buy("steal", "stormtrooper 3", "take moff-gideon kuiil 2")
    assert bounty.refused("buy steal") == "CARGO-39"
    assert next(upgrade.stock for upgrade in bounty.view().upgrades if upgrade.upgrade == "steal") == 5
    if bounty.turn == 0:
        bounty.play("end")
    assert "steal" in bounty.buyable()
    bounty.state._record["stock"][0, 0] = 0  # type: ignore[attr-defined]
    assert bounty.refused("buy protect") == "CARGO-R-30"


@pytest.mark.rule("CARGO-R-30", "CARGO-39")
def test_protect_may_be_bought_again_until_it_is_sold_out() -> None:
    bounty = rich("stormtrooper 3, scout-trooper 3, dark-trooper 3, kuiil 1, kuiil 1, ig-11 1, ig-11 1, cara-dune 1, cara-dune 1")
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    bounty.buy("protect", "scout-trooper 3", "protect ig-11")
    assert "protect" in bounty.buyable()
    bounty.state._record["stock"][0, 0] = 0  # type: ignore[attr-defined]
    assert bounty.refused("buy protect") == "CARGO-R-30"
    bounty.state._record["used"][0, 0] = 127  # type: ignore[attr-defined]
    assert bounty.refused("buy reveal") == "CARGO-39"


@pytest.mark.rule("CARGO-R-31")
def test_a_purchase_whose_effect_would_be_impossible_is_refused() -> None:
    bounty = rich("stormtrooper 2")
    bounty.collect({1: "kuiil 1"})
    assert bounty.refused("buy trade") == "CARGO-R-31"  # nothing would be left to give


@pytest.mark.rule("CARGO-R-31", "CARGO-R-37")
def test_a_payment_must_leave_what_the_effect_needs() -> None:
    bounty = rich("kuiil 3, kuiil 1, stormtrooper 3")
    bounty.play("buy protect")
    assert bounty.offers() == {"pay stormtrooper 3"}
    assert bounty.refused("pay kuiil 3") == "CARGO-R-37"
    other = rich("stormtrooper 2")
    other.collect({1: "kuiil 1"})
    assert other.refused("buy trade") == "CARGO-R-31"


@pytest.mark.rule("CARGO-R-29")
def test_nothing_is_bought_after_a_throw_of_a_gift() -> None:
    bounty = Bounty(seats=4)
    bounty.collect({0: "stormtrooper 3", 2: "stormtrooper 3, kuiil 1, kuiil 1"})
    bounty.buy("gift", "stormtrooper 3", "give the-armorer")
    bounty.miss()
    bounty.miss()
    assert bounty.turn == 2
    assert bounty.refused("buy protect") == "CARGO-36"
    assert bounty.refused("end") == "CARGO-R-29"


# ---- Protect ---------------------------------------------------------------------------------------------------------------


def protected(cards: str, *later: str) -> list[int]:
    """The points after protecting these cards of one ally, and after each later one."""
    bounty = rich(f"{cards}, stormtrooper 3")
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    scores = [bounty.score(0)]
    while bounty.turn != 0:
        bounty.miss()
    for card in later:
        bounty.collect({0: card})
        scores.append(bounty.score(0))
    return scores


@pytest.mark.rule("CARGO-40", "CARGO-41")
def test_protect_freezes_a_set_and_its_points() -> None:
    bounty = rich("kuiil 1, kuiil 2, kuiil 3, stormtrooper 3")
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    assert [(event.rule, event.cards, event.points) for event in bounty.happened(SetProtected)] == [("CARGO-40", 3, 9)]
    assert [(group.ally, group.points, group.bonus, group.protected) for group in bounty.pile(0).groups] == [
        ("kuiil", 6, 3, True)
    ]
    assert bounty.cards(0) == []


@pytest.mark.rule("CARGO-42")
def test_ex_02_a_fourth_card_beside_a_protected_set_starts_a_new_one() -> None:
    assert protected("kuiil 1, kuiil 1, kuiil 1", "kuiil 2", "kuiil 2") == [9, 11, 15]


@pytest.mark.rule("CARGO-41", "CARGO-42", "CARGO-R-09")
def test_dv_04_three_protected_and_more() -> None:
    later = ["kuiil 1", "kuiil 2", "kuiil 2", "kuiil 2"]
    assert protected("kuiil 1, kuiil 1, kuiil 1", *later) == [9, 11, 15, 18, 17]


@pytest.mark.rule("CARGO-41", "CARGO-42", "CARGO-R-09")
def test_dv_05_two_protected_and_more() -> None:
    assert protected("kuiil 1, kuiil 1", "kuiil 2", "kuiil 2") == [6, 8, 12]


@pytest.mark.rule("CARGO-R-37")
def test_protect_takes_at_least_two_identical_cards_of_the_own_faction_and_all_of_them() -> None:
    bounty = rich("kuiil 1, stormtrooper 1, stormtrooper 1, scout-trooper 3")
    assert bounty.refused("buy protect") == "CARGO-R-37"
    bounty.collect({0: "kuiil 1, kuiil 2, kuiil 2, ig-11 1"})
    bounty.play("buy protect", "pay scout-trooper 3")
    assert bounty.offers() == {"protect kuiil"}
    assert bounty.refused("protect stormtrooper") == "CARGO-R-37"
    bounty.play("protect kuiil")
    assert bounty.happened(SetProtected)[0].cards == 4
    assert bounty.happened(SetProtected)[0].points == 8


@pytest.mark.rule("CARGO-R-38")
def test_protected_cards_can_be_neither_paid_nor_thrown_nor_traded() -> None:
    bounty = rich("kuiil 3, kuiil 3, stormtrooper 3, scout-trooper 3, ig-11 1, greef-karga 1, cara-dune 1, cara-dune 2")
    bounty.collect({1: "ig-11 2"})
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    bounty.play("buy reveal")
    assert bounty.refused("pay kuiil 3") == "CARGO-R-38"
    bounty.play("pay scout-trooper 3")
    for place in range(4):
        bounty.play(f"reveal {place}")
    for _ in range(4):
        bounty.play(bounty.state.actions()[0])
    bounty.play("buy trade", "pay cara-dune 2")
    assert bounty.refused("offer kuiil 3") == "CARGO-R-38"


@pytest.mark.rule("CARGO-R-40")
def test_the_second_set_of_an_ally_can_be_protected_too() -> None:
    bounty = rich("kuiil 1, kuiil 1, stormtrooper 3")
    bounty.buy("protect", "stormtrooper 3", "protect kuiil")
    while bounty.turn != 0:
        bounty.miss()
    bounty.collect({0: "kuiil 1, kuiil 2, kuiil 2, scout-trooper 3"})
    bounty.buy("protect", "scout-trooper 3", "protect kuiil")
    assert [(group.cards, group.points + group.bonus) for group in bounty.pile(0).groups] == [(2, 6), (3, 9)]
    assert bounty.score(0) == 15
