"""The texts of the game in both languages: rendered from the cards, never typed twice."""
