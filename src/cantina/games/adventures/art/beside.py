"""What lies beside the map: slots with all that lies under them, the characters' cards, the next event's back and the tracks.

Everything is a box of a size of its own; boxes lie in lines under the map, each line in the middle.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cantina.games.adventures.art.figures import person_of
from cantina.games.adventures.art.paint import FONT, box_path, colour, edged, filled, inked, stroked
from cantina.games.adventures.art.signs import SIGNS, sign
from cantina.games.adventures.content.schema import Character
from cantina.games.adventures.view import FigureSeen, SlotSeen, View
from cantina.games.pen import ellipse_path, number

GAP, LEAST = 8, 500  # between boxes; how wide a line may be under the narrowest map
SLOT_HIGH, CARD_HIGH = 82, 62
TEXT = 23  # large enough to be read at half size and a little more
DANGERS = {"nothing": "gauge-calm", "near": "gauge-amber", "event": "gauge-red", "crisis": "gauge-burn"}

Strengths = Mapping[str, int | None]  # of skill cards; a tactical one has none


class Box(NamedTuple):
    """A drawing in a box from 0,0."""

    wide: float
    high: float
    art: str


def beside_boxes(view: View, characters: Iterable[Character], wide: float) -> tuple[list[Box], list[Box]]:
    """The slots, which share a line, and all other boxes."""
    strengths = {card.id: card.strength for character in characters for card in character.skill}
    room = (max(wide, LEAST) - GAP * (len(view.slots) - 1)) / len(view.slots)
    slots = [_slot(slot, strengths, min(room, 150)) for slot in view.slots]
    shared = view.figures[0].owner is None
    people = [_person(figure, None if shared else view.hand_sizes[figure.owner or 0]) for figure in view.figures]
    hands = [_pile("skill-back", 32, 44.8, str(size)) for size in view.hand_sizes] if shared else []
    drawn = [_pile("plan-back", 62, 39.7, f"×{view.drawn_count}")] if view.drawn_count else []
    events = [_event(view.event_back)] if view.event_back else []
    tracks = [
        _pile(f"crisis-{'full' if track.value else 'empty'}", 26, 22.3, f"{track.value}/{track.size or '∞'}")
        for track in view.tracks
    ]
    return slots, [*people, *hands, *drawn, *events, *tracks]


def lines_art(lines: Iterable[list[Box]], middle: float, top: float, wide: float) -> tuple[str, float]:
    """Boxes in lines round a middle, wrapped where a line is too long; the drawing and where it ends."""
    art = ""
    for boxes in lines:
        for line in _wrapped(boxes, max(wide, LEAST)):
            left = middle - _length(line) / 2
            for box in line:
                art += f'<g transform="translate({number(left)} {number(top)})">{box.art}</g>'
                left += box.wide + GAP
            top += max(box.high for box in line) + GAP
    return art, top


def _length(boxes: list[Box]) -> float:
    return sum(box.wide for box in boxes) + GAP * (len(boxes) - 1)


def _wrapped(boxes: list[Box], wide: float) -> list[list[Box]]:
    lines: list[list[Box]] = []
    for box in boxes:
        if lines and _length([*lines[-1], box]) <= wide:
            lines[-1].append(box)
        else:
            lines.append([box])
    return lines


# ---- the boxes -------------------------------------------------------------------------------------------------------


def _slot(slot: SlotSeen, strengths: Strengths, wide: float) -> Box:
    """A slot: its sign, its strength in the colour of what it brings, and below the tokens and cards that lie there."""
    danger = DANGERS[slot.brings]
    ground = edged(box_path(1, 1, wide - 2, SLOT_HIGH - 2, 10), "slot-bed", f"slot-{slot.slot}", 2.6 if slot.used else 1.2)
    art = ground + _use(f"slot-{slot.slot}", 6, 5, 36, 36)
    art += filled(box_path(wide - 46, 7, 38, 33, 8), danger, 0.24) + _text(str(slot.strength), wide - 27, 34, 31, danger)
    laid = [_token(value) for value in slot.tokens] + [_card(strengths.get(card)) for card in slot.cards]
    step = min(30, (wide - 42) / max(1, len(laid) - 1))
    for place, drawn in enumerate(laid):
        art += f'<g transform="translate({number(8 + step * place)} 45)">{drawn}</g>'
    return Box(wide, SLOT_HIGH, art)


def _token(value: int) -> str:
    """A complication token in a box of 32; 0 is a stand-in, which counts 1."""
    return _use(f"complication-{'yellow' if value > 1 else 'white'}-{max(1, min(3, value))}", -2, -1, 33, 33)


def _card(strength: int | None) -> str:
    """A skill card that lies under a slot: its strength, or that it has none."""
    ground = edged(box_path(2, 0, 24, 32, 4), "card-high", "card-rim", 1.8)
    return ground + _text("–" if strength is None else str(strength), 14, 24, TEXT, "card-text")


def _person(figure: FigureSeen, hand: int | None) -> Box:
    """A character's card: its health, the cards in hand, and what lies with it."""
    columns, rows = min(5, figure.health), -(-figure.health // 5)
    art = _use(f"bust-{person_of(figure.figure)}", 4, 9, 44, 44)
    for place in range(figure.health):
        row, column = divmod(place, columns)
        x, y = 58 + 13 * column, 31 + 18 * (row - (rows - 1) / 2)
        if place < figure.health - figure.damage:
            art += filled(ellipse_path((x, y), 5.4), "pip")
        else:
            slash = f"M{number(x - 4.2)} {number(y + 4.2)}l8.4-8.4"
            art += stroked(ellipse_path((x, y), 4.6), "pip-hurt", 2) + stroked(slash, "pip-hurt", 2.6, 1, "round")
    wide = 53 + 13 * columns
    if hand is not None:
        art += _use("skill-back", wide, 9, 27, 37.8) + _counter(str(hand), wide + 24, 49)
        wide += 37
    for plan in figure.plans:
        name = f"plan-{plan}" if f"plan-{plan}" in SIGNS else "plan"
        art += edged(box_path(wide, 11, 32, 40, 6), "plan-high", "plan-rim", 1.8) + inked(
            "plan-rim", sign(name, (wide + 16, 31), 25)
        )
        wide += 36
    if figure.gear:
        art += inked("start", sign("gear", (wide + 18, 30), 32))
        wide += 40
    for token in figure.carries:
        art += _use("child" if token == "child" else f"token-{token}", wide, 9, 42, 42)
        wide += 46
    return Box(wide + 2, CARD_HIGH, _ground(wide + 2) + art)


def _event(back: str) -> Box:
    """The back of the top event card, which says what is coming."""
    return Box(
        44,
        CARD_HIGH,
        edged(box_path(2, 2, 40, 58, 6), "event-high", "event-rim", 1.8) + inked("event-paper", sign(back, (22, 31), 30)),
    )


def _pile(name: str, wide: float, high: float, words: str) -> Box:
    """Cards or a track: what it is, and a count."""
    text = 12.5 * len(words)
    whole = wide + text + 18
    art = _use(name, 6, (CARD_HIGH - high) / 2, wide, high) + _text(words, wide + 11 + text / 2, 39, TEXT, "tag-text")
    return Box(whole, CARD_HIGH, _ground(whole) + art)


# ---- strokes ---------------------------------------------------------------------------------------------------------


def _ground(wide: float) -> str:
    return edged(box_path(1, 1, wide - 2, CARD_HIGH - 2, 10), "slot-bed", "gauge-rim", 1.2)


def _counter(words: str, x: float, y: float) -> str:
    """A number on a dark disc, so that it can be read on a card."""
    return edged(ellipse_path((x, y - 8), 13 if len(words) < 2 else 16), "tag", "card-rim", 1.6) + _text(
        words, x, y, TEXT - 1, "tag-text"
    )


def _text(words: str, x: float, y: float, size: float, role: str) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" {FONT} fill="{colour(role)}">{words}</text>'


def _use(name: str, x: float, y: float, wide: float, high: float) -> str:
    return f'<use href="#{name}" x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"/>'
