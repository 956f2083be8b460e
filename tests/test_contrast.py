"""Contrast of what is drawn, from the colours of the drawings and of the page: text 4.5, large text, signs and pieces 3."""

import re
from itertools import product
from typing import get_args

import pytest

from cantina.games.adventures.art.floors import FLOORS
from cantina.games.adventures.art.paint import PEN as ADVENTURES
from cantina.games.carcassonne.art.pen import PEN as CARCASSONNE
from cantina.games.carcassonne.art.pieces import CLOTHS, SHAPE
from cantina.games.carcassonne.content import Faction
from cantina.games.precious_cargo.art.paint import FALLBACKS as DISCS
from cantina.games.precious_cargo.art.paint import PEN as CARGO
from cantina.games.super_teams.art.paint import FALLBACKS as TEAMS
from cantina.games.super_teams.art.paint import PEN as RACE
from tests.server.serving import ROOT

STYLE = (ROOT / "web" / "src" / "styles" / "roles.css").read_text("utf-8")
TEXT, SIGN = 4.5, 3.0
TEXTURE = 0.42  # how much of the lines of a floor is seen


def light(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1, no difference, to 21, black on white."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def mixed(over: str, under: str, part: float) -> str:
    """A colour seen through another one."""
    at = (1, 3, 5)
    return "#" + "".join(f"{round(int(over[i : i + 2], 16) * part + int(under[i : i + 2], 16) * (1 - part)):02x}" for i in at)


def themes() -> dict[str, dict[str, str]]:
    """The roles of the page in both appearances; the light one says only what differs."""
    dark, lit = (dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part)) for part in STYLE.split(':root[data-theme="light"]'))
    return {"dark": dark, "light": dark | lit}


def weak(pairs: dict[str, tuple[str, str]], least: float) -> dict[str, float]:
    """What has less contrast than it needs."""
    found = {name: round(contrast(*pair), 2) for name, pair in pairs.items()}
    return {name: value for name, value in found.items() if value < least}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_can_be_read(theme: str) -> None:
    roles = themes()[theme]
    soft = re.search(r"--can-soft: color-mix\(in srgb, var\(--can\) (\d+)%, var\(--raised\)\)", STYLE)
    assert soft
    chosen = mixed(roles["can"], roles["raised"], int(soft[1]) / 100)
    grounds = ("night", "table", "raised", "rail")
    words = ("text", "muted", "can", "mine", "danger", "gain", "team-mandalorians", "team-empire")
    pairs = {f"{word} on {ground}": (roles[word], roles[ground]) for word, ground in product(words, grounds) if word in roles}
    pairs |= {f"{word} on what is chosen": (roles[word], chosen) for word in words if word in roles and "team" not in word}
    pairs |= {f"on-{role}": (roles[f"on-{role}"], roles[role]) for role in ("can", "mine", "danger", "scrim")}
    pairs |= {f"{role} on the sky": (roles[role], roles["scrim"]) for role in roles if role.endswith("-sky")}
    assert weak(pairs, TEXT) == {}
    assert weak({f"edge on {ground}": (roles["edge"], roles[ground]) for ground in grounds}, SIGN) == {}
    rings = {f"focus on {ground}": (roles["can"], roles[ground]) for ground in grounds}
    assert weak(rings | {"the two colours of a board's ring": (roles["on-scrim"], roles["scrim"])}, SIGN) == {}


def test_players_are_told_apart_by_a_shape_that_can_be_seen() -> None:
    roles = themes()["dark"]
    colours = [name.removesuffix("-ink").removeprefix("player-") for name in roles if name.endswith("-ink")]
    pairs = {f"the page's {name}": (roles[f"player-{name}-ink"], roles[f"player-{name}"]) for name in colours}
    pairs |= {f"a {name} figure": (cloth.ink, cloth.body) for name, cloth in CLOTHS.items()}
    pairs |= {f"a {name} disc": (disc.ink, disc.body) for name, disc in DISCS.items()}
    pairs |= {f"a {name} ship and card": (team.ink, team.body) for name, team in TEAMS.items()}
    assert len(pairs) > 15
    assert weak(pairs, SIGN) == {}
    edges = {f"a {name} figure on the sky": (cloth.edge, CARCASSONNE.colours["sky-deep"]) for name, cloth in CLOTHS.items()}
    assert weak(edges, SIGN) == {}
    assert SHAPE >= 1.1  # of 12 units: on a tile of 60 pixels a shape has ten, and red and green differ by it


def test_a_map_can_be_read_on_every_floor() -> None:
    paint = ADVENTURES.colours
    tones = sorted({floor.tone for floor in FLOORS.values()} | {role for role in paint if re.fullmatch(r"plain-\d", role)})
    assert len(tones) > 10
    pairs = {f"a label on {tone}": (paint["label"], paint[tone]) for tone in tones}
    pairs |= {
        f"a label on the lines of {tone}": (paint["label"], mixed(paint[f"{tone}-line"], paint[tone], TEXTURE)) for tone in tones
    }
    on = {
        "tag-text": ["tag"], "badge-text": ["badge"], "back-text": ["back-circle", "back-square", "back-triangle"],
        "card-text": ["card-high", "card-low", "tactical-high", "tactical-low", "wild-high", "wild-low"],
        "face-ink": ["white-face", "yellow-face"], "plate-ink": ["plate"], "orange-ink": ["orange"], "feature-ink": ["feature"],
    }  # fmt: skip
    pairs |= {f"{ink} on {ground}": (paint[ink], paint[ground]) for ink, grounds in on.items() for ground in grounds}
    assert weak(pairs, TEXT) == {}
    large = {"hurt-text on hurt": (paint["hurt-text"], paint["hurt"]), "unique": (paint["unique-ink"], paint["unique"])}
    large |= {
        f"slot-{slot}": (paint[f"slot-{slot}"], paint["slot-bed"]) for slot in ("move", "attack", "recon", "plan", "mission")
    }
    assert weak(large, SIGN) == {}


def test_tiles_lanes_and_cards_can_be_read() -> None:
    sky, race, cargo = CARCASSONNE.colours, RACE.colours, CARGO.colours
    signs = {f"chip-{name}": (sky["chip-sign"], sky[f"chip-{name}"]) for name in get_args(Faction)}
    signs |= {"die": (sky["die-pip"], sky["die-face"]), "sky-text": (sky["sky-text"], sky["sky-deep"])}
    signs |= {f"{rim} on the lane": (race[rim], race["lane-bed"]) for rim in ("pad-rim", "crate-rim", "streak-rim", "rock-rim")}
    signs |= {f"the {side} sign": (cargo[f"{side}-sign"], cargo[f"{side}-body"]) for side in ("blue", "red")}
    signs |= {f"the {side} edge": (cargo[f"{side}-edge"], cargo["wood-dim"]) for side in ("blue", "red")}
    assert weak(signs, SIGN) == {}
    words = {"a space": (race["pad-text"], race["pad-high"]), "its number": (race["pad-number"], race["lane-bed"])}
    words |= {"a hole": (race["hole-arm"], race["hole-bed"]), "a played card": (race["streak"], race["sky-deep"])}
    assert weak(words, TEXT) == {}
