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
       *[no] { $hero } nutzt { $card } ({ $kind }).
    }

## Karten der Helden

event-card-moved =
    { $destination ->
        [hand] { $hero } nimmt { $card } auf die Hand.
        [deck] { $hero } legt { $card } auf das Heldendeck.
        [top_of_deck] { $hero } legt { $card } oben auf das Heldendeck.
        [under_deck] { $hero } legt { $card } unter das Heldendeck.
        [discard_pile] { $hero } legt { $card } ab.
        [graveyard] { $hero } begräbt { $card }.
        [hero_zone] { $hero } legt { $card } in die Heldenzone.
        [reward_deck] { $hero } legt { $card } unter das Belohnungsdeck.
        [under_reward_deck] { $hero } legt { $card } unter das Belohnungsdeck.
        [playing] { $hero } spielt { $card } aus.
        [attached] { $hero } verliert { $card } an einen Gegner.
       *[other] { $hero } legt { $card } beiseite.
    }
event-cards-drawn =
    { $count ->
        [0] { $hero } zieht keine Karte.
        [one] { $hero } zieht 1 Karte: { $cards }.
       *[other] { $hero } zieht { $count } Karten: { $cards }.
    }
event-feat-acquired = { $hero } erwirbt { $card } für { $loot } Beute.
event-card-restored =
    { $destination ->
        [discard_pile] { $hero } stellt { $card } wieder her: vom Friedhof auf den Ablagestapel.
       *[deck] { $hero } stellt { $card } wieder her: vom Ablagestapel unter das Heldendeck.
    }
event-rested = { $hero } ruht sich aus: { $points } Regeneration.
event-damage-prevented =
    { $by ->
        [none] { $hero } verhindert { $points } Schaden.
       *[other] { $by } verhindert { $points } Schaden an { $hero }.
    }
event-hero-defeated = { $hero } ist besiegt.

## Leisten und Beute

event-focus-moved =
    { $change ->
        [up] { $hero }: Fokus steigt von { $before } auf { $after }.
        [down] { $hero }: Fokus sinkt von { $before } auf { $after }.
       *[same] { $hero }: Fokus bleibt bei { $after }.
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
        [none] { $enemy } erscheint in der Gegnerreihe.
       *[other] { $enemy } erscheint in der Heldenzone von { $hero }.
    }
event-enemy-rejected = { $enemy } hat kein verlangtes Schlüsselwort und wird abgelegt.
event-enemy-moved =
    { $hero ->
        [none] { $enemy } geht in die Gegnerreihe.
       *[other] { $enemy } geht in die Heldenzone von { $hero }.
    }
event-enemy-left =
    { $destination ->
        [discard_pile] { $enemy } wird abgelegt.
        [under_deck] { $enemy } kommt unter das Gegnerdeck.
       *[other] { $enemy } verlässt das Spiel.
    }
event-enemy-attacked = { $enemy } greift { $hero } an: { $damage }.
event-enemy-wounded =
    { $vulnerable ->
        [yes] { $enemy } erhält { count-wounds } durch Verwundbarkeit.
       *[no] { $enemy } erhält { count-wounds }.
    }
event-enemy-healed = { $enemy } heilt { count-wounds }.
event-enemy-killed =
    { $loot ->
        [0] { $enemy } ist getötet.
       *[other] { $enemy } ist getötet und bringt { $loot } Beute.
    }
event-enemy-enraged = { $enemy } wird aufgestachelt.
event-enemy-calmed = { $enemy } wird beschwichtigt.
event-ability-triggered = { $enemy } löst { $ability } aus.
event-ability-ignored = { $enemy } verliert alle Schwächemarker; { $ability } gilt als nicht vorhanden.
event-attack-made =
    { $through ->
        [0] { $hero } greift { $target } an, aber aller Schaden ({ $prevented }) wird verhindert.
       *[other]
            { $prevented ->
                [0] { $hero } fügt { $target } { $through } Schaden zu.
               *[other] { $hero } fügt { $target } { $through } Schaden zu ({ $prevented } verhindert).
            }
    }

## Zustände

event-condition-placed = { $on } erhält { condition-tokens }.
event-condition-removed = { $on } verliert { condition-tokens }.
event-condition-hurt = { $on } nimmt { $points } Schaden durch Zustände.

## Orte, Begegnungen, Belohnungen

event-location-revealed = { $location } wird aufgedeckt.
event-party-moved = { $location }: Die Gruppe trifft ein.
event-threat-changed =
    { $after ->
        [0] { $location } ist jetzt sicher.
        [1] { $location } ist jetzt gefährlich.
       *[2] { $location } ist jetzt überrannt.
    }
event-encounter-began = { $encounter }: Die Begegnung beginnt.
event-encounter-rejected = { $encounter } passt nicht zu diesem Ort und wird abgelegt.
event-encounter-completed = { $encounter }: Die Begegnung ist abgeschlossen.
event-retreated = { $encounter }: Die Gruppe zieht sich zurück.
event-progress-changed =
    { $change ->
        [down] Der Fortschritt sinkt von { $before } auf { $after }.
       *[up] Der Fortschritt steigt von { $before } auf { $after }.
    }
event-reward-drawn = { $card } wird als Belohnung gezogen.
event-reward-taken = { $hero } nimmt { $card } auf die Hand.
event-reward-given-up = { $card } kommt unter das Belohnungsdeck und bringt { $loot } Beute.
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
