# Allgemeines
loading = Wird geladen …
close = Schließen
copy = Kopieren
copied = Kopiert.
retry = Noch einmal versuchen
somebody = Jemand
notices = Hinweise
skip-to-content = Zum Inhalt springen
why = warum?
why-not = warum nicht?
why-question = Warum wird das gefragt? Regel zeigen
title-rules = Regelbuch
title-credits = Danksagung
title-missing = Hier ist nichts
title-replay = Wiedergabe
missing-about = Unter dieser Adresse gibt es keine Seite.
missing-home = Zur Startseite
nav-main = Hauptnavigation
nav-rules = Regeln
nav-settings = Einstellungen

# Empfang
lobby-title = Nimm Platz an der Tafel
lobby-intro = Spiele allein, mit anderen vor einem Bildschirm oder mit Freunden an ihren eigenen Geräten. Niemand braucht ein Konto: Ein Link genügt.
new-title = Neuer Tisch
new-game = Spiel
new-adventure = Abenteuer
new-heroes = Helden und wer sie spielt
new-heroes-about = Bis zu { $most } Helden. Mehrere können dir gehören: Spiele sie alle an diesem Bildschirm.
new-more = Name, Schwierigkeit und Tischregeln
new-name = Name des Tisches
new-difficulty = Schwierigkeit
new-hard-board = Schwere Seite des Abenteuertableaus
new-hard-heroes = Schwere Seite der Heldentableaus
new-options = Optionale Regeln
new-start = Spiel beginnen
new-open = Tisch eröffnen und einladen
new-no-hero = Wähle mindestens einen Helden.
new-too-many = Höchstens { $most } Helden können mitspielen.
your-name = Dein Name
your-name-example = So nennen dich die anderen
seat-for = Wer spielt { $hero }?
seat-choice-off = nicht dabei
seat-choice-me = ich
seat-choice-open = frei für jemanden
seat-choice-bot = ein Bot
undo-policy = Zurücknehmen
undo-free = immer, sofort
undo-clean = nur solange nichts aufgedeckt wurde
undo-consent = mit Zustimmung der anderen
undo-never = nie
speaker = Wer für die Gruppe spricht
speaker-anyone = wer will
speaker-host = wer den Tisch eröffnet hat
join-title = An einen Tisch setzen
join-link = Einladungslink oder Code
join = Los
join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code.
own-title = Deine Tische
own-none = Auf diesem Gerät gibt es noch keine Tische.
own-unnamed = Tisch ohne Namen
own-forget = { $name } vergessen
own-import = Gespeichertes Spiel öffnen
option-valskyrr-focus_reset = Fokus fällt auf 0
option-valskyrr-round_up = Fokus aufrunden
option-valskyrr-more_enemies = Mehr Gegner
option-valskyrr-more_time = Mehr Zeit
option-valskyrr-order_discards = Abgelegte Karten ordnen

# Raum
room-title = Tisch
room-missing = Diesen Tisch gibt es nicht
room-missing-about = Kein Tisch hat den Code { $code }. Vielleicht wurde der Link nicht ganz kopiert.
room-start = Das Spiel beginnen
room-start-bots = Auf freien Plätzen spielen zunächst Bots; Leute können sie später übernehmen.
room-waiting-host = Das Spiel beginnt, sobald der Gastgeber es eröffnet.
room-watch = Nur zuschauen
seats-title = Plätze und Einladung
seats-short = Plätze
seat-mine = dein Platz
seat-open = frei
seat-bot = ein Bot spielt
seat-bot-for = ein Bot spielt für { $name }
seat-here = { $name } ist da
seat-away = { $name } ist abwesend
seat-take = Platz nehmen
seat-to-bot = Bot spielen lassen
seat-free = Platz freigeben
seat-link = Per Link weitergeben
seat-link-about = Der Link für diesen Platz wurde kopiert. Wer ihn öffnet, hat den Platz.
seat-party = Die Gruppe
seat-of = { $hero } ({ $name })
seat-of-bot = { $hero } (Bot)
spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
invite-title = Einladungslink
invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
handover-copy = Meinen eigenen Link kopieren
handover-about = Für ein anderes deiner Geräte. Wer ihn hat, sitzt auf deinen Plätzen.
watching = du schaust zu

# Der Tisch
board = Spieltisch
board-missing = Diese Version kann dieses Spiel nicht zeichnen.
aside = Protokoll und Tischgespräch
tools = Werkzeuge
log = Protokoll
log-all = Ältere Zeilen zeigen
log-empty = Es ist noch nichts geschehen.
decision = Entscheidung
decision-which = Welcher Held entscheidet zuerst?
decision-fold = Möglichkeiten einklappen
decision-unfold = Möglichkeiten zeigen
options = Möglichkeiten
closed-title = { $count ->
    [one] 1 Möglichkeit ist verschlossen
   *[other] { $count } Möglichkeiten sind verschlossen
}
pick-exactly = { $picked } von { $to } gewählt
pick-between = { $picked } gewählt, { $from } bis { $to } nötig
pick-confirm = Bestätigen
pick-none = Nichts wählen
pick-clear = Auswahl leeren
pick-place = { $place }.
waiting = Einen Augenblick …
waiting-for = Am Zug: { $who }
outcome-won = Sieg!
outcome-lost = Niederlage
outcome-replay = Zurückblicken
outcome-new = Neuer Tisch
card-show = Karte { $card } zeigen
card-unknown = Diese Karte gibt es nicht.
rule-title = Regel { $rule }
rule-see = Siehe auch:
rule-before = Vorige Regel
rule-after = Nächste Regel
rule-book = Im Regelbuch
rule-unknown = Die Regel { $rule } steht nicht im Katalog.
undo = Zurück
redo = Wiederholen
history = Verlauf
more = Hilfe und mehr
leave = Tisch verlassen
download-record = Spiel als Datei speichern
report = Problem melden
report-about = Die Meldung ist eine Datei mit der jetzigen Stellung. Schicke sie zusammen mit dem, was du erwartet hast.
consent-title = Jemand möchte zurücknehmen
consent-asked = { $steps ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $steps } Schritte zurücknehmen.
}
consent-yes = Zustimmen
consent-no = Ablehnen
consent-declined = Das Zurücknehmen wurde abgelehnt oder kam zu spät.
notice-turn = Du bist am Zug

# Verbindung
line-online = Verbunden
line-connecting = Verbindung wird aufgebaut …
line-waiting = Verbindung verloren, neuer Versuch …
line-closed = Nicht verbunden
line-denied = Der Server lehnt die Verbindung ab
line-now = Sofort

# Tischgespräch
chat = Tischgespräch
chat-lines = Gesagtes
chat-empty = Noch hat niemand etwas gesagt.
chat-muted = Das Tischgespräch ist stumm.
chat-watching = Nimm Platz oder schaue mit Namen zu, um mitzureden.
chat-say = Etwas sagen
chat-send = Abschicken
chat-phrases = Kurze Sätze
chat-mute = Stumm
chat-unmute = Wieder zuhören
chat-unread = ungelesen
phrase-help = Ich brauche Hilfe!
phrase-wait = Einen Moment bitte.
phrase-mine = Überlass das mir.
phrase-thanks = Danke!
phrase-well = Gut gespielt!
phrase-careful = Vorsicht!

# Wiedergabe
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-at = { $step } von { $last }
replay-next = Danach: { $prompt }
replay-view = Gesehen von
replay-view-public = allen
replay-fork = Von hier weiterspielen
replay-close = Zurück zum Jetzt

# Regelbuch
rules-title = { $game }: Regeln
rules-search = Regeln durchsuchen
rules-search-example = zum Beispiel: Reflex verhindern
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-chapters = Kapitel

# Einstellungen
settings-language = Sprache
settings-theme = Erscheinungsbild
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-less = so wenig wie möglich
settings-motion-full = voll
settings-volume = Lautstärke
settings-switches = Schalter
settings-large = Große Schrift
settings-legible = Besonders gut lesbare Schrift
settings-sound = Klänge
settings-notices = Hinweis des Geräts, wenn ich am Zug bin und diese Seite verdeckt ist
settings-notices-refused = Der Browser erlaubt dieser Seite keine Hinweise.
settings-confirm = Vor jeder Wahl um Bestätigung bitten
settings-hotkeys = Tasten (das Hilfeblatt nennt sie)
settings-muted = Tischgespräch stumm

# Tasten
help-title = Tasten
help-intro = Alles geht mit Tabulator, Eingabe- und Leertaste. Diese Tasten sind schneller; sie ruhen, während du schreibst.
help-off = Die Tasten sind in den Einstellungen ausgeschaltet.
help-digits = die Möglichkeit mit dieser Nummer wählen (0 für die zehnte)
help-escape = ein Fenster schließen
key-confirm = die Auswahl bestätigen
key-decision = zu den Möglichkeiten
key-board = zum Spieltisch
key-prompt = die Frage vorlesen (Bildschirmleser)
key-last = die letzten Zeilen vorlesen (Bildschirmleser)
key-why = warum wird das gefragt?
key-undo = einen Schritt zurücknehmen
key-redo = den Schritt wiederholen
key-history = im Spiel zurückblicken
key-chat = etwas sagen
key-sound = Klänge an oder aus
key-settings = Einstellungen
key-help = diese Hilfe

# Danksagung
credits-intro = Tafelrunde ruht auf der Arbeit anderer. Danke.
credits-icons = Bilder
credits-icons-about = Symbole von game-icons.net unter CC BY 3.0, von uns zugeschnitten und gefärbt. Gezeichnet von:
credits-lucide = Symbole der Bedienung von Lucide unter der ISC-Lizenz.
credits-fonts = Schriften
credits-fonts-about = Alle unter der SIL Open Font License 1.1:
credits-software = Programme
credits-software-about = Der Client ist mit Svelte (MIT), Vite (MIT) und Fluent (Apache 2.0) gemacht.

# Fehler, die der Client selbst benennt
error-no-connection = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
error-server-error = Im Server ist etwas schiefgegangen.
