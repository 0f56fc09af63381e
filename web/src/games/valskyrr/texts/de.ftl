### Das Spielbrett von Nebel über Valskyrr.

# Arten von Karten, im Plural
valskyrr-kinds-enemy = Gegner
valskyrr-kinds-great-feat = Große Heldentaten
valskyrr-kinds-feat = Heldentaten
valskyrr-kinds-encounter = Begegnungen
valskyrr-kinds-location = Orte
valskyrr-kinds-time = Zeitkarten
valskyrr-kinds-gear = Ausrüstung
valskyrr-kinds-one-time-reward-gear = Einmalige Belohnungen
valskyrr-kinds-reward-gear = Belohnungen
valskyrr-kinds-adventure = Abenteuer
valskyrr-kinds-hero-board = Helden

v-phases = Die Phasen der Runde
v-map = Karte
v-decks = Decks
v-deck = { $deck }
v-discards = { $deck }: Ablagestapel
v-row = Gegner in der Abenteuerzone, von links nach rechts
v-empty-row = Kein Gegner ist in der Abenteuerzone.
v-no-encounter = Hier gibt es keine Begegnung.
v-offered = Gefundene Belohnungen
v-unknown-place = Unbekannter Ort
v-great-feats = Große Heldentaten
v-empty = nichts hier
v-empty-hand = Keine Karten auf der Hand.
v-engaged = Gegner hier
v-engaged-of = Gegner in der Heldenzone von { $hero }
v-own = Du
v-turn = Am Zug
v-acted = war am Zug
v-defeated = Besiegt
v-normal-left = { $count ->
    [one] { $count } normale Aktion
   *[other] { $count } normale Aktionen
}
v-points = { $points } Regeneration
v-seals = { $seals ->
    [one] { $seals } Siegel gebrochen
   *[other] { $seals } Siegel gebrochen
}
v-song = { $song ->
    [one] { $song } Zeile gesungen
   *[other] { $song } Zeilen gesungen
}
v-tokens = { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}
v-fold = Karten einklappen
v-unfold = Karten zeigen ({ $hand } auf der Hand)
v-limit = Heldenzonenbeschränkung { $letter }: höchstens { $number } in einer Heldenzone

## Hinweise für Neulinge

v-hint-phase-reinforcement = Verstärkung: Solange eine Begegnung aktiv ist, kommen neue Gegner in die Abenteuerzone.
v-hint-phase-travel = Reise: Die Gruppe darf einen Ort weiterziehen. Ein unsicherer Ort bringt eine Begegnung.
v-hint-phase-pursuit = Verfolgung: Gegner verlassen die Abenteuerzone, der linke zuerst, und gehen zum Helden mit dem höchsten Fokus.
v-hint-phase-attack = Angriff: Jeder Held hat einen Zug mit einer normalen Aktion und beliebig vielen schnellen.
v-hint-phase-defence = Verteidigung: Jeder Gegner in einer Heldenzone greift einmal an. Was du nicht verhinderst, begräbt deine Karten.
v-hint-phase-recovery = Wiederherstellung: Eine abgeschlossene Begegnung bringt Belohnungen; an einem sicheren, leeren Ort ruht ihr aus.
v-hint-phase-time = Zeit: Eine Zeitkarte bewegt den Zeitanzeiger. Erreicht er den Totenkopf, ist das Spiel verloren.
v-hint-key-travel = Ihr beginnt an einem sicheren Ort. Geht dorthin, wo ihr bestehen könnt; das Ziel ist der Ort mit der Krone.
v-hint-key-hero = Wer beginnt? Oft der Held, der Gegner von den anderen weglockt.
v-hint-key-action = Erst schnelle Aktionen, etwa Ausrüstung in die Heldenzone legen; dann die normale. Am Ende des Zugs ziehst du auf 5 Karten nach.
v-hint-key-target = Vergleiche deinen Schaden mit den Schilden rechts auf dem Gegner: Nur was darüber liegt, verwundet.
v-hint-key-reflex = Ein Reflex antwortet auf das, was gerade geschieht. Nichts tun ist in Ordnung: Die Karte bleibt auf der Hand.
v-hint-key-discard = Abgelegte Karten machen diese Aktion stärker, aber sie fehlen dann auf der Hand.
v-hint-key-bury = Begrabene Karten kommen auf den Friedhof. Sie sind dein Leben: Ganz ohne Karten ist der Held besiegt.
v-hint-key-activate = Die Reihenfolge zählt nur für euch: Lasst gefährliche Gegner angreifen, solange ihr Reflexe habt.
v-hint-key-pursued = Mehrere Helden stehen gleich hoch: Ihr entscheidet, wer den Gegner besser abwehrt. Sein Fokus wird halbiert.
v-hint-key-rest = Ausruhen kostet hier nichts und bringt Karten zurück.
v-hint-key-restore = 1 Punkt bringt eine Karte vom Friedhof auf den Ablagestapel oder von dort unter dein Deck.
v-hint-key-reward = Belohnungen kommen auf die Hand eines Helden, der sie nutzen kann, oder bringen Beute.
v-hint-key-embedded = Mit dieser Karte nutzt du eine andere Karte deiner Zone in derselben Aktion.
v-hint-key-choose-effect = Nimm das kleinere Übel.

## Sätze für Screenreader

v-where = { $adventure }, Runde { $round }, { $phase }. Die Gruppe ist am Ort { $place } ({ $threat }). Beute: { $loot }.

v-card =
    { $name }. { $head }.{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }.
    }{ $tokens ->
        [0] { "" }
        [one] { " " }{ $tokens } Marker darauf.
       *[other] { " " }{ $tokens } Marker darauf.
    }
v-foe =
    { $name }: { $left } von { $life } Lebenspunkten, Angriff { $physical } körperlich und { $magical } magisch, Verteidigung { $guard } körperlich und { $ward } magisch{ $marks ->
        [none] .
       *[other] ; { $marks }.
    }
v-hero =
    { $name }, { $title }{ $state ->
        [defeated] , besiegt
        [active] , am Zug
       *[none] { "" }
    }: Fokus { $focus }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $deck } im Deck, { $discard } auf dem Ablagestapel, { $graveyard } auf dem Friedhof, { $foes ->
        [0] keine Gegner
       *[other] { $foes } Gegner
    } hier.
v-hero-zone = Heldenzone von { $hero }
v-board = Heldentableau von { $hero }. { $text }
v-place =
    { $name }{ $land ->
        [none] { "" }
       *[other] , { $land }
    }, Reihe { $row }, Spalte { $column }{ $threat ->
        [none] , verdeckt
       *[other] , { $threat }
    }{ $final ->
        [yes] , Ort der Endbegegnung
       *[no] { "" }
    }{ $letter ->
        [none] { "" }
        [hidden] , mit verdecktem Marker
       *[other] , mit Marker { $letter }
    }{ $party ->
        [yes] . Die Gruppe ist hier.
       *[no] .
    }
v-encounter =
    Begegnung { $name }: { $needed ->
        [-1] { $progress } Fortschritt.
       *[other] { $progress } von { $needed } Fortschritt.
    } { $text }
v-time = Zeitleiste: Der Anzeiger steht auf Feld { $at } von { $end }{ $next ->
    [-1] .
   *[other] ; das nächste Symbol ist auf Feld { $next }.
}
v-reinforcement = Verstärkungsleiste: Der Anzeiger steht auf Feld { $at } von { $last }, das { $enemies ->
    [0] keine Gegner
   *[other] { $enemies } Gegner
} bringt.
v-focus = Gegnerfokus von { $hero }: { $at } von { $end }; das nächste Symbol ist auf Feld { $next }. Am Ende geht der Anzeiger auf { $back } zurück.

# Werte und Stapel, die der Gastgeber reparieren kann
place-round = Runde
place-loot = Beute
place-time = Zeit
place-reinforcement = Verstärkung
place-progress = Fortschritt
place-encounter-kills = in dieser Begegnung getötete Gegner
place-next-colour = Farbe des nächsten Gegners (0 blau, 1 grün, 2 rot)
place-final-killed = Endgegner getötet
place-scouted = in dieser Phase erkundete Orte
place-seals = Siegel
place-song = Zeilen des Lieds
place-phase = Phase
place-phase-reinforcement = Verstärkung
place-phase-travel = Reise
place-phase-pursuit = Verfolgung
place-phase-attack = Angriff
place-phase-defence = Verteidigung
place-phase-recovery = Wiederherstellung
place-phase-time = Zeit
place-active = Held am Zug
place-party = Ort der Gruppe
place-threat = Bedrohung
place-focus = Gegnerfokus
place-acted = Zug beendet
place-defeated = besiegt
place-normal-left = übrige normale Aktionen
place-placed-progress = hat Fortschritt gelegt
place-points = Regenerationspunkte
place-burn = Brand
place-poison = Gift
place-daze = Benommenheit
place-weakness = Schwäche
place-wounds = Wunden
place-life = Leben
place-enraged = aufgestachelt
place-attacked = hat angegriffen
place-activated = aktiviert
place-exposed = kann angegriffen werden
place-entered = Runde der Ankunft
place-wounded = Runde der letzten Wunde
place-tokens = Fortschrittsmarker
pile-row = Abenteuerzone
pile-foes = Gegner in der Heldenzone
pile-encounter = aktive Begegnung
pile-hand = Hand
pile-discard-pile = Ablagestapel
pile-graveyard = Friedhof
pile-hero-zone = Heldenzone
pile-deck = Deck (oben)
pile-feats = Große Heldentaten
pile-discards-blue = Ablage der blauen Gegner
pile-discards-green = Ablage der grünen Gegner
pile-discards-red = Ablage der roten Gegner
pile-decks-blue = Deck der blauen Gegner (oben)
pile-decks-green = Deck der grünen Gegner (oben)
pile-decks-red = Deck der roten Gegner (oben)
pile-encounters = Begegnungsdeck (oben)
pile-encounter-discards = Ablage der Begegnungen
pile-time-cards = Zeitdeck (oben)
pile-time-discards = Ablage der Zeitkarten
pile-rewards = Belohnungsdeck (oben)
pile-offered = ausliegende Belohnungen
pile-box = Schachtel
v-party = Die Gruppe

v-kind-physical = körperlich
v-kind-magical = magisch
