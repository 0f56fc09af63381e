### Fragen, Antworten und was ihre Folgen wären.

question-about = { $about }: { $question }

## Der Tag

question-action = Was soll als Nächstes geschehen?
question-meanwhile = Handelt vorher noch jemand, der nicht dabei ist?
question-take-along = Soll der sterbende Charakter mitgenommen werden?
question-inspect = Den Menhir aufladen?
question-join = Willst du mitmachen?
question-admit = Wer macht mit?
question-join-arrival = Willst du dich der Ankunft anschließen?
question-ignore-instant = Den Soforteffekt ignorieren?
question-move-to = Wohin?
question-menhir = Welcher Menhir soll versetzt werden?
question-whom = Wen betrifft es?
question-guardian = Welcher Wächter zuerst?
question-next-guardian = Welcher Wächter zieht als Nächstes?
question-expired-dials = In welcher Reihenfolge laufen die Scheiben ab?
question-status-part = Welcher Teil wird markiert?
question-choice = Was tut ihr?
question-encounter = Welche Begegnung wird abgehandelt?
question-another-event = Soll jemand ein anderes Ereignis aufdecken?
question-use-card = Willst du diese Karte einsetzen?
question-equip = Gleich ausrüsten?
question-equipment = Was rüstest du aus?
question-keep-item = Welchen Gegenstand behältst du?
question-lose-item =
    { $number ->
        [one] Welchen Gegenstand legst du ab?
       *[other] Welche Gegenstände legst du ab?
    }
question-repeat = Soll der Wurf wiederholt werden?
question-may-pay = Willst du zahlen?
question-one-of = Was wählst du?
question-order = Was geschieht zuerst?
question-gift = Was gibst du weiter?
question-receiver = Wer bekommt es?
question-share = Wie viel zahlst du?
question-shares = Wie wird bezahlt?
question-pay-for = Zahlen die anderen mit?
question-payer = Wer zahlt?
question-discard-cards =
    { $number ->
        [one] Welche Handkarte legst du ab?
       *[other] Welche Handkarten legst du ab?
    }
question-discard-item = Welchen Gegenstand legst du ab?

## Der Abend

question-share-food = Gibt jemand vor der Rast etwas weiter?
question-rest = Isst du heute Abend?
question-improve = Was verbesserst du?
question-upgrade = Welche Karte nimmst du?
question-skill = Welche Fertigkeit lernst du?
question-adjust = Willst du diesen Stapel ändern?
question-deck = Welche Karten kommen in den Stapel?

## Sterben

question-dying-items = Welche Gegenstände gibst du ab?
question-way-out = Der Charakter ist tot. Wie geht es weiter?
question-kept-items = Welche Gegenstände behältst du?
question-new-character = Mit wem spielst du weiter?
question-bearer = Wem misstraut die Insel?
question-heir = Wer bekommt diese Karte?
question-host = Bei wem kommt der neue Charakter an?

## Begegnungen

question-pack-away = Was packst du für diese Begegnung ein?
question-avoid = Wollt ihr die Begegnung vermeiden?
question-starting-hand = Behältst du deine Starthand?
question-approach = Wie geht ihr vor?
question-active = Wer wird aktiv?
question-lay-first = Welche Karte legst du aus?
question-lay-more = Legst du noch eine Karte aus?
question-magic = Zahlst du Magie für das Symbol?
question-pay-magic = Wer zahlt die Magie?
question-enemy-attack = Setzt du etwas gegen den Angriff ein?
question-ability = Setzt du eine Fähigkeit ein?
question-charge = Darf die Ladung deiner Karte benutzt werden?
question-flee-together = Flieht ihr alle?
question-draw-or-step = Eine Karte ziehen oder das Verhältnis heben?
question-hand-limit =
    { $number ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $number } Karten legst du ab?
    }
question-discard-hand =
    { $number ->
        [one] Welche Karte legst du ab?
       *[other] Welche { $number } Karten legst du ab?
    }
question-from-discards =
    { $number ->
        [one] Welche Karte nimmst du vom Ablagestapel?
       *[other] Welche { $number } Karten nimmst du vom Ablagestapel?
    }
question-from-deck =
    { $number ->
        [one] Welche Karte nimmst du auf die Hand?
       *[other] Welche { $number } Karten nimmst du auf die Hand?
    }

## Antworten

option-yes = Ja
option-no = Nein
option-pass = Nichts davon
option-lay-first-pass = Keine Karte auslegen
option-lay-more-pass = Keine weitere Karte
option-enemy-attack-pass = Nichts einsetzen
option-share-food-pass = Niemand
option-another-event-pass = Es bleibt dabei
option-charge = Aufladen
option-leave = Es lassen
option-go-on = Die Begegnung geht weiter
option-inspect-leave = Weggehen
option-equip-leave = Nicht ausrüsten
option-eat = 1 Nahrung essen
option-fast = Hungern
option-keep = Behalten
option-adjust-keep = So lassen
option-change = Ändern
option-done = Fertig
option-join = Mitmachen
option-stay = Nicht mitmachen
option-mercy = Die Gnade der Allmutter: das Kapitel beginnt von vorn
option-new-character = Mit einem neuen Charakter weiterspielen
option-give-up = Die Kampagne verloren geben
option-own = Jeder zahlt seinen Teil
option-split = Die Summe aufteilen
option-help = Für den Charakter zahlen
option-let-go = Ihn zurücklassen
option-equip = Ausrüsten
option-nothing = Nichts
option-draw = Karte ziehen
option-step = Verhältnis um 1 Feld heben
option-flee = Fliehen
option-exchange = Austauschen, für eine Karte weniger
option-resolve = Abhandeln
option-avoid = Vermeiden
option-agree = Einverstanden
option-refuse = Nein

label-face-down-card = Verdeckte Karte
label-act =
    { $energy ->
        [none] { $character }: { $what }
       *[other] { $character }: { $what } ({ $energy } Energie)
    }
act-explore = erkunden
act-travel = reisen – { $thing }
act-location-action = { $thing }
act-character-action = { $thing }
act-inspect-menhir = Menhir untersuchen
act-pass = für heute passen
act-card-action = „{ $thing }“ einsetzen
act-tend = { $thing } versorgen (2 Energie und 1 Nahrung)
act-hand-over = etwas weitergeben
act-use = „{ $thing }“ benutzen
act-take = „{ $thing }“ an sich nehmen
label-buy =
    { $art ->
        [combat] Eine Kampfkarte ({ $cost } EP)
       *[other] Eine Diplomatiekarte ({ $cost } EP)
    }
label-raise = { $attribute } um 1 heben ({ $cost } EP)
label-part = Teil { $number }
label-lay =
    { $magic ->
        [yes] { $card }, mit Magie
       *[no] { $card }
    }
label-lay-top = Die oberste Karte des Stapels
choice-hidden = Verborgen, außer wenn { $condition }.
choice-needs = Nur wenn { $condition }.
choice-cost = Kosten: { $cost }.
choice-chance = { $least } oder mehr, wie ihr dasteht: { $faces } von 6 Würfelseiten.

## Was eine Karte brächte

preview-connected =
    { $rows ->
        [none] Nichts verbunden.
       *[other] Verbunden: { $rows }.
    }
preview-activated =
    { $rows ->
        [none] Nichts aktiviert.
       *[other] Aktiviert: { $rows }.
    }
preview-markers =
    { $change ->
        [up] { $amount } Kampfmarker
       *[down] { $amount } Kampfmarker weniger
    }
preview-steps =
    { $change ->
        [up] { $amount ->
            [one] 1 Feld aufwärts
           *[other] { $amount } Felder aufwärts
        }
       *[down] { $amount ->
            [one] 1 Feld abwärts
           *[other] { $amount } Felder abwärts
        }
    }
preview-cards =
    { $change ->
        [up] { $amount ->
            [one] 1 Karte
           *[other] { $amount } Karten
        }
       *[down] { $amount ->
            [one] 1 Karte weniger
           *[other] { $amount } Karten weniger
        }
    }
preview-extra = Zusatzkarte
preview-brings = Ertrag: { $brings }.
preview-costs = Kostet 1 Magie ({ $people }).
