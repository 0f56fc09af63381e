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
