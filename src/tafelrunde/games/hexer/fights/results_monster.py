"""Chapter 28: results of a monster fight (Resultate eines Monsterkampfs)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.fights.damage import monster_id
from tafelrunde.games.hexer.fights.new_monster import leave, replace_monster
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.fights.results_dagon import dagon_beaten
from tafelrunde.games.hexer.nouns import Moment, Monster, Occasion
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.rules.deck import gain_card, gather
from tafelrunde.games.hexer.rules.gold import gain_gold
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.rules.tiles import find_trail
from tafelrunde.games.hexer.rules.victory import advance, gain_trophy, win
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, Den, Fight, Game, Player
from tafelrunde.games.hexer.terms import Expansion, Opponent, Terrain

DRIVE_OFF: Final = 1
"""With so many cards left at most, a monster is driven off (H28.02)."""


def monster_fight_ends(game: Game, fight: Fight) -> Flow[None]:
    """Defeated, driven off, or the player is defeated (H28.01 to H28.03)."""
    player = game.players[fight.attacker.index]
    result = result_of(game, fight, player)
    game.tell(events.FightEnded, "H28.01", player.id, monster_id(fight), result)
    if result == "defeated" and fight.opponent is Opponent.LEGENDARY:
        win(game, player, "H1.01")
    if result == "defeated":
        yield from occasion(game, fight, player, Occasion.KILLED)
        yield from offer(Now(game, player, "H27.05"), Moment.FIGHT_WON, "fight_won")
    left = len(fight.life)
    close(game, fight, player)
    if fight.opponent is Opponent.DAGON and result != "lost":
        yield from dagon_beaten(game, player)
    elif result == "defeated":
        yield from defeated(game, fight, player)
    elif result == "driven_off":
        yield from driven_off(game, fight, player)
    else:
        yield from lost(game, fight, player, left)


def result_of(game: Game, fight: Fight, player: Player) -> str:
    """If both sides lost their last card, the side whose card led to it is not out (H23.04); the
    Legendary Monster is never driven off (H1.06, H28.04).
    """
    if not fight.life and (player.has_cards() or fight.turn == 1):
        return "defeated"  # the next turn would be the monster's: the player's card led to it
    can_flee = game.has(Expansion.MONSTERJAGD) and fight.opponent is not Opponent.LEGENDARY
    return "driven_off" if can_flee and len(fight.life) <= DRIVE_OFF else "lost"


def close(game: Game, fight: Fight, player: Player) -> None:
    """Attack cards return to their stack (H25.04), shield value or energy rises to the maximum and
    all cards become one deck, whatever the outcome (H28.06).
    """
    pile = game.legend_deck if fight.opponent is Opponent.LEGENDARY else game.attack_deck
    pile += fight.life + fight.discards
    game.fight = None
    if fight.opponent is Opponent.DRAWN and fight.monster is not None:
        game.out.append(fight.monster)  # until its result says where it goes
    set_shield(game, player, player.most_shield(), "H28.06")
    gather(game, player, "H28.06")
    game.shuffle(DECKS, pile)


def rank_of(fight: Fight) -> int:
    """The rank of the monster fought."""
    assert fight.monster is not None
    assert isinstance(fight.monster.printed, Monster)
    return fight.monster.printed.rank


def defeated(game: Game, fight: Fight, player: Player) -> Flow[None]:
    """The monster is defeated: trophy, advance, exhaustion, its token leaves, 2 gold, a new monster
    (H28.08 to H28.13).
    """
    card, den = fight.monster, departs(game, fight)
    assert card is not None
    gain_trophy(game, player, card, "H28.08")
    yield from advance(game, player, "H28.09")
    gain_gold(game, player, 2 + sum(fight.rewards), "H28.12")
    if den is not None:  # otherwise no new monster appears (H17.10)
        replace_monster(game, den, rank_of(fight), after_victory=True)


def departs(game: Game, fight: Fight) -> Den | None:
    """The monster leaves its den in the display, or the table if it was drawn for this fight."""
    assert fight.monster is not None
    if fight.opponent is Opponent.MONSTER:
        return leave(game, Terrain(fight.terrain))
    game.out.remove(fight.monster)
    return None


def driven_off(game: Game, fight: Fight, player: Player) -> Flow[None]:
    """The monster is driven off: no trophy, 2 gold, a card of cost 0, a new monster of its rank
    (H28.15 to H28.19).
    """
    card, den = fight.monster, departs(game, fight)
    assert card is not None
    game.token_discards[rank_of(fight) - 1].append(card)
    gain_gold(game, player, 2, "H28.16")
    yield from gain_card(game, player, "H28.17")
    if den is not None:
        replace_monster(game, den, rank_of(fight), after_victory=False)


def lost(game: Game, fight: Fight, player: Player, left: int) -> Flow[None]:
    """The player is defeated: a trail, a card of cost 0, 1 card less in phase III (H28.20 to
    H28.23); the monster stays (H28.24).
    """
    take_trail(game, fight, player)
    yield from gain_card(game, player, "H28.21")
    player.fewer += 1


def take_trail(game: Game, fight: Fight, player: Player) -> None:
    """What is learned by losing depends on the opponent."""
    match fight.opponent:
        case Opponent.MONSTER:
            find_trail(game, player, Terrain(fight.terrain), "H28.20")
        case Opponent.DAGON:
            if not player.dagon_trail and game.dagon_trails:
                player.dagon_trail = True
                game.dagon_trails -= 1
        case Opponent.LEGENDARY:
            game.draw(game.destruction_pile, player.destruction)  # H28.05
        case _:
            return_token(game, fight)


def return_token(game: Game, fight: Fight) -> None:
    """A monster drawn for one fight only goes back into its stack, which is shuffled (H17.11)."""
    card: Card | None = fight.monster
    assert card is not None
    stack = game.tokens[rank_of(fight) - 1]
    game.move(card, game.out, stack)
    game.shuffle(MONSTERS, stack)
