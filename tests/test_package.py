"""The built package: small, with the page inside, and served from an environment that has neither Node nor a checkout."""

import importlib.metadata
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from tests.server.serving import served

ROOT = Path(__file__).parents[1]
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A wheel and a source distribution."""
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


def test_the_wheel_has_the_page_and_everything_that_a_game_reads(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[0]) as wheel:
        names = set(wheel.namelist())
    assert "cantina/server/page/index.html" in names
    assert any(re.fullmatch(r"cantina/server/page/assets/.+\.js", name) for name in names)
    own = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src" / "cantina").rglob("*") if path.is_file()}
    assert {name for name in own if "__pycache__" not in name} <= names
    assert packages[0].stat().st_size < 3 * MEGABYTE


def test_the_source_distribution_has_neither_pictures_nor_tests(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[1]) as sources:
        names = [name.partition("/")[2] for name in sources.getnames()]
    assert {"pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "web/dist/index.html", "web/package.json"} <= set(names)
    icons = ("web/public/", "web/dist/")  # of the installed page
    pictures = [name for name in names if name.endswith(".png") and not name.startswith(icons)]
    assert pictures + [name for name in names if name.startswith(("docs/", "tests/", "web/tests/"))] == []
    assert packages[1].stat().st_size < 4 * MEGABYTE


class Environment:
    """An environment with a package and what it says that it needs, taken over from the one that runs the tests."""

    def __init__(self, folder: Path, wheel: Path):
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        self.folder, self.python = folder, folder / "bin" / "python"
        uv = Path(sys.executable).parent / "uv"
        subprocess.run([uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", self.python, wheel], check=True)
        self.site = next(folder.glob("lib/python*/site-packages"))
        self.metadata = next(iter(importlib.metadata.distributions(name="cantina", path=[str(self.site)])))

    def get(self, extra: str) -> None:
        """Put the packages of an extra there; an empty name stands for what is always needed."""
        known = set[str]()
        waiting = [line for line in self.metadata.requires or [] if _extra(line) == extra]
        while waiting:
            name = re.split(r"[^\w.-]", waiting.pop(), maxsplit=1)[0]
            if name.lower() not in known:
                known.add(name.lower())
                self._take(name)
                waiting += [line for line in importlib.metadata.requires(name) or [] if _here(line)]

    def _take(self, name: str) -> None:
        there = importlib.metadata.distribution(name)
        for top in {path.parts[0] for path in there.files or [] if path.parts[0] not in ("..", "__pycache__")}:
            if not (self.site / top).exists():
                (self.site / top).symlink_to(Path(str(there.locate_file(top))))

    def command(self, *arguments: str) -> list[str]:
        """A command of the package's own program."""
        return [str(self.folder / "bin" / "cantina"), *arguments]

    @property
    def surroundings(self) -> dict[str, str]:
        """No other package and no program but those of the environment is found."""
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.folder)}


def _here(requirement: str) -> bool:
    """Whether a package is needed on this machine, without extras."""
    marker = Requirement(requirement).marker
    return marker is None or marker.evaluate({"extra": ""})


def _extra(requirement: str) -> str:
    found = re.search(r"extra == ['\"](\w+)['\"]", requirement)
    return found[1] if found else ""


def test_an_empty_environment_plays_by_the_rules_alone_and_serves_with_the_extra(
    packages: tuple[Path, Path], tmp_path: Path
) -> None:
    environment = Environment(tmp_path / "environment", packages[0])
    environment.get("")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command, surroundings = environment.command(*arguments), environment.surroundings
        return subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)

    played = run("simulate", "super-teams", "--games", "1", "--bots", "greedy", "--json")
    assert played.returncode == 0, played.stderr
    refused = run("serve", "--no-open", "--port", "0")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1, refused.stderr
    assert "pip install 'cantina[server]'" in refused.stderr
    environment.get("server")
    command = environment.command("serve", "--no-open", "--port", "0", "--data", str(tmp_path / "tables.sqlite"))
    with served(command, environment.surroundings) as address:
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', httpx.get(address, timeout=60).text)
        assert scripts
        for path in (*scripts, "/api/games"):
            assert httpx.get(address + path, timeout=60).status_code == 200
