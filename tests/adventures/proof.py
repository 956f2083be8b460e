"""Which tests prove which shipped content: each names what it proves, and a report compares that with all there is.

    @proves("skill:burg-charge", "skill:cara-drop")
    def test_...

A skill, a plan, an event, a token, a rule: whatever a content file brings has an id here, made of its kind and its name.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from cantina.games.adventures import content
from cantina.games.adventures.content import schema

PROVED: set[str] = set()
T = TypeVar("T", bound=Callable[..., object])


def proves(*ids: str) -> Callable[[T], T]:
    """The test below proves the effect of this content."""
    PROVED.update(ids)
    return lambda test: test


def skills() -> dict[str, schema.SkillCard]:
    """Every skill card by its id."""
    return {card.id: card for id_ in content.character_ids() for card in content.character(id_).skill}


def everything() -> set[str]:
    """The ids of all shipped content that has an effect in play."""
    return set(_all())


def _all() -> Iterator[str]:
    for id_, card in skills().items():
        yield f"skill:{id_}"
        if card.bonus:
            yield f"bonus:{id_}"
    yield from (f"character:{id_}" for id_ in content.character_ids())
    yield from (f"plan:{card.id}" for card in content.plans().plan)
    yield from (f"event:{card.id}" for card in content.events().event)
    guide, modes = content.guide(), content.modes()
    yield from (f"gear:{gear.id}" for gear in guide.gear)
    yield from (f"bounty:{bounty.id}" for bounty in guide.bounty)
    for step in guide.step:
        yield from (
            f"unlock:{step.after_game}:{card.id}" for card in step.card if card.kind in ("skills", "event", "gear", "bounty")
        )
    for id_ in content.mission_ids():
        yield from _mission(content.mission(id_))
    for sheet in modes.sheet:
        yield from (f"sheet:{sheet.id}:{part}" for part in ("objective", "crisis"))
        yield from (f"sheet:{sheet.id}:failure:{number}" for number in range(len(sheet.failure)))
        yield from (f"sheet:{sheet.id}:rule:{rule.when}" for rule in sheet.rule)
        yield from (f"sheet:{sheet.id}:place:{token}" for token in sheet.place)
        if sheet.hide:
            yield f"sheet:{sheet.id}:hide"
        if sheet.traitor_win:
            yield f"sheet:{sheet.id}:traitor-win"
    yield from (f"token:sheets:{token.id}" for token in modes.token)
    yield from ("traitor:accuse", "traitor:complications", "traitor:events", "traitor:loyalty")
    yield from (f"traitor:exposed:{option.id}" for option in modes.traitor.exposed_turn)


def _mission(mission: schema.Mission) -> Iterator[str]:
    yield from (f"token:{mission.id}:{token.id}" for token in mission.token)
    yield from (f"rule:{mission.id}:{rule.when}" for rule in mission.rule)
    yield from (f"{part}:{mission.id}" for part in ("objective", "crisis", "setup", "mercenary"))
    yield from (f"failure:{mission.id}:{number}" for number in range(len(mission.failure)))
    yield from (f"door:{mission.id}:{door.id}" for door in mission.map.door)
    if mission.mission_action:
        yield f"action:{mission.id}"
    if mission.child:
        yield f"child:{mission.id}"
