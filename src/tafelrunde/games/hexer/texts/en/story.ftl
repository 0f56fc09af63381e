### The words of stories: parts of sentences without a full stop.

## Conditions

condition-is-above-level =
    { $attribute ->
        [none] your highest attribute below V is above your witcher level
       *[other] { $attribute } is above your witcher level
    }
    .not =
        { $attribute ->
            [none] your highest attribute below V is not above your witcher level
           *[other] { $attribute } is not above your witcher level
        }
condition-is-mage = you are a mage
    .not = you are not a mage
condition-has-trophies =
    { $trophies ->
        [one] you have a trophy
       *[other] you have at least { $trophies } trophies
    }
    .not =
        { $trophies ->
            [one] you have no trophy
           *[other] you have fewer than { $trophies } trophies
        }

## Effects

effect-begin-quest = keep this card: quest “{ $quest }”
effect-read-event =
    { $skellige ->
        [yes] read Skellige event { $number }
       *[no] read event { $number }
    }
effect-return-this = put this card back into the event deck
effect-attempt = roll a die and add your { $attribute } level: on { $at_least } or more, { $then }
effect-attempt-else = roll a die and add your { $attribute } level: on { $at_least } or more, { $then }; otherwise { $otherwise }
effect-fight-drawn =
    { $gold ->
        [0] fight a random monster of rank { $rank } at once
       *[other] fight a random monster of rank { $rank } at once; if you defeat it, gain { $gold } gold on top
    }
effect-pay-cards =
    { $cards ->
        [one] discard 1 card from your hand
       *[other] discard { $cards } cards from your hand
    }
effect-gain-card = put 1 card of cost { $cost } from your card row onto your discard pile
effect-swap-card = trash 1 hand card and take 1 card of at most 1 higher cost from your card row into your hand for it
effect-may-trash =
    you may trash { $up_to ->
        [one] 1 card
       *[other] up to { $up_to } cards
    } from your { $discard_pile_too ->
        [yes] hand or discard pile
       *[no] hand
    }
effect-shuffle-discards = shuffle your discard pile into your deck
effect-refill-by =
    { $more ->
        [more]
            { $cards ->
                [one] draw 1 more card in phase III
               *[other] draw { $cards } more cards in phase III
            }
       *[fewer]
            { $cards ->
                [one] draw 1 fewer card in phase III
               *[other] draw { $cards } fewer cards in phase III
            }
    }
effect-hear-rumour =
    { $terrain ->
        [none] hear 1 rumour of your choice
       *[other] hear 1 rumour ({ $terrain })
    }
effect-find-trail =
    { $here ->
        [yes] find 1 trail of the terrain you stand on
       *[no]
            { $terrain ->
                [none] find 1 trail of your choice
               *[other] find 1 trail ({ $terrain })
            }
    }
effect-peek-at-movement = look at the top monster movement card and put it under the stack if you like
move-dagon-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
effect-move-dagon =
    { $way ->
        [up] move Dagon up { move-dagon-spaces }
        [start] move Dagon down { move-dagon-spaces }, but not below his start space
       *[down] move Dagon down { move-dagon-spaces }, but not below space 1
    }
effect-find-island = the island { $place } comes into play
effect-land-on = land on the island { $place }
effect-turn-back = you do not arrive and stay at the port
effect-cheaper-training = training costs you { $gold } gold less
