"""Cards that a repair puts elsewhere: taken from where they lie, never made and never lost.

The host plays too. So nothing that lies face down decides whether a word is refused: a card that is
named comes from wherever it lies, and face-down piles count as everybody saw them when the repair
began. Who names a face-down pile to take a card from is not told whether the card was there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import MANY
from tafelrunde.engine.repairs import Put, called
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.board import MAINLAND
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    Bomb,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    Printed,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.repairs.tokens import leave_den, lodge, return_tile
from tafelrunde.games.hexer.rules.alchemy import potion_limit
from tafelrunde.games.hexer.rules.deck import ROW_NAMES
from tafelrunde.games.hexer.scenarios.forms import TERRAINS
from tafelrunde.games.hexer.state import Fight, Game, Player
from tafelrunde.games.hexer.terms import (
    BOMB_LIMIT,
    HAND_LIMIT,
    ROW,
    SECOND_STACK,
    Expansion,
    Kind,
    Opponent,
    Terrain,
)
from tafelrunde.games.hexer.turn.stories import return_event
from tafelrunde.games.hexer.views import FACE_DOWN

TOP: Final = "top"
"""Instead of a card: whichever lies on top of a face-down pile."""

OUT: Final = "out"
UNSEEN: Final = "out, unseen"
"""Attack cards that left the game face down; no word names them."""

FIXED: Final = "fixed"
"""The kind of what stays where it is: Dagon and the Legendary Monster."""

STAY: Final = frozenset(("attack", "special_attack", "legendary_attack", "movement", FIXED))
"""What never leaves the game by a repair."""

RANKS: Final = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Pile:
    """Where cards lie: which kinds may, how many at most, and whether everybody sees them."""

    name: str
    cards: list[Card]
    kinds: frozenset[str]
    hidden: bool = False
    most: int = MANY
    takes: bool = True  # whether a repair can put cards there

    @property
    def has_top(self) -> bool:
        """Whether its top card can be put elsewhere, unseen; a hand has none."""
        return self.hidden and self.name != UNSEEN and not self.name.endswith(".hand")


def kind_of(printed: Printed) -> str:
    """Cards of one kind can lie in the same places."""
    match printed:
        case ActionCard():
            return f"cards of {printed.owner}" if printed.owner else ROW_NAMES[printed.kind]
        case Medallion():
            return f"medallions of {printed.owner}"
        case Monster():
            return FIXED if printed is library.DAGON else f"monster {printed.rank}"
        case MonsterAttack():
            return "legendary_attack" if printed.legendary else "attack"
        case ExplorationCard():
            return printed.deck.value
        case EventCard():
            return "event" if printed.keep is None else "item"
        case _:
            return KINDS.get(type(printed), FIXED)


KINDS: Final[dict[type, str]] = {
    Potion: "potion",
    Bomb: "bomb",
    Mutagen: "mutagen",
    AttributeTrophy: "attribute_trophy",
    DagonBonus: "dagon_bonus",
    SpecialAttack: "special_attack",
    MovementCard: "movement",
    DestructionToken: "destruction",
    SkelligeCard: "skellige",
}
SHARED_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "potion_deck": ("potion",),
    "potion_discards": ("potion",),
    "bomb_deck": ("bomb",),
    "bomb_discards": ("bomb",),
    "mutagen_deck": ("mutagen",),
    "attribute_trophies": ("attribute_trophy",),
    "city": ("city",),
    "city_discards": ("city",),
    "wilderness": ("wilderness",),
    "wilderness_discards": ("wilderness",),
    "skellige": ("skellige",),
    "skellige_discards": ("skellige",),
    "events": ("event", "item"),
    "second_stack": ("monster 1",),
    "attack_deck": ("attack", "special_attack"),
    "attack_aside": ("attack",),
    "legend_deck": ("legendary_attack",),
    "movement_deck": ("movement",),
    "movement_discards": ("movement",),
    "destruction_pile": ("destruction",),
    "dagon_bonuses": ("dagon_bonus",),
}


# --- Where cards can lie --------------------------------------------------------------------------


def piles_of(game: Game) -> dict[str, Pile]:
    """Every pile of this game by name; those of players come last, as they are searched last."""
    here = {kind_of(card.printed) for card in game.cards if card.printed is not None}
    every = [*_market_piles(game), *_shared_piles(game), *_monster_piles(game)]
    if game.fight is not None:
        every += _fight_piles(game, game.fight)
    every.append(Pile(OUT, game.out, frozenset(here - STAY)))
    every.append(Pile(UNSEEN, game.out, frozenset(here & STAY), hidden=True, takes=False))
    for player in game.players:
        every += _player_piles(game, player)
    return {pile.name: pile for pile in every if pile.kinds & here}


def _market_piles(game: Game) -> Iterator[Pile]:
    for kind in Kind:
        market, name = game.markets[kind], ROW_NAMES[kind]
        if market is not None:
            row = [card for card in market.row if card is not None]
            cards = frozenset((name,))
            yield Pile(f"rows.{name}", row, cards, most=ROW)
            yield Pile(f"row_discards.{name}", market.discards, cards)
            yield Pile(f"row_decks.{name}", market.deck, cards, hidden=True)


def _shared_piles(game: Game) -> Iterator[Pile]:
    for name, kinds in SHARED_KINDS.items():
        if name == "second_stack" and not SECOND_STACK[len(game.players)]:
            continue
        if name == "attack_aside" and not game.has(Expansion.MONSTERJAGD):
            continue
        cards, hidden = getattr(game, name), name in FACE_DOWN
        takes = name != "attack_aside"  # the stack must not run out of attacks
        yield Pile(name, cards, frozenset(kinds), hidden, takes=takes)


def _monster_piles(game: Game) -> Iterator[Pile]:
    """Tokens by rank, the display, and the destruction tokens on the board."""
    for rank in RANKS:
        kinds = frozenset((f"monster {rank}",))
        yield Pile(f"token_discards.{rank}", game.token_discards[rank - 1], kinds)
        yield Pile(f"tokens.{rank}", game.tokens[rank - 1], kinds, hidden=True)
    for terrain in Terrain:
        den = game.dens[terrain]
        cards = [den.card] if den is not None else []
        yield Pile(f"monsters.{TERRAINS[terrain]}", cards, frozenset(MONSTERS))
    for place in MAINLAND:
        token = game.destruction_on[place.number]
        cards = [token] if token is not None else []
        kinds = frozenset(("destruction",))
        yield Pile(f"destruction_on.{place.id}", cards, kinds, hidden=True, most=1)


MONSTERS: Final = tuple(f"monster {rank}" for rank in RANKS)


def _fight_piles(game: Game, fight: Fight) -> Iterator[Pile]:
    """The life of a monster, and the card that was played last; the combo itself is played."""
    if fight.defender is None:
        legendary = fight.opponent is Opponent.LEGENDARY
        kinds = SHARED_KINDS["legend_deck" if legendary else "attack_deck"]
        yield Pile("fight.discards", fight.discards, frozenset(kinds))
        yield Pile("fight.life", fight.life, frozenset(kinds), hidden=True)
    for side, fighter in zip(("attacker", "defender"), fight.fighters(), strict=False):
        last = [played.card for played in fighter.combo[-1:]]
        kinds = own_cards(game.players[fighter.index])
        yield Pile(f"fight.{side}.combo", last, frozenset(kinds), takes=False)


def own_cards(player: Player) -> tuple[str, ...]:
    """The kinds of the cards that a player can own."""
    return f"cards of {player.id}", ROW_NAMES[player.kind]


def _player_piles(game: Game, player: Player) -> Iterator[Pile]:
    cards = own_cards(player)
    stories = ("city", "wilderness", "skellige", "event", "item")
    medallions = [f"medallions of {other.id}" for other in game.players if other is not player]
    trophies = (*MONSTERS, "attribute_trophy", "dagon_bonus", *medallions)

    def pile(key: str, kinds: tuple[str, ...], hidden: bool = False, most: int = MANY) -> Pile:
        found: list[Card] = getattr(player, key)
        return Pile(f"players.{player.id}.{key}", found, frozenset(kinds), hidden, most)

    yield pile("hand", cards, hidden=True, most=HAND_LIMIT)
    yield pile("deck", cards, hidden=True)
    yield pile("discard_pile", cards)
    yield pile("potions", ("potion",), most=potion_limit(player))
    yield pile("bombs", ("bomb",), most=BOMB_LIMIT)
    yield pile("mutagens", ("mutagen",))
    yield pile("trophies", trophies)
    yield pile("medallions", (f"medallions of {player.id}",))
    yield pile("items", ("item",))
    yield pile("destruction", ("destruction",), hidden=True)
    quests = [quest.card for quest in player.quests]
    yield Pile(f"players.{player.id}.quests", quests, frozenset(stories), takes=False)


def known_counts(game: Game) -> dict[str, int]:
    """How many cards everybody sees lying in the face-down piles."""
    return {name: len(pile.cards) for name, pile in piles_of(game).items() if pile.hidden}


# --- Moving them ----------------------------------------------------------------------------------


def put(game: Game, change: Put, known: dict[str, int]) -> None:
    """Bring a card to the top of a pile, from the named pile or from wherever one lies; `known`
    says how many cards lie face down as far as everybody can tell.
    """
    piles = piles_of(game)
    nameable = {name: pile for name, pile in piles.items() if name != UNSEEN}
    target = called(nameable, ".".join(change.pile), "pile")
    source = called(nameable, ".".join(change.source), "pile") if change.source else None
    if not target.takes:
        raise BadScenario(f"No repair puts anything in {target.name!r}.")
    if change.card == TOP:
        card = _top(source, target, known)
        found = (source, card) if source is not None and card is not None else None
    else:
        _check_card(game, change.card, source, target)
        found = _find(piles, change.card, source, target)
    if known.get(target.name, len(target.cards)) >= target.most:
        raise BadScenario(f"There is no more room in {target.name!r}.")
    if target.hidden:
        known[target.name] += 1
    if found is not None:
        pile, card = found
        _take(game, pile, card)
        _lay(game, target, card)


def from_open_pile(game: Game, change: Put) -> Put:
    """The same change with the open pile from which the card comes; a card that does not lie open
    is refused alike, wherever it lies.
    """
    if change.card == TOP:
        return change
    kind = kind_of(library.printed(change.card))
    piles = {name: pile for name, pile in piles_of(game).items() if name != UNSEEN}
    target = called(piles, ".".join(change.pile), "pile")
    if change.source:
        order = [called(piles, ".".join(change.source), "pile")]
    else:
        own = target.name.rpartition(".")[0]
        order = sorted(piles.values(), key=lambda pile: _rank(pile, own, target))
        order = [pile for pile in order if pile is not target]
    for pile in order:
        there = not pile.hidden and kind in pile.kinds
        if there and any(card.id == change.card for card in pile.cards):
            return replace(change, source=tuple(pile.name.split(".")))
    raise BadScenario(
        f"No {change.card!r} lies open there; what lies face down can only be moved unseen, "
        "as in 'put top from …'."
    )


def _top(source: Pile | None, target: Pile, known: dict[str, int]) -> Card | None:
    """The top card of a face-down pile; None if one that was named before has been the last."""
    if source is None:
        raise BadScenario(
            f"Say from which pile, as in 'put top from potion_deck in {target.name}'."
        )
    if not source.has_top:
        raise BadScenario(f"Name the card: only a face-down pile has a top, not {source.name!r}.")
    if not source.kinds <= target.kinds:
        raise BadScenario(f"What lies in {source.name!r} cannot lie in {target.name!r}.")
    if not known[source.name]:
        raise BadScenario(f"No card lies in {source.name!r}.")
    known[source.name] -= 1
    return source.cards[-1] if source.cards else None


def _check_card(game: Game, name: str, source: Pile | None, target: Pile) -> None:
    """Refuse a card that the rules could never find there."""
    kind = kind_of(library.printed(name))
    for pile in (target, source):
        if pile is not None and kind not in pile.kinds:
            raise BadScenario(f"The card {name!r} cannot lie in {pile.name!r}.")
    if source is target and not target.hidden and [card.id for card in target.cards[-1:]] == [name]:
        raise BadScenario(f"The card {name!r} lies there already.")
    if not any(card.id == name for card in game.cards):
        raise BadScenario(f"The card {name!r} is not in this game.")


def _find(
    piles: dict[str, Pile], name: str, source: Pile | None, target: Pile
) -> tuple[Pile, Card] | None:
    """Where such a card is taken from; None if it is not in the face-down pile that was named."""
    own = target.name.rpartition(".")[0]
    order = [source] if source else sorted(piles.values(), key=lambda p: _rank(p, own, target))
    for pile in order:
        for card in reversed(pile.cards):
            if card.id == name and (source or pile is not target or pile.hidden):
                return pile, card
    if source is not None and source.hidden:
        return None
    where = f"in {source.name!r}" if source else "outside of that pile"
    raise BadScenario(f"No {name!r} lies {where}.")


def _rank(pile: Pile, own: str, target: Pile) -> int:
    """Open piles of the same owner and of the table come first, then everything that is hidden,
    what left the game, and last what others own for all to see.
    """
    near = bool(own) and pile.name.startswith(f"{own}.")
    foreign = pile.name.startswith("players.") and not near
    if pile.hidden:
        return 5 if pile is target or pile.name == UNSEEN else 2 + (not near) + foreign
    if pile.name == OUT:
        return 6
    return 7 if foreign else 1 - near


def _take(game: Game, pile: Pile, card: Card) -> None:
    """A card leaves its pile, with what belongs to its being there."""
    match pile.name.split("."):
        case "rows", _:
            for market in game.markets:
                if market is not None and card in market.row:
                    market.row[market.row.index(card)] = None
        case "monsters", name:
            leave_den(game, Terrain[name.upper()])
        case "destruction_on", _:
            game.destruction_on[game.destruction_on.index(card)] = None
        case "fight", side, "combo":
            _unplay(game, side)
        case "players", _, "quests":
            _drop_quest(game, card)
        case _:
            pile.cards.remove(card)


def _unplay(game: Game, side: str) -> None:
    """The last card leaves the combo; no chain tab of the one before is used any more."""
    assert game.fight is not None
    fighter = game.fight.attacker if side == "attacker" else game.fight.defender
    assert fighter is not None
    fighter.combo.pop()
    for played in fighter.combo[-1:]:
        played.tab = -1


def _drop_quest(game: Game, card: Card) -> None:
    for player in game.players:
        for quest in player.quests[:]:
            if quest.card is card:
                player.quests.remove(quest)
                if quest.tile:
                    return_tile(game, quest.place)


def _lay(game: Game, pile: Pile, card: Card) -> None:
    """A card comes to its pile; in a card row it fills the cheapest gap."""
    match pile.name.split("."):
        case "rows", name:
            market = game.markets[Kind[name.upper()]]
            assert market is not None
            market.row[market.row.index(None)] = card
        case "monsters", name:
            lodge(game, Terrain[name.upper()], card)
        case "destruction_on", name:
            number = next(place.number for place in MAINLAND if place.id == name)
            game.destruction_on[number] = card
        case ["events"]:
            return_event(game, card)
        case _:
            pile.cards.append(card)
