"""The table as a client draws it: small structs, made from a view without hidden things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.declared.presenting import presenter
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.clash.combat import enemy_of
from tafelrunde.games.avalon.clash.diplomacy import reaction_for, stage_of
from tafelrunde.games.avalon.day.actions import energy_cost
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter, Event, Secret
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.locations import connected, is_in_range
from tafelrunde.games.avalon.rules.reading import open_verse
from tafelrunde.games.avalon.rules.tracks import energy_limit, is_exhausted, is_in_panic
from tafelrunde.games.avalon.shown.content import is_secret, page_of
from tafelrunde.games.avalon.shown.wire_types import (
    AvalonView,
    CardFacts,
    CharacterView,
    ClashView,
    DialView,
    LaidView,
    PageView,
    PlaceView,
    QuestView,
    SkillView,
    StatusView,
    ThreatView,
    Words,
)
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import (
    Character,
    Clash,
    Game,
    Laid,
    Learned,
    marked_parts,
    steps_to,
)
from tafelrunde.games.avalon.terms import TOP_OF_RELATION, Art, Attribute, Deed, Trait
from tafelrunde.games.avalon.texts.effects import condition_text, effect_text
from tafelrunde.games.avalon.texts.narrator import verse_text
from tafelrunde.games.avalon.texts.words import dial_name, term
from tafelrunde.games.avalon.vocabulary.conditions import Condition


def present(game: Game) -> AvalonView:
    """Everything a client shows of the table."""
    return table_view(game, game)


def both(say: Callable[[Lang], object]) -> Words:
    """A text in both languages."""
    return {lang: str(say(lang)) for lang in LANGUAGES}


@cache
def done(effects: tuple[Effect, ...]) -> Words:
    """What some effects do; empty if they do nothing."""
    return both(lambda lang: effect_text(effects, lang) if effects else "")


@cache
def met(condition: Condition) -> Words:
    """What a condition asks for."""
    return both(lambda lang: condition_text(condition, lang))


def cards(several: list[Card]) -> list[str]:
    """Cards on the wire."""
    return [one.thing for one in several]


def _pages(game: Game) -> dict[str, dict[str, CardFacts]]:
    """What is printed on secrets that lie open."""
    return {
        card.id: {lang: page_of(card.printed, lang) for lang in LANGUAGES}
        for card in _open(game)
        if card.printed is not None and is_secret(card.printed)
    }


def _open(game: Game) -> Iterator[Card]:
    """Cards that lie open and might have been secret before."""
    yield from (*game.quests, *game.events, *game.event_discards, *game.out)
    yield from (each.card for each in game.left)
    for character in (*game.characters, *game.absent):
        yield from character.belongings()


# --- The map --------------------------------------------------------------------------------------


def _place(game: Game, number: int) -> PlaceView:
    east, south = steps_to(game.map[number])
    return PlaceView(
        number=number,
        east=east,
        south=south,
        roads=connected(game, number),
        lit=is_in_range(game, game.map[number]),
        menhir=game.menhirs.get(number, -1),
        covered=bool(game.covered.get(number)),
        guardians=cards([each.card for each in game.guardians if each.place == number]),
        left=cards([each.card for each in game.left if each.place == number]),
    )


def _dials(game: Game) -> Iterator[DialView]:
    for dial, value, place, _ in game.time_dials:
        yield DialView(both(partial(dial_name, dial)), value, place, True)
    for dial, value in game.dials.items():
        yield DialView(both(partial(dial_name, dial)), value, 0, False)


# --- Characters -----------------------------------------------------------------------------------


def states(game: Game, character: Character) -> list[str]:
    """What weighs on a character, by its key."""
    found = {
        "dying": character.dying,
        "insane": character.insane,
        "in_panic": is_in_panic(game, character),
        "exhausted": is_exhausted(character),
    }
    return [state for state, holds in found.items() if holds]


# --- The encounter --------------------------------------------------------------------------------


def _stages(clash: Clash) -> int:
    """How many stages a diplomacy encounter has on the chosen approach."""
    printed = clash.enemy.printed
    if isinstance(printed, DiplomacyEncounter):
        return len(printed.approaches[clash.approach].stages)
    return 0


def _opportunity(clash: Clash) -> Words:
    printed = clash.enemy.printed
    return done(tuple(printed.opportunity) if isinstance(printed, CombatEncounter) else ())


def _threats(game: Game, clash: Clash) -> list[ThreatView]:
    return list(_attacks(clash) if clash.art is Art.COMBAT else _reactions(game, clash))


def _traits(clash: Clash) -> list[Words]:
    return [both(partial(term, trait)) for trait in Trait if clash.enemy.traits >> trait & 1]


def _attacks(clash: Clash) -> Iterator[ThreatView]:
    """The combat table, with the row that the pool points at."""
    for row in enemy_of(clash).table:
        span = str(row.least) if row.least == row.most else f"{row.least}–{row.most}"
        yield ThreatView(
            dict.fromkeys(LANGUAGES, span),
            done(tuple(row.do)),
            row.least <= clash.pool <= row.most,
        )


def _reactions(game: Game, clash: Clash) -> Iterator[ThreatView]:
    """The reactions of the stage, with the one that would follow now."""
    now = reaction_for(game, clash)
    for each in stage_of(clash).reaction:
        yield ThreatView(
            both(partial(term, each.area)) if each.area is not None else done(()),
            done(tuple(each.do)),
            each is now,
        )


# --- The story ------------------------------------------------------------------------------------


def _page(game: Game) -> PageView | None:
    verse = open_verse(game)
    if not verse:
        return None
    return PageView(verse, game.here.place, both(lambda lang: verse_text(verse, lang)))


def _quest(card: Card) -> QuestView:
    printed = card.printed
    assert isinstance(printed, Event | Secret)
    quest = printed.quest
    return QuestView(card.thing, met(quest.condition) if quest is not None else done(()))


def _sheet(game: Game) -> Iterator[StatusView]:
    """What is marked; what could be marked later nobody knows."""
    for status, mask in game.statuses.items():
        if mask:
            printed = library.STATUSES[status]
            yield StatusView(both(printed.name.text), printed.parts, marked_parts(mask))


# --- The whole ------------------------------------------------------------------------------------

skill_view = presenter(SkillView, Learned)
character_view = presenter(
    CharacterView,
    Character,
    tray=lambda _, each: each.colour.name.lower(),
    energy_limit=energy_limit,
    most_energy=lambda _, each: each.tray.most_energy,
    most_health=lambda _, each: each.tray.health,
    most_fear=lambda _, each: each.tray.most_fear,
    attributes=lambda _, each: [attribute_value(each, one) for one in Attribute],
    discards=lambda _, each: cards(each.discard_pile),
    states=states,
    travel=lambda game, each: energy_cost(game, each, Deed.TRAVEL),
    explore=lambda game, each: energy_cost(game, each, Deed.EXPLORE),
)
laid_view = presenter(LaidView, Laid)
clash_view = presenter(
    ClashView,
    Clash,
    value=lambda _, clash: enemy_of(clash).value if clash.art is Art.COMBAT else 0,
    top=lambda _, clash: 0 if clash.art is Art.COMBAT else TOP_OF_RELATION,
    stages=lambda _, clash: _stages(clash),
    threats=_threats,
    opportunity=lambda _, clash: _opportunity(clash),
    traits=lambda _, clash: _traits(clash),
)
table_view = presenter(
    AvalonView,
    Game,
    title=lambda _, game: both(library.chapter(game.setup.campaign, game.chapter).name.text),
    places=lambda _, game: [_place(game, number) for number in game.map],
    page=lambda _, game: _page(game),
    quests=lambda _, game: [_quest(card) for card in game.quests],
    events=lambda _, game: cards([card for card in game.events if card not in game.quests]),
    events_left=lambda _, game: len(game.event_deck),
    tasks=lambda _, game: [both(library.TASKS[task].name.text) for task in game.tasks],
    dials=lambda _, game: list(_dials(game)),
    sheet=lambda _, game: list(_sheet(game)),
    pages=lambda _, game: _pages(game),
)
