"""The stories of hexer: how many there are, what the catalogue says comes of them, where they lead,
and that every word can be played and read.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import key_of
from tafelrunde.games.hexer import game as rules  # makes every resolver known
from tafelrunde.games.hexer import library, vocabulary
from tafelrunde.games.hexer.nouns import (
    Deck,
    EventCard,
    ExplorationCard,
    Option,
    Quest,
    SkelligeCard,
    Target,
)
from tafelrunde.games.hexer.rules.conditions import JUDGES
from tafelrunde.games.hexer.rules.now import RESOLVERS
from tafelrunde.games.hexer.state.board import ISLAND_CARDS, LOCATIONS
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.texts import story_effects  # makes every sentence known
from tafelrunde.games.hexer.texts.effects import (
    condition_text,
    effect_text,
    formula,
    says,
    tells,
)
from tafelrunde.games.hexer.texts.words import words
from tafelrunde.games.hexer.vocabulary import (
    ByLevel,
    Condition,
    Count,
    Counted,
    DiscardCards,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    Half,
    HasGold,
    HasPotion,
    LoseGold,
    LoseShield,
    Not,
    Number,
)
from tafelrunde.games.hexer.vocabulary import story as vocabulary_story
from tafelrunde.games.hexer.vocabulary.abilities import Standing
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    FightDrawn,
    FindIsland,
    FindTrail,
    HearRumour,
    LandOn,
    MoveDagon,
    ReadEvent,
    RefillBy,
    TurnBack,
)
from tests.kit.shows import shows

KNOWN = (rules, story_effects)
EXPLORATION = (*library.CITY_CARDS, *library.WILDERNESS_CARDS)
Told = ExplorationCard | SkelligeCard | EventCard | Quest
STORIES: tuple[Told, ...] = (*EXPLORATION, *library.SKELLIGE_CARDS)
TOLD: tuple[Told, ...] = (*STORIES, *library.EVENTS, *library.QUESTS.values())
WORDS = [
    word
    for module in (vocabulary, vocabulary_story)
    for word in vars(module).values()
    if isinstance(word, type) and word.__module__ == module.__name__
]
EFFECTS = [word for word in WORDS if issubclass(word, Effect)]
CONDITIONS = [word for word in WORDS if issubclass(word, Condition) and word is not Condition]
ABOUT_THE_SEA = (MoveDagon, FindIsland, LandOn, TurnBack)

every_told = pytest.mark.parametrize("story", TOLD, ids=lambda story: story.id)
every_card = pytest.mark.parametrize("card", EXPLORATION, ids=lambda card: card.id)


def parts(thing: object) -> Iterator[object]:
    """The thing and everything it is made of."""
    yield thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for item in fields(thing):
            yield from parts(getattr(thing, item.name))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from parts(item)


def effects_of(thing: object) -> list[Effect]:
    """Every effect that is part of the thing."""
    return [part for part in parts(thing) if isinstance(part, Effect)]


def event(number: int, skellige: bool) -> EventCard:
    """The event card of that number."""
    (found,) = [e for e in library.EVENTS if (e.number, e.skellige) == (number, skellige)]
    return found


def leads_to(story: Told) -> list[Told]:
    """The quests and events that a story calls up itself."""
    found = list[Told]()
    for effect in effects_of(story):
        if isinstance(effect, BeginQuest):
            found.append(library.QUESTS[effect.quest])
        if isinstance(effect, ReadEvent):
            found.append(event(effect.number, effect.skellige))
        if isinstance(effect, LandOn | FindIsland):
            found.append(event(LOCATIONS[effect.place].event, skellige=True))
    return found


def reached(stories: Iterable[Told]) -> list[Told]:
    """The stories and everything that they lead to."""
    found = list(stories)
    for story in found:
        found += [further for further in leads_to(story) if further not in found]
    return found


# --- How many there are ---------------------------------------------------------------------------


@shows("H3.16")
def test_there_are_36_city_36_wilderness_and_over_30_skellige_cards_28_quests_36_events() -> None:
    assert (len(library.CITY_CARDS), len(library.WILDERNESS_CARDS)) == (36, 36)
    assert {card.deck for card in library.CITY_CARDS} == {Deck.CITY}
    assert {card.deck for card in library.WILDERNESS_CARDS} == {Deck.WILDERNESS}
    assert len(library.SKELLIGE_CARDS) == 32
    assert list(library.QUESTS) == [f"q{number}" for number in range(1, 29)]
    assert len({story.id for story in TOLD}) == len(TOLD)


@shows("H4.10", "H4.13")
def test_events_lie_in_the_order_of_their_numbers_the_skellige_ones_count_for_themselves() -> None:
    numbers = [(event.skellige, event.number) for event in library.EVENTS]

    assert numbers == [(False, n) for n in range(1, 29)] + [(True, n) for n in range(1, 9)]


def test_a_third_of_each_deck_belongs_to_the_adventure_pack() -> None:
    counted = Counter(card.deck for card in EXPLORATION if card.adventure)

    assert counted == {Deck.CITY: 12, Deck.WILDERNESS: 12}


def test_more_than_24_cards_offer_a_quest() -> None:
    offering = [
        card for card in STORIES if any(isinstance(e, BeginQuest) for e in effects_of(card))
    ]

    assert len(offering) >= 24


# --- What is told ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("city cards", library.CITY_CARDS),
        ("wilderness cards", library.WILDERNESS_CARDS),
        ("Skellige exploration cards", library.SKELLIGE_CARDS),
        ("events on land", [each for each in library.EVENTS if not each.skellige]),
        ("Skellige events", [each for each in library.EVENTS if each.skellige]),
    ],
)
def test_the_page_tells_how_many_of_the_printed_cards_are_here(
    kind: str, cards: Sequence[object]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hexer.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| {kind}"))
    assert int(row.split("|")[2]) == len(cards)


@every_told
def test_everything_is_told_in_both_languages(story: Told) -> None:
    assert story.name.de
    assert story.name.en
    for verse in story.verses:
        for heading in library.BOOK.headings(verse):
            section = library.BOOK.sections[verse.id]
            german, english = (library.BOOK.prose.passage(section, heading, x) for x in LANGUAGES)
            assert german.text != english.text
            assert not set(german.choices.values()) & set(english.choices.values())


@every_card
def test_a_card_has_an_introduction_and_two_options_with_different_results(
    card: ExplorationCard,
) -> None:
    first, second = card.choices

    for lang in LANGUAGES:
        page = library.BOOK.page(card.id, lang)
        assert 2 <= len(re.findall(r"[.!?](?=[ “”]|$)", page.text)) <= 9
        assert page.choices[first.key] != page.choices[second.key]
    assert first.do != second.do
    assert first.do
    assert second.do


@shows("H20.05")
@pytest.mark.parametrize(
    "verse", [verse for verse in library.BOOK.verses.values() if verse.choices]
)
def test_one_option_is_open_to_everybody_and_a_demand_is_paid(verse: Verse) -> None:
    assert any(option.is_always_open for option in verse.choices)
    for option in verse.choices:
        assert isinstance(option, Option)
        assert isinstance(option.only_if, HasGold | HasPotion | None)
        paid = sum(e.gold for e in option.do if isinstance(e, LoseGold) and isinstance(e.gold, int))
        assert paid == option.gold


def done(verse: Verse) -> tuple[Sequence[Effect], ...]:
    """What its options do."""
    return tuple(option.do for option in verse.choices)


def test_no_two_cards_offer_the_same() -> None:
    offers = Counter(frozenset(option.do for option in card.choices) for card in EXPLORATION)
    passages = Counter(
        (c.safe.do, done(c.safe), c.dangerous.do, done(c.dangerous)) for c in library.SKELLIGE_CARDS
    )

    assert set(offers.values()) == {1}
    assert set(passages.values()) == {1}
    assert all(
        (c.safe.do, done(c.safe)) != (c.dangerous.do, done(c.dangerous))
        for c in library.SKELLIGE_CARDS
    )


# --- Where stories lead ---------------------------------------------------------------------------


@shows("H20.16", "H20.17")
def test_every_quest_and_event_is_reached_by_some_card() -> None:
    assert set(map(id, TOLD)) == set(map(id, reached(STORIES)))


@pytest.mark.parametrize("quest", library.QUESTS.values(), ids=lambda quest: quest.id)
def test_a_quest_leads_somewhere_and_brings_something(quest: Quest) -> None:
    if not isinstance(quest.target, Target):
        place = LOCATIONS[quest.target]
        assert place.tile
        for lang in LANGUAGES:
            assert place.name.text(lang) in library.BOOK.text(quest.id, lang)
    assert quest.do


@shows("H17.22")
def test_every_island_card_is_an_event_and_named_by_several_cards() -> None:
    named = Counter(
        place
        for card in library.SKELLIGE_CARDS
        for place in {e.place for e in effects_of(card) if isinstance(e, LandOn | FindIsland)}
    )

    assert set(named) == set(ISLAND_CARDS)
    assert min(named.values()) >= 2
    for place in ISLAND_CARDS:
        assert event(LOCATIONS[place].event, skellige=True).do == (FindIsland(place),)


def test_the_sea_appears_only_in_stories_of_the_sea() -> None:
    ashore = reached(EXPLORATION)

    assert not [e for story in ashore for e in effects_of(story) if isinstance(e, ABOUT_THE_SEA)]
    assert not [story for story in ashore if isinstance(story, EventCard) and story.skellige]


@shows("H14.11")
def test_dagon_rises_last_so_that_nothing_of_a_card_follows() -> None:
    for card in library.SKELLIGE_CARDS:
        for done in (card.safe.do, card.dangerous.do):
            assert not [e for e in done[:-1] if isinstance(e, MoveDagon)]


def test_a_fight_ends_an_exploration_and_comes_from_nothing_else() -> None:
    """Quests and journeys belong to phase I, fights to phase II."""
    for story in reached([*library.SKELLIGE_CARDS, *library.QUESTS.values()]):
        assert not [e for e in effects_of(story) if isinstance(e, FightDrawn)]
    results = [option.do for card in EXPLORATION for option in card.choices]
    for done in [*results, *(event.do for event in library.EVENTS)]:
        assert not [e for e in done[:-1] if isinstance(e, FightDrawn)]


# --- What the catalogue says ----------------------------------------------------------------------

RESULTS: dict[str, Any] = {
    r"gold\+(\d)": GainGold,
    r"gold-(\d)": LoseGold,
    r"potion\+(\d)": GainPotion,
    r"bomb\+(\d)": GainBomb,
    r"draw\+(\d)": Draw,
    r"discard (\d)": DiscardCards,
    r"event (\d+)": ReadEvent,
    r"shield or energy -(\d)": LoseShield,
    r"phase III (\d) card less": lambda cards: RefillBy(-cards),
    r"dagon\+(\d)": MoveDagon,
    r"quest Q(\d)": lambda number: BeginQuest(f"q{number}"),
    r"rumour of your choice": HearRumour,
    r"trail of your choice": FindTrail,
    r"trail of your current terrain": lambda: FindTrail(here=True),
    r"not arrived: stay at the port": TurnBack,
    r"island (\d): you land there": lambda number: LandOn(ISLAND_CARDS[number - 1]),
}


def gap(number: int) -> Any:
    """A proposal of the catalogue."""
    text = (files("tafelrunde.games.hexer") / "rulebook" / "hexer-gaps.toml").read_text("utf-8")
    (found,) = [g for g in tomllib.loads(text)["gap"] if g["id"] == f"H-GAP-{number}"]
    return found


def written(result: str) -> tuple[set[Effect], int] | None:
    """Effects as the catalogue writes them, and the gold they need; None if it takes more words."""
    effects, gold = set[Effect](), 0
    for code in re.split(r"; |, (?=rumour)", result):
        if match := re.fullmatch(r"need gold (\d)", code):
            gold = int(match[1])
            continue
        for pattern, word in RESULTS.items():
            if match := re.fullmatch(pattern, code):
                effects.add(word(*map(int, match.groups())))
                break
        else:
            return None
    return effects, gold


@pytest.mark.parametrize(
    ("number", "deck"), [(29, library.CITY_CARDS), (30, library.WILDERNESS_CARDS)]
)
def test_the_first_cards_of_a_deck_are_those_of_the_catalogue(
    number: int, deck: Sequence[ExplorationCard]
) -> None:
    compared = 0
    for proposed, card in zip(gap(number)["card"], deck, strict=False):
        assert (card.name.de, card.name.en) == (proposed["title_de"], proposed["title_en"])
        for key, option in zip("ab", card.choices, strict=True):
            assert isinstance(option, Option)
            for lang in LANGUAGES:
                assert library.BOOK.sentence(card.id, option.key, lang) == proposed[f"{key}_{lang}"]
            if (read := written(proposed[f"{key}_result"])) is not None:
                assert (set(option.do), option.gold) == read
                compared += 1
    assert compared >= 19


def test_the_first_skellige_cards_events_and_quests_are_those_of_the_catalogue() -> None:
    compared = 0
    for proposed, card in zip(gap(31)["card"], library.SKELLIGE_CARDS, strict=False):
        assert (card.name.de, card.name.en) == (proposed["title_de"], proposed["title_en"])
        for passage, result in ((card.safe, "safe"), (card.dangerous, "dangerous")):
            if (read := written(proposed[result])) is not None:
                assert set(passage.do) == read[0]
                compared += 1
    assert compared >= 18
    for proposed, event in zip(gap(32)["event"], library.EVENTS, strict=False):
        assert (event.name.de, event.name.en) == (proposed["title_de"], proposed["title_en"])
    for proposed, quest in zip(gap(33)["quest"], library.QUESTS.values(), strict=False):
        assert (quest.name.de, quest.name.en) == (proposed["title_de"], proposed["title_en"])
        if (read := written(proposed["reward"])) is not None:
            assert set(quest.do) == read[0]


# --- Every word -----------------------------------------------------------------------------------


@pytest.mark.parametrize("word", EFFECTS, ids=lambda word: word.__name__)
def test_every_effect_word_is_carried_out_or_stands_and_is_said(word: type[Effect]) -> None:
    assert word in RESOLVERS.plain or word in RESOLVERS.asking or issubclass(word, Standing)
    for lang in LANGUAGES:
        message = key_of("effect", word) in words(lang)
        assert message or says.dispatch(word) is not says.dispatch(Effect)


@pytest.mark.parametrize("word", CONDITIONS, ids=lambda word: word.__name__)
def test_every_condition_is_judged_and_told_with_its_opposite(word: type[Condition]) -> None:
    assert word in JUDGES
    for lang in LANGUAGES:
        message = key_of("condition", word)
        told = message in words(lang) and f"{message}.not" in words(lang)
        assert told or tells.dispatch(word) is not tells.dispatch(Condition)


@pytest.mark.parametrize(
    "word", [word for word in WORDS if word.__module__ == vocabulary_story.__name__]
)
def test_every_word_of_stories_is_used_by_a_story(word: type) -> None:
    assert any(isinstance(part, word) for story in TOLD for part in parts(story))


@every_told
def test_every_effect_and_condition_of_a_story_is_a_sentence_in_both_languages(
    story: Told,
) -> None:
    for part in parts(story):
        if isinstance(part, Effect):
            german, english = (effect_text([part], lang) for lang in LANGUAGES)
            assert german != english
            assert german[-1] == english[-1] == "."
        if isinstance(part, Condition):
            for condition in (part, Not(part)):
                assert condition_text(condition, "de") != condition_text(condition, "en")
            assert condition_text(part, "de") != condition_text(Not(part), "de")


@pytest.mark.parametrize(
    ("number", "german", "english"),
    [
        (3, "3", "3"),
        (ByLevel([1, 1, 2, 2, 3]), "1/1/2/2/3", "1/1/2/2/3"),
        (Count(Counted.RANK, plus=1), "X (X = Rang + 1)", "X (X = rank + 1)"),
        (
            Count(Counted.HAND, times=2, plus=-1),
            "X (X = 2 × Handkarten − 1)",
            "X (X = 2 × hand cards − 1)",
        ),
        (
            Count(Counted.LEVEL, attribute=Attribute.ALCHEMY, least=2),
            "X (X = Stufe in Alchemie, mindestens 2)",
            "X (X = alchemy level, at least 2)",
        ),
        (
            Count(Counted.HAND, half=Half.UP),
            "X (X = Handkarten ÷ 2, aufgerundet)",
            "X (X = hand cards ÷ 2, rounded up)",
        ),
    ],
)
def test_numbers_read_off_the_table_are_x_and_told_after_the_sentence(
    number: Number, german: str, english: str
) -> None:
    told = [effect_text([LoseShield(number)], lang) for lang in LANGUAGES]

    assert told == [
        f"Senke deinen Schildwert um {german}.",
        f"Lower your shield value by {english}.",
    ]


def test_every_number_has_a_name_in_both_languages() -> None:
    for counted in Counted:
        assert formula(Count(counted), "de") != formula(Count(counted), "en")
