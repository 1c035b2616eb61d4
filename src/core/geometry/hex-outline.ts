import { itemAt } from "../item-at.ts";
import { FACINGS, type Hex, hexAhead } from "./hex.ts";
import { type HexLayout, hexCorners } from "./hex-layout.ts";

/** A point of a mat in inches. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Parts of an inch by which corners are told apart. */
const GRAIN = 1000;

function keyOf({ x, y }: Spot): string {
  return `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
}

/** The sides that only one of some hexes has, by where each begins, clockwise around them. */
function sidesOf(layout: HexLayout, hexes: readonly Hex[]): Map<string, readonly [from: Spot, to: Spot]> {
  const among = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const sides = new Map<string, readonly [Spot, Spot]>();
  for (const hex of hexes) {
    const corners = hexCorners(layout, hex);
    for (const facing of FACINGS) {
      const { q, r } = hexAhead(hex, facing);
      if (among.has(`${q},${r}`)) continue;
      const [from, to] = [itemAt(corners, facing), itemAt(corners, (facing + 1) % FACINGS.length)];
      sides.set(keyOf(from), [from, to]);
    }
  }
  return sides;
}

/** The outlines of some hexes seen as one shape, in inches: a ring of corners for each part of it and each hole in it. */
export function hexOutlines(layout: HexLayout, hexes: readonly Hex[]): readonly (readonly Spot[])[] {
  const sides = sidesOf(layout, hexes);
  const rings: Spot[][] = [];
  for (const start of sides.keys()) {
    const ring: Spot[] = [];
    let key = start;
    for (let side = sides.get(key); side; side = sides.get(key)) {
      sides.delete(key);
      ring.push(side[0]);
      key = keyOf(side[1]);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
