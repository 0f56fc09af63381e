### Questions, answers and what would come of them.

question-about = { $about }: { $question }

## The day

question-action = What happens next?
question-meanwhile = Does anybody act first who is not part of it?
question-take-along = Take the dying character along?
question-inspect = Charge the menhir?
question-join = Do you take part?
question-admit = Who takes part?
question-join-arrival = Do you join the arrival?
question-ignore-instant = Ignore the instant effect?
question-move-to = Where to?
question-menhir = Which menhir is moved?
question-whom = Whom does it concern?
question-guardian = Which guardian first?
question-next-guardian = Which guardian moves next?
question-expired-dials = In which order do the dials expire?
question-status-part = Which part is marked?
question-choice = What do you do?
question-encounter = Which encounter is resolved?
question-another-event = Does anybody reveal another event?
question-use-card = Do you use this card?
question-equip = Equip it at once?
question-equipment = What do you equip?
question-keep-item = Which item do you keep?
question-lose-item =
    { $number ->
        [one] Which item do you discard?
       *[other] Which items do you discard?
    }
question-repeat = Is the result repeated?
question-may-pay = Do you pay?
question-one-of = Which one do you choose?
question-order = What happens first?
question-gift = What do you hand over?
question-receiver = Who gets it?
question-share = How much do you pay?
question-shares = How is it paid?
question-pay-for = Do the others pay as well?
question-payer = Who pays?
question-discard-cards =
    { $number ->
        [one] Which hand card do you discard?
       *[other] Which hand cards do you discard?
    }
question-discard-item = Which item do you discard?

## The evening

question-share-food = Does anybody hand something over before Rest?
question-rest = Do you eat tonight?
question-improve = What do you improve?
question-upgrade = Which card do you take?
question-skill = Which skill do you learn?
question-adjust = Do you change this deck?
question-deck = Which cards make up the deck?

## Dying

question-dying-items = Which items do you give up?
question-way-out = The character is dead. How does it go on?
question-kept-items = Which items do you keep?
question-new-character = Who do you go on with?
question-bearer = Whom does the island distrust?
question-heir = Who gets this card?
question-host = With whom does the new character arrive?

## Encounters

question-pack-away = What do you pack away for this encounter?
question-avoid = Do you avoid the encounter?
question-starting-hand = Do you keep your starting hand?
question-approach = How do you go about it?
question-active = Who becomes active?
question-lay-first = Which card do you lay?
question-lay-more = Do you lay another card?
question-magic = Do you pay Magic for the symbol?
question-pay-magic = Who pays the Magic?
question-enemy-attack = Do you use anything against the attack?
question-ability = Do you use an ability?
question-charge = May the charge of your card be used?
question-flee-together = Do you all flee?
question-draw-or-step = Draw a card or raise the relation?
question-hand-limit =
    { $number ->
        [one] Which card do you discard?
       *[other] Which { $number } cards do you discard?
    }
question-discard-hand =
    { $number ->
        [one] Which card do you discard?
       *[other] Which { $number } cards do you discard?
    }
question-from-discards =
    { $number ->
        [one] Which card do you take from the discard pile?
       *[other] Which { $number } cards do you take from the discard pile?
    }
question-from-deck =
    { $number ->
        [one] Which card do you take into your hand?
       *[other] Which { $number } cards do you take into your hand?
    }

## Answers

option-yes = Yes
option-no = No
option-pass = None of these
option-lay-first-pass = Lay no card
option-lay-more-pass = No further card
option-enemy-attack-pass = Use nothing
option-share-food-pass = Nobody
option-another-event-pass = Leave it at that
option-charge = Charge it
option-leave = Leave it
option-go-on = The encounter goes on
option-inspect-leave = Walk away
option-equip-leave = Do not equip it
option-eat = Eat 1 Food
option-fast = Go hungry
option-keep = Keep it
option-adjust-keep = Leave it as it is
option-change = Change it
option-done = Done
option-join = Take part
option-stay = Do not take part
option-mercy = The Allmother’s Mercy: the chapter begins anew
option-new-character = Go on with a new character
option-give-up = Give the campaign up as lost
option-own = Everybody pays their share
option-split = Divide the sum
option-help = Pay for the character
option-let-go = Leave it behind
option-equip = Equip it
option-nothing = Nothing
option-draw = Draw a card
option-step = Raise the relation by 1 step
option-flee = Flee
option-exchange = Exchange it, for one card fewer
option-resolve = Resolve it
option-avoid = Avoid it
option-agree = Agree
option-refuse = Refuse

label-face-down-card = Face-down card
label-act =
    { $energy ->
        [none] { $character }: { $what }
       *[other] { $character }: { $what } ({ $energy } Energy)
    }
act-explore = explore
act-travel = travel – { $thing }
act-location-action = { $thing }
act-character-action = { $thing }
act-inspect-menhir = inspect the menhir
act-pass = pass for today
act-card-action = use “{ $thing }” as an action
act-tend = tend { $thing } (2 Energy and 1 Food)
act-hand-over = hand something over
act-use = use “{ $thing }”
act-take = take “{ $thing }”
label-buy =
    { $art ->
        [combat] A combat card ({ $cost } EXP)
       *[other] A diplomacy card ({ $cost } EXP)
    }
label-raise = Raise { $attribute } by 1 ({ $cost } EXP)
label-part = Part { $number }
label-lay =
    { $magic ->
        [yes] { $card }, with Magic
       *[no] { $card }
    }
label-lay-top = The top card of the deck
choice-hidden = Hidden unless { $condition }.
choice-needs = Only if { $condition }.
choice-cost = Cost: { $cost }.
choice-chance = { $least } or more, as you stand: { $faces } faces of the die in 6.

## What a card would bring

preview-connected =
    { $rows ->
        [none] Nothing connected.
       *[other] Connected: { $rows }.
    }
preview-activated =
    { $rows ->
        [none] Nothing activated.
       *[other] Activated: { $rows }.
    }
preview-markers =
    { $change ->
        [up] { $amount ->
            [one] 1 combat marker
           *[other] { $amount } combat markers
        }
       *[down] { $amount ->
            [one] 1 combat marker less
           *[other] { $amount } combat markers less
        }
    }
preview-steps =
    { $change ->
        [up] { $amount ->
            [one] 1 step up
           *[other] { $amount } steps up
        }
       *[down] { $amount ->
            [one] 1 step down
           *[other] { $amount } steps down
        }
    }
preview-cards =
    { $change ->
        [up] { $amount ->
            [one] 1 card
           *[other] { $amount } cards
        }
       *[down] { $amount ->
            [one] 1 card less
           *[other] { $amount } cards less
        }
    }
preview-extra = extra card
preview-brings = Brings { $brings }.
preview-costs = Costs 1 Magic ({ $people }).
