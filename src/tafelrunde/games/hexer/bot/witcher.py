"""The heuristic bot for Hexer: it travels with a purpose, builds its deck, picks fights it can win.

Every question has a judge that says how much it likes an option; the bot takes what it likes best,
and of several as many as it likes at all. It sees only what its seat may see; of stories it knows
no more than what is read out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.decisions import PASS, Answer, Decision
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.hexer.bot import values
from tafelrunde.games.hexer.bot.uses import use_value
from tafelrunde.games.hexer.bot.ways import Purposes, way_value
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
"""With so much gold left a player can afford to pay for a story."""


class Now:
    """A question as the bot sees it."""

    __slots__ = ("decision", "game", "player", "purposes")

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.player: Player = game.players[decision.seat]
        self.purposes = Purposes(game, self.player)


Judge = Callable[[Now, Any], float]


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
        likes = self.likes(view, decision)
        order = sorted(range(len(likes)), key=lambda index: -likes[index])
        return [
            index
            for place, index in enumerate(order[: decision.max])
            if place < decision.min or likes[index] > 0
        ]

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        now, judge = Now(view, decision), JUDGES.get(decision.key, indifferent)
        return [judge(now, option) for option in decision.options]


def indifferent(now: Now, option: AnyOption) -> float:
    """The first option is as good as any; doing something is better than passing."""
    return -0.1 if option is PASS else 0.0


def unmoved(now: Now, option: AnyOption) -> float:
    """Neither good nor bad."""
    return 0.0


def eager(now: Now, option: AnyOption) -> float:
    """What can be used is used, if it does something."""
    if isinstance(option, Use):
        return use_value(now.game, now.player, option)
    return 0.0 if option is PASS else 1.0


# --- Phase I --------------------------------------------------------------------------------------


def phase_one(now: Now, option: AnyOption) -> float:
    """Use what is here, then go on towards the best purpose as long as the hand lasts."""
    return IN_PHASE_ONE.get(type(option), unmoved)(now, option)


def local(now: Now, action: LocationAction) -> float:
    """What the location offers; poker only with gold to stake."""
    return 50.0 if action is not LocationAction.DICE_POKER or now.player.gold > 2 else 5.0


IN_PHASE_ONE: Final[dict[type, Judge]] = {
    LocationAction: local,
    Quest: lambda now, quest: 60.0,
    Gamble: lambda now, gamble: 4.0 if now.player.gold > 2 else -1.0,
    Move: lambda now, move: way_value(now.purposes, move),
    Displace: lambda now, displace: -1.0,
}


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


def attribute(now: Now, option: AnyOption) -> float:
    """Combat first, then evenly, so that the witcher level rises."""
    if not isinstance(option, Attribute):
        return 0.0
    level = now.player.levels[option]
    return 1.0 + ORDER[option] - 1.5 * (level - now.player.level)


def monster_of(now: Now, option: AnyOption) -> float:
    """Rumours and trails of the monster with the best prospects."""
    if not isinstance(option, Terrain):
        return 0.0
    den = now.game.dens[option]
    if den is None or not isinstance(den.card.printed, Monster):
        return 0.1
    monster = den.card.printed
    return 0.1 + values.prospects(now.game, now.player, monster.rank, monster.life)


def exchange(now: Now, option: AnyOption) -> float:
    """A bomb for a surplus potion, if there is gold to spare."""
    return 0.5 if option is not PASS and now.player.gold > 3 else 0.4 if option is PASS else 0.0


# --- Phase II -------------------------------------------------------------------------------------


def phase_two(now: Now, option: AnyOption) -> float:
    """A fight with good prospects, else meditation, else the city or the wilderness."""
    kind = type(option.printed) if isinstance(option, Card) else type(option)
    return IN_PHASE_TWO.get(kind, unmoved)(now, option)


def meditate(now: Now, trophy: Card) -> float:
    """The trophy of an attribute, rather while it does not decide the game."""
    return 6.0 if now.player.space < LAST_SPACE - 1 else 2.5


def hunt_legend(now: Now, legend: Card) -> float:
    """The Legendary Monster ends the game."""
    odds = values.legendary_prospects(now.game, now.player)
    return 100.0 * odds if odds >= values.WORTH_A_TRY else -5.0


def hunt(now: Now, card: Card) -> float:
    """A monster by its rank and life."""
    monster = card.printed
    assert isinstance(monster, Monster)
    odds = values.prospects(now.game, now.player, monster.rank, monster.life)
    return 5.0 + 10.0 * odds if odds >= values.WORTH_A_TRY else 4.0 * odds - 2.0


def explore(now: Now, deck: Deck) -> float:
    """City and wilderness in turn."""
    return {Deck.CITY: 1.2, Deck.WILDERNESS: 1.0 if now.game.round % 2 else 1.4}.get(deck, 0.0)


IN_PHASE_TWO: Final[dict[type, Judge]] = {
    AttributeTrophy: meditate,
    LegendaryMonster: hunt_legend,
    Monster: hunt,
    Player: lambda now, other: challenge(now.game, now.player, other),
    Deck: explore,
}


def challenge(game: Game, player: Player, other: Player) -> float:
    """A player fight pays with a new medallion and clearly more cards and force."""
    owned = any(card.id == other.character.medallion.id for card in player.trophies)
    mine = values.strength(player) * len(values.all_cards(player))
    theirs = (2.0 + 0.6 * other.levels[Attribute.COMBAT]) * len(values.all_cards(other))
    return -5.0 if owned or mine < 1.3 * theirs else 6.0 * mine / theirs - 4.0


def keep_best(now: Now, option: AnyOption) -> float:
    """What must go is what is worth least."""
    return 5.0 - values.card_worth(option) if isinstance(option, Card) else 0.0


def take_best(now: Now, option: AnyOption) -> float:
    """What may come is what is worth most."""
    return 0.1 + values.card_worth(option) if isinstance(option, Card) else 0.0


def may_trash(now: Now, option: AnyOption) -> float:
    """Start cards that do little only thin the life deck; a rather large deck can spare them."""
    many = len(values.all_cards(now.player)) > 14
    return 1.0 - values.card_worth(option) if many and isinstance(option, Card) else -1.0


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
    equals the options take turns.
    """
    cost, gold = option.gold if isinstance(option, Option) else 0, now.player.gold
    worth = 0.3 * cost if gold - cost >= SPARE_GOLD else -0.3 * cost
    turn = (now.game.round + now.player.index) % len(now.decision.options)
    return 1.0 + worth + 0.1 * (now.decision.options.index(option) == turn)


JUDGES: Final[dict[str, Judge]] = {
    "phase_one": phase_one,
    "pay": pay,
    "pay_rest": pay,
    "train": attribute,
    "raise": attribute,
    "lower": lambda now, option: -attribute(now, option),
    "rumour": monster_of,
    "trail": monster_of,
    "bomb_exchange": exchange,
    "phase_two": phase_two,
    "story": story,
    "exhaustion": keep_best,
    "discard": keep_best,
    "trash": keep_best,
    "buy_pay": keep_best,
    "buy_trash": keep_best,
    "swap_give": keep_best,
    "displace": keep_best,
    "hand_to_deck": keep_best,
    "discard_or": keep_best,
    "gain_card": take_best,
    "swap_take": take_best,
    "seek": take_best,
    "return_cards": take_best,
    "may_trash": may_trash,
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
