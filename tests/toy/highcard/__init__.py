"""High Card (Hohe Karte): a game for the tests, built by the recipe in CONTRIBUTING."""
