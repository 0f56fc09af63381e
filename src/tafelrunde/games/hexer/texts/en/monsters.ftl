### The words of monsters: parts of sentences without a full stop.

count-water-cards = hand cards with water

## Conditions

condition-has-dice = a die lies on the monster
    .not = no die lies on the monster
condition-life-at-most =
    { $cards ->
        [one] the monster has at most 1 card left
       *[other] the monster has at most { $cards } cards left
    }
    .not =
        { $cards ->
            [one] the monster has more than 1 card left
           *[other] the monster has more than { $cards } cards left
        }
condition-attack-cost =
    { $cards ->
        [one] it cost you at least 1 card
       *[other] it cost you at least { $cards } cards
    }
    .not =
        { $cards ->
            [one] it cost you no card
           *[other] it cost you fewer than { $cards } cards
        }
condition-lost-cards = you lost cards to damage in the opponent's last combat turn
    .not = you lost no card to damage in the opponent's last combat turn
condition-has-terrain-card = you have a hand card with { $terrain }
    .not = you have no hand card with { $terrain }

## Hampers

hamper-next = in your next combat turn { $hampers }
hamper-now = in this combat turn { $hampers }
hamper-lasting = in all your later combat turns { $hampers }
hamper-combo-at-most =
    your combo has at most { $combo_at_most ->
        [one] 1 card
       *[other] { $combo_at_most } cards
    }
hamper-draw-at-most =
    you draw { $draw_at_most ->
        [0] no card
        [one] at most 1 card
       *[other] at most { $draw_at_most } cards
    } in step IV
hamper-draw-fewer =
    you draw { $draw_fewer ->
        [one] 1 fewer card
       *[other] { $draw_fewer } fewer cards
    } in step IV{ $draw_least ->
        [0] { "" }
       *[other] , but at least { $draw_least }
    }
hamper-combat-is = your combat counts as { $combat_is }
hamper-no-draw-symbols = symbols for more or fewer cards do not count
hamper-no-shields = your shield symbols do not count
hamper-shields-at-most = your shield value rises by at most { $shields_at_most }
hamper-shield-loss-per-card = your shield value falls by { $shield_loss_per_card } for each card played
hamper-less-damage =
    you deal { $less_damage } less damage{ $unless ->
        [none] { "" }
       *[other] { " " }if your combo has no { $unless } card
    }
hamper-damage-at-most =
    { $damage_at_most ->
        [0] you deal no damage
       *[other] you deal at most { $damage_at_most } damage
    }
hamper-less-damage-each = each { $less_damage_each } card deals 1 less damage
hamper-without = you cannot play { $without } cards
hamper-only = you can play only { $only } cards
hamper-no-effect = { $no_effect } cards have no effect
hamper-kinds-at-most =
    { $kinds_at_most ->
        [one] your combo has only 1 colour
       *[other] your combo has at most { $kinds_at_most } different colours
    }
hamper-no-tabs = symbols on chain tabs do not count
hamper-only-tabs = only the symbols on chain tabs count
hamper-first-random = the first card of your combo is a random hand card
hamper-first-from-deck = the first card of your combo is the top card of your deck
hamper-first-damage = your first card must show at least { $first_damage } damage, or you play no combo
hamper-first-colours = your first card stays alone unless it is { $first_colours }
hamper-suffer = you suffer { $suffer } damage at the start

## Attacks

effect-attack-again = the monster attacks again at once
effect-special = special attack { $number }
effect-strengthen =
    { $way ->
        [less] its next attack deals { $damage } less damage
       *[more] its next attack deals { $damage } more damage
    }
effect-hand-first = the damage of its next attack costs you hand cards first
effect-announce-worse = its next attack is of the kind that deals more damage
effect-announce-late = the kind of its next attack is announced only after the reveal

## Cards of the player

effect-discard-colour-or =
    { $then ->
        [none] you may discard a { $colours } hand card; if you do not, { $otherwise }
       *[other] you may discard a { $colours } hand card; if you do, { $then }; if you do not, { $otherwise }
    }
effect-discard-terrain-or = you may discard a hand card with { $terrain }; if you do not, { $otherwise }
effect-play-chain-or = you may play a combo of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } that deals no damage; if you do not, { $otherwise }
effect-discard-all =
    { $otherwise ->
        [none] discard all { $colours } hand cards
       *[other] discard all { $colours } hand cards; if you have none, { $otherwise }
    }
effect-discard-by-cost =
    { $highest ->
        [yes] discard your hand card with the highest cost
       *[no] discard your hand card with the lowest cost
    }
effect-discard-most-tabs = discard your hand card with the most chain tabs
effect-discard-chosen-from-deck =
    { $cards ->
        [one] discard 1 card of your choice from your deck
       *[other] discard { $cards } cards of your choice from your deck
    }
effect-hand-to-deck =
    { $way ->
        [all] shuffle all your hand cards into your deck
        [under]
            { $cards ->
                [one] put 1 hand card of your choice under your deck
               *[other] put { $cards } hand cards of your choice under your deck
            }
        [chance]
            { $cards ->
                [one] shuffle 1 random hand card into your deck
               *[other] shuffle { $cards } random hand cards into your deck
            }
       *[choice]
            { $cards ->
                [one] shuffle 1 hand card of your choice into your deck
               *[other] shuffle { $cards } hand cards of your choice into your deck
            }
    }
effect-return-last-card = the last card of your combo returns to your hand
effect-trash-from-deck =
    { $cards ->
        [one] trash the top card of your deck
       *[other] trash the top { $cards } cards of your deck
    }
effect-trash-one-of-top =
    { $cards ->
        [one] trash the top card of your deck
       *[other] look at the top { $cards } cards of your deck and trash one of them
    }
effect-suffer-hand-card =
    { $all_symbols ->
        [yes] suffer 1 damage for each symbol of a random hand card
       *[no] suffer 1 damage for each damage symbol of a random hand card
    }
effect-lower-chosen = lower an attribute of your choice by 1
effect-drink-at-most =
    { $potions ->
        [one] use at most 1 potion or bomb in this fight
       *[other] use at most { $potions } potions and bombs in this fight
    }
effect-spoil-potion = your first potion in this fight has no effect
effect-reset-poison = the count of your potions and bombs starts anew

## The life of the monster

effect-ignore-damage =
    { $way ->
        [all] the monster ignores all further damage
        [up] the monster ignores half of the further damage, rounded up
        [down] the monster ignores half of the further damage, rounded down
       *[some] the monster ignores { $damage } further damage
    }
effect-take-life-back =
    { $where ->
        [under]
            { $cards ->
                [one] 1 random discarded card goes under its life deck
               *[other] { $cards } random discarded cards go under its life deck
            }
       *[top]
            { $cards ->
                [one] the last discarded card goes on top of its life deck
               *[other] the last { $cards } discarded cards go on top of its life deck
            }
    }{ $times ->
        [none] { "" }
        [one] , only once per fight
       *[other] , at most { $times } times per fight
    }
effect-add-life =
    { $under ->
        [yes]
            { $cards ->
                [one] 1 more attack card goes under its life deck
               *[other] { $cards } more attack cards go under its life deck
            }
       *[no]
            { $cards ->
                [one] 1 more attack card goes on top of its life deck
               *[other] { $cards } more attack cards go on top of its life deck
            }
    }
effect-lose-life =
    { $cards ->
        [one] the monster itself discards 1 card
       *[other] the monster itself discards { $cards } cards
    }
effect-add-die =
    { $dice ->
        [one] put 1 die on the monster
       *[other] put { $dice } dice on the monster
    }
effect-random-passive = the passive ability of a random other monster of rank { $rank } takes effect
