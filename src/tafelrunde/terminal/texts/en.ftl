### What the terminal says: questions of the set-up, messages, names of panels and keys.

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
setup-level = Bots play: { $level }
bots-heuristic = by rules of thumb
    .about = They answer at once and look at nothing but the table as it stands.
bots-beginner = as beginners
    .about = They try a few answers out in their minds and hardly look beyond the present turn.
bots-apprentice = as apprentices
    .about = They weigh some more answers and look a little further.
bots-strong = strongly
    .about = They weigh many answers, look several turns ahead and think for a moment.
bots-master = as masters
    .about = They look as far as strong ones but try out far more, and take their time for it.
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
setup-help = { $title }: tafelrunde play { $game } --FIELD VALUE --FIELD VALUE …
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

won = Victory!
lost = Defeat.
won-by =
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
advice-or =
    { $labels ->
        [none] Or nothing.
       *[other] Or { $numbers }: { $labels }
    }
advice-thumb = A rule of thumb says so.
advice-better = { $sure } % sure: then your prospects are { $stands } %, { $points } points above any other answer ({ $tries } tries).
advice-even = { $sure } % sure: then your prospects are { $stands } %, as good as with another answer ({ $tries } tries).
advice-worse = { $sure } % sure: then your prospects are { $stands } %, { $points } points below the best answer ({ $tries } tries).
advice-kept = There is no advice while people play against each other.
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
review-chances = Prospects, seat { $seat }: { $bars }
review-turn = Step { $step }: { $prompt } Answer: { $given }
review-better = Better would have been: { $best } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} more, prospects { $stands } %; { $tries ->
    [one] 1 try
   *[other] { $tries } tries
})
review-best = That was the best answer ({ $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of any other, prospects { $stands } %; { $tries ->
    [one] 1 try
   *[other] { $tries } tries
})
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
help-signs = Signs
help-close = Esc closes
load-none = There are no saved games yet.
load-hint = Enter opens the game, Esc goes back.

## Campaigns

campaign-none = There is no campaign yet. "tafelrunde play avalon --campaign NAME" begins one.
campaign-line =
    { $name } ({ $game }): { $evenings ->
        [one] 1 evening
       *[other] { $evenings } evenings
    }, { $facts }; { $status ->
        [running] the last evening goes on
        [won] won
        [lost] lost
       *[between] ready for the next evening
    }
campaign-damaged = { $name }: damaged ({ $trouble })
campaign-evening =
    Evening { $number } on { $date }: { $players }; { $facts }; { $status ->
        [running] goes on
        [won] won
        [lost] lost
       *[between] { $answers ->
            [one] 1 answer
           *[other] { $answers } answers
        }
    }
campaign-corrected = Evening { $evening } cannot be played any further: a rule was corrected since.
campaign-ask-restart = Begin evening { $number } anew? What happened in it is lost.
campaign-restarted = Evening { $number } begins anew.
campaign-ask-drop = Forget evening { $number } for ever?
campaign-dropped = Evening { $number } is forgotten; the campaign stands at the end of the one before.
campaign-exported = { $name } lies in { $file }.
campaign-goes-on = The evening is saved and goes on by '--campaign "{ $name }"'; 'tafelrunde campaign end-evening "{ $name }"' ends it.
campaign-over = The campaign { $name } has come to its end.

## The map of a book

book-title = The map of the book
book-total =
    { $verses ->
        [one] 1 verse, { $german } words in German, { $english } in English.
       *[other] { $verses } verses, { $german } words in German, { $english } in English.
    }
book-checked =
    { $troubles ->
        [0] The book is whole.
        [one] 1 thing is missing or wrong.
       *[other] { $troubles } things are missing or wrong.
    }
book-page = The map is drawn in { $file }.
book-new = new
book-gone = gone
book-text = told otherwise
book-structure = leads or does something else
book-sets = sets { $names }
book-reads = reads { $names }
book-recorded = { $name }: set in { $setting }; read in { $reading }
book-records = What is recorded
book-head-name = Name
book-head-setting = Set in
book-head-reading = Read in

# What an answer would bring about.
foreseen = If you choose this:
foreseen-unless = (If nobody reacts.)
foreseen-open = (The rest is up to chance, to hidden cards or to somebody's choice.)
