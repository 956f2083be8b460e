"""Cards and slots: grounds and layers of one size, laid over each other; they leave room for words, which are the page's."""

import html
import math
from collections.abc import Iterable
from typing import get_args

from cantina.games.adventures.art.paint import FONT, box_path, colour, edged, filled, gradient, inked, stroked, symbol
from cantina.games.adventures.art.people import PEOPLE
from cantina.games.adventures.art.signs import SIGNS, sign
from cantina.games.adventures.art.tokens import PLATES
from cantina.games.adventures.content.schema import Back, Choose, Effect, EventCard, If, Slot
from cantina.games.pen import Point, ellipse_path, number, numbers

WIDE, HIGH = 100, 140
CARD_VIEW = f"0 0 {WIDE} {HIGH}"
PLAN_WIDE, PLAN_HIGH = 100, 64
PLAN_VIEW = f"0 0 {PLAN_WIDE} {PLAN_HIGH}"
STRENGTHS = range(1, 5)
SLOTS: tuple[Slot, ...] = get_args(Slot)
BACKS: tuple[Back, ...] = get_args(Back)
PLANS = tuple(name.removeprefix("plan-") for name in SIGNS if name.startswith("plan-"))
DEEDS = {  # signs for what an event does, by the words of its effects
    "enemy_move": "move",
    "enemy_attack": "attack",
    "reveal": "seen",
    "complicate": "complication",
    "spawn": "reinforcements",
    "flee": "child",
    "hurt": "damage",
    "crisis": "crisis",
    "event": "trouble",
    "discard": "plan",
}
GAUGE = 6  # segments of a slot's gauge: at the last one it burns


def card_definitions() -> str:
    """The gradients of cards; once in a document that holds any of them."""
    return "".join(
        gradient(f"adv-{kind}", (0, f"{kind}-high", 1), (1, f"{kind}-low", 1))
        for kind in ("card", "tactical", "wild", "plan", "event")
    )


def _ground(kind: str, wide: int = WIDE, high: int = HIGH) -> str:
    """A card's ground with its rim, a slope of shade and a gleam at the upper left."""
    card = box_path(1.5, 1.5, wide - 3, high - 3, 9)
    right, low = wide - 1.5, high - 1.5
    slope = f"M1.5 {number(high * 0.74)} {right} {number(high * 0.52)}V{low - 9}a9 9 0 0 1-9 9H10.5a9 9 0 0 1-9-9Z"
    return (
        f'<path d="{card}" fill="url(#adv-{kind})"/>{filled(slope, "shade", 0.2)}{edged(card, "none", f"{kind}-rim", 2.4)}'
        f"{stroked(f'M4.8 14V12Q4.8 5 12 5H{wide * 0.56:g}', 'gleam', 1.5, 0.45, 'round')}"
    )


# Skill cards


def skill_art(kind: str, strength: int | None) -> str:
    """The face of a skill card: how strong it is, or that it is tactical and has no strength; wild ones have a sign beside it."""
    if strength is None:
        return _ground(kind) + inked("card-text", sign("tactical", (22, 25), 29))
    wild = inked("wild-rim", sign("wild", (45, 16), 15)) if kind == "wild" else ""
    return f'{_ground(kind)}<text x="22" y="40" font-size="42" {FONT} fill="{colour("card-text")}">{strength}</text>{wild}'


def bonus_art(slot: Slot) -> str:
    """At the upper right: one more on that action."""
    return (
        edged(box_path(53, 9, 39, 26, 7), "slot-bed", f"slot-{slot}", 1.6)
        + inked(f"slot-{slot}", sign(slot, (65, 22), 15))
        + f'<text x="81.6" y="27.4" font-size="15" {FONT} fill="{colour("card-text")}">+1</text>'
    )


def ability_slot_art(slot: str) -> str:
    """At the lower right: the action that the card's ability belongs to, large and faint, and small and bright."""
    faint = f'<g opacity=".13">{inked("card-text", sign(slot, (68, 104), 54))}</g>'
    bright = inked(f"slot-{slot}", sign(slot, (82, 122), 14.6))
    return faint + edged(ellipse_path((82, 122), 11.6), "slot-bed", f"slot-{slot}", 1.6) + bright


def owner_art(character: str) -> str:
    """At the lower left: whose card it is."""
    band = stroked("M1.5 116V129.5Q1.5 138.5 10.5 138.5H89.5Q98.5 138.5 98.5 129.5", character, 3.4)
    return f'{band}<use href="#bust-{character}" x="6" y="108" width="26" height="26"/>'


def skill_back_art(character: str | None) -> str:
    """The back of skill cards: a chart of spaces, and whose deck it is."""
    cells = ""
    for row in range(1, 8):
        for column in range(-2, 3):
            across, down = 50 + 17.4 * column + 8.7 * (row % 2), 10 + 15 * row
            if 16 < across < 84:
                cells += f"M{number(across)} {down - 10}l8.7 5v10l-8.7 5-8.7-5v-10z"
    if character:
        middle = f'<use href="#bust-{character}" x="22" y="42" width="56" height="56"/>'
    else:
        middle = edged(ellipse_path((50, 70), 25), "slot-bed", "card-rim", 2) + inked("card-text", sign("mission", (50, 70), 34))
    frame = stroked(box_path(8, 8, 84, 124, 5), "card-rim", 1, 0.6)
    return _ground("card") + frame + stroked(cells, "card-rim", 1, 0.42) + middle


# Plan cards, event cards


def plan_art(name: str) -> str:
    """The face of a plan card: its sign at the right, room for words at the left."""
    ring = filled(ellipse_path((79, 32), 15.6), "shade", 0.3)
    return _ground("plan", PLAN_WIDE, PLAN_HIGH) + ring + inked("plan-rim", sign(name, (79, 32), 22))


def plan_back_art() -> str:
    """The back of plan cards."""
    lines = stroked("M8 8H92V56H8ZM8 32H30M70 32H92M50 8V16M50 48V56", "plan-rim", 1, 0.5)
    ring = edged(ellipse_path((50, 32), 16), "slot-bed", "plan-rim", 1.6)
    return _ground("plan", PLAN_WIDE, PLAN_HIGH) + lines + ring + inked("plan-rim", sign("plan", (50, 32), 20))


RING = ellipse_path((0, 0), 21)


def back_sign_art(back: Back, scale: float) -> str:
    """What an event's back says: a class on the plate of that class, or an alarm or trouble in a ring."""
    plate = PLATES[back] if back in ("brawler", "blaster", "sharpshooter") else RING
    size, at = 25 if back in ("brawler", "blaster") else 23, (0, -1 if back == "trouble" else 0)
    art = edged(plate, "event-low", "event-rim", 2.4) + inked("event-paper", sign(back, at, size))
    return f'<g transform="scale({scale:g})">{art}</g>'


def _event_ground(middle: float, near: float, far: float) -> str:
    """An event card with its frame, and rays round the middle of what it is about."""
    frame = stroked("M14 8H86L92 14V126L86 132H14L8 126V14Z", "event-rim", 1.1, 0.55)
    ends = ((numbers((50 + near * x, middle + near * y)), numbers((50 + far * x, middle + far * y))) for x, y in _around(24))
    return _ground("event") + frame + stroked("".join(f"M{start}L{end}" for start, end in ends), "event-rim", 1.6, 0.45, "round")


def event_back_art(back: Back) -> str:
    """The back of an event card: what it is about, within rays."""
    return f'{_event_ground(70, 39, 47)}<g transform="translate(50 70)">{back_sign_art(back, 1.36)}</g>'


def _around(count: int) -> list[Point]:
    """Directions all round."""
    return [(math.sin(turn / count * math.tau), math.cos(turn / count * math.tau)) for turn in range(count)]


def deeds(effects: Iterable[Effect]) -> list[str]:
    """The signs of what some effects do, in their order, each once."""
    found: list[str] = []
    for effect in effects:
        if isinstance(effect, If):
            found += deeds(effect.then)
        elif isinstance(effect, Choose):
            found += [name for option in effect.options for name in deeds(option.effects)]
        else:
            found += filter(None, [DEEDS.get(str(effect.__struct_config__.tag))])
    return list(dict.fromkeys(found))


def event_face_art() -> str:
    """What the faces of event cards share: rays, and a line above the row of deeds."""
    return _event_ground(54, 32, 38) + stroked("M20 97H80", "event-rim", 1.1, 0.55)


def event_art(card: EventCard) -> str:
    """The face of an event card: what it is about, and under the line what it does, deed after deed."""
    names = deeds(card.effects)
    row = "".join(sign(name, (50 + 25 * (place - (len(names) - 1) / 2), 114), 18) for place, name in enumerate(names))
    about = f'<g transform="translate(50 54)">{back_sign_art(card.back, 1.12)}</g>'
    return f'<use href="#event-face" width="{WIDE}" height="{HIGH}"/>{about}{inked("event-paper", row)}'


def crisis_art() -> str:
    """A card for the crisis: waves of an alarm within rays."""
    ring = edged(ellipse_path((50, 70), 29), "event-low", "crisis", 3)
    return _event_ground(70, 39, 47) + ring + inked("crisis-light", sign("crisis", (50, 70), 36))


# Slots, their gauge, and the crisis track


def slot_art(slot: Slot) -> str:
    """The place of an action, in a box of 48."""
    ground = edged(box_path(-21, -21, 42, 42, 11), "slot-bed", f"slot-{slot}", 2.2)
    ground += filled(box_path(-17.6, -17.6, 35.2, 35.2, 8), f"slot-{slot}", 0.14)
    return ground + inked(f"slot-{slot}", sign(slot, (0, 0), 27))


def gauge_art(value: int) -> str:
    """Six segments that rise on a dark bed: calm, amber at 4, red at 5, burning at 6."""
    tint = "gauge-calm" if value < 4 else {4: "gauge-amber", 5: "gauge-red"}.get(value, "gauge-burn")
    segments = [box_path(index * 17 + 6, 20 - 2.2 * index, 13, 9 + 2.2 * index, 2) for index in range(GAUGE)]
    dark = "".join(segments[value:])
    drawn = edged(box_path(1, 3, 110, 30, 8), "slot-bed", "gauge-rim", 1.2)
    drawn += (edged(dark, "gauge-bed", "gauge-rim", 1) if dark else "") + filled("".join(segments[:value]), tint)
    if value < GAUGE:
        return drawn
    for role, down, size in (("shade", 12, 27), ("flame", 12, 22), ("flame-core", 15.6, 11)):
        drawn += inked(role, sign("flame", (98.6, down), size))
    return drawn


def crisis_symbols() -> str:
    """Cells of a crisis track: empty, full, full after this turn; over one: something happens there, or it is the end."""
    cell = box_path(1.5, 1.5, 25, 21, 4.5)
    dark = edged(cell, "none", "shade", 3)
    hatch = stroked("M3 15 12 3M6 21 20 3M14 21 25 7", "crisis", 3.4, 1, "round")
    dashes = f'<path d="{cell}" fill="none" stroke="{colour("crisis-light")}" stroke-width="1.8" stroke-dasharray="4 2.4"/>'
    corners = "M4.6 8V6A1.6 1.6 0 0 1 6.2 4.4H9M23.4 16V18A1.6 1.6 0 0 1 21.8 19.6H19"
    art = {
        "empty": edged(cell, "crisis-bed", "crisis-rim", 1.6),
        "full": dark + edged(cell, "crisis", "crisis-light", 1.8) + stroked("M5.6 5H18", "gleam", 1.4, 0.5, "round"),
        "coming": dark + filled(cell, "crisis-bed") + hatch + dashes,
        "mark": dark + edged(cell, "none", "crisis-light", 2.2) + filled("M14 5 18.5 1H9.5Z", "crisis-light"),
        "end": dark + edged(cell, "none", "crisis-end", 2.6) + stroked(corners, "crisis-end", 1.6, 1, "round"),
    }
    return "".join(symbol(f"crisis-{name}", "0 0 28 24", drawn) for name, drawn in art.items())


def card_symbols(events: Iterable[EventCard]) -> str:
    """Every card, layer and slot; it needs the signs and the busts."""
    drawn = "".join(symbol(f"skill-{value}", CARD_VIEW, skill_art("card", value)) for value in STRENGTHS)
    drawn += "".join(symbol(f"skill-wild-{value}", CARD_VIEW, skill_art("wild", value)) for value in STRENGTHS)
    drawn += symbol("skill-tactical", CARD_VIEW, skill_art("tactical", None))
    drawn += "".join(symbol(f"skill-bonus-{slot}", CARD_VIEW, bonus_art(slot)) for slot in SLOTS)
    drawn += "".join(symbol(f"skill-slot-{slot}", CARD_VIEW, ability_slot_art(slot)) for slot in (*SLOTS, "any"))
    drawn += symbol("skill-back", CARD_VIEW, skill_back_art(None))
    for name in PEOPLE:
        drawn += symbol(f"skill-of-{name}", CARD_VIEW, owner_art(name)) + symbol(
            f"skill-back-{name}", CARD_VIEW, skill_back_art(name)
        )
    drawn += symbol("plan-back", PLAN_VIEW, plan_back_art()) + symbol("plan-card", PLAN_VIEW, plan_art("plan"))
    drawn += "".join(symbol(f"plan-card-{name}", PLAN_VIEW, plan_art(f"plan-{name}")) for name in PLANS)
    drawn += "".join(symbol(f"event-back-{back}", CARD_VIEW, event_back_art(back)) for back in BACKS)
    drawn += symbol("event-face", CARD_VIEW, event_face_art())
    drawn += "".join(symbol(f"event-card-{html.escape(card.id)}", CARD_VIEW, event_art(card)) for card in events)
    drawn += symbol("crisis-card", CARD_VIEW, crisis_art())
    drawn += "".join(symbol(f"slot-{slot}", "-24 -24 48 48", slot_art(slot)) for slot in SLOTS)
    drawn += "".join(symbol(f"gauge-{value}", "0 -3 112 38", gauge_art(value)) for value in range(GAUGE + 1))
    return drawn + crisis_symbols()
