"""Chapter 27: the combat turn of a player (Kampfzug eines Spielers), four steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import (
    abilities,
    drinkable,
    forced,
    offer,
    usable,
    use_ability,
    use_bomb,
    use_potion,
)
from tafelrunde.games.hexer.fights.combo import can_follow, first_cards, next_cards, put
from tafelrunde.games.hexer.fights.damage import strike, suffer
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.fights.resolving import clear_combo, resolve_combo, space
from tafelrunde.games.hexer.fights.sides import is_over, opposing
from tafelrunde.games.hexer.nouns import Moment, Occasion
from tafelrunde.games.hexer.rules.deck import draw, is_veiled
from tafelrunde.games.hexer.rules.now import Now, level
from tafelrunde.games.hexer.rules.reasons import because
from tafelrunde.games.hexer.state.physical import Play, Use
from tafelrunde.games.hexer.state.table import MONSTERS, Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import LAST_SPACE, PROTECTION, Attribute, CombatStep, Opponent

BEGIN: Final = CombatStep.BEGIN
COMBAT: Final = Attribute.COMBAT
COMBO: Final = CombatStep.COMBO
DRAW: Final = Moment.DRAW
EFFECTS: Final = CombatStep.EFFECTS
EFFECTS_MOMENT: Final = Moment.EFFECTS
EVERY_TURN: Final = Occasion.EVERY_TURN
LEGENDARY: Final = Opponent.LEGENDARY


def player_turn(game: Game, fight: Fight, fighter: Fighter) -> Flow[None]:
    """Effects, combo, resolving, drawing (H27.01); it stops as soon as a side is out of the
    fight.
    """
    player = game.players[fighter.index]
    if fight.step is BEGIN:
        yield from begin(game, fight, fighter, player)
    if fight.step is EFFECTS:
        yield from use_effects(game, fight, fighter, player)
    yield from play_combo(game, fight, fighter, player)
    yield from resolve_combo(game, fight, fighter, player)
    if is_over(game, fight):
        fighter.echo = False  # who is out takes nothing back (H23.08)
    else:
        yield from draw_cards(game, fight, fighter, player)
    clear_combo(game, fighter, player)
    end(game, fight, fighter)
    if fighter.turns == 1 and not is_over(game, fight):
        yield from occasion(game, fight, player, Occasion.FIRST_TURN_ENDS)


def begin(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """What waits for this combat turn takes effect."""
    fighter.turns += 1
    fighter.hampers = fighter.coming
    fighter.coming = [hamper for hamper in fighter.hampers if hamper.lasting]
    other = opposing(fight, fighter)
    if other is not None:
        other.lost = 0
    game.tell(events.CombatTurnBegan, "H27.01", player.id)
    if fight.opponent is LEGENDARY:
        fight.guard = PROTECTION[game.setup.side][min(player.space, LAST_SPACE)]
    if fighter.turns == 1:
        yield from occasion(game, fight, player, Occasion.FIRST_TURN)
    yield from occasion(game, fight, player, EVERY_TURN)
    for hamper in fighter.hampers:
        if hamper.suffer:
            yield from suffer(game, player, hamper.suffer, "H26.13")
    if fighter.wounds and not is_over(game, fight):
        yield from strike(game, fighter, fighter.wounds.pop(0), "H27.03")
    fight.step = EFFECTS


# --- Step I ---------------------------------------------------------------------------------------


def use_effects(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step I: potions, bombs, specialisation, mutagens, trophies, items, in any order and number
    (H27.02 to H27.05).
    """
    now = Now(game, player, "H27.05")
    owned = abilities(player, fighter, EFFECTS_MOMENT)
    yield from forced(now, owned)
    while not is_over(game, fight):
        options = effects(now, owned, None)
        if not options:
            break
        offered: list[Use | Word] = [*options, PASS]
        closed = partial(effects, now, owned) if game.explains else ()
        chosen = yield from choose(
            player.seat, offered, "effects", "H27.01", checkpoint=True, closed=closed
        )
        if not isinstance(chosen, Use):
            break
        yield from use(now, chosen)
        owned = abilities(player, fighter, EFFECTS_MOMENT)
    fight.step = COMBO


def effects(now: Now, owned: Sequence[Use], closed: list[Closed] | None) -> list[Use]:
    """What can be used in step I: of the own abilities, and of potions and bombs."""
    return [*usable(now, owned, closed), *drinkable(now, closed)]


def use(now: Now, chosen: Use) -> Flow[None]:
    """Carry out what was chosen in step I."""
    if chosen.card is not None and chosen.key == "potion":
        yield from use_potion(now, chosen.card)
    elif chosen.card is not None and chosen.key == "bomb":
        yield from use_bomb(now, chosen.card)
    else:
        yield from use_ability(now, chosen)


# --- Step II --------------------------------------------------------------------------------------


def play_combo(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step II: at least 1 hand card (H27.06), further ones as long as they chain (H27.09)."""
    if is_over(game, fight):
        return
    if fighter.hampers and not fighter.combo:
        yield from begin_hampered(game, fighter, player)
    if not fighter.combo:
        yield from play_first(game, fighter, player)
    while fighter.combo:
        following = next_cards(player, fighter)
        veiled = is_veiled(game, player) and can_follow(fighter)
        if not (following or veiled):
            return
        offered: list[Play | Word] = [*following, PASS]
        closed = partial(next_cards, player, fighter) if game.explains else ()
        chosen = yield from choose(
            player.seat, offered, "combo", "H27.09", fighter, True, closed, veiled
        )
        if not isinstance(chosen, Play):
            return
        put(game, fighter, player, chosen)


def play_first(game: Game, fighter: Fighter, player: Player) -> Flow[None]:
    """The first card of the combo; without one there is none (H27.07). Hand cards may be equal,
    have a boost, or be forbidden by a hamper: how many ways there are only their owner knows.
    """
    options: list[Play | Word] = [*first_cards(player, fighter)]
    closed = partial(not_first, player, fighter, bool(options)) if game.explains else ()
    plain = not (player.is_mage or fighter.hampers)  # then a single card leaves no choice
    veiled = is_veiled(game, player, 2 if plain else 1)
    if not options and veiled:
        options = [PASS]
    if options:
        first = yield from choose(
            player.seat, options, "combo", "H27.06", None, True, closed, veiled
        )
        if isinstance(first, Play):
            put(game, fighter, player, first)


def not_first(player: Player, fighter: Fighter, must_play: bool, closed: list[Closed]) -> None:
    """What a combo cannot begin with: no card at all while there is one, and closed cards."""
    if must_play:
        closed.append(Closed(PASS, "H27.06", because("must-play")))
    first_cards(player, fighter, closed)


def begin_hampered(game: Game, fighter: Fighter, player: Player) -> Flow[None]:
    """A hamper takes the choice of the first card away, but not of its boost (H27.13)."""
    if any(hamper.first_random for hamper in fighter.hampers) and player.hand:
        card = player.hand[game.chance.below(MONSTERS, len(player.hand))]
    elif any(hamper.first_from_deck for hamper in fighter.hampers) and player.deck:
        (card,) = game.draw(player.deck, player.hand)
    else:
        return
    ways = [card.plays[0][0]]
    if card.boost is not None and card.boost.energy <= player.shield:
        ways.append(card.plays[1][0])
    first = yield from choose(player.seat, ways, "combo", "H27.13", veiled=game.setup.veiled)
    put(game, fighter, player, first)


# --- Step IV --------------------------------------------------------------------------------------


def draw_cards(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step IV: as many cards as the combat level, more or fewer by effects, never below 0 (H27.23,
    H27.24), only up to the seventh hand card (H27.25), only what is left (H27.26).
    """
    now = Now(game, player, "H27.23")
    yield from offer(now, DRAW, "draw_ability")
    cards = level(now, COMBAT)
    for hamper in fighter.hampers:
        if hamper.combat_is is not None:
            cards = hamper.combat_is
    cards += fighter.draw
    for hamper in fighter.hampers:
        cards = max(min(cards, hamper.draw_least), cards - hamper.draw_fewer)
    for hamper in fighter.hampers:
        if hamper.draw_at_most is not None:
            cards = min(cards, hamper.draw_at_most)
    draw(game, player, min(cards, space(player)), "H27.23")


def end(game: Game, fight: Fight, fighter: Fighter) -> None:
    """What held for this combat turn lapses, and what is left of the opponent's protection
    (H23.11).
    """
    fighter.hampers = []
    fight.guard = 0
    fighter.damage = fighter.draw = fighter.any_bar = 0
    fighter.any_tab = fighter.echo = fighter.ignored = False
    other = opposing(fight, fighter)
    if other is not None:
        other.protection = 0
