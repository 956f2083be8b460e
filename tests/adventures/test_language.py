"""The language of content: a word is one class in one file, which the register finds, and its names are bound once a match."""

import importlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

import cantina
from cantina.games.adventures import selectors
from cantina.games.adventures.conditions import QUESTIONS, Condition
from cantina.games.adventures.conditions.track_ge import TrackAtLeast
from cantina.games.adventures.effects import EFFECTS, Effect
from cantina.games.adventures.effects.free_action import FreeAction
from cantina.games.adventures.effects.if_ import If
from cantina.games.adventures.effects.place import Place
from cantina.games.adventures.effects.plan_mod import PlanMod
from cantina.games.adventures.effects.track import TrackChange
from cantina.games.adventures.kernel.frames import Context, Run
from cantina.games.adventures.kernel.stack import Engine
from cantina.games.adventures.kernel.tables.codes import CHILD, NONE
from cantina.games.adventures.kernel.tables.naming import Naming
from cantina.games.adventures.language import registry, words
from cantina.games.adventures.language.words import Word
from cantina.games.adventures.selectors import SELECTORS

from .scene import Table

HERE = Path(cantina.__file__).parent / "games" / "adventures"


# ---- one class in one file -----------------------------------------------------------------------------------------------


def test_the_fields_of_every_word_stand_in_the_order_they_always_had() -> None:
    """The dealing of a table is bound to the bytes of its options: in another order, a match under way would be dealt anew."""
    words: list[Any] = [*EFFECTS.values(), *QUESTIONS.values(), *SELECTORS]
    said = [f"{kind.__module__.rpartition('.')[2]}: {', '.join(kind.__struct_fields__)}" for kind in words]
    assert sorted(said) == (Path(__file__).parent / "fields.txt").read_text().splitlines(), (
        "only new words and new last fields fit"
    )


def test_every_file_of_words_brings_one_word_or_what_several_share() -> None:
    said: list[Any] = [*EFFECTS.values(), *QUESTIONS.values(), *SELECTORS]
    files = [kind.__module__ for kind in said]
    assert len(set(files)) == len(files) >= 41 + 38 + 7
    shared = {path.stem for folder in ("effects", "conditions", "selectors") for path in (HERE / folder).glob("*.py")}
    shared -= {file.rpartition(".")[2] for file in files}
    assert shared == {
        "__init__",
        "changing",
        "characters",
        "counted",
        "near_target",
        "on_space",
        "ordering",
        "selector",
        "several",
        "threats",
        "within",
    }


def test_files_are_read_with_what_the_register_found() -> None:
    assert list(get_args(Effect)) == list(EFFECTS.values())
    assert set(Condition.__struct_encode_fields__) == set(QUESTIONS)
    assert list(get_args(selectors.Threats)) == SELECTORS


@pytest.mark.parametrize("op", EFFECTS)
def test_the_example_of_an_effect_is_one(op: str) -> None:
    example = tomllib.loads(f"said = {EFFECTS[op].example}")["said"]
    assert type(msgspec.convert(example, Effect)) is EFFECTS[op]


@pytest.mark.parametrize("word", QUESTIONS)
def test_the_example_of_a_condition_is_one(word: str) -> None:
    example = tomllib.loads(f"said = {QUESTIONS[word].example}")["said"]
    said = msgspec.convert(example, Condition)
    assert said.word == word
    assert type(said.question) is QUESTIONS[word]


@pytest.mark.parametrize("kind", SELECTORS, ids=lambda kind: kind.__name__)
def test_the_example_of_a_selector_is_one(kind: type[selectors.Selector]) -> None:
    said: Any = msgspec.convert(tomllib.loads(f"said = {kind.example}")["said"], selectors.Threats)
    assert type(said) is kind


# ---- a new word ----------------------------------------------------------------------------------------------------------

WHOLE = '''
class Shout(Word, frozen=True, tag="shout"):
    """Everybody hears it."""
    example = '{ op = "shout" }'
    def could_change(self, engine, context): return True
    def resolve(self, engine, run): engine.at.changes += 1
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """An empty package for words."""
    (tmp_path / "shouting").mkdir()
    (tmp_path / "shouting" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("shouting")
    for name in [name for name in sys.modules if name.startswith("shouting")]:
        del sys.modules[name]


def test_a_new_word_is_one_new_file(package: ModuleType) -> None:
    said = f"from {Word.__module__} import Word\n{WHOLE}"
    (Path(package.__path__[0]) / "shout.py").write_text(said)
    found: list[Any] = registry.words(package, Word, "could_change", "resolve", "example")
    assert [kind.__struct_config__.tag for kind in found] == ["shout"]
    assert type(msgspec.convert({"op": "shout"}, found[0])) is found[0]


@pytest.mark.parametrize(
    ("left_out", "forgotten"), [("could_change", "could_change"), ("example =", "example"), ("resolve", "resolve")]
)
def test_a_word_that_forgets_what_it_owes_is_refused(package: ModuleType, left_out: str, forgotten: str) -> None:
    lines = [line for line in WHOLE.splitlines() if left_out not in line]
    (Path(package.__path__[0]) / "shout.py").write_text(f"from {Word.__module__} import Word\n" + "\n".join(lines))
    with pytest.raises(TypeError, match=f"Shout does not say {forgotten}"):
        registry.words(package, Word, "could_change", "resolve", "example")  # type: ignore[type-abstract]


# ---- binding -------------------------------------------------------------------------------------------------------------


def bound(*said: dict[str, Any]) -> tuple[Table, words.Program]:
    """A table, and effects with their names bound to its numbers."""
    table = Table()
    return table, Naming(table.tables).program(msgspec.convert(said, tuple[Effect, ...]))


def test_names_get_their_numbers_and_stay_names() -> None:
    table, program = bound({"op": "place", "token": "child", "space": "start"}, {"op": "remove", "token": "nothing"})
    place = program[0]
    assert isinstance(place, Place)
    assert (place.token, place.token.number) == ("child", CHILD)
    assert (place.space.reference.kind, place.space.reference.number) == ("space", table.tables.start)
    assert program[1] == msgspec.convert({"op": "remove", "token": "nothing"}, Effect)
    assert program[1].token.number == NONE  # type: ignore[attr-defined]


def test_a_list_of_effects_inside_another_has_a_number_of_its_own() -> None:
    inner = {"op": "track", "id": "alarm", "n": 1}
    table, program = bound({"op": "if", "cond": {"track_ge": {"id": "alarm", "n": 2}}, "then": [inner]})
    word = program[0]
    assert isinstance(word, If)
    assert isinstance(word.cond, TrackAtLeast)
    assert table.tables.programs[word.then.number] is word.then
    assert table.tables.programs[program.number] is program
    change = word.then[0]
    assert isinstance(change, TrackChange)
    assert table.tables.tracks[change.id.number] == "alarm"


def test_a_change_of_the_plan_before_a_free_action_is_about_that_action() -> None:
    free = {"op": "free_action", "who": "you", "slot": "plan", "n": 2}
    _, program = bound({"op": "plan_mod", "keep": 1}, free)
    assert [type(word) for word in program] == [FreeAction]
    assert program.joined == {0: PlanMod(keep=1)}
    _, alone = bound(free, {"op": "plan_mod", "keep": 1})
    assert [type(word) for word in alone] == [FreeAction, PlanMod]


def test_a_list_could_change_something_if_one_of_its_words_could() -> None:
    table, program = bound({"op": "flee"}, {"op": "heal", "who": "you", "n": 1})
    state: Any = table.state.copy()
    engine = Engine(state._at, table.tables)
    assert not program.could_change(engine, Context(0, 0))
    engine.at.figure_damage[0] = 1
    assert program.could_change(engine, Context(0, 0))
    program[1].resolve(engine, Run(program.number, Context(0, 0), stage=2))
    engine.at.stack[-1].step(engine)
    assert engine.at.figure_damage[0] == 0
