"""Places under a roof, and in space: laboratory, corridor, cells, control, cantina, cave, forge, hold, cockpit, desk, space."""

from collections.abc import Callable

from cantina.games.adventures.art.scenes.frame import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    box,
    disc,
    dune,
    line,
    mix,
    moved,
    oval,
    path,
    stars,
)
from cantina.games.adventures.art.scenes.lights import Light
from cantina.games.pen import chance, number, polygon_path

FLOOR = 34  # where a back wall meets the floor


def room(light: Light, foot: float = FLOOR) -> str:
    """A back wall with its seams, and a tiled floor that comes nearer."""
    drawn = box("url(#wall)", LEFT, TOP, RIGHT - LEFT, foot - TOP) + box("url(#floor)", LEFT, foot, RIGHT - LEFT, BOTTOM - foot)
    seams = "".join(f"M{LEFT} {y}H{RIGHT}" for y in (-360, -250, -140)) + "".join(
        f"M{x} {TOP}V{foot}" for x in range(-560, 600, 140)
    )
    tiles = "".join(f"M{60 * step} {foot}L{210 * step} {BOTTOM}" for step in range(-10, 11))
    tiles += "".join(f"M{LEFT} {y}H{RIGHT}" for y in (foot + 22, foot + 58, foot + 112, foot + 190))
    return (
        drawn
        + line(light.edge, seams, 2.4, 0.16)
        + line(light.edge, tiles, 2, 0.2)
        + line(light.edge, f"M{LEFT} {foot}H{RIGHT}", 3, 0.8)
    )


def lamp(light: Light, at: float, hang: float, foot: float = 100) -> str:
    """A lamp on a rod with its cone of light, down to the floor."""
    drawn = line(light.deep, f"M0 {TOP}V{number(hang - 26)}", 6) + path("url(#beam)", f"M-30 {hang}H30L128 {foot}H-128Z")
    drawn += path(light.deep, f"M-36 {hang}-18 {hang - 30}H18L36 {hang}Z") + line(
        light.edge, f"M-36 {hang}-18 {hang - 30}H18L36 {hang}Z", 2.2
    )
    return moved(drawn + oval(light.lamp, (0, hang), 27, 6) + oval(light.lamp, (0, foot), 124, 22, 0.22), (at, 0))


def port(light: Light, at: tuple[float, float], size: float, planet: str = "#c98a5e") -> str:
    """A round window with bars, stars and a planet behind it."""
    glass = disc("#0b1430", (0, 0), size - 4) + "".join(
        disc("#fff", (x * size, y * size), 1.6, 0.8)
        for x, y in ((-0.5, -0.4), (0.1, -0.6), (-0.2, 0.1), (-0.6, 0.4), (0.5, -0.2), (0.05, 0.55))
    )
    globe = disc(planet, (0.5 * size, 0.42 * size), size * 0.5) + disc(light.deep, (0.72 * size, 0.5 * size), size * 0.5, 0.5)
    glass += f'<g clip-path="url(#port)">{globe}</g>'
    ring = f'<circle r="{number(size)}" fill="none" stroke="{light.edge}" stroke-width="7" opacity=".85"/>'
    bars = line(light.edge, f"M0-{number(size)}V{number(size)}M-{number(size)} 0H{number(size)}", 4, 0.7)
    clip = f'<clipPath id="port"><circle r="{number(size - 4)}"/></clipPath>'
    return moved(clip + glass + bars + ring, at)


def laboratory(light: Light) -> str:
    """Cold tiles, tubes with something in them, a round window, and a lamp over what is kept here."""
    drawn = room(light) + port(light, (0, -150), 82)
    for x, level in ((-470, 70), (-410, 96), (196, 64), (254, 108), (312, 52), (440, 90), (500, 60)):
        tube = (
            box(light.deep, 0, -160, 42, 170)
            + path(light.glow, f"M3 {8 - level}H39V8H3Z", 0.45)
            + line(light.glow, f"M3 {8 - level}H39", 2.6)
        )
        tube += (
            line("#fff", "M9-152V-10", 3, 0.3)
            + path(light.body, "M-6-174H48V-156H-6ZM-6 8H48V28H-6Z")
            + line(light.edge, "M0-156V8M42-156V8", 2.4)
        )
        drawn += moved(tube + "".join(disc(light.glow, (12 + 9 * n, -4 - 16 * n), 2.8, 0.8) for n in range(3)), (x, 4))
    door = (
        path(light.deep, "M-62 34V-174H62V34Z")
        + path("url(#door)", "M-52 34V-164H52V34Z")
        + line(light.edge, "M-62 34V-174H62V34", 3.4)
    )
    drawn += moved(door + path(light.lamp, f"M-52 34H52L230 {BOTTOM}H-90Z", 0.16), (-190, 0))
    return drawn + lamp(light, 0, -238)


def corridor(light: Light) -> str:
    """A passage in a ship: ribs one behind the other, strips of light, a door at its end."""
    drawn = box(light.high, LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) + path(light.ground, f"M-640 {BOTTOM}-70 20H70L640 {BOTTOM}Z")
    drawn += path("url(#floor)", f"M-640 {BOTTOM}-70 20H70L640 {BOTTOM}Z") + path(
        light.shade, f"M-640 {TOP}-70-150H70L640 {TOP}Z"
    )
    for side in (-1, 1):
        wall = path(mix(light.body, light.deep, 0.15 if side < 0 else 0.4), f"M70 20V-150L640 {TOP}V{BOTTOM}Z")
        for near, x, top, foot in ((0.1, 110, -174, 38), (0.3, 190, -222, 74), (0.6, 320, -300, 132), (1, 520, -420, 222)):
            width = 16 + 34 * near
            wall += path(mix(light.shade, light.deep, 0.5), f"M{x} {top}h{number(width)}L{number(x + width)} {foot + 12}H{x}Z")
            wall += line(light.edge, f"M{x} {top}V{foot}", 2 + near, 0.5)
        wall += path(light.lamp, "M70-96L640-318V-290L70-88Z", 0.85) + path(light.lamp, "M70-76 640-250V-150L70-60Z", 0.12)
        wall += path(light.deep, "M226 84V-120L300-150V120Z", 0.85) + line(light.edge, "M226 84V-120L300-150V120", 2.4, 0.7)
        drawn += moved(wall, (0, 0), 1, side)
    drawn += path(light.deep, "M-70 20V-150H70V20Z") + path("url(#door)", "M-38 20V-108L-24-124H24L38-108V20Z", 0.9)
    drawn += line(light.edge, "M-70 20V-150H70V20M-38 20V-108L-24-124H24L38-108V20", 2.6, 0.8) + disc("url(#glow)", (0, -60), 120)
    return drawn + line(light.edge, "M-120 42H120M-200 84H200M-320 136H320M-470 206H470", 2, 0.28)


def cells(light: Light) -> str:
    """A row of cells behind bars of light."""
    drawn = room(light)
    for at in (-450, -150, 150, 450):
        cell = path(light.deep, "M-112 34V-176l22-24H90l22 24V34Z") + path(light.glow, "M-92 34V-170H92V34Z", 0.1)
        cell += path(light.shade, "M-92 34-60 4H60L92 34Z", 0.8) + box(light.body, -64, -28, 70, 12, 4)
        bars = "".join(f"M{x} 34V-178" for x in range(-88, 96, 22))
        cell += line(light.lamp, bars, 7, 0.25) + line(light.lamp, bars, 2.6, 0.95)
        cell += line(light.edge, "M-112 34V-176l22-24H90l22 24V34", 4, 0.9) + box(light.lamp, -26, -222, 52, 9, 4)
        drawn += moved(cell, (at, 0))
    post = (
        box(light.body, -22, TOP, 44, FLOOR - TOP + 8)
        + box(light.shade, 6, TOP, 16, FLOOR - TOP + 8)
        + box(light.lamp, -7, -120, 14, 40, 6)
    )
    drawn += "".join(moved(post, (at, 0)) for at in (-300, 0, 300))
    return drawn + path("url(#beam)", f"M-300 40H300L420 {BOTTOM}H-420Z", 0.4)


def control(light: Light) -> str:
    """A room of screens before a wide window into the night."""
    drawn = room(light) + path("#070d22", "M-330-60-280-250H280L330-60Z") + moved(stars("control", 70, -60), (0, 40), 0.5)
    drawn += disc(mix(light.body, "#c98a5e", 0.4), (120, -120), 58) + disc(light.deep, (142, -112), 56, 0.5)
    drawn += path(light.high, f"M{LEFT}-60H{RIGHT}V-20H{LEFT}Z") + line(
        light.edge, "M-330-60-280-250H280L330-60ZM-100-250-118-60M100-250 118-60", 5, 0.8
    )
    for at, sign in ((-470, 0), (-250, 1), (-84, 2), (84, 0), (250, 1), (470, 2)):
        desk = (
            path(light.shade, "M-74 44-62-28H62L74 44Z")
            + path(light.deep, "M-56-34H56L62-86H-62Z")
            + line(light.edge, "M-56-34H56L62-86H-62Z", 2.4)
        )
        marks = (
            "M-44-48-20-66 4-52 44-74",
            "M-40-44H40M-40-56H20M-40-68H34",
            "M-40-46V-60M-20-46V-72M0-46V-54M20-46V-68M40-46V-58",
        )[sign]
        drawn += moved(
            desk
            + path(light.glow, "M-56-34H56L62-86H-62Z", 0.14)
            + line(light.lamp, marks, 3.4, 0.9)
            + line(light.edge, "M-66-6H66", 2, 0.5),
            (at, 0),
        )
    return drawn


def cantina(light: Light) -> str:
    """An arched room with a bar, bottles, and lamps that hang low."""
    drawn = room(light)
    for at in (-480, -240, 0, 240, 480):
        niche = path(light.deep, "M-84 34V-130a84 84 0 0 1 168 0V34Z", 0.75) + line(
            light.edge, "M-84 34V-130a84 84 0 0 1 168 0V34", 4, 0.6
        )
        shelf = box(light.body, -66, -70, 132, 7) + box(light.body, -66, -122, 132, 7)
        roll = chance("scene-bar", at)
        for row in (-70, -122):
            for step in range(6):
                high, tone = roll.uniform(16, 34), roll.choice((light.glow, light.lamp, light.edge, light.low))
                shelf += box(tone, -58 + step * 21, row - high, 11, high, 4, 0.8) + box(
                    tone, -55 + step * 21, row - high - 7, 5, 8
                )
        drawn += moved(niche + (shelf if at else window_out(light)), (at, 0))
    bar = (
        path(light.body, f"M{LEFT} 16H{RIGHT}V34H{LEFT}Z")
        + path(light.shade, f"M{LEFT} 34H{RIGHT}V92H{LEFT}Z")
        + line(light.edge, f"M{LEFT} 16H{RIGHT}", 3, 0.8)
    )
    drawn += bar + line(light.deep, "".join(f"M{at} 36V90" for at in range(-600, 620, 60)), 3, 0.5)
    for at in (-330, -120, 120, 330):
        drawn += line(light.deep, f"M{at} {TOP}V-236", 4) + disc("url(#glow)", (at, -214), 86)
        drawn += path(light.lamp, f"M{at - 26}-206a26 30 0 0 1 52 0Z") + line(light.deep, f"M{at - 30}-205H{at + 30}", 4)
    return drawn


def window_out(light: Light) -> str:
    """An arch through which the evening is seen."""
    return (
        path(light.low, "M-70 34V-130a70 70 0 0 1 140 0V34Z")
        + disc(light.glow, (8, -110), 30, 0.8)
        + path(light.far, "M-70 20-30-30 6-4 40-44 70-10V34H-70Z")
    )


def cave(light: Light) -> str:
    """A cave: its mouth full of light, stones that hang and stand."""
    drawn = box(light.deep, LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
    mouth = "M-170 60C-206-40-190-170-120-226-60-270 70-276 132-220 196-160 206-30 176 60Z"
    drawn += disc("url(#glow)", (0, -90), 330) + path("url(#sky)", mouth) + disc(light.disc, (40, -150), 40, 0.9)
    drawn += path(light.far, "M-178 40-110-30-60 0 0-62 60-16 120-54 182 24V60H-174Z") + line(light.edge, mouth, 5, 0.5)
    for top, tone, key in ((-150, mix(light.shade, light.deep, 0.3), "far"), (-240, mix(light.shade, light.deep, 0.65), "near")):
        roll, teeth, x = chance("scene-cave", key), f"M{LEFT} {TOP}", float(LEFT)
        while x < RIGHT:
            wide = roll.uniform(40, 90)
            hang = top + roll.uniform(-60, 50) + (0 if abs(x) < 260 else 130 * min(1.0, (abs(x) - 260) / 200))
            tooth = (x + wide * 0.3, hang - 90, x + wide / 2, hang, x + wide * 0.7, hang - 100)
            teeth += "L{} {} {} {} {} {}".format(*map(number, tooth))
            x += wide
        drawn += path(tone, f"{teeth}L{RIGHT} {TOP}Z")
    for side in (-1, 1):
        rock = "M640 290V-260L420-120 330 20 236 44 190 90 290 120Z"
        drawn += moved(
            path(mix(light.shade, light.deep, 0.45), rock) + line(light.edge, "M420-120 330 20 236 44 190 90", 2.4, 0.4),
            (0, 0),
            1,
            side,
        )
    return (
        drawn
        + dune(light.ground, 58, 10)
        + dune(mix(light.ground, light.deep, 0.6), 96, 14, turn=70)
        + dune(light.deep, 146, 18, light.edge, 30)
    )


def forge(light: Light) -> str:
    """A round forge below the town, its fire blue and gold, tools along the wall."""
    drawn = room(light)
    for at in (-460, -230, 230, 460):
        arch = path(light.deep, "M-80 34V-150a80 80 0 0 1 160 0V34Z", 0.8) + line(
            light.edge, "M-80 34V-150a80 80 0 0 1 160 0V34", 4, 0.5
        )
        tools = line(light.body, "M-40-110V-20M0-120V-10M40-104V-26", 8) + line(
            light.edge, "M-52-112H-28M-10-124 10-116M32-104H50", 8, 0.8
        )
        drawn += moved(arch + tools, (at, 0))
    drawn += (
        path(light.shade, "M-96-60-70-210H70L96-60Z")
        + line(light.edge, "M-96-60-70-210H70L96-60Z", 3, 0.7)
        + box(light.shade, -60, TOP, 120, 300)
    )
    drawn += disc("url(#glow)", (0, -10), 260)
    for x, high, tone in ((-34, 64, light.low), (30, 78, light.low), (0, 104, light.lamp), (-14, 60, "#fff"), (16, 48, "#fff")):
        drawn += path(tone, f"M{x - 20} 4q-6-{high // 2} 20-{high}q26 {high // 2} 20 {high}Z", 0.9)
    drawn += (
        path(light.body, "M-130 4H130L104 70H-104Z")
        + path(light.shade, "M40 4H130L104 70H30Z")
        + line(light.edge, "M-130 4H130", 4, 0.9)
    )
    return drawn + oval(light.lamp, (0, 96), 220, 26, 0.2)


def hold(light: Light) -> str:
    """The hold of a ship: ribs, nets with crates, and a hatch to the front."""
    drawn = room(light)
    for at in (-520, -330, 330, 520):
        drawn += path(
            light.shade,
            f"M{at - 22} 44C{at - 14}-120 {at - 4}-260 {at} {TOP}H{at + 34}C{at + 30}-260 {at + 26}-120 {at + 22} 44Z",
        )
    for at, foot, size in (
        (-300, 34, 74),
        (-232, 34, 52),
        (-282, -40, 54),
        (232, 34, 62),
        (300, 34, 82),
        (420, 34, 60),
        (-430, 34, 66),
    ):
        crate = box(light.body, 0, -size, size, size, 5) + box(light.shade, size * 0.66, -size, size * 0.34, size, 5)
        crate += line(light.edge, f"M6 {-size * 0.5:g}H{size - 6}M{size * 0.33:g} {6 - size}V-6", 2.4, 0.5) + box(
            light.lamp, 9, -size + 9, 14, 6, 2, 0.8
        )
        drawn += moved(crate, (at - size / 2, foot))
    hatch = "M-96 34V-120L-60-164H60L96-120V34Z"
    drawn += (
        path(light.deep, hatch)
        + path("url(#door)", "M-76 34V-112L-50-144H50L76-112V34Z", 0.85)
        + line(light.edge, hatch, 4, 0.85)
    )
    drawn += line(light.deep, "M0 34V-144", 5, 0.7) + path(light.lamp, f"M-76 34H76L220 {BOTTOM}H-220Z", 0.16)
    for at in (-190, 190):
        drawn += box(light.lamp, at - 44, -250, 88, 10, 5) + disc("url(#glow)", (at, -244), 90)
    return drawn


def cockpit(light: Light) -> str:
    """Behind the pilot's seat: the window, a planet that grows or is left behind, and lights of the panel."""
    drawn = (
        box("#060b1c", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) + stars("cockpit", 120, 60) + disc("url(#glow)", (70, -120), 260)
    )
    drawn += disc(mix(light.low, light.body, 0.3), (70, -110), 122) + disc(mix(light.low, light.glow, 0.4), (40, -136), 74, 0.35)
    drawn += path(light.deep, "M70-232a122 122 0 0 1 0 244 160 160 0 0 0 0-244Z", 0.6) + line(
        light.edge, "M-34-150Q70-110 178-160M-48-96Q70-60 186-92", 6, 0.25
    )
    frame = mix(light.shade, light.deep, 0.4)
    drawn += path(frame, f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}ZM-330-10-250-330-60-372H60L250-330 330-10 210 46H-210Z").replace(
        "<path", '<path fill-rule="evenodd"'
    )
    drawn += path(frame, "M-104-372-88-372-132 46H-156ZM104-372 88-372 132 46H156Z")
    drawn += line(light.edge, "M-330-10-250-330-60-372H60L250-330 330-10 210 46H-210Z", 3, 0.6)
    drawn += (
        path(light.shade, f"M-420 {BOTTOM}-300 56H300L420 {BOTTOM}Z")
        + path(light.body, "M-300 56-270 30H270L300 56Z")
        + line(light.edge, "M-270 30H270", 2.4, 0.7)
    )
    roll = chance("scene-cockpit")
    for row in (78, 104, 132):
        for at in range(-250, 260, 34):
            drawn += box(roll.choice((light.lamp, light.edge, light.glow, light.deep)), at - 9, row, 18, 9, 3, 0.75)
    return drawn


def desk(light: Light) -> str:
    """A table under a lamp, in the dark: a thing of paper lies on it."""
    drawn = box("url(#wall)", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) + lamp(light, 0, -300, 130)
    top = polygon_path([(-560, 20), (560, 20), (760, 290), (-760, 290)])
    drawn += path(light.ground, top) + path("url(#floor)", top) + line(light.edge, "M-560 20H560", 3, 0.7)
    grain = "".join(f"M{-600 + 70 * step} {60 + step * 31 % 180}q120-10 260 0" for step in range(14))
    return (
        drawn
        + line(light.deep, grain, 2.4, 0.3)
        + oval(light.lamp, (0, 130), 300, 96, 0.22)
        + oval(light.lamp, (0, 130), 170, 52, 0.22)
    )


def space(light: Light) -> str:
    """Between the stars: a planet with its ring, and a trail of light."""
    drawn = box("url(#sky)", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) + box(
        "#04060f", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 0, 0.55
    )
    drawn += (
        stars("space", 190, BOTTOM)
        + disc("url(#glow)", (-60, 150), 430)
        + disc(mix(light.low, light.body, 0.35), (-60, 190), 214)
    )
    drawn += path(light.glow, "M-274 190a214 214 0 0 1 300-196A240 240 0 0 0-210 330 214 214 0 0 1-274 190Z", 0.3)
    drawn += path(light.deep, "M-60-24a214 214 0 0 1 0 428 290 290 0 0 0 0-428Z", 0.62)
    drawn += line(light.edge, "M-232 130Q-60 190 120 96M-262 216Q-60 270 146 176", 8, 0.22)
    drawn += (
        '<g transform="rotate(-14-60 190)">'
        + line(light.edge, "M-272 168C-420 196-420 236-60 238S300 196 152 168", 9, 0.6)
        + "</g>"
    )
    return drawn + disc(light.disc, (150, -170), 26) + disc("url(#glow)", (150, -170), 120)


INDOORS: dict[str, Callable[[Light], str]] = {
    "cantina": cantina,
    "cave": cave,
    "cells": cells,
    "cockpit": cockpit,
    "control": control,
    "corridor": corridor,
    "desk": desk,
    "forge": forge,
    "hold": hold,
    "laboratory": laboratory,
    "space": space,
}
