"""Chapter 20: stories (Erkundung und Quests): options, events and quests as they are read out."""

from __future__ import annotations

from tafelrunde.engine.book import Choice, Verse
from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.cards.quests import QUESTS
from tafelrunde.games.hexer.nouns import EventCard, Target
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.rules.shared_effects import can_pay
from tafelrunde.games.hexer.rules.tiles import shuffle_back
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import NOWHERE, TILES, Game, Player, Quest
from tafelrunde.games.hexer.terms import Terrain


def read_out(game: Game, player: Player, card: str, part: str, why: str) -> None:
    """The player to the right reads a part of a card out (H20.04, H20.07)."""
    game.reveal(story_read, why, game, player, card, part)


def story_read(why: str, game: Game, player: Player, card: str, part: str) -> events.StoryRead:
    """Who reads what to whom."""
    return events.StoryRead(why, game.right_of(player).id, player.id, card, part)


# --- Options --------------------------------------------------------------------------------------


def open_options(now: Now, verse: Verse) -> list[Choice]:
    """The options that are read out: not those that demand more than the player has (H20.05)."""
    return [each for each in verse.choices if each.only_if is None or holds(now, each.only_if)]


def choose_option(now: Now, verse: Verse, section: str = "") -> Flow[None]:
    """The player chooses one of the options read out; its result is read out and resolved (H20.06,
    H20.07), the other one stays unknown (H20.08). Skellige cards have options in two sections.
    """
    card = now.card
    assert card is not None
    offered = open_options(now, verse)
    chosen = yield from choose(now.player.seat, offered, "story", "H20.06", card)
    part = section + str(list(verse.choices).index(chosen) + 1)
    read_out(now.game, now.player, card.id, part, "H20.07")
    yield from carry_out(tuple(chosen.do), now)


# --- Events ---------------------------------------------------------------------------------------


def find_event(game: Game, number: int, skellige: bool) -> Card | None:
    """An event card of the deck; an item that somebody owns is not there."""
    for card in game.events:
        event = card.printed
        if isinstance(event, EventCard) and event.number == number and event.skellige == skellige:
            return card
    return None


def read_event(now: Now, number: int, skellige: bool) -> Flow[None]:
    """An event is read out and resolved; items and companions stay with the player, all others go
    back to their place (H20.16).
    """
    card = find_event(now.game, number, skellige)
    if card is None:
        return
    event, before = card.printed, now.card
    assert isinstance(event, EventCard)
    read_out(now.game, now.player, card.id, "event", "H20.16")
    if event.keep is not None:
        now.game.move(card, now.game.events, now.player.items)
    now.card = card
    yield from carry_out(tuple(event.do), now)
    if event.choices:
        yield from choose_option(now, event)
    now.card = before


def return_event(game: Game, card: Card) -> None:
    """An event card goes back to its place in the order of the numbers (H4.10)."""
    game.events.append(card)
    game.events.sort(key=_order)


def _order(card: Card) -> tuple[bool, int]:
    event = card.printed
    assert isinstance(event, EventCard)
    return event.skellige, event.number


# --- Quests ---------------------------------------------------------------------------------------


def begin_quest(now: Now, quest: str) -> None:
    """The card stays with the player and marks a quest; its target location is set at once (H20.10,
    H20.17).
    """
    game, player, card = now.game, now.player, now.card
    assert card is not None
    place, tile = find_target(game, player, QUESTS[quest].target)
    if place == NOWHERE:
        return
    for pile in _story_piles(game):
        if card in pile:
            pile.remove(card)
    player.quests.append(Quest(card, quest, place, tile))
    player.used.append(begun(quest))
    game.tell(events.QuestBegun, now.why, player.id, quest, place)


def begun(quest: str) -> str:
    """Among what was used in this turn: a quest begun in it cannot be completed yet (H20.14)."""
    return f"quest:{quest}"


def _story_piles(game: Game) -> list[list[Card]]:
    """Where a card may lie that becomes a quest."""
    return [
        game.city,
        game.city_discards,
        game.wilderness,
        game.wilderness_discards,
        game.skellige,
        game.skellige_discards,
        game.events,
        game.out,
    ]


def find_target(game: Game, player: Player, target: int | Target) -> tuple[int, bool]:
    """The location of a quest, and whether a location tile marks it; without a tile of the terrain
    another stack is used (H8.11, H8.13).
    """
    if not isinstance(target, Target):
        return target, False
    if target is Target.OWN_SCHOOL:
        return player.school, False
    if target is Target.ANY_TILE:
        first = game.chance.below(TILES, len(Terrain))
    else:
        first = Terrain[target.name]
    for shift in range(len(Terrain)):
        stack = game.tiles[(first + shift) % len(Terrain)]
        if stack:
            return game.take(stack), True
    return NOWHERE, False


def open_quests(game: Game, player: Player) -> list[Quest]:
    """The quests that can be completed where the player stands: the cost must be paid in full
    (H16.08, H2.12).
    """
    here = [
        quest
        for quest in player.quests
        if quest.place == player.place and begun(quest.quest) not in player.used
    ]
    if not here:
        return here
    now = Now(game, player, "H16.08")
    return [quest for quest in here if can_pay(now, QUESTS[quest.quest].cost)]


def complete_quest(game: Game, player: Player, quest: Quest) -> Flow[None]:
    """Pay the cost; the tile goes back into its stack, the card leaves the game, and the outcome
    follows (H20.11, H20.15).
    """
    printed = QUESTS[quest.quest]
    now = Now(game, player, "H20.11", quest.card)
    yield from carry_out(tuple(printed.cost), now)
    player.quests.remove(quest)
    game.out.append(quest.card)
    if quest.tile:
        shuffle_back(game, [quest.place])
    game.tell(events.QuestDone, "H20.11", player.id, quest.quest)
    yield from carry_out(tuple(printed.do), now)
