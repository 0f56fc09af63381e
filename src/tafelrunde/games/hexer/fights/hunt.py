"""Chapter 25: monster fights, preparation (Monsterkämpfe: Vorbereitung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.nouns import Moment, Monster, Occasion
from tafelrunde.games.hexer.rules.deck import form_life_deck
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.rules.shared_effects import can_pay
from tafelrunde.games.hexer.rules.tiles import has_trail
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import Opponent, Terrain

PRICE: Final = Occasion.PRICE
TOP_RANK: Final = 3


def begin_hunt(
    game: Game, player: Player, opponent: Opponent, monster: Card, terrain: int = -1
) -> Flow[None]:
    """The seven steps at the start of a monster fight (H25.14)."""
    join_attack_cards(game, monster)
    fight = Fight(opponent, Fighter(player.index, preparing=True))
    fight.monster, fight.terrain = monster, int(terrain)  # the table holds numbers
    game.fight = fight
    hooks = game.hooks
    game.tell(events.FightBegan, "H25.02", player.id, monster.id)
    yield from occasion(game, fight, player, PRICE)
    for hook in hooks.announced:
        yield from hook(game, fight, player)
    yield from occasion(game, fight, player, Occasion.FIGHT_BEGINS)
    now = Now(game, player, "H25.14")
    for hook in hooks.before_decks:
        yield from hook(game, fight, player)
    yield from offer(now, Moment.FIGHT_BEGINS, "fight_begins")
    form_monster_deck(game, fight, player)
    form_life_deck(game, fight.attacker)
    for hook in hooks.after_decks:
        yield from hook(game, fight, player)
    yield from occasion(game, fight, player, Occasion.DECKS_FORMED)
    yield from offer(now, Moment.DECKS_FORMED, "decks_formed")
    fight.turn = 0 if strikes_first(game, fight, player) else 1


def can_attack(game: Game, player: Player, monster: Card) -> bool:
    """Whether the player can pay what the ability of a monster demands for a fight (H25.02)."""
    price = price_of(monster)
    return not price or can_pay(Now(game, player, "H25.02", monster), price)


def price_of(monster: Card) -> tuple[Effect, ...]:
    """What the ability of a monster demands for a fight."""
    return tuple(do for said in monster.says if said.occasion is PRICE for do in said.do)


def form_monster_deck(game: Game, fight: Fight, player: Player) -> None:
    """As many attack cards as the monster has life, from the freshly shuffled stack (H25.03,
    H25.04); the Legendary Monster has its own cards, fewer by the player's destruction tokens
    (H25.05, H25.06), which stay face down in its stack (H25.08).
    """
    if fight.opponent is Opponent.LEGENDARY:
        game.shuffle(MONSTERS, game.legend_deck)
        gone = min(len(player.destruction), len(game.legend_deck) - 1)
        fight.life, game.legend_deck = game.legend_deck[gone:], game.legend_deck[:gone]
        return
    assert fight.monster is not None
    assert isinstance(fight.monster.printed, Monster)
    game.shuffle(MONSTERS, game.attack_deck)
    fewer = sum(hook(fight) for hook in game.hooks.fewer_life)
    life = min(len(game.attack_deck), fight.monster.printed.life - fewer)
    fight.life = game.attack_deck[-life:]
    del game.attack_deck[-life:]


def strikes_first(game: Game, fight: Fight, player: Player) -> bool:
    """The monster begins, unless the player has a matching trail, or a destruction token against
    the Legendary Monster (H25.13, H8.06).
    """
    if fight.opponent is Opponent.LEGENDARY:
        return bool(player.destruction)
    if fight.opponent is Opponent.DAGON:
        return player.dagon_trail  # H14.12
    if fight.opponent is Opponent.DRAWN:
        return False  # H17.12
    if has_trail(player, fight.terrain):
        return True
    return any(hook(fight) for hook in game.hooks.first_strike)


def draw_monster(game: Game, rank: int) -> Card | None:
    """A monster token of that rank; an empty stack is renewed from its discard pile (H17.07,
    H29.05).
    """
    stack = game.tokens[rank - 1]
    if not stack:
        game.shuffle(MONSTERS, stack, game.token_discards[rank - 1])
    return game.take(stack) if stack else None


def join_attack_cards(game: Game, monster: Card) -> None:
    """Attack cards set aside join the stack with the first rank III monster that appears or is
    fought (H29.06, H17.13).
    """
    strong = isinstance(monster.printed, Monster) and monster.printed.rank == TOP_RANK
    if strong and game.attack_aside:
        game.shuffle(DECKS, game.attack_deck, game.attack_aside)


def terrain_of_den(game: Game, monster: Card) -> int:
    """The terrain whose monster of the display this is."""
    for terrain in Terrain:
        den = game.dens[terrain]
        if den is not None and den.card is monster:
            return terrain
    return -1
