import type { ScreenArea } from "../props.ts";

/** How large a loss stands there: a share of the picture's width, in CSS pixels within limits; and between two, in sizes. */
const SHARE = 0.085;
const [SMALLEST, LARGEST] = [68, 150];
const GAP = 0.14;
/** The most of what is free that all of them take up. */
const MOST = 0.86;

/** Where a loss stands on the screen: its middle and its size, in CSS pixels. */
interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How many stand in a row, so that rows of one size are as large as they may be. */
function rowOf(count: number, size: number, wide: number): number {
  const most = Math.max(1, Math.floor((wide + GAP * size) / (size * (1 + GAP))));
  // Rows of one length each: no single one is left over.
  return Math.ceil(count / Math.ceil(count / most));
}

/** Where some losses stand, in rows in the middle of what no paper covers; `width` is the picture's. */
export function lossSlots(count: number, free: ScreenArea, width: number): readonly Slot[] {
  const [wide, high] = [MOST * (free.right - free.left), MOST * (free.bottom - free.top)];
  let size = Math.min(LARGEST, Math.max(SMALLEST, SHARE * width), wide, high);
  let row = rowOf(count, size, wide);
  while (Math.ceil(count / row) * size * (1 + GAP) > high && size > 1) {
    size *= 0.9;
    row = rowOf(count, size, wide);
  }
  const rows = Math.ceil(count / row);
  const step = size * (1 + GAP);
  const [x, y] = [(free.left + free.right) / 2, (free.top + free.bottom) / 2];
  return Array.from({ length: count }, (_, index): Slot => {
    const [at, line] = [index % row, Math.floor(index / row)];
    const inLine = Math.min(row, count - line * row);
    return { x: x + (at - (inLine - 1) / 2) * step, y: y + (line - (rows - 1) / 2) * step, size };
  });
}
