"""The web table: rooms, seats, store and live updates."""
