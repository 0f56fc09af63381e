"""Quests, part 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LosePotion,
    Raise,
    RaiseLowest,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary_story import (
    GainCard,
    HearRumour,
    IsMage,
    MoveDagon,
    PayCards,
    ReadEvent,
)

QUESTS_2: Final[tuple[Quest, ...]] = (
    Quest(
        "q15",
        Name("Der Tag des Gerichts", "The day of the trial"),
        target=BY_ID["vizima"],
        task=Name(
            "Triff den Schreiber in Wyzima und sorg dafür, dass er aussagt.",
            "Meet the clerk in Vizima and see to it that he testifies.",
        ),
        tale=Name(
            "Er wartet hinter dem Gerichtsgebäude in einem Fass. Als du klopfst, kommt zuerst ein "
            "Messer heraus und dann eine Entschuldigung.",
            "He is waiting behind the courthouse in a barrel. When you knock, first a knife comes "
            "out and then an apology.",
        ),
        do=[ReadEvent(17)],
    ),
    Quest(
        "q16",
        Name("Asche einer Schwester", "A sister's ashes"),
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
        Name("Der Klöppel", "The clapper"),
        target=Target.WATER,
        task=Name(
            "Hol den Klöppel aus dem Wasser, in das man ihn geworfen hat.",
            "Fetch the clapper from the waters it was thrown into.",
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
        "q18",
        Name("Die Schuld von Loc Ichaer", "The debt of Loc Ichaer"),
        target=BY_ID["loc_ichaer"],
        task=Name(
            "Such in Loc Ichaer den Mann von der Spielkarte und kassiere.",
            "Find the man from the playing card in Loc Ichaer and collect.",
        ),
        tale=Name(
            "„Ich habe kein Geld“, sagt der Narr, „aber ich habe Würfel.“ Du seufzt und setzt "
            "dich.",
            "“I have no money,” says the fool, “but I have dice.” You sigh and sit down.",
        ),
        do=[RollDie([(2, [GainGold(2)]), (4, [GainGold(3)]), (6, [GainGold(5)])])],
    ),
    Quest(
        "q19",
        Name("Das Überraschungskind", "The child of surprise"),
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
        Name("Der Freund im Berg", "The friend in the mountain"),
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
        "q21",
        Name("Der Ring", "The ring"),
        target=Target.ANY_TILE,
        task=Name("Überbring den Ring des Sterbenden.", "Deliver the dying man's ring."),
        tale=Name(
            "Die Tür ist blau gestrichen, wie er gesagt hat. Die Frau dahinter ist älter, als er "
            "gesagt hat.",
            "The door is painted blue, as he said. The woman behind it is older than he said.",
        ),
        do=[ReadEvent(18)],
    ),
    Quest(
        "q22",
        Name("Die Fehde des Jarls", "The jarl's feud"),
        target=BY_ID["ard_skellig"],
        task=Name(
            "Bring das Friedensangebot des Jarls nach Ard Skellig.",
            "Carry the jarl's offer of peace to Ard Skellig.",
        ),
        tale=Name(
            "Man liest es vor, man lacht, man schlägt mit der Faust auf den Tisch. Dann umarmen "
            "sich zwei Männer, die seit acht Jahren aufeinander schießen, und du wirst so reich "
            "beschenkt, wie du betrunken bist.",
            "It is read out, there is laughter, a fist comes down on the table. Then two men who "
            "have been shooting at each other for eight years embrace, and you are given gifts in "
            "proportion to how drunk you are.",
        ),
        do=[GainGold(4), Draw(1)],
    ),
    Quest(
        "q23",
        Name("Das Mundstück", "The mouthpiece"),
        target=Target.FOREST,
        task=Name(
            "Such im Wald den Skalden, dem das Mundstück der Flöte gehört.",
            "Find the skald in the forest to whom the flute's mouthpiece belongs.",
        ),
        tale=Name(
            "Er ist so weit vom Meer fortgezogen, wie er konnte, und hört es trotzdem jede Nacht.",
            "He has moved as far from the sea as he could, and hears it every night all the same.",
        ),
        do=[ReadEvent(6, skellige=True)],
    ),
    Quest(
        "q24",
        Name("Knochen für die See", "Bones for the sea"),
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
        Name("Das Gesicht des Krähenweibs", "The crow woman's face"),
        target=Target.MOUNTAIN,
        task=Name(
            "Such im Gebirge das Gesicht, das sie verloren hat, und wasch es mit 1 Trank.",
            "Find the face she lost in the mountains and wash it with 1 potion.",
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
        Name("Zug um Zug", "Hand to hand"),
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
    Quest(
        "q27",
        Name("Der Ring der Fischertochter", "The fisher girl's ring"),
        target=BY_ID["cidaris"],
        task=Name(
            "Such in Cidaris den Matrosen, der den anderen Ring trägt.",
            "Find the sailor in Cidaris who wears the other ring.",
        ),
        tale=Name(
            "Er hat geheiratet, einen Bauch bekommen und den Ring nie abgelegt. „Sie war kein "
            "Mädchen, weißt du“, sagt er leise. Er gibt dir beide Ringe und erzählt dir, wo sie "
            "wohnt.",
            "He has married, grown a belly, and never taken off the ring. “She was no girl, you "
            "know,” he says quietly. He gives you both rings and tells you where she lives.",
        ),
        do=[GainGold(3), HearRumour(Terrain.WATER)],
    ),
    Quest(
        "q28",
        Name("Kopfgeld in Hengfors", "A bounty in Hengfors"),
        target=BY_ID["hengfors"],
        task=Name(
            "Such in Hengfors den Mann, auf den das Kopfgeld steht.",
            "Find the man with the bounty on his head in Hengfors.",
        ),
        tale=Name(
            "Die Wirtin zeigt stumm die Treppe hinauf. Sie hat dem Aushang auf ihrer Tür ein Wort "
            "hinzugefügt.",
            "The landlady points silently up the stairs. She has added a word to the notice on "
            "her door.",
        ),
        do=[ReadEvent(25)],
    ),
)
