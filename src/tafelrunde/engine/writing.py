"""Plain data as TOML text: strings, whole numbers, truth values, lists and tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tafelrunde.engine.games import Data

WIDTH: Final = 100


def toml(data: Data, path: tuple[str, ...] = ()) -> str:
    """A table as TOML: its values first, then one by one its tables and lists of tables."""
    own = {key: value for key, value in data.items() if not _has_header(value, len(path))}
    lines = [f"{_key(key)} = {_wrapped(key, value)}" for key, value in own.items()]
    if path and (lines or not data):
        lines.insert(0, f"[{_dotted(path)}]")
    text = "\n".join(lines) + "\n" if lines else ""
    for key, value in data.items():
        if key in own:
            continue
        below = (*path, key)
        for each in value if isinstance(value, list) else [value]:
            inner = toml(each, below)
            if isinstance(value, list):
                inner = f"[{inner.replace(f'[{_dotted(below)}]', f'[{_dotted(below)}]]', 1)}"
            text += f"\n{inner}" if text else inner
    return text


def _has_header(value: object, depth: int) -> bool:
    """Whether a value gets a header of its own: tables that hold lists or tables, not too deep."""
    if isinstance(value, list):
        return depth == 0 and bool(value) and all(isinstance(each, Mapping) for each in value)
    if not isinstance(value, Mapping) or depth > 2:
        return False
    return depth == 0 or any(isinstance(each, Mapping | list) for each in value.values())


def _dotted(path: Sequence[str]) -> str:
    return ".".join(_key(part) for part in path)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _wrapped(key: str, value: object) -> str:
    """A value in one line, or a long list with its things in lines of their own."""
    flat = _flat(value)
    if len(key) + len(flat) + 3 <= WIDTH or not isinstance(value, list):
        return flat
    lines, line = ["["], "   "
    for each in map(_flat, value):
        if line.strip() and len(line) + len(each) + 2 > WIDTH:
            lines.append(line)
            line = "   "
        line += f" {each},"
    return "\n".join([*lines, line, "]"])


def _flat(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _text(value)
        case Mapping():
            pairs = ", ".join(f"{_key(key)} = {_flat(each)}" for key, each in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case Iterable():
            return "[" + ", ".join(map(_flat, value)) + "]"
        case _:
            raise TypeError(f"{value!r} cannot be written in TOML")
