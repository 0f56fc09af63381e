### Das Protokoll: jedes Ereignis als ein Satz.

event-round-began = Runde { $round } beginnt.
event-turn-began = { $player } ist am Zug.
event-phase-began = { $player }: { $phase }.
event-game-won = { $player } gewinnt das Spiel.
event-school-chosen = { $player } wählt die Hexerschule { $place }.

event-cards-drawn =
    { $names ->
        [none] { $player } zieht { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }.
       *[other] { $player } zieht { $names }.
    }
event-deck-renewed = { $player } mischt das Deck neu ({ $cards } Karten).
event-card-moved =
    { $destination ->
        [hand] { $player } nimmt { $card } auf die Hand.
        [deck] { $player } legt { $card } ins Deck zurück.
       *[other] { $player } legt { $card } ab.
    }
event-cards-trashed = { $player } entsorgt { $cards }.
event-card-gained = { $player } erhält { $card } { $destination }.
event-row-refilled = Neu in der { $row }: { $cards }.
event-row-card-discarded = { $card } verlässt die { $row }.

event-gold-changed =
    { $change ->
        [up] { $player } hat jetzt { $after } Gold statt { $before }.
       *[down] { $player } hat nur noch { $after } Gold statt { $before }.
    }
event-shield-changed =
    { $change ->
        [up] Schildwert bzw. Energie von { $player } steigt auf { $after }.
       *[down] Schildwert bzw. Energie von { $player } sinkt auf { $after }.
    }
event-attribute-changed =
    { $change ->
        [up] { $player }: { $attribute } steigt auf { $after }.
       *[down] { $player }: { $attribute } sinkt auf { $after }.
    }
event-level-reached = { $player } erreicht Hexerstufe { $level }.
event-alchemy-gained = { $player } erhält { $card }.
event-alchemy-lost = { $player } legt { $card } ungenutzt ab.
event-travelled =
    { $by_ship ->
        [yes] { $player } segelt von { $source } nach { $place }.
       *[no] { $player } reist von { $source } nach { $place }.
    }
event-rumour-heard = { $player } hört ein Gerücht über { $place }.
event-trail-found = { $player } findet eine Spur: { $terrain }.
event-weakness-taken = { $player } findet Schwäche { $numeral } ({ $terrain }).
event-weakness-placed = In { $place } liegt jetzt ein Schwächeplättchen ({ $terrain }).
event-destruction-taken = { $player } nimmt ein Zerstörungsplättchen: { $token }.
event-destruction-placed = { $place } ist verwüstet.
event-legendary-moved = { $monster } zieht von { $source } nach { $place }.
event-movement-card-revealed = Das Legendäre Monster will nach { $main }, sonst nach { $secondary }.
event-trophy-gained = { $player } gewinnt die Trophäe { $card }.
event-victory-advanced = { $player } rückt auf der Siegleiste auf Feld { $after } vor.
event-monster-appeared = { $monster } erscheint in { $place }.
event-tavern-closed = In { $place } ist die Taverne geschlossen.
event-island-found = Eine Insel ist entdeckt: { $place }.
event-dagon-moved = Dagon steht auf Feld { $after } der Gefahrenleiste.
event-dagon-rose = Dagon erhebt sich vor { $player } aus dem Meer.
event-dice-rolled = { $player } würfelt { $dice }.
event-poker-won = { $player } gewinnt den Topf ({ $gold } Gold) mit { $rank } gegen { $loser }.

event-story-read = { $reader } liest { $player } vor: „{ $card }“. { $tale }
event-quest-begun = { $player } nimmt die Quest „{ $quest }“ an; sie führt nach { $place }.
event-quest-done = { $player } erfüllt die Quest „{ $quest }“.

event-fight-began = { $player } kämpft gegen { $against }.
event-bet-made =
    { $on ->
        [none] { $player } wettet nicht.
       *[other] { $player } setzt 1 Gold auf { $on }.
    }
event-bet-won = { $player } gewinnt mit der Wette { $gold } Gold.
event-combat-turn-began = Kampfzug: { $side }.
event-ability-used = { $player } setzt { $card } ein.
event-card-played =
    { $boosted ->
        [yes] { $player } spielt { $card } mit Energie-Boost.
       *[no] { $player } spielt { $card }.
    }
event-combo-resolved =
    { $player } schlägt mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } zu: { $damage } Schaden.
event-attack-revealed = { $monster }: { $attack } mit { $card }.
event-monster-damaged = { $monster } verliert { $cards }; { $left } Karten sind übrig.
event-passive-triggered = Die Passivfähigkeit von { $monster } wirkt.
event-damage-suffered = { $player } erleidet { $damage } Schaden: { $prevented } verhindert, { $shield } am Schild, { $deck } vom Deck, { $hand } von der Hand.
event-fight-ended = Kampf { $player } gegen { $against }: { $result }.
event-life-seen =
    { $names ->
        [none] { $player } sieht { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } des gegnerischen Lebenspunkte-Decks an.
       *[other] { $player } sieht im gegnerischen Lebenspunkte-Deck { $names }.
    }
