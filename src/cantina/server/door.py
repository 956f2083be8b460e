"""Request checks (host, origin) and security headers."""

import asyncio
import functools
import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cantina.server import limits
from cantina.server.budgets import address_in
from cantina.table.table import Refused

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",  # no script in the page itself, so none that somebody smuggles in
    "style-src": "'self' 'unsafe-inline'",  # places on a board are styles of their elements
    "img-src": "'self' data:",  # somebody's own content is drawn into the form
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is what lets people in
]
ANSWERED = ("/api/", "/art/")  # what is made for whoever asks; everything else are files
LOOKING = ("GET", "HEAD", "OPTIONS")
FILES = ("/api/replays",)  # where a file is sent as it is; everything else that is sent is JSON


def own_names() -> frozenset[str]:
    """The names by which this machine is called in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


@functools.lru_cache(64)
def _policy(host: str) -> tuple[bytes, bytes]:
    """The policy of a page at a host; not every browser takes a line to a table for one to "itself"."""
    lines = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:-]{1,100}", host, re.ASCII) else ""
    policy = POLICY | {"connect-src": f"'self'{lines}"}
    return b"content-security-policy", "; ".join(f"{kind} {allowed}" for kind, allowed in policy.items()).encode()


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds security headers to a response."""
    if message["type"] == "http.response.start":
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        message["headers"] = [*message["headers"], _policy(host), *HEADERS]


class Door:
    """Middleware that lets in requests of this server's own page, and those of no page at all."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]):
        self._app, self._hosts = app, frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a websocket."""
        if scope["type"] in ("http", "websocket"):
            await self._admit(scope)
            self._check(scope, Headers.from_scope(scope))
        await self._app(scope, receive, send)

    async def _admit(self, scope: Any) -> None:
        """Limits the requests of one address; a refusal is answered with a delay."""
        if scope["type"] == "http" and scope["path"].startswith(ANSWERED):
            try:
                scope["litestar_app"].state.house.budgets.spend("requests", None, address_in(scope))
            except Refused:
                await asyncio.sleep(limits.LONGEST_WAIT)
                raise

    def _check(self, scope: Any, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._known(_name(host)):
            raise Refused("unknown-host", host=host[:100])
        if scope["type"] == "http" and scope["method"] in LOOKING:
            return
        if (origin := headers.get("origin")) is not None and not self._own(origin, host):
            raise Refused("foreign-origin", origin=origin[:100])
        if scope["type"] == "http" and _brings(headers) and scope["path"] not in FILES:
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refused("not-json", kind=kind[:100])

    def _known(self, name: str) -> bool:
        """Whether a host name is ours; IP addresses always are, since DNS rebinding needs a name."""
        return name == "localhost" or name in self._hosts or _is_number(name)

    def _own(self, origin: str, host: str) -> bool:
        """Whether an origin is this server's; behind a proxy its name may differ."""
        try:
            address = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(address) and (address == host.lower() or _name(address) in self._hosts)


def _name(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _brings(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
