### Die Wörter der Geschichten: Satzteile ohne Punkt am Ende.

## Bedingungen

condition-is-above-level =
    { $attribute ->
        [none] dein höchstes Attribut unter V über deiner Hexerstufe liegt
       *[other] { $attribute } über deiner Hexerstufe liegt
    }
    .not =
        { $attribute ->
            [none] dein höchstes Attribut unter V nicht über deiner Hexerstufe liegt
           *[other] { $attribute } nicht über deiner Hexerstufe liegt
        }
condition-is-mage = du Magierin oder Magier bist
    .not = du weder Magierin noch Magier bist
condition-has-trophies =
    { $trophies ->
        [one] du eine Trophäe hast
       *[other] du mindestens { $trophies } Trophäen hast
    }
    .not =
        { $trophies ->
            [one] du keine Trophäe hast
           *[other] du weniger als { $trophies } Trophäen hast
        }

## Effekte

effect-begin-quest = behalte diese Karte: Quest „{ $quest }“
effect-read-event =
    { $skellige ->
        [yes] lies das Skellige-Ereignis { $number }
       *[no] lies das Ereignis { $number }
    }
effect-return-this = lege diese Karte in den Ereignisstapel zurück
effect-attempt = wirf einen Würfel und zähle deine Stufe in { $attribute } dazu – bei { $at_least } oder mehr: { $then }
effect-attempt-else = wirf einen Würfel und zähle deine Stufe in { $attribute } dazu – bei { $at_least } oder mehr: { $then }; sonst: { $otherwise }
effect-fight-drawn =
    { $gold ->
        [0] kämpfe sofort gegen ein zufälliges Monster mit Rang { $rank }
       *[other] kämpfe sofort gegen ein zufälliges Monster mit Rang { $rank }; besiegst du es, erhalte zusätzlich { $gold } Gold
    }
effect-pay-cards =
    { $cards ->
        [one] lege 1 Karte von der Hand ab
       *[other] lege { $cards } Karten von der Hand ab
    }
effect-gain-card = lege 1 Karte mit Kosten { $cost } aus deiner Kartenreihe auf deinen Ablagestapel
effect-swap-card = entsorge 1 Handkarte und nimm dafür 1 Karte mit höchstens 1 höheren Kosten aus deiner Kartenreihe auf die Hand
effect-may-trash =
    entsorge, wenn du möchtest, { $up_to ->
        [one] 1 Karte
       *[other] bis zu { $up_to } Karten
    } { $discard_pile_too ->
        [yes] aus Hand oder Ablagestapel
       *[no] von deiner Hand
    }
effect-shuffle-discards = mische deinen Ablagestapel in dein Deck
effect-refill-by =
    { $more ->
        [more]
            { $cards ->
                [one] ziehe in Phase III 1 Karte mehr
               *[other] ziehe in Phase III { $cards } Karten mehr
            }
       *[fewer]
            { $cards ->
                [one] ziehe in Phase III 1 Karte weniger
               *[other] ziehe in Phase III { $cards } Karten weniger
            }
    }
effect-hear-rumour =
    { $terrain ->
        [none] erhalte 1 Gerücht deiner Wahl
       *[other] erhalte 1 Gerücht ({ $terrain })
    }
effect-find-trail =
    { $here ->
        [yes] erhalte 1 Spur der Geländeart, auf der du stehst
       *[no]
            { $terrain ->
                [none] erhalte 1 Spur deiner Wahl
               *[other] erhalte 1 Spur ({ $terrain })
            }
    }
effect-peek-at-movement = sieh die oberste Monster-Bewegungskarte an und lege sie, wenn du möchtest, unter den Stapel
move-dagon-spaces =
    { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
effect-move-dagon =
    { $way ->
        [up] rücke Dagon { move-dagon-spaces } vor
        [start] setze Dagon { move-dagon-spaces } zurück, aber nicht unter sein Startfeld
       *[down] setze Dagon { move-dagon-spaces } zurück, aber nicht unter Feld 1
    }
effect-find-island = die Insel { $place } kommt ins Spiel
effect-land-on = lande auf der Insel { $place }
effect-turn-back = du kommst nicht an und bleibst im Hafen
effect-cheaper-training = Trainieren kostet dich { $gold } Gold weniger
