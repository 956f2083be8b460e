"""A PostgreSQL for the tests: Debian's, on a port of its own with a folder that is thrown away; one for the whole run."""

import fcntl
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sql

from tests.packages import needed

FOLDER = "CANTINA_TEST_POSTGRES"  # in the environment: where its folder is, for all processes of a run
# Nothing of it needs to last: that commits survive is PostgreSQL's to prove; what is measured runs with its usual care.
HASTY = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")


class Postgres:
    """A running PostgreSQL that nobody else uses."""

    def __init__(self, folder: Path, options: tuple[str, ...] = HASTY):
        self.folder, self._bin, self._user = folder, programs(), _user()
        self._port_file, self._options = folder / "port", options

    @property
    def running(self) -> bool:
        """Whether it was started."""
        return self._port_file.exists()

    @property
    def port(self) -> int:
        """Where it listens, on loopback alone."""
        return int(self._port_file.read_text("utf-8"))

    def start(self) -> None:
        """Makes its folder where there is none, and returns once it answers."""
        data = self.folder / "data"
        if not data.exists():
            if self._user:
                os.chown(self.folder, *self._user)
            made = [str(self._bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "cantina", "-E", "UTF8", "--locale=C", "-N"]
            self._run(made)
        port = self.port if self.running else free_port()
        options = " ".join(f"-c {each}" for each in ("listen_addresses=127.0.0.1", "unix_socket_directories=", *self._options))
        self._run([*self._control, "-w", "-l", str(self.folder / "log"), "-o", f"-p {port} {options}", "start"])
        self._port_file.write_text(str(port), "utf-8")

    def stop(self, how: str = "fast") -> None:
        """Stops it; `immediate`: as if the power went out."""
        self._run([*self._control, "-w", "-m", how, "stop"])

    @property
    def _control(self) -> list[str]:
        return [str(self._bin / "pg_ctl"), "-D", str(self.folder / "data")]

    def _run(self, command: list[str]) -> None:
        who: dict[str, int] = {"user": self._user[0], "group": self._user[1]} if self._user else {}
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd="/", check=False, **who)  # type: ignore[call-overload]
        if done.returncode:
            raise RuntimeError(f"`{' '.join(command)}` failed: {done.stderr}")

    def database(self) -> sql.URL:
        """The address of a new database."""
        name = f"cantina_{secrets.token_hex(6)}"
        server = sql.URL.create("postgresql+psycopg", "cantina", host="127.0.0.1", port=self.port, database="postgres")
        engine = sql.create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE template0")
        engine.dispose()
        return server.set(database=name)


def free_port() -> int:
    """A port on loopback that nobody uses."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    return needed("PostgreSQL", _found, "postgresql")


def _found() -> Path | None:
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    return kept[-1].parent if kept else Path(on_path).parent if on_path else None


def _user() -> tuple[int, int] | None:
    """PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody."""
    if os.geteuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    found = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return found.pw_uid, found.pw_gid


# ---- one for a run of the tests ------------------------------------------------------------------------------------------


def reserve() -> bool:
    """Names a folder, before the processes of a run begin, and says whether; nothing is started until a test asks for it."""
    if FOLDER in os.environ:
        return False
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="cantina-postgres-")
    return True


def running() -> Postgres:
    """The PostgreSQL of this run; the first of its processes that asks starts it."""
    found = Postgres(Path(os.environ[FOLDER]))
    with (found.folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.running:
            found.start()
    return found


def end() -> None:
    """Stops it, where a test asked for it, and throws its folder away."""
    folder = Path(os.environ.pop(FOLDER, "/nonexistent"))  # a run that could not begin has none
    if (folder / "port").exists():
        Postgres(folder).stop("immediate")
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres(*options: str) -> Iterator[Postgres]:
    """A PostgreSQL that lasts, for what is measured."""
    folder = Path(tempfile.mkdtemp(prefix="cantina-postgres-"))
    server = Postgres(folder, options)
    try:
        server.start()
        yield server
    finally:
        if server.running:
            server.stop("immediate")
        shutil.rmtree(folder)
