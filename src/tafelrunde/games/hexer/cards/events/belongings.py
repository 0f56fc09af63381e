"""Event cards (Ereigniskarten): items and companions that stay."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, EventCard, Moment
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    FillShield,
    GainGold,
    GainShield,
)
from tafelrunde.games.hexer.vocabulary.abilities import CheapMove, MoreDamage, PreventDamage
from tafelrunde.games.hexer.vocabulary.story import (
    CheaperTraining,
    HasTrophies,
    ReturnThis,
)

BELONGINGS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_steed",
        Name("Das Ross", "The steed", kind="n"),
        number=13,
        tale=Name(
            "Das Bein ist heil, der Stallmeister zieht den Hut, und das Pferd stellt sich neben "
            "dich, als wäre das nie eine Frage gewesen. Es hat keinen Namen, jedenfalls verrät es "
            "ihn nicht.",
            "The leg is sound, the stable master takes off his hat, and the horse comes to stand "
            "beside you as if that had never been in question. It has no name, or at any rate "
            "does not reveal it.",
        ),
        keep=Ability(Moment.STANDING, [CheapMove()]),
    ),
    EventCard(
        "event_silver_blade",
        Name("Die Silberklinge", "The silver blade", kind="f"),
        number=14,
        tale=Name(
            "Der Pfandleiher prüft den Schein, seufzt und nimmt das Schwert vom Haken. In der "
            "Hohlkehle steht ein Name, den du nun kennst. Du lässt ihn stehen.",
            "The pawnbroker examines the ticket, sighs, and takes the sword from its hook. In the "
            "fuller stands a name that you know by now. You let it stand.",
        ),
        keep=Ability(Moment.EFFECTS, [MoreDamage(1)]),
    ),
    EventCard(
        "event_hound",
        Name("Der Hund", "The hound", kind="m"),
        number=16,
        tale=Name(
            "Der Pelz liegt wieder unter der Wurzel, und im Wald hört etwas auf zu heulen. Nur "
            "der Hund geht nicht nach Hause. Er hat offenbar beschlossen, dass du es bist.",
            "The pelt lies under its root again, and something in the forest stops howling. Only "
            "the dog does not go home. It has evidently decided that home is you.",
        ),
        keep=Ability(Moment.EFFECTS, [Draw(1)]),
    ),
    EventCard(
        "event_old_amulet",
        Name("Das Amulett", "The amulet", kind="n"),
        number=19,
        tale=Name(
            "Als die Fackeln fort sind, hängt dir eine alte Frau mit spitzen Ohren etwas um den "
            "Hals. „Es hat unsere Häuser nicht geschützt“, sagt sie. „Dich vielleicht.“",
            "When the torches are gone, an old woman with pointed ears hangs something around "
            "your neck. “It didn't protect our houses,” she says. “It may protect you.”",
        ),
        keep=Ability(Moment.SUFFER, [PreventDamage(2)]),
    ),
    EventCard(
        "event_letter_of_recommendation",
        Name("Das Empfehlungsschreiben", "The letter of recommendation", kind="n"),
        number=20,
        tale=Name(
            "Der Fechtmeister klopft sich die Blumenerde vom Rock und schreibt, ohne abzusetzen. "
            "„Zeig das an jeder Schule vor“, sagt er. „Und sag, du hättest es geschenkt bekommen. "
            "Ich habe einen Ruf.“",
            "The fencing master brushes the flowerbed off his coat and writes without pausing. "
            "“Show this at any school,” he says. “And say it was a gift. I have a reputation.”",
        ),
        keep=Ability(Moment.STANDING, [CheaperTraining(1)]),
    ),
    EventCard(
        "event_refund_notice",
        Name("Der Erstattungsbescheid", "The refund notice", kind="m"),
        number=21,
        tale=Name(
            "„Für nachgewiesene Beseitigung öffentlicher Gefahren“, steht da in schönster "
            "Kanzleischrift, „wird auf Vorlage einer Trophäe eine Erstattung gewährt.“ Es ist das "
            "erste Mal, dass dir eine Behörde Geld verspricht.",
            "“For the proven removal of public hazards,” it says in the finest chancery hand, “a "
            "refund is payable on production of a trophy.” It is the first time that an authority "
            "has promised you money.",
        ),
        keep=Ability(
            Moment.TURN_BEGINS, [GainGold(4), ReturnThis()], needs=HasTrophies(1), forced=True
        ),
    ),
    EventCard(
        "event_minstrel",
        Name("Der Begleiter mit der Laute", "The companion with the lute", kind="m"),
        number=22,
        tale=Name(
            "Er stolpert, er friert, er fragt. Aber wenn etwas Großes tot im Gras liegt, ist er "
            "der Erste im nächsten Wirtshaus, und wenn du ankommst, steht der Hut schon auf dem "
            "Tisch.",
            "He stumbles, he shivers, he asks questions. But whenever something big lies dead in "
            "the grass he is first at the next inn, and by the time you arrive the hat is already "
            "on the table.",
        ),
        keep=Ability(Moment.FIGHT_WON, [GainGold(1)], forced=True),
    ),
    EventCard(
        "event_bottomless_flask",
        Name("Die Feldflasche", "The flask", kind="f"),
        number=27,
        tale=Name(
            "Du suchst dir die Feldflasche aus, die hinten im Regal stand. Sie ist leer, gluckert "
            "aber. „Für morgen früh“, ruft es aus dem Mahlwerk. „Dann gibst du sie zurück.“",
            "You choose the flask from the back of the shelf. It is empty, yet it gurgles. “For "
            "tomorrow morning,” a voice calls from the millstones. “Then you give it back.”",
        ),
        keep=Ability(Moment.TURN_BEGINS, [Draw(2), FillShield(), ReturnThis()], forced=True),
    ),
    EventCard(
        "event_whalebone_flute",
        Name("Die Walbeinflöte", "The whalebone flute", kind="f"),
        number=6,
        tale=Name(
            "Der alte Skalde nimmt das Mundstück, setzt es auf und spielt drei Töne. Draußen wird "
            "das Meer glatt. Dann drückt er dir die Flöte in die Hand: „Ich kenne mein Lied. Du "
            "wirst deines brauchen.“",
            "The old skald takes the mouthpiece, fits it, and plays three notes. Outside the sea "
            "goes smooth. Then he presses the flute into your hand: “I know my song. You'll be "
            "needing yours.”",
        ),
        keep=Ability(Moment.EFFECTS, [GainShield(2)]),
        skellige=True,
    ),
    EventCard(
        "event_shield_maiden",
        Name("Die Schildmaid", "The shield maiden", kind="f"),
        number=8,
        tale=Name(
            "„Ich habe keinen Jarl mehr“, sagt sie und prüft die Schneide ihrer Axt, „aber noch "
            "einen Schild.“ Sie fragt nicht, wohin du fährst. Sie fragt nur, was dort lebt.",
            "“I no longer have a jarl,” she says, testing the edge of her axe, “but I still have "
            "a shield.” She does not ask where you are going. She only asks what lives there.",
        ),
        keep=Ability(Moment.SUFFER, [PreventDamage(1)], uses=2),
        skellige=True,
    ),
)
