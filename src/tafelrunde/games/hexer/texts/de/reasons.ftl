### Warum nicht? Was einer Option gerade im Weg steht, als ein Satz.

## Phase I

reason-not-moved = Du hast dich in diesem Zug noch nicht bewegt.
reason-action-used = Die Aktion { AT($place) } hast du in diesem Zug schon genutzt.
reason-legend-here = { NOM($legend) } { VERB($legend, "steht", "stehen") } hier.
reason-attribute-at-top = { $attribute } steht schon auf Stufe V.
reason-all-at-top = Alles, was du hier erhöhen könntest, steht schon auf Stufe V.
reason-above-level = { $attribute } steht auf Stufe { $stands }, deine Hexerstufe ist erst { $level }.
reason-training-too-dear = Das billigste Training kostet { $price } Gold, du hast { $gold }.
reason-attribute-too-dear = { $attribute } zu trainieren kostet { $price } Gold, du hast { $gold }.
reason-other-school = Deine Spezialisierung lehrt man nur { AT($place) }.
reason-no-cheap-card = In deiner Kartenreihe liegt keine Karte, die höchstens 1 mehr kostet als eine deiner Handkarten.
reason-no-hand-card = Du hast keine Handkarte.
reason-no-gold = Du hast kein Gold.
reason-no-tile = Im Stapel dieses Geländes ist kein Ortsplättchen mehr.
reason-quest-begun-now = Du hast diese Quest erst in diesem Zug begonnen.
reason-quest-not-paid = Sie verlangt mehr, als du hast: { $cost }.
reason-no-way-to-pay = Deine einzige Handkarte zeigt nicht das nötige Gelände ({ $terrain }), und du hast kein Gold.

## Legendäres Monster, Skellige

reason-not-entered = Du bist in diesem Zug nicht hierher gezogen.
reason-already-displaced = Seit du hier angekommen bist, hast du es schon verdrängt, oder du bist nicht neu angekommen.
reason-acted-first = Du hast hier schon etwas anderes getan.
reason-weak-trophies =
    { $number ->
        [one] Du hast schon 1 Trophäe von Rang I.
       *[other] Du hast schon { $number } Trophäen von Rang I.
    }
reason-no-monster-left = In keinem Stapel ist noch ein Monster.
reason-no-ship = Hier liegt kein Schiff.
reason-sailed = Du bist in diesem Zug schon zu einer Insel gefahren.
reason-ship-there = { AT($place) } liegt schon ein Schiff.
reason-dagon-sleeps = Dagon hat sich noch nicht erhoben.
reason-only-to-ports = Von hier fährt ein Schiff nur zu einem Hafen.

## Phase II

reason-story-read = Du hast in diesem Zug schon eine Skellige-Karte abgehandelt.
reason-price-not-paid = Du kannst nicht zahlen, was der Kampf kostet: { $cost }.
reason-gambled = Mit { DAT($player) } hast du in diesem Zug schon gewürfelt.
reason-school-here = { NOM($place) } { VERB($place, "ist", "sind") } eine Hexerschule.
reason-tavern-closed = { AT($place) } hat die Taverne nach einem Kampf geschlossen.

## Kampf

reason-must-play = Du hast noch keine Karte dieser Kombo gespielt.
reason-no-tab = { NOM($last) } { VERB($last, "hat", "haben") } keinen Reiter in dieser Farbe.
reason-too-little-energy = Der Energie-Boost kostet { $energy } Energie, du hast { $held }.
reason-hampered = In diesem Kampfzug verbietet dir dein Gegner diese Karte.
reason-used-up =
    { $uses ->
        [one] Du hast das in diesem Kampf schon benutzt.
       *[other] Du hast das in diesem Kampf schon { $uses }-mal benutzt.
    }
reason-needs = Das geht nur, wenn { $condition }.
reason-drink-limit = Mehr als { $number ->
        [one] 1 Trank oder Bombe
       *[other] { $number } Tränke und Bomben
    } erlaubt dein Gegner in diesem Kampf nicht.
reason-poisoned = Deine Vergiftungstoleranz ist erreicht: { $poison } von { $tolerance }.

## Was die nächste Stufe bringt

next-combat =
    { $number ->
        [one] Stufe { $level }: am Ende jedes Kampfzugs 1 Karte ziehen.
       *[other] Stufe { $level }: am Ende jedes Kampfzugs { $number } Karten ziehen.
    }
next-defence = Stufe { $level }: Schildwert bis { $number }, und sofort 1 mehr.
next-wisdom = Stufe { $level }: Energie bis { $number }, und sofort 1 mehr.
next-alchemy =
    { $number ->
        [one] Stufe { $level }: 1 Trank oder Bombe je Kampf, und sofort 1 Trank.
       *[other] Stufe { $level }: { $number } Tränke und Bomben je Kampf, und sofort 1 Trank.
    }
next-specialisation = Stufe { $level }, { $name }: { $text }
next-level = Damit erreichst du Hexerstufe { $level }.
