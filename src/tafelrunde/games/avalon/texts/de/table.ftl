### Wie die Felder des Tisches heißen.

term-characters = Charaktere
term-absent = fehlt
term-played = hat mitgespielt
term-chapter = Kapitel
term-day = Tag
term-phase = Tageszeit
term-step = Schritt
term-asked = hat entschieden
term-todo = steht noch an
term-course = im Gange
term-clash = Begegnung
term-map = Karte
term-removed = aus dem Spiel
term-covered = Zeitmarker auf Orten
term-menhirs = Menhire
term-guardians = Wächter
term-left = liegt auf Orten
term-time-dials = Zeitscheiben
term-dials = Zählscheiben
term-encounters = Begegnungsstapel
term-box = Schachtel
term-event-deck = Ereignisstapel
term-event-box = weitere Ereignisse
term-random-events = Zufallsereignisse
term-event-discards = Abgelegte Ereignisse
term-events = Ereignisse in Kraft
term-quests = Aktive Aufträge
term-items = Gegenstandsstapel
term-secrets = Geheimnisse
term-skills = Fertigkeiten
term-out = Aus dem Spiel
term-statuses = Status
term-tasks = Notizen
term-read = Gelesene Verse
term-ended = Ende
term-cause = Grund
term-chapter-start = Beginn des Kapitels
term-tosses = Nächste Würfe
term-board = Charakter
term-colour = Tableau
term-energy = Energie
term-health = Gesundheit
term-fear = Furcht
term-tokens = Attribute
term-resources = Ressourcen
term-place = Ort
term-decks = Stapel
term-upgrades = Verbesserungsstapel
term-available = Verfügbare Karten
term-hand = Hand
term-discard-pile = Ablage
term-equipped = Ausgerüstet
term-flipped = Umgedreht
term-packed = Weggepackt
term-turned = Benutzt
term-dying = Stirbt
term-insane = Wahnsinnig
term-passed = Hat gepasst
term-waits-for = Wartet auf
term-woke-at = Aufgewacht
term-used = Schon benutzt

verse = Vers { $number }

evening-facts =
    Kapitel { $chapter }, Tag { $day }, { $verses ->
        [one] 1 Vers gelesen
       *[other] { $verses } Verse gelesen
    }
