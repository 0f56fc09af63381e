### Effects: one clause for each word of the vocabulary, without a full stop.
### $who is "you" or "hero" ($hero, $hero_acc, $hero_dat); $target is the target of the action.
### `.gain` is the short form for "You may discard …: …".

## Effects of hero actions

effect-deal =
    { $against ->
        [none] deal { $damage } to { $target_dat }
       *[other] deal { $damage } to { $target_dat }, against { $against } enemies { $damage_against } instead
    }
effect-bonus = { $parts }
    .gain = { $parts }
bonus-physical = { $signed } physical damage
bonus-magical = { $signed } magical damage
bonus-focus = { $signed } focus
bonus-reach = { $signed } range
bonus-targets =
    { $count ->
        [one] { $signed } target
       *[other] { $signed } targets
    }
bonus-regeneration = { $signed } regeneration
bonus-defence_elsewhere = { $count } less physical defence for a target outside your hero zone
effect-focus =
    { $who ->
        [you]
            { $counted ->
                [yes] gain focus equal to the { $signed }
               *[no] { $signed } focus
            }
       *[hero]
            { $counted ->
                [yes] { $hero } gets focus equal to the { $signed }
               *[no] { $hero } gets { $signed } focus
            }
    }
    .gain = { $signed } focus
effect-halve-focus =
    { $who ->
        [you] halve your focus
       *[hero] { $hero } halves their focus
    }
effect-may-discard =
    you may discard { $from_zone_too ->
        [yes]
            { $up_to ->
                [one] 1 other { $having } card
               *[other] up to { $up_to } other { $having } cards
            } from your hand or hero zone
       *[no]
            { $up_to ->
                [one] 1 { $having } card
               *[other] up to { $up_to } { $having } cards
            }
    }: { $style ->
        [once] { $gain }
        [deeds] for each of them, { $gain }
       *[amounts] { $gain } each
    }
gain-or-else = either { $gain } or { $other }
effect-prevent = prevent { $damage }
effect-redirect =
    { $prevent ->
        [0] the damage is dealt to you instead
       *[other] the damage is dealt to you instead; prevent { $prevent } of it
    }
effect-regenerate =
    { $who ->
        [you] you receive { $points } regeneration
       *[hero] { $hero } receives { $points } regeneration
    }
    .gain = { $points } regeneration
effect-unbury =
    { $who ->
        [you] move up to { count-cards } from your graveyard to your discard pile
       *[hero] { $hero } moves up to { count-cards } from their graveyard to their discard pile
    }
cleanse-what =
    { $up_to ->
        [0] all { $conditions } tokens
        [one] 1 { $conditions } token
       *[other] up to { $up_to } { $conditions } tokens
    }
effect-cleanse =
    { $may ->
        [yes]
            { $who ->
                [you] you may remove { cleanse-what } from your hero
               *[hero] { $hero } may remove { cleanse-what } of their own
            }
       *[no] remove { cleanse-what } from { $hero_dat }
    }
effect-afflict = put { condition-tokens } on { $on }
    .gain = { condition-tokens } on { $on }
effect-calm = calm { $target_acc }
effect-move-enemy =
    { $to ->
        [hero_zone] move { $target_acc } into your hero zone
       *[adventure_zone] move { $target_acc } into the adventure zone
    }
effect-move-all-enemies = move all enemies from your hero zone into the adventure zone, in an order of your choice
effect-swap-enemies = swap the places of { $target_dat }; they keep their tokens
effect-put-under-enemy-deck = put { $target_acc }, but not a final enemy, under its enemy deck
effect-draw =
    { $who ->
        [you] draw { count-cards }
       *[hero] { $hero } draws { count-cards }
    }
discarded =
    { $having ->
        [none] { count-hand-cards }
       *[other]
            { $cards ->
                [one] 1 { $having } card
               *[other] { $cards } { $having } cards
            }
    }
effect-discard-cards =
    { $who ->
        [you] discard { discarded }
       *[hero] { $hero } discards { discarded }, { as-far-as-possible }
    }
effect-bury-cards =
    { $who ->
        [you] bury { count-cards } from your hand, your discard pile or the top of your hero deck
       *[hero] { $hero } buries { count-cards } from hand, discard pile or the top of the hero deck
    }
effect-bury-from-discard-pile =
    { $who ->
        [you] bury { count-cards } of your choice from your discard pile, { as-far-as-possible }
       *[hero] { $hero } buries { count-cards } of their choice from the discard pile, { as-far-as-possible }
    }
effect-place-card =
    { $to ->
        [discard_pile] discard this card
        [graveyard] bury this card
        [several] put this card { $places }, as you choose
       *[other] put this card { $places }
    }
effect-resolve-action =
    resolve 1 { $kinds } of { AN($of) } card in your hero zone{ $bonus ->
        [none] { "" }
       *[other] ; if it deals physical damage: { $bonus }
    }{ $discard_it ->
        [yes] ; discard that card
       *[no] { "" }
    }
effect-discard-used-card = discard the card whose action you change this way
effect-gain-loot = the loot pool gains { count-loot }
effect-lose-loot = the loot pool loses { count-loot }, if possible
effect-move-time = move the time marker { count-fields } { direction }
effect-move-reinforcement =
    { $counted ->
        [yes] move the reinforcement marker { direction } by the { $fields }
       *[no] move the reinforcement marker { count-fields } { direction }
    }
effect-recall = put 1 { $having } card from your discard pile on top of your hero deck, if possible
effect-take-from-top =
    { $look_at ->
        [one] take the top card of your hero deck to your hand
       *[other] look at the top { $look_at } cards of your hero deck, take 1 of them to your hand and put the others back in any order
    }
effect-gain-normal-action = you may resolve 1 more normal action in this hero turn
effect-put-progress = put { count-progress } on the active encounter
effect-put-token-from-shadows =
    put { count-progress } on the active encounter, if it has a progress section, or on one of your cards that can hold progress tokens
effect-replace-reward = draw 1 more reward, put one of the two under the reward deck and go on with the other
effect-bury-instead = bury the card instead
effect-spend-token = remove { count-progress } from this card

## Effects of enemies, encounters, locations and time cards

effect-each-hero = { $do }
effect-each-other-hero = { $do }
effect-lowest-focus-hero = { $do }
effect-choose =
    { $who ->
        [you] choose one: { $options }
       *[hero] { $hero } chooses one: { $options }
    }
effect-may-halve-focus =
    { $who ->
        [you] you may halve your focus
       *[hero] { $hero } may halve their focus
    }
effect-may-calm = the players may calm 1 enemy in play
effect-take-damage =
    { $preventable ->
        [yes]
            { $who ->
                [you] you take { $damage }
               *[hero] { $hero } takes { $damage }
            }
       *[no]
            { $who ->
                [you] you take { $damage } that cannot be prevented
               *[hero] { $hero } takes { $damage } that cannot be prevented
            }
    }
effect-attack =
    { $may_cancel_by_discarding ->
        [0] this enemy attacks at once
       *[other] this enemy attacks at once; the hero may discard { $may_cancel_by_discarding } hand cards to avert the attack
    }
effect-attack-noticed = this enemy attacks each hero whose focus is { $focus_at_least } or more
effect-heal =
    { $wounds ->
        [0] this enemy heals all wounds
       *[other] this enemy heals { count-wounds }
    }
effect-heal-kin =
    { $elsewhere ->
        [0] each { $having } enemy in the same hero zone heals { $wounds_here }
       *[other] each { $having } enemy in the same hero zone heals { $wounds_here }, each other { $having } enemy in play { $wounds_elsewhere }
    }
effect-heal-per-kin = this enemy heals 1 wound for each { $having } enemy in play (at most { $at_most })
effect-enrage-own =
    { $who ->
        [you] enrage 1 furious enemy in your hero zone, if possible
       *[hero] { $hero } enrages 1 furious enemy in their hero zone, if possible
    }
effect-enrage-other =
    enrage 1 other { $furious ->
        [yes] furious { "" }
       *[no] { "" }
    }{ $having ->
        [none] enemy
       *[other] { $having } enemy
    } in the same hero zone, if possible
effect-enrage-kin = enrage all { $having } enemies in the same hero zone
effect-enrage-self-if-graveyard = if the graveyard of the hero holds at least 1 card, this enemy is enraged
effect-repeat-ability = resolve the special ability { $ability } as if it had been triggered
effect-steal-gear =
    attach 1 gear card from the hero zone of the hero to this enemy, if possible; it returns to the hand when the enemy leaves play
effect-steal-progress =
    move 1 progress token from the active encounter to this enemy, if possible; it returns when the enemy leaves play
effect-reanimate =
    draw enemies from the enemy deck of this colour until { AN($having) } enemy appears; it enters this hero zone, the others are discarded
effect-raise-threat =
    { $times ->
        [one] raise the threat of the active location by 1 level
       *[other] raise the threat of the active location by { $times } levels
    }
effect-raise-neighbour-threat =
    raise the threat of a revealed location of your choice that is adjacent to the active location by 1 level, if possible
effect-add-starting-enemies =
    { $having ->
        [none]
            { $enemies ->
                [one] draw 1 more starting enemy
               *[other] draw { $enemies } more starting enemies
            }
       *[other]
            { $enemies ->
                [one] draw 1 more starting enemy with the keyword { $having_name }
               *[other] draw { $enemies } more starting enemies with the keyword { $having_name }
            }
    }
effect-fetch-enemy =
    take 1 × { $enemy } from the enemy deck or discard pile, if possible, put the card at the right end of the enemy row and shuffle the deck
effect-may-unbury-one =
    { $who ->
        [you] you may move 1 card from your graveyard to your discard pile
       *[hero] { $hero } may move 1 card from their graveyard to their discard pile
    }
effect-summon-final-enemy =
    if at least { $after_kills } enemies have been killed in this encounter (harder side: { $after_kills_hard }), the final enemy enters at the right end of the enemy row
effect-turn-adventure-token = turn the adventure token of the active location and resolve it
effect-remove-anchor = remove the face-up adventure token from the active location
effect-sing-line =
    advance the song by 1 of { $letters } letters; when the last one is reached, remove all of them and move the time marker 1 field to the right
effect-silence-song = take { $letters } letters of the song back
effect-break-seal = a seal of the final enemy breaks
