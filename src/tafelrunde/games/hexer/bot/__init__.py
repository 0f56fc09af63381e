"""The bot that plays by rules of thumb."""
