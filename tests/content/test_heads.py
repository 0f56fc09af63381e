"""Lines of cards that begin with a head travel with it, so that nobody cuts them at a colon."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.games.valskyrr.shown.content import cards
from tafelrunde.games.valskyrr.shown.wire_types import CardFacts, HeroFacts


def said(card: str, lang: Lang) -> list[tuple[str, str]]:
    """The heads of a card's lines, and the lines."""
    found = cards(lang)[card]
    assert isinstance(found, CardFacts | HeroFacts)
    return list(zip(found.heads, found.lines, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_head_is_how_its_line_begins(lang: Lang) -> None:
    drawn = [card for card, one in cards(lang).items() if isinstance(one, CardFacts | HeroFacts)]
    heads = [pair for card in drawn for pair in said(card, lang)]
    assert all(line.startswith(head) and line != head for head, line in heads if head)
    assert sum(bool(head) for head, _ in heads) > 200


def test_an_ability_is_headed_by_its_name_and_the_zones_where_it_works() -> None:
    heads = [head for head, _ in said("dire_wolf", "en") if head]
    assert heads == ["Relentless (hero zone):", "Beast Ride (hero zone):", "Enraged:"]


def test_a_colon_within_a_sentence_is_no_head() -> None:
    progress = [pair for pair in said("the_dead_rise", "en") if pair[1].count(":") > 1]
    assert [head for head, _ in progress] == ["Progress:"]
