"""Quests: the dead and the strange."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LosePotion,
    Raise,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    IsMage,
    MoveDagon,
    PayCards,
    ReadEvent,
)

STRANGERS: Final[tuple[Quest, ...]] = (
    Quest(
        "q6",
        Name("Grab des Lehrers", "The teacher's grave", kind="n"),
        target=Target.OWN_SCHOOL,
        task=Name(
            "Bring das Bündel des Einsiedlers an deine eigene Schule, zum Grab deines Lehrers.",
            "Take the hermit's bundle to your own school, to your teacher's grave.",
        ),
        tale=Name(
            "Im Wachstuch steckt ein Übungsschwert, kaum länger als ein Arm, mit deinen Kerben "
            "darin. Du legst es auf den Stein. Manche Lektion kommt erst an, wenn der Lehrer "
            "schon fort ist.",
            "In the oilcloth is a practice sword hardly longer than an arm, with your own notches "
            "in it. You lay it on the stone. Some lessons arrive only after the teacher has left.",
        ),
        do=[Raise(Attribute.SPECIALISATION)],
    ),
    Quest(
        "q10",
        Name("Der Graf ist zu Tisch", "The count is at table", kind="title"),
        target=BY_ID["beauclair"],
        task=Name(
            "Such den leichten Grafen auf seinem eigenen Leichenschmaus in Beauclair.",
            "Look for the weightless count at his own funeral feast in Beauclair.",
        ),
        tale=Name(
            "Er sitzt zwischen zwei Witwen, von denen eine seine ist, und trinkt nur Roten. „Ich "
            "zahle dir, was du willst“, flüstert er, „aber lass mir noch den Nachtisch.“",
            "He is sitting between two widows, one of them his own, and drinks nothing but red. "
            "“I'll pay whatever you like,” he whispers, “but let me stay for dessert.”",
        ),
        do=[Choose([[GainGold(4)], [GainPotion(3)]])],
    ),
    Quest(
        "q12",
        Name("Der Bräutigam", "The bridegroom", kind="m"),
        target=Target.WATER,
        task=Name(
            "Such den, der sich jedes Jahr eine Braut bringen lässt.",
            "Find the one who has a bride brought to him every year.",
        ),
        tale=Name(
            "Die Spur der Schwimmhäute führt an ein stilles Ufer. Dort hängt Wäsche auf der Leine.",
            "The tracks of webbed feet lead to a quiet shore. There is washing on the line.",
        ),
        do=[ReadEvent(15)],
    ),
    Quest(
        "q13",
        Name("Zurück unter die Wurzel", "Back under the root", kind="title"),
        target=Target.FOREST,
        task=Name(
            "Leg den Wolfspelz in dem Wald nieder, in dem der Köhler ihn fand.",
            "Lay the wolf skin down in the forest where the charcoal burner found it.",
        ),
        tale=Name(
            "Unter einer umgestürzten Eiche ist eine Mulde, genau so groß wie ein schlafender "
            "Mann. Der Hund setzt sich daneben und wartet mit dir, bis es vorbei ist.",
            "Beneath a fallen oak there is a hollow just the size of a sleeping man. The dog sits "
            "down beside it and waits with you until it is over.",
        ),
        do=[ReadEvent(16)],
    ),
    Quest(
        "q16",
        Name("Asche einer Schwester", "A sister's ashes", kind="f"),
        target=BY_ID["ban_ard"],
        task=Name("Bring die Urne nach Ban Ard.", "Take the urn to Ban Ard."),
        tale=Name(
            "Man fragt nicht, wie du heißt. Die Glocke wird einmal geschlagen, und im Garten "
            "setzt man einen Baum. Danach führt dich jemand in die verschlossene Abteilung der "
            "Bibliothek und lässt dich allein.",
            "They do not ask your name. The bell is struck once, and a tree is planted in the "
            "garden. Afterwards somebody leads you to the locked part of the library and leaves "
            "you alone.",
        ),
        do=[
            If(
                IsMage(),
                then=[Raise(Attribute.SPECIALISATION)],
                otherwise=[Raise(Attribute.ALCHEMY)],
            )
        ],
    ),
    Quest(
        "q17",
        Name("Der Klöppel", "The clapper", kind="m"),
        target=Target.WATER,
        task=Name(
            "Hol den Klöppel aus dem Wasser, in das man ihn geworfen hat, und bring ihn der "
            "Glocke.",
            "Fetch the clapper from the waters it was thrown into and take it to the bell.",
        ),
        tale=Name(
            "Du lässt ihn durch das Eisloch hinab. Eine Weile ist es still, dann läutet es ein "
            "einziges Mal, und von unten steigen Blasen auf wie ein langes Ausatmen.",
            "You lower it through the hole in the ice. For a while there is silence, then a "
            "single stroke, and bubbles rise from below like one long breath let out.",
        ),
        do=[FillShield(), GainPotion(2)],
    ),
    Quest(
        "q19",
        Name("Das Überraschungskind", "The child of surprise", kind="n"),
        target=Target.OWN_SCHOOL,
        task=Name(
            "Bring das Kind an deine eigene Schule. Lege dafür 2 Handkarten ab.",
            "Take the child to your own school. Discard 2 hand cards for it.",
        ),
        tale=Name(
            "Am Tor fragt es, ob es hier Hunde gibt. Es gibt einen. Während es ihn umarmt, merkst "
            "du, dass man auf einem langen Weg mit vielen Fragen selbst das eine oder andere "
            "lernt.",
            "At the gate it asks whether there are dogs here. There is one. While it is hugging "
            "him, you notice that on a long road with many questions one learns a thing or two "
            "oneself.",
        ),
        do=[Raise(None), GainGold(1)],
        cost=[PayCards(2)],
    ),
    Quest(
        "q20",
        Name("Der Freund im Berg", "The friend in the mountain", kind="m"),
        target=Target.MOUNTAIN,
        task=Name(
            "Such im Gebirge den zweiten Troll und sag ihm: Brücke schwer.",
            "Find the second troll in the mountains and tell him: bridge heavy.",
        ),
        tale=Name(
            "„Brücke schwer“, wiederholt der Freund, und sein Gesicht zerbröckelt ein wenig. Er "
            "wirft dir zu, was in seiner Höhle liegt und er nicht essen kann, und rennt los. Der "
            "Berg wackelt.",
            "“Bridge heavy,” the friend repeats, and his face crumbles a little. He throws you "
            "whatever is lying in his cave that he cannot eat, and sets off at a run. The "
            "mountain shakes.",
        ),
        do=[GainGold(2), GainBomb(), GainCard(0)],
    ),
    Quest(
        "q24",
        Name("Knochen für die See", "Bones for the sea", kind="pl"),
        target=Target.WATER,
        task=Name(
            "Versenke die Knochen dort, wohin sie gehören. Lege dafür 1 Handkarte ab.",
            "Sink the bones where they belong. Discard 1 hand card for it.",
        ),
        tale=Name(
            "Sie gehen unter, ohne zu platschen. Weit draußen dreht sich etwas Großes im Schlaf "
            "auf die andere Seite, und die Flut bringt dir, was es nicht mehr braucht.",
            "They go down without a splash. Far out something large turns over in its sleep, and "
            "the tide brings you what it no longer needs.",
        ),
        do=[GainGold(3), Draw(1), MoveDagon(-1)],
        cost=[PayCards(1)],
    ),
    Quest(
        "q25",
        Name("Das Gesicht des Krähenweibs", "The crow woman's face", kind="n"),
        target=Target.MOUNTAIN,
        task=Name(
            "Such im Gebirge das Gesicht, das sie verloren hat, und wasch es mit 1 Trank.",
            "In the mountains, find the face she has lost and wash it with 1 potion.",
        ),
        tale=Name(
            "Es hängt an einem Dorn und schläft. Als sie es aufsetzt, ist sie jung, und dann sehr "
            "alt, und dann zufrieden. „Was dir fehlt“, sagt sie und pustet es dir ins Ohr.",
            "It hangs on a thorn, asleep. When she puts it on she is young, and then very old, "
            "and then content. “What you lack,” she says, and blows it into your ear.",
        ),
        do=[RaiseLowest(), GainGold(2)],
        cost=[LosePotion(1)],
    ),
    Quest(
        "q26",
        Name("Zug um Zug", "Like for like", kind="title"),
        target=Target.FOREST,
        task=Name(
            "Bring den Wechselbalg in den Wald, aus dem er kam.",
            "Take the changeling to the forest it came from.",
        ),
        tale=Name(
            "Das Kind in deinem Arm hört auf zu singen. Zwischen den Birken hat jemand ein Licht "
            "angezündet.",
            "The child in your arms stops singing. Among the birches somebody has lit a lamp.",
        ),
        do=[ReadEvent(26)],
    ),
)
