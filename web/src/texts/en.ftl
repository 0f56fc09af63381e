# General
loading = Loading …
close = Close
copy = Copy
copy-by-hand = Copy the link by hand from its field.
link-by-hand = The link, to be copied by hand
copied = Copied.
retry = Try again
somebody = Somebody
notices = Notices
skip-to-content = Skip to the content
why = why?
why-not = why not?
why-question = Why is this asked? Show the rule
title-rules = Rulebook
title-credits = Credits
title-missing = Nothing here
title-chronicle = Chronicle
title-replay = Replay
missing-about = There is no page under this address.
missing-home = To the start page
nav-main = Main navigation
nav-rules = Rules
nav-settings = Settings

# Lobby
lobby-title = Take a seat at the table
lobby-intro = Play alone, around one screen or with friends on their own devices. Nobody needs an account: a link is enough.
new-title = New table
new-game = Game
new-lots = Draw lots for who is in
new-drawn = Drawn by lot: { $names }.
new-more = Name, password, difficulty and table rules
new-password = Password, if not everybody with the link may come in
new-name = Name of the table
new-start = Start the game
new-open = Open the table and invite
new-too-few = { $least ->
    [one] Fill at least one seat.
   *[other] Fill at least { $least } seats.
}
new-too-many = At most { $most } can play.
first-title = New here?
first-about = Play { $subject } alone. Hints lead you through the first round.
first-start = First game
your-name = Your name
your-name-example = What the others call you
game-players = { $least } to { $most } players
setup-none = None: the base game
setup-all = All of them
seats-count = How many play?
seats-company = Who plays the others?
company-me = I do, on this screen
company-open = Friends on their devices
company-bot = Bots
seats-add = Take { $hero }
seats-remove = Leave { $hero } out
seat-for = Who plays { $hero }?
seat-choice-me = me
seat-choice-open = open
seat-choice-bot = bot
undo-policy = Taking back
undo-free = always, at once
undo-clean = only while nothing has been revealed
undo-consent = with the consent of the others
undo-never = never
speaker = Who speaks for the party
speaker-anyone = anyone
speaker-host = the host
bots = Bots
bots-usual = as usual here
bots-usual-about = Whoever runs the server has said how well they play.
bots-random = by chance
bots-random-about = They do anything that the rules allow.
bots-heuristic = by rules of thumb
bots-heuristic-about = They answer at once and look at nothing but the table as it stands.
bots-beginner = beginners
bots-beginner-about = They try a few answers out in their minds and hardly look beyond the present turn.
bots-apprentice = apprentices
bots-apprentice-about = They weigh some more answers and look a little further.
bots-strong = strong
bots-strong-about = They weigh many answers, look several turns ahead and think for a moment.
bots-master = masters
bots-master-about = They look as far as strong ones but try out far more, and take their time for it.
join-title = Join a table
join-link = Invite link or code
join = Join
join-wrong = That is neither a link to a table nor a code.
own-title = Your tables
own-none = No tables yet on this device.
own-unnamed = Table without a name
own-forget = Forget { $name }
own-import = Open a saved game

# Room
room-title = Table
room-missing = There is no such table
room-missing-about = No table has the code { $code }. Perhaps the link was not copied completely.
room-start = Begin the game
room-start-bots = Bots sit in on seats that are still open; people can take them later.
room-waiting-host = Waiting for the host to begin the game.
room-watch = Just watch
seats-title = Seats and invitation
seats-short = Seats
disclosed-seed = The host chose the seed { $seed }: whoever knows it can work out all cards.
disclosed-file = This game comes from a file: whoever has it can look up all cards.
disclosed-fork = This game goes on from another one that was open to all: whoever looks there knows all cards.
disclosed-short = Cards known
seat-mine = your seat
seat-open = free
seat-bot = a bot plays
seat-bot-for = a bot plays for { $name }
seat-here = { $name } is here
holder-bot = Bot
holder-away = { $name } is away
seat-away = { $name } is away
seat-take = Take
seat-to-bot = Let a bot play
seat-free = Free the seat
seat-link = Pass on by link
seat-link-about = The link for this seat was copied. Whoever opens it holds the seat.
seat-link-asked = The link for this seat was copied. It works as soon as everybody it concerns agrees.
seat-absent = away for { $minutes } min; after { $limit } min nobody has to wait
seat-party = The party
seat-of = { $hero } ({ $name })
seat-of-bot = { $hero } (bot)
spectators = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
invite-title = Invite link
invite-about = Whoever opens this link can take a free seat or watch.
invite-locked = Whoever opens this link and knows the password can take a free seat or watch.
people-title = People
people-watches = watches
people-away = watches, is away
people-remove = Remove …
people-remove-name = Remove { $name } ({ $where }) …
people-ask = Remove { $name }?
people-ask-lobby = The seat is free again.
people-ask-running = A bot plays on. Where players have secrets, nobody else may take the seat.
people-ask-ban = Whoever is banned cannot come back until you allow it, and for 24 hours nobody new can come from the same address.
people-just-remove = Remove
people-ban = Remove and ban
people-keep = Leave everything as it is
people-removed = { $name } was removed.
people-banned = { $name } was removed and banned.
bans-title = Banned
ban-until = nobody new from the same address until { $when }
ban-lift = Let in again
ban-lift-name = Let { $name } in again
ban-lifted = { $name } may come again.
password-title = Password of the table
password-open = None: whoever has the link gets in.
password-locked = Nobody new gets in or sees anything without it. Those who are here no longer need it.
password-new = New password
password-set = Set
password-change = Change
password-clear = No password
password-done = The table has a new password.
password-gone = The table no longer has a password.
webhook-title = Notice by webhook
webhook-about = Whose turn it is and who is not here can be told: the table then posts to an address at { $hosts }.
webhook-to = The table posts to { $url } when it waits for somebody who is not here.
webhook-signed = Key of the signature
webhook-url = Address of the webhook
webhook-set = Set
webhook-change = Change
webhook-clear = No notices
webhook-done = The table posts there from now on; a first message is on its way.
webhook-gone = The table no longer posts to anybody.
gate-title = This table has a password
gate-about = Whoever invited you knows it. You need it only once.
gate-password = Password
gate-enter = Come in
banned-title = You cannot join this table
banned-about = The host of the table does not want that. You can play at any other one.
removed-title = You were removed from this table
removed-about = The host of the table did that.
table-deleted-title = This table was deleted
table-deleted-about = Its host did that, or whoever keeps the server.
table-retired-title = This table was deleted
table-retired-about = Nobody had played here for a long time.
damaged-save-title = This table is damaged
damaged-save-about = What was kept of it cannot be read any more. Whoever keeps the server may have a backup; other tables are not affected.
retires-on = Nobody has played here for a long time. This table will be deleted on { $when } unless somebody plays before then.
retires-short = Will be deleted
delete-table = Delete this table …
delete-ask = Delete this table for ever?
delete-about = The game, its history and everything that was said here will then be gone, for everybody. Nobody can bring them back.
delete-now = Delete for ever
delete-keep = Keep the table
removed-again = Go there again
handover-copy = Copy my own link
handover-about = For another device of yours. Whoever has it sits in your seats.
watching = you are watching

# The table
board = Table
board-unshown = The table cannot be shown as it stands.
aside = Log and table talk
tools = Tools
log = Log
recap = Recap
recap-title = Since your last turn
recap-again = Show it once more
log-all = Show older lines
log-back = Take back to here
log-empty = Nothing has happened yet.
decision = Decision
decision-which = Who decides first?
decision-fold = Fold the options
decision-unfold = Show the options
options = Options
closed-title = { $count ->
    [one] 1 option is closed
   *[other] { $count } options are closed
}
advice = What would you do?
advice-title = What the bot would do
advice-thinking = The bot is thinking …
advice-stop = Stop waiting
advice-close = Close the advice
advice-take = Take it
advice-take-this = Take it: { $answer }
advice-mark = advice of the bot
advice-thumb = A rule of thumb says so.
advice-better = { $sure } % sure: your prospects are { $stands } % after it, { $points ->
    [one] 1 point
   *[other] { $points } points
} better than with any other answer ({ $tries } tries).
advice-even = { $sure } % sure: your prospects are { $stands } % after it, as good as with another answer ({ $tries } tries).
advice-worse = { $sure } % sure: your prospects are { $stands } % after it, { $points ->
    [one] 1 point
   *[other] { $points } points
} worse than with the best answer ({ $tries } tries).
advice-kept = There is no advice while people play against each other.
no-advice = No bot of this game looks ahead, so there is no advice.
preview-title = If you choose this
preview-more = and { $lines } more
preview-unless = If nobody reacts.
preview-open = What follows is up to chance, to hidden cards or to somebody's choice.
pick-exactly = { $picked } of { $to }
pick-between = { $picked } chosen, { $from } to { $to } needed
pick-confirm = Confirm
pick-none = Choose nothing
pick-clear = Clear
pick-place = { $place }.
waiting = One moment …
waiting-for = Waiting for: { $who }
lesson = The first turn
lesson-goal = What it is about
lesson-begin = Let me play
lesson-step = { $number } of { $steps }
lesson-leave = On my own from here
lesson-over = Well done
lesson-on = Go on
story-came = What came of it
strikes = What the attack comes to
strike-defence = defence { $points }
strike-prevented = prevented { $points }
strike-left =
    { $points ->
        [0] nothing gets through
       *[other] { $points } { $points ->
            [one] gets
           *[other] get
        } through
    }
strike-from = An attack on { $target }
strike-of = { $attacker } attacks { $target }

ending = The end
ending-highlights = What it came down to
ending-see = see it again
ending-figures = Who did what
ending-again = Again
ending-harder = Again, harder
ending-table = Look at the table
outcome-won = Victory!
outcome-lost = Defeat
outcome-over = The game is over
outcome-won-by = Victory for { $who }!
outcome-lost-by = Defeat: { $who } wins
outcome-over-by = { $who } wins
outcome-replay = Look back
outcome-new = New table
card-show = Show the card { $card }
card-unknown = There is no such card.
rule-title = Rule { $rule }
rule-see = See also:
rule-before = Previous rule
rule-after = Next rule
rule-book = In the rulebook
rule-unknown = The rule { $rule } is not in the catalogue.
undo = Undo
undo-turn = Undo turn
redo = Redo
history = History
more = Help and more
leave = Leave the table
download-record = Save the game as a file
report = Report a problem
report-about = The report is a file with the present position. Send it together with what you expected.
consent-title = Somebody asks for your consent
consent-asked = { $steps ->
    [one] { $name } asks to take back one step.
   *[other] { $name } asks to take back { $steps } steps.
}
consent-yes = Agree
consent-no = Decline
consent-declined = The wish was declined or came too late.
consent-withdrawn = The wish was withdrawn.
wish-return = { $name } asks to take the table back to step { $step }.
wish-repair = { $name } asks to repair the position: { $words }.
wish-seat-bot = { $name } asks to let a bot play for { $hero }.
wish-seat-open = { $name } asks to free the seat of { $hero }.
wish-seat-person = { $name } asks to take over the seat of { $hero }, and would see what is hidden there.
wish-seat-join = { $name } is new here and asks for the seat of { $hero }, and would see what is hidden there.
wish-seat-link = { $name } asks to pass the seat of { $hero } on by a link. Whoever gets it would see what is hidden there.
wish-waiting = Still to agree: { $names }.
wish-withdraw = Withdraw
wish-granted = All agreed.
notice-turn = Your turn

windows-title = When I am asked
windows-about = Some cards can be played while something is happening. Set here where you are asked for them; everywhere else you pass.
windows-none = In this game nobody is asked in between.
windows-open = When I am asked for this
ask-every = in every window
ask-never = never
ask-never-for = Never for { $card }
ask-again-for = Again for { $card }
ask-unasked = You are never asked for:
text-title = The position as text
text-none = There is nothing to read here yet.
spoken-option = { $number }: { $label }.

prologue = How it begins

# Hints for newcomers
hint = Hint for newcomers
hint-next = Next
hint-done = Got it
hints-off = No more hints
hints-again = Hints from the start
hints-begin = The hints begin anew.
hint-choose = Questions come up down here. Answer with a click, a number key, or on the table itself: what you can choose glows.
hint-look = Point at a card (or tap it once) to see it large, with its whole text.
hint-why = “why?” shows the rule behind the question. Every line of the log and every closed option knows its rule, too.
hint-undo = A slip? “Undo” takes back the last step. From the log you can go back further.
hint-log = The log tells what has happened. The names in it show their cards.
hint-more = Here are the keys, the rulebook, and these hints from the start. Now you know your way around the table: good luck.

# When the host puts a table right
trouble-host = A rule failed, so the last answer does not count. Answer differently, take the table back, or repair the position.
trouble-guest = A rule failed, so the last answer does not count. Answer differently, or ask the host to take the table back or to repair the position.
trouble-back = Take back …
replay-return = Take the table back to here
repair-open = Repair the position …
repair-title = Repair the position
repair-about = Was something misplayed, or is the table stuck? Touch what is wrong, a card, a hero, a place, and change it. Everybody reads every change in the log, and you can take the table back again.
repair-secrets = At this table players have secrets: the others have to agree to every repair, and cards can only be named where they lie open.
repair-dropped = { $answers ->
    [one] What changes is the position at the last free choice; the one answer since then is dropped.
   *[other] What changes is the position at the last free choice; the { $answers } answers since then are dropped.
}
repair-find = Or look for it by name
repair-stays = stays where it is
repair-nothing = There is nothing to put right about { $name }.
repair-pile = Where to
repair-top = top card: { $pile }
repair-table = At the table
repair-yes = yes
repair-no = no
repair-lines = Changes, one per line
repair-do = Repair
repair-done = The position is repaired.

# Connection
line-online = Connected
line-connecting = Connecting …
line-waiting = Connection lost, reconnecting …
line-closed = Not connected
line-denied = The server refused the connection
line-again = Connect again
line-now = Now

# Chat
chat = Table talk
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-muted = Table talk is muted.
chat-watching = Take a seat or watch by name to join the talk.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-mute = Mute
chat-unmute = Unmute
chat-unread = unread
phrase-help = I need help!
phrase-wait = One moment, please.
phrase-mine = Leave this one to me.
phrase-thanks = Thank you!
phrase-well = Well played!
phrase-careful = Careful!

# Replay
review = How the prospects stood
review-begin = Review the game
review-running = A master is looking through the game …
review-done = The review is there.
review-chart = Prospects over the course of the game
review-at = step { $step }: { $chances }
review-chance = { $who } { $chance } %
review-turns = Answers that mattered
review-given = Answer: { $answer }.
review-better = Better would have been: { $answer } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} more, prospects { $stands } %; { $tries } tries).
review-best = That was the best answer ({ $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of any other, prospects { $stands } %; { $tries } tries).
review-look = Step { $step }
review-try = Try it from here
review-calm = No single answer decided the game.
replay-of = Replay: { $name }
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed } ×
replay-step = Step
replay-at = { $step } of { $last }
replay-next = Then: { $prompt }
replay-view = Seen by
replay-view-public = everybody
replay-fork = Play on from here
replay-close = Back to now

# Rulebook
title-cards = Cards
nav-cards = Cards
cards-title = { $game }: all cards
cards-search = Search the cards
cards-search-example = for example: beast flame
cards-kinds = Kind of card
cards-all = All
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-none = No card says all of that. Try fewer words.
cards-link = Address of this card: { $name }
cards-more = Show { $count } more

primer-title = In five minutes
rules-reference = All rules
rules-title = { $game }: rules
rules-search = Search the rules
rules-search-example = for example: reflex prevent
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-games = Games

# Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-system = like the device
settings-motion-less = as little as possible
settings-motion-full = full
settings-pace = What happens is told
settings-bots = What bots do is told
settings-pace-savour = at leisure
settings-pace-normal = at the usual speed
settings-pace-fast = quickly
settings-pace-instant = at once
settings-volume = Volume
settings-switches = Switches
settings-large = Large text
settings-legible = Especially legible font
settings-hints = Hints for newcomers
settings-sound = Sounds
settings-background = Sounds even while this tab is hidden
settings-notices = Desktop notice when it is my turn and this tab is hidden
settings-notices-refused = The browser does not allow notices for this page.
settings-answers = Show all answers in a list, too
settings-confirm = Ask for confirmation before each choice
settings-hotkeys = Single-character keys (the help sheet lists them)
settings-muted = Mute table talk

# Keys
help-title = Keys
help-intro = Everything works with Tab, Enter and Space. These keys are faster; they rest while you type, and you can change every one of them.
help-characters = Use keys of a single character
help-command = Command
help-key = Key
help-change = Change
help-change-of = Change the key: { $command }
help-press = Press a key …
help-press-about = Press the new key. Backspace leaves the command without one, Esc leaves everything as it is.
help-given = { $key }: { $command }
help-none = No key: { $command }
help-not-free = “{ $key }” is needed elsewhere. Choose another key.
help-space = Space
help-conflict = “{ $key }” already means “{ $command }”.
help-swap = Swap the keys
help-reset = All keys as they were at first
help-digits = choose the option with this number (0 for the tenth)
help-escape = close a window
key-confirm = confirm the choice
key-decision = go to the options
key-board = go to the table
key-prompt = read aloud: the question and its options
key-recap = what has happened since your last turn
key-last = read aloud: the last lines of the log
key-position = read aloud: the position
key-aloud = read a page of a book aloud, or stop
key-text = show the position as text
key-why = why is this asked?
key-advice = what would a bot do?
key-undo = take one step back
key-turn = back to the start of my turn
key-redo = redo the step
key-history = look back through the game
key-windows = when I am asked
key-log = open or close the log
key-chat = say something
key-sound = sounds on or off
key-settings = settings
key-help = this help

# Credits
credits-intro = Tafelrunde stands on the work of others. Thank you.
credits-icons = Pictures
credits-icons-about = Icons from game-icons.net under CC BY 3.0, cut and coloured by us. Made by:
credits-lucide = Interface icons from Lucide under the ISC licence.
credits-fonts = Fonts
credits-fonts-about = All under the SIL Open Font License 1.1:
credits-software = Software
credits-software-about = The client is made with Svelte (MIT), Vite (MIT) and Fluent (Apache 2.0).
credits-licences = The licences of all that is in the client

# Errors that the client words itself
error-no-connection = The server cannot be reached. Please try again in a moment.
error-server-error = Something went wrong in the server.

## Things on the board

pile = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
thing-picked = Chosen.
thing-dear = Costs something extra.
thing-can = { $options ->
    [one] Can be chosen.
   *[other] Can be chosen in { $options } ways.
}
thing-advised = Advice { $place }.
thing-closed = Not possible now: { $option }
thing-choose = Choose
thing-close = Close
thing-look = Look at the card
click-chooses = Click to choose.
click-unpicks = Click to take it back.
click-opens = Click: { $options } options.
click-why = Click for rule { $rule }.

# Campaigns
campaign-title = Campaign
campaign-save = Save the campaign as a file
evening-number = Evening { $number }
evening-who = Who plays the next evening?
evening-about = This evening is packed away as it stands; the campaign goes on at a new table. Whoever stays keeps the seat, newcomers sit down there. Go on there at once or in a month.
evening-end = End the evening
evening-over = The evening is over.
evening-follow = On to the next evening
chronicle-read = Read the chronicle
chronicle-print = Print
chronicle-table = Back to the table
