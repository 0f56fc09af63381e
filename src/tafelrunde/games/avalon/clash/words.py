"""What the words of encounters do (vocabulary/clash)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose, choose_some
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import carry
from tafelrunde.games.avalon.clash.combat import MODIFIERS
from tafelrunde.games.avalon.clash.diplomacy import move_relation, stage_of
from tafelrunde.games.avalon.clash.hands import discard_hand, discard_top, draw_cards
from tafelrunde.games.avalon.clash.sequence_cards import discard_laid
from tafelrunde.games.avalon.clash.turn import active, has_trait
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.now import Now, asks, number, resolves, whom
from tafelrunde.games.avalon.state.table import Clash, ClashStep, Outcome
from tafelrunde.games.avalon.terms import Art, Trait
from tafelrunde.games.avalon.vocabulary import clash as w
from tafelrunde.games.avalon.vocabulary.standing import DrawBecomesStep

DEFENSIVE: Final = Trait.DEFENSIVE
DIPLOMACY: Final = Art.DIPLOMACY
LAY_FIRST: Final = ClashStep.LAY_FIRST


def running(now: Now) -> Clash:
    """The encounter that goes on."""
    assert now.game.clash is not None
    return now.game.clash


# --- Bonuses --------------------------------------------------------------------------------------

DRAW: Final = Word("draw")
STEP: Final = Word("step")


@asks(w.Markers)
def markers(effect: w.Markers, now: Now) -> Flow[None]:
    """Into the pool or out of it (A26.37); for each that is missing the active character discards a
    hand card (A28.21).
    """
    clash, wanted = running(now), number(now, effect.markers)
    if wanted > 0:
        change_pool(now, clash, _defended(now, clash, wanted))
        return
    if now.attack is not None:
        wanted = min(0, wanted + now.attack.markers)
    missing = max(0, -wanted - clash.pool)
    change_pool(now, clash, wanted + missing)
    if missing:
        yield from discard_hand(now.game, clash, active(now.game, clash), missing, "A28.21")


def change_pool(now: Now, clash: Clash, by: int) -> None:
    """The combat pool changes."""
    if by:
        clash.pool += by
        now.game.tell(events.PoolChanged, now.why, clash.pool - by, clash.pool)


def _defended(now: Now, clash: Clash, wanted: int) -> int:
    """Defensive: the card laid in step 2a brings 1 marker less in total (A28.24)."""
    if clash.step is not LAY_FIRST or now.laid is None:
        return wanted
    first = clash.markers_in_2a == 0
    clash.markers_in_2a += wanted
    if first and has_trait(now.game, clash, DEFENSIVE, active(now.game, clash)):
        return wanted - 1
    return wanted


@resolves(w.Steps)
def steps(effect: w.Steps, now: Now) -> None:
    """The marker of the relation track moves (A26.38); abilities may soften a reaction."""
    clash, wanted = running(now), number(now, effect.steps)
    if wanted < 0 and now.attack is not None:
        softened = min(-wanted, now.attack.steps)
        now.attack.steps -= softened
        wanted += softened
    move_relation(now.game, clash, wanted, now.why)


@asks(w.Draw)
def draw(effect: w.Draw, now: Now) -> Flow[None]:
    """Cards from the own deck (A26.39)."""
    clash = running(now)
    hit = yield from whom(now, effect.who)
    for each in hit:
        cards = number(now, effect.cards)
        if clash.art is DIPLOMACY and now.row >= 0 and standing(now.game, each, DrawBecomesStep):
            way = yield from choose(each.seat, [DRAW, STEP], "draw_or_step", "A22.02")
            if way is STEP:
                move_relation(now.game, clash, 1, "A22.02")
                continue
        draw_cards(now.game, clash, each, cards, now.why)


@asks(w.Variable)
def variable(effect: w.Variable, now: Now) -> Flow[None]:
    """What the table of the present stage says for the attribute it is connected with; a bonus for
    any holds for each (A26.46 to A26.48).
    """
    for _ in range(effect.times):
        yield from carry(variable_bonus(running(now), now.row), now)


def variable_bonus(clash: Clash, row: int) -> tuple[Effect, ...]:
    """What a variable bonus of a row brings in the present stage."""
    bonuses = stage_of(clash).variable
    own = (bonuses.empathy, bonuses.caution, bonuses.spirituality)
    named = own[row] if 0 <= row < len(own) else ()
    return tuple(named or bonuses.anything)


@resolves(w.Extra)
def extra(effect: w.Extra, now: Now) -> None:
    """It was decisive when the card was laid (A26.40)."""


@resolves(w.Empty)
def empty(effect: w.Empty, now: Now) -> None:
    """Nothing (A26.10)."""


@asks(w.DiscardLast)
def discard_last(effect: w.DiscardLast, now: Now) -> Flow[None]:
    """The last card of the sequence; the encounter card cannot be discarded (A26.42, A26.43)."""
    clash = running(now)
    if clash.sequence:
        yield from discard_laid(now.game, clash, clash.sequence[-1], "A26.42")


# --- Abilities ------------------------------------------------------------------------------------


@resolves(w.AddCharges)
def add_charges(effect: w.AddCharges, now: Now) -> None:
    """Charges onto this card (A26.32)."""
    if now.laid is not None:
        now.laid.charges += number(now, effect.charges)


@resolves(w.AddTime)
def add_time(effect: w.AddTime, now: Now) -> None:
    """Time tokens."""
    if effect.enemy:
        running(now).time += effect.tokens
    elif now.laid is not None:
        now.laid.time += effect.tokens


@asks(w.DiscardThisLaid)
def discard_this(effect: w.DiscardThisLaid, now: Now) -> Flow[None]:
    """This card leaves the sequence."""
    clash = running(now)
    if now.laid is not None and now.laid in clash.sequence:
        yield from discard_laid(now.game, clash, now.laid, now.why)


@resolves(w.LayHandCard)
def lay_hand_card(effect: w.LayHandCard, now: Now) -> None:
    """One more card may be laid in step 2b without its bonus."""
    running(now).may_lay += 1


@asks(w.ReturnFromDiscards)
def return_from_discards(effect: w.ReturnFromDiscards, now: Now) -> Flow[None]:
    """Cards of own choice back into the hand."""
    assert now.actor is not None
    pile = now.actor.discard_pile
    chosen = yield from choose_some(
        now.actor.seat, pile[:], effect.cards, effect.cards, "from_discards", now.why
    )
    for card in chosen:
        now.game.move(card, pile, now.actor.hand)


@asks(w.LookAtDeck)
def look_at_deck(effect: w.LookAtDeck, now: Now) -> Flow[None]:
    """The top cards: some into the hand, the others under the deck."""
    assert now.actor is not None
    deck = now.actor.decks[running(now).art]
    seen = deck[-effect.cards :][::-1]
    if seen:
        now.game.reveal()
    taken = yield from choose_some(
        now.actor.seat, seen, effect.take, effect.take, "from_deck", now.why
    )
    for card in taken:
        now.game.move(card, deck, now.actor.hand)
    for card in seen:
        if card not in taken:
            deck.remove(card)
            deck.insert(0, card)


@asks(w.DiscardHand)
def discard_hand_cards(effect: w.DiscardHand, now: Now) -> Flow[None]:
    """Hand cards, or the top of the deck for those that are missing (A27.23)."""
    hit = yield from whom(now, effect.who)
    for each in hit:
        yield from discard_hand(now.game, running(now), each, number(now, effect.cards), now.why)


@resolves(w.DiscardTop)
def discard_top_cards(effect: w.DiscardTop, now: Now) -> None:
    """The top cards of the deck (A27.25)."""
    assert now.actor is not None
    discard_top(now.game, running(now), now.actor, number(now, effect.cards), now.why)


def modify_attack(effect: Effect, now: Now) -> None:
    """Whatever changes the attack does so when it comes (A26.26); using it does nothing yet."""


for modifier in MODIFIERS:
    resolves(modifier)(modify_attack)


# --- What enemies do ------------------------------------------------------------------------------


@resolves(w.RunsAway)
def runs_away(effect: w.RunsAway, now: Now) -> None:
    """The encounter is over, neither won nor lost (A28.09)."""
    running(now).outcome = Outcome.RAN_AWAY


@resolves(w.MustFlee)
def must_flee(effect: w.MustFlee, now: Now) -> None:
    """The character flees; from diplomacy all do (A28.15, A29.20)."""
    assert now.actor is not None
    running(now).fleeing |= now.actor.bit


@resolves(w.LoseCharges)
def lose_charges(effect: w.LoseCharges, now: Now) -> None:
    """All charges of the last card go to the supply, without effect (A26.35)."""
    clash = running(now)
    if clash.sequence:
        clash.sequence[-1].charges = 0
