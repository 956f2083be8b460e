"""Whatever is uploaded as a record: it is kept or refused with the line that is wrong, and nothing takes long."""

import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from cantina.table.messages import Problem
from tests.server.serving import ROOT

from .nonsense import TOKENS, Nonsense, feed, nonsense
from .world import World

GAMES = ("super_teams", "carcassonne", "precious_cargo", "adventures")
MOVES = 12  # of each record; a longer one takes longer to play again
EACH, EXAMPLES = 10, 300


def lines(game: str) -> list[str]:
    """The beginning of a recorded match, and the key of its dealer."""
    head, *moves = (ROOT / "tests" / game / "match.cantina").read_text("utf-8").splitlines()
    return [head, *moves[:MOVES], *(line for line in moves[-1:] if line.startswith("key "))]


RECORDS = {game: lines(game) for game in GAMES}


def a_record(game: str, by: Nonsense) -> bytes:
    """A record in which something may be otherwise: its header, a move, its lines, or its bytes."""
    head, *moves = RECORDS[game]
    moves = moves[: by.below(len(moves) + 1)]
    top = head.encode()
    match by.below(4):
        case 0:
            top = by.mutated(json.loads(head))
        case 1 if moves:
            number = by.below(len(moves))
            moves[number] = by.text_form(moves[number])
        case 2 if moves:
            moves.insert(by.below(len(moves)), by.one([*moves, *TOKENS]))
    whole = b"\n".join([top, *(move.encode("utf-8", "surrogatepass") for move in moves)]) + b"\n"
    return whole if by.below(3) else by.scrambled(whole)


def test_no_record_breaks_anything_or_takes_long(world: World, long: bool) -> None:
    kept = set[bytes]()

    async def send(game: str, nonsenses: list[Nonsense]) -> None:
        for by in nonsenses:
            record = a_record(game, by)
            answer = await world.timed(record, lambda record=record: world.request("POST", "/api/replays", body=record))  # type: ignore[misc]
            assert answer.status in (201, 400), (answer, record)
            if answer.status == 201:
                kept.add(answer.body)
                id_ = msgspec.json.decode(answer.body)["id"]
                seen = await world.request("GET", f"/api/replays/{id_}")
                assert seen.status == 200, (seen, record)
            else:
                assert msgspec.json.decode(answer.body, type=Problem).code == "bad-record", (answer, record)

    @given(st.sampled_from(GAMES), st.lists(nonsense, min_size=EACH, max_size=EACH))
    def sent(game: str, nonsenses: list[Nonsense]) -> None:
        world.run(send(game, nonsenses))

    before = world.inputs
    feed(sent, EXAMPLES, long)
    assert world.inputs - before >= EXAMPLES * EACH
    assert len(kept) > EXAMPLES / 10
