"""The Legendary Monsters (Legendäre Monster)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import LegendaryMonster, Occasion, When
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    Count,
    Counted,
    DiscardCards,
    DiscardFromDeck,
    DiscardRandom,
    EmptyShield,
    LoseGold,
    LosePotion,
    LowerHighest,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    AttackCost,
    DiscardAll,
    DiscardColourOr,
    NextTurn,
    SpoilPotion,
    TakeLifeBack,
)
from tafelrunde.games.hexer.vocabulary.story import PayCards

GOLEM: Final = LegendaryMonster(
    "golem",
    Name("Golem", "Golem", kind="m"),
    start=4,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(less_damage=1)])],
    specials=[
        [Suffer(5)],
        [Suffer(4), NextTurn(less_damage=1)],
        [DiscardFromDeck(3)],
        [EmptyShield(), Suffer(3)],
    ],
    tale=Name(
        "Das letzte Wort auf der Stirn zerbrach, und tausend Jahre Gehorsam fielen auf einmal zu "
        "Boden.",
        "The last word on its brow broke, and a thousand years of obedience fell to the ground at "
        "once.",
    ),
)

CYCLOPS: Final = LegendaryMonster(
    "cyclops",
    Name("Zyklop", "Cyclops", kind="m -en"),
    start=18,
    ability=[When(Occasion.AFTER_ATTACK, [NextTurn(draw_fewer=1)], only_if=AttackCost(4))],
    specials=[
        [Suffer(6)],
        [Suffer(4), DiscardRandom(1)],
        [Suffer(3), NextTurn(combo_at_most=2)],
        [DiscardCards(3)],
    ],
    tale=Name(
        "Er fiel wie ein Turm, und drei Täler weiter läuteten sie die Glocken, weil sie ein "
        "Erdbeben vermuteten.",
        "He fell like a tower, and three valleys away they rang the bells, thinking it an "
        "earthquake.",
    ),
)

TOAD: Final = LegendaryMonster(
    "toad",
    Name("Kröte", "Toad", kind="f"),
    start=16,
    ability=[When(Occasion.FIGHT_BEGINS, [SpoilPotion()])],
    specials=[
        [Suffer(3), NextTurn(suffer=1)],
        [
            Suffer(Count(Counted.POTIONS, times=2, least=2)),
            LosePotion(Count(Counted.POTIONS)),
        ],
        [Suffer(4), NextTurn(draw_at_most=1)],
        [DiscardFromDeck(4)],
    ],
    tale=Name(
        "Im Bauch der Kröte fand man sieben Ringe, zwei Kronen und den Stiefel deines Vorgängers.",
        "In the belly of the toad they found seven rings, two crowns and your predecessor's boot.",
    ),
)

FRIGHTENER: Final = LegendaryMonster(
    "frightener",
    Name("Schrecken", "Frightener", kind="m"),
    start=14,
    ability=[When(Occasion.EVERY_TURN, [NextTurn(kinds_at_most=3)])],
    specials=[
        [Suffer(Count(Counted.POTIONS_AND_BOMBS, times=2, least=1))],
        [Suffer(3), NextTurn(less_damage=2)],
        [DiscardAll([Colour.GREEN], otherwise=[Suffer(2)])],
        [DiscardColourOr([Colour.GREEN], otherwise=[Suffer(7)], then=[Suffer(3)])],
    ],
    tale=Name(
        "Niemand hat es je beschreiben können. Du könntest es jetzt, doch niemand fragt dich "
        "zweimal.",
        "Nobody had ever been able to describe it. You could now, but nobody asks you twice.",
    ),
)

UNSEEN_ELDER: Final = LegendaryMonster(
    "unseen_elder",
    Name("Der Unsichtbare", "Unseen Elder", kind="m adj"),
    start=11,
    ability=[When(Occasion.AFTER_BITE, [TakeLifeBack(1, under=True, times=3)])],
    specials=[
        [Suffer(4), TakeLifeBack(1, under=True)],
        [Suffer(2), TrashCards(1)],
        [Suffer(5), NextTurn(no_shields=True)],
        [Suffer(2), DiscardRandom(2)],
    ],
    tale=Name(
        "Er war alt, als die ersten Schiffe kamen. Sterben, sagte er, sei das erste Neue seit "
        "langer Zeit.",
        "He was old when the first ships came. Dying, he said, was the first new thing in a long "
        "while.",
    ),
)

ICE_GIANT: Final = LegendaryMonster(
    "ice_giant",
    Name("Eisriese", "Ice Giant", kind="m -n"),
    start=5,
    ability=[When(Occasion.FIRST_ATTACK, [DiscardFromDeck(4)])],
    specials=[
        [Suffer(Count(Counted.DESTRUCTION_ON_BOARD))],
        [Suffer(3), NextTurn(damage_at_most=2)],
        [Suffer(4), NextTurn(without=[Colour.BLUE])],
        [Suffer(5), NextTurn(less_damage=2, unless=[Colour.BLUE])],
    ],
    tale=Name(
        "Im Tauwasser des Riesen ertrank ein ganzes Tal Kälte. Der Frühling kam in jenem Jahr "
        "zweimal.",
        "In the giant's meltwater a whole valley of cold was drowned. That year, spring came "
        "twice.",
    ),
)

GAUNTER_ODIMM: Final = LegendaryMonster(
    "gaunter_odimm",
    Name("Gaunter O'Dim", "Gaunter O'Dimm", kind="he"),
    start=6,
    ability=[
        When(
            Occasion.FIRST_ATTACK,
            [Choose([[LoseGold(2)], [PayCards(2)], [Suffer(3)]])],
        ),
    ],
    specials=[
        [Choose([[LoseGold(2)], [Suffer(5)]])],
        [Suffer(3), NextTurn(first_random=True)],
        [Suffer(4), LowerHighest(this_fight=True)],
        [Suffer(Count(Counted.HAND, least=3))],
    ],
    tale=Name(
        "Das Rätsel war gelöst, der Spiegel leer. Trotzdem zahlst du seither jede Rechnung sofort.",
        "The riddle was solved, the mirror empty. Even so, you have paid every bill at once ever "
        "since.",
    ),
)

LEGENDARY_MONSTERS: Final = (
    GOLEM,
    CYCLOPS,
    TOAD,
    FRIGHTENER,
    UNSEEN_ELDER,
    ICE_GIANT,
    GAUNTER_ODIMM,
)
