### Effects and costs: parts of sentences without a full stop. Numbers may be X; what is missing is "none".
### `$who` is "usual" if it hits whoever acts; otherwise `$subject` names who is hit.

nothing-happens = nothing happens
repeated = { $times ->
        [2] twice
       *[other] { $times } times
    }: { $text }
choice = “{ $text }”
result = { $result }: { $text }
way-cost = { $cost }: { $text }

## Costs, after "may"

cost-pay =
    { $each ->
        [yes] pay { $amounts } per group member
       *[no] pay { $amounts }
    }
cost-pay-charge =
    { $charges ->
        [one] pay 1 charge of this card
       *[other] pay { $charges } charges of this card
    }
cost-discard-cards =
    { $cards ->
        [one] discard 1 hand card
       *[other] discard { $cards } hand cards
    }
cost-discard-item =
    { $keywords ->
        [none] { $equipped ->
            [yes] discard an equipped item
           *[no] discard an item
        }
       *[other] { $equipped ->
            [yes] discard an equipped item ({ $keywords })
           *[no] discard an item ({ $keywords })
        }
    }
cost-discard-this = discard this card
cost-turn-this = turn this card
cost-give-secret = give up secret { $number }

## Gains and losses

effect-gain =
    { $who ->
        [usual] gain { $amount } { $unavoidable ->
            [yes] unavoidable { $what }
           *[no] { $what }
        }
       *[other] { $subject } gains { $amount } { $unavoidable ->
            [yes] unavoidable { $what }
           *[no] { $what }
        }
    }
effect-lose =
    { $who ->
        [usual] lose { $amount } { $what }
       *[other] { $subject } loses { $amount } { $what }
    }
effect-deal =
    { $who ->
        [usual] suffer { $amount } { $unavoidable ->
            [yes] unavoidable damage
           *[no] damage
        }
       *[other] { $subject } suffers { $amount } { $unavoidable ->
            [yes] unavoidable damage
           *[no] damage
        }
    }

## Items and secrets

items-gained =
    { $items ->
        [one] { $craftable ->
            [yes] 1 craftable item
           *[no] 1 item
        }
       *[other] { $craftable ->
            [yes] { $items } craftable items
           *[no] { $items } items
        }
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }with the keyword { $keyword }
    }
effect-gain-item =
    { $who ->
        [usual] gain { items-gained }
       *[other] { $subject } gains { items-gained }
    }
effect-take-item =
    { $who ->
        [usual] gain “{ $item }”
       *[other] { $subject } gains “{ $item }”
    }
items-lost =
    { $items ->
        [one] 1 item
       *[other] { $items } items
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }with the keyword { $keyword }
    }
effect-lose-item =
    { $who ->
        [usual] discard { items-lost }
       *[other] { $subject } discards { items-lost }
    }
effect-gain-secret =
    { $who ->
        [usual] gain secret { $number }
       *[other] { $subject } gains secret { $number }
    }
effect-lose-secret =
    { $removed ->
        [yes] secret { $number } leaves the game
       *[no] secret { $number } goes back under its stack
    }
effect-discard-this-card = discard this card

## What leads to others

effect-if = if { $condition }: { $then }
effect-if-else = if { $condition }: { $then }; otherwise: { $otherwise }
effect-may-pay =
    { $who ->
        [usual] you may { $cost }: { $then }
       *[other] { $subject } may { $cost }: { $then }
    }
effect-choose-one =
    { $who ->
        [usual] choose one: { $ways }
       *[other] { $subject } chooses one: { $ways }
    }
effect-toss = toss a dial – { $rows }
effect-roll =
    { $attribute ->
        [none] roll the die – { $rows }
       *[other] { $times ->
            [1] roll the die and add { $attribute } – { $rows }
           *[other] roll the die and add { $times } × { $attribute } – { $rows }
        }
    }
effect-repeat-toss = the toss or roll is repeated; the new result counts
effect-each-of =
    { $who ->
        [usual] { $do }
       *[other] { $subject }: { $do }
    }
effect-for-lowest-health = the character with the lowest Health: { $do }

## What leads on

effect-encounter =
    { $named ->
        [none] { $draw ->
            [1] resolve a { $colour } encounter
           *[other] reveal { $draw } { $colour } encounters and resolve one of them
        }
       *[other] resolve the encounter “{ $named }”
    }{ $at_lowest ->
        [yes] { " " }(where the character with the lowest number stands)
       *[no] { "" }
    }
effect-move-to-lowest = move to the location with the lowest number in play
effect-move-to-connected = move to a connected location of your choice
effect-move-to = move to { THE($number) }
effect-explore-here = explore this location without paying
effect-read-verse = read verse { $verse }
page-if =
    { $condition ->
        [none] { $verse }
       *[other] { $verse } if { $condition }
    }
effect-turn-to = read the first verse that fits: { $pages }
effect-draw-event = search the deck for the event “{ $event }” and resolve it
effect-restart-chapter = the chapter begins anew
effect-end-chapter =
    { $next_chapter ->
        [0] the campaign is won
       *[other] the chapter is completed; chapter { $next_chapter } begins
    }

## Map

effect-change-location = { $old } { VERB($old, "becomes", "become") } { $new } for good
effect-remove-location = { $number } { VERB($number, "leaves", "leave") } the game
effect-place-location = put “{ $number }” next to { THE($beside) }
effect-begin-at = all begins anew { AT($number) }, where a menhir burns
effect-set-menhir = light a menhir of value { $value } { AT($number) }
effect-change-menhirs =
    { $change ->
        [up] every menhir burns { $by ->
            [one] 1 day
           *[other] { $by } days
        } longer
       *[down] every menhir burns { $by ->
            [one] 1 day
           *[other] { $by } days
        } shorter, but at least 1
    }
effect-place-guardian = put the guardian “{ $encounter }” on the location “{ $number }”

## Dials

effect-set-time-dial =
    { $number ->
        [none] lay the time dial “{ $dial }” aside, set to { $value }
       *[other] lay the time dial “{ $dial }” on the location “{ $number }”, set to { $value }
    }
effect-remove-time-dial = remove the time dial “{ $dial }”
effect-set-dial = set the counting dial “{ $dial }” to { $value }
effect-change-dial =
    { $change ->
        [up] raise the counting dial “{ $dial }” by { $by }
       *[down] lower the counting dial “{ $dial }” by { $by }
    }

## Events and story

effect-put-random-events =
    { $events ->
        [one] put 1 random event on top of the event deck
       *[other] put { $events } random events on top of the event deck
    }{ $this_under ->
        [yes] { "" }, with this card under them again
       *[no] { "" }
    }
effect-reveal-another = discard the random event and reveal the next one instead
effect-discard-this-event = discard this card
effect-discard-event = discard the event “{ $event }”
effect-mark =
    { $part ->
        [none] mark “{ $status }”
        [any] mark a free part of “{ $status }”
       *[other] mark part { $part } of “{ $status }”
    }
effect-note = note a new task
effect-cross-out =
    { $tasks ->
        [one] cross out a task
       *[other] cross out { $tasks } tasks
    }

## Encounters: bonuses

effect-markers =
    { $change ->
        [up] put { $markers ->
            [one] 1 combat marker
           *[other] { $markers } combat markers
        } into the pool
       *[down] remove { $markers ->
            [one] 1 combat marker
           *[other] { $markers } combat markers
        } from the pool
    }
steps-wide =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
effect-steps =
    { $change ->
        [up] the relation rises by { steps-wide }
       *[down] the relation falls by { steps-wide }
    }
cards-wide =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
effect-draw =
    { $who ->
        [usual] draw { cards-wide }
       *[other] { $subject } draws { cards-wide }
    }
effect-variable =
    { $times ->
        [1] variable bonus
       *[other] variable bonus, { $times } times
    }
effect-extra = extra card
effect-empty = no bonus
effect-discard-last = the last card of the sequence is discarded

## Encounters: abilities

effect-add-charges =
    { $charges ->
        [one] put 1 charge on this card
       *[other] put { $charges } charges on this card
    }
time-tokens =
    { $tokens ->
        [one] 1 time token
       *[other] { $tokens } time tokens
    }
effect-add-time =
    { $enemy ->
        [yes] put { time-tokens } on the encounter card
       *[no] put { time-tokens } on this card
    }
effect-reduce-damage =
    { $least ->
        [0] this attack deals { $by } less damage
       *[other] this attack deals { $by } less damage, but at least { $least }
    }
effect-reduce-marker-loss =
    { $by ->
        [9] this attack removes no combat markers
        [one] this attack removes 1 combat marker fewer
       *[other] this attack removes { $by } combat markers fewer
    }
effect-ignore-attack = this attack or reaction does nothing
effect-prevent-steps-down =
    { $by ->
        [one] this reaction lowers the relation by 1 step less
       *[other] this reaction lowers the relation by { $by } steps less
    }
effect-prevent-fear =
    { $by ->
        [99] this attack or reaction gives no avoidable Fear
       *[other] this attack or reaction gives { $by } less avoidable Fear
    }
effect-discard-this-laid = this card is discarded from the sequence
effect-lay-hand-card = you may lay 1 more hand card now
effect-return-from-discards =
    { $cards ->
        [one] take 1 card of your choice from your discard pile into your hand
       *[other] take { $cards } cards of your choice from your discard pile into your hand
    }
effect-look-at-deck =
    look at { $cards ->
        [one] the top card
       *[other] the top { $cards } cards
    } of your deck and take { $take } of them into your hand; the others go under the deck
hand-cards-wide =
    { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    }
effect-discard-hand =
    { $who ->
        [usual] discard { hand-cards-wide }
       *[other] { $subject } discards { hand-cards-wide }
    }
effect-discard-top =
    { $cards ->
        [one] discard the top card of your deck
       *[other] discard the top { $cards } cards of your deck
    }
effect-runs-away = the enemy runs away
effect-must-flee = you must flee
effect-lose-charges = all charges of the last card are lost

## What always holds

effect-change-cost =
    the action “{ $deed }” costs { $by } { $change ->
        [up] more
       *[down] less
    } Energy{ $number ->
        [none] { "" }
       *[other] { " " }{ AT($number) }
    }{ $first_today ->
        [yes] { " " }(only the first of a day)
       *[no] { "" }
    }
effect-more-from =
    every Location Action for { $what }{ $number ->
        [none] { "" }
       *[other] { " " }{ AT($number) }
    } gives { $more } more of it
rest-health =
    { $change ->
        [up] gives { $amount } more Health
       *[down] gives { $amount } less Health
    }
rest-fear =
    { $change ->
        [up] takes { $amount } more Fear
       *[down] takes { $amount } less Fear
    }
effect-rest-brings =
    eating at Rest { $parts }{ $others ->
        [yes] { "" }; all others at the same location lose { $fear } Fear
       *[no] { "" }
    }
effect-no-health-from-rest = eating at Rest gives no Health
effect-no-fear-relief-at-home = eating at Rest takes no Fear where you began the day
effect-gains-less = whenever you gain { $what }, you gain { $by } less
effect-repeats-first = the first dial toss of each day is repeated if it shows { $side }
effect-looks-at-items = for each item from the deck you look at { $cards } and keep one of them
effect-ignores-instant = once per day, if you are alone, you may ignore an instant effect on arrival
effect-ignores-traits =
    { $count ->
        [one] the trait { $traits } does not work on you
       *[other] the traits { $traits } do not work on you
    }
effect-flees-freely = you lose no Energy when fleeing
effect-may-not-flee = you may not flee from combat of your own will while { $condition }
effect-draws-in-panic = you draw a card at the end of the round even in panic
relation-fields =
    { $by ->
        [one] 1 step
       *[other] { $by } steps
    }
effect-relation-starts =
    { $change ->
        [up] the relation starts { relation-fields } higher
       *[down] the relation starts { relation-fields } lower
    }{ $every_stage ->
        [yes] { "" }, after each stage too
       *[no] { "" }
    }
effect-free-magic = once per encounter a magic symbol costs you no Magic
effect-no-fear-by-reactions = reactions give you no Fear
effect-draw-becomes-step = instead of drawing a card by a bonus you may raise the relation by 1 step
effect-reduces-damage =
    { $least ->
        [0] every enemy attack deals { $by } less damage
       *[other] every enemy attack deals { $by } less damage, but at least { $least }
    }
effect-prevents-steps-down =
    { $by ->
        [one] every reaction lowers the relation by 1 step less
       *[other] every reaction lowers the relation by { $by } steps less
    }
