### Optionen einer Entscheidung, und worum es in der Frage geht.

prompt-points =
    { $points ->
        [one] { $question } (noch 1 Punkt)
       *[other] { $question } (noch { $points } Punkte)
    }
about-attack = { NOM($enemy) } { VERB($enemy, "greift", "greifen") } { $hero } an ({ $damage })
about-damage = { $hero } droht { $damage }
about-wound = Wunde { $number } von { $points }
about-ability = { $enemy }, { $ability }

label-details = { $name } ({ $details })
label-placed = { $name } ({ $place })
label-face-down = unbekannter Ort
label-face-down-card = verdeckte Karte
label-encounter = Die aktive Begegnung: { $name }
label-task = Aufgabe der Begegnung „{ $encounter }“
label-feat = { ACC($name) } für { $loot } Beute erwerben
label-restore-graveyard = { $name } (vom Friedhof auf den Ablagestapel)
label-restore-discard_pile = { $name } (vom Ablagestapel unter das Heldendeck)
label-expose =
    { $cards ->
        [one] 1 Handkarte ablegen, um diesen Gegner angreifen zu können
       *[other] { $cards } Handkarten ablegen, um diesen Gegner angreifen zu können
    }
label-attack = Angriff: { $damage }
label-life = Leben { $left } von { $life }
label-zone-of = Heldenzone von { $hero }
label-focus = Fokus { $focus }
label-enemies =
    { $enemies ->
        [0] keine Gegner
        [one] 1 Gegner
       *[other] { $enemies } Gegner
    }
label-give-up = Für { $loot } Beute unter das Belohnungsdeck legen

label-journey-place = { $name }, { $way }
label-journey-move = Reise { $way }: { $name }
label-journey-long-move = Weite Reise { $way }: { $name }, kostet { $loot } Beute
label-journey-reveal =
    { $loot ->
        [0] Ort { $way } hin aufdecken, kostenlos
       *[other] Ort { $way } hin aufdecken, kostet { $loot } Beute
    }
way-north = nach Norden
way-south = nach Süden
way-west = nach Westen
way-east = nach Osten
way-north-west = nach Nordwesten
way-north-east = nach Nordosten
way-south-west = nach Südwesten
way-south-east = nach Südosten
way-here = am Ort
