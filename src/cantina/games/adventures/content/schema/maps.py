"""Maps: hex rows of zones, what lies between them, doors and marked spaces."""

from ...language.terms import Amount, Edge, Entry, Id, Pair, Space


class Border(Entry, frozen=True):
    """What lies between neighbouring spaces of two zones, given by their two letters."""

    zones: str
    kind: Edge


class Unlock(Entry, frozen=True):
    """How a door may be unlocked from a bordering space."""

    recon_strength_ge: Amount


class Door(Entry, frozen=True):
    """A door between two spaces: `hp` damage breaks it open, and a strong recon may unlock it."""

    id: Id
    between: Pair
    locked: bool = True
    hp: Amount | None = None
    unlock: Unlock | None = None


class Map(Entry, frozen=True):
    """Hex rows of zone letters (`.` is a forbidden area), the top row A, odd rows shifted half a space to the right."""

    rows: tuple[str, ...]
    zones: dict[str, Id]
    start: Space
    borders: tuple[Border, ...] = ()
    open: tuple[Pair, ...] = ()
    ledges: tuple[Pair, ...] = ()
    walls: tuple[Pair, ...] = ()
    door: tuple[Door, ...] = ()
    stars: dict[Id, tuple[Space, ...]] = {}
    numbers: dict[str, Space] = {}
