"""Situations of Adventures in a few words: a small map, exactly these threats, hands, slots and cards, and a scripted dealer.

    table = Table("GGGG", "A3 thug, A4 ?sentry", hand="m3 m1")
    table.act("m3 move")                # play the card under the slot and resolve its action
    table.walk("A2", "A3")
    assert table.piece("thug").damage == 0

Rows are hex rows as in a mission's file. A threat is a space and a token, `?` face down, `/1` with that damage. Every character
has the cards `m1 m2 m3 m4` by strength (`i1` ... of ig11, `c1` of cara, `g1` of greef), two of each, two `mx` and two `my`
of strength 1; `skills` brings others. In a move `@A3` or `@thug` is the number of that threat.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

import cantina
from cantina.core.action import Action, from_text, to_text
from cantina.core.event import Event
from cantina.core.game import DEALER
from cantina.games.adventures import content
from cantina.games.adventures.content import schema
from cantina.games.adventures.game import GAME
from cantina.games.adventures.kernel.tables.match import Tables
from cantina.games.adventures.setup import make_tables
from cantina.games.adventures.view import FigureSeen, PieceSeen, SlotSeen, View
from cantina.testing import Scene, witness

PEOPLE = {"mandalorian": "m", "ig11": "i", "cara": "c", "greef": "g"}
STRENGTHS = (1, 2, 3, 4)
SPARE = "xy"  # letters of the two cards of strength 1 that fill a deck

Data = Mapping[str, Any]  # content as a file says it


def _enemy(id_: str, class_: str, hp: int, ability: str | None = None, shape: str = "circle") -> dict[str, Any]:
    found = {"id": id_, "kind": "enemy", "class": class_, "hp": hp, "shape": shape}
    return found | ({"ability": ability} if ability else {})


TOKENS: tuple[Data, ...] = (
    _enemy("thug", "brawler", 3),
    _enemy("brute", "brawler", 4),
    _enemy("raider", "blaster", 2),
    _enemy("gunner", "blaster", 4),
    _enemy("sniper", "sharpshooter", 2),
    _enemy("sentry", "blaster", 2, "guard"),
    _enemy("watch", "sharpshooter", 4, "guard"),
    _enemy("snare", "brawler", 3, "hook"),
    _enemy("saboteur", "blaster", 2, "sabotage"),
    _enemy("herald", "brawler", 1, "mission"),
    {"id": "medkit", "kind": "feature", "shape": "circle"},
    {"id": "crate", "kind": "feature", "shape": "circle"},
    {"id": "beacon", "kind": "feature", "shape": "circle", "ability": "mission"},
    {"id": "relic", "kind": "feature", "shape": "circle", "use": "carry"},
    _enemy("rival", "blaster", 4, shape="orange"),
    _enemy("enforcer", "brawler", 4, shape="orange"),
    _enemy("marksman", "sharpshooter", 3, "guard", shape="orange"),
)


def character(id_: str, *skills: Data, beginner: int = 8, standard: int = 6) -> schema.Character:
    """A character with these skill cards and, up to twelve, the plain ones."""
    letter = PEOPLE[id_]
    cards: list[Data] = list(skills)
    held = sum(card.get("copies", 1) for card in cards)
    assert held <= 4 or held == 12, "four cards of one's own, or the whole deck"
    if held < 12:
        cards += [{"id": f"{letter}{strength}", "strength": strength, "copies": 2} for strength in STRENGTHS]
        for spare in SPARE:
            if left := 4 - held:
                copies = min(2, left)
                cards.append({"id": f"{letter}{spare}", "strength": 1, "copies": copies})
                held += copies
    health = {"beginner": beginner, "standard": standard}
    return msgspec.convert({"id": id_, "health": health, "skill": cards}, schema.Character)


class Threat(msgspec.Struct, frozen=True):
    """A threat as a test says it."""

    space: str
    token: str
    up: bool
    damage: int


def threats_of(text: str) -> list[Threat]:
    """`A3 thug, A4 ?sentry, B1 brute/2`: face-down ones first, as the pieces are numbered."""
    found = []
    for said in filter(None, (part.strip() for part in text.split(","))):
        space, name = said.split()
        token, _, damage = name.removeprefix("?").partition("/")
        found.append(Threat(space, token, not name.startswith("?"), int(damage or 0)))
    return sorted(found, key=lambda threat: threat.up)


def pairs_of(text: str) -> list[list[str]]:
    """`A1 A2, B1 B2`: pairs of spaces."""
    return [pair.split() for pair in text.split(",") if pair.strip()]


def mission(
    rows: str,
    threats: str = "",
    *,
    tokens: Iterable[Data] = (),
    reserve: str = "",
    defeated: str = "",
    start: str = "A1",
    doors: str = "",
    door: Data | None = None,
    ledges: str = "",
    walls: str = "",
    stars: str = "",
    numbers: Mapping[str, str] | None = None,
    **more: Any,
) -> schema.Mission:
    """A mission on hex rows; `doors` are `gate A2 A3, ...`, and `door` says what else they all have."""
    placed = threats_of(threats)
    copies = Counter([threat.token for threat in placed] + reserve.split() + defeated.split())
    kinds = {token["id"]: token for token in (*TOKENS, *tokens)}
    wanted = [*copies, *(token["id"] for token in tokens if token["id"] not in copies)]
    sites: dict[str, dict[str, list[str]]] = {"facedown": {}, "faceup": {}}
    unique: dict[str, list[str]] = {}
    for threat in placed:
        shape = kinds[threat.token]["shape"]
        if shape in ("circle", "square", "triangle"):
            sites["faceup" if threat.up else "facedown"].setdefault(shape, []).append(threat.space)
        elif shape == "unique":
            unique.setdefault(threat.token, []).append(threat.space)
    lines = rows.split()
    data = {
        "id": "test",
        "recommended": list(PEOPLE),
        "map": {
            "rows": lines,
            "zones": {"G": "yard"},
            "start": start,
            "ledges": pairs_of(ledges),
            "walls": pairs_of(walls),
            "door": [
                {"id": id_, "between": [a, b]} | dict(door or {})
                for id_, a, b in (said.split() for said in doors.split(",") if said.strip())
            ],
            "stars": {"white": stars.split()} if stars else {},
            "numbers": dict(numbers or {}),
        },
        "placement": {**sites, "unique": unique},
        "token": [dict(kinds[id_]) | {"copies": max(copies[id_], kinds[id_].get("copies", 1))} for id_ in wanted],
        "objective": {"check": "turn_end", "cond": {"track_full": "goal"}},
        "failure": [{"cond": {"character_defeated": True}}],
        "track": [{"id": "goal", "size": 20}, {"id": "crisis", "size": 20}],
        "crisis": {"effects": [{"op": "track", "id": "crisis", "n": 1}]},
    }
    if "mission_action" in more:
        data["slots"] = ["move", "attack", "recon", "plan", "mission"]
        data["mission_action"] = {"effects": more.pop("mission_action")}
    if "crisis" in more:
        data["crisis"] = {"effects": more.pop("crisis")}
    return content.read(schema.Mission, data | more)


class Table(Scene):
    """A match in the middle of a turn, at exactly the position that a test describes.

    Seat 0 is about to play its actions. `hand` is of seat 0, `hands` of others; `slots` says cards and complication tokens
    (`{"move": "2 m4"}`; all others are empty); `events` the next event cards from the top, shipped ones by their id, own ones by
    the names in `cards`; `plans` kept plan cards by character; `plan_deck` the next ones from the top; `child` a space, a
    character or `@` and a threat. What else the mission has goes to `mission`, options go to the match.
    """

    def __init__(
        self,
        rows: str = "GGG",
        threats: str = "",
        *,
        at: Mapping[str, str] | None = None,
        hand: str | None = None,
        hands: Mapping[int, str] | None = None,
        discard: str = "",
        slots: Mapping[str, str] | None = None,
        cards: Mapping[str, Sequence[Data]] | None = None,
        events: str = "",
        plans: Mapping[str, str] | None = None,
        plan_deck: str = "",
        plan_discard: str = "",
        damage: Mapping[str, int] | None = None,
        child: str | None = None,
        reserve: str = "",
        defeated: str = "",
        tracks: Mapping[str, int] | None = None,
        skills: Mapping[str, Sequence[Data]] | None = None,
        beginner: int = 8,
        standard: int = 6,
        people: Iterable[str] | None = None,
        options: Mapping[str, Any] | None = None,
        **said: Any,
    ):
        self.game = cantina.game("adventures")
        self.events: list[Event] = []
        self._script: list[str] = []
        agreed = {"seats": 2, "first": 0} | dict(options or {})
        if child is not None:
            said.setdefault("child", {})
        made = mission(rows, threats, reserve=reserve, defeated=defeated, **said)
        shared = agreed.get("mode") == "shared" or agreed["seats"] == 1
        chosen = list(people or list(PEOPLE)[: 2 if shared else agreed["seats"]])
        cast = tuple(character(id_, *(skills or {}).get(id_, ()), beginner=beginner, standard=standard) for id_ in chosen)
        if cards:
            agreed["pack"] = _pack(cards, events.split())
        self.state = GAME.start(mission=made, characters=cast, **agreed)
        self.options = self.state.options
        self.tables = make_tables(self.options)
        self._set_up(threats)
        draft = Draft(self.tables, self.state.dump())
        draft.threats(threats)
        draft.slots(slots or {})
        named = {seat: " ".join(f"{PEOPLE[id_]}{n}" for n in STRENGTHS) for seat, id_ in enumerate(chosen)}
        if shared:
            named = {seat: f"m{seat + 1} i{seat + 1}" for seat in range(agreed["seats"])}
        draft.hands(named | ({0: hand} if hand is not None else {}) | dict(hands or {}), discard)
        draft.events(events)
        draft.plans(plans or {}, plan_deck, plan_discard)
        draft.people(at or {}, damage or {})
        draft.piles(reserve, defeated)
        if child is not None:
            draft.child(child)
        for track, value in (tracks or {}).items():
            draft.at["tracks"][self.tables.tracks.index(track)] = value
        self.load(draft.at)

    def _set_up(self, threats: str) -> None:
        """The dealer sets up; face-up threats as they were said."""
        self.script(*(f"token {threat.token}" for threat in threats_of(threats) if threat.up))
        self.deal()
        self._script = []

    # ---- playing -------------------------------------------------------------------------------------------------------

    def load(self, dump: dict[str, Any]) -> None:
        """Go on from a position."""
        self.state = GAME.load(self.options, dump)

    def script(self, *moves: str) -> None:
        """What the dealer does next; of every kind of outcome that is not said, the dealer takes the first."""
        self._script += moves

    def deal(self) -> None:
        """Let the dealer move until somebody else is to decide."""
        while self.state.turn == DEALER:
            offered = {to_text(action): action for action in self.state.actions()}
            verb = next(iter(offered)).split()[0]
            said = next((move for move in self._script if move.split()[0] == verb), None)
            if said is not None:
                self._script.remove(said)
                assert said in offered, f"the dealer cannot do {said!r}, only {', '.join(offered)}"
            self.events += self.state.play(offered[said or next(iter(offered))])

    def play(self, *moves: str | Action) -> list[Event]:
        """Make moves, with the dealer's in between; returns the events of all, which stay in `events` until the next call."""
        self.events = []
        for move in moves:
            self.events += self.state.play(self._read(move))
            self.deal()
        witness(event.rule for event in self.events)
        return self.events

    def refused(self, move: str | Action) -> str:
        """The rule that forbids a move; the position stays as it was."""
        return super().refused(self._read(move))

    def _read(self, move: str | Action) -> Action:
        if not isinstance(move, str):
            return move
        words = [str(self.number(word[1:])) if word.startswith("@") else word for word in move.split()]
        action: Action = from_text(" ".join(words), self.game.action)
        return action

    def act(self, *plays: str) -> list[Event]:
        """Play cards (`m3 move`) and begin the slot's action."""
        return self.play(*(move for said in plays for move in (f"play {said}", "resolve")))

    def idle(self, *plays: str) -> list[Event]:
        """Play cards and leave the slot's action out."""
        return self.play(*(move for said in plays for move in (f"play {said}", "decline")))

    def walk(self, *spaces: str) -> list[Event]:
        """Walk these spaces, and stop there if the movement would go on."""
        self.play(*(f"step {space}" for space in spaces))
        if "stop" in self.offers():
            before = self.events
            self.events = before + self.play("stop")
        return self.events

    def end(self) -> list[Event]:
        """End the step of playing actions, where something more could be done in it."""
        return self.play("end") if "end" in self.offers() else self.events

    # ---- looking -------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return self.state.view(seat)  # type: ignore[return-value]

    def offers(self) -> set[str]:
        """What may be done, as text."""
        return {to_text(action) for action in self.state.actions()}

    def may(self, verb: str) -> set[str]:
        """What may be done by one verb: the words behind it."""
        return {text.partition(" ")[2] for text in self.offers() if text.split()[0] == verb}

    def spaces(self, verb: str) -> set[str]:
        """The spaces of the threats that a verb may be about."""
        dump = self.state.dump()
        return {self.tables.spaces[dump["piece_space"][int(said.split()[0])]] for said in self.may(verb)}

    def ends(self, id_: str = "mandalorian") -> set[str]:
        """Where the movement that has begun may end."""
        found: set[str] = set()
        ahead = [self.state]
        while ahead:
            state = ahead.pop()
            found.add(next(seen.space for seen in state.view(None).figures if seen.figure == id_))  # type: ignore[attr-defined]
            for action in state.actions() if state.prompt().kind == "walk" else ():
                if to_text(action).startswith("step"):
                    ahead.append(state.copy())
                    ahead[-1].play(action)
        return found

    def asked(self) -> str:
        """What is being decided."""
        return self.state.prompt().kind

    def number(self, name: str) -> int:
        """The number of the one threat on a space, or of the one token of a kind, face up or down."""
        dump = self.state.dump()
        places = dump["piece_space"]
        if name in self.tables.space_index:
            found = [piece for piece, space in enumerate(places) if space == self.tables.space_index[name]]
        else:
            kind = self.tables.token_index[name]
            found = [piece for piece, other in enumerate(dump["piece_kind"]) if other == kind and places[piece] >= 0]
        assert len(found) == 1, f"{len(found)} threats are {name!r}"
        return found[0]

    def piece(self, name: str) -> PieceSeen:
        """A threat as everybody sees it."""
        number = self.number(name)
        return next(seen for seen in self.view().pieces if seen.piece == number)

    def there(self, space: str) -> list[str | None]:
        """The threats on a space as everybody sees them; None is a face-down one."""
        return sorted((seen.token for seen in self.view().pieces if seen.space == space), key=str)

    def figure(self, id_: str = "mandalorian") -> FigureSeen:
        """A character as everybody sees it."""
        return next(seen for seen in self.view().figures if seen.figure == id_)

    def slot(self, slot: str) -> SlotSeen:
        """An action slot as everybody sees it."""
        return next(seen for seen in self.view().slots if seen.slot == slot)

    def strength(self, slot: str) -> int:
        """The strength of a slot in the event step."""
        return self.slot(slot).strength

    def strengths(self) -> list[int]:
        """The strengths of all slots from left to right."""
        return [seen.strength for seen in self.view().slots]

    def track(self, id_: str) -> int:
        """Where a track stands."""
        return next(seen.value for seen in self.view().tracks if seen.track == id_)

    def tags(self) -> list[str]:
        """The kinds of the latest events."""
        return [str(event.__struct_config__.tag) for event in self.events]


def _pack(cards: Mapping[str, Sequence[Data]], wanted: Iterable[str]) -> dict[str, Any]:
    """Event cards of a test's own, with shipped ones up to twelve: first those that the test wants."""
    own = [{"id": id_, "back": "trouble", "effects": effects} for id_, effects in cards.items()]
    shipped = [card for card in content.events().event if card.guide is None]
    shipped.sort(key=lambda card: card.id not in wanted)
    return {"event": [*own, *msgspec.to_builtins(shipped[: 12 - len(own)])]}


class Draft:
    """A position being rewritten: every pile gives up what a test puts elsewhere."""

    def __init__(self, tables: Tables, dump: dict[str, Any]):
        self.tables, self.at = tables, dump

    def threats(self, text: str) -> None:
        """What the face-down threats are, and the damage on the others."""
        at, tables = self.at, self.tables
        for piece, threat in enumerate(sorted(threats_of(text), key=self._order)):
            kind = tables.token_index[threat.token]
            if tables.token_shape[kind] == 3:  # a reinforcement on the map
                self._lay(kind, tables.space_index[threat.space], threat.damage)
                continue
            if not threat.up:
                at["piece_kind"][piece] = kind
                at["pool"][kind] -= 1
            at["piece_damage"][piece] = threat.damage

    def _order(self, threat: Threat) -> int:
        """Face-down sites are numbered first, then face-up ones, unique tokens, and reinforcements, which have no site."""
        shape = self.tables.token_shape[self.tables.token_index[threat.token]]
        return 3 if shape == 3 else 2 if shape == 4 else int(threat.up)

    def _lay(self, kind: int, space: int, damage: int) -> None:
        at = self.at
        at["reserve"][kind] -= 1
        new = {"kind": kind, "shape": 3, "space": space, "up": 1, "damage": damage, "known": 0, "stun": -1, "carrier": -1}
        for name, value in (new | {"marked": 0}).items():
            at[f"piece_{name}"].append(value)

    def slots(self, said: Mapping[str, str]) -> None:
        """Exactly these cards and complication tokens in the slots."""
        at, tables = self.at, self.tables
        at["supply"] = [white + yellow for white, yellow in zip(tables.white, tables.yellow, strict=True)]
        at["slot_tokens"] = [[] for _ in tables.slots]
        at["undrawn"] = list(tables.card_copies)
        for slot, text in said.items():
            for word in text.split():
                if word.isdigit():
                    at["slot_tokens"][tables.slot_index[slot]].append(int(word))
                    at["supply"][int(word)] -= 1
                else:
                    at["slot_cards"][tables.slot_index[slot]].append(self._card(word))
        assert min(at["supply"]) >= 0, "there are not that many complication tokens"

    def _card(self, id_: str) -> int:
        card = self.tables.card_index[id_]
        self.at["undrawn"][card] -= 1
        assert self.at["undrawn"][card] >= 0, f"there are not that many cards {id_!r}"
        return card

    def hands(self, said: Mapping[int, str], discard: str) -> None:
        """Exactly these hands and discards."""
        for card in discard.split():
            self.at["discarded"][self._card(card)] += 1
        self.at["hands"] = [sorted(map(self._card, said[seat].split())) for seat in range(self.tables.seats)]

    def events(self, text: str) -> None:
        """The next event cards from the top."""
        at, tables = self.at, self.tables
        if not text:
            return
        at["event_backs"] = [-1] * len(at["event_backs"])
        for place, id_ in enumerate(text.split()):
            card = tables.event_index[id_]
            at["event_deck"][place] = card
            at["event_pool"][card] -= 1
        at["event_backs"][0] = tables.event_back[at["event_deck"][0]]

    def plans(self, kept: Mapping[str, str], deck: str, discard: str) -> None:
        """Kept plan cards, the next ones of the deck, and discarded ones."""
        at, tables = self.at, self.tables

        def taken(id_: str) -> int:
            plan = tables.plan_index[id_]
            at["plan_pool"][plan] -= 1
            assert at["plan_pool"][plan] >= 0, f"there are not that many plan cards {id_!r}"
            return plan

        for figure, cards in kept.items():
            at["figure_plans"][tables.figure_index[figure]] = sum(1 << taken(id_) for id_ in cards.split())
        at["plan_top"] = [taken(id_) for id_ in reversed(deck.split())]
        at["plan_seen"] = [0] * len(at["plan_top"])
        for id_ in discard.split():
            at["plan_discard"][taken(id_)] += 1

    def people(self, places: Mapping[str, str], damage: Mapping[str, int]) -> None:
        """Where characters are, and their damage."""
        for figure, space in places.items():
            self.at["figure_space"][self.tables.figure_index[figure]] = self.tables.space_index[space]
        for figure, points in damage.items():
            self.at["figure_damage"][self.tables.figure_index[figure]] = points

    def piles(self, reserve: str, defeated: str) -> None:
        """The pile of defeated threats, and exactly these reinforcements beside the map."""
        at, tables = self.at, self.tables
        at["reserve"] = [0] * len(tables.tokens)
        for id_ in reserve.split():
            at["reserve"][tables.token_index[id_]] += 1
        for id_ in defeated.split():
            kind = tables.token_index[id_]
            at["defeated"][kind] += 1
            if at["pool"][kind]:
                at["pool"][kind] -= 1

    def child(self, where: str) -> None:
        """The child on a space, with a character, or with a threat."""
        at, tables = self.at, self.tables
        if where in tables.figure_index:
            at["child_figure"] = tables.figure_index[where]
        elif where.startswith("@"):
            at["child_piece"] = at["piece_kind"].index(tables.token_index[where[1:]])
        else:
            at["child_space"] = tables.space_index[where]
