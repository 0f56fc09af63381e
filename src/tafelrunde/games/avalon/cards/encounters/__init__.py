"""The four encounter decks, one module per colour and difficulty."""
