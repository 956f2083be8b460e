"""`cantina serve`: the tables in a browser, for this machine or for others too."""

import contextlib
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import click
import platformdirs

DATA = """The database: a file, which by itself lies in the user's data folder, or the address of a PostgreSQL database, such as
postgresql+psycopg://cantina:password@localhost/cantina. CANTINA_DATABASE says the same and keeps a password to itself."""
KEEP = "Let tables go that nobody touched for so many days; their people are told a month before. 0: never."
NEEDED = "playing in the browser takes some more packages: pip install 'cantina[server]'"
SMTP = "Send e-mails for tables of days: smtp://user:password@host:587, or smtps://."
APART = "Let bots think in processes of their own: `cantina think`, on this machine or others. Needs PostgreSQL."
LOCAL = ("127.0.0.1", "localhost", "::1")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 takes a free one.")
@click.option("--open/--no-open", "open_", default=True, help="Open the page in a browser.")
@click.option("--data", envvar="CANTINA_DATABASE", help=DATA)
@click.option("--allow-host", "names", multiple=True, help="A name by which others reach it, such as a proxy's; may be repeated.")
@click.option("--proxy", "proxies", multiple=True, help="The address of a proxy that says whom it asks for; may be repeated.")
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1, 64), help="How many; several need PostgreSQL.")
@click.option("--peers", default="127.0.0.1", show_default=True, help="Address for other machines of the same database.")
@click.option("--think-apart", "apart", is_flag=True, envvar="CANTINA_THINK_APART", help=APART)
@click.option("--contact", help="An e-mail address that operators of push services may write to.")
@click.option("--smtp", envvar="CANTINA_SMTP", help=SMTP)
@click.option("--mail-from", help="The address that these e-mails are from.")
@click.option("--page", "linked", help="The address of the page in these e-mails, such as https://cantina.example.org.")
@click.option("--keep-days", default=0, envvar="CANTINA_KEEP_DAYS", type=click.IntRange(0), help=KEEP)
@click.option("--json-logs", is_flag=True, help="Write the log as JSON, an object a line.")
def serve(
    host: str,
    port: int,
    open_: bool,
    data: str | None,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    processes: int,
    peers: str,
    apart: bool,
    contact: str | None,
    smtp: str | None,
    mail_from: str | None,
    linked: str | None,
    keep_days: int,
    json_logs: bool,
) -> None:
    """Play in the browser."""
    try:
        from cantina.server.client import ClientError, built
        from cantina.server.database import StorageError, only_one, open_database, place
        from cantina.server.door import own_names
        from cantina.server.mailing import Post
        from cantina.server.running import Served, run
    except ModuleNotFoundError as missing:
        raise click.ClickException(f"{missing.name} is not installed; {NEEDED}") from None

    if smtp and not (mail_from and linked):
        raise click.UsageError("--smtp takes --mail-from and --page, too: whom the e-mails are from, and where their links lead")
    if apart and "://" not in (data or ""):
        raise click.UsageError("thinkers apart need PostgreSQL: with a file, bots think beside the server")
    post = Post(smtp, str(mail_from), str(linked).rstrip("/")) if smtp else None
    listener = _listen(host, port)
    try:
        where = place(data) if data else default_file()
        with only_one(where) if isinstance(where, Path) else contextlib.nullcontext():
            open_database(where).dispose()
        page = built(click.echo)
    except (StorageError, ClientError) as problem:
        raise click.ClickException(str(problem)) from None
    if processes > 1 and isinstance(where, Path):
        raise click.ClickException("several processes need PostgreSQL: a file is for one (CANTINA_DATABASE, see docs/host.md)")
    port = listener.getsockname()[1]
    local, shared = f"http://localhost:{port}", None if host in LOCAL else f"http://{_own_address()}:{port}"
    _tell_addresses(local, shared)
    click.echo(f"Matches are kept in {where}")
    if open_:
        threading.Thread(target=_open, args=(local,), daemon=True).start()
    data = str(where) if isinstance(where, Path) else where.render_as_string(hide_password=False)
    served = Served(
        data, page, shared, sorted(own_names() | set(names)), list(proxies), processes, peers, json_logs,
        contact, post, keep_days, apart,
    )  # fmt: skip
    with contextlib.suppress(KeyboardInterrupt):
        if not run(served, listener):
            raise click.ClickException("the server did not start")


def default_file() -> Path:
    """The database in the user's data folder."""
    return Path(platformdirs.user_data_dir("cantina", appauthor=False)) / "cantina.sqlite"


def _listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or small answers are held back
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        raise click.ClickException(f"cannot listen at {host}, port {port}: {problem.strerror}") from None
    return listener


def _tell_addresses(local: str, shared: str | None) -> None:
    """Say where the page is; for others as a link and a QR code."""
    click.echo(f"Cantina is at {local} (stop it with Ctrl+C)")
    if shared:
        import segno

        click.echo(f"For others in this network: {shared}")
        segno.make(shared).terminal(compact=True)


def _own_address() -> str:
    """This machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: nothing is sent, only the way out is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())


def _open(address: str) -> None:
    """Show the page once the server answers."""
    while True:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=1):
            break
        time.sleep(0.05)
    webbrowser.open(address)
