### Sätze des Terminals, die nur dieses Spiel sagt.

title = Nebel über Valskyrr
won = Sieg! Das Abenteuer ist gewonnen.
lost = Niederlage. Diesmal hat der Nebel gewonnen.
from-hand = Hand
from-hero-zone = Zone
from-board = Tableau
time = Jede Runde bewegt eine Zeitkarte den Anzeiger nach rechts. Bei ✖ ist das Spiel verloren. Ein überquertes ! stachelt in jeder Heldenzone einen wütenden Gegner auf, ein überquertes + bewegt die Verstärkung.
reinforcement = Zu Beginn einer Runde mit Begegnung rückt der Anzeiger um deren Verstärkungswert vor; das Feld sagt, wie viele Gegner kommen. Auf dem letzten Feld rückt auch die Zeit vor.
focus = Aktionen ziehen Blicke auf sich. In der Verfolgungsphase gehen Gegner zum Helden mit dem höchsten Fokus, der dabei halbiert wird. Ein überquertes + bewegt die Verstärkung, ein überquertes ! stachelt einen wütenden Gegner auf, das Ende führt 7 Felder zurück.
face-down = Verdeckter Ort
    .about = Noch weiß niemand, was dort liegt. Reist hin, oder deckt ihn in der Reisephase für Beute auf.
progress-now = Fortschrittsmarker: { $tokens }
foe-now = Noch { $left } von { $life } Leben
time-number = Zeitzahl { $number }
arriving =
    { $enemies ->
        [0] keine Gegner kommen
        [one] 1 Gegner kommt
       *[other] { $enemies } Gegner kommen
    }
no-encounter = Keine aktive Begegnung.
empty-row = Keine Gegner in der Gegnerreihe.
defence = Kann angegriffen werden: Verteidigung { $physical } körperlich, { $magical } magisch
values =
    { $magical ->
        [0] A{ $physical }k
       *[other]
            { $physical ->
                [0] A{ $magical }m
               *[other] A{ $physical }k+{ $magical }m
            }
    } V{ $defence_physical }k{ $defence_magical }m
defeated = besiegt
focus-short = Fokus
zone-short = Zone
piles = Deck { $deck } · Ablage { $discard } · Friedhof { $graveyard }
piles-short = Hand { $hand } Deck { $deck } Abl { $discard } Fried { $graveyard }
tell-where = { $adventure }, Runde { $round }, { $phase }. Die Gruppe ist am Ort „{ $place }“ ({ $threat }). Beute: { $loot }.
tell-tracks =
    { $enemies ->
        [one] Die Zeit steht auf { $time } von { $end }. Die Verstärkung steht auf { $reinforcement } von { $last } und bringt 1 Gegner.
       *[other] Die Zeit steht auf { $time } von { $end }. Die Verstärkung steht auf { $reinforcement } von { $last } und bringt { $enemies } Gegner.
    }
tell-encounter = Begegnung „{ $encounter }“, Fortschritt { $progress }.
tell-row = Gegnerreihe, von links nach rechts: { $foes }
tell-foe =
    { $marks ->
        [none] { $name }: Leben { $left } von { $life }, Angriff { $damage }, Verteidigung { $defence }.
       *[other] { $name }: Leben { $left } von { $life }, Angriff { $damage }, Verteidigung { $defence }, { $marks }.
    }
tell-hero =
    { $marks ->
        [none] { $hero }: Fokus { $focus }, Deck { $deck }, Ablagestapel { $discard }, Friedhof { $graveyard }.
       *[other] { $hero }: Fokus { $focus }, Deck { $deck }, Ablagestapel { $discard }, Friedhof { $graveyard }, { $marks }.
    }
tell-defeated = { $hero } ist besiegt.
tell-foes = Gegner bei { $hero }: { $foes }
tell-places =
    { $hidden ->
        [0] Orte: { $known }.
        [one] Orte: { $known }; 1 liegt verdeckt.
       *[other] Orte: { $known }; { $hidden } liegen verdeckt.
    }

hint-phase-reinforcement = Verstärkung: Solange eine Begegnung aktiv ist, kommen neue Gegner in die Gegnerreihe.
hint-phase-travel = Reise: Die Gruppe darf einen Ort weiterziehen. Ein unsicherer Ort bringt eine Begegnung.
hint-phase-pursuit = Verfolgung: Gegner verlassen die Reihe, der linke zuerst, und gehen zum Helden mit dem höchsten Fokus.
hint-phase-attack = Angriff: Jeder Held hat einen Zug mit 1 Normalen Aktion (▶) und beliebig vielen Schnellen (»).
hint-phase-defence = Verteidigung: Jeder Gegner in einer Heldenzone greift einmal an. Was du nicht verhinderst, begräbt deine Karten.
hint-phase-recovery = Wiederherstellung: Eine abgeschlossene Begegnung bringt Belohnungen; an einem sicheren, leeren Ort ruht ihr aus.
hint-phase-time = Zeit: Eine Zeitkarte bewegt den Zeitanzeiger. Erreicht er das Ende, ist das Spiel verloren.
hint-key-travel = Ihr beginnt an einem sicheren Ort. Geht dorthin, wo ihr bestehen könnt; das Ziel ist der Ort mit ☠.
hint-key-hero = Wer beginnt? Oft der Held, der Gegner von den anderen weglockt.
hint-key-action = Erst Schnelle Aktionen (»), etwa Ausrüstung in die Zone legen; dann die Normale (▶). Am Ende des Zugs ziehst du auf 5 Karten nach.
hint-key-target = Vergleiche deinen Schaden mit der Verteidigung (V): Nur was darüber liegt, verwundet.
hint-key-reflex = Ein Reflex (↩) antwortet auf das, was gerade geschieht. Nichts tun ist in Ordnung: Die Karte bleibt auf der Hand.
hint-key-discard = Abgelegte Karten machen diese Aktion stärker, aber sie fehlen dann auf der Hand.
hint-key-bury = Begrabene Karten kommen auf den Friedhof. Sie sind dein Leben: Ganz ohne Karten ist der Held besiegt.
hint-key-activate = Die Reihenfolge zählt nur für euch: Lasst gefährliche Gegner angreifen, solange ihr Reflexe habt.
hint-key-pursued = Mehrere Helden stehen gleich hoch: Ihr entscheidet, wer den Gegner besser abwehrt. Sein Fokus wird halbiert.
hint-key-rest = Ausruhen kostet hier nichts und bringt Karten zurück.
hint-key-restore = 1 Punkt bringt eine Karte vom Friedhof auf den Ablagestapel oder von dort unter dein Deck.
hint-key-reward = Belohnungen kommen auf die Hand eines Helden, der sie nutzen kann, oder bringen Beute.
hint-key-embedded = Mit dieser Karte nutzt du eine andere Karte deiner Zone in derselben Aktion.
hint-key-choose-effect = Nimm das kleinere Übel.

help-signs =
    ♥3/5 Leben   A3k Angriff körperlich, A2m magisch   V1k0m Verteidigung
    ■ ● ◆ Gegner aus dem blauen, grünen, roten Deck   ☠ Endgegner
    ! wütend   ‼ aufgestachelt   ~ Zustand   ● Marker
    ▶ Normale Aktion   » Schnelle Aktion   ↩ Reflex
    Leisten: ● Anzeiger   + Verstärkung   ! wütende Gegner   ↺ Ende   ✖ verloren   ◔ Zeit rückt vor
    Karte: @ Gruppe   ○ sicher   ▲ gefährlich   ▲▲ überrannt   ? verdeckt   ☠ Ziel   ◇ Marker
