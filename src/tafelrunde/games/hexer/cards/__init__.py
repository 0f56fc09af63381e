"""The printed things of the game, one module per deck."""
