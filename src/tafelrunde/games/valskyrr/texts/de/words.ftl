### Wörter, aus denen alle Sätze gebaut sind. `.acc` und `.dat` sind Akkusativ und Dativ.

## Aufzählungen

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-comma = { $head }, { $last }
# Zusammensetzungen: „Brand- und Gift“ (-marker)
compound-and = { $head }- und { $last }
compound-or = { $head }- oder { $last }
compound-comma = { $head }-, { $last }
choice = „{ $text }“

## Zahlen

amount-hero-count = Heldenzahl
amount-time-number = Zeitzahl
count-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
count-hand-cards =
    { $cards ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }
count-fields =
    { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    }
count-wounds =
    { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
count-progress = { $tokens } Fortschrittsmarker
count-loot = { $tokens } Beutemarker
as-far-as-possible =
    { $cards ->
        [one] falls möglich
       *[other] soweit möglich
    }
direction =
    { $way ->
        [left] nach links
       *[right] nach rechts
    }

## Schaden und Verteidigung

damage =
    { $magical ->
        [0] { $physical } körperlicher Schaden
       *[other]
            { $physical ->
                [0] { $magical } magischer Schaden
               *[other] { $physical } körperlicher und { $magical } magischer Schaden
            }
    }
    .acc =
        { $magical ->
            [0] { $physical } körperlichen Schaden
           *[other]
                { $physical ->
                    [0] { $magical } magischen Schaden
                   *[other] { $physical } körperlichen und { $magical } magischen Schaden
                }
        }
    .either =
        { $magical ->
            [0] { $physical } körperlichen Schaden
           *[other]
                { $physical ->
                    [0] { $magical } magischen Schaden
                   *[other] { $physical } körperlichen oder { $magical } magischen Schaden
                }
        }
    .more =
        { $magical ->
            [0] +{ $physical } körperlichen Schaden
           *[other]
                { $physical ->
                    [0] +{ $magical } magischen Schaden
                   *[other] +{ $physical } körperlichen und +{ $magical } magischen Schaden
                }
        }
defence = { $physical } körperlich, { $magical } magisch
    .more =
        { $magical ->
            [0] +{ $physical } körperliche Verteidigung
           *[other]
                { $physical ->
                    [0] +{ $magical } magische Verteidigung
                   *[other] +{ $physical } körperliche und +{ $magical } magische Verteidigung
                }
        }

## Zustände: Stämme, an die „marker“ tritt

condition-burn = Brand
condition-poison = Gift
condition-daze = Benommenheits
condition-weakness = Schwäche
condition-any = Zustands
condition-tokens = { $tokens } { $condition }marker

## Wen ein Effekt betrifft

who-you = du
    .acc = deinen Helden
    .dat = deinem Helden
who-hero = der Held
    .acc = den Helden
    .dat = dem Helden
who-each = jeder Held
    .acc = jeden Helden
    .dat = jedem Helden
who-other = jeder andere Held
    .acc = jeden anderen Helden
    .dat = jedem anderen Helden
who-lowest = der Held mit dem niedrigsten Fokus
    .acc = den Helden mit dem niedrigsten Fokus
    .dat = dem Helden mit dem niedrigsten Fokus
who-active = der Held am Zug
    .acc = den Helden am Zug
    .dat = dem Helden am Zug
who-a_hero = 1 Held
    .acc = 1 Helden
    .dat = 1 Helden
who-up_to_three_heroes = jeder von bis zu 3 Helden
    .acc = jeden von bis zu 3 Helden
    .dat = jedem von bis zu 3 Helden
who-that = dieser Held
    .acc = diesen Helden
    .dat = diesem Helden
who-those = jeder dieser Helden
    .acc = jeden dieser Helden
    .dat = jedem dieser Helden
who-such = { $hero }, { $such },

## Was ein Effekt als Ziel hat

target-nothing = das Ziel
    .acc = das Ziel
    .dat = dem Ziel
target-again = das Ziel
    .acc = das Ziel
    .dat = dem Ziel
target-again-each = jedes Ziel
    .acc = jedes Ziel
    .dat = jedem Ziel
target-an_enemy = 1 Gegner
    .acc = 1 Gegner
    .dat = 1 Gegner
target-enemy_here = 1 Gegner in deiner Heldenzone
    .from = 1 Gegner aus deiner Heldenzone
    .acc = 1 Gegner in deiner Heldenzone
    .dat = 1 Gegner in deiner Heldenzone
target-enemy_elsewhere = 1 Gegner außerhalb deiner Heldenzone
    .from = 1 Gegner von außerhalb
    .acc = 1 Gegner außerhalb deiner Heldenzone
    .dat = 1 Gegner außerhalb deiner Heldenzone
target-up_to_two_enemies = jeder von bis zu 2 Gegnern
    .acc = jeden von bis zu 2 Gegnern
    .dat = jedem von bis zu 2 Gegnern
target-two_enemies_apart = 2 Gegner in verschiedenen Zonen
    .acc = 2 Gegner in verschiedenen Zonen
    .dat = 2 Gegnern in verschiedenen Zonen
target-each_enemy_here = jeder Gegner in deiner Heldenzone
    .from = jeden Gegner aus deiner Heldenzone
    .acc = jeden Gegner in deiner Heldenzone
    .dat = jedem Gegner in deiner Heldenzone
target-each_enemy_in_one_zone = jeder Gegner in einer Zone deiner Wahl
    .acc = jeden Gegner in einer Zone deiner Wahl
    .dat = jedem Gegner in einer Zone deiner Wahl
target-each_enemy_in_one_hero_zone = jeder Gegner in einer Heldenzone deiner Wahl
    .acc = jeden Gegner in einer Heldenzone deiner Wahl
    .dat = jedem Gegner in einer Heldenzone deiner Wahl
target-the_attacker = der angreifende Gegner
    .acc = den angreifenden Gegner
    .dat = dem angreifenden Gegner

## Orte von Karten: „lege diese Karte …“

place-hero_zone = in deine Heldenzone
place-top_of_deck = oben auf dein Heldendeck
place-under_deck = unter dein Heldendeck
place-discard_pile = auf deinen Ablagestapel
place-graveyard = auf deinen Friedhof
place-under_reward_deck = unter das Belohnungsdeck
