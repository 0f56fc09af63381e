"""Chapter 27, step III: resolve the combo (Kombo auswerten)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.fights.combo import first_cards, next_cards, put, used_tab
from tafelrunde.games.hexer.fights.damage import strike
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.fights.sides import is_over
from tafelrunde.games.hexer.nouns import ActionCard, Moment, Occasion, Symbols, Tab
from tafelrunde.games.hexer.rules.attributes import raise_shield
from tafelrunde.games.hexer.rules.deck import take_from_discards
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Played, Player
from tafelrunde.games.hexer.terms import HAND_LIMIT

COMBO: Final = Moment.COMBO
COMBO_PLAYED: Final = Occasion.COMBO_PLAYED
HIT: Final = Moment.HIT

Counted = tuple[Card, Symbols, tuple[Effect, ...]]
"""What counts of a card of the combo: some of its symbols, and what it says besides."""


def resolve_combo(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step III: damage, then shield value or energy, then effect symbols (H27.15)."""
    if not fighter.combo:
        return
    now = Now(game, player, "H27.15")
    yield from offer(now, COMBO, "combo_ability")
    yield from occasion(game, fight, player, COMBO_PLAYED)
    yield from sharpen(fighter, now)
    counted = symbols(fighter)
    damage = combo_damage(fighter, counted)
    game.tell(events.ComboResolved, "H27.15", player.id, len(fighter.combo), damage)
    lost = yield from strike(game, fighter, damage, "H27.16")
    if lost and not is_over(game, fight):
        yield from offer(now, HIT, "hit_ability")
    if is_over(game, fight):
        return
    raise_shield(game, player, combo_shields(fighter, counted), "H27.21")
    yield from apply_symbols(game, fighter, player, counted)


def sharpen(fighter: Fighter, now: Now) -> Flow[None]:
    """What cards and used chain tabs say about the damage of this combo."""
    for played in fighter.combo[:]:
        printed = played.card.printed
        assert isinstance(printed, ActionCard)
        now.card = played.card
        plain, tab = what_counts(fighter, played)
        if plain:
            yield from carry_out(tuple(printed.hit), now)
        if tab is not None:
            yield from carry_out(tuple(tab.hit), now)


def what_counts(fighter: Fighter, played: Played) -> tuple[bool, Tab | None]:
    """Whether what a played card says itself counts, and the chain tab that does (H27.10)."""
    tab = used_tab(played)
    plain = True
    for hamper in fighter.hampers:
        if played.card.colour in hamper.no_effect:
            return False, None
        plain = plain and not hamper.only_tabs
        tab = None if hamper.no_tabs else tab
    return plain, tab


def symbols(fighter: Fighter) -> list[Counted]:
    """What counts of the combo, from the card played first to the card played last (H27.29):
    printed symbols and words, boosts, and chain tabs that are used (H27.10).
    """
    found: list[Counted] = []
    for played in fighter.combo:
        card = played.card
        assert isinstance(card.printed, ActionCard)
        plain, tab = what_counts(fighter, played)
        if plain:
            found.append((card, card.base, tuple(card.printed.do)))
        if plain and played.boosted and card.boost is not None:
            found.append((card, card.boost.symbols, ()))
        if tab is not None:
            found.append((card, tab.symbols, ()))
    return found


def combo_damage(fighter: Fighter, counted: list[Counted]) -> int:
    """The damage of the combo, with what hampers it."""
    damage = fighter.damage
    for _, each, _ in counted:
        damage += each.damage
    if not fighter.hampers:
        return max(0, damage)
    hurting = {card for card, each, _ in counted if each.damage}
    for hamper in fighter.hampers:
        if not any(played.card.colour in hamper.unless for played in fighter.combo):
            damage -= hamper.less_damage
        damage -= sum(card.colour in hamper.less_damage_each for card in hurting)
    return fighter.most("damage_at_most", max(0, damage))


def combo_shields(fighter: Fighter, counted: list[Counted]) -> int:
    """The shield symbols of the combo, with what hampers them."""
    shields = 0
    for _, each, _ in counted:
        shields += each.shield
    return 0 if any(hamper.no_shields for hamper in fighter.hampers) else shields


def apply_symbols(
    game: Game, fighter: Fighter, player: Player, counted: list[Counted]
) -> Flow[None]:
    """Step III.3: everything else from left to right (H27.22, H27.29, H27.30), up to the seventh
    hand card (H27.25).
    """
    now = Now(game, player, "H27.22")
    deaf = any(hamper.no_draw_symbols for hamper in fighter.hampers)
    for card, each, words in counted:
        fighter.protection += each.protection
        if not deaf:
            fighter.draw += each.draw
        if each.top:
            for _ in range(min(each.top, len(player.discard_pile), space(player))):
                take_from_discards(game, player, player.discard_pile[-1], "H27.22")
        if each.seek:
            for _ in range(min(each.seek, len(player.discard_pile), space(player))):
                found = yield from choose(player.seat, player.discard_pile[:], "seek", "H27.22")
                take_from_discards(game, player, found, "H27.22")
        if each.back and space(player):
            take_back(game, fighter, player, card)
        if words:
            now.card = card
            yield from carry_out(words, now)


def space(player: Player) -> int:
    """How many more cards the hand can take (H27.25)."""
    return max(0, HAND_LIMIT - len(player.hand))


def take_back(game: Game, fighter: Fighter, player: Player, card: Card) -> None:
    """A symbol returns its own card to the hand at once (H27.30)."""
    for played in fighter.combo:
        if played.card is card:
            return_card(game, fighter, player, played)
            return


def return_card(game: Game, fighter: Fighter, player: Player, played: Played) -> None:
    """A card of the combo goes back into the hand."""
    card = played.card
    fighter.combo.remove(played)
    player.hand.append(card)
    game.tell(events.CardMoved, "H27.30", player.id, card.id, card.uid, "combo", "hand")


def play_harmlessly(
    game: Game, fighter: Fighter, player: Player, cards: Sequence[Card]
) -> Flow[None]:
    """A combo outside the own combat turn: shield value or energy, then effect symbols; it deals no
    damage, and there is no step IV.
    """
    for card in cards:
        options = (next_cards if fighter.combo else first_cards)(player, fighter)
        put(game, fighter, player, next(play for play in options if play.card.id == card.id))
    counted, draw = symbols(fighter), fighter.draw
    raise_shield(game, player, combo_shields(fighter, counted), "H27.21")
    yield from apply_symbols(game, fighter, player, counted)
    fighter.draw = draw
    clear_combo(game, fighter, player)


def clear_combo(game: Game, fighter: Fighter, player: Player) -> None:
    """All cards of the combo go onto the discard pile in unchanged order (H27.27, H27.28)."""
    cards = [played.card for played in fighter.combo]
    fighter.combo = []
    if fighter.echo and cards and space(player):
        player.hand.append(cards.pop(0))
    player.discard_pile += cards
