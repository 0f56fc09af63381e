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
board-proficiencies = { board-proficiencies.head } { $keywords }.
    .head = Ausrüstungsfähigkeiten:
board-ability = { board-ability.head } { $text }
    .head = { $name }:

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
enemy-vulnerable = { enemy-vulnerable.head } { count-wounds }.
    .head = Verwundbarkeit ({ $keywords }):
ability = { ability.head } { $text }
    .head =
        { $zones ->
            [none] { $name }:
           *[other] { $name } ({ $zones }):
        }
enrage = { enrage.head } { $text }
    .head = Aufstacheln:
enraged = { enraged.head } { $text }
    .head = Aufgestachelt:
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
    { encounter-start.head } { $final_enemy ->
        [yes]
            { $having ->
                [none] der Endgegner am linken Ende der Gegnerreihe, dann { $start } { $decks }.
               *[other] der Endgegner am linken Ende der Gegnerreihe, dann { $start } { $decks } (nur { $having }).
            }
       *[no]
            { $having ->
                [none] { $start } { $decks }.
               *[other] { $start } { $decks } (nur { $having }).
            }
    }
    .head = Startgegner:
encounter-reinforcement =
    { encounter-reinforcement.head } { $value ->
        [none] –
       *[other] { $value }
    }
    .head = Verstärkungswert:
encounter-defence = Kann angegriffen werden. Verteidigung: { $defence }.
encounter-progress = { encounter-progress.head } { $text }
    .head = Fortschritt:
encounter-victory = { encounter-victory.head } abgeschlossen, wenn { $text }.
    .head = Siegbedingung:
encounter-retreat = { encounter-retreat.head } { $text }
    .head = Rückzug:
encounter-no-retreat = { encounter-no-retreat.head } Solange diese Begegnung aktiv ist, kann die Gruppe nicht reisen.
    .head = Rückzug:
encounter-special = { encounter-special.head } { $text }
    .head = Sonderregel:

## Zeitkarten, Orte, Abenteuer

time-value = Zeitwert { $value }
time-if = Wenn { $only_if }: { $text }
time-otherwise = { time-otherwise.head } { $text }
    .head = Sonst:
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
