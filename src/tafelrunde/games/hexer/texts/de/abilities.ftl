### Die Wörter der Tränke, Bomben, Mutagene, Trophäen und Spezialisierungen: Satzteile ohne Punkt.

## Fähigkeiten

ability = { $head }: { $text }
ability-head =
    { $uses ->
        [plain] { $when }
        [once] Einmal je Kampf { $when }
        [some] Bis zu { $number }-mal je Kampf { $when }
        [per-level] Je Kampf und Stufe deiner Spezialisierung einmal { $when }
        [always] Jedes Mal { $when }
       *[often] Beliebig oft { $when }
    }
ability-if = { $head }, wenn { $condition }
ability-level = { $level }: { $text }

moment-effects = in Schritt I
moment-combo = nach dem Ausspielen deiner Kombo
moment-draw = in Schritt IV
moment-potion = beim Einsatz eines Tranks
moment-suffer = beim Erleiden von Schaden
moment-hit = nach einem Treffer, durch den dein Gegner Karten ablegt
moment-foe-discards = beim Ablegen oder Entsorgen von Karten durch einen Effekt
moment-lowered = beim Sinken eines deiner Attribute
moment-fight-begins = vor dem Bilden der Lebenspunkte-Decks
moment-decks-formed = nach dem Bilden der Lebenspunkte-Decks
moment-fight-won = nach einem gewonnenen Kampf
moment-turn-begins = zu Beginn deines Zuges

## Bedingungen

condition-fights-monster = du gegen ein Monster kämpfst
    .not = du gegen einen Spieler kämpfst
condition-can-drink = du einen Trank hast und deine Vergiftungstoleranz nicht erreicht ist
    .not = du keinen Trank hast oder deine Vergiftungstoleranz erreicht ist
condition-specialisation-used = du deine Spezialisierung in diesem Kampf schon eingesetzt hast
    .not = du deine Spezialisierung in diesem Kampf noch nicht eingesetzt hast

## Der eigene Kampfzug

effect-more-damage = füge mit deiner Kombo { $damage } Schaden mehr zu
effect-draw-more =
    ziehe in Schritt IV { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } { $way ->
        [fewer] weniger
       *[more] mehr
    }
effect-any-tab = die Reiter deiner Kombo nehmen in diesem Kampfzug Karten jeder Farbe an
effect-any-bar =
    { $cards ->
        [one] 1 Karte deiner Kombo darf an einem Reiter beliebiger Farbe hängen
       *[other] bis zu { $cards } Karten deiner Kombo dürfen an Reitern beliebiger Farbe hängen
    }
effect-echo = nimm nach Schritt IV die erste Karte deiner Kombo auf die Hand
effect-silence = die Passivfähigkeit des Monsters wirkt bis zum Ende deines Kampfzugs nicht
effect-return-cards =
    { $to ->
        [bottom]
            { $cards ->
                [one] lege 1 Karte deiner Wahl aus deinem Ablagestapel unter dein Deck
               *[other] lege { $cards } Karten deiner Wahl aus deinem Ablagestapel unter dein Deck
            }
       *[shuffled]
            { $cards ->
                [one] mische 1 Karte deiner Wahl aus deinem Ablagestapel in dein Deck
               *[other] mische { $cards } Karten deiner Wahl aus deinem Ablagestapel in dein Deck
            }
    }
effect-renew-specialisation = du darfst deine Spezialisierung in diesem Kampf ein weiteres Mal einsetzen
effect-seek-monster-colour = nimm 1 Karte der Farbe, gegen die das Monster schwach ist, aus Deck oder Ablagestapel auf die Hand

## Tränke und Bomben

effect-count-fewer =
    { $uses ->
        [one] 1 deiner in diesem Kampf eingesetzten Tränke und Bomben zählt
       *[other] { $uses } deiner in diesem Kampf eingesetzten Tränke und Bomben zählen
    } nicht mehr gegen die Vergiftungstoleranz
effect-not-counted =
    { $uses ->
        [one] 1 Trank oder 1 Bombe zählt in diesem Kampf nicht gegen die Vergiftungstoleranz
       *[other] { $uses } Tränke oder Bomben zählen in diesem Kampf nicht gegen die Vergiftungstoleranz
    }
effect-spend-potion = lege 1 unbenutzten Trank ab, der gegen die Vergiftungstoleranz zählt
effect-refresh-potion = nimm den obersten Trank vom Ablagestapel der Tränke, wenn du Platz für ihn hast
potion-not-counted = Dieser Trank zählt nicht gegen die Vergiftungstoleranz.
bomb-against-player = Gegen Spieler stattdessen: { $text }

## Was vom Gegner kommt

effect-prevent-damage =
    { $damage ->
        [one] verhindere 1 Schaden
       *[other] verhindere bis zu { $damage } Schaden
    }
effect-ignore-effect = ignoriere diesen Effekt
effect-protect = erhalte Schutz { $damage } bis zum Ende des nächsten gegnerischen Kampfzugs
effect-weaken-next = der nächste Angriff des Gegners fügt { $damage } Schaden weniger zu
effect-decide-attack = bestimme, ob das Monster in seinem nächsten Kampfzug stürmt oder beißt
effect-dull-special = deckt das Monster in seinem nächsten Kampfzug einen Spezialangriff auf, erleidest du stattdessen { $damage } Schaden

## Der Gegner

effect-look-at-life =
    { $cards ->
        [one] sieh die oberste Karte des gegnerischen Lebenspunkte-Decks an
       *[other] sieh die obersten { $cards } Karten des gegnerischen Lebenspunkte-Decks an
    }{ $way ->
        [sink] {" "}und lege sie, wenn du möchtest, unter das Deck
        [discard] , lege { $discard } davon ab und die übrigen in beliebiger Reihenfolge zurück
       *[look]
            { $cards ->
                [one] {""}
               *[other] {" "}und lege sie in beliebiger Reihenfolge zurück
            }
    }
effect-strike-later =
    zu Beginn { $turns ->
        [one] deines nächsten Kampfzugs
       *[other] jedes deiner nächsten { $turns } Kampfzüge
    } erleidet der Gegner { $damage } Schaden
effect-for-opponent = für den Gegner gilt: „{ $do }“

## Was immer gilt

effect-own-potions =
    { $potions ->
        [one] du darfst nur 1 Trank besitzen
       *[other] du darfst bis zu { $potions } Tränke besitzen
    }
effect-refill-to =
    { $cards ->
        [one] ziehe in Phase III, bis du 1 Handkarte hast
       *[other] ziehe in Phase III, bis du { $cards } Handkarten hast
    }
effect-cheap-move =
    { $terrain ->
        [none] einmal je Zug kostet dich eine Bewegung nur 1 beliebige Handkarte
       *[other] einmal je Zug kostet dich eine Bewegung an einen Ort der Geländeart { $terrain } nur 1 beliebige Handkarte
    }
effect-cheap-voyage = Seereisen kosten dich nur 1 beliebige Handkarte
