### Die festen Begriffe nach ihrer id, wie im Glossar.

## Zonen, Stapel, Plätze

term-hand = Hand
term-hero_zone = Heldenzone
term-adventure_zone = Abenteuerzone
term-enemy_row = Gegnerreihe
term-deck = Heldendeck
term-hero_deck = Heldendeck
term-top_of_deck = oben auf dem Heldendeck
term-under_deck = unter dem Heldendeck
term-discard_pile = Ablagestapel
term-graveyard = Friedhof
term-reward_deck = Belohnungsdeck
term-under_reward_deck = unter dem Belohnungsdeck
term-board = Heldentableau
term-hero_board = Heldentableau
term-playing = im Spiel
term-in_play = im Spiel
term-attached = angehängt
term-enemy_deck = Gegnerdeck
term-base_deck = Grunddeck

## Zustände

term-burn = Brand
term-poison = Gift
term-daze = Benommenheit
term-weakness = Schwäche
term-condition = Zustand

## Phasen: kurz, und mit vollem Namen

term-round = Runde
term-phase = Phase
term-reinforcement = Verstärkung
term-travel = Reise
term-pursuit = Verfolgung
term-attack = Angriff
term-defence = Verteidigung
term-recovery = Wiederherstellung
term-time = Zeit
term-reinforcement_phase = Verstärkungsphase
term-travel_phase = Reisephase
term-pursuit_phase = Verfolgungsphase
term-attack_phase = Angriffsphase
term-defence_phase = Verteidigungsphase
term-recovery_phase = Wiederherstellungsphase
term-time_phase = Zeitphase
term-hero_turn = Heldenzug

## Decks und Farben

term-blue = blau
term-green = grün
term-red = rot
term-encounter = Begegnung
term-reward = Belohnung

## Aktionen

term-normal = Normale Aktion
term-fast = Schnelle Aktion
term-reflex = Reflex
term-normal_action = Normale Aktion
term-fast_action = Schnelle Aktion
term-action = Aktion
term-range = Reichweite
term-target = Ziel

## Leisten und ihre Symbole

term-focus = Gegnerfokus
term-focus_track = Gegnerfokusleiste
term-time_track = Zeitleiste
term-reinforcement_track = Verstärkungsleiste
term-furious = wütend
term-end = Leistenendsymbol

## Bedrohung eines Orts

term-threat = Bedrohung
term-safe = sicher
term-dangerous = gefährlich
term-overrun = überrannt

## Was im Spiel vorkommt

term-hero = Held
term-party = Gruppe
term-hero_count = Heldenzahl
term-enemy = Gegner
term-final_enemy = Endgegner
term-furious_enemy = Wütender Gegner
term-enraged = aufgestachelt
term-final_encounter = Endbegegnung
term-adventure = Abenteuer
term-adventure_token = Abenteuermarker
term-location = Ort
term-time_card = Zeitkarte
term-feat = Heldentat
term-great_feat = Große Heldentat
term-gear = Ausrüstung
term-reward_gear = Belohnungs-Ausrüstung
term-one_time_reward_gear = einmalige Belohnungsausrüstung
term-gear_proficiency = Ausrüstungsfähigkeit
term-hero_ability = Sonderfähigkeit
term-special_ability = Sonderfertigkeit
term-keyword = Schlüsselwort
term-loot = Beute
term-loot_pool = Beutevorrat
term-progress = Fortschritt
term-regeneration = Regeneration
term-life = Lebenspunkte
term-wound = Wunde
term-damage = Schaden
term-physical_damage = körperlicher Schaden
term-magical_damage = magischer Schaden
term-vulnerability = Verwundbarkeit
term-draw_limit = Nachziehlimit
term-retreat = Rückzug
term-victory_condition = Siegbedingung
term-hard = schwierigere Seite
