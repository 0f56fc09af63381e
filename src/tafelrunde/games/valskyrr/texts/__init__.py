"""Everything a player reads (Texte): cards, log, questions and rulebook, in both languages."""
