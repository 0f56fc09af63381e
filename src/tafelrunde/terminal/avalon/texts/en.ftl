### Sentences of the terminal that only this game says.

won = The chapter is told. The light holds, for now.
lost = The light is out.

panel-map = Map, or the chain of cards
panel-encounter = Book and encounter
panel-row = Quests and events in force

day = Day { $day }
menhirs = Menhirs
no-menhirs = No menhir burns. Whoever wakes in the Wyrdness loses 2 Health and gains 2 Fear.
events-left =
    { $cards ->
        [one] 1 event card left
       *[other] { $cards } event cards left
    }
no-tasks = Nothing is noted. Explore where you stand.
no-quests = No quest is open, and no event is in force.
quest-goal = as soon as { $condition }
passed = done for today
dying = dying
insane = going insane
in-panic = in panic
exhausted = exhausted
belongings = carries
flipped = not equipped:
skills = skills
hand = hand
deck-combat = combat deck
deck-diplomacy = diplomacy deck
tokens = On the cards
clash = Encounter
clash-round = round { $round }
opportunity = Opportunity: { $done }
attributes-now = Now: { $attributes }.
menhir-now =
    { $dial ->
        [0] The menhir burns its last day.
        [one] The menhir burns; its dial stands at 1.
       *[other] The menhir burns; its dial stands at { $dial }.
    }
guardian-here = Here prowls: { $guardian }.
characters = Characters
guardians = Guardians
noted = Notes
phases = Phases of the day
sheet = Save sheet
sheet-chapter = { $chapter }, day { $day }
journal = Journal
phase-setup = before the first day
phase-dawn = Dawn
phase-daytime = Daytime
phase-day-end = End of Day

tell-when = { $chapter }, day { $day }: { $phase }.
tell-menhir =
    { $dial ->
        [0] { $place }: the menhir burns its last day.
        [one] { $place }: the menhir burns, dial 1.
       *[other] { $place }: the menhir burns, dial { $dial }.
    }
tell-dial =
    { $place ->
        [none] { $dial }: time dial { $value }.
       *[other] { $dial }, { $place }: time dial { $value }.
    }
tell-character =
    { $who } is { $place ->
        [none] out of the game
       *[other] { AT($place) }
    }. Energy { $energy } of at most { $limit }, Health { $health } of { $most }, Fear { $fear }.{ $marks ->
        [none] {""}
       *[other] {" "}State: { $marks }.
    }
tell-owned = { $who } carries { $cards }.
tell-skills = { $who }’s skills: { $skills }.
tell-hand = { $who }’s hand: { $cards }.
tell-combat = Combat with { THE($enemy) }: { $pool } of { $value } combat markers. The enemy would now do this: { $attack }
tell-diplomacy = Diplomacy with { THE($partner) }: the relation stands at { $relation }. The reaction would now be: { $reaction }
tell-sequence = The sequence so far: { $cards }.
tell-map = On the map: { $places }.
tell-guardian = { $guardian } prowls, now { AT($place) }.
tell-quests = Quests: { $cards }.
no-attack = nothing

hint-phase-dawn = Dawn: menhirs burn down, land out of their light vanishes, guardians move, and an event card is revealed.
hint-phase-daytime = Daytime: actions cost Energy. Explore reads the book where you stand; travel costs 1. When nobody wants to do more, pass.
hint-phase-day-end = End of Day: everybody rests and eats. Without Food you lose Health. Experience can be spent on cards and attributes.
hint-phase-combat = Combat: lay cards so that symbols at the edges meet. Each connected symbol that you can pay for brings its bonus; the pool must reach the enemy’s value.
hint-phase-diplomacy = Diplomacy: connected symbols move the relation. In the green the talk goes well, in the red it fails.
hint-key-action = Look at the menhirs first: how many days does the light last? Then at your Food. Explore early in the day, while you have Energy.
hint-key-lay-first = The card under the cursor says what it would connect and bring. Laying no card at all gives the enemy an opportunity.
hint-key-lay-more = A further card needs an extra-card bonus (»). Keep some cards: your hand limit is three.
hint-key-choice = What a choice costs and does is written beside it. What comes of it later is not.
hint-key-join = Whoever joins an action pays for it too, and shares what comes of it.
hint-key-approach = Each approach has stages of its own; choose the one your attributes suit.
hint-key-enemy-attack = These cards can soften the blow. Some you may use only once.
hint-key-exchange = Once you may give cards back and draw new ones.

help-signs =
    ⚡ Energy (╳ above Health)   ♥ Health with its crossbar ┤   ☾ Fear (the last fields are red)
    Map: ①–④ characters   ♨5 menhir with its dial   ♨– burns its last day   ☠ guardian   ⌛ used today   ✦ something lies there
    ── │ ways   ★ quest   ☐ task   ☒ part of a status   ● event in force
    Chain: ══▶ activated   ─ ─ connected, not activated   ─╳─ blocked   +2 combat markers   ±1 relation   ▤1 draw   » extra card   ? variable bonus
    Keys at the right edge: the attribute value needed, ✦ Magic, ○ free, ×2 twice
