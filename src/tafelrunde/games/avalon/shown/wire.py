"""The table as a client draws it: small structs, made from a view without hidden things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from tafelrunde.engine.cards import card_thing
from tafelrunde.engine.content import LANGUAGES, Lang
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
    bits,
    marked_parts,
    steps_to,
)
from tafelrunde.games.avalon.terms import ROWS, TOP_OF_RELATION, Art, Attribute, Deed, Trait
from tafelrunde.games.avalon.texts.effects import condition_text, effect_text
from tafelrunde.games.avalon.texts.narrator import verse_text
from tafelrunde.games.avalon.texts.words import dial_name, term
from tafelrunde.games.avalon.vocabulary.conditions import Condition


def present(game: Game) -> AvalonView:
    """Everything a client shows of the table."""
    chapter = library.chapter(game.setup.campaign, game.chapter)
    return AvalonView(
        chapter=game.chapter,
        title=both(chapter.name.text),
        day=game.day,
        phase=game.phase.name.lower(),
        places=[_place(game, number) for number in game.map],
        characters=[_character(game, each) for each in game.characters],
        clash=_clash(game, game.clash) if game.clash is not None else None,
        page=_page(game),
        quests=[_quest(card) for card in game.quests],
        events=cards([card for card in game.events if card not in game.quests]),
        events_left=len(game.event_deck),
        tasks=[both(library.TASKS[task].name.text) for task in game.tasks],
        dials=list(_dials(game)),
        sheet=list(_sheet(game)),
        pages={
            card.id: {lang: page_of(card.printed, lang) for lang in LANGUAGES}
            for card in _open(game)
            if card.printed is not None and is_secret(card.printed)
        },
        ended=game.ended,
        cause=game.cause,
    )


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
    return [card_thing(one) for one in several]


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


def _character(game: Game, character: Character) -> CharacterView:
    tray = character.tray
    return CharacterView(
        id=character.id,
        place=character.place,
        tray=character.colour.name.lower(),
        energy=character.energy,
        energy_limit=energy_limit(game, character),
        most_energy=tray.most_energy,
        health=character.health,
        most_health=tray.health,
        fear=character.fear,
        most_fear=tray.most_fear,
        attributes=[attribute_value(character, each) for each in Attribute],
        resources=list(character.resources),
        hand=cards(character.hand),
        discards=cards(character.discard_pile),
        decks=[len(deck) for deck in character.decks],
        equipped=cards(character.equipped),
        flipped=cards(character.flipped),
        packed=cards(character.packed),
        skills=[SkillView(card_thing(each.card), each.side) for each in character.skills],
        states=states(game, character),
        passed=character.passed,
        travel=energy_cost(game, character, Deed.TRAVEL),
        explore=energy_cost(game, character, Deed.EXPLORE),
    )


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


def _clash(game: Game, clash: Clash) -> ClashView:
    combat = clash.art is Art.COMBAT
    printed = clash.enemy.printed
    assert isinstance(printed, CombatEncounter | DiplomacyEncounter)
    opportunity = printed.opportunity if isinstance(printed, CombatEncounter) else ()
    stages = 0
    if isinstance(printed, DiplomacyEncounter):
        stages = len(printed.approaches[clash.approach].stages)
    return ClashView(
        art=clash.art.name.lower(),
        enemy=card_thing(clash.enemy),
        round=clash.round,
        active=clash.active,
        group=bits(clash.group),
        pool=clash.pool,
        value=enemy_of(clash).value if combat else 0,
        relation=clash.relation,
        top=0 if combat else TOP_OF_RELATION,
        stage=clash.stage,
        stages=stages,
        time=clash.time,
        sequence=[
            LaidView(
                card_thing(laid.card),
                laid.owner,
                [row for row in range(ROWS) if laid.activated >> row & 1],
                laid.time,
                laid.charges,
                laid.magic,
            )
            for laid in clash.sequence
        ],
        threats=list(_attacks(clash) if combat else _reactions(game, clash)),
        opportunity=done(tuple(opportunity)),
        traits=[both(partial(term, trait)) for trait in Trait if clash.enemy.traits >> trait & 1],
    )


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
    return QuestView(card_thing(card), met(quest.condition) if quest is not None else done(()))


def _sheet(game: Game) -> Iterator[StatusView]:
    """What is marked; what could be marked later nobody knows."""
    for status, mask in game.statuses.items():
        if mask:
            printed = library.STATUSES[status]
            yield StatusView(both(printed.name.text), printed.parts, marked_parts(mask))
