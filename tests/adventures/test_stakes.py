"""What a question is about, what a refusal tells, and orders that nobody can follow: in numbers and in words."""

from typing import Any

import pytest

from cantina.core.action import from_text
from cantina.core.describe import describe
from cantina.core.ledger import Illegal, Language
from cantina.core.texts import texts
from cantina.games.adventures import events as told
from cantina.games.adventures.game import GAME
from cantina.games.adventures.view import StakesSeen

from .scene import Table
from .test_enemies import attack, order

LANGUAGES: tuple[Language, ...] = ("cs", "en")


def said(table: Table, language: Language) -> list[str]:
    """What seat 0 reads about the position."""
    return describe(GAME, table.view(0), table.options, texts(language, GAME.folder / "texts"), str)


def refused(table: Table, move: str) -> Illegal:
    with pytest.raises(Illegal) as refusal:
        table.state.play(from_text(move, GAME.action))
    return refusal.value


@pytest.mark.rule("MANDO-101")
@pytest.mark.parametrize(
    ("damage", "child", "falls", "flees"),
    [(0, None, False, False), (0, "mandalorian", False, True), (7, "mandalorian", True, False)],
)
def test_who_is_to_prevent_damage_hears_how_much_it_is_and_what_it_brings(
    damage: int, child: str | None, falls: bool, flees: bool
) -> None:
    table = order(
        "GG",
        "A1 thug",
        attack(0),
        plans={"mandalorian": "defend"},
        at={"ig11": "A2"},
        damage={"mandalorian": damage},
        child=child,
    )
    assert table.asked() == "prevent"
    assert table.view(1).stakes == StakesSeen("damage", 1, "mandalorian", "attack", "thug", falls, flees)
    for language in LANGUAGES:
        words = texts(language, GAME.folder / "texts")
        lines = said(table, language)
        assert words.say("stakes-damage-attack", by="thug", figure="mandalorian", count=1) in lines
        assert (words.say("stakes-falls") in lines) == falls
        assert (words.say("stakes-flees") in lines) == flees


def test_damage_by_an_event_names_the_event() -> None:
    table = order("GG", "A2 thug", {"op": "hurt", "who": "you", "n": 2}, plans={"mandalorian": "defend"})
    assert table.view(0).stakes == StakesSeen("damage", 2, "mandalorian", "effect", "order")
    table.play("plan defend mandalorian")
    assert table.figure().damage == 1


@pytest.mark.rule("MANDO-R-99")
def test_who_is_to_discard_hears_how_many_and_why() -> None:
    table = order("GG", "A2 thug", {"op": "discard", "who": "you", "n": 1, "from": "hand"}, hand="m1 m2 m3 m4")
    assert (table.asked(), table.view(0).stakes) == ("discard", StakesSeen("skills", 1, by="order"))
    plans = order(
        "GG", "A2 thug", {"op": "discard", "who": "you", "n": 1, "from": "plans"}, plans={"mandalorian": "defend payback"}
    )
    assert plans.view(0).stakes == StakesSeen("plans", 1, "mandalorian", by="order")


def test_a_question_that_says_it_all_has_no_stakes() -> None:
    assert Table().view(0).stakes is None


@pytest.mark.rule("MANDO-62", "MANDO-64")
def test_a_space_out_of_reach_says_how_far_the_movement_still_goes() -> None:
    table = Table("GGGGG", hand="m2 m1")
    table.act("m2 move")
    far = refused(table, "step A5")
    assert (far.rule, far.arguments) == ("MANDO-62", {"space": "A5", "steps": 4, "left": 2})
    table.play("step A2")
    assert refused(table, "step A4").arguments["left"] == 1
    spoken = {
        language: texts(language, GAME.folder / "texts").refusal("MANDO-62", {"space": "A4", "steps": 2, "left": 1})
        for language in LANGUAGES
    }
    assert spoken == {
        "cs": "Moc daleko: zbývá 1 pole, na A4 jich je potřeba 2.",
        "en": "Too far: 1 space left, and A4 is 2 away.",
    }
    assert (refused(table, "step A2").rule, refused(table, "step A2").arguments["steps"]) == ("MANDO-63", 0)
    barred = Table("GGGGG", "A2 thug", hand="m3 m1")
    barred.act("m3 move")
    assert refused(barred, "step A3").rule == "MANDO-64"
    assert refused(barred, "step A3").arguments["steps"] == 2


@pytest.mark.rule("MANDO-171")
@pytest.mark.parametrize(
    ("threats", "effect", "heard"),
    [
        ("A4 thug", attack(1), (["brawler"], 1, 1)),
        ("A1 raider", attack(0), (["brawler"], 0, 0)),
        ("A4 thug", attack(0, **{"class": ["brawler", "blaster", "sharpshooter"]}), (["any-enemy"], 0, 1)),
        ("A1 thug", attack(0), None),
    ],
)
def test_an_order_to_attack_that_nobody_can_follow_is_told(
    threats: str, effect: dict[str, Any], heard: tuple[list[str], int, int] | None
) -> None:
    table = order("GGGG", threats, effect, at={"ig11": "A1"})
    if heard is None:
        table.play("who mandalorian")
    found = [(event.who, event.range, event.able) for event in table.happened(told.NobodyAttacked)]
    assert found == ([heard] if heard else [])
