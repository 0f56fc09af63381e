"""Chapter 16: actions, from where they can be resolved, and the hero zone restriction."""

from __future__ import annotations

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Action, Fast, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Destination, Limit, Place, Window
from tafelrunde.games.valskyrr.vocabulary import Draw, Focus, PlaceCard
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, hero, refused, valskyrr

HAND, HERO_ZONE = Place.HAND, Place.HERO_ZONE
EQUIP = Fast(HAND, 1, [PlaceCard([Destination.HERO_ZONE])])
PONDER = Reaction(Window.ANYTIME)


def two_sided(key: str) -> str:
    """A card with one action from hand and one from the hero zone."""
    return dummy_card(key, [Fast(HAND, 1, [Focus(1)]), Fast(HERO_ZONE, 1, [Focus(2)])])


def turn_of_anna(**anna: object) -> Table:
    """Anna's hero turn, focus on 0."""
    position = hero(focus=0, **anna)
    return valskyrr(phase="attack", active="anna", heroes={"anna": position}, loot=0).play()


# --- From hand or from the hero zone --------------------------------------------------------------


@shows("V16.22", "V16.23", "V16.25")
def test_the_symbol_of_an_action_says_from_where_it_can_be_resolved() -> None:
    in_hand, in_zone = two_sided("kite"), two_sided("drum")
    table = turn_of_anna(hand=[in_hand], hero_zone=[in_zone])

    assert table.asks("anna", "action") == ["end_turn", "kite.0", "drum.1"]
    table.answer("anna", "kite.0").answer("anna", "drum.1")

    assert table.focus("anna") == 3
    table.stops_at("action")


@shows("V16.22", "V16.23", "V16.25")
def test_reflexes_too_are_possible_only_from_where_their_symbol_says() -> None:
    from_hand = Reflex(HAND, 1, [Draw(1)], when=PONDER)
    from_zone = Reflex(HERO_ZONE, 1, [Draw(1)], when=PONDER)
    kite = dummy_card("kite", [from_hand, from_zone])
    drum = dummy_card("drum", [from_hand, from_zone])
    table = turn_of_anna(hand=[kite], hero_zone=[drum])

    assert table.asks("anna", "action") == ["end_turn", "kite.0", "drum.1"]
    table.stops_at("action")


@shows("V16.24")
def test_a_card_is_discarded_after_a_hand_action() -> None:
    table = turn_of_anna(hand=[dummy_card("kite", [Fast(HAND, 1, [Focus(1)])])], deck=[])
    table.answer("anna", "kite.0")

    assert (table.hand("anna"), table.discard_pile("anna")) == ([], ["kite"])
    assert table.zone("anna") == []


@shows("V16.24", "V16.26")
def test_an_action_can_put_its_card_from_hand_into_the_own_hero_zone() -> None:
    lantern = dummy_card("lantern", [EQUIP, Fast(HERO_ZONE, 1, [Focus(1)])])
    table = turn_of_anna(hand=[lantern], deck=[])
    assert table.asks("anna", "action") == ["end_turn", "lantern.0"]
    table.answer("anna", "lantern.0")

    assert (table.zone("anna"), table.discard_pile("anna")) == (["lantern"], [])
    assert table.asks("anna", "action") == ["end_turn", "lantern.1"]
    table.stops_at("action")


@shows("V16.26")
def test_without_such_an_action_a_hand_card_cannot_be_put_into_the_hero_zone() -> None:
    anvil = dummy_card("anvil", [Fast(HERO_ZONE, 1, [Focus(1)])])
    table = turn_of_anna(hand=[anvil], deck=[])

    assert table.question is None  # nothing to do: the turn is over
    assert (table.hand("anna"), table.zone("anna")) == (["anvil"], [])


@shows("V16.27")
def test_a_card_stays_in_the_hero_zone_after_its_action_unless_an_effect_says_otherwise() -> None:
    stays = dummy_card("stays", [Fast(HERO_ZONE, 1, [Focus(1)])])
    top = PlaceCard([Destination.TOP_OF_DECK])
    leaves = dummy_card("leaves", [Fast(HERO_ZONE, 1, [Focus(1), top])])
    table = turn_of_anna(hero_zone=[stays, leaves], deck=["plain_anna"])
    table.answer("anna", "stays.0")
    assert table.zone("anna") == ["stays", "leaves"]
    table.answer("anna", "leaves.0")

    assert table.zone("anna") == ["stays"]
    assert table.deck("anna") == ["leaves", "plain_anna"]
    assert table.discard_pile("anna") == []
    table.stops_at("action")


@shows("V16.25", "V16.28")
def test_cards_of_other_zones_and_in_piles_cannot_be_used() -> None:
    own, other, old, lost = (two_sided(key) for key in ("own", "other", "old", "lost"))
    helper = dummy_card("helper", [Reflex(HERO_ZONE, 4, [Draw(1)], when=PONDER)])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[own], discard_pile=[old, helper], graveyard=[lost, helper]),
            "bert": hero(hero_zone=[other, helper], hand=[other], acted=True),
        },
    )
    table.play()

    assert table.asks("anna", "action") == ["end_turn", "own.0"]
    table.answer("anna", "own.0")
    assert table.asks("bert", "reflex") == ["helper.0", "pass"]  # only the owner may use it
    table.stops_at("reflex")


@shows("V16.29")
def test_the_same_fast_action_can_be_resolved_again_with_all_its_effects() -> None:
    drum = dummy_card("drum", [Fast(HERO_ZONE, 1, [Focus(2)])])
    table = turn_of_anna(hero_zone=[drum])
    table.answer("anna", "drum.0").answer("anna", "drum.0")

    assert table.focus("anna") == 4
    assert table.asks("anna", "action") == ["end_turn", "drum.0"]
    table.stops_at("action")


@shows("V16.29")
def test_a_card_can_forbid_to_repeat_its_fast_action_in_a_hero_turn() -> None:
    once = Fast(HERO_ZONE, 1, [Focus(2)], once=Limit.HERO_TURN)
    drum, fife = dummy_card("drum", [once]), dummy_card("fife", [once])
    table = turn_of_anna(hero_zone=[drum, fife])
    table.answer("anna", "drum.0")

    with refused("V16.29"):
        table.answer("anna", "drum.0")
    table.answer("anna", "fife.0")  # the limit is printed on each card
    assert table.focus("anna") == 4


# --- Hero zone restriction ------------------------------------------------------------------------


def charm(key: str, letter: str, number: int, *more: Action) -> str:
    """A card for the hero zone with a restriction."""
    return dummy_card(key, [EQUIP, *more], zone_limit=(letter, number))


@shows("V16.30", "V16.32", "V16.33", "V16.34")
def test_too_many_cards_of_a_letter_are_discarded_at_once_by_free_choice() -> None:
    zone = [charm(key, "F", 3) for key in ("owl", "fox", "elk")]
    table = turn_of_anna(hand=[charm("bee", "F", 3)], hero_zone=zone, deck=[])
    table.answer("anna", "bee.0")

    assert table.asks("anna", "zone_limit") == ["owl", "fox", "elk", "bee"]
    table.answer("anna", "fox")

    assert table.zone("anna") == ["owl", "elk", "bee"]
    assert table.discard_pile("anna") == ["fox"]


@shows("V16.34")
def test_the_card_just_placed_may_be_the_one_that_is_discarded() -> None:
    table = turn_of_anna(hand=[charm("bee", "A", 1)], hero_zone=[charm("owl", "A", 1)], deck=[])
    table.answer("anna", "bee.0").answer("anna", "bee")

    assert (table.zone("anna"), table.discard_pile("anna")) == (["owl"], ["bee"])


@shows("V16.30")
def test_a_card_that_keeps_the_restriction_is_simply_placed() -> None:
    zone = [charm(key, "F", 3) for key in ("owl", "fox")]
    table = turn_of_anna(hand=[charm("bee", "F", 3)], hero_zone=zone, deck=[])
    table.answer("anna", "bee.0")

    assert table.question is None
    assert table.zone("anna") == ["owl", "fox", "bee"]


@shows("V16.31")
def test_cards_of_other_letters_and_without_restriction_do_not_count() -> None:
    plain = dummy_card("pebble", [EQUIP])
    zone = [charm("owl", "A", 1), charm("fox", "B", 1), plain, plain]
    table = turn_of_anna(hand=[charm("bee", "C", 1), plain], hero_zone=zone, deck=[])
    table.answer("anna", "bee.0").answer("anna", "pebble.0")

    assert table.zone("anna") == ["owl", "fox", "pebble", "pebble", "bee", "pebble"]
    assert table.discard_pile("anna") == []


@shows("V16.32", "V16.34")
def test_the_smallest_number_counts_and_is_determined_anew_after_each_discard() -> None:
    zone = [charm("owl", "B", 2), charm("fox", "B", 2)]
    table = turn_of_anna(hand=[charm("bee", "B", 1)], hero_zone=zone, deck=[])
    table.answer("anna", "bee.0").answer("anna", "bee")
    assert table.zone("anna") == ["owl", "fox"]  # without the bee two are allowed again

    table = turn_of_anna(hand=[charm("bee", "B", 1)], hero_zone=zone, deck=[])
    table.answer("anna", "bee.0").answer("anna", "owl")
    assert table.asks("anna", "zone_limit") == ["fox", "bee"]  # with the bee still one too many
    table.answer("anna", "fox")
    assert table.zone("anna") == ["bee"]
    assert table.discard_pile("anna") == ["owl", "fox"]


@shows("V16.30")
def test_the_restriction_is_checked_before_the_action_goes_on() -> None:
    loud = Fast(HAND, 1, [PlaceCard([Destination.HERO_ZONE]), Focus(7)])
    bee = dummy_card("bee", [loud], zone_limit=("A", 1))
    table = turn_of_anna(hand=[bee], hero_zone=[charm("owl", "A", 1)], deck=[])
    table.answer("anna", "bee.0").answer("anna", "owl")

    order = [type(each) for each in table.events(events.Event)]
    discarded = max(i for i, kind in enumerate(order) if kind is events.CardMoved)
    assert discarded < order.index(events.FocusMoved) < order.index(events.SymbolTriggered)
