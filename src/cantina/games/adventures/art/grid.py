"""The grid of a map: where its spaces lie, and what parts them. A space is 104 wide and 120 high, rows are 90 apart."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from cantina.games.adventures.art.floors import Floor, floors_of
from cantina.games.adventures.content.maps import edges, spaces
from cantina.games.adventures.content.schema import Map, Space
from cantina.games.pen import Point, numbers, polygon_path

HALF, REACH, STEP = 52, 60, 90  # half a space's width, from its middle to its upper corner, from row to row
CORNERS: tuple[Point, ...] = ((0, -60), (52, -30), (52, 30), (0, 60), (-52, 30), (-52, -30))  # from the top, clockwise
MARGIN = 20  # round the spaces

Kind = Literal["open", "gate", "ladder", "ledge", "window", "wall", "door", "coast"]
Cell = tuple[int, int]  # row, column, both from 0


class Side(NamedTuple):
    """A side of a space: its ends, with the space itself on the right hand, and its neighbour's cell, on the map or not."""

    cell: Cell
    beyond: Cell
    start: Point
    end: Point

    @property
    def middle(self) -> Point:
        """Half way along."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    def along(self, share: float, depth: float = 0) -> Point:
        """A point on the side, or so deep inside the space (outside, if negative)."""
        (ax, ay), (bx, by) = self.start, self.end
        length = 60.0
        return (
            ax + (bx - ax) * share - (by - ay) / length * depth,
            ay + (by - ay) * share + (bx - ax) / length * depth,
        )

    @property
    def slope(self) -> int:
        """How it is turned, in degrees: 30, 90 or 150."""
        across, down = self.end[0] - self.start[0], self.end[1] - self.start[1]
        if across == 0:
            return 90
        return 30 if across * down > 0 else 150


def cell_of(space: Space) -> Cell:
    """The row and column of a space."""
    return ord(space[0]) - ord("A"), int(space[1:]) - 1


def name_of(cell: Cell) -> Space:
    """The space at a row and column."""
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"


def centre(cell: Cell) -> Point:
    """The middle of a space."""
    row, column = cell
    return HALF + 2 * HALF * column + HALF * (row % 2), REACH + STEP * row


def hexagon(cell: Cell, inset: float = 0) -> str:
    """The path of a space, or of one a little smaller."""
    across, down = centre(cell)
    scale = 1 - inset / HALF
    return polygon_path((across + x * scale, down + y * scale) for x, y in CORNERS)


def sides(cell: Cell) -> Iterator[Side]:
    """The six sides of a space from the upper right one, clockwise."""
    row, column = cell
    shift = row % 2
    right = ((row - 1, column + shift), (row, column + 1), (row + 1, column + shift))
    left = ((row + 1, column - 1 + shift), (row, column - 1), (row - 1, column - 1 + shift))
    across, down = centre(cell)
    for index, other in enumerate(right + left):
        (ax, ay), (bx, by) = CORNERS[index], CORNERS[(index + 1) % 6]
        yield Side(cell, other, (across + ax, down + ay), (across + bx, down + by))


class Grid:
    """A map as it is drawn: cells with their floors, and sides with what they are."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.cells: dict[Cell, str] = {cell_of(space): letter for space, letter in spaces(map_).items()}
        whole = [(row, column) for row, line in enumerate(map_.rows) for column in range(len(line))]
        self.void = [cell for cell in whole if cell not in self.cells]
        self.floors = floors_of(map_)
        self._edges = {frozenset(map(cell_of, pair)): kind for pair, kind in edges(map_).items()}

    def floor(self, cell: Cell) -> Floor:
        """What a space looks like."""
        return self.floors[self.cells[cell]]

    def kind(self, side: Side) -> Kind:
        """What a side is, as it is drawn: a way between zones is a gate or a ladder, a ledge on one level a window."""
        if side.beyond not in self.cells:
            return "wall" if self.floor(side.cell).is_indoors else "coast"
        edge = self._edges[frozenset((side.cell, side.beyond))]
        level = self.floor(side.cell).is_high == self.floor(side.beyond).is_high
        match edge:
            case "wall":
                return "wall"
            case "ledge":
                return "window" if level else "ledge"
            case "open" if self.cells[side.cell] == self.cells[side.beyond]:
                return "open"
            case "open":
                return "gate" if level else "ladder"
            case _:
                return "door"

    def seams(self, *kinds: Kind) -> list[Side]:
        """All sides of these kinds: each once, and where spaces are on both hands, seen from the higher or the former one."""
        found = []
        for cell in self.cells:
            for side in sides(cell):
                if self.kind(side) not in kinds:
                    continue
                if side.beyond in self.cells:
                    mine, other = (not self.floor(cell).is_high, cell), (not self.floor(side.beyond).is_high, side.beyond)
                    if other < mine:
                        continue
                found.append(side)
        return found

    @property
    def box(self) -> tuple[float, float, float, float]:
        """What has to be seen: all spaces and forbidden areas with a margin."""
        cells = [*self.cells, *self.void]
        right = max(centre(cell)[0] for cell in cells) + HALF
        bottom = max(centre(cell)[1] for cell in cells) + REACH
        left = min(centre(cell)[0] for cell in cells) - HALF
        return left - MARGIN, -MARGIN, right - left + 2 * MARGIN, bottom + 2 * MARGIN


def chained(sides_: Iterable[Side]) -> str:
    """Sides as one path, joined where one ends and another begins."""
    left = [(side.start, side.end) for side in sides_]
    path = ""
    while left:
        line = list(left.pop())
        grown = True
        while grown:
            grown = False
            for index, (start, end) in enumerate(left):
                if start == line[-1]:
                    line.append(end)
                elif end == line[-1]:
                    line.append(start)
                elif end == line[0]:
                    line.insert(0, start)
                elif start == line[0]:
                    line.insert(0, end)
                else:
                    continue
                del left[index]
                grown = True
                break
        is_ring = line[0] == line[-1]
        points = line[:-1] if is_ring else line
        path += "M" + numbers(points[0]) + "L" + numbers(value for point in points[1:] for value in point) + "Z" * is_ring
    return path
