# General
loading = Loading …
close = Close
copy = Copy
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
new-adventure = Adventure
new-heroes = Heroes and who plays them
new-heroes-about = Up to { $most } heroes. Several heroes can be yours: play them all on this screen.
new-more = Name, difficulty and table rules
new-name = Name of the table
new-difficulty = Difficulty
new-hard-board = Hard side of the adventure board
new-hard-heroes = Hard side of the hero boards
new-options = Optional rules
new-start = Start the game
new-open = Open the table and invite
new-no-hero = Choose at least one hero.
new-too-many = At most { $most } heroes can play.
your-name = Your name
your-name-example = What the others call you
seat-for = Who plays { $hero }?
seat-choice-off = not in the game
seat-choice-me = me
seat-choice-open = open for somebody
seat-choice-bot = a bot
undo-policy = Taking back
undo-free = always, at once
undo-clean = only while nothing was revealed
undo-consent = with the consent of the others
undo-never = never
speaker = Who speaks for the party
speaker-anyone = anyone
speaker-host = the host
join-title = Join a table
join-link = Invite link or code
join = Join
join-wrong = That is neither a link to a table nor a code.
own-title = Your tables
own-none = No tables yet on this device.
own-unnamed = Table without a name
own-forget = Forget { $name }
own-import = Open a saved game
option-valskyrr-focus_reset = Focus falls to 0
option-valskyrr-round_up = Round focus up
option-valskyrr-more_enemies = More enemies
option-valskyrr-more_time = More time
option-valskyrr-order_discards = Order discarded cards

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
seat-mine = your seat
seat-open = free
seat-bot = a bot plays
seat-bot-for = a bot plays for { $name }
seat-here = { $name } is here
seat-away = { $name } is away
seat-take = Take
seat-to-bot = Let a bot play
seat-free = Free the seat
seat-link = Pass on by link
seat-link-about = The link for this seat was copied. Whoever opens it holds the seat.
seat-party = The party
seat-of = { $hero } ({ $name })
seat-of-bot = { $hero } (bot)
spectators = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
invite-title = Invite link
invite-about = Whoever opens this link can take a free seat or watch.
handover-copy = Copy my own link
handover-about = For another device of yours. Whoever has it sits on your seats.
watching = you are watching

# The table
board = Table
board-missing = This version cannot draw this game.
aside = Log and table talk
tools = Tools
log = Log
log-all = Show older lines
log-empty = Nothing has happened yet.
decision = Decision
decision-which = Which hero decides first?
decision-fold = Fold the options
decision-unfold = Show the options
options = Options
closed-title = { $count ->
    [one] 1 option is closed
   *[other] { $count } options are closed
}
pick-exactly = { $picked } of { $to } chosen
pick-between = { $picked } chosen, { $from } to { $to } needed
pick-confirm = Confirm
pick-none = Choose nothing
pick-clear = Clear
pick-place = { $place }.
waiting = One moment …
waiting-for = Waiting for: { $who }
outcome-won = Victory!
outcome-lost = Defeat
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
redo = Redo
history = History
more = Help and more
leave = Leave the table
download-record = Save the game as a file
report = Report a problem
report-about = The report is a file with the present position. Send it together with what you expected.
consent-title = Somebody wants to take back
consent-asked = { $steps ->
    [one] { $name } asks to take one step back.
   *[other] { $name } asks to take { $steps } steps back.
}
consent-yes = Agree
consent-no = Decline
consent-declined = The wish to take back was declined or came too late.
notice-turn = Your turn

# Connection
line-online = Connected
line-connecting = Connecting …
line-waiting = Connection lost, reconnecting …
line-closed = Not connected
line-denied = The server refused the connection
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
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-at = { $step } of { $last }
replay-next = Then: { $prompt }
replay-view = Seen by
replay-view-public = everybody
replay-fork = Play on from here
replay-close = Back to now

# Rulebook
rules-title = { $game }: rules
rules-search = Search the rules
rules-search-example = for example: reflex prevent
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters

# Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-system = as the device
settings-motion-less = as little as possible
settings-motion-full = full
settings-volume = Volume
settings-switches = Switches
settings-large = Large text
settings-legible = Especially legible font
settings-sound = Sounds
settings-notices = Desktop notice when it is my turn and this tab is hidden
settings-notices-refused = The browser does not allow notices for this page.
settings-confirm = Ask for confirmation before each choice
settings-hotkeys = Keys (the help sheet lists them)
settings-muted = Mute table talk

# Keys
help-title = Keys
help-intro = Everything works with Tab, Enter and Space. These keys are faster; they rest while you type.
help-off = The keys are switched off in the settings.
help-digits = choose the option with this number (0 for the tenth)
help-escape = close a window
key-confirm = confirm the choice
key-decision = go to the options
key-board = go to the table
key-prompt = read the question aloud (screen reader)
key-last = read the last lines aloud (screen reader)
key-why = why is this asked?
key-undo = take one step back
key-redo = redo the step
key-history = look back through the game
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

# Errors that the client words itself
error-no-connection = The server cannot be reached. Please try again in a moment.
error-server-error = Something went wrong in the server.
