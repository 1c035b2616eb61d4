import { hash, noise } from "./noise.ts";

/** Which field a place lies in. */
export interface Field {
  /** A number that is the field's own, 0 to 4095. */
  readonly index: number;
  /** How far the nearest hedge is, in field widths. */
  readonly hedge: number;
  /** How far across and along its furrows, in field widths; each field is ploughed its own way. */
  readonly along: number;
  readonly across: number;
}

/** Ways to plough, evenly round half a circle: the cosine and sine of each. */
const WAYS = Array.from({ length: 8 }, (_, way) => (way * Math.PI) / 8);
const COSINES = WAYS.map(Math.cos);
const SINES = WAYS.map(Math.sin);

/** How far a field's middle may lie from that of its cell, and how much its corners are cut. */
const ASTRAY = 0.36;
const CUT = 0.2;
/** Shares of four cells that are one large field, two long ones side by side, two one above the other; else they are four. */
const [LARGE, LONG, TALL] = [0.16, 0.36, 0.56];
/** The cell of a place, and those around it: the nearest first, so that the others are seldom looked at. */
const AROUND = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The first cell of the field that a cell belongs to, as one number. */
function ownerOf(cx: number, cy: number): number {
  const plan = hash(cx >> 1, cy >> 1, 8);
  const column = plan < LONG ? cx & ~1 : cx;
  const row = plan < LARGE || (plan >= LONG && plan < TALL) ? cy & ~1 : cy;
  return column * 65536 + row;
}

function fieldOf(owner: number, hedge: number, u: number, v: number): Field {
  const row = ((owner + 32768) & 65535) - 32768;
  const index = Math.floor(hash((owner - row) / 65536, row, 7) * 4096);
  const way = (index >> 6) & 7;
  const [cosine = 1, sine = 0] = [COSINES[way], SINES[way]];
  return { index, hedge, along: u * cosine + v * sine, across: v * cosine - u * sine };
}

/** The field of a place, small or large, and how near its hedge is. */
export function fieldAt(x: number, y: number): Field {
  const u = x * 0.62 + y * 0.18 + 0.6 * noise(x * 0.25, y * 0.25, 71);
  const v = y * 0.72 - x * 0.2 + 0.6 * noise(x * 0.25, y * 0.25, 73);
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let nearest = Infinity;
  let second = Infinity;
  let owner = 0;
  for (const [i, j] of AROUND) {
    const [cx, cy] = [column + i, row + j];
    const [fromX, fromY] = [u - cx - 0.5, v - cy - 0.5];
    if (Math.max(Math.abs(fromX), Math.abs(fromY)) - ASTRAY > second) continue;
    const dx = Math.abs(fromX - ASTRAY * (hash(cx, cy, 5) - 0.5) * 2);
    const dy = Math.abs(fromY - ASTRAY * (hash(cx, cy, 6) - 0.5) * 2);
    const distance = dx > dy ? dx + CUT * dy : dy + CUT * dx;
    if (distance >= second) continue;
    const one = ownerOf(cx, cy);
    if (one === owner && nearest < Infinity) nearest = Math.min(nearest, distance);
    else if (distance < nearest) {
      second = nearest;
      nearest = distance;
      owner = one;
    } else second = distance;
  }
  return fieldOf(owner, second - nearest, u, v);
}
