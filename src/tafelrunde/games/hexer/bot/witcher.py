"""The heuristic bot for Hexer: it travels with a purpose, builds its deck, picks fights it can win.

Every question has a taste that says how much the bot likes an option; it takes what it likes best,
and of several as many as it likes at all. It sees only what its seat may see; of stories it knows
no more than what is read out.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tafelrunde.engine.bots import Taste, best_liked, by_class
from tafelrunde.engine.decisions import PASS, Answer, Decision
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.hexer.bot import values
from tafelrunde.games.hexer.bot.uses import use_value
from tafelrunde.games.hexer.bot.ways import Purposes
from tafelrunde.games.hexer.nouns import AttributeTrophy, Deck, LegendaryMonster, Monster, Option
from tafelrunde.games.hexer.options import Displace
from tafelrunde.games.hexer.state.board import TERRAINS, LocationAction, Move
from tafelrunde.games.hexer.state.physical import Card, Play, Use
from tafelrunde.games.hexer.state.table import Fighter, Game, Player, Quest
from tafelrunde.games.hexer.terms import LAST_SPACE, Attack, Attribute, Terrain
from tafelrunde.games.hexer.turn.move import GOLD
from tafelrunde.games.hexer.turn.poker import Dice, Gamble, Rank, value

ORDER: Final = {
    Attribute.COMBAT: 4.0,
    Attribute.DEFENCE: 2.5,
    Attribute.ALCHEMY: 2.0,
    Attribute.SPECIALISATION: 1.5,
}

SPARE_GOLD: Final = 3
SPARE_POTIONS: Final = 1
"""With so much gold, or so many potions, left a player can afford to pay for a story."""


class Now:
    """A question as the bot sees it."""

    __slots__ = ("_purposes", "decision", "game", "player")

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.player: Player = game.players[decision.seat]
        self._purposes: Purposes | None = None

    @property
    def purposes(self) -> Purposes:
        """Where the player wants to go."""
        if self._purposes is None:
            self._purposes = Purposes(self.game, self.player)
        return self._purposes


class Witcher:
    """The heuristic bot; it remembers nothing."""

    name = "heuristic"
    blind = False

    def decide(self, view: Game, decision: Decision) -> Answer:
        """What it likes best; of several, all that it likes."""
        now = Now(view, decision)
        if decision.key == "combo":
            return [combo(now)]
        if decision.key == "reroll":
            return reroll(now)
        return best_liked(self.likes(view, decision), decision)

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        now, taste = Now(view, decision), TASTES.get(decision.key, indifferent)
        return [taste(now, option) for option in decision.options]


def indifferent(now: Now, option: AnyOption) -> float:
    """The first option is as good as any; doing something is better than passing."""
    return -0.1 if option is PASS else 0.0


def eager(now: Now, option: AnyOption) -> float:
    """What can be used is used, if it does something."""
    if isinstance(option, Use):
        return use_value(now.game, now.player, option)
    return 0.0 if option is PASS else 1.0


# --- Phase I --------------------------------------------------------------------------------------


def local(now: Now, action: LocationAction) -> float:
    """What the location offers; poker only with gold to stake."""
    return 50.0 if action is not LocationAction.DICE_POKER or now.player.gold > 2 else 5.0


PHASE_ONE: Final[Taste[Now]] = by_class(
    {
        LocationAction: local,
        Quest: lambda now, quest: 60.0,
        Gamble: lambda now, gamble: 4.0 if now.player.gold > 2 else -1.0,
        Move: lambda now, move: now.purposes.way(move),
        Displace: lambda now, displace: -1.0,
    }
)
"""Use what is here, then go on towards the best purpose as long as the hand lasts."""


def pay(now: Now, option: AnyOption) -> float:
    """The least valuable card that pays alone; gold rather than a good card."""
    if isinstance(option, Card):
        move = now.decision.about
        fits = isinstance(move, Move) and fits_terrain(option, move)
        alone = now.decision.key == "pay" and fits
        return (10.0 if alone else 5.0) - values.card_worth(option)
    return 4.4 if option is GOLD and now.player.gold > 2 else 3.4


def fits_terrain(card: Card, move: Move) -> bool:
    """Whether a card alone pays for a move."""
    return bool(card.terrains & TERRAINS[move.place])


def attribute(now: Now, option: Attribute) -> float:
    """Combat first, then evenly, so that the witcher level rises."""
    level = now.player.levels[option]
    return 1.0 + ORDER[option] - 1.5 * (level - now.player.level)


def monster_of(now: Now, option: Terrain) -> float:
    """Rumours and trails of the monster with the best prospects."""
    den = now.game.dens[option]
    if den is None or not isinstance(den.card.printed, Monster):
        return 0.1
    monster = den.card.printed
    return 0.1 + values.prospects(
        now.player, monster.rank, monster.life, values.strength(now.player)
    )


def exchange(now: Now, option: AnyOption) -> float:
    """A bomb for a surplus potion, if there is gold to spare."""
    return 0.5 if option is not PASS and now.player.gold > 3 else 0.4 if option is PASS else 0.0


# --- Phase II -------------------------------------------------------------------------------------


def meditate(now: Now, trophy: Card) -> float:
    """The trophy of an attribute, rather while it does not decide the game."""
    return 6.0 if now.player.space < LAST_SPACE - 1 else 2.5


def hunt_legend(now: Now, legend: Card) -> float:
    """The Legendary Monster ends the game."""
    odds = values.legendary_prospects(now.game, now.player, values.strength(now.player))
    return 100.0 * odds if odds >= values.WORTH_A_TRY else -5.0


def hunt(now: Now, card: Card) -> float:
    """A monster by its rank and life."""
    monster = card.printed
    assert isinstance(monster, Monster)
    odds = values.prospects(now.player, monster.rank, monster.life, values.strength(now.player))
    return 5.0 + 10.0 * odds if odds >= values.WORTH_A_TRY else 4.0 * odds - 2.0


def explore(now: Now, deck: Deck) -> float:
    """City and wilderness in turn."""
    return {Deck.CITY: 1.2, Deck.WILDERNESS: 1.0 if now.game.round % 2 else 1.4}.get(deck, 0.0)


BY_PRINT: Final[dict[type, Taste[Now]]] = {
    AttributeTrophy: meditate,
    LegendaryMonster: hunt_legend,
    Monster: hunt,
}


def card_of_phase_two(now: Now, card: Card) -> float:
    """By what is printed on it."""
    return BY_PRINT[type(card.printed)](now, card)


def challenge(now: Now, other: Player) -> float:
    """A player fight pays with a new medallion and clearly more cards and force."""
    player = now.player
    owned = any(card.id == other.character.medallion.id for card in player.trophies)
    mine = values.strength(player) * len(values.all_cards(player))
    theirs = (2.0 + 0.6 * other.levels[Attribute.COMBAT]) * len(values.all_cards(other))
    return -5.0 if owned or mine < 1.3 * theirs else 6.0 * mine / theirs - 4.0


PHASE_TWO: Final[Taste[Now]] = by_class({Card: card_of_phase_two, Player: challenge, Deck: explore})
"""A fight with good prospects, else meditation, else the city or the wilderness."""


def poor(now: Now, card: Card) -> float:
    """What must go is what is worth least."""
    return 5.0 - values.card_worth(card)


def good(now: Now, card: Card) -> float:
    """What may come is what is worth most."""
    return 0.1 + values.card_worth(card)


def may_trash(now: Now, card: Card) -> float:
    """Start cards that do little only thin the life deck; a rather large deck can spare them."""
    many = len(values.all_cards(now.player)) > 14
    return 1.0 - values.card_worth(card) if many else -1.0


# --- Phase III ------------------------------------------------------------------------------------


def refill_discard(now: Now, option: AnyOption) -> float:
    """Weak cards make room for new ones as long as the hand is refilled anyway."""
    return 1.1 - values.card_worth(option) if len(now.player.hand) <= 3 else -1.0


def buy(now: Now, option: Card) -> float:
    """The best card for the cards it costs."""
    market = now.game.own_market(now.player)
    cost = float(option.prices[market.row.index(option)])
    bars = Counter(card.colour for card in values.all_cards(now.player) if card.uid >= 0)
    fits = sum(bars[tab.colour] for tab in option.tabs) / max(1, sum(bars.values()))
    return 5.0 + values.card_worth(option) + 0.8 * fits - 0.6 * cost


# --- Fights ---------------------------------------------------------------------------------------


def combo(now: Now) -> int:
    """The next card of the best chain; the combo ends when nothing more is gained."""
    plays = [
        (index, option)
        for index, option in enumerate(now.decision.options)
        if isinstance(option, Play)
    ]
    energy = now.player.shield if now.player.is_mage else 0
    best, chosen = -1.0, len(now.decision.options) - 1
    about = now.decision.about
    last = about.combo[-1].card if isinstance(about, Fighter) and about.combo else None
    for index, play in plays:
        gained = _gain(now, play, last, energy)
        if gained > best:
            best, chosen = gained, index
    return chosen if best > 0 or last is None else len(now.decision.options) - 1


def _gain(now: Now, play: Play, last: Card | None, energy: int) -> float:
    """What the best chain through this card brings, with the chain tab that it hangs on."""
    card = play.card
    rest = [each for each in now.player.hand if each is not card]
    gained = values.worth(card.base)
    if last is not None and 0 <= play.tab < len(last.tabs):
        gained += values.worth(last.tabs[play.tab].symbols)
    if play.boosted and card.boost is not None:
        gained += values.worth(card.boost.symbols) - 0.05
        energy -= card.boost.energy
    further = [
        values.worth(tab.symbols) + values.best_combo([each], energy)[0]
        for each in rest
        for tab in card.tabs
        if tab.colour == each.colour
    ]
    return gained + max(further, default=0.0)


def prevent(now: Now, option: AnyOption) -> float:
    """Abilities are kept for blows that hurt."""
    damage = now.decision.about if isinstance(now.decision.about, int) else 0
    return 1.0 if isinstance(option, Use) and damage >= 2 else 0.5 if option is PASS else 0.0


def announce(now: Now, option: AnyOption) -> float:
    """Charge and bite take turns, so that nobody can rely on either."""
    fight = now.game.fight
    turns = fight.turns if fight is not None else 0
    return float(option is (Attack.CHARGE if (turns + now.game.round) % 2 else Attack.BITE))


def bet(now: Now, option: AnyOption) -> float:
    """On the fighter with more cards and force, if one is clearly ahead."""
    if not isinstance(option, Player):
        return 0.5
    fighters = [each for each in now.decision.options if isinstance(each, Player)]
    force = [len(values.all_cards(p)) * (2 + p.levels[Attribute.COMBAT]) for p in fighters]
    own = force[fighters.index(option)]
    return own / max(1, sum(force)) if own == max(force) else 0.0


def reroll(now: Now) -> Answer:
    """Every die that is not part of the best combination, unless the dice win already."""
    dice = now.decision.about
    assert isinstance(dice, Dice)
    rank = value(dice.own)[0]
    last_say = now.player.index == now.game.active
    if last_say and value(dice.own) >= value(dice.other):
        return []
    if rank in (Rank.LOW_STRAIGHT, Rank.HIGH_STRAIGHT, Rank.FULL_HOUSE, Rank.FIVE):
        return []
    counts = Counter(dice.own)
    return [place for place, die in enumerate(dice.own) if counts[die] == 1]


def story(now: Now, option: AnyOption) -> float:
    """Nobody knows the result. What costs something promises more, to whoever can spare it; among
    equals the options take turns. Gold counts for whose turn it is, because events that a story
    calls up in the same round would else always fall to the same one.
    """
    gold = now.player.gold
    turn = (now.game.round + now.player.index + gold) % len(now.decision.options)
    liking = 1.0 + 0.1 * (now.decision.options.index(option) == turn)
    if isinstance(option, Option):
        liking += spending(option.gold, gold, SPARE_GOLD)
        liking += spending(option.potions, len(now.player.potions), SPARE_POTIONS)
    return liking


def spending(cost: int, owned: int, spare: int) -> float:
    """What a story demands is given gladly by whoever keeps enough of it."""
    return 0.3 * cost if owned - cost >= spare else -0.3 * cost


POOREST: Final = by_class({Card: poor})
BEST: Final = by_class({Card: good})
ATTRIBUTE: Final = by_class({Attribute: attribute})
MONSTER: Final = by_class({Terrain: monster_of})

TASTES: Final[dict[str, Taste[Now]]] = {
    "phase_one": PHASE_ONE,
    "pay": pay,
    "pay_rest": pay,
    "train": ATTRIBUTE,
    "raise": ATTRIBUTE,
    "lower": lambda now, option: -ATTRIBUTE(now, option),
    "rumour": MONSTER,
    "trail": MONSTER,
    "bomb_exchange": exchange,
    "phase_two": PHASE_TWO,
    "story": story,
    "exhaustion": POOREST,
    "discard": POOREST,
    "trash": POOREST,
    "buy_pay": POOREST,
    "buy_trash": POOREST,
    "swap_give": POOREST,
    "displace": POOREST,
    "hand_to_deck": POOREST,
    "discard_or": POOREST,
    "gain_card": BEST,
    "swap_take": BEST,
    "seek": BEST,
    "return_cards": BEST,
    "may_trash": by_class({Card: may_trash}, otherwise=-1.0),
    "refill_discard": refill_discard,
    "buy": buy,
    "effects": eager,
    "weaknesses": eager,
    "combo_ability": eager,
    "draw_ability": eager,
    "potion_ability": eager,
    "hit_ability": eager,
    "fight_begins": eager,
    "decks_formed": eager,
    "fight_won": eager,
    "avert": eager,
    "prevent": prevent,
    "announce": announce,
    "bet": bet,
}
"""Question → how much the bot likes an option."""
