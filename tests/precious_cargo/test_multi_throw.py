"""Multi-throw: three own cards thrown at once, also for the win (CARGO-43 to CARGO-49, CARGO-R-32 to CARGO-R-36)."""

import pytest

from cantina.core.game import OVER
from cantina.games.precious_cargo.events import Aimed, AttemptFailed, Ended, Flew, OnGrogu, Picked, Refilled, Took
from tests.precious_cargo.bounty import BLUE_30, FEW, Bounty

FAR = (3000, 3000, 0)
ON_CARD_0 = (0, 980, 9000)  # exactly on it
ON_GROGU = (0, 0, 9000)  # upright, reaching neither card
ON_BOTH = (0, 300, 9000)  # on Grogu and on card 0
PAYMENT = "stormtrooper 3"
THREE = "scout-trooper 1, dark-trooper 1, tie-pilot 1"


def armed(cards: str = "", **options: object) -> Bounty:
    """The Mandalorian has a payment and three enemy cards to throw, and these cards."""
    bounty = Bounty(**options)
    bounty.collect({0: ", ".join(filter(None, [PAYMENT, THREE, cards]))})
    return bounty


@pytest.mark.rule("CARGO-43", "CARGO-44")
def test_three_own_cards_are_chosen_leave_the_game_with_their_points_and_are_thrown_at_once() -> None:
    bounty = armed("kuiil 1, kuiil 1")
    bounty.multi_throw(PAYMENT, "kuiil 1, kuiil 1, tie-pilot 1", FAR, FAR, FAR)
    assert [(event.rule, event.score) for event in bounty.happened(Picked)] == [("CARGO-44", 2), ("CARGO-44", 0), ("CARGO-44", 0)]
    assert [event.rule for event in bounty.happened(Aimed)] == ["CARGO-43"] * 3
    order = [type(event) for event in bounty.events]
    assert order.index(Flew) > max(number for number, kind in enumerate(order) if kind is Aimed)
    assert bounty.cards(0) == ["scout-trooper 1", "dark-trooper 1"]
    assert sorted(f"{card.ally} {card.beskar}" for card in bounty.view().gone) == [
        "kuiil 1", "kuiil 1", "stormtrooper 3", "tie-pilot 1",
    ]  # fmt: skip


@pytest.mark.rule("CARGO-45", "CARGO-R-35")
def test_cards_under_thrown_cards_are_won_once_and_replaced_at_the_end() -> None:
    bounty = armed()
    bounty.multi_throw(PAYMENT, THREE, ON_CARD_0, ON_CARD_0, FAR, turned="kuiil 2")
    assert [(event.rule, event.place) for event in bounty.happened(Took)] == [("CARGO-45", 0)]
    assert [event.cards for event in bounty.happened(Refilled)] == [1]
    assert bounty.cards(0) == ["kuiil 2"]


@pytest.mark.rule("CARGO-45", "CARGO-R-35")
def test_one_thrown_card_wins_all_it_lies_on() -> None:
    bounty = armed()
    bounty.multi_throw(PAYMENT, THREE, (0, 2378, 0), FAR, FAR, turned="kuiil 2, ig-11 1")
    assert [(event.rule, event.place) for event in bounty.happened(Took)] == [("CARGO-45", 5), ("CARGO-45", 14)]


@pytest.mark.rule("CARGO-46")
def test_a_card_on_grogu_wins_no_cards() -> None:
    bounty = armed()
    bounty.multi_throw(PAYMENT, THREE, ON_BOTH, FAR, FAR)
    assert [(event.rule, event.card) for event in bounty.happened(OnGrogu)] == [("CARGO-46", 0)]
    assert bounty.happened(Took) == []


@pytest.mark.rule("CARGO-47", "CARGO-R-34", "CARGO-R-53")
def test_with_the_points_at_the_end_of_the_turn_a_card_on_grogu_wins() -> None:
    bounty = armed(BLUE_30)
    assert bounty.score(0) == 33
    bounty.multi_throw(PAYMENT, THREE, FAR, ON_GROGU, FAR)
    assert [(event.rule, event.winners) for event in bounty.happened(Ended)] == [("CARGO-47", [0])]
    assert bounty.turn == OVER
    assert bounty.state.standing().rule == "CARGO-47"


@pytest.mark.rule("CARGO-48", "CARGO-R-52", "CARGO-47")
def test_contact_with_ally_cards_is_harmless_for_it() -> None:
    bounty = armed(BLUE_30)
    before = len(bounty.cards(0))
    bounty.multi_throw(PAYMENT, THREE, ON_BOTH, FAR, FAR)
    assert bounty.happened(Ended)[0].rule == "CARGO-47"
    assert bounty.happened(Took) == []
    assert len(bounty.cards(0)) == before - 4


@pytest.mark.rule("CARGO-R-34", "CARGO-47")
def test_the_points_may_come_with_the_other_cards_of_the_same_throw() -> None:
    bounty = armed(BLUE_30.removesuffix(", cara-dune 1, cara-dune 1"))
    assert (bounty.score(0), bounty.view().teams[0].may_aim) == (27, False)
    bounty.multi_throw(PAYMENT, THREE, ON_GROGU, ON_CARD_0, (0, 2378, 0), turned="cobb-vanth 1, cara-dune 1, cara-dune 1")
    assert bounty.score(0) == 35
    assert bounty.happened(Ended)[0].rule == "CARGO-47"


@pytest.mark.rule("CARGO-49", "CARGO-R-33")
def test_without_the_points_the_others_still_win_cards_and_nobody_wins() -> None:
    bounty = armed()
    bounty.multi_throw(PAYMENT, THREE, ON_GROGU, ON_CARD_0, FAR, turned="kuiil 2")
    assert [event.rule for event in bounty.happened(AttemptFailed)] == ["CARGO-49"]
    assert (bounty.cards(0), bounty.score(0)) == (["kuiil 2"], 2)
    assert bounty.turn == 1


@pytest.mark.rule("CARGO-R-34", "CARGO-49")
def test_points_given_up_for_the_throw_are_missing_in_the_end() -> None:
    bounty = Bounty()
    bounty.collect({0: f"{BLUE_30}, {PAYMENT}"})
    bounty.multi_throw(PAYMENT, "cara-dune 1, cara-dune 1, kuiil 1", ON_GROGU, FAR, FAR)
    assert bounty.score(0) == 24
    assert bounty.happened(AttemptFailed)[0].rule == "CARGO-49"


@pytest.mark.rule("CARGO-R-32")
def test_fewer_than_three_cards_left_after_paying_are_too_few_and_any_three_will_do() -> None:
    bounty = Bounty()
    bounty.collect({0: f"{PAYMENT}, kuiil 1, kuiil 1"})
    assert bounty.refused("buy multi-throw") == "CARGO-R-32"
    bounty.collect({0: "ig-11 2"})
    bounty.play("buy multi-throw", f"pay {PAYMENT}")
    assert bounty.offers() == {"pick kuiil 1", "pick ig-11 2"}
    assert bounty.refused("pick cara-dune 1") == "CARGO-R-32"


@pytest.mark.rule("CARGO-R-36")
def test_a_multi_throw_is_no_throw_of_the_disc() -> None:
    bounty = armed("dark-trooper 3, kuiil 1, kuiil 2")
    bounty.multi_throw(PAYMENT, THREE, FAR, FAR, FAR)
    assert all(event.card is not None for event in bounty.happened(Flew))
    assert bounty.turn == 0  # more may be bought
    assert bounty.refused("throw 0 0") == "CARGO-36"


@pytest.mark.rule("CARGO-R-26")
def test_waived_points_are_waived_for_thrown_cards_too() -> None:
    bounty = Bounty(deck=FEW)
    bounty.clear()
    if bounty.turn == 1:
        bounty.miss()
    bounty.multi_throw("kuiil 1, kuiil 1, kuiil 1", "kuiil 1, stormtrooper 1, stormtrooper 1", ON_GROGU, FAR, FAR)
    assert bounty.happened(Ended)[0].rule == "CARGO-R-26"


@pytest.mark.parametrize(("angle", "won"), [(0, True), (9000, False)])
def test_a_thrown_card_is_a_rectangle_with_a_rotation(angle: int, won: bool) -> None:
    """Card 0 ends at x = 315. A card at x = 700 reaches to 260 when it lies, and to 385 when it stands."""
    bounty = armed()
    bounty.multi_throw(PAYMENT, THREE, (700, 1200, angle), FAR, FAR)
    assert (bounty.state.prompt().kind == "turn-up") == won
