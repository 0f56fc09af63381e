"""Chapter 27, step II: play a combo (Kombo) — which card may follow which."""

from __future__ import annotations

from tafelrunde.games.hexer.nouns import Tab
from tafelrunde.games.hexer.table import Card, Fighter, Play, Played, Player


def first_cards(player: Player, fighter: Fighter) -> list[Play]:
    """The hand cards that a combo may begin with, each boosted too if the energy is there."""
    found = list[Play]()
    known = list[str]()
    for card in player.hand:
        if card.id not in known:
            known.append(card.id)
            _add(found, card, -1, player.shield)
    if fighter.hampers:
        return [play for play in found if is_allowed(fighter, play.card, first=True)]
    return found


def next_cards(player: Player, fighter: Fighter) -> list[Play]:
    """The hand cards whose bar matches a chain tab of the card played last (H27.09, H27.11)."""
    combo = fighter.combo
    last = combo[-1].card
    if not last.chains or is_full(fighter):
        return []
    found = list[Play]()
    known = list[str]()
    chains = last.chains
    for card in player.hand:
        if card.id in known:
            continue
        known.append(card.id)
        if chains >> card.colour & 1:
            for tab, printed in enumerate(last.tabs):
                if printed.colour == card.colour:
                    _add(found, card, tab, player.shield)
        elif fighter.any_tab or fighter.any_bar:
            for tab in range(len(last.tabs)):
                _add_any(found, card, tab, fighter)
    if fighter.hampers:
        return [play for play in found if is_allowed(fighter, play.card, first=False)]
    return found


def _add(found: list[Play], card: Card, tab: int, energy: int) -> None:
    """The card as it is, and boosted (H27.13)."""
    plays = card.plays
    found.append(plays[0][tab + 1])
    if card.boost is not None and card.boost.energy <= energy:
        found.append(plays[1][tab + 1])


def _add_any(found: list[Play], card: Card, tab: int, fighter: Fighter) -> None:
    """A card of another colour, by an ability that allows it."""
    found.append(Play(card, tab, boosted=False, any_bar=not fighter.any_tab))


def is_full(fighter: Fighter) -> bool:
    """Whether a hamper ends the combo here; without one it may be as long as it goes (H27.12)."""
    return any(
        (hamper.combo_at_most is not None
        and len(fighter.combo) >= hamper.combo_at_most)
        or (hamper.first_colours
        and fighter.combo[0].card.colour not in hamper.first_colours)
        for hamper in fighter.hampers
    )


def is_allowed(fighter: Fighter, card: Card, *, first: bool) -> bool:
    """Whether no hamper of this combat turn forbids the card."""
    return all(
        card.colour not in hamper.without
        and (not hamper.only or card.colour in hamper.only)
        and (hamper.kinds_at_most is None or _kinds(fighter, card) <= hamper.kinds_at_most)
        and (not first or card.base.damage >= hamper.first_damage)
        for hamper in fighter.hampers
    )


def _kinds(fighter: Fighter, card: Card) -> int:
    """How many different colours the combo would have."""
    return len({card.colour, *(played.card.colour for played in fighter.combo)})


def play(player: Player, fighter: Fighter, chosen: Play) -> Played:
    """Put a card into the combo; a boost is paid now (H27.14)."""
    if fighter.combo:
        fighter.combo[-1].tab = chosen.tab
    player.hand.remove(chosen.card)
    played = Played(chosen.card, -1, chosen.boosted)
    fighter.combo.append(played)
    fighter.any_bar -= chosen.any_bar
    return played


def used_tab(played: Played) -> Tab | None:
    """The chain tab that the next card hangs on; only that one counts (H27.10, H27.11)."""
    return played.card.tabs[played.tab] if played.tab >= 0 else None


def chains_of(cards: list[Card], length: int) -> list[tuple[Card, ...]]:
    """All ways to chain so many of the cards, one for each way to name them."""
    found: dict[tuple[str, ...], tuple[Card, ...]] = {(card.id,): (card,) for card in cards}
    for _ in range(length - 1):
        found = {
            (*key, card.id): (*chain, card)
            for key, chain in found.items()
            for card in cards
            if card not in chain and chain[-1].chains >> card.colour & 1
        }
    return list(found.values())
