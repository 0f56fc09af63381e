### Das Spielbrett von Nebel über Valskyrr.

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
v-choose = Wählen
v-close = Schließen
v-look = Karte ansehen
v-why-not = Warum nicht?
v-click-chooses = Klicken wählt.
v-click-unpicks = Klicken nimmt die Wahl zurück.
v-click-opens = Klicken: { $options } Möglichkeiten.
v-click-why = Klicken für Regel { $rule }.

## Sätze für Screenreader

v-is-picked = Gewählt.
v-can-choose = { $options ->
    [one] Kann gewählt werden.
   *[other] Kann auf { $options } Arten gewählt werden.
}
v-closed = Jetzt nicht möglich: { $option }
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
    }, { $deck } im Deck, { $discard } im Ablagestapel, { $graveyard } im Friedhof, { $foes ->
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
v-pile = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
v-time = Zeitleiste: Der Anzeiger steht auf Feld { $at } von { $end }{ $next ->
    [-1] .
   *[other] ; das nächste Symbol ist auf Feld { $next }.
}
v-reinforcement = Verstärkungsleiste: Der Anzeiger steht auf Feld { $at } von { $last }, das { $enemies ->
    [0] keine Gegner
   *[other] { $enemies } Gegner
} bringt.
v-focus = Gegnerfokus von { $hero }: { $at } von { $end }; das nächste Symbol ist auf Feld { $next }. Am Ende geht der Anzeiger auf { $back } zurück.
