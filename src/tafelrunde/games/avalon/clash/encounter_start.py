"""Chapter 25: combat and diplomacy, overview and start (Überblick und Beginn)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Decision, Flow, all_choose, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Number
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import at_moment
from tafelrunde.games.avalon.clash.hands import draw_cards
from tafelrunde.games.avalon.clash.options import AVOID, EXCHANGE, KEEP, RESOLVE
from tafelrunde.games.avalon.clash.turn import first_step, has_trait
from tafelrunde.games.avalon.nouns import DiplomacyEncounter, Moment
from tafelrunde.games.avalon.rules.attributes import in_force, standing
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.modes import as_many
from tafelrunde.games.avalon.rules.now import Now, speaker
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.state.physical import HIDDEN, Card
from tafelrunde.games.avalon.state.table import TABLE, Character, Clash, ClashStep, Game, Outcome
from tafelrunde.games.avalon.terms import (
    STARTING_HAND,
    TOP_OF_RELATION,
    Art,
    Keyword,
    Track,
    Trait,
)
from tafelrunde.games.avalon.vocabulary.clash import DiscardHand, DiscardLast, DiscardTop, MustFlee
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, If, Lose, Roll, Toss
from tafelrunde.games.avalon.vocabulary.standing import GainsLess, MayNotFlee, RelationStarts

APPROACH: Final = ClashStep.APPROACH
AVOIDING: Final = ClashStep.AVOID
DIPLOMACY: Final = Art.DIPLOMACY
ENCOUNTER_BEGINS: Final = Moment.ENCOUNTER_BEGINS
EXCHANGING: Final = ClashStep.EXCHANGE
HAND: Final = ClashStep.HAND
PACK: Final = ClashStep.PACK
SLOW: Final = Trait.SLOW
WEAPON: Final = Keyword.WEAPON
BLANK: Final = Clash(Art.COMBAT, HIDDEN)
copied: Final = TABLE.copier(Clash)
HARMFUL: Final = (
    *(Deal, DiscardHand, DiscardLast, DiscardTop, MustFlee, GainsLess, MayNotFlee),
    *(If, Roll, Toss),  # what they lead to may be
)


def begin(game: Game, enemy: Card, group: int, place: int, from_box: bool = False) -> None:
    """An encounter begins: its card is the first of the sequence (A25.04). It is played as soon as
    whatever led to it has been carried out; the card lies nowhere else.
    """
    assert game.clash is None
    clash = game.clash = copied(BLANK)
    clash.art, clash.enemy, clash.from_box = enemy.art, enemy, from_box
    clash.place, clash.group, clash.fighters = place, group, group
    game.tell(_begun, game, enemy, group)


def _begun(game: Game, enemy: Card, group: int) -> events.EncounterBegan:
    return events.EncounterBegan("A25.04", enemy.id, tuple(c.id for c in game.members(group)))


def check_traits(game: Game, clash: Clash) -> None:
    """Traits that work at the start come first (A25.06): each fighter draws for Slow, and sees that
    card before the starting hand (A28.29, A28.37).
    """
    clash.step = PACK
    for each in game.members(clash.group):
        if has_trait(game, clash, SLOW, each):
            draw_cards(game, clash, each, 1, "A28.29")


# --- Packing away ---------------------------------------------------------------------------------


def pack_away(game: Game, clash: Clash) -> Flow[None]:
    """Each participant may put equipped cards aside for this encounter (A25.07)."""
    for each in game.members(clash.group & ~clash.asked):
        worth = [card for card in each.equipped if is_worth_packing(clash, card)]
        if worth:
            answer = yield Decision(
                each.seat, "pack_away", worth, "A25.07", 0, len(worth), checkpoint=True
            )
            for number in answer:
                each.equipped.remove(worth[number])
                each.packed.append(worth[number])
        clash.asked |= each.bit
    for each in game.members(clash.group):
        clash.weapons += [card for card in each.equipped if is_breakable(card)]
    clash.asked = 0
    clash.step = AVOIDING


def is_worth_packing(clash: Clash, card: Card) -> bool:
    """Nobody is asked about a card that could only help: it must hurt of its own accord in such an
    encounter, or be a weapon that would shatter. Cards without a keyword are not equipped (A13.08).
    """
    if card.keyword is None:
        return False
    if is_breakable(card) and clash.enemy.traits >> Trait.SHATTER & 1:
        return True
    return any(
        ability.art in (None, clash.art)
        and ability.when < Moment.ACTION
        and not (ability.cost or ability.may)
        and any(map(may_hurt, ability.do))
        for ability in card.abilities
    )


def may_hurt(word: Effect) -> bool:
    """Whether a word can be against whoever has the card."""
    match word:
        case Gain():
            return word.what is Track.FEAR
        case Lose():
            return word.what is not Track.FEAR
        case RelationStarts():
            return word.by < 0
        case _:
            return isinstance(word, HARMFUL)


def is_breakable(card: Card) -> bool:
    """An item with the keyword Weapon; secrets do not shatter (A28.35)."""
    return card.is_item and card.keyword is WEAPON


# --- Avoiding -------------------------------------------------------------------------------------


def avoid(game: Game, clash: Clash) -> Flow[None]:
    """All participants together may avoid a diplomacy encounter, before they have drawn (A29.16):
    each pays, one of them meets the conditions (A29.17), and all agree (A29.18).
    """
    if clash.art is DIPLOMACY and can_avoid(game, clash):
        members = game.members(clash.group)
        answers = yield from all_choose(
            [
                Decision(
                    each.seat,
                    "avoid",
                    [AVOID, RESOLVE],
                    "A29.16",
                    about=clash.enemy,
                    checkpoint=True,
                )
                for each in members
            ]
        )
        if all(chosen == [AVOID] for chosen in answers):
            yield from _pay_to_avoid(game, clash, members)
            clash.outcome = Outcome.AVOIDED
            return
    clash.step = HAND


def can_avoid(game: Game, clash: Clash) -> bool:
    """Whether the card can be avoided, and the participants are able to."""
    printed = clash.enemy.printed
    assert isinstance(printed, DiplomacyEncounter)
    if printed.avoid is None:
        return False
    now = Now(game, clash.group, "A29.17")
    if not is_met(now, printed.avoid.needs):
        return False
    members = game.members(clash.group)
    return can_pay(now, [*printed.avoid.cost] * len(members)) and all(
        can_pay(Now(game, clash.group, "A29.17", each), printed.avoid.cost) for each in members
    )


def _pay_to_avoid(game: Game, clash: Clash, members: list[Character]) -> Flow[None]:
    printed = clash.enemy.printed
    assert isinstance(printed, DiplomacyEncounter)
    assert printed.avoid is not None
    for each in members:
        yield from pay(Now(game, clash.group, "A29.17", each), printed.avoid.cost)


# --- The starting hand ----------------------------------------------------------------------------


def draw_hands(game: Game, clash: Clash) -> None:
    """3 cards with one to three participants, 2 with four (A25.09, A31.08)."""
    clash.step = EXCHANGING
    cards = starting_hand(game, clash)
    for each in game.members(clash.group):
        draw_cards(game, clash, each, cards, "A25.09")


def starting_hand(game: Game, clash: Clash) -> int:
    """How many cards a starting hand has."""
    return STARTING_HAND[as_many(game, clash.fighters.bit_count())]


def exchange_hands(game: Game, clash: Clash) -> Flow[None]:
    """Whoever is dissatisfied discards the starting hand and draws one card fewer, as often as at
    least one is left (A25.10, A25.11).
    """
    for each in game.members(clash.group & ~clash.asked):
        while (cards := starting_hand(game, clash) - clash.exchanged[each.index] - 1) >= 1:
            answer = yield from choose(
                each.seat, [KEEP, EXCHANGE], "starting_hand", "A25.10", checkpoint=True
            )
            if answer is KEEP:
                break
            clash.exchanged[each.index] += 1
            _exchange(game, clash, each, cards)
        clash.asked |= each.bit
    clash.asked = 0
    clash.step = APPROACH


def _exchange(game: Game, clash: Clash, character: Character, cards: int) -> None:
    """The card drawn for Slow is kept (A28.37)."""
    kept = int(has_trait(game, clash, SLOW, character))
    for card in character.hand[kept:]:
        game.discard(card, character.hand, character.discard_pile)
        game.tell(events.CardDiscarded, "A25.11", character.id, card.id)
    draw_cards(game, clash, character, cards, "A25.10")


# --- Relation and approach ------------------------------------------------------------------------


def choose_approach(game: Game, clash: Clash) -> Flow[None]:
    """The marker stands on the gray field (A25.12), and the participants choose one of the
    approaches that the card offers (A25.13).
    """
    printed = clash.enemy.printed
    if isinstance(printed, DiplomacyEncounter):
        if len(printed.approaches) > 1:
            chosen = yield from choose(
                speaker(game, clash.group),
                list(map(Number, range(len(printed.approaches)))),
                "approach",
                "A25.13",
                about=clash.enemy,
                checkpoint=True,
            )
            clash.approach = chosen.number
        clash.relation = start_of_relation(game, clash, first=True)
    clash.step = first_step(game, clash)
    for each in game.members(clash.group):
        yield from at_moment(game, clash, each, ENCOUNTER_BEGINS)


def start_of_relation(game: Game, clash: Clash, first: bool) -> int:
    """The gray field, or as far from it as somebody's cards and the events in force say."""
    words = in_force(game, RelationStarts)
    for each in game.members(clash.group):
        words += standing(game, each, RelationStarts, events=False)
    steps = sum(word.by for word in words if first or word.every_stage)
    return max(1 - TOP_OF_RELATION, min(TOP_OF_RELATION - 1, steps))
