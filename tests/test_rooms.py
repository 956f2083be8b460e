"""The same rooms in every game: their folders are what docs/architecture.md says, and imports go one way and stand on top."""

import ast
import re
from collections.abc import Collection
from pathlib import Path

import pytest

import cantina
from cantina.core.compiled import CompiledGame

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GAMES = {id_.replace("-", "_"): cantina.game(id_) for id_ in cantina.games.ids() if "games" in cantina.game(id_).folder.parts}
NOT_KEPT = {"__pycache__", "__init__.py"}
MOST_LINES_OF_A_FACE = 200


def rows(title: str) -> list[list[str]]:
    """The rows of the table whose first heading this is."""
    table = re.search(rf"^\| {title} \|.*?\n((?:\|.*\n)+)", PAGE, re.M)
    assert table
    return [[cell.strip() for cell in line.strip("|\n").split(" | ")] for line in table[1].splitlines()[1:]]


def rooms(cell: str) -> set[str]:
    """The files and folders that a cell names."""
    return {name.removesuffix("/").removesuffix(".py") for name in re.findall(r"`([^`]+)`", cell)}


def found(folder: Path) -> set[str]:
    """What lies in a folder; a package or a module is the same room."""
    return {path.name.removesuffix(".py") for path in folder.iterdir() if path.name not in NOT_KEPT}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_rooms_that_every_game_has_and_no_other_without_a_reason(game: str) -> None:
    wanted = {room for row in rows("every game") for room in rooms(row[0])}
    for room, games, reason in rows("beside them"):
        assert reason
        if game in games.split(", "):
            wanted |= rooms(room)
    assert found(GAMES[game].folder) == wanted


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if isinstance(game, CompiledGame)])
def test_a_compiled_kernel_has_the_modules_that_every_one_has(game: str) -> None:
    wanted = {room for row in rows("every compiled kernel") for room in rooms(row[0])}
    assert wanted <= found(GAMES[game].folder / "kernel")


@pytest.mark.parametrize("game", GAMES)
def test_a_face_is_short(game: str) -> None:
    assert len((GAMES[game].folder / "game.py").read_text("utf-8").splitlines()) < MOST_LINES_OF_A_FACE


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_imported_late(game: str) -> None:
    """An import inside a function, or for types alone, hides that two modules need each other."""
    late = [
        f"{path.name}:{node.lineno}"
        for path in GAMES[game].folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset
    ]
    assert late == []


def name_of(path: Path) -> str:
    """A module's full name."""
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def imported(path: Path, modules: Collection[str]) -> set[str]:
    """The modules that a module imports, wherever in it and for whatever reason."""
    package, found = name_of(path.parent / "__init__.py").split("."), set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module.split(".") if node.module else [])])
            named = [f"{module}.{name.name}" for name in node.names]
            found |= {name if name in modules else module for name in named}
    return found & set(modules)


@pytest.mark.parametrize("game", GAMES)
def test_no_module_imports_itself_by_a_detour(game: str) -> None:
    modules = {name_of(path): path for path in GAMES[game].folder.rglob("*.py")}
    imports = {name: imported(path, modules) - {name} for name, path in modules.items()}
    while ready := [name for name, found in imports.items() if not found & set(imports)]:
        for name in ready:
            del imports[name]
    assert sorted(imports) == []
