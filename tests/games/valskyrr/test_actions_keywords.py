"""Chapter 16: actions, keywords in actions and their inheritance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BLUNT,
    COMBAT,
    FLAME,
    FROST,
    WEAPON,
    Keyword,
)
from tafelrunde.games.valskyrr.nouns import Action, Fast, Normal, Reaction, Reflex, Vulnerable
from tafelrunde.games.valskyrr.terms import Aim, Place, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    DiscardCards,
    Focus,
    MayDiscard,
    ResolveAction,
    SpendToken,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_board, dummy_card, dummy_enemy, hero, valskyrr

HAND, HERO_ZONE = Place.HAND, Place.HERO_ZONE
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
FUEL = MayDiscard(COMBAT, up_to=2, each=[Bonus(physical=1, focus=1)])
SPUR = Reflex(HERO_ZONE, 1, [Bonus()], when=OWN_ATTACK)


def strike(place: Place, *more: MayDiscard, cost: tuple[Any, ...] = ()) -> Action:
    """A normal action: 2 physical damage, focus 2."""
    effects = [Deal(physical=2), Focus(2), *more]
    return Normal(place, 1, effects, at=Aim.AN_ENEMY, cost=cost)


def moth(*weak_to: Keyword) -> str:
    """An enemy that takes 5 wounds more from each of the keywords."""
    weak = [Vulnerable(5, [keyword]) for keyword in weak_to]
    return dummy_enemy("moth", life=30, vulnerable=weak)


def turn_of_anna(foe: str, **anna: Any) -> Table:
    """Anna's hero turn against one enemy in her zone."""
    position = hero(**({"focus": 0, "foes": [foe], "deck": []} | anna))
    return valskyrr(phase="attack", active="anna", heroes={"anna": position}, loot=0).play()


# --- Keywords in actions --------------------------------------------------------------------------


@shows("V16.50", "V16.53")
@pytest.mark.parametrize(("discards", "wounds", "focus"), [((), 2, 2), (("oil",), 3, 3)])
def test_cards_with_the_keyword_may_be_discarded_to_modify_the_effect(
    discards: tuple[str, ...], wounds: int, focus: int
) -> None:
    oil, rune = dummy_card("oil", keywords=[COMBAT]), dummy_card("rune", keywords=[ARCANE])
    club = dummy_card("club", [strike(HERO_ZONE, FUEL)])
    table = turn_of_anna(moth(), hero_zone=[club], hand=[oil, rune]).answer("anna", "club.0")

    assert table.asks("anna", "discard") == ["oil"]
    table.answer("anna", *discards)

    assert (table.foe("moth").wounds, table.focus("anna")) == (wounds, focus)
    assert table.discard_pile("anna") == list(discards)


@shows("V16.50")
def test_an_action_can_require_to_discard_a_card_with_the_keyword() -> None:
    oil, rune = dummy_card("oil", keywords=[COMBAT]), dummy_card("rune", keywords=[ARCANE])
    club = dummy_card("club", [strike(HERO_ZONE, cost=(DiscardCards(1, having=[COMBAT]),))])
    table = turn_of_anna(moth(), hero_zone=[club], hand=[oil, rune]).answer("anna", "club.0")

    assert (table.hand("anna"), table.discard_pile("anna")) == (["rune"], ["oil"])
    assert table.foe("moth").wounds == 2


@shows("V16.51")
def test_a_card_discarded_for_its_keyword_resolves_no_action_of_its_own() -> None:
    actions = [Fast(HAND, 1, [Focus(5)]), Reflex(HAND, 1, [Bonus(physical=9)], when=OWN_ATTACK)]
    oil = dummy_card("oil", actions, [COMBAT])
    club = dummy_card("club", [strike(HERO_ZONE, FUEL)])
    table = turn_of_anna(moth(), hero_zone=[club], hand=[oil])
    table.answer("anna", "club.0").answer("anna", "oil")

    assert (table.foe("moth").wounds, table.focus("anna")) == (3, 3)
    assert [taken.card for taken in table.events(events.ActionTaken)] == ["club"]


@shows("V16.52")
def test_cards_discarded_for_their_keyword_go_on_the_discard_pile_at_once() -> None:
    oil, pitch = (dummy_card(key, keywords=[COMBAT]) for key in ("oil", "pitch"))
    jab = dummy_card("jab", [strike(HAND, FUEL)])
    table = turn_of_anna(moth(), hand=[jab, oil, pitch], hero_zone=[dummy_card("spur", [SPUR])])
    table.answer("anna", "jab.0").answer("anna", "pitch", "oil")

    assert table.question == "reflex"  # the action is still being resolved
    assert table.discard_pile("anna") == ["pitch", "oil"]
    table.passes("anna")
    assert table.discard_pile("anna") == ["pitch", "oil", "jab"]


@shows("V16.53")
def test_each_discarded_card_brings_its_damage_and_its_focus() -> None:
    cards = [dummy_card(key, keywords=[COMBAT]) for key in ("oil", "pitch", "tar")]
    club = dummy_card("club", [strike(HERO_ZONE, FUEL)])
    table = turn_of_anna(moth(), hero_zone=[club], hand=cards)
    table.answer("anna", "club.0").answer("anna", "oil", "tar")

    assert (table.foe("moth").wounds, table.focus("anna")) == (4, 4)
    assert table.hand("anna") == ["pitch"]


# --- Inheritance ----------------------------------------------------------------------------------


@shows("V16.54", "V16.55")
def test_an_action_gets_the_keywords_of_a_reflex_while_it_is_being_resolved() -> None:
    club = dummy_card("club", [strike(HERO_ZONE)], [BLUNT])
    torch = dummy_card("torch", [SPUR], [FLAME])
    foe = moth(FLAME, BLUNT)
    table = turn_of_anna(foe, hero_zone=[club, torch], normal_left=2)
    table.answer("anna", "club.0").answer("anna", "torch.0")
    assert table.foe("moth").wounds == 5 + 5 + 2

    table.answer("anna", "club.0").passes("anna")
    assert table.foe("moth").wounds == 12 + 5 + 2  # the club is no longer a torch


@shows("V16.54")
def test_an_embedded_action_gets_the_keywords_of_the_card_that_triggers_it() -> None:
    club = dummy_card("club", [strike(HERO_ZONE)], [BLUNT, WEAPON])
    rage = dummy_card("rage", [Normal(HAND, 1, [ResolveAction(WEAPON)])], [FLAME])
    table = turn_of_anna(moth(FLAME, BLUNT, FROST), hero_zone=[club], hand=[rage])
    table.answer("anna", "rage.0")

    assert table.foe("moth").wounds == 5 + 5 + 2


@shows("V16.56")
def test_an_inherited_keyword_that_is_already_there_adds_nothing() -> None:
    brand = dummy_card("brand", [strike(HERO_ZONE)], [FLAME])
    torch = dummy_card("torch", [SPUR], [FLAME])
    table = turn_of_anna(moth(FLAME), hero_zone=[brand, torch, torch])
    table.answer("anna", "brand.0").answer("anna", "torch.0").answer("anna", "torch.0")

    assert table.foe("moth").wounds == 5 + 2


@shows("V16.57")
def test_cards_discarded_for_their_keyword_do_not_pass_it_on() -> None:
    ember = dummy_card("ember", keywords=[COMBAT, FLAME])
    cost = (DiscardCards(1, having=[COMBAT]),)
    club = dummy_card("club", [strike(HERO_ZONE, FUEL, cost=cost)], [BLUNT])
    table = turn_of_anna(moth(FLAME), hero_zone=[club], hand=[ember, ember])
    table.answer("anna", "club.0").answer("anna", "ember").answer("anna", "ember")

    assert table.discard_pile("anna") == ["ember", "ember"]
    assert table.foe("moth").wounds == 2 + 1


@shows("V16.57")
def test_reflexes_and_the_triggering_card_pass_their_keywords_on_together() -> None:
    club = dummy_card("club", [strike(HERO_ZONE)], [WEAPON])
    rage = dummy_card("rage", [Normal(HAND, 1, [ResolveAction(WEAPON)])], [FLAME])
    frost = dummy_card("rime", [SPUR], [FROST])
    table = turn_of_anna(moth(FLAME, FROST), hero_zone=[club, frost], hand=[rage])
    table.answer("anna", "rage.0").answer("anna", "rime.0")

    assert table.foe("moth").wounds == 5 + 5 + 2


@shows("V16.54")
def test_an_ability_of_the_board_that_modifies_an_action_has_no_keyword_to_pass_on() -> None:
    dummy_board("emil", actions=[Reflex(Place.BOARD, 1, [Bonus(physical=1)], when=OWN_ATTACK)])
    club = dummy_card("club", [strike(HERO_ZONE)], [BLUNT])
    table = valskyrr(
        phase="attack",
        active="emil",
        heroes={"emil": hero(hero_zone=[club], deck=[], foes=[moth(FLAME, BLUNT)])},
        loot=0,
    )
    table.play().answer("emil", "club.0").answer("emil", "emil.0")

    assert table.foe("moth").wounds == 5 + 3


@shows("V2.11", "V16.50")
def test_of_the_hero_zone_too_only_cards_with_the_keyword_can_be_discarded() -> None:
    fuel = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1)], from_zone_too=True)
    spur = dummy_card("spur", [Reflex(HERO_ZONE, 1, [fuel], when=OWN_ATTACK)])
    zone = [spur, dummy_card("oil", keywords=[COMBAT]), dummy_card("rune", keywords=[ARCANE])]
    table = turn_of_anna(moth(), hand=[dummy_card("jab", [strike(HAND)])], hero_zone=zone)
    table.answer("anna", "jab.0").answer("anna", "spur.0")

    assert table.asks("anna", "discard") == ["oil"]
    table.answer("anna", "oil")

    assert (table.foe("moth").wounds, table.discard_pile("anna")) == (3, ["oil", "jab"])


@shows("V17.07")
def test_tokens_that_a_card_does_not_hold_cannot_be_spent() -> None:
    well = dummy_card("well", [Fast(HERO_ZONE, 1, [Focus(1)], cost=[SpendToken(1)])])
    kite = dummy_card("kite", [Fast(HAND, 1, [Focus(0)])])
    table = turn_of_anna(moth(), hero_zone=[well], hand=[kite])

    assert table.closed("anna", "well.0") == "V17.07"
    table.stops_at("action")
