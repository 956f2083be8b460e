"""Characters, decks and the tutorial: as many cards as the rulebook counts, each with what its kind takes."""

from collections import Counter
from collections.abc import Collection

from ..reading import label, title
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
        wrong(f"{place}, health", "beginner must be at least standard")
    once(place, "skill", (card.id for card in character.skill))
    for card in character.skill:
        _check_skill(f"{place}, {label('skill', None, card)}", card)
    if (deck := sum(card.copies for card in character.skill if card.set == "base")) != DECK:
        wrong(place, f"{deck} skill cards from the start; it takes {DECK}")
    for unlocked, count in Counter(card.set for card in character.skill if card.set != "base").items():
        if count > 1:
            wrong(place, f"{count} skill cards of the set {unlocked}; it takes one at most")


def _check_skill(place: str, card: SkillCard) -> None:
    if (card.strength is None) != (card.kind == "tactical"):
        wrong(place, "strength is missing" if card.strength is None else "strength: a tactical skill has none")
    if card.strength is not None and card.strength > STRONGEST:
        wrong(place, f"strength must be at most {STRONGEST}")
    if card.copies > (2 if card.set == "base" else 1):
        wrong(place, f"copies must be at most {2 if card.set == 'base' else 1}")
    if card.kind == "tactical" and card.bonus:
        wrong(place, "bonus: a tactical skill has none")
    slots = [ability.slot for ability in card.ability]
    if card.kind == "wild" and slots != ["any"]:
        wrong(place, "ability: a wild skill has one, with the slot any")
    if card.kind != "wild" and "any" in slots:
        wrong(place, "ability: the slot any is only for a wild skill")
    if card.kind == "tactical" and not slots:
        wrong(place, "ability: a tactical skill has one at least")
    once(place, "an ability of slot", slots)
    for index, ability in enumerate(card.ability):
        if not ability.effects:
            wrong(f"{place}, ability {index + 1}", "effects: it takes one at least")
        if ability.timing == "during" and ability.slot != "move":
            wrong(f"{place}, ability {index + 1}", "timing: only a move can be interrupted")


def check_plans(deck: PlanDeck) -> None:
    """20 plan cards, and five complication tokens of each colour (MANDO-07, MANDO-11)."""
    place = title(deck)
    ids = [card.id for card in deck.plan]
    check_names(walk(deck, place), Scope(plans=ids))
    once(place, "plan", ids)
    if (count := sum(card.copies for card in deck.plan)) != PLANS:
        wrong(place, f"{count} plan cards; it takes {PLANS}")
    for card in deck.plan:
        where = f"{place}, {label('plan', None, card)}"
        if (card.when is None) == bool(card.effects):
            wrong(where, "when and effects stand together, or neither does")
        if (card.within is not None) != (card.when == "on_damage_other"):
            wrong(where, "within is for on_damage_other, which needs it")
        if card.id == "choose":
            wrong(where, "id 'choose' means any plan card")
    for colour, numbers in (("white", deck.complications.white), ("yellow", deck.complications.yellow)):
        if len(numbers) != COMPLICATIONS:
            wrong(f"{place}, complications", f"{len(numbers)} {colour} tokens; it takes {COMPLICATIONS}")
        if max(numbers) > MOST_COMPLICATION:
            wrong(f"{place}, complications", f"{colour} must be at most {MOST_COMPLICATION}")


def check_events(deck: EventDeck, plans: Collection[str]) -> None:
    """12 event cards from the start; more may be unlocked (MANDO-06)."""
    place = title(deck)
    check_names(walk(deck, place), Scope(plans=plans))
    once(place, "event", (card.id for card in deck.event))
    if (count := sum(card.guide is None for card in deck.event)) != EVENTS:
        wrong(place, f"{count} event cards from the start; it takes {EVENTS}")
    for card in deck.event:
        if not card.effects:
            wrong(f"{place}, {label('event', None, card)}", "effects: it takes one at least")


def check_guide(guide: Guide, plans: Collection[str]) -> None:
    """The tutorial deck with gear and bounties."""
    place = title(guide)
    check_names(walk(guide, place), Scope(plans=plans, conditions=FOR_BOUNTIES))
    once(place, "gear", (gear.id for gear in guide.gear))
    once(place, "bounty", (bounty.id for bounty in guide.bounty))
