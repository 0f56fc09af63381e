/** Scrolling a board to what can be chosen. */

export interface Span {
  top: number;
  bottom: number;
}

/** Whether enough of something is seen through a window. */
export function isSeen(thing: Span, window: Span): boolean {
  const seen = Math.min(thing.bottom, window.bottom) - Math.max(thing.top, window.top);
  return seen >= (2 / 3) * Math.min(thing.bottom - thing.top, window.bottom - window.top);
}

/** Whether all of some things would be seen with nothing scrolled away above them. */
export function fitsAtTop(things: readonly Span[], scrolled: number, window: Span): boolean {
  return things.every((one) => one.bottom + scrolled <= window.bottom);
}

/** Scroll a board so that one of the things that can be chosen, or that the question is about, is seen; where all of them fit, from the top. */
export function scrollToChoices(board: HTMLElement, smooth: boolean): void {
  const box = board.getBoundingClientRect();
  const strip = board.querySelector(".strip");
  const window = { top: box.top, bottom: strip?.getBoundingClientRect().top ?? box.bottom };
  const scroller = board.querySelector("[data-scroll]");
  for (const wanted of ["[data-can=yes]", ".about"]) {
    const things = [...board.querySelectorAll(wanted)];
    const table = things.filter((one) => !strip?.contains(one));
    if (table.length === 0) continue;
    if (scroller && fitsAtTop(table.map((one) => one.getBoundingClientRect()), scroller.scrollTop, window)) {
      scroller.scrollTo({ top: 0, behavior: smooth ? "smooth" : "auto" });
      return;
    }
    if (table.length < things.length || table.some((one) => isSeen(one.getBoundingClientRect(), window))) return;
    table[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: smooth ? "smooth" : "auto" });
    return;
  }
}
