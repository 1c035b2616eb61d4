import { NUMERALS, turned } from "../../../../core/geometry/clock.ts";
import { toInches } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { rememberedBy } from "../../../../core/remember.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { legalOrders } from "../../rules/move/orders.ts";
import type { Options } from "../../rules/setup/options.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import type { Situation } from "../../rules/state/situation.ts";
import type { Aircraft } from "../../rules/state/state.ts";
import { FACING } from "./goal.ts";

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

const SPEEDS = 6;
/** Room needed under one set of options, by the numbers of `placeOf`; -1 where it has not been worked out. */
const tableUnder = rememberedBy(
  ({ turnLimit, lameTurn, allowZero }: Options) =>
    (turnLimit === "each-turn" ? 4 : 0) + (lameTurn ? 2 : 0) + (allowZero ? 1 : 0),
  () => new Int32Array((DEPTH + 1) * SPEEDS * SPEEDS * 2 * NUMERALS.length * 2).fill(-1),
);

/** Where a table has the room that an aircraft needs. */
function placeOf(s: Flown, points: number, way: Turning, depth: number): number {
  const craft = ((depth * SPEEDS + s.engine) * SPEEDS + s.speed) * 2 + (s.turned ? 1 : 0);
  return (craft * NUMERALS.length + points) * 2 + (way === "L" ? 1 : 0);
}

/** What decides how an aircraft can turn: altitude neither helps nor hinders. */
interface Flown {
  readonly engine: number;
  readonly speed: number;
  readonly turned: boolean;
}

function situationOf({ engine, speed, turned: hasTurned }: Flown, options: Options): Situation {
  return {
    engine,
    speed,
    turned: hasTurned,
    dived: 0,
    level: 1,
    ceiling: 1,
    options: { ...options, altitude: false },
  };
}

function afterwards({ engine, turned: before }: Flown, { speed, steps }: MoveOrder): Flown {
  return { engine, speed, turned: steps === "" ? before : !steps.endsWith("F") };
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

/** A question about the room that one aircraft needs. */
interface Ask {
  readonly options: Options;
  readonly table: Int32Array;
  readonly way: Turning;
}

/** The room that an order and the best that follows it take up. */
function roomWith(ask: Ask, s: Flown, order: MoveOrder, points: number, depth: number): number {
  const flown = along(order.steps, points);
  if (flown.most >= NEVER) return NEVER;
  return Math.max(flown.most, flown.end + needed(ask, afterwards(s, order), flown.points, depth - 1));
}

function leastRoom(ask: Ask, s: Flown, points: number, depth: number): number {
  const other = ask.way === "L" ? "R" : "L";
  let least = NEVER;
  for (const order of legalOrders(situationOf(s, ask.options)).orders) {
    if (!order.steps.includes(other)) least = Math.min(least, roomWith(ask, s, order, points, depth));
  }
  return least;
}

/**
 * Thousandths of an inch that an aircraft needs in front of an edge to get round by turning one way only. It
 * points `points` clockwise of straight at the edge; once it flies along the edge or away it needs nothing.
 */
function needed(ask: Ask, s: Flown, points: number, depth: number): number {
  if (points >= 3 && points <= 9) return 0;
  if (depth === 0) return NEVER;
  const place = placeOf(s, points, ask.way, depth);
  let least = itemAt(ask.table, place);
  if (least < 0) {
    least = leastRoom(ask, s, points, depth);
    ask.table[place] = least;
  }
  return least;
}

/** Inches to each edge; those that it may leave by are far away. */
function distances({ at }: Aircraft, { width, depth }: Setup["table"], ways: readonly Edge[]): number[] {
  const x = toInches(at.xp, at.xq);
  const y = toInches(at.yp, at.yq);
  const inches = { right: width - x, near: y, left: x, far: depth - y };
  return EDGES.map((edge) => (ways.includes(edge) ? FARTHEST : inches[edge]));
}

/** Inches left over when an aircraft turns one way until it is clear of every edge; below 0 it will leave the table. */
function slackTurning(
  way: Turning,
  aircraft: Aircraft,
  { options }: Setup,
  edges: readonly number[],
): number {
  const ask = { options, table: tableUnder(options), way };
  let slack = FARTHEST;
  EDGES.forEach((edge, index) => {
    const distance = edges[index] ?? FARTHEST;
    if (distance >= FARTHEST) return;
    const points = turned(aircraft.heading, -FACING[edge]) % NUMERALS.length;
    const need = needed(ask, aircraft, points, DEPTH) / 1000;
    if (need > 0) slack = Math.min(slack, distance - need);
  });
  return slack;
}

/**
 * Inches to spare before an aircraft can no longer stay on the table, at most 16; below 0 it can't. The edges of
 * `ways` don't count: it may leave by them.
 */
export function slackOf(aircraft: Aircraft, setup: Setup, ways: readonly Edge[]): number {
  const edges = distances(aircraft, setup.table, ways);
  if (Math.min(...edges) >= FARTHEST) return FARTHEST;
  const left = slackTurning("L", aircraft, setup, edges);
  return ROUNDING + Math.max(left, slackTurning("R", aircraft, setup, edges));
}
