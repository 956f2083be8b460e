"""Caddy for the tests: Debian's, with the files that hosts use, on loopback alone."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.packages import needed
from tests.postgres import free_port

DEPLOY = Path(__file__).parents[1] / "deploy"


def program() -> str:
    """The path of Caddy."""
    return needed("Caddy", lambda: shutil.which("caddy"), "caddy")


def read(name: str, **environment: str) -> Any:
    """One of our files as Caddy understands it."""
    command = [program(), "adapt", "--config", str(DEPLOY / name), "--adapter", "caddyfile"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@contextmanager
def proxying(name: str, folder: Path, **environment: str) -> Iterator[str]:
    """Caddy with one of our files; returns its address."""
    port = free_port()
    whole = read(name, CANTINA_NAME=f"http://127.0.0.1:{port}", **environment)
    (server,) = whole["apps"]["http"]["servers"].values()
    server["listen"] = [f"127.0.0.1:{port}"]
    config = folder / "caddy.json"
    config.write_text(json.dumps(whole | {"admin": {"disabled": True}}), "utf-8")
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        running = subprocess.Popen([program(), "run", "--config", str(config)], stderr=log, env=os.environ | homes)
    try:
        while True:
            assert running.poll() is None, (folder / "caddy.log").read_text("utf-8")
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).status_code == 404
                break
            except httpx.TransportError:
                continue
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait()
