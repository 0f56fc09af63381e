"""The characters: boards, trays, and the cards of each."""
