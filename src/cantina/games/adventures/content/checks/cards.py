"""Characters, decks and the tutorial: as many cards as the rulebook counts, each with what its kind takes."""

from collections import Counter
from collections.abc import Collection

from cantina.core.reading import label

from ..reading import title
from ..schema import Character, EventDeck, Guide, PlanDeck, SkillCard
from .names import FOR_BOUNTIES, Scope, check_names, once, walk, wrong

DECK = 12
STRONGEST = 4
PLANS = 20
EVENTS = 12
COMPLICATIONS = 5
MOST_COMPLICATION = 3


def check_character(character: Character, plans: Collection[str]) -> None:
    """A character with 12 cards from the start and at most one of each set that is unlocked (MANDO-03, MANDO-04)."""
    place = title(character)
    check_names(walk(character, place), Scope(plans=plans))
    if character.health.beginner < character.health.standard:
        wrong(f"{place}, health", "beginner-health")
    once(place, "skill", (card.id for card in character.skill))
    for card in character.skill:
        _check_skill(f"{place}, {label('skill', None, card)}", card)
    if (deck := sum(card.copies for card in character.skill if card.set == "base")) != DECK:
        wrong(place, "skill-cards", count=deck, total=DECK)
    for unlocked, count in Counter(card.set for card in character.skill if card.set != "base").items():
        if count > 1:
            wrong(place, "skills-of-set", count=count, key=unlocked)


def _check_skill(place: str, card: SkillCard) -> None:
    if (card.strength is None) != (card.kind == "tactical"):
        if card.strength is None:
            wrong(place, "missing", key="strength")
        wrong(f"{place}: strength", "not-tactical")
    if card.strength is not None and card.strength > STRONGEST:
        wrong(place, "at-most", key="strength", number=STRONGEST)
    if card.copies > (2 if card.set == "base" else 1):
        wrong(place, "at-most", key="copies", number=2 if card.set == "base" else 1)
    if card.kind == "tactical" and card.bonus:
        wrong(f"{place}: bonus", "not-tactical")
    slots = [ability.slot for ability in card.ability]
    if card.kind == "wild" and slots != ["any"]:
        wrong(f"{place}: ability", "wild-ability")
    if card.kind != "wild" and "any" in slots:
        wrong(f"{place}: ability", "any-only-wild")
    if card.kind == "tactical" and not slots:
        wrong(f"{place}: ability", "tactical-ability")
    once(place, "ability", slots)
    for index, ability in enumerate(card.ability):
        if not ability.effects:
            wrong(f"{place}, ability {index + 1}: effects", "one-at-least")
        if ability.timing == "during" and ability.slot != "move":
            wrong(f"{place}, ability {index + 1}: timing", "only-move-interrupted")


def check_plans(deck: PlanDeck) -> None:
    """20 plan cards, and five complication tokens of each colour (MANDO-07, MANDO-11)."""
    place = title(deck)
    ids = [card.id for card in deck.plan]
    check_names(walk(deck, place), Scope(plans=ids))
    once(place, "plan", ids)
    if (count := sum(card.copies for card in deck.plan)) != PLANS:
        wrong(place, "plan-cards", count=count, total=PLANS)
    for card in deck.plan:
        where = f"{place}, {label('plan', None, card)}"
        if (card.when is None) == bool(card.effects):
            wrong(where, "together", one="when", other="effects")
        if (card.within is not None) != (card.when == "on_damage_other"):
            wrong(where, "within-on-damage-other")
        if card.id == "choose":
            wrong(where, "id-choose")
    for colour, numbers in (("white", deck.complications.white), ("yellow", deck.complications.yellow)):
        if len(numbers) != COMPLICATIONS:
            wrong(f"{place}, complications", "complications", count=len(numbers), key=colour, total=COMPLICATIONS)
        if max(numbers) > MOST_COMPLICATION:
            wrong(f"{place}, complications", "at-most", key=colour, number=MOST_COMPLICATION)


def check_events(deck: EventDeck, plans: Collection[str]) -> None:
    """12 event cards from the start; more may be unlocked (MANDO-06)."""
    place = title(deck)
    check_names(walk(deck, place), Scope(plans=plans))
    once(place, "event", (card.id for card in deck.event))
    if (count := sum(card.guide is None for card in deck.event)) != EVENTS:
        wrong(place, "event-cards", count=count, total=EVENTS)
    for card in deck.event:
        if not card.effects:
            wrong(f"{place}, {label('event', None, card)}: effects", "one-at-least")


def check_guide(guide: Guide, plans: Collection[str]) -> None:
    """The tutorial deck with gear and bounties."""
    place = title(guide)
    check_names(walk(guide, place), Scope(plans=plans, conditions=FOR_BOUNTIES))
    once(place, "gear", (gear.id for gear in guide.gear))
    once(place, "bounty", (bounty.id for bounty in guide.bounty))
