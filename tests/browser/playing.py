"""Playing through the page: a move that a script names, or anything that can be done."""

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from playwright.sync_api import Locator, expect

from cantina.core.source import Source

from .hands import PATIENCE
from .person import Person
from .script import Script
from .words import Words

IN_SIGHT = """(cells) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  return cells.every((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    return left >= stage.left - 1 && top >= stage.top - 1 && right <= stage.right + 1 && bottom <= stage.bottom + 1;
  });
}"""


class Player:
    """Somebody who plays; what they press, and how they find it, depends on the game."""

    def __init__(self, person: Person):
        self.person, self.words = person, person.words

    @property
    def actions(self) -> list[dict[str, Any]]:
        """What the table offers."""
        assert self.person.position
        offered: list[dict[str, Any]] = self.person.position["actions"]
        return offered

    def press(self, target: Locator) -> None:
        self.person.hands.press(target)

    def option(self, name: str) -> Locator:
        """Something to choose in the decision, by the first words of its name."""
        return self.person.decision.get_by_role("button", name=re.compile(f"^{re.escape(name)}", re.IGNORECASE)).first

    def is_asked(self, moves: int) -> None:
        """Wait until so many moves were made, and the table waits for this player."""
        self.person.waits(lambda: self.person.moves == moves and self.person.deciding)

    def ready(self) -> None:
        """Whatever the page shows before the next decision has been seen."""

    def plays(self, move: list[str], next_own: list[str]) -> None:
        """Make a move of a script; `next_own` are the words of what the same seat does right after it."""
        raise NotImplementedError

    def plays_anything(self, chance: Source) -> None:
        """Make any move."""
        raise NotImplementedError


class Racer(Player):
    """A player of Super Teams; one who passes by itself is not asked where there is nothing to choose."""

    def __init__(self, person: Person, passing: bool = False):
        super().__init__(person)
        self.passing = passing

    @property
    def fly_button(self) -> Locator:
        names = self.words.one_of("web-fly-to", "web-fly-halves", "web-fly-home", "web-fly-start")
        return self.person.decision.get_by_role("button", name=names)

    def plays(self, move: list[str], next_own: list[str]) -> None:
        match move:
            case ["fly", colour, number, ship]:
                self.flies(colour, number, ship, next_own[1] if next_own[:1] == ["use"] else None)
            case ["hook", ship, _]:
                self.person.reads("web-window-hook")
                self.press(self.option(self.words.name(ship)))
                pull = self.words.one_of("web-pull", "web-pull-home", ship=ship)
                self.press(self.person.decision.get_by_role("button", name=pull))
            case ["use", card, _]:
                self.press(self.option(self.words.name(card)))
                use = self.words.one_of("web-use-to", "web-use-home")
                self.press(self.person.decision.get_by_role("button", name=use))
            case ["land", half]:
                self.press(self.option(self.words.name(half)))
                self.press(self.person.button("web-land-on", half=half, within=self.person.decision))
            case _:
                self.passes()

    def passes(self) -> None:
        """Play nothing in a window; where that is all that can be done, the page may do it."""
        if self.passing and len(self.actions) == 1:
            moves = self.person.moves
            self.person.waits(lambda: self.person.moves > moves)
        else:
            self.press(self.person.button("web-play-nothing", within=self.person.decision))

    def flies(self, colour: str, number: str, ship: str, bonus: str | None) -> None:
        """Choose a card, a ship where there is a choice, and a bonus card; then fly."""
        self.person.reads("web-choose-card")
        card = re.compile(f"^{re.escape(self.words.card(colour, number))}(,|$)")
        self.press(self.person.group("web-hand").get_by_role("button", name=card).first)
        if len([fly for fly in self.actions if (fly["colour"], str(fly["number"])) == (colour, number)]) > 1:
            self.person.reads("web-choose-ship", colour=colour, number=int(number))
            self.press(self.option(self.words.name(ship)))
        self.person.reads("web-fly", ship=ship, whose=self.whose(ship))
        if bonus:
            self.press(self.option(self.words.name(bonus)))
        self.press(self.fly_button)

    def whose(self, ship: str) -> str:
        """Whose a ship is, to this player."""
        assert self.person.position
        view = self.person.position["view"]
        owner = next(seen["owner"] for seen in view["ships"] if seen["ship"] == ship)
        if owner == view["seat"]:
            return "yours"
        return "partner" if len(view["hand_sizes"]) == 4 and (owner - view["seat"]) % 2 == 0 else "other"

    def plays_anything(self, chance: Source) -> None:
        decision = self.person.decision
        if self.person.prompt == "fly":
            self._flies_anything(chance)
        elif self.person.prompt == "land":
            self.person.hands.choose(self.person.group("prompt-land", within=decision), chance.below(2))
            self.press(self.person.button("web-land-on", within=decision))
        else:
            self.passes()

    def _flies_anything(self, chance: Source) -> None:
        assert self.person.position
        heading = self.person.decision.get_by_role("heading", level=2)
        self.person.reads("web-choose-card")
        card = chance.below(len(self.person.position["view"]["hand"]))
        for _ in range(PATIENCE // 1000):  # a card that is dealt at this moment may take the focus away
            self.person.hands.choose(self.person.group("web-hand"), card)
            if self.person.comes_to(lambda: heading.inner_text() != self.words.say("web-choose-card"), 1000):
                break
        choosing = self.words.begins("web-choose-ship")
        if choosing.match(heading.inner_text()):
            group = self.person.decision.get_by_role("group", name=choosing)
            self.person.hands.choose(group, chance.below(2))
        self.press(self.fly_button)


def cell_named(words: Words, x: int, y: int) -> re.Pattern[str]:
    """The name of a cell: short, or with what is beside it where somebody steers by keys."""
    return re.compile(rf"^(?:{re.escape(words.say('web-cell', x=x, y=y))}$|{x}, {y}: )")


class Traveller(Player):
    """A player of Carcassonne."""

    def ready(self) -> None:
        seen = self.person.button("web-go-on").or_(self.person.button("web-show-result"))
        while seen.is_visible():
            self.press(seen)

    def plays(self, move: list[str], next_own: list[str]) -> None:  # noqa: ARG002  (nothing goes together here)
        match move:
            case ["place", x, y, rotation]:
                self.places(int(x), int(y), int(rotation))
            case ["deploy", figure, x, y, part]:
                self.deploys(figure, int(x), int(y), part)
            case _:
                self.press(self.person.button("web-no-figure", within=self.person.decision))

    def places(self, x: int, y: int, rotation: int) -> None:
        """Lay the tile on a cell, turn it, and leave it there."""
        self.person.reads("web-place")
        self._sees_all_cells()
        fitting = sorted(place["rotation"] for place in self.actions if (place["x"], place["y"]) == (x, y))
        cells = self.person.group("web-cells")
        self.press(cells.get_by_role("button", name=cell_named(self.words, x, y)))
        for _ in range(fitting.index(rotation)):
            self.press(self.person.button("web-turn", within=self.person.decision))
        self.press(self.person.button("web-place-here", within=self.person.decision))

    def deploys(self, figure: str, x: int, y: int, part: str) -> None:
        """Put a figure of a size on a part."""
        self.person.reads("web-deploy")
        parts = list(dict.fromkeys((act["x"], act["y"], act["part"]) for act in self.actions if act["kind"] == "deploy"))
        size = self.person.decision.get_by_role("radio", name=re.compile(f"^{re.escape(self.words.name(figure))}", re.IGNORECASE))
        if size.get_attribute("aria-checked") != "true":
            self.press(size)
        self.press(self.person.group("web-offers").get_by_role("button").nth(parts.index((x, y, part))))
        self.press(self.person.button("web-deploy-here", within=self.person.decision))

    def plays_anything(self, chance: Source) -> None:
        decision = self.person.decision
        if self.person.prompt == "place":
            self._sees_all_cells()
            self.person.hands.choose(self.person.group("web-cells"), chance.below(100))
            if chance.below(2) and self.person.button("web-turn", within=decision).is_enabled():
                self.press(self.person.button("web-turn", within=decision))
            self.press(self.person.button("web-place-here", within=decision))
        elif chance.below(3) and self.person.group("web-offers").get_by_role("button").count():
            self.person.hands.choose(self.person.group("web-offers"), chance.below(100))
            self.press(self.person.button("web-deploy-here", within=decision))
        else:
            self.press(self.person.button("web-no-figure", within=decision))

    def _sees_all_cells(self) -> None:
        """No cell where the tile may lie is off the board's window, however the board has grown."""
        cells = self.person.group("web-cells").get_by_role("button")
        self.person.waits(lambda: cells.count() > 0 and bool(cells.evaluate_all(IN_SIGHT)))


class Hunter(Player):
    """A player of Precious Cargo: throws at cards and, as soon as it may win there, at Grogu; buys each upgrade once."""

    def __init__(self, person: Person, buys: bool = False):
        super().__init__(person)
        self.buys, self.bought = buys, set[str]()

    @property
    def view(self) -> dict[str, Any]:
        assert self.person.position
        seen: dict[str, Any] = self.person.position["view"]
        return seen

    @property
    def primary(self) -> Locator:
        """The one button of the decision that goes on."""
        return self.person.decision.locator("[data-primary]")

    def ready(self) -> None:
        self.person.settles()

    def plays_anything(self, chance: Source) -> None:
        prompt = self.person.prompt
        if prompt == "turn":
            self._turn(chance)
        elif prompt == "aim":
            self.person.hands.choose(self.person.group("web-field"), chance.below(4))
            self.press(self.primary)
        elif prompt == "give":
            self.person.hands.choose(self.person.group("web-give", within=self.person.decision), 0)
            self.press(self.primary)
        elif prompt == "reveal":
            self._chooses(self.person.group("web-field"))
        else:
            self._chooses(self.person.page.locator(".tray [role=group]").first)

    def _turn(self, chance: Source) -> None:
        offered = [action["upgrade"] for action in self.actions if action["kind"] == "buy"]
        wanted = [upgrade for upgrade in offered if upgrade not in self.bought] if self.buys else []
        if wanted:
            self.bought.add(wanted[0])
            name = re.compile(f"^{re.escape(self.words.name(wanted[0]))}")
            self.press(self.person.page.locator(".shop").get_by_role("button", name=name))
            self.person.reads("web-pay", upgrade=wanted[0])
            self._chooses(self.person.page.locator(".tray [role=group]").first)
        elif self.view["purchases"]:
            self.press(self.person.button("web-end", within=self.person.decision))
        else:
            self.throws(chance)

    def throws(self, chance: Source) -> None:
        """Aim at a card, or at Grogu where that wins, and throw."""
        self.person.reads("web-throw")
        own = next(team for team in self.view["teams"] if self.view["turn"] in team["seats"])
        lying = [place for place in self.view["field"] if not place["taken"]]
        if own["may_aim"] or self.view["waived"] or not lying:
            grogu = self.words.one_of("web-grogu-open", "web-grogu")
            self.press(self.person.page.get_by_role("button", name=grogu))
        else:
            self.person.hands.choose(self.person.group("web-field"), chance.below(len(lying)))
        self.press(self.person.button("web-throw-now", within=self.person.decision))

    def _chooses(self, group: Locator) -> None:
        """Choose one thing after another until it is enough; what is refused is left."""
        buttons = group.get_by_role("button")
        for number in range(buttons.count()):
            self.press(buttons.nth(number))
            if self.person.comes_to(self.primary.is_enabled, 300):
                break
        self.press(self.primary)


class Adventurer(Player):
    """A player of Adventures."""

    PARTS = ".can[data-thing]:not([aria-pressed=true]), .ways [data-thing]:not([aria-pressed=true], [aria-disabled=true])"

    @property
    def primary(self) -> Locator:
        return self.person.decision.locator("[data-primary]")

    def part(self, part: str) -> Locator:
        """Something on the map, in the hand or among the slots."""
        return self.person.page.locator(f'[data-thing="{part}"]').first

    def plays(self, move: list[str], next_own: list[str]) -> None:  # noqa: ARG002  (nothing goes together here)
        match move:
            case ["play", card, slot]:
                self.press(self.part(f"card:{card}"))
                self.press(self.part(f"slot:{slot}"))
                self.press(self.primary)
            case ["step" | "where", space]:
                self.press(self.part(f"space:{space}"))
                self.press(self.primary)
            case ["peek" | "attack" | "target", piece]:
                self.press(self.part(f"piece:{piece}"))
                self.press(self.primary)
            case ["keep", plan]:
                self.press(self.part(f"drawn:{plan}"))
                self.press(self.primary)
            case ["resolve"]:
                self.press(self.primary)
            case [verb]:
                self.press(self.person.decision.locator(f'[data-thing="{verb}"]'))
            case _:
                raise AssertionError(f"{move} is not played here")

    def plays_anything(self, chance: Source) -> None:
        parts, buttons = (
            self.person.page.locator(self.PARTS),
            self.person.decision.locator(".buttons button:not([aria-disabled=true], [data-thing='accuse:'])"),
        )
        expect(parts.or_(buttons).first).to_be_visible(timeout=PATIENCE)
        chosen = self.person.page.locator("[data-thing][aria-pressed=true]")
        if chosen.count() == 0 and (plain := buttons.count()) and (parts.count() == 0 or chance.below(3) == 0):
            self.press(buttons.nth(chance.below(plain)))
            return
        while not chosen.count() or not self.primary.count():
            part = self.part(str(parts.nth(chance.below(parts.count())).get_attribute("data-thing")))
            self.press(part)
            self.person.waits(lambda: part.get_attribute("aria-pressed") == "true")  # noqa: B023  (called at once)
        self.press(self.primary)


PLAYERS: dict[str, type[Player]] = {
    "super-teams": Racer,
    "carcassonne": Traveller,
    "precious-cargo": Hunter,
    "adventures": Adventurer,
}


def follow(script: Script, players: Mapping[int, Player], until: int | None = None) -> None:
    """Play a script to its end, or until so many moves were made; `players` are by seat.

    The page answers some windows together with a move; what it has answered is not played again.
    """
    everybody, last = list(dict.fromkeys(players.values())), until or len(script.line)
    while (done := max(player.person.moves for player in everybody)) < last:
        by, text = script.line[done]
        player = players[by]
        player.is_asked(done)
        player.ready()
        player.plays(text.split(), _next_own(script.line[done + 1 :], by))
        player.person.waits(lambda: player.person.moves > done)  # noqa: B023  (called at once)
    for player in everybody:
        player.person.waits(lambda: player.person.moves >= last)  # noqa: B023


def _next_own(moves: Sequence[tuple[int, str]], seat: int) -> list[str]:
    """The words of the next thing that a seat does before anybody else moves; passing is nothing."""
    own = takewhile(lambda move: move[0] == seat, moves)
    return next((text.split() for _, text in own if text != "pass"), [])


def play_out(players: Sequence[Player], chance: Source, until: int | None = None) -> None:
    """Let everybody play anything until the match is over, or until so many moves were made."""
    first = players[0].person
    while first.phase == "playing" and (until is None or first.moves < until):
        decider = next((player for player in players if player.person.deciding), None)
        if decider is None:
            first.page.wait_for_timeout(20)
            continue
        person = decider.person
        moves = person.moves
        decider.ready()
        decider.plays_anything(chance)
        person.waits(lambda: person.moves > moves or person.phase != "playing")  # noqa: B023
    for player in players:
        player.person.waits(lambda: player.person.moves >= first.moves)  # noqa: B023
        player.ready()
