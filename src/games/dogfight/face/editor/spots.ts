import { ahead, type Numeral } from "../../../../core/geometry/clock.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import type { SideIndex, Spot } from "../../../../tabletop/tabletop.ts";
import { DEFAULT_TABLE } from "../../rules/setup/setup.ts";
import { drawn } from "../tabletop.ts";
import type { Draft } from "./draft.ts";
import { snapped } from "./figures.ts";

/** The way of a clock numeral: one inch long. */
export function wayOf(numeral: Numeral): Spot {
  const { x, y } = drawn({ at: ahead({ xp: 0, xq: 0, yp: 0, yq: 0 }, numeral), heading: numeral }, 0);
  return { x: x / 2, y: y / 2 };
}

/** Inches from stand to stand at which two can be told apart. */
const ROOM = 3;
const SMALLEST = 6;
const LARGEST = 240;

/** Width and depth of the table in inches; what is wrongly typed counts as usual. */
export function sizeOf({ table }: Draft): { readonly width: number; readonly depth: number } {
  return {
    width: within(numberOr(table.width, DEFAULT_TABLE.width), SMALLEST, LARGEST),
    depth: within(numberOr(table.depth, DEFAULT_TABLE.depth), SMALLEST, LARGEST),
  };
}

function isFree({ aircraft }: Draft, spot: Spot): boolean {
  return aircraft.every((one) => {
    const [dx, dy] = [numberOr(one.x, -ROOM) - spot.x, numberOr(one.y, -ROOM) - spot.y];
    return dx * dx + dy * dy >= ROOM * ROOM;
  });
}

/** Steps to the side from a place: right, left, farther right, and so on. */
function* sideways(width: number): Generator<number> {
  yield 0;
  for (let away = ROOM; away <= width; away += ROOM) yield* [away, -away];
}

/** The nearest place in a row with another where a stand has room; that place itself on a crowded table. */
export function freeSpot(draft: Draft, near: Spot): Spot {
  const { width, depth } = sizeOf(draft);
  const start = { x: snapped(near.x, width), y: snapped(near.y, depth) };
  for (const rank of [0, -1, 1, -2, 2]) {
    const y = start.y + rank * ROOM;
    if (y < 0 || y > depth) continue;
    for (const away of sideways(width)) {
      const spot = { x: start.x + away, y };
      if (spot.x >= 0 && spot.x <= width && isFree(draft, spot)) return spot;
    }
  }
  return start;
}

/** An id that no aircraft and no side has: the side's first letter and a figure, such as `R3`. */
export function freeId({ aircraft, sides }: Draft, side: SideIndex): string {
  const letter = /[A-Za-z]/.exec(sides[side])?.[0]?.toUpperCase() ?? "A";
  const taken = new Set([...aircraft.map(({ id }) => id.trim()), ...sides.map((name) => name.trim())]);
  let figure = 1;
  while (taken.has(`${letter}${figure}`)) figure += 1;
  return `${letter}${figure}`;
}
