"""Drawn panels of a story: a place in its light, who and what is in it, seen through a tall or a wide window."""

from cantina.games.adventures.art.figures import dressed
from cantina.games.adventures.art.paint import colour
from cantina.games.adventures.art.people import PEOPLE, STRANGER, Part
from cantina.games.adventures.art.scenes.company import COMPANY, TONES
from cantina.games.adventures.art.scenes.frame import (
    BOTTOM,
    FEET,
    FRAMES,
    LEFT,
    RIGHT,
    TALL,
    TOP,
    Frame,
    Shape,
    box,
    line,
    moved,
    oval,
    path,
)
from cantina.games.adventures.art.scenes.indoors import INDOORS
from cantina.games.adventures.art.scenes.lights import LIGHTS, Light
from cantina.games.adventures.art.scenes.outdoors import OUTDOORS
from cantina.games.adventures.art.scenes.things import THINGS
from cantina.games.adventures.content.schema.stories import Figure, Panel, Thing
from cantina.games.pen import number

BESIDE = 252  # how high a figure would be beside a thing as it is drawn
HIGH = 50  # how high a figure is drawn, before it is made as large as its place
PLACES = OUTDOORS | INDOORS


def panel_art(panel: Panel, shape: Shape) -> str:
    """A panel as a picture of its own."""
    frame, light = FRAMES[shape], LIGHTS[panel.light]
    drawn = PLACES[panel.place](light)
    standing: list[tuple[int, str]] = [(FEET[thing.stands] + 1, _thing(thing, frame, light)) for thing in panel.things]
    standing += [(FEET[figure.stands], _figure(figure, frame, light)) for figure in panel.figures]
    drawn += "".join(art for _, art in sorted(standing, key=lambda stood: stood[0]))
    drawn += box(light.middle, LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 0, light.wash * 0.6)
    size = f'width="{frame.wide}" height="{frame.high}" viewBox="{frame.box}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><defs>{_definitions(light)}</defs>{drawn}</svg>'


def figure_box(figure: Figure, frame: Frame) -> tuple[float, float, float, float]:
    """Where a figure is in a frame: left, top, right, bottom."""
    x, y = _place(figure, frame)
    scale = TALL[figure.stands] / HIGH
    wide = 60 if figure.who == "beast" else 26
    return x - wide * scale, y - 52 * scale, x + wide * scale, y + 2 * scale


def _place(stood: Figure | Thing, frame: Frame) -> tuple[float, float]:
    return frame.left + frame.wide / 2 + stood.at / 100 * frame.reach, FEET[stood.stands] - stood.above


def _thing(thing: Thing, frame: Frame, light: Light) -> str:
    return moved(THINGS[thing.what](light), _place(thing, frame), TALL[thing.stands] / BESIDE, -1 if thing.turned else 1)


def _figure(figure: Figure, frame: Frame, light: Light) -> str:
    """Somebody who stands: lit, as a shadow with light along its edge, or as a picture of cyan light."""
    parts = COMPANY[figure.who] if figure.who in COMPANY else PEOPLE[figure.who if figure.who in PEOPLE else STRANGER].stands
    scale, at = TALL[figure.stands] / HIGH, _place(figure, frame)
    whole = "".join(along for _, along in parts)
    if figure.look == "shadow":
        art = line(light.edge, whole, 1.1, 0.55) + "".join(path("#070914", along) for _, along in parts) + _eyes(parts)
    elif figure.look == "hologram":
        art = path("#59d8ff", whole, 0.5) + line("#bff2ff", whole, 0.9)
        return moved(art, at, scale, -1 if figure.turned else 1)
    else:
        art = dressed(TONES.get(figure.who, figure.who if figure.who in PEOPLE else STRANGER), parts)
    lies = "" if figure.above else oval("#04060f", (at[0] + 4, at[1] + 2), 19 * scale, 3.6 * scale, 0.5)
    return lies + moved(art, at, scale, -1 if figure.turned else 1)


def _eyes(parts: tuple[Part, ...]) -> str:
    """What glows of somebody in the shadow."""
    return "".join(path(colour("lamp"), along) for tone, along in parts if tone == "lamp")


def _definitions(light: Light) -> str:
    """The gradients of a panel."""
    down = {
        "sky": ((0, light.high, 1), (0.5, light.middle, 1), (0.66, light.low, 1)),
        "wall": ((0, light.high, 1), (0.75, light.middle, 1), (1, light.body, 1)),
        "floor": ((0, light.ground, 1), (1, light.deep, 1)),
        "beam": ((0, light.lamp, 0.7), (1, light.lamp, 0.04)),
        "door": ((0, light.low, 1), (1, light.lamp, 1)),
        "holo": ((0, "#59d8ff", 0.04), (1, "#59d8ff", 0.5)),
        "trail": ((0, light.lamp, 0.5), (1, light.lamp, 0)),
    }
    round_ = {
        "glow": ((0, light.glow, 0.7), (0.4, light.glow, 0.26), (1, light.glow, 0)),
        "child": ((0, "#d8ffdc", 0.75), (0.5, "#a9dcb0", 0.25), (1, "#a9dcb0", 0)),
        "red": ((0, "#ff6b5b", 0.6), (1, "#ff6b5b", 0)),
        "fire": ((0, "#ffb85c", 0.7), (0.5, "#ff7a3c", 0.25), (1, "#ff7a3c", 0)),
        "holo-glow": ((0, "#59d8ff", 0.5), (1, "#59d8ff", 0)),
    }
    drawn = "".join(f'<linearGradient id="{name}" x2="0" y2="1">{_stops(stops)}</linearGradient>' for name, stops in down.items())
    return drawn + "".join(f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>' for name, stops in round_.items())


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        f'<stop offset="{number(at) if at in (0, 1) else f"{at:g}"}" stop-color="{tone}" stop-opacity="{veil:g}"/>'
        for at, tone, veil in stops
    )
