"""Several actions in one command: all of them or none, and their refusal is the same whatever the asker may not know."""

from functools import partial
from typing import Any

import msgspec
import pytest

from cantina.table.messages import Act, AskPreview, Preview, Problem
from tests.table.house import House, Visitor, evening, match, raw

TRAITOR: dict[str, Any] = {"mission": "compound-24", "traitor": True, "games": 8}


def may_accuse(house: House, ada: Visitor) -> bool:
    """Whether it is Ada's turn to accuse somebody."""
    return house.turn == 0 and any(offer.startswith("accuse") for offer in ada.offers())


async def suspecting(traitor: int, named: int | None = None) -> tuple[House, Visitor]:
    """Ada may accuse somebody; who the traitor is, the others know. She believes it of who is named, and that she may go on."""
    for number in range(40):  # everybody brings other bytes, and so another dealing
        house, (ada, *_) = await match(f"ada bob cyd-{number}", "adventures", **TRAITOR)
        await house.play_until(partial(may_accuse, house, ada))
        line = house.table.match
        assert line is not None
        dump = line.state.dump()
        if dump["traitor"] == 0:
            continue
        line.state = house.table.game.load(line.state.options, dump | {"traitor": traitor})
        if named is None or await believes(ada, named):
            return house, ada
    raise AssertionError("no such dealing was found")


async def believes(ada: Visitor, named: int) -> bool:
    """Whether an accusation with all that follows it seems possible to Ada."""
    answer = await ada.asks(AskPreview, actions=[raw(action) for action in accusation(ada, named)])
    assert isinstance(answer, Preview)
    return answer.refusal is None


def accusation(ada: Visitor, named: int) -> list[str]:
    """An accusation, what it costs, and a card after it."""
    hand, play = list(ada.seen.view["hand"]), next(offer for offer in ada.offers() if offer.startswith("play "))
    hand.remove(play.split()[1])
    return [f"accuse {named}", f"discard {hand[0]}", f"discard {hand[1]}", play]


@pytest.mark.parametrize("named", [1, 2])
@evening
async def test_what_is_refused_after_an_accusation_does_not_say_who_the_traitor_is(named: int) -> None:
    answers = []
    for traitor in (1, 2, -1):
        _, ada = await suspecting(traitor)
        actions = [raw(action) for action in accusation(ada, named)]
        heard = [await ada.asks(AskPreview, actions=actions) for _ in range(8)]
        heard += [await ada.asks(Act, actions=[*actions, raw("accuse 1")], moves=ada.seen.moves) for _ in range(8)]
        assert all(isinstance(answer, Problem) for answer in heard[8:])
        assert any(offer.startswith("accuse") for offer in ada.offers()), "nothing was played"
        answers.append([msgspec.json.encode(msgspec.structs.replace(answer, ref=0)) for answer in heard])
    assert answers[0] == answers[1] == answers[2]


@evening
async def test_whoever_has_accused_decides_anew_what_follows() -> None:
    """That the rest does not fit is no way back to before the card was shown."""
    house, ada = await suspecting(-1, named=1)
    before = len(house.table.made)
    await ada.does(Act, actions=[raw(action) for action in accusation(ada, 1)], moves=ada.seen.moves)
    made = [[type(event).__name__ for event in move.events] for move in house.table.made[before:] if move.by == 0]
    assert [kinds[:2] for kinds in made] == [[], ["CardDiscarded"], ["CardDiscarded", "Accused"]]
