"""The words that cards are written in: effects (imperatives), conditions and standing abilities.

An action has one target (`at=`), and its effects act on that target, on the acting hero or on the
table. Every word is executed by one resolver and rendered in both languages, so the printed text
cannot disagree with what happens.

One long file on purpose: an author of cards finds every word in one place, and each is a few lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.engine.content import Frozen
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.terms import Condition, Destination, Kind, Number, Trigger, Zone

# --- Effects of hero actions ----------------------------------------------------------------------


@dataclass(frozen=True)
class Against(Frozen):
    """Other damage against enemies that have a keyword."""

    having: Keyword
    physical: int = 0
    magical: int = 0


@dataclass(frozen=True)
class Deal(Effect):
    """Deal damage to each target; all of it is one attack against each of them."""

    physical: int = 0
    magical: int = 0
    against: Against | None = None


@dataclass(frozen=True)
class Bonus(Effect):
    """Change the action in flight; never a second attack (V17.11)."""

    physical: int = 0
    magical: int = 0
    focus: int = 0
    reach: int = 0
    targets: int = 0
    regeneration: int = 0
    defence_elsewhere: int = 0  # lowers physical defence of a target outside the own hero zone


@dataclass(frozen=True)
class Focus(Effect):
    """Move the focus marker: right if positive, left if negative."""

    fields: Number


@dataclass(frozen=True)
class HalveFocus(Effect):
    """Halve the hero's enemy focus, rounded down."""


@dataclass(frozen=True)
class MayDiscard(Effect):
    """You may discard cards with a keyword; each brings its effects, all of them together
    (V16.53).
    """

    having: Keyword
    up_to: int
    each: Sequence[Effect]
    or_else: Sequence[Effect] = ()  # instead of `each`, by own choice for each card
    from_zone_too: bool = (
        False  # another card of that keyword in the own hero zone may be taken as well
    )


@dataclass(frozen=True)
class Prevent(Effect):
    """Take damage of one type away before it becomes wounds; two amounts mean one or the other."""

    physical: int = 0
    magical: int = 0


@dataclass(frozen=True)
class Redirect(Effect):
    """The damage is dealt to the acting hero instead; some of it is prevented, of whichever
    type.
    """

    prevent: int = 0


@dataclass(frozen=True)
class Regenerate(Effect):
    """Each target hero (the own hero if there is none) receives regeneration points."""

    points: int


@dataclass(frozen=True)
class Unbury(Effect):
    """Move cards of the target hero from the graveyard to the discard pile."""

    up_to: int


@dataclass(frozen=True)
class Cleanse(Effect):
    """Remove condition tokens from the target hero (the own hero if there is none); 0 means all."""

    up_to: int
    kinds: Sequence[Condition] = (
        Condition.BURN,
        Condition.POISON,
        Condition.DAZE,
        Condition.WEAKNESS,
    )
    may: bool = False


@dataclass(frozen=True)
class Afflict(Effect):
    """Put condition tokens on each target; an enemy's or encounter's effect puts them on the hero
    concerned.
    """

    condition: Condition
    tokens: int = 1


@dataclass(frozen=True)
class Calm(Effect):
    """Calm each target."""


@dataclass(frozen=True)
class MoveEnemy(Effect):
    """Move each target into the own hero zone or into the adventure zone."""

    to: Zone


@dataclass(frozen=True)
class MoveAllEnemies(Effect):
    """Move all enemies from the own hero zone to the adventure zone, in an order of the players'
    choice.
    """


@dataclass(frozen=True)
class SwapEnemies(Effect):
    """The two targets exchange their places and keep their tokens."""


@dataclass(frozen=True)
class PutUnderEnemyDeck(Effect):
    """Put the target, which must not be a final enemy, under its enemy deck."""


@dataclass(frozen=True)
class Draw(Effect):
    """The hero draws cards."""

    cards: int


@dataclass(frozen=True)
class DiscardCards(Effect):
    """The hero discards hand cards, of a keyword if one is named, as far as possible."""

    cards: int
    having: Sequence[Keyword] = ()


@dataclass(frozen=True)
class BuryCards(Effect):
    """The hero buries cards from hand, discard pile or the top of the deck."""

    cards: int


@dataclass(frozen=True)
class BuryFromDiscardPile(Effect):
    """The hero buries cards of own choice from the discard pile, as far as possible."""

    cards: int


@dataclass(frozen=True)
class PlaceCard(Effect):
    """Put this card somewhere; several destinations are an own choice."""

    to: Sequence[Destination]


@dataclass(frozen=True)
class ResolveAction(Effect):
    """Resolve an action of a card in the own hero zone as part of this one (embedded action)."""

    of: Keyword
    kinds: Sequence[Kind] = (Kind.NORMAL,)
    bonus: Bonus = Bonus()  # only if the embedded action deals physical damage
    discard_it: bool = False  # the card of the embedded action is discarded


@dataclass(frozen=True)
class DiscardUsedCard(Effect):
    """The card whose action this reflex modifies is discarded."""


@dataclass(frozen=True)
class GainLoot(Effect):
    """The loot pool gains loot tokens."""

    tokens: int


@dataclass(frozen=True)
class LoseLoot(Effect):
    """The loot pool loses loot tokens, as far as there are any."""

    tokens: int


@dataclass(frozen=True)
class MoveTime(Effect):
    """Move the time marker."""

    fields: int


@dataclass(frozen=True)
class MoveReinforcement(Effect):
    """Move the reinforcement marker; to the left at most to the starting position."""

    fields: Number


@dataclass(frozen=True)
class Recall(Effect):
    """Move 1 card with one of the keywords from the own discard pile to the top of the deck, if
    there is one.
    """

    having: Sequence[Keyword]


@dataclass(frozen=True)
class TakeFromTop(Effect):
    """Look at the top cards of the own deck, take one to hand and put the others back in
    any order.
    """

    look_at: int


@dataclass(frozen=True)
class GainNormalAction(Effect):
    """One more normal action in this hero turn."""


@dataclass(frozen=True)
class PutProgress(Effect):
    """Put progress tokens on the active encounter."""

    tokens: int = 1


@dataclass(frozen=True)
class PutTokenFromShadows(Effect):
    """Put a progress token on the active encounter that has a progress section, or on an own card
    that holds tokens.
    """

    tokens: int = 1


@dataclass(frozen=True)
class ReplaceReward(Effect):
    """Draw 1 more reward, put one of the two under the reward deck and go on with the other."""


@dataclass(frozen=True)
class BuryInstead(Effect):
    """The card that would return to the reward deck is buried instead."""


@dataclass(frozen=True)
class SpendToken(Effect):
    """As a cost: remove progress tokens from this card."""

    tokens: int = 1


# --- Effects of enemies, encounters, locations, time cards ----------------------------------------


@dataclass(frozen=True)
class EachHero(Effect):
    """Carry the effects out for every hero in play."""

    do: Sequence[Effect]


@dataclass(frozen=True)
class EachOtherHero(Effect):
    """Carry the effects out for every hero but the own one."""

    do: Sequence[Effect]


@dataclass(frozen=True)
class LowestFocusHero(Effect):
    """Carry the effects out for the hero with the lowest focus; on a tie the players choose."""

    do: Sequence[Effect]


@dataclass(frozen=True)
class Choose(Effect):
    """The hero's player carries out one of the lists of effects."""

    one_of: Sequence[Sequence[Effect]]


@dataclass(frozen=True)
class MayHalveFocus(Effect):
    """The hero may halve the own focus."""


@dataclass(frozen=True)
class MayCalm(Effect):
    """The players may calm 1 enemy in play."""


@dataclass(frozen=True)
class TakeDamage(Effect):
    """The hero is dealt damage; `preventable` decides whether reflexes help."""

    physical: int = 0
    magical: int = 0
    preventable: bool = True


@dataclass(frozen=True)
class Attack(Effect):
    """This enemy is activated at once and attacks the hero in whose zone it is (V21.03)."""

    may_cancel_by_discarding: int = 0


@dataclass(frozen=True)
class AttackNoticed(Effect):
    """This enemy attacks each hero whose focus is high enough."""

    focus_at_least: int


@dataclass(frozen=True)
class Heal(Effect):
    """This enemy loses wound tokens; 0 means all of them."""

    wounds: int


@dataclass(frozen=True)
class HealKin(Effect):
    """Enemies with a keyword lose wound tokens: in the same hero zone, and elsewhere."""

    having: Keyword
    here: int
    elsewhere: int = 0


@dataclass(frozen=True)
class HealPerKin(Effect):
    """This enemy loses 1 wound token for each enemy with a keyword in play, up to a limit."""

    having: Keyword
    at_most: Number


@dataclass(frozen=True)
class EnrageOwn(Effect):
    """Each hero concerned enrages 1 furious enemy in the own hero zone, if possible."""


@dataclass(frozen=True)
class EnrageOther(Effect):
    """Enrage 1 other enemy in the same hero zone (with a keyword, if named), if possible."""

    having: Keyword | None = None
    furious: bool = False


@dataclass(frozen=True)
class EnrageKin(Effect):
    """Enrage all enemies with a keyword in the same hero zone."""

    having: Keyword


@dataclass(frozen=True)
class EnrageSelfIfGraveyard(Effect):
    """This enemy is enraged if the hero's graveyard holds a card."""


@dataclass(frozen=True)
class RepeatAbility(Effect):
    """Carry out the effects of an own ability as if its trigger had happened."""

    ability: str


@dataclass(frozen=True)
class StealGear(Effect):
    """Attach 1 gear card from the hero's zone to this enemy; it returns to hand when the enemy
    leaves play.
    """


@dataclass(frozen=True)
class StealProgress(Effect):
    """Move 1 progress token from the encounter to this enemy; it returns when the enemy leaves
    play.
    """


@dataclass(frozen=True)
class Reanimate(Effect):
    """Draw enemies of this enemy's colour until one has the keyword; it enters this hero zone."""

    having: Keyword


@dataclass(frozen=True)
class RaiseThreat(Effect):
    """Raise the threat of the active location."""

    times: int = 1


@dataclass(frozen=True)
class RaiseNeighbourThreat(Effect):
    """Raise the threat of one revealed location adjacent to the active one, players choose, if
    there is one.
    """


@dataclass(frozen=True)
class AddStartingEnemies(Effect):
    """Draw more starting enemies."""

    enemies: int
    having: Keyword | None = None


@dataclass(frozen=True)
class FetchEnemy(Effect):
    """Take one enemy of that name from its deck or discard pile, if there is one, into the row;
    shuffle the deck.
    """

    enemy: str


@dataclass(frozen=True)
class MayUnburyOne(Effect):
    """The hero may move 1 card from the graveyard to the discard pile."""


@dataclass(frozen=True)
class SummonFinalEnemy(Effect):
    """The final enemy enters at the right end of the row, once enough enemies were killed in this
    encounter.
    """

    after_kills: Number
    after_kills_hard: Number


@dataclass(frozen=True)
class TurnAdventureToken(Effect):
    """Turn the adventure token of the active location and carry out what its letter means."""


@dataclass(frozen=True)
class RemoveAnchor(Effect):
    """Remove the face-up adventure token of the active location."""


@dataclass(frozen=True)
class SingLine(Effect):
    """Advance the song by a letter; past the last one remove all letters and move time 1 right."""

    letters: int = 6


@dataclass(frozen=True)
class SilenceSong(Effect):
    """Take letters of the song back."""

    letters: int


@dataclass(frozen=True)
class BreakSeal(Effect):
    """Break a seal of the final enemy."""


# --- Conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Requirement(Frozen):
    """Base of everything that can stand after "only if"."""


@dataclass(frozen=True)
class FocusAtMost(Requirement):
    """The own focus is low enough."""

    focus: int


@dataclass(frozen=True)
class NoEnemyHere(Requirement):
    """No enemy is in the own hero zone."""


@dataclass(frozen=True)
class EncounterActive(Requirement):
    """An encounter is active (or none is)."""

    active: bool = True


@dataclass(frozen=True)
class NoEnemyInRow(Requirement):
    """No enemy is in the adventure zone."""


@dataclass(frozen=True)
class NoEnemyInPlay(Requirement):
    """No enemy is in play, or none with the keyword."""

    having: Keyword | None = None


@dataclass(frozen=True)
class ProgressAtLeast(Requirement):
    """Enough progress tokens lie on the active encounter."""

    tokens: Number


@dataclass(frozen=True)
class FinalEnemyKilled(Requirement):
    """The final enemy is killed."""


@dataclass(frozen=True)
class HasCondition(Requirement):
    """The hero has at least 1 condition token."""


@dataclass(frozen=True)
class NoProgressPlaced(Requirement):
    """The hero placed no progress this round."""


@dataclass(frozen=True)
class IsResting(Requirement):
    """The hero rests now."""


@dataclass(frozen=True)
class DeckIs(Requirement):
    """The active encounter draws from that enemy deck."""

    colour: int


@dataclass(frozen=True)
class Unwounded(Requirement):
    """This enemy took no wounds this round."""


@dataclass(frozen=True)
class At(Requirement):
    """The active location has a keyword."""

    place: Keyword


@dataclass(frozen=True)
class HeroesAtLeast(Requirement):
    """So many heroes started the game."""

    heroes: int


@dataclass(frozen=True)
class SealBroken(Requirement):
    """At least one seal is broken."""


# --- Standing abilities: they hold all the time and change what a rule reckons with ---------------


@dataclass(frozen=True)
class Standing(Frozen):
    """Base of everything that holds as long as its card is in place."""


@dataclass(frozen=True)
class HarderToReach(Standing):
    """Needs 1 more range to be targeted, unless all enemies in the same zone are ranged."""


@dataclass(frozen=True)
class Untargetable(Standing):
    """Cannot be targeted until it has attacked once in this zone; discarding cards in the own turn
    ends it.
    """

    discard_to_end: int


@dataclass(frozen=True)
class Unaffected(Standing):
    """Cannot be affected by card effects (V2.05)."""


@dataclass(frozen=True)
class LowerDrawLimit(Standing):
    """The draw limit of the hero is lower; several do not add up."""

    by: int


@dataclass(frozen=True)
class MoreDamage(Standing):
    """Attacks deal more damage of the printed kinds (`physical` for those without)."""

    physical: int = 0
    magical: int = 0


@dataclass(frozen=True)
class MoreDamagePerWound(Standing):
    """Attacks deal +1 physical damage for each wound on it."""


@dataclass(frozen=True)
class MoreDamagePerKin(Standing):
    """Attacks deal +1 physical damage for each other enemy with the keyword in the same
    hero zone.
    """

    having: Keyword


@dataclass(frozen=True)
class DamageIsLife(Standing):
    """Attacks deal 1 physical damage for each life point left."""


@dataclass(frozen=True)
class MoreDefence(Standing):
    """More defence."""

    physical: int = 0
    magical: int = 0


@dataclass(frozen=True)
class DefencePerToken(Standing):
    """More defence of both kinds for each face-up adventure token on the board."""

    each: int


@dataclass(frozen=True)
class Slow(Standing):
    """Is not activated to attack in the round in which it entered a hero zone."""


@dataclass(frozen=True)
class IgnoreSlow(Standing):
    """Attacks even in the round in which it entered a hero zone."""


@dataclass(frozen=True)
class Relentless(Standing):
    """Is not discarded from a hero zone when enemies are dispersed."""


@dataclass(frozen=True)
class LendRelentless(Standing):
    """One other enemy with the keyword in the same hero zone is relentless too, players choose
    which.
    """

    having: Keyword


@dataclass(frozen=True)
class ShrugsOff(Standing):
    """Actions with the keyword trigger no vulnerability and deal less damage."""

    keyword: Keyword
    less: int


@dataclass(frozen=True)
class NoRegenerationHere(Standing):
    """Heroes in the same zone cannot receive regeneration."""


@dataclass(frozen=True)
class KeywordDamage(Standing):
    """Damage actions with the keyword deal more (or less) magical damage here."""

    having: Keyword
    magical: int


@dataclass(frozen=True)
class KeywordReach(Standing):
    """Actions with the keyword get more range here."""

    having: Keyword
    reach: int


@dataclass(frozen=True)
class ReachReduced(Standing):
    """Range 2 and more is reduced here."""

    by: int


@dataclass(frozen=True)
class ThreatNeverRises(Standing):
    """The threat of this location cannot be raised; time does not move either."""


@dataclass(frozen=True)
class FreeScouting(Standing):
    """Revealing adjacent locations costs no loot, so many times per travel phase."""

    locations: int


@dataclass(frozen=True)
class MoreRewards(Standing):
    """Completing an encounter here brings more rewards."""

    cards: int


@dataclass(frozen=True)
class LowFocusDamage(Standing):
    """While the own focus is low enough, own damage actions deal more physical damage."""

    focus_at_most: int
    physical: int


@dataclass(frozen=True)
class MoreShadowTokens(Standing):
    """Whenever a token is put from the shadows, one more is put."""


@dataclass(frozen=True)
class HoldsTokens(Standing):
    """Progress tokens can be put on this card."""


# --- What answers to a trigger --------------------------------------------------------------------


@dataclass(frozen=True)
class When(Frozen):
    """Carry effects out whenever something happens, if the conditions hold."""

    trigger: Trigger
    do: Sequence[Effect]
    having: Keyword | None = None  # for kills: only of enemies with the keyword
    colour: int | None = None  # for kills: only of enemies of that deck
    only_if: Sequence[Requirement] = ()
    at_least: int = (
        0  # for hits on the encounter: one token per action that deals so much; 0: one per point
    )


@dataclass(frozen=True)
class Task(Frozen):
    """What a player may do once per hero turn for the active encounter: discard hand cards for
    progress.
    """

    discard: int
    do: Sequence[Effect]
    only_if: Sequence[Requirement] = ()
    at_turn_end: bool = False
