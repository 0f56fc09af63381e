### What stands on cards, tokens and boards.

## Action cards

origin-start = start card
origin-special = special action
origin-market = {""}
origin-advanced = advanced action
card-colour = { $colour } ({ $kind })
card-cost = cost { $cost }
card-cost-trash = cost: trash 1 hand card
card-tab = Chain tab { $colours }: { $text }
card-boost = Energy boost { $energy }: { $symbols }
tab-only = chains only

witcher-blue = fast attack
witcher-red = strong attack
witcher-green = dodge
witcher-yellow = defensive sign
witcher-purple = offensive sign
witcher-grey = fits no chain tab
mage-blue = water
mage-red = fire
mage-green = earth
mage-yellow = air
mage-purple = mind
mage-grey = fits no chain tab

symbol-none = no symbol
symbol-damage = { $number } damage
symbol-shield =
    { $kind ->
        [mage] { $number } energy
       *[witcher] { $number } shield
    }
symbol-draw =
    { $way ->
        [fewer] draw { $number } fewer
       *[more] draw { $number } more
    }
symbol-top =
    { $number ->
        [one] top card of the discard pile into your hand
       *[other] top { $number } cards of the discard pile into your hand
    }
symbol-seek =
    { $number ->
        [one] 1 card of your choice from the discard pile into your hand
       *[other] { $number } cards of your choice from the discard pile into your hand
    }
symbol-back = this card back into your hand
symbol-protection = protection { $number }

## Character boards and weaknesses

board-head =
    { $kind ->
        [mage] Mage: energy and wisdom instead of shield value and defence
       *[witcher] Witcher
    }{ $chooses_school ->
        [yes] ; chooses a free witcher school
       *[no] {""}
    }
board-specialisation = Specialisation “{ $name }” – { $text }
board-by-level = { $head }, by level:
board-special = Special action: { $name }
weakness-before-decks = Before the life decks are formed:
weakness-after-decks = After the life decks are formed:
weakness-whole-fight = In the whole fight:
weakness-first-strike = You take the first combat turn.
weakness-fewer-life =
    { $cards ->
        [one] The monster's life deck has 1 card fewer.
       *[other] The monster's life deck has { $cards } cards fewer.
    }

## Monsters

monster-head = Rank { $rank } · Life { $life }
monster-ability = Special ability: { $text }
monster-passive = Passive ability: { $text }
monster-special = Special attack { $number }: { $text }
monster-weakness = Weakness IV: { $colour }
monster-trophy = Trophy: { $text }
legendary-head = Legendary Monster · Start: { $start }
occasion = { $occasion }: { $text }
occasion-hampers = { $occasion } { $hampers }.
occasion-if =
    { $clause ->
        [yes] { $occasion } and { $condition }
       *[no] { $occasion }, if { $condition }
    }
occasion-price = To attack it
occasion-fight-begins = Before the life decks are formed
occasion-decks-formed = After the life decks are formed
occasion-first-turn = In your first combat turn
occasion-every-turn = In each of your combat turns
occasion-first-turn-ends = After your first combat turn
occasion-combo-played = After you play your combo
occasion-first-attack = Before its first attack
occasion-before-attack = Before each of its attacks
occasion-after-attack = After each of its attacks
occasion-after-bite = After every bite
occasion-damage = Each time its attack deals damage
occasion-killed = When you defeat it
attack-charge = Charge: { $text }
attack-bite = Bite: { $text }
attack-special = Special attack { $number } of the monster. If damage discards this card, it triggers the monster's passive ability.
movement = Main target { $main }, secondary target { $secondary }; movement points with 2/3/4/5 players: { $moves }

## Stories

passage-safe = Safe journey: { $tale }
passage-dangerous = Dangerous journey: { $tale }
story-option =
    “{ $label }”{ $gold ->
        [0] {""}
       *[other] {" "}(with { $gold } gold or more)
    }{ $potions ->
        [0] {""}
        [one] {" "}(with 1 potion or more)
       *[other] {" "}(with { $potions } potions or more)
    } – { $text }
story-no-effect = No effect.
quest-target = Target: { $target }
quest-cost = Cost: { $text }
quest-reward = Reward: { $text }
target-own-school = your own witcher school
target-any-tile = a drawn location tile
target-forest = a drawn location tile (forest)
target-mountain = a drawn location tile (mountain)
target-water = a drawn location tile (water)
