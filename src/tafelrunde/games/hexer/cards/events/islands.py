"""Event cards (Ereigniskarten): islands of Skellige."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.vocabulary.story import (
    FindIsland,
)

ISLANDS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_hen_inis",
        Name("Hen Inis", "Hen Inis", kind="it", at="auf"),
        number=1,
        tale=Name(
            "Eine Insel aus Schädeln, sagen die Seeleute, und ausnahmsweise übertreiben sie "
            "nicht. Zwischen den Rippen alter Ungeheuer wohnen Leute, die sammeln, was andere "
            "erlegt haben.",
            "An island of skulls, the sailors say, and for once they do not exaggerate. Among the "
            "ribs of ancient monsters live people who collect what others have slain.",
        ),
        do=[FindIsland(BY_ID["hen_inis"])],
        skellige=True,
    ),
    EventCard(
        "event_loc_gwen",
        Name("Loc Gwen", "Loc Gwen", kind="it", at="auf"),
        number=2,
        tale=Name(
            "Ein weißer See mitten im Meer, und auf seinem Grund blinkt es. Es ist wirklich Gold. "
            "Es fragt sich nur, wessen.",
            "A white lake in the midst of the sea, and something glitters on its bed. It really "
            "is gold. The only question is whose.",
        ),
        do=[FindIsland(BY_ID["loc_gwen"])],
        skellige=True,
    ),
    EventCard(
        "event_aenye_ard",
        Name("Aenye Ard", "Aenye Ard", kind="it", at="auf"),
        number=3,
        tale=Name(
            "Der Berg raucht, der Strand ist schwarz, und zwischen den Schlacken wächst alles, "
            "was sonst nirgends wächst. Alchemisten kommen her, um glücklich zu sein. Manche "
            "kommen auch zurück.",
            "The mountain smokes, the beach is black, and among the cinders grows everything that "
            "grows nowhere else. Alchemists come here to be happy. Some of them even come back.",
        ),
        do=[FindIsland(BY_ID["aenye_ard"])],
        skellige=True,
    ),
    EventCard(
        "event_pawen_y_crevan",
        Name("Pawen y Crevan", "Pawen y Crevan", kind="it", at="auf"),
        number=4,
        tale=Name(
            "Wer die Insel betritt, sieht Spuren, und zwar alle: die von heute, die von gestern "
            "und die von Tieren, die hier nie waren. Die Fischer nennen es den Abdruck der Welt.",
            "Whoever sets foot on this island sees tracks, and all of them: today's, yesterday's, "
            "and those of beasts that were never here. The fishermen call it the footprint of the "
            "world.",
        ),
        do=[FindIsland(BY_ID["pawen_y_crevan"])],
        skellige=True,
    ),
    EventCard(
        "event_huandre_heuangi",
        Name("Huandre Heuangi", "Huandre Heuangi", kind="it", at="auf"),
        number=5,
        tale=Name(
            "Hinter den Klippen liegt eine Arena, die kein Mensch gebaut hat. Die Käfige sind "
            "belegt, die Ränge sind leer. Trotzdem hört man Beifall.",
            "Behind the cliffs lies an arena that no human built. The cages are occupied, the "
            "stands are empty. All the same you can hear applause.",
        ),
        do=[FindIsland(BY_ID["huandre_heuangi"])],
        skellige=True,
    ),
)
