"""Playing a whole match by ear: from the home page to the end, on the board or in words, by what is heard and read out alone."""

import re
from itertools import count

from cantina.core.source import Source

from .forms import begins_with, opens_more, seat_on
from .listener import Listener, Part

# what is agreed for a match of a game, chosen in the form by its name; the first number is how many play
AGREED: dict[str, tuple[int, dict[str, str]]] = {
    "adventures": (1, {"option-mission": "name-ambush"}),
    "carcassonne": (2, {"option-tiles": "name-short"}),
    "precious-cargo": (2, {"option-deck": "name-short"}),
    "super-teams": (2, {"option-board": "name-short"}),
}
SHOP = "web-shop"
# groups of things to choose, besides those of the decision itself
GROUPS = {
    "adventures": ["web-hand", "web-plans", "web-slots", "web-spaces", "web-things", "web-doors"],
    "carcassonne": ["web-cells", "web-offers"],
    "precious-cargo": ["web-field", SHOP, "web-own-pile", "web-other-piles"],
    "super-teams": ["web-hand"],
}
WINNING = "web-grogu-open"  # a thing whose name says whose match it wins
OWN = "mandalorians"
PLACES = 15  # for cards, around Grogu
# buttons of a decision that lead back or aside
ASIDE = ["web-back", "web-put-back", "web-figure-back", "web-turn", "web-accuse", "hint-ask", "recent-again", "recent-known"]
NOBODY = "Tik-7"  # the bot on the second seat


class Player:
    """Somebody who plays a game by ear; what they choose is left to chance."""

    def __init__(self, ear: Listener, game: str, chance: Source):
        self.ear, self.game, self.words, self.chance = ear, game, ear.words, chance
        self.turn = self.words.begins("your-turn")  # how it is said
        self._turns = 0  # that were heard and played

    # ---- before the match ----------------------------------------------------------------------------------------------

    def opens(self, name: str) -> None:
        """From the home page to a table of one's own, by the form."""
        ear, say = self.ear, self.words.say
        seats, options = AGREED[self.game]
        ear.person.goes("/")
        cover = ear.finds("article", say(f"game-{self.game}"))
        ear.presses(within(cover, "link", self.words.begins("with-friends")))
        person = ear.person
        if seats > 1:
            seat_on(person, 2, "random")
            begins_with(person, 1)
        else:
            person.page.locator("button[aria-controls=tray]").nth(1).click()
            person.page.get_by_role("button", name=say("seat-nobody")).click()
            opens_more(person)
        for option, chosen in options.items():
            named = [person.page.get_by_role(role, name=say(option)) for role in ("group", "radiogroup")]  # words, or pictures
            named[0].or_(named[1]).get_by_role("radio", name=say(chosen)).first.check(force=True)
        person.page.get_by_role("textbox", name=say("table-name")).fill(name)
        ear.presses(ear.finds("button", say("begin")))

    # ---- the match -----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether it was said that it is this player's turn, and nothing was done since."""
        return self._count() > self._turns

    def _count(self) -> int:
        return sum(bool(self.turn.match(said)) for said in self.ear.heard)

    @property
    def over(self) -> bool:
        """Whether it was said how the match ended."""
        raise NotImplementedError

    def plays_out(self) -> None:
        """Until the match is over."""
        while not self.waits_for_a_turn():
            self.decides()

    def waits_for_a_turn(self) -> bool:
        """True: it is over, and there is none."""
        looks = count()

        def come() -> bool:
            return self.asked or (next(looks) % 25 == 24 and self.over)  # to look at the whole page takes long

        self.ear.waits(come)
        over = not self.asked
        self._turns = self._count()
        return over

    def decides(self) -> None:
        """Decide anything."""
        raise NotImplementedError


class OnBoard(Player):
    """By the names of what is on the board: chooses anything, and goes on as soon as the decision has a way on."""

    @property
    def over(self) -> bool:
        """The result has come up over the board, which it does when all is said."""
        return self.ear.reads().find("dialog") is not None

    def decides(self) -> None:
        ear, tried, been = self.ear, set[int](), set[str]()  # things that were chosen, and groups
        while not self.asked:
            page = ear.settled()
            decision = page.find("region", self.words.say("decision"))
            if not decision:
                return  # it was over before anything was chosen
            ways = self._ways(decision)
            groups = self._groups(page, decision, tried)
            if ways and (tried or not groups or self.chance.below(3) == 0):
                ear.presses(ways[-1] if tried else ways[self.chance.below(len(ways))])
                return
            assert groups, f"there is nothing to do about {title(decision)!r}: {[str(part) for part in decision if part.name]}"
            fresh = [things for things in groups if name_of(things[0].group) not in been] or groups
            things = fresh[self.chance.below(len(fresh))]
            thing = things[self.chance.below(len(things))]
            tried.add(thing.id)
            been.add(name_of(thing.group))
            self._chooses(thing, title(decision))

    def _chooses(self, thing: Part, before: str) -> None:
        """Press something, and hear what came of it: nothing that is pressed goes without an answer."""
        ear, heard = self.ear, len(self.ear.heard)
        ear.presses(thing)
        page = ear.settled()
        now, focused = title(page.find("region", self.words.say("decision"))), ear.focused()
        answered = [*ear.heard[heard:], focused.name if focused.id != thing.id else ""]
        if now != before:
            assert any(now in said for said in answered), f"{now!r} was not said: {answered}"
        assert any(answered) or focused.states.get("pressed") == "true", f"nothing was said of {thing}"

    def _groups(self, page: Part, decision: Part, tried: set[int]) -> list[list[Part]]:
        """What can be chosen, group by group; where something wins, that alone."""
        winning = page.find("button", self.words.like(WINNING)) if self.words.has(WINNING) else None
        if winning and self.words.name(OWN) in winning.name:
            return [[winning]]
        rarely = [SHOP] if self.chance.below(6) else []  # who buys a lot never wins
        names = [self.words.like(key) for key in GROUPS[self.game] if key not in rarely]
        outside = [group for group in page.all("group") if any(name.match(group.name) for name in names)]
        inside = [group for role in ("group", "radiogroup") for group in decision.all(role)]
        if tried and inside:
            outside = []  # what follows from what was chosen is asked in the decision
        offered = [
            [thing for thing in group.all("button") if choosable(thing) and thing.id not in tried and thing.group is group]
            for group in [*outside, *inside]
        ]
        return [things for things in offered if things]

    def _ways(self, decision: Part) -> list[Part]:
        """The ways on: buttons of the decision that neither choose nor lead back."""
        aside = self.words.one_of(*(key for key in ASIDE if self.words.has(key)))
        grouped = {thing.id for role in ("group", "radiogroup") for group in decision.all(role) for thing in group}
        return [way for way in decision.all("button") if choosable(way) and way.id not in grouped and not aside.match(way.name)]


class InWords(Player):
    """By the command line of the text view, and the numbers of the choices."""

    _wins = False  # a throw at Grogu, as was heard

    def opens(self, name: str) -> None:
        super().opens(name)
        self.waits_for_a_turn()  # on the board, which is left
        self.ear.presses(self.ear.finds("link", self.words.say("text-view")))
        self.ear.finds("textbox", self.words.say("text-command"))

    @property
    def over(self) -> bool:
        ended = self.words.one_of("text-over", "won-alone", "won-shared", "lost-together")
        return any(ended.match(said) for said in self.ear.heard[-3:])

    def decides(self) -> None:
        asked = self.ear.heard[-1]
        while True:
            heard = len(self.ear.heard)
            self.types_a_choice(asked)
            self.ear.waits(lambda: len(self.ear.heard) > heard)  # noqa: B023  (called at once)
            if not self.ear.alarmed:
                return

    def types_a_choice(self, asked: str) -> None:
        """Any one; whether it can be chosen is another matter."""
        field = self.ear.focused()
        assert (field.role, field.name) == ("textbox", self.words.say("text-command")), f"{field} has the focus"
        self.ear.types(self._throw(asked) if self.game == "precious-cargo" else str(1 + self.chance.below(self._choices(asked))))

    def _throw(self, asked: str) -> str:
        """A throw at any card, and at Grogu as soon as that would win."""
        self._wins = self._wins or self.words.say("view-wins") in asked
        target = self.words.say("typed-grogu") if self._wins else self.words.say("typed-place", place=self.chance.below(PLACES))
        return f"{self.words.say('verb-throw')} {target}"

    def _choices(self, asked: str) -> int:
        """How many there are: the numbers that were read out, or how many of them."""
        read = re.findall(r"^(\d+): ", asked, re.MULTILINE)
        counted = re.search(r"^(\d+) ", asked, re.MULTILINE)
        assert read or counted, asked
        return len(read) if read else int(counted[1])  # type: ignore[index]


def choosable(thing: Part) -> bool:
    return thing.usable and thing.states.get("pressed") not in (True, "true")


def name_of(group: Part | None) -> str:
    return group.name if group else ""


def title(decision: Part | None) -> str:
    """What is being decided."""
    found = decision and decision.find("heading")
    return found.name if found else ""


def within(outer: Part, role: str, name: str | re.Pattern[str]) -> Part:
    found = outer.find(role, name)
    assert found, f"no {role} {name} in {outer}"
    return found
