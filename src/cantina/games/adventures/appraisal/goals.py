"""How far a match is from its objective, in spaces to walk: worked out from the compiled conditions, whatever the mission."""

from collections.abc import Sequence

from ..conditions.all import All
from ..conditions.all_within import AllWithin
from ..conditions.any import Any
from ..conditions.carried_by_character import CarriedByCharacter
from ..conditions.carrier_on import CarrierOn
from ..conditions.character_carrying_with import CharacterCarryingWith
from ..conditions.character_on_clear import CharacterOnClear
from ..conditions.character_with import CharacterWith
from ..conditions.child_carrier_on import ChildCarrierOn
from ..conditions.defeated import Defeated
from ..conditions.defeated_count import DefeatedCount
from ..conditions.enemies_near import EnemiesNear
from ..conditions.enemy_carries import EnemyCarries
from ..conditions.not_ import Not
from ..conditions.token_faceup import TokenFaceUp
from ..conditions.track_full import TrackFull
from ..conditions.track_ge import TrackAtLeast
from ..conditions.traitor_carries import TraitorCarries
from ..conditions.traitor_on import TraitorOn
from ..effects.place import Place
from ..effects.track import TrackChange
from ..kernel.frames import NOWHERE
from ..kernel.record import Record
from ..kernel.stack import Engine
from ..kernel.tables.codes import CHILD, FAR, NONE
from ..kernel.tables.match import Tables
from ..language.terms import Reference
from ..language.words import Program, Question
from .kept import Kept

Rows = list[list[int]]

NO_WAY = 12  # for what cannot be walked to
ON_THE_WAY = 1.0  # picking something up, turning something over
BETWEEN = 2.0  # looking into one more place that may hold what is looked for
OTHERS = 0.25  # how much the figures count that are not the nearest one
STRIKES = 1.2  # a point of an enemy's health
TURNS = 3.0  # a turn that has to be waited for
UNKNOWN = 4.0  # a condition whose way is not understood and that does not hold


def named_spaces(reference: Reference, tables: Tables) -> list[int]:
    """The spaces that a reference may mean, whatever else is the case."""
    if reference.kind == "space":
        return [reference.number] if reference.number != NONE else []
    return list(reference.stars) if reference.kind == "stars" else list(tables.star_spaces)


class Map:
    """Distances on foot over a match's map, where a shut door costs what it takes to open it."""

    def __init__(self, tables: Tables):
        self._tables = tables
        self._known = Kept[tuple[int, ...], Rows]()

    def rows(self, at: Record) -> Rows:
        """The distances as the doors stand."""
        key = (at.doors, *at.door_damage)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._measure(at)
        return found

    def _measure(self, at: Record) -> Rows:
        rows = [[min(NO_WAY, far) for far in row] for row in self._tables.ground(at.doors).steps]
        for number, door in enumerate(self._tables.doors):
            if not at.doors >> number & 1:
                left = door.health - at.door_damage[number]
                price = 1 + min(5, left, 4 if door.recon < FAR else FAR)
                beyond_a, beyond_b = rows[door.b][:], rows[door.a][:]
                for row in rows:
                    by_a, by_b = row[door.a] + price, row[door.b] + price
                    if by_a < row[door.b]:  # the door is on the way from here to what lies beyond it
                        row[:] = map(min, row, [by_a + far for far in beyond_a])
                    elif by_b < row[door.a]:
                        row[:] = map(min, row, [by_b + far for far in beyond_b])
        return rows


class Goals:
    """What the match's tables say about reaching things: which token brings the child, what raises a track."""

    def __init__(self, tables: Tables):
        self.tables = tables
        self.map = Map(tables)
        self.brings_child = [kind for kind, number in enumerate(tables.on_reveal) if self._places_child(number)]
        self.raises = {
            track: [
                condition
                for hook in ("turn_end", "event_step_end")
                for condition, number in tables.hooks[hook]
                if condition and track in raised_tracks(tables.programs[number])
            ]
            for track in range(len(tables.tracks))
        }

    def _places_child(self, number: int) -> bool:
        words = self.tables.programs[number] if number != NONE else ()
        return any(isinstance(word, Place) and word.token.number == CHILD for word in words)


def raised_tracks(program: Program) -> list[int]:
    """The tracks that a list of effects raises."""
    return [word.id.number for word in program if isinstance(word, TrackChange) and word.n > 0]


class Journey:
    """How far one position is from what its conditions ask for, as one seat knows it."""

    def __init__(self, goals: Goals, engine: Engine, seat: int, figures: list[int]):
        """`figures`: whose journey it is."""
        self.goals, self.engine, self.mask = goals, engine, 1 << seat
        self.at, self.tables = engine.at, engine.tables
        self.rows = goals.map.rows(engine.at)
        self.standing = [self.at.figure_space[figure] for figure in figures]
        self._sought: set[int] = set()
        self.understood = True  # whether it is known what each condition asks for

    # ---- conditions ------------------------------------------------------------------------------------------------------

    def remaining(self, condition: Question) -> float:
        """Spaces to walk, or as much trouble as that, until a condition holds."""
        match condition:
            case All(value=parts):
                return self._all(parts)
            case Any(value=parts):
                return min(self.remaining(part) for part in parts)
            case Not(value=EnemyCarries()):
                return self._carrier_down() if self.at.child_piece != NONE else 0.0
            case TokenFaceUp(value=token):
                return 0.0 if self.engine.token_at(token.number) else self._seek(token.number)
            case CharacterWith(value=token) | CharacterOnClear(value=token):
                return self._to_token(token.number)
            case CarriedByCharacter(value=token):
                return self._to_carry(token.number)
            case TraitorCarries(value=token):
                return 0.0 if self._holds(condition) else self._to_token(token.number) + ON_THE_WAY
            case TraitorOn(value=space):
                return self._walk(self._goals(space.reference))
            case CarrierOn(token=token, space=space):
                return self._bring(token.number, self._goals(space.reference))
            case ChildCarrierOn(value=space):
                return self._bring(CHILD, self._goals(space.reference))
            case CharacterCarryingWith(carried=carried, token=token):
                return self._bring(carried.number, self.engine.token_at(token.number))
            case EnemiesNear(token=token, within=within, max=most):
                return self._crowd(token.number, within, most)
            case AllWithin(of=space, n=most):
                return self._gathered(space.reference, most)
            case Defeated(value=token):
                return self._defeat(token.number, 1)
            case DefeatedCount(token=token, n=count):
                return self._defeat(token.number, count)
            case TrackAtLeast(id=track, n=most):
                return self._raise(track.number, most - self.at.tracks[track.number])
            case TrackFull(value=track):
                return self._raise(track.number, self.tables.track_size[track.number] - self.at.tracks[track.number])
        self.understood = False
        return 0.0 if self._holds(condition) else UNKNOWN

    def _holds(self, condition: Question) -> bool:
        return condition.holds(self.engine, NOWHERE)

    def _all(self, parts: Sequence[Question]) -> float:
        """The parts together; all come to one place only when the rest is nearly done."""
        rest = sum(self.remaining(part) for part in parts if not isinstance(part, AllWithin))
        return rest + sum(self.remaining(part) for part in parts if isinstance(part, AllWithin)) / (1 + rest / 6)

    # ---- distances -------------------------------------------------------------------------------------------------------

    def _walk(self, places: list[int]) -> float:
        """Until a figure stands on one of some spaces: the nearest one counts, the others a little."""
        if not places:
            return float(NO_WAY)
        far = [min([self.rows[here][there] for there in places]) for here in self.standing]
        nearest = min(far)
        return nearest + OTHERS * (sum(far) - nearest) / max(1, len(far) - 1)

    def _goals(self, reference: Reference) -> list[int]:
        """The spaces that a goal names."""
        return self.engine.token_at(reference.number) if reference.kind == "token" else named_spaces(reference, self.tables)

    def _between(self, places: list[int], goals: list[int]) -> float:
        return float(min((self.rows[a][b] for a in places for b in goals), default=NO_WAY))

    # ---- tokens ----------------------------------------------------------------------------------------------------------

    def hiding(self, kind: int) -> list[int]:
        """The face-down threats that may be of a kind as far as the seat knows; those that it knows to be, if any."""
        at = self.at
        shape = self.tables.token_shape[kind]
        down = [piece for piece in self.engine.face_down() if at.piece_shape[piece] == shape]
        sure = [piece for piece in down if at.piece_known[piece] & self.mask and at.piece_kind[piece] == kind]
        return sure or [piece for piece in down if not at.piece_known[piece] & self.mask]

    def _seek(self, kind: int) -> float:
        """Until a hidden token is found; what several conditions look for is looked for once."""
        if kind in self._sought or kind < 0:
            return 0.0
        self._sought.add(kind)
        pieces = self.hiding(kind)
        if not pieces:
            return float(NO_WAY)
        wanted = 1 + self.tables.hidden[kind] // 2
        return self._walk([self.at.piece_space[piece] for piece in pieces]) + BETWEEN * max(0, len(pieces) - wanted) + ON_THE_WAY

    def _places(self, kind: int) -> list[int]:
        """Where a token is, or may be."""
        if kind == CHILD:
            child = self.engine.child_at()
            if child != NONE:
                return [child]
            return [place for token in self.goals.brings_child for place in self._places(token)]
        return self.engine.token_at(kind) or [self.at.piece_space[piece] for piece in self.hiding(kind)]

    def _to_token(self, kind: int) -> float:
        there = self.engine.token_at(kind)
        return self._walk(there) if there else self._seek(kind)

    def _to_carry(self, kind: int) -> float:
        """Until a figure carries something."""
        at = self.at
        if kind == CHILD:
            if at.child_figure != NONE:
                return 0.0
            if at.child_piece != NONE:
                return self._carrier_down() + ON_THE_WAY
            if at.child_space != NONE:
                return self._walk([at.child_space]) + ON_THE_WAY
            return sum(self._seek(token) for token in self.goals.brings_child[:1]) + 3 * ON_THE_WAY
        if any(carrier != NONE and at.piece_kind[piece] == kind for piece, carrier in enumerate(at.piece_carrier)):
            return 0.0
        return self._to_token(kind) + ON_THE_WAY

    def _bring(self, kind: int, goals: list[int]) -> float:
        """Until a figure that carries something stands on one of some spaces."""
        return self._to_carry(kind) + self._between(self._places(kind), goals)

    # ---- enemies ---------------------------------------------------------------------------------------------------------

    def _health(self, piece: int) -> int:
        return self.tables.token_health[self.at.piece_kind[piece]] - self.at.piece_damage[piece]

    def _carrier_down(self) -> float:
        """Until the enemy that carries the child is defeated."""
        piece = self.at.child_piece
        return self._walk([self.at.piece_space[piece]]) + STRIKES * self._health(piece)

    def _defeat(self, kind: int, wanted: int) -> float:
        """Until so many enemies of a kind are defeated: those on the map first, then those that hide."""
        at = self.at
        wanted -= at.defeated[kind] if kind >= 0 else 0
        if wanted <= 0:
            return 0.0
        up = [piece for piece in self.engine.enemies() if at.piece_kind[piece] == kind]
        costs = sorted(STRIKES * self._health(piece) + max(0.0, self._walk([at.piece_space[piece]]) - 1) for piece in up)[:wanted]
        hidden = wanted - len(costs)
        if not hidden or kind < 0:
            return sum(costs)
        return sum(costs) + self._seek(kind) + hidden * STRIKES * self.tables.token_health[kind]

    def _crowd(self, token: int, within: int, most: int) -> float:
        """Until at most so many enemies are within range of a token."""
        spaces = self.engine.token_at(token)
        if not spaces:
            return 0.0
        reach = self.engine.ground.reach
        near = sorted(
            self._health(piece)
            for piece in self.engine.enemies()
            if min([reach[space][self.at.piece_space[piece]] for space in spaces]) <= within
        )
        return sum(STRIKES * health + 1 for health in near[: max(0, len(near) - most)])

    def _gathered(self, reference: Reference, most: int) -> float:
        """Until all figures are within a range of a space."""
        goals = self._goals(reference)
        if not goals:
            return 0.0
        return sum(max(0, min([self.rows[here][there] for there in goals]) - most) for here in self.standing)

    def _raise(self, track: int, steps: int) -> float:
        """Until a track has risen by some steps."""
        if steps <= 0:
            return 0.0
        ways = [self.remaining(condition) for condition in self.goals.raises[track]]
        return min(ways, default=UNKNOWN) + TURNS * steps
