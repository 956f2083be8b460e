"""Content: everything shipped fits together and has the rulebook's counts, and the examples for users work."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from docs.words import written

import cantina
from cantina.core.ledger import LANGUAGES
from cantina.core.texts import texts
from cantina.games.adventures import content
from cantina.games.adventures.conditions import QUESTIONS
from cantina.games.adventures.content import Library, load, own_words, read
from cantina.games.adventures.content.checks.names import walk
from cantina.games.adventures.content.schema import Condition, Entry, Mission, Pack, Word
from cantina.games.adventures.effects import EFFECTS
from cantina.games.adventures.effects.move import Move
from cantina.games.adventures.effects.push import Push
from cantina.games.adventures.effects.reach import Reach
from cantina.games.adventures.effects.recon_mod import ReconMod
from cantina.games.adventures.game import GAME
from cantina.games.adventures.selectors import SELECTORS, Selector
from cantina.games.adventures.selectors.enemy import Enemy
from tests.adventures.examples import DOCS, OASIS, PATHFINDER, changed

STORY = {"compound": 14, "out-of-town": 29, "cell-block": 28, "surrounded": 25}

LIBRARY = Library()
MISSIONS = [content.mission(id_) for id_ in content.mission_ids()]
CHARACTERS = [content.character(id_) for id_ in content.character_ids()]
EVERYTHING: list[Entry] = [
    *MISSIONS,
    *CHARACTERS,
    content.plans(),
    content.events(),
    content.modes(),
    content.guide(),
]


def entries() -> Iterator[Entry]:
    """Every entry of the shipped content."""
    return (entry for whole in EVERYTHING for _, entry in walk(whole, ""))


# ---- counts --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-09", "MANDO-R-01")
def test_the_missions_have_their_tokens_and_ten_are_left_for_the_sheets() -> None:
    counts = {mission.id: sum(token.copies for token in mission.token) for mission in MISSIONS}
    assert {id_: counts[id_] for id_ in STORY} == STORY
    assert counts["compound-24"] == 24
    assert sum(token.copies for token in content.modes().token) == 10
    assert sum(STORY.values()) + 10 == 106


@pytest.mark.rule("MANDO-03", "MANDO-04", "MANDO-05")
def test_eight_characters_have_twelve_cards_of_strength_1_to_4_some_of_them_twice() -> None:
    base = {character.id: [card for card in character.skill if card.set == "base"] for character in CHARACTERS}
    assert {id_: sum(card.copies for card in cards) for id_, cards in base.items()} == dict.fromkeys(base, 12)
    assert len(base) == 8
    cards = [card for cards in base.values() for card in cards for _ in range(card.copies)]
    assert Counter(card.strength for card in cards) == {1: 18, 2: 39, 3: 27, 4: 12}
    assert Counter(card.bonus for card in cards if card.bonus) == {
        "plan": 12,
        "attack": 11,
        "move": 11,
        "recon": 10,
        "mission": 1,
    }
    assert max(base, key=lambda id_: len(base[id_])) == "mandalorian"


@pytest.mark.rule("MANDO-195")
def test_mission_1_brings_the_guard_and_mission_2_all_other_abilities() -> None:
    found = {mission.id: {token.ability for token in mission.token if token.ability} for mission in MISSIONS}
    first, second, *later = (card.id for step in content.guide().step for card in step.card if card.kind == "play")
    assert (first, found[first]) == ("compound", {"guard"})
    assert (second, found[second]) == ("out-of-town", {"guard", "hook", "mission", "sabotage"})
    assert all(found[id_] - {"guard"} for id_ in later if id_ in found)
    for language in LANGUAGES:  # what a reference card says of each
        said = [texts(language, GAME.folder / "texts").say(f"rule-ability-{ability}") for ability in sorted(found[second])]
        assert len(set(said)) == 4


def test_a_card_leaves_a_number_open_exactly_where_its_text_says_up_to() -> None:
    cards: list[Any] = [card for character in CHARACTERS for card in character.skill]
    cards += [*content.plans().plan, *content.guide().gear]
    cards += [token for mission in MISSIONS for token in mission.token if token.effects]
    said = {up_to: texts(language, GAME.folder / "texts") for language, up_to in zip(LANGUAGES, ("až ", "up to"), strict=True)}
    for card in cards:
        words = [entry for _, entry in walk(card, "")]
        numbered = [word for word in words if isinstance(word, Selector | Push)]
        other = any(isinstance(word, Move | ReconMod | Reach) for word in words)  # their "up to" is in the word itself
        for up_to, spoken in said.items():
            if numbered and not other:
                assert (up_to in spoken.say(f"rule-{card.id}")) == any(word.up_to for word in numbered), card.id


@pytest.mark.rule("MANDO-01")
def test_the_beginner_side_of_a_character_has_more_health() -> None:
    health = {character.id: (character.health.standard, character.health.beginner) for character in CHARACTERS}
    assert set(health.values()) == {(6, 8), (5, 7), (5, 6)}
    assert {id_ for id_, sides in health.items() if sides == (6, 8)} == {"mandalorian", "paz", "burg", "cara"}
    assert health["ig11"] == (5, 6)


@pytest.mark.rule("MANDO-07", "MANDO-11")
def test_there_are_20_plan_cards_and_10_complication_tokens() -> None:
    deck = content.plans()
    assert sum(card.copies for card in deck.plan) == 20
    assert {card.id: card.copies for card in deck.plan if card.copies > 2} == {"defend": 5, "bad-luck": 4}
    assert [card.id for card in deck.plan if not card.keepable] == ["bad-luck"]
    assert (deck.complications.white, deck.complications.yellow) == ((1, 1, 1, 2, 2), (1, 1, 2, 2, 3))


@pytest.mark.rule("MANDO-06")
def test_there_are_12_event_cards_and_6_that_come_later() -> None:
    cards = content.events().event
    backs = Counter(card.back for card in cards if card.guide is None)
    assert backs == {"brawler": 3, "blaster": 3, "sharpshooter": 3, "alarm": 1, "trouble": 2}
    assert Counter(card.guide for card in cards if card.guide is not None) == {2: 3, 5: 3}


@pytest.mark.rule("MANDO-08", "MANDO-R-156")
def test_the_tutorial_deck_has_71_cards_and_names_what_exists() -> None:
    guide = content.guide()
    cards = [card for step in guide.step for card in step.card]
    assert sum(len(CHARACTERS) if card.kind == "skills" else 1 for card in cards) == 71
    assert [step.after_game for step in guide.step] == list(range(9))
    assert [card.id for card in cards if card.kind == "play"] == [*STORY, "mercenary"]
    assert [card.id for card in cards if card.kind == "event"] == [card.id for card in content.events().event if card.guide]
    assert [card.id for card in cards if card.kind == "gear"] == [gear.id for gear in guide.gear]
    assert [card.id for card in cards if card.kind == "bounty"] == [bounty.id for bounty in guide.bounty]
    sets = [card.id for card in cards if card.kind == "skills"]
    unlocked = [card.set for character in CHARACTERS for card in character.skill if card.set != "base"]
    assert Counter(unlocked) == dict.fromkeys(sets, len(CHARACTERS))


# ---- the vocabulary ------------------------------------------------------------------------------------------------------


def test_every_effect_is_used_by_what_ships() -> None:
    assert {entry.op for entry in entries() if isinstance(entry, Word)} == set(EFFECTS)


def test_every_condition_but_any_is_used_by_what_ships() -> None:
    assert {entry.word for entry in entries() if isinstance(entry, Condition)} == set(QUESTIONS) - {"any"}


def test_users_read_about_every_word_what_its_class_says() -> None:
    page = (DOCS / "content.md").read_text("utf-8")
    assert written(page) == page, "write it anew: python -m docs.words"
    spoken = [*EFFECTS, *QUESTIONS, *(str(kind.__struct_config__.tag) for kind in SELECTORS)]
    assert [word for word in spoken if f"| `{word}` |" not in page] == []
    ledger = cantina.game("adventures").ledger
    assert [rule for rule in re.findall(r"MANDO-(?:R-)?\d+", page) if rule not in ledger] == []


def test_a_condition_knows_its_word_and_what_it_asks_for() -> None:
    said = msgspec.convert({"not": {"target_range": 0}}, Condition)
    assert (said.word, said.value) == ("not", Condition(target_range=0))
    assert (said.value.word, said.value.value) == ("target_range", 0)
    with pytest.raises(ValueError, match="one-condition: -"):
        Condition()


@pytest.mark.parametrize("whole", EVERYTHING, ids=lambda whole: getattr(whole, "id", type(whole).__name__))
def test_content_comes_back_from_plain_data(whole: Entry) -> None:
    assert msgspec.convert(msgspec.to_builtins(whole), type(whole)) == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=type(whole)) == whole


def kinds(kind: type[Entry]) -> Iterator[type[Entry]]:
    """Every kind of entry."""
    for sub in kind.__subclasses__():
        yield sub
        yield from kinds(sub)


@pytest.mark.parametrize("kind", list(kinds(Entry)))
def test_no_entry_takes_a_field_it_does_not_know(kind: type[Entry]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
    assert kind.__struct_config__.frozen


def test_a_selector_counts_from_you_and_means_all_unless_it_says_more() -> None:
    assert Enemy() == Enemy(from_="you", count="all", pick="choose")


# ---- everything shipped fits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-03")
@pytest.mark.parametrize("id_", content.mission_ids())
def test_every_shipped_mission_can_be_chosen_by_its_id_and_given_whole(id_: str) -> None:
    by_id = msgspec.structs.replace(LIBRARY.mission(id_), rules=None)  # it brings its words
    assert by_id == LIBRARY.mission(read(Mission, msgspec.to_builtins(content.mission(id_)))) == content.mission(id_)


@pytest.mark.rule("MANDO-33", "MANDO-R-02")
@pytest.mark.parametrize("id_", content.mission_ids())
def test_every_shipped_pile_has_as_many_tokens_as_sites(id_: str) -> None:
    mission = content.mission(id_)
    sites = Counter[str]()
    for by_shape in (mission.placement.facedown, mission.placement.faceup):
        sites.update({shape: len(spaces) for shape, spaces in by_shape.items()})
    piles = Counter[str]()
    for token in mission.token:
        piles[token.shape] += token.copies
    assert {shape: count for shape, count in piles.items() if shape not in ("orange", "unique")} == sites


def test_every_deck_and_character_is_in_order() -> None:
    assert LIBRARY.characters(*content.character_ids()) == tuple(CHARACTERS)
    assert (LIBRARY.plans(), LIBRARY.events()) == (content.plans(), content.events())
    assert (LIBRARY.modes(), LIBRARY.guide()) == (content.modes(), content.guide())


@pytest.mark.parametrize("sheet", content.sheet_ids())
@pytest.mark.parametrize("mission", content.mission_ids())
def test_every_sheet_fits_every_mission(sheet: str, mission: str) -> None:
    content.check_sheet(content.sheet(sheet), content.mission(mission))


def test_skill_cards_can_be_told_apart_by_their_ids() -> None:
    ids = [card.id for character in CHARACTERS for card in character.skill]
    assert len(ids) == len(set(ids))


# ---- the worked examples -------------------------------------------------------------------------------------------------


def test_the_example_of_a_mission_can_be_played() -> None:
    mission = load(Mission, DOCS / "examples" / "oasis.toml")
    assert LIBRARY.mission(mission) == mission
    for sheet in content.sheet_ids():
        content.check_sheet(content.sheet(sheet), mission)


def test_the_example_of_a_character_can_be_played_beside_the_shipped_ones() -> None:
    library = Library(load(Pack, DOCS / "examples" / "pathfinder.toml"))
    assert [character.id for character in library.characters("pathfinder", "cara")] == ["pathfinder", "cara"]
    assert library.character_ids == ("pathfinder", *content.character_ids())


@pytest.mark.parametrize(("data", "kind"), [(OASIS, Mission), (PATHFINDER, Pack)], ids=["mission", "pack"])
def test_the_examples_bring_the_same_words_in_both_languages(data: dict[str, Any], kind: type[Mission | Pack]) -> None:
    czech, english = (own_words(language, read(kind, data)) for language in ("cs", "en"))
    assert czech.keys() == english.keys()
    assert "objective-oasis" in czech or "name-pathfinder" in czech


def test_the_example_names_everything_it_has() -> None:
    words = own_words("en", read(Mission, OASIS))
    ids = ["oasis", "pump-door", "storm", *(token["id"] for token in OASIS["token"] if token["id"] != "medkit")]
    assert [id_ for id_ in ids if f"name-{id_}" not in words] == []


def test_a_pack_may_replace_missions_characters_and_decks() -> None:
    plans = [{"id": "defend", "copies": 20, "when": "on_damage", "effects": [{"op": "prevent", "n": 1}]}]
    events = [{"id": f"E{number}", "back": "trouble", "effects": [{"op": "crisis"}]} for number in range(12)]
    library = Library(read(Pack, {"mission": [changed(OASIS, "id", "ambush")], "plan": plans, "event": events}))
    assert library.mission("ambush").map.start == "D3"
    assert library.mission("compound").map == content.mission("compound").map
    assert [card.copies for card in library.plans().plan] == [20]
    assert len(library.events().event) == 12
