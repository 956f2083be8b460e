"""The files for hosts: linted, and their steps run as far as a machine without containers can."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests import caddy, postgres
from tests.server.serving import served

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, an instruction at a time."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_is_built_from_the_lock_and_the_wheel_and_runs_as_nobody() -> None:
    found = instructions()
    words = [word for word, _ in found]
    assert words[0] == "FROM" and words[-1] == "ENTRYPOINT" and {"USER", "VOLUME", "HEALTHCHECK", "EXPOSE"} <= set(words)
    assert dict(found)["USER"] == "65534:65534", "nobody"
    copied = [shlex.split(rest)[:-1] for word, rest in found if word == "COPY"]
    assert copied == [["requirements.lock"], ["dist/*.whl"]], "nothing of a checkout but these"
    assert (ROOT / "requirements.lock").exists() and "package:" in (ROOT / "Makefile").read_text("utf-8")
    (run,) = (rest for word, rest in found if word == "RUN")
    assert "--require-hashes" in run
    assert subprocess.run(["sh", "-n", "-c", run], check=False).returncode == 0
    assert words.index("USER") > words.index("RUN"), "only what is installed is root's"


def compose() -> dict[str, Any]:
    """The compose file."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_holds_together() -> None:
    whole = compose()
    services, volumes = whole["services"], set(whole["volumes"])
    assert set(services) == {"cantina", "thinkers", "database", "caddy"}
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        for mounted in service.get("volumes", []):
            source = mounted.split(":")[0]
            assert source in volumes or (DEPLOY / source).exists(), mounted
        assert set(service.get("depends_on", [])) <= set(services)
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"], "only Caddy is reached from outside"
    served, thinks = (services[name]["environment"] for name in ("cantina", "thinkers"))
    assert served["CANTINA_THINK_APART"] and served["CANTINA_DATABASE"] == thinks["CANTINA_DATABASE"], "who asks finds who thinks"
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert named == set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text("utf-8"), re.MULTILINE))
    proxy = services["caddy"]["networks"]["house"]["ipv4_address"]
    assert services["cantina"]["command"][-2:] == ["--proxy", proxy], "whom Caddy asks for is believed"


def test_every_option_of_the_files_exists() -> None:
    from cantina.cli import cli

    def known_by(command: str) -> set[str]:
        return {name for option in cli.commands[command].params for name in (*option.opts, *option.secondary_opts)}

    unit = (DEPLOY / "cantina.service").read_text("utf-8")
    entry = dict(instructions())["ENTRYPOINT"]
    unit += (DEPLOY / "cantina@.service").read_text("utf-8")
    used = set(re.findall(r"--[a-z-]+", " ".join([*re.findall(r"^ExecStart=(.*)", unit, re.MULTILINE), entry])))
    used |= {word for word in compose()["services"]["cantina"]["command"] if word.startswith("--")}
    assert used and used <= known_by("serve")
    _, thinking, *options = compose()["services"]["thinkers"]["entrypoint"]
    assert options and set(options) <= known_by(thinking)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("name", ["cantina.service", "cantina@.service"])
def test_systemd_understands_the_unit(tmp_path: Path, name: str) -> None:
    unit = tmp_path / name.replace("@", "@8001")  # with a program that is there
    written = (DEPLOY / name).read_text("utf-8")
    unit.write_text(written.replace("/opt/cantina/bin/cantina", "/bin/true"), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert unit.name not in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("file", "to"), [("Caddyfile", ["cantina:8000"]), ("by-table.Caddyfile", ["localhost:8001", "localhost:8002"])]
)
def test_caddy_understands_its_files_and_they_pass_everything_on(file: str, to: list[str]) -> None:
    understood = json.dumps(caddy.read(file, CANTINA_NAME="games.example.org"))
    assert '"host": ["games.example.org"]' in understood and '"/metrics"' in understood
    assert all(f'"dial": "{each}"' in understood for each in to)
    written = DEPLOY / file
    neat = subprocess.run([caddy.program(), "fmt", str(written)], capture_output=True, text=True, check=False)
    assert neat.stdout == written.read_text("utf-8")


def test_a_host_comes_from_nothing_to_a_link(tmp_path: Path, long: bool) -> None:
    """The steps of docs/host.md: install, start as the compose file does, and open a table; with `--long` from a wheel."""
    program = [sys.executable, "-m", "cantina.cli"]
    if long:
        program = [str(installed(tmp_path) / "bin" / "cantina")]
    url = postgres.running().database().render_as_string(hide_password=False)
    entry = [
        word
        for word in re.findall(r'"([^"]+)"', dict(instructions())["ENTRYPOINT"])
        if word not in ("cantina", "0.0.0.0", "--host")
    ]
    command = [*program, *entry, "--processes", "2", "--allow-host", "games.example.org", "--proxy", "127.0.0.1", "--port", "0"]
    with served(command, os.environ | {"CANTINA_DATABASE": url}) as address:
        host = {"host": "games.example.org", "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
        with httpx.Client(base_url=address, headers=host, timeout=120) as friend:
            assert "<html" in friend.get("/").text
            token = friend.post("/api/guests", json={"name": "Ada"}).json()["token"]
            wanted = {"game": "super-teams", "seats": ["me", "open"], "options": {}, "bytes": "00" * 16}
            opened = friend.post("/api/tables", json=wanted, headers={"authorization": f"Bearer {token}"})
            assert opened.status_code == 201
            assert friend.get("/ready").json() == {"status": "ok"}
            assert friend.get("/metrics").status_code == 404, "a visitor through the proxy is not this machine"


def installed(folder: Path) -> Path:
    """A virtual environment with the wheel, as the Containerfile makes it."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    home = folder / "home"
    venv.create(home, with_pip=False)
    pip = [str(Path(sys.executable).parent / "uv"), "pip", "install", "--quiet", "--python", str(home / "bin" / "python")]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements.lock")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return home
