"""Monsters of rank II (Rang II)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, Moment, Monster, Occasion, When
from tafelrunde.games.hexer.terms import Attribute, Colour
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    ComboAtLeast,
    ComboHas,
    Count,
    Counted,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    Draw,
    EmptyShield,
    GainShield,
    Half,
    HasPotion,
    HasTrail,
    If,
    LoseGold,
    LosePotion,
    LoseShield,
    Lower,
    Not,
    ShieldIs,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.abilities import (
    CheapMove,
    DecideAttack,
    FightsMonster,
    MoreDamage,
    NotCounted,
    OwnPotions,
    ReturnCards,
    ReturnTo,
    WeakenNext,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    AddLife,
    AnnounceLate,
    AttackAgain,
    DiscardByCost,
    DiscardColourOr,
    DiscardMostTabs,
    DrinkAtMost,
    HandFirst,
    HandToDeck,
    IgnoreDamage,
    NextTurn,
    PlayChainOr,
    ReturnLastCard,
    SufferHandCard,
    TakeLifeBack,
    TrashOneOfTop,
)

FIEND: Final = Monster(
    "fiend",
    Name("Unhold", "Fiend", kind="m"),
    rank=2,
    life=13,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(no_effect=[Colour.PURPLE])])],
    passive=[AddLife(1, under=True)],
    specials=[
        [Suffer(2), HandToDeck(3, by_chance=True)],
        [Suffer(3), HandToDeck()],
        [DiscardColourOr([Colour.GREEN], otherwise=[Suffer(4)])],
        [DiscardColourOr([Colour.BLUE], otherwise=[EmptyShield(), AttackAgain()])],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[Draw(1)]),
    tale=Name(
        "Das dritte Auge schloss sich zuletzt. Bis heute weißt du nicht, was es in dir gesehen "
        "hat.",
        "The third eye closed last. To this day you do not know what it saw in you.",
    ),
)

GRAVE_HAG: Final = Monster(
    "grave_hag",
    Name("Gruftweib", "Grave Hag", kind="n"),
    rank=2,
    life=13,
    ability=[When(Occasion.FIRST_ATTACK, [HandFirst()])],
    passive=[If(ShieldIs(0), then=[DiscardRandom(1)], otherwise=[LoseShield(2)])],
    specials=[
        [Suffer(3), NextTurn(combat_is=1)],
        [
            Choose(
                [
                    [Suffer(Count(Counted.HAND))],
                    [DiscardCards(Count(Counted.HAND, half=Half.DOWN))],
                ]
            )
        ],
        [
            Choose(
                [
                    [Suffer(Count(Counted.HAND))],
                    [DiscardCards(Count(Counted.HAND, half=Half.UP))],
                ]
            )
        ],
        [DiscardRandom(Count(Counted.POTIONS, least=1))],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[ReturnCards(2, ReturnTo.BOTTOM)]),
    tale=Name(
        "Der Totengräber bestand darauf, sie im geweihten Boden zu bestatten. Sie habe, sagte er, "
        "hier länger gewohnt als er.",
        "The gravedigger insisted on burying her in hallowed ground. She had lived here, he said, "
        "for longer than he had.",
    ),
)

GRIFFIN: Final = Monster(
    "royal_griffin",
    Name("Greif", "Griffin", kind="m -en"),
    rank=2,
    life=15,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(draw_fewer=1, draw_least=1)])],
    passive=[If(Not(ComboHas([Colour.PURPLE, Colour.RED])), then=[IgnoreDamage(2)])],
    specials=[
        [Suffer(2), LosePotion(1)],
        [Suffer(3), LosePotion(2)],
        [DiscardColourOr([Colour.PURPLE], otherwise=[EmptyShield(), AttackAgain()])],
        [Suffer(3), NextTurn(combo_at_most=2)],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.STANDING, do=[CheapMove()]),
    tale=Name(
        "Er hatte eine Gefährtin gehabt; die Soldaten waren vor dir da gewesen. Du verlangtest den "
        "vollen Lohn.",
        "It once had a mate; the soldiers had been there before you. You charged the full price.",
    ),
)

MANTICORE: Final = Monster(
    "wild_manticore",
    Name("Mantikor", "Manticore", kind="m"),
    rank=2,
    life=14,
    ability=[
        When(Occasion.BEFORE_ATTACK, [WeakenNext(1)]),
        When(Occasion.DAMAGE, [DiscardRandom(1)]),
    ],
    passive=[IgnoreDamage(1), NextTurn(first_colours=[Colour.BLUE])],
    specials=[
        [Suffer(3), LoseGold(2)],
        [If(HasPotion(), then=[Suffer(2), LosePotion(1)], otherwise=[Suffer(6)])],
        [Suffer(3), NextTurn(combo_at_most=2)],
        [Suffer(2), Lower(Attribute.DEFENCE, by=2)],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[NotCounted(1)]),
    tale=Name(
        "Der Stachel steckt noch in deinem Sattel. Kein Schmied will ihn herausziehen.",
        "The sting is still stuck in your saddle. No smith is willing to pull it out.",
    ),
)

NIGHTWRAITH: Final = Monster(
    "nightwraith",
    Name("Nachterscheinung", "Nightwraith", kind="f"),
    rank=2,
    life=14,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(first_random=True)])],
    passive=[If(Not(ComboHas([Colour.PURPLE])), then=[IgnoreDamage(), ReturnLastCard()])],
    specials=[
        [Suffer(2), NextTurn(damage_at_most=1)],
        [TakeLifeBack(2), LoseShield(2)],
        [TakeLifeBack(Count(Counted.SHIELD)), EmptyShield()],
        [Suffer(3), AddLife(2)],
    ],
    weakness=Colour.PURPLE,
    trophy=Ability(Moment.COMBO, do=[MoreDamage(2)], needs=ComboHas([Colour.PURPLE])),
    tale=Name(
        "Mit dem Brautkranz im Feuer verstummte sie. Der Bräutigam, grau geworden, hatte ihn die "
        "ganze Zeit in der Truhe.",
        "With the bridal wreath in the fire she fell silent. The groom, grey by now, had kept it "
        "in his chest all along.",
    ),
)

NOONWRAITH: Final = Monster(
    "noonwraith",
    Name("Mittagserscheinung", "Noonwraith", kind="f"),
    rank=2,
    life=14,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(shields_at_most=1)])],
    passive=[
        DiscardColourOr([Colour.PURPLE, Colour.YELLOW], otherwise=[DiscardFromDeck(1)]),
    ],
    specials=[
        [Suffer(3), AnnounceLate()],
        [Suffer(3), NextTurn(draw_at_most=1)],
        [Suffer(Count(Counted.POTIONS, plus=2))],
        [Suffer(2), NextTurn(less_damage_each=[Colour.RED, Colour.BLUE])],
    ],
    weakness=Colour.YELLOW,
    trophy=Ability(Moment.COMBO, do=[MoreDamage(2)], needs=ComboHas([Colour.YELLOW])),
    tale=Name(
        "Das Korn stand reif, und keiner wagte zu mähen. Nun tanzt nur noch der Wind über dem "
        "Feld.",
        "The corn stood ripe, and nobody dared to reap it. Now only the wind is dancing on the "
        "field.",
    ),
)

PENITENT: Final = Monster(
    "penitent",
    Name("Büßer", "Penitent", kind="m"),
    rank=2,
    life=14,
    ability=[
        When(
            Occasion.FIRST_TURN,
            [NextTurn(damage_at_most=0)],
            only_if=Not(HasTrail(here=True)),
        ),
    ],
    passive=[NextTurn(no_draw_symbols=True, at_once=True)],
    specials=[
        [Suffer(Count(Counted.WEAKNESS_TOKENS, plus=1))],
        [SufferHandCard()],
        [Suffer(3), DiscardRandom(1)],
        [Suffer(3), NextTurn(only=[Colour.BLUE, Colour.YELLOW])],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[GainShield(2)]),
    tale=Name(
        "Er zählte seine Sünden auf, während er starb. Du gingst, bevor er bei deinen ankam.",
        "It was reciting its sins as it died. You left before it got to yours.",
    ),
)

WATER_HAG: Final = Monster(
    "water_hag",
    Name("Wasserweib", "Water Hag", kind="n"),
    rank=2,
    life=15,
    ability=[When(Occasion.FIGHT_BEGINS, [DrinkAtMost(1)])],
    passive=[DiscardColourOr([Colour.RED], otherwise=[HandToDeck(2, under=True)])],
    specials=[
        [Suffer(2), NextTurn(first_random=True)],
        [Suffer(3), NextTurn(no_shields=True)],
        [Suffer(3), NextTurn(less_damage=3, unless=[Colour.YELLOW])],
        [Suffer(3), NextTurn(draw_at_most=0)],
    ],
    weakness=Colour.RED,
    trophy=Ability(Moment.STANDING, do=[OwnPotions(5)]),
    tale=Name(
        "In ihrer Hütte standen Einmachgläser, ordentlich beschriftet. Das Etikett mit deinem "
        "Namen hatte sie schon geschrieben.",
        "Her hut was full of jars, neatly labelled. She had already written the one with your "
        "name.",
    ),
)

WEAVESS: Final = Monster(
    "weavess",
    Name("Weberin", "Weavess", kind="f"),
    rank=2,
    life=14,
    ability=[When(Occasion.FIGHT_BEGINS, [Lower(Attribute.DEFENCE)])],
    passive=[DiscardByCost()],
    specials=[
        [SufferHandCard(all_symbols=True)],
        [Suffer(Count(Counted.WEAKNESS_TOKENS, times=-1, plus=5))],
        [Suffer(1), DiscardByCost(highest=True)],
        [Suffer(1), TrashOneOfTop(3)],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.EFFECTS, do=[DecideAttack()], needs=FightsMonster()),
    tale=Name(
        "Das Tuch auf dem Webstuhl zeigte deinen Weg hierher, Faden für Faden. Den Rückweg hatte "
        "sie noch nicht begonnen.",
        "The cloth on the loom showed your way here, thread by thread. She had not yet begun the "
        "way back.",
    ),
)

WEREWOLF: Final = Monster(
    "werewolf",
    Name("Werwolf", "Werewolf", kind="m"),
    rank=2,
    life=14,
    ability=[When(Occasion.FIGHT_BEGINS, [LoseShield(2)])],
    passive=[IgnoreDamage(half=Half.UP)],
    specials=[
        [LosePotion(1), LoseGold(1), Suffer(2)],
        [Suffer(3), NextTurn(less_damage=2)],
        [Suffer(4), NextTurn(without=[Colour.BLUE])],
        [Suffer(Count(Counted.HAND))],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(
        Moment.COMBO,
        do=[MoreDamage(Count(Counted.COMBO, plus=-2))],
        needs=ComboAtLeast(3),
    ),
    tale=Name(
        "Bei Sonnenaufgang lag der Küfer da, nackt und friedlich. Das Dorf zahlte; niemand half "
        "beim Tragen.",
        "At sunrise it was the cooper who lay there, naked and at peace. The village paid; nobody "
        "helped to carry him.",
    ),
)

WHISPESS: Final = Monster(
    "whispess",
    Name("Flüsterin", "Whispess", kind="f"),
    rank=2,
    life=15,
    ability=[
        When(Occasion.COMBO_PLAYED, [LoseShield(2)], only_if=ComboHas([Colour.YELLOW])),
    ],
    passive=[AnnounceLate()],
    specials=[
        [Suffer(1), LoseGold(4)],
        [PlayChainOr(3, otherwise=[Suffer(4)])],
        [Suffer(3), HandToDeck(2, by_chance=True)],
        [Suffer(3), HandToDeck(4, by_chance=True), NextTurn(without=[Colour.GREEN])],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.DECKS_FORMED, do=[Draw(1)], forced=True),
    tale=Name(
        "Sie sprach weiter, auch ohne Kopf, bis du die Ohren aus dem Beutel fortwarfst, die sie "
        "gesammelt hatte.",
        "She kept talking, head or no head, until you threw away the pouch of ears she had "
        "collected.",
    ),
)

WYVERN: Final = Monster(
    "wyvern",
    Name("Wyvern", "Wyvern", kind="m"),
    rank=2,
    life=15,
    ability=[When(Occasion.FIRST_TURN_ENDS, [DiscardRandom(1)])],
    passive=[DiscardMostTabs()],
    specials=[
        [DiscardColourOr([Colour.BLUE], otherwise=[Suffer(4)])],
        [Suffer(2), TrashCards(1)],
        [Suffer(2), NextTurn(no_draw_symbols=True)],
        [Suffer(3), NextTurn(no_tabs=True)],
    ],
    weakness=Colour.BLUE,
    trophy=Ability(Moment.COMBO, do=[MoreDamage(2)], needs=ComboHas([Colour.BLUE])),
    tale=Name(
        "Ein Drache, schrieb der Chronist des Barons, ein gewaltiger Drache. Du hast ihn nicht "
        "verbessert; Drachen werden besser bezahlt.",
        "A dragon, wrote the baron's chronicler, a mighty dragon. You did not correct him; dragons "
        "pay better.",
    ),
)

RANK_2: Final = (
    FIEND,
    GRAVE_HAG,
    GRIFFIN,
    MANTICORE,
    NIGHTWRAITH,
    NOONWRAITH,
    PENITENT,
    WATER_HAG,
    WEAVESS,
    WEREWOLF,
    WHISPESS,
    WYVERN,
)
