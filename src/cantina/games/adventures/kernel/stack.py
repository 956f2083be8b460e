"""The engine: a position being played on by a stack of frames, and the words that many rules use."""

from collections.abc import Iterable

from cantina.core.event import Event
from cantina.core.game import DEALER

from .frames import Doing, Frame
from .record import Record
from .tables.codes import FAR, NONE
from .tables.ground import Ground
from .tables.match import Tables


class Engine:
    """A position being played on: its tables, and the events of the move so far."""

    __slots__ = ("at", "events", "tables")

    def __init__(self, at: Record, tables: Tables):
        self.at, self.tables = at, tables
        self.events: list[Event] = []

    # ---- what is being resolved ----------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Resolve something before what is being resolved now."""
        self.at.stack.append(frame)

    def pop(self) -> None:
        """What is being resolved is finished."""
        self.at.stack.pop()

    def ask(self, seat: int) -> None:
        """A seat is to decide."""
        self.at.asked = seat

    def deal(self) -> None:
        """The dealer is to decide."""
        self.at.asked = DEALER

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def change(self, event: Event) -> None:
        """Something happened that counts as an effect of an event card (MANDO-R-94)."""
        self.at.changes += 1
        self.events.append(event)

    # ---- words that many rules use ---------------------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """The map as the doors stand."""
        tables, doors = self.tables, self.at.doors
        return tables.grounds.get(doors) or tables.ground(doors)  # asked for so often that a call less counts

    def range(self, a: int, b: int) -> int:
        """The range between two spaces (MANDO-129)."""
        return FAR if a < 0 or b < 0 else self.ground.reach[a][b]

    def decider(self, figure: int) -> int:
        """Who decides about a figure's own cards (MANDO-R-56, MANDO-238)."""
        owner = self.tables.owner[figure]
        return self.at.active if owner == NONE else owner

    def in_play(self) -> list[int]:
        """The figures on the map."""
        return [figure for figure, space in enumerate(self.at.figure_space) if space != NONE]

    def your_figures(self) -> list[int]:
        """The figures that the active player acts with (MANDO-231)."""
        at = self.at
        if self.tables.shared:
            return self.in_play()
        return [at.active] if at.figure_space[at.active] != NONE else []

    def pieces_at(self, space: int) -> list[int]:
        """The threats on a space."""
        places = self.at.piece_space
        return [piece for piece, place in enumerate(places) if place == space] if space in places else []

    def enemies(self) -> list[int]:
        """The face-up enemies on the map (MANDO-106)."""
        at, is_enemy = self.at, self.tables.token_enemy
        return [
            piece
            for piece, space in enumerate(at.piece_space)
            if space != NONE and at.piece_up[piece] and is_enemy[at.piece_kind[piece]]
        ]

    def enemy(self, piece: int) -> bool:
        """Whether a threat is a face-up enemy on the map."""
        at = self.at
        return bool(at.piece_up[piece] and at.piece_space[piece] != NONE and self.tables.token_enemy[at.piece_kind[piece]])

    def face_down(self) -> list[int]:
        """The face-down threats on the map."""
        up = self.at.piece_up
        return [piece for piece, space in enumerate(self.at.piece_space) if space != NONE and not up[piece]]

    def ability(self, piece: int) -> int:
        """The ability symbol of a face-up threat."""
        return self.tables.token_ability[self.at.piece_kind[piece]]

    def child_at(self) -> int:
        """Where the child is, with or without somebody who carries it; NONE: not in play."""
        at = self.at
        if at.child_figure != NONE:
            return at.figure_space[at.child_figure]
        if at.child_piece != NONE:
            return at.piece_space[at.child_piece]
        return at.child_space

    def token_at(self, kind: int) -> list[int]:
        """The spaces on which face-up tokens of a kind are; a carried one is where its carrier is."""
        at = self.at
        found = []
        for piece, token in enumerate(at.piece_kind):
            if token == kind:
                carrier = at.piece_carrier[piece]
                if carrier != NONE:
                    found.append(at.figure_space[carrier])
                elif at.piece_space[piece] != NONE and at.piece_up[piece]:
                    found.append(at.piece_space[piece])
        return found

    def strength(self, slot: int) -> int:
        """The strength of a slot in the event step (MANDO-139); with a tactical skill exactly 5."""
        tables, at = self.tables, self.at
        strength = 0
        for card in at.slot_cards[slot]:
            if tables.card_tactical[card]:
                return 5
            strength += tables.card_strength[card]
        for value in at.slot_tokens[slot]:
            strength += value or tables.substitute
        return strength

    def action(self) -> Doing | None:
        """The action being carried out, the innermost one."""
        for frame in reversed(self.at.stack):
            if isinstance(frame, Doing):
                return frame
        return None

    def doing(self, place: int) -> Doing:
        """The action at a place of the stack."""
        frame = self.at.stack[place]
        assert isinstance(frame, Doing)
        return frame

    # ---- names -----------------------------------------------------------------------------------------------------------

    def figure_name(self, figure: int) -> str:
        """The id of a figure."""
        return self.tables.figures[figure]

    def space_name(self, space: int) -> str:
        """The id of a space."""
        return self.tables.spaces[space]

    def token_name(self, piece: int) -> str:
        """The id of what a threat is."""
        return self.tables.tokens[self.at.piece_kind[piece]]


def bits(mask: int) -> Iterable[int]:
    """The numbers of the bits that are set."""
    number = 0
    while mask:
        if mask & 1:
            yield number
        mask >>= 1
        number += 1
