"""Chapter 2: basic terms (Grundlegende Begriffe): discarding, drawing, burying, being in play."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import ARCANE, COMBAT
from tafelrunde.games.valskyrr.nouns import Fast, HeroBoard, Normal
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.basics import bury, discard, leave_play
from tafelrunde.games.valskyrr.rules.damage import bury_for_damage
from tafelrunde.games.valskyrr.rules.encounters import discard_encounter, is_won
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.state import views
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Colour, Destination, Place
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    DiscardCards,
    Draw,
    Focus,
    PlaceCard,
    Recall,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Rule,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
    valskyrr,
)

FINAL = "ghardhaks_war_camp"


def cards(*names: str) -> list[str]:
    """Several plain cards."""
    return [dummy_card(name) for name in names]


def on_hero(index: int, effect: Effect) -> Rule:
    """An effect that concerns one hero."""
    return lambda game: RESOLVERS.carry_out((effect,), Now(game, game.heroes[index]))


def take_action(game: Game) -> Flow[None]:
    """The first hero resolves the first action of the first hand card."""
    first = game.heroes[0]
    return resolve_action(game, first, first.hand[0].hand_plays[0])


# --- Discarding and drawing -----------------------------------------------------------------------


@shows("V2.13")
def test_an_enemy_goes_to_the_discard_pile_of_its_own_deck() -> None:
    row = [dummy_enemy("imp"), dummy_enemy("ogre", colour=Colour.RED), dummy_enemy("bat")]
    table = valskyrr(row=row)

    for foe in table.game.row[:]:
        leave_play(table.game, foe, "discard_pile", "V2.24")

    assert [table.ids(pile) for pile in table.game.discards] == [["imp", "bat"], [], ["ogre"]]
    assert table.game.encounter_discards == table.game.time_discards == []


@shows("V2.13")
def test_an_encounter_and_a_time_card_go_to_the_discard_piles_of_their_decks() -> None:
    skirmish, dusk = dummy_encounter("skirmish"), dummy_time("dusk")
    table = valskyrr(phase="time", encounter=skirmish, time_cards=[dusk])

    table.play()
    discard_encounter(table.game)

    assert table.ids(table.game.encounter_discards) == ["skirmish"]
    assert table.ids(table.game.time_discards) == ["dusk"]
    assert table.game.discards == [[], [], []]


@shows("V2.13")
@pytest.mark.parametrize("source", ["hand", "hero_zone"])
def test_a_hero_card_goes_to_the_discard_pile_of_its_hero(source: str) -> None:
    table = valskyrr(heroes={"anna": hero(), "bert": hero(**{source: cards("blade", "helm")})})
    bert = table.hero("bert")

    discard(table.game, bert, getattr(bert, source)[1], source, "V2.13")

    assert table.discard_pile("bert") == ["helm"]
    assert table.ids(getattr(bert, source)) == ["blade"]
    assert table.discard_pile("anna") == []


@shows("V2.14")
def test_drawing_means_the_own_hero_deck() -> None:
    heroes = {"anna": hero(deck=cards("one", "two")), "bert": hero(deck=cards("six", "ten", "elf"))}
    table = valskyrr(heroes=heroes)

    table.play(on_hero(1, Draw(2)))

    assert (table.hand("bert"), table.deck("bert")) == (["six", "ten"], ["elf"])
    assert (table.hand("anna"), table.deck("anna")) == ([], ["one", "two"])


@shows("V2.15")
def test_discarded_cards_come_from_the_hand() -> None:
    anna = hero(hand=cards("a", "b", "c"), hero_zone=cards("helm"), deck=cards("d"))
    table = valskyrr(heroes={"anna": anna, "bert": hero(hand=cards("e"))})

    assert table.play(on_hero(0, DiscardCards(2))).asks("anna", "discard_cards") == ["a", "b", "c"]
    table.answer("anna", "a", "c")

    assert (table.hand("anna"), table.discard_pile("anna")) == (["b"], ["a", "c"])
    assert (table.zone("anna"), table.deck("anna")) == (["helm"], ["d"])
    assert table.hand("bert") == ["e"]


# --- The hero deck and burying --------------------------------------------------------------------


@shows("V2.16")
@pytest.mark.parametrize(("points", "defeated"), [(3, False), (4, True)])
def test_the_cards_of_the_hero_deck_are_the_life_of_the_hero(points: int, defeated: bool) -> None:
    heroes = {"anna": hero(deck=cards("a", "b", "c")), "bert": hero()}
    table = valskyrr(heroes=heroes, encounter=FINAL)

    table.play(lambda game: bury_for_damage(game, game.heroes[0], points))

    assert table.hero("anna").defeated is defeated
    assert table.graveyard("anna") == ["a", "b", "c"]


@shows("V2.16")
def test_the_same_cards_are_the_actions_of_the_hero_and_no_board_shows_a_life_value() -> None:
    guard = dummy_card("guard", [Normal(Place.HAND, 1, [Focus(1)])])
    table = valskyrr(phase="attack", heroes={"anna": hero(deck=[guard])}, loot=0)

    def draw_and_act(game: Game) -> Flow[None]:
        yield from on_hero(0, Draw(1))(game)
        yield from take_action(game)

    table.play(draw_and_act)

    assert (table.deck("anna"), table.discard_pile("anna")) == ([], ["guard"])
    assert table.focus("anna") == 5
    assert "life" not in {field.name for field in fields(HeroBoard)}


@shows("V2.17")
def test_to_bury_is_to_put_a_card_face_up_on_top_of_the_own_graveyard() -> None:
    anna = hero(hand=cards("new"), graveyard=cards("old"), discard_pile=cards("used"))
    table = valskyrr(heroes={"anna": anna, "bert": hero(graveyard=cards("lost"))})
    first = table.hero("anna")

    bury(table.game, first, first.hand[0], "hand", "V2.17")

    assert table.graveyard("anna") == ["old", "new"]  # the top is the end
    assert table.ids(views.view(table.game).heroes[0].graveyard) == ["old", "new"]
    assert (table.discard_pile("anna"), table.graveyard("bert")) == (["used"], ["lost"])


@shows("V2.18")
def test_a_discarded_card_lies_face_up_on_top_of_the_discard_pile_and_not_in_the_graveyard() -> (
    None
):
    anna = hero(hand=cards("new"), graveyard=cards("dead"), discard_pile=cards("old"))
    table = valskyrr(heroes={"anna": anna})
    first = table.hero("anna")

    discard(table.game, first, first.hand[0], "hand", "V2.18")

    assert table.discard_pile("anna") == ["old", "new"]
    assert table.ids(views.view(table.game).heroes[0].discard_pile) == ["old", "new"]
    assert table.graveyard("anna") == ["dead"]


@shows("V2.19")
@pytest.mark.parametrize("left", ["hand", "deck", "discard_pile", None])
def test_a_hero_dies_only_without_a_card_in_hand_deck_and_discard_pile(left: str | None) -> None:
    piles: dict[str, list[str]] = {"deck": []} | ({left: cards("last")} if left else {})
    anna = hero(**piles, graveyard=cards("dead"), hero_zone=cards("helm"))
    table = valskyrr(heroes={"anna": anna, "bert": hero()}, encounter=FINAL)

    table.play(lambda game: bury_for_damage(game, game.heroes[0], 1))

    assert table.hero("anna").defeated is (left is None)
    assert table.graveyard("anna") == (["dead", "last"] if left else ["dead"])
    assert table.zone("anna") == ["helm"]


# --- In play --------------------------------------------------------------------------------------


@shows("V2.20", "V2.21")
@pytest.mark.parametrize(
    ("where", "counts"),
    [("row", True), ("hero_zone", True), ("deck", False), ("discard_pile", False)],
)
def test_enemies_are_in_play_in_a_zone_and_nowhere_else(where: str, counts: bool) -> None:
    skirmish, imp = dummy_encounter("skirmish"), dummy_enemy("imp")
    table = valskyrr(
        encounter=skirmish,  # won when no enemy is in play
        row=[imp] if where == "row" else [],
        heroes={"anna": hero(foes=[imp] if where == "hero_zone" else [])},
        decks={"blue": [imp] if where == "deck" else []},
        discards={"blue": [imp] if where == "discard_pile" else []},
    )

    assert table.ids(table.game.foes()) == (["imp"] if counts else [])
    assert is_won(table.game) is not counts


@shows("V2.20", "V2.21")
@pytest.mark.parametrize("pile", ["hero_zone", "hand", "deck", "discard_pile", "graveyard"])
def test_gear_works_only_while_it_lies_face_up_in_the_hero_zone(pile: str) -> None:
    lamp = dummy_card("lamp", [Fast(Place.HERO_ZONE, 1, [Focus(1)])])
    rest = dummy_card("rest", [Fast(Place.HAND, 1, [Focus(1)])])
    piles: dict[str, list[str]] = {"hand": [rest], "deck": []}
    piles[pile] = [*piles.get(pile, []), lamp]

    table = valskyrr(phase="attack", heroes={"anna": hero(**piles)}, loot=0).play()

    assert ("lamp.0" in table.asks("anna", "action")) is (pile == "hero_zone")
    table.stops_at("action")


@shows("V2.20")
def test_the_active_encounter_is_in_play_and_can_be_a_target() -> None:
    totem = dummy_encounter("totem", defence=(0, 0))
    jab = dummy_card("jab", [Normal(Place.HAND, 1, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    anna = hero(hand=[jab], foes=[dummy_enemy("imp")])
    table = valskyrr(heroes={"anna": anna}, encounter=totem)

    assert table.play(take_action).asks("anna", "target") == ["imp", "totem"]
    table.answer("anna", "totem")

    assert table.foe("imp").wounds == 0


@shows("V2.22")
def test_only_enemies_in_play_can_be_targets() -> None:
    imps = [dummy_enemy(name) for name in ("imp", "ogre", "bat", "rat")]
    jab = dummy_card("jab", [Normal(Place.HAND, 4, [Deal(physical=1)], at=Aim.AN_ENEMY)])
    table = valskyrr(
        heroes={"anna": hero(hand=[jab], foes=[imps[0]])},
        row=[imps[1]],
        decks={"blue": [imps[2]]},
        discards={"blue": [imps[3]]},
    )

    assert table.play(take_action).asks("anna", "target") == ["ogre", "imp"]
    table.answer("anna", "imp")

    assert table.foe("imp").wounds == 1


@shows("V2.22")
def test_an_effect_that_says_so_reaches_discarded_cards() -> None:
    arcane = [dummy_card(name, keywords=[ARCANE]) for name in ("rune", "sigil", "glyph", "ward")]
    anna = hero(
        discard_pile=[arcane[0], arcane[1], dummy_card("drill", keywords=[COMBAT])],
        hand=[arcane[2]],
        graveyard=[arcane[3]],
        deck=cards("next"),
    )
    table = valskyrr(heroes={"anna": anna})

    assert table.play(on_hero(0, Recall([ARCANE]))).asks("anna", "recall") == ["rune", "sigil"]
    table.answer("anna", "sigil")

    assert table.deck("anna") == ["sigil", "next"]
    assert table.discard_pile("anna") == ["rune", "drill"]


@shows("V2.23")
def test_a_played_hand_card_is_in_play_as_long_as_its_effect_lasts() -> None:
    feint = dummy_card("feint", [Normal(Place.HAND, 1, [DiscardCards(1), Focus(1)])])
    table = valskyrr(heroes={"anna": hero(hand=[feint, *cards("a", "b")])})

    assert table.play(take_action).asks("anna", "discard_cards") == ["a", "b"]
    assert table.ids(table.hero("anna").playing) == ["feint"]
    assert table.discard_pile("anna") == []
    table.answer("anna", "b")

    assert table.discard_pile("anna") == ["b", "feint"]
    assert table.hero("anna").playing == []


@shows("V2.23")
def test_a_hand_card_placed_in_the_hero_zone_stays_in_play_until_it_leaves() -> None:
    stance = dummy_card(
        "stance",
        [
            Fast(Place.HAND, 1, [PlaceCard([Destination.HERO_ZONE])]),
            Fast(Place.HERO_ZONE, 1, [Focus(1), PlaceCard([Destination.DISCARD_PILE])]),
        ],
    )
    anna = hero(hand=[stance], deck=[])
    table = valskyrr(phase="attack", heroes={"anna": anna}, loot=0)
    assert table.play().asks("anna", "action") == ["end_turn", "stance.0"]

    table.answer("anna", "stance.0")
    assert table.asks("anna", "action") == ["end_turn", "stance.1"]
    table.answer("anna", "stance.1")

    assert (table.zone("anna"), table.discard_pile("anna")) == ([], ["stance"])
    assert table.focus("anna") == 5
