### What the terminal says: questions of the set-up, messages, hints, names of panels and keys.

## Valskyrr

valskyrr-title = Valskyrr
valskyrr-won = Victory! The adventure is won.
valskyrr-lost = Defeat. The mist has won this time.
valskyrr-from-hand = hand
valskyrr-from-hero-zone = zone
valskyrr-from-board = board
valskyrr-time = Each round a time card moves the marker right. At ✖ the game is lost. A crossed ! enrages a furious enemy in every hero zone, a crossed + moves reinforcement.
valskyrr-reinforcement = At the start of a round with an encounter the marker moves right by the encounter's reinforcement value; the field says how many enemies come. On the last field time moves too.
valskyrr-focus = Actions draw attention. In the pursuit phase enemies go to the hero with the highest focus, which is then halved. A crossed + moves reinforcement, a crossed ! enrages a furious enemy, the end leads 7 fields back.
valskyrr-face-down = Face-down location
    .about = Nobody knows yet what lies there. Travel there, or reveal it for loot in the travel phase.
valskyrr-progress-now = Progress tokens: { $tokens }
valskyrr-foe-now = Life left: { $left } of { $life }
valskyrr-time-number = time number { $number }
valskyrr-arriving =
    { $enemies ->
        [0] no enemies come
        [one] 1 enemy comes
       *[other] { $enemies } enemies come
    }
valskyrr-no-encounter = No active encounter.
valskyrr-empty-row = No enemies in the enemy row.
valskyrr-defence = Can be attacked: defence { $physical } physical, { $magical } magical
valskyrr-values =
    { $magical ->
        [0] A{ $physical }p
       *[other]
            { $physical ->
                [0] A{ $magical }m
               *[other] A{ $physical }p+{ $magical }m
            }
    } D{ $defence_physical }p{ $defence_magical }m
valskyrr-defeated = defeated
valskyrr-focus-short = Focus
valskyrr-zone-short = Zone
valskyrr-piles = Deck { $deck } · Discard { $discard } · Graveyard { $graveyard }
valskyrr-piles-short = Hand { $hand } Deck { $deck } Disc { $discard } Grave { $graveyard }
valskyrr-tell-where = { $adventure }, round { $round }, { $phase }. The party is at the location “{ $place }” ({ $threat }). Loot: { $loot }.
valskyrr-tell-tracks =
    { $enemies ->
        [one] Time stands at { $time } of { $end }. Reinforcement stands at { $reinforcement } of { $last } and brings 1 enemy.
       *[other] Time stands at { $time } of { $end }. Reinforcement stands at { $reinforcement } of { $last } and brings { $enemies } enemies.
    }
valskyrr-tell-encounter = Encounter “{ $encounter }”, progress { $progress }.
valskyrr-tell-row = Enemy row, from left to right: { $foes }
valskyrr-tell-foe =
    { $marks ->
        [none] { $name }: life { $left } of { $life }, attack { $damage }, defence { $defence }.
       *[other] { $name }: life { $left } of { $life }, attack { $damage }, defence { $defence }, { $marks }.
    }
valskyrr-tell-hero =
    { $marks ->
        [none] { $hero }: focus { $focus }, deck { $deck }, discard pile { $discard }, graveyard { $graveyard }.
       *[other] { $hero }: focus { $focus }, deck { $deck }, discard pile { $discard }, graveyard { $graveyard }, { $marks }.
    }
valskyrr-tell-defeated = { $hero } is defeated.
valskyrr-tell-foes = Enemies at { $hero }: { $foes }
valskyrr-tell-places =
    { $hidden ->
        [0] Locations: { $known }.
        [one] Locations: { $known }; 1 is face down.
       *[other] Locations: { $known }; { $hidden } are face down.
    }

## Set-up

seat-party = Party
setup-title = { $game }: new game
setup-start-step = What would you like to do?
setup-continue = Go on with the last game
    .about = { $file }
setup-new = New game
    .about = You are asked for: { $questions }
setup-load = Load a saved game
    .about = Choose from the saved games, or name a file.
setup-more = Should anything else be different from the usual?
setup-seats = Choosing again changes the seat.
setup-seat-off = not in the game
setup-seat-person = a person
setup-seat-bot = a bot
setup-lots = Draw lots for who is in
    .about = The lot decides who is in; the numbers of people and bots stay as you have chosen them.
setup-go-on =
    { $seats ->
        [0] Go on (choose at least { $fewest } first)
        [one] Go on with 1 seat
       *[other] Go on with { $seats } seats
    }
setup-next = Go on
setup-start = Start the game
setup-keys = ↑ ↓ Enter or number: choose   Esc: back   g: Deutsch   q: quit
setup-keys-many = ↑ ↓ Enter or number (1 0 is 10): choose   Esc: back   g: Deutsch   q: quit
setup-help = { $title }: tafelrunde play { $game } --set FIELD=VALUE --set FIELD=VALUE …
setup-help-one = one of them
setup-help-each = one for all, or one for each seat, separated by commas
setup-help-some = any number, separated by commas
setup-help-list = any number, separated by commas; no-… leaves one out, none all; usual: all
setup-help-flag = yes or no
setup-help-seats = separated by commas; lot draws one
setup-help-usual = usual: { $usual }
setup-help-needs = , only with { $needs }
setup-help-needs-field = only with { $needs }

## Messages

game-won = Victory!
game-lost = Defeat.
game-won-by =
    { $by ->
        [bot] { THE($who) } wins the game, played by a bot.
       *[person] Victory for { THE($who) }!
    }
saved = Saved as { $file }.
loaded = Loaded { $file }.
undone = Taken back.
undone-tainted = Taken back; something had already come to light.
redone = Played again.
bot-would =
    { $labels ->
        [none] The bot would choose nothing.
       *[other] The bot would choose { $numbers }: { $labels }
    }
hint = Hint: { $text }
hints-on = Hints for newcomers are on.
hints-off = Hints for newcomers are off.
ask-every =
    { $cards ->
        [none] { $who } is asked in every window.
       *[other] { $who } is asked in every window, but never for { $cards }.
    }
ask-own =
    { $cards ->
        [none] { $who } is asked only when their own hero is hurt, attacked or acting.
       *[other] { $who } is asked only when their own hero is hurt, attacked or acting, and never for { $cards }.
    }
ask-never = { $who } is never asked for reflexes.
choose-some =
    { $least ->
        [0] (Choose up to { $most }, or none.)
       *[other] (Choose { $least } to { $most }.)
    }
choose-exactly = (Choose { $most }.)
only-once = An option can be chosen only once.
closed-by = This is not possible now: rule { $rule }.
say-a-number = Say a number from 1 to { $most }, or help.
rule-line = Rule { $id } ({ $chapter }): { $text }
nothing-found = Nothing mentions { $search }.
replay-ok =
    { $steps ->
        [one] 1 answer played again; the game ends as it was saved.
       *[other] { $steps } answers played again; the game ends as it was saved.
    }
scenario-ok = ok
scenario-wrong = wrong
scenario-words-file = Keys of a file
scenario-words-step = Keys of a step
scenario-words-expect = Keys of an expectation, beside facts
scenario-words-conditions = Conditions instead of a value
scenario-words-setup = Keys of the set-up
scenario-words-position = Keys of the position, all of them facts too unless they are about chance
scenario-words-facts = Further facts
scenario-words-piles = Piles and what lies in them; their sizes stand in sizes
scenario-words-events = Kinds of events and their values
scenario-words-questions = Questions
scenario-words-chance = The numbers of chance, in this order
scenario-words-dice = Dice that are written down are used one after the other, by
form-anything = anything
form-any-card = any card
form-number = a whole number
form-number-bounded = a whole number from { $least } to { $most }
form-flag = true or false
form-text = text
form-word = one of { $words }
form-words-more = { $words } and { $more } more
form-list = a list of: { $of }
form-list-bounded = a list of { $least } to { $most } of: { $of }
form-row = a list with: { $of }
form-table = a table
form-either = { $one }, or { $other }

## Plain lines

plain-welcome = { $game }. Answer with the number of an option; help lists all commands.
plain-closed = { $number }. Closed by rule { $rule }: { $label }
plain-stuck = The bots cannot go on here. undo takes back, save FILE keeps the game, quit leaves; an empty line lets them try again.
plain-bye = Goodbye. Nothing had to be saved.
plain-saved-bye = Goodbye. The game is saved as { $file }.
plain-help =
    Answer with the number of an option, or several numbers where several may be chosen, or 0 for none.
    ? N or why N: the card and the rule behind an option. why: the rule behind the question.
    table: the whole table. log: what happened last. rule ID: look a rule up.
    undo, redo: take back, play again. hint: what the bot would do.
    save FILE, load FILE: keep a game, open another one. The game is saved after every answer anyway.
    ask every, ask own, ask never: where you are asked for reflexes. ask CARD: never for this card, or again.
    hints off, hints on: hints for newcomers. lang: German or English. quit: leave.

## The screen

panel-map = Locations
panel-encounter = Encounter
panel-log = What happened
panel-row = Enemy row
panel-detail = In detail
asks = { $who }: { $question }
watching = Bots are playing. Space: pause or go on.
paused = Paused. Space: go on.
stuck-keys = The bots cannot go on here. u takes back, s saves, q leaves, Space lets them try again.
over-keys = The game is over. u takes back, q leaves.
done-choosing = Done ({ $chosen } chosen)
closed-option = not now · { $label } · { $rule }
why-not = Why not?
chosen-number = Option { $digits }…
too-small = The terminal is too small: { $width }×{ $height }; at least 60×18 is needed. [terminal-too-small]
look-title = What would you like to look at?
log-title = What happened
map-title = Locations
load-title = Which game?
save-title = Save as (Enter: this name)
ask-title = When is { $who } asked for reflexes?
ask-choice-every = In every window
ask-choice-own = Only when their own hero is hurt, attacked or acting
ask-choice-never = Never
ask-choice-card = Never for { $card }
ask-choice-card-again = Again for { $card }
quit-question = Leave the game? It is saved and can be continued at any time.
quit-yes = Leave
quit-no = Keep playing
rule-title = Rule { $id }
page-rule = Rule { $id }: { $text }
page-keys = ← → neighbouring rules   Esc back
page-keys-card = r rule   Esc back
keys = ? look  b browse  u undo  r redo  h hint  s save  l load  w windows  m map  v log  g Deutsch  n hints  q quit  F1 help
keys-short = ? look  b browse  u undo  h hint  m map  v log  F1 help  q quit
help-title = Keys
help-body =
    ↑ ↓ Enter, number keys, mouse   choose an option; closed ones say why not
    ?          the card and the rule behind the option
    b          browse everything on the table; or click a name
    Tab        scroll the detail   PgUp PgDn   scroll the options
    u r        take back, play again
    h          what would the bot do?
    s l        save as, load; the game is saved after every answer anyway
    w          where you are asked for reflexes
    m v        map, log
    g n        language, hints on or off
    q          leave

    Signs
    ♥3/5 life left   A3p attack physical, A2m magical   D1p0m defence
    ■ ● ◆ enemy of the blue, green, red deck   ☠ final enemy
    ! furious   ‼ enraged   ~ condition   ● token
    ▶ normal action   » fast action   ↩ reflex
    Tracks: ● marker   + reinforcement symbol   ! furious symbol   ↺ end   ✖ lost   ◔ time moves
    Map: @ party   ○ safe   ▲ dangerous   ▲▲ overrun   ? face down   ☠ final location   ◇ token
help-close = Esc closes
load-none = There are no saved games yet.
load-hint = Enter opens the game, Esc goes back.

## Hints for newcomers

hint-phase-reinforcement = Reinforcement: while an encounter is active, new enemies enter the enemy row.
hint-phase-travel = Travel: the party may move one location further. An unsafe place brings an encounter.
hint-phase-pursuit = Pursuit: enemies leave the row, leftmost first, for the hero with the highest focus.
hint-phase-attack = Attack: every hero takes one turn with 1 normal action (▶) and any number of fast ones (»).
hint-phase-defence = Defence: every enemy in a hero zone attacks once. Damage that you do not prevent buries your cards.
hint-phase-recovery = Recovery: a completed encounter brings rewards; a safe and empty place lets you rest.
hint-phase-time = Time: a time card moves the time marker. When it reaches the end, the game is lost.
hint-key-travel = You start at a safe place. Go where you can handle what waits there; the goal is the place marked ☠.
hint-key-hero = Who acts first? Often the hero who draws enemies away from the others.
hint-key-action = Fast actions (») first, such as putting gear into your zone; then your normal action (▶). At the end of the turn you refill your hand to 5 cards.
hint-key-target = Compare your damage with the defence of the enemy (D): only what exceeds it wounds.
hint-key-reflex = A reflex (↩) answers what is happening right now. Doing nothing is fine: the card stays in your hand.
hint-key-discard = Discarded cards make this action stronger, but they are gone from your hand.
hint-key-bury = Buried cards go to the graveyard. They are your life: without any card left the hero is defeated.
hint-key-activate = The order matters only for you: let dangerous enemies attack while you still hold reflexes.
hint-key-pursued = Several heroes stand equally high: you decide who can fend it off. The focus of that hero is halved.
hint-key-rest = Resting costs nothing here and brings cards back.
hint-key-restore = 1 point moves a card from the graveyard to the discard pile, or from there under your deck.
hint-key-reward = Reward gear goes to the hand of a hero who can use it, or is sold for loot.
hint-key-embedded = This card lets you use another card of your zone in the same action.
hint-key-choose-effect = Take the lesser evil.

## Hexer

hexer-title = The Old World

hexer-panel-map = Board
hexer-panel-encounter = Monsters and fight
hexer-panel-row = Display
hexer-players = Players
hexer-monsters = Monsters
hexer-no-monsters = No monster has appeared yet.
hexer-round = Round { $round }
hexer-victory-track = Victory track
hexer-dagon = Dagon { $space }/{ $top }
hexer-hand = Hand
hexer-level = level { $level }
hexer-piles = Deck { $deck } · discards { $discards }
hexer-ways = Ways to { $places }
hexer-port = Port
hexer-here = Here: { $name }
hexer-quest-at = Target: { $place }
hexer-hidden-cards =
    { $cards ->
        [one] 1 face-down card
       *[other] { $cards } face-down cards
    }

hexer-tell-where = Round { $round }. It is { THE($player) }'s turn: { $phase }.
hexer-tell-fight =
    { THE($player) } fights { THE($against) }. { $player }: { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }. { $against }: { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }.
hexer-tell-combo = The combo so far: { $cards }.
hexer-tell-monster = { $name }, rank { $rank }, life { $life }, { AT($place) }.
hexer-tell-legendary = The Legendary Monster, { THE($name) }, stands { AT($place) }.
hexer-tell-dagon = Dagon stands on space { $space } of the danger track. Ships: { $ships }.
hexer-tell-player = { THE($player) } { $place ->
        [none] has no school yet to start from,
       *[other] stands { AT($place) }
    } with { $gold } gold, { $kind ->
        [mage] energy
       *[witcher] shield value
    } { $shield }, on space { $space } of the victory track. { $levels }. Deck { $deck }, discard pile { $discards }.
hexer-tell-hand = { THE($player) }'s hand: { $cards }.
hexer-tell-owned = { THE($player) } owns: { $cards }.
hexer-tell-row = { $row }, the cheapest card first: { $cards }.

hint-phase-moves = Phase I: every card shows a terrain. Play a matching card to go to a neighbouring location; there you may use the location action.
hint-phase-confrontation = Phase II: fight a monster at your location, explore, or meditate with an attribute at level V.
hint-phase-refill = Phase III: you refill your hand to 3 cards and buy a new one. Hand cards are the price.
hint-phase-fight = In a fight your cards are your life. Chain cards: the bar of the next one must match a chain tab of the one before.
hint-key-phase-one = Train early, gather trails and weaknesses, and attack only when your deck is strong enough.
hint-key-announce = You control the monster for your neighbour, who does not know what you announce.
hint-key-exhaustion = Every trophy makes your deck smaller. Part with your weakest cards.
