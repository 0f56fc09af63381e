"""Combat and diplomacy (Kampf und Diplomatie): one sequence of cards against one enemy."""
