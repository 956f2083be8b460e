"""The typed face of Carcassonne: positions that play by the kernel's rules."""

from pathlib import Path
from typing import Any, ClassVar, Self, cast

import msgspec
import numpy as np

from cantina.core import game as core
from cantina.core.action import Action, Span
from cantina.core.bot import Lookahead, Observation
from cantina.core.compiled import CompiledGame, CompiledState
from cantina.core.compiler import duplicate, named
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Prompt, Standing, Turn
from cantina.core.ledger import Illegal
from cantina.core.source import Source, pick

from . import events as told
from .actions import PLACES, CarcassonneAction, Deploy, Draw, Pass, Place, Roll
from .content import FIGURES, OBJECTS, ObjectKind, Tile, TileSet
from .kernel import codes, ids
from .options import AROUND, Names, Options, make_setup, resolve_options
from .seen import root_of, see
from .view import View

HERE = Path(__file__).parent
DIRECTIONS = ("north", "east", "south", "west")
BESIDE = [(0, -1), (1, 0), (0, 1), (-1, 0)]

PROMPTS = {
    codes.DRAWING: Prompt("draw"),
    codes.PLACING: Prompt("place"),
    codes.DEPLOYING: Prompt("deploy"),
    codes.FIGHTING: Prompt("roll"),
    codes.OVER: Prompt("over"),
}


class State(CompiledState[View]):
    """One position of a match: a kernel record with the verbs that every game has."""

    __slots__ = ("_names",)

    max_actions: ClassVar = codes.MAX_ACTIONS
    not_dumped: ClassVar = CompiledState.not_dumped | {"grid"}

    def __init__(self, options: Options, setup: Any, record: Any, kernel: Any, names: Names | None = None):
        super().__init__(options, setup, record, kernel)
        self._names = names or Names(cast(TileSet, options.tiles))

    # ---- deciding --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """Who is to decide: a seat, DEALER or OVER."""
        stage = int(self._record["stage"][0])
        if stage in (codes.PLACING, codes.DEPLOYING):
            return int(self._record["mover"][0])
        return OVER if stage == codes.OVER else DEALER

    def prompt(self) -> Prompt:
        """What is being decided."""
        return PROMPTS[int(self._record["stage"][0])]

    def actions(self) -> list[Action]:
        """Legal actions of the player to move."""
        stage = int(self._record["stage"][0])
        if stage == codes.FIGHTING:
            return [Roll([Span(1, 6)] * self._kernel.dice_due(self._record, self._setup, np.zeros(codes.SEATS, np.int64)))]
        if stage == codes.PLACING:
            out = np.empty(codes.MAX_ACTIONS, np.int32)
            return [PLACES[packed] for packed in out[: self._kernel.places(self._record, self._setup, out)].tolist()]
        return [self._decode(code) for code in self._codes()]

    def _decode(self, code: int) -> Action:
        """The action that a number stands for."""
        verb, thing = code % codes.VERBS, code // codes.VERBS
        if verb == codes.PASS:
            return Pass()
        if verb == codes.DRAW:
            return Draw(self._names.tiles[thing])
        if verb == codes.PLACE:
            frontier = int(self._record["grid"][0, thing >> 2]) - codes.FIRST_FRONTIER
            x, y = int(self._record["frontier_x"][0, frontier]), int(self._record["frontier_y"][0, frontier])
            return Place(x, y, cast(Any, thing & 3))
        record, slot = self._record, int(self._record["tiles"][0]) - 1
        x, y = int(record["x"][0, slot]), int(record["y"][0, slot])
        if verb == codes.CONQUER:
            dx, dy = AROUND[thing >> 1]
            return Deploy(FIGURES[thing & 1], x + dx, y + dy, "planet")
        return Deploy(FIGURES[thing & 1], x, y, self._names.parts[record["tile"][0, slot]][thing >> 1])

    def _encode(self, action: Action) -> int:
        """The kernel's number of an action; raises Illegal where no number could say it."""
        match action:
            case Pass():
                return codes.PASS
            case Draw(tile):
                kind = self._names.kinds.get(tile)
                return self._refuse("CORE-05", action) if kind is None else codes.DRAW + codes.VERBS * kind
            case Roll(dice):
                return self._encode_roll(action, dice)
            case Place(x, y, rotation):
                cell = self._cell(x, y)
                if rotation not in range(4):
                    self._refuse("CORE-05", action)
                # a cell far away from every tile has no number of its own; one that no tile touches stands for it
                return codes.PLACE + codes.VERBS * (4 * (self._nowhere() if cell is None else cell) + rotation)
            case Deploy():
                return self._encode_deploy(action)
        return self._refuse("CORE-05", action)

    def _refuse(self, rule: str, action: Action) -> int:
        if self.turn == OVER:
            rule = "CORE-02"
        elif (self.turn == DEALER) != isinstance(action, Draw | Roll):
            rule = "CORE-01"
        raise Illegal(rule, **msgspec.structs.asdict(action) | self._circumstances(rule, action))

    def _circumstances(self, rule: str, action: Action) -> dict[str, Any]:
        """What the sentence about a refusal names beside the action's own fields."""
        slot = int(self._record["tiles"][0]) - 1
        if isinstance(action, Place) and rule == "CSW-26":
            laid = any((tile.x, tile.y) == (action.x, action.y) for tile in self.view(None).tiles)
            return {"taken": "yes" if laid else "no"}
        if isinstance(action, Place) and rule == "CSW-27":
            return self._mismatch(action)
        if isinstance(action, Deploy) and rule in ("CSW-33", "CSW-34"):
            part = int(self._record["first_part"][0, slot]) + self._names.parts[self._record["tile"][0, slot]].index(action.part)
            figures = int(self._record["figures"][0, root_of(self._record["parent"][0].tolist(), part)])
            return {"seats": [seat for seat in range(self.options.seats) if figures >> 4 * seat & 15]}
        if isinstance(action, Deploy):
            last = f"{int(self._record['x'][0, slot])}, {int(self._record['y'][0, slot])}"
            return {"last": last, "object": action.part.split("-")[0]}
        return {}

    def _mismatch(self, action: Place) -> dict[str, str]:
        """The first side on which the tile in hand does not go on, and what meets what there."""
        tiles = cast(TileSet, self.options.tiles)
        laid = {(tile.x, tile.y): tile for tile in self.view(None).tiles}
        here = _edges(tiles[self._names.tiles[int(self._record["drawn"][0])]], action.rotation)
        for side, (dx, dy) in enumerate(BESIDE):
            if beside := laid.get((action.x + dx, action.y + dy)):
                there = _edges(tiles[beside.tile], beside.rotation)[side ^ 2]
                if there != here[side]:
                    return {"side": DIRECTIONS[side], "here": here[side], "there": there}
        raise AssertionError("a tile that goes on everywhere was refused")

    def _encode_roll(self, action: Action, dice: list[int | Span]) -> int:
        if self.prompt().kind != "roll":
            return self._refuse("CORE-03", action)
        count = self._kernel.dice_due(self._record, self._setup, np.zeros(codes.SEATS, np.int64))
        if len(dice) != count or not all(isinstance(face, int) and 1 <= face <= 6 for face in dice):
            return self._refuse("CORE-04", action)
        return codes.ROLL + codes.VERBS * sum(cast(int, face) << codes.DIE_BITS * die for die, face in enumerate(dice))

    def _cell(self, x: int, y: int) -> int | None:
        """The number of a cell that holds a tile or lies beside one."""
        if not (abs(x) < codes.ROW and abs(y) < codes.ROW):
            return None
        cell = codes.ORIGIN + x + codes.ROW * y & codes.MASK
        value = int(self._record["grid"][0, cell])
        if value == codes.EMPTY:
            return None
        field, index = ("", value - 1) if value < codes.FIRST_FRONTIER else ("frontier_", value - codes.FIRST_FRONTIER)
        there = (int(self._record[f"{field}x"][0, index]), int(self._record[f"{field}y"][0, index]))
        return cell if there == (x, y) else None

    def _nowhere(self) -> int:
        return int(np.argmax(self._record["grid"][0] == codes.EMPTY))

    def _encode_deploy(self, action: Deploy) -> int:
        if self.prompt().kind != "deploy":
            return self._refuse("CORE-03", action)
        if action.figure not in FIGURES:
            return self._refuse("CORE-05", action)
        record, slot, size = self._record, int(self._record["tiles"][0]) - 1, FIGURES.index(action.figure)
        dx, dy = action.x - int(record["x"][0, slot]), action.y - int(record["y"][0, slot])
        if (dx, dy) == (0, 0):
            parts = self._names.parts[record["tile"][0, slot]]
            if action.part not in parts:
                return self._refuse("CSW-37", action)
            return codes.DEPLOY + codes.VERBS * (2 * parts.index(action.part) + size)
        if (dx, dy) not in AROUND:
            return self._refuse("CSW-22", action)
        if action.part != "planet":
            return self._refuse("CSW-42", action)
        return codes.CONQUER + codes.VERBS * (2 * AROUND.index((dx, dy)) + size)

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        if refused := self._play(self._encode(action)):
            self._refuse(ids.name(refused), action)
        return told.read_log(self._log(), self)

    def odds(self) -> list[tuple[Action, int]] | None:
        """On the dealer's turn: every tile with its copies left. A roll has too many outcomes to list."""
        if self.prompt().kind != "draw":
            return None
        left = self._record["left"][0].tolist()
        return [(Draw(tile), left[kind]) for kind, tile in enumerate(self._names.tiles) if left[kind]]

    def deal(self, source: Source) -> Action:
        """On the dealer's turn: one outcome by its true odds."""
        if self.prompt().kind == "draw":
            return Draw(self._names.tiles[pick(source, self._record["left"][0].tolist())])
        if self.prompt().kind != "roll":
            raise Illegal("CORE-01")
        count = self._kernel.dice_due(self._record, self._setup, np.zeros(codes.SEATS, np.int64))
        return Roll([1 + source.below(6) for _ in range(count)])

    # ---- copying -----------------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.options, self._setup, duplicate(self._record), self._kernel, self._names)

    def redeal(self, seat: int | None, source: Source) -> Self:  # noqa: ARG002  (nothing is hidden: CSW-R-04)
        """A copy: every position looks to every seat as it is."""
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        whole = super().dump()
        for count, names in FILLED.items():
            whole |= {name: whole[name][: whole[count] * (4 if name == "side_part" else 1)] for name in names}
        # asking for an object shortens the way to its root: the same position may hold longer or shorter ways
        whole["parent"] = [root_of(whole["parent"], part) for part in range(whole["parts"])]
        return whole

    # ---- seeing ------------------------------------------------------------------------------------------------------

    def part(self, part: int) -> told.Part:
        """Where a part lies."""
        record = self._record
        slot = int(record["slot"][0, part])
        names = self._names.parts[record["tile"][0, slot]]
        return told.Part(int(record["x"][0, slot]), int(record["y"][0, slot]), names[part - int(record["first_part"][0, slot])])

    def tile_name(self, kind: int) -> str:
        """The id of a kind of tile."""
        return self._names.tiles[kind]

    def object_of(self, part: int) -> ObjectKind:
        """What a part is."""
        return OBJECTS[int(self._record["what"][0, part])]

    def seats_of(self, sides: int) -> list[int]:
        """The seats of sides given as bits."""
        side = self._setup["side"][0].tolist()
        return [seat for seat in range(self.options.seats) if sides >> side[seat] & 1]

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator. Nothing is hidden (CSW-R-04)."""
        return msgspec.structs.replace(self._seen_by_all(), seat=seat)

    def _open_view(self) -> View:
        """What everybody sees."""
        return see(self)

    def standing(self) -> Standing:
        """Scores by seat, a team's for both; the winners once the match is over."""
        record = named(self._record)
        side = self._setup["side"][0].tolist()
        scores = [int(record.score[side[seat]]) for seat in range(self.options.seats)]
        shared = bin(int(record.winners)).count("1") > 1
        rule = ("CSW-R-39" if shared else "CSW-87") if record.winners else None
        return Standing(scores, self.seats_of(int(record.winners)), shared, rule)

    def _repr_svg_(self) -> str:
        from .art import picture

        view = self.view(None)
        placed = [(tile.x, tile.y, tile.tile, tile.rotation) for tile in view.tiles]
        figures = [(f.x, f.y, f.part, self.options.colours[f.seat], f.figure) for f in view.figures]
        return picture(cast(TileSet, self.options.tiles), placed, figures)


# deployments that the kernel has no number for: off the new tile, on nothing, or on another part of a neighbouring tile
BEFORE_THE_KERNEL = frozenset({"CSW-22", "CSW-37", "CSW-42"})
FILLED = {  # which field counts the used entries of which others
    "parts": ["tiles_low", "tiles_high", "figures", "symbols", "parent", "open", "what", "slot"],
    "tiles": ["side_part", "first_part", "planet", "cell", "x", "y", "tile", "rotation"],
    "frontiers": ["frontier_cell", "frontier_forbids", "frontier_x", "frontier_y"],
}


def _edges(tile: Tile, rotation: int) -> list[str]:
    """What a turned tile shows in the north, east, south and west."""
    shown = tile.edges()
    return [shown[(side - rotation) % 4] for side in range(4)]


class Carcassonne(CompiledGame[State]):
    """Carcassonne: Star Wars."""

    id: ClassVar = "carcassonne"
    version: ClassVar = 1
    seats: ClassVar = range(2, 6)
    options: ClassVar = Options
    action: ClassVar[Any] = CarcassonneAction
    event: ClassVar[Any] = told.CarcassonneEvent
    view: ClassVar = View
    folder: ClassVar = HERE
    state = State
    setup: ClassVar = make_setup

    @property
    def carries(self) -> frozenset[str]:
        """The ids of the rules that its events and refusals can carry."""
        return frozenset(ids.name(number) for number in ids.all_numbers()) | BEFORE_THE_KERNEL

    def resolve_options(self, options: core.Options) -> core.Options:
        """Options with shipped content put in for its name, checked as a whole."""
        return resolve_options(cast(Options, options))

    def load(self, options: core.Options, dump: dict[str, Any]) -> State:
        """The position that `State.dump` wrote."""
        state = super().load(options, dump)
        record = named(state._record)
        for slot, cell in enumerate(dump["cell"]):
            record.grid[cell] = slot + 1
        for index, cell in enumerate(dump["frontier_cell"]):
            record.grid[cell] = codes.FIRST_FRONTIER + index
        return state

    def appraise(self, state: core.State, seat: int) -> float:
        """What the seat's side can expect to be ahead by, in points."""
        from .kernel import appraisal

        position = cast(State, state)
        room: Any = np.frombuffer(bytearray(position._record.tobytes() * 3), position._record.dtype)
        out = np.empty(codes.MAX_ACTIONS, np.int32)
        return appraisal.appraise(room, position._setup, out, seat) / appraisal.HUNDREDTHS

    def look_ahead(self, observation: Observation, seat: int, source: Source) -> Lookahead | None:
        """What the seat may do, whole turns where a tile is to be placed."""
        from .lookahead import Lookahead, is_ready

        return Lookahead(cast(State, observation.sample(source)), seat, source) if is_ready() else None


GAME = Carcassonne()
