"""Patches: what changed between two views, small enough to send after every answer.

A patch is one of
    {}                                nothing changed
    {"=": value}                      the value is replaced
    {"k": {key: patch}, "-": [keys]}  an object: changed and new keys, removed keys
    {"i": {index: patch}}             a list of the same length: changed places
A checksum tells a client that lost its way: crc32 of the view as canonical JSON.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

Json = Any
Patch = dict[str, Any]


def diff(old: Json, new: Json) -> Patch:
    """The patch that makes `new` out of `old`."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return _diff_lists(old, new)
    return {} if _equal(old, new) else {"=": new}


def _equal(old: Json, new: Json) -> bool:
    """Python takes 1, 1.0 and True for the same; JSON does not."""
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_equal, old, new))
    return type(old) is type(new) and bool(old == new)


def _diff_objects(old: dict[str, Json], new: dict[str, Json]) -> Patch:
    changed: dict[str, Patch] = {}
    for key, value in new.items():
        part = diff(old[key], value) if key in old else {"=": value}
        if part:
            changed[key] = part
    removed = [key for key in old if key not in new]
    patch: Patch = {}
    if changed:
        patch["k"] = changed
    if removed:
        patch["-"] = removed
    return patch


def _diff_lists(old: list[Json], new: list[Json]) -> Patch:
    changed: dict[str, Patch] = {}
    for index, (before, after) in enumerate(zip(old, new, strict=True)):
        part = diff(before, after)
        if part:
            changed[str(index)] = part
    if changed and len(changed) == len(new):  # nothing to keep: the list itself is shorter
        return {"=": new}
    return {"i": changed} if changed else {}


def apply(patch: Patch, value: Json) -> Json:
    """The value with the patch applied; the old value is left as it is."""
    if "=" in patch:
        return patch["="]
    if "i" in patch:
        places = list(value)
        for index, part in patch["i"].items():
            places[int(index)] = apply(part, places[int(index)])
        return places
    if "k" in patch or "-" in patch:
        gone = set(patch.get("-", ()))
        fields = {key: each for key, each in value.items() if key not in gone}
        for key, part in patch.get("k", {}).items():
            fields[key] = apply(part, fields.get(key))
        return fields
    return value


def canonical(value: Json) -> bytes:
    """JSON with sorted keys, no spaces, and letters of every language as they are."""
    return msgspec.json.encode(value, order="sorted")


def checksum(value: Json) -> int:
    """The crc32 of the canonical JSON."""
    return zlib.crc32(canonical(value))
