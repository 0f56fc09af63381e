### Effekte und Kosten: Satzteile ohne Punkt am Ende. Zahlen können X heißen; was fehlt, ist „none“.
### `$who` ist „usual“, wenn es trifft, wer gerade handelt; sonst nennt `$subject` die Betroffenen.

nothing-happens = nichts geschieht
repeated = { $times ->
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }: { $text }
choice = „{ $text }“
result = { $result }: { $text }
way-cost = { $cost }: { $text }

## Kosten, im Infinitiv

cost-pay =
    { $each ->
        [yes] je Gruppenmitglied { $amounts } zahlen
       *[no] { $amounts } zahlen
    }
cost-pay-charge =
    { $charges ->
        [one] 1 Ladung dieser Karte zahlen
       *[other] { $charges } Ladungen dieser Karte zahlen
    }
cost-discard-cards =
    { $cards ->
        [one] 1 Handkarte ablegen
       *[other] { $cards } Handkarten ablegen
    }
cost-discard-item =
    { $keywords ->
        [none] { $equipped ->
            [yes] einen ausgerüsteten Gegenstand ablegen
           *[no] einen Gegenstand ablegen
        }
       *[other] { $equipped ->
            [yes] einen ausgerüsteten Gegenstand ablegen ({ $keywords })
           *[no] einen Gegenstand ablegen ({ $keywords })
        }
    }
cost-discard-this = diese Karte ablegen
cost-turn-this = diese Karte drehen
cost-give-secret = Geheimnis { $number } abgeben

## Gewinne und Verluste

effect-gain =
    { $who ->
        [usual] erhalte { $amount } { $unavoidable ->
            [yes] unvermeidbare { $what }
           *[no] { $what }
        }
       *[other] { $subject } erhält { $amount } { $unavoidable ->
            [yes] unvermeidbare { $what }
           *[no] { $what }
        }
    }
effect-lose =
    { $who ->
        [usual] verliere { $amount } { $what }
       *[other] { $subject } verliert { $amount } { $what }
    }
effect-deal =
    { $who ->
        [usual] erleide { $amount } { $unavoidable ->
            [yes] unvermeidbaren Schaden
           *[no] Schaden
        }
       *[other] { $subject } erleidet { $amount } { $unavoidable ->
            [yes] unvermeidbaren Schaden
           *[no] Schaden
        }
    }

## Gegenstände und Geheimnisse

items-gained =
    { $items ->
        [one] { $craftable ->
            [yes] 1 herstellbaren Gegenstand
           *[no] 1 Gegenstand
        }
       *[other] { $craftable ->
            [yes] { $items } herstellbare Gegenstände
           *[no] { $items } Gegenstände
        }
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }mit dem Schlüsselwort { $keyword }
    }
effect-gain-item =
    { $who ->
        [usual] erhalte { items-gained }
       *[other] { $subject } erhält { items-gained }
    }
effect-take-item =
    { $who ->
        [usual] erhalte „{ $item }“
       *[other] { $subject } erhält „{ $item }“
    }
items-lost =
    { $items ->
        [one] 1 Gegenstand
       *[other] { $items } Gegenstände
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }mit dem Schlüsselwort { $keyword }
    }
effect-lose-item =
    { $who ->
        [usual] lege { items-lost } ab
       *[other] { $subject } legt { items-lost } ab
    }
effect-gain-secret =
    { $who ->
        [usual] erhalte Geheimnis { $number }
       *[other] { $subject } erhält Geheimnis { $number }
    }
effect-lose-secret =
    { $removed ->
        [yes] Geheimnis { $number } verlässt das Spiel
       *[no] Geheimnis { $number } kommt zurück unter seinen Stapel
    }
effect-discard-this-card = lege diese Karte ab

## Was zu anderem führt

effect-if = wenn { $condition }: { $then }
effect-if-else = wenn { $condition }: { $then }; sonst: { $otherwise }
effect-may-pay =
    { $who ->
        [usual] du kannst { $cost }: { $then }
       *[other] { $subject } kann { $cost }: { $then }
    }
effect-choose-one =
    { $who ->
        [usual] wähle eines: { $ways }
       *[other] { $subject } wählt eines: { $ways }
    }
effect-toss = wirf eine Scheibe – { $rows }
effect-roll =
    { $attribute ->
        [none] wirf den Würfel – { $rows }
       *[other] { $times ->
            [1] wirf den Würfel und addiere { $attribute } – { $rows }
           *[other] wirf den Würfel und addiere { $times } × { $attribute } – { $rows }
        }
    }
effect-repeat-toss = der Wurf wird wiederholt; das neue Ergebnis zählt
effect-each-of =
    { $who ->
        [usual] { $do }
       *[other] { $subject }: { $do }
    }
effect-for-lowest-health = der Charakter mit der geringsten Gesundheit: { $do }

## Was weiterführt

effect-encounter =
    { $named ->
        [none] { $draw ->
            [1] handle eine { $colour }e Begegnung ab
           *[other] decke { $draw } { $colour }e Begegnungen auf und handle eine davon ab
        }
       *[other] handle die Begegnung „{ $named }“ ab
    }{ $at_lowest ->
        [yes] { " " }(wo der Charakter mit der niedrigsten Nummer steht)
       *[no] { "" }
    }
effect-move-to-lowest = gehe an den Ort mit der niedrigsten Nummer im Spiel
effect-move-to-connected = gehe an einen verbundenen Ort deiner Wahl
effect-move-to = gehe { TO($number) }
effect-explore-here = erkunde diesen Ort, ohne zu zahlen
effect-read-verse = lies Vers { $verse }
page-if =
    { $condition ->
        [none] { $verse }
       *[other] { $verse }, wenn { $condition }
    }
effect-turn-to = lies den ersten Vers, der passt: { $pages }
effect-draw-event = suche das Ereignis „{ $event }“ aus dem Stapel und handle es ab
effect-restart-chapter = das Kapitel beginnt von vorn
effect-end-chapter =
    { $next_chapter ->
        [0] die Kampagne ist gewonnen
       *[other] das Kapitel ist geschafft; Kapitel { $next_chapter } beginnt
    }

## Landkarte

effect-change-location = { NOM($old) } { VERB($old, "wird", "werden") } für immer zu „{ $new }“
effect-remove-location = { NOM($number) } { VERB($number, "verlässt", "verlassen") } das Spiel
effect-place-location = lege „{ $number }“ neben { ACC($beside) }
effect-begin-at = alles beginnt neu { AT($number) }, wo ein Menhir brennt
effect-set-menhir = entfache { AT($number) } einen Menhir mit dem Wert { $value }
effect-change-menhirs =
    { $change ->
        [up] jeder Menhir brennt { $by ->
            [one] 1 Tag
           *[other] { $by } Tage
        } länger
       *[down] jeder Menhir brennt { $by ->
            [one] 1 Tag
           *[other] { $by } Tage
        } kürzer, aber noch mindestens 1
    }
effect-place-guardian = stelle den Wächter „{ $encounter }“ auf den Ort „{ $number }“

## Scheiben

effect-set-time-dial =
    { $number ->
        [none] lege die Zeitscheibe „{ $dial }“ mit dem Wert { $value } bereit
       *[other] lege die Zeitscheibe „{ $dial }“ mit dem Wert { $value } auf den Ort „{ $number }“
    }
effect-remove-time-dial = entferne die Zeitscheibe „{ $dial }“
effect-set-dial = stelle die Zählscheibe „{ $dial }“ auf { $value }
effect-change-dial =
    { $change ->
        [up] erhöhe die Zählscheibe „{ $dial }“ um { $by }
       *[down] senke die Zählscheibe „{ $dial }“ um { $by }
    }

## Ereignisse und Geschichte

effect-put-random-events =
    { $events ->
        [one] lege 1 zufälliges Ereignis oben auf den Ereignisstapel
       *[other] lege { $events } zufällige Ereignisse oben auf den Ereignisstapel
    }{ $this_under ->
        [yes] { "" }, darunter wieder diese Karte
       *[no] { "" }
    }
effect-reveal-another = lege das zufällige Ereignis ab und decke stattdessen das nächste auf
effect-discard-this-event = lege diese Karte ab
effect-discard-event = lege das Ereignis „{ $event }“ ab
effect-mark =
    { $part ->
        [none] markiere „{ $status }“
        [any] markiere einen freien Teil von „{ $status }“
       *[other] markiere Teil { $part } von „{ $status }“
    }
effect-note = notiere eine neue Aufgabe
effect-cross-out =
    { $tasks ->
        [one] streiche eine Aufgabe
       *[other] streiche { $tasks } Aufgaben
    }

## Begegnungen: Boni

effect-markers =
    { $change ->
        [up] lege { $markers } Kampfmarker in den Pool
       *[down] entferne { $markers } Kampfmarker aus dem Pool
    }
steps-wide =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
effect-steps =
    { $change ->
        [up] das Verhältnis steigt um { steps-wide }
       *[down] das Verhältnis fällt um { steps-wide }
    }
cards-wide =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
effect-draw =
    { $who ->
        [usual] ziehe { cards-wide }
       *[other] { $subject } zieht { cards-wide }
    }
effect-variable =
    { $times ->
        [1] variabler Bonus
       *[other] variabler Bonus, { $times }-mal
    }
effect-extra = Zusatzkarte
effect-empty = kein Bonus
effect-discard-last = die letzte Karte der Abfolge wird abgelegt

## Begegnungen: Fähigkeiten

effect-add-charges =
    { $charges ->
        [one] lege 1 Ladung auf diese Karte
       *[other] lege { $charges } Ladungen auf diese Karte
    }
effect-add-time =
    { $enemy ->
        [yes] lege { $tokens } Zeitmarker auf die Begegnungskarte
       *[no] lege { $tokens } Zeitmarker auf diese Karte
    }
effect-reduce-damage =
    { $least ->
        [0] dieser Angriff fügt { $by } Schaden weniger zu
       *[other] dieser Angriff fügt { $by } Schaden weniger zu, aber mindestens { $least }
    }
effect-reduce-marker-loss =
    { $by ->
        [9] dieser Angriff entfernt keine Kampfmarker
       *[other] dieser Angriff entfernt { $by } Kampfmarker weniger
    }
effect-ignore-attack = dieser Angriff oder diese Reaktion bewirkt nichts
effect-prevent-steps-down =
    { $by ->
        [one] diese Reaktion senkt das Verhältnis um 1 Feld weniger
       *[other] diese Reaktion senkt das Verhältnis um { $by } Felder weniger
    }
effect-prevent-fear =
    { $by ->
        [99] dieser Angriff oder diese Reaktion bringt keine vermeidbare Furcht
       *[other] dieser Angriff oder diese Reaktion bringt { $by } vermeidbare Furcht weniger
    }
effect-discard-this-laid = diese Karte wird aus der Abfolge abgelegt
effect-lay-hand-card = du darfst jetzt 1 weitere Handkarte auslegen
effect-return-from-discards =
    { $cards ->
        [one] nimm 1 Karte deiner Wahl von deinem Ablagestapel auf die Hand
       *[other] nimm { $cards } Karten deiner Wahl von deinem Ablagestapel auf die Hand
    }
effect-look-at-deck =
    sieh dir { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } deines Stapels an und nimm { $take } davon auf die Hand; die übrigen kommen unter den Stapel
hand-cards-wide =
    { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
effect-discard-hand =
    { $who ->
        [usual] lege { hand-cards-wide } ab
       *[other] { $subject } legt { hand-cards-wide } ab
    }
effect-discard-top =
    { $cards ->
        [one] lege die oberste Karte deines Stapels ab
       *[other] lege die obersten { $cards } Karten deines Stapels ab
    }
effect-runs-away = der Gegner läuft weg
effect-must-flee = du musst fliehen
effect-lose-charges = alle Ladungen der letzten Karte gehen verloren

## Was immer gilt

effect-change-cost =
    die Aktion „{ $deed }“ kostet { $number ->
        [none] { "" }
       *[other] { AT($number) }{ " " }
    }{ $by } Energie { $change ->
        [up] mehr
       *[down] weniger
    }{ $first_today ->
        [yes] { " " }(nur die erste eines Tages)
       *[no] { "" }
    }
effect-more-from =
    jede Ortsaktion { $number ->
        [none] { "" }
       *[other] { AT($number) }{ " " }
    }für { $what } bringt { $more } mehr davon
rest-health =
    { $change ->
        [up] bringt { $amount } Gesundheit mehr
       *[down] bringt { $amount } Gesundheit weniger
    }
rest-fear =
    { $change ->
        [up] nimmt { $amount } Furcht mehr
       *[down] nimmt { $amount } Furcht weniger
    }
effect-rest-brings =
    Essen bei der Rast { $parts }{ $others ->
        [yes] { "" }; alle anderen am selben Ort verlieren { $fear } Furcht
       *[no] { "" }
    }
effect-no-health-from-rest = Essen bei der Rast bringt keine Gesundheit
effect-no-fear-relief-at-home = Essen bei der Rast nimmt keine Furcht, wo du den Tag begonnen hast
effect-gains-less = immer wenn du { $what } erhältst, erhältst du { $by } weniger
effect-repeats-first = der erste Scheibenwurf jedes Tages wird wiederholt, wenn er { $side } zeigt
effect-looks-at-items = für jeden Gegenstand vom Stapel siehst du dir { $cards } an und behältst einen davon
effect-ignores-instant = einmal pro Tag kannst du, wenn du allein bist, einen Soforteffekt bei der Ankunft ignorieren
effect-ignores-traits =
    { $count ->
        [one] die Eigenschaft { $traits } wirkt nicht auf dich
       *[other] die Eigenschaften { $traits } wirken nicht auf dich
    }
effect-flees-freely = beim Fliehen verlierst du keine Energie
effect-may-not-flee = du darfst nicht freiwillig aus einem Kampf fliehen, solange { $condition }
effect-draws-in-panic = du ziehst am Ende der Runde auch in Panik eine Karte
relation-fields =
    { $by ->
        [one] 1 Feld
       *[other] { $by } Felder
    }
effect-relation-starts =
    { $change ->
        [up] das Verhältnis beginnt { relation-fields } höher
       *[down] das Verhältnis beginnt { relation-fields } tiefer
    }{ $every_stage ->
        [yes] { "" }, auch nach jeder Etappe
       *[no] { "" }
    }
effect-free-magic = einmal pro Begegnung kostet dich ein Magiesymbol keine Magie
effect-no-fear-by-reactions = Reaktionen bringen dir keine Furcht
effect-draw-becomes-step = statt durch einen Bonus eine Karte zu ziehen, kannst du das Verhältnis um 1 Feld heben
effect-reduces-damage =
    { $least ->
        [0] jeder Angriff des Gegners fügt { $by } Schaden weniger zu
       *[other] jeder Angriff des Gegners fügt { $by } Schaden weniger zu, aber mindestens { $least }
    }
effect-prevents-steps-down =
    { $by ->
        [one] jede Reaktion senkt das Verhältnis um 1 Feld weniger
       *[other] jede Reaktion senkt das Verhältnis um { $by } Felder weniger
    }
