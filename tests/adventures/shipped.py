"""Situations on the maps that come with the game: a shipped mission or sheet, only the threats that a test says, and its script.

table = Shipped("out-of-town", "C8 ?cradle, C6 hunter-b", at={"mandalorian": "C7"}, hand="mando-stride mando-allin")
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import cantina
from cantina.core.action import to_text
from cantina.core.event import Event
from cantina.core.game import DEALER, OptionError
from cantina.games.adventures.game import GAME
from cantina.games.adventures.kernel.tables.codes import NONE
from cantina.games.adventures.setup import make_tables
from cantina.games.adventures.state import State
from cantina.testing import witness

from .scene import Draft, Table, Threat, threats_of


class Shipped(Table):
    """A match of shipped content with a scripted dealer; seat 0 is about to play its actions.

    `threats` are all that lie on the map. A token comes from where it would come: a pile, the reinforcements, or beside the map.
    """

    def __init__(
        self,
        mission: str = "compound",
        threats: str = "",
        *,
        at: Mapping[str, str] | None = None,
        hand: str | None = None,
        hands: Mapping[int, str] | None = None,
        discard: str = "",
        slots: Mapping[str, str] | None = None,
        events: str = "",
        plans: Mapping[str, str] | None = None,
        plan_deck: str = "",
        plan_discard: str = "",
        damage: Mapping[str, int] | None = None,
        child: str | None = None,
        tracks: Mapping[str, int] | None = None,
        carried: Mapping[str, str] | None = None,
        doors: str = "",
        script: Iterable[str] = (),
        **options: Any,
    ):
        self.game = cantina.game("adventures")
        self.events: list[Event] = []
        self.state = GAME.start(mission=mission, **({"seats": 2, "first": 0} | options))
        self.options = self.state.options
        self.tables = make_tables(self.options)
        self._script = list(script)
        self.deal()
        if self.asked() == "carrier":  # of a shared match's setup
            self.play("who ig11")
        self._script = []
        draft = ShippedDraft(self.tables, self.state.dump())
        draft.clear_map()
        for threat in threats_of(threats):
            draft.lay(threat)
        draft.slots(slots or {})
        some = {seat: " ".join(self._some(seat)) for seat in range(self.tables.seats)}
        draft.hands(some | ({0: hand} if hand is not None else {}) | dict(hands or {}), discard)
        draft.events(events)
        draft.plans(plans or {}, plan_deck, plan_discard)
        draft.people(at or {}, damage or {})
        draft.at["child_figure"] = draft.at["child_space"] = draft.at["child_piece"] = NONE
        if child is not None:
            draft.child(child)
        for token, figure in (carried or {}).items():
            draft.carry(token, figure)
        for track, value in (tracks or {}).items():
            draft.at["tracks"][self.tables.tracks.index(track)] = value
        for door in doors.split():
            draft.at["doors"] |= 1 << self.tables.door_index[door]
        self.load(draft.at)

    def _some(self, seat: int) -> list[str]:
        """Two plain cards of a seat, the weakest with a strength."""
        tables = self.tables
        known = [card for card in tables.deck_of(seat) if not tables.card_tactical[card]]
        known.sort(key=lambda card: tables.card_strength[card])
        share = 2 * seat if tables.shared else 0
        return [tables.cards[card] for card in known[share : share + 2]]

    def pass_turn(self, seat: int = 0) -> list[Event]:
        """The seat plays two cards where they do no harm, without their actions."""
        seen: list[Event] = []
        for slot in ("move", "plan"):
            card = next(iter(self.view(seat).hand))
            seen += self.play(f"play {card} {slot}", "decline")
            if self.asked() == "act-later":
                seen += self.play("done")
        if "end" in self.offers():
            seen += self.play("end")
        self.events = seen
        return seen


class ShippedDraft(Draft):
    """A position on a shipped map being rewritten."""

    def clear_map(self) -> None:
        """Take all threats off the map, back to where they came from."""
        at = self.at
        for piece, kind in enumerate(at["piece_kind"]):
            if kind != NONE and self.tables.token_shape[kind] < 3:
                at["pool" if not self.tables.hidden[kind] else "sure"][kind] += 1
            at["piece_kind"][piece], at["piece_space"][piece], at["piece_up"][piece] = NONE, NONE, 1

    def lay(self, threat: Threat) -> None:
        """A threat on a space, out of its pile."""
        self._take(threat.token)
        kind = self.tables.token_index[threat.token]
        self.piece(kind, self.tables.space_index[threat.space], threat.up, threat.damage)

    def carry(self, token: str, figure: str) -> None:
        """A token with a character."""
        self._take(token)
        self.piece(self.tables.token_index[token], NONE, True, 0)
        self.at["piece_carrier"][-1] = self.tables.figure_index[figure]

    def _take(self, token: str) -> None:
        at, kind = self.at, self.tables.token_index[token]
        for pile in ("sure", "pool", "reserve"):
            if at[pile][kind]:
                at[pile][kind] -= 1
                return

    def piece(self, kind: int, space: int, up: bool, damage: int) -> None:
        """A token under a number of its own."""
        new = {"kind": kind, "shape": self.tables.token_shape[kind], "space": space, "up": int(up), "damage": damage}
        new |= {"known": 0, "stun": NONE, "carrier": NONE, "marked": 0}
        for name, value in new.items():
            self.at[f"piece_{name}"].append(value)


def begun(*script: str, **options: Any) -> tuple[State, list[Event]]:
    """A match that was only set up, and what was told."""
    state = GAME.start(**options)
    heard: list[Event] = []
    said = list(script)
    while state.turn == DEALER:
        offered = {to_text(action): action for action in state.actions()}
        wanted = next((move for move in said if move in offered), None)
        if wanted:
            said.remove(wanted)
        heard += state.play(offered[wanted or next(iter(offered))])
    witness(event.rule for event in heard)
    return state, heard


def refused(**options: Any) -> str:
    """Why options are refused."""
    with pytest.raises(OptionError) as error:
        GAME.start(**options)
    return str(error.value)
