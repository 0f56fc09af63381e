"""The table of a position is copied, saved, seen and counted as it was declared."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import BadScenario
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.rules.chapters import beginning
from tafelrunde.games.avalon.state.table import TABLE, Game
from tafelrunde.games.avalon.terms import Attribute
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
)


def rich() -> Table:
    """A position with something in every part of the table."""
    attack, sword = dummy_card("attack"), dummy_item("sword")
    for number in (901, 902):
        dummy_location(number)
    beor = character(
        energy=3,
        food=7,
        hand=[attack],
        combat_deck=[attack, attack],
        combat_upgrades=[dummy_card("upgrade")],
        equipped=[sword, dummy_secret("rites", 11)],
        turned=["sword"],
        skills=[(dummy_skill("strong", Attribute.AGGRESSION), 1)],
    )
    return avalon(
        characters={"beor": beor, "ailei": character(place=902)},
        map={901: (0, 0), 902: (1, 0)},
        menhirs={901: 3},
        guardians=[(dummy_enemy("stag"), 902)],
        event_deck=[dummy_event("one"), dummy_event("two")],
        items=[sword, sword],
        statuses={"signs": 0b101},
        time_dials=[("mill", 3, 901, "901.4")],
        course=[{"doing": "reading", "group": ["beor"], "place": 901, "verse": "901.0"}],
        clash={"against": dummy_enemy("foe"), "group": ["beor"], "sequence": [attack]},
    )


def test_a_copy_is_independent_and_equal() -> None:
    game = rich().game
    copy = game.clone()

    assert GAME.dump(copy) == GAME.dump(game)
    copy.characters[0].resources[0] += 1
    copy.map[903] = 1
    assert copy.clash is not None
    copy.clash.sequence[0].charges = 2
    assert game.characters[0].resources[0] == 7
    assert 903 not in game.map
    assert game.clash is not None
    assert game.clash.sequence[0].charges == 0


def test_a_saved_table_comes_back_as_it_was() -> None:
    game = rich().game
    again: Game = GAME.load(GAME.dump(game))

    assert GAME.dump(again) == GAME.dump(game)
    assert sorted(card.uid for card in again.all_cards()) == list(range(len(game.cards)))
    TABLE.check_kinds(again)


def test_decks_lie_face_down_for_everybody() -> None:
    seen = GAME.view(rich().game, PARTY)

    assert [card.id for card in seen.event_deck] == ["hidden"] * 2
    assert [card.id for card in seen.items] == ["hidden"] * 2
    assert [card.id for card in seen.characters[0].upgrades[0]] == ["hidden"]
    assert [card.id for card in seen.characters[0].hand] == ["attack"]


def test_nobody_sees_in_which_order_the_decks_of_the_chapter_lay() -> None:
    game = GAME.new({"characters": ["beor"]}, 7)

    assert "event_deck" in GAME.dump(game)["chapter_start"]
    assert GAME.dump(GAME.view(game, PARTY))["chapter_start"] == ""


def test_a_saved_chapter_begins_like_the_one_on_the_table() -> None:
    game = GAME.new({"characters": ["beor", "arev"]}, 7)
    saved = GAME.load(GAME.dump(game))
    kept, read = beginning(game), beginning(saved)
    assert kept is not None
    assert read is not None
    assert GAME.dump(kept) == GAME.dump(read)

    kept.items.clear()
    again = beginning(game)
    assert again is not None
    assert again.items == read.items


def test_a_wrong_word_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadScenario, match="menhirs"):
        avalon(menhir={901: 3})
    with pytest.raises(BadScenario, match="energy"):
        avalon(characters={"beor": character(enery=3)})


def test_a_card_that_is_only_named_is_the_one_that_lies_elsewhere() -> None:
    clash = {"art": "combat", "enemy": "vagabond", "group": ["beor"], "weapons": ["rusty_sword"]}
    people = {"beor": {"equipped": ["rusty_sword"], "turned": ["rusty_sword"]}}
    game = GAME.scenarios.build({"characters": people, "clash": clash})
    beor = game.characters[0]

    assert game.clash is not None
    assert beor.turned == beor.equipped
    assert game.clash.weapons == beor.equipped
    with pytest.raises(BadScenario, match="Did you mean 'raven'"):
        GAME.scenarios.build({"characters": {"beor": {"turned": ["ravven"]}}})
