"""The kit for fights of Hexer: small positions, and what one combat turn changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from tafelrunde.engine.decisions import PARTY, Flow
from tafelrunde.games.hexer.fights.hunt import begin_hunt, terrain_of_den
from tafelrunde.games.hexer.fights.monster_turn import monster_turn
from tafelrunde.games.hexer.fights.player_turn import player_turn
from tafelrunde.games.hexer.nouns import Symbols
from tafelrunde.games.hexer.state.table import Fight, Game
from tafelrunde.games.hexer.terms import Colour, Opponent, Terrain
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_potion,
    hexer,
    levels,
)

COLOURS = ("blue", "red", "green", "yellow", "purple")


def cards(*names: str, **fields: Any) -> list[str]:
    """Neutral action cards; one that is called like a colour has it, the others are blue."""
    return [
        dummy_card(name, Colour[name.upper()] if name in COLOURS else Colour.BLUE, **fields)
        for name in names
    ]


def plain(number: int) -> list[str]:
    """So many equal neutral action cards without symbols."""
    return cards("plain") * number


def claws(number: int) -> list[str]:
    """So many equal attack cards: 2 damage by a charge, 3 by a bite."""
    return [dummy_attack("claw", charge=2, bite=3)] * number


def hunt(wolf: dict[str, Any], monster: str = "", **fight: Any) -> Table:
    """The wolf, at the beginning of a combat turn, against a monster of the forest at Vizima; by
    default a neutral one with six cards left. The bear sits to the right of the wolf.
    """
    monster = monster or dummy_monster("foe")
    position = {"phase": "confrontation"} | fight.pop("position", {})
    if not ({"legendary", "dagon"} & set(position) or fight.get("drawn", False)):
        position["monsters"] = {"forest": {"id": monster, "place": "vizima"}}
    values = {"against": monster, "life": claws(6)} | fight
    place = {"place": "vizima"} if "dagon" not in position else {}
    players = {"wolf": place | wolf} | position.pop("others", {"bear": {}})
    return hexer(players=players, fight=values, **position)


def duel(wolf: dict[str, Any], bear: dict[str, Any], **fight: Any) -> Table:
    """The wolf against the bear at Vizima, at the beginning of a combat turn."""
    position = {"phase": "confrontation"} | fight.pop("position", {})
    there = {"place": "vizima"}
    players = {"wolf": there | wolf, "bear": there | bear} | position.pop("others", {})
    return hexer(players=players, fight={"against": "bear"} | fight, **position)


def fight_in(game: Game) -> Fight:
    """The fight that is going on."""
    assert game.fight is not None
    return game.fight


def until(table: Table, who: str, key: str, asked: list[str] | None = None) -> Table:
    """Pass every question, or answer it with its first options, until this one is open; `asked`
    collects who was asked for what on the way.
    """
    for _ in range(200):
        decision = table._playing().decisions[0]
        name = "party" if decision.seat == PARTY else table.names()[decision.seat]
        if (name, decision.key) == (who, key):
            return table
        if asked is not None:
            asked.append(f"{name} {decision.key}")
        offered = table.asks(name)
        keys = ["pass"] if "pass" in offered else offered[: max(1, decision.min)]
        table.answer(name, *keys)
    raise AssertionError(f"{who} was never asked for {key}")


# --- What a combat turn changed -------------------------------------------------------------------


def counted(table: Table) -> dict[str, int]:
    """What a combat turn can change, in numbers."""
    wolf, fight = table.player("wolf"), table.fight
    numbers = {
        "shield": wolf.shield,
        "deck": len(wolf.deck),
        "hand": len(wolf.hand),
        "trashed": len(table.game.out),
        "gold": wolf.gold,
        "potions": len(wolf.potions),
        "poison": fight.attacker.poison,
        "life": len(fight.life),
        "dice": fight.dice,
        "again": fight.again,
        "weaker": fight.weaker,
        "announced": fight.announced,
    }
    names = ("combat", "defence", "alchemy", "specialisation")
    lost = fight.attacker.lowered
    numbers |= {name: wolf.levels[at] for at, name in enumerate(names)}
    return numbers | {f"{name}_here": -lost[at] for at, name in enumerate(names)}


def nonzero(changes: dict[str, int]) -> dict[str, int]:
    """Changes without those that change nothing."""
    return {key: number for key, number in changes.items() if number}


class Trial:
    """A fight of the wolf against one monster, of which a single part is played: what of it
    changed, and what waits for the wolf's next combat turn.

    By default the wolf has a hand card of each colour, eight cards in the deck, shield value 1,
    level II of everything, 2 potions and 5 gold; two attack cards have been discarded.
    """

    def __init__(self, monster: str, wolf: dict[str, Any] | None = None, **fight: Any) -> None:
        potion = dummy_potion("water", do=[])
        values: dict[str, Any] = {
            "hand": cards(*COLOURS),
            "deck": plain(8),
            "levels": levels(2, 2, 2, 2),
            "shield": 1,
            "potions": [potion, potion],
            "gold": 5,
        }
        discarded = {"discards": [dummy_attack("old"), dummy_attack("older")]}
        self.table = hunt(values | (wolf or {}), monster, **discarded | fight)
        self.before = counted(self.table)

    def play(self, rule: Callable[[Game], Flow[Any]], *answers: str) -> Self:
        """Play a part of the fight; "a,b" chooses both, "bear:a" is an answer of the bear."""
        self.table.play(rule)
        for answer in answers:
            who, _, keys = answer.rpartition(":")
            self.table.answer(who or "wolf", *keys.split(","))
        return self

    def attacks(self, *answers: str) -> Self:
        """The combat turn of the monster; the card that it uses up does not count as changed."""
        self.before["life"] -= 1
        return self.play(lambda game: monster_turn(game, fight_in(game)), *answers)

    def charges(self, *answers: str) -> Self:
        """The combat turn of the monster, announced as a charge."""
        return self.attacks("bear:charge", *answers)

    def bites(self, *answers: str) -> Self:
        """The combat turn of the monster, announced as a bite."""
        return self.attacks("bear:bite", *answers)

    def wolf_attacks(self, *answers: str) -> Self:
        """The combat turn of the wolf."""

        def rule(game: Game) -> Flow[None]:
            return player_turn(game, fight_in(game), fight_in(game).attacker)

        return self.play(rule, *answers)

    @property
    def changed(self) -> dict[str, int]:
        """By how much what has changed."""
        after = counted(self.table)
        return nonzero({key: after[key] - was for key, was in self.before.items()})

    @property
    def hampers(self) -> list[NextTurn]:
        """What waits for the wolf's next combat turn."""
        return self.table.fighter("wolf").coming


def struck(attack: Any, wolf: dict[str, Any] | None = None, *answers: str, **fight: Any) -> Trial:
    """The neutral monster has carried out one attack."""
    card = dummy_attack("blow", charge=attack)
    foe = fight.pop("monster", "") or dummy_monster("foe")
    return Trial(foe, wolf, life=[card, *claws(3)], turn=1, **fight).charges(*answers)


@dataclass(frozen=True)
class Special:
    """A special attack: the answers of the wolf, what changes, and what hampers the next turn."""

    monster: str
    number: int
    answers: Sequence[str]
    hampers: Sequence[NextTurn]
    changes: dict[str, int]
    wolf: dict[str, Any]
    fight: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        way = ",".join(self.answers)
        return f"{self.monster}-{self.number}" + (f"-{way}" if way else "")


def special(
    monster: str,
    number: int,
    *answers: str,
    nx: NextTurn | None = None,
    wolf: dict[str, Any] | None = None,
    fight: dict[str, Any] | None = None,
    **changes: int,
) -> Special:
    """One row of a table: a special attack of a monster and its consequences; 3 damage cost the
    wolf of a trial 1 shield and 2 cards of the deck.
    """
    hampers = [nx] if nx is not None else []
    return Special(monster, number, answers, hampers, changes, wolf or {}, fight or {})


def carried_out(row: Special, **position: Any) -> Trial:
    """The trial of a special attack after it was carried out."""
    top = f"special_attack_{row.number}"
    life = [top, *claws(3)]
    trial = Trial(
        row.monster, row.wolf, **{"life": life, "turn": 1, "turns": 1} | position | row.fight
    )
    return trial.charges(*row.answers)


def wolf_strikes(monster: str, strike: str, *answers: str, **fight: Any) -> Trial:
    """A combat turn of the wolf, who has one hand card and no use for potions."""
    wolf = {"hand": [strike]} | fight.pop("wolf", {})
    fighter = {"poison": 9} | fight.pop("attacker", {})
    return Trial(monster, wolf, attacker=fighter, **fight).wolf_attacks(*answers)


def fight_begins(monster: str, *answers: str, wolf: dict[str, Any] | None = None) -> Table:
    """A fight against a monster of the forest is prepared; the wolf has a hand card of each colour,
    six cards in the deck and two discarded ones.
    """
    values = {"hand": cards(*COLOURS), "deck": plain(6), "discard_pile": plain(2)}
    there = {"place": "vizima", "levels": levels(3, 3, 3, 3), "shield": 3}
    table = hexer(
        players={"wolf": there | values | (wolf or {}), "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": monster, "place": "vizima"}},
    )

    def rule(game: Game) -> Flow[None]:
        den = game.dens[Terrain.FOREST]
        assert den is not None
        terrain = terrain_of_den(game, den.card)
        return begin_hunt(game, game.player, Opponent.MONSTER, den.card, terrain)

    table.play(rule)
    for answer in answers:
        table.answer("wolf", answer)
    return table


def combo_card(key: str, colour: str = "blue", damage: int = 3, **fields: Any) -> str:
    """A card of a colour that deals damage."""
    return dummy_card(key, Colour[colour.upper()], damage=damage, **fields)


def tab(**symbols: Any) -> Symbols:
    """The symbols of a chain tab."""
    return Symbols(**symbols)
