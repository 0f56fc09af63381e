### The fixed terms by their ids, as in the glossary.

## Zones, piles, places

term-hand = hand
term-hero_zone = hero zone
term-adventure_zone = adventure zone
term-enemy_row = enemy row
term-deck = hero deck
term-hero_deck = hero deck
term-top_of_deck = top of the hero deck
term-under_deck = under the hero deck
term-discard_pile = discard pile
term-graveyard = graveyard
term-reward_deck = reward deck
term-under_reward_deck = under the reward deck
term-board = hero board
term-hero_board = hero board
term-playing = in play
term-in_play = in play
term-attached = attached
term-enemy_deck = enemy deck
term-base_deck = base deck

## Conditions

term-burn = burn
term-poison = poison
term-daze = daze
term-weakness = weakness
term-condition = condition

## Phases: short, and by their full names

term-round = round
term-phase = phase
term-reinforcement = reinforcement
term-travel = travel
term-pursuit = pursuit
term-attack = attack
term-defence = defence
term-recovery = recovery
term-time = time
term-reinforcement_phase = reinforcement phase
term-travel_phase = travel phase
term-pursuit_phase = pursuit phase
term-attack_phase = attack phase
term-defence_phase = defence phase
term-recovery_phase = recovery phase
term-time_phase = time phase
term-hero_turn = hero turn

## Decks and colours

term-blue = blue
term-green = green
term-red = red
term-encounter = encounter
term-reward = reward

## Actions

term-normal = normal action
term-fast = fast action
term-reflex = reflex
term-normal_action = normal action
term-fast_action = fast action
term-action = action
term-range = range
term-target = target

## Tracks and their symbols

term-focus = enemy focus
term-focus_track = focus track
term-time_track = time track
term-reinforcement_track = reinforcement track
term-furious = furious
term-end = end symbol

## Threat of a location

term-threat = threat
term-safe = safe
term-dangerous = dangerous
term-overrun = overrun

## What there is in the game

term-hero = hero
term-party = party
term-hero_count = hero count
term-enemy = enemy
term-final_enemy = final enemy
term-furious_enemy = furious enemy
term-enraged = enraged
term-final_encounter = final encounter
term-adventure = adventure
term-adventure_token = adventure token
term-location = location
term-time_card = time card
term-feat = feat
term-great_feat = great feat
term-gear = gear
term-reward_gear = reward gear
term-one_time_reward_gear = one-time reward gear
term-gear_proficiency = gear proficiency
term-hero_ability = hero ability
term-special_ability = special ability
term-keyword = keyword
term-loot = loot
term-loot_pool = loot pool
term-progress = progress
term-regeneration = regeneration
term-life = life points
term-wound = wound
term-damage = damage
term-physical_damage = physical damage
term-magical_damage = magical damage
term-vulnerability = vulnerability
term-draw_limit = draw limit
term-retreat = retreat
term-victory_condition = victory condition
term-hard = harder side
