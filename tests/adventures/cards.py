"""Skill cards of a test's own: one with an ability, and a table at which seat 0 holds it."""

from typing import Any

from .scene import Table


def skill(id_: str, slot: str, *effects: dict[str, Any], strength: int = 2, **more: Any) -> dict[str, Any]:
    """A skill card with one ability."""
    timing = {"timing": more.pop("timing")} if "timing" in more else {}
    return {"id": id_, "strength": strength, "ability": [{"slot": slot, "effects": list(effects)} | timing]} | more


def with_card(card: dict[str, Any], *rest: Any, hand: str | None = None, **said: Any) -> Table:
    """A table at which seat 0 holds a card of its own."""
    return Table(*rest, hand=hand or f"{card['id']} m1 m2 m3", skills={"mandalorian": [card]}, **said)
