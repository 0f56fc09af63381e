### Conditions, standing abilities and everything that happens in answer to something.

## Conditions: the clause after "if"; `.fact` is the same as a sentence, `.who` follows "each hero"

requirement-focus-at-most =
    { $who ->
        [you] your focus is { $focus } or less
       *[hero] the focus of the hero is { $focus } or less
    }
    .fact =
        { $who ->
            [you] your focus is { $focus } or less
           *[hero] the focus of the hero is { $focus } or less
        }
requirement-no-enemy-here =
    { $who ->
        [you] no enemy is in your hero zone
       *[hero] no enemy is in the hero zone of the hero
    }
    .fact =
        { $who ->
            [you] no enemy is in your hero zone
           *[hero] no enemy is in the hero zone of the hero
        }
requirement-encounter-active =
    { $active ->
        [yes] an encounter is active
       *[no] no encounter is active
    }
    .fact =
        { $active ->
            [yes] an encounter is active
           *[no] no encounter is active
        }
requirement-no-enemy-in-row = no enemy is in the adventure zone
    .fact = no enemy is in the adventure zone
requirement-no-enemy-in-play =
    { $having ->
        [none] no enemy is in play
       *[other] no { $having } enemy is in play
    }
    .fact =
        { $having ->
            [none] no enemy is in play
           *[other] no { $having } enemy is in play
        }
requirement-progress-at-least =
    { $tokens ->
        [one] there is at least 1 progress token on the active encounter
       *[other] there are at least { $tokens } progress tokens on the active encounter
    }
    .fact =
        { $tokens ->
            [one] there is at least 1 progress token on the active encounter
           *[other] there are at least { $tokens } progress tokens on the active encounter
        }
requirement-final-enemy-killed = the final enemy is killed
    .fact = the final enemy is killed
requirement-has-condition = the hero has at least 1 condition token
    .fact = the hero has at least 1 condition token
    .who = who has at least 1 condition token
requirement-no-progress-placed = the hero placed no progress token this round
    .fact = the hero placed no progress token this round
    .who = who placed no progress token this round
requirement-is-resting = the hero rests
    .fact = the hero rests
    .who = who rests
requirement-deck-is = the encounter uses the { $colour } enemy deck
    .fact = the encounter uses the { $colour } enemy deck
requirement-unwounded = this enemy has received no wound this round
    .fact = this enemy has received no wound this round
requirement-at = the active location has the keyword { $place_name }
    .fact = the active location has the keyword { $place_name }
requirement-heroes-at-least =
    { $heroes ->
        [one] at least 1 hero takes part
       *[other] at least { $heroes } heroes take part
    }
    .fact =
        { $heroes ->
            [one] at least 1 hero takes part
           *[other] at least { $heroes } heroes take part
        }
requirement-seal-broken = at least 1 seal is broken
    .fact = at least 1 seal is broken

## What holds all the time

standing-harder-to-reach = to target this enemy, 1 more range is needed, unless all enemies in the same zone are Ranged
standing-untargetable =
    this enemy cannot be targeted until it has attacked once in this zone; a player may discard { $discard_to_end ->
        [one] 1 hand card
       *[other] { $discard_to_end } hand cards
    } in their own hero turn to end this
standing-unaffected = this enemy cannot be affected by card effects
standing-lower-draw-limit = the draw limit of the hero is { $by } lower; several enemies with this special ability do not add up
standing-more-damage = the attacks of this enemy deal { $damage }
standing-more-damage-per-wound = the attacks of this enemy deal +1 physical damage for each wound on it
standing-more-damage-per-kin = the attacks of this enemy deal +1 physical damage for each other { $having } enemy in the same hero zone
standing-damage-is-life = the attacks of this enemy deal 1 physical damage for each life point it has left
standing-more-defence = this enemy has { $defence }
standing-defence-per-token =
    this enemy has +{ $each } physical and +{ $each } magical defence for each face-up adventure token on the board
standing-slow = in the round in which this enemy enters a hero zone, it is not activated to attack
standing-ignore-slow = this enemy attacks even in the round in which it enters a hero zone
standing-relentless = this enemy is not discarded from a hero zone when enemies are dispersed
standing-lend-relentless =
    1 other { $having } enemy of your choice in the same hero zone is not discarded either when enemies are dispersed
standing-shrugs-off = { $keyword } actions trigger no vulnerability of this enemy and deal { $less } less damage to it
standing-no-regeneration-here = the hero in this hero zone cannot receive regeneration
standing-keyword-damage =
    { $way ->
        [less] { $having } attacks deal { $points } less magical damage here
       *[more] { $having } attacks deal { $points } more magical damage here
    }
standing-keyword-reach = { $having } actions have +{ $reach } range here
standing-reach-reduced = range 2 and more is reduced by { $by } here
standing-threat-never-rises = the threat of this location cannot rise, nor does time move because of it
standing-free-scouting =
    { $locations ->
        [one] in each travel phase, revealing 1 adjacent location costs no loot
       *[other] in each travel phase, revealing up to { $locations } adjacent locations costs no loot
    }
standing-more-rewards =
    { $cards ->
        [one] when an encounter is completed here, draw 1 more reward
       *[other] when an encounter is completed here, draw { $cards } more rewards
    }
standing-low-focus-damage =
    { $focus_at_most ->
        [0] while your focus is 0, your attacks deal +{ $physical } physical damage
       *[other] while your focus is { $focus_at_most } or less, your attacks deal +{ $physical } physical damage
    }
standing-more-shadow-tokens = whenever your hero ability places a progress token, it places 1 more
standing-holds-tokens = progress tokens can be put on this card

## Triggers: before the colon

an-enemy =
    { $colour ->
        [blue] a blue { "" }
        [green] a green { "" }
        [red] a red { "" }
       *[none]
            { $having ->
                [none] an { "" }
               *[other] { "" }
            }
    }{ $having ->
        [none] enemy
       *[other]
            { $colour ->
                [none] { AN($having) } enemy
               *[other] { $having } enemy
            }
    }
trigger-hit = after an attack of this enemy for which the hero buries at least 1 card
trigger-enters = when this enemy enters a hero zone
trigger-enters_in_pursuit = when this enemy enters a hero zone in the pursuit phase
trigger-defence_start = at the start of the defence phase
trigger-defence_end = at the end of the defence phase
trigger-kill_here = whenever { an-enemy } is killed in the same hero zone
trigger-enemy_killed = whenever { an-enemy } is killed
trigger-encounter_hit =
    { $at_least ->
        [0] for each damage that an action deals to this encounter beyond its defence
       *[other] for each action that deals at least { $at_least } damage to this encounter beyond its defence
    }
trigger-regeneration = once per hero turn, when a hero receives regeneration from an action
trigger-attack_phase_end = at the end of the attack phase
trigger-turn_start = at the start of each hero turn
trigger-prepared = during the encounter preparation
trigger-completed =
    { $scope ->
        [encounter] when this encounter is completed
        [tile] when an encounter is completed here
       *[other] when an encounter is completed
    }
trigger-not_completed = at the end of each recovery phase in which this encounter is not completed
trigger-entered = when you enter this location
trigger-resting = when resting
trigger-time_start = in the time phase, before the time card
trigger-time_end = in the time phase, after the time card
when =
    { $only_if ->
        [none] { $trigger }: { $do }
       *[other]
            { $clause ->
                [yes] { $trigger } and { $only_if }: { $do }
               *[no] { $trigger }, if { $only_if }: { $do }
            }
    }
task =
    { $at_turn_end ->
        [yes]
            { $only_if ->
                [none] at the end of your hero turn you may discard { count-hand-cards }: { $do }
               *[other] at the end of your hero turn you may, if { $only_if }, discard { count-hand-cards }: { $do }
            }
       *[no]
            { $only_if ->
                [none] once per hero turn you may discard { count-hand-cards }: { $do }
               *[other] once per hero turn you may, if { $only_if }, discard { count-hand-cards }: { $do }
            }
    }

## When a reflex is possible

an-action =
    { $having ->
        [none] an action
       *[other] { AN($having) } action
    }
that-deals =
    { $deals ->
        [physical] { " " }that deals physical damage
        [damage] { " " }that deals damage
       *[nothing] { "" }
    }
reaction-anytime = at any time
reaction-damage_to_hero =
    { $whose ->
        [own] when damage is dealt to you
        [other] when damage is dealt to another hero
       *[any] when damage is dealt to a hero
    }
reaction-hero_action =
    { $whose ->
        [own] when you resolve { an-action }{ that-deals }
        [other] when another hero resolves { an-action }{ that-deals }
       *[any] when a hero resolves { an-action }{ that-deals }
    }
reaction-prevented =
    { $whose ->
        [own] when you have prevented damage from an enemy
        [other] when another hero has prevented damage from an enemy
       *[any] when a hero has prevented damage from an enemy
    }
reaction-reward_drawn = when a reward is drawn
reaction-reward_returns = when a reward from your hero zone would go under the reward deck
reaction-regeneration_action =
    { $whose ->
        [own] when you resolve an action that gives regeneration
        [other] when another hero resolves an action that gives regeneration
       *[any] when a hero resolves an action that gives regeneration
    }
