"""Patches: what changed between two views, small enough to send after every answer.

A patch is one of
    {}                                nothing changed
    {"=": value}                      the value is replaced
    {"k": {key: patch}, "-": [keys]}  an object: changed and new keys, removed keys
    {"i": {index: patch}}             a list of the same length: changed places
    {"s": [start, count, values]}     a list: so many places from there on become these values
A checksum tells a client that lost its way: crc32 of the view as canonical JSON.
"""

from __future__ import annotations

import zlib
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import astuple

from tafelrunde.engine.games import Data, Json

Patch: TypeAlias = Data
ABSENT: Final = object()
PLAIN: Final = frozenset({str, int, bool, float, tuple, type(None)})
"""What is replaced as a whole; everything else has parts: objects, structs and lists."""


def diff(old: Json, new: Json) -> Patch:
    """The patch that makes `new` out of `old`."""
    return Comparison().diff(old, new)


class Comparison:
    """Compares views of one moment, all of which live as long as it does: what several of them
    share is compared once.

    What a struct holds is typed: there, what is equal is the same. Elsewhere Python takes 1, 1.0
    and True for the same, and JSON does not.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], Patch] = {}

    def diff(self, old: Json, new: Json) -> Patch:
        """The patch that makes `new` out of `old`."""
        return self._diff(old, new, typed=isinstance(new, msgspec.Struct))

    def _diff(self, old: Json, new: Json, *, typed: bool) -> Patch:
        if old is new:
            return {}
        if type(old) is not type(new):
            return {"=": new}
        if type(old) in PLAIN:
            return {} if old == new else {"=": new}
        pair = id(old), id(new)
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = self._diff_parts(old, new, typed)
        return found

    def _diff_parts(self, old: Json, new: Json, typed: bool) -> Patch:
        if old == new and (typed or is_same(old, new)):
            return {}
        if type(old) is list:
            return self._diff_lists(old, new, typed)
        if isinstance(new, msgspec.Struct):
            return self._diff_structs(old, new)
        return self._diff_objects(old, new, typed) if type(old) is dict else {"=": new}

    def _diff_structs(self, old: msgspec.Struct, new: msgspec.Struct) -> Patch:
        if new.__struct_config__.omit_defaults:  # a field that falls back is not sent at all
            return {"=": new}
        changed: dict[str, Patch] = {}
        fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        for key, before, value in fields:
            if before != value:
                changed[key] = self._diff(before, value, typed=True)
        return {"k": changed}

    def _diff_objects(self, old: dict[str, Json], new: dict[str, Json], typed: bool) -> Patch:
        changed: dict[str, Patch] = {}
        for key, value in new.items():
            before = old.get(key, ABSENT)
            if before is not value and (part := self._diff(before, value, typed=typed)):
                changed[key] = part
        removed = [key for key in old if key not in new]
        patch: Patch = {}
        if changed:
            patch["k"] = changed
        if removed:
            patch["-"] = removed
        return patch

    def _diff_lists(self, old: list[Json], new: list[Json], typed: bool) -> Patch:
        """What stands alike at both ends is left alone: cards leave and join a list one at a
        time.
        """
        shorter = min(len(old), len(new))
        start = end = 0
        while start < shorter and is_equal(old[start], new[start], typed):
            start += 1
        while end < shorter - start and is_equal(old[-1 - end], new[-1 - end], typed):
            end += 1
        before, after = old[start : len(old) - end], new[start : len(new) - end]
        if len(before) == len(after):
            pairs = zip(before, after, strict=True)
            parts = [self._diff(*pair, typed=typed) for pair in pairs]
            if not all("=" in part for part in parts):
                return {"i": {str(start + at): part for at, part in enumerate(parts) if part}}
        return {"s": [start, len(before), after]} if len(after) < len(new) else {"=": new}


def is_equal(old: Json, new: Json, typed: bool) -> bool:
    """Whether nothing has changed."""
    return old is new or bool(old == new and (typed or is_same(old, new)))


def is_same(old: Json, new: Json) -> bool:
    """Whether values that are equal to Python are the same in JSON."""
    return type(old) is type(new) and msgspec.json.encode(old) == msgspec.json.encode(new)


def apply(patch: Patch, value: Json) -> Json:
    """The value with the patch applied; the old value is left as it is."""
    if "=" in patch:
        return patch["="]
    if "i" in patch:
        places = list(value)
        for index, part in patch["i"].items():
            places[int(index)] = apply(part, places[int(index)])
        return places
    if "s" in patch:
        start, count, values = patch["s"]
        return [*value[:start], *values, *value[start + count :]]
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
