"""All encounters: values against the catalogue, enemies they find, places they fit."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.blue import BLUE_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.green import GREEN_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.red import RED_ENEMIES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import (
    BORDERLANDS,
    BRIGAND,
    DEADLANDS,
    HAVEN,
    KEYWORDS,
    SORCERER,
    WILDLANDER,
    WILDLANDS,
    Keyword,
)
from tafelrunde.games.valskyrr.nouns import Encounter
from tafelrunde.games.valskyrr.terms import PER_HERO, Amount, Colour, Condition, Number, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    Afflict,
    EachHero,
    EnrageOwn,
    FetchEnemy,
    FinalEnemyKilled,
    Focus,
    GainLoot,
    HeroesAtLeast,
    LoseLoot,
    MoveReinforcement,
    MoveTime,
    NoEnemyHere,
    NoEnemyInPlay,
    NoEnemyInRow,
    NoProgressPlaced,
    ProgressAtLeast,
    PutProgress,
    RaiseThreat,
    Requirement,
    SummonFinalEnemy,
    TakeDamage,
    Task,
    When,
)
from tests.kit.shows import shows

DECKS = {Colour.BLUE: BLUE_ENEMIES, Colour.GREEN: GREEN_ENEMIES, Colour.RED: RED_ENEMIES}
BOOK = files("tafelrunde.games.valskyrr") / "rulebook" / "valskyrr-gaps.toml"
GAPS: dict[str, Any] = {gap["id"]: gap for gap in tomllib.loads(BOOK.read_text("utf-8"))["gap"]}
LISTED: list[dict[str, Any]] = GAPS["V-GAP-20"]["encounter"]
PAIRS = list(zip(ENCOUNTERS, LISTED, strict=True))

TOKEN = [PutProgress(1)]
PROGRESS: dict[str, When | Task] = {
    "1 per killed enemy": When(Trigger.ENEMY_KILLED, TOKEN),
    "1 per killed Wildländer enemy": When(Trigger.ENEMY_KILLED, TOKEN, having=WILDLANDER),
    "1 per killed Gesetzloser enemy": When(Trigger.ENEMY_KILLED, TOKEN, having=BRIGAND),
    "1 per killed Zauberer": When(Trigger.ENEMY_KILLED, TOKEN, having=SORCERER),
    "1 when a hero receives regeneration from an action (once per hero turn)": When(
        Trigger.REGENERATION, TOKEN
    ),
    "1 at the end of each attack phase in which no enemy is in the adventure zone": When(
        Trigger.ATTACK_PHASE_END, TOKEN, only_if=[NoEnemyInRow()]
    ),
    "1 at the end of each attack phase in which no Zauberer enemy is in play": When(
        Trigger.ATTACK_PHASE_END, TOKEN, only_if=[NoEnemyInPlay(SORCERER)]
    ),
    "1 per damage dealt to the altar beyond its defence": When(Trigger.ENCOUNTER_HIT, TOKEN),
    "1 per damage dealt to the circle beyond its defence": When(Trigger.ENCOUNTER_HIT, TOKEN),
    "1 for each action that deals at least 2 damage to the totem beyond its defence": When(
        Trigger.ENCOUNTER_HIT, TOKEN, at_least=2
    ),
    "each player, once per hero turn: discard 2 hand cards for 1 progress": Task(2, TOKEN),
    "each player, once per hero turn, with no enemies in the own hero zone: "
    "discard 1 hand card for 1 progress": Task(1, TOKEN, only_if=[NoEnemyHere()]),
    "at the end of an own hero turn a player with no enemies in the own hero zone "
    "may discard 2 hand cards for 1 progress": Task(
        2, TOKEN, only_if=[NoEnemyHere()], at_turn_end=True
    ),
}
RETREAT: dict[str, Effect] = {
    "raise threat of the active location": RaiseThreat(),
    "raise threat of the active location twice": RaiseThreat(2),
    "1 weakness on each hero": EachHero([Afflict(Condition.WEAKNESS)]),
    "1P to each hero": EachHero([TakeDamage(physical=1)]),
    "time 1 right": MoveTime(1),
    "lose 1 loot if possible": LoseLoot(1),
    "reinforcement marker 1 right": MoveReinforcement(1),
}


SPECIAL: dict[str, When] = {
    "after preparation: focus+1 for each hero": When(Trigger.PREPARED, [EachHero([Focus(1)])]),
    "after preparation: focus+2 for each hero": When(Trigger.PREPARED, [EachHero([Focus(2)])]),
    "after preparation: take one Schreckenswolf (dire_wolf) from the green deck or discard pile, "
    "if there is one, add it at the right end of the row, shuffle the deck": When(
        Trigger.PREPARED, [FetchEnemy("dire_wolf")]
    ),
    "at the start of the defence phase: enrage 1 furious enemy in each hero zone, "
    "if possible": When(Trigger.DEFENCE_START, [EachHero([EnrageOwn()])]),
    "at the start of the defence phase: 1 burn on each hero who placed no progress this "
    "round": When(
        Trigger.DEFENCE_START,
        [EachHero([Afflict(Condition.BURN)])],
        only_if=[NoProgressPlaced()],
    ),
    "in the time phase, before the time card: time 1 right": When(
        Trigger.TIME_START, [MoveTime(1)]
    ),
    "at the end of a recovery phase in which it was not completed: time 1 right": When(
        Trigger.NOT_COMPLETED, [MoveTime(1)]
    ),
    "on completion: loot+1": When(Trigger.COMPLETED, [GainLoot(1)]),
    "on completion: loot+2": When(Trigger.COMPLETED, [GainLoot(2)]),
}


def specials(text: str) -> tuple[When, ...]:
    """Read the special rules of an encounter."""
    return tuple(SPECIAL[part] for part in text.split("; ") if part)


def keywords(german: list[str]) -> tuple[Keyword, ...]:
    """The keywords of those German names."""
    by_name = {keyword.name.de: keyword for keyword in KEYWORDS.values()}
    return tuple(by_name[name] for name in german)


def number(text: str) -> Number | None:
    """Read "2H+1", "3" or "-"."""
    if text == "-":
        return None
    found = re.fullmatch(r"(?:(\d*)(H))?\+?(\d*)", text)
    assert found, text
    times, per_hero, plus = found.groups()
    return Amount(int(times or 1), int(plus or 0)) if per_hero else int(plus)


def requirement(text: str) -> Requirement:
    """Read one victory condition."""
    if text == "no enemies in play":
        return NoEnemyInPlay()
    tokens = number(text.removeprefix("progress >= "))
    assert tokens is not None
    return ProgressAtLeast(tokens)


def allowed(encounter: Encounter) -> int:
    """How many cards of its decks the encounter finds, without the optional types."""
    return sum(
        enemy.copies
        for colour in encounter.colours
        for enemy in DECKS[colour]
        if not enemy.optional
        if not encounter.having or any(word in enemy.keywords for word in encounter.having)
    )


@shows("V5.30")
def test_the_box_holds_18_encounters_4_final_ones_with_their_enemies_and_13_time_cards() -> None:
    assert len(ENCOUNTERS) == 18
    assert len(FINAL_ENCOUNTERS) == len({enemy.name for enemy in FINAL_ENEMIES}) == 4
    assert len(FINAL_ENEMIES) == 2 * 4
    assert len(TIME_CARDS) == 13
    assert len(ADVENTURES) == 4


@shows("V5.14")
@pytest.mark.parametrize(
    ("encounter", "listed"),
    PAIRS,
    ids=[encounter.id for encounter in ENCOUNTERS],
)
def test_an_encounter_starts_and_reinforces_as_listed(
    encounter: Encounter, listed: dict[str, Any]
) -> None:
    assert (encounter.name.de, encounter.name.en) == (listed["name_de"], listed["name_en"])
    assert encounter.places == keywords(listed["location_keywords"])
    assert [colour.name.lower() for colour in encounter.colours] == [listed["colour"]]
    assert encounter.having == keywords(listed["enemy_keywords"])
    assert allowed(encounter) == listed["allowed"]
    assert encounter.start == number(listed["starting_enemies"])
    assert encounter.reinforcement == number(listed["reinforcement"])
    assert not encounter.final


@pytest.mark.parametrize(
    ("encounter", "listed"),
    PAIRS,
    ids=[encounter.id for encounter in ENCOUNTERS],
)
def test_an_encounter_is_won_and_left_as_listed(
    encounter: Encounter, listed: dict[str, Any]
) -> None:
    progress = [] if listed["progress"] == "none" else listed["progress"].split("; ")
    defence = tuple(map(int, re.findall(r"\d", listed.get("attackable", "")))) or None
    left = listed["retreat"]
    stays = left.startswith("not allowed")

    assert encounter.progress == tuple(PROGRESS[text] for text in progress)
    assert encounter.defence == defence
    assert encounter.victory == tuple(map(requirement, listed["victory"].split(" or ")))
    assert encounter.forbids_travel == stays
    assert encounter.retreat == (() if stays else tuple(RETREAT[t] for t in left.split("; ")))
    assert encounter.special == specials(listed.get("special", ""))


def test_each_colour_has_six_encounters() -> None:
    colours = Counter(encounter.colours for encounter in ENCOUNTERS)

    assert colours == {(Colour.BLUE,): 6, (Colour.GREEN,): 6, (Colour.RED,): 6}


@pytest.mark.parametrize("place", [DEADLANDS, WILDLANDS, BORDERLANDS], ids=repr)
def test_every_kind_of_location_has_at_least_8_matching_encounters(place: Keyword) -> None:
    assert sum(place in encounter.places for encounter in ENCOUNTERS) >= 8
    assert not any(HAVEN in encounter.places for encounter in ENCOUNTERS)


@pytest.mark.parametrize("encounter", ENCOUNTERS, ids=lambda encounter: encounter.id)
def test_every_encounter_finds_at_least_9_cards_of_its_deck(encounter: Encounter) -> None:
    assert allowed(encounter) >= 9


@shows("V24.16")
def test_most_retreats_raise_threat_and_some_cost_more() -> None:
    raising = [e for e in ENCOUNTERS if any(isinstance(r, RaiseThreat) for r in e.retreat)]

    assert len(raising) > len(ENCOUNTERS) / 2
    assert any(len(encounter.retreat) > 1 for encounter in raising)


@pytest.mark.parametrize(
    "encounter", [*ENCOUNTERS, *FINAL_ENCOUNTERS], ids=lambda encounter: encounter.id
)
def test_progress_is_asked_for_exactly_where_it_can_be_made(encounter: Encounter) -> None:
    wanted = any(isinstance(need, ProgressAtLeast) for need in encounter.victory)
    attacked = any(
        isinstance(way, When) and way.trigger is Trigger.ENCOUNTER_HIT for way in encounter.progress
    )

    assert bool(encounter.progress) == wanted
    assert (encounter.defence is not None) == attacked
    assert encounter.forbids_travel == (not encounter.retreat)


def test_fetched_enemies_exist_in_the_deck_of_the_encounter() -> None:
    for encounter in ENCOUNTERS:
        known = {enemy.id for colour in encounter.colours for enemy in DECKS[colour]}
        effects = [effect for when in encounter.special for effect in when.do]

        assert {e.enemy for e in effects if isinstance(e, FetchEnemy)} <= known


# id: colours, keywords of enemies, starting enemies, reinforcement, first in the row, may leave
FINAL_FACTS: dict[str, tuple[str, list[str], Number, Number, bool, bool]] = {
    "ghardhaks_war_camp": ("G", ["Tiermensch", "Hund"], PER_HERO, PER_HERO + 1, True, True),
    "the_abomination_wakes": ("R", ["Zauberer"], PER_HERO, PER_HERO + 1, True, False),
    "throne_of_bones": (
        "B",
        ["Skelett", "Stumpfsinnig"],
        PER_HERO + 1,
        PER_HERO + 2,
        False,
        True,
    ),
    "in_the_heart_of_the_mist": ("BGR", [], 3, PER_HERO + 1, True, False),
}


@pytest.mark.parametrize("encounter", FINAL_ENCOUNTERS, ids=lambda encounter: encounter.id)
def test_a_final_encounter_is_won_by_killing_the_final_enemy(encounter: Encounter) -> None:
    colours, having, start, reinforcement, first, may_leave = FINAL_FACTS[encounter.id]
    summons = SummonFinalEnemy(after_kills=2 * PER_HERO, after_kills_hard=PER_HERO)
    specials = {
        "throne_of_bones": [When(Trigger.ENEMY_KILLED, [summons])],
        "in_the_heart_of_the_mist": [
            When(Trigger.PREPARED, [AddStartingEnemies(1)], only_if=[HeroesAtLeast(3)])
        ],
    }

    assert "".join(colour.name[0] for colour in encounter.colours) == colours
    assert encounter.having == keywords(having)
    assert (encounter.start, encounter.reinforcement) == (start, reinforcement)
    assert encounter.final_enemy_first == first
    assert list(encounter.special) == specials.get(encounter.id, [])
    assert encounter.forbids_travel != may_leave
    assert encounter.final
    assert encounter.victory == (FinalEnemyKilled(),)
