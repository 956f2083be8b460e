"""Whatever a game says of a random match calls things by their names: no line, choice, event or refusal shows an id."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import cantina
from cantina.core.action import Action, fill, has_span
from cantina.core.describe import describe, describe_action
from cantina.core.game import Game, State
from cantina.core.ledger import LANGUAGES, Illegal, Language
from cantina.core.source import CHANCE, CHOICE, Seeded
from cantina.core.texts import Texts, texts
from tests.variants import EACH

STEPS = 250
REMEMBERED = 40  # actions of earlier positions that are tried
SPACE = re.compile(r"[A-Z]\d+")  # of a map, which has no other name
CZECH = {"bonus"}  # ids that are words of the language


def named(seat: int) -> str:
    return f"Ada{seat}"


def told(game: Game, state: State, words: Texts) -> Iterator[str]:
    """Everything that is said of a random match: positions, offers, what happens, and why something else is refused."""
    dealing, choices = Seeded(1, 0, CHANCE), Seeded(1, 0, CHOICE)
    tried: list[Action] = []
    for step in range(STEPS):
        offered = state.actions()
        if not offered:
            return
        if state.turn < 0:
            chosen = state.deal(dealing)
        else:
            view = state.view(state.turn)
            yield words.say(f"prompt-{state.prompt().kind}")
            yield from (describe_action(game, action, view, state.options, words, named) for action in offered)
            if step % 5 == 0:
                yield from describe(game, view, state.options, words, named)
                yield from refusals(state, tried, words)
            chosen = fill(offered[choices.below(len(offered))], choices)
            tried = [*tried, *(action for action in offered if not has_span(action))][-REMEMBERED:]
        yield from (words.event(event, named) for event in state.play(chosen))


def refusals(state: State, tried: list[Action], words: Texts) -> Iterator[str]:
    """Why actions of earlier positions cannot be taken now."""
    offered = state.actions()
    for action in tried:
        if action not in offered:
            with pytest.raises(Illegal) as refused:
                state.play(action)
            yield words.refusal(refused.value.rule, refused.value.arguments, named)


def ids(keys: set[str], words: Texts) -> re.Pattern[str]:
    """Ids that have another name; English ids may be the very words, so of them only those count that are no words."""
    found = [key for key in keys if words.name(key) != key and not SPACE.fullmatch(key) and key not in CZECH]
    found = [key for key in found if words.language != "en" or re.search(r"[-\d]", key)]
    assert len(found) > 5
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(found, key=len, reverse=True)))})(?![\w-])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "options"), EACH)
def test_things_are_called_by_their_names(game_id: str, options: dict[str, Any], language: Language) -> None:
    game = cantina.game(game_id)
    state = game.start(**options)
    own = state.options.words(language)
    words = texts(language, game.folder / "texts").knowing(own)
    written = re.findall(r"^(name-[\w-]+) =", (game.folder / "texts" / f"{language}.ftl").read_text("utf-8"), re.M)
    pattern = ids({key.removeprefix("name-") for key in (*written, *own) if key.startswith("name-")}, words)
    shown = {(found[0], line) for line in told(game, state, words) for found in [pattern.search(line)] if found}
    assert sorted(shown) == []
