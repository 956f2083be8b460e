"""Refusals: whatever may not be done is refused by its rule and changes nothing, for every reason the engine can give."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from cantina.games.adventures.kernel import refuse
from cantina.games.adventures.kernel.frames import KINDS

from .cards import skill, with_card
from .scene import Table
from .shipped import Shipped

HEAL = {"op": "heal", "who": "you", "n": 1}
SHOT = {"op": "damage", "sel": {"kind": "enemy", "within": 1, "count": 1}, "n": 1}
PAIN = {"op": "hurt", "who": "you", "n": 1}


def at(
    *moves: str, rows: str = "GGGG", threats: str = "", card: dict[str, Any] | None = None, **said: Any
) -> Callable[[], Table]:
    """A table after some moves."""

    def make() -> Table:
        table = with_card(card, rows, threats, **said) if card else Table(rows, threats, **said)
        if moves:
            table.play(*moves)
        return table

    return make


def order(*effects: dict[str, Any], **said: Any) -> Callable[[], Table]:
    """A table in the middle of an event card."""
    return at(
        "play m1 move",
        "decline",
        "play m2 plan",
        "decline",
        cards={"order": list(effects)},
        events="order",
        slots={"move": "2 m2"},
        **said,
    )


def over() -> Table:
    table = Shipped("ambush", carried={"case": "mandalorian"})
    table.pass_turn()
    return table


def dealing() -> Table:
    table = Table()
    table.state = table.game.start(table.options)
    return table


def moving(n: int = 1) -> dict[str, Any]:
    return {"op": "enemy_move", "class": ["brawler"], "count": 1, "n": n}


WALK = ("play m2 move", "resolve")
RECON = ("play m3 recon", "resolve")
ATTACK = ("play m2 attack", "resolve")
STUCK = {"threats": "A2 thug, A1 medkit", "damage": {"mandalorian": 1}}
STARS = {"op": "spawn", "where": "star:nearest", "n": 1}
BLASTERS = {"op": "enemy_move", "class": ["blaster"], "count": 1, "n": 1}
HITS = {"op": "enemy_attack", "class": ["brawler"], "count": 1, "range": 1}
SHOVE = {"op": "push", "sel": {"kind": "enemy", "within": 3, "count": 1}, "n": 2, "dir": "away", "up_to": True}

REFUSED: list[tuple[str, Callable[[], Table], str, str]] = [
    ("after the end", over, "end", "CORE-02"),
    ("a player while the dealer deals", dealing, "end", "CORE-01"),
    ("an outcome that cannot be", dealing, "complication 3", "CORE-04"),
    ("the dealer in a player's turn", at(), "skill m1", "CORE-01"),
    ("an unknown card", at(), "play nothing move", "CORE-05"),
    ("an unknown slot", at(), "play m1 sleep", "CORE-05"),
    ("an unknown space", at(*WALK), "step Z9", "CORE-05"),
    ("an unknown figure", at(), "use 0 yoda", "CORE-05"),
    ("an unknown door", at(*ATTACK, threats="A2 thug"), "ram gate", "CORE-05"),
    ("an unknown plan", at(), "keep nothing", "CORE-05"),
    ("an unknown event", at(), "first E99", "CORE-05"),
    ("a threat that is not there", at(*ATTACK, threats="A2 thug"), "attack 7", "CORE-05"),
    ("no threat at all", at(*ATTACK, threats="A2 thug"), "attack -1", "CORE-05"),
    ("looking at no threat", at(*RECON, threats="A2 ?thug"), "peek -1", "CORE-05"),
    ("moving no threat", at(*RECON, threats="A2 thug"), "shift -1 A1", "CORE-05"),
    ("using what lies face down", at(threats="A2 ?medkit"), "use 0 mandalorian", "CORE-05"),
    # playing cards
    ("a card in the middle of an action", at("play m2 move"), "play m1 attack", "MANDO-R-18"),
    (
        "a card in the event step",
        order(STARS, rows="GGG", at={"mandalorian": "A2"}, stars="A1 A3", reserve="rival"),
        "play m3 recon",
        "CORE-03",
    ),
    ("a slot twice", at("play m2 move", "decline"), "play m1 move", "MANDO-59"),
    (
        "a slot twice by an extra action",
        at("play m2 move", "decline", "plan second-move mandalorian", plans={"mandalorian": "second-move"}),
        "play m1 move",
        "MANDO-127",
    ),
    ("a card of another hand", at(), "play i1 move", "MANDO-55"),
    (
        "a third card",
        at("play m1 move", "decline", "play m2 plan", "decline", threats="A1 medkit", damage={"mandalorian": 1}),
        "play m3 recon",
        "MANDO-54",
    ),
    ("ending too early", at(), "end", "MANDO-54"),
    ("ending in an action", at("play m2 move"), "end", "CORE-03"),
    ("an action without a target", at("play m2 attack"), "resolve", "MANDO-R-22"),
    ("resolving nothing", at(), "resolve", "CORE-03"),
    ("declining nothing", at(), "decline", "CORE-03"),
    # abilities
    (
        "an ability in the middle of a move",
        at(*("play m-heal move", "resolve"), card=skill("m-heal", "move", HEAL), damage={"mandalorian": 1}),
        "ability",
        "MANDO-120",
    ),
    ("an ability of no card", at(), "ability", "CORE-03"),
    ("an ability twice", at("play m-pain move", "ability", card=skill("m-pain", "move", PAIN)), "ability", "MANDO-122"),
    ("an ability under another slot", at("play m-pain plan", card=skill("m-pain", "move", PAIN)), "ability", "MANDO-118"),
    ("an ability that does nothing", at("play m-heal move", card=skill("m-heal", "move", HEAL)), "ability", "MANDO-R-21"),
    # moving
    ("a step outside a movement", at(), "step A2", "CORE-03"),
    (
        "a step after being stopped",
        at(*WALK, "step A2", threats="A2 thug, A2 medkit", damage={"mandalorian": 1}),
        "step A3",
        "MANDO-64",
    ),
    (
        "a step too far",
        at("play m1 move", "resolve", "step A2", threats="A2 medkit", damage={"mandalorian": 1}),
        "step A3",
        "MANDO-62",
    ),
    ("a step farther than the movement goes", at("play m1 move", "resolve", rows="GGGG"), "step A3", "MANDO-62"),
    ("a step past a threat", at(*WALK, rows="GGGG", threats="A2 thug"), "step A3", "MANDO-64"),
    ("a step to where no way leads", at(*WALK, rows="GGG", doors="gate A2 A3"), "step A3", "MANDO-63"),
    ("a step through a wall", at(*WALK, rows="GG GG", walls="A1 A2"), "step A2", "MANDO-72"),
    ("a step over a ledge", at(*WALK, rows="GG GG", ledges="A1 A2"), "step A2", "MANDO-75"),
    ("a step to where none leads", at(*WALK), "step A3", "MANDO-63"),
    ("a step through a locked door", at(*WALK, rows="GG GG", doors="gate A1 A2"), "step A2", "MANDO-73"),
    ("stopping nothing", at(), "stop", "CORE-03"),
    # attacking
    ("an attack outside an attack", at(threats="A2 thug"), "attack 0", "CORE-03"),
    ("a special token attacked", at(*ATTACK, threats="A2 thug, A2 medkit"), "attack @medkit", "MANDO-R-47"),
    ("a target out of range", at(*ATTACK, threats="A2 thug, A3 raider"), "attack @raider", "MANDO-79"),
    ("a part of the damage without a card for it", at(*ATTACK, threats="A2 thug, A1 raider"), "strike @raider 1", "MANDO-79"),
    ("a door out of reach", at(*ATTACK, threats="A2 thug", doors="gate A3 A4", door={"hp": 4}), "ram gate", "MANDO-73"),
    ("a door outside an attack", at(doors="gate A3 A4", door={"hp": 4}), "ram gate", "CORE-03"),
    # recon
    ("looking outside recon", at(threats="A2 ?thug"), "peek 0", "CORE-03"),
    ("looking at an enemy", at(*RECON, threats="A2 thug"), "peek @thug", "MANDO-87"),
    ("looking through a locked door", at(*RECON, threats="A2 thug, A4 ?crate", doors="gate A3 A4"), "peek @crate", "MANDO-90"),
    ("looking too far", at("play m1 recon", "resolve", threats="A2 thug, A4 ?crate"), "peek @crate", "MANDO-88"),
    ("unlocking from afar", at(*RECON, threats="A2 thug", doors="gate A3 A4"), "unlock gate", "MANDO-73"),
    ("unlocking outside recon", at(doors="gate A3 A4"), "unlock gate", "CORE-03"),
    ("moving an enemy outside recon", at(threats="A2 thug"), "shift @thug A3", "CORE-03"),
    ("moving a face-down threat", at(*RECON, threats="A2 ?thug"), "shift @thug A3", "MANDO-92"),
    ("moving an enemy out of range", at("play m1 recon", "resolve", threats="A2 ?crate, A3 thug"), "shift @thug A4", "MANDO-91"),
    ("moving an enemy too far", at(*RECON, threats="A2 thug"), "shift @thug A4", "MANDO-63"),
    (
        "pushing an enemy nearer",
        at("play m-shove recon", "ability", card=skill("m-shove", "recon", SHOVE), threats="A2 thug"),
        "shift @thug A1",
        "MANDO-164",
    ),
    # plans
    ("keeping outside plan", at(), "keep defend", "CORE-03"),
    ("keeping bad luck", at("play m1 plan", "resolve", plan_deck="bad-luck"), "keep bad-luck", "MANDO-96"),
    (
        "keeping a second one",
        at("play m1 plan", "resolve", plan_deck="defend", plans={"mandalorian": "defend"}),
        "keep defend",
        "MANDO-97",
    ),
    ("keeping what was not drawn", at("play m1 plan", "resolve", plan_deck="payback"), "keep lookout", "MANDO-95"),
    ("putting back what was not drawn", at("play m1 plan", "resolve", plan_deck="payback"), "return lookout", "MANDO-98"),
    ("putting back outside plan", at(), "return lookout", "CORE-03"),
    ("a plan card of nobody", at(), "plan defend mandalorian", "MANDO-95"),
    (
        "a plan card at the wrong moment",
        at("play m1 move", plans={"mandalorian": "improvise"}),
        "plan improvise mandalorian",
        "MANDO-R-74",
    ),
    ("a plan card that does nothing", at(plans={"mandalorian": "clear-lane"}), "plan clear-lane mandalorian", "MANDO-R-75"),
    # special tokens and the child
    ("a special token elsewhere", at(threats="A2 medkit", damage={"mandalorian": 1}), "use @medkit mandalorian", "MANDO-113"),
    ("a special token without use", at(threats="A1 crate"), "use @crate mandalorian", "MANDO-113"),
    ("a medkit for the unhurt", at(threats="A1 medkit"), "use @medkit mandalorian", "MANDO-188"),
    ("the child of another", at("play m1 plan", child="ig11"), "pick-up -1", "MANDO-249"),
    (
        "a child that ran away",
        at("play m-pain plan", "ability", card=skill("m-pain", "plan", PAIN), rows="GG", child="mandalorian", doors="gate A1 A2"),
        "pick-up -1",
        "MANDO-252",
    ),
    ("a child that is elsewhere", at("play m1 plan", child="A2"), "pick-up -1", "MANDO-248"),
    ("what nobody carries", at("play m1 plan", threats="A1 crate"), "pick-up @crate", "MANDO-112"),
    ("what lies elsewhere", at("play m1 plan", threats="A2 relic"), "pick-up @relic", "MANDO-248"),
    # choices in events and effects
    ("an enemy that cannot move", order(moving(), threats="A1 thug, A2 brute, A3 enforcer"), "target @thug", "MANDO-160"),
    ("an enemy that cannot attack", order(HITS, threats="A4 thug, A1 brute, A1 enforcer"), "target @thug", "MANDO-171"),
    ("no enemy where one can attack", order(HITS, threats="A1 brute, A1 enforcer"), "done", "MANDO-171"),
    (
        "a threat that is not meant",
        at("play m-shot plan", "ability", card=skill("m-shot", "plan", SHOT), threats="A1 thug, A1 raider, A2 ?crate"),
        "target @crate",
        "MANDO-105",
    ),
    ("choosing nothing at all", at(threats="A1 thug"), "target @thug", "CORE-03"),
    (
        "a goal that is not nearest",
        order(
            moving(),
            rows="GGGGG",
            threats="A3 thug",
            at={"ig11": "A5", "cara": "A5", "mandalorian": "A1", "greef": "A1"},
            options={"seats": 4},
        ),
        "shift @thug A2",
        "MANDO-159",
    ),
    (
        "a farther goal",
        order(
            moving(),
            rows="GGGGGGG",
            threats="A3 thug",
            at={"ig11": "A5", "cara": "A7", "mandalorian": "A1"},
            options={"seats": 3},
        ),
        "who cara",
        "MANDO-159",
    ),
    (
        "a farther victim",
        order(HITS, rows="GGGG", threats="A2 thug", at={"ig11": "A3", "cara": "A4", "mandalorian": "A1"}, options={"seats": 3}),
        "who cara",
        "MANDO-169",
    ),
    ("a character where none is asked", at(), "who ig11", "CORE-03"),
    (
        "a star that is farther",
        order(STARS, rows="GGGGG", stars="A1 A3 A5", at={"mandalorian": "A2"}, reserve="rival"),
        "where A5",
        "MANDO-154",
    ),
    (
        "where the child may not run",
        at(
            "play m-pain plan",
            "ability",
            card=skill("m-pain", "plan", PAIN),
            rows="GGG GGG",
            threats="A1 thug, A3 thug2",
            tokens=[{"id": "thug2", "kind": "enemy", "class": "brawler", "hp": 2, "shape": "circle"}],
            at={"mandalorian": "A2"},
            child="mandalorian",
        ),
        "where B1",
        "MANDO-254",
    ),
    ("a space where none is asked", at(), "where A1", "CORE-03"),
    ("a slot that is not lowest", order(BLASTERS, threats="A4 saboteur"), "slot plan", "MANDO-202"),
    ("a slot where none is asked", at(), "slot plan", "CORE-03"),
    (
        "nothing where something must be",
        order({"op": "damage", "sel": {"kind": "enemy", "count": 1}, "n": 1}, threats="A1 thug, A2 raider"),
        "done",
        "MANDO-122",
    ),
    (
        "an enemy that is ordered away and stays",
        order({"op": "push", "sel": {"kind": "enemy", "count": 1}, "n": 1, "dir": "away"}, rows="GGG GGG", threats="A2 thug"),
        "done",
        "MANDO-R-116",
    ),
    ("nothing where nothing is asked", at(), "done", "CORE-03"),
    *(
        (f"{move} out of its time", at(slots={"move": "1 m4"}), move, "CORE-03")
        for move in (
            "choose suffer-damage",
            "player 1",
            "pay",
            "discard m1",
            "drop defend mandalorian",
            "recover m1",
            "take defend",
            "lift move 1",
            "clear move m4",
            "first E01",
            "bottom E01",
            "put 1",
            "accuse 1",
            "gear mandalorian",
        )
    ),
]


@pytest.mark.parametrize(("make", "move", "rule"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_it_is_refused_by_its_rule_and_changes_nothing(make: Callable[[], Table], move: str, rule: str) -> None:
    table = make()
    assert table.refused(move) == rule  # which looks at the whole position before and after


def test_every_reason_that_the_engine_can_give_is_given_here() -> None:
    sources = [inspect.getsource(refuse), *(inspect.getsource(kind.refuses) for kind in KINDS.values())]
    reasons = {rule for source in sources for rule in re.findall(r'"((?:CORE|MANDO)-[R0-9-]+)"', source)}
    reasons |= {rule for kind in KINDS.values() for rule in kind.refusals.values()}
    assert reasons == {rule for _, _, _, rule in REFUSED}
