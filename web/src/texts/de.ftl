# Allgemeines
loading = Wird geladen …
close = Schließen
copy = Kopieren
copy-by-hand = Kopiere den Link von Hand aus dem Feld.
link-by-hand = Der Link zum Kopieren von Hand
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
title-chronicle = Chronik
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
new-lots = Auslosen, wer dabei ist
new-drawn = Ausgelost: { $names }.
new-more = Name, Passwort, Schwierigkeit und Tischregeln
new-password = Passwort, falls nicht jeder mit dem Link hereinkommen soll
new-name = Name des Tisches
new-start = Spiel beginnen
new-open = Tisch eröffnen und einladen
new-too-few = { $least ->
    [one] Besetze mindestens einen Platz.
   *[other] Besetze mindestens { $least } Plätze.
}
new-too-many = Höchstens { $most } können mitspielen.
first-title = Zum ersten Mal hier?
first-about = Spiele { $subject } allein. Hinweise führen dich durch die erste Runde.
first-start = Erstes Spiel
your-name = Dein Name
your-name-example = So nennen dich die anderen
game-players = { $least } bis { $most } spielen
setup-none = Ohne: nur das Grundspiel
setup-all = Mit allen
seats-count = Wie viele spielen?
seats-company = Wer spielt die anderen?
company-me = Ich, an diesem Bildschirm
company-open = Freunde mit eigenem Gerät
company-bot = Bots
seats-add = { $hero } nehmen
seats-remove = { $hero } weglassen
seat-for = Wer spielt { $hero }?
seat-choice-me = ich
seat-choice-open = frei
seat-choice-bot = Bot
undo-policy = Zurücknehmen
undo-free = immer, sofort
undo-clean = nur solange nichts aufgedeckt wurde
undo-consent = mit Zustimmung der anderen
undo-never = nie
speaker = Wer für die Gruppe spricht
speaker-anyone = wer will
speaker-host = wer den Tisch eröffnet hat
bots = Bots
bots-usual = wie hier üblich
bots-usual-about = Wie gut sie spielen, legt fest, wer den Server betreibt.
bots-random = nach Zufall
bots-random-about = Sie tun irgendetwas, was die Regeln erlauben.
bots-heuristic = nach Faustregeln
bots-heuristic-about = Sie antworten sofort und sehen nur, wie der Tisch gerade steht.
bots-beginner = Anfänger
bots-beginner-about = Sie probieren in Gedanken wenige Antworten aus und sehen kaum über den Zug hinaus.
bots-apprentice = Lehrlinge
bots-apprentice-about = Sie wägen einige Antworten mehr ab und sehen etwas weiter.
bots-strong = stark
bots-strong-about = Sie wägen viele Antworten ab, sehen mehrere Züge voraus und denken einen Augenblick nach.
bots-master = Meister
bots-master-about = Sie sehen so weit wie starke, probieren aber viel mehr aus und lassen sich dafür Zeit.
join-title = An einen Tisch setzen
join-link = Einladungslink oder Code
join = Los
join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code.
own-title = Deine Tische
own-none = Auf diesem Gerät gibt es noch keine Tische.
own-unnamed = Tisch ohne Namen
own-forget = { $name } vergessen
own-import = Gespeichertes Spiel öffnen

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
disclosed-seed = Der Gastgeber hat den Startwert { $seed } gewählt: Wer ihn kennt, kann alle Karten ausrechnen.
disclosed-file = Dieses Spiel stammt aus einer Datei: Wer sie hat, kann alle Karten nachsehen.
disclosed-fork = Dieses Spiel setzt ein anderes fort, das allen offen stand: Wer dort nachsieht, kennt alle Karten.
disclosed-short = Karten bekannt
seat-mine = dein Platz
seat-open = frei
seat-bot = ein Bot spielt
seat-bot-for = ein Bot spielt für { $name }
seat-here = { $name } ist da
holder-bot = Bot
holder-away = { $name } ist weg
seat-away = { $name } ist abwesend
seat-take = Platz nehmen
seat-to-bot = Bot spielen lassen
seat-free = Platz freigeben
seat-link = Per Link weitergeben
seat-link-about = Der Link für diesen Platz wurde kopiert. Wer ihn öffnet, hat den Platz.
seat-link-asked = Der Link für diesen Platz ist kopiert. Er gilt, sobald alle zustimmen, die es betrifft.
seat-absent = seit { $minutes } min weg; nach { $limit } min muss niemand mehr warten
seat-party = Die Gruppe
seat-of = { $hero } ({ $name })
seat-of-bot = { $hero } (Bot)
spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
invite-title = Einladungslink
invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
invite-locked = Wer diesen Link öffnet und das Passwort kennt, kann einen freien Platz nehmen oder zuschauen.
people-title = Leute
people-watches = schaut zu
people-away = schaut zu, ist gerade nicht da
people-remove = Entfernen …
people-remove-name = { $name } ({ $where }) entfernen …
people-ask = { $name } entfernen?
people-ask-lobby = Der Platz wird wieder frei.
people-ask-running = Ein Bot spielt weiter. Wo Spieler Geheimnisse haben, darf niemand sonst den Platz nehmen.
people-ask-ban = Wer gesperrt ist, kann erst wiederkommen, wenn du es erlaubst, und 24 Stunden lang kommt niemand Neues von derselben Adresse.
people-just-remove = Entfernen
people-ban = Entfernen und sperren
people-keep = Alles lassen, wie es ist
people-removed = { $name } wurde entfernt.
people-banned = { $name } wurde entfernt und gesperrt.
bans-title = Gesperrt
ban-until = niemand Neues von derselben Adresse bis { $when }
ban-lift = Wieder einlassen
ban-lift-name = { $name } wieder einlassen
ban-lifted = { $name } darf wieder kommen.
password-title = Passwort des Tisches
password-open = Keines: Wer den Link hat, kommt herein.
password-locked = Ohne das Passwort kommt niemand Neues herein oder sieht etwas. Wer da ist, braucht es nicht mehr.
password-new = Neues Passwort
password-set = Setzen
password-change = Ändern
password-clear = Kein Passwort
password-done = Der Tisch hat ein neues Passwort.
password-gone = Der Tisch hat kein Passwort mehr.
webhook-title = Bescheid per Webhook
webhook-about = Wer am Zug und nicht da ist, kann Bescheid bekommen: Der Tisch schreibt dann an eine Adresse bei { $hosts }.
webhook-to = Der Tisch schreibt an { $url }, wenn er auf jemanden wartet, der nicht da ist.
webhook-signed = Schlüssel der Unterschrift
webhook-url = Adresse des Webhooks
webhook-set = Setzen
webhook-change = Ändern
webhook-clear = Kein Bescheid
webhook-done = Der Tisch schreibt von nun an dorthin; eine erste Nachricht ist unterwegs.
webhook-gone = Der Tisch schreibt niemandem mehr.
gate-title = Dieser Tisch hat ein Passwort
gate-about = Wer dich eingeladen hat, kennt es. Du brauchst es nur einmal.
gate-password = Passwort
gate-enter = Eintreten
banned-title = An diesen Tisch kannst du nicht kommen
banned-about = Wer den Tisch eröffnet hat, möchte das nicht. An jedem anderen kannst du spielen.
removed-title = Du wurdest von diesem Tisch entfernt
removed-about = Entfernt hat dich, wer den Tisch eröffnet hat.
table-deleted-title = Dieser Tisch wurde gelöscht
table-deleted-about = Gelöscht hat ihn, wer ihn eröffnet hat oder wer den Server betreibt.
table-retired-title = Dieser Tisch wurde gelöscht
table-retired-about = Hier hat lange niemand gespielt.
damaged-save-title = Dieser Tisch ist beschädigt
damaged-save-about = Was von ihm gespeichert war, ist nicht mehr zu lesen. Wer den Server betreibt, hat vielleicht eine Sicherung; andere Tische sind nicht betroffen.
retires-on = Hier hat lange niemand gespielt. Dieser Tisch wird am { $when } gelöscht, wenn bis dahin niemand spielt.
retires-short = Wird gelöscht
delete-table = Diesen Tisch löschen …
delete-ask = Diesen Tisch für immer löschen?
delete-about = Das Spiel, sein Verlauf und alles, was hier gesagt wurde, sind dann weg, für alle. Niemand kann sie zurückholen.
delete-now = Für immer löschen
delete-keep = Tisch behalten
removed-again = Wieder hingehen
handover-copy = Meinen eigenen Link kopieren
handover-about = Für ein anderes deiner Geräte. Wer ihn hat, sitzt auf deinen Plätzen.
watching = du schaust zu

# Der Tisch
board = Spieltisch
board-unshown = Der Tisch lässt sich so, wie er steht, nicht zeigen.
aside = Protokoll und Tischgespräch
tools = Werkzeuge
log = Protokoll
recap = Rückblick
recap-title = Seit deinem letzten Zug
recap-again = Noch einmal ansehen
log-all = Ältere Zeilen zeigen
log-back = Bis hierher zurücknehmen
log-empty = Es ist noch nichts geschehen.
decision = Entscheidung
decision-which = Wer entscheidet zuerst?
decision-fold = Möglichkeiten einklappen
decision-unfold = Möglichkeiten zeigen
options = Möglichkeiten
closed-title = { $count ->
    [one] 1 Möglichkeit ist verschlossen
   *[other] { $count } Möglichkeiten sind verschlossen
}
advice = Was würdest du tun?
advice-title = Das würde der Bot tun
advice-thinking = Der Bot denkt nach …
advice-stop = Nicht mehr warten
advice-close = Rat schließen
advice-take = Nehmen
advice-take-this = Nehmen: { $answer }
advice-mark = Rat des Bots
advice-thumb = So sagt es eine Faustregel.
advice-better = Zu { $sure } % sicher: Danach stehen die Aussichten bei { $stands } %, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser als mit jeder anderen Antwort ({ $tries } Versuche).
advice-even = Zu { $sure } % sicher: Danach stehen die Aussichten bei { $stands } %, so gut wie mit einer anderen Antwort ({ $tries } Versuche).
advice-worse = Zu { $sure } % sicher: Danach stehen die Aussichten bei { $stands } %, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} schlechter als mit der besten Antwort ({ $tries } Versuche).
advice-kept = Solange Menschen gegeneinander spielen, gibt es keinen Rat.
no-advice = In diesem Spiel denkt kein Bot voraus; darum gibt es keinen Rat.
preview-title = Wenn du das wählst
preview-more = und { $lines } weitere
preview-unless = Sofern niemand reagiert.
preview-open = Was folgt, entscheiden Zufall, verdeckte Karten oder jemandes Wahl.
pick-exactly = { $picked } von { $to }
pick-between = { $picked } gewählt, { $from } bis { $to } nötig
pick-confirm = Bestätigen
pick-none = Nichts wählen
pick-clear = Auswahl leeren
pick-place = { $place }.
waiting = Einen Augenblick …
waiting-for = Am Zug: { $who }
lesson = Der erste Zug
lesson-goal = Worum es geht
lesson-begin = Los geht es
lesson-step = { $number } von { $steps }
lesson-leave = Ab hier allein
lesson-over = Gut gemacht
lesson-on = Weiter
story-came = Was daraus wurde
strikes = Was der Angriff ergibt
strike-defence = Verteidigung { $points }
strike-prevented = { $points } verhindert
strike-left =
    { $points ->
        [0] nichts kommt durch
       *[other] { $points } { $points ->
            [one] kommt
           *[other] kommen
        } durch
    }
strike-from = Ein Angriff auf { $target }
strike-of = { $attacker } greift { $target } an

ending = Das Ende
ending-highlights = Worauf es ankam
ending-see = noch einmal ansehen
ending-figures = Wer was tat
ending-again = Noch einmal
ending-harder = Noch einmal, schwerer
ending-table = Den Tisch ansehen
outcome-won = Sieg!
outcome-lost = Niederlage
outcome-over = Das Spiel ist aus
outcome-won-by = Sieg für { $who }!
outcome-lost-by = Niederlage: { $who } siegt
outcome-over-by = { $who } siegt
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
undo-turn = Zug zurück
redo = Wiederholen
history = Verlauf
more = Hilfe und mehr
leave = Tisch verlassen
download-record = Spiel als Datei speichern
report = Problem melden
report-about = Die Meldung ist eine Datei mit der jetzigen Stellung. Schicke sie zusammen mit dem, was du erwartet hast.
consent-title = Jemand bittet um deine Zustimmung
consent-asked = { $steps ->
    [one] { $name } möchte einen Schritt zurücknehmen.
   *[other] { $name } möchte { $steps } Schritte zurücknehmen.
}
consent-yes = Zustimmen
consent-no = Ablehnen
consent-declined = Der Wunsch wurde abgelehnt oder kam zu spät.
consent-withdrawn = Der Wunsch wurde zurückgezogen.
wish-return = { $name } möchte den Tisch auf Schritt { $step } zurückstellen.
wish-repair = { $name } möchte die Stellung reparieren: { $words }.
wish-seat-bot = { $name } möchte für { $hero } einen Bot spielen lassen.
wish-seat-open = { $name } möchte den Platz von { $hero } freigeben.
wish-seat-person = { $name } möchte den Platz von { $hero } übernehmen und sähe, was dort verdeckt ist.
wish-seat-join = { $name } ist neu hier, möchte auf den Platz von { $hero } und sähe, was dort verdeckt ist.
wish-seat-link = { $name } möchte den Platz von { $hero } durch einen Link weitergeben. Wer ihn bekommt, sähe, was dort verdeckt ist.
wish-waiting = Es fehlt noch die Zustimmung von: { $names }.
wish-withdraw = Zurückziehen
wish-granted = Alle haben zugestimmt.
notice-turn = Du bist am Zug

windows-title = Wann ich gefragt werde
windows-about = Manche Karten lassen sich spielen, während etwas geschieht. Hier legst du fest, wo du danach gefragt wirst; überall sonst wird für dich gepasst.
windows-none = In diesem Spiel wird nirgends zwischendurch gefragt.
windows-open = Wann ich danach gefragt werde
ask-every = in jedem Fenster
ask-never = nie
ask-never-for = Nie für { $card }
ask-again-for = Wieder für { $card }
ask-unasked = Nie gefragt wirst du für:
text-title = Die Stellung als Text
text-none = Hier gibt es noch nichts zu lesen.
spoken-option = { $number }: { $label }.

prologue = Wie es beginnt

# Hinweise für Neulinge
hint = Hinweis für Neulinge
hint-next = Weiter
hint-done = Verstanden
hints-off = Keine Hinweise mehr
hints-again = Hinweise von vorn
hints-begin = Die Hinweise beginnen von vorn.
hint-choose = Hier unten wird gefragt. Antworte mit einem Klick, mit der Zifferntaste oder auf dem Tisch selbst: Was du wählen kannst, leuchtet.
hint-look = Zeige auf eine Karte (oder tippe sie einmal an), dann siehst du sie groß mit ihrem ganzen Text.
hint-why = „warum?“ zeigt die Regel hinter der Frage. Auch jede Zeile im Protokoll und jede verschlossene Möglichkeit kennt ihre Regel.
hint-undo = Verklickt? „Zurück“ nimmt den letzten Schritt zurück. Im Protokoll kannst du auch weiter zurückgehen.
hint-log = Das Protokoll erzählt, was geschehen ist. Die Namen darin zeigen ihre Karten.
hint-more = Hier findest du Tasten, Regelbuch und diese Hinweise von vorn. Jetzt kennst du den Tisch: Viel Erfolg.

# Wenn der Gastgeber einen Tisch in Ordnung bringt
trouble-host = Eine Regel ist gescheitert, die letzte Antwort zählt nicht. Antwortet anders, stelle den Tisch zurück oder repariere die Stellung.
trouble-guest = Eine Regel ist gescheitert, die letzte Antwort zählt nicht. Antwortet anders, oder bittet den Gastgeber, den Tisch zurückzustellen oder die Stellung zu reparieren.
trouble-back = Zurückstellen …
replay-return = Den Tisch hierher zurückstellen
repair-open = Stellung reparieren …
repair-title = Stellung reparieren
repair-about = Wurde falsch gespielt, oder geht es nicht weiter? Berühre, was nicht stimmt, eine Karte, einen Helden, einen Ort, und ändere es. Alle lesen jede Änderung im Protokoll, und du kannst den Tisch wieder zurückstellen.
repair-secrets = An diesem Tisch haben die Spieler Geheimnisse: Jeder Reparatur müssen die anderen zustimmen, und Karten lassen sich nur nennen, wo sie offen liegen.
repair-dropped = { $answers ->
    [one] Geändert wird die Stellung bei der letzten freien Wahl; die eine Antwort seitdem verfällt.
   *[other] Geändert wird die Stellung bei der letzten freien Wahl; die { $answers } Antworten seitdem verfallen.
}
repair-find = Oder such es beim Namen
repair-stays = bleibt, wo sie ist
repair-nothing = An { $name } gibt es nichts zu reparieren.
repair-pile = Wohin
repair-top = oberste Karte: { $pile }
repair-table = Am Tisch
repair-yes = ja
repair-no = nein
repair-lines = Änderungen, eine in jeder Zeile
repair-do = Reparieren
repair-done = Die Stellung ist repariert.

# Verbindung
line-online = Verbunden
line-connecting = Verbindung wird aufgebaut …
line-waiting = Verbindung verloren, neuer Versuch …
line-closed = Nicht verbunden
line-denied = Der Server lehnt die Verbindung ab
line-again = Neu verbinden
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
review = Wie die Aussichten standen
review-begin = Partie auswerten
review-running = Ein Meister sieht sich die Partie an …
review-done = Die Auswertung ist da.
review-chart = Aussichten im Lauf der Partie
review-at = Schritt { $step }: { $chances }
review-chance = { $who } { $chance } %
review-turns = Antworten, auf die es ankam
review-given = Antwort: { $answer }.
review-better = Besser wäre gewesen: { $answer } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr, Aussichten { $stands } %; { $tries } Versuche).
review-best = Das war die beste Antwort ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vor jeder anderen, Aussichten { $stands } %; { $tries } Versuche).
review-look = Schritt { $step }
review-try = Von hier ausprobieren
review-calm = Keine einzelne Antwort hat die Partie entschieden.
replay-of = Wiedergabe: { $name }
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed } ×
replay-step = Schritt
replay-at = { $step } von { $last }
replay-next = Danach: { $prompt }
replay-view = Gesehen von
replay-view-public = allen
replay-fork = Von hier weiterspielen
replay-close = Zurück zum Jetzt

# Regelbuch
title-cards = Karten
nav-cards = Karten
cards-title = { $game }: alle Karten
cards-search = In den Karten suchen
cards-search-example = zum Beispiel: Bestie Flamme
cards-kinds = Art der Karte
cards-all = Alle
cards-found = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
cards-none = Auf keiner Karte steht das alles. Versuche es mit weniger Wörtern.
cards-link = Adresse dieser Karte: { $name }
cards-more = Weitere { $count } zeigen

primer-title = In fünf Minuten
rules-reference = Alle Regeln
rules-title = { $game }: Regeln
rules-search = Regeln durchsuchen
rules-search-example = zum Beispiel: Reflex verhindern
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-chapters = Kapitel
rules-games = Spiele

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
settings-pace = Was geschieht, wird erzählt
settings-bots = Was Bots tun, wird erzählt
settings-pace-savour = mit Muße
settings-pace-normal = im üblichen Tempo
settings-pace-fast = schnell
settings-pace-instant = auf einen Schlag
settings-volume = Lautstärke
settings-switches = Schalter
settings-large = Große Schrift
settings-legible = Besonders gut lesbare Schrift
settings-hints = Hinweise für Neulinge
settings-sound = Klänge
settings-background = Klänge auch, wenn diese Seite verdeckt ist
settings-notices = Hinweis des Geräts, wenn ich am Zug bin und diese Seite verdeckt ist
settings-notices-refused = Der Browser erlaubt dieser Seite keine Hinweise.
settings-answers = Alle Möglichkeiten auch als Liste zeigen
settings-confirm = Vor jeder Wahl um Bestätigung bitten
settings-hotkeys = Tasten aus einem Zeichen (das Hilfeblatt nennt sie)
settings-muted = Tischgespräch stumm

# Tasten
help-title = Tasten
help-intro = Alles geht mit Tabulator, Eingabe- und Leertaste. Diese Tasten sind schneller; sie ruhen, während du schreibst, und jede kannst du ändern.
help-characters = Tasten aus einem Zeichen verwenden
help-command = Befehl
help-key = Taste
help-change = Ändern
help-change-of = Taste ändern: { $command }
help-press = Taste drücken …
help-press-about = Drücke die neue Taste. Die Rücktaste nimmt dem Befehl seine Taste, Esc lässt alles, wie es ist.
help-given = { $key }: { $command }
help-none = Ohne Taste: { $command }
help-not-free = „{ $key }“ wird anderswo gebraucht. Nimm eine andere Taste.
help-space = Leertaste
help-conflict = „{ $key }“ gehört schon zu „{ $command }“.
help-swap = Tasten tauschen
help-reset = Alle Tasten wie am Anfang
help-digits = die Möglichkeit mit dieser Nummer wählen (0 für die zehnte)
help-escape = ein Fenster schließen
key-confirm = die Auswahl bestätigen
key-decision = zu den Möglichkeiten
key-board = zum Spieltisch
key-prompt = vorlesen: die Frage und die Möglichkeiten
key-recap = was seit deinem letzten Zug geschehen ist
key-last = vorlesen: die letzten Zeilen des Protokolls
key-position = vorlesen: die Stellung
key-aloud = eine Buchseite vorlesen, oder damit aufhören
key-text = die Stellung als Text zeigen
key-why = warum wird das gefragt?
key-advice = was würde ein Bot tun?
key-undo = einen Schritt zurücknehmen
key-turn = an den Beginn meines Zuges zurück
key-redo = den Schritt wiederholen
key-history = im Spiel zurückblicken
key-windows = wann ich gefragt werde
key-log = Protokoll auf- oder zuklappen
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
credits-licences = Die Lizenzen von allem, was im Client steckt

# Fehler, die der Client selbst benennt
error-no-connection = Der Server ist nicht zu erreichen. Bitte versuche es gleich noch einmal.
error-server-error = Im Server ist etwas schiefgegangen.

## Dinge auf dem Brett

pile = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
thing-picked = Gewählt.
thing-dear = Kostet noch etwas dazu.
thing-can = { $options ->
    [one] Kann gewählt werden.
   *[other] Kann auf { $options } Arten gewählt werden.
}
thing-advised = Rat { $place }.
thing-closed = Jetzt nicht möglich: { $option }
thing-choose = Wählen
thing-close = Schließen
thing-look = Karte ansehen
click-chooses = Klicken wählt.
click-unpicks = Klicken nimmt die Wahl zurück.
click-opens = Klicken: { $options } Möglichkeiten.
click-why = Klicken für Regel { $rule }.

# Kampagnen
campaign-title = Kampagne
campaign-save = Kampagne als Datei speichern
evening-number = { $number }. Abend
evening-who = Wer spielt am nächsten Abend?
evening-about = Dieser Abend wird weggepackt, wie er steht; die Kampagne geht an einem neuen Tisch weiter. Wer bleibt, behält den Platz, wer neu ist, setzt sich dort dazu. Weiterspielen könnt ihr gleich oder in einem Monat.
evening-end = Abend beenden
evening-over = Der Abend ist zu Ende.
evening-follow = Weiter zum nächsten Abend
chronicle-read = Chronik lesen
chronicle-print = Drucken
chronicle-table = Zurück zum Tisch
