"""Everything printed on cards: characters and their decks, items, skills, secrets, encounters,
events.
"""
