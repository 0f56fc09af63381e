"""Chapter 12, paying: in full or not at all (Zahlen); in a group members step in for each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import Flow, choose, choose_some
from tafelrunde.engine.options import Number, Word
from tafelrunde.games.avalon.rules.death import discard_belonging
from tafelrunde.games.avalon.rules.now import Now, number, owner, speaker
from tafelrunde.games.avalon.rules.resources import lose, stock
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Resource, Track, What
from tafelrunde.games.avalon.vocabulary import costs as c

SHARED: Final = (Track.ENERGY, Resource.MAGIC)
"""What members may pay for each other (A14.11)."""
SHARES: Final = tuple(map(Number, range(100)))
"""No track, stock or cost is as large."""
OWN: Final = Word("own")
SPLIT: Final = Word("split")
HELP: Final = Word("help")
LET_GO: Final = Word("let_go")


# --- Whether it can be paid -----------------------------------------------------------------------


def payers(now: Now) -> list[Character]:
    """Who pays: the character who acts, or the group."""
    return [now.actor] if now.actor is not None else now.game.members(now.group)


def can_pay(now: Now, costs: Sequence[c.Cost]) -> bool:
    """Whether all of it can be paid (A12.12). Equal things are added up."""
    if len(costs) == 1 and isinstance(costs[0], c.Pay):
        return _all_have(now, costs[0].what, _amount(now, costs[0]))
    wanted: dict[What, int] = {}
    for cost in costs:
        if isinstance(cost, c.Pay):
            wanted[cost.what] = wanted.get(cost.what, 0) + _amount(now, cost)
        elif not _can_give(now, cost):
            return False
    for what, amount in wanted.items():  # noqa: SIM110 - asked before every choice
        if not _all_have(now, what, amount):
            return False
    return True


def _amount(now: Now, cost: c.Pay) -> int:
    return number(now, cost.amount) * (len(payers(now)) if cost.each else 1)


def _all_have(now: Now, what: What, amount: int) -> bool:
    """Whether the payers have so much together; in an encounter the others of the group may step in
    with Energy and Magic.
    """
    people = now.game.members(now.group) if what in SHARED else payers(now)
    for each in people:
        amount -= stock(each, what)
    return amount <= 0


def _can_give(now: Now, cost: c.Cost) -> bool:
    """Whether something else than a number can be given."""
    match cost:
        case c.PayCharge():
            return now.laid is not None and now.laid.charges >= cost.charges
        case c.DiscardCards():
            return any(len(each.hand) >= cost.cards for each in payers(now))
        case c.DiscardItem():
            return any(items_for(each, cost) for each in payers(now))
        case c.TurnThis():
            return now.card not in owner(now).turned
        case c.GiveSecret():
            return any(secret_of(each, cost.number) for each in payers(now))
        case _:
            return True


def items_for(character: Character, cost: c.DiscardItem) -> list[Card]:
    """The items that would do."""
    held = character.equipped if cost.equipped else character.belongings()
    return [
        card
        for card in held
        if card.is_item and (not cost.keywords or card.keyword in cost.keywords)
    ]


def secret_of(character: Character, wanted: int) -> Card | None:
    """The secret of this number, if the character owns it."""
    for card in character.belongings():
        if card.secret == wanted:
            return card
    return None


# --- Paying ---------------------------------------------------------------------------------------


def pay(now: Now, costs: Sequence[c.Cost]) -> Flow[None]:
    """Pay everything; whether it can be paid was asked before (A12.12). Whoever does not pay a cost
    for each member, and for whom nobody pays, leaves the group (A14.19).
    """
    for cost in costs:
        if not isinstance(cost, c.Pay):
            yield from give(now, cost)
        elif cost.each and now.actor is None:
            yield from pay_each(now, cost.what, number(now, cost.amount))
        else:
            yield from pay_together(now, cost.what, number(now, cost.amount))


def pay_together(now: Now, what: What, amount: int) -> Flow[None]:
    """A cost of the whole group, divided as its members like."""
    people = payers(now)
    if what in SHARED and now.actor is not None:
        others = [each for each in now.game.members(now.group) if each is not now.actor]
        people = [now.actor, *others]
    yield from share_out(now.game, people, what, amount, now.why)


def share_out(game: Game, people: list[Character], what: What, amount: int, why: str) -> Flow[None]:
    """Who pays how much: each says so in turn, as far as the others could not pay the rest."""
    left, others = amount, sum([stock(each, what) for each in people])
    for each in people:
        own = stock(each, what)
        others -= own
        least, most = max(0, left - others), min(left, own)
        shares = [SHARES[share] for share in range(most, least - 1, -1)]
        share = (yield from choose(each.seat, shares, "share", "A14.11", about=what)).number
        if share:
            yield from lose(game, each, what, share, why)
            left -= share


def pay_each(now: Now, what: What, amount: int) -> Flow[None]:
    """The same cost for every member."""
    yield from pay_shares(now, what, {each.index: amount for each in now.game.members(now.group)})


def pay_shares(now: Now, what: What, shares: dict[int, int], starter: int = -1) -> Flow[bool]:
    """A cost for every member: each pays its own, or they divide the whole; whoever cannot pay and
    for whom nobody pays leaves the group (A14.05, A14.11, A14.19). If that is the starter of an
    action, nobody pays anything; returns whether it was paid (A14.06).
    """
    game = now.game
    members = game.members(now.group)
    short = _short(members, what, shares)
    for each in short:
        helped = what in SHARED and _total(now, what) >= _wanted(now, shares)
        stays = (yield from _is_helped(now, each)) if helped else False
        if stays:
            continue
        if each.index == starter:
            return False
        leave(now, each)
    if short:
        members = game.members(now.group)
    way = SPLIT if short and _short(members, what, shares) else OWN
    if way is OWN and len(members) > 1 and what in SHARED and _wanted(now, shares):
        way = yield from choose(speaker(game, now.group), [OWN, SPLIT], "shares", "A14.11")
    if way is SPLIT:
        yield from share_out(game, members, what, _wanted(now, shares), now.why)
    else:
        for each in members:
            yield from lose(game, each, what, shares[each.index], now.why)
    return True


def _short(people: list[Character], what: What, shares: dict[int, int]) -> list[Character]:
    """Those who cannot pay their shares."""
    found = []
    for each in people:
        if stock(each, what) < shares[each.index]:
            found.append(each)
    return found


def _total(now: Now, what: What) -> int:
    return sum(stock(each, what) for each in now.game.members(now.group))


def _wanted(now: Now, shares: dict[int, int]) -> int:
    return sum(shares[each.index] for each in now.game.members(now.group))


def _is_helped(now: Now, character: Character) -> Flow[bool]:
    """Whether the others pay for somebody who cannot."""
    answer = yield from choose(
        speaker(now.game, now.group), [HELP, LET_GO], "pay_for", "A14.11", about=character
    )
    return answer is HELP


def leave(now: Now, character: Character) -> None:
    """A member leaves the group at once (A14.05, A14.19)."""
    now.group &= ~character.bit
    if now.game.course:
        now.game.here.group &= ~character.bit


def give(now: Now, cost: c.Cost) -> Flow[None]:
    """What is paid with something else than a number."""
    game = now.game
    match cost:
        case c.PayCharge():
            assert now.laid is not None
            now.laid.charges -= cost.charges
        case c.DiscardCards():
            able = [each for each in payers(now) if len(each.hand) >= cost.cards]
            payer = yield from choose(speaker(game, now.group), able, "payer", "A26.29")
            cards = yield from choose_some(
                payer.seat, payer.hand, cost.cards, cost.cards, "discard_cards", "A26.29"
            )
            for card in cards:
                game.discard(card, payer.hand, payer.discard_pile)
        case c.DiscardItem():
            held = [card for each in payers(now) for card in items_for(each, cost)]
            card = yield from choose(payers(now)[0].seat, held, "discard_item", "A12.12")
            discard_belonging(game, holder(game, card), card, now.why)
        case c.DiscardThis():
            assert now.card is not None
            discard_belonging(game, owner(now), now.card, now.why)
        case c.TurnThis():
            assert now.card is not None
            owner(now).turned.append(now.card)
        case c.GiveSecret():
            for each in payers(now):
                secret = secret_of(each, cost.number)
                if secret is not None:
                    discard_belonging(game, each, secret, now.why)
                    return
        case _:
            raise AssertionError(cost)


def holder(game: Game, card: Card) -> Character:
    """Who owns an item or secret."""
    return next(each for each in game.characters if card in each.belongings())
