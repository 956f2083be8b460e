"""Places under the sky: town, street, roofs, square, dunes, canyon, compound, dish and ramp."""

from collections.abc import Callable

from cantina.games.adventures.art.scenes.frame import (
    BOTTOM,
    FEET,
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
    ridge,
    stars,
)
from cantina.games.adventures.art.scenes.lights import Light
from cantina.games.pen import Point, chance, number

DOME_SIDE = (0.21, 0.24, 0.27, 0.14)  # of a house's width
RINGS = ((1.3, 0.45), (1.72, 0.28), (2.24, 0.16), (2.9, 0.08))
CRATERS = ((-0.34, -0.3, 0.17), (0.3, 0.32, 0.24), (0.16, -0.5, 0.1), (-0.4, 0.4, 0.09))


def sky(light: Light, at: Point, size: float) -> str:
    """The sky with its stars, and a sun or a moon."""
    drawn = box("url(#sky)", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP) + stars(light.high, light.stars)
    if light.star == "none":
        return drawn
    drawn += disc("url(#glow)", at, size * 3.6) + disc(light.disc, at, size)
    if light.star == "sun":
        ring = f'<circle cx="{number(at[0])}" cy="{number(at[1])}" fill="none" stroke="{light.glow}" stroke-width="1.4"'
        return drawn + "".join(f'{ring} r="{number(size * step)}" opacity="{veil}"/>' for step, veil in RINGS)
    shadow = f"M0-{size}a{size} {size} 0 0 1 0 {2 * size}a{number(size * 1.3)} {number(size * 1.3)} 0 0 0 0-{2 * size}Z"
    marks = "".join(disc(light.middle, (x * size, y * size), size * part, 0.22) for x, y, part in CRATERS)
    return drawn + moved(marks + path(light.middle, shadow, 0.4), at)


def ground(light: Light, top: float = 0) -> str:
    """Three dunes from the horizon to the feet."""
    middle = mix(light.ground, light.deep, 0.45)
    return (
        dune(light.ground, top + 26, 14) + dune(middle, top + 66, 20, turn=90) + dune(light.deep, top + 142, 26, light.edge, 40)
    )


def house(at: float, foot: float, wide: float, high: float, light: Light, near: float = 0, dome: bool = True) -> str:
    """A house of clay: a block with round shoulders, sometimes a dome, with lit windows; `near` darkens it."""
    body, shade = mix(light.body, light.deep, near), mix(light.shade, light.deep, near)
    half, bend = number(wide / 2), 14
    drawn = ""
    if dome:
        drawn += oval(body, (0, 1 - high), wide * 0.3, wide * 0.27)
        side = "M{} {}q{} 10 {} {}h-{}Z".format(
            *map(number, (wide * 0.06, -high - wide * 0.26, *(wide * part for part in DOME_SIDE)))
        )
        drawn += path(shade, side)
    block = f"v-{number(high - bend)}q0-{bend}-{bend}-{bend}"
    drawn += path(body, f"M{half} 0{block}h-{number(wide - 2 * bend)}q-{bend} 0-{bend} {bend}v{number(high - bend)}Z")
    drawn += path(shade, f"M{half} 0{block}h-{number(wide * 0.38 - bend)}v{number(high)}Z")
    roll = chance("scene-house", number(at), number(high))
    for _ in range(roll.choice((1, 2, 3))):
        drawn += window(light, roll.uniform(-0.36, 0.26) * wide, -roll.uniform(0.35, 0.82) * high)
    return moved(drawn, (at, foot))


def window(light: Light, x: float, y: float, size: float = 9) -> str:
    """A narrow lit window with its shine."""
    return box(light.lamp, x - size / 2, y - size / 2, size * 2, size * 2.6, size, 0.22) + box(
        light.lamp, x, y, size, size * 1.6, size / 2
    )


def mast(light: Light, at: Point, high: float) -> str:
    """A thin mast with arms, of a collector of dew or of news."""
    return moved(line(light.shade, "M0 0V-100M-10-72H18M0-100 14-110", 5), at, high / 100)


def town(light: Light) -> str:
    """A town of domes at the edge of dunes."""
    drawn = sky(light, (-92, -196), 66) + ridge("town-far", light.far, 0, 92, 96)
    drawn += ridge("town", mix(light.far, light.shade, 0.5), 14, 50, 130, 0.8)
    row = ((-520, 120, 96), (-400, 100, 132), (-300, 96, 84), (-206, 104, 88), (-122, 108, 126), (-30, 88, 76))
    row_right = ((66, 122, 104), (166, 104, 144), (262, 100, 86), (360, 120, 120), (470, 104, 92), (570, 120, 136))
    for place, (at, wide, high) in enumerate((*row, *row_right)):
        drawn += house(at, 26 + place % 3 * 6, wide, high, light, dome=place % 4 != 2)
    return drawn + mast(light, (-164, -60), 70) + mast(light, (206, -110), 60) + ground(light)


def street(light: Light) -> str:
    """A lane between houses, lamps across it, its end in the light."""
    drawn = sky(light, (4, -120), 58) + ridge("street", light.far, 10, 44, 80)
    drawn += house(-66, 16, 96, 116, light) + house(60, 16, 88, 92, light)
    drawn += path(light.ground, f"M-640 {BOTTOM}-50 8H50L640 {BOTTOM}Z") + path(light.glow, f"M-50 8H50L150 {BOTTOM}H-190Z", 0.14)
    drawn += line(light.deep, "M-120 42H120M-190 80H190M-300 136H300M-420 200H420", 1.8, 0.3)
    for side in (-1, 1):
        tone = light.body if side < 0 else light.shade
        wall = path(mix(tone, light.deep, 0.12), "M50 8V-128L180-214V72Z") + line(light.edge, "M50-128 180-214", 2, 0.5)
        wall += path(mix(tone, light.deep, 0.45), "M180 72V-268L640-520V300Z") + line(light.edge, "M180 72V-268L640-520", 2, 0.5)
        wall += path(light.lamp, "M200 86V-20a26 30 0 0 1 52-10V118Z", 0.5) + line(
            light.deep, "M200 86V-20a26 30 0 0 1 52-10V118", 4, 0.7
        )
        wall += path(mix(light.lamp, light.deep, 0.45), "M186-60 282-96 300-66 190-34Z") + line(
            light.edge, "M190-34 300-66", 2, 0.6
        )
        wall += window(light, 88, -84) + window(light, 130, -50) + window(light, 330, -150, 14) + window(light, 420, -60, 15)
        drawn += moved(wall, (0, 0), 1, side)
    drawn += line(light.deep, "M-180-226Q0-130 180-226M-130-160Q0-104 130-160", 2)
    for x, y in ((-112, -196), (-44, -180), (44, -180), (112, -196), (-60, -141), (0, -132), (60, -141)):
        drawn += disc("url(#glow)", (x, y + 8), 26) + disc(light.lamp, (x, y + 8), 6)
    return drawn


def roofs(light: Light) -> str:
    """Over the roofs: parapets to stand on, a great moon or sun behind."""
    drawn = sky(light, (12, -96), 118) + ridge("roofs", light.far, 30, 46, 74)
    for place, at in enumerate((-560, -430, -330, -224, -108, 44, 176, 300, 420, 540)):
        drawn += house(at, 150, 124, 130 + place * 37 % 64, light, 0.25, place % 2 == 0)
    tops: tuple[tuple[int, int, int], ...] = ((-470, 220, 40), (-218, 190, 52), (204, 196, 52), (470, 220, 34), (-6, 236, 112))
    for at, wide, top in tops:
        tone = mix(light.shade, light.deep, 0.4 if top < 100 else 0.62)
        block = f"M{at - wide // 2} {BOTTOM}V{top + 8}q0-10 10-10h{wide - 20}q10 0 10 10V{BOTTOM}Z"
        drawn += path(tone, block) + line(
            light.edge, block.replace(f"V{BOTTOM}Z", "v16").replace(f"{BOTTOM}V", f"{top + 24}V"), 2.4, 0.7
        )
        drawn += window(light, at - wide * 0.28, top + 44) + window(light, at + wide * 0.2, top + 44)
    return drawn + dune(light.deep, FEET["near"] - 8, 8, light.edge)


def square(light: Light) -> str:
    """A town's square before an arcade: the house in which everybody waits."""
    drawn = sky(light, (108, -206), 52) + ridge("square", light.far, 6, 66, 100)
    for place, at in enumerate((-560, -440, -320, -214, 214, 320, 440, 560)):
        drawn += house(at, 34, 124, 112 + place * 29 % 52, light, 0.1, place % 2 == 1)
    front = "M-140 44V-122q0-16 16-16H124q16 0 16 16V44Z"
    drawn += path(light.body, front) + path(light.shade, "M140 44V-122q0-16-16-16H76V44Z")
    drawn += line(light.edge, "M-140-96V-122q0-16 16-16H124q16 0 16 16v26M-140-78H140", 2.4, 0.7)
    for at, veil in ((-84, 0.4), (0, 0.95), (84, 0.4)):
        arch = f"M{at - 26} 44V-24a26 26 0 0 1 52 0V44Z"
        drawn += path(light.lamp, arch, veil) + line(light.deep, arch, 4, 0.7) + window(light, at - 5, -108)
    drawn += dune(light.ground, 40, 4) + path(light.lamp, f"M-28 44H28L170 {BOTTOM}H-170Z", 0.16)
    drawn += line(light.deep, f"M{LEFT} 66H{RIGHT}M{LEFT} 104H{RIGHT}M{LEFT} 160H{RIGHT}", 1.8, 0.25)
    drawn += line(light.deep, "".join(f"M{50 * step} 44L{190 * step} {BOTTOM}" for step in range(-6, 7)), 1.8, 0.22)
    return drawn + dune(light.deep, 206, 8, light.edge)


def dunes(light: Light) -> str:
    """Nothing but sand, bones of something large, and the way."""
    drawn = sky(light, (84, -140), 84) + disc(light.disc, (-120, -214), 20, 0.5)
    drawn += ridge("dunes-far", light.far, 6, 70, 150, 0.9) + ridge("dunes", mix(light.far, light.ground, 0.5), 18, 30, 190)
    drawn += ground(light)
    ribs = "".join(f"M{-226 + 32 * part} 74q{3 * part - 8}-{70 - 9 * part} 28-{80 - 12 * part}" for part in range(4))
    return drawn + line(light.edge, ribs, 7, 0.8) + line(light.deep, ribs, 2, 0.35)


def canyon(light: Light) -> str:
    """Walls of rock to both sides, with ledges; a strip of sky, and a path between them."""
    drawn = sky(light, (6, -170), 60) + ridge("canyon", light.far, 12, 96, 62)
    drawn += path(light.ground, f"M-640 {BOTTOM}-110 8H110L640 {BOTTOM}Z")
    drawn += path(light.glow, f"M-60 8H60L200 {BOTTOM}H-240Z", 0.12)
    for side in (-1, 1):
        for near, reach, foot in ((0.0, 96, 20), (0.3, 168, 72), (0.66, 262, 160)):
            roll = chance("scene-canyon", side, reach)
            wall, y, step = f"M{reach + 60} {TOP}", float(TOP), 0
            while y < foot:
                y = min(float(foot), y + roll.uniform(54, 100))
                edge = reach + roll.uniform(-18, 20) + 18 * (step % 2)
                wall += f"L{number(edge)} {number(y - 14)}L{number(edge - 22)} {number(y)}"
                step += 1
            tone = mix(light.body if side < 0 else light.shade, light.deep, near)
            rock = path(tone, f"{wall}L{reach + 120} {foot + 26}L660 {foot + 60}V{TOP}Z") + line(
                light.edge, wall, 1.8, 0.42 - near * 0.4
            )
            drawn += moved(rock, (0, 0), 1, side)
    return drawn + dune(light.deep, 136, 18, light.edge)


TOWER = (
    "M-34 60-28-120H28L34 60Z",
    "M-44-120H44L34-152H-34Z",
)


def compound(light: Light) -> str:
    """A walled yard with towers and a gate."""
    drawn = sky(light, (112, -196), 58) + ridge("compound", light.far, 8, 104, 90)
    drawn += house(-60, 44, 136, 184, light) + house(64, 44, 100, 148, light, dome=False) + house(-330, 44, 120, 150, light)
    drawn += house(380, 44, 130, 164, light) + box(light.body, LEFT, -54, RIGHT - LEFT, 112)
    drawn += box(light.shade, LEFT, 12, RIGHT - LEFT, 46, 0, 0.7)
    drawn += "".join(box(light.body, at, -66, 24, 14) for at in range(LEFT, RIGHT, 48)) + line(
        light.edge, f"M{LEFT}-54H{RIGHT}", 2, 0.55
    )
    for at in (-470, -206, 206, 470):
        tower = path(light.shade, TOWER[0]) + path(light.body, TOWER[1]) + line(light.edge, "M-44-120H44", 2, 0.6)
        drawn += moved(f"{tower}{box(light.lamp, -22, -140, 44, 9, 4)}{disc('url(#glow)', (0, -136), 50)}", (at, 0))
    gate = "M-50 60V-16L-28-40H28L50-16V60Z"
    drawn += path(light.deep, gate) + line(light.edge, gate, 3, 0.8) + path(light.lamp, "M-3 58V-34H3V58Z", 0.8)
    return drawn + ground(light, 34)


def dish(light: Light) -> str:
    """A hill with a great dish that listens to the sky, wires, and a hut with a lamp."""
    drawn = sky(light, (-104, -140), 52) + ridge("dish", light.far, 10, 116, 110)
    drawn += path(light.shade, f"M{LEFT} 70C-160 60 0-46 110-42S300 30 {RIGHT} 30V{BOTTOM}H{LEFT}Z")
    drawn += line(light.body, "M66-26 104-122 142-26M84-70H124", 7)
    bowl = oval(light.shade, (0, 0), 90, 32) + oval(light.edge, (0, -3), 90, 28, 0.9) + oval(light.body, (0, -1), 84, 24)
    bowl += (
        line(light.edge, "M-64-8 0-66 64-8M0-66V-4", 3.4, 0.9) + disc("url(#glow)", (0, -68), 44) + disc(light.lamp, (0, -68), 8)
    )
    drawn += f'<g transform="translate(104-140) rotate(-34)">{bowl}</g>'
    drawn += house(-148, 66, 100, 78, light, 0.2) + mast(light, (-96, 44), 92) + house(-420, 76, 110, 84, light, 0.2)
    drawn += line(light.deep, "M-96-48Q0 0 104-60", 2, 0.8)
    return drawn + dune(mix(light.ground, light.deep, 0.35), 84, 16) + dune(light.deep, 140, 20, light.edge)


def ramp(light: Light) -> str:
    """A ship on its legs, its ramp down and light in it."""
    drawn = sky(light, (-126, -206), 46) + ridge("ramp", light.far, 20, 74, 100)
    drawn += house(-330, 54, 120, 100, light) + house(-450, 54, 120, 140, light, dome=False) + house(340, 54, 120, 124, light)
    return drawn + house(470, 54, 120, 100, light) + ground(light, 26) + moved(_hull(light), (14, 22))


def _hull(light: Light) -> str:
    """The ship seen from behind; 0,0 is where its ramp leaves it."""
    steel, dark, high = mix("#5d6b84", light.body, 0.25), mix("#343f55", light.shade, 0.3), mix("#93a2bc", light.glow, 0.2)
    drawn = path("#05070f", "M-210 60Q0 34 210 62 120 96-20 96-150 92-210 60Z", 0.45)
    drawn += path(dark, "M-128-8-168 58H-150L-96-2ZM128-8 168 58H150L96-2Z")
    drawn += path(dark, "M-70-46-252 10-246 22-80 0ZM70-46 252 10 246 22 80 0Z")
    drawn += path(steel, "M-70-46-252 10-240 8-78-22ZM70-46 252 10 240 8 78-22Z")
    for side in (-164, 164):
        drawn += oval(dark, (side, -4), 34, 26) + oval(steel, (side, -7), 28, 21) + oval("#0a1020", (side, -7), 19, 14)
        drawn += oval(light.lamp, (side, -7), 11, 8, 0.9) + disc("url(#glow)", (side, -7), 46)
    drawn += path(steel, "M-112-30C-104-96-58-128 0-128S104-96 112-30L84 6H-84Z")
    drawn += path(high, "M-112-30C-104-96-58-128 0-128 20-128 38-124 54-116-10-112-62-84-76-26Z", 0.75)
    drawn += path(dark, "M40-120C84-104 106-76 112-30L84 6H46C78-30 74-86 40-120Z")
    drawn += path("#10203a", "M-44-92C-20-106 20-106 44-92L34-70C14-78-14-78-34-70Z")
    drawn += path(light.edge, "M-40-90C-18-102 6-102 20-99L10-80C-6-82-20-78-32-74Z", 0.55)
    drawn += line("#0a1020", "M-96-40H96M-60-6-46-66H46L60-6", 3, 0.6)
    drawn += path(light.lamp, "M-42-58H42L54 6H-54Z") + path("#fff", "M-30-50H30L36-4H-36Z", 0.55)
    drawn += path("url(#beam)", "M-54 4H54L136 150H-136Z") + path(
        light.edge, "M-54 4-136 150H-126L-46 4ZM54 4 136 150H126L46 4Z", 0.75
    )
    for step in (0.14, 0.3, 0.48, 0.7, 0.94):
        drawn += line("#0a1020", f"M{number(-54 - 82 * step)} {number(4 + 146 * step)}H{number(54 + 82 * step)}", 3, 0.3)
    return drawn


OUTDOORS: dict[str, Callable[[Light], str]] = {
    "canyon": canyon,
    "compound": compound,
    "dish": dish,
    "dunes": dunes,
    "ramp": ramp,
    "roofs": roofs,
    "square": square,
    "street": street,
    "town": town,
}
