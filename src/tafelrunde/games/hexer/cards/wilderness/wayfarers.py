"""Wilderness exploration cards (Wildnis-Erkundungskarten): people on the road."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    HasGold,
    HasPotion,
    LoseGold,
    LosePotion,
    LoseShield,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    FightDrawn,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    ReadEvent,
    RefillBy,
)

WAYFARERS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_abandoned_camp",
        name=Name("Verlassenes Lager", "Abandoned camp", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("search_tents", do=[GainGold(1), GainPotion()]),
            Option("follow_footprints", do=[FindTrail(here=True)]),
        ],
    ),
    ExplorationCard(
        "wild_woodcutters",
        name=Name("Holzfäller in Not", "Woodcutters in need", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("face_beast", do=[FightDrawn(1, gold=1)]),
            Option("lead_out", do=[GainGold(1)]),
        ],
    ),
    ExplorationCard(
        "wild_highwaymen",
        name=Name("Wegelagerer", "Highwaymen", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("pay", do=[LoseGold(1), HearRumour()], only_if=HasGold(1)),
            Option("draw_blade", do=[DiscardCards(2), GainGold(3)]),
        ],
    ),
    ExplorationCard(
        "wild_hermit",
        name=Name("Der Einsiedler", "The hermit", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("hear_story", do=[BeginQuest("q6")]),
            Option("ask_provisions", do=[Draw(2)]),
        ],
    ),
    ExplorationCard(
        "wild_dying_man",
        name=Name("Der Sterbende", "The dying man", kind="m adj"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("promise", do=[BeginQuest("q21")]),
            Option("take_belongings", do=[GainGold(3), LoseShield(1)]),
        ],
    ),
    ExplorationCard(
        "wild_deserters",
        name=Name("Deserteure", "Deserters", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("sit_down", do=[ReadEvent(28)]),
            Option("relieve_weapons", do=[DiscardCards(1), GainCard(0), GainGold(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_flagellants",
        name=Name("Die Geißler", "The flagellants", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("confront_last", do=[ReadEvent(24)]),
            Option("escort", do=[GainGold(3), RefillBy(-1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_fellow_hunter",
        name=Name("Ein Jäger am Feuer", "A hunter by the fire", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("give_potion", do=[LosePotion(1), Seek(2)], only_if=HasPotion()),
            Option("spar", do=[MayTrash(1), Draw(1)]),
        ],
        adventure=True,
    ),
)
