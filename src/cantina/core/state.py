"""What the games share: positions that take moves in words and say themselves, and games with a folder of texts and rules."""

from pathlib import Path
from typing import Any, ClassVar, Self

from cantina.core.action import Action, from_text
from cantina.core.describe import describe, standing_lines
from cantina.core.event import Event
from cantina.core.game import DEALER, OVER, Art, Game, Options, State, View
from cantina.core.ledger import Illegal, Language, Ledger, read_ledger
from cantina.core.texts import Texts, texts


class BaseState(State):
    """A position of any game. A game writes `_make`; people and programs call `play`."""

    __slots__ = ()

    game: ClassVar[Game]  # set by the game that starts it
    options: Any  # of the game's own kind

    def play(self, action: Action | str) -> list[Event]:
        """Make a move, also one in its text form, and tell the full truth of it; or raise Illegal and change nothing."""
        try:
            return self._make(from_text(action, self.game.action) if isinstance(action, str) else action)
        except Illegal as refusal:
            refusal.texts = self.texts
            raise

    def _make(self, action: Action) -> list[Event]:
        """Make a move and tell what happened; or raise Illegal and change nothing."""
        raise NotImplementedError

    def own_view(self, seat: int, seen: View) -> dict[str, Any]:
        """The fields of `view(seat)` that are not as everybody sees them, given what everybody sees. A table tells the rest once
        for all, so a game that knows these fields says them here, and need not make a whole view for each seat."""
        theirs = self.view(seat)
        pairs = ((name, getattr(theirs, name)) for name in theirs.__struct_fields__)
        return {name: value for name, value in pairs if value is not getattr(seen, name)}

    def __deepcopy__(self, _: Any) -> Self:
        """The same as a copy: what positions of a match share never changes."""
        return self.copy()

    def texts(self, language: Language) -> Texts:
        """The sentences of the game, with the words of this match's own content."""
        return texts(language, self.game.folder / "texts").knowing(self.options.words(language))

    def __repr__(self) -> str:
        standing = self.standing()
        scores = ", ".join(map(str, standing.scores))
        if self.turn == OVER:
            return f"<{self.game.id}: over; winners {standing.winners}, scores {scores}>"
        who = "the dealer" if self.turn == DEALER else f"seat {self.turn}"
        return f"<{self.game.id}: {who} decides {self.prompt().kind!r}; scores {scores}>"

    def _repr_svg_(self) -> str | None:
        """The position as everybody sees it, drawn, for notebooks; None where nobody has drawn the game."""
        art = self.game.art
        return art.position(self.options, self.view(None)) if art else None

    def __str__(self) -> str:
        """The position in words, as the player to move sees it."""
        said = self.texts("en")
        view = self.view(self.turn if self.turn >= 0 else None)
        lines = describe(self.game, view, self.options, said, said.seat)
        if self.turn == OVER:
            return "\n".join([*lines, *standing_lines(self.standing(), said, said.seat)])
        prompt = said.say(f"prompt-{self.prompt().kind}")
        if self.turn != DEALER:
            prompt = said.say("turn-of", seat=said.seat(self.turn), prompt=prompt)
        return "\n".join([*lines, prompt])


class BaseGame:
    """A game whose texts and rulebook lie in its folder."""

    folder: ClassVar[Path]
    options: ClassVar[type[Options]]
    view: ClassVar[type[View]]
    state: Any  # the class of its positions
    art: ClassVar[Art[Any, Any] | None] = None

    def __init__(self) -> None:
        self.state.game = self

    def resolve_options(self, options: Options) -> Options:
        """Options with shipped content put in for its name, checked as a whole; those of a game without content are whole."""
        return options

    @property
    def ledger(self) -> Ledger:
        """Every rule of the game, in both languages."""
        return read_ledger(self.folder / "ledger.toml")

    @property
    def lesson(self) -> Path | None:
        """The file with the lesson."""
        return self._file("lesson.toml")

    @property
    def examples(self) -> Path | None:
        """The file with examples beside the rules."""
        return self._file("examples.toml")

    def _file(self, name: str) -> Path | None:
        path = self.folder / name
        return path if path.is_file() else None
