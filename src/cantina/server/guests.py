"""Guests: no accounts, a signed token names a person on a device. All tokens of a guest can be revoked, and old ones expire."""

import contextlib
import dataclasses
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from cantina.server import limits
from cantina.server.storage import Storage
from cantina.table.seats import PROGRAM, Guest
from cantina.table.table import Refused

BANNED = -1  # a turn that nobody's token has


@dataclasses.dataclass
class Known:
    """A known guest: how often their tokens were revoked, and when one was last used, in seconds since 1970."""

    guest: Guest
    turn: int
    used: float


class Guests:
    """All guests, and the signing of their tokens."""

    def __init__(self, storage: Storage, secret: bytes, now: Callable[[], float] = time.time):
        self._storage, self._secret, self._now = storage, secret, now
        self._known: dict[str, Known] = {}

    @classmethod
    async def of(cls, storage: Storage) -> "Guests":
        """Loads the guests of a storage, which also keeps the signing secret."""
        return cls(storage, await storage.secret())

    def _signature(self, signed: str) -> str:
        return hmac.new(self._secret, signed.encode(), hashlib.sha256).hexdigest()[:32]

    def sign(self, text: str) -> str:
        """A mark by which this house knows a text as its own."""
        return self._signature(f"signed {text}")

    def mark(self, address: str) -> str:
        """A keyed hash of an address, stored in its place."""
        return self._signature(f"address {address}")

    def signed(self, address: str, mark: str) -> bool:
        """Whether a mark of an address was made with this database's secret."""
        return hmac.compare_digest(mark.encode(), self.mark(address).encode())

    def token(self, guest: Guest) -> str:
        """The token that a device keeps to be this guest."""
        known = self._known.get(guest.id)  # not where another process has just forgotten them
        turn = known.turn if known else 0
        signed = f"{guest.id}.{turn}" if turn else guest.id
        return f"{signed}.{self._signature(signed)}"

    async def new(self, name: str, *, program: bool = False) -> Guest:
        """Makes a new guest: somebody, or somebody's program."""
        guest = Guest((PROGRAM if program else "") + secrets.token_hex(12), name)
        self._known[guest.id] = known = Known(guest, 0, self._now())
        await self._storage.keep_guest(guest.id, name)
        await self._keep(known)
        return guest

    async def rename(self, guest: Guest) -> Guest:
        """Keep a guest under a name."""
        await self._storage.keep_guest(guest.id, guest.name)
        if known := self._known.get(guest.id):
            known.guest = guest
        return guest

    async def sign_out(self, guest: Guest) -> str:
        """Revokes every token of a guest but the returned one."""
        known = self._known.get(guest.id) or await self._recall(guest.id)
        known.turn += 1
        await self._keep(known)
        return self.token(guest)

    async def ban(self, id_: str) -> Guest:
        """No token of a guest counts any longer; Refused where there is no such guest."""
        known = self._known.get(id_) or await self._recall(id_)
        known.turn = BANNED
        await self._keep(known)
        return known.guest

    async def forget(self, guest: Guest) -> None:
        """Forgets a guest."""
        self._known.pop(guest.id, None)
        await self._storage.drop_guest(guest.id)

    def current(self, guest: Guest) -> Guest:
        """The guest with their present name; the person holding the device stays the same."""
        known = self._known.get(guest.id)
        return dataclasses.replace(guest, name=known.guest.name) if known and known.guest.name != guest.name else guest

    async def recognise(self, token: str) -> Guest:
        """The guest of a token; Refused where it is forged, expired or revoked."""
        signed, _, signature = token.rpartition(".")
        id_, _, turn = signed.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            raise Refused("unknown-guest")
        known = self._known.get(id_) or await self._recall(id_)
        now = self._now()
        if str(known.turn) != (turn or "0") or now - known.used > limits.UNUSED:
            raise Refused("unknown-guest")
        if now - known.used > limits.NOTED:
            known.used = now
            await self._keep(known)
        return known.guest

    async def _recall(self, id_: str) -> Known:
        name = await self._storage.guest_name(id_)
        if name is None:
            raise Refused("unknown-guest")
        turn, used = await self._storage.token_of(id_) or (0, 0.0)
        known = Known(Guest(id_, name), turn, used or self._now())
        if not used:  # a guest of the time before this was kept
            await self._keep(known)
        return self._known.setdefault(id_, known)

    async def refresh(self, id_: str) -> None:
        """Another process has changed a guest, or forgotten them."""
        if self._known.pop(id_, None):
            with contextlib.suppress(Refused):
                await self._recall(id_)

    async def _keep(self, known: Known) -> None:
        await self._storage.keep_token(known.guest.id, known.turn, known.used)
