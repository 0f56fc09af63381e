"""The content of the base game, one module per deck."""
