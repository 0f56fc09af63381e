"""The rule catalogue, copied into the package because the app shows it."""
