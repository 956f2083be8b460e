"""The web application: routes, the client's files and error handlers."""

import functools
import gc
import logging
import mimetypes
import re
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Scope
from sqlalchemy.exc import SQLAlchemyError

from cantina.server import api, peers
from cantina.server.admin import Troubles
from cantina.server.art import Gallery
from cantina.server.door import Door, add_headers
from cantina.server.house import House, Settings
from cantina.server.limits import BODIES
from cantina.server.replays import Shelf
from cantina.table.messages import Problem
from cantina.table.table import Refused

LOGGER = logging.getLogger(__name__)
# Tables live long and are hardly ever garbage: looking for it as often as Python does by itself takes a tenth of the processor
# at 250 tables, and the guests of all of them wait meanwhile.
RARELY = (50_000, 100, 1_000)
# Threads that write and read files give way dozens of times in a commit, and wait so long each time while the loop is busy.
SWITCH = 0.0005  # seconds
BESIDE = (".js", ".png", ".webmanifest")  # files beside the page: the service worker, icons and what an app is called
FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
STATUS = {
    "unknown-guest": 401, "wrong-key": 401, "unknown-address": 404,
    "unknown-table": 404, "unknown-game": 404, "unknown-puzzle": 404, "unknown-drawing": 404, "no-such-move": 404,
    "no-such-seat": 404, "unknown-club": 404, "not-member": 403, "not-founder": 403, "club-locked": 403, "club-removed": 403,
    "club-closed": 409,
    "club-full": 409, "too-many-clubs": 409, "tournament-runs": 409, "round-runs": 409,
    "not-now": 409, "broken-table": 409, "older-rules": 409,
    "unknown-host": 421, "foreign-origin": 403, "not-json": 415, "not-ready": 503, "removed": 403, "only-people": 403,
    "bad-device": 400, "too-many-calls": 409, "no-mail": 404, "unknown-ticket": 404, "not-seated": 403,
    "too-fast": 429, "too-many-lines": 429,
}  # fmt: skip


def create_app(settings: Settings, client: Path | None = None) -> Litestar:
    """A server for tables; `client` is the folder with the built page."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        gc.set_threshold(*RARELY)
        sys.setswitchinterval(SWITCH)
        app.state.gallery, app.state.shelf, app.state.troubles = Gallery(), Shelf(), Troubles()
        async with AsyncExitStack() as stack:
            taken = None if isinstance(settings.data, Path) else stack.enter_context(peers.listener(settings.peers))
            address = "{}:{}".format(*taken.getsockname()[:2]) if taken else ""
            app.state.house = house = await House.open(settings, address)
            stack.push_async_callback(house.close)
            if taken:
                await stack.enter_async_context(peers.serving(app, taken))
            logging.getLogger("cantina").addHandler(app.state.troubles)
            stack.callback(logging.getLogger("cantina").removeHandler, app.state.troubles)
            yield

    handlers: list[Any] = [*api.ROUTES]
    if client:
        handlers += _client_routes(client)
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_problem,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            SQLAlchemyError: _not_kept,
            Exception: _unexpected,
        },
        after_exception=[_note],
        middleware=[functools.partial(Door, hosts=settings.hosts)],
        before_send=[add_headers],
        request_max_body_size=BODIES,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Cantina", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
    )


def _client_routes(client: Path) -> list[Any]:
    page = (client / "index.html").read_text("utf-8")
    script = re.search(r'<script type="module"[^>]*src="([^"]+)"', page)
    begins = script[1] if script else None
    files = sorted(f"/assets/{path.name}" for path in (client / "assets").iterdir())

    @get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False)
    async def index(path: FromPath[str] = "") -> Response[str]:
        if path.startswith(("/api/", "/art/", "/assets/")):
            raise NotFoundException
        return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    def whole(path: Path) -> Any:
        """A file beside the page, asked for anew each time: the page of tomorrow has another one."""
        media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"

        @get(f"/{path.name}", name=path.name, media_type=media, include_in_schema=False)
        async def file() -> Response[bytes]:
            return Response(path.read_bytes(), media_type=media, headers={"cache-control": "no-cache"})

        return file

    @get("/shell.json", include_in_schema=False)
    async def shell() -> Response[dict[str, Any]]:
        """What the page is made of, and the script that it begins with: by it a page knows whether it is the server's own."""
        return Response({"page": begins, "files": files}, headers={"cache-control": "no-store"})

    beside = [whole(path) for path in client.iterdir() if path.suffix in BESIDE]
    assets = create_static_files_router("/assets", [client / "assets"], include_in_schema=False, cache_control=FOREVER)
    return [assets, *beside, shell, index]


def _answer(request: Request[Any, Any, Any], status: int, code: str, **arguments: Any) -> Response[Problem]:
    house: House = request.app.state.house
    house.metrics.refusals.labels(code).inc()
    headers = {"retry-after": str(arguments["wait"])} if status == 429 and "wait" in arguments else None
    return Response(Problem(None, code, None, arguments), status_code=status, headers=headers)


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return _answer(request, STATUS.get(refused.code, 400), refused.code, **refused.arguments)


def _unreadable(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A request body that cannot be decoded."""
    return _answer(request, 400, "malformed", problem=str(problem))


def _not_kept(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """The database cannot be read or written; the log says why."""
    return _answer(request, STATUS["not-ready"], "not-ready")


def _unexpected(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """An unexpected error; the log has its trace."""
    return _answer(request, 500, "unexpected")


async def _note(error: Exception, scope: Scope) -> None:
    """Logs unexpected errors."""
    if not isinstance(error, Refused | HTTPException | RecursionError | UnicodeDecodeError):
        LOGGER.error("at %s", scope.get("path"), exc_info=error, extra={"path": scope.get("path")})


def _http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses: a malformed body, an unknown address."""
    code = {404: "unknown-address", 405: "unknown-address", 413: "too-large"}.get(problem.status_code, "malformed")
    said = msgspec.to_builtins(problem.extra) if problem.extra else problem.detail
    return _answer(request, problem.status_code, code, problem=str(said))
