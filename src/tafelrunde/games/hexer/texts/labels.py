"""What a player reads for a decision: the question with what it is about, and every option."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.labels import Label, Labels
from tafelrunde.engine.options import AnyOption, Asked, Effects, Word
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.library import BOOK
from tafelrunde.games.hexer.nouns import (
    AttributeTrophy,
    Deck,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Monster,
    SkelligeCard,
)
from tafelrunde.games.hexer.nouns import Option as StoryOption
from tafelrunde.games.hexer.options import (
    CardCost,
    Chain,
    Die,
    Displace,
    KnownWeakness,
    MonsterRank,
    School,
)
from tafelrunde.games.hexer.rules.attributes import attribute_name
from tafelrunde.games.hexer.state.board import LOCATIONS, RAISES, LocationAction, Move
from tafelrunde.games.hexer.state.physical import SPECIALISATION, Card, Play, Use
from tafelrunde.games.hexer.state.table import Game, Player, Quest
from tafelrunde.games.hexer.terms import Attack, Attribute, Phase, Terrain
from tafelrunde.games.hexer.texts.ability_effects import ability_text
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.effects import clauses, effect_text
from tafelrunde.games.hexer.texts.levels import next_level
from tafelrunde.games.hexer.texts.narrator import place_name
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.games.hexer.turn.actions import price
from tafelrunde.games.hexer.turn.move import is_dear
from tafelrunde.games.hexer.turn.poker import Dice, Gamble

LABELS: Final = Labels[Game]()


def prompt(asked: Asked[Game], lang: Lang) -> str:
    """The question, with what it is about."""
    say, decision = words(lang).say, asked.decision
    about = _about(decision.about, asked, lang)
    number = decision.min if decision.min == decision.max else 0
    question = say(f"question-{decision.key.replace('_', '-')}", number=number)
    return say("question-about", about=about, question=question) if about else question


def label(option: AnyOption, asked: Asked[Game], lang: Lang) -> Label:
    """One option: its name, and what it means."""
    found = LABELS.label(option, asked, lang)
    if option.explained_at:
        return Label(found.name, card_text(option.explained_at, lang))
    return found


# --- What a question is about ---------------------------------------------------------------------


@singledispatch
def _about(about: object, asked: Asked[Game], lang: Lang) -> str:
    """What the question is about, in few words; empty if it explains itself."""
    return ""


@_about.register
def _(card: Card, asked: Asked[Game], lang: Lang) -> str:
    return card_name(card, lang)


@_about.register
def _(move: Move, asked: Asked[Game], lang: Lang) -> str:
    return place_name(move.place, lang)


@_about.register
def _(dice: Dice, asked: Asked[Game], lang: Lang) -> str:
    own, other = (" ".join(map(str, side)) for side in (dice.own, dice.other))
    return words(lang).say("about-dice", own=own, other=other)


@_about.register
def _(number: int, asked: Asked[Game], lang: Lang) -> str:
    if asked.decision.key != "prevent":
        return ""
    return words(lang).say("about-damage", damage=number)


def card_name(card: Card, lang: Lang) -> str:
    """The name of any card; one that lies face down has none."""
    return str(card_noun(card, lang))


def card_noun(card: Card, lang: Lang) -> str:
    """The same, ready to be inflected by a message."""
    if card.printed is None:
        return words(lang).say("label-face-down-card")
    return card.printed.name.noun(lang)


# --- Cards ----------------------------------------------------------------------------------------


@LABELS.of(Play)
def _play(play: Play, asked: Asked[Game], lang: Lang) -> str:
    boosted = "yes" if play.boosted else "no"
    return words(lang).say("label-play", card=card_name(play.card, lang), boosted=boosted)


@LABELS.of(Use)
def _use(use: Use, asked: Asked[Game], lang: Lang) -> Label:
    if use.card is not None:
        story = isinstance(use.card.printed, EventCard)  # it was read out long ago
        text = ability_text(use.ability, lang) if story and use.ability is not None else ""
        return Label(card_name(use.card, lang), text)
    if use.key == SPECIALISATION:
        player = asked.view.players[asked.decision.seat]
        name = player.character.specialisation.name.text(lang)
    else:
        name = words(lang).say("label-weakness", numeral=use.key)
    return Label(name, effect_text(use.ability.do, lang) if use.ability else "")


@LABELS.of(Card)
def _card(card: Card, asked: Asked[Game], lang: Lang) -> str:
    say, name = words(lang).say, card_noun(card, lang)
    if asked.decision.key == "phase_two":
        match card.printed:
            case AttributeTrophy():
                return say("label-meditate", name=name)
            case Monster() as monster:
                return say("label-fight", name=name, rank=ROMAN[monster.rank], life=monster.life)
            case LegendaryMonster():
                return say("label-fight-legendary", name=name)
    return _price(card, asked, name, lang) if asked.decision.key == "buy" else str(name)


def _price(card: Card, asked: Asked[Game], name: str, lang: Lang) -> str:
    market = asked.view.own_market(asked.view.players[asked.decision.seat])
    if card.trash_cost:
        return words(lang).say("label-buy-trash", name=name)
    column = market.row.index(card) if card in market.row else 1
    return words(lang).say("label-buy", name=name, cost=card.prices[column])


@LABELS.of(Chain)
def _chain(chain: Chain, asked: Asked[Game], lang: Lang) -> str:
    return " → ".join(card_name(card, lang) for card in chain.cards)


@LABELS.of(Effects)
def _effects(option: Effects, asked: Asked[Game], lang: Lang) -> str:
    return capital(clauses(option.do, lang))


@LABELS.of(Deck)
def _deck(deck: Deck, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say(f"label-deck-{deck.value}")


@LABELS.of(Quest)
def _quest(quest: Quest, asked: Asked[Game], lang: Lang) -> Label:
    printed = library.QUESTS[quest.quest]
    return Label(
        words(lang).say("label-quest", name=printed.name.text(lang)), BOOK.text(printed.id, lang)
    )


@LABELS.of(StoryOption)
def _story(option: StoryOption, asked: Asked[Game], lang: Lang) -> str:
    card = asked.decision.about
    story = card.printed if isinstance(card, Card) else None
    assert isinstance(story, ExplorationCard | SkelligeCard | EventCard)
    verse = next(each for each in story.verses if option in each.choices)
    return BOOK.sentence(verse.id, option.key, lang)


@LABELS.of(CardCost)
def _card_cost(cost: CardCost, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-card-cost", cost=cost.number)


# --- Players and places ---------------------------------------------------------------------------


@LABELS.of(Player)
def _player(player: Player, asked: Asked[Game], lang: Lang) -> str:
    key = "label-challenge" if asked.decision.key == "phase_two" else "label-player"
    return words(lang).say(key, name=player.character.name.noun(lang))


@LABELS.of(Gamble)
def _gamble(gamble: Gamble, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-gamble", name=gamble.player.character.name.noun(lang))


@LABELS.of(Die)
def _die(die: Die, asked: Asked[Game], lang: Lang) -> str:
    dice = asked.decision.about
    assert isinstance(dice, Dice)
    return words(lang).say("label-die", die=dice.own[die.number])


@LABELS.of(Move)
def _move(move: Move, asked: Asked[Game], lang: Lang) -> Label:
    place = LOCATIONS[move.place]
    terrains = [
        words(lang).say(f"terrain-{t.name.lower()}") for t in Terrain if place.terrains >> t & 1
    ]
    way = "ship" if move.by_ship else "land"
    name = place.name.noun(lang)
    say = words(lang).say
    title = capital(say("label-move", name=name, terrain="/".join(terrains), way=way))
    player = asked.view.players[asked.decision.seat]
    return Label(title, say("label-move-dear") if is_dear(player, move) else "")


@LABELS.of(School)
def _school(school: School, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-school", name=place_name(school.number, lang))


@LABELS.of(LocationAction)
def _action(action: LocationAction, asked: Asked[Game], lang: Lang) -> Label:
    if action not in RAISES:
        return Label(action_name(action, lang))
    player, attribute = asked.view.players[asked.decision.seat], RAISES[action]
    skill = words(lang).say(f"skill-{attribute_name(player, attribute)}")
    name = capital(words(lang).say("label-action-raise", attribute=skill))
    return Label(name, next_level(player, attribute, lang))


def action_name(action: LocationAction, lang: Lang) -> str:
    """What a location action is called."""
    say = words(lang).say
    if action in RAISES:
        name = say(f"attribute-{RAISES[action].name.lower()}")
        return say("label-action-raise", attribute=name)
    return say(f"label-action-{action.value.replace('_', '-')}")


# --- Terms ----------------------------------------------------------------------------------------


@LABELS.of(Attack)
def _attack(attack: Attack, asked: Asked[Game], lang: Lang) -> str:
    return capital(words(lang).say(f"kind-{attack.id}"))


@LABELS.of(Terrain)
def _terrain(terrain: Terrain, asked: Asked[Game], lang: Lang) -> str:
    decision, den = asked.decision, asked.view.dens[terrain]
    thing = card_name(den.card, lang) if den is not None else NONE
    if decision.key == "strong_terrain" and isinstance(decision.about, tuple):
        thing = place_name(decision.about[terrain], lang)
    name = words(lang).say(f"terrain-{terrain.id}")
    return words(lang).say("label-terrain", terrain=name, monster=thing)


@LABELS.of(Attribute)
def _attribute(attribute: Attribute, asked: Asked[Game], lang: Lang) -> Label:
    player = asked.view.players[asked.decision.seat]
    name = words(lang).say(
        "label-attribute",
        attribute=words(lang).say(f"skill-{attribute_name(player, attribute)}"),
        level=ROMAN[player.levels[attribute]],
        cost=price(player, attribute) if asked.decision.key == "train" else NONE,
    )
    rising = asked.decision.key in ("raise", "train")
    return Label(capital(name), next_level(player, attribute, lang) if rising else "")


@LABELS.of(MonsterRank)
def _rank(rank: MonsterRank, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-rank", rank=ROMAN[rank.number])


@LABELS.of(KnownWeakness)
def _weakness(weakness: KnownWeakness, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-weakness", numeral=ROMAN[weakness.number])


@LABELS.of(Displace)
def _displace(option: Displace, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("option-displace")


@LABELS.of(Word)
def _word(word: Word, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say(f"option-{word.id}".replace("_", "-"))


def phase_name(phase: Phase, lang: Lang) -> str:
    """The name of a phase."""
    return words(lang).say(f"phase-{phase.name.lower()}")
