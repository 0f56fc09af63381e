"""The application: addresses, errors, headers, and the life of the server around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Data
from tafelrunde.table.http import openapi
from tafelrunde.table.http.allowed_hosts import KnownHosts, hosts_of
from tafelrunde.table.http.endpoints import ENDPOINTS, Endpoint
from tafelrunde.table.http.protocols import protocol_options
from tafelrunde.table.http.server import (
    Server,
    address_of,
    answer,
    decode,
    read_body,
    refused,
    server_of,
)
from tafelrunde.table.http.static_files import show_page
from tafelrunde.table.http.websocket import live, nowhere
from tafelrunde.table.messages import as_lang
from tafelrunde.table.refusals import BadRequest, Busy, NotFound, Refusal, WrongMethod
from tafelrunde.table.security import SafeHeaders
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import Store, StoreTrouble

LOG: Final = logging.getLogger("tafelrunde.table")
SMALL: Final = 1_000
"""Answers below so many bytes are not worth compressing."""


def make_app(store: Store, settings: ServerSettings) -> Starlette:
    """The application around a store."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        # Made here, so that everything belongs to the loop that runs.
        app.state.server = Server(store, settings)
        await app.state.server.rooms.start()
        try:
            yield
        finally:
            await app.state.server.pulse.close()
            await app.state.server.rooms.stop()

    return Starlette(
        routes=routes(),
        lifespan=life,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(KnownHosts, hosts_of(settings)),
            Middleware(GZipMiddleware, minimum_size=SMALL),
        ],
        exception_handlers={
            TafelrundeError: _refuse,
            HTTPException: _refuse_http,
            Exception: _fail,
        },
    )


def routes() -> list[BaseRoute]:
    """Every address; one route for each path, whatever its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method] = each
    # A route takes every method: else the last one would answer instead, that nothing is there.
    found: list[BaseRoute] = [
        Route(path, _answering(methods), methods=[]) for path, methods in paths.items()
    ]
    for path, show in PAGES.items():
        found.append(Route(path, _reading(show), methods=[]))
    return [*found, WebSocketRoute("/ws/{code}", live), WebSocketRoute("/{path:path}", nowhere)]


def _answering(methods: dict[str, Endpoint]) -> Show:
    """The function behind a path: check, read the body, hand over."""

    async def respond(request: Request) -> Response:
        need_method(request, methods)
        endpoint = methods[request.method if request.method in methods else "GET"]
        server = server_of(request)
        server.check_request(request)
        files = endpoint.body is bytes
        try:
            with server.one_at_a_time(address_of(request)) if files else nullcontext():
                return await endpoint.handler(request, await _body(endpoint, request))
        except asyncio.CancelledError as end:  # not a word in the log: the server stops
            raise Busy("The server stops; please try again in a moment.") from end

    return respond


def _reading(show: Show) -> Show:
    """The function behind a page: it can only be read."""

    async def respond(request: Request) -> Response:
        response = await show(request)  # where nothing is, no method is the right one
        need_method(request, ["GET"])
        return response

    return respond


def need_method(request: Request, methods: Iterable[str]) -> None:
    """Raise, with the methods that the address knows, if it does not know this one."""
    known = {*methods, "HEAD"} if "GET" in methods else {*methods}
    if request.method not in known:
        raise HTTPException(405, headers={"allow": ", ".join(sorted(known))})


async def _body(endpoint: Endpoint, request: Request) -> object:
    if endpoint.body is None:
        return None
    content = await read_body(request, endpoint.limit)
    if endpoint.body is bytes:
        return content
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # another kind could come from a form of another site
        raise BadRequest("The body of this request is application/json.")
    return decode(content, endpoint.body)


async def show_description(request: Request) -> Response:
    """The OpenAPI description."""
    return answer(openapi.description())


async def show_docs(request: Request) -> Response:
    """The description for people."""
    return HTMLResponse(openapi.page())


async def show_docs_style(request: Request) -> Response:
    """How that page looks."""
    return Response(openapi.STYLE, media_type="text/css")


Show = Callable[[Request], Awaitable[Response]]
PAGES: Final[dict[str, Show]] = {
    "/api/openapi.json": show_description,
    "/api/docs": show_docs,
    "/api/docs.css": show_docs_style,
    "/{path:path}": show_page,
}


# --- Errors ---------------------------------------------------------------------------------------


def _lang(request: Request) -> Lang:
    asked = request.query_params.get("lang")
    return as_lang(asked or request.headers.get("accept-language", ""))


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, TafelrundeError)
    if isinstance(error, StoreTrouble):
        LOG.warning("a request was refused: %s", error)
    return refused(error, _lang(request))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refused(WrongMethod("This address knows no such method."), _lang(request))
        response.headers.update(error.headers or {})
        return response
    return refused(NotFound("There is nothing under this address."), _lang(request))


async def _fail(request: Request, error: Exception) -> Response:
    LOG.error("a request failed: %s %s", request.method, request.scope["path"], exc_info=error)
    return refused(Refusal("The server made a mistake."), _lang(request))


def server_options(settings: ServerSettings) -> Data:
    """How uvicorn runs the application."""
    return protocol_options(settings) | {
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "timeout_keep_alive": settings.request_timeout,
        "timeout_graceful_shutdown": 3,
    }
