"""What may be taken back freely: a step that reveals nothing and uses no chance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.nouns import NO_SYMBOLS
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardFromDeck,
    Draw,
    GainGold,
    HasGold,
    If,
    May,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.abilities import LookAtLife
from tafelrunde.games.hexer.vocabulary.monsters import DiscardColourOr, TrashFromDeck
from tafelrunde.games.hexer.vocabulary.story import PeekAtMovement
from tests.kit.hexer import (
    Table,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    dummy_potion,
    dummy_story,
    dummy_token,
    hexer,
    levels,
    option,
    player,
)
from tests.kit.hexer_fights import claws, hunt


def walking(place: str, **wolf: Any) -> dict[str, Any]:
    """The wolf has moved to a location and holds two cards."""
    hand = [dummy_card("lake", terrain=Terrain.WATER), dummy_card("x")]
    return player(place=place, moved=True, hand=hand, **wolf)


def is_clean(wolf: dict[str, Any], *answers: str, **position: Any) -> bool:
    """Whether the last of the wolf's answers may be taken back freely."""
    table: Table = hexer(players={"wolf": wolf, "bear": player()}, **position).play()
    for answer in answers:
        table.answer("wolf", answer)
    assert table.session is not None
    clean = table.session.is_clean()
    if table.question is not None:
        table.stops_at(table.question)
    return clean


def test_a_walk_that_reveals_nothing_is_clean_and_one_that_finds_a_token_is_not() -> None:
    lying = {"terrain": "water", "numeral": 2, "place": "ban_ard"}

    assert is_clean(walking("vizima"), "go:ban_ard", "lake")
    assert not is_clean(walking("vizima"), "go:ban_ard", "lake", weakness_on=[lying])


def test_a_potion_or_a_bomb_that_is_drawn_has_been_seen() -> None:
    dew, bang = dummy_potion("dew", []), dummy_bomb("bang", [])
    decks = {"potion_deck": [dew], "bomb_deck": [bang]}

    assert not is_clean(walking("beauclair", gold=0), "potion", **decks)
    assert not is_clean(walking("beauclair", gold=1), "potion", "dew", **decks)
    assert is_clean(walking("beauclair", gold=1), "potion", "pass", **decks)


def test_a_rumour_that_is_heard_has_been_seen() -> None:
    foe = dummy_monster("foe")
    there = {"mountain": {"id": foe, "place": "doldeth"}}
    tiles = {"mountain": ["cintra"]}

    assert not is_clean(walking("hengfors"), "rumour", monsters=there, tiles=tiles)
    assert is_clean(walking("hengfors"), "rumour", monsters={})  # only gold


def test_mutagens_that_are_offered_have_been_seen_and_the_choice_reveals_no_more() -> None:
    gland = dummy_mutagen("gland", [GainGold(1)])
    wolf = walking("ard_modron", levels=levels(1, 2, 2, 2))
    position = {"mutagen_deck": [gland] * 3, "legendary": "golem"}

    assert not is_clean(wolf, "raise_combat", **position)
    assert is_clean(wolf, "raise_combat", "gland", **position)


@pytest.mark.parametrize(
    ("bonus", "clean"), [(Draw(1), False), (DiscardFromDeck(1), False), (Draw(0), True)]
)
def test_cards_that_leave_the_deck_have_been_seen(
    bonus: Draw | DiscardFromDeck, clean: bool
) -> None:
    """The token itself is revealed as well, so the bonus follows a choice of its own."""
    token = dummy_token("ashes", [May([bonus])])
    wolf = walking("vizima", deck=[dummy_card("top")] * 2)

    assert is_clean(wolf, "pass", "option1", destruction_on={"vizima": token}) is clean


@pytest.mark.parametrize("trashing", [TrashCards(1), TrashFromDeck(1)])
@pytest.mark.parametrize(("deck", "clean"), [(0, True), (2, False)])
def test_a_card_trashed_from_the_deck_has_been_seen(
    trashing: Effect, deck: int, clean: bool
) -> None:
    token = dummy_token("ashes", [May([If(HasGold(1), then=[trashing])])])
    wolf = player(place="vizima", moved=True, gold=1, hand=[], deck=[dummy_card("top")] * deck)

    assert is_clean(wolf, "pass", "option1", destruction_on={"vizima": token}) is clean


def test_a_card_that_triggers_a_passive_ability_has_been_seen_before_the_player_is_asked() -> None:
    asking = [DiscardColourOr([Colour.BLUE], otherwise=[Suffer(1)])]
    foe = dummy_monster("foe", passive=asking)
    hit = dummy_card("hit", damage=1, tabs={Colour.BLUE: NO_SYMBOLS})
    life = ["special_attack_1", *claws(3)]
    table = hunt({"hand": [hit, dummy_card("x")]}, foe, life=life).play()
    table.answer("wolf", "hit").passes("wolf")
    table.stops_at("discard_or")

    assert table.ids(table.fight.discards) == ["special_attack_1"]
    assert table.session is not None
    assert not table.session.is_clean()


@pytest.mark.parametrize(("deck", "clean"), [([], True), (["new"], False)])
def test_a_card_that_refills_the_row_has_been_seen(deck: list[str], clean: bool) -> None:
    row = [dummy_card("one", cost=0), dummy_card("two", cost=0)]
    decks = {"witcher": [dummy_card(name) for name in deck]}
    wolf = walking("isle_of_mists", gold=0)
    position = {"ships": ["isle_of_mists"], "rows": {"witcher": row}, "row_decks": decks}

    assert is_clean(wolf, "isle_of_mists", "one", **position) is clean


def test_a_story_that_is_read_out_has_been_heard() -> None:
    """The same option ends the same way without a story, and can be taken back."""
    tale = dummy_story("tale", option(GainGold(1)), option(GainGold(1)))
    wolf = walking("vizima")
    position = {"phase": "confrontation", "city": [tale]}

    assert not is_clean(wolf, "city", **position)
    assert not is_clean(wolf, "city", "option1", **position)


def test_a_movement_card_that_is_looked_at_has_been_seen() -> None:
    def look(game: Game) -> Flow[None]:
        yield from carry_out((May([PeekAtMovement()]),), Now(game, game.player, "H20.07"))

    table = hexer().play(look)
    table.answer("wolf", table.asks("wolf", "may")[0])
    assert table.session is not None
    assert not table.session.is_clean()
    table.stops_at("movement_card")


def test_cards_of_a_life_deck_that_are_looked_at_have_been_seen() -> None:
    sight = dummy_mutagen("sight", [LookAtLife(1, may_sink=1)])
    table = (
        hunt({"hand": [dummy_card("x")] * 2, "mutagens": [sight]}).play().answer("wolf", "sight")
    )
    assert table.session is not None
    assert not table.session.is_clean()
    table.stops_at("sink_life")


def test_a_card_found_by_revealing_the_deck_of_the_row_has_been_seen() -> None:
    dear = [dummy_card(f"dear{n}", cost=2) for n in range(6)]
    found = {"witcher": [dummy_card("found", cost=0)]}
    wolf = walking("isle_of_mists", gold=0)
    position = {"ships": ["isle_of_mists"], "rows": {"witcher": dear}, "row_decks": found}

    assert not is_clean(wolf, "isle_of_mists", **position)
