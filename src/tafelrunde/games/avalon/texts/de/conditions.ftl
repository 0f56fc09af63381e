### Bedingungen folgen auf „wenn“; `.not` ist ihr Gegenteil. Zahlen, die man vom Tisch abliest.

condition-has-attribute = { $attribute } mindestens { $at_least } beträgt
    .not = { $attribute } weniger als { $at_least } beträgt
condition-has = { $what } mindestens { $at_least } beträgt
    .not = { $what } weniger als { $at_least } beträgt
condition-has-secret = jemand Geheimnis { $number } hat
    .not = niemand Geheimnis { $number } hat
condition-has-item =
    { $item ->
        [none]
            { $keyword ->
                [none] jemand einen Gegenstand { $equipped ->
                    [yes] ausgerüstet
                   *[no] bei sich
                } hat
               *[other] jemand einen Gegenstand mit dem Schlüsselwort { $keyword } { $equipped ->
                    [yes] ausgerüstet
                   *[no] bei sich
                } hat
            }
       *[other] jemand „{ $item }“ { $equipped ->
            [yes] ausgerüstet
           *[no] bei sich
        } hat
    }
    .not =
        { $item ->
            [none]
                { $keyword ->
                    [none] niemand einen Gegenstand { $equipped ->
                        [yes] ausgerüstet
                       *[no] bei sich
                    } hat
                   *[other] niemand einen Gegenstand mit dem Schlüsselwort { $keyword } { $equipped ->
                        [yes] ausgerüstet
                       *[no] bei sich
                    } hat
                }
           *[other] niemand „{ $item }“ { $equipped ->
                [yes] ausgerüstet
               *[no] bei sich
            } hat
        }
condition-is-character = { $character } dabei ist
    .not = { $character } nicht dabei ist
condition-is-dying = der Charakter im Sterben liegt
    .not = der Charakter nicht im Sterben liegt
condition-is-going-insane = der Charakter dem Wahnsinn verfällt
    .not = der Charakter nicht dem Wahnsinn verfällt
condition-is-in-panic = der Charakter in Panik ist
    .not = der Charakter nicht in Panik ist
condition-is-alone = der Charakter allein ist
    .not = der Charakter nicht allein ist
condition-has-status =
    { $part ->
        [0]
            { $at_least ->
                [1] „{ $status }“ markiert ist
               *[other] mindestens { $at_least } Teile von „{ $status }“ markiert sind
            }
       *[other] Teil { $part } von „{ $status }“ markiert ist
    }
    .not =
        { $part ->
            [0]
                { $at_least ->
                    [1] „{ $status }“ nicht markiert ist
                   *[other] weniger als { $at_least } Teile von „{ $status }“ markiert sind
                }
           *[other] Teil { $part } von „{ $status }“ nicht markiert ist
        }
condition-has-task = die Aufgabe „{ $task }“ notiert ist
    .not = die Aufgabe „{ $task }“ nicht notiert ist
condition-is-chapter = Kapitel { $chapter } gespielt wird
    .not = nicht Kapitel { $chapter } gespielt wird
condition-from-chapter = Kapitel { $chapter } oder ein späteres gespielt wird
    .not = Kapitel { $chapter } noch nicht erreicht ist
condition-players-at-least =
    { $players ->
        [one] mindestens 1 Person mitspielt
       *[other] mindestens { $players } Personen mitspielen
    }
    .not =
        { $players ->
            [one] niemand mitspielt
           *[other] weniger als { $players } Personen mitspielen
        }
condition-at-symbol = der Ort dieses Symbol zeigt ({ $symbols })
    .not = der Ort dieses Symbol nicht zeigt ({ $symbols })
condition-dial-at-least = die Zählscheibe „{ $dial }“ mindestens { $value } zeigt
    .not = die Zählscheibe „{ $dial }“ weniger als { $value } zeigt
condition-has-menhir = { AT($number) } ein Menhir brennt
    .not = { AT($number) } kein Menhir brennt
condition-was-read = Vers { $verse } gelesen wurde
    .not = Vers { $verse } nicht gelesen wurde
condition-has-come = „{ $event }“ gekommen ist
    .not = „{ $event }“ noch nicht gekommen ist
condition-won = die Begegnung gewonnen wurde
    .not = die Begegnung nicht gewonnen wurde
condition-relation-in = das Verhältnis im { $area }en Bereich steht
    .not = das Verhältnis nicht im { $area }en Bereich steht
condition-pool-at-least =
    { $markers ->
        [one] mindestens 1 Kampfmarker im Pool liegt
       *[other] mindestens { $markers } Kampfmarker im Pool liegen
    }
    .not =
        { $markers ->
            [one] kein Kampfmarker im Pool liegt
           *[other] weniger als { $markers } Kampfmarker im Pool liegen
        }
condition-symbol-is =
    { $attribute ->
        [none] ein Magiesymbol aktiviert wurde
       *[other] ein Symbol für { $attribute } aktiviert wurde
    }
    .not =
        { $attribute ->
            [none] kein Magiesymbol aktiviert wurde
           *[other] kein Symbol für { $attribute } aktiviert wurde
        }
condition-enemy-is = der Gegner vom { $colour }en Stapel kommt
    .not = der Gegner nicht vom { $colour }en Stapel kommt
condition-is-first-card = es die erste Karte dieses Zuges ist
    .not = es nicht die erste Karte dieses Zuges ist

## Zahlen, die man vom Tisch abliest

where-x = { $text } (X = { $what })
count-most = { $what }, höchstens { $most }
count-players = Zahl der Personen
count-members = Zahl der Gruppenmitglieder
count-attribute = { $attribute }
count-connected =
    { $attribute ->
        [none] verbundene Magiesymbole der Abfolge
       *[other] verbundene Symbole für { $attribute } in der Abfolge
    }
count-activated =
    { $attribute ->
        [none] aktivierte Magiesymbole der Abfolge
       *[other] aktivierte Symbole für { $attribute } in der Abfolge
    }
count-charges = Ladungen auf dieser Karte
count-sequence = Karten der Abfolge
count-hand = Handkarten
count-fear = Furcht
count-dial = Wert der Zählscheibe „{ $dial }“
