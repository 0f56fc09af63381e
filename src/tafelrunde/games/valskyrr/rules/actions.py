"""Chapter 16: actions (Aktionen): range, targets, and which actions can be chosen."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Closed, Flow, choose, choose_some
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import RANGED, mask
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.rules import reasons
from tafelrunde.games.valskyrr.rules.conditions import WEAKNESS
from tafelrunde.games.valskyrr.rules.enrage import ignore, is_triggered, works_here
from tafelrunde.games.valskyrr.rules.readiness import IN_DEFENCE, beyond_limit, can_pay
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Aim

OUT_OF_REACH: Final = 99
ADVENTURE_ZONE: Final = Word("adventure_zone")
RANGED_BIT: Final = RANGED.bit

# Terms under plain names: before Python 3.12 looking one up in its class is as slow as a call.
ENEMY_HERE: Final = Aim.ENEMY_HERE
ENEMY_ELSEWHERE: Final = Aim.ENEMY_ELSEWHERE
UP_TO_TWO_ENEMIES: Final = Aim.UP_TO_TWO_ENEMIES
TWO_ENEMIES_APART: Final = Aim.TWO_ENEMIES_APART
EACH_ENEMY_HERE: Final = Aim.EACH_ENEMY_HERE
EACH_ENEMY_IN_ONE_ZONE: Final = Aim.EACH_ENEMY_IN_ONE_ZONE
EACH_ENEMY_IN_ONE_HERO_ZONE: Final = Aim.EACH_ENEMY_IN_ONE_HERO_ZONE
A_HERO: Final = Aim.A_HERO


# --- Range ----------------------------------------------------------------------------------------


def reach_of(game: Game, hero: Hero, play: Play, keywords: int, bonus: int = 0) -> int:
    """The range of an action: +1 against enemies while the own hero zone is empty (V16.19)."""
    reach = play.reach + bonus
    for standing in game.tiles[game.party].ranges:
        if isinstance(standing, words.ReachReduced):
            if play.reach >= 2:
                reach -= standing.by
        elif keywords & standing.having.bit:
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


def in_the_way(game: Game, hero: Hero, foe: Foe, reach: int) -> Ability | None:
    """The ability that has to be ignored for weakness tokens before the enemy can be a target."""
    if foe.conditions[WEAKNESS]:
        distance = 1 if foe.zone == hero.index else 2
        demands = [demanded(game, foe, ability) for ability in foe.card.guards]
        if distance + sum(demands) > reach:
            return foe.card.guards[demands.index(max(demands))]
    return None


def swept(game: Game, hero: Hero, foes: list[Foe], reach: int) -> Flow[list[Foe | Card]]:
    """The enemies of a zone that an action hits all together. Nobody has chosen them one by one, so
    the players may keep the weakness tokens that bring one of them into range (V20.12, V20.18).
    """
    hit: list[Foe | Card] = []
    for foe in foes:
        ability = in_the_way(game, hero, foe, reach)
        if ability is None or not (yield from is_triggered(game, foe, ability)):
            hit.append(foe)
    return hit


# --- Targets --------------------------------------------------------------------------------------


def nearest(game: Game, hero: Hero) -> int:
    """The smallest range that reaches any enemy."""
    best = nearest_in(game, hero.foes, 1) if hero.foes else OUT_OF_REACH
    if best > 2 and game.row:
        best = min(best, nearest_in(game, game.row, 2))
    for other in game.heroes:
        if best > 2 and other.foes:
            best = min(best, nearest_in(game, other.foes, 2))
    return best


def nearest_in(game: Game, zone: list[Foe], distance: int) -> int:
    """The smallest range that reaches any enemy of one zone."""
    best = OUT_OF_REACH
    for foe in zone:
        if not foe.card.guards:
            return distance
        best = min(best, distance + guarded(game, foe))
    return best


def is_attackable(game: Game) -> bool:
    """Some encounters may be attacked directly (V24.12)."""
    return game.encounter is not None and game.encounter.encounter.defence is not None


def reaches_encounter(game: Game, play: Play) -> bool:
    """Whether an action can hit the active encounter: damage to enemies of any zone can, always in
    range (V24.12, V24.14); it lies in the adventure zone (V4.04).
    """
    somewhere = play.anywhere or play.aim is EACH_ENEMY_IN_ONE_ZONE
    return somewhere and play.damage and is_attackable(game)


def enemies_in_reach(game: Game, hero: Hero, aim: Aim, reach: int) -> list[Foe]:
    """The enemies an action can choose."""
    if aim is ENEMY_HERE or aim is EACH_ENEMY_HERE:
        candidates = hero.foes
    elif aim is ENEMY_ELSEWHERE:
        candidates = [foe for foe in game.foes() if foe.zone != hero.index]
    elif aim is EACH_ENEMY_IN_ONE_HERO_ZONE:
        candidates = [foe for foe in game.foes() if foe.zone != ROW]
    else:
        candidates = game.foes()
    return [foe for foe in candidates if range_to(game, hero, foe) <= reach]


def has_target(game: Game, hero: Hero, play: Play, reach: int, near: int) -> bool:
    """An action that needs a target can be chosen only if one is in range (V16.10). `near` is the
    range to the nearest enemy if the caller knows it.
    """
    if play.spares_final:
        foes = enemies_in_reach(game, hero, play.aim, reach)
        return any(not foe.enemy.final for foe in foes)
    if play.anywhere:
        near = near or nearest(game, hero)
        return near <= reach or reaches_encounter(game, play)
    foes = enemies_in_reach(game, hero, play.aim, reach)
    if play.aim is TWO_ENEMIES_APART:
        return len({foe.zone for foe in foes}) > 1
    return bool(foes) or reaches_encounter(game, play)


def choose_targets(
    game: Game, hero: Hero, play: Play, reach: int, more: int
) -> Flow[list[Foe | Card]]:
    """The targets of an action; one, unless its text says otherwise (V2.02, V2.03)."""
    foes = enemies_in_reach(game, hero, play.aim, reach)
    if play.spares_final:
        foes = [foe for foe in foes if not foe.enemy.final]
    chosen: list[Foe | Card]
    if play.aim is EACH_ENEMY_HERE:
        return (yield from swept(game, hero, foes, reach))
    if play.aim in (EACH_ENEMY_IN_ONE_ZONE, EACH_ENEMY_IN_ONE_HERO_ZONE):
        return (yield from _one_zone(game, hero, foes, play, reach))
    if play.aim is TWO_ENEMIES_APART:
        chosen = yield from _two_apart(hero, foes, play)
    else:
        chosen = yield from _single_ones(game, hero, foes, play, more)
    for target in chosen:
        if isinstance(target, Foe) and (ability := in_the_way(game, hero, target, reach)):
            ignore(game, target, ability)  # choosing this target uses its tokens (V20.18)
    return chosen


def _single_ones(
    game: Game, hero: Hero, foes: list[Foe], play: Play, more: int
) -> Flow[list[Foe | Card]]:
    """One enemy, or up to two; the encounter counts as one if it may be attacked (V24.12)."""
    options: list[Foe | Card] = [*foes]
    if reaches_encounter(game, play):
        assert game.encounter is not None, "only an active encounter is attackable"
        options.append(game.encounter)
    if play.aim is UP_TO_TWO_ENEMIES:
        seat, most = hero.seat, 2 + more
        return (yield from choose_some(seat, options, 1, most, "targets", "V16.09", play))
    return [(yield from choose(hero.seat, options, "target", "V16.09", play))] if options else []


def _two_apart(hero: Hero, foes: list[Foe], play: Play) -> Flow[list[Foe | Card]]:
    if len({foe.zone for foe in foes}) < 2:
        return []
    first = yield from choose(hero.seat, foes, "target", "V2.03", play)
    others = [foe for foe in foes if foe.zone != first.zone]
    return [first, (yield from choose(hero.seat, others, "target", "V2.03", play))]


def _one_zone(
    game: Game, hero: Hero, foes: list[Foe], play: Play, reach: int
) -> Flow[list[Foe | Card]]:
    """All enemies of one zone; in the adventure zone the encounter too, if it may be attacked."""
    zones = list(dict.fromkeys(foe.zone for foe in foes))
    encounter = game.encounter if reaches_encounter(game, play) else None
    if encounter is not None and ROW not in zones:
        zones.append(ROW)
    if not zones:
        return []
    names: list[Hero | Word] = [
        ADVENTURE_ZONE if zone == ROW else game.heroes[zone] for zone in zones
    ]
    name = yield from choose(hero.seat, names, "zone", "V16.09", play)
    zone = name.index if isinstance(name, Hero) else ROW
    hit = yield from swept(game, hero, [foe for foe in foes if foe.zone == zone], reach)
    return [*hit, encounter] if encounter is not None and zone == ROW else hit


def choose_heroes(game: Game, hero: Hero, play: Play, reach: int) -> Flow[list[Hero]]:
    """The heroes an effect helps: the own one at range 1, others at range 2 (V16.07, V16.14)."""
    within = [other for other in game.living() if other is hero or reach >= 2]
    if play.aim is A_HERO:
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
    if action.once is not None and (hero.used or action.once is IN_DEFENCE):
        why = beyond_limit(game, hero, play)
        if why is not None:
            return why
    if action.only_if and not all_hold(game, action.only_if, hero, play.card):
        return "V2.04"
    if play.pays and not can_pay(hero, play, outer or play.card):
        return "V17.07"
    if play.puts_token and not token_places(game, hero):
        return "V16.10"
    if play.hostile:
        reach = reach_of(game, hero, play, play.card.keywords)
        if reach < 1:
            return "V16.17"
        if not has_target(game, hero, play, reach, near):
            return "V16.10"
    elif (
        play.helps
        and game.tiles[game.party].ranges
        and reach_of(game, hero, play, play.card.keywords) < 1
    ):
        return "V16.17"
    if play.embeds is not None and not embedded(game, hero, play, near):
        return "V16.58"
    return None


def fitting(hero: Hero, cost: words.DiscardCards) -> list[Card]:
    """The hand cards that a discard can take."""
    wanted = mask(cost.having)
    return [card for card in hero.hand if not wanted or card.keywords & wanted]


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
    needed = printed_range_needed(game, hero, near)
    found: list[Play] = []
    for play in plays_of(hero):
        if play.free:
            found.append(play)
            continue
        if play.is_normal and hero.normal_left <= 0:  # one normal action is allowed (V11.10)
            why: str | None = "V11.10"
        elif play.direct and needed:
            why = "V16.10" if play.reach < needed else None
        else:
            why = None if play.unbound else why_not(game, hero, play, near)
        if play.is_reflex and why is None:
            why = is_useless(game, hero, play)
        if why is None:
            found.append(play)
        elif closed is not None:
            closed.append(shut(game, hero, play, why))
    return found


def shut(game: Game, hero: Hero, play: Play, why: str) -> Closed:
    """An action that a rule closes, with what is in the way."""
    reach = reach_of(game, hero, play, play.card.keywords)
    return Closed(play, why, reasons.of_play(game, hero, play, why, reach))


def plays_of(hero: Hero) -> list[Play]:
    """What the active player holds for the own hero turn: in hand, in the hero zone, on the
    board.
    """
    plays: list[Play] = []
    for card in hero.hand:
        plays += card.hand_turn
    for card in hero.hero_zone:
        plays += card.zone_turn
    plays += hero.board.zone_turn
    return plays


def printed_range_needed(game: Game, hero: Hero, near: int) -> int:
    """The printed range that an action needs to reach the nearest enemy (V16.19); 0 if it takes
    more to say, because the location changes ranges or the encounter may be attacked.
    """
    if game.tiles[game.party].ranges or is_attackable(game):
        return 0
    return near if hero.foes else near - 1


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
