"""The OpenAPI description, made from the endpoints and the structs, and a page that shows it."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import Final

import msgspec

from tafelrunde import __version__
from tafelrunde.engine.games import Data
from tafelrunde.table.http.endpoints import ENDPOINTS, Endpoint
from tafelrunde.table.plain_text import NAME_LIMIT
from tafelrunde.table.storage.store import CODE_LENGTH, CODE_LETTERS
from tafelrunde.table.wire import FromClient, Patch, Problem, ToClient

SCHEMAS: Final = "#/components/schemas/{name}"
QUERY: Final[dict[str, Data]] = {
    "lang": {"type": "string", "enum": ["de", "en"]},
    "step": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "seat": {"type": "integer", "minimum": -1, "maximum": 99},
    "person": {"type": "string", "maxLength": NAME_LIMIT},
}
PATH: Final[dict[str, Data]] = {
    "code": {"type": "string", "pattern": f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$"},
    "game": {"type": "string", "pattern": "^[a-z]{1,40}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 99},
}
MEANING: Final = {
    400: "Something in the request is not allowed.",
    401: "Only people at this table may do that, or it has a password.",
    403: "This person may not do that, or the request comes from another site.",
    404: "There is no such game, table or seat.",
    409: "The table does not stand so that this could be done.",
    413: "The request is too large, or takes too much of the processor.",
    421: "The server is not called by that name.",
    429: "Too many requests.",
    431: "The head of the request is too large.",
    503: "The store does not answer, or too much work waits.",
}


ABOUT: Final = (
    "Tables, seats and records. Play itself goes over the WebSocket /ws/{code}: the client sends "
    "FromClient, the server sends ToClient."
)


@cache
def description() -> Data:
    """The whole description."""
    kinds = [Problem, FromClient, ToClient, Patch]
    kinds += [each.answer for each in ENDPOINTS if each.answer is not None]
    kinds += [each.body for each in ENDPOINTS if each.body not in (None, bytes)]
    found, components = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
    schemas = dict(zip(map(str, kinds), found, strict=True))
    paths: dict[str, Data] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tafelrunde", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components
            | {"FromClient": schemas[str(FromClient)], "ToClient": schemas[str(ToClient)]},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tafelrunde_{code}"},
            },
        },
    }


def _operation(each: Endpoint, schemas: dict[str, Data]) -> Data:
    summary = (each.handler.__doc__ or "").strip()
    operation: Data = {
        "operationId": each.name,
        "summary": summary,
        "parameters": _parameters(each),
        "responses": _responses(each, schemas),
    }
    if each.body is bytes:
        content: Data = {"application/octet-stream": {}, "application/json": {}}
        operation["requestBody"] = {"required": True, "content": content}
    elif each.body is not None:
        content = {"application/json": {"schema": schemas[str(each.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if each.needs_token:
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation


def _parameters(each: Endpoint) -> list[Data]:
    names = re.findall(r"{(\w+)}", each.path)
    found = [{"name": n, "in": "path", "required": True, "schema": PATH[n]} for n in names]
    return found + [{"name": n, "in": "query", "schema": QUERY[n]} for n in each.query]


def _responses(each: Endpoint, schemas: dict[str, Data]) -> Data:
    good: Data = {"description": "Done."}
    schema: Data = {} if each.answer is None else schemas[str(each.answer)]
    good["content"] = {each.media: {"schema": schema} if schema else {}}
    codes = {*each.refusals, 400, 421, 429, 431, 503}
    if each.method != "GET":
        codes |= {403, 413}
    if each.needs_token or "{code}" in each.path:
        codes |= {401, 403}
    problem = {"application/json": {"schema": schemas[str(Problem)]}}
    refused = {
        str(code): {"description": MEANING[code], "content": problem} for code in sorted(codes)
    }
    return {str(each.status): good, **refused}


# --- The page -------------------------------------------------------------------------------------

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { margin-top: 2rem; font-size: 1.1rem } code, pre { font: 14px/1.4 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .4rem }
.method { font-weight: 700; margin-right: .5rem } :root { color-scheme: light dark }
body { background: Canvas; color: CanvasText } a { color: LinkText }
"""


@cache
def page() -> str:
    """The description for people: one page, no script, nothing from outside."""
    api = description()
    parts = [f"<h1>Tafelrunde {html.escape(__version__)}</h1>"]
    parts.append(f"<p>{html.escape(api['info']['description'])}</p>")
    parts.append('<p><a href="/api/openapi.json">openapi.json</a></p><h2>Requests</h2>')
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            parts += _section(path, method, operation)
    parts.append("<h2>Messages and data</h2>")
    for name, schema in sorted(api["components"]["schemas"].items()):
        parts.append(f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3>')
        parts.append(f"<p>{html.escape(schema.get('description', ''))}</p>{_pre(schema)}")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Tafelrunde: API</title>'
        f'<link rel="stylesheet" href="/api/docs.css"></head><body><main>{"".join(parts)}'
        "</main></body></html>"
    )


def _section(path: str, method: str, operation: Data) -> list[str]:
    parts = [
        f'<h3><span class="method">{method.upper()}</span><code>{html.escape(path)}</code></h3>'
    ]
    parts.append(f"<p>{html.escape(operation['summary'])}</p>")
    if asked := [each["name"] for each in operation["parameters"] if each["in"] == "query"]:
        parts.append(f"<p>Parameters: {', '.join(f'<code>{name}</code>' for name in asked)}</p>")
    bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
    named = re.findall(r"schemas/(\w+)", str(bodies))
    links = [f'<a href="#{name}">{name}</a>' for name in dict.fromkeys(named)]
    parts.append(f"<p>Data: {', '.join(links)}</p>" if links else "")
    return parts


def _pre(data: Data) -> str:
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    return f'<pre tabindex="0">{html.escape(text)}</pre>'  # it may scroll: keys must reach it
