"""The adventures (Abenteuer): layout, final encounter and enemy, rewards, story and own rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Adventure, Letter
from tafelrunde.games.valskyrr.terms import Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    At,
    BreakSeal,
    GainLoot,
    MoveReinforcement,
    MoveTime,
    RemoveAnchor,
    SealBroken,
    SilenceSong,
    SingLine,
    TurnAdventureToken,
    When,
)

INTO_THE_WILDS: Final = Adventure(
    "into_the_wilds",
    Name(de="In die Wildnis", en="Into the Wilds", kind="title"),
    number=1,
    layout=["GBWF"],
    final_tile="charred_war_camp",
    final_encounter="ghardhaks_war_camp",
    final_enemy="ghardhak",
    final_enemy_hard="ghardhak_hard",
    one_time_rewards=6,
    story=Name(
        de=(
            "Drei Nächte schon steht hinter den Grenzmarken ein roter Schein im Nebel, und jeden "
            "Morgen kehren weniger Köhler aus den Wäldern heim. Die Ghoren sammeln sich, raunt "
            "man im Gasthaus, um einen Häuptling, den nicht einmal das Feuer behalten wollte. "
            "Ghardhak heißt er, und wo sein Heer rastet, wächst im Frühjahr nichts mehr nach. "
            "Heute hat der Wirt eure Becher gefüllt, ohne nach Münzen zu fragen. Ehe der erste "
            "Schnee die Straße schließt, muss jemand dorthin gehen, wo der Nebel glüht."
        ),
        en=(
            "For three nights now a red glow has hung in the mist beyond the Borderlands, and "
            "each morning fewer charcoal burners come home from the woods. The Ghoren are "
            "gathering, people mutter at the inn, around a chieftain whom not even fire cared to "
            "keep. Ghardhak is his name, and where his host has camped nothing grows back in "
            "spring. Tonight the innkeeper filled your cups and never asked for coin. Before the "
            "first snow closes the road, someone has to walk to where the mist is glowing."
        ),
    ),
)

THE_ABOMINATION: Final = Adventure(
    "the_abomination",
    Name(de="Das Scheusal", en="The Abomination", kind="n"),
    number=2,
    layout=["DFD", "WBW", "BGB"],
    final_tile="desecrated_temple",
    final_encounter="the_abomination_wakes",
    final_enemy="maelgar",
    final_enemy_hard="maelgar_hard",
    one_time_rewards=5,
    story=Name(
        de=(
            "Der Tempel auf dem Hügel hat seit Menschengedenken geschwiegen, doch nun atmet etwas "
            "unter seinem Boden. Abtrünnige Zauberer haben dort ein Ding aus vielen Leibern "
            "genäht und ihm den Namen Maelgar gegeben. Drei Siegel, im Land verborgen, nähren das "
            "Scheusal mit fremder Kraft und halten die Pforten verschlossen. Niemand weiß, wo sie "
            "liegen; man weiß nur, dass das Vieh die Weiden dort meidet. Brecht, was ihr findet, "
            "bevor der Atem zu Schritten wird."
        ),
        en=(
            "The temple on the hill has been silent for longer than anyone remembers, but now "
            "something breathes beneath its floor. Renegade sorcerers have stitched a thing "
            "together from many bodies down there and have given it the name Maelgar. Three "
            "seals, hidden across the land, feed it with stolen strength and hold the gates shut. "
            "Nobody knows where they lie, only that cattle will not graze nearby. Break what you "
            "find, before the breathing turns into footsteps."
        ),
    ),
    letters=[
        Letter("A", Name(de="Siegel des Fleisches", en="Seal of Flesh", kind="n"), [BreakSeal()]),
        Letter("B", Name(de="Siegel des Blutes", en="Seal of Blood", kind="n"), [BreakSeal()]),
        Letter("C", Name(de="Siegel des Atems", en="Seal of Breath", kind="n"), [BreakSeal()]),
        Letter("D", Name(de="Verstecktes Lager", en="Hidden Cache", kind="n"), [GainLoot(2)]),
        Letter(
            "E", Name(de="Spur zum Hinterhalt", en="Ambush Trail", kind="f"), [MoveReinforcement(2)]
        ),
        Letter("F", Name(de="Umweg", en="Detour", kind="m"), [MoveTime(1)]),
    ],
    rules=[When(Trigger.COMPLETED, [TurnAdventureToken()])],
    final_needs=[SealBroken()],
)

SONG_OF_THE_DEAD: Final = Adventure(
    "song_of_the_dead",
    Name(de="Das Lied der Toten", en="Song of the Dead", kind="n"),
    number=3,
    layout=["GBD", "BWD", "WDF"],
    final_tile="hall_of_the_bone_queen",
    final_encounter="throne_of_bones",
    final_enemy="morwyn",
    final_enemy_hard="morwyn_hard",
    one_time_rewards=5,
    story=Name(
        de=(
            "Wer nachts das Fenster öffnet, hört es aus den Ödlanden herüberwehen: ein Lied ohne "
            "Worte, gesungen von Kehlen, die längst Staub sein müssten. Morwyn, die "
            "Knochenkönigin, hält wieder Hof, und jeder Tote, der ein zweites Mal fällt, leiht "
            "ihr seine Stimme. Mit jeder Strophe rücken Nacht und Nebel näher an die Dächer "
            "heran. Nur an den Gräbern selbst lässt sich der Gesang zum Schweigen bringen. "
            "Verstopft euch die Ohren mit Wachs und geht, solange ihr eure eigenen Lieder noch "
            "kennt."
        ),
        en=(
            "Open a window at night and you hear it drift in from the Deadlands: a song without "
            "words, sung by throats that should long be dust. Morwyn, the Bone Queen, holds court "
            "again, and each of the dead that falls a second time lends her its voice. With every "
            "verse night and mist creep closer to the rooftops. Only at the graves themselves can "
            "the singing be silenced. Stop your ears with wax and go, while you still remember "
            "songs of your own."
        ),
    ),
    rules=[
        When(Trigger.ENEMY_KILLED, [SingLine()], colour=Colour.BLUE),
        When(Trigger.COMPLETED, [SilenceSong(2)], only_if=[At(DEADLANDS)]),
    ],
)

THE_MIST_THRONE: Final = Adventure(
    "the_mist_throne",
    Name(de="Der Nebelthron", en="The Mist Throne", kind="m"),
    number=4,
    layout=["..F..", ".DWD.", "BWDWB", ".BGB."],
    final_tile="mist_throne",
    final_encounter="in_the_heart_of_the_mist",
    final_enemy="mist_lord",
    final_enemy_hard="mist_lord_hard",
    one_time_rewards=4,
    story=Name(
        de=(
            "Früher kam der Nebel und ging wieder; in diesem Herbst ist er geblieben. Wo er am "
            "dichtesten steht, sitzt einer auf einem Thron aus grauem Licht und zählt die Tage, "
            "die euch noch bleiben. Drei Anker halten sein Reich am Boden fest: einer unter "
            "Gräbern, einer unter Wurzeln, einer unter zerfallenen Mauern. Tote, Ghoren und "
            "Gesetzlose dienen ihm ohne Unterschied, denn im Nebel sind alle Gesichter gleich. "
            "Findet die Anker, solange ihr die Hand vor euren Augen noch seht."
        ),
        en=(
            "The mist used to come and go; this autumn it has stayed. Where it is thickest "
            "someone sits on a throne of grey light and counts the days you have left. Three "
            "anchors hold his realm to the ground: one under graves, one under roots, one under "
            "fallen walls. The dead, the Ghoren and the lawless serve him alike, for in the mist "
            "all faces are the same. Find the anchors while you can still see your hand before "
            "your eyes."
        ),
    ),
    anchors=[DEADLANDS, WILDLANDS, BORDERLANDS],
    rules=[When(Trigger.COMPLETED, [RemoveAnchor()])],
)

ADVENTURES: Final[tuple[Adventure, ...]] = (
    INTO_THE_WILDS,
    THE_ABOMINATION,
    SONG_OF_THE_DEAD,
    THE_MIST_THRONE,
)
