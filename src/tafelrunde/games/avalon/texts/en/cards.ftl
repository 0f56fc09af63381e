### What stands on cards and boards: headings before a colon, and when something works.

card-kind =
    { $art ->
        [combat] Combat card, { $tray }
       *[other] Diplomacy card, { $tray }
    }
card-persistent = Persistent card.
card-item =
    { $craftable ->
        [yes] Craftable item
       *[no] Item
    }{ $keyword ->
        [none] { "" }
       *[other] : { $keyword }
    }
card-secret =
    Secret { $number }{ $keyword ->
        [none] { "" }
       *[other] : { $keyword }
    }{ $personal ->
        [yes] , personal
       *[no] { "" }
    }
card-skill = Skill of { $attribute }
card-combat = Combat ({ $colour }), difficulty { $difficulty }, encounter value { $value }
card-diplomacy = Diplomacy (blue), difficulty { $difficulty }
approach =
    { $name ->
        [none] Approach { $number }
       *[other] Approach { $number }: { $name }
    }
key-blocked = { $row } blocked

line-left = Left edge
line-right = Right edge
line-attributes = Attributes
line-resources = Resources
line-traits = Traits
line-row = { $span } in the combat pool
line-opportunity = Opportunity
line-reward = Reward for each
line-loot = Loot
line-failure = Failure
line-avoid = Avoid
line-variable =
    { $attribute ->
        [none] Stage { $stage }, variable bonus
       *[other] Stage { $stage }, variable bonus for { $attribute }
    }
line-reaction =
    { $area ->
        [none] Stage { $stage }, reaction
       *[other] Stage { $stage }, reaction in the { $area } area
    }
line-in-force = While the event is in force
line-quest = Quest – as soon as { $condition }
line-symbols = Symbols
line-arrows = Ways
line-instant =
    { $once ->
        [yes] Instant effect, once per day
       *[no] Instant effect
    }
line-menhir-done = On charging

menhir-charge =
    Charge the menhir{ $cost ->
        [none] { "" }
       *[other] , for each player { $cost }
    }{ $needs ->
        [none] { "" }
       *[other] , only if { $needs }
    }: set the dial to { $value } minus the number of players{ $most ->
        [none] .
       *[other] , at most to { $most }.
    }
menhir-everybody = All characters must belong to the group.

## When an ability works

moment-on-play = on play
moment-delayed = delayed { $delay }
moment-at-attack = at the attack or reaction
moment-pay = any time in your turn
moment-when-discarded = when this card is discarded
moment-encounter-begins = when the encounter begins
moment-becomes-active = when you become active
moment-card-laid = when you lay a card
moment-symbol-activated = for each activated symbol
moment-damaged = when an attack has damaged you
moment-round-ends = at the end of the round
moment-encounter-won = when the encounter is won
moment-fleeing = when you flee
moment-action = Action ({ $energy } Energy)
moment-any-time = any time outside of encounters
moment-event-revealed = when a random event is revealed
moment-arrival = on arrival
moment-charging = when your group charges a menhir
moment-before-rest = before Rest
moment-rest = when you have eaten at Rest
moment-dream = after a dream or nightmare
moment-tossed = after a toss or roll of your group
ability-art =
    { $art ->
        [combat] only in combat
       *[other] only in diplomacy
    }
ability-needs = only if { $condition }
ability-may = optionally
once-turn = once per turn
once-round = once per round
once-encounter = once per encounter
once-day = once per day
