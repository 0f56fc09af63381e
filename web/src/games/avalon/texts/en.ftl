### The board of Tainted Grail: The Fall of Avalon.

# Kinds of cards, in the plural
avalon-kinds-encounter = Encounters
avalon-kinds-combat = Combat cards
avalon-kinds-diplomacy = Diplomacy cards
avalon-kinds-location = Locations
avalon-kinds-item = Items
avalon-kinds-skill = Skills
avalon-kinds-event = Events
avalon-kinds-character-board = Characters
avalon-kinds-card = Special cards

# The table
a-status = How the game stands
a-map = Map
a-day = Day { $day }
a-phase-setup = Before the first day
a-phase-dawn = Dawn
a-phase-daytime = Daytime
a-phase-day-end = End of Day
a-burns = { $place }: { $dial ->
    [0] burns its last day
   *[other] burns, dial { $dial }
}
a-menhir-burns = { $dial ->
    [0] the menhir burns its last day
   *[other] the menhir burns, dial { $dial }
}
a-no-light = No menhir burns
a-dark = out of the light
a-here = here: { $names }
a-covered = its action rests today
a-price = { $name }: { $energy } Energy
a-closer = Closer
a-farther = Farther

# Characters
a-energy = Energy
a-health = Health
a-fear = Fear
a-resources = Resources
a-attributes = Attributes
a-belongings = Items, secrets and skills
a-flipped = not equipped
a-packed = packed away for this encounter
a-passed = done for today
a-state-dying = dying
a-state-insane = close to insanity
a-state-in-panic = in panic
a-state-exhausted = exhausted

# Encounter
a-chain = Sequence
a-round = Round { $round }
a-pool = { $pool } of { $value } combat markers
a-relation = The relation stands at { $relation }, from −{ $top } to { $top }
a-stage = Stage { $stage } of { $stages }
a-threats = What the enemy does
a-now = now
a-opportunity = Opportunity
a-connected = connected by { $rows }
a-no-cards = No card has been laid yet.
a-hand = Hand: { $name }
a-empty-hand = No cards in hand.
a-take-most = Take { $cards }, to begin with
a-deck = Deck: { $cards }
a-nothing-printed = It says no more than that.

# The book
a-book = The Book of Discoveries
a-aloud = Read aloud
a-quiet = Quiet
a-journal = Records
a-quests = Quests
a-goal = Fulfilled as soon as { $goal }
a-tasks = Notes
a-in-force = What holds and what runs
a-falls = goes down every morning
a-sheet = Save sheet
a-parts = { $marked } of { $parts }

# Hints
a-hint-dawn = Dawn: menhirs burn down, land out of their light is lost, guardians move, and an event card is revealed.
a-hint-daytime = Daytime: actions cost Energy. Click a place next to you to travel, or your own to explore it. When nobody wants to do any more, pass.
a-hint-day-end = End of Day: everybody rests and eats. Without Food you get up empty tomorrow. Exp buys cards and attributes.
a-hint-combat = Combat: lay cards so that symbols meet at their edges. Rows that glow work. Under each card of your hand stands what it would bring now.
a-hint-diplomacy = Diplomacy: a stage is won when the relation stands at the very top. At the very bottom the talk is lost.
a-hint-reading = The book: choose below. Grey choices say what you lack; you can come back later.
