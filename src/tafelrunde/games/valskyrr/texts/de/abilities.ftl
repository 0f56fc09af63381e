### Bedingungen, dauernde Fertigkeiten und alles, was auf etwas hin geschieht.

## Bedingungen: Nebensatz nach „wenn“; `.fact` ist der Hauptsatz, `.who` der Relativsatz zu „jeder Held“

requirement-focus-at-most =
    { $who ->
        [you] dein Fokus höchstens { $focus } beträgt
       *[hero] der Fokus des Helden höchstens { $focus } beträgt
    }
    .fact =
        { $who ->
            [you] dein Fokus beträgt höchstens { $focus }
           *[hero] der Fokus des Helden beträgt höchstens { $focus }
        }
requirement-no-enemy-here =
    { $who ->
        [you] kein Gegner in deiner Heldenzone ist
       *[hero] kein Gegner in der Heldenzone des Helden ist
    }
    .fact =
        { $who ->
            [you] kein Gegner ist in deiner Heldenzone
           *[hero] kein Gegner ist in der Heldenzone des Helden
        }
requirement-encounter-active =
    { $active ->
        [yes] eine Begegnung aktiv ist
       *[no] keine Begegnung aktiv ist
    }
    .fact =
        { $active ->
            [yes] eine Begegnung ist aktiv
           *[no] keine Begegnung ist aktiv
        }
requirement-no-enemy-in-row = kein Gegner in der Abenteuerzone ist
    .fact = kein Gegner ist in der Abenteuerzone
requirement-no-enemy-in-play =
    { $having ->
        [none] kein Gegner im Spiel ist
       *[other] { NOM(WITH($having, "Gegner", "m"), "kein") } im Spiel ist
    }
    .fact =
        { $having ->
            [none] kein Gegner ist im Spiel
           *[other] { NOM(WITH($having, "Gegner", "m"), "kein") } ist im Spiel
        }
requirement-progress-at-least =
    { $tokens ->
        [one] auf der aktiven Begegnung mindestens 1 Fortschrittsmarker liegt
       *[other] auf der aktiven Begegnung mindestens { $tokens } Fortschrittsmarker liegen
    }
    .fact =
        { $tokens ->
            [one] auf der aktiven Begegnung liegt mindestens 1 Fortschrittsmarker
           *[other] auf der aktiven Begegnung liegen mindestens { $tokens } Fortschrittsmarker
        }
requirement-final-enemy-killed = der Endgegner getötet ist
    .fact = der Endgegner ist getötet
requirement-has-condition = der Held mindestens 1 Zustandsmarker hat
    .fact = der Held hat mindestens 1 Zustandsmarker
    .who = der mindestens 1 Zustandsmarker hat
requirement-no-progress-placed = der Held in dieser Runde keinen Fortschrittsmarker gelegt hat
    .fact = der Held hat in dieser Runde keinen Fortschrittsmarker gelegt
    .who = der in dieser Runde keinen Fortschrittsmarker gelegt hat
requirement-is-resting = der Held ausruht
    .fact = der Held ruht aus
    .who = der ausruht
requirement-deck-is = die Begegnung das { $colour } Gegnerdeck nutzt
    .fact = die Begegnung nutzt das { $colour } Gegnerdeck
requirement-unwounded = dieser Gegner in dieser Runde keine Wunde erhalten hat
    .fact = dieser Gegner hat in dieser Runde keine Wunde erhalten
requirement-at = der aktive Ort das Schlüsselwort { $place_name } hat
    .fact = der aktive Ort hat das Schlüsselwort { $place_name }
requirement-heroes-at-least =
    { $heroes ->
        [one] mindestens 1 Held mitspielt
       *[other] mindestens { $heroes } Helden mitspielen
    }
    .fact =
        { $heroes ->
            [one] mindestens 1 Held spielt mit
           *[other] mindestens { $heroes } Helden spielen mit
        }
requirement-seal-broken = mindestens 1 Siegel gebrochen ist
    .fact = mindestens 1 Siegel ist gebrochen

## Was dauernd gilt

standing-harder-to-reach = um diesen Gegner als Ziel zu wählen, ist 1 Reichweite mehr nötig, außer alle Gegner in derselben Zone haben Fernkampf
standing-untargetable =
    dieser Gegner kann nicht als Ziel gewählt werden, bis er in dieser Zone einmal angegriffen hat; ein Spieler darf im eigenen Heldenzug { $discard_to_end ->
        [one] 1 Handkarte
       *[other] { $discard_to_end } Handkarten
    } ablegen, um das zu beenden
standing-unaffected = dieser Gegner kann nicht von Karteneffekten betroffen sein
standing-lower-draw-limit = das Nachziehlimit des Helden ist um { $by } niedriger; mehrere Gegner mit dieser Sonderfertigkeit verstärken sich nicht
standing-more-damage = die Angriffe dieses Gegners fügen { $damage } zu
standing-more-damage-per-wound = die Angriffe dieses Gegners fügen für jede Wunde auf ihm +1 körperlichen Schaden zu
standing-more-damage-per-kin = die Angriffe dieses Gegners fügen für { ACC(WITH($having, "Gegner", "m", "ander"), "jeder") } in derselben Heldenzone +1 körperlichen Schaden zu
standing-damage-is-life = die Angriffe dieses Gegners fügen für jeden verbliebenen Lebenspunkt 1 körperlichen Schaden zu
standing-more-defence = dieser Gegner hat { $defence }
standing-defence-per-token =
    dieser Gegner hat für jeden offenen Abenteuermarker auf dem Spielfeld +{ $each } körperliche und +{ $each } magische Verteidigung
standing-slow = in der Runde, in der dieser Gegner in eine Heldenzone kommt, wird er nicht zum Angriff aktiviert
standing-ignore-slow = dieser Gegner greift auch in der Runde an, in der er in eine Heldenzone kommt
standing-relentless = dieser Gegner wird nicht aus einer Heldenzone abgelegt, wenn Gegner zerstreut werden
standing-lend-relentless =
    auch { NOM(WITH($having, "Gegner", "m", "ander"), "1") } eurer Wahl in derselben Heldenzone wird nicht abgelegt, wenn Gegner zerstreut werden
standing-shrugs-off = { NOM(WITH($keyword, "Aktionen", "pl"), "") } lösen keine Verwundbarkeit dieses Gegners aus und fügen ihm { $less } Schaden weniger zu
standing-no-regeneration-here = der Held in dieser Heldenzone kann keine Regeneration erhalten
standing-keyword-damage =
    { $way ->
        [less] { NOM(WITH($having, "Angriffe", "pl"), "") } fügen hier { $points } magischen Schaden weniger zu
       *[more] { NOM(WITH($having, "Angriffe", "pl"), "") } fügen hier { $points } magischen Schaden mehr zu
    }
standing-keyword-reach = { NOM(WITH($having, "Aktionen", "pl"), "") } haben hier +{ $reach } Reichweite
standing-reach-reduced = Reichweite 2 und mehr ist hier um { $by } verringert
standing-threat-never-rises = die Bedrohung dieses Orts kann nicht steigen, und auch die Zeit rückt dafür nicht vor
standing-free-scouting =
    { $locations ->
        [one] in jeder Reisephase kostet es keine Beute, 1 angrenzenden Ort aufzudecken
       *[other] in jeder Reisephase kostet es keine Beute, bis zu { $locations } angrenzende Orte aufzudecken
    }
standing-more-rewards =
    { $cards ->
        [one] wird hier eine Begegnung abgeschlossen, ziehe 1 weitere Belohnung
       *[other] wird hier eine Begegnung abgeschlossen, ziehe { $cards } weitere Belohnungen
    }
standing-low-focus-damage =
    { $focus_at_most ->
        [0] solange dein Fokus 0 beträgt, fügen deine Angriffe +{ $physical } körperlichen Schaden zu
       *[other] solange dein Fokus höchstens { $focus_at_most } beträgt, fügen deine Angriffe +{ $physical } körperlichen Schaden zu
    }
standing-more-shadow-tokens = immer wenn deine Sonderfähigkeit einen Fortschrittsmarker legt, legt sie 1 weiteren
standing-holds-tokens = auf dieser Karte dürfen Fortschrittsmarker liegen

## Auslöser: vor dem Doppelpunkt

an-enemy =
    { $colour ->
        [blue] { NOM(WITH($having, "Gegner", "m", "blau"), "ein") }
        [green] { NOM(WITH($having, "Gegner", "m", "grün"), "ein") }
        [red] { NOM(WITH($having, "Gegner", "m", "rot"), "ein") }
       *[none] { NOM(WITH($having, "Gegner", "m"), "ein") }
    }
trigger-hit = nach einem Angriff dieses Gegners, für den der Held mindestens 1 Karte begräbt
trigger-enters = wenn dieser Gegner in eine Heldenzone kommt
trigger-enters_in_pursuit = wenn dieser Gegner in der Verfolgungsphase in eine Heldenzone kommt
trigger-defence_start = zu Beginn der Verteidigungsphase
trigger-defence_end = am Ende der Verteidigungsphase
trigger-kill_here = immer wenn in derselben Heldenzone { an-enemy } getötet wird
trigger-enemy_killed = immer wenn { an-enemy } getötet wird
trigger-encounter_hit =
    { $at_least ->
        [0] für jeden Schaden, den eine Aktion dieser Begegnung über ihre Verteidigung hinaus zufügt
       *[other] für jede Aktion, die dieser Begegnung mindestens { $at_least } Schaden über ihre Verteidigung hinaus zufügt
    }
trigger-regeneration = einmal pro Heldenzug, wenn ein Held durch eine Aktion Regeneration erhält
trigger-attack_phase_end = am Ende der Angriffsphase
trigger-turn_start = zu Beginn jedes Heldenzugs
trigger-prepared = bei der Begegnungsvorbereitung
trigger-completed =
    { $scope ->
        [encounter] wenn diese Begegnung abgeschlossen wird
        [tile] wenn hier eine Begegnung abgeschlossen wird
       *[other] wenn eine Begegnung abgeschlossen wird
    }
trigger-not_completed = am Ende jeder Wiederherstellungsphase, in der diese Begegnung nicht abgeschlossen wird
trigger-entered = beim Betreten dieses Orts
trigger-resting = beim Ausruhen
trigger-time_start = in der Zeitphase, vor der Zeitkarte
trigger-time_end = in der Zeitphase, nach der Zeitkarte
when =
    { $only_if ->
        [none] { $trigger }: { $do }
       *[other]
            { $clause ->
                [yes] { $trigger } und { $only_if }: { $do }
               *[no] { $trigger }, wenn { $only_if }: { $do }
            }
    }
task =
    { $at_turn_end ->
        [yes]
            { $only_if ->
                [none] am Ende deines Heldenzugs darfst du { count-hand-cards } ablegen: { $do }
               *[other] am Ende deines Heldenzugs darfst du, wenn { $only_if }, { count-hand-cards } ablegen: { $do }
            }
       *[no]
            { $only_if ->
                [none] einmal pro Heldenzug darfst du { count-hand-cards } ablegen: { $do }
               *[other] einmal pro Heldenzug darfst du, wenn { $only_if }, { count-hand-cards } ablegen: { $do }
            }
    }

## Wann ein Reflex möglich ist

an-action =
    { ACC(WITH($having, "Aktion", "f"), "ein") }
that-deals =
    { $deals ->
        [physical] , die körperlichen Schaden zufügt
        [damage] , die Schaden zufügt
       *[nothing] { "" }
    }
reaction-anytime = jederzeit
reaction-damage_to_hero =
    { $whose ->
        [own] wenn dir Schaden zugefügt wird
        [other] wenn einem anderen Helden Schaden zugefügt wird
       *[any] wenn einem Helden Schaden zugefügt wird
    }
reaction-hero_action =
    { $whose ->
        [own] wenn du { an-action } abhandelst{ that-deals }
        [other] wenn ein anderer Held { an-action } abhandelt{ that-deals }
       *[any] wenn ein Held { an-action } abhandelt{ that-deals }
    }
reaction-prevented =
    { $whose ->
        [own] wenn du Schaden eines Gegners verhindert hast
        [other] wenn ein anderer Held Schaden eines Gegners verhindert hat
       *[any] wenn ein Held Schaden eines Gegners verhindert hat
    }
reaction-reward_drawn = wenn eine Belohnung gezogen wird
reaction-reward_returns = wenn eine Belohnung aus deiner Heldenzone unter das Belohnungsdeck käme
reaction-regeneration_action =
    { $whose ->
        [own] wenn du eine Aktion abhandelst, die Regeneration gibt
        [other] wenn ein anderer Held eine Aktion abhandelt, die Regeneration gibt
       *[any] wenn ein Held eine Aktion abhandelt, die Regeneration gibt
    }
