import type { Way } from "../grammar/order.ts";
import type { Ending } from "../state/state.ts";
import { ACTIONS, AHEAD, BOMB, LEFT, RIGHT } from "./actions.ts";

/**
 * How far an aircraft has turned in its hex, as one number: 0 not at all, 1 to 3 hexsides left, 4 to 6 (3 and 1 to 3)
 * right, and two more below.
 */
export type Turned = number;

export const FRESH: Turned = 0;
/** Turns wait for a hex straight ahead, maneuvers need not (4.5d without continued movement, 4.5g, B-02). */
export const STRAIGHT_FIRST: Turned = 7;
/** A hex straight ahead and nothing else comes next (4.5e after three hexsides, A-46 and B-04 after most maneuvers). */
export const ONLY_AHEAD: Turned = 8;
export const TURNED_STATES = 9;
/** 4.5d: hexsides in one hex. */
export const MOST_HEXSIDES = 3;

/** Hexsides turned in this hex, the previous move's among them. */
export function hexsidesOf(turned: Turned): number {
  if (turned > 2 * MOST_HEXSIDES) return 0;
  return turned > MOST_HEXSIDES ? turned - MOST_HEXSIDES : turned;
}

export function wayOf(turned: Turned): Way | null {
  if (turned === FRESH || turned > 2 * MOST_HEXSIDES) return null;
  return turned > MOST_HEXSIDES ? "R" : "L";
}

function turnedBy(hexsides: number, way: Way): Turned {
  return way === "L" ? hexsides : hexsides + MOST_HEXSIDES;
}

/** How a move begins (4.5d, 4.5e, A-46). */
export function startOf(ending: Ending, continued: boolean): Turned {
  if (!continued) return STRAIGHT_FIRST;
  if (ending.straightFirst || ending.hexsides >= MOST_HEXSIDES) return ONLY_AHEAD;
  return ending.way === null ? FRESH : turnedBy(ending.hexsides, ending.way);
}

function afterTurn(turned: Turned, way: Way): Turned {
  if (turned === FRESH) return turnedBy(1, way);
  const hexsides = hexsidesOf(turned);
  return wayOf(turned) === way && hexsides < MOST_HEXSIDES ? turned + 1 : -1;
}

/** What a step leads to, or −1 where it may not be flown (4.5d, 4.5e, A-46). Bombs change nothing. */
export function after(turned: Turned, action: number): Turned {
  if (action === AHEAD) return FRESH;
  if (action === LEFT) return afterTurn(turned, "L");
  if (action === RIGHT) return afterTurn(turned, "R");
  if (action === BOMB) return turned;
  if (turned === ONLY_AHEAD) return -1;
  return ACTIONS[action]?.enters ? FRESH : ONLY_AHEAD;
}
