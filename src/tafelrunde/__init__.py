"""Tafelrunde: a rules engine and table for fantasy adventure board games."""

from tafelrunde.compiled import CORE as CORE

__version__ = "0.1.0"
