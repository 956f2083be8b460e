"""Content: everything shipped fits together and has the rulebook's counts, and whatever does not fit is refused by its name."""

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cantina.core.game import OptionError
from cantina.core.ledger import LANGUAGES, Language
from cantina.games.adventures import content
from cantina.games.adventures.checks.names import walk
from cantina.games.adventures.content import Library, load, own_words, read
from cantina.games.adventures.reading import explain
from cantina.games.adventures.schema import Character, Condition, Effect, Entry, Mission, Option, Pack, Selector, Word

DOCS = Path(__file__).parents[2] / "docs"
OASIS = tomllib.loads((DOCS / "examples" / "oasis.toml").read_text("utf-8"))
PATHFINDER = tomllib.loads((DOCS / "examples" / "pathfinder.toml").read_text("utf-8"))
STORY = {"compound": 14, "out-of-town": 29, "cell-block": 28, "surrounded": 25}
GONE = object()  # a field that is taken out

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


def changed(data: dict[str, Any], *changes: Any) -> dict[str, Any]:
    """A copy of plain data with changes: a path of keys, then the new value."""
    data = copy.deepcopy(data)
    for place, value in zip(changes[::2], changes[1::2], strict=True):
        *path, last = place.split(".")
        at: Any = data
        for key in path:
            at = at[int(key) if isinstance(at, list) else key]
        last = int(last) if isinstance(at, list) else last
        if value is GONE:
            del at[last]
        elif isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return data


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


@pytest.mark.rule("MANDO-01")
def test_the_beginner_side_of_a_character_has_more_health() -> None:
    health = {character.id: (character.health.standard, character.health.beginner) for character in CHARACTERS}
    assert set(health.values()) == {(6, 8), (5, 7)}
    assert {id_ for id_, sides in health.items() if sides == (6, 8)} == {"mandalorian", "paz", "burg", "cara"}


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


def test_the_language_has_41_effects_and_all_are_used() -> None:
    words = {str(word.__struct_config__.tag) for word in get_args(Effect)}
    assert len(words) == 41
    assert {entry.__struct_config__.tag for entry in entries() if isinstance(entry, Word)} == words


def test_the_language_has_38_conditions_and_all_but_any_are_used() -> None:
    words = set(Condition.__struct_encode_fields__)
    assert len(words) == 38
    assert {entry.word for entry in entries() if isinstance(entry, Condition)} == words - {"any"}


@pytest.mark.parametrize("word", [*sorted(str(word.__struct_config__.tag) for word in get_args(Effect))])
def test_every_effect_is_explained_where_users_read_about_it(word: str) -> None:
    assert f"| `{word}`" in (DOCS / "content.md").read_text("utf-8")


@pytest.mark.parametrize("word", Condition.__struct_encode_fields__)
def test_every_condition_is_explained_where_users_read_about_it(word: str) -> None:
    assert re.search(rf"`{word}[` ]", (DOCS / "content.md").read_text("utf-8").split("## Conditions")[1])


def test_a_condition_knows_its_word_and_what_it_asks_for() -> None:
    said = msgspec.convert({"not": {"target_range": 0}}, Condition)
    assert (said.word, said.value) == ("not", Condition(target_range=0))
    assert (said.value.word, said.value.value) == ("target_range", 0)
    with pytest.raises(ValueError, match="a condition says exactly one thing, this one says nothing"):
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


# ---- everything shipped fits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MANDO-R-03")
@pytest.mark.parametrize("id_", content.mission_ids())
def test_every_shipped_mission_can_be_chosen_by_its_id_and_given_whole(id_: str) -> None:
    assert (
        LIBRARY.mission(id_) == LIBRARY.mission(read(Mission, msgspec.to_builtins(content.mission(id_)))) == content.mission(id_)
    )


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
    assert (LIBRARY.events(), LIBRARY.modes()) == (content.events(), content.modes())
    assert LIBRARY.plans() == content.plans()


@pytest.mark.parametrize("sheet", content.sheet_ids())
@pytest.mark.parametrize("mission", content.mission_ids())
def test_every_sheet_fits_every_mission(sheet: str, mission: str) -> None:
    content.check_sheet(content.sheet(sheet), content.mission(mission))


def test_skill_cards_can_be_told_apart_by_their_ids() -> None:
    ids = [card.id for character in CHARACTERS for card in character.skill]
    assert len(ids) == len(set(ids))


# ---- texts ---------------------------------------------------------------------------------------------------------------


def named() -> set[str]:
    """The keys of names that the shipped content needs."""
    found = {"child"}
    for entry in entries():
        match entry:
            case Mission():
                found |= {entry.id, *(f"zone-{zone}" for zone in entry.map.zones.values())}
                found |= {*(f"star-{colour}" for colour in entry.map.stars), *entry.slots}
                found |= {door.id for door in entry.map.door} | {track.id for track in entry.track}
                found |= {f"mission-action-{entry.id}"} if entry.mission_action else set()
    for token in [token for mission in MISSIONS for token in mission.token] + list(content.modes().token):
        found |= {token.id, token.shape}
        found |= {token.class_} if token.class_ else set()
        found |= {f"ability-{token.ability}"} if token.ability else set()
    for character in CHARACTERS:
        found |= {character.id, *(card.id for card in character.skill), *(card.kind for card in character.skill)}
    found |= {card.id for card in content.plans().plan}
    found |= {name for card in content.events().event for name in (card.id, card.back)}
    found |= {track.id for sheet in content.modes().sheet for track in sheet.track} | set(content.sheet_ids())
    return found | {gear.id for gear in content.guide().gear} | {bounty.id for bounty in content.guide().bounty}


def ruled() -> set[str]:
    """The keys of rule texts that the shipped content needs."""
    found = {f"guide-{step.after_game}" for step in content.guide().step}
    found |= {f"rule-{card.id}" for character in CHARACTERS for card in character.skill if card.ability}
    found |= {f"rule-{card.id}" for card in content.plans().plan} | {f"rule-{card.id}" for card in content.events().event}
    found |= {f"rule-{gear.id}" for gear in content.guide().gear} | {f"rule-{bounty.id}" for bounty in content.guide().bounty}
    found |= {f"rule-ability-{ability}" for ability in ("guard", "hook", "mission", "sabotage")}
    for token in [token for mission in MISSIONS for token in mission.token] + list(content.modes().token):
        found |= {f"rule-{token.id}"} if token.kind == "feature" or token.ability == "mission" else set()
    failures = {mission.id: len(mission.failure) for mission in MISSIONS}
    failures |= {sheet.id: len(sheet.failure) for sheet in content.modes().sheet}
    for id_, count in failures.items():
        found |= {f"rule-{id_}", f"objective-{id_}", f"crisis-{id_}"}
        found |= {f"failure-{id_}-{number}" for number in range(1, count + 1)}
    found |= {f"mission-action-{mission.id}" for mission in MISSIONS if mission.mission_action}
    return found | {f"choice-{entry.id}" for entry in entries() if isinstance(entry, Option)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shipped_has_its_words_in_both_languages(language: Language) -> None:
    files = (content.HERE.parent / "texts").glob(f"*{language}.*")
    keys = set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(path.read_text("utf-8") for path in files), re.M))
    assert {f"name-{id_}" for id_ in named()} - keys == set()
    assert ruled() - keys == set()


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
    assert library.mission("compound") == content.mission("compound")
    assert [card.copies for card in library.plans().plan] == [20]
    assert len(library.events().event) == 12


# ---- what is refused: a mission ------------------------------------------------------------------------------------------

FIRST = "crisis.effects.0"


@pytest.mark.rule("MANDO-R-03")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        # numbers and ids
        (("token.0.hp", 0), ", token 'bandit': hp must be at least 1"),
        (("token.0.copies", 0), ", token 'bandit': copies must be at least 1"),
        (("token.0.copies", 21), ", token 'bandit': copies must be at most 20"),
        (("token.0.hp", 100), ", token 'bandit': hp must be at most 99"),
        (("map.door.0.hp", 0), ", map, door 'pump-door': hp must be at least 1"),
        (
            ("track.0.size_by_characters.3", 0),
            ", track 'storm': size_by_characters must be at least 1",
        ),
        (("rule.0.effects.0.n", -1), ", rule 'reveal:mirage', effects 1 (complicate): n must be at least 1"),
        (
            ("token.0.id", "sand bandit"),
            ", token 'sand bandit': 'sand bandit' is no id; it takes letters, digits and hyphens, a letter first, 40 "
            "in all at most",
        ),
        # the map
        (("map.rows.0", "WWR"), ", map: rows: row B is not as long as row A; fill it up with '.'"),
        (("map.rows.0", "WWRX"), ", map: rows: space A4 is of zone 'X', which zones does not name"),
        (("map.zones.X", "shade"), ", map: zones: no space is of zone 'X'"),
        (("map.start", "D4"), ", map: start: the map has no space D4"),
        (("map.stars.white", ["B3", "E1"]), ", map, stars: white: the map has no space E1"),
        (("map.stars.white", ["B3", "B3"]), ", map, stars: space 'B3' stands in it twice"),
        (("map.stars.nearest", ["C1"]), ", map, stars: 'nearest' is no colour; star:nearest has a meaning of its own"),
        (("map.numbers", {"1": "A9"}), ", map, numbers: 1: the map has no space A9"),
        (("map.numbers", {"one": "A1"}), ", map, numbers: 'one' is no number from 1 to 99"),
        (("map.door.0.between", ["A1", "C1"]), ", map: door 'pump-door': A1 and C1 do not touch"),
        (("map.door.0.between", ["A1", "A0"]), ", map: door 'pump-door': the map has no space A0"),
        (("map.door.0.between", ["C4", "B4"]), ", map: door 'pump-door': C4 and B4 stand in open already"),
        (("map.door.0.id", "wall"), ", map: door 'wall': this id has a meaning of its own"),
        (("map.open.2", ["A1", "D1"]), ", map: open: A1 and D1 do not touch"),
        (("map.ledges", [["A1", "A4"]]), ", map: ledges: A1 and A4 do not touch"),
        (("map.walls", [["B1", "C9"]]), ", map: walls: the map has no space C9"),
        (
            ("map.borders.1", GONE),
            ", map: borders does not say what parts the zones W and S, which touch at A1 and B1",
        ),
        (("map.borders.0.zones", "SSR"), ", map: borders: 'SSR' are not two letters of zones"),
        (("map.borders.4", {"zones": "RS", "kind": "wall"}), ", map: a border of 'RS' stands in it twice"),
        (
            ("map.door", []),
            ", map: space A1 cannot be reached from D3, even with every door open and across ledges",
        ),
        (("map.rows", []), ", map: 0 rows; it takes 1 to 26"),
        (("map.rows", ["S" * 41] * 2), ", map: 82 spaces; it takes 2 to 80"),
        # tokens and sites
        (("placement.facedown.circle.5", "C3"), ", placement: 6 sites of shape circle, and only 5 tokens"),
        (("placement.faceup.triangle", ["E4"]), ", placement, faceup: triangle: the map has no space E4"),
        (
            ("placement.unique", {"boss": ["A1"]}),
            ", placement, unique: there is no token 'boss' of the shape unique",
        ),
        (
            ("token.0.shape", "unique", "placement.unique", {"bandit": ["C1", "C2", "C3"]}),
            ", placement: 5 sites of shape circle, and only 3 tokens",
        ),
        (
            ("token.7.shape", "unique", "placement.unique", {"rider": ["C1", "C2", "C3"]}),
            ", placement, unique: 3 sites for 'rider', and only 2 copies",
        ),
        (("token.1.id", "bandit"), ": token 'bandit' stands in it twice"),
        (("token.0.class", GONE), ", token 'bandit': class is missing"),
        (("token.0.hp", GONE), ", token 'bandit': hp is missing"),
        (
            ("token.0.hp_by_characters", {"2": 1, "4": 3}),
            ", token 'bandit': hp_by_characters: a number for 3 characters is missing",
        ),
        (("token.4.hp", 2), ", token 'filter': class and hp are only for enemies"),
        (("token.4.use", "discard"), ", token 'filter': effects: use 'discard' takes one at least"),
        (("token.5.use", "none"), ", token 'waterskin': effects: use 'none' takes none"),
        (("token.5.flees", True), ", token 'waterskin': flees is only for a token that is carried"),
        (("token.5.ability", "guard"), ", token 'waterskin': ability: guard is only for enemies"),
        (
            ("token.0.use", "carry"),
            ", token 'bandit': use and effects are only for special tokens; an enemy's effects stand in a [[rule]]",
        ),
        (
            ("token.3.use", "carry"),
            ", token 'medkit': a medkit is a special token whose use is known; it takes neither use nor effects",
        ),
        (("token.0.id", "child"), ", token 'child': id: the child is no token; it comes with [child]"),
        # what goals, effects and rules name
        (("objective.cond.carrier_on.token", "filtre"), ", objective, cond: carrier_on.token: there is no token 'filtre'"),
        (
            ("objective.cond.carrier_on.space", "D3"),
            ", objective, cond: carrier_on.space: 'D3' is no space; it takes here, your_space, start, num:N, "
            "token:ID, star:COLOUR, star:K, star:nearest, star:nearest_child, star:farthest_from_start",
        ),
        (
            ("objective.cond.carrier_on.space", "num:8"),
            ", objective, cond: carrier_on.space: the map has no space with the number 8",
        ),
        (
            ("objective.cond.carrier_on.space", "star:blue"),
            ", objective, cond: carrier_on.space: the map has no blue star; it has white",
        ),
        (
            ("objective.cond.carrier_on.space", "star:3"),
            ", objective, cond: carrier_on.space: the map has no star number 3; it has 2",
        ),
        (("failure.1.cond.track_full", "sand"), ", failure 2, cond: track_full: there is no [[track]] 'sand' with a size"),
        (
            ("failure.0.cond", {"track_ge": {"id": "sand", "n": 3}}),
            ", failure 1, cond: track_ge: no effect changes a track 'sand'",
        ),
        (("failure.0.cond", {"all": []}), ", failure 1, cond: all takes one condition at least"),
        (("failure.0.cond", {"peeked_total_ge": 1}), ", failure 1, cond: peeked_total_ge is only for a bounty"),
        (("failure.0.cond", {"traitor_on": "start"}), ", failure 1, cond: traitor_on is only for a mercenary sheet"),
        (
            ("failure.0.cond", {"enemy_carries": "child"}),
            ", failure 1, cond: enemy_carries: there is no child here; it comes with [child]",
        ),
        (
            ("failure.0.cond", {"child_carrier_on": "start"}),
            ", failure 1, cond: child_carrier_on: there is no child here; it comes with [child]",
        ),
        (("rule.0.effects.1.token", "mirrage"), ", rule 'reveal:mirage', effects 2 (remove): token: there is no token 'mirrage'"),
        (
            ("rule.0.effects.0.slot", "mission"),
            ", rule 'reveal:mirage', effects 1 (complicate): slot: there is no slot 'mission' here; there are move, "
            "attack, recon, plan",
        ),
        (("rule.0.when", "reveal:mirrage"), ", rule 'reveal:mirrage': when: there is no token 'mirrage'"),
        (("rule.0.when", "reveal"), ", rule 'reveal': when: reveal takes a token behind it"),
        (("rule.0.when", "setup:mirage"), ", rule 'setup:mirage': when: setup takes nothing behind it"),
        (
            ("rule.0.when", "dawn"),
            ", rule 'dawn': when: 'dawn' is no occasion; it takes setup, turn_end, event_step_end, reveal, defeat, "
            "on_space, damage_cap, damage_reached",
        ),
        (
            ("rule.0.n", 2),
            ", rule 'reveal:mirage': n: damage_cap takes a number, damage_reached a number or half, every other occasion none",
        ),
        (("rule.0.if", {"six_plus": True}), ", rule 'reveal:mirage': if: only for setup, turn_end, event_step_end, on_space"),
        (("rule.0.effects", []), ", rule 'reveal:mirage': effects: damage_cap takes none, every other occasion one at least"),
        (("rule.0.when", "on_space:start"), ", rule 'on_space:start': effects: on_space takes only boost"),
        (("rule.1", copy.deepcopy(OASIS["rule"][0])), ": rule 'reveal:mirage' stands in it twice"),
        (
            (FIRST, {"op": "take_plan", "name": "luck", "from": "discard"}),
            ", crisis, effects 1 (take_plan): name: there is no plan card 'luck'",
        ),
        (
            (FIRST, {"op": "door", "at": "beside"}),
            ", crisis, effects 1 (door): at: 'beside' is unknown; it takes adjacent, anywhere, within:N",
        ),
        ((FIRST, {"op": "enemy_move", "count": 1, "n": 1}), ", crisis, effects 1 (enemy_move): it takes either class or token"),
        ((FIRST, {"op": "heal", "who": "it", "n": 1}), ", crisis, effects 1 (heal): who: 'it' is known only inside each"),
        ((FIRST, {"op": "choose", "options": []}), ", crisis, effects 1 (choose): options: a choice takes two at least"),
        # tracks, slots and people
        (("track.0.size", 6), ", track 'storm': it takes either size or size_by_characters"),
        (("track.0.size_by_characters.4", GONE), ", track 'storm': size_by_characters: a number for 4 characters is missing"),
        (("slots", ["move", "attack", "plan"], "rule", []), ": slots: recon is missing"),
        (("slots", ["move", "attack", "plan", "recon", "move"]), ": slot 'move' stands in it twice"),
        (
            ("slots", ["move", "attack", "plan", "recon", "mission"]),
            ": the slot mission and [mission_action] go together",
        ),
        (("mission_action", {"effects": []}), ": the slot mission and [mission_action] go together"),
        (("recommended", ["cara"]), ": recommended takes two characters at least"),
        (("recommended", ["cara", "kara"]), ": recommended: there is no character 'kara'"),
        (("recommended", ["cara", "cara"]), ": recommended character 'cara' stands in it twice"),
        (("child", {"carried_by": ["kara"]}), ", child: carried_by: there is no character 'kara'"),
        (("child", {"enemies_can_carry": True}), ", child: enemies_can_carry and enemy_goal go together"),
        (
            ("child", {"enemies_can_carry": True, "enemy_goal": "star:blue"}),
            ", child: enemy_goal: the map has no blue star; it has white",
        ),
        (("mercenary", {"blank": ["filtre"]}), ", mercenary: blank: there is no token 'filtre'"),
    ],
)
def test_a_mission_that_does_not_fit_together_is_refused_by_what_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"mission 'oasis'{message}") + "$"):
        LIBRARY.mission(read(Mission, changed(OASIS, *changes)))


def nested(depth: int) -> dict[str, Any]:
    """An effect inside so many others."""
    return {"op": "pay", "cost": [{"op": "flee"}], "then": [nested(depth - 1)]} if depth else {"op": "flee"}


def test_effects_may_not_be_nested_or_listed_without_end() -> None:
    with pytest.raises(OptionError, match="entries lie in one another more than 24 deep"):
        LIBRARY.mission(read(Mission, changed(OASIS, FIRST, nested(40))))
    with pytest.raises(OptionError, match="entries in all; it takes 3000 at most"):
        LIBRARY.mission(read(Mission, changed(OASIS, "crisis.effects", [{"op": "flee"}] * 3000)))


# ---- what is refused: files that cannot be read ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (("token.0.hp", "two"), ", token 'bandit': hp takes a whole number, not a text"),
        (("token.0.shape", GONE), ", token 'bandit': shape is missing"),
        (
            ("token.0.shape", "hexagon"),
            ", token 'bandit': shape: 'hexagon' is unknown; it takes circle, orange, square, triangle, unique",
        ),
        (("token.0.copeis", 2), ", token 'bandit': unknown field 'copeis'; did you mean 'copies'?"),
        (
            ("crisis.effects.0.op", "trak"),
            ", crisis, effects 1 (trak): unknown effect 'trak'; did you mean 'track'?",
        ),
        (("crisis.effects.0.op", GONE), ", crisis, effects 'storm': op is missing"),
        (
            ("crisis.effects.1.cond", {"six_plus": True, "defeated": "rider"}),
            ", crisis, effects 2 (if), cond: a condition says exactly one thing, this one says six_plus and defeated",
        ),
        (
            ("crisis.effects.1.cond", {"track_gt": 1}),
            ", crisis, effects 2 (if), cond: unknown field 'track_gt'; did you mean 'track_ge'?",
        ),
        (("crisis.effects.1.then.0.n", "x"), ", crisis, effects 2 (if), then 1 (spawn): n takes a whole number, not a text"),
        (("rule.0.effects.0", {"op": "peek"}), ", rule 'reveal:mirage', effects 1 (peek): sel is missing"),
        (
            ("placement.facedown.hexagon", ["A1"]),
            ", placement, facedown: 'hexagon' is unknown; it takes circle, square, triangle",
        ),
        (("map.open.0", ["B4"]), ", map: open takes lists of 2, not of 1"),
        (("map.door.0.between", "A1"), ", map, door 'pump-door': between takes a list, not a text"),
        (("slots", ["move", "sing"]), ": slots: 'sing' is unknown; it takes attack, mission, move, plan, recon"),
        (("objective", GONE), ": objective is missing"),
    ],
)
def test_data_that_is_no_mission_is_refused_by_the_entry_that_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"mission 'oasis'{message}") + "$"):
        read(Mission, changed(OASIS, *changes))


def test_a_mission_without_a_proper_id_is_refused_as_a_mission() -> None:
    with pytest.raises(OptionError, match="^mission: id takes a text, not a whole number$"):
        read(Mission, changed(OASIS, "id", 5))


def test_an_error_in_a_file_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('id = "mine"\n', "utf-8")
    with pytest.raises(OptionError, match=r"^mine\.toml: mission 'mine': recommended is missing$"):
        load(Mission, tmp_path / "mine.toml")
    (tmp_path / "mine.toml").write_text('id = "mine\n', "utf-8")
    with pytest.raises(OptionError, match=r"^mine\.toml: Illegal character '\\n' \(at line 1, column 11\)$"):
        load(Mission, tmp_path / "mine.toml")


def test_an_error_in_options_names_the_entry_of_the_content_in_them() -> None:
    class Options(msgspec.Struct):
        mission: str | Mission

    data = {"mission": changed(OASIS, "token.0.hp", "two")}
    with pytest.raises(msgspec.ValidationError) as problem:
        msgspec.convert(data, Options)
    assert explain(str(problem.value), data, Options) == "mission 'oasis', token 'bandit': hp takes a whole number, not a text"


# ---- what is refused: characters, decks, packs and ids --------------------------------------------------------------------


@pytest.mark.rule("MANDO-03", "MANDO-04")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (("skill.0.copies", 1), ": 11 skill cards from the start; it takes 12"),
        (("skill.0.copies", 3), ", skill 'path-shortcut': copies must be at most 2"),
        (("skill.0.strength", 5), ", skill 'path-shortcut': strength must be at most 4"),
        (("skill.0.strength", 0), ", skill 'path-shortcut': strength must be at least 1"),
        (("skill.0.strength", GONE), ", skill 'path-shortcut': strength is missing"),
        (("skill.1.id", "path-shortcut"), ": skill 'path-shortcut' stands in it twice"),
        (("skill.7.strength", 2), ", skill 'tactical-1-pathfinder': strength: a tactical skill has none"),
        (("skill.7.bonus", "plan"), ", skill 'tactical-1-pathfinder': bonus: a tactical skill has none"),
        (("skill.7.ability", []), ", skill 'tactical-1-pathfinder': ability: a tactical skill has one at least"),
        (("skill.0.kind", "wild"), ", skill 'path-shortcut': ability: a wild skill has one, with the slot any"),
        (("skill.0.ability.0.slot", "any"), ", skill 'path-shortcut': ability: the slot any is only for a wild skill"),
        (("skill.1.ability.0.timing", "during"), ", skill 'path-tracks', ability 1: timing: only a move can be interrupted"),
        (("skill.1.ability.0.effects", []), ", skill 'path-tracks', ability 1: effects: it takes one at least"),
        (("health.beginner", 4), ", health: beginner must be at least standard"),
        (
            ("skill.6.ability.0.effects.0", {"op": "spawn", "where": "num:1", "n": 1}),
            ", skill 'path-snare', ability 1, effects 1 (spawn): where: 'num:1' is a matter of a map, and cards and "
            "sheets do not know theirs",
        ),
        (
            ("skill.6.ability.0.effects.0", {"op": "carry", "token": "egg", "within": 1}),
            ", skill 'path-snare', ability 1, effects 1 (carry): token: there is no token 'egg'",
        ),
    ],
)
def test_a_character_that_cannot_be_played_is_refused_by_what_is_wrong(changes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(f"character 'pathfinder'{message}") + "$"):
        LIBRARY.character(read(Character, changed(PATHFINDER["character"][0], *changes)))


PLANS = msgspec.to_builtins(content.plans())
EVENTS = msgspec.to_builtins(content.events())


@pytest.mark.rule("MANDO-06", "MANDO-07", "MANDO-11")
@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"plan": PLANS["plan"][1:]}, "plan deck: 15 plan cards; it takes 20"),
        ({"plan": [*PLANS["plan"], PLANS["plan"][0]]}, "plan deck: plan 'defend' stands in it twice"),
        (
            {"plan": [*PLANS["plan"][:-1], {"id": "idle", "copies": 1, "when": "on_damage"}]},
            "plan deck, plan 'idle': when and effects stand together, or neither does",
        ),
        (
            {"plan": [*PLANS["plan"][:-1], {**PLANS["plan"][-1], "within": 2}]},
            "plan deck, plan 'lookout': within is for on_damage_other, which needs it",
        ),
        (
            {"complications": {"white": [1, 1, 1, 1], "yellow": [1] * 5}},
            "plan deck, complications: 4 white tokens; it takes 5",
        ),
        (
            {"complications": {"white": [1] * 5, "yellow": [1, 1, 1, 1, 4]}},
            "plan deck, complications: yellow must be at most 3",
        ),
        (
            {"complications": {"white": [1] * 5, "yellow": [1, 1, 1, 1, 0]}},
            "plan deck, complications: yellow must be at least 1",
        ),
        ({"event": EVENTS["event"][1:]}, "event deck: 11 event cards from the start; it takes 12"),
        ({"event": [*EVENTS["event"], EVENTS["event"][17]]}, "event deck: event 'E18' stands in it twice"),
        (
            {"event": [{**EVENTS["event"][0], "effects": []}, *EVENTS["event"][1:]]},
            "event deck, event 'E01': effects: it takes one at least",
        ),
        ({"mission": [OASIS, OASIS]}, "mission 'oasis' stands twice"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_what_is_wrong(pack: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(message) + "$"):
        Library(read(Pack, pack)).events()


@pytest.mark.parametrize(
    ("find", "id_", "message"),
    [
        (
            LIBRARY.mission,
            "oasis",
            "there is no mission 'oasis'; there are ambush, cell-block, compound, compound-24, out-of-town",
        ),
        (LIBRARY.mission, "../plans", "there is no mission '../plans'; there are ambush"),
        (LIBRARY.character, "kara", "there is no character 'kara'; there are burg, cara, greef, ig11, mandalorian"),
        (content.sheet, "heist", "there is no mercenary sheet 'heist'; there are egg-run, three-marks, uplinks, payoff"),
    ],
)
def test_an_unknown_id_is_refused_with_the_ids_there_are(find: Any, id_: str, message: str) -> None:
    with pytest.raises(OptionError, match=re.escape(message)):
        find(id_)


def test_nobody_plays_a_character_twice() -> None:
    with pytest.raises(OptionError, match="character 'cara' stands twice"):
        LIBRARY.characters("cara", "greef", "cara")


@pytest.mark.parametrize(
    ("changes", "sheet", "message"),
    [
        (
            ("placement.facedown.circle", ["B2"]),
            "egg-run",
            "sheet 'egg-run' on mission 'oasis': it hides 3 tokens under face-down circles, and the map has 1",
        ),
        (
            ("map.stars", {"white": ["B3"]}),
            "uplinks",
            "sheet 'uplinks' on mission 'oasis': place.uplink: the map has no star number 2; it has 1",
        ),
        (("map.stars", {}), "egg-run", "sheet 'egg-run' on mission 'oasis': place.trader: the map has no star"),
        (("token.2.id", "egg"), "egg-run", "sheet 'egg-run' on mission 'oasis': both have a token 'egg'"),
    ],
)
def test_a_sheet_that_does_not_fit_a_mission_is_refused(changes: tuple[Any, ...], sheet: str, message: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(message) + "$"):
        content.check_sheet(content.sheet(sheet), read(Mission, changed(OASIS, *changes)))


def test_a_selector_counts_from_you_and_means_all_unless_it_says_more() -> None:
    assert Selector(kind="enemy") == Selector(kind="enemy", from_="you", count="all", pick="choose")
