### Fragen an die Spieler, Optionen und feste Antworten.

question-about = { $about }: { $question }
about-dice = Deine Würfel { $own } gegen { $other }
about-damage = { $damage } Schaden

## Aufbau

question-school = Welche Hexerschule wählst du als deine eigene?
question-raise = Welches Attribut erhöhst du?
question-strong-terrain = Eines der drei Monster hat Rang II und ist stärker als die anderen. Wo soll es lauern?

## Phase I

question-phase-one = Wohin gehst du, oder was tust du hier?
question-early-move = Wohin gehst du zuerst, während dein Vorgänger noch nachzieht?
question-pay = Mit welcher Karte bezahlst du den Weg?
question-pay-rest = Womit bezahlst du den Rest des Weges?
question-displace = Welche Handkarte legst du ab, um das Legendäre Monster zu verdrängen?
question-train = Welches Attribut trainierst du?
question-swap-give = Welche Handkarte entsorgst du für den Tausch?
question-swap-take = Welche Karte nimmst du dafür?
question-trash-display = Welche Karte der Auslage entsorgst du?
question-rumour = Über welches Monster hörst du dich um?
question-trail = Wessen Spur nimmst du auf?
question-card-cost = Zu welchen Kosten nimmst du eine Karte?
question-give-trophy = Welche Trophäe gibst du her?
question-rank = Gegen ein Monster von welchem Rang kämpfst du?
question-reroll = Welche Würfel wirfst du neu?
question-bomb-exchange = Gibst du 1 Trank und 1 Gold für 1 Bombe?
question-discard-potions = Welche Tränke legst du ab?
question-discard-bombs = Welche Bomben legst du ab?
question-mutagen = Welches Mutagen behältst du?
question-movement-card = Was geschieht mit dieser Bewegungskarte?

## Phase II

question-phase-two = Kampf, Erkundung oder Meditation?
question-story = Was tust du?
question-alternative = Was wählst du?
question-may = Nutzt du diese Möglichkeit?
question-may-trash = Welche Karten entsorgst du?
question-exhaustion =
    { $number ->
        [one] Erschöpfung: Welche Karte entsorgst du?
       *[other] Erschöpfung: Welche { $number } Karten entsorgst du?
    }
question-gain-card = Welche Karte legst du auf deinen Ablagestapel?

## Phase III

question-refill-discard = Welche Handkarten legst du ab, bevor du nachziehst?
question-buy = Welche Karte kaufst du?
question-buy-pay = Welche Handkarten legst du für den Kauf ab?
question-buy-trash = Welche Handkarte entsorgst du für den Kauf?

## Kampf

question-weaknesses = Welche Schwächen nutzt du in diesem Kampf?
question-bet = Auf wen setzt du 1 Gold?
question-effects = Schritt I: Was setzt du ein?
question-combo = Schritt II: Welche Karte spielst du?
question-combo-ability = Setzt du zu dieser Kombo etwas ein?
question-draw-ability = Setzt du beim Nachziehen etwas ein?
question-potion-ability = Setzt du zu diesem Trank etwas ein?
question-hit-ability = Setzt du nach diesem Treffer etwas ein?
question-fight-begins = Setzt du vor dem Kampf etwas ein?
question-decks-formed = Setzt du zu Beginn des Kampfs etwas ein?
question-fight-won = Setzt du nach dem Sieg etwas ein?
question-prevent = Verhinderst du etwas davon?
question-avert = Wendest du diesen Effekt ab?
question-announce = Lässt du das Monster einen Sturm- oder einen Beißangriff ausführen?
question-decide-attack = Sturm- oder Beißangriff?
question-seek = Welche Karte nimmst du auf die Hand?
question-spend-potion = Welchen Trank legst du ab?
question-return-cards = Welche Karten legst du in dein Deck zurück?
question-sink-life = Welche Karten legst du unter das Lebenspunkte-Deck?
question-discard-life = Welche Karten des Lebenspunkte-Decks legst du ab?
question-arrange-life = In welcher Reihenfolge legst du die Karten zurück?
question-discard =
    { $number ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karten legst du ab?
    }
question-trash =
    { $number ->
        [one] Welche Karte entsorgst du?
       *[other] Welche Karten entsorgst du?
    }
question-discard-or = Legst du eine passende Karte ab?
question-play-chain = Spielst du eine Kombo, die keinen Schaden zufügt?
question-discard-from-deck = Welche Karte deines Decks legst du ab?
question-hand-to-deck = Welche Handkarten gehen in dein Deck zurück?
question-lower = Welches Attribut sinkt?

## Optionen

option-pass = Nichts weiter
option-gold = 1 Gold
option-cheap-move = Diesmal genügt 1 Karte
option-displace = Das Legendäre Monster verdrängen
option-keep = Oben liegen lassen
option-bottom = Unter den Stapel legen
option-yes = Ja
option-no = Nein

label-move =
    { $way ->
        [ship] mit dem Schiff { TO($name) } ({ $terrain })
       *[land] { TO($name) } ({ $terrain })
    }
label-move-dear = Keine deiner Handkarten zeigt dieses Gelände: Es kostet 2 Karten oder 1 Karte und 1 Gold.
label-play =
    { $boosted ->
        [yes] { $card } mit Energie-Boost
       *[no] { $card }
    }
label-player = { $name }
label-challenge = Kampf gegen { ACC($name) }
label-quest = Quest: { $name }
label-gamble = Würfelpoker gegen { ACC($name) }
label-deck-city = Erkundung in der Stadt
label-deck-wilderness = Erkundung in der Wildnis
label-deck-skellige = Erkundung auf See
label-fight = Kampf gegen { ACC($name) } (Rang { $rank }, Leben { $life })
label-fight-legendary = Kampf gegen { ACC($name) }, das Legendäre Monster
label-meditate = Meditation: { $name }
label-buy =
    { $cost ->
        [0] { $name } (umsonst)
        [one] { $name } (für { $cost } Handkarte)
       *[other] { $name } (für { $cost } Handkarten)
    }
label-buy-trash = { $name } (1 Handkarte entsorgen)
label-terrain =
    { $monster ->
        [none] { $terrain }
       *[other] { $monster } ({ $terrain })
    }
label-attribute =
    { $cost ->
        [none] { $attribute } (Stufe { $level })
       *[other] { $attribute } (Stufe { $level }, { $cost } Gold)
    }
label-school = Hexerschule { $name }
label-rank = Rang { $rank }
label-card-cost =
    { $cost ->
        [0] Kosten 0, ohne Gold
       *[other] Kosten { $cost }, für { $cost } Gold
    }
label-weakness = Schwäche { $numeral }
label-die = Würfel: { $die }
label-face-down-card = verdeckte Karte

label-action-raise = { $attribute } erhöhen
label-action-train = Trainieren
label-action-rumour = Ein Gerücht aufschnappen
label-action-potion = Einen Trank erhalten
label-action-dice-poker = Würfelpoker mit lokalen Glücksspielern
label-action-swap-card = Eine Karte tauschen
label-action-trash-display = Karten aus der Auslage entsorgen
label-action-ard-skellig = Ard Skellig: ein Attribut erhöhen
label-action-isle-of-mists = Nebelinsel: eine Karte nehmen
label-action-eyna = Eyna: eine Trophäe tauschen
label-action-hen-inis = Hen Inis: eine Trophäe erhalten
label-action-loc-gwen = Loc Gwen: 3 Gold
label-action-aenye-ard = Aenye Ard: 4 Tränke
label-action-pawen-y-crevan = Pawen y Crevan: Spuren aufnehmen
label-action-huandre-heuangi = Huandre Heuangi: ein Monster herausfordern
label-action-nothing = Nichts

## Feste Begriffe

skill-combat = Kampf
skill-defence = Verteidigung
skill-wisdom = Weisheit
skill-alchemy = Alchemie
skill-specialisation = Spezialisierung
phase-setup = Aufbau
phase-moves = Bewegungen und Aktionen
phase-confrontation = Kampf, Erkundung oder Meditation
phase-refill = Nachziehen und Kaufen
kind-charge = Sturmangriff
kind-bite = Beißangriff
kind-special = Spezialangriff
row-witcher = Hexerreihe
row-mage = Magierreihe
rank-nothing = nichts
rank-pair = Paar
rank-two-pairs = zwei Paare
rank-three = Drilling
rank-low-straight = kleine Straße
rank-high-straight = große Straße
rank-full-house = Full House
rank-four = Vierling
rank-five = Fünfling
