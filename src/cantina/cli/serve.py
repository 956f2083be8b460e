"""`cantina serve`: the tables in a browser, for this machine or for others too."""

import contextlib
import socket
import threading
import time
import webbrowser
from pathlib import Path

import click
import platformdirs

LOCAL = ("127.0.0.1", "localhost", "::1")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 takes a free one.")
@click.option("--open/--no-open", "open_", default=True, help="Open the page in a browser.")
@click.option("--data", type=click.Path(path_type=Path), help="The database file; it lies in the user's data folder by itself.")
@click.option("--allow-host", "names", multiple=True, help="A name by which others reach it, such as a proxy's; may be repeated.")
@click.option("--proxy", "proxies", multiple=True, help="The address of a proxy that says whom it asks for; may be repeated.")
@click.option("--json-logs", is_flag=True, help="Write the log as JSON, an object a line.")
def serve(
    host: str, port: int, open_: bool, data: Path | None, names: tuple[str, ...], proxies: tuple[str, ...], json_logs: bool
) -> None:
    """Play in the browser."""
    try:
        import uvicorn

        from cantina.server.app import create_app
        from cantina.server.client import ClientError, built
        from cantina.server.door import own_names
        from cantina.server.house import Settings
        from cantina.server.listening import configuration
        from cantina.server.logs import write_logs
        from cantina.server.storage import StorageError, only_one, open_file
    except ModuleNotFoundError as missing:
        wanted = "the browser takes some more packages: pip install 'cantina[server]'"
        raise click.ClickException(f"{missing.name} is not installed; playing in {wanted}") from None

    listener = _listen(host, port)
    file = data or Path(platformdirs.user_data_dir("cantina", appauthor=False)) / "cantina.sqlite"
    try:
        with only_one(file):
            open_file(file).dispose()
        page = built(click.echo)
    except (StorageError, ClientError) as problem:
        raise click.ClickException(str(problem)) from None
    write_logs(json_logs)
    port = listener.getsockname()[1]
    local, shared = f"http://localhost:{port}", None if host in LOCAL else f"http://{_own_address()}:{port}"
    app = create_app(Settings(file, shared, own_names() | set(names)), page)
    _tell_addresses(local, shared)
    click.echo(f"Matches are kept in {file}")
    server = uvicorn.Server(configuration(app, proxies))
    if open_:
        threading.Thread(target=_open, args=(server, local), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    if not server.started:
        raise click.ClickException("the server did not start")


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


def _open(server: object, address: str) -> None:
    """Show the page once the server answers."""
    while not getattr(server, "started", False):
        time.sleep(0.05)
    webbrowser.open(address)
