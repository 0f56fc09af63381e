"""The games in the lobby: what can be chosen to open a table, as each game describes it."""

from __future__ import annotations

from functools import cache

from tafelrunde.bots.makers import levels
from tafelrunde.engine import setups
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.setups import in_words
from tafelrunde.table.rest import Choice, Field, FirstGame, GameSummary, Window, Words


def summaries() -> list[GameSummary]:
    """All games; first those that fewest can play, then by their titles."""
    return sorted(map(summary, game_names()), key=lambda game: (min(game.players), game.name["de"]))


@cache
def summary(name: str) -> GameSummary:
    """One game."""
    game = find_game(name)
    form, shown = game.setup, game.shown
    return GameSummary(
        id=name,
        name=both(form.title),
        about=both(form.about),
        players=list(form.seats.players),
        seats=question(form.seats),
        fields=[question(each) for each in form.fields if each.offered],
        first=FirstGame(
            dict(form.write(form.first.chosen)), list(form.first.bots), form.first.seed
        ),
        windows=[Window(each.id, both(each.name), both(each.own)) for each in shown.windows],
        bots=levels(name),
        undo=list(shown.undo),
    )


def question(field: setups.Field) -> Field:
    """One question of the set-up."""
    return Field(
        id=field.id,
        kind=field.kind,
        name=both(field.name),
        choices=[choice(each) for each in field.choices],
        more=field.more,
        needs=field.needs,
    )


def choice(each: setups.Choice) -> Choice:
    """Something that can be chosen."""
    return Choice(
        id=each.id,
        name=both(each.name),
        title=both(each.title),
        about=both(each.about),
        why=each.why,
        needs=each.needs,
    )


def both(words: setups.Words | None) -> Words:
    """A text in both languages; nothing if there is none."""
    return {lang: in_words(words, lang) for lang in LANGUAGES} if words is not None else {}
