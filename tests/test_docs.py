"""What is written about Cantina is true: code runs, excerpts are the code's, commands exist, and links lead somewhere."""

import importlib.util
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import cantina
from cantina.cli import cli
from tests import matrix

ROOT = Path(__file__).parents[1]
OWN = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")]
PAGES = sorted(path for path in OWN if "build" not in path.parts)
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.M | re.S)
EXCERPT = re.compile(r"# (examples/\S+)\n")
CHEAP = ("games", "rules")  # commands that are over at once


def blocks(page: Path, kind: str) -> list[str]:
    """The blocks of a kind on a page."""
    return [textwrap.dedent(text) for _, named, text in BLOCK.findall(page.read_text("utf-8")) if named == kind]


def commands() -> list[str]:
    """Every command that some page shows."""
    lines = [line for page in PAGES for block in blocks(page, "") for line in block.replace("\\\n", " ").splitlines()]
    inline = [text for page in PAGES for text in re.findall(r"`(cantina [a-z]+[^`]*)`", page.read_text("utf-8"))]
    shown = [line.partition("  #")[0].strip().removeprefix(".venv/bin/") for line in (*lines, *inline)]
    return sorted({line for line in shown if line.startswith("cantina ") and "GAME" not in line and "," not in line.split()[1]})


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_on_a_page_runs_or_is_an_excerpt(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    for block in blocks(page, "python"):
        if excerpt := EXCERPT.match(block):
            wanted = textwrap.dedent(block[excerpt.end() :]).rstrip()
            there = (ROOT / excerpt[1]).read_text("utf-8")
            lines = wanted.splitlines()
            found = [textwrap.dedent("\n".join(part)) for part in _parts(there.splitlines(), len(lines))]
            assert wanted in found, f"{excerpt[1]} has no such lines:\n{wanted}"
        else:
            exec(compile(block, str(page), "exec"), names)
    capsys.readouterr()


def _parts(lines: list[str], count: int) -> list[list[str]]:
    return [lines[first : first + count] for first in range(len(lines) - count + 1)]


@pytest.mark.parametrize("page", [page for page in PAGES if page.name.startswith("add-a-")], ids=lambda page: page.name)
def test_settings_on_a_page_are_those_of_the_example(page: Path) -> None:
    settings = (ROOT / "examples" / "nim" / "pyproject.toml").read_text("utf-8").splitlines()
    assert blocks(page, "toml")
    assert [line for block in blocks(page, "toml") for line in block.splitlines() if line not in settings] == []


@pytest.mark.parametrize("line", commands())
def test_commands_on_a_page_exist(line: str) -> None:
    _, name, *arguments = shlex.split(line)
    command = cli.commands[name]
    if arguments or name in ("games", "serve"):  # else only the command's name is mentioned
        command.make_context(name, [*arguments]).close()
    if name in CHEAP and "--coverage" not in arguments:
        result = CliRunner().invoke(cli, [name, *arguments], obj={}, standalone_mode=False)
        assert result.exception is None and result.output


def test_links_on_a_page_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
            assert ":" in target or (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_command_of_the_program_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in cli.commands if f"cantina {name}" not in readme] == []
    assert isinstance(cli, click.Group)


def test_the_reference_has_what_the_face_offers() -> None:
    spec = importlib.util.spec_from_file_location("api", ROOT / "docs" / "api.py")
    assert spec and spec.loader
    api = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(api)
    for page in (api.written(), (ROOT / "docs" / "api.md").read_text("utf-8")):
        for name in (
            "class State(",
            "class Game(",
            "class Illegal(",
            "class Seeded",
            "simulate(",
            "find(id: str)",
            "names()",
            "play(",
        ):
            assert name in page, f"the reference lacks {name}"
    assert set(cantina.__all__) >= {"game", "simulate"}


def test_the_matrix_knows_this_python_and_says_which_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert matrix.main(["--list"]) == 0
    said = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert list(said) == ["3.11", "3.12", "3.13", "3.14"]
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert here not in said or said[here] != "missing"


def test_the_pages_make_a_site_without_a_warning(tmp_path: Path) -> None:
    made = [
        sys.executable,
        "-m",
        "sphinx",
        "--quiet",
        "--fail-on-warning",
        "-d",
        str(tmp_path / "read"),
        str(ROOT / "docs"),
        str(tmp_path / "site"),
    ]
    ran = subprocess.run(made, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    first = (tmp_path / "site" / "index.html").read_text("utf-8")
    for page in ("host", "content", "add-a-bot", "lab", "api"):
        assert f'href="{page}.html"' in first, page
