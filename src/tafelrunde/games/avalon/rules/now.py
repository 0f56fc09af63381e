"""Effects in play: whom they concern, how their numbers are read, and who carries them out."""

from __future__ import annotations

from typing import Final, assert_never

from tafelrunde.compiled import mypyc_attr
from tafelrunde.engine.decisions import PARTY, Flow, Seat, choose
from tafelrunde.engine.effects import Resolvers
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.modes import players
from tafelrunde.games.avalon.state.physical import Card, is_connected
from tafelrunde.games.avalon.state.table import ALL_OF, ALONE, Character, Game, Laid
from tafelrunde.games.avalon.terms import MAGIC_ROW, Who
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, Number

USUAL: Final = Who.USUAL
EACH: Final = Who.EACH
RESOLVERS: Final[Resolvers[Now]] = Resolvers()
resolves = RESOLVERS.resolves
asks = RESOLVERS.asks
carry_out = RESOLVERS.carry_out


class Attack:
    """An enemy attack or reaction on its way: what abilities have taken off it so far."""

    __slots__ = ("fear", "ignored", "markers", "reductions", "steps", "unavoidable")

    def __init__(self, unavoidable: bool = False) -> None:
        self.unavoidable = unavoidable  # Feint (A28.26)
        self.ignored = False
        self.reductions: list[tuple[int, int]] = []  # damage less, but not below
        self.markers = 0  # combat markers less
        self.steps = 0  # steps down less
        self.fear = 0  # Fear less

    def damage(self, amount: int) -> int:
        """What is left of some damage; what a reduction did not take off it can still take off
        the next. Those that must leave something come first.
        """
        left, rest = amount, []
        for by, least in sorted(self.reductions, key=_by_least, reverse=True):
            after = max(min(least, left), left - by)
            rest.append((by - (left - after), least))
            left = after
        self.reductions = rest
        return left


def _by_least(reduction: tuple[int, int]) -> int:
    return reduction[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Now:
    """Where an effect stands: the group it concerns, the character who acts ("you"), the card."""

    __slots__ = ("actor", "attack", "card", "game", "group", "laid", "row", "why")

    def __init__(
        self,
        game: Game,
        group: int,
        why: str,
        actor: Character | None = None,
        card: Card | None = None,
        laid: Laid | None = None,
        attack: Attack | None = None,
    ) -> None:
        self.game = game
        self.group = group
        self.why = why
        self.actor = actor
        self.card = card
        self.laid = laid  # the card of the sequence that an ability stands on
        self.attack = attack
        self.row = -1  # of the symbol just activated


def speaker(game: Game, group: int) -> Seat:
    """Who decides for a group: everybody if all are in it, else the chronicler or the member with
    the lowest character number (A14.02, A14.22).
    """
    people = game.characters
    alone = ALONE[group]
    if alone >= 0:
        return people[alone].seat
    if group == ALL_OF[len(people)]:
        return PARTY
    members = game.members(group)
    for each in members:
        if each.id == game.setup.chronicler:
            return each.seat
    return min(members, key=by_number).seat


def by_number(character: Character) -> int:
    """The character number (A3.12)."""
    return character.board.number


def whom(now: Now, who: Who, key: str = "whom") -> Flow[list[Character]]:
    """The characters whom an effect hits (A14.14, A18.14)."""
    game = now.game
    if who is USUAL:
        if now.actor is not None:
            return [now.actor]
        members = game.members(now.group)
        if len(members) < 2:
            return members
        one = yield from choose(speaker(game, now.group), members, key, "A18.14")
        return [one]
    if who is EACH:
        return game.members(now.group)
    return list(game.characters) if who is Who.ALL else [owner(now)]


def owner(now: Now) -> Character:
    """Whose card it is: who laid it, who has it, else who acts."""
    game = now.game
    if now.laid is not None:
        return game.characters[now.laid.owner]
    for each in game.characters:
        if now.card in each.belongings():
            return each
    return now.actor if now.actor is not None else game.members(now.group)[0]


def number(now: Now, wanted: Number) -> int:
    """A printed number, counted if it varies."""
    if isinstance(wanted, int):
        return wanted
    return min(wanted.most, _counted(now, wanted) * wanted.times + wanted.plus)


def symbols(game: Game, count: Count) -> int:
    """Symbols of one kind in the whole sequence: connected ones, activated or not (A26.31), or only
    those that were activated.
    """
    clash = game.clash
    if clash is None:
        return 0
    row = MAGIC_ROW if count.attribute is None else count.attribute % 3
    if count.of is Counted.ACTIVATED:
        return sum(laid.activated >> row & 1 for laid in clash.sequence)
    found, before = 0, clash.enemy
    for laid in clash.sequence:
        found += is_connected(before, laid.card, row)
        before = laid.card
    return found


def _counted(now: Now, count: Count) -> int:
    game, clash = now.game, now.game.clash
    match count.of:
        case Counted.PLAYERS:
            return players(game)
        case Counted.MEMBERS:
            return now.group.bit_count()
        case Counted.ATTRIBUTE:
            assert count.attribute is not None
            assert now.actor is not None
            return attribute_value(now.actor, count.attribute)
        case Counted.CONNECTED | Counted.ACTIVATED:
            return symbols(game, count)
        case Counted.CHARGES:
            return now.laid.charges if now.laid is not None else 0
        case Counted.SEQUENCE:
            return len(clash.sequence) if clash is not None else 0
        case Counted.HAND:
            return len(now.actor.hand) if now.actor is not None else 0
        case Counted.FEAR:
            return now.actor.fear if now.actor is not None else 0
        case Counted.DIAL:
            return game.dials.get(count.dial, 0)
        case _:
            assert_never(count.of)
