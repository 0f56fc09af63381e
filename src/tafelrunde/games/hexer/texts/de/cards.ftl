### Was auf Karten, Plättchen und Tableaus steht.

## Aktionskarten

origin-start = Startkarte
origin-special = Besondere Karte
origin-market = {""}
origin-advanced = Meisteraktion
card-colour = { $colour } ({ $kind })
card-cost = Kosten { $cost }
card-cost-trash = Kosten: 1 Handkarte entsorgen
card-tab = Reiter { $colours }: { $text }
card-boost = Energie-Boost { $energy }: { $symbols }
tab-only = nur Verkettung

witcher-blue = schneller Angriff
witcher-red = starker Angriff
witcher-green = Ausweichen
witcher-yellow = Schutzzeichen
witcher-purple = Angriffszeichen
witcher-grey = passt an keinen Reiter
mage-blue = Wasser
mage-red = Feuer
mage-green = Erde
mage-yellow = Luft
mage-purple = Geist
mage-grey = passt an keinen Reiter

symbol-none = kein Symbol
symbol-damage = { $number } Schaden
symbol-shield =
    { $kind ->
        [mage] { $number } Energie
       *[witcher] { $number } Schild
    }
symbol-draw =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } { $way ->
        [fewer] weniger
       *[more] mehr
    }
symbol-top =
    { $number ->
        [one] oberste Karte des Ablagestapels auf die Hand
       *[other] oberste { $number } Karten des Ablagestapels auf die Hand
    }
symbol-seek =
    { $number ->
        [one] 1 Karte deiner Wahl aus dem Ablagestapel auf die Hand
       *[other] { $number } Karten deiner Wahl aus dem Ablagestapel auf die Hand
    }
symbol-back = diese Karte zurück auf die Hand
symbol-protection = Schutz { $number }

## Charaktertableaus und Schwächen

board-head =
    { $kind ->
        [mage]
            { $gender ->
                [f] Magierin
               *[m] Magier
            }: Energie und Weisheit statt Schildwert und Verteidigung
       *[witcher]
            { $gender ->
                [f] Hexerin
               *[m] Hexer
            }
    }{ $chooses_school ->
        [yes] ; wählt eine freie Hexerschule
       *[no] {""}
    }
board-specialisation = Spezialisierung „{ $name }“ – { $text }
board-by-level = { $head }, je nach Stufe:
board-special = Besondere Karte: { $name }
weakness-before-decks = Vor dem Bilden der Lebenspunkte-Decks:
weakness-after-decks = Nach dem Bilden der Lebenspunkte-Decks:
weakness-whole-fight = Im ganzen Kampf:
weakness-first-strike = Du beginnst den Kampf.
weakness-fewer-life =
    { $cards ->
        [one] Das Lebenspunkte-Deck des Monsters hat 1 Karte weniger.
       *[other] Das Lebenspunkte-Deck des Monsters hat { $cards } Karten weniger.
    }

## Monster

monster-head = Rang { $rank } · Leben { $life }
monster-ability = Spezialfähigkeit: { $text }
monster-passive = Passivfähigkeit: { $text }
monster-special = Spezialangriff { $number }: { $text }
monster-weakness = Schwäche IV: { $colour }
monster-trophy = Trophäe: { $text }
legendary-head = Legendäres Monster · Start: { $start }
occasion = { $occasion }: { $text }
occasion-hampers = { $occasion } { $hampers }.
occasion-if =
    { $clause ->
        [yes] { $occasion } und { $condition }
       *[no] { $occasion }, wenn { $condition }
    }
occasion-price = Um es anzugreifen
occasion-fight-begins = Vor dem Bilden der Lebenspunkte-Decks
occasion-decks-formed = Nach dem Bilden der Lebenspunkte-Decks
occasion-first-turn = In deinem ersten Kampfzug
occasion-every-turn = In jedem deiner Kampfzüge
occasion-first-turn-ends = Nach deinem ersten Kampfzug
occasion-combo-played = Nach dem Ausspielen deiner Kombo
occasion-first-attack = Vor seinem ersten Angriff
occasion-before-attack = Vor jedem seiner Angriffe
occasion-after-attack = Nach jedem seiner Angriffe
occasion-after-bite = Nach jedem Beißangriff
occasion-damage = Jedes Mal, wenn sein Angriff Schaden zufügt
occasion-killed = Wenn du es besiegst
attack-charge = Sturmangriff: { $text }
attack-bite = Beißangriff: { $text }
attack-special = Spezialangriff { $number } des Monsters. Wird diese Karte durch Schaden abgelegt, löst sie seine Passivfähigkeit aus.
movement = Hauptziel { $main }, Nebenziel { $secondary }; Bewegungspunkte bei 2/3/4/5 Spielern: { $moves }

## Geschichten

passage-safe = Sichere Reise: { $tale }
passage-dangerous = Gefährliche Reise: { $tale }
story-option =
    „{ $label }“{ $gold ->
        [0] {""}
       *[other] {" "}(ab { $gold } Gold)
    }{ $potions ->
        [0] {""}
        [one] {" "}(ab 1 Trank)
       *[other] {" "}(ab { $potions } Tränken)
    } – { $text }
story-no-effect = Kein Effekt.
quest-target = Zielort: { $target }
quest-cost = Kosten: { $text }
quest-reward = Lohn: { $text }
target-own-school = deine eigene Hexerschule
target-any-tile = ein gezogenes Ortsplättchen
target-forest = ein gezogenes Ortsplättchen (Wald)
target-mountain = ein gezogenes Ortsplättchen (Gebirge)
target-water = ein gezogenes Ortsplättchen (Wasser)
