### How card texts are laid out: head lines, sections, labels.

## Actions

kind-normal = normal action
kind-fast = fast action
kind-reflex = reflex
kind-normal-fast = normal or fast action
kind-normal-fast-reflex = action
place-of-hand = Hand
place-of-hero_zone = Hero zone
place-of-board = Hero board
limit-hero_turn = once per hero turn
limit-defence_phase = only in the defence phase, once there
action-head = { $place } · { $kind } · range { $reach }
action-once = { $head } · { $once }
action-when = { $head }, { $when }
action-only-if = only if { $only_if }
action-cost = { $cost } If you do: { $text }
action = { $head }: { $text }

## Hero cards and hero boards

set-gear = gear
set-feat = feat
set-great_feat = great feat
set-reward_gear = reward gear
set-one_time_reward_gear = one-time reward gear
card-loot = loot value { $loot }
card-limit = restriction { $letter }{ $number }
board-head = { $title } · focus { $focus } · regeneration { $regeneration }
board-proficiencies = { board-proficiencies.head } { $keywords }.
    .head = Gear proficiencies:
board-ability = { board-ability.head } { $text }
    .head = { $name }:

## Enemies

enemy-head =
    { $colour ->
        [blue] blue enemy
        [green] green enemy
        [red] red enemy
       *[none] final enemy
    }
enemy-furious = furious
enemy-life =
    { $per_seal ->
        [0] life points { $life }
       *[other] life points { $life } ({ $per_seal } less for each broken seal)
    }
enemy-attack = attack: { $damage }
enemy-defence = defence: { $defence }
enemy-loot = loot { $loot }
enemy-vulnerable = { enemy-vulnerable.head } { count-wounds }.
    .head = Vulnerability ({ $keywords }):
ability = { ability.head } { $text }
    .head =
        { $zones ->
            [none] { $name }:
           *[other] { $name } ({ $zones }):
        }
enrage = { enrage.head } { $text }
    .head = Enrage:
enraged = { enraged.head } { $text }
    .head = Enraged:
enrage-calm = Then this enemy is calmed.

## Encounters

colour-blue = blue
    .weak = blue
    .dat = blue
colour-green = green
    .weak = green
    .dat = green
colour-red = red
    .weak = red
    .dat = red
encounter-head =
    { $final ->
        [yes] final encounter
       *[no] encounter · { $places }
    }
encounter-decks =
    { $several ->
        [yes] from the { $decks } enemy deck in turn
       *[no] from the { $decks } enemy deck
    }
encounter-start =
    { encounter-start.head } { $final_enemy ->
        [yes]
            { $having ->
                [none] the final enemy at the left end of the enemy row, then { $start } { $decks }.
               *[other] the final enemy at the left end of the enemy row, then { $start } { $decks } ({ $having } only).
            }
       *[no]
            { $having ->
                [none] { $start } { $decks }.
               *[other] { $start } { $decks } ({ $having } only).
            }
    }
    .head = Starting enemies:
encounter-reinforcement =
    { encounter-reinforcement.head } { $value ->
        [none] –
       *[other] { $value }
    }
    .head = Reinforcement value:
encounter-defence = Can be attacked. Defence: { $defence }.
encounter-progress = { encounter-progress.head } { $text }
    .head = Progress:
encounter-victory = { encounter-victory.head } completed if { $text }.
    .head = Victory condition:
encounter-retreat = { encounter-retreat.head } { $text }
    .head = Retreat:
encounter-no-retreat = { encounter-no-retreat.head } While this encounter is active, the party cannot travel.
    .head = Retreat:
encounter-special = { encounter-special.head } { $text }
    .head = Special rule:

## Time cards, locations, adventures

time-value = Time value { $value }
time-if = If { $only_if }: { $text }
time-otherwise = { time-otherwise.head } { $text }
    .head = Otherwise:
no-effect = No effect.
tile-head = { $keywords } · regeneration { $regeneration }
tile-final = location of the final encounter
adventure-goal = Goal: Complete the final encounter “{ $encounter }” ({ $tile }). Final enemy: { $enemy } ({ $life } life points, on the hard side { $hard }).
adventure-rewards =
    Reward deck: 1 reward gear card per hero and { $cards ->
        [one] 1 one-time reward gear card
       *[other] { $cards } one-time reward gear cards
    }.
adventure-loot =
    { $loot ->
        [one] The loot pool starts with 1 loot token.
       *[other] The loot pool starts with { $loot } loot tokens.
    }
adventure-letter = { $letter } ({ $name }): { $text }
adventure-anchors = Face-up adventure tokens lie on one random location each of the kinds { $places }.
adventure-needs = The location of the final encounter can be entered only if { $only_if }.
