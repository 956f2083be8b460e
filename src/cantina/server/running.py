"""Running the server: in this process, or in several that share a port and a database; one that dies is started again."""

import dataclasses
import os
import signal
import socket
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from cantina.core.workers import end_with_parent
from cantina.server.app import create_app
from cantina.server.database import place
from cantina.server.house import Settings
from cantina.server.listening import configuration
from cantina.server.logs import write_logs
from cantina.server.mailing import Post

GIVEN = "CANTINA_SERVED"  # in the environment of the processes that are started: what they serve, as JSON


class Served(msgspec.Struct, frozen=True):
    """What is served, as it goes from one process to another."""

    data: str  # a file, or a PostgreSQL address
    page: Path
    address: str | None  # where others in the network find the page
    hosts: list[str]  # names by which it is reached
    proxies: list[str]
    processes: int
    peers: str
    json_logs: bool
    contact: str | None = None  # an e-mail address for operators of push services
    post: Post | None = None
    keep_days: int = 0
    apart: bool = False  # bots think elsewhere


def run(served: Served, listener: socket.socket) -> bool:
    """Serves until it is stopped; whether it ever began to."""
    if served.processes == 1:
        server = uvicorn.Server(configuration(_app(served), tuple(served.proxies)))
        server.run([listener])
        return server.started
    write_logs(served.json_logs)
    os.environ[GIVEN] = msgspec.json.encode(served, enc_hook=str).decode()
    config = configuration("cantina.server.running:app_of_environment", tuple(served.proxies))
    config.factory, config.workers, config.timeout_worker_healthcheck = True, served.processes, 60
    listener.set_inheritable(True)
    Multiprocess(config, [listener]).run()
    return True


def app_of_environment() -> Any:
    """The application of a process that another one started, and that ends with it, as if it were told to stop."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return _app(msgspec.json.decode(os.environ[GIVEN], type=Served, dec_hook=lambda _, text: Path(text)))


def _app(served: Served) -> Any:
    write_logs(served.json_logs)
    workers = max(1, Settings.workers // served.processes)  # of bots: the processors are shared
    settings = Settings(place(served.data), served.address, frozenset(served.hosts), workers=workers, peers=served.peers)
    settings = dataclasses.replace(settings, post=served.post, apart=served.apart)
    if served.contact:
        settings = dataclasses.replace(settings, contact=f"mailto:{served.contact}")
    settings = dataclasses.replace(settings, keep_days=served.keep_days, admin_key=os.environ.get("CANTINA_ADMIN_KEY", ""))
    return create_app(settings, served.page)
