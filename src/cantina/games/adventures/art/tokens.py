"""Tokens: backs by shape, enemies by class, special tokens, and what lies on them; all in one box of 48 round 0,0."""

from collections.abc import Iterable
from typing import NamedTuple, get_args

from cantina.games.adventures.art.features import FEATURES, feature_of
from cantina.games.adventures.art.paint import FONT, box_path, colour, edged, filled, gradient, inked, stroked, symbol
from cantina.games.adventures.art.signs import glyph_art, sign
from cantina.games.adventures.content.schema import Class, Shape, Token, TokenAbility
from cantina.games.pen import ellipse_path, number, polygon_path

BOX = 48
VIEW = f"{-BOX // 2} {-BOX // 2} {BOX} {BOX}"

PLATES: dict[Class, str] = {
    "brawler": "M-9.4-21H9.4L21-9.4V9.4L9.4 21H-9.4L-21 9.4V-9.4Z",
    "blaster": "M-18.6-18.4Q0-22.4 18.6-18.4V2C18.6 12 11 18.4 0 21.8-11 18.4-18.6 12-18.6 2Z",
    "sharpshooter": "M0-22.6 22.6 0 0 22.6-22.6 0Z",
}
SIGN_PLACES: dict[Class, tuple[tuple[float, float], float]] = {
    "brawler": ((-1.2, -2.6), 21),
    "blaster": ((-1.4, -2), 24),
    "sharpshooter": ((0, -1.6), 22),
}
CROWN = "M-6.4-15.6-8-22-3.4-19 0-23.4 3.4-19 8-22 6.4-15.6Z"
FEATURE_PLATE = "M-11.4-20H11.4L22.4 0 11.4 20H-11.4L-22.4 0Z"
BACKS: dict[Shape, str] = {
    "circle": ellipse_path((0, 0), 20),
    "square": "M-18-18H18V18H-18Z",
    "triangle": "M0-24 20.8 12H-20.8Z",
    "orange": "M-12-18.6H12L18.6-11V18H-18.6V-11Z",
    "unique": (
        "M0-22 6.4-15.4 15.6-15.6 15.4-6.4 22 0 15.4 6.4 15.6 15.6 6.4 15.4 0 22"
        "-6.4 15.4-15.6 15.6-15.4 6.4-22 0-15.4-6.4-15.6-15.6-6.4-15.4Z"
    ),
}
CLASSES: tuple[Class, ...] = get_args(Class)
ABILITIES: tuple[TokenAbility, ...] = get_args(TokenAbility)
SHAPES: tuple[Shape, ...] = get_args(Shape)
METALS = ("plate", "orange", "unique", "feature", "back-circle", "back-square", "back-triangle")


def token_definitions() -> str:
    """The gradients of tokens and the plate of special ones; once in a document that holds any of them."""
    drawn = f'<g id="adv-feature-plate">{_plate(FEATURE_PLATE, "feature", 0.86)}</g>'
    drawn += "".join(gradient(f"adv-{metal}", (0, f"{metal}-light", 1), (0.42, metal, 1), (1, metal, 1)) for metal in METALS)
    return drawn + gradient("adv-child", (0, "child-glow", 0.55), (1, "child-bed", 0), round=True)


def metal_of(shape: Shape) -> str:
    """How the face of an enemy is painted: reinforcements and unique ones have colours of their own."""
    return shape if shape in ("orange", "unique") else "plate"


# Plates


def _plate(path: str, metal: str, inset: float = 0.82) -> str:
    """A thick plate with a bevelled edge and an engraved line."""
    dark = f"{metal}-dark"
    return (
        edged(path, "shade", "shade", 3, 0.45, "translate(1 2.6)")
        + edged(path, dark, "shade", 3.6, moved="translate(0 1.4)")
        + edged(path, f"url(#adv-{metal})", dark, 1.6)
        + edged(path, "none", dark, 1.1, 0.7, f"scale({inset})")
        + edged(path, "none", "gleam", 1, 0.45, "translate(-.4 -.6) scale(.955)")
    )


def back_art(shape: Shape) -> str:
    """The back of a token: its shape, and that nobody knows what it is; reinforcements show that they come."""
    if shape in ("orange", "unique"):
        name = "reinforcements" if shape == "orange" else "star"
        return _plate(BACKS[shape], shape) + inked(f"{shape}-ink", sign(name, (0, 0.4), 21))
    metal, size, inset = (f"back-{shape}", 15, 0.78) if shape == "triangle" else (f"back-{shape}", 21, 0.82)
    art = _plate(BACKS[shape], metal, inset)
    art += inked(f"{metal}-dark", sign("unknown", (0, 1.7), size)) + inked("back-text", sign("unknown", (0, 0.4), size))
    return f'<g transform="translate(0 4.6) scale(.96)">{art}</g>' if shape == "triangle" else art


def face_art(class_: Class, metal: str) -> str:
    """An enemy: the plate of its class and what it fights with; above the middle, so that health has room below."""
    art = _plate(PLATES[class_], metal) + inked(f"{metal}-ink", sign(class_, *SIGN_PLACES[class_]))
    if metal != "unique":
        return art
    return f'<g transform="translate(0 2.4) scale(.9)">{art}</g>{edged(CROWN, "brass", "unique-ink", 1.6)}'


def feature_art(name: str) -> str:
    """A special token with its glyph."""
    return '<use href="#adv-feature-plate"/>' + inked("feature-ink", glyph_art(FEATURES[name]))


def ability_art(ability: TokenAbility) -> str:
    """A badge at the upper right: what an enemy can do."""
    at = (16, -15.6)
    return (
        filled(ellipse_path(at, 8.4), "shade")
        + edged(ellipse_path(at, 7.1), "badge", "badge-rim", 1.3)
        + inked("badge-text", sign(ability, at, 10.4))
    )


class Row(NamedTuple):
    """How health is laid out: pips in a row, and how large they are."""

    most: int
    radius: float
    step: float


ONE_ROW, TWO_ROWS = Row(5, 2.6, 6.6), Row(6, 2.1, 5.4)
MOST_PIPS = 2 * TWO_ROWS.most


def health_art(health: int, damage: int) -> str:
    """Health in pips below the middle; those lost are red and struck through."""
    row = ONE_ROW if health <= ONE_ROW.most else TWO_ROWS
    rows = 1 if row is ONE_ROW else 2
    columns = -(-health // rows)
    places = []
    for index in range(health):
        line, column = divmod(index, columns)
        length = min(columns, health - line * columns)
        places.append(((column - (length - 1) / 2) * row.step, 17.6 - (rows - 1 - line) * row.step + (rows - 1) * 1.4))
    whole, lost = places[: health - damage], places[health - damage :]
    wide, high = (columns - 1) * row.step + 2 * row.radius + 4.4, (rows - 1) * row.step + 2 * row.radius + 3.6
    top = places[0][1] - row.radius - 1.8
    drawn = edged(box_path(-wide / 2, top, wide, high, row.radius + 1.8), "pip-bed", "plate-light", 0.9)
    drawn += filled("".join(ellipse_path(place, row.radius) for place in whole), "pip")
    drawn += stroked("".join(ellipse_path(place, row.radius - 0.5) for place in lost), "pip-hurt", 1)
    reach = row.radius * 0.8
    slashes = "".join(f"M{number(x - reach)} {number(y + reach)}L{number(x + reach)} {number(y - reach)}" for x, y in lost)
    return drawn + stroked(slashes, "pip-hurt", 1.5, 1, "round")


def much_health_art() -> str:
    """Where health is more than pips can show: a heart, and room for a number that the page writes."""
    return edged(box_path(-18, 10.4, 36, 13, 6.5), "pip-bed", "plate-light", 0.9) + inked(
        "pip-hurt", sign("health", (-9.6, 17), 9)
    )


BURST = (
    (0, -14), (3.2, -8.2), (8.6, -11.6), (8.2, -5.2), (14, -4.6), (10, 0), (14, 4.8), (8, 5.2), (8.4, 11.6), (3, 8.4),
    (0, 14), (-3.2, 8.4), (-8.6, 11.4), (-8, 5), (-14, 4.6), (-10, 0), (-14, -4.8), (-8.2, -5.2), (-8.4, -11.4), (-3, -8.2),
)  # fmt: skip


def damage_art(value: int) -> str:
    """A damage marker with its number."""
    path = polygon_path((x * 1.42, y * 1.42) for x, y in BURST)
    return (
        edged(path, "shade", "shade", 1, 0.5, "translate(.8 2)")
        + edged(path, "hurt", "hurt-dark", 2)
        + f'<path d="{path}" transform="scale(.74)" fill="{colour("hurt-dark")}" opacity=".55"/>'
        f'<text y="7" font-size="20" {FONT} fill="{colour("hurt-text")}">{value}</text>'
    )


def child_art() -> str:
    """The child: a cradle that floats in its own light."""
    disc = ellipse_path((0, 0), 20.4)
    ground = filled(ellipse_path((1, 2.6), 21.4), "shade", 0.45) + edged(disc, "child-bed", "shade", 3.4)
    return ground + edged(disc, "url(#adv-child)", "child", 2.2) + cradle_art()


def cradle_art() -> str:
    """A cradle without wheels round 0,0: a shell with a folding hood, a bundle in it, light below."""
    hood = "M-13.2-2.2C-13-9.4-7.4-14-.8-14 4-14 7.8-11.8 9.8-8.2 5.6-7.6 3.2-5.8 2.2-2.2Z"
    shell = "M-14.6-.6H14.6C14.6 6.8 8.8 11.4 0 11.4S-14.6 6.8-14.6-.6Z"
    return (
        f"{filled(ellipse_path((0, 15), 8.4, 1.7), 'child-glow', 0.9)}{filled('M-12-2H12.6L9-8Z', 'shade')}"
        f"{filled('M3.4-1.2C3-5.6 5.4-7.6 8-7.6S13-5.6 12.6-1.2Z', 'cloth')}{filled(hood, 'cradle-dark')}"
        f"{stroked('M-9.6-4.6C-8.8-9-5-11.6-.8-11.6', 'cradle', 1.8, 0.9, 'round')}{filled(shell, 'cradle')}"
        f"{filled('M14.6-.6C14.6 6.8 8.8 11.4 0 11.4-3.2 11.4-6 10.8-8.2 9.6 2.6 9.6 9 6 10.4-.6Z', 'cradle-dark', 0.75)}"
        f"{stroked('M-13.6 2.6H13.6', 'child-bed', 1.2, 0.5)}{filled(ellipse_path((-5.6, 6.2), 1.9), 'child-dark')}"
    )


HEX = "M0-21 18.4-10.5V10.5L0 21-18.4 10.5V-10.5Z"


def complication_art(tint: str, value: int | None) -> str:
    """A complication token, white or yellow; its back without a value. Yellow ones have a second bar."""
    metal, dark = f"{tint}-face", f"{tint}-face-dark"
    art = (
        edged(HEX, "shade", "shade", 2, 0.45, "translate(1 2.6)")
        + edged(HEX, metal, "shade", 4)
        + edged(HEX, metal, dark, 1.8)
        + edged(HEX, "none", dark, 1.2, 0.7, "scale(.83)")
    )
    if value is None:
        return art + inked(dark, sign("complication", (0, 0), 22))
    bars = "M-7.4-12.4H7.4" + "M-4.4 14.6H4.4" * (tint == "yellow")
    number_ = f'<text y="10" font-size="25" {FONT} fill="{colour("face-ink")}">{value}</text>'
    return art + stroked(bars, "face-ink", 2.4, 1, "round") + number_


# Symbols


def token_art(token: Token) -> str:
    """The face of a token without its health: by what it is, not by its name alone, so that any mission's tokens have one."""
    name = f"face-{token.class_}-{metal_of(token.shape)}" if token.class_ else f"feature-{feature_of(token.id)}"
    layers = [name, f"ability-{token.ability}"] if token.ability else [name]
    return "".join(f'<use href="#{layer}" x="-24" y="-24" width="48" height="48"/>' for layer in layers)


def health_name(health: int, damage: int) -> str:
    """The symbol that shows how much health is left."""
    return f"health-{health}-{min(damage, health)}" if health <= MOST_PIPS else "health-much"


def token_symbols(healths: Iterable[int]) -> str:
    """Every part that tokens are made of, with health for those who have so much; it needs the signs."""
    drawn = "".join(symbol(f"back-{shape}", VIEW, back_art(shape)) for shape in SHAPES)
    drawn += "".join(
        symbol(f"face-{class_}-{metal}", VIEW, face_art(class_, metal))
        for class_ in CLASSES
        for metal in ("plate", "orange", "unique")
    )
    drawn += "".join(symbol(f"feature-{name}", VIEW, feature_art(name)) for name in FEATURES)
    drawn += "".join(symbol(f"ability-{ability}", VIEW, ability_art(ability)) for ability in ABILITIES)
    drawn += "".join(
        symbol(health_name(health, damage), VIEW, health_art(health, damage))
        for health in sorted(set(healths))
        if health <= MOST_PIPS
        for damage in range(health + 1)
    )
    drawn += symbol("health-much", VIEW, much_health_art())
    drawn += "".join(symbol(f"damage-{value}", VIEW, damage_art(value)) for value in range(1, 5))
    for tint in ("white", "yellow"):
        drawn += symbol(f"complication-{tint}-back", VIEW, complication_art(tint, None))
        drawn += "".join(symbol(f"complication-{tint}-{value}", VIEW, complication_art(tint, value)) for value in range(1, 4))
    return drawn + symbol("child", VIEW, child_art())
