"""Things in a panel, drawn round the place where they stand; a near figure beside them would be 252 high."""

import math
from collections.abc import Callable

from cantina.games.adventures.art.scenes.frame import box, disc, line, mix, moved, oval, path
from cantina.games.adventures.art.scenes.lights import Light
from cantina.games.adventures.art.scenes.papers import cards, envelope, open_envelope, sheets
from cantina.games.adventures.art.tokens import cradle_art
from cantina.games.pen import chance, number, polygon_path


def shadow(wide: float) -> str:
    """What lies under a thing."""
    return oval("#04060f", (0, 2), wide, wide * 0.16, 0.5)


def cradle(light: Light) -> str:
    """The child's cradle, floating."""
    return shadow(52) + disc("url(#child)", (0, -78), 120) + moved(cradle_art(), (0, -78), 4.2)


def case(light: Light) -> str:
    """A case with steel corners and a lock that glows."""
    body = mix("#4a5874", light.body, 0.2)
    drawn = shadow(66) + box(body, -60, -74, 120, 72, 9) + box(mix(body, "#000000", 0.35), 20, -74, 40, 72, 9)
    drawn += line("#0a0f1f", "M-22-76q0-18 22-18t22 18", 9) + line("#c9d4ef", "M-22-76q0-18 22-18t22 18", 4)
    drawn += path("#c9d4ef", "M-60-58V-66q0-8 8-8h8ZM60-58V-66q0-8-8-8h-8ZM-60-18V-10q0 8 8 8h8ZM60-18V-10q0 8-8 8h-8Z")
    return (
        drawn
        + disc("url(#glow)", (0, -38), 60)
        + box(light.lamp, -12, -50, 24, 24, 5)
        + line("#0a0f1f", "M-58-38H-14M14-38H58", 3)
    )


def egg(light: Light) -> str:
    """An egg as large as a helmet, speckled, warm."""
    drawn = (
        shadow(44)
        + disc("url(#child)", (0, -52), 110)
        + path("#e8d6b4", "M0-112C34-112 48-64 44-40 40-10 22 0 0 0S-40-10-44-40C-48-64-34-112 0-112Z")
    )
    drawn += path("#b58f66", "M8-111C36-104 48-64 44-40 40-10 22 0 0 0 30-14 36-76 8-111Z", 0.6)
    roll = chance("scene-egg")
    return drawn + "".join(
        oval("#8a5f48", (roll.uniform(-28, 26), roll.uniform(-88, -16)), roll.uniform(3, 8), roll.uniform(2, 6), 0.7)
        for _ in range(13)
    )


def nest(light: Light) -> str:
    """A nest of branches and bones with three eggs in it."""
    eggs = moved(egg(light), (-44, -22), 0.62) + moved(egg(light), (40, -22), 0.62) + moved(egg(light), (0, -12), 0.74)
    twigs = "M-128 0Q0-54 128-4M-132-14Q-10 22 126-16M-120-26Q0 10 122-30M-104 6Q10-30 116 8M-138-6Q-60 14 0 8M140-8Q60 16 0 8"
    return shadow(120) + eggs + line("#2a1a16", twigs, 13) + line(mix("#8a6a4a", light.edge, 0.3), twigs, 5)


def puck(light: Light) -> str:
    """A bounty puck; a cone of cyan light over it for whoever is shown."""
    drawn = (
        shadow(40)
        + path("url(#holo)", "M-30-10H30L92-250H-92Z")
        + oval("#1b2440", (0, -6), 42, 14)
        + oval("#59d8ff", (0, -10), 32, 9)
    )
    return drawn + oval("#e8faff", (0, -11), 18, 5)


def fob(light: Light) -> str:
    """A tracker that blinks."""
    rings = "".join(
        f'<circle r="{radius}" fill="none" stroke="#ff8a7a" stroke-width="4" opacity="{veil}"/>'
        for radius, veil in ((20, 0.9), (36, 0.55), (56, 0.3))
    )
    return moved(disc("url(#red)", (0, 0), 84) + rings + disc("#ffd9d2", (0, 0), 10), (0, -60))


def beacon(light: Light) -> str:
    """A beacon on a post that calls for help to come."""
    rings = "".join(line("#ff8a7a", f"M-{r}-250A{r} {r} 0 0 1 {r}-250", 5, v) for r, v in ((34, 0.9), (60, 0.55), (90, 0.3)))
    post = (
        path(light.shade, "M-14 0-7-226H7L14 0Z")
        + path(light.body, "M-34 4H34L24-22H-24Z")
        + line(light.edge, "M-10-60H10M-9-120H9", 3, 0.6)
    )
    return (
        shadow(44)
        + disc("url(#red)", (0, -244), 130)
        + post
        + disc("#ff5f4f", (0, -240), 20)
        + disc("#fff", (-5, -246), 6, 0.8)
        + rings
    )


def uplink(light: Light) -> str:
    """A field antenna on three legs, sending."""
    legs = line("#0a0f1f", "M0-150-48 0M0-150 50 0M0-150 4 4", 11) + line(
        mix("#8892a6", light.body, 0.3), "M0-150-48 0M0-150 50 0M0-150 4 4", 6
    )
    bowl = (
        path("#c9d4ef", "M-56-190Q0-106 56-190Q0-164-56-190Z") + line("#0a0f1f", "M0-160V-216", 4) + disc("#59d8ff", (0, -220), 8)
    )
    rings = "".join(line("#59d8ff", f"M-{r}-232A{r} {r} 0 0 1 {r}-232", 4, v) for r, v in ((24, 0.9), (44, 0.6), (66, 0.35)))
    return shadow(56) + disc("url(#holo-glow)", (0, -220), 100) + legs + box("#3a4256", -20, -156, 40, 34, 6) + bowl + rings


def crate(light: Light) -> str:
    """Two crates to hide behind."""

    def one(left: float, foot: float, size: float) -> str:
        drawn = box("#0a0f1f", left - 3, foot - size - 3, size + 6, size + 6, 7) + box(
            light.body, left, foot - size, size, size, 5
        )
        drawn += box(light.shade, left + size * 0.68, foot - size, size * 0.32, size, 5)
        return (
            drawn
            + line(light.edge, f"M{number(left + 8)} {number(foot - size / 2)}h{number(size - 16)}", 4, 0.6)
            + box(light.lamp, left + 10, foot - size + 12, 18, 8, 3, 0.8)
        )

    return shadow(100) + one(-92, 0, 100) + one(14, 0, 76) + one(-60, -100, 62)


def bolts(light: Light) -> str:
    """Shots that cross the picture, from both sides."""
    drawn = ""
    for x, y, dx, dy, tone in (
        (-190, -190, 84, 20, "#ff8a6b"),
        (-120, -70, 90, 8, "#ff8a6b"),
        (180, -150, -88, 26, "#59d8ff"),
        (90, -230, -70, 40, "#59d8ff"),
        (150, -50, 80, -14, "#ff8a6b"),
    ):
        drawn += line(tone, f"M{x} {y}l{dx} {dy}", 9, 0.9) + line("#fff", f"M{x} {y}l{dx} {dy}", 3)
    return drawn


def blast(light: Light) -> str:
    """Something that blows up."""
    roll = chance("scene-blast")
    drawn = disc("url(#fire)", (0, -90), 230)
    for tone, size in (("#ff7a3c", 118), ("#ffb85c", 84), ("#fff1c8", 46)):
        spikes = [(size * roll.uniform(0.62, 1.15), turn / 14 * math.tau) for turn in range(14)]
        burst = polygon_path((reach * math.cos(turn), reach * math.sin(turn) - 90) for reach, turn in spikes)
        drawn += path(tone, burst, 0.9)
    return drawn + "".join(box("#2a1a1a", roll.uniform(-150, 150), roll.uniform(-210, -10), 12, 9) for _ in range(12))


def campfire(light: Light) -> str:
    """A small fire between stones."""
    drawn = disc("url(#fire)", (0, -40), 220) + shadow(60)
    for x, high, tone in ((-18, 70, "#ff7a3c"), (20, 60, "#ff7a3c"), (0, 96, "#ffb85c"), (-4, 52, "#fff1c8")):
        drawn += path(tone, f"M{x - 22}-8q-4-{high // 2} 22-{high}q26 {high // 2} 22 {high}Z", 0.95)
    drawn += line("#3a2218", "M-46-4 40-22M46-4-40-22", 13)
    return drawn + "".join(oval("#5a5460", (x, 0), 17, 11) + oval("#7c7684", (x - 3, -4), 10, 5) for x in (-58, -30, 0, 30, 58))


def coins(light: Light) -> str:
    """A pouch, and bars of pay on the table before it."""
    drawn = (
        shadow(70)
        + path("#7a5638", "M-66 0C-88-50-54-84-34-92L-46-112H6L-6-92C16-80 46-46 26 0Z")
        + path("#553a26", "M-6-92C16-80 46-46 26 0H-4C14-34 4-72-12-92Z")
    )
    drawn += line("#e3c48c", "M-36-92H-4", 6)
    for at, y in ((46, 0), (78, -2), (58, -20), (98, 6)):
        drawn += path("#8a6a2c", f"M{at - 26} {y}h44l8-16h-44Z") + path("#ffd88a", f"M{at - 26} {y - 5}h44l8-13h-44Z")
    return drawn


def speeder(light: Light) -> str:
    """A bike without wheels."""
    steel = mix("#6b7488", light.body, 0.25)
    drawn = oval("#04060f", (0, 4), 128, 13, 0.5) + path(
        "#0a0f1f", "M-150-58-40-84 30-96 66-84 176-58 184-44 60-34-60-30-152-46Z"
    )
    drawn += path(steel, "M-144-56-40-78 30-90 62-80 170-56 174-48 60-40-60-36-146-48Z") + path(
        mix(steel, "#000000", 0.4), "M-60-36 60-40 174-48 60-56-60-52-146-48Z"
    )
    drawn += (
        path("#5a3a2c", "M-70-80-6-92 6-82-60-72Z")
        + line("#0a0f1f", "M40-90 62-122M52-118H78", 7)
        + disc(light.lamp, (172, -52), 9)
        + disc("url(#glow)", (172, -52), 60)
    )
    return drawn + path("#ffb85c", "M-146-54-210-50-146-46Z", 0.8)


def ship(light: Light) -> str:
    """The ship in flight, small, with its engines lit."""
    steel, dark = mix("#7a88a2", light.glow, 0.15), mix("#3b465c", light.shade, 0.3)
    drawn = path("url(#trail)", "M-60-6-420 34-420-2-60-30Z") + path("#0a0f1f", "M-86-24-30-56 60-60 116-30 60-2-40 6Z")
    drawn += (
        path(steel, "M-80-24-28-50 58-54 108-30 56-8-38 0Z")
        + path(dark, "M-80-24 108-30 56-8-38 0Z")
        + path("#bfe9ff", "M56-50 84-42 70-36 50-42Z")
    )
    drawn += (
        path(dark, "M-20-50-72-92-40-52ZM-30 0-84 30-2 0Z")
        + oval("#ffe2a6", (-76, -20), 12, 8)
        + disc("url(#glow)", (-78, -20), 60)
    )
    return drawn


def wreck(light: Light) -> str:
    """What is left of a ship, smoking."""
    smoke_ = "".join(
        disc("#2a2a33", (x, y), r, 0.5) for x, y, r in ((20, -130, 34), (44, -176, 44), (20, -230, 52), (64, -270, 60))
    )
    hull = path("#0a0f1f", "M-150 4-120-70-30-104 60-92 150-30 164 6Z") + path(
        mix("#56637c", light.body, 0.3), "M-142 2-114-64-28-96 58-84 142-26 154 4Z"
    )
    hull += path(mix("#343f55", light.shade, 0.3), "M-142 2-30-40 154 4Z") + path("#0a0f1f", "M0-92 26-60 10-46 44-20 60-84Z")
    return smoke_ + shadow(160) + hull + disc("url(#fire)", (26, -60), 110) + path("#ff7a3c", "M14-40q-10-34 12-60 20 30 14 60Z")


def smoke(light: Light) -> str:
    """Smoke that rises."""
    roll = chance("scene-smoke")
    return "".join(
        disc(mix(light.far, "#20202a", 0.5), (roll.uniform(-40, 40) + n * 7, -20 - 30 * n), 24 + 5 * n, 0.42) for n in range(8)
    )


def rain(light: Light) -> str:
    """Dust or rain across the whole picture."""
    roll = chance("scene-rain")
    along = "".join(
        f"M{number(roll.uniform(-640, 640))} {number(roll.uniform(-680, 90))}l-{number(16)} {number(44)}" for _ in range(120)
    )
    return line(light.glow, along, 2, 0.35)


def tracks(light: Light) -> str:
    """Steps that lead away."""
    return "".join(oval(light.edge, (-26 * (n % 2) + n * 12, -n * 22), 11 - n * 0.9, 5 - n * 0.4, 0.6) for n in range(9))


def door(light: Light) -> str:
    """A heavy door that stands open a hand's breadth, light behind it."""
    drawn = (
        path("#0a0f1f", "M-104 4V-250l26-30H78l26 30V4Z")
        + path("url(#door)", "M-18 0V-262H22V0Z")
        + path(light.body, "M-92 0V-244l22-24H-14V0Z")
    )
    drawn += path(light.shade, "M92 0V-244l-22-24H24V0Z") + line(light.edge, "M-92-120H-20M92-120H28M-92-60H-20M92-60H28", 3, 0.5)
    return (
        drawn
        + disc("url(#glow)", (2, -130), 150)
        + path(light.lamp, "M-18 0H22L120 70H-110Z", 0.22)
        + box(light.lamp, 46, -156, 22, 32, 5)
    )


def screen(light: Light) -> str:
    """A floating map of light: hexes, a way, a mark."""
    hexes = "".join(
        f"M{x} {y}l22 13v26l-22 13-22-13v-26Z"
        for x, y in (
            (-66, -230),
            (-22, -230),
            (22, -230),
            (66, -230),
            (-44, -192),
            (0, -192),
            (44, -192),
            (-66, -154),
            (-22, -154),
            (22, -154),
            (66, -154),
        )
    )
    drawn = (
        path("url(#holo)", "M-26-4H26L120-130H-120Z")
        + line("#59d8ff", hexes, 3, 0.75)
        + path("#59d8ff", "M0-192l22 13v26l-22 13-22-13v-26Z", 0.35)
    )
    return (
        shadow(40)
        + oval("#1b2440", (0, -4), 40, 12)
        + oval("#59d8ff", (0, -7), 28, 7)
        + drawn
        + line("#ffb454", "M-66-204-22-204 0-166 44-166 66-128", 5)
        + disc("#ffb454", (66, -128), 9)
    )


def sign(light: Light) -> str:
    """The helmet's outline, cut into a plate: what they swore on."""
    drawn = (
        disc("url(#glow)", (0, -110), 150)
        + disc("#2c3553", (0, -110), 84)
        + '<circle cy="-110" r="84" fill="none" stroke="#ffe2a6" stroke-width="6"/>'
    )
    helmet = path("#ffe2a6", "M-44-112C-44-152-26-170 0-170S44-152 44-112V-78L30-58H-30L-44-78Z")
    return drawn + helmet + path("#2c3553", "M-34-118C-12-126 12-126 34-118L30-100 8-96V-60H-8V-96L-30-100Z")


def flames(light: Light) -> str:
    """The flames of a jetpack, under whoever flies."""
    return disc("url(#fire)", (0, 40), 110) + "".join(
        path("#ffb85c", f"M{x - 12} 0q-6 60 12 120q18-60 12-120Z") + path("#fff", f"M{x - 5} 0q-3 36 5 70q8-34 5-70Z")
        for x in (-20, 20)
    )


def beam(light: Light) -> str:
    """A search light from above."""
    return path("url(#beam)", "M-16-460H16L150 4H-150Z") + oval(light.lamp, (0, 2), 150, 24, 0.3)


THINGS: dict[str, Callable[[Light], str]] = {
    "beacon": beacon, "beam": beam, "blast": blast, "bolts": bolts, "campfire": campfire, "cards": cards, "case": case,
    "coins": coins, "cradle": cradle, "crate": crate, "door": door, "egg": egg, "envelope": envelope, "flames": flames,
    "fob": fob, "nest": nest, "open-envelope": open_envelope, "puck": puck, "rain": rain, "screen": screen, "sheets": sheets,
    "ship": ship, "sign": sign, "smoke": smoke, "speeder": speeder, "tracks": tracks, "uplink": uplink, "wreck": wreck,
}  # fmt: skip
