"""Adventures in words: a view as lines of text, for terminals and screen readers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.game import Seats
from cantina.core.spoken import Spoken
from cantina.core.texts import Texts

from .content import edges
from .content.maps import spaces
from .content.schema import Character, Mission
from .options import Options
from .view import DoorSeen, FigureSeen, PieceSeen, SlotSeen, View

BASIC = ("open", "ledge", "wall")  # what may part two spaces, besides a door


def speak(view: core.View, options: core.Options, offered: Sequence[Action], texts: Texts, seats: Seats) -> Spoken:  # noqa: ARG001
    """What there is to see: what is being resolved and the player's cards first, the map and the mission's words last."""
    seen, agreed = cast(View, view), cast(Options, options)
    mission = cast(Mission, agreed.mission)
    own, others = _hand(seen, cast(Sequence[Character], agreed.characters), texts), _others(seen, texts, seats)
    figures = [line for figure in seen.figures for line in _figure(figure, texts, seats)]
    return Spoken(
        now=_now(seen, texts, seats),
        hand=own,
        score=[*_standing(seen, agreed, texts), *figures],
        board=[*_threats(seen, texts, seats), *[_slot(slot, texts) for slot in seen.slots]],
        rest=[
            *others,
            *_loyalty(seen, texts, seats),
            *_piles(seen, texts),
            *_goal(seen, agreed, mission, texts),
            texts.say("view-map"),
            *_map(seen, mission, texts).values(),
        ],
        places=_places(seen, mission, texts, seats),
    )


def describe_action(action: Action, view: core.View, options: core.Options, texts: Texts, seats: Seats) -> str:  # noqa: ARG001
    """What an action does: a threat is said by its name and space beside its number, a seat by the name of who sits there."""
    fields = msgspec.structs.asdict(action)
    if fields.get("piece", -1) >= 0:
        fields["piece"] = _piece_meant(fields["piece"], cast(View, view), texts)
    if "seat" in fields:
        fields["seat"] = seats(fields["seat"])
    return texts.say(f"action-{action.__struct_config__.tag}", **fields)


def _piece_meant(number: int, view: View, texts: Texts) -> str:
    """A threat as an action means it: 5. C4: Raider."""
    piece = next(piece for piece in view.pieces if piece.piece == number)
    what = texts.name(piece.token) if piece.token and piece.up else _face_down(piece, texts)
    return texts.say("view-threat", piece=number, space=piece.space or "", what=what, more="")


# ---- the mission and its map ---------------------------------------------------------------------------------------------


def _goal(seen: View, options: Options, mission: Mission, texts: Texts) -> list[str]:
    goal, sheet = options.plays(), options.sheet_id
    lines = [texts.say("view-mission", mission=mission.id, rule="" if sheet else _rule(mission.id, texts))]
    if sheet:
        lines.append(texts.say("view-sheet", sheet=sheet, rule=_rule(sheet, texts)))
    number = 1
    while texts.has(f"failure-{goal}-{number}"):
        lines.append(texts.say("view-failure", text=texts.say(f"failure-{goal}-{number}")))
        number += 1
    lines.append(texts.say("view-crisis", text=_said(f"crisis-{goal}", texts)))
    if mission.mission_action:
        name = texts.name(f"mission-action-{mission.id}") if texts.has(f"name-mission-action-{mission.id}") else ""
        lines.append(texts.say("view-mission-action", name=name, text=_said(f"mission-action-{mission.id}", texts)))
    if seen.bounty:
        lines.append(texts.say("view-bounty", bounty=seen.bounty, rule=_rule(seen.bounty, texts)))
    return lines


def _standing(seen: View, options: Options, texts: Texts) -> list[str]:
    """How it stands: the end, the objective, and the tracks of the mission."""
    goal = options.plays()
    lines = []
    if seen.outcome in ("won", "lost", "betrayed"):
        text = _said(f"failure-{goal}-{(seen.ending or 0) + 1}", texts)
        lines.append(texts.say(f"view-{seen.outcome}", text=text))
    lines.append(texts.say("view-objective", text=_said(f"objective-{goal}", texts)))
    return lines + [texts.say("view-track", track=track.track, value=track.value, size=track.size or 0) for track in seen.tracks]


def _map(seen: View, mission: Mission, texts: Texts) -> dict[str, str]:
    """Every space with its zone and marks, where one can walk from it, and ledges and doors beside it."""
    plan = mission.map
    marks = {plan.start: [texts.say("view-start")]}
    for colour, starred in plan.stars.items():
        for space in starred:
            marks.setdefault(space, []).append(_name(f"star-{colour}", colour, texts))
    for number, space in plan.numbers.items():
        marks.setdefault(space, []).append(texts.say("view-number", number=number))
    beside: dict[str, list[tuple[str, str]]] = {space: [] for space in spaces(plan)}
    for (a, b), kind in edges(plan).items():
        beside[a].append((b, kind))
        beside[b].append((a, kind))
    doors = {door.door: door for door in seen.doors}
    found = {}
    for space, zone in spaces(plan).items():
        ways = sorted(other for other, kind in beside[space] if kind == "open")
        ledges = sorted(other for other, kind in beside[space] if kind == "ledge")
        parts = [*ways, *([texts.say("view-ledge", spaces=ledges)] if ledges else [])]
        parts += [_door(doors[kind], other, texts) for other, kind in beside[space] if kind not in BASIC]
        zone_name = _name(f"zone-{plan.zones[zone]}", plan.zones[zone], texts)
        said = ", ".join([zone_name, *marks.get(space, [])])
        found[space] = texts.say("view-space", space=space, zone=said, ways=_listed(parts, texts))
    return found


def _places(seen: View, mission: Mission, texts: Texts, seats: Seats) -> dict[str, str]:
    """Every space by its name in small letters: the ways from it, and who and what is there."""
    return {
        space.lower(): ". ".join(
            [
                said,
                *(line for figure in seen.figures if figure.space == space for line in _figure(figure, texts, seats)[:1]),
                *(_threat(piece, seen, texts, seats) for piece in seen.pieces if piece.space == space),
            ]
        )
        + "."
        for space, said in _map(seen, mission, texts).items()
    }


def _door(door: DoorSeen, other: str, texts: Texts) -> str:
    if door.open:
        state = texts.say("view-door-open")
    elif door.health is not None:
        state = texts.say("view-door-hit", damage=door.damage, health=door.health)
    else:
        state = texts.say("view-door-locked")
    return texts.say("view-door", door=door.door, space=other, state=state)


# ---- characters and threats ------------------------------------------------------------------------------------------------


def _figure(figure: FigureSeen, texts: Texts, seats: Seats) -> list[str]:
    owner = texts.say("view-everybody") if figure.owner is None else seats(figure.owner)
    if figure.space is None:
        return [texts.say("view-figure-gone", figure=figure.figure, owner=owner)]
    more = [texts.say("view-carries", things=figure.carries)] if figure.carries else []
    more += [texts.say("view-wards", points=figure.wards)] if figure.wards else []
    lines = [
        texts.say(
            "view-figure", figure=figure.figure, owner=owner, space=figure.space, damage=figure.damage, health=figure.health,
            more=_more(more),
        )
    ]  # fmt: skip
    lines += ["  " + texts.say("view-plan", plan=plan, rule=_rule(plan, texts)) for plan in figure.plans]
    lines += ["  " + texts.say("view-gear", gear=figure.gear, rule=_rule(figure.gear, texts))] if figure.gear else []
    return lines


def _threats(seen: View, texts: Texts, seats: Seats) -> list[str]:
    """The threats by their spaces, each with the number that actions name it by."""
    lines = [texts.say("view-threats")]
    lying = sorted((piece for piece in seen.pieces if piece.space), key=lambda piece: (piece.space or "", piece.piece))
    lines += [f"  {_threat(piece, seen, texts, seats)}" for piece in lying]
    for ability in dict.fromkeys(piece.ability for piece in lying if piece.ability):
        if rule := _rule(f"ability-{ability}", texts):
            lines.append("  " + texts.say("view-ability", ability=_name(f"ability-{ability}", ability, texts), rule=rule))
    if seen.child:
        lines.append(texts.say("view-child", space=seen.child.space))
    return lines


def _threat(piece: PieceSeen, seen: View, texts: Texts, seats: Seats) -> str:
    more = [_name(f"ability-{piece.ability}", piece.ability, texts)] if piece.ability else []
    more += [texts.say("view-stunned")] if piece.stunned else []
    more += [texts.say("view-usable")] if piece.usable else []
    if seen.child and seen.child.piece == piece.piece:
        more.append(texts.say("view-child-carried"))
    if piece.up and piece.token and (rule := _rule(piece.token, texts)):
        more.append(rule)
    if not piece.up and piece.seen_by:
        more.append(texts.say("view-seen-by", seats=[seats(seat) for seat in piece.seen_by]))
    what = _face_up(piece, texts) if piece.up else _face_down(piece, texts)
    return texts.say("view-threat", piece=piece.piece, space=piece.space, what=what, more=_more(more))


def _face_up(piece: PieceSeen, texts: Texts) -> str:
    token = piece.token or ""
    if not piece.enemy:
        return texts.name(token)
    kind = {"class": piece.enemy_class}
    return texts.say("view-enemy", token=token, damage=piece.damage, health=piece.health, **kind)


def _face_down(piece: PieceSeen, texts: Texts) -> str:
    down = texts.say("view-face-down", shape=piece.shape)
    return f"{down}; {texts.say('view-known', what=_face_up(piece, texts))}" if piece.token else down


# ---- slots, cards and piles ------------------------------------------------------------------------------------------------


def _slot(slot: SlotSeen, texts: Texts) -> str:
    warning = "" if slot.brings == "nothing" else texts.say(f"view-warning-{slot.brings}")
    return texts.say(
        "view-slot", slot=slot.slot, strength=slot.strength, warning=warning, cards=_named(slot.cards, texts),
        tokens=_listed([str(value) for value in slot.tokens], texts), used=texts.say("view-used") if slot.used else "",
    )  # fmt: skip


def _piles(seen: View, texts: Texts) -> list[str]:
    lines = [
        texts.say(
            "view-decks", skills=", ".join(map(str, seen.decks)), plans=seen.plan_deck, events=seen.event_deck,
            complications=seen.complications, reserve=seen.reserve,
        )
    ]  # fmt: skip
    if seen.event_back:
        lines.append(texts.say("view-back", back=seen.event_back))
    for top in seen.event_known:
        lines.append(texts.say("view-top-event", place=top.place, event=top.event, rule=_rule(top.event, texts)))
    if seen.plan_top:
        lines.append(texts.say("view-top-plan", plan=seen.plan_top))
    for key, cards in (
        ("view-discards", seen.discards),
        ("view-plan-discards", seen.plan_discard),
        ("view-event-discards", seen.event_discard),
    ):
        lines += [texts.say(key, cards=_named(cards, texts))] if cards else []
    for key, tokens in (("view-defeated", seen.defeated), ("view-removed", seen.removed)):
        lines += [texts.say(key, tokens=_named(tokens, texts))] if tokens else []
    return lines


def _loyalty(seen: View, texts: Texts, seats: Seats) -> list[str]:
    lines = [texts.say("view-loyalty", traitor=seen.traitor)] if seen.traitor is not None else []
    for key, who in (("view-hidden", seen.hidden), ("view-loyal", seen.loyal), ("view-accused", seen.accused)):
        lines += [texts.say(key, seats=[seats(seat) for seat in who])] if who else []
    return [*lines, texts.say("view-exposed", seat=seats(seen.exposed))] if seen.exposed is not None else lines


def _now(seen: View, texts: Texts, seats: Seats) -> list[str]:
    """Whose turn it is and what is being resolved."""
    lines = [texts.say("view-turn", turns=seen.turns, seat=seats(seen.active), played=seen.played)] if seen.turns else []
    if act := seen.action:
        left = texts.say("view-left", spaces=act.left) if act.left is not None else ""
        lines.append(texts.say("view-action", figure=act.figure, slot=act.slot, strength=act.strength, left=left))
    if seen.event:
        lines.append(texts.say("view-event", event=seen.event, rule=_rule(seen.event, texts)))
    lines += _stakes(seen, texts)
    if seen.drawn:
        lines.append(texts.say("view-drawn", plans=_named(seen.drawn, texts)))
    elif seen.drawn_count:
        lines.append(texts.say("view-drawn-by-other", cards=seen.drawn_count))
    if seen.looked:
        lines.append(texts.say("view-looked", values=seen.looked))
    return lines


def _stakes(seen: View, texts: Texts) -> list[str]:
    """How much the question is about, for whom and what by."""
    stakes = seen.stakes
    if stakes is None:
        return []
    fields = {key: value for key, value in msgspec.structs.asdict(stakes).items() if value is not None}
    lines = [texts.say(f"stakes-{stakes.what}-{stakes.cause}", **fields)]
    lines += [texts.say("stakes-by", by=stakes.by)] if stakes.by and stakes.cause == "effect" and stakes.what != "event" else []
    lines += [texts.say("stakes-falls")] if stakes.falls else []
    return [*lines, texts.say("stakes-flees")] if stakes.flees else lines


def _others(seen: View, texts: Texts, seats: Seats) -> list[str]:
    lines = []
    for seat, size in enumerate(seen.hand_sizes):
        if seat != seen.seat:
            owed = texts.say("view-owed", cards=seen.owed[seat]) if seen.owed[seat] else ""
            lines.append(texts.say("view-seat", seat=seats(seat), cards=size, owed=owed))
    return lines


def _hand(seen: View, characters: Sequence[Character], texts: Texts) -> list[str]:
    if seen.seat is None or seen.seat == seen.exposed:
        return []
    lines = [texts.say("view-hand")]
    known = {card.id: (character.id, card) for character in characters for card in character.skill}
    for id_, count in Counter(seen.hand).items():
        figure, card = known[id_]
        strength = texts.say("view-strength", strength=card.strength) if card.strength else texts.say("view-tactical")
        bonus = texts.say("view-bonus", slot=card.bonus) if card.bonus else ""
        name = _named([id_] * count, texts)
        line = texts.say("view-card", card=name, figure=figure, strength=strength, bonus=bonus, rule=_rule(id_, texts))
        lines.append(f"  {line}".rstrip())
    return lines


# ---- words ---------------------------------------------------------------------------------------------------------------


def _said(key: str, texts: Texts) -> str:
    """A text of the mission; a user's own need not have it."""
    return texts.say(key) if texts.has(key) else key


def _rule(id_: str, texts: Texts) -> str:
    """What a thing does, where there is something to say."""
    return texts.say(f"rule-{id_}") if texts.has(f"rule-{id_}") else ""


def _name(key: str, otherwise: str, texts: Texts) -> str:
    """A name under a key with a prefix, such as zone-sand."""
    return texts.name(key) if texts.has(f"name-{key}") else otherwise


def _named(ids: Iterable[str], texts: Texts) -> str:
    """Ids by their names, equal ones counted."""
    counted = Counter(ids)
    return _listed([texts.name(id_) if count == 1 else f"{count}× {texts.name(id_)}" for id_, count in counted.items()], texts)


def _listed(items: Sequence[str], texts: Texts) -> str:
    return ", ".join(items) or texts.say("view-nothing")


def _more(parts: Sequence[str]) -> str:
    return "".join(f"; {part}" for part in parts)
