"""Advice at a table: moves in words with what they are worth and why, and hints as a worker finds them."""

import time
from collections.abc import Callable, Sequence

import msgspec

import cantina
from cantina.core.action import Action, from_text
from cantina.core.bot import Observation
from cantina.core.describe import describe_action
from cantina.core.event import all_told
from cantina.core.game import Game, State, read_options
from cantina.core.ledger import Language
from cantina.core.source import Seeded
from cantina.core.texts import Texts, texts
from cantina.teacher.hint import Advice, Unit, hint, make

from .belief import follow
from .messages import AdvisedMove

LONGEST = 3.0  # seconds for a hint; most take one at most


def advised(
    game: Game, state: State, seat: int, move: Advice, said: Texts, name: Callable[[int], str], *, reader: int | None
) -> AdvisedMove:
    """A move of a seat from a position, as a page shows it; without a reader who sits there, nothing is called theirs."""
    actions: list[Action] = [from_text(text, game.action) for text in make(state.copy(), seat, move.actions)]
    walked, words = state.copy(), []
    for action in actions:
        words.append(describe_action(game, action, walked.view(reader), walked.options, said, name))
        walked.play(action)
    events = all_told(follow(state.copy(), seat, actions), seat)
    told = ", ".join(words)
    sentence = f"{told[:1].upper()}{told[1:]}" + ("" if told.endswith((".", "!", "?")) else ".")
    return AdvisedMove(msgspec.to_builtins(actions), msgspec.to_builtins(events), move.worth, sentence, move.why(said))


def advise(
    game_id: str,
    options: bytes,
    dump: bytes,
    events: bytes,
    seat: int,
    seed: int,
    due: Sequence[str],
    language: Language,
    names: Sequence[str],
) -> tuple[Unit, list[AdvisedMove]]:
    """In a worker: the best moves of a position as its seat may believe it; or what a lesson asks for."""
    game = cantina.game(game_id)
    state = game.load(read_options(game.options, msgspec.json.decode(options)), msgspec.json.decode(dump))
    happened = msgspec.json.decode(events, type=list[game.event])  # type: ignore[name-defined]  # a union made when the game is read
    wanted = [from_text(text, game.action) for text in due]
    found = hint(game, Observation(state, seat, happened), seat, Seeded(seed), 1.0, time.monotonic() + LONGEST, wanted)
    said = texts(language, game.folder / "texts").knowing(state.options.words(language))
    believed = state.redeal(seat, Seeded(seed))
    return found.unit, [advised(game, believed, seat, move, said, names.__getitem__, reader=seat) for move in found.moves]
