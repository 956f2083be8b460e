"""Content: layouts and decks of one's own are checked before anybody plays, and the error names what is wrong."""

from typing import Any

import msgspec
import pytest

from cantina.core.describe import describe
from cantina.core.game import OptionError
from cantina.core.ledger import Language
from cantina.core.texts import Texts
from cantina.games.precious_cargo.content import Ally, Deck, Layout, Spot, check_deck, check_layout, names, shipped
from cantina.games.precious_cargo.events import Revealed
from tests.precious_cargo.bounty import FEW, GAME, STANDARD, Bounty


def changed(number: int, spot: Spot) -> Layout:
    return Layout("mine", (*STANDARD.card[:number], spot, *STANDARD.card[number + 1 :]))


@pytest.mark.rule("CARGO-R-25", "CARGO-11")
@pytest.mark.parametrize("name", ["standard", "tight"])
def test_a_shipped_layout_has_fifteen_cards_and_can_be_chosen_by_its_name(name: str) -> None:
    layout = shipped(name, Layout)
    check_layout(layout)
    assert len(layout.card) == 15
    assert GAME.start(layout=name).options == GAME.start(layout=layout).options


def test_what_is_shipped() -> None:
    assert (names(Layout), names(Deck)) == (["standard", "tight"], ["full", "lean", "short"])


@pytest.mark.parametrize("name", ["full", "lean", "short"])
def test_a_shipped_deck_passes_the_check(name: str) -> None:
    check_deck(shipped(name, Deck))


@pytest.mark.rule("CARGO-12", "CARGO-R-25")
@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (Layout("mine", STANDARD.card[:14]), "14 cards; it takes 15"),
        (changed(7, Spot(-2600, 0, 0)), "card 7: a corner lies farther than 300 mm"),
        (changed(0, Spot(0, 640, 9000)), "card 0: it touches Grogu"),
        (changed(0, Spot(0, 639, 9000)), "card 0: it touches Grogu"),
        (changed(14, STANDARD.card[5]), "card 14: it touches card 5"),
        (changed(14, Spot(2000, 1400, 0)), "card 14: it touches card 13"),
    ],
)
def test_a_layout_that_breaks_the_rules_is_refused(layout: Layout, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.start(layout=layout)


@pytest.mark.rule("CARGO-12")
@pytest.mark.parametrize(("x", "touching"), [(630, True), (631, False), (629, True)])
def test_cards_edge_to_edge_touch(x: int, touching: bool) -> None:
    """Two upright cards, 63 mm wide."""
    spots = (*STANDARD.card[:5], *(spot for spot in STANDARD.card[5:] if spot.y <= 1500))
    layout = Layout("pair", (*spots, Spot(-315, 2400, 9000), Spot(x - 315, 2400, 9000)))
    if touching:
        with pytest.raises(OptionError, match="card 14: it touches card 13"):
            check_layout(layout)
    else:
        check_layout(layout)


def test_a_layout_may_come_as_json() -> None:
    layout: Any = msgspec.json.decode(msgspec.json.encode(STANDARD))
    assert GAME.start(layout=layout).options.layout == STANDARD


BLUE, RED = Ally("a", "mandalorians", (1,) * 8), Ally("b", "empire", (1,) * 8)


def many(allies: int, copies: int) -> tuple[Ally, ...]:
    """So many allies of both factions in turn."""
    cards: Any = (1,) * copies
    return tuple(Ally(f"a{number}", "mandalorians" if number % 2 else "empire", cards) for number in range(allies))


@pytest.mark.rule("CARGO-R-01")
@pytest.mark.parametrize(
    ("allies", "message"),
    [
        (many(2, 7), "14 cards; it takes 16 to 120"),
        ((Ally("a", "mandalorians", (1,) * 9), RED), "9 cards of the Mandalorians and 8 of the Empire"),
        ((BLUE, BLUE, RED), "'a' stands in it twice"),
        ((BLUE, RED, Ally("c", "empire", ())), "'c': there is no card of it"),
        (many(6, 3), "no ally has 4 cards"),
        (many(18, 6), "18 allies; it takes 16"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(allies: tuple[Ally, ...], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.start(deck=Deck("mine", allies))


def test_a_deck_of_ones_own_is_played_with() -> None:
    assert sum(GAME.start(deck=FEW).view(None).unseen.values()) == 16


@pytest.mark.parametrize("language", ["cs", "en"])
def test_allies_of_ones_own_are_called_by_their_ids(language: Language) -> None:
    bounty = Bounty(deck=Deck("mine", (Ally("Nobody's ally", "mandalorians", (3,) * 9), Ally("b", "empire", (3,) * 9))))
    bounty.collect({0: '"Nobody\'s ally" 3'})
    bounty.buy("reveal", '"Nobody\'s ally" 3', "reveal 0", "reveal 1", "reveal 2", "reveal 3")
    bounty.play(*['turn-up "Nobody\'s ally" 3'] * 4)
    texts = Texts(language, GAME.folder / "texts")
    lines = describe(GAME, bounty.view(0), bounty.state.options, texts, str)
    assert sum("Nobody's ally (Beskar 3)" in line for line in lines) == 4
    assert "Nobody's ally 3" in texts.event(bounty.happened(Revealed)[0], str)


@pytest.mark.parametrize(("name", "value"), [("layout", "full"), ("deck", "tight"), ("layout", "wide"), ("deck", "../full")])
def test_an_unknown_name_is_answered_with_those_there_are(name: str, value: str) -> None:
    with pytest.raises(OptionError, match="shipped are"):
        GAME.start(**{name: value})
