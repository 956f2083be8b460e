"""Cards and slots: grounds and layers of one size that are laid over each other; words are the page's, so there is room for them."""

import math
from typing import get_args

from cantina.games.adventures.art.figures import PEOPLE
from cantina.games.adventures.art.paint import FONT, colour, filled, gradient, stroked, symbol
from cantina.games.adventures.art.signs import SIGNS, sign
from cantina.games.adventures.art.tokens import PLATES
from cantina.games.adventures.schema import Back, Slot
from cantina.games.pen import ellipse_path, number

WIDE, HIGH = 100, 140
CARD_VIEW = f"0 0 {WIDE} {HIGH}"
PLAN_WIDE, PLAN_HIGH = 100, 64
PLAN_VIEW = f"0 0 {PLAN_WIDE} {PLAN_HIGH}"
STRENGTHS = range(1, 5)
SLOTS: tuple[Slot, ...] = get_args(Slot)
BACKS: tuple[Back, ...] = get_args(Back)
PLANS = tuple(name.removeprefix("plan-") for name in SIGNS if name.startswith("plan-"))
GAUGE = 6  # segments of a slot's gauge: at the last one it burns


def card_definitions() -> str:
    """The gradients of cards; once in a document that holds any of them."""
    return "".join(
        gradient(f"adv-{kind}", (0, f"{kind}-high", 1), (1, f"{kind}-low", 1))
        for kind in ("card", "tactical", "wild", "plan", "event")
    )


def _ground(kind: str, wide: int = WIDE, high: int = HIGH) -> str:
    """A card's ground with its rim, a slope of shade and a gleam at the upper left."""
    return (
        f'<rect x="1.5" y="1.5" width="{wide - 3}" height="{high - 3}" rx="9" fill="url(#adv-{kind})"/>'
        f'<path d="M1.5 {number(high * 0.74)} {wide - 1.5} {number(high * 0.52)}V{high - 10.5}Q{wide - 1.5} {high - 1.5} {wide - 10.5} {high - 1.5}H10.5Q1.5 {high - 1.5} 1.5 {high - 10.5}Z" fill="{colour("shade")}" opacity=".2"/>'
        f'<rect x="1.5" y="1.5" width="{wide - 3}" height="{high - 3}" rx="9" fill="none" stroke="{colour(f"{kind}-rim")}" stroke-width="2.4"/>'
        f"{stroked(f'M4.8 14V12Q4.8 5 12 5H{wide * 0.56:g}', 'gleam', 1.5, 0.45, 'round')}"
    )


# Skill cards


def skill_art(kind: str, strength: int | None) -> str:
    """The face of a skill card: how strong it is, or that it is tactical and has no strength; wild ones have a sign beside it."""
    ink = colour("card-text")
    if strength is None:
        return f'{_ground(kind)}<g color="{ink}">{sign("tactical", (22, 25), 29)}</g>'
    wild = f'<g color="{colour("wild-rim")}">{sign("wild", (45, 16), 15)}</g>' if kind == "wild" else ""
    return f'{_ground(kind)}<text x="22" y="40" font-size="42" {FONT} fill="{ink}">{strength}</text>{wild}'


def bonus_art(slot: Slot) -> str:
    """At the upper right: one more on that action."""
    return (
        f'<rect x="55" y="9" width="37" height="26" rx="7" fill="{colour("slot-bed")}" stroke="{colour(f"slot-{slot}")}" stroke-width="1.6"/>'
        f'<g color="{colour(f"slot-{slot}")}">{sign(slot, (67, 22), 16)}</g>'
        f'<text x="82" y="27.4" font-size="15" {FONT} fill="{colour("card-text")}">+1</text>'
    )


def ability_slot_art(slot: str) -> str:
    """At the lower right: the action that the card's ability belongs to, large and faint, and small and bright."""
    return (
        f'<g color="{colour("card-text")}" opacity=".13">{sign(slot, (68, 104), 54)}</g>'
        f'<circle cx="82" cy="122" r="11.6" fill="{colour("slot-bed")}" stroke="{colour(f"slot-{slot}")}" stroke-width="1.6"/>'
        f'<g color="{colour(f"slot-{slot}")}">{sign(slot, (82, 122), 14.6)}</g>'
    )


def owner_art(character: str) -> str:
    """At the lower left: whose card it is."""
    band = "M1.5 116V129.5Q1.5 138.5 10.5 138.5H89.5Q98.5 138.5 98.5 129.5"
    return (
        f'<path d="{band}" fill="none" stroke="{colour(character)}" stroke-width="3.4"/>'
        f'<use href="#bust-{character}" x="6" y="108" width="26" height="26"/>'
    )


def skill_back_art(character: str) -> str:
    """The back of skill cards: a chart of spaces, and whose deck it is."""
    cells = "".join(
        f"M{number(x)} {number(y - 10)}l8.7 5v10l-8.7 5-8.7-5v-10z"
        for row in range(-1, 10)
        for x, y in ((50 + 17.4 * (column - 3) + 8.7 * (row % 2), 10 + 15 * row) for column in range(7))
        if 14 < x < 86 and 16 < y < 126
    )
    middle = (
        f'<use href="#bust-{character}" x="22" y="42" width="56" height="56"/>'
        if character
        else (
            f'<circle cx="50" cy="70" r="25" fill="{colour("slot-bed")}" stroke="{colour("card-rim")}" stroke-width="2"/>'
            f'<g color="{colour("card-text")}">{sign("mission", (50, 70), 34)}</g>'
        )
    )
    return (
        f'{_ground("card")}<rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="{colour("card-rim")}" opacity=".6"/>'
        f"{stroked(cells, 'card-rim', 1, 0.42)}{middle}"
    )


# Plan cards, event cards


def plan_art(name: str) -> str:
    """The face of a plan card: its sign at the right, room for words at the left."""
    return (
        f'{_ground("plan", PLAN_WIDE, PLAN_HIGH)}<circle cx="79" cy="32" r="15.6" fill="{colour("shade")}" opacity=".3"/>'
        f'<g color="{colour("plan-rim")}">{sign(name, (79, 32), 22)}</g>'
    )


def plan_back_art() -> str:
    """The back of plan cards."""
    lines = "M8 8H92V56H8ZM8 32H30M70 32H92M50 8V16M50 48V56"
    return (
        f"{_ground('plan', PLAN_WIDE, PLAN_HIGH)}{stroked(lines, 'plan-rim', 1, 0.5)}"
        f'<circle cx="50" cy="32" r="16" fill="{colour("slot-bed")}" stroke="{colour("plan-rim")}" stroke-width="1.6"/>'
        f'<g color="{colour("plan-rim")}">{sign("plan", (50, 32), 20)}</g>'
    )


RING = ellipse_path((0, 0), 21)


def back_sign_art(back: Back, scale: float) -> str:
    """What an event's back says: a class on the plate of that class, an alarm in a ring, trouble in a triangle."""
    plate = PLATES[back] if back in ("brawler", "blaster", "sharpshooter") else RING
    size = 25 if back in ("brawler", "blaster") else 23
    return (
        f'<g transform="scale({scale:g})"><path d="{plate}" fill="{colour("event-low")}" stroke="{colour("event-rim")}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<g color="{colour("event-paper")}">{sign(back, (0, -1 if back == "trouble" else 0), size)}</g></g>'
    )


def event_back_art(back: Back) -> str:
    """The back of an event card."""
    frame = "M14 8H86L92 14V126L86 132H14L8 126V14Z"
    rays = "".join(f"M50 70m{number(x)} {number(y)}l{number(x * 0.24)} {number(y * 0.24)}" for x, y in _around(24, 40))
    return (
        f"{_ground('event')}{stroked(frame, 'event-rim', 1.1, 0.55)}{stroked(rays, 'event-rim', 1.6, 0.45, 'round')}"
        f'<g transform="translate(50 70)">{back_sign_art(back, 1.36)}</g>'
    )


def _around(count: int, reach: float) -> list[tuple[float, float]]:
    return [(reach * math.sin(turn * math.tau / count), reach * math.cos(turn * math.tau / count)) for turn in range(count)]


def event_face_art() -> str:
    """The face of an event card: a head, and room for its lines."""
    return (
        f'{_ground("event")}<path d="M8 34H92" stroke="{colour("event-rim")}" stroke-width="1.2" opacity=".6"/>'
        f"{stroked('M8 126V129Q8 132 11 132H89Q92 132 92 129V126', 'event-rim', 1.1, 0.55)}"
    )


# Slots, their gauge, and the crisis track


def slot_art(slot: Slot) -> str:
    """The place of an action, in a box of 48."""
    return (
        f'<rect x="-21" y="-21" width="42" height="42" rx="11" fill="{colour("slot-bed")}" stroke="{colour(f"slot-{slot}")}" stroke-width="2.2"/>'
        f'<rect x="-17.6" y="-17.6" width="35.2" height="35.2" rx="8" fill="{colour(f"slot-{slot}")}" opacity=".14"/>'
        f'<g color="{colour(f"slot-{slot}")}">{sign(slot, (0, 0), 27)}</g>'
    )


def gauge_art(value: int) -> str:
    """Six segments that rise on a dark bed: calm, amber at 4, red at 5, burning at 6."""
    tint = "gauge-calm" if value < 4 else {4: "gauge-amber", 5: "gauge-red"}.get(value, "gauge-burn")
    lit = dark = ""
    for index in range(GAUGE):
        high = 9 + 2.2 * index
        path = (
            f"M{index * 17 + 8} {number(29 - high)}h9a2 2 0 0 1 2 2v{number(high - 4)}a2 2 0 0 1-2 2h-9"
            f"a2 2 0 0 1-2-2v{number(4 - high)}a2 2 0 0 1 2-2z"
        )
        if index < value:
            lit += path
        else:
            dark += path
    bed = f'<rect x="1" y="3" width="110" height="30" rx="8" fill="{colour("slot-bed")}" stroke="{colour("gauge-rim")}" stroke-width="1.2"/>'
    rest = f'<path d="{dark}" fill="{colour("gauge-bed")}" stroke="{colour("gauge-rim")}"/>' if dark else ""
    drawn = bed + rest + filled(lit, tint)
    if value < GAUGE:
        return drawn
    return (
        f'{drawn}<g color="{colour("shade")}">{sign("flame", (98.6, 12), 27)}</g>'
        f'<g color="{colour("flame")}">{sign("flame", (98.6, 12), 22)}</g><g color="{colour("flame-core")}">{sign("flame", (98.6, 15.6), 11)}</g>'
    )


CELL = "M6 1.5H22A4.5 4.5 0 0 1 26.5 6V18A4.5 4.5 0 0 1 22 22.5H6A4.5 4.5 0 0 1 1.5 18V6A4.5 4.5 0 0 1 6 1.5Z"


def crisis_symbols() -> str:
    """Cells of a crisis track: empty, full, full after this turn, one where something happens, and the end."""
    box = "0 0 28 24"
    dark = f'<path d="{CELL}" fill="none" stroke="{colour("shade")}" stroke-width="3"/>'
    empty = f'<path d="{CELL}" fill="{colour("crisis-bed")}" stroke="{colour("crisis-rim")}" stroke-width="1.6"/>'
    full = f'{dark}<path d="{CELL}" fill="{colour("crisis")}" stroke="{colour("crisis-light")}" stroke-width="1.8"/>{stroked("M5.6 5H18", "gleam", 1.4, 0.5, "round")}'
    hatch = "M3 15 12 3M6 21 20 3M14 21 25 7"
    coming = f'{dark}<path d="{CELL}" fill="{colour("crisis-bed")}"/>{stroked(hatch, "crisis", 3.4, 1, "round")}<path d="{CELL}" fill="none" stroke="{colour("crisis-light")}" stroke-width="1.8" stroke-dasharray="4 2.4"/>'
    mark = f'{dark}<path d="M14-1.5 18.5 3H9.5Z" fill="{colour("crisis-light")}" transform="translate(0 1.5)"/><path d="{CELL}" fill="none" stroke="{colour("crisis-light")}" stroke-width="2.2"/>'
    end = f'{dark}<path d="{CELL}" fill="none" stroke="{colour("crisis-end")}" stroke-width="2.6"/>{stroked("M4.6 8V6A1.6 1.6 0 0 1 6.2 4.4H9M23.4 16V18A1.6 1.6 0 0 1 21.8 19.6H19", "crisis-end", 1.6, 1, "round")}'
    return "".join(
        symbol(f"crisis-{name}", box, art)
        for name, art in (("empty", empty), ("full", full), ("coming", coming), ("mark", mark), ("end", end))
    )


def card_symbols() -> str:
    """Every card, layer and slot; it needs the signs and the busts."""
    drawn = "".join(symbol(f"skill-{value}", CARD_VIEW, skill_art("card", value)) for value in STRENGTHS)
    drawn += "".join(symbol(f"skill-wild-{value}", CARD_VIEW, skill_art("wild", value)) for value in STRENGTHS)
    drawn += symbol("skill-tactical", CARD_VIEW, skill_art("tactical", None))
    drawn += "".join(symbol(f"skill-bonus-{slot}", CARD_VIEW, bonus_art(slot)) for slot in SLOTS)
    drawn += "".join(symbol(f"skill-slot-{slot}", CARD_VIEW, ability_slot_art(slot)) for slot in (*SLOTS, "any"))
    drawn += symbol("skill-back", CARD_VIEW, skill_back_art(""))
    for name in PEOPLE:
        drawn += symbol(f"skill-of-{name}", CARD_VIEW, owner_art(name)) + symbol(
            f"skill-back-{name}", CARD_VIEW, skill_back_art(name)
        )
    drawn += symbol("plan-back", PLAN_VIEW, plan_back_art()) + symbol("plan-card", PLAN_VIEW, plan_art("plan"))
    drawn += "".join(symbol(f"plan-card-{name}", PLAN_VIEW, plan_art(f"plan-{name}")) for name in PLANS)
    drawn += symbol("event-face", CARD_VIEW, event_face_art())
    for back in BACKS:
        drawn += symbol(f"event-back-{back}", CARD_VIEW, event_back_art(back))
        drawn += symbol(f"event-mark-{back}", CARD_VIEW, f'<g transform="translate(20 19)">{back_sign_art(back, 0.5)}</g>')
    drawn += "".join(symbol(f"slot-{slot}", "-24 -24 48 48", slot_art(slot)) for slot in SLOTS)
    drawn += "".join(symbol(f"gauge-{value}", "0 -3 112 38", gauge_art(value)) for value in range(GAUGE + 1))
    return drawn + crisis_symbols()
