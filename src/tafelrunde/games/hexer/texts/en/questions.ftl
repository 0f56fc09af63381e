### Questions to the players, options and fixed answers.

question-about = { $about }: { $question }
about-dice = Your dice { $own } against { $other }
about-damage = { $damage } damage

## Setup

question-school = Which witcher school do you choose as your own?
question-raise = Which attribute do you raise?
question-strong-terrain = One of the three monsters is of rank II, stronger than the others. Where shall it lurk?

## Phase I

question-phase-one = Where do you go, or what do you do here?
question-early-move = Where do you go first, while the player before you is still refilling?
question-pay = Which card do you pay for the move with?
question-pay-rest = What do you pay for the rest of the move with?
question-displace = Which hand card do you discard to displace the Legendary Monster?
question-train = Which attribute do you train?
question-swap-give = Which hand card do you trash for the swap?
question-swap-take = Which card do you take for it?
question-trash-display = Which card of the display do you trash?
question-rumour = Which monster do you ask about?
question-trail = Whose trail do you pick up?
question-card-cost = At what cost do you take a card?
question-give-trophy = Which trophy do you give away?
question-rank = What rank of monster do you fight?
question-reroll = Which dice do you roll again?
question-bomb-exchange = Do you give 1 potion and 1 gold for 1 bomb?
question-discard-potions = Which potions do you discard?
question-discard-bombs = Which bombs do you discard?
question-mutagen = Which mutagen do you keep?
question-movement-card = What happens to this movement card?

## Phase II

question-phase-two = Fight, exploration or meditation?
question-story = What do you do?
question-alternative = What do you choose?
question-may = Do you make use of it?
question-may-trash = Which cards do you trash?
question-exhaustion =
    { $number ->
        [one] Exhaustion: which card do you trash?
       *[other] Exhaustion: which { $number } cards do you trash?
    }
question-gain-card = Which card do you put onto your discard pile?

## Phase III

question-refill-discard = Which hand cards do you discard before drawing?
question-buy = Which card do you buy?
question-buy-pay = Which hand cards do you discard to pay for it?
question-buy-trash = Which hand card do you trash to pay for it?

## Fight

question-weaknesses = Which weaknesses do you use in this fight?
question-bet = On whom do you bet 1 gold?
question-effects = Step I: what do you use?
question-combo = Step II: which card do you play?
question-combo-ability = Do you use something with this combo?
question-draw-ability = Do you use something while drawing?
question-potion-ability = Do you use something with this potion?
question-hit-ability = Do you use something after this hit?
question-fight-begins = Do you use something before the fight?
question-decks-formed = Do you use something at the start of the fight?
question-fight-won = Do you use something after your victory?
question-prevent = Do you prevent some of it?
question-avert = Do you ward off this effect?
question-announce = Do you let the monster charge or bite?
question-decide-attack = Charge or bite?
question-seek = Which card do you take into your hand?
question-spend-potion = Which potion do you discard?
question-return-cards = Which cards do you put back into your deck?
question-sink-life = Which cards do you put under the life deck?
question-discard-life = Which cards of the life deck do you discard?
question-arrange-life = In which order do you put the cards back?
question-discard =
    { $number ->
        [one] Which card do you discard?
       *[other] Which cards do you discard?
    }
question-trash =
    { $number ->
        [one] Which card do you trash?
       *[other] Which cards do you trash?
    }
question-discard-or = Do you discard a matching card?
question-play-chain = Do you play a combo that deals no damage?
question-discard-from-deck = Which card of your deck do you discard?
question-hand-to-deck = Which hand cards go back into your deck?
question-lower = Which attribute falls?

## Options

option-pass = Nothing more
option-gold = 1 gold
option-cheap-move = This time 1 card is enough
option-displace = Displace the Legendary Monster
option-keep = Leave it on top
option-bottom = Put it under the stack
option-yes = Yes
option-no = No

label-move =
    { $way ->
        [ship] by ship to { THE($name) } ({ $terrain })
       *[land] to { THE($name) } ({ $terrain })
    }
label-move-dear = No card in your hand shows this terrain: it takes 2 cards, or 1 card and 1 gold.
label-play =
    { $boosted ->
        [yes] { $card } with energy boost
       *[no] { $card }
    }
label-player = { $name }
label-challenge = Fight { THE($name) }
label-quest = Quest: { $name }
label-gamble = Dice poker against { THE($name) }
label-deck-city = Explore the city
label-deck-wilderness = Explore the wilderness
label-deck-skellige = Explore the sea
label-fight = Fight { THE($name) } (rank { $rank }, life { $life })
label-fight-legendary = Fight { THE($name) }, the Legendary Monster
label-meditate = Meditate: { $name }
label-buy =
    { $cost ->
        [0] { $name } (free)
        [one] { $name } (for { $cost } hand card)
       *[other] { $name } (for { $cost } hand cards)
    }
label-buy-trash = { $name } (trash 1 hand card)
label-terrain =
    { $monster ->
        [none] { $terrain }
       *[other] { $monster } ({ $terrain })
    }
label-attribute =
    { $cost ->
        [none] { $attribute } (level { $level })
       *[other] { $attribute } (level { $level }, { $cost } gold)
    }
label-school = Witcher school { $name }
label-rank = Rank { $rank }
label-card-cost =
    { $cost ->
        [0] Cost 0, without gold
       *[other] Cost { $cost }, for { $cost } gold
    }
label-weakness = Weakness { $numeral }
label-die = Die: { $die }
label-face-down-card = face-down card

label-action-raise = Raise { $attribute }
label-action-train = Train
label-action-rumour = Pick up a rumour
label-action-potion = Gain a potion
label-action-dice-poker = Dice poker with local gamblers
label-action-swap-card = Swap a card
label-action-trash-display = Trash cards from the display
label-action-ard-skellig = Ard Skellig: raise an attribute
label-action-isle-of-mists = Isle of Mists: take a card
label-action-eyna = Eyna: exchange a trophy
label-action-hen-inis = Hen Inis: gain a trophy
label-action-loc-gwen = Loc Gwen: 3 gold
label-action-aenye-ard = Aenye Ard: 4 potions
label-action-pawen-y-crevan = Pawen y Crevan: pick up trails
label-action-huandre-heuangi = Huandre Heuangi: challenge a monster
label-action-nothing = Nothing

## Fixed terms

skill-combat = combat
skill-defence = defence
skill-wisdom = wisdom
skill-alchemy = alchemy
skill-specialisation = specialisation
phase-setup = setup
phase-moves = moves and actions
phase-confrontation = fight, exploration or meditation
phase-refill = drawing and buying
kind-charge = charge
kind-bite = bite
kind-special = special attack
row-witcher = witcher row
row-mage = mage row
rank-nothing = nothing
rank-pair = a pair
rank-two-pairs = two pairs
rank-three = three of a kind
rank-low-straight = a low straight
rank-high-straight = a high straight
rank-full-house = a full house
rank-four = four of a kind
rank-five = five of a kind
