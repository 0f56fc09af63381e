### What the fields of the table are called.

term-characters = Characters
term-absent = absent
term-played = has played
term-chapter = Chapter
term-day = Day
term-phase = Time of day
term-step = Step
term-asked = has decided
term-todo = still to come
term-course = going on
term-clash = Encounter
term-map = Map
term-removed = out of the game
term-covered = Time tokens on locations
term-menhirs = Menhirs
term-guardians = Guardians
term-left = left on locations
term-time-dials = Time dials
term-dials = Counting dials
term-encounters = Encounter decks
term-box = Box
term-event-deck = Event deck
term-event-box = Other events
term-random-events = Random events
term-event-discards = Discarded events
term-events = Events in force
term-quests = Active quests
term-items = Item deck
term-secrets = Secrets
term-skills = Skills
term-out = Out of the game
term-statuses = Statuses
term-tasks = Notes
term-read = Verses read
term-ended = End
term-cause = Cause
term-chapter-start = Start of the chapter
term-tosses = Next tosses
term-board = Character
term-colour = Tray
term-energy = Energy
term-health = Health
term-fear = Fear
term-tokens = Attributes
term-resources = Resources
term-place = Location
term-decks = Decks
term-upgrades = Upgrade decks
term-available = Available cards
term-hand = Hand
term-discard-pile = Discard pile
term-equipped = Equipped
term-flipped = Flipped
term-packed = Packed away
term-turned = Used
term-dying = Dying
term-insane = Insane
term-passed = Has passed
term-waits-for = Waits for
term-woke-at = Woke at
term-used = Used already

verse = Verse { $number }

evening-facts =
    chapter { $chapter }, day { $day }, { $verses ->
        [one] 1 verse read
       *[other] { $verses } verses read
    }
