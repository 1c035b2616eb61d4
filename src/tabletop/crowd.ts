import { remembered } from "../core/remember.ts";
import type { Piece, Spot, Tabletop } from "./tabletop.ts";

/** Where pieces that share a hex stand in it, in hex widths from its centre: by how many share it. */
const TWO: readonly Spot[] = [
  { x: -0.2, y: 0.2 },
  { x: 0.2, y: -0.2 },
];
const RING: readonly Spot[] = [
  { x: 0, y: 0.3 },
  { x: 0.26, y: -0.15 },
  { x: -0.26, y: -0.15 },
  { x: 0.26, y: 0.15 },
  { x: -0.26, y: 0.15 },
  { x: 0, y: -0.3 },
];
const CENTRE: Spot = { x: 0, y: 0 };

/** Wrecks lie where they fell. */
function stands({ status }: Piece): boolean {
  return status === "flying";
}

function crowdsOf(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const crowds = new Map<string, Piece[]>();
  for (const piece of pieces.filter(stands)) {
    const place = `${piece.x.toFixed(2)} ${piece.y.toFixed(2)}`;
    crowds.set(place, [...(crowds.get(place) ?? []), piece]);
  }
  return crowds;
}

function asidesOf({ mat, pieces }: Tabletop): ReadonlyMap<string, Spot> {
  const asides = new Map<string, Spot>();
  const { grid } = mat;
  if (!grid) return asides;
  for (const crowd of crowdsOf(pieces).values()) {
    if (crowd.length < 2) continue;
    const places = crowd.length === 2 ? TWO : RING;
    for (const [index, { id }] of crowd.entries()) {
      const { x, y } = places[index % places.length] ?? CENTRE;
      asides.set(id, { x: x * grid.inches, y: y * grid.inches });
    }
  }
  return asides;
}

const asidesOn = remembered(asidesOf);

/**
 * How far beside its place a piece stands, in inches: on a mat with a grid, pieces in one hex make room for each
 * other, always in the same way. Nothing elsewhere.
 */
export function asideOf(table: Tabletop, id: string): Spot {
  return asidesOn(table).get(id) ?? CENTRE;
}
