"""Printed things by id: each is known once."""

from __future__ import annotations

import pytest

from tafelrunde.engine.cards import Library
from tafelrunde.engine.content import Name
from tafelrunde.engine.declared import Printed
from tafelrunde.engine.errors import ContentError, UnknownCard

LAMP = Printed("lamp", Name(de="Lampe", en="Lamp"))
ROPE = Printed("rope", Name(de="Seil", en="Rope"))


def test_a_library_finds_what_lies_in_its_decks() -> None:
    library = Library([LAMP], [ROPE, LAMP])
    assert list(library) == ["lamp", "rope"]
    assert library.find("rope") is ROPE


def test_two_printed_things_never_share_an_id() -> None:
    library = Library([LAMP])
    with pytest.raises(ContentError, match="share the id lamp"):
        library.add(Printed("lamp", ROPE.name))
    assert library.find("lamp") is LAMP


@pytest.mark.parametrize(("name", "hint"), [("lmap", r" Did you mean lamp\?$"), ("x", r"'x'\.$")])
def test_an_unknown_card_is_refused_with_the_nearest_one(name: str, hint: str) -> None:
    with pytest.raises(UnknownCard, match=hint):
        Library([LAMP]).find(name)
