### Questions to the players, and the fixed answers.

question-about = { $about }: { $question }

## Hero turn

question-hero = Which hero acts next?
question-action = What do you do in your hero turn?
question-target = Which enemy is the target?
question-target_hero = Which hero is the target?
question-targets = Which enemies are the targets?
question-target_heroes = Which heroes are the targets?
question-zone = Which zone is affected?
question-discard = Which cards do you discard for this action?
question-discard_cards = Which hand cards do you discard?
question-mode = Which of the two do you take?
question-reflex = Do you play a reflex?
question-prevent_type = Which kind of damage do you prevent?
question-card = Which card do you choose?
question-embedded = Which action do you resolve as part of this one?
question-destination = Where do you put the card?
question-order = In which order do the cards go on the discard pile?
question-zone_limit = Too many cards of this letter: which one do you discard?
question-take_from_top = Which card do you take into your hand?
question-put_back = In which order do you put the cards back?
question-recall = Which card do you put from the discard pile on top of your hero deck?
question-unbury = Which cards do you move from the graveyard to the discard pile?
question-cleanse = Which condition tokens do you remove?
question-task = Do you discard hand cards for the active encounter?
question-choose_effect = Which effect do you take?

## Damage and conditions

question-bury = Which card do you bury for this wound?
question-condition_target = Whose conditions are resolved next?
question-condition = Which condition token is removed?
question-daze_part = Which damage is lowered by daze?
question-resisted_part = Which damage does the enemy shrug off?
question-enrage_order = In which order are they enraged?

## Enemies

question-order_enemies = In which order do the enemies enter the enemy row?
question-pursued = To which hero does the enemy go?
question-activate = Which enemy attacks next?
question-killed = Several enemies fall at once: which one counts as killed?
question-enrage = Which furious enemy is enraged?
question-calm = Which enemy is calmed?
question-weakness = Do you remove the weakness tokens to ignore this special ability?
question-relentless = Which other enemy stays as well?
question-cancel_ambush = Do you discard hand cards to avert the attack?

## Travel, encounters, tracks

question-travel = Where does the party travel?
question-neighbour = At which adjacent location does the threat rise?
question-reward = Who takes the reward?
question-reward_swap = Which of the two rewards do you keep?
question-rest = Do you rest?
question-restore = What do you use 1 regeneration for?
question-symbols = Whose symbol takes effect next?
question-next_hero = Whom does it concern next?
question-next_effect = What happens next?
question-effect_order = In which order do these cards take effect?
question-halve_focus = Do you halve your focus?

## Fixed answers

option-pass = Do nothing
option-end_turn = End the hero turn
option-stay = Stay at this location
option-reveal = Reveal a location
option-done = Done
option-give_up = Put it under the reward deck for loot
option-physical = Physical damage
option-magical = Magical damage
option-deck = Top card of the hero deck
option-yes = Yes
option-no = No
option-encounter = The active encounter
option-adventure = The adventure
option-adventure_zone = Adventure zone
option-time_track = The time track
