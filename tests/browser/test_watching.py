"""Whoever only watches sees everything but hands: not on the page, and not in a single message."""

import re

from cantina.core.source import Seeded

from .conftest import Invite
from .person import together
from .playing import Racer, play_out


def test_a_spectator_sees_no_hand(invite: Invite) -> None:
    ada, bob, cyd = invite("Ada"), invite("Bob", "cs"), invite("Cyd")
    cyd.comes(together(ada, bob))
    for _ in range(3):
        play_out([Racer(ada), Racer(bob)], Seeded(8), until=ada.moves + 3)
        cyd.waits(lambda: cyd.moves >= ada.moves)
        assert cyd.group("web-hand").count() == 0
        for hand in (ada, bob):
            assert hand.position
            assert hand.group("web-hand").count() == 1
            cards = {(card["colour"], card["number"]) for card in hand.position["view"]["hand"]}
            assert cards
            for colour, number in cards:
                assert (
                    cyd.page.get_by_role("button", name=re.compile(f"^{re.escape(cyd.words.card(colour, number))}(,|$)")).count()
                    == 0
                )
    positions = [frame["position"] for frame in cyd.frames if frame.get("position")]
    assert len(positions) > 3
    for position in positions:
        assert (position["seat"], position["actions"], position["view"]["hand"], position["view"]["bonus"]) == (None, [], [], [])
    secrets = [event for event in cyd.events() if event.get("known_to") is not None]
    assert secrets
    assert all(event[field] is None for event in secrets for field in ("colour", "number", "card") if field in event)
    others = [event for event in bob.events() if event.get("known_to") == [0]]
    assert others
    assert all(event[field] is None for event in others for field in ("colour", "number", "card") if field in event)
