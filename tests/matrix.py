"""`make matrix`: the tests on every Python from 3.11 to 3.14 that this machine has; arguments go to pytest."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
DAILY = ("-n", "2", "--ignore=tests/browser")  # as `make check` runs them
UV = str(Path(sys.executable).parent / "uv")


def find(version: str) -> str | None:
    """An interpreter of that version: this one, or one that uv or pyenv keeps or the path leads to; nothing is downloaded."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return str(Path(sys.base_prefix) / "bin" / f"python{version}")
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    asked = [UV, "python", "find", "--quiet", "--no-project", "--no-python-downloads", version]
    found = subprocess.run(asked, cwd=ROOT.anchor, capture_output=True, text=True, check=False)
    return found.stdout.strip() or (str(kept[-1]) if kept else None)


def tried(version: str, interpreter: str, wanted: list[str]) -> bool:
    """Whether the tests pass on an interpreter, in an environment of its own."""
    home = ROOT / "build" / "matrix" / version
    python = str(home / "bin" / "python")
    install = [UV, "pip", "install", "--quiet", "--python", python]
    steps = [
        [UV, "venv", "--quiet", "--clear", "--python", interpreter, str(home)],
        [*install, "--require-hashes", "-r", "requirements.lock"],
        [*install, "--no-deps", "--no-build-isolation", "--editable", "."],
        [python, "-m", "pytest", "-q", *wanted],
    ]
    return all(subprocess.run(step, cwd=ROOT, check=False).returncode == 0 for step in steps)


def outcome(version: str, interpreter: str | None, wanted: list[str]) -> str:
    """How it went on one version."""
    if interpreter is None:
        return "missing"
    return "passed" if tried(version, interpreter, wanted) else "FAILED"


def main(arguments: list[str]) -> int:
    """Try each one there is, and say how it went; `--list` only says which there are."""
    there = {version: find(version) for version in VERSIONS}
    if arguments == ["--list"]:
        for version, interpreter in there.items():
            print(f"{version}: {interpreter or 'missing'}")
        return 0
    results = {version: outcome(version, interpreter, arguments or [*DAILY]) for version, interpreter in there.items()}
    for version, result in results.items():
        print(f"{version}: {result}")
    return int("FAILED" in results.values() or "passed" not in results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
