"""A set-up by the options of the command line, and what they can be set to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypedDict

from tafelrunde.engine.content import Lang
from tafelrunde.engine.setup_words import (
    Given,
    data_from,
    given_from,
    harder,
    own_options,
    switched,
)
from tafelrunde.engine.setups import Field, Flag, Seats, SetupForm, Several
from tafelrunde.terminal.setup import by_lot, full_name, seats_from
from tafelrunde.terminal.table import BOT, PERSON, Plan
from tafelrunde.terminal.words import say


class PlayOptions(TypedDict):
    """The options of `play`, as the command line gives them."""

    own: Sequence[str]
    settings: Sequence[str]
    help_setup: bool
    seats: str | None
    bots: bool
    level: str | None
    hard: bool
    options: str | None
    seed: int | None
    campaign: str | None
    leave: str
    join: str
    plain: bool
    jsonl: bool
    no_hints: bool


def describe_a_game(options: PlayOptions) -> bool:
    """Whether they say enough that no dialogue is needed."""
    said = options["own"], options["settings"], options["seats"], options["options"]
    return any(said) or bool(options["level"]) or options["bots"] or options["hard"]


def plan_from(form: SetupForm, options: PlayOptions) -> Plan:
    """The game that the options describe; whatever they leave open is usual."""
    own = own_options(form, options["own"])
    given = _by_options(form, options) | given_from(form, [*own, *options["settings"]])
    who = given.get(form.seats.id, form.seats.usual)
    seats = [BOT if options["bots"] else PERSON] * len(who)
    if options["seats"] and not options["bots"]:
        seats = seats_from(options["seats"], len(who))
    given[form.seats.id] = tuple(by_lot(who, form, given, Random(options["seed"])))
    usual = {each.id: each.usual for each in form.fields if each.offered}
    data = form.write(usual) | data_from(form, given)
    form.check(data)
    return Plan(data, seats, options["level"] or "")


def _by_options(form: SetupForm, options: PlayOptions) -> Given:
    """What the options say that many games have."""
    given: Given = {}
    if options["options"]:
        given |= switched(form, [each for each in options["options"].split(",") if each.strip()])
    if options["hard"]:
        given |= harder(form)
    return given


# --- What there is --------------------------------------------------------------------------------


def setup_help(game: str, form: SetupForm, lang: Lang) -> Iterator[str]:
    """Everything that can be set, with what it can be set to."""
    yield say(lang, "setup-help", game=game, title=form.title.text(lang))
    for field in form.in_order():
        yield ""
        yield f"{field.id}: {field.question.text(lang)} ({_how(field, lang)})"
        listed = field.choices if not isinstance(field, Flag) else ()
        wide = max((len(each.word) for each in listed), default=0)
        for each in listed:
            needs = say(lang, "setup-help-needs", needs=each.needs) if each.needs else ""
            yield f"    {each.word:{wide}}  {full_name(each, lang)}{needs}"


def _how(field: Field, lang: Lang) -> str:
    """How a question is answered, and what is usual."""
    usual = [field.by_id[each].word for each in field.usual if not isinstance(field, Several)]
    parts = [say(lang, f"setup-help-{field.kind}")]
    if isinstance(field, Seats):
        parts.append(f"{min(field.players)}–{max(field.players)}")
    if usual:
        parts.append(say(lang, "setup-help-usual", usual=",".join(usual)))
    if field.needs:
        parts.append(say(lang, "setup-help-needs-field", needs=field.needs))
    return "; ".join(parts)
