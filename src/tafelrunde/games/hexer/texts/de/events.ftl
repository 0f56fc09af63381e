### Das Protokoll: jedes Ereignis als ein Satz. Was fehlt, heißt „none“.

event-round-began = Runde { $round } beginnt.
event-turn-began = { NOM($player) } ist am Zug.
event-phase-began = { $player }: { $phase }.
event-game-won = { NOM($player) } gewinnt das Spiel.
event-school-chosen = { NOM($player) } wählt die Hexerschule { $place }.

count-of-cards =
    { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }
event-cards-drawn =
    { $names ->
        [none] { NOM($player) } zieht { count-of-cards }.
       *[other] { NOM($player) } zieht { count-of-cards }: { $names }.
    }
event-deck-renewed = { NOM($player) } mischt das Deck neu ({ count-of-cards }).
event-card-moved =
    { $destination ->
        [hand] { NOM($player) } nimmt { ACC($card) } auf die Hand.
        [deck] { NOM($player) } legt { ACC($card) } ins Deck zurück.
       *[other] { NOM($player) } legt { ACC($card) } ab.
    }
event-cards-trashed =
    { $count ->
        [one] { NOM($player) } entsorgt { ACC($cards) }.
       *[other] { NOM($player) } entsorgt { $count } Karten: { $cards }.
    }
event-card-gained =
    { $destination ->
        [hand] { NOM($player) } nimmt { ACC($card) } neu auf die Hand.
       *[other] { NOM($player) } legt { ACC($card) } neu auf den Ablagestapel.
    }
event-row-refilled = Neu in der { $row }: { $cards }.
event-row-card-discarded = { NOM($card) } { VERB($card, "verlässt", "verlassen") } die { $row }.

event-gold-changed =
    { $change ->
        [up] { NOM($player) } hat jetzt { $after } Gold statt { $before }.
       *[down] { NOM($player) } hat nur noch { $after } Gold statt { $before }.
    }
event-shield-changed =
    { $kind ->
        [mage] Die Energie
       *[witcher] Der Schildwert
    } { GEN($player) } { $change ->
        [up] steigt
       *[down] sinkt
    } auf { $after }.
event-attribute-changed =
    { $change ->
        [up] { $player }: { $attribute } steigt auf Stufe { $after }.
       *[down] { $player }: { $attribute } sinkt auf Stufe { $after }.
    }
event-level-reached = { NOM($player) } erreicht Hexerstufe { $level }.
event-alchemy-gained = { NOM($player) } erhält { ACC($card) }.
event-alchemy-lost = { NOM($player) } legt { ACC($card) } ungenutzt ab.
event-travelled =
    { $by_ship ->
        [yes] { NOM($player) } segelt { VON($source) } { TO($place) }.
       *[no] { NOM($player) } reist { VON($source) } { TO($place) }.
    }
event-rumour-heard = { NOM($player) } hört ein Gerücht über { ACC($place) }.
event-trail-found = { NOM($player) } findet eine Spur: { $terrain }.
event-weakness-taken = { NOM($player) } findet Schwäche { $numeral } ({ $terrain }).
event-weakness-placed = { AT($place) } liegt jetzt ein Schwächeplättchen ({ $terrain }).
event-destruction-taken = { NOM($player) } nimmt ein Zerstörungsplättchen: { $token }.
event-destruction-placed = { NOM($place) } { VERB($place, "ist", "sind") } verwüstet.
event-legendary-moved = { NOM($monster) } { VERB($monster, "zieht", "ziehen") } { VON($source) } { TO($place) }.
event-movement-card-revealed = Das Legendäre Monster will { TO($main) }, sonst { TO($secondary) }.
event-trophy-gained = { NOM($player) } gewinnt die Trophäe „{ $card }“.
event-victory-advanced = { NOM($player) } rückt auf der Siegleiste auf Feld { $after } vor.
event-monster-appeared = { NOM($monster, "ein") } { VERB($monster, "erscheint", "erscheinen") } { AT($place) }.
event-tavern-closed = { AT($place) } ist die Taverne geschlossen.
event-island-found = Eine Insel ist entdeckt: { $place }.
event-dagon-moved = Dagon steht auf Feld { $after } der Gefahrenleiste.
event-dagon-rose = Dagon erhebt sich vor { DAT($player) } aus dem Meer.
event-dice-rolled = { NOM($player) } würfelt { $dice }.
event-poker-won = { NOM($player) } { VERB($player, "gewinnt", "gewinnen") } den Topf ({ $gold } Gold) mit { $rank } gegen { ACC($loser) }.
poker-nothing = einzelnen Würfeln
poker-pair = einem Paar
poker-two-pairs = zwei Paaren
poker-three = einem Drilling
poker-low-straight = einer kleinen Straße
poker-high-straight = einer großen Straße
poker-full-house = einem Full House
poker-four = einem Vierling
poker-five = einem Fünfling

event-story-read = { NOM($reader) } liest { DAT($player) } vor: „{ $card }“. { $tale }
event-quest-begun = { NOM($player) } nimmt die Quest „{ $quest }“ an; sie führt { TO($place) }.
event-quest-done = { NOM($player) } erfüllt die Quest „{ $quest }“. { $tale }

event-fight-began = { NOM($player) } kämpft gegen { ACC($against) }.
event-bet-made =
    { $on ->
        [none] { NOM($player) } wettet nicht.
       *[other] { NOM($player) } setzt 1 Gold auf { ACC($on) }.
    }
event-bet-won = { NOM($player) } gewinnt mit der Wette { $gold } Gold.
event-combat-turn-began = Kampfzug { GEN($side) }.
event-ability-used = { NOM($player) } setzt { ACC($card) } ein.
event-card-played =
    { $boosted ->
        [yes] { NOM($player) } spielt { ACC($card) } mit Energie-Boost.
       *[no] { NOM($player) } spielt { ACC($card) }.
    }
event-combo-resolved = { NOM($player) } schlägt mit { count-of-cards } zu: { $damage } Schaden.
event-attack-revealed =
    { $special ->
        [yes] { NOM($monster) } { VERB($monster, "führt", "führen") } { ACC($card) } aus.
       *[no] { NOM($monster) } { VERB($monster, "führt", "führen") } einen { $attack } aus: { $card }.
    }
cards-left =
    { $left ->
        [0] keine Karte ist übrig
        [one] 1 Karte ist übrig
       *[other] { $left } Karten sind übrig
    }
event-monster-damaged =
    { $count ->
        [one] { NOM($monster) } { VERB($monster, "verliert", "verlieren") } 1 Karte ({ $cards }); { cards-left }.
       *[other] { NOM($monster) } { VERB($monster, "verliert", "verlieren") } { $count } Karten ({ $cards }); { cards-left }.
    }
event-passive-triggered = Die Passivfähigkeit { GEN($monster) } wirkt.
event-damage-suffered =
    { $parts ->
        [none] { NOM($player) } erleidet { $damage } Schaden.
       *[other] { NOM($player) } erleidet { $damage } Schaden: { $parts }.
    }
suffered-prevented = { $number } verhindert
suffered-shield =
    { $kind ->
        [mage] { $number } durch Energie abgefangen
       *[witcher] { $number } vom Schild abgefangen
    }
suffered-deck =
    { $number ->
        [one] 1 Karte vom Deck
       *[other] { $number } Karten vom Deck
    }
suffered-hand =
    { $number ->
        [one] 1 Karte von der Hand
       *[other] { $number } Karten von der Hand
    }
event-fight-ended =
    { $result ->
        [defeated] { NOM($player) } besiegt { ACC($against) }.
        [driven_off] { NOM($player) } vertreibt { ACC($against) }.
        [lost] { NOM($player) } verliert den Kampf gegen { ACC($against) }.
       *[won] { NOM($player) } gewinnt den Kampf gegen { ACC($against) }.
    }
event-life-seen =
    { $names ->
        [none] { NOM($player) } sieht { count-of-cards } des gegnerischen Lebenspunkte-Decks an.
       *[other] { NOM($player) } sieht { count-of-cards } des gegnerischen Lebenspunkte-Decks an: { $names }.
    }
