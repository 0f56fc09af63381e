"""Chapter 16, reflexes (Reflexe): who can react, playing a reflex, and where used cards go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import NOTHING, Closed, Flow, Seat, choose, choose_some
from tafelrunde.engine.options import Effects
from tafelrunde.engine.windows import window
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.rules.actions import (
    choose_heroes,
    choose_targets,
    fitting,
    is_useless,
    over_the_limit,
    reach_of,
    shut,
    why_not,
)
from tafelrunde.games.valskyrr.rules.basics import discard, move
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Blow, Now, Strike, acting
from tafelrunde.games.valskyrr.rules.readiness import ANYTIME, holds, ready_anytime, reflexes_of
from tafelrunde.games.valskyrr.rules.tracks import move_focus
from tafelrunde.games.valskyrr.rules.wounds import become_targets, meet_resistance, settle
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import FOR_OTHERS, Aim, Destination, Whose, Window

HURT: Final = Window.DAMAGE_TO_HERO | Window.ANYTIME
ACTING: Final = Window.HERO_ACTION | Window.ANYTIME
PREVENTED: Final = int(Window.PREVENTED)
REGENERATION: Final = int(Window.REGENERATION_ACTION)
OWN: Final = Whose.OWN
OTHER: Final = Whose.OTHER
THE_ATTACKER: Final = Aim.THE_ATTACKER
OWN_HERO: Final = Aim.OWN_HERO
HERO_ZONE: Final = Destination.HERO_ZONE
TOP_OF_DECK: Final = Destination.TOP_OF_DECK
UNDER_DECK: Final = Destination.UNDER_DECK
DISCARD_PILE: Final = Destination.DISCARD_PILE
UNDER_REWARD_DECK: Final = Destination.UNDER_REWARD_DECK

Fits = Callable[[Hero, Play], str | None]
"""The rule that keeps a reflex from this window; None if it fits."""

React = Callable[[Hero, Play], Flow[object]]


# --- Who can react --------------------------------------------------------------------------------


def open_window(
    game: Game,
    seats: list[Seat],
    bits: int,
    fits: Fits | None,
    react: React,
    why: str,
    about: object = None,
) -> Flow[None]:
    """Ask every hero who holds a fitting reflex, until all have passed; nobody else is asked."""

    def eligible(seat: Seat, closed: list[Closed] | None) -> list[Play]:
        return fitting_reflexes(game, bits, fits, seat, closed)

    def answer(seat: Seat, play: Play) -> Flow[object]:
        return react(game.heroes[seat], play)

    return window(seats, eligible, answer, why, about, game.explains)


def listeners(game: Game, bits: int, concerned: Hero | None = None) -> list[Seat]:
    """The seats whose hero holds any card with a reflex for one of the windows; other heroes than
    the one concerned need one that helps others.
    """
    for_others = bits if concerned is None else bits & ANYTIME | FOR_OTHERS
    found = []
    for hero in game.heroes:
        wanted = bits if hero is concerned else for_others
        if holds(hero, wanted) and not hero.defeated:
            found.append(hero.seat)
    return found


def fitting_reflexes(
    game: Game, bits: int, fits: Fits | None, seat: Seat, closed: list[Closed] | None
) -> list[Play]:
    """The reflexes that the hero of a seat can play in this window (V16.23, V16.25)."""
    hero = game.heroes[seat]
    found: list[Play] = []
    for play in [] if hero.defeated else reflexes_of(hero, bits):
        if not play.window & bits:
            continue
        why = None if play.unbound else why_not(game, hero, play)
        if why is None and play.window == ANYTIME:
            why = is_useless(game, hero, play)
        elif why is None:
            assert fits is not None, "a window for more than reflexes of any time says what fits"
            why = fits(hero, play)
        if why is None:
            found.append(play)
        elif closed is not None:
            closed.append(shut(game, hero, play, why))
    return found


def anytime(game: Game, about: object = None, but: Hero | None = None) -> Flow[None]:
    """Between two effects every hero, but for one, may resolve reflexes that modify nothing
    (V16.39).
    """
    seats = ready_anytime(game, but)
    return ask_anytime(game, seats, about) if seats else NOTHING


def ask_anytime(game: Game, seats: list[Seat], about: object) -> Flow[None]:
    """Ask those who hold reflexes that modify nothing."""

    def react(hero: Hero, play: Play) -> Flow[Now]:
        return play_reflex(game, hero, play)

    return open_window(game, seats, ANYTIME, None, react, "V16.39", about)


def answer_blow(game: Game, blow: Blow) -> Flow[None]:
    """Damage is dealt: reflexes may prevent it before it turns into wounds (V18.09, V18.10)."""
    seats = listeners(game, HURT, blow.hero)
    if not seats:
        return NOTHING

    def fits(hero: Hero, play: Play) -> str | None:
        return keeps_from_blow(game, blow, hero, play)

    return open_window(game, seats, HURT, fits, reacting(game, blow), "V18.09", blow)


def reacting(game: Game, blow: Blow) -> React:
    """How heroes react to damage."""

    def react(hero: Hero, play: Play) -> Flow[Now]:
        return play_reflex(game, hero, play, None, blow)

    return react


def keeps_from_blow(game: Game, blow: Blow, hero: Hero, play: Play) -> str | None:
    """Why a reflex cannot answer this damage: used already, wrong kind, or the hero out of its
    range.
    """
    if play.key in blow.used:
        return "V16.40"
    if why := out_of_help(game, hero, play, blow.hero is hero):
        return why
    if play.prevents is not None:
        physical, magical = play.prevents
        helps = (physical and blow.physical > 0) or (magical and blow.magical > 0)
        return None if helps else "V18.04"
    return None if blow.physical + blow.magical > 0 else "V18.09"


def out_of_help(game: Game, hero: Hero, play: Play, own: bool) -> str | None:
    """With range 1 a reflex helps the own hero only; others need range 2 (V16.18)."""
    whose = play.when.whose if play.when is not None else OWN
    if own:
        return "V2.04" if whose is OTHER else None
    if whose is OWN or reach_of(game, hero, play, play.card.keywords) < 2:
        return "V16.18"
    return None


def answer_prevention(game: Game, blow: Blow) -> Flow[None]:
    """A hero has prevented damage of an enemy attack: reflexes that answer to it."""
    seats = listeners(game, PREVENTED)
    if not seats:
        return NOTHING

    def fits(hero: Hero, play: Play) -> str | None:
        return keeps_from_prevention(game, blow, hero, play)

    return open_window(game, seats, PREVENTED, fits, reacting(game, blow), "V16.39", blow)


def keeps_from_prevention(game: Game, blow: Blow, hero: Hero, play: Play) -> str | None:
    """Why a reflex cannot answer to prevented damage."""
    if play.key in blow.used:
        return "V16.40"
    if blow.hero is not hero:
        return "V16.18"
    return None if is_in_play(game, blow.foe) else "V16.10"


def is_in_play(game: Game, foe: Foe | None) -> bool:
    """Whether an enemy is still in play."""
    return foe is not None and foe.wounds < foe.life and foe in game.zone_of(foe)


def answer_action(game: Game, now: Now) -> Flow[None]:
    """Step 4 of an action: reflexes modify it, each reflex of a card once (V17.08, V16.40,
    V16.41).
    """
    main = now.main
    assert main is not None, "only actions are modified"
    bits = 0
    if main.hostile or main.damage:
        bits = ACTING
    if main.regenerates:
        bits |= REGENERATION
    seats = listeners(game, bits, now.hero) if bits else []
    if not seats:
        return NOTHING

    def fits(hero: Hero, play: Play) -> str | None:
        return keeps_from_action(now, hero, play)

    def react(hero: Hero, play: Play) -> Flow[Now]:
        return play_reflex(game, hero, play, now)

    about = Strike(now, main) if main.damage else main
    return open_window(game, seats, bits, fits, react, "V17.08", about)


def keeps_from_action(now: Now, hero: Hero, play: Play) -> str | None:
    """Why a reflex cannot modify this action."""
    when, main = play.when, now.main
    if when is None or main is None or play.key in now.used:
        return "V16.40"
    if why := out_of_help(now.game, hero, play, now.hero is hero):
        return why
    if when.having is not None and not now.keywords & when.having.bit:
        return "V2.11"
    if when.damage and not main.damage:
        return "V2.04"
    return "V2.04" if when.physical and not main.physical else None


# --- Playing a reflex -----------------------------------------------------------------------------


def play_reflex(
    game: Game,
    hero: Hero,
    play: Play,
    parent: Now | None = None,
    blow: Blow | None = None,
    reward: Card | None = None,
) -> Flow[Now]:
    """Resolve a reflex: its cards, its effects, then its focus, which adds to the action it
    modifies (V17.14).
    """
    if play.anytime:
        parent = blow = None  # it modifies nothing
    now = acting(game, hero, play)
    now.parent, now.blow, now.reward = parent, blow, reward
    now.used = (play.key,)  # it does not modify itself
    begin(now)
    if parent is not None:
        parent.used += (play.key,)
        parent.keywords |= play.card.keywords  # inheritance (V16.54)
    if blow is not None:
        blow.used += (play.key,)
    if play.pays:
        yield from pay(now)
    if play.modifiable:
        yield from answer_action(game, now)  # a reflex is an action too (V16.01, V17.08)
    if play.aims:
        yield from find_targets(now)
        now.killed = become_targets(game, now.targets, now.keywords)
    if play.offers:
        yield from may_discard(now)
    yield from RESOLVERS.carry_out(play.action.do, now)
    if now.added:
        yield from RESOLVERS.carry_out(now.added, now)
    if now.killed:
        yield from settle(game, now.killed)
    yield from put_reflexes_away(now, play)
    hand_over_focus(now)
    return now


def put_reflexes_away(now: Now, play: Play) -> Flow[None]:
    """The cards of a reflex lie beside the discard pile until the action that it modifies comes to
    step 6 (V17.09).
    """
    parent = now.parent
    if parent is not None:
        parent.spent += now.spent
        parent.destinations.update(now.destinations)
        if play.from_hand:
            parent.spent += ((now.hero, play.card),)
            return
    yield from put_away(now, play)
    if parent is None:
        for other, card in now.spent:
            to = now.destinations.get(card.uid, DISCARD_PILE)
            yield from put_card(now, other, card, "playing", to)


def begin(now: Now) -> None:
    """A chosen action begins: limits are marked, and a hand card leaves the hand."""
    game, hero, play = now.game, now.hero, now.plays[-1]
    if play.action.once is not None:
        hero.used.append(play.key)
    if play.from_hand:
        game.move(play.card, hero.hand, hero.playing)
    game.tell(events.action_taken, "V17.04", hero, play)


def pay(now: Now) -> Flow[None]:
    """Step 3: cards that the action requires are discarded at once, tokens spent (V17.06,
    V16.52).
    """
    game, hero = now.game, now.hero
    for play in now.plays:
        for cost in play.action.cost:
            if isinstance(cost, words.DiscardCards):
                cards = fitting(hero, cost)
                n = cost.cards
                for card in (
                    yield from choose_some(hero.seat, cards, n, n, "discard", "V17.06", play)
                ):
                    discard(game, hero, card, "hand", "V17.06")
            else:
                assert isinstance(cost, words.SpendToken)
                hero.tokens[play.card.uid] -= cost.tokens


def may_discard(now: Now) -> Flow[None]:
    """Step 3: cards discarded to improve the action, for their keyword only (V16.50, V16.51)."""
    for play in now.plays:
        if play.offers:
            now.card = play.card
            for effect in play.action.do:
                if isinstance(effect, words.MayDiscard):
                    yield from _offer_discard(now, play, effect)


def _offer_discard(now: Now, play: Play, effect: words.MayDiscard) -> Flow[None]:
    hero, bit = now.hero, effect.having.bit
    cards = [card for card in hero.hand if card.keywords & bit]
    if effect.from_zone_too:
        used = now.parent.plays[-1].card if now.parent is not None else None
        cards += [card for card in hero.hero_zone if card.keywords & bit and card is not used]
    chosen = yield from choose_some(hero.seat, cards, 0, effect.up_to, "discard", "V16.50", play)
    for card in chosen:
        discard(now.game, hero, card, "hand" if card in hero.hand else "hero_zone", "V16.52")
        brings = effect.each
        if effect.or_else:
            modes = [Effects(effect.each, "each"), Effects(effect.or_else, "or_else")]
            mode = yield from choose(hero.seat, modes, "mode", "V16.50", effect)
            brings = mode.do
        yield from RESOLVERS.carry_out(brings, now)


def find_targets(now: Now) -> Flow[None]:
    """Choose the targets of the action, within its range (V16.11)."""
    game, hero, play = now.game, now.hero, now.plays[-1]
    if play.hostile:
        reach = reach_of(game, hero, play, now.keywords, now.reach)
        now.targets = yield from choose_targets(game, hero, play, reach, now.more_targets)
    elif play.aim is THE_ATTACKER:
        if now.blow is not None and now.blow.foe is not None and is_in_play(game, now.blow.foe):
            now.targets = [now.blow.foe]
    elif play.aim is not OWN_HERO:
        reach = reach_of(game, hero, play, now.keywords, now.reach)
        now.heroes = yield from choose_heroes(game, hero, play, reach)
    if now.targets:
        deals = now.main is not None and now.main.damage
        yield from meet_resistance(game, now.targets, now.keywords, deals)


def hand_over_focus(now: Now) -> None:
    """The focus of a reflex adds to that of the own action it modifies; otherwise it counts at once
    (V17.14).
    """
    parent = now.parent
    if parent is None:
        move_focus(now.game, now.hero, now.focus, "V17.14")
        for hero, focus in now.other_focus:
            move_focus(now.game, hero, focus, "V17.14")
        return
    parent.other_focus += now.other_focus
    if parent.hero is now.hero:
        parent.focus += now.focus
    else:
        parent.other_focus += ((now.hero, now.focus),)


# --- Where used cards go --------------------------------------------------------------------------


def put_away(now: Now, play: Play) -> Flow[None]:
    """A hand card is discarded unless an effect says otherwise (V16.24); a zone card stays
    (V16.27).
    """
    card = play.card
    to = now.destinations.get(card.uid)
    if play.from_hand:
        return put_card(now, now.hero, card, "playing", to or DISCARD_PILE)
    if to is not None and card in now.hero.hero_zone:
        return put_card(now, now.hero, card, "hero_zone", to)
    return NOTHING


def put_card(now: Now, hero: Hero, card: Card, source: str, to: Destination) -> Flow[None]:
    """Put a used card where the effect says."""
    game = now.game
    if to is UNDER_REWARD_DECK:
        return return_reward(now, hero, card, source)
    if to is HERO_ZONE:
        move(game, hero, card, source, "hero_zone", "V16.26")
        return keep_zone_limit(game, hero, card.letter)
    if to is TOP_OF_DECK:
        move(game, hero, card, source, "deck", "V16.27")
    elif to is UNDER_DECK:
        move(game, hero, card, source, "deck", "V16.27")
        game.put_under(card, hero.deck, hero.deck)
    else:
        move(game, hero, card, source, to.value, "V16.24")
    return NOTHING


def keep_zone_limit(game: Game, hero: Hero, letter: str) -> Flow[None]:
    """Too many cards of a letter: cards of own choice are discarded at once (V16.30, V16.33,
    V16.34).
    """
    while cards := over_the_limit(hero, letter):
        card = yield from choose(hero.seat, cards, "zone_limit", "V16.34")
        discard(game, hero, card, "hero_zone", "V16.33")


def return_reward(now: Now, hero: Hero, card: Card, source: str) -> Flow[None]:
    """A one-time reward goes under the reward deck (V15.09), unless a reflex keeps it from that."""
    game = now.game
    kept = Now(game, hero)

    def fits(other: Hero, play: Play) -> str | None:
        return (
            None if other is hero and source == "hero_zone" and not kept.bury_returned else "V2.04"
        )

    def react(other: Hero, play: Play) -> Flow[None]:
        answered = yield from play_reflex(game, other, play, reward=card)
        kept.bury_returned = answered.bury_returned

    yield from open_window(
        game,
        listeners(game, Window.REWARD_RETURNS),
        Window.REWARD_RETURNS,
        fits,
        react,
        "V16.39",
        card,
    )
    if kept.bury_returned:
        move(game, hero, card, source, "graveyard", "V2.04")
        return
    hero.tokens.pop(card.uid, None)
    game.put_under(card, getattr(hero, source), game.reward_deck)
    game.tell(events.card_moved, "V15.09", hero, card, source, "reward_deck")
