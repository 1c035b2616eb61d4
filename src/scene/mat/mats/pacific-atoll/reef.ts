import { rough, step } from "../../noise.ts";

/** The middle of the ring, and how much wider than deep it is. */
const MIDDLE = { x: 24, y: 18 } as const;
const OVAL = 1.42;
const RADIUS = 12.1;

/** Where the ring lies open, and where the long islet with the strip is, in turns from 3 o'clock anticlockwise. */
const PASS = 0.49;
const STRIP = 0.735;
const TURN = 2 * Math.PI;

/** A place of the ring. */
export interface Reef {
  /** How far outside the reef's edge; negative on the reef and in the lagoon. */
  readonly off: number;
  /** 0 in the lee, 1 where the swell comes from. */
  readonly windward: number;
  /** How open the ring is here, 0 to 1. */
  readonly passage: number;
}

interface Polar {
  readonly far: number;
  readonly turn: number;
  readonly cos: number;
  readonly sin: number;
}

function polar(x: number, y: number): Polar {
  const dx = (x - MIDDLE.x) / OVAL;
  const dy = y - MIDDLE.y;
  const far = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) / TURN + 1) % 1;
  return { far, turn, cos: far > 0 ? dx / far : 1, sin: far > 0 ? dy / far : 0 };
}

/** The share of a turn between two directions. */
function apart(a: number, b: number): number {
  const between = Math.abs(a - b) % 1;
  return Math.min(between, 1 - between);
}

/** The reef's edge in a direction. */
function edge({ cos, sin }: Polar): number {
  return RADIUS + 1.5 * rough(cos * 1.5 + 5, sin * 1.5 + 5, 3, 11);
}

export function reefAt(x: number, y: number): Reef {
  const place = polar(x, y);
  const off = place.far - edge(place) + 0.22 * rough(x * 0.9, y * 0.9, 3, 12);
  const open = 1 - step(0.007, 0.02, apart(place.turn, PASS) + 0.006 * rough(x * 0.8, y * 0.8, 3, 13));
  const inReef = step(-3.6, -1.6, off) * (1 - step(0.4, 1.2, off));
  const windward = step(-0.4, 0.8, place.cos * 0.8 + place.sin * 0.5);
  return { off, windward, passage: open * inReef };
}

/** How wide the chain of islets is in a direction; below zero where there is none. */
function width({ cos, sin, turn }: Polar): number {
  const chain = 1.9 * rough(cos * 4.1 + 2, sin * 4.1 + 2, 2, 21) - 0.3;
  const long = 0.98 * (1 - step(0.05, 0.1, apart(turn, STRIP)));
  const open = step(0.012, 0.05, apart(turn, PASS));
  return Math.min(0.95, Math.max(chain, long)) * open - 0.6 * (1 - open);
}

/** How far inside the shore of an islet a place is; negative in the water. */
export function islandAt(x: number, y: number): number {
  const place = polar(x, y);
  const across = Math.abs(place.far - edge(place) + 1.25);
  return across > 1.6 ? -1 : width(place) - across + 0.14 * rough(x * 0.8, y * 0.8, 2, 22);
}
