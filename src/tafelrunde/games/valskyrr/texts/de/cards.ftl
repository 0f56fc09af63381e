### Der Aufbau von Kartentexten: Kopfzeilen, Abschnitte, Beschriftungen.

## Aktionen

kind-normal = Normale Aktion
kind-fast = Schnelle Aktion
kind-reflex = Reflex
kind-normal-fast = Normale oder Schnelle Aktion
kind-normal-fast-reflex = Aktion
place-of-hand = Hand
place-of-hero_zone = Heldenzone
place-of-board = Heldentableau
limit-hero_turn = einmal pro Heldenzug
limit-defence_phase = nur in der Verteidigungsphase, dort einmal
action-head = { $place } · { $kind } · Reichweite { $reach }
action-once = { $head } · { $once }
action-when = { $head }, { $when }
action-only-if = nur wenn { $only_if }
action-cost = { $cost } Wenn du das tust: { $text }
action = { $head }: { $text }

## Heldenkarten und Heldentableaus

set-gear = Ausrüstung
set-feat = Heldentat
set-great_feat = Große Heldentat
set-reward_gear = Belohnungs-Ausrüstung
set-one_time_reward_gear = einmalige Belohnungsausrüstung
card-loot = Beutewert { $loot }
card-limit = Beschränkung { $letter }{ $number }
board-head = { $title } · Fokus { $focus } · Regeneration { $regeneration }
board-proficiencies = Ausrüstungsfähigkeiten: { $keywords }.
board-ability = { $name }: { $text }

## Gegner

enemy-head =
    { $colour ->
        [blue] blauer Gegner
        [green] grüner Gegner
        [red] roter Gegner
       *[none] Endgegner
    }
enemy-furious = wütend
enemy-life =
    { $per_seal ->
        [0] Lebenspunkte { $life }
       *[other] Lebenspunkte { $life } (für jedes gebrochene Siegel { $per_seal } weniger)
    }
enemy-attack = Angriff: { $damage }
enemy-defence = Verteidigung: { $defence }
enemy-loot = Beute { $loot }
enemy-vulnerable = Verwundbarkeit ({ $keywords }): { count-wounds }.
ability =
    { $zones ->
        [none] { $name }: { $text }
       *[other] { $name } ({ $zones }): { $text }
    }
enrage = Aufstacheln: { $text }
enraged = Aufgestachelt: { $text }
enrage-calm = Danach wird dieser Gegner beschwichtigt.

## Begegnungen

colour-blue = blau
    .weak = blaue
    .dat = blauen
colour-green = grün
    .weak = grüne
    .dat = grünen
colour-red = rot
    .weak = rote
    .dat = roten
encounter-head =
    { $final ->
        [yes] Endbegegnung
       *[no] Begegnung · { $places }
    }
encounter-decks =
    { $several ->
        [yes] reihum vom { $decks } Gegnerdeck
       *[no] vom { $decks } Gegnerdeck
    }
encounter-start =
    { $final_enemy ->
        [yes]
            { $having ->
                [none] Startgegner: der Endgegner am linken Ende der Gegnerreihe, dann { $start } { $decks }.
               *[other] Startgegner: der Endgegner am linken Ende der Gegnerreihe, dann { $start } { $decks } (nur { $having }).
            }
       *[no]
            { $having ->
                [none] Startgegner: { $start } { $decks }.
               *[other] Startgegner: { $start } { $decks } (nur { $having }).
            }
    }
encounter-reinforcement =
    { $value ->
        [none] Verstärkungswert: –
       *[other] Verstärkungswert: { $value }
    }
encounter-defence = Kann angegriffen werden. Verteidigung: { $defence }.
encounter-progress = Fortschritt: { $text }
encounter-victory = Siegbedingung: abgeschlossen, wenn { $text }.
encounter-retreat = Rückzug: { $text }
encounter-no-retreat = Rückzug: Solange diese Begegnung aktiv ist, kann die Gruppe nicht reisen.
encounter-special = Sonderregel: { $text }

## Zeitkarten, Orte, Abenteuer

time-value = Zeitwert { $value }
time-if = Wenn { $only_if }: { $text }
time-otherwise = Sonst: { $text }
no-effect = Kein Effekt.
tile-head = { $keywords } · Regeneration { $regeneration }
tile-final = Ort der Endbegegnung
adventure-goal = Ziel: Besteht die Endbegegnung „{ $encounter }“ ({ $tile }). Endgegner: { $enemy } ({ $life } Lebenspunkte, auf der schwierigen Seite { $hard }).
adventure-rewards =
    Belohnungsdeck: 1 Belohnungs-Ausrüstung je Held und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } einmaliger Belohnungsausrüstung.
adventure-loot =
    { $loot ->
        [one] Der Beutevorrat beginnt mit 1 Beutemarker.
       *[other] Der Beutevorrat beginnt mit { $loot } Beutemarkern.
    }
adventure-letter = { $letter } ({ $name }): { $text }
adventure-anchors = Offene Abenteuermarker liegen auf je einem zufälligen Ort der Arten { $places }.
adventure-needs = Der Ort der Endbegegnung kann nur betreten werden, wenn { $only_if }.
