"""Chapter 1: goal and end (Ziel und Ende)."""

from __future__ import annotations

from typing import Never

from tafelrunde.engine.decisions import Ended, Flow
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.rules.chapters import prepare_chapter, remember_chapter, tell_chapter
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.death import show_mercy
from tafelrunde.games.avalon.rules.now import Now, asks, carry_out, resolves
from tafelrunde.games.avalon.state.table import Course, Doing, Game
from tafelrunde.games.avalon.terms import Phase
from tafelrunde.games.avalon.vocabulary.world import EndChapter, RestartChapter


@resolves(EndChapter)
def end_chapter(effect: EndChapter, now: Now) -> None:
    """The event that closes a chapter has been reached (A1.04); an encounter that waits is resolved
    before (A7.04).
    """
    begin_course(now.game, Doing.CHAPTER, step=effect.next_chapter)
    if now.game.aside is not None:
        now.game.course.insert(0, end_course(now.game))


@goes_on(Doing.CHAPTER)
def close_chapter(game: Game, course: Course) -> Flow[None]:
    """The next chapter is prepared (A4.15); after the last one the campaign is won by all (A1.02,
    A1.05). The quick start has one chapter.
    """
    game.tell(events.ChapterEnded, "A1.04", game.chapter)
    end_course(game)
    chapter = library.CHAPTERS.get((game.setup.campaign, course.step))
    if chapter is None:
        win_campaign(game)
    prepare_chapter(game, chapter)
    tell_chapter(game, "A4.15")
    yield from carry_out(chapter.do, Now(game, (1 << len(game.characters)) - 1, "A4.15"))
    for each in game.characters:  # what is left of the day belongs to the journey
        each.passed = game.phase is Phase.DAYTIME
    remember_chapter(game)


def win_campaign(game: Game) -> Never:
    """Everybody has won together."""
    game.ended, game.cause = "won", f"chapter {game.chapter}"
    game.tell(events.CampaignEnded, "A1.05", True, game.cause)
    raise Ended


@asks(RestartChapter)
def restart(effect: RestartChapter, now: Now) -> Flow[None]:
    """Verse 500 (A21.04)."""
    yield from show_mercy(now.game)
