### Why not? What is in the way of a closed option now.

reason-normal-used = Your normal action of this hero turn is used up.
reason-used-turn = You have already used it in this hero turn.
reason-used-phase = This has already been used in this phase.
reason-used-here = This reflex has already been used here.
reason-defence-only = This helps only in the defence phase.

reason-out-of-range = No fitting enemy can be reached with range { $reach }.
reason-nobody-here = There is no enemy in your hero zone.
reason-nobody-in-play = There is no enemy in play.
reason-nobody-elsewhere = Outside your hero zone no enemy can be reached with range { $reach }.
reason-nobody-in-hero-zones = In the hero zones no enemy can be reached with range { $reach }.
reason-two-zones = With range { $reach } no enemies in two different zones can be reached.
reason-only-final = Only the final enemy is in play, and this does not affect it.
reason-attacker-gone = The attacker is no longer in play.
reason-no-token-place = None of your cards and no encounter can hold the token.
reason-range-lost = At this location the range is too short: { $place }.
reason-nothing-to-trigger = No card in your hero zone with this keyword has a possible action now: { $keyword }.

reason-enemy-here =
    { $enemies ->
        [one] An enemy is in your hero zone: { $names }.
       *[other] Enemies are in your hero zone: { $names }.
    }
reason-focus = Your focus is { $focus }, and at most { $most } is allowed.
reason-no-seal = No seal has been broken yet.

reason-cards =
    { $needed ->
        [one] This needs 1 hand card, and you have { $held }.
       *[other] This needs { $needed } hand cards, and you have { $held }.
    }
reason-cards-with = You have { $held } of { $needed } hand cards with this keyword that it needs: { $keywords }.
reason-tokens = There are too few tokens on the card: { $held } of { $needed }.
reason-loot = This costs { $cost } loot, and you have { $loot }.
reason-deck-empty = Your hero deck is empty.
reason-marker-first = The reinforcement marker is already on its first field.

reason-own-hero-only = This helps only your own hero.
reason-other-heroes-only = This helps only other heroes.
reason-only-physical = This prevents only physical damage, and none is dealt.
reason-only-magical = This prevents only magical damage, and none is dealt.
reason-no-damage = No damage is left.
reason-keyword-missing = The action lacks a keyword: { $keyword }.
reason-deals-no-damage = The action deals no damage.
reason-deals-no-physical = The action deals no physical damage.

reason-no-reward = There is no reward left for which it could be exchanged.
reason-returns-elsewhere = This reward does not come from your hero zone, or it is already buried.
reason-proficiency = { $hero } is proficient only with: { $keywords }.

reason-bound = Nobody may travel away from this encounter: { $name }.
reason-encounter = An encounter is active: { $name }.
reason-face-down = An encounter is active, and the location is still face down.
reason-not-safe = An encounter is active, and the location is not safe.
reason-scouted =
    { $places ->
        [one] You have already revealed 1 location in this phase.
       *[other] You have already revealed { $places } locations in this phase.
    }
