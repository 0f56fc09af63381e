### Options of a decision, and what the question is about.

prompt-points =
    { $points ->
        [one] { $question } (1 point left)
       *[other] { $question } ({ $points } points left)
    }
about-attack = { THE($enemy) } { VERB($enemy, "attacks", "attack") } { $hero } ({ $damage })
about-damage = { $hero } is about to take { $damage }
about-wound = Wound { $number } of { $points }
about-ability = { $enemy }, { $ability }

label-details = { $name } ({ $details })
label-placed = { $name } ({ $place })
label-face-down = unknown location
label-face-down-card = face-down card
label-encounter = The active encounter: { $name }
label-task = Task of the encounter “{ $encounter }”
label-feat = Acquire { $name } for { $loot } loot
label-restore-graveyard = { $name } (from the graveyard to the discard pile)
label-restore-discard_pile = { $name } (from the discard pile under the hero deck)
label-expose =
    { $cards ->
        [one] discard 1 hand card so that this enemy can be attacked
       *[other] discard { $cards } hand cards so that this enemy can be attacked
    }
label-attack = attack: { $damage }
label-life = life { $left } of { $life }
label-zone-of = hero zone of { $hero }
label-focus = focus { $focus }
label-enemies =
    { $enemies ->
        [0] no enemies
        [one] 1 enemy
       *[other] { $enemies } enemies
    }
label-give-up = Put it under the reward deck for { $loot } loot

label-journey-place = { $name }, { $way }
label-journey-move = Travel { $way }: { $name }
label-journey-long-move = Long journey { $way }: { $name }, costs { $loot } loot
label-journey-reveal =
    { $loot ->
        [0] Reveal the location { $way }, free of charge
       *[other] Reveal the location { $way }, costs { $loot } loot
    }
way-north = north
way-south = south
way-west = west
way-east = east
way-north-west = north-west
way-north-east = north-east
way-south-west = south-west
way-south-east = south-east
way-here = here
