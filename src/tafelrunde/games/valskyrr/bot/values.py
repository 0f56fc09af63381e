"""What actions, targets and cards are worth to the heuristic bot for Valskyrr."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.bot import eyes
from tafelrunde.games.valskyrr.bot.eyes import NO_BOOST, Boost, together
from tafelrunde.games.valskyrr.keywords import mask
from tafelrunde.games.valskyrr.rules.actions import embedded as embedded_actions
from tafelrunde.games.valskyrr.rules.actions import nearest
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.triggers import concerns
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Aim, Destination, Place, Trigger, Zone

CARD: Final = 0.48
"""What a card is worth that goes from hand to the discard pile."""

FOCUS: Final = 0.27
"""What a step of the focus marker costs."""

KILL: Final = 3.0
"""What it is worth that an enemy is gone, beside the blows it will not deal."""

BLOWS: Final = 0.55
"""What each point of a killed enemy's blow is worth."""

FINAL_WOUND: Final = 6.0
"""What a wound of the final enemy is worth."""

PROGRESS: Final = 2.5
"""What a progress token is worth that brings the party nearer to the end of the encounter."""

WOUND: Final = 0.53
"""The part of a kill that wounds are worth which do not kill."""

THRIFT: Final = 0.5
"""How much better a great feat must be for each loot token it costs."""

USEFUL: Final = 1.2
"""Great feats below this worth are not bought."""

CLOGGED: Final = 0.4
"""The part of its price that a card of a full hand costs."""

SPENT: Final = 0.3
"""What a card of usual worth costs that is spent on preventing damage."""

LEAST_PAIN: Final = 0.3
MOST_PAIN: Final = 1.4
PAIN_FADES: Final = 0.12
"""What a point of damage costs a hero with many cards and with five, and what each card eases."""

LOSS: Final = 0.3
"""The part of a card's worth that is lost when it leaves the hero zone."""

UNARMED: Final = 1.5
"""What it costs to be without a weapon."""

AFFLICT: Final = 0.5
"""What a condition on an enemy is worth."""

RESCUE: Final = 6
"""So many cards more than the friend a hero must have left to take an enemy over."""

WINS: Final = 100.0
SINGLE: Final = (Aim.AN_ENEMY, Aim.ENEMY_HERE, Aim.ENEMY_ELSEWHERE, Aim.THE_ATTACKER)


# --- What the encounter wants ---------------------------------------------------------------------


def progress_missing(game: Game) -> int:
    """How many progress tokens complete the active encounter; 0 if they do not matter."""
    task = game.task
    if task is None:
        return 0
    for need in task.victory:
        if isinstance(need, words.ProgressAtLeast):
            return max(0, count(game, need.tokens) - game.progress)
    return 0


def kill_progress(game: Game, foe: Foe) -> float:
    """How much nearer the encounter's end the death of an enemy brings the party."""
    task = game.task
    if task is None:
        return 0.0
    if any(isinstance(need, words.NoEnemyInPlay) for need in task.victory):
        return 1.5
    if not progress_missing(game):
        return 0.0
    for when in task.progress:
        if not isinstance(when, words.When) or when.trigger is not Trigger.ENEMY_KILLED:
            continue
        if concerns(when, foe.card):
            return PROGRESS
    return 0.5


def task_value(game: Game, hero: Hero, task: words.Task) -> float:
    """Progress is worth its cards while the hero keeps some to defend with."""
    missing = progress_missing(game)
    if not missing:
        return -1.0
    safe = eyes.life(hero) > eyes.threatened(game, hero) + task.discard
    return PROGRESS + 1.0 - CARD * task.discard if safe else -0.5


# --- Attacks --------------------------------------------------------------------------------------


def hit_value(game: Game, hero: Hero, play: Play, foe: Foe, boost: Boost, keywords: int) -> float:
    """Killing is better than wounding; the final enemy is what the game is about."""
    points = eyes.wounds(game, hero, play, foe, boost, keywords)
    left = foe.life - foe.wounds
    danger = eyes.danger(game, foe)
    if foe.enemy.final:
        return WINS if points >= left else FINAL_WOUND * points
    if points >= left:
        return KILL + BLOWS * danger + foe.enemy.loot * 0.5 + kill_progress(game, foe)
    return points / left * (KILL + BLOWS * danger) * WOUND


def aim_values(game: Game, hero: Hero, play: Play, boost: Boost, keywords: int = 0) -> list[float]:
    """What the action is worth against each of its possible targets."""
    values = []
    for each in eyes.targets(game, hero, play):
        if isinstance(each, Foe):
            values.append(hit_value(game, hero, play, each, boost, keywords))
        else:
            hits = min(eyes.encounter_hits(game, hero, play, boost), progress_missing(game))
            values.append(PROGRESS * hits)
    return sorted(values, reverse=True)


def attack_value(game: Game, hero: Hero, play: Play, boost: Boost, keywords: int = 0) -> float:
    """What the action is worth against its best targets."""
    values = aim_values(game, hero, play, boost, keywords)
    if not values:
        return 0.0
    if play.aim in SINGLE:
        return values[0]
    if play.aim in (Aim.UP_TO_TWO_ENEMIES, Aim.TWO_ENEMIES_APART):
        return sum(values[:2])
    return sum(values[:3])


def fuelled(
    game: Game, hero: Hero, play: Play, boost: Boost, keywords: int = 0
) -> tuple[float, int, list[Play]]:
    """The best value of an attack with everything that can be added to it: how many cards to
    discard, and which reflexes to play.
    """
    best, discards, reflexes = attack_value(game, hero, play, boost, keywords), 0, list[Play]()
    price, total, number, played = 0.0, boost, 0, list[Play]()
    for more, cost, reflex in boosters(hero, play, keywords | play.card.keywords):
        total, price = together(total, more), price + cost
        if reflex is None:
            number += 1
        else:
            played = [*played, reflex]
            keywords |= reflex.card.keywords
        value = attack_value(game, hero, play, total, keywords) - price
        if value > best + 0.3:
            best, discards, reflexes = value, number, played
    return best, discards, reflexes


def boosters(hero: Hero, play: Play, keywords: int) -> list[tuple[Boost, float, Play | None]]:
    """What can be added to an attack, the cheapest first: a reflex, or a discarded card."""
    reflexes = eyes.reflex_boosts(hero, play, keywords)
    found: list[tuple[Boost, float, Play | None]] = []
    for card, reflex, boost in reflexes:
        price = (
            CARD * thrift(hero) if card in hero.hand else 0.3 if eyes.is_used_up(reflex) else 0.0
        )
        found.append((boost, price + 0.1, reflex))
    for boost in eyes.fuel(hero, play, [card for card, _, _ in reflexes]):
        found.append((boost, CARD * thrift(hero) + FOCUS, None))
    return sorted(found, key=lambda each: each[1])


def inner_values(game: Game, hero: Hero, play: Play) -> list[float]:
    """What the actions are worth that an action can trigger."""
    effect = play.embeds
    if effect is None:
        return []
    boost = Boost(effect.bonus.physical, effect.bonus.magical)
    return [
        fuelled(game, hero, inner, boost if inner.physical else NO_BOOST, play.card.keywords)[0]
        + others_value(game, hero, inner)
        - (lost(hero, inner.card) if effect.discard_it else 0.0)
        for inner in embedded_actions(game, hero, play, nearest(game, hero))
    ]


# --- Everything else an action does ---------------------------------------------------------------


def effect_value(game: Game, hero: Hero, effect: Effect) -> float:
    """What an effect on the own hero or the table is worth."""
    match effect:
        case words.Focus():
            return -FOCUS * count(game, effect.fields) * fragility(hero)
        case words.HalveFocus():
            return 0.5 * (hero.focus // 2) if game.encounter is not None else -0.5
        case words.Regenerate():
            return max(mending(each, effect.points) for each in game.living())
        case words.Unbury():
            return 0.8 * min(effect.up_to, len(hero.graveyard))
        case words.Draw():
            return 0.9 * min(effect.cards, max(0, len(hero.deck) - 2))
        case words.DiscardCards():
            return -CARD * effect.cards
        case words.BuryCards() | words.BuryFromDiscardPile():
            return -1.2 * effect.cards
        case words.TakeDamage():
            return -1.2 * (effect.physical + effect.magical)
        case words.Recall():
            return recall_value(hero, effect)
        case words.EachOtherHero():
            others = [each for each in game.living() if each is not hero]
            return sum(effect_value(game, each, does) for each in others for does in effect.do)
        case words.Cleanse():
            return 1.2 * min(effect.up_to or 9, sum(hero.conditions))
        case _:
            return PLAIN.get(type(effect), 0.0)


def recall_value(hero: Hero, effect: words.Recall) -> float:
    """A weapon that comes back is worth the card that fetches it."""
    wanted = mask(tuple(effect.having))
    cards = [card for card in hero.discard_pile if card.keywords & wanted]
    return max((eyes.precious(hero, card) for card in cards), default=0.0) / 2


PLAIN: Final[dict[type[Effect], float]] = {
    words.Afflict: AFFLICT,
    words.GainLoot: 1.0,
    words.GainNormalAction: 3.0,
    words.MoveReinforcement: 0.3,
    words.MoveTime: 0.5,
    words.PutProgress: 2.0,
    words.PutTokenFromShadows: 1.5,
    words.TakeFromTop: 1.0,
    words.PutUnderEnemyDeck: 4.0,
}


def fragility(hero: Hero) -> float:
    """How much a hero minds being noticed."""
    return 1.5 if eyes.life(hero) < 8 else 1.0


def thrift(hero: Hero) -> float:
    """Cards of a full hand are spent more freely: it draws nothing new."""
    return CLOGGED if len(hero.hand) >= 4 and hero.deck else 1.0


def pain(hero: Hero) -> float:
    """What a point of damage costs: little while many cards can bear it, much near the end."""
    return max(LEAST_PAIN, MOST_PAIN - PAIN_FADES * max(0, eyes.life(hero) - 5))


def mending(hero: Hero, points: int) -> float:
    """What regeneration points are worth to a hero."""
    buried = min(points, len(hero.graveyard) + len(hero.discard_pile) // 2)
    return buried * (1.3 if eyes.health(hero) < 0.6 else 0.8)


def others_value(game: Game, hero: Hero, play: Play) -> float:
    """What an action does beside its attack, and what it costs."""
    value = 0.0
    for effect in (*play.action.do, *play.action.cost):
        if isinstance(effect, words.MoveEnemy):
            value += move_value(game, hero, play, effect)
        elif isinstance(effect, words.PlaceCard):
            value -= loss(hero, play, effect)
        else:
            value += effect_value(game, hero, effect)
    return value - (CARD * thrift(hero) if play.action.place is Place.HAND else 0.0)


def loss(hero: Hero, play: Play, effect: words.PlaceCard) -> float:
    """What it costs that a card of the hero zone is put away."""
    if play.action.place is not Place.HERO_ZONE:
        return 0.0
    if Destination.TOP_OF_DECK in effect.to:
        return 0.3
    return lost(hero, play.card)


def lost(hero: Hero, card: Card) -> float:
    """What a card of the hero zone is worth, more if it is the only weapon."""
    unarmed = UNARMED if eyes.is_only_weapon(hero, card) else 0.0
    return LOSS * eyes.worth(card) + unarmed


def move_value(game: Game, hero: Hero, play: Play, effect: words.MoveEnemy) -> float:
    """Sending enemies away saves their blow; taking one from a weaker friend saves the friend."""
    foes = [each for each in eyes.targets(game, hero, play) if isinstance(each, Foe)]
    return max((pull_value(game, hero, foe, effect) for foe in foes), default=0.0)


def pull_value(game: Game, hero: Hero, foe: Foe, effect: words.MoveEnemy) -> float:
    """What moving one enemy is worth."""
    danger = eyes.danger(game, foe)
    if effect.to is Zone.ADVENTURE_ZONE:
        return danger if foe.zone == hero.index else danger * 0.7 if foe.zone != ROW else 0.0
    if foe.zone == ROW:
        return -1.0
    friend = game.heroes[foe.zone]
    margin = eyes.life(hero) - eyes.threatened(game, hero)
    theirs = eyes.life(friend) - eyes.threatened(game, friend)
    return danger * 0.6 if margin > theirs + RESCUE else -1.0


def play_value(game: Game, hero: Hero, play: Play) -> float:
    """What an action is worth altogether."""
    if play.card in hero.hand and is_equipping(play):
        return equip_value(hero, play)
    value = others_value(game, hero, play)
    if play.embeds is not None:
        return value + max(inner_values(game, hero, play), default=-9.0)
    if play.damage:
        value += fuelled(game, hero, play, NO_BOOST)[0]
    return value


def is_equipping(play: Play) -> bool:
    """Whether the action puts its card into the hero zone."""
    return play.action.place is Place.HAND and any(
        isinstance(e, words.PlaceCard) and "hero_zone" in e.to for e in play.action.do
    )


def equip_value(hero: Hero, play: Play) -> float:
    """Gear is put on unless it would push out something as good."""
    card = play.card
    limit = card.hero_card.zone_limit
    if limit is None:
        return 1.0 + eyes.worth(card)
    same = [c for c in hero.hero_zone if c.letter == card.letter]
    numbers = [c.hero_card.zone_limit.number for c in same if c.hero_card.zone_limit]
    if len(same) < min([limit.number, *numbers]):
        return 1.0 + eyes.worth(card)
    return eyes.worth(card) - min(eyes.worth(c) for c in same) - 0.5
