"""Every game's set-up: each question and choice is told in both languages and can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.setups import Choice, Chosen, Each, Field, One, Seats, SetupForm, in_words

EVERY_GAME = pytest.mark.parametrize("game", game_names())


def questions(game: str) -> list[Field]:
    """All questions of a game."""
    return list(find_game(game).setup.by_id.values())


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_choice_is_told(game: str, lang: Lang) -> None:
    words: list[Name | None] = []
    for field in questions(game):
        words += [field.name, field.question]
        assert field.question.text(lang).endswith("?")
        for choice in field.choices:
            words += [choice.name, choice.title]
            for text in (choice.about, choice.details):
                assert text is None or in_words(text, lang).strip()
    assert all(text.text(lang).strip() for text in words if text is not None)


@EVERY_GAME
def test_names_and_rules_can_be_told_apart_and_looked_up(game: str) -> None:
    rules, form = find_game(game), find_game(game).setup
    for field in questions(game):
        ids = [each.id for each in field.choices] + [each.alias for each in field.choices]
        named = [each for each in ids if each]
        assert (
            len(set(named))
            == len(named)
            == len(field.choices) + sum(1 for each in field.choices if each.alias and each.id)
        )
        whys = {rule for each in field.choices for rule in (each.why, each.closed_by)} - {""}
        assert all(rules.rule_text(why, "en") for why in whys)
        needed = {field.needs, *(each.needs for each in field.choices)}
        assert all(needs(form, each) is not None for each in needed)
    seats = form.seats
    assert rules.rule_text(seats.players_why, "en")
    assert rules.rule_text(seats.once_why, "en")


def needs(form: SetupForm, needed: str) -> dict[str, Chosen] | None:
    """The answer that somebody must give first; None if no question has it."""
    if form.has(needed, {}):
        return {}
    if needed in form.seats.by_id:
        return {form.seats.id: (needed, *form.seats.usual[1:])}
    found = [each.id for each in form.fields if isinstance(each, One) and needed in each.by_id]
    return {found[0]: (needed,)} if found else None


def tries(form: SetupForm) -> Iterator[dict[str, Chosen]]:
    """Every choice once, with the usual answers to all other questions."""
    for field in form.by_id.values():
        for choice in field.choices:
            first = needs(form, field.needs or choice.needs) or {}
            yield first | {field.id: answer(form, field, choice)}


def answer(form: SetupForm, field: Field, choice: Choice) -> Chosen:
    if isinstance(field, Seats):
        others = [each for each in field.usual if each != choice.id]
        return (choice.id, *others[: min(field.players) - 1])
    if isinstance(field, Each) and field.offered:
        return (choice.id,) * len(form.seats.usual)
    return (choice.id,)


@EVERY_GAME
def test_every_choice_begins_a_game(game: str) -> None:
    rules, form = find_game(game), find_game(game).setup
    for chosen in tries(form):
        if any(not form.by_id[key].offered for key in chosen):
            continue
        data = form.write(chosen)
        form.check(data)
        state = rules.new(data, 3)
        again = rules.load(rules.dump(state))
        assert rules.dump(again) == rules.dump(state)
        assert rules.seats(state) == len(form.seated(data))


@EVERY_GAME
def test_the_first_game_and_the_usual_one_can_be_played(game: str) -> None:
    rules, form = find_game(game), find_game(game).setup
    first = form.write(form.first.chosen)
    form.check(first)
    assert rules.new(first, 1)
    seats = range(len(form.seated(first)))
    assert all(seat in seats for seat in form.first.bots)
    assert rules.dump(rules.new({}, 1)) == rules.dump(rules.new(form.write(form.read({})), 1))
    assert form.subject is not None
