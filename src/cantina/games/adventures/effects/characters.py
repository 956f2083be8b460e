"""Effects on characters or their players: on all that are meant, or on one that somebody chooses."""

from abc import abstractmethod

from cantina.core.action import Action

from .. import actions
from ..kernel.frames import Context, Effecting, Run
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..language.terms import Who
from ..language.words import Word


class OnCharacters(Word, frozen=True):
    """A word about characters, or in shared play about players where it is about cards."""

    who: Who

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.meant(engine, context))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Figures.of(run))

    @property
    def chosen(self) -> bool:
        """Whether it is about one that somebody chooses."""
        return self.who in ("other", "any")

    def about_players(self, engine: Engine) -> bool:
        """Whether it is about players."""
        return False

    def meant(self, engine: Engine, context: Context) -> list[int]:
        """The characters that it can mean."""
        return figures(engine, self.who, None, "you", context)

    @abstractmethod
    def apply(self, engine: Engine, frame: "Figures", figure: int) -> None:
        """Do it to one character, or player."""
        raise NotImplementedError


class OnCards(OnCharacters, frozen=True):
    """A word about cards: in shared play it is about players, who hold them together with nobody's character."""

    def about_players(self, engine: Engine) -> bool:
        return engine.tables.shared

    def meant(self, engine: Engine, context: Context) -> list[int]:
        if not engine.tables.shared:
            return super().meant(engine, context)
        if self.who in ("you", "it", "carrier"):
            return [context.seat]
        return [seat for seat in range(engine.tables.seats) if seat != context.seat or self.who in ("any", "all")]


class Figures(Effecting):
    """An effect on characters or their players: on all that are meant, or on one that somebody chooses."""

    code = 14
    prompt = "effect-figure"

    done: int = 0  # mask of figures or, in shared play, of seats

    def step(self, engine: Engine) -> None:
        word: OnCharacters = self.effect(engine)
        left = [figure for figure in word.meant(engine, self.context) if not self.done >> figure & 1]
        if not left or (word.chosen and self.done):
            engine.pop()
        elif len(left) == 1 or not word.chosen:
            self._apply(engine, left[0])
        else:
            engine.ask(self.context.seat)

    def _apply(self, engine: Engine, figure: int) -> None:
        self.done |= 1 << figure
        self.effect(engine).apply(engine, self, figure)

    def offers(self, engine: Engine) -> list[Action]:
        word: OnCharacters = self.effect(engine)
        meant = word.meant(engine, self.context)
        if word.about_players(engine):
            return [actions.Player(seat) for seat in meant]
        return [actions.Who(engine.figure_name(figure)) for figure in meant]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Player):
            self._apply(engine, action.seat)
        else:
            assert isinstance(action, actions.Who)
            self._apply(engine, engine.tables.figure_index[action.figure])
