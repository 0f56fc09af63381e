"""The rules, one module per chapter of the catalogue, in the order of play."""
