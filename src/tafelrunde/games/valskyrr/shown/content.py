"""Everything printed, for clients: texts, and the numbers that a drawn card needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, assert_never

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import head_of
from tafelrunde.engine.shown_content import PrintedThing
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.keywords import KEYWORDS, Keyword
from tafelrunde.games.valskyrr.nouns import (
    Action,
    Adventure,
    Definition,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.shown.wire_types import (
    AbilityFacts,
    ActionFacts,
    AdventureFacts,
    CardFacts,
    FocusTrack,
    HeroFacts,
    NamedText,
    ReinforcementTrack,
    SentFacts,
    TimeTrack,
    Tracks,
    VulnerableFacts,
    ZoneLimitFacts,
)
from tafelrunde.games.valskyrr.state.boards import FOCUS_TRACKS, REINFORCEMENT_TRACKS, TIME_TRACKS
from tafelrunde.games.valskyrr.terms import Colour, Condition, Kind, Number, Phase, Place, Side
from tafelrunde.games.valskyrr.texts.cards import (
    action_parts,
    action_text,
    adventure_text,
    lines_of,
    standing_text,
)
from tafelrunde.games.valskyrr.texts.words import number, words

Lines = list[str]
PIECES = ("encounter", "time", "reward")
KINDS: Final[dict[Kind, Literal["normal", "fast", "reflex"]]] = {
    Kind.NORMAL: "normal",
    Kind.FAST: "fast",
    Kind.REFLEX: "reflex",
}
PLACES: Final[dict[Place, Literal["hand", "hero_zone", "board"]]] = {
    Place.HAND: "hand",
    Place.HERO_ZONE: "hero_zone",
    Place.BOARD: "board",
}
SYMBOLS = ("reinforcement", "furious", "time")


def cards(lang: Lang) -> dict[str, PrintedThing]:
    """Everything with a name and lines of text, by its id."""
    return {
        **{each.id: _adventure(each, lang) for each in library.ADVENTURES.values()},
        **{board.id: _hero(board, lang) for board in library.HEROES.values()},
        **{key: _card(each, lang) for key, each in _printed()},
    }


def facts(lang: Lang) -> SentFacts:
    """What else a client shows without asking again."""
    return SentFacts(
        heroes=list(library.HEROES),
        adventures=list(library.ADVENTURES),
        tracks={side: _tracks(side) for side in Side},
        keywords={key: keyword.name.text(lang) for key, keyword in KEYWORDS.items()},
        words=_words(lang),
    )


def _printed() -> Iterable[tuple[str, Definition]]:
    for key, each in library.PRINTED.items():
        if not isinstance(each, HeroBoard):
            yield key, each


# --- Cards ----------------------------------------------------------------------------------------


def _card(printed: Definition, lang: Lang) -> CardFacts:
    """One card or tile: what is written on it, and its own numbers."""
    match printed:
        case HeroCard():
            return _hero_card(printed, lang)
        case Enemy():
            return _enemy(printed, lang)
        case Encounter():
            return _encounter(printed, lang)
        case TimeCard():
            return CardFacts(*_said(printed, "time", lang), value=printed.value)
        case Tile():
            return _tile(printed, lang)
        case _:
            assert_never(printed)


def _said(printed: Definition, kind: str, lang: Lang) -> tuple[str, str, str, Lines, Lines]:
    lines = lines_of(printed, lang)
    return printed.id, kind, printed.name.text(lang), _plain(lines), _heads(lines)


def _plain(lines: Lines) -> Lines:
    return [str(line) for line in lines]  # a line with its head cannot travel


def _heads(lines: Lines) -> Lines:
    return [head_of(line) for line in lines]


def _ids(keywords: Iterable[Keyword]) -> list[str]:
    return [keyword.id for keyword in keywords]


def _hero_card(card: HeroCard, lang: Lang) -> CardFacts:
    limit = card.zone_limit
    return CardFacts(
        *_said(card, card.set.value, lang),
        hero=card.hero,
        copies=card.copies,
        start=card.start,
        keywords=_ids(card.keywords),
        loot=card.loot,
        limit=ZoneLimitFacts(limit.letter, limit.number) if limit else None,
        actions=[_action(action, lang) for action in card.actions],
        flavour=card.flavour.text(lang) if card.flavour else "",
    )


def _action(action: Action, lang: Lang) -> ActionFacts:
    once, when, does = action_parts(action, lang)
    return ActionFacts(
        kind=KINDS[action.kind],
        place=PLACES[action.place],
        reach=action.reach,
        at=action.at.value,
        text=action_text(action, lang),
        when=", ".join(each for each in (once, when) if each),
        does=does,
    )


def _enemy(enemy: Enemy, lang: Lang) -> CardFacts:
    return CardFacts(
        *_said(enemy, "enemy", lang),
        colour="final" if enemy.colour is None else enemy.colour.name.lower(),
        copies=enemy.copies,
        keywords=_ids(enemy.keywords),
        physical=enemy.physical,
        magical=enemy.magical,
        defence=(enemy.defence_physical, enemy.defence_magical),
        life=_number(enemy.life, lang),
        loot=enemy.loot,
        furious=enemy.furious,
        vulnerable=[VulnerableFacts(weak.wounds, _ids(weak.to)) for weak in enemy.vulnerable],
        abilities=[
            AbilityFacts(each.id, each.name.text(lang), [zone.value for zone in each.zones])
            for each in enemy.abilities
        ],
        enrage=enemy.enrage is not None,
        final=enemy.final,
    )


def _encounter(encounter: Encounter, lang: Lang) -> CardFacts:
    value, defence = encounter.reinforcement, encounter.defence
    return CardFacts(
        *_said(encounter, "encounter", lang),
        keywords=_ids(encounter.places),
        colours=[colour.name.lower() for colour in encounter.colours],
        having=_ids(encounter.having),
        start=_number(encounter.start, lang),
        reinforcement=None if value is None else _number(value, lang),
        defence=(defence[0], defence[1]) if defence else None,
        forbids_travel=encounter.forbids_travel,
        final=encounter.final,
    )


def _tile(tile: Tile, lang: Lang) -> CardFacts:
    return CardFacts(
        *_said(tile, "location", lang),
        keywords=_ids(tile.keywords),
        regeneration=tile.regeneration,
        final=tile.final,
    )


def _number(value: Number, lang: Lang) -> int | str:
    """A printed number, or its formula in words."""
    return number(value, lang)


# --- Heroes and adventures ------------------------------------------------------------------------


def _hero(board: HeroBoard, lang: Lang) -> HeroFacts:
    texts = [action_text(action, lang) for action in board.actions]
    texts += [standing_text(standing, lang) for standing in board.standing]
    names = [title.text(lang) for title in board.ability_names]
    names += [""] * (len(texts) - len(names))
    lines = lines_of(board, lang)
    return HeroFacts(
        id=board.id,
        kind="hero_board",
        name=board.name.text(lang),
        title=board.title.text(lang),
        focus=board.focus_start,
        regeneration=board.regeneration,
        proficiencies=_ids(board.proficiencies),
        abilities=[NamedText(*pair) for pair in zip(names, texts, strict=True)],
        plan=board.plan.text(lang) if board.plan else "",
        lines=_plain(lines),
        heads=_heads(lines),
        deck=[card.id for card in library.DECKS_OF_HEROES[board.id]],
    )


def _adventure(adventure: Adventure, lang: Lang) -> AdventureFacts:
    return AdventureFacts(
        id=adventure.id,
        kind="adventure",
        number=adventure.number,
        name=adventure.name.text(lang),
        story=adventure.story.text(lang),
        lines=adventure_text(adventure, lang).split("\n"),
        layout=list(adventure.layout),
        final_tile=adventure.final_tile,
        final_encounter=adventure.final_encounter,
        final_enemy=adventure.final_enemy,
        letters={each.letter: each.name.text(lang) for each in adventure.letters},
        one_time_rewards=adventure.one_time_rewards,
    )


# --- Tracks and words -----------------------------------------------------------------------------


def _tracks(side: Side) -> Tracks:
    focus, time, enemies = FOCUS_TRACKS[side], TIME_TRACKS[side], REINFORCEMENT_TRACKS[side]
    return Tracks(
        FocusTrack(_places(focus.symbols), focus.end, focus.back),
        TimeTrack(
            numbers=list(time.numbers),
            symbols=_places(time.symbols),
            starts=list(time.starts),
            leftmost=time.leftmost,
            end=time.end,
        ),
        ReinforcementTrack(list(enemies.enemies), enemies.last),
    )


def _places(symbols: Mapping[int, str]) -> dict[str, str]:
    return {str(place): symbol for place, symbol in symbols.items()}


def _words(lang: Lang) -> dict[str, str]:
    """The fixed terms by id, so that a client names a phase or zone as the rules do."""
    language = words(lang)
    terms = sorted(key for key in language.keys if key.startswith("term-") and "." not in key)
    found = {key.removeprefix("term-"): language.say(key) for key in terms}
    for prefix, members in (("phase", Phase), ("condition", Condition), ("colour", Colour)):
        for member in members:
            key = f"{prefix}-{member.name.lower()}"
            if key in language:
                found[key] = language.say(key)
    return found
