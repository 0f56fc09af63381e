"""The words that cards are written in: effects (imperatives), conditions and standing abilities.

An action has one target (`at=`), and its effects act on that target, on the acting hero or on the
table. Every word is executed by one resolver and rendered in both languages, so the printed text
cannot disagree with what happens.

One long file on purpose: an author of cards finds every word in one place, and each is a few lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Frozen, word
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Option
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.terms import Condition, Destination, Kind, Number, Trigger, Zone

# --- Effects of hero actions ----------------------------------------------------------------------


@word
class Against(Frozen):
    """Other damage against enemies that have a keyword."""

    having: Keyword
    physical: int = 0
    magical: int = 0


@word
class Deal(Effect):
    """Deal damage to each target; all of it is one attack against each of them."""

    physical: int = 0
    magical: int = 0
    against: Against | None = None


@word
class Bonus(Effect):
    """Change the action in flight; never a second attack (V17.11)."""

    physical: int = 0
    magical: int = 0
    focus: int = 0
    reach: int = 0
    targets: int = 0
    regeneration: int = 0
    defence_elsewhere: int = 0  # lowers physical defence of a target outside the own hero zone


@word
class Focus(Effect):
    """Move the focus marker: right if positive, left if negative."""

    fields: Number


@word
class HalveFocus(Effect):
    """Halve the hero's enemy focus, rounded down."""


@word
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


@word
class Prevent(Effect):
    """Take damage of one type away before it becomes wounds; two amounts mean one or the other."""

    physical: int = 0
    magical: int = 0


@word
class Redirect(Effect):
    """The damage is dealt to the acting hero instead; some of it is prevented, of whichever
    type.
    """

    prevent: int = 0


@word
class Regenerate(Effect):
    """Each target hero (the own hero if there is none) receives regeneration points."""

    points: int


@word
class Unbury(Effect):
    """Move cards of the target hero from the graveyard to the discard pile."""

    up_to: int


@word
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


@word
class Afflict(Effect):
    """Put condition tokens on each target; an enemy's or encounter's effect puts them on the hero
    concerned.
    """

    condition: Condition
    tokens: int = 1


@word
class Calm(Effect):
    """Calm each target."""


@word
class MoveEnemy(Effect):
    """Move each target into the own hero zone or into the adventure zone."""

    to: Zone


@word
class MoveAllEnemies(Effect):
    """Move all enemies from the own hero zone to the adventure zone, in an order of the players'
    choice.
    """


@word
class SwapEnemies(Effect):
    """The two targets exchange their places and keep their tokens."""


@word
class PutUnderEnemyDeck(Effect):
    """Put the target, which must not be a final enemy, under its enemy deck."""


@word
class Draw(Effect):
    """The hero draws cards."""

    cards: int


@word
class DiscardCards(Effect):
    """The hero discards hand cards, of a keyword if one is named, as far as possible."""

    cards: int
    having: Sequence[Keyword] = ()


@word
class BuryCards(Effect):
    """The hero buries cards from hand, discard pile or the top of the deck."""

    cards: int


@word
class BuryFromDiscardPile(Effect):
    """The hero buries cards of own choice from the discard pile, as far as possible."""

    cards: int


@word
class PlaceCard(Effect):
    """Put this card somewhere; several destinations are an own choice."""

    to: Sequence[Destination]


@word
class ResolveAction(Effect):
    """Resolve an action of a card in the own hero zone as part of this one (embedded action)."""

    of: Keyword
    kinds: Sequence[Kind] = (Kind.NORMAL,)
    bonus: Bonus = Bonus()  # only if the embedded action deals physical damage
    discard_it: bool = False  # the card of the embedded action is discarded


@word
class DiscardUsedCard(Effect):
    """The card whose action this reflex modifies is discarded."""


@word
class GainLoot(Effect):
    """The loot pool gains loot tokens."""

    tokens: int


@word
class LoseLoot(Effect):
    """The loot pool loses loot tokens, as far as there are any."""

    tokens: int


@word
class MoveTime(Effect):
    """Move the time marker."""

    fields: int


@word
class MoveReinforcement(Effect):
    """Move the reinforcement marker; to the left at most to the starting position."""

    fields: Number


@word
class Recall(Effect):
    """Move 1 card with one of the keywords from the own discard pile to the top of the deck, if
    there is one.
    """

    having: Sequence[Keyword]


@word
class TakeFromTop(Effect):
    """Look at the top cards of the own deck, take one to hand and put the others back in
    any order.
    """

    look_at: int


@word
class GainNormalAction(Effect):
    """One more normal action in this hero turn."""


@word
class PutProgress(Effect):
    """Put progress tokens on the active encounter."""

    tokens: int = 1


@word
class PutTokenFromShadows(Effect):
    """Put a progress token on the active encounter that has a progress section, or on an own card
    that holds tokens.
    """

    tokens: int = 1


@word
class ReplaceReward(Effect):
    """Draw 1 more reward, put one of the two under the reward deck and go on with the other."""


@word
class BuryInstead(Effect):
    """The card that would return to the reward deck is buried instead."""


@word
class SpendToken(Effect):
    """As a cost: remove progress tokens from this card."""

    tokens: int = 1


# --- Effects of enemies, encounters, locations, time cards ----------------------------------------


@word
class EachHero(Effect):
    """Carry the effects out for every hero in play."""

    do: Sequence[Effect]


@word
class EachOtherHero(Effect):
    """Carry the effects out for every hero but the own one."""

    do: Sequence[Effect]


@word
class LowestFocusHero(Effect):
    """Carry the effects out for the hero with the lowest focus; on a tie the players choose."""

    do: Sequence[Effect]


@word
class Choose(Effect):
    """The hero's player carries out one of the lists of effects."""

    one_of: Sequence[Sequence[Effect]]


@word
class MayHalveFocus(Effect):
    """The hero may halve the own focus."""


@word
class MayCalm(Effect):
    """The players may calm 1 enemy in play."""


@word
class TakeDamage(Effect):
    """The hero is dealt damage; `preventable` decides whether reflexes help."""

    physical: int = 0
    magical: int = 0
    preventable: bool = True


@word
class Attack(Effect):
    """This enemy is activated at once and attacks the hero in whose zone it is (V21.03)."""

    may_cancel_by_discarding: int = 0


@word
class AttackNoticed(Effect):
    """This enemy attacks each hero whose focus is high enough."""

    focus_at_least: int


@word
class Heal(Effect):
    """This enemy loses wound tokens; 0 means all of them."""

    wounds: int


@word
class HealKin(Effect):
    """Enemies with a keyword lose wound tokens: in the same hero zone, and elsewhere."""

    having: Keyword
    here: int
    elsewhere: int = 0


@word
class HealPerKin(Effect):
    """This enemy loses 1 wound token for each enemy with a keyword in play, up to a limit."""

    having: Keyword
    at_most: Number


@word
class EnrageOwn(Effect):
    """Each hero concerned enrages 1 furious enemy in the own hero zone, if possible."""


@word
class EnrageOther(Effect):
    """Enrage 1 other enemy in the same hero zone (with a keyword, if named), if possible."""

    having: Keyword | None = None
    furious: bool = False


@word
class EnrageKin(Effect):
    """Enrage all enemies with a keyword in the same hero zone."""

    having: Keyword


@word
class EnrageSelfIfGraveyard(Effect):
    """This enemy is enraged if the hero's graveyard holds a card."""


@word
class RepeatAbility(Effect):
    """Carry out the effects of an own ability as if its trigger had happened."""

    ability: str


@word
class StealGear(Effect):
    """Attach 1 gear card from the hero's zone to this enemy; it returns to hand when the enemy
    leaves play.
    """


@word
class StealProgress(Effect):
    """Move 1 progress token from the encounter to this enemy; it returns when the enemy leaves
    play.
    """


@word
class Reanimate(Effect):
    """Draw enemies of this enemy's colour until one has the keyword; it enters this hero zone."""

    having: Keyword


@word
class RaiseThreat(Effect):
    """Raise the threat of the active location."""

    times: int = 1


@word
class RaiseNeighbourThreat(Effect):
    """Raise the threat of one revealed location adjacent to the active one, players choose, if
    there is one.
    """


@word
class AddStartingEnemies(Effect):
    """Draw more starting enemies."""

    enemies: int
    having: Keyword | None = None


@word
class FetchEnemy(Effect):
    """Take one enemy of that name from its deck or discard pile, if there is one, into the row;
    shuffle the deck.
    """

    enemy: str


@word
class MayUnburyOne(Effect):
    """The hero may move 1 card from the graveyard to the discard pile."""


@word
class SummonFinalEnemy(Effect):
    """The final enemy enters at the right end of the row, once enough enemies were killed in this
    encounter.
    """

    after_kills: Number
    after_kills_hard: Number


@word
class TurnAdventureToken(Effect):
    """Turn the adventure token of the active location and carry out what its letter means."""


@word
class RemoveAnchor(Effect):
    """Remove the face-up adventure token of the active location."""


@word
class SingLine(Effect):
    """Advance the song by a letter; past the last one remove all letters and move time 1 right."""

    letters: int = 6


@word
class SilenceSong(Effect):
    """Take letters of the song back."""

    letters: int


@word
class BreakSeal(Effect):
    """Break a seal of the final enemy."""


# --- Conditions -----------------------------------------------------------------------------------


@word
class Requirement(Frozen):
    """Base of everything that can stand after "only if"."""


@word
class FocusAtMost(Requirement):
    """The own focus is low enough."""

    focus: int


@word
class NoEnemyHere(Requirement):
    """No enemy is in the own hero zone."""


@word
class EncounterActive(Requirement):
    """An encounter is active (or none is)."""

    active: bool = True


@word
class NoEnemyInRow(Requirement):
    """No enemy is in the adventure zone."""


@word
class NoEnemyInPlay(Requirement):
    """No enemy is in play, or none with the keyword."""

    having: Keyword | None = None


@word
class ProgressAtLeast(Requirement):
    """Enough progress tokens lie on the active encounter."""

    tokens: Number


@word
class FinalEnemyKilled(Requirement):
    """The final enemy is killed."""


@word
class HasCondition(Requirement):
    """The hero has at least 1 condition token."""


@word
class NoProgressPlaced(Requirement):
    """The hero placed no progress this round."""


@word
class IsResting(Requirement):
    """The hero rests now."""


@word
class DeckIs(Requirement):
    """The active encounter draws from that enemy deck."""

    colour: int


@word
class Unwounded(Requirement):
    """This enemy took no wounds this round."""


@word
class At(Requirement):
    """The active location has a keyword."""

    place: Keyword


@word
class HeroesAtLeast(Requirement):
    """So many heroes started the game."""

    heroes: int


@word
class SealBroken(Requirement):
    """At least one seal is broken."""


# --- Standing abilities: they hold all the time and change what a rule reckons with ---------------


@word
class Standing(Frozen):
    """Base of everything that holds as long as its card is in place."""


@word
class HarderToReach(Standing):
    """Needs 1 more range to be targeted, unless all enemies in the same zone are ranged."""


@word
class Untargetable(Standing):
    """Cannot be targeted until it has attacked once in this zone; discarding cards in the own turn
    ends it.
    """

    discard_to_end: int


@word
class Unaffected(Standing):
    """Cannot be affected by card effects (V2.05)."""


@word
class LowerDrawLimit(Standing):
    """The draw limit of the hero is lower; several do not add up."""

    by: int


@word
class MoreDamage(Standing):
    """Attacks deal more damage of the printed kinds (`physical` for those without)."""

    physical: int = 0
    magical: int = 0


@word
class MoreDamagePerWound(Standing):
    """Attacks deal +1 physical damage for each wound on it."""


@word
class MoreDamagePerKin(Standing):
    """Attacks deal +1 physical damage for each other enemy with the keyword in the same
    hero zone.
    """

    having: Keyword


@word
class DamageIsLife(Standing):
    """Attacks deal 1 physical damage for each life point left."""


@word
class MoreDefence(Standing):
    """More defence."""

    physical: int = 0
    magical: int = 0


@word
class DefencePerToken(Standing):
    """More defence of both kinds for each face-up adventure token on the board."""

    each: int


@word
class Slow(Standing):
    """Is not activated to attack in the round in which it entered a hero zone."""


@word
class IgnoreSlow(Standing):
    """Attacks even in the round in which it entered a hero zone."""


@word
class Relentless(Standing):
    """Is not discarded from a hero zone when enemies are dispersed."""


@word
class LendRelentless(Standing):
    """One other enemy with the keyword in the same hero zone is relentless too, players choose
    which.
    """

    having: Keyword


@word
class ShrugsOff(Standing):
    """Actions with the keyword trigger no vulnerability and deal less damage."""

    keyword: Keyword
    less: int


@word
class NoRegenerationHere(Standing):
    """Heroes in the same zone cannot receive regeneration."""


@word
class KeywordDamage(Standing):
    """Damage actions with the keyword deal more (or less) magical damage here."""

    having: Keyword
    magical: int


@word
class KeywordReach(Standing):
    """Actions with the keyword get more range here."""

    having: Keyword
    reach: int


@word
class ReachReduced(Standing):
    """Range 2 and more is reduced here."""

    by: int


@word
class ThreatNeverRises(Standing):
    """The threat of this location cannot be raised; time does not move either."""


@word
class FreeScouting(Standing):
    """Revealing adjacent locations costs no loot, so many times per travel phase."""

    locations: int


@word
class MoreRewards(Standing):
    """Completing an encounter here brings more rewards."""

    cards: int


@word
class LowFocusDamage(Standing):
    """While the own focus is low enough, own damage actions deal more physical damage."""

    focus_at_most: int
    physical: int


@word
class MoreShadowTokens(Standing):
    """Whenever a token is put from the shadows, one more is put."""


@word
class HoldsTokens(Standing):
    """Progress tokens can be put on this card."""


# --- What answers to a trigger --------------------------------------------------------------------


@word
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


@word
class Task(Option[object], Frozen):
    """What a player may do once per hero turn for the active encounter: discard hand cards for
    progress.
    """

    discard: int
    do: Sequence[Effect]
    only_if: Sequence[Requirement] = ()
    at_turn_end: bool = False

    @property
    def id(self) -> str:
        """There is one at most."""
        return "task"
