"""The heroes, one module each."""
