"""Web Push (RFC 8030, 8291, 8292): messages that only the guest's browser can read, signed by this house's own key."""

import asyncio
import base64
import hashlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta
from py_vapid import Vapid02

from cantina.core.ledger import Language
from cantina.server import limits
from cantina.table.table import Refused

LOGGER = logging.getLogger(__name__)
Outcome = Literal["sent", "gone", "again", "refused"]
GONE = (404, 410)  # nobody listens at that address any more


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants messages: the address at its push service, and the keys that only it can read by."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{86,88}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,44}$")]
    language: Language

    @property
    def id(self) -> str:
        """One row for each address."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def new_key() -> str:
    """A key for a house, as it is kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Pusher:
    """Sends messages to push services, and to nothing else."""

    def __init__(self, key: str, contact: str, loopback: bool = False):
        self._vapid, self._contact, self._loopback = Vapid02.from_pem(key.encode()), contact, loopback
        self._context = ssl.create_default_context()

    @property
    def public_key(self) -> str:
        """The key by which a push service knows this house, as browsers take it."""
        point = self._vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return _base64(point)

    def check(self, device: Device) -> None:
        """Refused where a message could not, or must not, be sent there: only https, and no address of this network."""
        try:
            address = urlsplit(device.endpoint)
            host, port = address.hostname or "", address.port
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(device.p256dh))
        except ValueError:
            raise Refused("bad-device") from None
        allowed = address.scheme == "https" and port in (None, 443) and not _is_number(host)
        own = self._loopback and host == "127.0.0.1"
        if not host or "." not in host or "@" in address.netloc or not (allowed or own):
            raise Refused("bad-device")

    async def push(self, device: Device, message: dict[str, Any], topic: str) -> Outcome:
        """Sends a message; of several with one topic that wait at the push service the last one stays."""
        try:
            self.check(device)
            return await asyncio.to_thread(self._send, device, encode(device, message), topic)
        except Refused:
            return "gone"
        except (OSError, http.client.HTTPException) as problem:
            LOGGER.warning("a push service cannot be reached: %s", problem)
            return "again"

    def _send(self, device: Device, body: bytes, topic: str) -> Outcome:
        address = urlsplit(device.endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "sub": self._contact}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(limits.PUSH_KEPT),
            "Urgency": "normal",
            "Topic": _base64(hashlib.sha256(f"{topic} {device.auth}".encode()).digest()[:18]),  # tells nobody which table
        }
        connection = self._connection(address.scheme, str(address.hostname), address.port)
        try:
            path = address.path + (f"?{address.query}" if address.query else "")
            connection.request("POST", path or "/", body, headers)
            status = connection.getresponse().status
        finally:
            connection.close()
        if status in GONE:
            return "gone"
        if status == 429 or status >= 500:
            return "again"
        if status >= 300:  # nobody is followed to another address
            LOGGER.warning("a push service answers %s", status)
            return "refused"
        return "sent"

    def _connection(self, scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
        """A connection to an address that was looked at: a name may point into this network."""
        found = socket.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
        numbers = [str(entry[4][0]) for entry in found]
        if not all(ipaddress.ip_address(number).is_global or self._loopback for number in numbers):
            raise OSError(f"{host} is not out in the world")
        line = socket.create_connection((numbers[0], port or 443), limits.PUSH_SECONDS)
        connection = http.client.HTTPConnection(host, port, timeout=limits.PUSH_SECONDS)
        connection.sock = self._context.wrap_socket(line, server_hostname=host) if scheme == "https" else line
        return connection


def encode(device: Device, message: dict[str, Any]) -> bytes:
    """A message as it travels: of one length, so that its size tells nothing, and only for the device."""
    text = json.dumps(message, ensure_ascii=False).encode().ljust(limits.PUSH_BYTES)
    private = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        text, private_key=private, dh=_bytes(device.p256dh), auth_secret=_bytes(device.auth), version="aes128gcm"
    )
    return sealed


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
