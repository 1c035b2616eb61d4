import type { Hex } from "./types.ts";

/** The six neighbours by name, and staying where one is. */
export const STEPS: ReadonlyMap<string, Hex> = new Map([
  ["stay", { q: 0, r: 0 }],
  ["E", { q: 1, r: 0 }],
  ["NE", { q: 0, r: 1 }],
  ["NW", { q: -1, r: 1 }],
  ["W", { q: -1, r: 0 }],
  ["SW", { q: 0, r: -1 }],
  ["SE", { q: 1, r: -1 }],
]);

const RADIUS = 2;

/** Hexes between a hex and the centre. */
function fromCentre({ q, r }: Hex): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Whether a hex is the centre or one beside it: where points are won, and battles are. */
export function near(hex: Hex): boolean {
  return fromCentre(hex) <= 1;
}

export function onBoard(hex: Hex): boolean {
  return fromCentre(hex) <= RADIUS;
}

export function step(from: Hex, name: string): Hex {
  const by = STEPS.get(name) ?? { q: 0, r: 0 };
  return { q: from.q + by.q, r: from.r + by.r };
}

export function same(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function adjacent(a: Hex, b: Hex): boolean {
  return near({ q: a.q - b.q, r: a.r - b.r });
}

const SPAN = [-2, -1, 0, 1, 2];
export const BOARD: readonly Hex[] = SPAN.flatMap((q) => SPAN.map((r) => ({ q, r }))).filter(onBoard);
