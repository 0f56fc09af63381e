### Das Brett von Tainted Grail: Der Niedergang Avalons.

# Arten von Karten, im Plural
avalon-kinds-encounter = Begegnungen
avalon-kinds-combat = Kampfkarten
avalon-kinds-diplomacy = Diplomatiekarten
avalon-kinds-location = Orte
avalon-kinds-item = Gegenstände
avalon-kinds-skill = Fertigkeiten
avalon-kinds-event = Ereignisse
avalon-kinds-character-board = Charaktere
avalon-kinds-card = Besonderes

# Der Tisch
a-status = Spielverlauf
a-map = Karte
a-day = Tag { $day }
a-phase-setup = Vor dem ersten Tag
a-phase-dawn = Tagesanbruch
a-phase-daytime = Während des Tages
a-phase-day-end = Ende des Tages
a-burns = { $place }: { $dial ->
    [0] brennt den letzten Tag
   *[other] brennt, Scheibe { $dial }
}
a-menhir-burns = { $dial ->
    [0] der Menhir brennt den letzten Tag
   *[other] der Menhir brennt, Scheibe { $dial }
}
a-no-light = Kein Menhir brennt
a-dark = außerhalb des Lichts
a-here = hier: { $names }
a-covered = die Ortsaktion ruht heute
a-price = { $name }: { $energy } Energie
a-closer = Näher heran
a-farther = Weiter weg

# Charaktere
a-energy = Energie
a-health = Gesundheit
a-fear = Furcht
a-resources = Ressourcen
a-attributes = Attribute
a-belongings = Gegenstände, Geheimnisse und Fertigkeiten
a-flipped = nicht ausgerüstet
a-packed = für diese Begegnung eingepackt
a-passed = fertig für heute
a-state-dying = im Sterben
a-state-insane = dem Wahnsinn nahe
a-state-in-panic = in Panik
a-state-exhausted = erschöpft

# Begegnung
a-chain = Abfolge
a-round = Runde { $round }
a-pool = { $pool } von { $value } Kampfmarkern
a-relation = Das Verhältnis steht auf { $relation }, von −{ $top } bis { $top }
a-stage = Etappe { $stage } von { $stages }
a-threats = Was der Gegner tut
a-now = jetzt
a-opportunity = Gelegenheit
a-connected = verbunden über { $rows }
a-no-cards = Noch liegt keine Karte.
a-hand = Hand: { $name }
a-empty-hand = Keine Karten auf der Hand.
a-take-most = Erst einmal { $cards } nehmen
a-deck = Stapel: { $cards }
a-nothing-printed = Mehr steht nicht darauf.

# Das Buch
a-book = Das Buch der Entdeckungen
a-aloud = Vorlesen
a-quiet = Still
a-journal = Aufzeichnungen
a-quests = Questen
a-goal = Erfüllt, sobald { $goal }
a-tasks = Notizen
a-in-force = Was gilt und läuft
a-falls = sinkt jeden Morgen
a-sheet = Speicherblatt
a-parts = { $marked } von { $parts }

# Hinweise
a-hint-dawn = Tagesanbruch: Menhire brennen herunter, Land außerhalb ihres Lichts verschwindet, Wächter ziehen, und eine Ereigniskarte wird aufgedeckt.
a-hint-daytime = Während des Tages: Aktionen kosten Energie. Klickt auf einen Ort nebenan, um zu reisen, oder auf den eigenen, um ihn zu erkunden. Wenn niemand mehr etwas tun will, passt.
a-hint-day-end = Ende des Tages: Alle ruhen und essen. Ohne Nahrung steht ihr morgen leer auf. Erfahrung kauft Karten und Attribute.
a-hint-combat = Kampf: Legt Karten so an, dass Zeichen an den Kanten zusammentreffen. Leuchtende Reihen wirken. Unter jeder Handkarte steht, was sie jetzt brächte.
a-hint-diplomacy = Diplomatie: Jede Etappe ist gewonnen, wenn das Verhältnis ganz oben steht. Ganz unten ist das Gespräch verloren.
a-hint-reading = Das Buch: Wählt unten. Graue Möglichkeiten sagen, was euch fehlt; später könnt ihr wiederkommen.
