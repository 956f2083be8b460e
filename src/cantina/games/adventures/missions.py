"""What can be chosen before a match: missions and sheets, characters and what they are good at, the steps of the campaign."""

from collections import Counter
from functools import cache

from cantina.core.missions import Hero, Mission, Offer, Prize, Step

from . import content, story
from .campaign import next_mission
from .content.schema import Character, GuideCard
from .content.schema.guide import Step as Deck

CARDS = ("skills", "event", "gear", "bounty")  # kinds of the tutorial deck that are cards of the game
FAVOURED = 2  # kinds of actions that are named of a character


@cache
def offer() -> Offer:
    """Everything that comes with the game."""
    characters = [content.character(id_) for id_ in content.character_ids()]
    return Offer(
        [_mission(entry.id, entry.minutes, entry.level) for entry in content.shelf().offer],
        [Hero(one.id, one.health.standard, _favours(one, characters)) for one in characters],
        [_step(step, characters) for step in content.guide().step],
    )


def _mission(id_: str, minutes: int, level: int) -> Mission:
    words, scene = story.opening(id_)
    if id_ in content.sheet_ids():
        few, many = content.sheet(id_).players
        return Mission(id_, "sheet", words, scene, minutes, level, list(range(few, many + 1)), [])
    return Mission(id_, "mission", words, scene, minutes, level, [1, 2, 3, 4], list(content.mission(id_).recommended))


def _favours(character: Character, all_: list[Character]) -> list[str]:
    """The slots in which its first cards do more than those of the others do, the better first."""
    own, usual = _uses(character), sum(map(_uses, all_), Counter())
    return sorted(own, key=lambda slot: (own[slot] / usual[slot], own[slot]), reverse=True)[:FAVOURED]


def _uses(character: Character) -> Counter[str]:
    """How many of a character's first cards do something in a slot."""
    found: Counter[str] = Counter()
    for card in character.skill:
        if card.set == "base":
            slots = [ability.slot for ability in card.ability] + ([card.bonus] if card.bonus else [])
            found.update({slot: card.copies for slot in slots if slot != "any"})
    return found


def _step(step: Deck, characters: list[Character]) -> Step:
    envelope = next((card.id for card in step.card if card.kind == "envelope"), None)
    cards = [prize for card in step.card if card.kind in CARDS for prize in _prizes(card, characters)]
    return Step(step.after_game, next_mission(step.after_game), envelope, cards)


def _prizes(card: GuideCard, characters: list[Character]) -> list[Prize]:
    """A card, or where a set of skills is opened one for each character."""
    if card.kind != "skills":
        return [Prize(card.kind, card.id)]
    return [Prize("skill", skill.id, one.id) for one in characters for skill in one.skill if skill.set == card.id]
