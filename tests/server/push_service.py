"""A push service on loopback: it takes what servers send, as those of browsers do, and its devices can read it."""

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from .serving import PATIENCE

POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushedTo:
    """A browser's subscription: its keys, and what came for it."""

    def __init__(self, endpoint: str):
        self.endpoint, self._key, self._auth = endpoint, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.sealed: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 201  # what the service answers

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What the page sends to the server."""
        public = self._key.public_key().public_bytes(*POINT)
        return {"endpoint": self.endpoint, "p256dh": text(public), "auth": text(self._auth), "language": language}

    def hears(self) -> dict[str, Any]:
        """The next message, read."""
        headers, body = self.sealed.get(timeout=PATIENCE)
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"]), "it is signed"
        read = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(read)
        return message


class PushService:
    """The service: devices by their paths."""

    def __init__(self, port: int):
        self.address, self.devices = f"http://127.0.0.1:{port}", dict[str, PushedTo]()

    def device(self) -> PushedTo:
        """A new subscription."""
        path = f"/{text(os.urandom(12))}"
        self.devices[path] = PushedTo(self.address + path)
        return self.devices[path]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A service that runs as long as it is needed."""

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            device = service.devices[self.path]
            body = self.rfile.read(int(self.headers["content-length"]))
            device.sealed.put(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(device.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Taking) as server:
        service = PushService(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield service
        server.shutdown()
