"""Monsters of rank III (Rang III)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EVERY_TIME, Ability, Moment, Monster, Occasion, When
from tafelrunde.games.hexer.terms import Attribute, Colour
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    ComboAtLeast,
    ComboHas,
    Count,
    Counted,
    DeckIsEmpty,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    EmptyShield,
    GainPotion,
    HasTrail,
    If,
    LosePotion,
    LoseShield,
    Lower,
    Not,
    ShieldIs,
    Strike,
    Suffer,
)
from tafelrunde.games.hexer.vocabulary.abilities import (
    MoreDamage,
    PreventDamage,
    RefillTo,
    ReturnCards,
    ReturnTo,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    AddDie,
    AttackAgain,
    DiscardAll,
    DiscardColourOr,
    IgnoreDamage,
    LifeAtMost,
    NextTurn,
    RandomPassive,
    ResetPoison,
    ReturnLastCard,
    Strengthen,
    TakeLifeBack,
)

BREWESS: Final = Monster(
    "brewess",
    Name("Brauerin", "Brewess", kind="f"),
    rank=3,
    life=17,
    ability=[
        When(
            Occasion.COMBO_PLAYED,
            [NextTurn(less_damage=1, at_once=True)],
            only_if=ComboHas([Colour.GREEN, Colour.YELLOW]),
        ),
    ],
    passive=[Strengthen(2)],
    specials=[
        [Suffer(2), DiscardAll([Colour.GREEN, Colour.YELLOW])],
        [DiscardFromDeck(3, from_bottom=True)],
        [Suffer(4), NextTurn(no_tabs=True)],
        [Suffer(5), NextTurn(no_tabs=True)],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.FIGHT_WON, do=[GainPotion(1)], uses=EVERY_TIME, forced=True),
    tale=Name(
        "Ihr Kessel kochte noch. Du hast ihn umgestürzt, ohne hineinzusehen, und bist stolz "
        "darauf.",
        "Her cauldron was still boiling. You tipped it over without looking inside, and you are "
        "proud of that.",
    ),
)

BRUXA: Final = Monster(
    "bruxa",
    Name("Bruxa", "Bruxa", kind="f"),
    rank=3,
    life=17,
    ability=[When(Occasion.BEFORE_ATTACK, [Strengthen(2)], only_if=LifeAtMost(2))],
    passive=[RandomPassive(3)],
    specials=[
        [If(ShieldIs(0), then=[Suffer(3)], otherwise=[Suffer(5)])],
        [Suffer(4), NextTurn(without=[Colour.RED])],
        [DiscardFromDeck(3)],
        [DiscardCards(3), NextTurn(without=[Colour.GREEN])],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[ReturnCards(2, ReturnTo.SHUFFLED)]),
    tale=Name(
        "Man hört das Lied noch, sagen die Fuhrleute, wenn der Mond halb ist. Sie fahren jetzt "
        "schneller und zahlen den Zoll ohne Murren.",
        "The song can still be heard, say the carters, when the moon is half. They drive faster "
        "now and pay the toll without grumbling.",
    ),
)

GLUSTYWORP: Final = Monster(
    "glustyworp",
    Name("Sägmaul", "Glustyworp", kind="n"),
    rank=3,
    life=18,
    ability=[When(Occasion.FIRST_TURN, [NextTurn(damage_at_most=1)])],
    passive=[IgnoreDamage(), GainPotion(2), ResetPoison()],
    specials=[
        [DiscardColourOr([Colour.YELLOW], otherwise=[Suffer(5), AttackAgain()])],
        [Suffer(4), NextTurn(no_shields=True)],
        [EmptyShield(), DiscardCards(2)],
        [Suffer(5), NextTurn(draw_fewer=2)],
    ],
    weakness=Colour.YELLOW,
    trophy=Ability(Moment.SUFFER, do=[PreventDamage(3)]),
    tale=Name(
        "Zwei Ochsengespanne brauchte es, um den Kadaver von der Straße zu ziehen. Der Müller "
        "verkauft die Zähne als Sägeblätter.",
        "It took two ox teams to drag the carcass off the road. The miller sells its teeth as saw "
        "blades.",
    ),
)

LESHEN: Final = Monster(
    "leshen",
    Name("Waldschrat", "Leshen", kind="m"),
    rank=3,
    life=19,
    ability=[When(Occasion.FIGHT_BEGINS, [Lower(Attribute.DEFENCE, this_fight=True)])],
    passive=[Suffer(Count(Counted.DICE, least=1))],
    specials=[
        [Suffer(2), AddDie(2)],
        [NextTurn(damage_at_most=0), AddDie(1)],
        [Suffer(Count(Counted.DICE)), NextTurn(first_damage=2)],
        [
            If(HasTrail(2), then=[Suffer(1)], otherwise=[Suffer(4)]),
            NextTurn(draw_fewer=1),
        ],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.STANDING, do=[RefillTo(4)]),
    tale=Name(
        "Der Wald wird stiller sein, sagten die Jungen. Leerer, sagten die Alten. Die Krähen "
        "sagten nichts mehr.",
        "The forest will be quieter, said the young. Emptier, said the old. The crows said nothing "
        "any more.",
    ),
)

STRIGA: Final = Monster(
    "striga",
    Name("Striege", "Striga", kind="f"),
    rank=3,
    life=18,
    ability=[When(Occasion.FIGHT_BEGINS, [LoseShield(Count(Counted.HAND))])],
    passive=[IgnoreDamage(), ReturnLastCard()],
    specials=[
        [Suffer(4), NextTurn(only_tabs=True)],
        [EmptyShield(), DiscardRandom(2)],
        [Suffer(Count(Counted.HAND))],
        [Suffer(3), LosePotion(3)],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.COMBO, do=[MoreDamage(3)], needs=ShieldIs(0)),
    tale=Name(
        "Am Ende der Nacht lag im Sarkophag ein Mädchen, das Angst vor dem Hahn hatte. Der König "
        "hat nie gefragt, wie lang die Nacht gewesen war.",
        "At the end of the night there lay in the sarcophagus a girl who was afraid of the "
        "rooster. The king never asked how long the night had been.",
    ),
)

TROLL: Final = Monster(
    "troll",
    Name("Troll", "Troll", kind="m"),
    rank=3,
    life=19,
    ability=[When(Occasion.FIRST_ATTACK, [Strengthen(3)])],
    passive=[TakeLifeBack(1)],
    specials=[
        [Suffer(2), NextTurn(no_shields=True)],
        [Suffer(2), NextTurn(first_from_deck=True)],
        [Suffer(4), NextTurn(draw_at_most=1)],
        [EmptyShield(), DiscardRandom(2)],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.EFFECTS, do=[Strike(2)], needs=DeckIsEmpty()),
    tale=Name(
        "Er hatte eine Brücke gebaut, eine gute, und Maut verlangt, eine billige. Nun führt die "
        "Furt wieder drei Meilen flussab.",
        "He had built a bridge, a good one, and charged a toll, a cheap one. Now the ford is three "
        "miles downriver again.",
    ),
)

YGHERN: Final = Monster(
    "yghern",
    Name("Yghern", "Yghern", kind="m"),
    rank=3,
    life=18,
    ability=[
        When(
            Occasion.COMBO_PLAYED,
            [NextTurn(less_damage=1, at_once=True)],
            only_if=ComboHas([Colour.BLUE]),
        ),
    ],
    passive=[If(Not(ComboHas([Colour.RED])), then=[IgnoreDamage(2)])],
    specials=[
        [
            Choose(
                [
                    [Suffer(7)],
                    [LosePotion(1), Suffer(6)],
                    [LosePotion(2), Suffer(4)],
                ]
            )
        ],
        [DiscardFromDeck(4)],
        [Suffer(3), NextTurn(combo_at_most=1)],
        [DiscardColourOr([Colour.GREEN], otherwise=[Suffer(4), AttackAgain()])],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.COMBO, do=[MoreDamage(2)], needs=ComboAtLeast(3)),
    tale=Name(
        "Du hast die Glieder gezählt, um sicher zu sein: vierzig. Im Vertrag hatte nur „ein Wurm“ "
        "gestanden.",
        "You counted the segments to be sure: forty. All the contract had said was “one worm”.",
    ),
)

RANK_3: Final = (BREWESS, BRUXA, GLUSTYWORP, LESHEN, STRIGA, TROLL, YGHERN)
