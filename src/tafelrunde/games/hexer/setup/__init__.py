"""What players choose before the game."""
