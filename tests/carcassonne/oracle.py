"""A slow, plain second opinion on the rules of Carcassonne: Star Wars, for lockstep tests."""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

DEALER = -1
OVER = -2

COLOURS = ("red", "black", "green", "white", "orange")
FACTIONS = {"red": "rebel", "green": "rebel", "black": "empire", "white": "empire", "orange": "bounty"}  # CSW-08, CSW-R-01
TEAMS = ({"red", "green"}, {"black", "white"})  # CSW-90

SIDES = ("N", "E", "S", "W")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
DICE_OF_SIZE = {"small": 1, "large": 2}  # CSW-49, CSW-50
ROLL = re.compile(r"roll \[[1-6](,[1-6])*\]")

Cell = tuple[int, int]
Place = tuple[int, int, str]  # a part of the tile in a cell

# A step of the match asks somebody (a seat or the dealer) to choose from a set of actions, and is sent the choice.
Question = tuple[int, set[str]]
Steps = Generator[Question, str, None]


@dataclass(frozen=True)
class Tile:
    id: str
    routes: tuple[frozenset[str], ...]
    fields: tuple[frozenset[str], ...]
    planet: bool
    symbols: tuple[tuple[str, str], ...]  # (faction, part)

    @cached_property
    def parts(self) -> dict[str, frozenset[str]]:
        """The sides that each part touches, in part order; a planet touches none (CSW-28)."""
        routes = {f"route-{k}": sides for k, sides in enumerate(self.routes)}
        fields = {f"field-{k}": sides for k, sides in enumerate(self.fields)}
        planets: dict[str, frozenset[str]] = {"planet": frozenset()} if self.planet else {}
        return routes | fields | planets

    def symbols_of(self, part: str) -> list[str]:
        return sorted(faction for faction, owner in self.symbols if owner == part)


@dataclass(frozen=True)
class Laid:
    """A tile turned clockwise by some quarters, as it lies on the table or would lie."""

    tile: Tile
    rotation: int

    @cached_property
    def parts(self) -> dict[str, frozenset[str]]:
        return {
            part: frozenset(SIDES[(SIDES.index(side) + self.rotation) % 4] for side in sides)
            for part, sides in self.tile.parts.items()
        }

    def part_at(self, side: str) -> str | None:
        return next((part for part, sides in self.parts.items() if side in sides), None)

    def edge(self, side: str) -> str:
        part = self.part_at(side)
        return "space" if part is None else kind_of(part)

    def look(self) -> set[tuple[str, frozenset[str], tuple[str, ...]]]:
        """What can be told apart on the table: the objects without their order."""
        return {(kind_of(part), sides, tuple(self.tile.symbols_of(part))) for part, sides in self.parts.items()}


@dataclass(frozen=True)
class SpaceObject:
    """A route, a field or a planet: parts of tiles that belong together."""

    kind: str
    places: frozenset[Place]
    closed: bool
    tiles: int
    symbols: tuple[str, ...]


@dataclass(frozen=True)
class Figure:
    place: Place
    seat: int
    size: str


class Oracle:
    """One match, written as a story that stops wherever a seat or the dealer has to decide."""

    def __init__(
        self,
        *,
        seats: int,
        tiles: dict[str, Tile],
        copies: Mapping[str, int],
        start: str,
        colours: Sequence[str] = COLOURS,
        first: int = 0,
        teams: bool = False,
    ) -> None:
        if seats not in (2, 3, 4, 5):  # CSW-11
            raise ValueError(f"no match for {seats} seats")
        if teams and seats != 4:  # CSW-88
            raise ValueError("teams need four seats")
        if teams and not ({colours[0], colours[2]} in TEAMS and {colours[1], colours[3]} in TEAMS):  # CSW-90, CSW-R-46
            raise ValueError("team-mates are red and green, or black and white")
        self.seats = seats
        self.tiles = tiles
        self.colours = colours
        self.first = first  # CSW-19, CSW-R-05
        self.teams = teams
        self.left = Counter(copies)  # CSW-13, CSW-R-04
        self.hand: str | None = None
        self.board = {(0, 0): Laid(tiles[start], 0)}  # CSW-12
        self.figures: list[Figure] = []
        self.supply = {"small": [4] * seats, "large": [1] * seats}  # CSW-15, CSW-16
        self.points: Counter[int] = Counter()  # by party
        self._match = self._play_match()
        self._question = next(self._match, (OVER, set()))

    # What the tests see.

    @property
    def turn(self) -> int:
        return self._question[0]

    def legal(self) -> set[str]:
        return set(self._question[1])

    def play(self, action: str) -> None:
        if not self._allows(action):
            raise ValueError(f"not legal now: {action}")
        try:
            self._question = self._match.send(action)
        except StopIteration:
            self._question = (OVER, set())

    def snapshot(self) -> dict[str, object]:
        scores = [self.points[self._party(seat)] for seat in range(self.seats)]
        return {
            "turn": self.turn,
            "tile": self.hand,
            "board": {cell: [laid.tile.id, laid.rotation] for cell, laid in self.board.items()},
            "scores": scores,
            "small": list(self.supply["small"]),
            "large": list(self.supply["large"]),
            "figures": sorted([*figure.place, figure.seat, figure.size] for figure in self.figures),
            "objects": sorted(
                [sorted(list(place) for place in each.places), each.closed, each.tiles, list(each.symbols)]
                for each in self._objects()
            ),
            "left": {name: number for name, number in self.left.items() if number > 0},
            # CSW-87, CSW-R-39, CSW-R-47
            "winners": [seat for seat in range(self.seats) if self.turn == OVER and scores[seat] == max(scores)],
        }

    def _allows(self, action: str) -> bool:
        """A roll stands in the legal set by its number of dice only."""
        if action.startswith("roll"):
            return ROLL.fullmatch(action) is not None and f"roll {len(faces_of(action))}" in self.legal()
        return action in self.legal()

    # Turns.

    def _play_match(self) -> Steps:
        seat = self.first
        while True:
            yield from self._draw_tile()
            if self.hand is None:  # CSW-81, CSW-R-07
                break
            yield from self._take_turn(seat)
            seat = (seat + 1) % self.seats  # CSW-19
        self._score_occupied(self._objects(), final=True)  # CSW-82

    def _draw_tile(self) -> Steps:
        """CSW-21; a tile that fits nowhere is out for good and another one is drawn: CSW-29, CSW-R-06."""
        while self.hand is None and self.left.total() > 0:
            action = yield DEALER, {f"draw {name}" for name, number in self.left.items() if number > 0}
            name = action.removeprefix("draw ")
            self.left[name] -= 1
            if self._placements(self.tiles[name]):
                self.hand = name

    def _take_turn(self, seat: int) -> Steps:
        """The four steps of CSW-20."""
        assert self.hand is not None
        # Step 1
        tile = self.tiles[self.hand]
        action = yield seat, self._placements(tile)
        x, y, rotation = (int(word) for word in action.split()[1:])
        self.board[x, y] = Laid(tile, rotation)
        self.hand = None
        contested = [self._object_at((x, y, part)) for part in tile.parts]
        # Step 2: before any die is rolled (CSW-R-14); skipped with an empty supply (CSW-R-17).
        if any(supply[seat] for supply in self.supply.values()):
            action = yield seat, {"pass"} | self._deployments(seat, (x, y))  # CSW-22, CSW-30
            if action != "pass":
                _, size, column, row, part = action.split()
                place = (int(column), int(row), part)
                self.supply[size][seat] -= 1
                self.figures.append(Figure(place, seat, size))
                contested.append(self._object_at(place))
        # Step 3: CSW-23, CSW-47, CSW-R-19; an object met again has been fought out.
        for each in contested:
            yield from self._fight(each)
        # Step 4: CSW-24, CSW-66; only what this tile has closed can be closed and still occupied.
        self._score_occupied([each for each in self._objects() if each.closed], final=False)

    # Step 1: placing a tile.

    def _placements(self, tile: Tile) -> set[str]:
        beside = {cell for laid in self.board for cell in next_to(laid).values()}  # CSW-26
        return {
            f"place {x} {y} {turned.rotation}"
            for turned in distinct_rotations(tile)
            for x, y in beside - set(self.board)
            if self._fits(turned, (x, y))
        }

    def _fits(self, turned: Laid, cell: Cell) -> bool:
        """CSW-27: the setups go on over every side that touches a tile."""
        return all(
            turned.edge(side) == self.board[other].edge(OPPOSITE[side])
            for side, other in next_to(cell).items()
            if other in self.board
        )

    # Step 2: placing a figure.

    def _deployments(self, seat: int, cell: Cell) -> set[str]:
        places: list[Place] = []
        known: list[SpaceObject] = []
        for part in self.board[cell].parts:
            place = (*cell, part)
            each = self._object_at(place)
            if each in known:  # CSW-R-15, CSW-R-16: offered once
                continue
            known.append(each)
            # CSW-33..CSW-35, CSW-R-42: not where anybody stands, except on a planet (CSW-39, CSW-44, CSW-R-11).
            if each.kind == "planet" or not self._figures_in(each):
                places.append(place)
        # CSW-40..CSW-44, CSW-R-12, CSW-R-13: of the tiles around, only the planets.
        places += [(*other, "planet") for other in around(cell) if other in self.board and self.board[other].tile.planet]
        sizes = [size for size, supply in self.supply.items() if supply[seat]]  # CSW-31, CSW-R-18
        return {f"deploy {size} {x} {y} {part}" for size in sizes for x, y, part in places}

    # Step 3: fights.

    def _fight(self, contested: SpaceObject) -> Steps:
        """CSW-45, CSW-46, CSW-48, CSW-92: everybody with figures in the object fights until one is left."""
        fighters = sorted({self._party(figure.seat) for figure in self._figures_in(contested)})
        dice = {fighter: self._dice(fighter, contested) for fighter in fighters}  # CSW-58: the same in every roll
        while len(fighters) > 1:
            action = yield DEALER, {f"roll {sum(dice[fighter] for fighter in fighters)}"}  # CSW-54, CSW-63
            faces = iter(faces_of(action))
            highest = {fighter: max(next(faces) for _ in range(dice[fighter])) for fighter in fighters}  # CSW-55, CSW-R-28
            best = [fighter for fighter in fighters if highest[fighter] == max(highest.values())]  # CSW-56
            for loser in set(fighters) - set(best):  # CSW-59, CSW-60, CSW-R-23..CSW-R-26, CSW-R-44
                self.points[loser] += dice[loser]
                self._take_back([figure for figure in self._figures_in(contested) if self._party(figure.seat) == loser])
            if len(best) > 1:  # CSW-57, CSW-R-24
                for tied in best:
                    self.points[tied] += 1
            fighters = best

    def _dice(self, party: int, contested: SpaceObject) -> int:
        """CSW-49..CSW-53, CSW-94, CSW-95, CSW-R-21, CSW-R-22, CSW-R-43."""
        own = [figure for figure in self._figures_in(contested) if self._party(figure.seat) == party]
        faction = FACTIONS[self.colours[own[0].seat]]
        return min(3, sum(DICE_OF_SIZE[figure.size] for figure in own) + (1 if faction in contested.symbols else 0))

    # Step 4: scoring.

    def _score_occupied(self, objects: list[SpaceObject], *, final: bool) -> None:
        """CSW-62, CSW-66, CSW-82: each object pays its one occupant once; nobody there, no points (CSW-R-36)."""
        for each in objects:
            figures = self._figures_in(each)
            if figures:
                parties = {self._party(figure.seat) for figure in figures}
                assert len(parties) == 1  # CSW-R-40
                self.points[parties.pop()] += worth(each, final=final)  # CSW-R-22, CSW-R-41
                if not final:
                    self._take_back(figures)  # CSW-68

    # Objects, figures and seats.

    def _objects(self) -> list[SpaceObject]:
        unseen = {(*cell, part) for cell, laid in self.board.items() for part in laid.parts}
        objects = []
        while unseen:
            objects.append(self._object_at(min(unseen)))
            unseen -= objects[-1].places
        return objects

    def _object_at(self, place: Place) -> SpaceObject:
        """The object that a part belongs to, found by walking over all the sides it touches."""
        places = {place}
        to_visit = [place]
        gaps = 0  # sides, or for a planet cells around it, where no tile lies yet
        while to_visit:
            x, y, part = to_visit.pop()
            for side in self.board[x, y].parts[part]:
                other = next_to((x, y))[side]
                if other not in self.board:
                    gaps += 1
                    continue
                beyond = self.board[other].part_at(OPPOSITE[side])
                assert beyond is not None
                if (*other, beyond) not in places:
                    places.add((*other, beyond))
                    to_visit.append((*other, beyond))
        tiles = len({(x, y) for x, y, _ in places})  # CSW-72, CSW-75, CSW-R-32..CSW-R-35
        kind = kind_of(place[2])
        if kind == "planet":  # CSW-77, CSW-78, CSW-85
            present = sum(cell in self.board for cell in around(place[:2]))
            tiles, gaps = 1 + present, 8 - present
        symbols = sorted(faction for x, y, part in places for faction in self.board[x, y].tile.symbols_of(part))  # CSW-52, CSW-80
        # CSW-71, CSW-74, CSW-R-09, CSW-R-10
        return SpaceObject(kind, frozenset(places), gaps == 0, tiles, tuple(symbols))

    def _figures_in(self, each: SpaceObject) -> list[Figure]:
        return [figure for figure in self.figures if figure.place in each.places]

    def _take_back(self, figures: list[Figure]) -> None:
        for figure in figures:
            self.figures.remove(figure)
            self.supply[figure.size][figure.seat] += 1

    def _party(self, seat: int) -> int:
        """Who fights and scores together: a team (CSW-89, CSW-91..CSW-93) or a single seat."""
        return seat % 2 if self.teams else seat


def worth(each: SpaceObject, *, final: bool) -> int:
    """CSW-72..CSW-76, CSW-78, CSW-79 when closed; CSW-83..CSW-86 at the end."""
    per_tile = 2 if each.kind == "field" and not final else 1
    return per_tile * each.tiles + 2 * len(each.symbols)


def kind_of(part: str) -> str:
    return part.split("-")[0]


def faces_of(roll: str) -> list[int]:
    return [int(face) for face in re.findall(r"\d", roll)]


def next_to(cell: Cell) -> dict[str, Cell]:
    return {side: (cell[0] + dx, cell[1] + dy) for side, (dx, dy) in STEPS.items()}


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def distinct_rotations(tile: Tile) -> Iterator[Laid]:
    """CSW-R-08, without the rotations that look like a smaller one."""
    looks = []
    for rotation in range(4):
        turned = Laid(tile, rotation)
        if turned.look() not in looks:
            looks.append(turned.look())
            yield turned


def read_tiles(document: Mapping[str, Any]) -> tuple[dict[str, Tile], Counter[str], str]:
    """The tiles by id, the copies of each to draw from, and the start tile of a tile set."""
    start: str = document["meta"]["start"]
    tiles: dict[str, Tile] = {}
    copies: Counter[str] = Counter()
    for entry in document["tile"]:
        name: str = entry["id"]
        part_names = {"route": "route-{}", "asteroid": "field-{}", "planet": "planet"}
        tiles[name] = Tile(
            id=name,
            routes=tuple(frozenset(sides) for sides in entry["routes"]),
            fields=tuple(frozenset(sides) for sides in entry["asteroids"]),
            planet=entry["planet"],
            symbols=tuple((mark["faction"], part_names[mark["on"]].format(mark["index"])) for mark in entry["symbols"]),
        )
        copies[name] = entry["count"] - (name == start)
    return tiles, copies, start
