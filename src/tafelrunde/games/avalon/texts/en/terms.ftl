### Fixed terms and lists.

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-comma = { $head }, { $last }

attribute-aggression = Aggression
attribute-courage = Courage
attribute-practicality = Practicality
attribute-empathy = Empathy
attribute-caution = Caution
attribute-spirituality = Spirituality

resource-food = Food
resource-wealth = Wealth
resource-reputation = Reputation
resource-exp = EXP
resource-magic = Magic
track-energy = Energy
track-health = Health
track-fear = Fear

art-combat = combat
art-diplomacy = diplomacy

colour-gray = gray
colour-green = green
colour-violet = violet
colour-blue = blue

tray-blue = blue
tray-green = green
tray-gray = gray
tray-brown = brown

keyword-weapon = Weapon
keyword-armour = Armour
keyword-shield = Shield
keyword-companion = Companion
keyword-relic = Relic

trait-alert = Alert
trait-defensive = Defensive
trait-haste = Haste
trait-feint = Feint
trait-ambush = Ambush
trait-horde = Horde
trait-slow = Slow
trait-frenzy = Frenzy
trait-robber = Robber
trait-fast = Fast
trait-guardian = Guardian
trait-shatter = Shatter

# After "shows", and as a list on a location card
symbol-menhir = menhir
symbol-dream = dream
symbol-hostile-settlement = hostile settlement
symbol-friendly-settlement = friendly settlement

direction-north = north
direction-east = east
direction-south = south
direction-west = west

phase-dawn = Dawn
phase-daytime = Daytime
phase-day-end = End of Day
phase-night = Night

side-grail = Grail
side-skull = Skull
dialside-grail = Grail
dialside-skull = Skull

area-red = red
area-gray = gray
area-green = green

deed-explore = Explore
deed-travel = Travel
deed-location-action = Location Action
deed-character-action = Character Action
deed-inspect-menhir = Inspect Menhir
deed-pass = Pass
deed-card-action = Use a card
deed-tend = Tend the dying

row-magic = Magic
row-free = free

dial-mill = The mill
dial-falfuar = Falfuar’s stone
dial-spill = the spill
dial-tide = low water

who-usual = whoever acts
who-owner = its owner
who-each = each group member
who-all = every character
who-starter = whoever started the action
