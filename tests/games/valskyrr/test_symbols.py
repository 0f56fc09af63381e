"""Chapter 6: symbols, numbers and arrows (Symbole, Zahlen und Pfeile)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import FLAME
from tafelrunde.games.valskyrr.nouns import Enemy, Enrage, Normal, Reaction, Reflex, Vulnerable
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.damage import attack
from tafelrunde.games.valskyrr.rules.encounters import is_won
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import PER_HERO, Aim, Colour, Condition, Place, Window, Zone
from tafelrunde.games.valskyrr.texts.cards import action_text, card_text, effect_text
from tafelrunde.games.valskyrr.texts.words import number
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Calm,
    Deal,
    EnrageOwn,
    Focus,
    GainLoot,
    HalveFocus,
    MoveEnemy,
    MoveReinforcement,
    MoveTime,
    Prevent,
    ProgressAtLeast,
    PutProgress,
    Regenerate,
    TakeDamage,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Rule,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)

BOOK = files("tafelrunde.games.valskyrr") / "rulebook" / "valskyrr-facts.toml"
SYMBOLS = [symbol["id"] for symbol in tomllib.loads(BOOK.read_text("utf-8"))["symbol"]]

BRUTE = Enemy(
    "brute",
    Name(de="Rohling", en="Brute"),
    colour=Colour.BLUE,
    copies=1,
    keywords=(),
    life=3,
    physical=1,
    defence_physical=1,
    defence_magical=2,
    furious=True,
    vulnerable=[Vulnerable(1, [FLAME])],
    enrage=Enrage(),
)
LORD = Enemy("lord", Name(de="Herr", en="Lord"), None, 1, (), life=9, final=True)
SWING = Normal(Place.HAND, 2, [])
LEAN = Normal(Place.HERO_ZONE, 1, [])


def said(thing: object) -> Callable[[Lang], str]:
    """What players read for an effect, enemy or action."""
    if isinstance(thing, Effect):
        return lambda lang: effect_text(thing, lang)
    if isinstance(thing, Enemy):
        return lambda lang: card_text(thing, lang)
    return lambda lang: action_text(SWING if thing is SWING else LEAN, lang)


# symbol: where it is printed, and what it means in both languages
MEANINGS: dict[str, tuple[Callable[[Lang], str], str, str]] = {
    "physical_damage": (said(Deal(physical=2)), "2 körperlichen Schaden", "2 physical damage"),
    "magical_damage": (said(Deal(magical=3)), "3 magischen Schaden", "3 magical damage"),
    "physical_defence": (said(BRUTE), "Verteidigung: 1 körperlich", "defence: 1 physical"),
    "magical_defence": (said(BRUTE), "2 magisch", "2 magical"),
    "focus": (said(Focus(2)), "+2 Fokus", "+2 focus"),
    "reinforcement": (said(MoveReinforcement(1)), "Verstärkungsanzeiger", "reinforcement marker"),
    "time": (said(MoveTime(1)), "Zeitanzeiger", "time marker"),
    "range": (said(SWING), "Reichweite 2", "range 2"),
    "regeneration": (said(Regenerate(2)), "2 Regeneration", "2 regeneration"),
    "hand": (said(SWING), "Hand", "Hand"),
    "hero_zone": (said(LEAN), "Heldenzone", "Hero zone"),
    "adventure_zone": (said(MoveEnemy(Zone.ADVENTURE_ZONE)), "Abenteuerzone", "adventure zone"),
    "hero_count": (lambda lang: str(number(PER_HERO, lang)), "Heldenzahl", "hero count"),
    "progress": (said(PutProgress(1)), "1 Fortschrittsmarker", "1 progress token"),
    "loot": (said(GainLoot(1)), "1 Beutemarker", "1 loot token"),
    "wound": (said(BRUTE), "(Flammen): 1 Wunde", "(Flame): 1 wound"),
    "life": (said(BRUTE), "Lebenspunkte 3", "Life points 3"),
    "normal_enemy": (said(BRUTE), "Blauer Gegner", "Blue enemy"),
    "furious_enemy": (said(BRUTE), "wütend", "furious"),
    "final_enemy": (said(LORD), "Endgegner", "Final enemy"),
    "calm": (said(Calm()), "Beschwichtige", "Calm"),
    "enrage": (said(EnrageOwn()), "Stachle 1 wütenden Gegner", "Enrage 1 furious enemy"),
    "arrow": (said(MoveTime(-2)), "2 Felder nach links", "2 fields to the left"),
    "daze": (said(Afflict(Condition.DAZE)), "1 Benommenheitsmarker", "1 daze token"),
    "burn": (said(Afflict(Condition.BURN)), "1 Brandmarker", "1 burn token"),
    "weakness": (said(Afflict(Condition.WEAKNESS)), "1 Schwächemarker", "1 weakness token"),
    "poison": (said(Afflict(Condition.POISON)), "1 Giftmarker", "1 poison token"),
}


@shows("V6.01")
def test_the_rules_know_27_symbols() -> None:
    assert len(SYMBOLS) == 27
    assert list(MEANINGS) == SYMBOLS


@shows("V6.01")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_players_read_each_symbol_in_both_languages(symbol: str) -> None:
    text, german, english = MEANINGS[symbol]

    assert german in text("de")
    assert english in text("en")


def strike(game: Game) -> Flow[None]:
    """The first enemy of the first hero attacks: the damage symbol among its combat values."""
    return attack(game, game.heroes[0].foes[0], game.heroes[0], "V12.06")


def text_damage(game: Game) -> Flow[None]:
    """A card text deals damage: the small symbol within a sentence."""
    return RESOLVERS.carry_out((TakeDamage(physical=2),), Now(game, game.heroes[0]))


@shows("V6.02")
@pytest.mark.parametrize("deal", [strike, text_damage])
def test_a_symbol_means_the_same_as_a_combat_value_and_within_a_text(deal: Rule) -> None:
    parry = Reflex(Place.HAND, 1, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))
    ward = Reflex(Place.HAND, 1, [Prevent(magical=1)], Reaction(Window.DAMAGE_TO_HERO))
    hand = [dummy_card("parry_one", [parry]), dummy_card("ward_one", [ward])]
    anna = hero(hand=hand, deck=["plain_anna"] * 2, foes=[dummy_enemy("imp", physical=2)])
    table = valskyrr(heroes={"anna": anna})

    assert table.play(deal).asks("anna", "reflex") == ["parry_one.0", "pass"]
    table.answer("anna", "parry_one.0").answer("anna", "deck")

    assert table.graveyard("anna") == ["plain_anna"]


@shows("V6.03")
@pytest.mark.parametrize(("progress", "won"), [(6, False), (7, True)])
def test_the_hero_count_does_not_change_when_heroes_are_eliminated(
    progress: int, won: bool
) -> None:
    vigil = dummy_encounter("vigil", victory=[ProgressAtLeast(2 * PER_HERO + 1)])
    heroes = {"anna": hero(), "bert": hero(defeated=True), "cleo": hero(defeated=True)}
    table = valskyrr(heroes=heroes, encounter=vigil, progress=progress)

    assert count(table.game, PER_HERO) == 3
    assert is_won(table.game) is won


@shows("V6.04")
@pytest.mark.parametrize(("heroes", "result"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_formulas_with_the_hero_count_are_read_as_arithmetic(heroes: int, result: int) -> None:
    names = ("anna", "bert", "cleo", "dora")[:heroes]
    table = valskyrr(heroes={name: hero() for name in names})

    assert count(table.game, 2 * PER_HERO + 1) == result
    assert count(table.game, PER_HERO) == heroes
    assert count(table.game, 4) == 4


@shows("V6.05")
@pytest.mark.parametrize("amount", [1, 2, 5])
def test_a_number_before_a_symbol_is_its_amount(amount: int) -> None:
    swing = dummy_card("swing", [Normal(Place.HAND, 1, [Deal(physical=amount)], at=Aim.AN_ENEMY)])
    table = valskyrr(heroes={"anna": hero(hand=[swing], foes=[dummy_enemy("ogre", life=9)])})

    def act(game: Game) -> Flow[None]:
        first = game.heroes[0]
        return resolve_action(game, first, first.hand[0].hand_plays[0])

    table.play(act)

    assert table.foe("ogre").wounds == amount


@shows("V6.06")
@pytest.mark.parametrize(
    ("effect", "moved"),
    [
        (Focus(2), (6, 10, 3)),
        (Focus(-2), (2, 10, 3)),
        (MoveTime(1), (4, 11, 3)),
        (MoveTime(-3), (4, 7, 3)),
        (MoveReinforcement(2), (4, 10, 5)),
        (MoveReinforcement(-1), (4, 10, 2)),
    ],
)
def test_an_arrow_moves_the_marker_of_its_track(effect: Effect, moved: tuple[int, ...]) -> None:
    table = valskyrr(heroes={"anna": hero(focus=4)}, time=10, reinforcement=3)

    table.play(lambda game: RESOLVERS.carry_out((effect,), Now(game, game.heroes[0])))

    assert (table.focus("anna"), table.game.time, table.game.reinforcement) == moved


@shows("V6.07")
@pytest.mark.parametrize(("focus", "halved"), [(7, 3), (8, 4), (1, 0)])
def test_an_arrow_left_with_a_half_halves_the_value_of_the_track(focus: int, halved: int) -> None:
    table = valskyrr(heroes={"anna": hero(focus=focus), "bert": hero(focus=9)})

    table.play(lambda game: RESOLVERS.carry_out((HalveFocus(),), Now(game, game.heroes[0])))

    assert (table.focus("anna"), table.focus("bert")) == (halved, 9)
