"""Every rule can be looked up by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.catalogue import Catalogue
from tafelrunde.engine.errors import ContentError, UnknownName
from tafelrunde.games.valskyrr.texts import rulebook


def test_a_rule_has_text_in_both_languages_and_related_rules() -> None:
    rule = rulebook.rule("V1.04")

    assert (rule.id, rule.chapter, rule.kind) == ("V1.04", "goal", "rule")
    assert rule.text.de.startswith("Alle Spieler gewinnen")
    assert rule.text.en.startswith("All players win")
    assert rule.see == ("V24.03", "V13.03")


def test_every_rule_belongs_to_a_chapter_and_points_to_rules() -> None:
    known = rulebook.rules()

    assert len(known) > 400
    assert {rule.chapter for rule in known.values()} == set(rulebook.chapters())
    assert [see for rule in known.values() for see in rule.see if see not in known] == []


def test_chapters_stand_in_the_order_of_the_rulebook() -> None:
    chapters = list(rulebook.chapters().values())

    assert [chapter.number for chapter in chapters] == list(range(1, len(chapters) + 1))
    assert chapters[0].name.de == "Ziel, Sieg und Niederlage"


def test_an_unknown_id_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(UnknownName, match=r"no rule 'v8\.5'.*V8\."):
        rulebook.rule("v8.5")


def test_a_missing_catalogue_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nothing\.toml cannot be read"):
        Catalogue(tmp_path / "nothing.toml").rules()
