"""Chapter 26: sequence and cards (Ablaufreihe und Karten): laying, connecting, activating."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import at_moment, carry
from tafelrunde.games.avalon.clash.turn import active, goes_on, moment, takes_part
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules.attributes import attribute_value, standing
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.resources import lose_resource
from tafelrunde.games.avalon.state.physical import HIDDEN, Card
from tafelrunde.games.avalon.state.table import TABLE, Character, Clash, Game, Laid
from tafelrunde.games.avalon.terms import FREE_ROW, MAGIC_ROW, Art, Resource
from tafelrunde.games.avalon.vocabulary.clash import Extra
from tafelrunde.games.avalon.vocabulary.standing import FreeMagic

CARD_LAID: Final = Moment.CARD_LAID
SYMBOL_ACTIVATED: Final = Moment.SYMBOL_ACTIVATED
MAGIC: Final = Resource.MAGIC
DELAYED: Final = Moment.DELAYED
ON_PLAY: Final = Moment.ON_PLAY
BLANK: Final = Laid(HIDDEN, 0)
copied: Final = TABLE.copier(Laid)
FREE_MAGIC: Final = "encounter:free_magic."
MAGIC_BIT: Final = 1 << MAGIC_ROW
ATTRIBUTES: Final = tuple(art.attributes for art in Art)
"""The attributes of the rows, by art."""


def last_card(clash: Clash) -> Card:
    """The card at the right end of the sequence; at first the encounter card (A25.04)."""
    return clash.sequence[-1].card if clash.sequence else clash.enemy


def activated(clash: Clash, character: Character, card: Card, magic: bool) -> int:
    """The rows that would be activated if a character laid this card now, one bit for each: parts
    at the same height are connected (A26.05), and nothing blocks them (A26.50).
    """
    rows, left, attributes = 0, card.left, ATTRIBUTES[clash.art]
    for row, key in last_card(clash).keys:
        if left[row] is None or key.blocked:
            continue
        if row == FREE_ROW:
            rows |= 1 << row  # A26.10
        elif row == MAGIC_ROW:
            rows |= magic << row  # A26.07
        elif attribute_value(character, attributes[row]) >= key.needs:
            rows |= 1 << row  # A26.06
    return rows


def can_pay_magic(game: Game, clash: Clash, character: Character) -> bool:
    """Whether somebody of the group has the Magic for a symbol (A26.07, A14.11)."""
    for each in game.characters:
        if each.resources[MAGIC] and clash.group & each.bit:
            return True
    return has_free_magic(game, clash, character)


def has_free_magic(game: Game, clash: Clash, character: Character) -> bool:
    """Whether a magic symbol costs this character nothing, once per encounter for each card that
    says so.
    """
    given = len(standing(game, character, FreeMagic))
    return given > clash.used.count(f"{FREE_MAGIC}{character.index}")


def may_use_magic(clash: Clash, card: Card) -> bool:
    """Whether the magic symbol of a card would be connected, and not blocked."""
    return takes_magic(clash) and card.left[MAGIC_ROW] is not None


def takes_magic(clash: Clash) -> bool:
    """Whether the last card has a part of a magic symbol that is not blocked."""
    key = last_card(clash).right[MAGIC_ROW]
    return key is not None and not key.blocked


# --- Laying ---------------------------------------------------------------------------------------


def lay(game: Game, clash: Clash, card: Card, magic: bool, why: str) -> Flow[None]:
    """The active character lays a card: its symbols from top to bottom, then what it does when it
    is played (A26.12, A26.13).
    """
    character = active(game, clash)
    if magic:
        yield from _pay_magic(game, clash, character)
    rows = activated(clash, character, card, magic)
    keys = last_card(clash).keys
    _cover(clash)
    laid = copied(BLANK)
    laid.card, laid.owner, laid.activated, laid.magic = card, character.index, rows, int(magic)
    character.hand.remove(card)
    clash.sequence.append(laid)
    clash.laid += 1
    clash.laid_in_round[character.index] += 1
    if DELAYED in card.usable:
        laid.time = sum(each.ability.delay for each in card.usable[DELAYED])
    game.tell(events.CardLaid, why, character.id, card.id, rows)
    yield from at_moment(game, clash, character, CARD_LAID)
    for row, key in keys:
        if rows >> row & 1 and goes_on(game, clash, character):
            yield from _activate(game, clash, laid, row, key.times)
    if ON_PLAY in card.usable and goes_on(game, clash, character):
        yield from at_moment(game, clash, active(game, clash), ON_PLAY, laid=laid)  # A26.19


def _pay_magic(game: Game, clash: Clash, character: Character) -> Flow[None]:
    """1 Magic for a magic symbol, from whoever has it (A26.07)."""
    if has_free_magic(game, clash, character):
        clash.used.append(f"{FREE_MAGIC}{character.index}")
        return
    able = magic_payers(game, clash, character)
    payer = yield from choose(character.seat, able, "pay_magic", "A26.07")
    lose_resource(game, payer, MAGIC, 1, "A26.07")


def magic_payers(game: Game, clash: Clash, character: Character) -> list[Character]:
    """Who could pay the Magic of a symbol (A26.07, A14.11), the active character first."""
    others = [each for each in game.members(clash.group) if each is not character]
    return [each for each in (character, *others) if each.resources[MAGIC]]


def _cover(clash: Clash) -> None:
    """A card that is covered loses its time tokens, unless it is persistent (A26.23, A26.24)."""
    if clash.sequence and not clash.sequence[-1].card.persistent:
        clash.sequence[-1].time = 0


def _activate(game: Game, clash: Clash, laid: Laid, row: int, times: int) -> Flow[None]:
    """The bonus of a symbol, as often as its key says (A26.49)."""
    now = moment(game, clash, "A26.11", laid=laid)
    now.row = row
    bonus = laid.card.left[row]
    assert bonus is not None
    if times > 1:
        bonus = tuple(each for effect in bonus for each in _times(effect, times))
    yield from carry(bonus, now)
    character = active(game, clash)
    if takes_part(clash, character):
        yield from at_moment(game, clash, character, SYMBOL_ACTIVATED, row)


def _times(effect: Effect, times: int) -> tuple[Effect, ...]:
    """An extra-card bonus cannot be multiplied (A26.41)."""
    return (effect,) if isinstance(effect, Extra) else (effect,) * times


# --- Leaving the sequence -------------------------------------------------------------------------


def discard_laid(game: Game, clash: Clash, laid: Laid, why: str) -> Flow[None]:
    """A card leaves the sequence: what lies on it goes to the supply (A26.09, A26.44), and what it
    does when it is discarded happens (A26.45).
    """
    owner = game.characters[laid.owner]
    place = clash.sequence.index(laid)
    del clash.sequence[place]
    if place < len(clash.sequence):
        clash.sequence[place].magic = 0  # the symbol it shared with the card before is gone
    owner.discard_pile.append(laid.card)
    game.tell(events.CardDiscarded, why, owner.id, laid.card.id)
    for ability in laid.card.abilities:
        if ability.when is Moment.WHEN_DISCARDED:
            now = Now(game, clash.group, "A26.45", active(game, clash), laid.card, laid)
            yield from carry(ability.do, now)
