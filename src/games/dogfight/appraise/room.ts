import { NUMERALS, turned } from "../../../core/clock.ts";
import { toInches } from "../../../core/surd.ts";
import { BY_THE_BOOK } from "../options.ts";
import type { MoveOrder } from "../order.ts";
import { legalOrders } from "../orders.ts";
import type { Setup } from "../setup.ts";
import { keyOf, type Situation } from "../situation.ts";
import type { Aircraft } from "../state.ts";

/** Thousandths of an inch that one SPEED brings an aircraft nearer to an edge, by clock points off its outward normal. */
const ADVANCE = [2000, 1732, 1000, 0, -1000, -1732, -2000, -1732, -1000, 0, 1000, 1732] as const;
const NEVER = 1_000_000;
/** Turns looked ahead; whoever has not come round by then never will. */
const DEPTH = 5;
/** Nobody needs more room than this many inches. */
const FARTHEST = 16;
/** Coordinates are rounded to thousandths: so far off is still on the edge. */
const ROUNDING = 0.002;

type Turning = "L" | "R";

const needs = new Map<string, number>();

function afterwards(s: Situation, order: MoveOrder): Situation {
  const turnedNow = order.steps === "" ? s.turned : !order.steps.endsWith("F");
  return { ...s, speed: order.speed, turned: turnedNow };
}

/** How near to the edge an order brings an aircraft at most, and at its end; and how it points then. */
function along(steps: string, points: number): { most: number; end: number; points: number } {
  let [most, end, off] = [0, 0, points];
  for (const letter of steps) {
    if (letter === "F") end += ADVANCE[off] ?? 0;
    else off = (off + (letter === "L" ? 11 : 1)) % 12;
    if (end > most) most = end;
  }
  return { most, end, points: off };
}

/** The room that an order and the best that follows it take up. */
function roomWith(s: Situation, order: MoveOrder, points: number, way: Turning, depth: number): number {
  const flown = along(order.steps, points);
  if (flown.most >= NEVER) return NEVER;
  return Math.max(flown.most, flown.end + needed(afterwards(s, order), flown.points, way, depth - 1));
}

/**
 * Thousandths of an inch that an aircraft needs in front of an edge to get round by turning one way only. It
 * points `points` clockwise of straight at the edge; once it flies along the edge or away it needs nothing.
 */
function needed(s: Situation, points: number, way: Turning, depth: number): number {
  if (points >= 3 && points <= 9) return 0;
  if (depth === 0) return NEVER;
  const key = `${keyOf(s)} ${points} ${way} ${depth}`;
  let least = needs.get(key);
  if (least === undefined) {
    least = NEVER;
    const other = way === "L" ? "R" : "L";
    for (const order of legalOrders(s).orders) {
      if (!order.steps.includes(other)) least = Math.min(least, roomWith(s, order, points, way, depth));
    }
    needs.set(key, least);
  }
  return least;
}

/** The same for every aircraft of like ENGINE and SPEED: altitude neither helps nor hinders a turn. */
function flat(aircraft: Aircraft, { options }: Setup): Situation {
  const { engine, speed, turned: hasTurned } = aircraft;
  const rest = { dived: 0, level: 1, ceiling: 1 };
  return {
    engine,
    speed,
    turned: hasTurned,
    ...rest,
    options: { ...BY_THE_BOOK, ...options, altitude: false },
  };
}

/** Inches to the edges at 3, 6, 9 and 12 o'clock. */
function distances({ at }: Aircraft, { width, depth }: Setup["table"]): readonly number[] {
  const x = toInches(at.xp, at.xq);
  const y = toInches(at.yp, at.yq);
  return [width - x, y, x, depth - y];
}

const EDGES = [3, 6, 9, 12] as const;

/** Inches left over when an aircraft turns one way until it is clear of every edge; below 0 it will leave the table. */
function slackTurning(way: Turning, aircraft: Aircraft, setup: Setup, edges: readonly number[]): number {
  const situation = flat(aircraft, setup);
  let slack = FARTHEST;
  EDGES.forEach((edge, index) => {
    const distance = edges[index] ?? 0;
    const points = turned(aircraft.heading, -edge) % NUMERALS.length;
    const need = distance < FARTHEST ? needed(situation, points, way, DEPTH) / 1000 : 0;
    if (need > 0) slack = Math.min(slack, distance - need);
  });
  return slack;
}

/** Inches to spare before an aircraft can no longer stay on the table, at most 16; below 0 it can't. */
export function slackOf(aircraft: Aircraft, setup: Setup): number {
  const edges = distances(aircraft, setup.table);
  if (Math.min(...edges) >= FARTHEST) return FARTHEST;
  const left = slackTurning("L", aircraft, setup, edges);
  return ROUNDING + Math.max(left, slackTurning("R", aircraft, setup, edges));
}
