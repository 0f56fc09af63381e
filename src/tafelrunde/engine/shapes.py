"""Shapes: what a form of a file accepts, as data that programs and people can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Form = Callable[[object, str], None]
"""Looks at a value that stands at a named place, and raises an error if it does not fit."""

F = TypeVar("F", bound=Form)
SHAPE: Final = "shape"
"""Under this name a form remembers its shape."""


@dataclass(frozen=True)
class Shape:
    """What may stand at a place: a number within bounds, one of a few words, a list of things …

    A `table` has known keys, some of which it needs. Things by `names` are a table as well, with
    one thing under each name; if the names are `lasting`, none comes that was not there at the
    start.
    """

    kind: Literal[
        "anything", "number", "flag", "text", "word", "list", "row", "table", "names", "either"
    ] = "anything"
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    inner: tuple[Shape, ...] = ()
    keys: Mapping[str, Shape] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    of: str = ""
    lasting: bool = False


ANYTHING: Final = Shape()
TEXT: Final = Shape("text")
FLAG: Final = Shape("flag")


def shape_of(form: Form) -> Shape:
    """What a form accepts; of one that does not tell, anything."""
    found: Shape = getattr(form, SHAPE, ANYTHING)
    return found


def shaped(shape: Shape) -> Callable[[F], F]:
    """Let a form remember its shape."""

    def remember(form: F) -> F:
        vars(form)[SHAPE] = shape
        return form

    return remember


def shape_of_type(annotation: object) -> Shape:
    """The shape of values of a type, such as the fields of events and set-ups have."""
    if get_origin(annotation) is tuple:
        return Shape("list", inner=(shape_of_type(get_args(annotation)[0]),))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return Shape("word", words=tuple(str(each.value) for each in annotation))
    if is_dataclass(annotation):
        return Shape("table", keys=shapes_of_fields(annotation))
    known: dict[object, Shape] = {bool: FLAG, int: Shape("number"), str: TEXT}
    return known.get(annotation, ANYTHING)


def shapes_of_fields(of: type[DataclassInstance] | DataclassInstance) -> dict[str, Shape]:
    """The fields of a dataclass and what each can be."""
    hints = get_type_hints(of)
    return {each.name: shape_of_type(hints[each.name]) for each in fields(of)}
