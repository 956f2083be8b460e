"""`make docs`: writes docs/api.md, the reference of the library, from the docstrings of its public modules."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"
MODULES = (
    "cantina",
    "cantina.games",
    "cantina.bots",
    "cantina.bots.search",
    "cantina.arena",
    "cantina.simulation",
    "cantina.core.game",
    "cantina.core.state",
    "cantina.core.action",
    "cantina.core.event",
    "cantina.core.ledger",
    "cantina.core.bot",
    "cantina.core.source",
    "cantina.core.driver",
    "cantina.core.record",
    "cantina.core.spoken",
    "cantina.testing.conformance",
    "cantina.testing.scene",
)
HEADING = """# The library

Written by `make docs` from the docstrings; changes here are lost. What most programs need is in `cantina` itself:
`game`, `games`, `State`, `Illegal`, `Seeded`, `simulate`, `bots`, `DEALER`, `OVER`.
"""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def written() -> str:
    """The whole page."""
    return "\n".join([HEADING, *(line for name in MODULES for line in _module(name))]).rstrip("\n") + "\n"


def _module(name: str) -> Iterator[str]:
    path = SOURCES / Path(*name.split("."))
    tree = ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8"))
    yield f"## {name}\n"
    yield _said(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and _public(node):
            yield f"### class {node.name}({', '.join(map(ast.unparse, node.bases))})\n".replace("()", "")
            yield _said(node)
            yield from _members(node)
        elif isinstance(node, Function) and _public(node):
            yield f"### {_signature(node)}\n"
            yield _said(node)


def _members(node: ast.ClassDef) -> Iterator[str]:
    lines = []
    for member in node.body:
        if isinstance(member, Function) and _public(member):
            if "property" in map(ast.unparse, member.decorator_list):
                called = f"{member.name}: {ast.unparse(member.returns)}" if member.returns else member.name
            else:
                called = _signature(member)
            lines.append(f"- `{called}`: {' '.join(_said(member).split())}")
        elif isinstance(member, ast.AnnAssign) and not ast.unparse(member.target).startswith("_"):
            lines.append(f"- `{ast.unparse(member)}`")
    if lines:
        yield "\n".join(lines) + "\n"


def _public(node: ast.ClassDef | Function) -> bool:
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def _signature(node: Function) -> str:
    taken = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    return f"{node.name}({taken})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def _said(node: ast.Module | ast.ClassDef | Function) -> str:
    """A docstring; examples in it become code."""
    text, lines = ast.get_docstring(node) or "", []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>>") and not inside:
            lines.append("```pycon")
            inside = True
        elif inside and not line:
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines) + "\n"


if __name__ == "__main__":
    (HERE / "api.md").write_text(written(), "utf-8")
