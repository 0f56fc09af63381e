"""Monsters of rank I (Rang I)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, Moment, Monster, Occasion, When
from tafelrunde.games.hexer.terms import Colour, Terrain
from tafelrunde.games.hexer.vocabulary import (
    ComboHas,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    Draw,
    EmptyShield,
    Half,
    HandAtMost,
    HasPotion,
    HasTrail,
    If,
    LosePotion,
    LoseShield,
    Not,
    RollDie,
    ShieldIs,
    Strike,
    Suffer,
    TakeTop,
)
from tafelrunde.games.hexer.vocabulary.abilities import (
    CheapMove,
    LookAtLife,
    MoreDamage,
    PreventDamage,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    AddDie,
    AddLife,
    AnnounceLate,
    AnnounceWorse,
    AttackAgain,
    DiscardAll,
    DiscardChosenFromDeck,
    DiscardColourOr,
    HandToDeck,
    HasDice,
    IgnoreDamage,
    LoseLife,
    LostCards,
    LowerChosen,
    NextTurn,
    TrashFromDeck,
)
from tafelrunde.games.hexer.vocabulary.story import RefillBy

ARACHAS: Final = Monster(
    "arachas",
    Name("Krabbspinne", "Arachas", kind="f"),
    rank=1,
    life=10,
    ability=[When(Occasion.FIGHT_BEGINS, [DiscardCards(1)])],
    passive=[NextTurn(first_damage=2)],
    specials=[
        [DiscardRandom(2)],
        [Suffer(4), NextTurn(shields_at_most=1, lasting=True)],
        [DiscardColourOr([Colour.GREEN], otherwise=[Suffer(2), AttackAgain()])],
        [Suffer(3), NextTurn(combo_at_most=2)],
    ],
    trophy=Ability(Moment.FIGHT_BEGINS, do=[Draw(2)], needs=HandAtMost(1)),
    tale=Name(
        "Der Panzer barst wie altes Fassholz. Drei Tage lang roch dein Mantel nach ihrem Gift, und "
        "in keinem Gasthof bekamst du ein Bett.",
        "The shell split like old cask wood. For three days your cloak stank of its venom, and no "
        "inn would rent you a bed.",
    ),
)

ARCHESPORE: Final = Monster(
    "archespore",
    Name("Archespore", "Archespore", kind="f"),
    rank=1,
    life=12,
    ability=[When(Occasion.PRICE, [LosePotion(1)])],
    passive=[If(Not(ComboHas([Colour.PURPLE])), then=[IgnoreDamage(2)])],
    specials=[
        [Suffer(1), NextTurn(shield_loss_per_card=1)],
        [Suffer(2), DiscardRandom(1)],
        [DiscardFromDeck(3)],
        [Suffer(3), NextTurn(draw_at_most=1)],
    ],
    weakness=Colour.PURPLE,
    trophy=Ability(Moment.EFFECTS, do=[LosePotion(1), Draw(1)], needs=HasPotion()),
    tale=Name(
        "Zwischen den Wurzeln fandest du, wovon sie gelebt hatte. Die Müllerin zählte die Ringe "
        "und ging ohne ein Wort nach Hause.",
        "Among its roots you found what it had fed on. The miller's wife counted the rings and "
        "went home without a word.",
    ),
)

BARGHEST: Final = Monster(
    "barghest",
    Name("Barghest", "Barghest", kind="m"),
    rank=1,
    life=11,
    ability=[When(Occasion.FIGHT_BEGINS, [LoseShield(1)])],
    passive=[NextTurn(draw_fewer=2, at_once=True)],
    specials=[
        [Suffer(2), LosePotion(1)],
        [DiscardAll([Colour.YELLOW, Colour.PURPLE], otherwise=[Suffer(2)])],
        [Suffer(4), LosePotion(1)],
        [Suffer(1), NextTurn(draw_at_most=0)],
    ],
    trophy=Ability(Moment.SUFFER, do=[PreventDamage(1)]),
    tale=Name(
        "Als das Feuer in den Augen erlosch, blieb ein Hund übrig, alt und grau. Du hast ihn "
        "trotzdem begraben.",
        "When the fire in its eyes went out, what remained was a dog, old and grey. You buried it "
        "all the same.",
    ),
)

DROWNERS_NEST: Final = Monster(
    "drowners_nest",
    Name("Ertrunkenennest", "Drowners' Nest", kind="n"),
    rank=1,
    life=10,
    ability=[When(Occasion.DECKS_FORMED, [DiscardChosenFromDeck(1)])],
    passive=[LosePotion(1)],
    specials=[
        [DiscardRandom(1), HandToDeck(2)],
        [Suffer(2), AttackAgain()],
        [DiscardFromDeck(3)],
        [Suffer(4), NextTurn(first_colours=[Colour.BLUE, Colour.PURPLE])],
    ],
    trophy=Ability(Moment.STANDING, do=[CheapMove(Terrain.WATER)]),
    tale=Name(
        "Der Teich lag wieder still. Die Fischer warfen noch am selben Abend die Netze aus und "
        "taten, als hätten sie dich nie gerufen.",
        "The pond lay still again. The fishermen cast their nets that very evening and acted as if "
        "they had never sent for you.",
    ),
)

EKIMMARA: Final = Monster(
    "ekimmara",
    Name("Ekimma", "Ekimmara", kind="m"),
    rank=1,
    life=12,
    ability=[
        When(Occasion.DECKS_FORMED, [DiscardCards(1)], only_if=Not(HasTrail(here=True))),
    ],
    passive=[IgnoreDamage(2)],
    specials=[
        [DiscardColourOr([Colour.BLUE], otherwise=[Suffer(3)])],
        [DiscardFromDeck(3)],
        [DiscardRandom(2)],
        [RollDie([(2, [Suffer(2)]), (4, [Suffer(3)]), (6, [Suffer(4)])])],
    ],
    trophy=Ability(Moment.EFFECTS, do=[TakeTop(1)]),
    tale=Name(
        "In der Gruft hingen die Namen der Familie an der Wand. Der letzte war noch feucht.",
        "The family's names hung on the wall of the crypt. The last of them was still wet.",
    ),
)

FOGLET: Final = Monster(
    "foglet",
    Name("Nebling", "Foglet", kind="m"),
    rank=1,
    life=10,
    ability=[When(Occasion.FIRST_ATTACK, [AnnounceWorse()])],
    passive=[If(Not(ComboHas([Colour.PURPLE])), then=[AddLife(1)])],
    specials=[
        [DiscardFromDeck(3)],
        [Suffer(2), NextTurn(no_shields=True)],
        [Suffer(3), NextTurn(no_shields=True)],
        [Suffer(2), AttackAgain()],
    ],
    weakness=Colour.PURPLE,
    trophy=Ability(Moment.EFFECTS, do=[LookAtLife(1)]),
    tale=Name(
        "Der Nebel hob sich, und der Weg war plötzlich lächerlich kurz: dreißig Schritte bis zur "
        "Straße, an der sie alle umgekehrt waren.",
        "The mist lifted, and the way was suddenly laughably short: thirty paces to the road where "
        "they had all turned back.",
    ),
)

GHOULS_NEST: Final = Monster(
    "ghouls_nest",
    Name("Ghulnest", "Ghouls' Nest", kind="n"),
    rank=1,
    life=12,
    ability=[When(Occasion.FIRST_TURN, [NextTurn(damage_at_most=2)])],
    passive=[IgnoreDamage(1)],
    specials=[
        [Suffer(2), NextTurn(combo_at_most=1)],
        [DiscardColourOr([Colour.YELLOW], otherwise=[Suffer(4)])],
        [Suffer(3), NextTurn(less_damage=2)],
        [If(ShieldIs(0), then=[Suffer(4)], otherwise=[Suffer(2)])],
    ],
    trophy=Ability(Moment.COMBO, do=[MoreDamage(1)], needs=ComboHas([Colour.RED])),
    tale=Name(
        "Nach der Schlacht kommen erst die Witwen, dann die Krähen, dann die Ghule. Diesmal kamst "
        "du als Letzter.",
        "After a battle come the widows, then the crows, then the ghouls. This time, you came "
        "last of all.",
    ),
)

HARPY: Final = Monster(
    "harpy",
    Name("Harpyie", "Harpy", kind="f"),
    rank=1,
    life=12,
    ability=[When(Occasion.FIRST_TURN, [NextTurn(combat_is=0)])],
    passive=[IgnoreDamage(half=Half.UP)],
    specials=[
        [Suffer(2), NextTurn(draw_fewer=2)],
        [DiscardColourOr([Colour.GREEN], otherwise=[EmptyShield(), AttackAgain()])],
        [DiscardColourOr([Colour.GREEN], otherwise=[EmptyShield(), Suffer(3)])],
        [TrashFromDeck(1)],
    ],
    trophy=Ability(Moment.STANDING, do=[CheapMove(Terrain.MOUNTAIN)]),
    tale=Name(
        "Ihr Nest war aus gestohlenen Briefen gebaut. Einer trug dein Siegel; du hast ihn "
        "ungelesen verbrannt.",
        "Her nest was built of stolen letters. One bore your seal; you burned it unread.",
    ),
)

NEKKERS_NEST: Final = Monster(
    "nekkers_nest",
    Name("Nekkernest", "Nekkers' Nest", kind="n"),
    rank=1,
    life=11,
    ability=[
        When(
            Occasion.COMBO_PLAYED,
            [NextTurn(draw_fewer=1, at_once=True)],
            only_if=Not(ComboHas([Colour.GREEN])),
        ),
    ],
    passive=[AnnounceLate()],
    specials=[
        [Suffer(2), NextTurn(draw_fewer=1)],
        [DiscardColourOr([Colour.GREEN], otherwise=[Suffer(2), AttackAgain()])],
        [DiscardFromDeck(3)],
        [Suffer(2), NextTurn(less_damage=2)],
    ],
    trophy=Ability(Moment.STANDING, do=[CheapMove(Terrain.FOREST)]),
    tale=Name(
        "Du hast den Bau zum Einsturz gebracht. Unter der Brücke klang es noch lange, als würde "
        "jemand an eine Tür klopfen.",
        "You brought the burrow down. Under the bridge it sounded for a long time as if someone "
        "were knocking at a door.",
    ),
)

ROTFIEND: Final = Monster(
    "rotfiend",
    Name("Moderhaut", "Rotfiend", kind="f"),
    rank=1,
    life=11,
    ability=[When(Occasion.KILLED, [RefillBy(-2)])],
    passive=[LowerChosen(), AddDie()],
    specials=[
        [LoseLife(1), If(HasDice(), then=[Suffer(7)], otherwise=[Suffer(5)])],
        [LoseLife(2), If(HasDice(), then=[DiscardCards(6)], otherwise=[DiscardCards(5)])],
        [DiscardColourOr([Colour.YELLOW], otherwise=[DiscardCards(3)])],
        [NextTurn(combo_at_most=1), AddDie()],
    ],
    trophy=Ability(Moment.EFFECTS, do=[Strike(1)], needs=LostCards()),
    tale=Name(
        "Weit genug zurück, hatte der Alte gesagt. Beim nächsten Mal fragst du vorher, wie weit "
        "genug ist.",
        "Far enough back, the old man had said. Next time you will ask beforehand how far that is.",
    ),
)

RANK_1: Final = (
    ARACHAS,
    ARCHESPORE,
    BARGHEST,
    DROWNERS_NEST,
    EKIMMARA,
    FOGLET,
    GHOULS_NEST,
    HARPY,
    NEKKERS_NEST,
    ROTFIEND,
)
