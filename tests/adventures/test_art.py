"""The drawings: every part is there, says what the content says, keeps apart what must be told apart, on maps of any kind."""

import gzip
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import get_args
from xml.etree import ElementTree

import msgspec
import pytest

from cantina.games.adventures.art import cover, picture, sheet
from cantina.games.adventures.art.cards import GAUGE, PLANS, STRENGTHS, deeds
from cantina.games.adventures.art.chart import BUSY, map_art, marks_art
from cantina.games.adventures.art.crowds import CROWDS, FOOT, crowd_of
from cantina.games.adventures.art.features import FEATURES, feature_of
from cantina.games.adventures.art.figures import STAND_ABOVE, STAND_HIGH, STAND_WIDE, person_of
from cantina.games.adventures.art.floors import FLOORS, floors_of
from cantina.games.adventures.art.grid import CORNERS, HALF, REACH, Grid, cell_of, centre, name_of, sides
from cantina.games.adventures.art.people import PEOPLE, STRANGER
from cantina.games.adventures.art.signs import SIGNS
from cantina.games.adventures.art.tokens import MOST_PIPS, health_name
from cantina.games.adventures.content import character_ids, events, mission, mission_ids, modes, plans
from cantina.games.adventures.content.maps import KINDS, edges
from cantina.games.adventures.content.schema import Back, Border, Door, Map, Mission, Pack, Shape, Slot, Token, TokenAbility

from .scene import Table

SVG = "{http://www.w3.org/2000/svg}"
OWN = Map(
    rows=("PPTT", "PPPT", "QQ.P"),
    zones={"P": "písek", "T": "věž", "Q": "sklep"},
    start="A1",
    borders=(Border("PT", "ledge"), Border("PQ", "wall")),
    open=(("B3", "A4"),),
    door=(Door("dveře", ("B1", "C1")),),
    stars={"white": ("A2",), "zelená": ("B2",)},
    numbers={"12": "C2"},
)


@dataclass
class Settled:
    """Options as far as drawings care."""

    mission: Mission | str
    pack: Pack | None = None


@cache
def drawn_sheet(id_: str) -> str:
    return sheet(Settled(mission(id_)))


def sheet_of(which: str | Mission) -> dict[str, ElementTree.Element]:
    """The elements of a mission's sheet by their ids, which are all different."""
    text = drawn_sheet(which) if isinstance(which, str) else sheet(Settled(which))
    elements = [element for element in ElementTree.fromstring(text).iter() if "id" in element.attrib]
    found = {element.attrib["id"]: element for element in elements}
    assert len(found) == len(elements)
    return found


def own(map_: Map = OWN, *tokens: Token) -> Mission:
    """A mission with a map and tokens of one's own."""
    shipped = mission("compound")
    return msgspec.structs.replace(shipped, map=map_, token=tokens or shipped.token)


def box_of(element: ElementTree.Element) -> list[float]:
    return [float(value) for value in element.attrib["viewBox"].split()]


def shapes(element: ElementTree.Element, parts: dict[str, ElementTree.Element]) -> int:
    """How many shapes an element paints, with what it refers to."""
    inside = sum(shapes(child, parts) for child in element)
    if "href" in element.attrib:
        return inside + shapes(parts[element.attrib["href"][1:]], parts)
    return inside + (element.tag.removeprefix(SVG) in ("path", "circle", "ellipse", "text"))


def is_inside(across: float, down: float) -> bool:
    """Whether a point lies in a space whose middle is 0,0."""
    return abs(across) <= HALF and abs(down) + abs(across) * (REACH / 2 / HALF) <= REACH


# ---- what a page needs --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id_", mission_ids())
def test_a_sheet_has_everything_it_refers_to(id_: str) -> None:
    text = drawn_sheet(id_)
    found = set(sheet_of(id_))
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= found


@pytest.mark.parametrize("id_", mission_ids())
def test_every_space_and_door_has_an_outline_within_the_map_that_the_page_may_paint(id_: str) -> None:
    parts, map_ = sheet_of(id_), mission(id_).map
    left, top, wide, high = box_of(parts["map"])
    assert {name for name in parts if name.startswith("hex-")} == {f"hex-{name_of(cell)}" for cell in Grid(map_).cells}
    assert {name for name in parts if name.startswith("door-")} == {f"door-{door.id}" for door in map_.door}
    for name in (name for name in parts if name.startswith(("hex-", "door-"))):
        element = parts[name]
        assert not {"fill", "stroke"} & element.attrib.keys()
        assert left < float(element.attrib["data-x"]) < left + wide
        assert top < float(element.attrib["data-y"]) < top + high
    for text, space in map_.numbers.items():
        assert text in parts[f"hex-{space}"].attrib["data-number"].split()
    for tint, spaces in map_.stars.items():
        assert all(parts[f"hex-{space}"].attrib["data-star"] == tint for space in spaces)
    assert [name for name in parts if "data-start" in parts[name].attrib] == [f"hex-{map_.start}"]
    assert box_of(parts["map"]) == box_of(parts["marks"]) == box_of(parts["marks-small"])


def test_a_door_stands_between_its_spaces_and_has_symbols_for_its_slope() -> None:
    parts = sheet_of("cell-block")
    for door in mission("cell-block").map.door:
        outline = parts[f"door-{door.id}"]
        at = [float(outline.attrib[key]) for key in ("data-x", "data-y")]
        middles = [centre(cell_of(space)) for space in door.between]
        assert at == [(middles[0][axis] + middles[1][axis]) / 2 for axis in (0, 1)]
        assert {f"gate-{state}-{outline.attrib['data-slope']}" for state in ("locked", "open")} <= parts.keys()


@pytest.mark.parametrize("id_", mission_ids())
def test_every_token_has_a_face_a_back_and_every_state_of_its_health(id_: str) -> None:
    parts, whole = sheet_of(id_), mission(id_)
    for token in (*whole.token, *modes().token):
        face = {use.attrib["href"][1:] for use in parts[f"token-{token.id}"]}
        assert (f"ability-{token.ability}" in face) == (token.ability is not None)
        assert any(name.startswith(f"face-{token.class_}-" if token.kind == "enemy" else "feature-") for name in face)
        assert f"back-{token.shape}" in parts
        for health in filter(None, (token.hp, *(token.hp_by_characters or {}).values())):
            assert {health_name(health, damage) for damage in range(health + 1)} <= parts.keys()
    for door in whole.map.door:
        assert door.hp is None or f"health-{door.hp}-0" in parts


def test_a_sheet_has_every_card_slot_sign_and_character() -> None:
    parts = sheet_of("surrounded").keys()
    slots, backs = get_args(Slot), get_args(Back)
    assert {f"figure-{id_}" for id_ in (*character_ids(), STRANGER)} | {f"bust-{id_}" for id_ in character_ids()} <= parts
    assert {f"skill-{value}" for value in STRENGTHS} | {f"skill-wild-{value}" for value in STRENGTHS} <= parts
    assert {"skill-tactical", "skill-back", "skill-slot-any", "plan-back", "plan-card", "crisis-card", "child"} <= parts
    assert {f"skill-{part}-{slot}" for part in ("bonus", "slot") for slot in slots} | {f"slot-{slot}" for slot in slots} <= parts
    assert {f"skill-{part}-{id_}" for part in ("of", "back") for id_ in character_ids()} <= parts
    assert {f"event-back-{back}" for back in backs} | {f"event-card-{card.id}" for card in events().event} <= parts
    assert {card.back for card in events().event} <= set(backs)
    assert {f"plan-card-{card.id}" for card in plans().plan} == {f"plan-card-{name}" for name in PLANS}
    assert {f"sign-{name}" for name in (*SIGNS, *slots, *backs, *get_args(TokenAbility))} <= parts
    assert {f"gauge-{value}" for value in range(GAUGE + 1)} <= parts
    assert {f"crisis-{state}" for state in ("empty", "full", "coming", "mark", "end")} <= parts
    assert {f"damage-{value}" for value in range(1, 5)} | {"table", "legend-wall", "legend-ledge", "legend-forbidden"} <= parts
    values = plans().complications
    for tint, numbers in (("white", values.white), ("yellow", values.yellow)):
        assert {f"complication-{tint}-{value}" for value in numbers} | {f"complication-{tint}-back"} <= parts


def test_an_event_card_shows_what_it_does() -> None:
    cards = {card.id: deeds(card.effects) for card in events().event}
    assert cards["E02"] == ["move", "attack"]  # the line for 6 and more attacks once again
    assert cards["E12"] == ["child", "move", "attack"]
    assert cards["E16"] == ["damage", "crisis", "plan"]
    assert all(cards.values())


def test_known_things_have_glyphs_of_their_own_and_others_the_glyph_of_what_they_are_named_after() -> None:
    shipped = [token for id_ in mission_ids() for token in mission(id_).token] + [*modes().token]
    plain = {token.id for token in shipped if token.kind == "feature" and feature_of(token.id) == "thing"}
    assert plain == set()
    assert feature_of("big-egg") == "egg"
    assert feature_of("spare-power-pack") == "power-pack"
    assert feature_of("filter") == "thing"
    assert len(set(FEATURES.values())) == len(FEATURES)


def test_a_sheet_needs_the_mission_itself() -> None:
    with pytest.raises(TypeError, match="'compound'"):
        sheet(Settled("compound"))


# ---- the map says what the content says ---------------------------------------------------------------------------------


@pytest.mark.parametrize("map_", [*(mission(id_).map for id_ in mission_ids()), OWN], ids=[*mission_ids(), "own"])
def test_every_edge_is_drawn_once_as_what_it_is(map_: Map) -> None:
    grid = Grid(map_)
    looks = {"open": ("open", "gate", "ladder"), "ledge": ("ledge", "window"), "wall": ("wall",)}
    drawn = grid.seams("open", "gate", "ladder", "ledge", "window", "wall", "door")
    inner = [side for side in drawn if side.beyond in grid.cells]
    assert len(inner) == len({frozenset((side.cell, side.beyond)) for side in inner}) == len(edges(map_))
    for (one, two), kind in edges(map_).items():
        side = next(side for side in sides(cell_of(one)) if side.beyond == cell_of(two))
        assert grid.kind(side) in (looks[kind] if kind in KINDS else ("door",))


def test_ledges_drop_from_the_roof_and_windows_lie_on_one_level() -> None:
    grid = Grid(mission("surrounded").map)
    assert all(grid.floor(side.cell).is_high and not grid.floor(side.beyond).is_high for side in grid.seams("ledge"))
    windows = {frozenset((name_of(side.cell), name_of(side.beyond))) for side in grid.seams("window")}
    assert windows == {frozenset(pair) for pair in mission("surrounded").map.ledges}
    assert len(grid.seams("ladder")) == 2


@pytest.mark.parametrize("id_", mission_ids())
def test_zones_are_told_apart_by_texture_not_by_tone_alone(id_: str) -> None:
    floors = floors_of(mission(id_).map)
    assert len({floor.texture for floor in floors.values()}) == len(floors)


def test_shipped_zones_have_floors_of_their_own_and_others_one_that_fits_their_borders() -> None:
    assert {zone for id_ in mission_ids() for zone in mission(id_).map.zones.values()} <= FLOORS.keys()
    floors = floors_of(OWN)
    assert len({floor.texture for floor in floors.values()}) == len({floor.tone for floor in floors.values()}) == 3
    assert {letter: (floor.is_indoors, floor.is_high) for letter, floor in floors.items()} == {
        "P": (False, False),
        "T": (False, True),
        "Q": (True, False),
    }
    assert floors == floors_of(OWN)


@pytest.mark.parametrize("id_", mission_ids())
def test_numbers_lie_where_nobody_goes_through(id_: str) -> None:
    grid = Grid(mission(id_).map)
    tags = re.findall(r'<g transform="translate\((\S+?)[ ]?(-?[\d.]+)\)"><path d="[^"]+" fill="var\(--adv-tag,', marks_art(grid))
    assert len(tags) >= len(grid.map.numbers)
    for space in grid.map.numbers.values():
        x, y = centre(cell_of(space))
        around = [(float(across) - x, float(down) - y) for across, down in tags]
        near = [place for place in around if is_inside(*place) and place != (0, 0)]
        assert near
        for side in sides(cell_of(space)):
            if grid.kind(side) in BUSY:
                middle = side.middle[0] - x, side.middle[1] - y
                assert all(abs(place[0] - middle[0]) + abs(place[1] - middle[1]) > 24 for place in near)


def test_stars_have_a_form_for_each_colour() -> None:
    drawn = [re.sub(r"var\([^)]*\)", "", star) for star in (star_of(tint) for tint in ("white", "blue", "green"))]
    assert len(set(drawn)) == 3


def star_of(tint: str) -> str:
    with_star, without = (marks_art(Grid(msgspec.structs.replace(OWN, stars=stars))) for stars in ({tint: ("A2",)}, {}))
    return with_star.replace(without, "")


# ---- pieces --------------------------------------------------------------------------------------------------------------


def test_characters_are_told_apart_by_their_outline_alone() -> None:
    for form in ("stands", "bust"):
        outlines = {"".join(path for _, path in getattr(person, form)) for person in PEOPLE.values()}
        assert len(outlines) == len(PEOPLE)
    assert set(character_ids()) <= PEOPLE.keys()
    assert person_of("somebody") == STRANGER


def test_crowds_stay_in_their_space_and_are_laid_from_far_to_near() -> None:
    for count, crowd in enumerate(CROWDS, start=1):
        assert len(crowd.places) == count
        assert all(is_inside(*place) for place in crowd.places)
        if count in (2, 3, 4, 6):
            assert all(before[1] <= after[1] for before, after in pairwise(crowd.places))
        reach = 48 * crowd.scale * 0.62
        gaps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in crowd.places for b in crowd.places if a != b]
        assert min(gaps, default=reach) >= reach
    assert all(before.scale > after.scale for before, after in pairwise(CROWDS))
    assert len(crowd_of(12).places) == 12
    assert STAND_ABOVE < STAND_HIGH
    assert FOOT + REACH > STAND_WIDE / 2


def test_health_is_told_by_form_and_much_of_it_is_left_to_a_number() -> None:
    giant = Token(id="giant", shape="unique", kind="enemy", class_="brawler", hp=10**6)
    parts = sheet_of(own(OWN, giant))
    assert "health-much" in parts
    assert not any(name.startswith(f"health-{MOST_PIPS + 1}") or name == "health-1000000-0" for name in parts)
    hurt = sheet_of("compound")
    drawn = ElementTree.tostring(hurt["health-4-1"], "unicode")
    assert len(re.findall("pip-hurt", drawn)) == 2  # a ring, and a stroke through it


def test_backs_and_faces_have_shapes_of_their_own() -> None:
    parts = sheet_of("compound")
    for names in (
        [f"back-{shape}" for shape in get_args(Shape)],
        ["face-brawler-plate", "face-blaster-plate", "face-sharpshooter-plate", "feature-thing"],
    ):
        plates = []
        for name in names:
            element = parts[name]
            inside = [*element.iter(f"{SVG}path"), *parts["adv-feature-plate"].iter(f"{SVG}path")]
            plates.append(inside[0].attrib["d"])
        assert len(set(plates)) == len(names)


# ---- how it is drawn ------------------------------------------------------------------------------------------------------


def test_drawings_stay_light() -> None:
    for id_ in mission_ids():
        parts = sheet_of(id_)
        for name, element in parts.items():
            if element.tag == f"{SVG}symbol":
                limit = {"marks": 160, "marks-small": 100}.get(name, 60)
                assert shapes(element, parts) <= limit, name
        text = drawn_sheet(id_).encode()
        assert len(text) < 320_000
        assert len(gzip.compress(text)) < 40_000


def test_every_colour_is_a_role() -> None:
    shown = picture(own(), [("cara", "A1")], [("raider", "circle", "B1", True, 1)])
    for text in (*(drawn_sheet(id_) for id_ in mission_ids()), cover(), shown):
        paints = set(re.findall(r'(?:fill|stroke|stop-color|color)="([^"]+)"', text))
        assert [paint for paint in paints if not paint.startswith(("var(--", "url(#", "none", "currentColor"))] == []


def test_nothing_but_numbers_and_names_of_spaces_is_written() -> None:
    for id_ in mission_ids():
        for element in sheet_of(id_).values():
            for text in element.iter(f"{SVG}text"):
                assert re.fullmatch(r"\+?\d+|[A-Z]\d+", text.text or "")


def test_a_mission_of_ones_own_may_use_any_words() -> None:
    map_ = msgspec.structs.replace(
        OWN,
        zones={"P": '<"&', "T": "</svg>", "Q": "'"},
        door=(Door('"><script', ("B1", "C1"), hp=3),),
        stars={'<"': ("A2",)},
        numbers={"<8>": "C2"},
    )
    token = Token(id='"/>&', shape="circle", kind="feature")
    parts = sheet_of(own(map_, token))
    assert {'token-"/>&', 'door-"><script', 'zone-<"&'} <= parts.keys()
    shown = picture(own(map_, token), [("<nobody>", "A1")], [('"/>&', "circle", "A1", True, 0)])
    assert 'href="#token-&quot;/&gt;&amp;"' in shown
    ElementTree.fromstring(shown)


def test_the_largest_map_is_drawn() -> None:
    rows = tuple("ABCD"[row % 4] * 10 for row in range(8))
    borders = tuple(Border(pair, "wall") for pair in ("AB", "BC", "CD", "AD"))
    big = Map(rows=rows, zones=dict(zip("ABCD", ("a", "b", "c", "d"), strict=True)), start="A1", borders=borders)
    parts = sheet_of(own(big))
    assert sum(name.startswith("hex-") for name in parts) == 80
    assert shapes(parts["map"], parts) <= 60


# ---- whole pictures -------------------------------------------------------------------------------------------------------


def test_a_position_shows_everything_where_it_is() -> None:
    whole = mission("out-of-town")
    pieces: list[tuple[str | None, Shape, str, bool, int]] = [
        (None, "circle", "C6", False, 0),
        ("lab-guard", "square", "B6", False, 0),
        ("street-gun", "triangle", "D7", True, 2),
        ("cradle", "square", "A6", True, 0),
        ("r-hunter-m", "orange", "D7", True, 1),
    ]
    drawn = picture(whole, [("mandalorian", "E8"), ("paz", "E8"), ("pathfinder", "E7")], pieces, child="A6")
    used = Counter(re.findall(r'<use href="#([^"]+)"', drawn[drawn.rindex("</defs>") :]))
    threats = {"back-circle", "back-square", "token-street-gun", "health-3-2", "token-cradle", "token-r-hunter-m", "health-2-1"}
    others = {"child", "figure-mandalorian", "figure-paz", "figure-stranger", "gate-locked-30"}
    assert used == dict.fromkeys(threats | others, 1)
    opened = picture(whole, open_doors=["lab"])
    assert 'href="#gate-open-30"' in opened[opened.rindex("</defs>") :]
    assert "A5" in drawn


def test_a_position_says_nothing_of_threats_that_lie_face_down() -> None:
    known = picture(mission("compound"), pieces=[("asset", "square", "A4", False, 0)])
    unknown = picture(mission("compound"), pieces=[(None, "square", "A4", False, 0)])
    assert known == unknown


def test_a_position_draws_itself_with_what_lies_beside_the_map() -> None:
    table = Table("GGG", "A3 thug, A2 ?sentry", slots={"move": "2 m4"}, hand="m1", plans={"ig11": "defend"}, child="mandalorian")
    drawn = table.state._repr_svg_()  # type: ignore[attr-defined]
    art = drawn[drawn.rindex("</defs>") :]
    used = Counter(re.findall(r'<use href="#([^"]+)"', art))
    assert {"slot-move", "slot-plan", "complication-yellow-2", "bust-ig11", "sign-plan-defend", "child"} <= set(used)
    assert used["back-circle"] == 1
    assert "sentry" not in drawn
    assert ">6<" in art, "the strength of the slot"
    ids = set(re.findall(r'id="([^"]+)"', drawn))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= ids
    assert len(drawn) < 80_000, "only what is used is in it"


@pytest.mark.parametrize(("figures", "health"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_a_unique_enemy_has_the_health_for_so_many_characters(figures: int, health: int) -> None:
    standing = [(id_, "E3") for id_ in character_ids()[:figures]]
    shipped = mission("surrounded")
    weaker = [
        msgspec.structs.replace(token, hp_by_characters={"2": 6, "3": 8, "4": 10}) if token.id == "commander" else token
        for token in shipped.token
    ]
    own_ = msgspec.structs.replace(shipped, token=tuple(weaker))
    assert f'href="#health-{health}-0"' in picture(own_, standing, [("commander", "unique", "A4", True, 0)])
    assert 'href="#health-much"' in picture(shipped, standing, [("commander", "unique", "A4", True, 0)])


def test_the_cover_is_upright_and_draws_by_itself() -> None:
    text = cover()
    root = ElementTree.fromstring(text)
    found = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert root.attrib["viewBox"] == "0 0 480 640"
    assert len(found) == len(set(found))
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= set(found)


def test_a_map_is_the_same_every_time() -> None:
    assert map_art(Grid(OWN)) == map_art(Grid(OWN))
    assert len(CORNERS) == len(list(sides((0, 0))))
