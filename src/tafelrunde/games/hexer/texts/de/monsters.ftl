### Die Wörter der Monster: Satzteile ohne Punkt am Ende.

count-water-cards = Handkarten mit Wasser

## Bedingungen

condition-has-dice = ein Würfel auf dem Monster liegt
    .not = kein Würfel auf dem Monster liegt
condition-life-at-most =
    { $cards ->
        [one] das Monster höchstens 1 Karte übrig hat
       *[other] das Monster höchstens { $cards } Karten übrig hat
    }
    .not =
        { $cards ->
            [one] das Monster mehr als 1 Karte übrig hat
           *[other] das Monster mehr als { $cards } Karten übrig hat
        }
condition-attack-cost =
    { $cards ->
        [one] er dich mindestens 1 Karte gekostet hat
       *[other] er dich mindestens { $cards } Karten gekostet hat
    }
    .not =
        { $cards ->
            [one] er dich keine Karte gekostet hat
           *[other] er dich weniger als { $cards } Karten gekostet hat
        }
condition-lost-cards = du im letzten Kampfzug des Gegners Karten durch Schaden verloren hast
    .not = du im letzten Kampfzug des Gegners keine Karte durch Schaden verloren hast
condition-has-terrain-card = du eine Handkarte mit { $terrain } hast
    .not = du keine Handkarte mit { $terrain } hast

## Behinderungen

hamper-next = in deinem nächsten Kampfzug { $hampers }
hamper-now = in diesem Kampfzug { $hampers }
hamper-lasting = in allen weiteren Kampfzügen { $hampers }
hamper-combo-at-most =
    hat deine Kombo höchstens { $combo_at_most ->
        [one] 1 Karte
       *[other] { $combo_at_most } Karten
    }
hamper-draw-at-most =
    ziehst du in Schritt IV { $draw_at_most ->
        [0] keine Karte
        [one] höchstens 1 Karte
       *[other] höchstens { $draw_at_most } Karten
    }
hamper-draw-fewer =
    ziehst du in Schritt IV { $draw_fewer ->
        [one] 1 Karte
       *[other] { $draw_fewer } Karten
    } weniger{ $draw_least ->
        [0] { "" }
       *[other] , mindestens aber { $draw_least }
    }
hamper-combat-is = gilt dein Kampf als { $combat_is }
hamper-no-draw-symbols = zählen keine Symbole für mehr oder weniger Karten
hamper-no-shields = zählen deine Schildsymbole nicht
hamper-shields-at-most = steigt dein Schildwert höchstens um { $shields_at_most }
hamper-shield-loss-per-card = sinkt dein Schildwert für jede gespielte Karte um { $shield_loss_per_card }
hamper-less-damage =
    fügst du { $less_damage } Schaden weniger zu{ $unless ->
        [none] { "" }
       *[other] , wenn deine Kombo keine Karte in { $unless } enthält
    }
hamper-damage-at-most =
    { $damage_at_most ->
        [0] fügst du keinen Schaden zu
       *[other] fügst du höchstens { $damage_at_most } Schaden zu
    }
hamper-less-damage-each = fügt jede Karte in { $less_damage_each } 1 Schaden weniger zu
hamper-without = darfst du keine Karte in { $without } spielen
hamper-only = darfst du nur Karten in { $only } spielen
hamper-no-effect = sind Karten in { $no_effect } wirkungslos
hamper-kinds-at-most =
    { $kinds_at_most ->
        [one] hat deine Kombo nur 1 Farbe
       *[other] hat deine Kombo höchstens { $kinds_at_most } verschiedene Farben
    }
hamper-no-tabs = zählen die Symbole auf Reitern nicht
hamper-only-tabs = zählen nur die Symbole auf Reitern
hamper-first-random = ist die erste Karte deiner Kombo eine zufällige Handkarte
hamper-first-from-deck = ist die erste Karte deiner Kombo die oberste deines Decks
hamper-first-damage = muss die erste Karte mindestens { $first_damage } Schaden zeigen, sonst spielst du keine Kombo
hamper-first-colours = bleibt deine erste Karte allein, es sei denn, es ist eine Karte in { $first_colours }
hamper-suffer = erleidest du zu Beginn { $suffer } Schaden

## Angriffe

effect-attack-again = das Monster greift sofort noch einmal an
effect-special = Spezialangriff { $number }
effect-strengthen =
    { $way ->
        [less] sein nächster Angriff fügt { $damage } Schaden weniger zu
       *[more] sein nächster Angriff fügt { $damage } Schaden mehr zu
    }
effect-hand-first = der Schaden seines nächsten Angriffs kostet dich zuerst Handkarten
effect-announce-worse = sein nächster Angriff ist von der Art, die mehr Schaden zufügt
effect-announce-late = die Art seines nächsten Angriffs wird erst nach dem Aufdecken angesagt

## Karten des Spielers

effect-discard-colour-or =
    { $then ->
        [none] du darfst eine Handkarte in { $colours } ablegen; tust du es nicht: { $otherwise }
       *[other] du darfst eine Handkarte in { $colours } ablegen; tust du es: { $then }; tust du es nicht: { $otherwise }
    }
effect-discard-terrain-or = du darfst eine Handkarte mit { $terrain } ablegen; tust du es nicht: { $otherwise }
effect-play-chain-or =
    du darfst eine Kombo aus { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } spielen, die keinen Schaden zufügt; tust du es nicht: { $otherwise }
effect-discard-all =
    { $otherwise ->
        [none] lege alle Handkarten in { $colours } ab
       *[other] lege alle Handkarten in { $colours } ab; hast du keine: { $otherwise }
    }
effect-discard-by-cost =
    { $highest ->
        [yes] lege deine Handkarte mit den höchsten Kosten ab
       *[no] lege deine Handkarte mit den niedrigsten Kosten ab
    }
effect-discard-most-tabs = lege deine Handkarte mit den meisten Reitern ab
effect-discard-chosen-from-deck =
    { $cards ->
        [one] lege 1 Karte deiner Wahl aus deinem Deck ab
       *[other] lege { $cards } Karten deiner Wahl aus deinem Deck ab
    }
effect-hand-to-deck =
    { $way ->
        [all] mische alle Handkarten in dein Deck
        [under]
            { $cards ->
                [one] lege 1 Handkarte deiner Wahl unter dein Deck
               *[other] lege { $cards } Handkarten deiner Wahl unter dein Deck
            }
        [chance]
            { $cards ->
                [one] mische 1 zufällige Handkarte in dein Deck
               *[other] mische { $cards } zufällige Handkarten in dein Deck
            }
       *[choice]
            { $cards ->
                [one] mische 1 Handkarte deiner Wahl in dein Deck
               *[other] mische { $cards } Handkarten deiner Wahl in dein Deck
            }
    }
effect-return-last-card = die letzte Karte deiner Kombo kehrt auf deine Hand zurück
effect-trash-from-deck =
    { $cards ->
        [one] entsorge die oberste Karte deines Decks
       *[other] entsorge die obersten { $cards } Karten deines Decks
    }
effect-trash-one-of-top =
    { $cards ->
        [one] entsorge die oberste Karte deines Decks
       *[other] sieh die obersten { $cards } Karten deines Decks an und entsorge eine davon
    }
effect-suffer-hand-card =
    { $all_symbols ->
        [yes] erleide für jedes Symbol einer zufälligen Handkarte 1 Schaden
       *[no] erleide für jedes Schadenssymbol einer zufälligen Handkarte 1 Schaden
    }
effect-lower-chosen = senke ein Attribut deiner Wahl um 1
effect-drink-at-most =
    { $potions ->
        [one] setze in diesem Kampf höchstens 1 Trank oder 1 Bombe ein
       *[other] setze in diesem Kampf höchstens { $potions } Tränke und Bomben ein
    }
effect-spoil-potion = dein erster Trank in diesem Kampf ist wirkungslos
effect-reset-poison = die Zählung deiner Tränke und Bomben beginnt von vorn

## Das Leben des Monsters

effect-ignore-damage =
    { $way ->
        [all] das Monster ignoriert allen weiteren Schaden
        [up] das Monster ignoriert die Hälfte des weiteren Schadens, aufgerundet
        [down] das Monster ignoriert die Hälfte des weiteren Schadens, abgerundet
       *[some] das Monster ignoriert { $damage } weiteren Schaden
    }
effect-take-life-back =
    { $where ->
        [under]
            { $cards ->
                [one] 1 zufällige abgelegte Karte kommt unter sein Lebenspunkte-Deck
               *[other] { $cards } zufällige abgelegte Karten kommen unter sein Lebenspunkte-Deck
            }
       *[top]
            { $cards ->
                [one] die zuletzt abgelegte Karte kommt oben auf sein Lebenspunkte-Deck
               *[other] die { $cards } zuletzt abgelegten Karten kommen oben auf sein Lebenspunkte-Deck
            }
    }{ $times ->
        [none] { "" }
        [one] , nur einmal je Kampf
       *[other] , höchstens { $times }-mal je Kampf
    }
effect-add-life =
    { $under ->
        [yes]
            { $cards ->
                [one] 1 weitere Angriffskarte kommt unter sein Lebenspunkte-Deck
               *[other] { $cards } weitere Angriffskarten kommen unter sein Lebenspunkte-Deck
            }
       *[no]
            { $cards ->
                [one] 1 weitere Angriffskarte kommt oben auf sein Lebenspunkte-Deck
               *[other] { $cards } weitere Angriffskarten kommen oben auf sein Lebenspunkte-Deck
            }
    }
effect-lose-life =
    { $cards ->
        [one] das Monster legt selbst 1 Karte ab
       *[other] das Monster legt selbst { $cards } Karten ab
    }
effect-add-die =
    { $dice ->
        [one] lege 1 Würfel auf das Monster
       *[other] lege { $dice } Würfel auf das Monster
    }
effect-random-passive = die Passivfähigkeit eines zufälligen anderen Monsters von Rang { $rank } wirkt
