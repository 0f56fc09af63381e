"""The enemies, one module per deck."""
