"""What the board of Carcassonne refuses."""

from collections.abc import Sequence

from .scene import Scene

# What no board can provoke, and why. The same sentences are to be had by typed commands, in the text view.
NOT_FROM_A_BOARD = {
    "CORE-04": "only the dealer deals",
    "CORE-05": "a page shows nothing that does not exist",
    "CSW-R-08": "a tile is turned only to rotations that look different",
}

TILES = {
    "tiles": {
        "name": "scene",
        "start": "START",
        "tile": [
            {"id": "START", "copies": 1, "routes": ["EW"], "fields": ["N"]},
            {"id": "RS", "copies": 4, "routes": ["EW"]},
            {"id": "AS", "copies": 2, "routes": ["EW"], "fields": ["N"]},
            {"id": "RC", "copies": 4, "routes": ["SW"]},
            {"id": "RX3", "copies": 2, "routes": ["E", "S", "W"]},
            {"id": "A1", "copies": 6, "fields": ["N"]},
            {"id": "AC", "copies": 4, "fields": ["NW"]},
            {"id": "A2A", "copies": 1, "fields": ["N", "E"]},
        ],
    }
}
FIGURE = "draw RS; place 1 0 0; pass; draw A1; place 0 -1 2; pass; draw RS; place 2 0 0"
LOOP = (
    "draw RS; place 1 0 0; pass; draw A1; place 1 1 2; pass; draw RC; place 2 1 2; pass; draw RC; place 3 1 1; pass; "
    "draw RC; place 3 0 0; pass; draw A1; place 0 -1 2; pass; draw RX3; place 2 0 0"
)
RING = (
    "draw AC; place 0 1 3; pass; draw AC; place -1 1 2; pass; draw AC; place 0 2 0; pass; draw RS; place 1 0 0; pass; "
    "draw A2A; place -1 2 0"
)


def scene(rule: str, moves: str, points: list[str], names: Sequence[str] = (), closed: bool = False) -> Scene:
    return Scene(rule, moves, points, names, TILES, closed)


SCENES = [
    scene("CORE-01", "draw RS; place 1 0 0; pass; draw A1", ["cell -1 0"]),
    scene("CORE-02", "draw RS", ["cell -1 0"], closed=True),
    scene("CORE-03", "draw RS", ["figure small"]),
    scene("CSW-21", "draw RS", ["key n"]),
    scene("CSW-22", FIGURE, ["object 0 0 field-0"], ["0, 0", "2, 0"]),
    scene("CSW-26", "draw RS", ["cell 1 1"], ["1, 1", "touches no laid tile"]),
    scene("CSW-26", "draw RS", ["tile 0 0"], ["A tile lies on 0, 0"]),
    scene("CSW-27", "draw RS", ["cell 0 -1"], ["south", "asteroid field"]),
    scene(
        "CSW-31",
        "draw RS; place 1 0 0; deploy large 1 0 route-0; draw A1; place 0 -1 2; pass; draw A1; place 1 1 1",
        ["size large"],
        ["large figure"],
    ),
    scene(
        "CSW-31",
        "draw RS; place 1 0 0; deploy large 1 0 route-0; draw A1; place 0 -1 2; pass; draw A1; place 1 1 1",
        ["figure large"],
        ["large figure"],
    ),
    scene(
        "CSW-33",
        "draw A1; place 0 -1 2; pass; draw RS; place 1 0 0; deploy small 1 0 route-0; draw AS; place 2 0 0",
        ["object 2 0 route-0"],
        ["trader of Bob"],
    ),
    scene(
        "CSW-34",
        "draw RS; place 1 0 0; pass; draw AC; place 0 -1 3; deploy small 0 -1 field-0; draw AS; place -1 -1 1",
        ["object -1 -1 field-0"],
        ["explorer of Bob"],
    ),
    scene("CSW-37", FIGURE, ["tile 2 0"]),
    scene("CSW-40", FIGURE, ["cell 3 0"], ["3, 0"]),
    scene("CSW-42", FIGURE, ["object 1 0 route-0"], ["1, 0", "trade route"]),
    scene("CSW-R-15", LOOP, ["object 2 0 route-1"]),
    scene("CSW-R-16", RING, ["object -1 2 field-1"]),
]
