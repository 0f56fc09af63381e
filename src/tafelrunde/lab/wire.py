"""The wire of the table as the lab speaks it, like any other client that knows its description.

Of a message no more is read than is needed: the people share the machine with the server.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.engine.patches import Patch


class Heard(msgspec.Struct):
    """What a client reads of any message."""

    type: str
    seq: int = 0
    checksum: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    patch: msgspec.Raw = msgspec.Raw(b"{}")
    decisions: msgspec.Raw = msgspec.Raw(b"[]")
    slug: str = ""


class Asked(msgspec.Struct):
    """What is needed of a decision to answer it."""

    step: int
    seat: int
    mine: bool
    options: list[msgspec.Raw]
    min: int = 1
    max: int = 1


class Given(msgspec.Struct):
    """An answer as it is sent, or an entry of a table's log, which may be something else."""

    step: int = -1
    seat: int = -1
    answer: list[int] = []
    type: str = "answer"


class Seated(msgspec.Struct):
    """What a server says when somebody sits down."""

    code: str
    token: str


HEARD: Final = msgspec.json.Decoder(Heard)
ASKED: Final = msgspec.json.Decoder(list[Asked])
GIVEN: Final = msgspec.json.Decoder(Given)
PATCH: Final = msgspec.json.Decoder(Patch)
