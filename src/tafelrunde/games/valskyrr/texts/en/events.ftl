### The log: one sentence for each event, present tense, the name first. What is missing is "none".

phase-reinforcement = reinforcement phase
phase-travel = travel phase
phase-pursuit = pursuit phase
phase-attack = attack phase
phase-defence = defence phase
phase-recovery = recovery phase
phase-time = time phase
deck-blue = the blue enemy deck
deck-green = the green enemy deck
deck-red = the red enemy deck
deck-encounter = the encounter deck
deck-time = the time deck
deck-reward = the reward deck

## Course of play

event-round-began = Round { $round } begins.
event-phase-began = The { $phase } begins.
event-turn-began = { $hero } begins the hero turn.
event-action-taken =
    { $own ->
        [yes] { $hero } uses a hero ability ({ $kind }).
       *[no] { $hero } uses { $card } ({ $kind }).
    }

## Cards of the heroes

event-card-moved =
    { $destination ->
        [hand] { $hero } takes { $card } to hand.
        [deck] { $hero } puts { $card } on the hero deck.
        [top_of_deck] { $hero } puts { $card } on top of the hero deck.
        [under_deck] { $hero } puts { $card } under the hero deck.
        [discard_pile] { $hero } discards { $card }.
        [graveyard] { $hero } buries { $card }.
        [hero_zone] { $hero } puts { $card } into the hero zone.
        [reward_deck] { $hero } puts { $card } under the reward deck.
        [under_reward_deck] { $hero } puts { $card } under the reward deck.
        [playing] { $hero } plays { $card }.
        [attached] { $hero } loses { $card } to an enemy.
       *[other] { $hero } sets { $card } aside.
    }
event-cards-drawn =
    { $count ->
        [0] { $hero } draws no card.
        [one] { $hero } draws 1 card: { $cards }.
       *[other] { $hero } draws { $count } cards: { $cards }.
    }
event-feat-acquired = { $hero } acquires { $card } for { $loot } loot.
event-card-restored =
    { $destination ->
        [discard_pile] { $hero } restores { $card }: from the graveyard to the discard pile.
       *[deck] { $hero } restores { $card }: from the discard pile under the hero deck.
    }
event-rested = { $hero } rests: { $points } regeneration.
event-damage-prevented =
    { $by ->
        [none] { $hero } prevents { $points } damage.
       *[other] { $by } prevents { $points } damage to { $hero }.
    }
event-hero-defeated = { $hero } is defeated.

## Tracks and loot

event-focus-moved =
    { $change ->
        [up] { $hero }'s focus rises from { $before } to { $after }.
        [down] { $hero }'s focus falls from { $before } to { $after }.
       *[same] { $hero }'s focus stays at { $after }.
    }
event-time-moved =
    { $change ->
        [up] The time marker moves forward from { $before } to { $after }.
        [down] The time marker moves back from { $before } to { $after }.
       *[same] The time marker stays on { $after }.
    }
event-reinforcement-moved =
    { $change ->
        [up] The reinforcement marker moves forward from { $before } to { $after }.
        [down] The reinforcement marker moves back from { $before } to { $after }.
       *[same] The reinforcement marker stays on { $after }.
    }
event-symbol-triggered =
    { $symbol ->
        [reinforcement]
            { $hero ->
                [none] Reinforcement symbol: the reinforcement marker moves 1 field forward.
               *[other] { $hero } triggers the reinforcement symbol.
            }
        [furious]
            { $hero ->
                [none] Furious enemy symbol: a furious enemy in each hero zone is enraged.
               *[other] { $hero } triggers the furious enemy symbol.
            }
        [time] Time symbol: the time marker moves 1 field forward.
       *[other]
            { $hero ->
                [none] A track symbol takes effect.
               *[other] { $hero } triggers a track symbol.
            }
    }
event-loot-changed =
    { $change ->
        [down] The loot pool falls from { $before } to { $after }.
       *[up] The loot pool rises from { $before } to { $after }.
    }

## Enemies

event-enemy-appeared =
    { $hero ->
        [none] { A($enemy) } appears in the enemy row.
       *[other] { A($enemy) } appears in { $hero }'s hero zone.
    }
event-enemy-rejected = { THE($enemy) } has no required keyword and is discarded.
event-enemy-moved =
    { $hero ->
        [none] { THE($enemy) } moves to the enemy row.
       *[other] { THE($enemy) } moves to { $hero }'s hero zone.
    }
event-enemy-left =
    { $destination ->
        [discard_pile] { THE($enemy) } is discarded.
        [under_deck] { THE($enemy) } goes under the enemy deck.
       *[other] { THE($enemy) } leaves play.
    }
event-enemy-attacked = { THE($enemy) } attacks { $hero }: { $damage }.
event-enemy-wounded =
    { $vulnerable ->
        [yes] { THE($enemy) } receives { count-wounds } from vulnerability.
       *[no] { THE($enemy) } receives { count-wounds }.
    }
event-enemy-healed = { THE($enemy) } heals { count-wounds }.
event-enemy-killed =
    { $loot ->
        [0] { THE($enemy) } is killed.
       *[other] { THE($enemy) } is killed and brings { $loot } loot.
    }
event-enemy-enraged = { THE($enemy) } is enraged.
event-enemy-calmed = { THE($enemy) } is calmed.
event-ability-triggered = { THE($enemy) } triggers { $ability }.
event-ability-ignored = { THE($enemy) } loses all weakness tokens; { $ability } is ignored.
event-attack-made =
    { $through ->
        [0] { $hero } attacks { THE($target) }, but all damage ({ $prevented }) is prevented.
       *[other]
            { $prevented ->
                [0] { $hero } deals { $through } damage to { THE($target) }.
               *[other] { $hero } deals { $through } damage to { THE($target) } ({ $prevented } prevented).
            }
    }

## Conditions

event-condition-placed = { THE($on) } receives { condition-tokens }.
event-condition-removed = { THE($on) } loses { condition-tokens }.
event-condition-hurt = { THE($on) } takes { $points } damage from conditions.

## Locations, encounters, rewards

event-location-revealed = { THE($location) } is revealed.
event-party-moved = The party reaches { THE($location) }.
event-threat-changed =
    { $after ->
        [0] { THE($location) } is safe now.
        [1] { THE($location) } is dangerous now.
       *[2] { THE($location) } is overrun now.
    }
event-encounter-began = The encounter “{ $encounter }” begins.
event-encounter-rejected = The encounter “{ $encounter }” does not fit this location and is discarded.
event-encounter-completed = The encounter “{ $encounter }” is completed.
event-retreated = The party retreats from the encounter “{ $encounter }”.
event-progress-changed =
    { $change ->
        [down] Progress falls from { $before } to { $after }.
       *[up] Progress rises from { $before } to { $after }.
    }
event-reward-drawn = { $card } is drawn as a reward.
event-reward-taken = { $hero } takes { $card } to hand.
event-reward-given-up = { $card } goes under the reward deck and brings { $loot } loot.
event-deck-shuffled = { $deck } is shuffled.
event-time-card-drawn = Time card: { $card } (time value { $value }).
event-token-turned =
    { $location ->
        [none] The song reaches the letter { $letter }.
       *[other] { $location }: adventure token { $letter } is resolved.
    }

## The end

event-game-won = Victory! The final encounter is completed.
event-game-lost =
    { $cause ->
        [time] Defeat: time has run out.
        [hero] Defeat: a hero is defeated.
       *[party] Defeat: all heroes are defeated.
    }
