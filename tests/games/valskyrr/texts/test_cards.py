"""Every printed thing has a text in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES, THE_ABOMINATION, THE_MIST_THRONE
from tafelrunde.games.valskyrr.cards.enemies.green import GHOREN_WARRIOR
from tafelrunde.games.valskyrr.cards.enemies.red import BLACKWOOD_CUTPURSE, BLACKWOOD_FIGHTER
from tafelrunde.games.valskyrr.cards.heroes.fengray import BOARD, WAR_SWORD
from tafelrunde.games.valskyrr.nouns import Adventure, HeroBoard
from tafelrunde.games.valskyrr.texts.cards import adventure_text, board_text, card_text


def assert_well_written(text: str) -> None:
    """No empty line, no unfinished sentence, no word for nothing, no double mark."""
    assert all(text.split("\n")), text
    for wrong in ("  ", "..", ",.", ",:", " .", "none", "None", "{", "}", "???", "<"):
        assert wrong not in text, (wrong, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tile_and_board_can_be_read(lang: Lang) -> None:
    for printed in library.PRINTED.values():
        if isinstance(printed, HeroBoard):
            assert_well_written(board_text(printed, lang))
        else:
            assert_well_written(card_text(printed, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_adventure_can_be_read(lang: Lang) -> None:
    for adventure in ADVENTURES:
        assert_well_written(adventure_text(adventure, lang))


def test_a_hero_card_lists_keywords_restriction_and_actions() -> None:
    assert card_text(WAR_SWORD, "de").split("\n") == [
        "Ausrüstung, Waffe, Schwert, Klinge · Beschränkung B2",
        "Hand · Schnelle Aktion · Reichweite 1: Lege diese Karte in deine Heldenzone.",
        "Heldenzone · Normale Aktion · Reichweite 1: Füge 1 Gegner 2 körperlichen Schaden zu. "
        "+2 Fokus. Du darfst 1 Kampf-Karte ablegen: +1 körperlicher Schaden und +1 Fokus. "
        "Lege diese Karte oben auf dein Heldendeck.",
        "Heldenzone · Normale Aktion · Reichweite 1: Füge 1 Gegner 3 körperlichen Schaden zu. "
        "+2 Fokus. Du darfst bis zu 2 Kampf-Karten ablegen: je +1 körperlicher Schaden und "
        "+1 Fokus. Lege diese Karte ab.",
    ]


def test_an_enemy_lists_values_abilities_and_enrage() -> None:
    assert card_text(BLACKWOOD_FIGHTER, "en").split("\n") == [
        "Red enemy · Brigand, Blunt, Slaver · furious",
        "Life points 3 · attack: 2 physical damage · defence: 2 physical, 1 magical · loot 1",
        "Vulnerability (Lightning): 1 wound.",
        "Shield Slam (hero zone): After an attack of this enemy for which the hero buries at least "
        "1 card: put 2 daze tokens on the hero.",
        "Enraged: This enemy has +1 physical and +1 magical defence.",
    ]
    assert card_text(GHOREN_WARRIOR, "de").split("\n")[2:] == [
        "Aufstacheln: Dieser Gegner greift sofort an. Danach wird dieser Gegner beschwichtigt."
    ]


def test_a_repeated_ability_is_called_by_its_name() -> None:
    assert "die Sonderfertigkeit „Diebstahl“ ab" in card_text(BLACKWOOD_CUTPURSE, "de")


def test_a_board_names_its_abilities_and_ends_with_the_plan() -> None:
    lines = board_text(BOARD, "en").split("\n")

    assert lines[0] == "Shieldbearer · focus 4 · regeneration 2"
    assert lines[2].startswith("Challenge: Hero board · fast action · range 2")
    assert BOARD.plan
    assert lines[-1] == BOARD.plan.en


def test_an_ability_without_a_name_still_stands_on_the_board() -> None:
    bare = replace(BOARD, ability_names=(), plan=None)

    assert board_text(bare, "en").split("\n")[2].startswith("Hero board · fast action")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("adventure", [THE_ABOMINATION, THE_MIST_THRONE], ids=lambda item: item.id)
def test_the_adventure_s_own_rules_are_rendered(adventure: Adventure, lang: Lang) -> None:
    text = adventure_text(adventure, lang)

    assert_well_written(text)
    for letter in adventure.letters:
        assert f"{letter.letter} ({letter.name.text(lang)}): " in text
