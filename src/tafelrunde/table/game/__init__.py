"""The game of a room without its people, and what is worked out for it."""
