"""A room: a queue of commands, its state, and the people at it."""
