"""The combat and diplomacy cards of the four characters."""

from __future__ import annotations

from itertools import chain

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.state.physical import Card, bonuses
from tafelrunde.games.avalon.terms import Art, Tray
from tafelrunde.games.avalon.vocabulary.clash import Extra, Markers, Steps, Variable
from tafelrunde.games.avalon.vocabulary.standing import Standing
from tests.kit.shows import shows

CLASH_CARDS = list(library.of_kind(ClashCard))
EACH_CARD = pytest.mark.parametrize("card", CLASH_CARDS, ids=lambda card: card.id)
DECKS = [(tray, art) for tray in Tray for art in Art]


@shows("A2.09", "A3.08", "A3.09")
@pytest.mark.parametrize(("tray", "art"), DECKS)
def test_each_tray_and_character_has_its_numbers_once(tray: Tray, art: Art) -> None:
    own = [card for card in CLASH_CARDS if card.tray is tray and card.art is art]
    base = sorted(chain.from_iterable(card.numbers for card in own if not card.owner))
    signed = sorted(chain.from_iterable(card.numbers for card in own if card.owner))
    assert (base, signed) == (list(range(1, 26)), list(range(1, 16)))
    (owner,) = {card.owner for card in own if card.owner}
    assert library.BOARDS[owner].tray is tray


@EACH_CARD
def test_a_card_uses_the_rows_of_its_art_only(card: ClashCard) -> None:
    own = {attribute.name.lower() for attribute in card.art.attributes}
    foreign = {a.name.lower() for art in Art if art is not card.art for a in art.attributes}
    assert all(getattr(card.left, row) is None for row in foreign)
    assert all(not getattr(card.right, row) for row in foreign)
    assert any(getattr(card.right, row) for row in own) or card.right.magic


@EACH_CARD
def test_standing_words_stand_alone(card: ClashCard) -> None:
    for ability in card.abilities:
        if ability.when is Moment.STANDING:
            assert all(isinstance(word, Standing) for word in ability.do)
            assert not ability.cost


@EACH_CARD
def test_a_delayed_ability_says_how_long_it_takes(card: ClashCard) -> None:
    delays = [each.delay for each in card.abilities if each.when is Moment.DELAYED]
    assert all(delays)
    assert len(delays) <= 1


@pytest.mark.parametrize(("tray", "art"), DECKS)
def test_a_starting_deck_can_win_and_can_lay_several_cards(tray: Tray, art: Art) -> None:
    deck = [
        card
        for card in CLASH_CARDS
        if card.tray is tray and card.art is art and not card.owner
        for number in card.numbers
        if number <= 15
    ]
    assert len(deck) == 15
    words = [
        word
        for card in deck
        for bonus in bonuses(card.left, art)
        if bonus is not None
        for word in bonus
    ]
    wins = (Markers,) if art is Art.COMBAT else (Steps, Variable)
    assert sum(isinstance(word, wins) for word in words) >= 10
    assert sum(Card(0, card).extra != 0 for card in deck) >= 4
    assert any(isinstance(word, Extra) for word in words)


def test_the_published_green_cards_keep_their_values() -> None:
    strike = library.printed("green_crippling_strike")
    assert isinstance(strike, ClashCard)
    assert strike.persistent
    assert (strike.left, strike.right) == (
        Left(practicality=Markers(1), free=Markers(1)),
        Right(aggression=1, courage=1),
    )
    assert isinstance(strike.abilities[0], Ability)
