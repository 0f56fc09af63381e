### Das Brett von The Witcher: Die Alte Welt.

# Arten von Karten, im Plural
hexer-kinds-action = Aktionskarten
hexer-kinds-story = Geschichten
hexer-kinds-attack = Angriffe der Monster
hexer-kinds-monster = Monster
hexer-kinds-quest = Quests
hexer-kinds-place = Orte
hexer-kinds-trophy = Trophäen
hexer-kinds-told = Erzähltes
hexer-kinds-mutagen = Mutagene
hexer-kinds-character = Hexer und Magierinnen
hexer-kinds-movement = Bewegungskarten
hexer-kinds-potion = Tränke
hexer-kinds-bomb = Bomben
hexer-kinds-legendary = Legendäre Monster
hexer-kinds-destruction = Zerstörung
hexer-kinds-weakness = Schwächen

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
h-offered = Zur Auswahl
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
    [one] { $tokens } Zerstörungsplättchen
   *[other] { $tokens } Zerstörungsplättchen
}
h-stories-city = Stadtgeschichten ({ $cards })
h-stories-wilderness = Wildnisgeschichten ({ $cards })
h-stories-skellige = Seegeschichten ({ $cards })
h-tabs = Reiter
h-untold = Was diese Karte erzählt, erfährt man erst, wenn sie vorgelesen wird.
h-here = Jetzt hier
h-port = Hafenort
h-home = Hexerschule: { $name }
h-spent = In diesem Kampf schon benutzt.
h-kind-potion = Trank
h-kind-bomb = Bombe
h-kind-mutagen = Mutagen
h-kind-trophy = Trophäe
h-kind-monster = Monster
h-kind-legendary = Legendäres Monster
h-kind-attack = Angriffskarte
h-kind-movement = Bewegungskarte
h-kind-destruction = Zerstörungsplättchen
h-kind-weakness = Schwächeplättchen
h-kind-quest = Quest
h-kind-place = Ort
h-kind-item = Gegenstand oder Begleitung
h-track-trash = Zu entsorgende Karten auf Feld 0 bis 4
h-track-shield = Schutz von { $name } vor dir auf Feld 0 bis 4
h-life-deck = { $life ->
    [one] { $life } Karte in seinem Lebenspunkte-Deck.
   *[other] { $life } Karten in seinem Lebenspunkte-Deck.
}
h-story = Geschichte: { $name }
h-dice = Würfel
h-dice-own = Deine
h-dice-other = Gegenseite
h-die = Würfel: { $pips }
h-gamblers = Lokale Glücksspieler

## Kämpfe

h-fight = Kampf
h-fights = { $name } gegen { $against }
h-combo-of = Kombo: { $name }
h-no-combo = Noch keine Karte gespielt.
h-total = Zusammen:
h-next = Offene Reiter:
h-seen = Im Lebenspunkte-Deck gesehen:
h-protection = Schutz
h-life = Karten übrig in Deck und Hand
h-poison = benutzte Tränke und Bomben, und wie viele verträglich sind
h-hampered = Was in diesem Kampf gilt
h-lowered = In diesem Kampf: { $skills }.
h-wounds = Zu Beginn deiner nächsten Kampfzüge erleidet die Gegenseite zusammen { $damage } Schaden.
h-guard = Schutz { $guard }
h-weaker = nächster Angriff: { $damage } Schaden weniger
h-reward = { $gold } Gold für den Sieg
h-last-attack = Letzte Karte
h-attacks = alle { $cards } offenen Karten
h-bet = { $who } setzt auf { $on }.
h-step-forming = Der Kampf wird vorbereitet.
h-step-begin = Ein Kampfzug beginnt.
h-step-effects = Schritt I: Tränke, Bomben und Fähigkeiten.
h-step-combo = Schritt II: Karten aneinanderreihen; jede muss zu einem Reiter der vorigen passen.

## Spielende

h-result = Ergebnis
h-won = { $name } gewinnt in Runde { $round }{ $legend ->
    [none] .
   *[other] : { $legend } ist besiegt.
}
h-result-player = Wer
h-result-space = Siegleiste
h-result-trophies = Trophäen
h-result-level = Stufe
h-result-cards = Karten
h-result-gold = Gold

## Hinweise für Neulinge

h-hint-phase-setup = Vor dem ersten Zug machen sich alle bereit.
h-hint-phase-moves = Phase I: Spiele eine Karte mit dem Gelände eines Ortes, um dorthin zu reisen. Danach bietet der Ort seine Aktion an.
h-hint-phase-confrontation = Phase II: Wähle eines von dreien – kämpfen, erkunden oder meditieren.
h-hint-phase-refill = Phase III: Lege ab, was du nicht brauchst, ziehe auf 3 Karten nach und kaufe dann eine Karte.
h-hint-key-strong-terrain = Um dagegen zu kämpfen, brauchst du erst ein gutes Deck. Wer es ruhig mag, schickt es weit weg von der eigenen Schule.
h-hint-key-phase-one = Wähle einen Ort auf der Karte oder die Aktion deines Ortes. Was du fürs Reisen ausgibst, fehlt dir im Kampf.
h-hint-key-pay = Zahle mit der Karte, die du im Kampf am wenigsten brauchst; das Gelände muss passen.
h-hint-key-phase-two = Gegen ein Monster von Rang I solltest du etwa fünf gute Karten haben. Sonst erkunde: Geschichten bringen Gold, Quests und Spuren.
h-hint-key-story = Was daraus wird, weißt du nicht, und wer dir vorliest, auch nicht.
h-hint-key-effects = Tränke und Bomben kommen vor der Kombo; wie viele du verträgst, sagt deine Alchemie.
h-hint-key-combo = Sieh auf die farbigen Reiter rechts an der letzten Karte: Eine Karte dieser Farbe darf folgen, und dann zählt der Reiter.
h-hint-key-announce = Du lenkst das Monster eines anderen: Sturm- oder Beißangriff? Nimm, was mehr weh tut.
h-hint-key-refill-discard = Was du behältst, ziehst du nicht neu. Schwache Karten legst du besser ab.
h-hint-key-buy = Die Karte kommt gleich auf deine Hand. Ganz links kostet sie eine Handkarte weniger.
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
        [-1] { " " }Kostet 1 entsorgte Handkarte.
       *[other] { " " }Kostet hier { $cost } Handkarten.
    }{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }.
    }
h-player =
    { $name }{ $turn ->
        [yes] , am Zug
       *[no] { "" }
    }, Ort { $place }: { $skills }; { $gold } Gold, { $kind ->
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
h-has = { $name } hat: { $things }.
h-track = Siegleiste: { $spaces }. { $legend ->
    [none] Wer { $last } erreicht, gewinnt.
   *[other] Wer das Legendäre Monster besiegt, gewinnt: { $legend }.
}
h-dagon = Gefahrenleiste: Dagon steht auf { $space } von { $top }.
h-fighter =
    { $name }: { $kind ->
        [mage] Energie
       *[witcher] Schildwert
    } { $shield }, noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, davon { $hand } auf der Hand{ $protection ->
        [0] { "" }
       *[other] , Schutz { $protection }
    }{ $poison ->
        [0] { "" }
       *[other] , benutzte Tränke und Bomben: { $poison }
    }; { $combo ->
        [none] noch keine Karte gespielt.
       *[other] Kombo aus { $combo }.
    }
h-foe = { $name }{ $rank ->
    [none] { "" }
   *[other] , Rang { $rank }
}: noch { $life ->
    [one] { $life } Lebenskarte.
   *[other] { $life } Lebenskarten.
}
h-offer = { $name } { $cost ->
    [-1] für 1 entsorgte Karte
    [0] umsonst
    [one] für { $cost } Handkarte
   *[other] für { $cost } Handkarten
}
h-den = { $name }, Rang { $rank }, Leben { $life }, { $terrain }, Ort { $place }.
h-monster-at = { $name }, Monster am Ort { $place }.
h-legend-at = { $name }, das Legendäre Monster, am Ort { $place }.
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
h-laid-waste = Zerstörungsplättchen
h-tavern = Taverne geschlossen
h-weakness-at = Schwächeplättchen ({ $terrain })
h-ship = ein Schiff
h-own-rumour = dein Gerücht
h-own-quest = deine Quest

# Werte und Stapel, die der Gastgeber reparieren kann
hexer-place-round = Runde
hexer-place-phase = Phase
hexer-place-active = am Zug
hexer-place-start = Startspieler
hexer-place-tavern = geschlossene Taverne
hexer-place-legendary-place = Ort des Legendären Monsters
hexer-place-monsters-place = Ort des Monsters
hexer-place-monsters-second = Monster vom zweiten Stapel
hexer-place-weakness-on = verdecktes Schwächeplättchen
hexer-place-dagon = Dagon auf der Gefahrenleiste
hexer-place-ships = Schiff
hexer-place-islands = Insel im Spiel
hexer-place-gold = Gold
hexer-place-shield = Schildwert oder Energie
hexer-place-level = Hexerstufe
hexer-place-levels = Stufe
hexer-place-space = Feld der Siegleiste
hexer-place-place = Ort
hexer-place-school = Hexerschule
hexer-place-dagon-trail = Spur von Dagon
hexer-place-moved = hat sich bewegt
hexer-place-fewer = weniger Karten in Phase III
hexer-place-entered = hat diesen Ort betreten
hexer-place-sailed = ist zu einer Insel gefahren
hexer-place-read = hat eine Skellige-Karte gelesen
hexer-place-done = Ortsaktion genutzt
hexer-place-gambled = hat gespielt gegen
hexer-place-trails = Spur
hexer-place-rumours = Gerücht
hexer-place-weaknesses = Schwächeplättchen
hexer-place-turn = Kampfzug (0 Angreifer, 1 Gegenseite)
hexer-place-step = Schritt des Kampfzugs
hexer-place-announced = angekündigter Angriff (-1 keiner, 0 Sturm, 1 Biss, 2 nach dem Aufdecken)
hexer-place-moon-dust = Mondstaub wirkt
hexer-place-weaker = weniger Schaden des nächsten Angriffs
hexer-place-dice = Würfel auf dem Monster
hexer-place-guard = Schutz des Legendären Monsters
hexer-place-poison = genutzte Tränke und Bomben
hexer-place-protection = Schutz
hexer-place-hand-first = Schaden kostet zuerst Handkarten
hexer-place-damage = mehr Schaden der Kombo
hexer-place-draw = mehr Karten in Schritt IV
hexer-place-any-tab = Reiter nehmen jede Farbe
hexer-place-any-bar = Karten mit beliebiger Farbe
hexer-place-echo = erste Karte der Kombo kehrt zurück
hexer-place-ignored = Fähigkeit des Monsters wirkt nicht
hexer-place-lowered = im Kampf verlorene Stufen
hexer-pile-rows = Kartenreihe
hexer-pile-row-discards = Ablage der Kartenreihe
hexer-pile-row-decks = Stapel der Kartenreihe
hexer-pile-potion-deck = Tränke, Stapel
hexer-pile-potion-discards = Tränke, Ablage
hexer-pile-bomb-deck = Bomben, Stapel
hexer-pile-bomb-discards = Bomben, Ablage
hexer-pile-mutagen-deck = Mutagene, Stapel
hexer-pile-attribute-trophies = Attributstrophäen
hexer-pile-city = Stadtkarten, Stapel
hexer-pile-city-discards = Stadtkarten, Ablage
hexer-pile-wilderness = Wildniskarten, Stapel
hexer-pile-wilderness-discards = Wildniskarten, Ablage
hexer-pile-skellige = Skellige-Karten, Stapel
hexer-pile-skellige-discards = Skellige-Karten, Ablage
hexer-pile-events = Ereigniskarten
hexer-pile-second-stack = zweiter Monsterstapel
hexer-pile-attack-deck = Angriffskarten, Stapel
hexer-pile-attack-aside = Angriffskarten, beiseitegelegt
hexer-pile-legend-deck = Angriffskarten des Legendären Monsters
hexer-pile-movement-deck = Bewegungskarten, Stapel
hexer-pile-movement-discards = Bewegungskarten, Ablage
hexer-pile-destruction-pile = Zerstörungsplättchen, Vorrat
hexer-pile-destruction-on = Zerstörungsplättchen
hexer-pile-dagon-bonuses = Dagons Bonuskarten
hexer-pile-token-discards = Monsterplättchen, Ablage
hexer-pile-tokens = Monsterplättchen, Stapel
hexer-pile-monsters = Monster der Auslage
hexer-pile-out = aus dem Spiel
hexer-pile-life = Lebensstapel des Monsters
hexer-pile-discards = Ablage des Monsters
hexer-pile-hand = Hand
hexer-pile-deck = Deck
hexer-pile-discard-pile = Ablagestapel
hexer-pile-potions = Tränke
hexer-pile-bombs = Bomben
hexer-pile-mutagens = Mutagene
hexer-pile-trophies = Trophäen
hexer-pile-medallions = eigene Medaillons
hexer-pile-items = Gegenstände und Gefährten
hexer-pile-destruction = Zerstörungsplättchen
h-repair-fight = Kampf
h-repair-attacker = Angreifer
h-repair-defender = Verteidiger
h-repair-effects = Schritt I
h-repair-combo = Kombo
h-repair-none = nirgends
h-repair-witcher = Hexer
h-repair-mage = Magier
h-cost =
    { $cost ->
        [-1] Kostet 1 Handkarte, die entsorgt wird.
        [one] Kostet 1 Handkarte.
       *[other] Kostet { $cost } Handkarten.
    }
