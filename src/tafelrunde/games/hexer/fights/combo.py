"""Chapter 27, step II: play a combo (Kombo) — which card may follow which."""

from __future__ import annotations

from tafelrunde.engine.decisions import Closed
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.nouns import Tab
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.rules.deck import different
from tafelrunde.games.hexer.rules.reasons import because
from tafelrunde.games.hexer.state.physical import Card, Play
from tafelrunde.games.hexer.state.table import Fighter, Game, Played, Player


def first_cards(player: Player, fighter: Fighter, closed: list[Closed] | None = None) -> list[Play]:
    """The hand cards that a combo may begin with, each boosted too if the energy is there."""
    found: list[Play] = []
    for card in different(player.hand):
        _add(found, card, -1, player.shield, closed)
    return allowed(fighter, found, closed)


def next_cards(player: Player, fighter: Fighter, closed: list[Closed] | None = None) -> list[Play]:
    """The hand cards whose bar matches a chain tab of the card played last (H27.09, H27.11), or any
    by an ability.
    """
    last = fighter.combo[-1].card
    if not can_follow(fighter):
        return []
    found: list[Play] = []
    free = fighter.any_tab or fighter.any_bar > 0
    for card in different(player.hand):
        if free or last.chains >> card.colour & 1:
            for tab, printed in enumerate(last.tabs):
                if printed.colour == card.colour:
                    _add(found, card, tab, player.shield, closed)
                elif free:
                    _add_any(found, card, tab, player.shield, fighter)
        elif closed is not None:
            assert last.printed is not None
            no_tab = because("no-tab", last=last.printed.name)
            closed.append(Closed(card.plays[0][0], "H27.09", no_tab))
    return allowed(fighter, found, closed)


def can_follow(fighter: Fighter) -> bool:
    """Whether some card could follow the card played last, as far as everybody can see."""
    return bool(fighter.combo[-1].card.chains) and not is_full(fighter)


def _add(found: list[Play], card: Card, tab: int, energy: int, closed: list[Closed] | None) -> None:
    """The card as it is, and boosted (H27.13)."""
    plays = card.plays
    found.append(plays[0][tab + 1])
    if card.boost is not None and card.boost.energy <= energy:
        found.append(plays[1][tab + 1])
    elif card.boost is not None and closed is not None:
        dear = because("too-little-energy", energy=card.boost.energy, held=energy)
        closed.append(Closed(plays[1][tab + 1], "H27.13", dear))


def _add_any(found: list[Play], card: Card, tab: int, energy: int, fighter: Fighter) -> None:
    """A card of another colour, by an ability that allows it."""
    found.append(Play(card, tab, boosted=False, any_bar=not fighter.any_tab))
    if card.boost is not None and card.boost.energy <= energy:
        found.append(Play(card, tab, boosted=True, any_bar=not fighter.any_tab))


def allowed(fighter: Fighter, found: list[Play], closed: list[Closed] | None) -> list[Play]:
    """What no hamper of this combat turn forbids."""
    if not fighter.hampers:
        return found
    kept = [play for play in found if is_allowed(fighter, play)]
    if closed is not None:
        hampered = because("hampered")
        closed += [Closed(play, "H26.13", hampered) for play in found if play not in kept]
    return kept


def is_full(fighter: Fighter) -> bool:
    """Whether a hamper ends the combo here; without one it may be as long as it goes (H27.12)."""
    return any(
        (hamper.combo_at_most is not None and len(fighter.combo) >= hamper.combo_at_most)
        or (hamper.first_colours and fighter.combo[0].card.colour not in hamper.first_colours)
        for hamper in fighter.hampers
    )


def is_allowed(fighter: Fighter, play: Play) -> bool:
    """Whether no hamper of this combat turn forbids the card."""
    first, card = not fighter.combo, play.card
    damage = card.base.damage
    if play.boosted and card.boost is not None:
        damage += card.boost.symbols.damage
    return all(
        card.colour not in hamper.without
        and (not hamper.only or card.colour in hamper.only)
        and (hamper.kinds_at_most is None or _kinds(fighter, card) <= hamper.kinds_at_most)
        and (not first or damage >= hamper.first_damage)
        for hamper in fighter.hampers
    )


def _kinds(fighter: Fighter, card: Card) -> int:
    """How many different colours the combo would have."""
    return len({card.colour, *(played.card.colour for played in fighter.combo)})


def put(game: Game, fighter: Fighter, player: Player, chosen: Play) -> None:
    """A card joins the combo; a boost costs energy at once (H27.13, H27.14)."""
    card = chosen.card
    if fighter.combo:
        fighter.combo[-1].tab = chosen.tab
    player.hand.remove(card)
    fighter.combo.append(Played(card, -1, chosen.boosted))
    fighter.any_bar -= chosen.any_bar
    if chosen.boosted and card.boost is not None:
        set_shield(game, player, player.shield - card.boost.energy, "H27.14")
    game.reveal(events.CardPlayed, "H27.06", player.id, card.id, card.uid, chosen.boosted)
    for hamper in fighter.hampers:
        if hamper.shield_loss_per_card:
            loss = hamper.shield_loss_per_card
            set_shield(game, player, player.shield - loss, "H26.13")


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
