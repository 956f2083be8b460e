"""A server for tests: in a thread of this process, or in a process of its own that can be killed."""

import asyncio
import os
import re
import select
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn

import cantina
from cantina.core.behind import alone, ready_file
from cantina.core.compiled import CompiledGame
from cantina.core.compiler import mode
from cantina.server.app import create_app
from cantina.server.database import place
from cantina.server.house import House, Settings
from cantina.server.limits import LIFTED
from cantina.server.listening import configuration

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds on a slow machine


def compile_rules() -> None:
    """Compile all games; where several processes begin to, each takes another game and loads what the others have compiled."""
    waiting = [game for game in map(cantina.game, cantina.games.ids()) if isinstance(game, CompiledGame)]
    while waiting:
        game = waiting.pop(0)
        with alone(ready_file(game._kernel).parent) as mine:
            if mine:
                game.compile()
            else:
                waiting.append(game)


def configured(settings: Settings, client: Path | None) -> uvicorn.Server:
    """A server as `cantina serve` runs it; what goes wrong in it is logged where pytest sees it."""
    config = configuration(create_app(settings, client))
    config.ws_ping_timeout = PATIENCE
    return uvicorn.Server(config)


class Serving:
    """A running server; stopping and starting it again keeps its port and its data."""

    def __init__(self, settings: Settings, client: Path | None = None):
        self.settings, self._client, self.port = settings, client, 0
        if mode() == "compiled":
            compile_rules()  # its loop must not stand still when a rule is first used
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns once the server answers."""
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen()
        self.port = listener.getsockname()[1]
        self._server = configured(self.settings, self._client)
        self._thread = threading.Thread(target=self._server.run, args=([listener],), name="server", daemon=True)
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            self._thread.join(0.01)

    @property
    def app(self) -> Any:
        """The application that runs."""
        return self._server.config.app

    @property
    def _house(self) -> House:
        house: House = self.app.state.house
        return house

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self._server.servers[0].get_loop()).result(PATIENCE)

    def lines(self, table: str) -> int:
        """How many lines to a table are open."""

        async def count() -> int:
            return len((await self._house.room(table)).connections)

        return int(self._run(count()))

    def hang_up(self, table: str, name: str) -> None:
        """End a guest's lines to a table."""

        async def closed() -> None:
            for connection in tuple((await self._house.room(table)).connections):
                if connection.guest.name == name:
                    connection.close()

        self._run(closed())

    def tells_budgets(self, now: Callable[[], float]) -> None:
        """Budgets refill by this clock."""
        self._house.budgets._now = now

    def stop(self) -> None:
        """Stop it as Ctrl+C would."""
        self._server.should_exit = True
        self._thread.join()


@contextmanager
def serving(settings: Settings, client: Path | None = None) -> Iterator[Serving]:
    """A server that runs as long as it is needed."""
    server = Serving(settings, client)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def served(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    """The address of a `cantina serve`, which runs as long as it is needed."""
    with subprocess.Popen(command, env=environment | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout
            said = b""
            while b"Matches are kept in" not in said:
                assert select.select([server.stdout], [], [], PATIENCE)[0], said
                more = os.read(server.stdout.fileno(), 1000)
                assert more, f"the server ended: {said!r}"
                said += more
            found = re.search(rb"Cantina is at (http://localhost:\d+)", said)
            assert found
            address = found[1].decode()
            with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as http:
                http.get(address, timeout=60)  # it takes a moment until it listens
            yield address
        finally:
            server.send_signal(signal.SIGINT)


class Apart:
    """A server in a process of its own."""

    def __init__(self, data: Path | str):
        command = [sys.executable, "-m", "tests.server.serving", str(data)]
        environment = os.environ | {"CANTINA_KERNEL": "auto"}
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            assert selector.select(PATIENCE), "the server did not start"
        self.port = int(self._process.stdout.readline())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """The power goes out."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def clear(self) -> None:
        """Nothing is left of it."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()


def main() -> None:
    """`python -m tests.server.serving DATA`: tells its port, and serves until it is killed."""
    server = Serving(Settings(place(sys.argv[1]), pace=0, workers=1, limits=LIFTED))
    print(server.port, flush=True)
    signal.pause()


if __name__ == "__main__":
    main()
