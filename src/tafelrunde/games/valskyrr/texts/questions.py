"""Questions to the players: one sentence for each kind of decision, and the fixed answers."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.games.valskyrr.texts.words import words


def prompt(decision_key: str, about: str | None, lang: Lang) -> str:
    """The question of a decision; `about` is the name of the thing it is about."""
    language = words(lang)
    question = language.say(f"question-{decision_key}")
    return language.say("question-about", about=about, question=question) if about else question


def option_text(word: str, lang: Lang) -> str:
    """One of the fixed answers: pass, end_turn, stay, yes …"""
    return words(lang).say(f"option-{word}")
