### Effects, conditions and numbers that all cards share: parts of sentences without a full stop.
### Conditions follow "if"; `.not` is their opposite.

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-comma = { $head }, { $last }

## Fixed terms

attribute-combat = combat
attribute-defence = defence
attribute-alchemy = alchemy
attribute-specialisation = specialisation
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-grey = grey
terrain-forest = forest
terrain-mountain = mountain
terrain-water = water

## Numbers read off the table

count-rank = rank
count-level = level
count-level-of = { $attribute } level
count-hand = hand cards
count-discards = cards in the discard pile
count-potions = potions
count-potions-and-bombs = potions and bombs
count-weakness-tokens = weakness tokens
count-trophies = trophies
count-shield = shield value
count-combo = cards of the combo
count-dice = dice on the monster
count-destruction-on-board = destruction tokens on the board
count-half =
    { $half ->
        [up] { $what } ÷ 2, rounded up
       *[down] { $what } ÷ 2, rounded down
    }
# Stands after the sentence in which the number is called X
where-x = { $text } (X = { $what })
count-least = { $what }, at least { $least }

## Conditions

condition-shield-is = your shield value is { $value }
    .not = your shield value is not { $value }
condition-combo-at-least =
    { $cards ->
        [one] your combo has at least 1 card
       *[other] your combo has at least { $cards } cards
    }
    .not =
        { $cards ->
            [one] your combo has no card
           *[other] your combo has fewer than { $cards } cards
        }
condition-combo-has =
    { $cards ->
        [one] your combo has a { $colours } card
       *[other] your combo has at least { $cards } { $colours } cards
    }
    .not =
        { $cards ->
            [one] your combo has no { $colours } card
           *[other] your combo has fewer than { $cards } { $colours } cards
        }
condition-combo-has-each = your combo has one card each in { $colours }
    .not = your combo does not have one card each in { $colours }
condition-deck-is-empty = your deck is empty
    .not = your deck is not empty
condition-hand-at-most =
    { $cards ->
        [0] you have no hand card
        [one] you have at most 1 hand card
       *[other] you have at most { $cards } hand cards
    }
    .not =
        { $cards ->
            [0] you have at least 1 hand card
            [one] you have more than 1 hand card
           *[other] you have more than { $cards } hand cards
        }
condition-is-first-turn = this is your first combat turn
    .not = this is not your first combat turn
condition-level-at-least = { $attribute } stands at { $level } or higher
    .not = { $attribute } stands below { $level }
condition-has-gold = you have at least { $gold } gold
    .not =
        { $gold ->
            [one] you have no gold
           *[other] you have less than { $gold } gold
        }
condition-has-trail =
    { $here ->
        [yes] you have a trail of this monster
       *[no]
            { $trails ->
                [one] you have a trail
               *[other] you have at least { $trails } trails
            }
    }
    .not =
        { $here ->
            [yes] you have no trail of this monster
           *[no]
                { $trails ->
                    [one] you have no trail
                   *[other] you have fewer than { $trails } trails
                }
        }
condition-has-potion =
    { $potions ->
        [one] you have a potion
       *[other] you have at least { $potions } potions
    }
    .not =
        { $potions ->
            [one] you have no potion
           *[other] you have fewer than { $potions } potions
        }

## Effects

repeated =
    { $times ->
        [2] twice: { $text }
        [3] three times: { $text }
       *[other] { $times } times: { $text }
    }
nothing-happens = nothing happens
effect-if = if { $condition }, { $then }
effect-if-else = if { $condition }, { $then }; otherwise { $otherwise }
choice = “{ $text }”
effect-choose = choose: { $alternatives }
effect-may = you may { $do }
effect-roll-die = roll a die – { $rows }
die-row = { $results }: { $do }
effect-suffer = suffer { $damage } damage
effect-strike = deal { $damage } damage to your opponent at once
effect-draw =
    { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
effect-gain-shield =
    { $beyond ->
        [yes] raise your shield value by { $value }, even above the maximum
       *[no] raise your shield value by { $value }
    }
effect-lose-shield = lower your shield value by { $value }
effect-fill-shield = set your shield value to the maximum
effect-empty-shield = lower your shield value to 0
effect-gain-gold = gain { $gold } gold
effect-lose-gold = lose { $gold } gold
effect-gain-potion =
    { $potions ->
        [one] gain 1 potion
       *[other] gain { $potions } potions
    }
effect-lose-potion =
    { $potions ->
        [one] discard 1 potion
       *[other] discard { $potions } potions
    }
effect-gain-bomb =
    { $bombs ->
        [one] gain 1 bomb
       *[other] gain { $bombs } bombs
    }
effect-discard-cards =
    { $cards ->
        [one] discard 1 hand card
       *[other] discard { $cards } hand cards
    }
effect-discard-random =
    { $cards ->
        [one] discard 1 random hand card
       *[other] discard { $cards } random hand cards
    }
effect-discard-from-deck =
    { $from_bottom ->
        [yes]
            { $cards ->
                [one] discard the bottom card of your deck
               *[other] discard the bottom { $cards } cards of your deck
            }
       *[no]
            { $cards ->
                [one] discard the top card of your deck
               *[other] discard the top { $cards } cards of your deck
            }
    }
effect-trash-cards =
    { $cards ->
        [one] trash 1 hand card
       *[other] trash { $cards } hand cards
    }
effect-raise =
    { $attribute ->
        [none] raise an attribute of your choice by 1
       *[other] raise { $attribute } by 1
    }
effect-raise-lowest = raise your lowest attribute by 1
effect-lower =
    { $this_fight ->
        [yes] lower { $attribute } by { $by } for this fight
       *[no] lower { $attribute } by { $by }
    }
effect-lower-highest =
    { $this_fight ->
        [yes] lower your highest attribute below V by 1 for this fight
       *[no] lower your highest attribute below V by 1
    }
effect-take-top =
    { $cards ->
        [one] take the top card of your discard pile into your hand
       *[other] take the top { $cards } cards of your discard pile into your hand
    }
effect-seek =
    take { $cards ->
        [one] 1 { $colour ->
            [none] card
           *[other] { $colour } card
        }
       *[other] { $cards } { $colour ->
            [none] cards
           *[other] { $colour } cards
        }
    } of your choice from { $deck_too ->
        [yes] your discard pile or deck
       *[no] your discard pile
    } into your hand
