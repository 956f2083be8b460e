"""What a seat cannot tell of a position: all that is hidden from it is dealt anew."""

from cantina.core.action import Action
from cantina.core.source import Source, pick

from .actions import Event, Token
from .kernel.decks import event_odds
from .kernel.record import RUNNING, Record
from .kernel.revealing import decide_token, token_odds
from .kernel.setup import Setup
from .kernel.stack import Engine, bits
from .kernel.tables.codes import NONE
from .kernel.tables.match import Tables


def redeal(at: Record, tables: Tables, seat: int | None, source: Source) -> Record:
    """A random position that a seat cannot tell from the real one: all that it does not know is dealt anew."""
    other = at.copy()
    engine = Engine(other, tables)
    mask = 0 if seat is None else 1 << seat
    _skills(engine, seat, source)
    _plans(engine, seat, mask, source)
    _events(engine, mask, source)
    _tokens(engine, mask, source)
    _complications(engine, seat, source)
    _loyalty(engine, seat, source)
    return other


def _skills(engine: Engine, seat: int | None, source: Source) -> None:
    at = engine.at
    hidden = [other for other in range(engine.tables.seats) if other != seat]
    for other in hidden:
        for card in at.hands[other]:
            at.undrawn[card] += 1
    for other in hidden:
        size = len(at.hands[other])
        at.hands[other] = []
        deck = engine.tables.deck_of(other)
        for _ in range(size):
            card = deck[pick(source, [at.undrawn[card] for card in deck])]
            at.undrawn[card] -= 1
            at.hands[other].append(card)
        at.hands[other].sort()


def _plans(engine: Engine, seat: int | None, mask: int, source: Source) -> None:
    at = engine.at
    drawn = 0 if at.drawer == seat else len(at.drawn)
    unknown = [place for place, known in enumerate(at.plan_seen) if not known & mask]
    for card in [*(at.drawn if drawn else []), *(at.plan_top[place] for place in unknown)]:
        at.plan_pool[card] += 1
    for place in unknown:
        at.plan_top[place] = _draw(at.plan_pool, source)
    if drawn:
        at.drawn = sorted(_draw(at.plan_pool, source) for _ in range(drawn))


def _draw(pool: list[int], source: Source) -> int:
    card = pick(source, pool)
    pool[card] -= 1
    return card


def _events(engine: Engine, mask: int, source: Source) -> None:
    """Faces that the seat does not know; the backs that everybody knows stay."""
    at, tables = engine.at, engine.tables
    hidden = [place for place, card in enumerate(at.event_deck) if card != NONE and not at.event_seen[place] & mask]
    for place in hidden:
        at.event_pool[at.event_deck[place]] += 1
        at.event_deck[place] = NONE
    for place in hidden:
        action = _outcome(event_odds(engine, place), source)
        assert isinstance(action, Event)
        at.event_deck[place] = tables.event_index[action.event]
        at.event_pool[at.event_deck[place]] -= 1


def _tokens(engine: Engine, mask: int, source: Source) -> None:
    """Face-down threats that others have looked at."""
    at, tables = engine.at, engine.tables
    hidden = [
        piece
        for piece, up in enumerate(at.piece_up)
        if not up and at.piece_space[piece] != NONE and at.piece_kind[piece] != NONE and not at.piece_known[piece] & mask
    ]
    for piece in hidden:
        kind = at.piece_kind[piece]
        (at.sure if tables.hidden[kind] else at.pool)[kind] += 1
        at.piece_kind[piece] = NONE
    for piece in hidden:
        action = _outcome(token_odds(engine, piece), source)
        assert isinstance(action, Token)
        decide_token(engine, piece, tables.token_index[action.token])


def _outcome(odds: list[tuple[Action, int]], source: Source) -> Action:
    return odds[pick(source, [weight for _, weight in odds])][0]


def _complications(engine: Engine, seat: int | None, source: Source) -> None:
    at = engine.at
    if at.looked and at.drawer != seat:
        for value in at.looked:
            at.supply[value] += 1
        at.looked = sorted(_draw(at.supply, source) for _ in at.looked)


def _loyalty(engine: Engine, seat: int | None, source: Source) -> None:
    """Who may be the traitor: a hidden player of whom nothing says otherwise, or the card that nobody got."""
    at, tables = engine.at, engine.tables
    if not at.hidden or at.exposed != NONE or at.outcome != RUNNING:
        return
    if seat is not None and at.hidden >> seat & 1 and at.traitor == seat:
        return
    dealing = any(isinstance(frame, Setup) for frame in at.stack)
    suspects = [other for other in bits(at.hidden & ~at.loyal) if other != seat]
    spare = tables.agreed.spare_loyalty
    if dealing:  # cards not dealt yet count as nobody's
        spare += tables.seats - len(tables.agreed.sworn) - at.hidden.bit_count()
    chosen = source.below(len(suspects) + spare)
    at.traitor = suspects[chosen] if chosen < len(suspects) else NONE
