### Effekte: ein Satzteil je Wort des Vokabulars, ohne Punkt am Ende.
### $who ist „you“ (du) oder „hero“ ($hero, $hero_acc, $hero_dat); $target ist das Ziel der Aktion.
### `.gain` ist die kurze Form für „Du darfst … ablegen: je …“.

## Effekte von Heldenaktionen

effect-deal =
    { $against ->
        [none] füge { $target_dat } { $damage } zu
       *[other] füge { $target_dat } { $damage } zu, gegen { ACC(WITH($against, "Gegner", "pl"), "") } stattdessen { $damage_against }
    }
effect-bonus = { $parts }
    .gain = { $parts }
bonus-physical = { $signed } körperlicher Schaden
bonus-magical = { $signed } magischer Schaden
bonus-focus = { $signed } Fokus
bonus-reach = { $signed } Reichweite
bonus-targets =
    { $count ->
        [one] { $signed } Ziel
       *[other] { $signed } Ziele
    }
bonus-regeneration = { $signed } Regeneration
bonus-defence_elsewhere = { $count } weniger körperliche Verteidigung für ein Ziel außerhalb deiner Heldenzone
effect-focus =
    { $who ->
        [you]
            { $counted ->
                [yes] erhalte Fokus in Höhe der { $signed }
               *[no] { $signed } Fokus
            }
       *[hero]
            { $counted ->
                [yes] { $hero } erhält Fokus in Höhe der { $signed }
               *[no] { $hero } erhält { $signed } Fokus
            }
    }
    .gain = { $signed } Fokus
effect-halve-focus =
    { $who ->
        [you] halbiere deinen Fokus
       *[hero] { $hero } halbiert den eigenen Fokus
    }
effect-may-discard =
    du darfst { $from_zone_too ->
        [yes]
            { $up_to ->
                [one] { ACC(WITH($having, "Karte", "f", "ander"), "1") }
               *[other] bis zu { $up_to } { ACC(WITH($having, "Karten", "pl", "ander"), "") }
            } von der Hand oder aus deiner Heldenzone
       *[no]
            { $up_to ->
                [one] { ACC(WITH($having, "Karte", "f"), "1") }
               *[other] bis zu { $up_to } { ACC(WITH($having, "Karten", "pl"), "") }
            }
    } ablegen: { $style ->
        [once] { $gain }
        [deeds] für jede davon: { $gain }
       *[amounts] je { $gain }
    }
gain-or-else = entweder { $gain } oder { $other }
effect-prevent = verhindere { $damage }
effect-redirect =
    { $prevent ->
        [0] der Schaden wird stattdessen dir zugefügt
       *[other] der Schaden wird stattdessen dir zugefügt; verhindere { $prevent } davon
    }
effect-regenerate =
    { $who ->
        [you] du erhältst { $points } Regeneration
       *[hero] { $hero } erhält { $points } Regeneration
    }
    .gain = { $points } Regeneration
effect-unbury =
    { $who ->
        [you] lege bis zu { count-cards } von deinem Friedhof auf deinen Ablagestapel
       *[hero] { $hero } legt bis zu { count-cards } vom eigenen Friedhof auf den eigenen Ablagestapel
    }
cleanse-what =
    { $up_to ->
        [0] alle { $conditions }marker
        [one] 1 { $conditions }marker
       *[other] bis zu { $up_to } { $conditions }marker
    }
effect-cleanse =
    { $may ->
        [yes]
            { $who ->
                [you] du darfst { cleanse-what } von deinem Helden entfernen
               *[hero] { $hero } darf { cleanse-what } von sich entfernen
            }
       *[no] entferne { cleanse-what } von { $hero_dat }
    }
effect-afflict = lege { condition-tokens } auf { $on }
    .gain = { condition-tokens } auf { $on }
effect-calm = beschwichtige { $target_acc }
effect-move-enemy =
    { $to ->
        [hero_zone] bewege { $target_acc } in deine Heldenzone
       *[adventure_zone] bewege { $target_acc } in die Abenteuerzone
    }
effect-move-all-enemies = bewege alle Gegner aus deiner Heldenzone in die Abenteuerzone, in einer Reihenfolge deiner Wahl
effect-swap-enemies = vertausche die Plätze von { $target_dat }; ihre Marker behalten sie
effect-put-under-enemy-deck = lege { $target_acc }, aber keinen Endgegner, unter das zugehörige Gegnerdeck
effect-draw =
    { $who ->
        [you] ziehe { count-cards }
       *[hero] { $hero } zieht { count-cards }
    }
discarded =
    { $having ->
        [none] { count-hand-cards }
       *[other]
            { $cards ->
                [one] { ACC(WITH($having, "Karte", "f"), "1") }
               *[other] { $cards } { ACC(WITH($having, "Karten", "pl"), "") }
            }
    }
effect-discard-cards =
    { $who ->
        [you] lege { discarded } ab
       *[hero] { $hero } legt { discarded } ab, { as-far-as-possible }
    }
effect-bury-cards =
    { $who ->
        [you] begrabe { count-cards } von der Hand, vom Ablagestapel oder oben vom Heldendeck
       *[hero] { $hero } begräbt { count-cards } von der Hand, vom Ablagestapel oder oben vom Heldendeck
    }
effect-bury-from-discard-pile =
    { $who ->
        [you] begrabe { count-cards } deiner Wahl von deinem Ablagestapel, { as-far-as-possible }
       *[hero] { $hero } begräbt { count-cards } eigener Wahl vom Ablagestapel, { as-far-as-possible }
    }
effect-place-card =
    { $to ->
        [discard_pile] lege diese Karte ab
        [graveyard] begrabe diese Karte
        [several] lege diese Karte nach deiner Wahl { $places }
       *[other] lege diese Karte { $places }
    }
effect-resolve-action =
    handle 1 { $kinds } { GEN(WITH($of, "Karte", "f"), "ein") } in deiner Heldenzone ab{ $bonus ->
        [none] { "" }
       *[other] ; fügt sie körperlichen Schaden zu: { $bonus }
    }{ $discard_it ->
        [yes] ; lege jene Karte ab
       *[no] { "" }
    }
effect-discard-used-card = lege die Karte ab, deren Aktion du so veränderst
effect-gain-loot = der Beutevorrat erhält { count-loot }
effect-lose-loot = der Beutevorrat verliert { count-loot }, falls möglich
effect-move-time = bewege den Zeitanzeiger { count-fields } { direction }
effect-move-reinforcement =
    { $counted ->
        [yes] bewege den Verstärkungsanzeiger um die { $fields } { direction }
       *[no] bewege den Verstärkungsanzeiger { count-fields } { direction }
    }
effect-recall = lege { ACC(WITH($having, "Karte", "f"), "1") } von deinem Ablagestapel oben auf dein Heldendeck, falls möglich
effect-take-from-top =
    { $look_at ->
        [one] nimm die oberste Karte deines Heldendecks auf die Hand
       *[other] sieh dir die obersten { $look_at } Karten deines Heldendecks an, nimm 1 davon auf die Hand und lege die übrigen in beliebiger Reihenfolge zurück
    }
effect-gain-normal-action = du darfst in diesem Heldenzug 1 weitere Normale Aktion abhandeln
effect-put-progress = lege { count-progress } auf die aktive Begegnung
effect-put-token-from-shadows =
    lege { count-progress } auf die aktive Begegnung, wenn sie einen Abschnitt Fortschritt hat, oder auf eine deiner Karten, auf der Fortschrittsmarker liegen dürfen
effect-replace-reward = ziehe 1 weitere Belohnung, lege eine der beiden unter das Belohnungsdeck und fahre mit der anderen fort
effect-bury-instead = begrabe die Karte stattdessen
effect-spend-token = entferne { count-progress } von dieser Karte

## Effekte von Gegnern, Begegnungen, Orten und Zeitkarten

effect-each-hero = { $do }
effect-each-other-hero = { $do }
effect-lowest-focus-hero = { $do }
effect-choose =
    { $who ->
        [you] wähle eins: { $options }
       *[hero] { $hero } wählt eins: { $options }
    }
effect-may-halve-focus =
    { $who ->
        [you] du darfst deinen Fokus halbieren
       *[hero] { $hero } darf den eigenen Fokus halbieren
    }
effect-may-calm = die Spieler dürfen 1 Gegner im Spiel beschwichtigen
effect-take-damage =
    { $preventable ->
        [yes]
            { $who ->
                [you] du nimmst { $damage }
               *[hero] { $hero } nimmt { $damage }
            }
       *[no]
            { $who ->
                [you] du nimmst { $damage }, der nicht verhindert werden kann
               *[hero] { $hero } nimmt { $damage }, der nicht verhindert werden kann
            }
    }
effect-attack =
    { $may_cancel_by_discarding ->
        [0] dieser Gegner greift sofort an
       *[other] dieser Gegner greift sofort an; der Held darf { $may_cancel_by_discarding ->
            [one] 1 Handkarte
           *[other] { $may_cancel_by_discarding } Handkarten
        } ablegen, um den Angriff abzuwenden
    }
effect-attack-noticed = dieser Gegner greift jeden Helden an, dessen Fokus mindestens { $focus_at_least } beträgt
effect-heal =
    { $wounds ->
        [0] dieser Gegner heilt alle Wunden
       *[other] dieser Gegner heilt { count-wounds }
    }
effect-heal-kin =
    { $elsewhere ->
        [0] { NOM(WITH($having, "Gegner", "m"), "jeder") } in derselben Heldenzone heilt { $wounds_here }
       *[other] { NOM(WITH($having, "Gegner", "m"), "jeder") } in derselben Heldenzone heilt { $wounds_here }, { NOM(WITH($having, "Gegner", "m", "ander"), "jeder") } im Spiel { $wounds_elsewhere }
    }
effect-heal-per-kin = dieser Gegner heilt 1 Wunde für { ACC(WITH($having, "Gegner", "m"), "jeder") } im Spiel (höchstens { $at_most })
effect-enrage-own =
    { $who ->
        [you] stachle 1 wütenden Gegner in deiner Heldenzone auf, falls möglich
       *[hero] { $hero } stachelt 1 wütenden Gegner in der eigenen Heldenzone auf, falls möglich
    }
effect-enrage-other =
    stachle { $furious ->
        [yes] { ACC(WITH($having, "Gegner", "m", "ander wütend"), "1") }
       *[no] { ACC(WITH($having, "Gegner", "m", "ander"), "1") }
    } in derselben Heldenzone auf, falls möglich
effect-enrage-kin = stachle { ACC(WITH($having, "Gegner", "pl"), "alle") } in derselben Heldenzone auf
effect-enrage-self-if-graveyard = liegt auf dem Friedhof des Helden mindestens 1 Karte, wird dieser Gegner aufgestachelt
effect-repeat-ability = handle die Sonderfertigkeit „{ $ability }“ ab, als wäre sie ausgelöst worden
effect-steal-gear =
    hänge 1 Ausrüstung aus der Heldenzone des Helden an diesen Gegner an, falls möglich; sie kehrt auf die Hand zurück, wenn der Gegner das Spiel verlässt
effect-steal-progress =
    lege 1 Fortschrittsmarker von der aktiven Begegnung auf diesen Gegner, falls möglich; er kehrt zurück, wenn der Gegner das Spiel verlässt
effect-reanimate =
    ziehe Gegner vom Gegnerdeck dieser Farbe, bis { NOM(WITH($having, "Gegner", "m"), "ein") } kommt; er kommt in diese Heldenzone, die übrigen werden abgelegt
effect-raise-threat =
    { $times ->
        [one] erhöhe die Bedrohung des aktiven Orts um 1 Stufe
       *[other] erhöhe die Bedrohung des aktiven Orts um { $times } Stufen
    }
effect-raise-neighbour-threat =
    erhöhe die Bedrohung eines aufgedeckten Orts eurer Wahl, der an den aktiven Ort angrenzt, um 1 Stufe, falls möglich
effect-add-starting-enemies =
    { $having ->
        [none]
            { $enemies ->
                [one] ziehe 1 weiteren Startgegner
               *[other] ziehe { $enemies } weitere Startgegner
            }
       *[other]
            { $enemies ->
                [one] ziehe 1 weiteren Startgegner mit dem Schlüsselwort { $having_name }
               *[other] ziehe { $enemies } weitere Startgegner mit dem Schlüsselwort { $having_name }
            }
    }
effect-fetch-enemy =
    nimm { ACC($enemy, "1") } aus dem Gegnerdeck oder vom Ablagestapel, falls möglich, lege die Karte an das rechte Ende der Gegnerreihe und mische das Deck
effect-may-unbury-one =
    { $who ->
        [you] du darfst 1 Karte von deinem Friedhof auf deinen Ablagestapel legen
       *[hero] { $hero } darf 1 Karte vom eigenen Friedhof auf den eigenen Ablagestapel legen
    }
effect-summon-final-enemy =
    sind in dieser Begegnung mindestens { $after_kills } Gegner getötet worden (schwierigere Seite: { $after_kills_hard }), kommt der Endgegner an das rechte Ende der Gegnerreihe
effect-turn-adventure-token = drehe den Abenteuermarker des aktiven Orts um und handle ihn ab
effect-remove-anchor = entferne den offenen Abenteuermarker vom aktiven Ort
effect-sing-line =
    rücke das Lied um 1 von { $letters } Buchstaben vor; ist der letzte erreicht, entferne alle und bewege den Zeitanzeiger 1 Feld nach rechts
effect-silence-song = nimm { $letters } Buchstaben des Lieds zurück
effect-break-seal = ein Siegel des Endgegners bricht
