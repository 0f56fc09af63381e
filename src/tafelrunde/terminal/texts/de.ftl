### Was das Terminal sagt: Fragen des Aufbaus, Meldungen, Hinweise, Namen von Feldern und Tasten.

## Aufbau

seat-party = Gruppe
setup-title = { $game }: neues Spiel
setup-start-step = Was möchtest du tun?
setup-continue = Das letzte Spiel fortsetzen
    .about = { $file }
setup-new = Neues Spiel
    .about = Gefragt wird nach: { $questions }
setup-load = Ein gespeichertes Spiel laden
    .about = Wähle aus den gespeicherten Spielen oder nenne eine Datei.
setup-more = Soll sonst noch etwas anders sein als üblich?
setup-seats = Nochmals wählen ändert den Platz.
setup-seat-off = nicht dabei
setup-seat-person = ein Mensch
setup-seat-bot = ein Bot
setup-lots = Auslosen, wer dabei ist
    .about = Das Los entscheidet, wer dabei ist; es bleibt bei so vielen Menschen und Bots, wie gewählt sind.
setup-level = Bots spielen: { $level }
bots-heuristic = nach Faustregeln
    .about = Sie antworten sofort und sehen nur, wie der Tisch gerade steht.
bots-beginner = als Anfänger
    .about = Sie probieren in Gedanken wenige Antworten aus und sehen kaum über den Zug hinaus.
bots-apprentice = als Lehrlinge
    .about = Sie wägen einige Antworten mehr ab und sehen etwas weiter.
bots-strong = stark
    .about = Sie wägen viele Antworten ab, sehen mehrere Züge voraus und denken einen Augenblick nach.
bots-master = meisterhaft
    .about = Sie sehen so weit wie starke, probieren aber viel mehr aus und lassen sich dafür Zeit.
setup-go-on =
    { $seats ->
        [0] Weiter (wähle erst mindestens { $fewest })
        [one] Weiter mit 1 Platz
       *[other] Weiter mit { $seats } Plätzen
    }
setup-next = Weiter
setup-start = Spiel beginnen
setup-keys = ↑ ↓ Eingabe oder Zahl: wählen   Esc: zurück   g: English   q: Ende
setup-keys-many = ↑ ↓ Eingabe oder Zahl (1 0 ist 10): wählen   Esc: zurück   g: English   q: Ende
setup-help = { $title }: tafelrunde play { $game } --FELD WERT --FELD WERT …
setup-help-one = eines davon
setup-help-each = eines für alle oder, durch Kommas getrennt, für jeden Platz eines
setup-help-some = beliebig viele, durch Kommas getrennt
setup-help-list = beliebig viele, durch Kommas getrennt; no-… nimmt eines aus, none alle; üblich: alle
setup-help-flag = yes oder no
setup-help-seats = durch Kommas getrennt; lot lost aus
setup-help-usual = üblich: { $usual }
setup-help-needs = , nur mit { $needs }
setup-help-needs-field = nur mit { $needs }

## Meldungen

won = Sieg!
lost = Niederlage.
won-by =
    { $by ->
        [bot] { NOM($who) } gewinnt das Spiel, von einem Bot gespielt.
       *[person] Sieg für { ACC($who) }!
    }
saved = Gespeichert als { $file }.
loaded = { $file } ist geladen.
undone = Zurückgenommen.
undone-tainted = Zurückgenommen; etwas war schon aufgedeckt.
redone = Wieder gespielt.
bot-would =
    { $labels ->
        [none] Der Bot würde nichts wählen.
       *[other] Der Bot würde { $numbers } wählen: { $labels }
    }
advice-or =
    { $labels ->
        [none] Oder nichts.
       *[other] Oder { $numbers }: { $labels }
    }
advice-thumb = Das rät eine Faustregel.
advice-better = Zu { $sure } % sicher: Danach stehen deine Aussichten bei { $stands } %, { $points } Punkte über jeder anderen Antwort ({ $tries } Versuche).
advice-even = Zu { $sure } % sicher: Danach stehen deine Aussichten bei { $stands } %, so gut wie mit einer anderen Antwort ({ $tries } Versuche).
advice-worse = Zu { $sure } % sicher: Danach stehen deine Aussichten bei { $stands } %, { $points } Punkte unter der besten Antwort ({ $tries } Versuche).
advice-kept = Solange Menschen gegeneinander spielen, gibt es keinen Rat.
hint = Hinweis: { $text }
hints-on = Hinweise für Neulinge sind an.
hints-off = Hinweise für Neulinge sind aus.
ask-every =
    { $cards ->
        [none] { $who } wird in jedem Fenster gefragt.
       *[other] { $who } wird in jedem Fenster gefragt, aber nie für { $cards }.
    }
ask-own =
    { $cards ->
        [none] { $who } wird nur gefragt, wenn der eigene Held verletzt wird, angegriffen wird oder handelt.
       *[other] { $who } wird nur gefragt, wenn der eigene Held verletzt wird, angegriffen wird oder handelt, und nie für { $cards }.
    }
ask-never = { $who } wird nie nach Reflexen gefragt.
choose-some =
    { $least ->
        [0] (Wähle bis zu { $most }, oder nichts.)
       *[other] (Wähle { $least } bis { $most }.)
    }
choose-exactly = (Wähle { $most }.)
only-once = Eine Möglichkeit kann nur einmal gewählt werden.
closed-by = Das geht jetzt nicht: Regel { $rule }.
say-a-number = Nenne eine Zahl von 1 bis { $most }, oder help.
rule-line = Regel { $id } ({ $chapter }): { $text }
nothing-found = Nichts erwähnt { $search }.
review-chances = Aussichten, Platz { $seat }: { $bars }
review-turn = Schritt { $step }: { $prompt } Antwort: { $given }
review-better = Besser wäre gewesen: { $best } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr, Aussichten { $stands } %; { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
})
review-best = Das war die beste Antwort ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vor jeder anderen, Aussichten { $stands } %; { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
})
replay-ok =
    { $steps ->
        [one] 1 Antwort wieder gespielt; das Spiel endet wie gespeichert.
       *[other] { $steps } Antworten wieder gespielt; das Spiel endet wie gespeichert.
    }
scenario-ok = richtig
scenario-wrong = falsch
scenario-words-file = Schlüssel einer Datei
scenario-words-step = Schlüssel eines Schritts
scenario-words-expect = Schlüssel einer Erwartung, neben den Tatsachen
scenario-words-conditions = Bedingungen anstelle eines Werts
scenario-words-setup = Schlüssel des Aufbaus
scenario-words-position = Schlüssel der Stellung, alle auch Tatsachen, außer denen des Zufalls
scenario-words-facts = Weitere Tatsachen
scenario-words-piles = Stapel und was in ihnen liegt; wie viel, steht in sizes
scenario-words-events = Arten von Ereignissen und ihre Werte
scenario-words-questions = Fragen
scenario-words-chance = Die Zahlen des Zufalls, in dieser Reihenfolge
scenario-words-dice = Vorgegebene Würfel werden nacheinander verwendet, durch
form-anything = irgendetwas
form-any-card = jede Karte
form-number = eine ganze Zahl
form-number-bounded = eine ganze Zahl von { $least } bis { $most }
form-flag = true oder false
form-text = Text
form-word = eines von { $words }
form-words-more = { $words } und { $more } mehr
form-list = eine Liste aus: { $of }
form-list-bounded = eine Liste mit { $least } bis { $most } aus: { $of }
form-row = eine Liste mit: { $of }
form-table = eine Tabelle
form-either = { $one }, oder { $other }

## Kampagnen

campaign-none = Es gibt noch keine Kampagne. „tafelrunde play avalon --campaign NAME“ beginnt eine.
campaign-line =
    { $name } ({ $game }): { $evenings ->
        [one] 1 Abend
       *[other] { $evenings } Abende
    }, { $facts }; { $status ->
        [running] der letzte Abend läuft
        [won] gewonnen
        [lost] verloren
       *[between] bereit für den nächsten Abend
    }
campaign-damaged = { $name }: beschädigt ({ $trouble })
campaign-evening =
    Abend { $number } am { $date }: { $players }; { $facts }; { $status ->
        [running] läuft
        [won] gewonnen
        [lost] verloren
       *[between] { $answers ->
            [one] 1 Antwort
           *[other] { $answers } Antworten
        }
    }
campaign-corrected = Weiter lässt sich Abend { $evening } nicht nachspielen: Eine Regel wurde seither berichtigt.
campaign-ask-restart = Abend { $number } von vorn beginnen? Was an ihm geschehen ist, geht verloren.
campaign-restarted = Abend { $number } beginnt von vorn.
campaign-ask-drop = Abend { $number } für immer vergessen?
campaign-dropped = Abend { $number } ist vergessen; die Kampagne steht am Ende des Abends davor.
campaign-exported = { $name } liegt in { $file }.
campaign-goes-on = Der Abend ist gespeichert und geht weiter mit „--campaign "{ $name }"“; „tafelrunde campaign end-evening "{ $name }"“ beendet ihn.
campaign-over = Die Kampagne { $name } ist zu Ende.

## Fehler

error-illegal-move = { $detail }
error-not-your-decision = Jetzt muss jemand anders entscheiden.
error-stale-decision = Diese Entscheidung ist nicht mehr offen.
error-game-is-over = Das Spiel ist zu Ende.
error-undo-refused = Es gibt nichts mehr zurückzunehmen oder wieder zu spielen.
error-unknown-card = Diese Karte gibt es nicht. ({ $detail })
error-unknown-name = Diesen Namen gibt es nicht. ({ $detail })
error-bad-setup = So kann das Spiel nicht beginnen. ({ $detail })
error-damaged-save = Das ist kein gespeichertes Spiel, oder es ist beschädigt. ({ $detail })
error-newer-save = Dieses Spiel wurde von einer neueren Version des Programms gespeichert.
error-no-campaign = Dieses Spiel wird an einem Abend gespielt; es hat keine Kampagnen.
error-no-evening = Diesen Abend gibt es nicht. ({ $detail })
error-evening-goes-on = Ein Abend endet zwischen zwei Aktionen, und erst danach beginnt der nächste. ({ $detail })
error-missing-extra = Dafür fehlen Pakete: pip install 'tafelrunde[lab]'.
error-work-trouble = Die Arbeit lässt sich nicht verteilen: Kein Cluster antwortet, oder alle Prozesse enden, bevor etwas getan ist.
error-bad-query = Die Frage ist kein gültiges SQL, oder sie fragt nach etwas, das es nicht gibt.
error-file-trouble = Die Datei { $file } lässt sich nicht lesen oder schreiben.
error-bad-repair = So lässt sich die Stellung nicht reparieren. ({ $detail })
error-bad-scenario = Das Szenario ist fehlerhaft. ({ $detail })
error-step-limit = Eine Antwort hat mehr Schritte ausgelöst, als eine Regel brauchen kann; der Tisch steht wieder vor der Entscheidung.
error-rule-trouble = Eine Regel ist gescheitert; der Tisch steht wieder vor der letzten Entscheidung. ({ $detail })

## Einfache Zeilen

plain-welcome = { $game }. Antworte mit der Nummer einer Möglichkeit; help nennt alle Befehle.
plain-closed = { $number }. Verschlossen durch Regel { $rule }: { $label }
plain-stuck = Die Bots kommen hier nicht weiter. undo nimmt zurück, save DATEI hebt das Spiel auf, quit geht; eine leere Zeile lässt sie es noch einmal versuchen.
plain-bye = Auf Wiedersehen. Es gab nichts zu speichern.
plain-saved-bye = Auf Wiedersehen. Das Spiel ist gespeichert als { $file }.
plain-help =
    Antworte mit der Nummer einer Möglichkeit, mit mehreren Nummern, wo mehrere wählbar sind, oder mit 0 für keine.
    ? N oder why N: die Karte und die Regel hinter einer Möglichkeit. why: die Regel hinter der Frage.
    table: der ganze Tisch. log: was zuletzt geschah. rule ID: eine Regel nachschlagen.
    undo, redo: zurücknehmen, wieder spielen. hint: was der Bot täte.
    save DATEI, load DATEI: ein Spiel aufheben, ein anderes öffnen. Gespeichert wird ohnehin nach jeder Antwort.
    ask every, ask own, ask never: wo du nach Reflexen gefragt wirst. ask KARTE: nie für diese Karte, oder wieder.
    hints off, hints on: Hinweise für Neulinge. lang: Deutsch oder Englisch. quit: gehen.

## Der Bildschirm

panel-map = Orte
panel-encounter = Begegnung
panel-log = Was geschah
panel-row = Gegnerreihe
panel-detail = Genauer
asks = { $who }: { $question }
watching = Bots spielen. Leertaste: anhalten oder weiter.
paused = Angehalten. Leertaste: weiter.
stuck-keys = Die Bots kommen hier nicht weiter. u nimmt zurück, s speichert, q geht, die Leertaste lässt sie es noch einmal versuchen.
over-keys = Das Spiel ist zu Ende. u nimmt zurück, q geht.
done-choosing = Fertig ({ $chosen } gewählt)
closed-option = jetzt nicht · { $label } · { $rule }
why-not = Warum nicht?
chosen-number = Möglichkeit { $digits }…
too-small = Das Terminal ist zu klein: { $width }×{ $height }; nötig sind mindestens 60×18. [terminal-too-small]
look-title = Was möchtest du ansehen?
log-title = Was geschah
map-title = Orte
load-title = Welches Spiel?
save-title = Speichern als (Eingabe: dieser Name)
ask-title = Wann wird { $who } nach Reflexen gefragt?
ask-choice-every = In jedem Fenster
ask-choice-own = Nur wenn der eigene Held verletzt wird, angegriffen wird oder handelt
ask-choice-never = Nie
ask-choice-card = Nie für { $card }
ask-choice-card-again = Wieder für { $card }
quit-question = Das Spiel verlassen? Es ist gespeichert und kann jederzeit weitergehen.
quit-yes = Verlassen
quit-no = Weiterspielen
rule-title = Regel { $id }
page-rule = Regel { $id }: { $text }
page-keys = ← → benachbarte Regeln   Esc zurück
page-keys-card = r Regel   Esc zurück
keys = ? ansehen  b umsehen  u zurück  r wieder  h Rat  s speichern  l laden  w Fenster  m Karte  v Verlauf  g English  n Hinweise  q Ende  F1 Hilfe
keys-short = ? ansehen  b umsehen  u zurück  h Rat  m Karte  v Verlauf  F1 Hilfe  q Ende
help-title = Tasten
help-body =
    ↑ ↓ Eingabe, Zifferntasten, Maus   eine Möglichkeit wählen; verschlossene sagen warum
    ?          die Karte und die Regel hinter der Möglichkeit
    b          alles auf dem Tisch ansehen; oder einen Namen anklicken
    Tab        Genaueres rollen   Bild auf, Bild ab   Möglichkeiten rollen
    u r        zurücknehmen, wieder spielen
    h          was täte der Bot?
    s l        speichern als, laden; gespeichert wird ohnehin nach jeder Antwort
    w          wo du nach Reflexen gefragt wirst
    m v        Karte der Orte, Verlauf
    g n        Sprache, Hinweise an oder aus
    q          gehen
help-signs = Zeichen
help-close = Esc schließt
load-none = Es gibt noch keine gespeicherten Spiele.
load-hint = Eingabe öffnet das Spiel, Esc geht zurück.

## Hinweise für Neulinge

## Die Karte eines Buches

book-title = Die Karte des Buches
book-total =
    { $verses ->
        [one] 1 Vers, { $german } Wörter auf Deutsch, { $english } auf Englisch.
       *[other] { $verses } Verse, { $german } Wörter auf Deutsch, { $english } auf Englisch.
    }
book-checked =
    { $troubles ->
        [0] Das Buch ist vollständig.
        [one] 1 Sache fehlt oder stimmt nicht.
       *[other] { $troubles } Sachen fehlen oder stimmen nicht.
    }
book-page = Die Karte ist in { $file } gezeichnet.
book-new = neu
book-gone = nicht mehr da
book-text = anders erzählt
book-structure = führt woandershin oder tut etwas anderes
book-sets = setzt { $names }
book-reads = liest { $names }
book-recorded = { $name }: gesetzt in { $setting }; gelesen in { $reading }
book-records = Was festgehalten wird
book-head-name = Name
book-head-setting = Gesetzt in
book-head-reading = Gelesen in

# What an answer would bring about.
foreseen = Wenn du das wählst:
foreseen-unless = (Sofern niemand reagiert.)
foreseen-open = (Den Rest entscheiden Zufall, verdeckte Karten oder jemandes Wahl.)
