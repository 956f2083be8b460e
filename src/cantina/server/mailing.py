"""E-mail by the host's own SMTP server, where one is named; every letter has a link by which it is the last one."""

import asyncio
import contextlib
import logging
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from cantina.core.texts import Texts
from cantina.table.table import Refused

LOGGER = logging.getLogger(__name__)
WHOLE = SMTP.clone(max_line_length=900)  # a link that is folded leads nowhere
SECONDS = 20.0  # for one letter


class Post(NamedTuple):
    """How letters are sent: `smtp://user:password@host:587` (with STARTTLS) or `smtps://`, whom they are from, and the page."""

    server: str
    sender: str
    page: str  # the address of the page, for links


class Mailer:
    """Writes letters; `sign` makes the mark by which a link is known to be ours."""

    def __init__(self, post: Post, sign: Callable[[str], str]):
        self._post, self._sign = post, sign

    def link(self, guest: str, address: str) -> str:
        """The page on which an address says yes or no to letters."""
        ticket = f"{guest}.{quote(address, safe='')}"
        return f"{self._post.page}/mail#{ticket}.{self._sign(f'mail {ticket}')}"

    def read(self, ticket: str) -> tuple[str, str]:
        """The guest and the address of a link; Refused where it is not ours."""
        signed, _, mark = ticket.rpartition(".")
        guest, _, address = signed.partition(".")
        if not mark or self._sign(f"mail {signed}") != mark:
            raise Refused("unknown-ticket")
        return guest, unquote(address)

    async def call(self, guest: str, address: str, said: dict[str, str], texts: Texts) -> None:
        """Calls somebody back to a table."""
        link = self.link(guest, address)
        subject = texts.say("mail-subject", game=said["title"], words=said["body"])
        opened = texts.say("mail-open", link=self._post.page + said["path"])
        await self.send(address, subject, [said["body"], opened, texts.say("mail-quiet", link=link)], link)

    async def send(self, address: str, subject: str, paragraphs: list[str], quiet: str) -> None:
        """Sends a letter; what cannot be sent is logged, and nobody waits for it."""
        letter = EmailMessage(WHOLE)
        letter["From"], letter["To"], letter["Subject"] = self._post.sender, address, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="cantina.invalid")
        letter["List-Unsubscribe"] = f"<{quiet}>"
        letter.set_content("\n\n".join(paragraphs) + "\n")
        try:
            await asyncio.to_thread(self._deliver, letter)
        except (OSError, smtplib.SMTPException) as problem:
            LOGGER.warning("a letter cannot be sent: %s", type(problem).__name__)

    def _deliver(self, letter: EmailMessage) -> None:
        server = urlsplit(self._post.server)
        host, context = server.hostname or "localhost", ssl.create_default_context()
        with contextlib.ExitStack() as open_:
            if server.scheme == "smtps":
                line: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
            else:
                line = smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
            open_.enter_context(line)
            line.ehlo()
            if server.scheme != "smtps" and (server.username or line.has_extn("starttls")):  # a password never goes in the open
                line.starttls(context=context)
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
