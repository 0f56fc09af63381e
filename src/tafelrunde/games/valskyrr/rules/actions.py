"""Chapter 16: actions (Aktionen): range, targets, and which actions can be chosen."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Closed, Flow, choose, choose_some
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import RANGED, mask
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.rules.conditions import WEAKNESS
from tafelrunde.games.valskyrr.rules.enrage import ignore, works_here
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.table import ROW, Card, Foe, Game, Hero, Play
from tafelrunde.games.valskyrr.terms import Aim, Kind, Limit, Phase

OUT_OF_REACH: Final = 99
RANGED_BIT: Final = RANGED.bit


# --- Range ----------------------------------------------------------------------------------------


def reach_of(game: Game, hero: Hero, play: Play, keywords: int, bonus: int = 0) -> int:
    """The range of an action: +1 against enemies while the own hero zone is empty (V16.19)."""
    reach = play.reach + bonus
    for standing in game.tiles[game.party].tile.standing:
        if isinstance(standing, words.ReachReduced):
            if play.reach >= 2:
                reach -= standing.by
        elif isinstance(standing, words.KeywordReach) and keywords & standing.having.bit:
            reach += standing.reach
    if play.hostile and not hero.foes:
        reach += 1
    return reach


def range_to(game: Game, hero: Hero, foe: Foe) -> int:
    """The range an action needs: 1 in the own hero zone (V16.12), 2 elsewhere (V16.14, V16.15),
    more past a guard.
    """
    distance = 1 if foe.zone == hero.index else 2
    return distance + guarded(game, foe) if foe.card.guards else distance


def guarded(game: Game, foe: Foe) -> int:
    """How much more range an enemy's abilities demand; a prohibition beats every permission
    (V2.05), but with weakness tokens one ability can be ignored (V20.14).
    """
    total = largest = 0
    for ability in foe.card.guards:
        demand = demanded(game, foe, ability)
        total += demand
        if demand > largest:
            largest = demand
    return total - largest if foe.conditions[WEAKNESS] else total


def demanded(game: Game, foe: Foe, ability: Ability) -> int:
    """How much more range one ability demands."""
    if not works_here(foe, ability):
        return 0
    for standing in ability.standing:
        if isinstance(standing, words.HarderToReach):
            for other in game.zone_of(foe):
                if not other.card.keywords & RANGED_BIT:
                    return 1
        elif isinstance(standing, words.Unaffected) or not (foe.attacked or foe.exposed):
            return OUT_OF_REACH
    return 0


def get_past(game: Game, hero: Hero, foe: Foe, reach: int) -> None:
    """Targeting an enemy past its guard uses up its weakness tokens (V20.18)."""
    if foe.card.guards and foe.conditions[WEAKNESS]:
        distance = 1 if foe.zone == hero.index else 2
        demands = [demanded(game, foe, ability) for ability in foe.card.guards]
        if distance + sum(demands) > reach:
            ignore(game, foe, foe.card.guards[demands.index(max(demands))])


# --- Targets --------------------------------------------------------------------------------------


def nearest(game: Game, hero: Hero) -> int:
    """The smallest range that reaches any enemy."""
    best = OUT_OF_REACH
    for foe in hero.foes:
        if not foe.card.guards:
            return 1
        best = min(best, range_to(game, hero, foe))
    for zone in (game.row, *[other.foes for other in game.heroes if other is not hero]):
        for foe in zone:
            best = min(best, range_to(game, hero, foe))
    return best


def is_attackable(game: Game) -> bool:
    """Some encounters may be attacked directly (V24.12)."""
    return game.encounter is not None and game.encounter.encounter.defence is not None


def enemies_in_reach(game: Game, hero: Hero, aim: Aim, reach: int) -> list[Foe]:
    """The enemies an action can choose."""
    if aim is Aim.ENEMY_HERE or aim is Aim.EACH_ENEMY_HERE:
        candidates = hero.foes
    elif aim is Aim.ENEMY_ELSEWHERE:
        candidates = [foe for foe in game.foes() if foe.zone != hero.index]
    elif aim is Aim.EACH_ENEMY_IN_ONE_HERO_ZONE:
        candidates = [foe for foe in game.foes() if foe.zone != ROW]
    else:
        candidates = game.foes()
    return [foe for foe in candidates if range_to(game, hero, foe) <= reach]


def has_target(game: Game, hero: Hero, play: Play, reach: int, near: int) -> bool:
    """An action that needs a target can be chosen only if one is in range (V16.10)."""
    if spares_final_enemies(play):
        foes = enemies_in_reach(game, hero, play.aim, reach)
        return any(not foe.enemy.final for foe in foes)
    if play.aim is Aim.AN_ENEMY or play.aim is Aim.UP_TO_TWO_ENEMIES:
        return near <= reach or (play.damage and is_attackable(game))  # always in range (V24.14)
    foes = enemies_in_reach(game, hero, play.aim, reach)
    if play.aim is Aim.TWO_ENEMIES_APART:
        return len({foe.zone for foe in foes}) > 1
    return bool(foes)


def spares_final_enemies(play: Play) -> bool:
    """Only other enemies have a deck that they could be put under."""
    return not play.damage and any(isinstance(e, words.PutUnderEnemyDeck) for e in play.action.do)


def choose_targets(
    game: Game, hero: Hero, play: Play, reach: int, more: int
) -> Flow[list[Foe | Card]]:
    """The targets of an action; one, unless its text says otherwise (V2.02, V2.03)."""
    foes = enemies_in_reach(game, hero, play.aim, reach)
    if spares_final_enemies(play):
        foes = [foe for foe in foes if not foe.enemy.final]
    chosen: list[Foe | Card]
    if play.aim is Aim.EACH_ENEMY_HERE:
        chosen = [*foes]
    elif play.aim is Aim.TWO_ENEMIES_APART:
        chosen = yield from _two_apart(hero, foes, play)
    elif play.aim in (Aim.EACH_ENEMY_IN_ONE_ZONE, Aim.EACH_ENEMY_IN_ONE_HERO_ZONE):
        chosen = yield from _one_zone(game, hero, foes, play)
    else:
        chosen = yield from _single_ones(game, hero, foes, play, more)
    for target in chosen:
        if isinstance(target, Foe):
            get_past(game, hero, target, reach)
    return chosen


def _single_ones(
    game: Game, hero: Hero, foes: list[Foe], play: Play, more: int
) -> Flow[list[Foe | Card]]:
    """One enemy, or up to two; the encounter counts as one if it may be attacked (V24.12)."""
    options: list[Foe | Card] = [*foes]
    anywhere = play.aim is Aim.AN_ENEMY or play.aim is Aim.UP_TO_TWO_ENEMIES
    if anywhere and play.damage and game.encounter is not None and is_attackable(game):
        options.append(game.encounter)
    if play.aim is Aim.UP_TO_TWO_ENEMIES:
        seat, most = hero.seat, 2 + more
        return (yield from choose_some(seat, options, 1, most, "targets", "V16.09", play))
    return [(yield from choose(hero.seat, options, "target", "V16.09", play))] if options else []


def _two_apart(hero: Hero, foes: list[Foe], play: Play) -> Flow[list[Foe | Card]]:
    if len({foe.zone for foe in foes}) < 2:
        return []
    first = yield from choose(hero.seat, foes, "target", "V2.03", play)
    others = [foe for foe in foes if foe.zone != first.zone]
    return [first, (yield from choose(hero.seat, others, "target", "V2.03", play))]


def _one_zone(game: Game, hero: Hero, foes: list[Foe], play: Play) -> Flow[list[Foe | Card]]:
    if not foes:
        return []
    zones = list(dict.fromkeys(foe.zone for foe in foes))
    names: list[Hero | str] = [
        "adventure_zone" if zone == ROW else game.heroes[zone] for zone in zones
    ]
    name = yield from choose(hero.seat, names, "zone", "V16.09", play)
    zone = name.index if isinstance(name, Hero) else ROW
    return [foe for foe in foes if foe.zone == zone]


def choose_heroes(game: Game, hero: Hero, play: Play, reach: int) -> Flow[list[Hero]]:
    """The heroes an effect helps: the own one at range 1, others at range 2 (V16.07, V16.14)."""
    within = [other for other in game.living() if other is hero or reach >= 2]
    if play.aim is Aim.A_HERO:
        return [(yield from choose(hero.seat, within, "target_hero", "V16.09", play))]
    return (yield from choose_some(hero.seat, within, 1, 3, "target_heroes", "V16.09", play))


# --- Which actions can be chosen ------------------------------------------------------------------


def why_not(
    game: Game, hero: Hero, play: Play, near: int = 0, outer: Card | None = None
) -> str | None:
    """The rule that closes an action now; None if it can be chosen. Wrong kind or moment is not
    asked here. `near` is the range to the nearest enemy if the caller knows it, `outer` the card
    whose action triggers this one.
    """
    action = play.action
    if action.once is not None:
        if play.key in hero.used:
            return "V16.29"
        if action.once is Limit.DEFENCE_PHASE and game.phase is not Phase.DEFENCE:
            return "V16.29"
    if action.only_if and not all_hold(game, action.only_if, hero, play.card):
        return "V2.04"
    if action.cost and not can_pay(hero, play, outer or play.card):
        return "V17.07"
    if play.puts_token and not token_places(game, hero):
        return "V16.10"
    if play.hostile:
        reach = reach_of(game, hero, play, play.card.keywords)
        if reach < 1:
            return "V16.17"
        if not has_target(game, hero, play, reach, near or nearest(game, hero)):
            return "V16.10"
    elif play.helps and reach_of(game, hero, play, play.card.keywords) < 1:
        return "V16.17"
    if play.embeds is not None and not embedded(game, hero, play, near):
        return "V16.58"
    return None


def can_pay(hero: Hero, play: Play, played: Card) -> bool:
    """Whether the player has the cards or tokens that the action requires (V17.07), apart from the
    card that is played.
    """
    for cost in play.action.cost:
        if isinstance(cost, words.DiscardCards):
            if len(fitting(hero, cost, played)) < cost.cards:
                return False
        elif isinstance(cost, words.SpendToken) and (
            hero.tokens.get(play.card.uid, 0) < cost.tokens
        ):
            return False
    return True


def fitting(hero: Hero, cost: words.DiscardCards, but: Card | None) -> list[Card]:
    """The hand cards that a discard can take."""
    wanted = mask(tuple(cost.having)) if cost.having else 0
    return [
        card for card in hero.hand if card is not but and (not wanted or card.keywords & wanted)
    ]


def token_places(game: Game, hero: Hero) -> list[Card]:
    """Where a token from the shadows can lie: on own cards that hold tokens, and on the active
    encounter if it has a progress section.
    """
    places = [
        card
        for card in hero.hero_zone
        if any(isinstance(s, words.HoldsTokens) for s in card.hero_card.standing)
    ]
    if game.encounter is not None and game.encounter.encounter.progress:
        places.append(game.encounter)
    return places


def embedded(game: Game, hero: Hero, play: Play, near: int) -> list[Play]:
    """The actions that an action can trigger: with all usual prerequisites but the one normal
    action (V16.58).
    """
    effect = play.embeds
    assert effect is not None, "only a triggering action is asked"
    bit = effect.of.bit
    return [
        inner
        for card in hero.hero_zone
        if card.keywords & bit
        for inner in card.zone_plays
        if inner.kind in effect.kinds and why_not(game, hero, inner, near, play.card) is None
    ]


def turn_actions(game: Game, hero: Hero, closed: list[Closed] | None) -> list[Play]:
    """The normal and fast actions, and the reflexes of any time, that the active player can choose
    (V11.06).
    """
    near = nearest(game, hero)
    plays = [play for card in hero.hand for play in card.hand_turn]
    for card in hero.hero_zone:
        plays += card.zone_turn
    plays += hero.board.zone_turn
    found: list[Play] = []
    for play in plays:
        always = play.unbound and play.kind is Kind.FAST
        why = None if always else why_not_now(game, hero, play, near)
        if why is None:
            found.append(play)
        elif closed is not None:
            closed.append(Closed(play, why))
    return found


def why_not_now(game: Game, hero: Hero, play: Play, near: int) -> str | None:
    """The rule that closes an action in the own hero turn; one normal action is allowed
    (V11.10).
    """
    if play.kind is Kind.NORMAL and hero.normal_left <= 0:
        return "V11.10"
    if play.unbound or (near == 1 and play.direct and not game.tiles[game.party].tile.standing):
        why = None
    else:
        why = why_not(game, hero, play, near)
    if why is None and play.kind is Kind.REFLEX:
        return is_useless(game, hero, play)
    return why


def is_useless(game: Game, hero: Hero, play: Play) -> str | None:
    """The rule by which a reflex of any time could not do anything now."""
    for effect in play.action.do:
        if isinstance(effect, words.Draw):
            return None if hero.deck else "V13.29"
        if isinstance(effect, words.MoveReinforcement):
            return None if game.reinforcement else "V22.08"
        if isinstance(effect, words.MoveAllEnemies):
            return None if hero.foes else "V16.10"
    return None


# --- Hero zone restriction ------------------------------------------------------------------------


def over_the_limit(hero: Hero, letter: str) -> list[Card]:
    """The cards of a letter if there are too many; the smallest number among them is the maximum
    (V16.32).
    """
    cards = [card for card in hero.hero_zone if card.letter == letter]
    numbers = [c.hero_card.zone_limit.number for c in cards if c.hero_card.zone_limit is not None]
    return cards if len(cards) > min(numbers, default=OUT_OF_REACH) else []
