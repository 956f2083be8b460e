"""Playing a whole match by ear: from the home page to the end, on the board or in words, by what is heard and read out alone."""

import re

from cantina.core.source import Source

from .listener import Listener, Part

# what is agreed for a match of a game, chosen in the form by its name; the first number is how many play
AGREED: dict[str, tuple[int, dict[str, str]]] = {
    "adventures": (1, {"option-mission": "name-ambush"}),
    "carcassonne": (2, {"option-tiles": "name-short"}),
    "precious-cargo": (2, {"option-deck": "name-short"}),
    "super-teams": (2, {"option-board": "name-short"}),
}
# groups of things to choose, besides those of the decision itself
GROUPS = {
    "adventures": ["web-hand", "web-slots", "web-board"],
    "carcassonne": ["web-cells", "web-offers"],
    "precious-cargo": ["web-field"],
    "super-teams": ["web-hand"],
}
# buttons of a decision that lead back or aside
ASIDE = ["web-back", "web-put-back", "web-figure-back", "web-turn", "web-accuse"]
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
        many = ear.finds("radio", str(seats))
        if many.states.get("checked") != "true":
            fieldset = many.inside
            assert fieldset
            checked = next(part for part in fieldset.all("radio") if part.states.get("checked") == "true")
            ear.reaches(checked)
            ear.key("ArrowLeft" if int(checked.name) > seats else "ArrowRight")
        if seats > 1:
            bot = say("seat-random", name=NOBODY)
            ear.sets(ear.finds("combobox", say("seat-number", number=2)), bot[0].upper() + bot[1:])
        for option, chosen in options.items():
            ear.waits(lambda: ear.reads().find("combobox", say(option)))  # noqa: B023  (called at once)
            wanted = say(chosen)
            ear.sets(ear.finds("combobox", say(option)), wanted[0].upper() + wanted[1:])
        ear.reaches(ear.finds("textbox", say("table-name")))
        ear.page.keyboard.type(name)
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
        while True:
            self.ear.waits(lambda: self.asked or self.over)
            if self.over:
                return
            self._turns = self._count()
            self.decides()

    def decides(self) -> None:
        """Decide anything."""
        raise NotImplementedError


class OnBoard(Player):
    """By the names of what is on the board: chooses anything, and goes on as soon as the decision has a way on."""

    @property
    def over(self) -> bool:
        return self.ear.reads().find("region", self.words.say("match-over")) is not None

    def decides(self) -> None:
        ear, chosen = self.ear, set[str]()
        while not self.asked and not self.over:
            page = ear.reads()
            decision = page.find("region", self.words.say("decision"))
            groups = [group for group in self._groups(page, decision) if group[0].name not in chosen] if decision else []
            ways = self._ways(decision) if decision else []
            heading = title(decision)
            if ways and (chosen or not groups or self.chance.below(3) == 0):
                heard = len(ear.heard)
                ear.presses(ways[-1] if chosen else ways[self.chance.below(len(ways))])
                ear.waits(lambda: len(ear.heard) > heard or self.over)  # noqa: B023  (called at once)
            elif groups:
                group, things = groups[self.chance.below(len(groups))]
                chosen.add(group.name)
                ear.presses(things[self.chance.below(len(things))])
                ear.waits(lambda: self.asked or self._listened(heading))  # noqa: B023
            else:
                ear.page.wait_for_timeout(20)

    def _listened(self, before: str) -> bool:
        """Whether what was chosen made the decision another one, and that was read out, or something can be done about it."""
        decision = self.ear.reads().find("region", self.words.say("decision"))
        now = title(decision)
        if now == before or not decision:
            return bool(decision and self._ways(decision))
        return any(now in said for said in self.ear.heard[-3:]) or self.ear.focused().name == now

    def _groups(self, page: Part, decision: Part) -> list[tuple[Part, list[Part]]]:
        """Groups in which something can be chosen, each with what."""
        names = [self.words.like(key) for key in GROUPS[self.game]]
        outside = [group for group in page.all("group") if any(name.match(group.name) for name in names)]
        inside = [group for role in ("group", "radiogroup") for group in decision.all(role)]
        offered = [
            (group, [thing for thing in group.all("button") if choosable(thing) and thing.group is group])
            for group in [*outside, *inside]
        ]
        return [(group, things) for group, things in offered if things]

    def _ways(self, decision: Part) -> list[Part]:
        """The ways on: buttons of the decision that neither choose nor lead back."""
        aside = self.words.one_of(*(key for key in ASIDE if self.words.has(key)))
        grouped = {thing.id for role in ("group", "radiogroup") for group in decision.all(role) for thing in group}
        return [way for way in decision.all("button") if choosable(way) and way.id not in grouped and not aside.match(way.name)]


class InWords(Player):
    """By the command line of the text view, and the numbers of the choices."""

    def opens(self, name: str) -> None:
        super().opens(name)
        self.ear.waits(lambda: self.asked)  # on the board, which is left
        self._turns = self._count()
        self.ear.presses(self.ear.finds("link", self.words.say("text-view")))
        self.ear.finds("textbox", self.words.say("text-command"))

    @property
    def over(self) -> bool:
        ended = self.words.one_of("won-alone", "won-shared", "lost-together")
        return any(ended.match(said) for said in self.ear.heard[-3:])

    def decides(self) -> None:
        ear = self.ear
        field, heard = ear.focused(), len(ear.heard)
        assert (field.role, field.name) == ("textbox", self.words.say("text-command")), f"{field} has the focus"
        ear.types(str(1 + self.chance.below(self._choices())))
        ear.waits(lambda: len(ear.heard) > heard)

    def _choices(self) -> int:
        """How many there are: the numbers that were read out, or how many of them."""
        asked = next(said for said in reversed(self.ear.heard) if self.turn.match(said))
        read = re.findall(r"^(\d+): ", asked, re.MULTILINE)
        counted = re.search(r"^(\d+) ", asked, re.MULTILINE)
        assert read or counted, asked
        return len(read) if read else int(counted[1])  # type: ignore[index]


def choosable(thing: Part) -> bool:
    return thing.usable and thing.states.get("pressed") not in (True, "true")


def title(decision: Part | None) -> str:
    """What is being decided."""
    found = decision and decision.find("heading")
    return found.name if found else ""


def within(outer: Part, role: str, name: str | re.Pattern[str]) -> Part:
    found = outer.find(role, name)
    assert found, f"no {role} {name} in {outer}"
    return found
