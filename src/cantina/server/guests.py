"""Guests: no accounts, a signed token names a person on a device."""

import dataclasses
import hashlib
import hmac
import secrets

from cantina.server.storage import Storage
from cantina.table.seats import Guest
from cantina.table.table import Refused


class Guests:
    """Everybody who has been here."""

    def __init__(self, storage: Storage, secret: bytes):
        self._storage, self._secret = storage, secret
        self._known: dict[str, Guest] = {}

    @classmethod
    async def of(cls, storage: Storage) -> "Guests":
        """The guests of a storage; the secret that signs their tokens lies in it."""
        return cls(storage, await storage.secret())

    def _signature(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), hashlib.sha256).hexdigest()[:32]

    def token(self, guest: Guest) -> str:
        """What a device keeps to be this guest."""
        return f"{guest.id}.{self._signature(guest.id)}"

    async def new(self, name: str) -> Guest:
        """Somebody who was never here."""
        return await self.rename(Guest(secrets.token_hex(12), name))

    async def rename(self, guest: Guest) -> Guest:
        """Keep a guest under a name."""
        await self._storage.keep_guest(guest.id, guest.name)
        self._known[guest.id] = guest
        return guest

    def current(self, guest: Guest) -> Guest:
        """A guest by the name that they have now; whoever holds the device still does."""
        return dataclasses.replace(guest, name=self._known.get(guest.id, guest).name)

    async def recognise(self, token: str) -> Guest:
        """The guest with a token; Refused where it is not one of ours."""
        id_, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(id_).encode()):
            raise Refused("unknown-guest")
        if id_ not in self._known:
            name = await self._storage.guest_name(id_)
            if name is None:
                raise Refused("unknown-guest")
            self._known[id_] = Guest(id_, name)
        return self._known[id_]
