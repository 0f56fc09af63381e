"""The rule catalogue that the app shows: every rule with its id, in German and English."""
