"""Patches: what changed between two views, small enough to send after every answer.

A checksum tells a client that lost its way: crc32 of the view as canonical JSON.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType, field
from msgspec.structs import astuple


class Patch(msgspec.Struct, omit_defaults=True, gc=False):
    """What changed in a value of a view: it was replaced, keys of an object or places of a list
    changed, or a stretch of a list did; nothing if it is empty.
    """

    value: Any = field(name="=", default=UNSET)  # what stands there now
    keys: dict[str, Patch] | UnsetType = field(name="k", default=UNSET)  # changed and new ones
    gone: list[str] | UnsetType = field(name="-", default=UNSET)  # keys that are there no more
    places: dict[str, Patch] | UnsetType = field(name="i", default=UNSET)  # changed, by number
    stretch: tuple[int, int, list[Any]] | UnsetType = field(
        name="s", default=UNSET
    )  # from the first number on, so many places become these values


ABSENT: Final = object()
PLAIN: Final = frozenset({str, int, bool, float, tuple, type(None)})
"""What is replaced as a whole; everything else has parts: objects, structs and lists."""
SAME: Final = Patch()
"""Nothing changed."""


def diff(old: object, new: object) -> Patch:
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

    def diff(self, old: object, new: object) -> Patch:
        """The patch that makes `new` out of `old`."""
        return self._diff(old, new, typed=isinstance(new, msgspec.Struct))

    def _diff(self, old: object, new: object, *, typed: bool) -> Patch:
        if old is new:
            return SAME
        if type(old) is not type(new):
            return Patch(new)
        if type(old) in PLAIN:
            return SAME if old == new else Patch(new)
        pair = id(old), id(new)
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = self._diff_parts(old, new, typed)
        return found

    def _diff_parts(self, old: object, new: object, typed: bool) -> Patch:
        if old == new and (typed or is_same(old, new)):
            return SAME
        if isinstance(old, list) and isinstance(new, list):
            return self._diff_lists(old, new, typed)
        if isinstance(old, msgspec.Struct) and isinstance(new, msgspec.Struct):
            return self._diff_structs(old, new)
        if isinstance(old, dict) and isinstance(new, dict):
            return self._diff_objects(old, new, typed)
        return Patch(new)

    def _diff_structs(self, old: msgspec.Struct, new: msgspec.Struct) -> Patch:
        if new.__struct_config__.omit_defaults:  # a field that falls back is not sent at all
            return Patch(new)
        changed: dict[str, Patch] = {}
        fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        for key, before, value in fields:
            if before != value:
                changed[key] = self._diff(before, value, typed=True)
        return Patch(UNSET, changed)

    def _diff_objects(self, old: dict[str, object], new: dict[str, object], typed: bool) -> Patch:
        changed: dict[str, Patch] = {}
        for key, value in new.items():
            before = old.get(key, ABSENT)
            if before is not value:
                part = self._diff(before, value, typed=typed)
                if part is not SAME:
                    changed[key] = part
        removed = [key for key in old if key not in new]
        return Patch(UNSET, changed or UNSET, removed or UNSET) if changed or removed else SAME

    def _diff_lists(self, old: list[object], new: list[object], typed: bool) -> Patch:
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
            if any(part.value is UNSET for part in parts):
                numbered = enumerate(parts, start)
                return Patch(places={str(at): part for at, part in numbered if part is not SAME})
        return Patch(stretch=(start, len(before), after)) if len(after) < len(new) else Patch(new)


def is_equal(old: object, new: object, typed: bool) -> bool:
    """Whether nothing has changed."""
    return old is new or bool(old == new and (typed or is_same(old, new)))


def is_same(old: object, new: object) -> bool:
    """Whether values that are equal to Python are the same in JSON."""
    return type(old) is type(new) and msgspec.json.encode(old) == msgspec.json.encode(new)


def apply(patch: Patch, value: object) -> object:
    """The value with the patch applied; the old value is left as it is."""
    if patch.value is not UNSET:
        return patch.value
    if isinstance(value, list):
        return _apply_to_list(patch, value)
    return _apply_to_object(patch, value) if isinstance(value, dict) else value


def _apply_to_object(patch: Patch, value: dict[str, object]) -> dict[str, object]:
    gone = () if patch.gone is UNSET else patch.gone
    found = {key: each for key, each in value.items() if key not in gone}
    changed = {} if patch.keys is UNSET else patch.keys
    return found | {key: apply(part, value.get(key)) for key, part in changed.items()}


def _apply_to_list(patch: Patch, value: list[object]) -> list[object]:
    if patch.stretch is not UNSET:
        start, count, values = patch.stretch
        return [*value[:start], *values, *value[start + count :]]
    changed = {} if patch.places is UNSET else patch.places
    found = value[:]
    for index, part in changed.items():
        found[int(index)] = apply(part, found[int(index)])
    return found


def canonical(value: object) -> bytes:
    """JSON with sorted keys, no spaces, and letters of every language as they are."""
    return msgspec.json.encode(value, order="sorted")


def checksum(value: object) -> int:
    """The crc32 of the canonical JSON."""
    return zlib.crc32(canonical(value))
