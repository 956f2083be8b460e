"""The Gift, Steal, Trade and Reveal (CARGO-50 to CARGO-57, CARGO-R-13, CARGO-R-39 to CARGO-R-45)."""

import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.describe import offers
from cantina.core.ledger import Language
from cantina.core.texts import texts
from cantina.games.precious_cargo.events import Revealed, Stole, Traded, TurnGiven
from tests.precious_cargo.bounty import FEW, Bounty

# ---- The Gift --------------------------------------------------------------------------------------------------------------


def gifted() -> Bounty:
    """The Mandalorian has given a throw to the Armorer, whose turn it is."""
    bounty = Bounty(seats=4)
    bounty.collect({0: "stormtrooper 3", 2: "stormtrooper 3, kuiil 1"})
    bounty.buy("gift", "stormtrooper 3", "give the-armorer")
    bounty.miss()
    return bounty


@pytest.mark.rule("CARGO-50", "CARGO-51")
def test_the_recipient_throws_twice_in_the_own_turn_and_the_buyer_not_at_all() -> None:
    bounty = Bounty(seats=4)
    bounty.collect({0: "stormtrooper 3"})
    bounty.play("buy gift", "pay stormtrooper 3")
    assert bounty.refused("give moff-gideon") == "CARGO-50"
    bounty.play("give the-armorer")
    assert [(event.rule, event.to) for event in bounty.happened(TurnGiven)] == [("CARGO-51", "the-armorer")]
    turns = []
    for _ in range(6):
        turns.append(bounty.turn)
        bounty.miss()
    assert turns == [1, 2, 2, 3, 0, 1]


@pytest.mark.rule("CARGO-50")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_team_of_one_cannot_give_its_turn_away(seats: int) -> None:
    bounty = Bounty(seats=seats)
    bounty.collect({0: "stormtrooper 3"})
    assert bounty.refused("buy gift") == "CARGO-50"


@pytest.mark.rule("CARGO-R-41")
def test_cards_are_replaced_between_the_two_throws() -> None:
    bounty = gifted()
    bounty.hit("kuiil 2", 4)
    assert (bounty.turn, bounty.view().field[4].taken) == (2, False)
    bounty.hit("kuiil 2", 4)
    assert bounty.turn == 3


@pytest.mark.rule("CARGO-R-41")
def test_who_buys_instead_loses_the_given_throw() -> None:
    bounty = gifted()
    bounty.buy("reveal", "stormtrooper 3")
    for place in range(4):
        bounty.play(f"reveal {place}")
    for _ in range(4):
        bounty.play(bounty.state.actions()[0])
    assert bounty.turn == 3
    assert bounty.view().players[2].gifts == 0


@pytest.mark.rule("CARGO-R-41")
def test_gifts_add_up() -> None:
    bounty = Bounty(seats=6)
    bounty.collect({0: "stormtrooper 3", 4: "stormtrooper 3"})
    for _ in range(4):
        bounty.miss()
    bounty.buy("gift", "stormtrooper 3", "give the-armorer")
    bounty.miss()
    bounty.buy("gift", "stormtrooper 3", "give the-armorer")
    bounty.miss()
    assert (bounty.turn, bounty.view().throws) == (2, 3)


# ---- Steal -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-52", "CARGO-53", "CARGO-R-13")
def test_dv_07_stealing_takes_the_victims_points() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 3, kuiil 3", 1: "dark-trooper 2, stormtrooper 1, stormtrooper 2"})
    bounty.miss()
    bounty.buy("steal", "dark-trooper 2, stormtrooper 1", "take the-mandalorian kuiil 3")
    assert [event.rule for event in bounty.happened(Stole)] == ["CARGO-52"]
    assert (bounty.score(0), bounty.score(1)) == (2, 2)
    assert bounty.pile(1).beskar == 5


@pytest.mark.rule("CARGO-53", "CARGO-R-42")
def test_dv_07_a_card_stolen_from_a_team_mate_completes_a_pair() -> None:
    bounty = Bounty(seats=4)
    bounty.collect({0: "kuiil 1, stormtrooper 3", 2: "kuiil 2"})
    bounty.buy("steal", "stormtrooper 3", "take the-armorer kuiil 2")
    assert (bounty.score(0), bounty.score(2)) == (6, 0)


@pytest.mark.rule("CARGO-R-42", "CARGO-R-43")
def test_only_ally_cards_of_other_piles_can_be_stolen() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, stormtrooper 3", 1: "ig-11 2"})
    bounty.play("buy steal", "pay stormtrooper 3")
    assert bounty.offers() == {"take moff-gideon ig-11 2"}
    assert bounty.refused("take the-mandalorian kuiil 1") == "CARGO-R-42"
    assert bounty.refused("take the-armorer kuiil 1") == "CORE-05"


@pytest.mark.rule("CARGO-52")
def test_a_card_that_is_not_there_cannot_be_stolen() -> None:
    bounty = Bounty()
    bounty.collect({0: "stormtrooper 3", 1: "ig-11 2"})
    bounty.play("buy steal", "pay stormtrooper 3")
    assert bounty.refused("take moff-gideon kuiil 1") == "CARGO-52"


@pytest.mark.rule("CARGO-40", "CARGO-R-39")
def test_protected_cards_can_be_neither_stolen_nor_traded() -> None:
    bounty = Bounty()
    bounty.collect({0: "scout-trooper 3, kuiil 1", 1: "stormtrooper 1, stormtrooper 2, kuiil 3"})
    bounty.miss()
    bounty.buy("protect", "kuiil 3", "protect stormtrooper")
    assert bounty.happened(object)[-1].rule == "CARGO-40"
    assert bounty.refused("buy steal") == "CARGO-R-39"
    bounty.collect({})
    if bounty.turn == 1:
        bounty.miss()
    bounty.miss()
    bounty.hit("dark-trooper 1")
    bounty.play("buy steal", "pay scout-trooper 3")
    assert bounty.offers() == {"take moff-gideon dark-trooper 1"}
    assert bounty.refused("take moff-gideon stormtrooper 1") == "CARGO-R-39"


# ---- Trade -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-54", "CARGO-55", "CARGO-R-44")
def test_a_trade_changes_one_card_for_one_and_both_piles_count_anew() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, stormtrooper 1, scout-trooper 2", 1: "kuiil 3, stormtrooper 2"})
    bounty.buy("trade", "scout-trooper 2", "offer stormtrooper 1", "take moff-gideon kuiil 3")
    assert [(event.rule, event.given.ally, event.card.ally) for event in bounty.happened(Traded)] == [
        ("CARGO-54", "stormtrooper", "kuiil")
    ]
    assert (bounty.score(0), bounty.score(1)) == (6, 6)


@pytest.mark.rule("CARGO-54")
def test_both_cards_of_a_trade_must_be_there() -> None:
    bounty = Bounty()
    bounty.collect({0: "kuiil 1, stormtrooper 2", 1: "kuiil 3"})
    bounty.play("buy trade", "pay stormtrooper 2")
    assert bounty.refused("offer ig-11 1") == "CARGO-54"
    bounty.play("offer kuiil 1")
    assert bounty.refused("take moff-gideon kuiil 1") == "CARGO-54"


# ---- Reveal ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARGO-56", "CARGO-57")
def test_four_cards_are_turned_up_and_stay_so_until_they_are_taken() -> None:
    bounty = Bounty()
    bounty.collect({0: "stormtrooper 3"})
    bounty.buy("reveal", "stormtrooper 3", "reveal 0", "reveal 3", "reveal 5")
    assert bounty.refused("reveal 3") == "CARGO-56"
    bounty.play("reveal 14", "turn-up kuiil 1", "turn-up kuiil 2", "turn-up ig-11 1", "turn-up tie-pilot 3")
    assert [(event.rule, event.place) for event in bounty.happened(Revealed)] == [("CARGO-56", place) for place in (0, 3, 5, 14)]
    bounty.miss()
    known = {number: place.card.ally for number, place in enumerate(bounty.view().field) if place.card}
    assert known == {0: "kuiil", 3: "kuiil", 5: "ig-11", 14: "tie-pilot"}
    bounty.hit(place=3)
    assert bounty.cards(0) == ["kuiil 2"]
    assert bounty.view().field[3].card is None


@pytest.mark.rule("CARGO-R-45")
def test_fewer_than_four_face_down_cards_are_all_turned_up_and_none_is_too_few() -> None:
    bounty = Bounty(deck=FEW)
    bounty.collect({0: "kuiil 1", 1: "stormtrooper 1"})
    while sum(not place.taken for place in bounty.view().field) > 3:
        lying = next(number for number, place in enumerate(bounty.view().field) if not place.taken)
        bounty.hit(bounty_card(bounty), lying)
    if bounty.turn == 1:
        bounty.miss()
    payment = ", ".join([bounty.cards(0)[0]] * 3)
    bounty.play("buy reveal", *(f"pay {card}" for card in payment.split(", ")))
    assert bounty.state.prompt().kind == "turn-up"
    for _ in range(3):
        bounty.play(bounty.state.actions()[0])
    assert sum(place.card is not None for place in bounty.view().field) == 3
    while bounty.turn != 1:
        bounty.play("end") if "end" in bounty.offers() else bounty.miss()
    assert bounty.refused("buy reveal") == "CARGO-R-45"


def bounty_card(bounty: Bounty) -> str:
    """A card that is still undecided: the mover's own ally while there is one."""
    unseen = bounty.view().unseen
    own, other = ("kuiil", "stormtrooper") if bounty.turn == 0 else ("stormtrooper", "kuiil")
    return f"{own if unseen[own] else other} 1"


@pytest.mark.rule("CARGO-R-45")
def test_a_replaced_card_lies_face_down_again() -> None:
    bounty = Bounty()
    bounty.collect({0: "stormtrooper 3"})
    bounty.buy("reveal", "stormtrooper 3", "reveal 0", "reveal 1", "reveal 2", "reveal 3")
    bounty.play("turn-up kuiil 1", "turn-up kuiil 2", "turn-up ig-11 1", "turn-up tie-pilot 3")
    bounty.hit(place=1)
    assert (bounty.view().field[1].taken, bounty.view().field[1].card) == (False, None)
    bounty.state._record["undecided"] = bounty.view().ally_pile  # type: ignore[attr-defined]
    bounty.state._record["held"][0, 0, 2] = 1  # type: ignore[attr-defined]
    assert bounty.refused("buy reveal") in ("CARGO-R-45", "CARGO-39")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_place_is_typed_as_it_is_counted_in_words_in_either_language(language: Language) -> None:
    bounty = Bounty()
    bounty.collect({0: "stormtrooper 3"})
    bounty.buy("reveal", "stormtrooper 3")
    game = cantina.game("precious-cargo")
    found = offers(game, bounty.state, 0, texts(language, game.folder / "texts"), str)
    meant = {form: to_text(offer.action) for offer in found for form in offer.forms}
    own = {"cs": "otoč", "en": "reveal"}[language]
    assert meant[f"{own} 5"] == meant["reveal 5"] == "reveal 4"  # in a record places are counted from zero
