"""The rule catalogue of Avalon, copied from its original; read by `texts.rulebook`."""
