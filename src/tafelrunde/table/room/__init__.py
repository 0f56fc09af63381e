"""A room: a queue of commands, its model, and the people at it."""
