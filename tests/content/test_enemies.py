"""All enemies: values against the list of published facts, decks, abilities, final enemies."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES
from tafelrunde.games.valskyrr.cards.enemies.abilities import ABILITIES
from tafelrunde.games.valskyrr.cards.enemies.blue import BLUE_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.green import GREEN_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.red import RED_ENEMIES
from tafelrunde.games.valskyrr.keywords import KEYWORDS, UNDEAD
from tafelrunde.games.valskyrr.nouns import Enemy, Enrage
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Number, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Attack,
    DiscardCards,
    Heal,
    HealKin,
    IgnoreSlow,
    MoreDamage,
    MoreDefence,
    RepeatAbility,
)
from tests.kit.shows import shows

DECKS = {Colour.BLUE: BLUE_ENEMIES, Colour.GREEN: GREEN_ENEMIES, Colour.RED: RED_ENEMIES}
BOOK = files("tafelrunde.games.valskyrr") / "rulebook" / "valskyrr-gaps.toml"
GAPS: dict[str, Any] = {gap["id"]: gap for gap in tomllib.loads(BOOK.read_text("utf-8"))["gap"]}
NORMAL = [enemy for deck in DECKS.values() for enemy in deck]

# id, copies, loot, life, attack, defence / keywords / vulnerable to / abilities / enrage
FACTS = """
bloodscorne_vampire n3 Rv2 L4 2M 2/2 / sorcerer vampire / flame divine / vampiric / +1
bonesorrow_magus n3 Rv2 L3 2M 2/2 / skeleton sorcerer / blunt flame / reanimate / undead here heal 1
bonesorrow_shooter n6 Rv1 L3 2P 1/1 / mindless piercing ranged skeleton / blunt flame / skirmisher / +1
bonesorrow_warrior n6 Rv1 L4 2P 1/1 / bladed mindless skeleton / blunt flame / - / +1
cursed_walker n6 Rv1 L3 3P 2/1 / blunt mindless zombie / flame / slow / ignores slow
ravenous_draugr(KS) n3 Rv2 L4 3P 2/2 / bladed rending zombie mindless / flame / ravenous / attacks
undead_loremaster(KS) n3 Rv1 L3 2M 1/1 / sorcerer zombie / blunt flame / dark_healer / heals fully
vampire_bat_swarm n4 Rv1 L3 0P 1/0 / beast piercing vampire / flame lightning / swarm vampiric / attacks
vampire_hound n3 Rv1 L3 2P 1/1 / beast hound rending vampire / flame lightning / relentless vampiric / -
vengeful_banshee n3 Rv1 L2 2M 1/2 / sorcerer wraith / arcane divine / shriek / repeats
dire_wolf n4 Rv1 L3 2P 1/1 / beast rending wolf / - / relentless beast_ride / +1
fellstalker(KS) n3 Rv1 L3 2P 2/0 / flame sorcerer ranged / lightning / scavenger / repeats
ghoren_blood_tracker n3 Rv2 L3 3P 2/1 / beastman bladed hunter ranged wildlander / - / relentless skirmisher / heal 1
ghoren_ragecaller n3 Rv1 L2 2M 1/1 / beastman shaman sorcerer wildlander / - / rattle / attacks
ghoren_slinger n3 Rv1 L2 2P 2/1 / beastman blunt hunter ranged wildlander / - / skirmisher / heal 1
ghoren_smallhorn n3 Rv1 L3 2P 1/0 / beastman blunt wildlander / - / blood_fury / attacks
ghoren_warrior n6 Rv1 L3 3P 2/1 / bladed blunt beastman wildlander / - / - / attacks
ice_reaver(KS) n3 Rv2 L4 4P 3/1 / beast frost rending / flame / slow / ignores slow
tracker_hound n3 Rv1 L3 2P 1/1 / beast hound rending / - / relentless pursuit / +1
wild_icehound n6 Rv1 L3 1P 1/1 / beast hound frost rending / flame / pack_hunter / attacks
wildlands_shaman n3 Rv2 L3 2P 2/2 / beastman shaman sorcerer ranged wildlander / - / dark_presence / discards 1
black_coven_caster n3 Rv2 L3 2M 2/2 / brigand sorcerer ranged / - / cursed_bolt / attacks
blackwood_ambusher(KS) n3 Rv2 L3 2P 2/1 / brigand piercing ranged / - / ambush / +1
blackwood_assassin n4 Rv2 L3 3P 2/2 / brigand bladed piercing poisonous ranged / - / venomous skirmisher / +1
blackwood_changeling n3 Rv1 L1 4M 1/1 / sorcerer undead wraith / divine / shapeshift / +1
blackwood_cutpurse n3 Rv1 L3 2P 2/1 / brigand piercing thief / - / thievery / repeats
blackwood_fighter n6 Rv1 L3 2P 2/1 / brigand blunt slaver / lightning / shield_slam / +1 PR +1 MR
blackwood_harasser n3 Rv1 L3 2P 2/1 / brigand bladed thief / - / skulduggery / repeats
blackwood_magehunter n3 Rv1 L2 2P 1/3 / brigand hunter piercing ranged / - / mana_drain / repeats
renegade_flamecaster n6 Rv1 L2 2M 2/1 / brigand flame sorcerer ranged / divine / firebolt / +1 MR
twisted_cursebearer n3 Rv1 L2 1M 1/2 / cursed sorcerer / divine / curse_of_weakness / +1
twisted_lasher(KS) n3 Rv1 L4 3P 2/1 / blunt brigand cursed mistcrafted / divine lightning / flailing / repeats
"""  # noqa: E501

ENRAGES: dict[str, Enrage | None] = {
    "-": None,
    "+1 P": Enrage(while_enraged=[MoreDamage(physical=1)]),
    "+1 M": Enrage(while_enraged=[MoreDamage(magical=1)]),
    "+1 PR +1 MR": Enrage(while_enraged=[MoreDefence(physical=1, magical=1)]),
    "+1 MR": Enrage(while_enraged=[MoreDefence(magical=1)]),
    "ignores slow": Enrage(while_enraged=[IgnoreSlow()]),
    "attacks": Enrage(at_once=[Attack()], calms_down=True),
    "heal 1": Enrage(at_once=[Heal(1)], calms_down=True),
    "heals fully": Enrage(at_once=[Heal(0)], calms_down=True),
    "discards 1": Enrage(at_once=[DiscardCards(1)], calms_down=True),
    "undead here heal 1": Enrage(at_once=[HealKin(UNDEAD, here=1)], calms_down=True),
}


@dataclass(frozen=True)
class Fact:
    """One line of the published facts."""

    id: str
    optional: bool
    values: tuple[int, int, int, int, int]  # copies, loot, life, defence
    attack: tuple[int, str]
    keywords: tuple[str, ...]
    vulnerable: tuple[str, ...]
    abilities: tuple[str, ...]
    enrage: Enrage | None


def parse(line: str) -> Fact:
    """Read one line of `FACTS`."""
    head, *lists, enrage = re.split(r" / ", line)
    found = re.fullmatch(r"(\w+)(\(KS\))? n(\d) Rv(\d) L(\d) (\d)([PM]) (\d)/(\d)", head)
    assert found, line
    enemy, extra, copies, loot, life, attack, kind, physical, magical = found.groups()
    keywords, vulnerable, abilities = [tuple(re.findall(r"\w+", words)) for words in lists]
    repeats = Enrage(at_once=[RepeatAbility("".join(abilities[:1]))], calms_down=True)
    enrages = ENRAGES | {"repeats": repeats, "+1": ENRAGES[f"+1 {kind}"]}
    return Fact(
        enemy,
        extra is not None,
        (int(copies), int(loot), int(life), int(physical), int(magical)),
        (int(attack), kind),
        keywords,
        vulnerable,
        abilities,
        enrages[enrage],
    )


KNOWN = [parse(line) for line in FACTS.strip().splitlines()]


@shows("V5.09")
@pytest.mark.parametrize("fact", KNOWN, ids=lambda fact: fact.id)
def test_an_enemy_has_its_published_values(fact: Fact) -> None:
    enemy = next(enemy for enemy in NORMAL if enemy.id == fact.id)
    undead = ("undead",) if enemy.colour is Colour.BLUE else ()
    values = (enemy.copies, enemy.loot, enemy.life, enemy.defence_physical, enemy.defence_magical)
    amount, kind = fact.attack

    assert values == fact.values
    assert (enemy.physical, enemy.magical) == ((amount, 0) if kind == "P" else (0, amount))
    assert tuple(keyword.id for keyword in enemy.keywords) == undead + fact.keywords
    assert [v.wounds for v in enemy.vulnerable] == ([1] if fact.vulnerable else [])
    assert tuple(word.id for v in enemy.vulnerable for word in v.to) == fact.vulnerable
    assert tuple(ability.id for ability in enemy.abilities) == fact.abilities
    assert enemy.enrage == fact.enrage
    assert enemy.furious == (fact.enrage is not None)
    assert enemy.optional == fact.optional


def test_no_other_normal_enemy_exists() -> None:
    assert sorted(enemy.id for enemy in NORMAL) == sorted(fact.id for fact in KNOWN)


def test_normal_enemies_and_abilities_bear_the_names_of_the_catalogue() -> None:
    listed = [enemy for gap in ("V-GAP-17", "V-GAP-18", "V-GAP-19") for enemy in GAPS[gap]["enemy"]]
    abilities = {ability["id"]: ability["name_de"] for ability in GAPS["V-GAP-33"]["ability"]}

    assert {enemy.id: (enemy.name.de, enemy.name.en) for enemy in NORMAL} == {
        enemy["id"]: (enemy["name_de"], enemy["name_en"]) for enemy in listed
    }
    assert {ability.id: ability.name.de for ability in ABILITIES} == abilities


@shows("V5.29")
def test_each_enemy_deck_has_34_cards() -> None:
    base = [enemy for enemy in NORMAL if not enemy.optional]
    cards: Counter[Colour | None] = Counter()
    for enemy in base:
        cards[enemy.colour] += enemy.copies

    assert cards == {Colour.BLUE: 34, Colour.GREEN: 34, Colour.RED: 34}
    assert cards.total() == 102


@shows("V25.06")
@pytest.mark.parametrize("colour", Colour)
def test_two_additional_types_of_3_cards_make_each_deck_40(colour: Colour) -> None:
    deck = DECKS[colour]

    assert [enemy.copies for enemy in deck if enemy.optional] == [3, 3]
    assert sum(enemy.copies for enemy in deck) == 40


@pytest.mark.parametrize("colour", Colour)
def test_a_deck_lists_6_copies_first_then_3_last_4_and_then_the_optional(colour: Colour) -> None:
    deck = DECKS[colour]
    order = [(enemy.optional, [6, 3, 4].index(enemy.copies)) for enemy in deck]

    assert all(enemy.colour is colour and not enemy.final for enemy in deck)
    assert order == sorted(order)


@shows("V5.08")
def test_an_enemy_is_normal_or_final_and_furious_ones_are_of_both_kinds() -> None:
    enemies = [*NORMAL, *FINAL_ENEMIES]
    of_adventures = {a.final_enemy for a in ADVENTURES} | {a.final_enemy_hard for a in ADVENTURES}

    assert all((enemy.colour is None) == enemy.final for enemy in enemies)
    assert {enemy.id for enemy in enemies if enemy.final} == of_adventures
    assert {enemy.final for enemy in enemies if enemy.furious} == {True, False}
    assert [enemy.id for enemy in enemies if not enemy.furious] == ["vampire_hound"]


# id: life per hero and more, physical, magical, defence, abilities
FINAL_FACTS: dict[str, tuple[Number, int, int, int, int, int]] = {
    "ghardhak": (5 * PER_HERO + 4, 4, 0, 2, 1, 1),
    "ghardhak_hard": (6 * PER_HERO + 5, 5, 0, 2, 1, 2),
    "maelgar": (6 * PER_HERO + 6, 3, 2, 1, 1, 1),
    "maelgar_hard": (6 * PER_HERO + 6, 3, 2, 2, 2, 1),
    "morwyn": (5 * PER_HERO + 6, 0, 4, 2, 2, 1),
    "morwyn_hard": (5 * PER_HERO + 6, 0, 5, 2, 2, 1),
    "mist_lord": (7 * PER_HERO + 5, 2, 3, 1, 1, 2),
    "mist_lord_hard": (8 * PER_HERO + 6, 2, 3, 1, 1, 2),
}


@pytest.mark.parametrize("enemy", FINAL_ENEMIES, ids=lambda enemy: enemy.id)
def test_a_final_enemy_has_its_proposed_values(enemy: Enemy) -> None:
    defence = (enemy.defence_physical, enemy.defence_magical)
    attack = (enemy.physical, enemy.magical)

    assert (enemy.life, *attack, *defence, len(enemy.abilities)) == FINAL_FACTS[enemy.id]
    assert (enemy.copies, enemy.loot, enemy.furious) == (1, 0, True)
    assert enemy.enrage
    assert enemy.enrage.calms_down
    assert enemy.life_lost_per_seal == (PER_HERO if enemy.id.startswith("maelgar") else 0)


def test_both_sides_of_a_final_enemy_bear_one_name() -> None:
    sides = Counter(enemy.name for enemy in FINAL_ENEMIES)

    assert [enemy.id for enemy in FINAL_ENEMIES] == list(FINAL_FACTS)
    assert set(sides.values()) == {2}


def test_every_named_ability_belongs_to_an_enemy_and_works_somewhere() -> None:
    used = {ability.id: ability for enemy in NORMAL for ability in enemy.abilities}

    assert len(ABILITIES) == 27
    assert sorted(used) == sorted(ability.id for ability in ABILITIES)
    assert all(used[ability.id] is ability for ability in ABILITIES)
    assert all((ability.when is None) != (not ability.standing) for ability in ABILITIES)
    assert [a.id for a in ABILITIES if Zone.ADVENTURE_ZONE in a.zones] == ["skirmisher"]


def test_ability_ids_mean_one_ability_each() -> None:
    abilities = {ability for enemy in [*NORMAL, *FINAL_ENEMIES] for ability in enemy.abilities}
    ids = [ability.id for ability in abilities]

    assert len(ids) == len(set(ids))


def test_an_enemy_repeats_only_an_ability_of_its_own() -> None:
    for enemy in [*NORMAL, *FINAL_ENEMIES]:
        own = {ability.id for ability in enemy.abilities if ability.when}
        for effect in enemy.enrage.at_once if enemy.enrage else ():
            if isinstance(effect, RepeatAbility):
                assert effect.ability in own


def test_a_keyword_stands_once_on_an_enemy_and_comes_from_the_list() -> None:
    for enemy in [*NORMAL, *FINAL_ENEMIES]:
        assert len(enemy.keywords) == len(set(enemy.keywords))
        assert all(KEYWORDS[keyword.id] is keyword for keyword in enemy.keywords)
