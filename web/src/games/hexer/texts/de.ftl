### Das Brett von The Witcher: Die Alte Welt.

h-map = Karte
h-status = Spielverlauf
h-phases = Die Phasen eines Zuges
h-round = Runde { $round }
h-market = Kartenreihen
h-display = Monster, Geschichten und Trophäen
h-monsters = Monster
h-player-board = Tableau: { $name }
h-level = Stufe { $level }
h-gold = Gold
h-shield = Schildwert
h-energy = Energie
h-hand = Hand
h-hand-of = Hand: { $name }
h-empty-hand = Keine Karten auf der Hand.
h-trophies = Trophäen
h-skill = { $skill }, Stufe { $level }
h-specialisation = Spezialisierung: { $name }
h-deck = Deck { $cards }
h-deck-of = Deck, ohne Reihenfolge: { $name }
h-discards = Ablage { $cards }
h-discards-of = Ablagestapel: { $name }
h-empty = hier liegt nichts
h-found = Gefunden: { $name }
h-rumour = Gerücht: { $place }
h-trail = Spur: { $terrain }
h-weakness = Schwäche { $numeral }, { $terrain }
h-destruction = { $tokens ->
    [one] { $tokens } Zerstörungsmarker
   *[other] { $tokens } Zerstörungsmarker
}
h-dagon-trail = Dagons Spur
h-stories-city = Stadtgeschichten ({ $cards })
h-stories-wilderness = Wildnisgeschichten ({ $cards })
h-stories-skellige = Seegeschichten ({ $cards })
h-tabs = Kettenlaschen
h-untold = Was diese Karte erzählt, erfährt man erst, wenn sie vorgelesen wird.
h-story = Geschichte: { $name }
h-dice = Würfel
h-dice-own = Deine
h-dice-other = Gegenseite
h-die = Würfel: { $pips }
h-gamblers = Einheimische Spieler

## Kämpfe

h-fight = Kampf
h-fights = { $name } gegen { $against }
h-combo-of = Kombo: { $name }
h-no-combo = Noch keine Karte gespielt.
h-total = Zusammen:
h-seen = Im Lebensdeck gesehen:
h-protection = Schutz
h-life = Karten übrig
h-poison = benutzte Tränke und Bomben
h-hampered = behindert
h-last-attack = Letzte Karte
h-bet = { $who } setzt auf { $on }.
h-step-begin = Ein Kampfzug beginnt.
h-step-effects = Schritt I: Tränke, Bomben und Fähigkeiten.
h-step-combo = Schritt II: Karten aneinanderreihen; jede muss zu einer Kettenlasche der vorigen passen.

## Hinweise für Neulinge

h-hint-phase-setup = Vor dem ersten Zug machen sich alle bereit.
h-hint-phase-moves = Phase I: Spiele eine Karte mit dem Gelände eines Ortes, um dorthin zu reisen. Danach bietet der Ort seine Aktion an.
h-hint-phase-confrontation = Phase II: eines von dreien: kämpfen, erkunden oder meditieren.
h-hint-phase-refill = Phase III: Wirf ab, was du nicht brauchst, zieh auf 3 Karten nach, dann kaufst du eine Karte.
h-hint-key-phase-one = Wähle einen Ort auf der Karte oder die Aktion deines Ortes. Was du fürs Reisen ausgibst, fehlt dir im Kampf.
h-hint-key-pay = Zahle mit der Karte, die du im Kampf am wenigsten brauchst; das Gelände muss passen.
h-hint-key-phase-two = Gegen ein Monster vom Rang I sollten es etwa fünf gute Karten sein. Sonst erkunde: Geschichten bringen Gold, Quests und Spuren.
h-hint-key-story = Was daraus wird, weißt du nicht, und wer dir vorliest, auch nicht.
h-hint-key-effects = Tränke und Bomben kommen vor der Kombo; wie viele du verträgst, sagt deine Alchemie.
h-hint-key-combo = Sieh auf die farbigen Laschen rechts an der letzten Karte: Eine Karte dieser Farbe darf folgen, und dann zählt die Lasche.
h-hint-key-announce = Du lenkst das Monster eines anderen: Ansturm oder Biss? Nimm, was mehr weh tut.
h-hint-key-refill-discard = Was du behältst, ziehst du nicht neu. Schwache Karten legst du besser ab.
h-hint-key-buy = Die Karte kommt gleich auf deine Hand. Ganz links kostet sie eine weniger.
h-hint-key-buy-pay = So viele Handkarten, wie die Karte kostet.
h-hint-key-train = Eine höhere Stufe kostet mehr Gold. Kampf bringt im Kampf mehr Karten, Verteidigung hält dich am Leben.
h-hint-key-bet = Wer auf den Sieger setzt, gewinnt Gold.
h-hint-key-reroll = Wähle die Würfel, die du noch einmal wirfst, oder keinen.
h-hint-key-exhaustion = Eine Trophäe zehrt: Dein Deck wird dünner, und das ist nicht immer schlecht.

## Sätze für Vorleseprogramme

h-where = Runde { $round }, am Zug: { $name }, { $phase }.
h-card =
    { $name }. { $text }.{ $cost ->
        [-2] { "" }
        [-1] { " " }Kostet 1 vernichtete Handkarte.
       *[other] { " " }Kostet hier { $cost }.
    }{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }.
    }
h-player =
    { $name }{ $turn ->
        [yes] , am Zug,
       *[no] { "" }
    } in { $place }: { $skills }; { $gold } Gold, { $kind ->
        [mage] Energie
       *[witcher] Schildwert
    } { $shield }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $deck } im Deck, { $discards } in der Ablage, { $potions ->
        [one] { $potions } Trank
       *[other] { $potions } Tränke
    }, { $trophies ->
        [one] { $trophies } Trophäe
       *[other] { $trophies } Trophäen
    }.
h-track = Siegleiste: { $spaces }. Wer { $last } erreicht, gewinnt.
h-dagon = Gefahrenleiste: Dagon steht auf { $space } von { $top }.
h-fighter =
    { $name }: { $combo ->
        [none] noch keine Karte gespielt
       *[other] Kombo aus { $combo }
    }{ $protection ->
        [0] .
       *[other] , Schutz { $protection }.
    }
h-foe = { $name }, Rang { $rank }: noch { $life ->
    [one] { $life } Lebenskarte.
   *[other] { $life } Lebenskarten.
}
h-offer = { $name } { $cost ->
    [-1] für 1 vernichtete Karte
   *[other] für { $cost }
}
h-den = { $name }, Rang { $rank }, Leben { $life }, { $terrain }, in { $place }.
h-monster-at = { $name }, Monster in { $place }.
h-legend-at = { $name }, das Legendäre Monster, in { $place }.
h-place =
    { $name }, { $terrain }{ $port ->
        [yes] , Hafen
       *[no] { "" }
    }{ $school ->
        [yes] , Hexerschule
       *[no] { "" }
    }. { $action }.{ $here ->
        [none] { "" }
       *[other] { " " }Hier: { $here }.
    }
h-laid-waste = Zerstörungsmarker
h-tavern = geschlossene Schenke
h-weakness-at = Schwächemarker ({ $terrain })
h-ship = ein Schiff
h-own-rumour = dein Gerücht
h-own-quest = deine Quest
