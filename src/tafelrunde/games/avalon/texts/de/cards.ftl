### Was auf Karten und Tafeln steht: Überschriften vor einem Doppelpunkt, und wann etwas wirkt.

card-kind =
    { $art ->
        [combat] Kampfkarte, { $tray }
       *[other] Diplomatiekarte, { $tray }
    }
card-persistent = Dauerhafte Karte.
card-item =
    { $craftable ->
        [yes] Herstellbarer Gegenstand
       *[no] Gegenstand
    }{ $keyword ->
        [none] { "" }
       *[other] : { $keyword }
    }
card-secret =
    Geheimnis { $number }{ $keyword ->
        [none] { "" }
       *[other] : { $keyword }
    }{ $personal ->
        [yes] , persönlich
       *[no] { "" }
    }
card-skill = Fertigkeit für { $attribute }
card-combat = Kampf ({ $colour }), Schwierigkeit { $difficulty }, Begegnungswert { $value }
card-diplomacy = Diplomatie (blau), Schwierigkeit { $difficulty }
approach =
    { $name ->
        [none] Vorgehensweise { $number }
       *[other] Vorgehensweise { $number }: { $name }
    }
key-blocked = { $row } gesperrt

line-left = Linker Rand
line-right = Rechter Rand
line-attributes = Attribute
line-resources = Ressourcen
line-traits = Eigenschaften
line-row = { $span } Kampfmarker im Pool
line-opportunity = Gelegenheit
line-reward = Belohnung für jeden
line-loot = Beute
line-failure = Fehlschlag
line-avoid = Vermeiden
line-variable =
    { $attribute ->
        [none] Etappe { $stage }, variabler Bonus
       *[other] Etappe { $stage }, variabler Bonus für { $attribute }
    }
line-reaction =
    { $area ->
        [none] Etappe { $stage }, Reaktion
       *[other] Etappe { $stage }, Reaktion im { $area }en Bereich
    }
line-in-force = Solange das Ereignis gilt
line-quest = Queste – sobald { $condition }
line-symbols = Symbole
line-arrows = Wege
line-instant =
    { $once ->
        [yes] Soforteffekt, einmal pro Tag
       *[no] Soforteffekt
    }
line-menhir-done = Beim Aufladen

menhir-charge =
    Menhir aufladen{ $cost ->
        [none] { "" }
       *[other] , je Person { $cost }
    }{ $needs ->
        [none] { "" }
       *[other] , nur wenn { $needs }
    }: Stelle die Scheibe auf { $value } minus die Zahl der Personen{ $most ->
        [none] .
       *[other] , höchstens auf { $most }.
    }
menhir-everybody = Alle Charaktere müssen zur Gruppe gehören.

## Wann eine Fähigkeit wirkt

moment-on-play = beim Auslegen
moment-delayed = verzögert { $delay }
moment-at-attack = beim Angriff oder bei der Reaktion
moment-pay = jederzeit im eigenen Zug
moment-when-discarded = wenn diese Karte abgelegt wird
moment-encounter-begins = zu Beginn der Begegnung
moment-becomes-active = wenn du aktiv wirst
moment-card-laid = wenn du eine Karte auslegst
moment-symbol-activated = für jedes aktivierte Symbol
moment-damaged = wenn du durch einen Angriff Schaden erlitten hast
moment-round-ends = am Ende der Runde
moment-encounter-won = wenn die Begegnung gewonnen ist
moment-fleeing = wenn du fliehst
moment-action = Aktion ({ $energy } Energie)
moment-any-time = jederzeit außerhalb von Begegnungen
moment-event-revealed = wenn ein zufälliges Ereignis aufgedeckt wird
moment-arrival = bei der Ankunft
moment-charging = wenn deine Gruppe einen Menhir auflädt
moment-before-rest = vor der Rast
moment-rest = wenn du bei der Rast gegessen hast
moment-dream = nach einem Traum oder Albtraum
moment-tossed = nach einem Wurf deiner Gruppe
ability-art =
    { $art ->
        [combat] nur im Kampf
       *[other] nur in der Diplomatie
    }
ability-needs = nur wenn { $condition }
ability-may = nach Belieben
once-turn = einmal pro Zug
once-round = einmal pro Runde
once-encounter = einmal pro Begegnung
once-day = einmal pro Tag
