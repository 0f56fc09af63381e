/** Where a pop-up goes so that it stays on the screen and does not cover what it belongs to. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;

/** Right of the anchor if there is room, else left, else above or below. */
export function beside(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - size.width;
  const top = kept(anchor.top + anchor.height / 2 - size.height / 2, size.height, screen.height);
  if (right + size.width + GAP <= screen.width) return { left: right, top };
  if (left >= GAP) return { left, top };
  return below(anchor, size, screen);
}

/** Below the anchor if there is room, else above it. */
export function below(anchor: Box, size: Size, screen: Size): { left: number; top: number } {
  const left = kept(anchor.left + anchor.width / 2 - size.width / 2, size.width, screen.width);
  const under = anchor.top + anchor.height + GAP;
  if (under + size.height + GAP <= screen.height) return { left, top: under };
  return { left, top: kept(anchor.top - GAP - size.height, size.height, screen.height) };
}

function kept(start: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - length - GAP));
}
