"""Chapter 8: actions (Aktionen): what each of them costs and does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.cards import card_thing
from tafelrunde.engine.decisions import Closed, Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import NO, YES, Asked, Option, Word
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Moment, Once
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.arrival import move_to
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.death import add_belonging
from tafelrunde.games.avalon.rules.groups import form_group, hand_over, is_busy, took_part
from tafelrunde.games.avalon.rules.items import may_own_more
from tafelrunde.games.avalon.rules.menhirs import charge, charge_closed
from tafelrunde.games.avalon.rules.moments import usable, use
from tafelrunde.games.avalon.rules.now import Now, carry_out, speaker
from tafelrunde.games.avalon.rules.paying import can_pay, pay, pay_shares, share_out
from tafelrunde.games.avalon.rules.reading import explore, read_menhir_section
from tafelrunde.games.avalon.rules.timing import toss
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import SEATS, Character, Game
from tafelrunde.games.avalon.terms import Deed, DialSide, FreeDeed, Resource, Track
from tafelrunde.games.avalon.vocabulary.costs import Cost, Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost, MoreFrom

DAY: Final = Once.DAY
ENERGY: Final = Track.ENERGY
SKULL: Final = DialSide.SKULL
LOCATIONS: Final = library.LOCATIONS
EXPLORE: Final = Deed.EXPLORE
TRAVEL: Final = Deed.TRAVEL
AT_LOCATION: Final = Deed.LOCATION_ACTION
BY_BOARD: Final = Deed.CHARACTER_ACTION
PASS: Final = Deed.PASS
INSPECT: Final = Deed.INSPECT_MENHIR
BY_BOARD_TODAY: Final = Deed.CHARACTER_ACTION.name
"""In a character's `used`: it has performed its Character Action today."""
FIRST: Final = {deed: f"first:{deed.name.lower()}" for deed in Deed}
"""In a character's `used`: the first such action of today is over."""
NO_CHANGES: Final[dict[Deed, int]] = {}
HAND_OVER: Final = FreeDeed.HAND_OVER
USE: Final = FreeDeed.USE
CHARGE: Final = Word("charge")
LEAVE: Final = Word("leave")
TENDING: Final[tuple[Cost, ...]] = (Pay(2, Track.ENERGY), Pay(1, Resource.FOOD))
"""What it costs to let somebody who is dying gain 1 Health (A-GAP-24)."""

WHERE_THEY_STAND: Final = (Deed.EXPLORE, Deed.LOCATION_ACTION, Deed.INSPECT_MENHIR)


class Act(Option[Game]):
    """What can be done in the day: who does what, where to, with which card. It never changes and
    is shared by all tables.
    """

    __slots__ = ("card", "deed", "id", "target", "who")

    id: str
    card: Card | None

    def __init__(
        self, who: int, name: str, deed: Deed | FreeDeed, target: int, card: Card | None
    ) -> None:
        self.who = who
        self.deed = deed
        self.target = target
        self.card = card
        parts = [
            name,
            deed.name.lower(),
            str(target) if target >= 0 else "",
            card.id if card else "",
        ]
        self.id = ":".join(part for part in parts if part)

    def things(self, asked: Asked[Game]) -> list[str]:
        """A card, a place, or somebody's board."""
        if self.card is not None:
            return [card_thing(self.card)]
        if self.deed is Deed.TRAVEL:
            return [f"place:{self.target}"]
        if self.deed in WHERE_THEY_STAND:
            return [f"place:{asked.view.characters[self.who].place}"]
        if self.deed is Deed.CHARACTER_ACTION:
            return [f"character:{self.who}"]
        return [f"character:{self.target}"] if self.deed is Deed.TEND else []


ACTS: Final[dict[tuple[int, str, Deed | FreeDeed, int, Card | None], Act]] = {}
MOST_ACTS: Final = 20_000


def act(
    character: Character, deed: Deed | FreeDeed, target: int = -1, card: Card | None = None
) -> Act:
    """The option of that name."""
    key = (character.index, character.id, deed, target, card)
    found = ACTS.get(key)
    if found is None:
        if len(ACTS) >= MOST_ACTS:
            ACTS.clear()
        found = ACTS[key] = Act(character.index, character.id, deed, target, card)
    return found


class OwnActs:
    """What one character can always choose, if a rule does not close it."""

    __slots__ = (
        *("at_location", "by_board", "explore", "hand_over", "inspect", "passing", "travels"),
    )

    def __init__(self, character: Character) -> None:
        self.passing = act(character, Deed.PASS)
        self.explore = act(character, EXPLORE)
        self.at_location = act(character, AT_LOCATION)
        self.by_board = act(character, BY_BOARD)
        self.inspect = act(character, INSPECT)
        self.hand_over = act(character, HAND_OVER)
        self.travels: dict[int, Act] = {}  # by location number, as they are asked for


def way(character: Character, own: OwnActs, target: int) -> Act:
    """The option to travel to a location, from now on among the own ones."""
    found = own.travels[target] = act(character, TRAVEL, target)
    return found


OWN_ACTS: Final[list[dict[str, OwnActs]]] = [{} for _ in range(SEATS)]
"""By seat and character."""


def own_acts(character: Character) -> OwnActs:
    """The options of a character, shared by all tables."""
    of_seat = OWN_ACTS[character.index]
    found = of_seat.get(character.id)
    if found is None:
        found = of_seat[character.id] = OwnActs(character)
    return found


def perform(game: Game, chosen: Act) -> Flow[None] | None:
    """Carry out what was chosen; what asks nobody is done at once."""
    who = game.characters[chosen.who]
    deed = chosen.deed
    if deed is TRAVEL:
        return travel(game, who, chosen.target)
    if deed is EXPLORE:
        return explore_here(game, who)
    if deed is PASS:
        pass_today(game, who)
        return None
    if deed is AT_LOCATION:
        return act_at_location(game, who)
    if deed is BY_BOARD:
        return act_by_board(game, who)
    if deed is INSPECT:
        return inspect_menhir(game, who)
    if deed is HAND_OVER:
        there = [each for each in game.at(who.place) if each is not who]
        return hand_over(game, who, [each for each in there if not is_busy(game, each)])
    if deed is Deed.CARD_ACTION:
        return use_card(game, who, chosen.card, Moment.ACTION)
    if deed is Deed.TEND:
        return tend(game, who, game.characters[chosen.target])
    if deed is USE:
        return use_card(game, who, chosen.card, Moment.ANY_TIME)
    take_left(game, who, chosen.card)
    return None


# --- Costs ----------------------------------------------------------------------------------------


def printed_cost(game: Game, character: Character, deed: Deed) -> int:
    """What an action costs as it is printed (A8.01)."""
    if deed is EXPLORE or deed is TRAVEL:
        return 1
    if deed is AT_LOCATION:
        action = LOCATIONS[character.place].action
        assert action is not None
        return action.energy
    if deed is BY_BOARD and not is_dying_alone(game, character):
        return character.board.action.energy
    return 0


def energy_cost(game: Game, character: Character, deed: Deed) -> int:
    """What an action costs a character in Energy (A7.05), as events and cards change it."""
    cost = printed_cost(game, character, deed) + changes(game, character).get(deed, 0)
    return max(0, cost)


def changes(game: Game, character: Character) -> dict[Deed, int]:
    """By how much actions cost a character more or less than printed."""
    words, found = standing(game, character, ChangeCost), NO_CHANGES
    for word in words:
        if word.number and word.number != character.place:
            continue
        if not (word.first_today and FIRST[word.deed] in character.used):
            found = {**found, word.deed: found.get(word.deed, 0) + word.by}
    return found


def is_dying_alone(game: Game, character: Character) -> bool:
    """The Dying card for the solo game (A21.02): at 0 Health there is no Energy either, so the one
    action that it leaves costs none.
    """
    return character.dying and len(game.characters) == 1


def begin_action(game: Game, starter: Character, group: int, deed: Deed) -> None:
    """An action that was paid begins: who takes part has acted (A7.06, A7.07)."""
    took_part(game, starter, group)
    mark = FIRST[deed]
    for each in game.members(group):
        if mark not in each.used:
            each.used.append(mark)
    game.tell(_began, game, starter, group, deed)


def _began(game: Game, starter: Character, group: int, deed: Deed) -> events.ActionBegan:
    others = tuple(each.id for each in game.members(group) if each is not starter)
    return events.ActionBegan("A7.01", starter.id, deed.name.lower(), others, starter.place)


def pay_per_member(
    game: Game, starter: Character, group: int, deed: Deed, taken: list[Character]
) -> Flow[int]:
    """Explore and Travel cost 1 Energy per group member (A8.07, A8.11), more for those who are
    going insane and have bad luck (A21.15). Returns who takes part: nobody if the starter's share
    is not paid (A14.04 to A14.06).
    """
    if group == starter.bit and not starter.insane:
        cost = energy_cost(game, starter, deed)
        if starter.energy < cost:
            return 0
        tracks.lose_energy(game, starter, cost, "A14.04")
        return group
    shares: dict[int, int] = {}
    for each in game.members(group):
        shares[each.index] = energy_cost(game, each, deed)
        if each.insane and each not in taken:
            mad = yield from is_mad(game, each)
            shares[each.index] += mad
    now = Now(game, group, "A14.04")
    paid = yield from pay_shares(now, ENERGY, shares, starter.index)
    return now.group if paid else 0


def is_mad(game: Game, character: Character) -> Flow[bool]:
    """The Insanity card: a dial is tossed before paying for Explore or Travel; on Skull the own
    share costs 1 Energy more, and 1 unavoidable Fear is gained (A21.15, A-GAP-26).
    """
    side = yield from toss(Now(game, character.bit, "A21.15", character))
    if side is SKULL:
        tracks.gain_fear(game, character, 1, "A21.15")
    return side is SKULL


def pay_fixed(game: Game, group: int, energy: int, owner: Character | None = None) -> Flow[bool]:
    """A fixed cost may be split among the members (A8.14, A8.20); of a Character Action its owner
    pays at least 1 (A8.21). Once it is paid in total, all take part (A8.15).
    """
    members = game.members(group)
    if sum(each.energy for each in members) < energy:
        return False
    if owner is not None and energy:
        tracks.lose_energy(game, owner, 1, "A8.21")
        energy -= 1
        members = [owner, *(each for each in members if each is not owner)]
    yield from share_out(game, members, ENERGY, energy, "A8.14")
    return True


# --- The basic actions ----------------------------------------------------------------------------


def pass_today(game: Game, character: Character) -> None:
    """Until the next day no action is performed or joined (A8.28, A8.29)."""
    character.passed = True
    game.tell(events.ActionBegan, "A8.28", character.id, "pass", (), character.place)


def explore_here(game: Game, starter: Character) -> Flow[None]:
    """Explore: the back of the location card is carried out (A8.02), as often as one likes
    (A8.06).
    """
    group = yield from form_group(game, starter)
    group = yield from pay_per_member(game, starter, group, EXPLORE, [])
    if group:
        begin_action(game, starter, group, EXPLORE)
        explore(game, group, starter.place, starter.index)


def travel(game: Game, starter: Character, target: int) -> Flow[None]:
    """Travel: all members move together exactly one location far (A8.08, A8.09, A8.11); the
    arrival follows (A8.10). Who is dying can be taken along (A-GAP-24).
    """
    group = yield from form_group(game, starter)
    taken = yield from taken_along(game, starter)
    for each in taken:
        group |= each.bit
    group = yield from pay_per_member(game, starter, group, TRAVEL, taken)
    if group:
        begin_action(game, starter, group, TRAVEL)
        move_to(game, game.members(group), target, "A8.08")


def taken_along(game: Game, starter: Character) -> Flow[list[Character]]:
    """Those who are dying here and are carried to the next location."""
    found: list[Character] = []
    dying = [each for each in game.characters if each.dying and each.place == starter.place]
    for each in dying:
        answer = yield from choose(starter.seat, [YES, NO], "take_along", "A21.01", about=each)
        if answer is YES:
            found.append(each)
    return found


def act_at_location(game: Game, starter: Character) -> Flow[None]:
    """Location Action: the fixed Energy is paid, then the text carried out once (A8.12, A8.14,
    A8.17); an encounter is resolved by the same group (A8.18). Once per day a time token covers it
    (A8.16).
    """
    action = LOCATIONS[starter.place].action
    assert action is not None
    group = yield from form_group(game, starter)
    now = Now(game, group, "A8.12")
    if not can_pay(now, action.cost):  # whoever could have stayed aside (A12.12)
        return
    paid = yield from pay_fixed(game, group, energy_cost(game, starter, AT_LOCATION))
    if not paid:
        return
    begin_action(game, starter, group, AT_LOCATION)
    yield from pay(now, action.cost)
    if action.once_per_day:
        game.covered[starter.place] = game.covered.get(starter.place, 0) | 1
    yield from carry_out(with_more(game, starter, action.do), now)


def with_more(game: Game, starter: Character, effects: Sequence[Effect]) -> list[Effect]:
    """What a Location Action does, with more of what it gives where cards and events say so."""
    given = [each.what for each in effects if isinstance(each, Gain)]
    more = [
        Gain(word.more, word.what)
        for word in standing(game, starter, MoreFrom)
        if word.what in given and word.number in (0, starter.place)
    ]
    return [*more, *effects]


def act_by_board(game: Game, owner: Character) -> Flow[None]:
    """Character Action: others may help to pay (A8.20, A8.21), but only the owner receives the
    result (A8.22).
    """
    action = owner.board.action
    group = owner.bit if owner.dying else (yield from form_group(game, owner))
    paid = yield from pay_fixed(game, group, energy_cost(game, owner, BY_BOARD), owner)
    if not paid:
        return
    begin_action(game, owner, group, BY_BOARD)
    if action.once is DAY:
        owner.used.append(BY_BOARD_TODAY)
    yield from carry_out(action.do, Now(game, owner.bit, "A8.19", owner))


def inspect_menhir(game: Game, starter: Character) -> Flow[None]:
    """Inspect Menhir costs nothing, its section is read (A8.23); who meets cost and conditions may
    charge at once (A8.24), else it ends without consequences and counts as performed (A8.34).
    """
    group = yield from form_group(game, starter)
    begin_action(game, starter, group, INSPECT)
    place = starter.place
    read_menhir_section(game, place, group)
    why = charge_closed(game, place, group)
    options = [LEAVE] if why else [CHARGE, LEAVE]
    closed: list[Closed] = []
    if why and game.explains:
        from tafelrunde.games.avalon.day.why_not import of_charging

        closed.append(Closed(CHARGE, why, of_charging(game, place, group, why)))
    chosen = yield from choose(
        speaker(game, group), options, "inspect", "A8.24", about=place, closed=closed
    )
    if chosen is CHARGE:
        yield from charge(game, place, group)


# --- Cards and the dying --------------------------------------------------------------------------


def use_card(game: Game, owner: Character, card: Card | None, moment: Moment) -> Flow[None]:
    """An item, secret or skill is used: as an action (A8.31) or at any time (A13.13), for its owner
    only (A13.15).
    """
    chosen = next(each for each in usable(game, owner, moment, "A13.13") if each.card is card)
    if moment is Moment.ACTION:
        tracks.lose_energy(game, owner, chosen.ability.energy, "A7.05")
        begin_action(game, owner, owner.bit, Deed.CARD_ACTION)
    yield from use(game, owner, chosen, "A13.13")


def tend(game: Game, helper: Character, dying: Character) -> Flow[None]:
    """An action that lets somebody who is dying gain 1 Health (A-GAP-24)."""
    yield from pay(Now(game, helper.bit, "A21.01", helper), TENDING)
    begin_action(game, helper, helper.bit, Deed.TEND)
    tracks.gain_health(game, dying, 1, "A10.16")


def take_left(game: Game, character: Character, card: Card | None) -> None:
    """What a dead character left lies here for everybody who is not performing an action
    (A21.08).
    """
    left = next(each for each in game.left if each.card is card)
    if not may_own_more(game, character):
        return
    game.left.remove(left)
    assert card is not None
    add_belonging(character, card)
    game.tell(events.CardGained, "A21.08", character.id, card.id)
