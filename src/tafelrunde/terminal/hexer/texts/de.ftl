### Sätze des Terminals, die nur dieses Spiel sagt.

title = Die Alte Welt

panel-map = Spielplan
panel-encounter = Monster und Kampf
panel-row = Auslage
players = Spieler
monsters = Monster
no-monsters = Noch ist kein Monster erschienen.
round = Runde { $round }
victory-track = Siegleiste
dagon = Dagon { $space }/{ $top }
hand = Hand
level = Hexerstufe { $level }
piles = Deck { $deck } · Ablage { $discards }
ways = Wege nach { $places }
port = Hafen
here = Hier: { $name }
quest-at = Ziel: { $place }
hidden-cards =
    { $cards ->
        [one] 1 verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }

tell-where = In Runde { $round } ist { NOM($player) } am Zug: { $phase }.
tell-fight =
    { NOM($player) } kämpft gegen { ACC($against) }. { $player }: { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }. { $against }: { $left ->
        [one] noch 1 Karte
       *[other] noch { $left } Karten
    }.
tell-combo = Die Kombo bisher: { $cards }.
tell-monster = { $name }, Rang { $rank }, Leben { $life }, { AT($place) }.
tell-legendary = Das Legendäre Monster, { NOM($name) }, steht { AT($place) }.
tell-dagon = Dagon steht auf Feld { $space } der Gefahrenleiste. Schiffe: { $ships }.
tell-player = { NOM($player) } { $place ->
        [none] hat noch keine Schule als Startort,
       *[other] steht { AT($place) }
    } mit { $gold } Gold, { $kind ->
        [mage] Energie
       *[witcher] Schildwert
    } { $shield }, auf Feld { $space } der Siegleiste. { $levels }. Deck { $deck }, Ablagestapel { $discards }.
tell-hand = Hand { GEN($player) }: { $cards }.
tell-owned = Bei { DAT($player) } liegen: { $cards }.
tell-row = { $row }, die billigste Karte zuerst: { $cards }.

hint-phase-moves = Phase I: Jede Karte zeigt ein Gelände. Spiele eine passende Karte, um in einen Nachbarort zu gehen; dort darfst du die Ortsaktion nutzen.
hint-phase-confrontation = Phase II: Kämpfe gegen ein Monster an deinem Ort, erkunde oder meditiere mit einem Attribut auf Stufe V.
hint-phase-refill = Phase III: Du ziehst auf 3 Karten nach und kaufst eine neue. Bezahlt wird mit Handkarten.
hint-phase-fight = Im Kampf sind deine Karten dein Leben. Verkette Karten: Der Balken der nächsten muss zu einem Reiter der vorigen passen.
hint-key-phase-one = Trainiere früh, sammle Spuren und Schwächen und greif erst an, wenn dein Deck stark genug ist.
hint-key-announce = Du führst das Monster für deinen Nachbarn. Er weiß nicht, was du ansagst.
hint-key-exhaustion = Mit jeder Trophäe wird dein Deck kleiner. Trenne dich von deinen schwächsten Karten.

help-signs =
    ♣ Wald   ▲ Gebirge   ≈ Wasser   ①–⑤ Spieler   ✖II Monster vom Rang II   ☠ Legendäres Monster
    ※ Zerstörungsplättchen   ? Schwächeplättchen   ⚓ Schiff   ⊘ geschlossene Taverne
    Farben der Karten: » blau   ◆ rot   ○ grün   ▲ gelb   ✶ violett   ■ grau   ▒ verdeckt
    ●3 Gold   ◈2 Schild   ⚡2 Energie   ♥12 Karten im Kampf übrig   † kostet eine entsorgte Karte
    !Gerücht   ~Fährte   →Ziel einer Quest
