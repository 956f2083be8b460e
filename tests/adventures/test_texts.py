"""Words: whatever the game, its content or a user's own content can name is said in both languages."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cantina
from cantina.core.action import Action
from cantina.core.describe import describe, describe_action
from cantina.core.game import State
from cantina.core.ledger import LANGUAGES, Language
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.texts import Texts, texts
from cantina.games.adventures import actions, content
from cantina.games.adventures.content.checks.names import walk
from cantina.games.adventures.content.schema import Bounty, Entry, EventCard, Gear, Mission, Option, PlanCard, Sheet
from cantina.games.adventures.kernel.frames import KINDS
from cantina.games.adventures.kernel.ids import RULES
from cantina.games.adventures.kernel.scrying import MODES, Scry
from cantina.games.adventures.view import View
from cantina.testing.conformance import check_words
from tests.adventures.examples import GONE, OASIS, PATHFINDER, changed

GAME = cantina.game("adventures")
FOLDER = GAME.folder / "texts"
MISSIONS = [content.mission(id_) for id_ in content.mission_ids()]
CHARACTERS = [content.character(id_) for id_ in content.character_ids()]
SHIPPED: list[Entry] = [*MISSIONS, *CHARACTERS, content.plans(), content.events(), content.modes(), content.guide()]
TOKENS = [*(token for mission in MISSIONS for token in mission.token), *content.modes().token]
GOALS: list[Mission | Sheet] = [*MISSIONS, *content.modes().sheet]
STAGES = 12  # of a frame, or more

both = pytest.mark.parametrize("language", LANGUAGES)


def said(language: Language) -> Texts:
    """The texts of the game."""
    return texts(language, FOLDER)


# ---- what ships ------------------------------------------------------------------------------------------------------------


def named() -> Iterator[str]:
    """The keys of names that the shipped content needs."""
    yield "child"
    for mission in MISSIONS:
        yield from (mission.id, *mission.slots, *(f"zone-{zone}" for zone in mission.map.zones.values()))
        yield from (f"star-{colour}" for colour in mission.map.stars)
        yield from (door.id for door in mission.map.door)
        if mission.mission_action:
            yield f"mission-action-{mission.id}"
    for token in TOKENS:
        yield from (token.id, token.shape, *([token.class_] if token.class_ else []))
        if token.ability:
            yield f"ability-{token.ability}"
    for character in CHARACTERS:
        yield character.id
        yield from (name for card in character.skill for name in (card.id, card.kind))
    yield from (card.id for card in content.plans().plan)
    yield from (name for card in content.events().event for name in (card.id, card.back))
    for whole in GOALS:
        yield from (track.id for track in whole.track)
    yield from (*content.sheet_ids(), *(gear.id for gear in content.guide().gear), *(card.id for card in content.guide().bounty))
    yield from (entry.id for whole in SHIPPED for _, entry in walk(whole, "") if isinstance(entry, Option))


def ruled() -> Iterator[str]:
    """The keys of rules that the shipped content needs."""
    yield from (f"guide-{step.after_game}" for step in content.guide().step)
    yield from (f"rule-{card.id}" for character in CHARACTERS for card in character.skill if card.ability)
    guide = content.guide()
    cards: list[PlanCard | EventCard | Gear | Bounty] = [
        *content.plans().plan,
        *content.events().event,
        *guide.gear,
        *guide.bounty,
    ]
    yield from (f"rule-{card.id}" for card in cards)
    yield from (f"rule-ability-{ability}" for ability in ("guard", "hook", "mission", "sabotage"))
    yield from (f"rule-{token.id}" for token in TOKENS if token.kind == "feature" or token.ability == "mission")
    for whole in GOALS:
        yield from (f"rule-{whole.id}", f"objective-{whole.id}", f"crisis-{whole.id}")
        yield from (f"brief-objective-{whole.id}", f"brief-failure-{whole.id}")
        yield from (f"failure-{whole.id}-{number}" for number in range(1, len(whole.failure) + 1))
    yield from (f"mission-action-{mission.id}" for mission in MISSIONS if mission.mission_action)


@both
def test_everything_shipped_has_its_name_and_its_rule(language: Language) -> None:
    keys = {*(f"name-{id_}" for id_ in named()), *ruled()}
    assert [key for key in sorted(keys) if not said(language).has(key)] == []


@both
def test_no_key_stands_twice(language: Language) -> None:
    keys = Counter(re.findall(r"^([a-zA-Z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.M))
    assert [key for key, count in keys.items() if count > 1] == []
    assert sorted(path.name for path in FOLDER.iterdir()) == ["cs.ftl", "en.ftl"]


def test_every_action_event_and_option_has_its_sentence() -> None:
    check_words(GAME)


@both
def test_every_choice_of_an_option_has_a_name(language: Language) -> None:
    chosen = ("beginner", "experienced", "veteran", "story", "sandbox", "shared")
    assert [choice for choice in chosen if not said(language).has(f"name-{choice}")] == []


@both
def test_every_pile_that_is_shuffled_has_a_name(language: Language) -> None:
    piles = ("skills", "plans", "events", "complications", "reinforcements")
    assert [pile for pile in piles if not said(language).has(f"name-{pile}")] == []


def prompts() -> set[str]:
    """Every prompt that a frame can give, whatever its step."""
    found = {"over", "deal"}
    for kind in KINDS.values():
        fields: Any = dict.fromkeys(kind.__struct_fields__, 0)
        for stage in range(STAGES):
            frame = kind(**fields | {"stage": stage})
            for mode in range(len(MODES)) if isinstance(frame, Scry) else [0]:
                if isinstance(frame, Scry):
                    frame.mode = mode
                found.add(frame.asks())
    return found


@both
def test_every_prompt_has_a_sentence(language: Language) -> None:
    assert len(prompts()) > 40
    assert [kind for kind in sorted(prompts()) if not said(language).has(f"prompt-{kind}")] == []


@both
def test_every_rule_that_refuses_has_a_sentence(language: Language) -> None:
    refusing = set(re.findall(r'"((?:MANDO|CORE)-[R\d-]+)"', (GAME.folder / "kernel" / "refuse.py").read_text("utf-8")))
    refusing |= {rule for kind in KINDS.values() for rule in kind.refusals.values()}
    assert refusing <= RULES
    assert [rule for rule in sorted(refusing) if not said(language).has(f"refusal-{rule}")] == []


@both
def test_the_note_says_whose_the_content_is(language: Language) -> None:
    assert "Cantin" in said(language).say("note")
    assert {"cs": "vydavatel", "en": "publisher"}[language] in said(language).say("note")


# ---- positions and actions ---------------------------------------------------------------------------------------------------


def played(steps: int, *, seed: int = 1, **options: Any) -> Iterator[State]:
    """Positions of a random match in which a player is asked."""
    state, dealing, choices = GAME.start(**options), Seeded(seed, 0, CHANCE), Seeded(seed, 0, CHOICE)
    for _ in range(steps):
        if state.turn >= 0:
            yield state
        offered = state.actions()
        if not offered:
            return
        state.play(state.deal(dealing) if state.turn < 0 else offered[choices.below(len(offered))])


def seen(state: State, seat: int) -> View:
    """The position as a seat sees it."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def lines(state: State, language: Language, seat: int | None) -> list[str]:
    """The position in words."""
    words = said(language).knowing(state.options.words(language))
    return describe(GAME, state.view(seat), state.options, words, lambda seat: f"Seat {seat}")


@both
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2, "mission": "cell-block", "mode": "shared", "games": 8},
        {"seats": 4, "mission": "surrounded", "traitor": True, "games": 8},
        {"seats": 3, "sheet": "uplinks", "games": 5},
    ],
    ids=lambda options: options.get("mission") or options["sheet"],
)
def test_positions_and_offers_are_said_in_words(options: dict[str, Any], language: Language) -> None:
    for state in played(150, **options):
        view = state.view(state.turn)
        offers = [
            describe_action(GAME, each, view, state.options, said(language), lambda seat: f"Seat {seat}")
            for each in state.actions()
        ]
        assert len(set(offers)) == len(offers)
        for line in (*offers, *lines(state, language, state.turn), *lines(state, language, None)):
            assert not re.search(r"\{|\bNone\b|\bTrue\b|name-|rule-", line), line


def test_a_position_says_what_a_player_needs_to_know() -> None:
    state = next(played(100, seats=2, first=0))
    text = "\n".join(lines(state, "en", 0))
    assert "Mission: The Compound." in text
    assert "Track crisis: 0 of 5" in text
    assert "B4, house: A4, A5, B5, front door C4 (locked, damage 0 of 4)" in text
    assert "The Mandalorian (Seat 0): E1, damage 0 of 8" in text
    assert "face down, circle" in text
    assert "Seat 1: cards in hand 4" in text
    assert "strength" in text.partition("Your skill cards:")[2]


def test_a_position_says_what_the_abilities_on_the_map_do() -> None:
    state = next(played(100, seats=2, mission="out-of-town", first=0))
    found = [line for line in lines(state, "en", 0) if line.startswith("  Ability ")]
    assert any(line.startswith("  Ability guard: Whoever ends a move within range 1") for line in found)
    assert len(set(found)) == len(found)


def test_only_whoever_peeked_reads_what_lies_there() -> None:
    positions = (state for seed in range(20) for state in played(400, seed=seed, seats=2, mission="cell-block"))
    state = next(state for state in positions if any(piece.token and not piece.up for piece in seen(state, 0).pieces))
    known = [line for line in lines(state, "en", 0) if "you know it: " in line]
    assert known
    other = "\n".join(lines(state, "en", None))
    assert "you know it" not in other
    assert "seen by Seat" in other


def test_an_action_names_the_threat_and_not_only_its_number() -> None:
    state = next(state for state in played(3000, seats=2) if any(isinstance(each, actions.Attack) for each in state.actions()))
    attack = next(each for each in state.actions() if isinstance(each, actions.Attack))
    piece = next(piece for piece in seen(state, state.turn).pieces if piece.piece == attack.piece)
    sentence = describe_action(GAME, attack, state.view(state.turn), state.options, said("en"), str)
    assert sentence.startswith(f"attack: {piece.piece}. {piece.space}: ")


def test_a_seat_is_said_by_the_name_of_who_sits_there() -> None:
    state = GAME.start(seats=4, mission="surrounded", traitor=True, games=8)
    view = state.view(0)
    spoken: list[Action] = [actions.Accuse(2), actions.Player(2)]
    assert [describe_action(GAME, each, view, state.options, said("en"), lambda seat: f"Ana {seat}") for each in spoken] == [
        "accuse: Ana 2",
        "choose: Ana 2",
    ]


# ---- words of a user's own content -------------------------------------------------------------------------------------------


@both
def test_a_users_own_words_are_said(language: Language) -> None:
    state = GAME.start(seats=2, mission=OASIS)
    words = said(language).knowing(state.options.words(language))
    assert words.name("scorpion") == OASIS["names"][language]["scorpion"]
    assert words.say("event-revealed", token="bandit", space="C4").endswith(f"{OASIS['names'][language]['bandit']}.")
    assert words.say("objective-oasis") == OASIS["rules"][language]["objective-oasis"]
    assert OASIS["names"][language]["zone-well-house"] in "\n".join(lines(state, language, 0))
    assert not said(language).has("name-scorpion"), "the words of one match must not stay for the next one"


@both
def test_the_words_of_a_pack_are_said(language: Language) -> None:
    state = next(played(100, seats=2, mode="sandbox", pack=PATHFINDER, characters=["pathfinder", "cara"], first=0))
    assert PATHFINDER["names"][language]["pathfinder"] in "\n".join(lines(state, language, 0))


@both
def test_content_without_words_is_said_by_its_ids_and_crashes_nothing(language: Language) -> None:
    wordless = changed(OASIS, "names", GONE, "rules", GONE, "id", "nameless")
    for state in played(200, seats=2, mission=wordless):
        assert "nameless" in "\n".join(lines(state, language, 0))


def test_own_words_are_plain_and_no_patterns() -> None:
    spoken = said("en").knowing({"name-x": "{ $nothing } at all"})
    assert spoken.say("event-picked-up", figure="x", token="child") == "{ $nothing } at all picks up: the child."


def test_a_space_is_no_card_of_the_same_id() -> None:
    assert said("en").has("name-E10")
    assert said("en").action(actions.Step("E10")) == "go to E10"
