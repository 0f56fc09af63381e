"""Chapter 2: basic terms (Grundlegende Begriffe): dispersing enemies, attaching cards, allies."""

from __future__ import annotations

import re

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events, library, vocabulary
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.rewards import ONE_TIME_REWARDS
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import BEAST, GEAR, KEYWORDS, SWORD
from tafelrunde.games.valskyrr.nouns import Ability, Definition, Enrage, Fast
from tafelrunde.games.valskyrr.phases.attack import attack_phase
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Colour, Place, Trigger
from tafelrunde.games.valskyrr.texts.cards import adventure_text, board_text, card_text
from tafelrunde.games.valskyrr.vocabulary import (
    Focus,
    LendRelentless,
    MoreDamage,
    PutProgress,
    Relentless,
    StealGear,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

STUBBORN = Ability("stubborn", Name(de="Stur", en="Stubborn"), standing=[Relentless()])


def scatter(game: Game) -> Flow[None]:
    """All enemies are dispersed."""
    return disperse(game, "V2.24")


# --- Dispersing -----------------------------------------------------------------------------------


@shows("V2.24")
def test_to_disperse_is_to_discard_all_enemies_of_all_zones() -> None:
    foes = [dummy_enemy("imp"), dummy_enemy("ogre", colour=Colour.RED)]
    heroes = {"anna": hero(foes=foes), "bert": hero(foes=[dummy_enemy("bat")])}
    table = valskyrr(heroes=heroes, row=[dummy_enemy("rat", colour=Colour.GREEN)])

    table.play(scatter)

    assert table.game.foes() == []
    piles = [sorted(table.ids(pile)) for pile in table.game.discards]
    assert piles == [["bat", "imp"], ["rat"], ["ogre"]]


@shows("V2.25")
def test_dispersed_enemies_are_not_killed() -> None:
    tally = When(Trigger.ENEMY_KILLED, [PutProgress(1)])
    hunt = dummy_encounter("hunt", progress=[tally])
    imp = {"id": dummy_enemy("imp", loot=2), "wounds": 2}
    table = valskyrr(heroes={"anna": hero(foes=[imp])}, encounter=hunt, loot=1)

    table.play(scatter)

    assert (table.game.loot, table.game.progress, table.game.encounter_kills) == (1, 0, 0)
    assert table.events(events.EnemyKilled) == []
    assert [event.enemy for event in table.events(events.EnemyLeft)] == ["imp"]


@shows("V2.26")
def test_an_enemy_that_comes_back_is_unwounded_without_tokens_and_calm() -> None:
    angry = Enrage(while_enraged=[MoreDamage(physical=1)])
    imp = dummy_enemy("imp", enrage=angry, furious=True)
    worn = {"id": imp, "wounds": 2, "enraged": True, "burn": 1, "poison": 1, "daze": 1}
    table = valskyrr(heroes={"anna": hero(foes=[worn | {"weakness": 1}])}, decks={"blue": []})

    def go_and_return(game: Game) -> Flow[None]:
        yield from scatter(game)
        draw_enemies(game, 1, [Colour.BLUE], [], "V8.05")

    table.play(go_and_return)

    assert table.row == ["imp"]
    back = table.foe("imp")
    assert (back.wounds, back.conditions, back.enraged) == (0, [0, 0, 0, 0], False)


@shows("V2.31")
def test_an_enemy_whose_text_forbids_it_is_not_dispersed_from_its_hero_zone() -> None:
    mule = dummy_enemy("mule", abilities=[STUBBORN])
    foes = [{"id": mule, "wounds": 2, "burn": 1, "enraged": True}, dummy_enemy("imp")]
    table = valskyrr(heroes={"anna": hero(foes=foes)})

    table.play(scatter)

    assert table.foes("anna") == ["mule"]
    stayed = table.foe("mule")
    assert (stayed.wounds, stayed.conditions, stayed.enraged) == (2, [1, 0, 0, 0], True)


@shows("V2.31")
def test_an_enemy_that_stayed_prevents_resting() -> None:
    mule = dummy_enemy("mule", abilities=[STUBBORN])
    anna = hero(foes=[mule], graveyard=["plain_anna"], deck=[])
    table = valskyrr(phase="recovery", heroes={"anna": anna}, rewards=[])
    free = valskyrr(phase="recovery", heroes={"anna": anna | {"foes": []}}, rewards=[])

    assert table.play().question is None
    assert table.graveyard("anna") == ["plain_anna"]
    free.play().stops_at("rest")


# --- Attaching ------------------------------------------------------------------------------------


def robbed(**anna: object) -> Table:
    """Anna's gear lies under a thief."""
    oil = Fast(Place.HERO_ZONE, 1, [Focus(1)])
    sabre = dummy_card("sabre", [oil], [GEAR, SWORD])
    whistle = dummy_card("whistle", [Fast(Place.HAND, 1, [Focus(1)])])
    position = {"hand": [whistle], "hero_zone": [sabre], "foes": [dummy_enemy("magpie")]}
    return valskyrr(phase="attack", heroes={"anna": hero(**(position | anna))}, loot=0)


def steal(game: Game) -> Flow[None]:
    """The first enemy attaches a gear card of the first hero."""
    first = game.heroes[0]
    return RESOLVERS.carry_out((StealGear(),), Now(game, first, foe=first.foes[0]))


def steal_and_go_on(game: Game) -> Flow[None]:
    """The enemy steals, then the attack phase is played."""
    yield from steal(game)
    yield from attack_phase(game)


@shows("V2.27")
def test_an_attached_card_lies_underneath_the_card_that_carries_it() -> None:
    table = robbed()

    table.play(steal)

    assert [card.id for card, _ in table.foe("magpie").attached] == ["sabre"]
    assert (table.zone("anna"), table.hand("anna")) == ([], ["whistle"])
    assert table.discard_pile("anna") == table.graveyard("anna") == []


@shows("V2.28")
def test_an_attached_card_keeps_its_characteristics_but_cannot_be_used() -> None:
    before = robbed()
    assert before.play(attack_phase).asks("anna", "action") == ["end_turn", "whistle.0", "sabre.0"]
    before.stops_at("action")
    table = robbed()

    table.play(steal_and_go_on)

    assert table.asks("anna", "action") == ["end_turn", "whistle.0"]
    ((card, owner),) = table.foe("magpie").attached
    assert (card.id, card.keywords, owner) == ("sabre", GEAR.bit | SWORD.bit, 0)
    table.stops_at("action")


@shows("V2.30")
def test_an_attached_card_counts_neither_as_a_hand_card_nor_for_the_draw_limit() -> None:
    whistle = dummy_card("whistle", [Fast(Place.HAND, 1, [Focus(1)])])
    table = robbed(hand=[whistle, *["plain_anna"] * 3], deck=["plain_anna"] * 4)

    table.play(steal_and_go_on).answer("anna", "end_turn")

    assert len(table.hand("anna")) == 5
    assert len(table.deck("anna")) == 3
    assert len(table.foe("magpie").attached) == 1


@shows("V2.30")
def test_an_attached_card_leaves_with_its_carrier_and_goes_where_the_text_says() -> None:
    table = robbed()

    def steal_and_scatter(game: Game) -> Flow[None]:
        yield from steal(game)
        yield from scatter(game)

    table.play(steal_and_scatter)

    assert table.hand("anna") == ["whistle", "sabre"]  # the thief's text: to its owner's hand
    assert table.ids(table.game.discards[Colour.BLUE]) == ["magpie"]


# --- Allies ---------------------------------------------------------------------------------------


def printed_cards() -> list[Definition]:
    """Every card and tile of the game."""
    heroes = [module.CARDS for module in library.HERO_MODULES]
    shared = (ONE_TIME_REWARDS, library.ENEMIES, FINAL_ENEMIES, TIME_CARDS, TILES)
    return [card for deck in (*heroes, *shared, ENCOUNTERS, FINAL_ENCOUNTERS) for card in deck]


@shows("V2.29")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_base_game_refers_to_allies(lang: Lang) -> None:
    texts = [card_text(card, lang) for card in printed_cards()]
    texts += [board_text(module.BOARD, lang) for module in library.HERO_MODULES]
    texts += [adventure_text(adventure, lang) for adventure in ADVENTURES]
    words = [name for name in dir(vocabulary) if name[0].isupper()]

    ally = re.compile(r"\b(verbündet\w*|ally|allies)\b", re.IGNORECASE)
    assert [text for text in texts if ally.search(text)] == []
    assert [word for word in words if re.search(r"Ally|Allies", word)] == []
    assert "ally" not in KEYWORDS


@shows("V2.31")
def test_an_enemy_does_not_lend_relentlessness_to_itself() -> None:
    lends = Ability("lends", Name(de="", en=""), standing=[LendRelentless(BEAST)])
    dam = dummy_enemy("dam", keywords=[BEAST], abilities=[lends])
    table = valskyrr(heroes={"anna": hero(foes=[dam])})
    table.play(lambda game: disperse(game, "V9.18"))

    assert table.foes("anna") == []


@shows("V20.12")
def test_relentlessness_can_be_ignored_for_weakness() -> None:
    stays = Ability("stays", Name(de="Bleibt", en="Stays"), standing=[Relentless()])
    hound = {"id": dummy_enemy("hound", abilities=[stays]), "weakness": 1}
    table = valskyrr(heroes={"anna": hero(foes=[hound])})
    table.play(lambda game: disperse(game, "V9.18")).answer("party", "yes")

    assert table.foes("anna") == []


@shows("V2.31", "V20.12")
@pytest.mark.parametrize(("answer", "staying"), [("yes", []), ("no", ["cub"])])
def test_lending_relentlessness_can_be_ignored_for_weakness(
    answer: str, staying: list[str]
) -> None:
    lends = Ability("lends", Name(de="Leiht", en="Lends"), standing=[LendRelentless(BEAST)])
    dam = {"id": dummy_enemy("dam", abilities=[lends]), "weakness": 1}
    table = valskyrr(heroes={"anna": hero(foes=[dam, dummy_enemy("cub", keywords=[BEAST])])})
    table.play(lambda game: disperse(game, "V9.18")).answer("party", answer)

    assert table.foes("anna") == staying
