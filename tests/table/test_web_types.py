"""The types of the browser client are those of the server."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import UNSET, Struct, UnsetType

from tools.web_types import WEB, event, files, interface


class Printed(Struct):
    """A card."""

    id: str
    life: int | UnsetType = UNSET  # of a monster


@dataclass(frozen=True)
class Rolled:
    why: str
    dice: tuple[int, ...]  # as they fell


def test_the_browser_s_types_are_up_to_date() -> None:
    """If this fails: python tools/web_types.py"""
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date"


def test_every_game_with_a_board_is_among_them() -> None:
    made = {path.parent.parent.name for path in files() if path.name == "view.ts"}
    drawn = {path.parent.name for path in (WEB / "games").glob("*/Board.svelte")}
    assert made == drawn
    assert made


def test_a_field_that_may_be_left_out_is_optional_in_the_browser_and_no_other() -> None:
    assert "  id: string;" in interface(Printed)
    assert "  /** Of a monster. */\n  life?: number;" in interface(Printed)


def test_an_event_has_its_kind_and_what_is_sent_of_it() -> None:
    text = event("Rolled", Rolled)
    assert 'export interface Rolled extends EventView {\n  kind: "Rolled";' in text
    assert "    /** As they fell. */\n    dice: number[];" in text
    assert "why" not in text
