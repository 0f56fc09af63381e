"""Chapter 27: the combat turn of a player (Kampfzug eines Spielers), four steps."""

from __future__ import annotations

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import (
    drinkable,
    forced,
    offer,
    usable,
    use_ability,
    use_bomb,
    use_potion,
)
from tafelrunde.games.hexer.fights.combo import first_cards, next_cards, play, used_tab
from tafelrunde.games.hexer.fights.damage import strike, suffer
from tafelrunde.games.hexer.fights.occasions import occasion
from tafelrunde.games.hexer.nouns import ActionCard, Moment, Occasion, Symbols
from tafelrunde.games.hexer.rules.attributes import raise_shield, set_shield
from tafelrunde.games.hexer.rules.deck import draw, take_from_discards
from tafelrunde.games.hexer.rules.now import Now, carry_out, level
from tafelrunde.games.hexer.table import MONSTERS, Card, Fight, Fighter, Game, Play, Player, Use
from tafelrunde.games.hexer.terms import (
    HAND_LIMIT,
    LAST_SPACE,
    PROTECTION,
    Attribute,
    CombatStep,
    Opponent,
)


def player_turn(game: Game, fight: Fight, fighter: Fighter) -> Flow[None]:
    """Effects, combo, resolving, drawing (H27.01); it stops as soon as a side is out of the
    fight.
    """
    player = game.players[fighter.index]
    if fight.step is CombatStep.BEGIN:
        yield from begin(game, fight, fighter, player)
    if fight.step is CombatStep.EFFECTS:
        yield from use_effects(game, fight, fighter, player)
    if fight.step is CombatStep.COMBO:
        yield from play_combo(game, fight, fighter, player)
        yield from resolve_combo(game, fight, fighter, player)
        if not is_over(game, fight):
            yield from draw_cards(game, fight, fighter, player)
    clear_combo(game, fighter, player)
    end(game, fight, fighter)
    if fighter.turns == 1 and not is_over(game, fight):
        yield from occasion(game, fight, player, Occasion.FIRST_TURN_ENDS)


def begin(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """What waits for this combat turn takes effect."""
    fighter.turns += 1
    fighter.hampers, fighter.coming = fighter.coming, []
    if game.log is not None:
        game.log.append(events.CombatTurnBegan("H27.01", player.id))
    if fight.opponent is Opponent.LEGENDARY:
        fight.guard = PROTECTION[game.setup.side][min(player.space, LAST_SPACE)]
    if fighter.turns == 1:
        yield from occasion(game, fight, player, Occasion.FIRST_TURN)
    yield from occasion(game, fight, player, Occasion.EVERY_TURN)
    for hamper in fighter.hampers:
        if hamper.suffer:
            yield from suffer(game, player, hamper.suffer, "H26.13")
    if fighter.wounds:
        yield from strike(game, fighter, fighter.wounds.pop(0), "H27.03")
    fight.step = CombatStep.EFFECTS


# --- Step I ---------------------------------------------------------------------------------------


def use_effects(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step I: potions, bombs, specialisation, mutagens, trophies, items, in any order and number
    (H27.02 to H27.05).
    """
    now = Now(game, player, "H27.05")
    yield from forced(now, Moment.EFFECTS)
    while not is_over(game, fight):
        options = [*usable(now, Moment.EFFECTS), *drinkable(now)]
        if not options:
            break
        offered: list[Use | str] = [*options, PASS]
        chosen = yield from choose(player.seat, offered, "effects", "H27.01", checkpoint=True)
        if not isinstance(chosen, Use):
            break
        yield from use(now, chosen)
    fight.step = CombatStep.COMBO


def use(now: Now, chosen: Use) -> Flow[None]:
    """Carry out what was chosen in step I."""
    if chosen.card is not None and chosen.key == "potion":
        yield from use_potion(now, chosen.card)
    elif chosen.card is not None and chosen.key == "bomb":
        yield from use_bomb(now, chosen.card)
    else:
        yield from use_ability(now, chosen)


# --- Step II --------------------------------------------------------------------------------------


def play_combo(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step II: at least 1 hand card (H27.06), further ones as long as they chain (H27.09)."""
    if is_over(game, fight):
        return
    if fighter.hampers and not fighter.combo:
        begin_hampered(game, fighter, player)
    if not fighter.combo:
        options = first_cards(player, fighter)
        if not options:
            return  # H27.07
        first = yield from choose(player.seat, options, "combo", "H27.06", checkpoint=True)
        put(game, fighter, player, first)
    while following := next_cards(player, fighter):
        offered: list[Play | str] = [*following, PASS]
        chosen = yield from choose(
            player.seat, offered, "combo", "H27.09", about=fighter, checkpoint=True
        )
        if not isinstance(chosen, Play):
            break
        put(game, fighter, player, chosen)


def begin_hampered(game: Game, fighter: Fighter, player: Player) -> None:
    """A hamper takes the choice of the first card away."""
    if any(hamper.first_random for hamper in fighter.hampers) and player.hand:
        card = player.hand[game.chance.below(MONSTERS, len(player.hand))]
        put(game, fighter, player, card.plays[0][0])
    elif any(hamper.first_from_deck for hamper in fighter.hampers) and player.deck:
        card = player.deck.pop()
        player.hand.append(card)
        put(game, fighter, player, card.plays[0][0])


def put(game: Game, fighter: Fighter, player: Player, chosen: Play) -> None:
    """A card joins the combo; a boost costs energy at once (H27.13, H27.14)."""
    card = chosen.card
    play(player, fighter, chosen)
    game.reveals += 1
    if chosen.boosted and card.boost is not None:
        set_shield(game, player, player.shield - card.boost.energy, "H27.14")
    if game.log is not None:
        game.log.append(events.CardPlayed("H27.06", player.id, card.id, card.uid, chosen.boosted))
    for hamper in fighter.hampers:
        if hamper.shield_loss_per_card:
            loss = hamper.shield_loss_per_card
            set_shield(game, player, player.shield - loss, "H26.13")


# --- Step III -------------------------------------------------------------------------------------


def resolve_combo(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step III: damage, then shield value or energy, then effect symbols (H27.15)."""
    if not fighter.combo:
        return
    now = Now(game, player, "H27.15")
    yield from offer(now, Moment.COMBO, "combo_ability")
    yield from occasion(game, fight, player, Occasion.COMBO_PLAYED)
    yield from sharpen(fighter, now)
    counted = symbols(fighter)
    damage = max(0, capped_damage(fighter, counted))
    if game.log is not None:
        game.log.append(events.ComboResolved("H27.15", player.id, len(fighter.combo), damage))
    left = opposing_cards(game, fight, fighter)
    yield from strike(game, fighter, damage, "H27.16")
    if opposing_cards(game, fight, fighter) < left and not is_over(game, fight):
        yield from offer(now, Moment.HIT, "hit_ability")
    if is_over(game, fight):
        return
    raise_shield(game, player, capped_shields(fighter, counted), "H27.21")
    yield from apply_symbols(game, fighter, player, counted)


def opposing_cards(game: Game, fight: Fight, fighter: Fighter) -> int:
    """How many cards the other side has left in its life deck and hand."""
    if fight.defender is None:
        return len(fight.life)
    other = fight.defender if fighter is fight.attacker else fight.attacker
    player = game.players[other.index]
    return len(player.deck) + len(player.hand)


def sharpen(fighter: Fighter, now: Now) -> Flow[None]:
    """What cards and used chain tabs say about the damage of this combo."""
    for played in fighter.combo[:]:
        printed = played.card.printed
        assert isinstance(printed, ActionCard)
        now.card = played.card
        if printed.hit:
            yield from carry_out(tuple(printed.hit), now)
        tab = used_tab(played)
        if tab is not None and tab.hit:
            yield from carry_out(tuple(tab.hit), now)


def symbols(fighter: Fighter) -> list[tuple[Card, Symbols]]:
    """The valid symbols of the combo, from the card played first to the card played last
    (H27.29): printed ones, boosts, and chain tabs that are used (H27.10).
    """
    found = list[tuple[Card, Symbols]]()
    for played in fighter.combo:
        card = played.card
        if fighter.hampers and any(card.colour in h.no_effect for h in fighter.hampers):
            continue
        plain = not any(hamper.only_tabs for hamper in fighter.hampers)
        if plain:
            found.append((card, card.base))
        if played.boosted and card.boost is not None and plain:
            found.append((card, card.boost.symbols))
        tab = used_tab(played)
        if tab is not None and not any(hamper.no_tabs for hamper in fighter.hampers):
            found.append((card, tab.symbols))
    return found


def capped_damage(fighter: Fighter, counted: list[tuple[Card, Symbols]]) -> int:
    """The damage of the combo, with what hampers it."""
    damage = fighter.damage
    for _, each in counted:
        damage += each.damage
    for hamper in fighter.hampers:
        if not any(played.card.colour in hamper.unless for played in fighter.combo):
            damage -= hamper.less_damage
        damage -= sum(p.card.colour in hamper.less_damage_each for p in fighter.combo)
        if hamper.damage_at_most is not None:
            damage = min(damage, hamper.damage_at_most)
    return damage


def capped_shields(fighter: Fighter, counted: list[tuple[Card, Symbols]]) -> int:
    """The shield symbols of the combo, with what hampers them."""
    shields = 0
    for _, each in counted:
        shields += each.shield
    for hamper in fighter.hampers:
        if hamper.no_shields:
            return 0
        if hamper.shields_at_most is not None:
            shields = min(shields, hamper.shields_at_most)
    return shields


def apply_symbols(
    game: Game, fighter: Fighter, player: Player, counted: list[tuple[Card, Symbols]]
) -> Flow[None]:
    """Step III.3: all other symbols from left to right (H27.22, H27.29, H27.30)."""
    deaf = any(hamper.no_draw_symbols for hamper in fighter.hampers)
    for card, each in counted:
        fighter.protection += each.protection
        if not deaf:
            fighter.draw += each.draw
        for _ in range(min(each.top, len(player.discard_pile))):
            take_from_discards(game, player, player.discard_pile[-1], "H27.22")
        for _ in range(min(each.seek, len(player.discard_pile))):
            found = yield from choose(player.seat, player.discard_pile[:], "seek", "H27.22")
            take_from_discards(game, player, found, "H27.22")
        if each.back:
            take_back(game, fighter, player, card)
    yield from apply_texts(game, fighter, player)


def apply_texts(game: Game, fighter: Fighter, player: Player) -> Flow[None]:
    """What cards say besides symbols."""
    now = Now(game, player, "H27.22")
    for played in fighter.combo[:]:
        printed = played.card.printed
        assert isinstance(printed, ActionCard)
        now.card = played.card
        if printed.do:
            yield from carry_out(tuple(printed.do), now)


def take_back(game: Game, fighter: Fighter, player: Player, card: Card) -> None:
    """A symbol returns its own card to the hand at once (H27.30)."""
    for played in fighter.combo:
        if played.card is card:
            fighter.combo.remove(played)
            player.hand.append(card)
            if game.log is not None:
                game.log.append(
                    events.CardMoved("H27.30", player.id, card.id, card.uid, "combo", "hand")
                )
            return


# --- Step IV --------------------------------------------------------------------------------------


def draw_cards(game: Game, fight: Fight, fighter: Fighter, player: Player) -> Flow[None]:
    """Step IV: as many cards as the combat level, more or fewer by effects, never below 0 (H27.23,
    H27.24), only up to the seventh hand card (H27.25), only what is left (H27.26).
    """
    now = Now(game, player, "H27.23")
    yield from offer(now, Moment.DRAW, "draw_ability")
    cards = level(now, Attribute.COMBAT)
    for hamper in fighter.hampers:
        if hamper.combat_is is not None:
            cards = hamper.combat_is
    cards += fighter.draw
    for hamper in fighter.hampers:
        cards = max(min(cards, hamper.draw_least), cards - hamper.draw_fewer)
        if hamper.draw_at_most is not None:
            cards = min(cards, hamper.draw_at_most)
    draw(game, player, min(max(0, cards), HAND_LIMIT - len(player.hand)), "H27.23")


def clear_combo(game: Game, fighter: Fighter, player: Player) -> None:
    """All cards of the combo go onto the discard pile in unchanged order (H27.27, H27.28)."""
    cards = [played.card for played in fighter.combo]
    fighter.combo = []
    if fighter.echo and cards and len(player.hand) < HAND_LIMIT:
        player.hand.append(cards.pop(0))
    player.discard_pile += cards


def end(game: Game, fight: Fight, fighter: Fighter) -> None:
    """What held for this combat turn lapses, and what is left of the opponent's protection."""
    fighter.hampers = []
    fighter.damage = fighter.draw = fighter.any_bar = 0
    fighter.any_tab = fighter.echo = fighter.ignored = False
    other = fight.defender if fighter is fight.attacker else fight.attacker
    if other is not None:
        other.protection = 0


def is_over(game: Game, fight: Fight) -> bool:
    """Whether a side has neither a card in its life deck nor in hand (H23.06)."""
    if fight.defender is None:
        return not fight.life or not game.players[fight.attacker.index].has_cards()
    return not (
        game.players[fight.attacker.index].has_cards()
        and game.players[fight.defender.index].has_cards()
    )
