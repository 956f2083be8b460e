"""What may be asked of a position in words, and how choices are typed: the same in every game, in Czech and in English."""

import re
from typing import Any, cast

import pytest

import cantina
from cantina.core.action import fill, from_text
from cantina.core.console import DETAILS, WORDS, looked, parse
from cantina.core.describe import describe_action, offers, promise, read, speak
from cantina.core.game import State
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.spoken import Spoken, plain
from cantina.core.texts import Texts, texts
from cantina.games.precious_cargo.view import View
from tests.variants import EACH

STEPS = 90


def said(game_id: str, language: Language, state: State) -> Texts:
    return texts(language, cantina.game(game_id).folder / "texts").knowing(state.options.words(language))


def named(seat: int) -> str:
    return f"Ada{seat}"


def spoken(game_id: str, state: State, language: Language, seat: int = 0) -> Spoken:
    offered = state.actions() if state.turn == seat else []
    return speak(cantina.game(game_id), state.view(seat), state.options, offered, said(game_id, language, state), named)


def at_turn(game_id: str, *moves: str, **options: Any) -> State:
    """A match after some moves, when the first seat decides."""
    game = cantina.game(game_id)
    state = game.start(**options)
    for move in moves:
        state.play(from_text(move, game.action))
    dealing = Seeded(3, 0, CHANCE)
    while state.turn < 0:
        state.play(state.deal(dealing))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "options"), EACH)
def test_every_choice_is_understood_as_it_is_shown_and_as_in_a_record(
    game_id: str, options: dict[str, Any], language: Language
) -> None:
    game = cantina.game(game_id)
    state = game.start(**options)
    dealing, choices = Seeded(1, 0, CHANCE), Seeded(1, 0, CHOICE)
    for step in range(STEPS):
        if not (offered := state.actions()):
            return
        if state.turn < 0:
            state.play(state.deal(dealing))
            continue
        if step % 15 < 2:
            for offer in offers(game, state, state.turn, said(game_id, language, state), named):
                assert read(game, state, offer.forms[0]) == offer.action
                assert read(game, state, plain(offer.forms[0]).upper()) == offer.action, "without accents and in capitals"
        state.play(fill(offered[choices.below(len(offered))], choices))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_a_look_is_short_and_what_is_ones_own_comes_first(game_id: str, language: Language) -> None:
    seen = spoken(game_id, at_turn(game_id), language)
    own = [*seen.now, *(seen.tile or []), *seen.hand]
    assert own
    assert looked(seen, "full")[: len(own)] == own
    lengths = [len("\n".join(looked(seen, detail))) for detail in DETAILS]
    assert lengths == sorted(lengths)
    assert lengths[1] < 1600
    assert seen.score
    assert seen.places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", cantina.games.ids())
def test_every_place_is_found_by_its_name(game_id: str, language: Language) -> None:
    seen = spoken(game_id, at_turn(game_id), language)
    for key, words in seen.places.items():
        assert seen.around(key) == words
        assert seen.around(f"PLACE {key.replace(',', ' ')}") == words
    assert seen.around("nowhere") is None


def test_commands_are_understood_in_both_languages() -> None:
    assert [parse(line)[0] for line in ("hand", "RUKA", "destička", "kolem 3", "změny")] == [
        "hand", "hand", "tile", "around", "changed",
    ]  # fmt: skip
    assert parse("around 0, -1") == ("around", "0, -1")
    assert parse("polož 0 1 1") == (None, "0 1 1")
    every = [word for words in WORDS.values() for word in words]
    assert len(every) == len(set(every)), "a word means one command"


# ---- Carcassonne -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "tile", "free", "fits"),
    [
        ("cs", "Destička v ruce: sever: volno, východ: trasa, jih: volno, západ: trasa; obchodní trasa (východ a západ)",
         "1, 0: volné místo; okolo západ: trasa.", "Destičku z ruky sem lze položit neotočenou."),
        ("en", "Tile in hand: north: free, east: route, south: free, west: route; trade route (east and west)",
         "1, 0: a free cell; beside it west: route.", "The tile in hand fits here as it is."),
    ],
)  # fmt: skip
def test_the_tile_and_the_cells_are_told_by_their_sides(language: Language, tile: str, free: str, fits: str) -> None:
    seen = spoken("carcassonne", at_turn("carcassonne", "draw RS"), language)
    assert seen.tile == [tile]
    assert seen.around("1 0") == f"{free} {fits}"
    start = seen.around("0, 0")
    assert start
    assert not re.search(r"\b[NESW]\b", "\n".join([*seen.lines(), *seen.places.values()]))


def test_a_tile_that_is_turned_says_how_and_what_it_would_bring() -> None:
    game, state = cantina.game("carcassonne"), at_turn("carcassonne", "draw RS")
    words = said("carcassonne", "cs", state)
    sentences = [describe_action(game, each, state.view(0), state.options, words, named) for each in state.actions()]
    assert "položit destičku na 1, 0, neotočenou" in sentences
    turned = from_text("place 0 1 1", game.action)
    assert words.action(turned) == "položit destičku na 0, 1, otočenou o čtvrt otáčky vpravo"
    state.play(from_text("place 1 0 0", game.action))
    state.play(from_text("deploy small 1 0 route-0", game.action))
    state.play(from_text("draw RS", game.action))
    lies = promise(game, state, from_text("place -1 0 0", game.action), state.turn, words, named)
    assert lies == [
        "Ležela by takto: sever: volno, východ: trasa, jih: volno, západ: trasa.",
        "obchodní trasa, Ada0: bodů nyní 3, po uzavření 3",
    ]
    offered = offers(game, state, state.turn, words, named)
    assert any(offer.words.endswith("; obchodní trasa, Ada0: bodů nyní 3, po uzavření 3") for offer in offered)
    here = speak(game, state.view(1), state.options, state.actions(), words, named).around("1,0")
    assert here
    assert "malá figurka, Ada0" in here


# ---- Precious Cargo --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "beside", "sentence"),
    [
        ("cs", 30, "hodit žetonem 3 mm od středu místa 5 (lícem dolů), na {x}, {y}"),
        ("en", 30, "throw your disc 3 mm off place 5 (face down), at {x}, {y}"),
        ("en", 0, "throw your disc at place 5 (face down)"),
    ],
)
def test_a_throw_beside_a_card_says_which_and_how_far_off(language: Language, beside: int, sentence: str) -> None:
    game, state = cantina.game("precious-cargo"), at_turn("precious-cargo")
    words, view = said("precious-cargo", language, state), cast(View, state.view(0))
    place = view.field[4]  # people count from one
    throw = from_text(f"throw {place.x + beside} {place.y}", game.action)
    assert describe_action(game, throw, view, state.options, words, named) == sentence.format(x=place.x + beside, y=place.y)


@pytest.mark.parametrize(
    ("language", "form", "sentence", "flick"),
    [
        ("cs", "hoď místo 5", r"hodit žetonem na místo 5 \(lícem dolů\); zasáhne .*krát z 10", "cvrnkni místo 5 jemně"),
        ("en", "throw place 5", r"throw your disc at place 5 \(face down\); hits about \d in 10.*", "flick place 5 soft"),
    ],
)
def test_throws_are_offered_at_places_and_grogu_with_chances(language: Language, form: str, sentence: str, flick: str) -> None:
    game, state = cantina.game("precious-cargo"), at_turn("precious-cargo")
    found = offers(game, state, 0, said("precious-cargo", language, state), named)
    listed = [offer for offer in found if offer.listed]
    assert len(listed) == 16, "fifteen places and Grogu"
    assert [offer.forms[0] for offer in listed][4] == form
    assert re.fullmatch(sentence, listed[4].words)
    view: Any = state.view(0)
    place = view.field[4]
    assert read(game, state, form) == from_text(f"throw {place.x} {place.y}", game.action)
    soft = read(game, state, flick)
    state.copy().play(soft)  # as the rules allow
    assert not any("3000" in offer.words for offer in found)


def test_with_the_aiming_aid_chances_are_exact() -> None:
    game, state = cantina.game("precious-cargo"), at_turn("precious-cargo", aid=True)
    found = offers(game, state, 0, said("precious-cargo", "en", state), named)
    assert re.search(r"; hits \d+ %, points to expect \d\.\d", found[0].words)


def test_places_are_counted_from_one_wherever_a_person_sees_them() -> None:
    game, state = cantina.game("precious-cargo"), at_turn("precious-cargo")
    seen = spoken("precious-cargo", state, "en")
    assert [key for key in seen.places if key != "grogu"] == [str(number) for number in range(1, 16)]
    assert seen.places["1"].startswith("Place 1: ")
    words = said("precious-cargo", "cs", state)
    assert words.action(from_text("reveal 0", game.action)) == "otočit kartu na místě 1"
    assert words.say("event-revealed", place=14, card="x").startswith("Na místě 15 ")


# ---- Super Teams -----------------------------------------------------------------------------------------------------------


def test_the_track_is_told_in_words() -> None:
    state = at_turn("super-teams", board="short")
    track = spoken("super-teams", state, "cs").board[0]
    assert re.match(r"Trať: 1( až \d+)? (normální|bonusové) pole, ", track)
    assert not re.search(r"\d+[NBHAX]+\b", track)
    around = spoken("super-teams", state, "en").around("x-wing")
    assert around
    assert around.startswith("space 0, start planet: here stands X-wing (yours)")
    assert "Ahead: space 1, " in around
