"""Floors: what each zone of a map looks like, told apart by texture as well as by tone; unknown zones get one by their name."""

from typing import NamedTuple

from cantina.games.adventures.art.paint import colour, stroked
from cantina.games.adventures.content.schema import Edge, Map
from cantina.games.pen import chance, ellipse_path, numbers, polygon_path


class Floor(NamedTuple):
    """A floor: the role of its tone, the texture on it, and whether it lies under a roof or on one."""

    tone: str
    texture: str
    is_indoors: bool = False
    is_high: bool = False


FLOORS: dict[str, Floor] = {
    "yard": Floor("yard", "sand"),
    "sand": Floor("yard", "sand"),
    "street": Floor("street", "cobbles"),
    "square": Floor("square", "slabs"),
    "back-lane": Floor("lane", "gravel"),
    "canyon": Floor("canyon", "strata"),
    "roof": Floor("roof", "tiles", is_high=True),
    "house": Floor("house", "planks", is_indoors=True),
    "interior": Floor("house", "planks", is_indoors=True),
    "hut": Floor("hut", "mats", is_indoors=True),
    "cantina": Floor("cantina", "parquet", is_indoors=True),
    "laboratory": Floor("laboratory", "crosses", is_indoors=True),
    "corridor": Floor("corridor", "panels", is_indoors=True),
    "cell": Floor("cell", "grating", is_indoors=True),
    "control-room": Floor("control", "circuits", is_indoors=True),
    "armory": Floor("armory", "tread", is_indoors=True),
}
PLAIN = tuple(f"plain-{index}" for index in range(1, 7))  # tones for zones that nobody has named here


def floors_of(map_: Map) -> dict[str, Floor]:
    """The floor of every zone by its letter: the zone's own, or one that its name decides and no other zone of the map has."""
    found = {letter: FLOORS[zone] for letter, zone in map_.zones.items() if zone in FLOORS}
    textures = sorted(TEXTURES)
    for letter, zone in map_.zones.items():
        if letter in found:
            continue
        roll = chance("zone", zone)
        tones, lines = roll.sample(PLAIN, len(PLAIN)), roll.sample(textures, len(textures))
        worn, drawn = {floor.tone for floor in found.values()}, {floor.texture for floor in found.values()}
        tone = next((tone for tone in tones if tone not in worn), tones[0])
        texture = next((texture for texture in lines if texture not in drawn), lines[0])
        found[letter] = Floor(tone, texture, _is_set_in(map_, letter, "wall"), _is_set_in(map_, letter, "ledge"))
    return {letter: found[letter] for letter in map_.zones}


def _is_set_in(map_: Map, letter: str, kind: Edge) -> bool:
    """Whether a zone lies within a larger one behind such a border: behind walls it is a room, behind ledges it is a height."""
    spaces = "".join(map_.rows)
    around = [set(border.zones) - {letter} for border in map_.borders if letter in border.zones and border.kind == kind]
    return any(spaces.count(letter) < spaces.count(other) for others in around for other in others)


# Textures: a cell of the pattern (width, height) and the lines in it


class Texture(NamedTuple):
    """A pattern: its cell, its lines, how thick they are, and what is filled."""

    wide: float
    high: float
    lines: str
    thick: float = 1.4
    spots: str = ""


def _gravel() -> str:
    roll = chance("gravel")
    path = ""
    for across in (8, 26, 44):
        for down in (7, 22, 38):
            x, y = across + roll.uniform(-5, 5), down + roll.uniform(-4, 4)
            size = roll.uniform(2, 4.4)
            path += polygon_path(
                (x + size * px * roll.uniform(0.7, 1.2), y + size * py * roll.uniform(0.7, 1.2))
                for px, py in ((-1, -0.2), (-0.2, -0.9), (0.9, -0.4), (0.7, 0.7), (-0.5, 0.8))
            )
    return path


def _rivets(*points: tuple[float, float]) -> str:
    return "".join(ellipse_path(point, 1.5) for point in points)


def _cobbles() -> str:
    path = ""
    for across, down in ((1.5, 2), (14.5, 2), (-5, 12), (8, 12), (21, 12)):
        path += f"M{numbers((across + 2, down))}h6q2 0 2 2v3q0 2-2 2h-6q-2 0-2-2v-3q0-2 2-2z"
    return path


TEXTURES: dict[str, Texture] = {
    "sand": Texture(
        52, 30, "M0 8Q6.5 3 13 8T26 8 39 8 52 8M0 23Q6.5 19 13 23T26 23 39 23 52 23", 1.5, _rivets((20, 15), (44, 29))
    ),
    "cobbles": Texture(26, 20, _cobbles(), 1.1),
    "slabs": Texture(52, 45, "M0 .7H52M0 23.2H52M15 .7V23.2M39 .7V23.2M28 23.2V45M2 23.2V45", 1.4),
    "gravel": Texture(52, 45, "", 1, _gravel()),
    "tiles": Texture(
        26, 18, "M0 0Q0 9 6.5 9T13 0Q13 9 19.5 9T26 0M-6.5 9Q-6.5 18 0 18T6.5 9Q6.5 18 13 18T19.5 9Q19.5 18 26 18T32.5 9", 1.6
    ),
    "planks": Texture(
        52, 36, "M0 .7H52M0 12.7H52M0 24.7H52M14 .7V12.7M40 12.7V24.7M24 24.7V36", 1.4, _rivets((11, 6.6), (17, 6.6))
    ),
    "parquet": Texture(
        26, 26, "M0 13 13 0 26 13M0 26 13 13 26 26M0 19.5 6.5 13M13 19.5 6.5 13M13 6.5 19.5 13M26 6.5 19.5 13", 1.3
    ),
    "crosses": Texture(26, 22.5, "M0 .6H26M.6 0V22.5", 1, "M9.5 10.4h2.5v-2.5h2v2.5h2.5v2h-2.5v2.5h-2v-2.5h-2.5z"),
    "panels": Texture(
        52,
        45,
        "M4 3H48M26 3V24M4 24H48M0 24V45M52 24V45",
        1.3,
        _rivets(*((x, y) for x in (6, 46) for y in (8, 29, 40)), (21, 8), (31, 8)),
    ),
    "grating": Texture(13, 15, "M0 0V15M6.5 0V15M0 1H13", 1.5),
    "circuits": Texture(
        52,
        45,
        "M0 10H12L20 18H34M52 10H44L40 14V30L32 38H26M8 45V33L16 25M26 0V8",
        1.4,
        _rivets((34, 18), (26, 38), (16, 25), (26, 8)),
    ),
    "tread": Texture(20, 18, "M2 6 8 3M12 3 18 6M2 12 8 15M12 15 18 12", 1.8),
    "strata": Texture(
        52,
        45,
        "M0 9C9 4 16 13 26 9S43 4 52 9M0 17C9 12 16 21 26 17M34 15C40 13 46 14 52 17M0 36C12 31 20 40 30 36S46 32 52 36"
        "M12 28H24M36 26H44",
        1.6,
        _rivets((8, 24), (48, 28)),
    ),
    "mats": Texture(26, 22.5, "M2 4H11M2 7.5H11M2 11H11M15 13V21M18.5 13V21M22 13V21M15 4H24M15 7.5H24M3 15V21M7 15V21", 1.4),
    "dots": Texture(20, 18, "", 1, _rivets((5, 4.5), (15, 13.5))),
    "hatching": Texture(16, 16, "M-2 6 6-2M-2 18 18-2M10 18 18 10", 1.3),
}


def floor_name(floor: Floor) -> str:
    """The id of a floor's pattern."""
    return f"floor-{floor.tone}-{floor.texture}"


def floor_pattern(floor: Floor) -> str:
    """A floor as a pattern in the map's coordinates."""
    texture = TEXTURES[floor.texture]
    line = f"{floor.tone}-line"
    spots = f'<path d="{texture.spots}" fill="{colour(line)}" opacity=".5"/>' if texture.spots else ""
    return (
        f'<pattern id="{floor_name(floor)}" width="{texture.wide:g}" height="{texture.high:g}" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0H{texture.wide:g}V{texture.high:g}H0Z" fill="{colour(floor.tone)}"/>'
        f"{stroked(texture.lines, line, texture.thick, 0.42)}{spots}</pattern>"
    )
