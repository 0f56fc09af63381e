### Effekte, Bedingungen und Zahlen, die alle Karten teilen: Satzteile ohne Punkt am Ende.
### Bedingungen folgen auf „wenn“; `.not` ist ihr Gegenteil.

## Aufzählungen

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-comma = { $head }, { $last }

## Feste Begriffe

attribute-combat = Kampf
attribute-defence = Verteidigung
attribute-alchemy = Alchemie
attribute-specialisation = Spezialisierung
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
colour-grey = Grau
terrain-forest = Wald
terrain-mountain = Gebirge
terrain-water = Wasser

## Zahlen, die man vom Tisch abliest

count-rank = Rang
count-level = Stufe
count-level-of = Stufe in { $attribute }
count-hand = Handkarten
count-discards = Karten im Ablagestapel
count-potions = Tränke
count-potions-and-bombs = Tränke und Bomben
count-weakness-tokens = Schwächeplättchen
count-trophies = Trophäen
count-shield = Schildwert
count-combo = Karten der Kombo
count-dice = Würfel auf dem Monster
count-destruction-on-board = Zerstörungsplättchen auf dem Spielplan
count-half =
    { $half ->
        [up] { $what } ÷ 2, aufgerundet
       *[down] { $what } ÷ 2, abgerundet
    }
# Steht hinter dem Satz, in dem die Zahl X heißt
where-x = { $text } (X = { $what })
count-least = { $what }, mindestens { $least }

## Bedingungen

condition-shield-is = dein Schildwert { $value } ist
    .not = dein Schildwert nicht { $value } ist
condition-combo-at-least =
    { $cards ->
        [one] deine Kombo mindestens 1 Karte hat
       *[other] deine Kombo mindestens { $cards } Karten hat
    }
    .not =
        { $cards ->
            [one] deine Kombo keine Karte hat
           *[other] deine Kombo weniger als { $cards } Karten hat
        }
condition-combo-has =
    { $cards ->
        [one] deine Kombo eine Karte in { $colours } enthält
       *[other] deine Kombo mindestens { $cards } Karten in { $colours } enthält
    }
    .not =
        { $cards ->
            [one] deine Kombo keine Karte in { $colours } enthält
           *[other] deine Kombo weniger als { $cards } Karten in { $colours } enthält
        }
condition-combo-has-each = deine Kombo je eine Karte in { $colours } enthält
    .not = deine Kombo nicht je eine Karte in { $colours } enthält
condition-deck-is-empty = dein Deck leer ist
    .not = dein Deck nicht leer ist
condition-hand-at-most =
    { $cards ->
        [0] du keine Handkarte hast
        [one] du höchstens 1 Handkarte hast
       *[other] du höchstens { $cards } Handkarten hast
    }
    .not =
        { $cards ->
            [0] du mindestens 1 Handkarte hast
            [one] du mehr als 1 Handkarte hast
           *[other] du mehr als { $cards } Handkarten hast
        }
condition-is-first-turn = dies dein erster Kampfzug ist
    .not = dies nicht dein erster Kampfzug ist
condition-level-at-least = { $attribute } mindestens auf { $level } steht
    .not = { $attribute } unter { $level } steht
condition-has-gold = du mindestens { $gold } Gold hast
    .not =
        { $gold ->
            [one] du kein Gold hast
           *[other] du weniger als { $gold } Gold hast
        }
condition-has-trail =
    { $here ->
        [yes] du eine Spur dieses Monsters hast
       *[no]
            { $trails ->
                [one] du eine Spur hast
               *[other] du mindestens { $trails } Spuren hast
            }
    }
    .not =
        { $here ->
            [yes] du keine Spur dieses Monsters hast
           *[no]
                { $trails ->
                    [one] du keine Spur hast
                   *[other] du weniger als { $trails } Spuren hast
                }
        }
condition-has-potion =
    { $potions ->
        [one] du einen Trank hast
       *[other] du mindestens { $potions } Tränke hast
    }
    .not =
        { $potions ->
            [one] du keinen Trank hast
           *[other] du weniger als { $potions } Tränke hast
        }

## Effekte

repeated =
    { $times ->
        [2] zweimal: { $text }
        [3] dreimal: { $text }
       *[other] { $times }-mal: { $text }
    }
nothing-happens = es geschieht nichts
effect-if = wenn { $condition }: { $then }
effect-if-else = wenn { $condition }: { $then }; sonst: { $otherwise }
choice = „{ $text }“
effect-choose = wähle: { $alternatives }
effect-may = wenn du möchtest, { $do }
effect-roll-die = wirf einen Würfel – { $rows }
die-row = { $results }: { $do }
effect-suffer = erleide { $damage } Schaden
effect-strike = füge dem Gegner sofort { $damage } Schaden zu
effect-draw =
    { $cards ->
        [one] ziehe 1 Karte
       *[other] ziehe { $cards } Karten
    }
effect-gain-shield =
    { $beyond ->
        [yes] erhöhe deinen Schildwert um { $value }, auch über das Maximum
       *[no] erhöhe deinen Schildwert um { $value }
    }
effect-lose-shield = senke deinen Schildwert um { $value }
effect-fill-shield = setze deinen Schildwert aufs Maximum
effect-empty-shield = senke deinen Schildwert auf 0
effect-gain-gold = erhalte { $gold } Gold
effect-lose-gold = verliere { $gold } Gold
effect-gain-potion =
    { $potions ->
        [one] erhalte 1 Trank
       *[other] erhalte { $potions } Tränke
    }
effect-lose-potion =
    { $potions ->
        [one] lege 1 Trank ab
       *[other] lege { $potions } Tränke ab
    }
effect-gain-bomb =
    { $bombs ->
        [one] erhalte 1 Bombe
       *[other] erhalte { $bombs } Bomben
    }
effect-discard-cards =
    { $cards ->
        [one] lege 1 Handkarte ab
       *[other] lege { $cards } Handkarten ab
    }
effect-discard-random =
    { $cards ->
        [one] lege 1 zufällige Handkarte ab
       *[other] lege { $cards } zufällige Handkarten ab
    }
effect-discard-from-deck =
    { $from_bottom ->
        [yes]
            { $cards ->
                [one] lege die unterste Karte deines Decks ab
               *[other] lege die untersten { $cards } Karten deines Decks ab
            }
       *[no]
            { $cards ->
                [one] lege die oberste Karte deines Decks ab
               *[other] lege die obersten { $cards } Karten deines Decks ab
            }
    }
effect-trash-cards =
    { $cards ->
        [one] entsorge 1 Handkarte
       *[other] entsorge { $cards } Handkarten
    }
effect-raise =
    { $attribute ->
        [none] erhöhe ein Attribut deiner Wahl um 1
       *[other] erhöhe { $attribute } um 1
    }
effect-raise-lowest = erhöhe dein niedrigstes Attribut um 1
effect-lower =
    { $this_fight ->
        [yes] senke { $attribute } für diesen Kampf um { $by }
       *[no] senke { $attribute } um { $by }
    }
effect-lower-highest =
    { $this_fight ->
        [yes] senke dein höchstes Attribut unter V für diesen Kampf um 1
       *[no] senke dein höchstes Attribut unter V um 1
    }
effect-take-top =
    { $cards ->
        [one] nimm die oberste Karte deines Ablagestapels auf die Hand
       *[other] nimm die obersten { $cards } Karten deines Ablagestapels auf die Hand
    }
effect-seek =
    nimm { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $colour ->
        [none] {""}
       *[other] {" "}in { $colour }
    } deiner Wahl aus { $deck_too ->
        [yes] deinem Ablagestapel oder Deck
       *[no] deinem Ablagestapel
    } auf die Hand
