### Words that all sentences are built from. `.acc` and `.dat` are the cases that German needs.

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-comma = { $head }, { $last }
# Compounds: "Arcane or Spell" (card)
compound-and = { $head } and { $last }
compound-or = { $head } or { $last }
compound-comma = { $head }, { $last }
choice = “{ $text }”

## Numbers

amount-hero-count = hero count
amount-time-number = time number
count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
count-hand-cards =
    { $cards ->
        [0] no hand cards
        [one] 1 hand card
       *[other] { $cards } hand cards
    }
count-fields =
    { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    }
count-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
count-progress =
    { $tokens ->
        [one] 1 progress token
       *[other] { $tokens } progress tokens
    }
count-loot =
    { $tokens ->
        [one] 1 loot token
       *[other] { $tokens } loot tokens
    }
as-far-as-possible =
    { $cards ->
        [one] if possible
       *[other] as far as possible
    }
direction =
    { $way ->
        [left] to the left
       *[right] to the right
    }

## Damage and defence

damage =
    { $magical ->
        [0] { $physical } physical damage
       *[other]
            { $physical ->
                [0] { $magical } magical damage
               *[other] { $physical } physical and { $magical } magical damage
            }
    }
    .acc =
        { $magical ->
            [0] { $physical } physical damage
           *[other]
                { $physical ->
                    [0] { $magical } magical damage
                   *[other] { $physical } physical and { $magical } magical damage
                }
        }
    .either =
        { $magical ->
            [0] { $physical } physical damage
           *[other]
                { $physical ->
                    [0] { $magical } magical damage
                   *[other] { $physical } physical or { $magical } magical damage
                }
        }
    .more =
        { $magical ->
            [0] +{ $physical } physical damage
           *[other]
                { $physical ->
                    [0] +{ $magical } magical damage
                   *[other] +{ $physical } physical and +{ $magical } magical damage
                }
        }
defence = { $physical } physical, { $magical } magical
    .more =
        { $magical ->
            [0] +{ $physical } physical defence
           *[other]
                { $physical ->
                    [0] +{ $magical } magical defence
                   *[other] +{ $physical } physical and +{ $magical } magical defence
                }
        }

## Conditions: what stands before "token"

condition-burn = burn
condition-poison = poison
condition-daze = daze
condition-weakness = weakness
condition-any = condition
condition-tokens =
    { $tokens ->
        [one] 1 { $condition } token
       *[other] { $tokens } { $condition } tokens
    }

## Whom an effect concerns

who-you = you
    .acc = your hero
    .dat = your hero
who-hero = the hero
    .acc = the hero
    .dat = the hero
who-each = each hero
    .acc = each hero
    .dat = each hero
who-other = each other hero
    .acc = each other hero
    .dat = each other hero
who-lowest = the hero with the lowest focus
    .acc = the hero with the lowest focus
    .dat = the hero with the lowest focus
who-active = the hero whose turn it is
    .acc = the hero whose turn it is
    .dat = the hero whose turn it is
who-a_hero = 1 hero
    .acc = 1 hero
    .dat = 1 hero
who-up_to_three_heroes = each of up to 3 heroes
    .acc = each of up to 3 heroes
    .dat = each of up to 3 heroes
who-that = that hero
    .acc = that hero
    .dat = that hero
who-those = each of those heroes
    .acc = each of those heroes
    .dat = each of those heroes
who-such = { $hero } { $such }

## What an effect targets

target-nothing = the target
    .acc = the target
    .dat = the target
target-again = the target
    .acc = the target
    .dat = the target
target-again-each = each target
    .acc = each target
    .dat = each target
target-an_enemy = 1 enemy
    .acc = 1 enemy
    .dat = 1 enemy
target-enemy_here = 1 enemy in your hero zone
    .from = 1 enemy from your hero zone
    .acc = 1 enemy in your hero zone
    .dat = 1 enemy in your hero zone
target-enemy_elsewhere = 1 enemy outside your hero zone
    .from = 1 enemy from outside
    .acc = 1 enemy outside your hero zone
    .dat = 1 enemy outside your hero zone
target-up_to_two_enemies = each of up to 2 enemies
    .acc = each of up to 2 enemies
    .dat = each of up to 2 enemies
target-two_enemies_apart = 2 enemies in different zones
    .acc = 2 enemies in different zones
    .dat = 2 enemies in different zones
target-each_enemy_here = each enemy in your hero zone
    .from = each enemy from your hero zone
    .acc = each enemy in your hero zone
    .dat = each enemy in your hero zone
target-each_enemy_in_one_zone = each enemy in one zone of your choice
    .acc = each enemy in one zone of your choice
    .dat = each enemy in one zone of your choice
target-each_enemy_in_one_hero_zone = each enemy in one hero zone of your choice
    .acc = each enemy in one hero zone of your choice
    .dat = each enemy in one hero zone of your choice
target-the_attacker = the attacking enemy
    .acc = the attacking enemy
    .dat = the attacking enemy

## Places of cards: "put this card …"

place-hero_zone = into your hero zone
place-top_of_deck = on top of your hero deck
place-under_deck = under your hero deck
place-discard_pile = on your discard pile
place-graveyard = on your graveyard
place-under_reward_deck = under the reward deck
