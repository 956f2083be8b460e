"""`cantina serve`: it says where it is and stops at once; whatever stands in its way is one line and exit code 2."""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cantina.cli.serve import _listen
from tests.cli.test_cli import ROOT, cantina


@pytest.fixture(scope="module")
def page() -> None:
    """The page is built, so that no test waits for that."""
    subprocess.run([sys.executable, "-m", "cantina.server.client"], cwd=ROOT, check=True, capture_output=True)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def failed(*arguments: str) -> str:
    """What a server that does not start says."""
    result = cantina("serve", "--no-open", *arguments)
    assert result.returncode == 2, result.stderr
    assert result.stderr.startswith("cantina: ")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


def test_a_taken_port_is_one_line(taken: int) -> None:
    assert f"cannot listen at 127.0.0.1, port {taken}: Address already in use" in failed("--port", str(taken))


def test_an_address_of_another_machine_is_one_line() -> None:
    assert "cannot listen at 192.0.2.1, port 8000" in failed("--host", "192.0.2.1")
    assert "cannot listen at no such host" in failed("--host", "no such host")


def test_small_answers_are_not_held_back() -> None:
    """Asyncio turns Nagle's algorithm off only for sockets that say they are TCP; with it an answer takes 40 ms longer."""
    with _listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_what_is_no_port_is_one_line(port: str) -> None:
    assert "--port" in failed("--port", port)


@pytest.mark.usefixtures("page")
def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "garbage.sqlite"
    file.write_text("no database at all\n" * 100, "utf-8")
    assert f"{file} is no database of Cantina" in failed("--port", "0", "--data", str(file))
    assert str(tmp_path) in failed("--port", "0", "--data", str(tmp_path))
    assert str(file) in failed("--port", "0", "--data", str(file / "below"))


@pytest.mark.usefixtures("page")
def test_it_says_where_it_is_and_stops_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cantina.cli", "serve", "--no-open", "--port", "0", "--data", str(tmp_path / "x.sqlite")]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        assert server.stdout and server.stderr
        said = b""
        while b"Matches are kept in" not in said:
            assert select.select([server.stdout], [], [], 60)[0], said
            said += os.read(server.stdout.fileno(), 1000)
        address = re.search(rb"Cantina is at (http://localhost:\d+)", said)
        assert address, said
        page = answer(address[1].decode())
        assert "<title>Cantina" in page
        os.killpg(server.pid, signal.SIGINT)  # as Ctrl+C does: the bots' processes get it too
        assert server.wait(10) in (0, 130)
        assert server.stderr.read() == b"", "nobody wants to read a traceback after Ctrl+C"
        assert gone(server.pid), "the bots' processes stop with it"
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
        server.communicate()


def answer(address: str) -> str:
    """The page at an address, as soon as it answers."""
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(address).text
        except httpx.ConnectError:
            assert time.monotonic() < until
            time.sleep(0.05)


def gone(group: int) -> bool:
    """Whether nothing is left of a group of processes, a moment after its leader has ended."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
