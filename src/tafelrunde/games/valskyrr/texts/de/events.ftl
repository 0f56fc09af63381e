### Das Protokoll: ein Satz je Ereignis, Gegenwart, der Name zuerst. Was fehlt, heißt „none“.

phase-reinforcement = Verstärkungsphase
phase-travel = Reisephase
phase-pursuit = Verfolgungsphase
phase-attack = Angriffsphase
phase-defence = Verteidigungsphase
phase-recovery = Wiederherstellungsphase
phase-time = Zeitphase
deck-blue = das blaue Gegnerdeck
deck-green = das grüne Gegnerdeck
deck-red = das rote Gegnerdeck
deck-encounter = das Begegnungsdeck
deck-time = das Zeitdeck
deck-reward = das Belohnungsdeck

## Ablauf

event-round-began = Runde { $round } beginnt.
event-phase-began = Die { $phase } beginnt.
event-turn-began = { $hero } ist am Zug.
event-action-taken =
    { $own ->
        [yes] { $hero } nutzt eine Sonderfähigkeit ({ $kind }).
       *[no] { $hero } nutzt { ACC($card) } ({ $kind }).
    }

## Karten der Helden

event-card-moved =
    { $destination ->
        [hand] { $hero } nimmt { ACC($card) } auf die Hand.
        [deck] { $hero } legt { ACC($card) } auf das Heldendeck.
        [top_of_deck] { $hero } legt { ACC($card) } oben auf das Heldendeck.
        [under_deck] { $hero } legt { ACC($card) } unter das Heldendeck.
        [discard_pile] { $hero } legt { ACC($card) } ab.
        [graveyard] { $hero } begräbt { ACC($card) }.
        [hero_zone] { $hero } legt { ACC($card) } in die Heldenzone.
        [reward_deck] { $hero } legt { ACC($card) } unter das Belohnungsdeck.
        [under_reward_deck] { $hero } legt { ACC($card) } unter das Belohnungsdeck.
        [playing] { $hero } spielt { ACC($card) } aus.
        [attached] { $hero } verliert { ACC($card) } an einen Gegner.
       *[other] { $hero } legt { ACC($card) } beiseite.
    }
event-cards-drawn =
    { $count ->
        [0] { $hero } zieht keine Karte.
        [one] { $hero } zieht 1 Karte: { $cards }.
       *[other] { $hero } zieht { $count } Karten: { $cards }.
    }
event-feat-acquired = { $hero } erwirbt { ACC($card) } für { $loot } Beute.
event-card-restored =
    { $destination ->
        [discard_pile] { $hero } stellt { ACC($card) } wieder her: vom Friedhof auf den Ablagestapel.
       *[deck] { $hero } stellt { ACC($card) } wieder her: vom Ablagestapel unter das Heldendeck.
    }
event-rested = { $hero } ruht sich aus: { $points } Regeneration.
event-damage-prevented =
    { $by ->
        [none] { $hero } verhindert { $points } Schaden.
       *[other] { NOM($by) } { VERB($by, "verhindert", "verhindern") } { $points } Schaden an { $hero }.
    }
event-hero-defeated = { $hero } ist besiegt.

## Leisten und Beute

event-focus-moved =
    { $change ->
        [up] { GEN($hero) } Fokus steigt von { $before } auf { $after }.
        [down] { GEN($hero) } Fokus sinkt von { $before } auf { $after }.
       *[same] { GEN($hero) } Fokus bleibt bei { $after }.
    }
event-time-moved =
    { $change ->
        [up] Der Zeitanzeiger rückt von { $before } auf { $after } vor.
        [down] Der Zeitanzeiger geht von { $before } auf { $after } zurück.
       *[same] Der Zeitanzeiger bleibt auf { $after }.
    }
event-reinforcement-moved =
    { $change ->
        [up] Der Verstärkungsanzeiger rückt von { $before } auf { $after } vor.
        [down] Der Verstärkungsanzeiger geht von { $before } auf { $after } zurück.
       *[same] Der Verstärkungsanzeiger bleibt auf { $after }.
    }
event-symbol-triggered =
    { $symbol ->
        [reinforcement]
            { $hero ->
                [none] Verstärkungssymbol: Der Verstärkungsanzeiger rückt 1 Feld vor.
               *[other] { $hero } löst das Verstärkungssymbol aus.
            }
        [furious]
            { $hero ->
                [none] Symbol für Wütende Gegner: In jeder Heldenzone wird ein wütender Gegner aufgestachelt.
               *[other] { $hero } löst das Symbol für Wütende Gegner aus.
            }
        [time] Zeitbewegungssymbol: Der Zeitanzeiger rückt 1 Feld vor.
       *[other]
            { $hero ->
                [none] Ein Leistensymbol wirkt.
               *[other] { $hero } löst ein Leistensymbol aus.
            }
    }
event-loot-changed =
    { $change ->
        [down] Der Beutevorrat sinkt von { $before } auf { $after }.
       *[up] Der Beutevorrat steigt von { $before } auf { $after }.
    }

## Gegner

event-enemy-appeared =
    { $hero ->
        [none] { NOM($enemy, "ein") } { VERB($enemy, "erscheint", "erscheinen") } in der Gegnerreihe.
       *[other] { NOM($enemy, "ein") } { VERB($enemy, "erscheint", "erscheinen") } in der Heldenzone von { $hero }.
    }
event-enemy-rejected = { NOM($enemy) } { VERB($enemy, "hat", "haben") } kein verlangtes Schlüsselwort und { VERB($enemy, "wird", "werden") } abgelegt.
event-enemy-moved =
    { $hero ->
        [none] { NOM($enemy) } { VERB($enemy, "geht", "gehen") } in die Gegnerreihe.
       *[other] { NOM($enemy) } { VERB($enemy, "geht", "gehen") } in die Heldenzone von { $hero }.
    }
event-enemy-left =
    { $destination ->
        [discard_pile] { NOM($enemy) } { VERB($enemy, "wird", "werden") } abgelegt.
        [under_deck] { NOM($enemy) } { VERB($enemy, "kommt", "kommen") } unter das Gegnerdeck.
       *[other] { NOM($enemy) } { VERB($enemy, "verlässt", "verlassen") } das Spiel.
    }
event-enemy-attacked = { NOM($enemy) } { VERB($enemy, "greift", "greifen") } { $hero } an: { $damage }.
event-enemy-wounded =
    { $vulnerable ->
        [yes] { NOM($enemy) } { VERB($enemy, "erhält", "erhalten") } { count-wounds } durch Verwundbarkeit.
       *[no] { NOM($enemy) } { VERB($enemy, "erhält", "erhalten") } { count-wounds }.
    }
event-enemy-healed = { NOM($enemy) } { VERB($enemy, "heilt", "heilen") } { count-wounds }.
event-enemy-killed =
    { $loot ->
        [0] { NOM($enemy) } { VERB($enemy, "ist", "sind") } getötet.
       *[other] { NOM($enemy) } { VERB($enemy, "ist", "sind") } getötet und { VERB($enemy, "bringt", "bringen") } { $loot } Beute.
    }
event-enemy-enraged = { NOM($enemy) } { VERB($enemy, "wird", "werden") } aufgestachelt.
event-enemy-calmed = { NOM($enemy) } { VERB($enemy, "wird", "werden") } beschwichtigt.
event-ability-triggered = { NOM($enemy) } { VERB($enemy, "löst", "lösen") } „{ $ability }“ aus.
event-ability-ignored = { NOM($enemy) } { VERB($enemy, "verliert", "verlieren") } alle Schwächemarker; „{ $ability }“ gilt als nicht vorhanden.
event-attack-made =
    { $through ->
        [0] { $hero } greift { ACC($target) } an, aber aller Schaden ({ $prevented }) wird verhindert.
       *[other]
            { $prevented ->
                [0] { $hero } fügt { DAT($target) } { $through } Schaden zu.
               *[other] { $hero } fügt { DAT($target) } { $through } Schaden zu ({ $prevented } verhindert).
            }
    }

## Zustände

event-condition-placed = { NOM($on) } { VERB($on, "erhält", "erhalten") } { condition-tokens }.
event-condition-removed = { NOM($on) } { VERB($on, "verliert", "verlieren") } { condition-tokens }.
event-condition-hurt = { NOM($on) } { VERB($on, "nimmt", "nehmen") } { $points } Schaden durch Zustände.

## Orte, Begegnungen, Belohnungen

event-location-revealed = { NOM($location) } { VERB($location, "wird", "werden") } aufgedeckt.
event-party-moved = Die Gruppe erreicht { ACC($location) }.
event-threat-changed =
    { $after ->
        [0] { NOM($location) } { VERB($location, "ist", "sind") } jetzt sicher.
        [1] { NOM($location) } { VERB($location, "ist", "sind") } jetzt gefährlich.
       *[2] { NOM($location) } { VERB($location, "ist", "sind") } jetzt überrannt.
    }
event-encounter-began = Die Begegnung „{ $encounter }“ beginnt.
event-encounter-rejected = Die Begegnung „{ $encounter }“ passt nicht zu diesem Ort und wird abgelegt.
event-encounter-completed = Die Begegnung „{ $encounter }“ ist abgeschlossen.
event-retreated = Die Gruppe zieht sich aus der Begegnung „{ $encounter }“ zurück.
event-progress-changed =
    { $change ->
        [down] Der Fortschritt sinkt von { $before } auf { $after }.
       *[up] Der Fortschritt steigt von { $before } auf { $after }.
    }
event-reward-drawn = { NOM($card) } { VERB($card, "wird", "werden") } als Belohnung gezogen.
event-reward-taken = { $hero } nimmt { ACC($card) } auf die Hand.
event-reward-given-up = { NOM($card) } { VERB($card, "kommt", "kommen") } unter das Belohnungsdeck und { VERB($card, "bringt", "bringen") } { $loot } Beute.
event-deck-shuffled = { $deck } wird gemischt.
event-time-card-drawn = Zeitkarte: { $card } (Zeitwert { $value }).
event-token-turned =
    { $location ->
        [none] Das Lied erreicht den Buchstaben { $letter }.
       *[other] { $location }: Abenteuermarker { $letter } wird abgehandelt.
    }

## Ende

event-game-won = Sieg! Die Endbegegnung ist abgeschlossen.
event-game-lost =
    { $cause ->
        [time] Niederlage: Die Zeit ist abgelaufen.
        [hero] Niederlage: Ein Held ist besiegt.
       *[party] Niederlage: Alle Helden sind besiegt.
    }
