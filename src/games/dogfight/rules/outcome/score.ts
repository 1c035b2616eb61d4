import { signBeyond } from "../../../../core/geometry/surd.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import { fly } from "../move/fly.ts";
import { FATES, type Fate } from "../setup/prices.ts";
import type { Setup } from "../setup/setup.ts";
import { type Aircraft, flyingOf, type State } from "../state/state.ts";
import { damageOf, type Points } from "./damage.ts";

/** What points are counted from: a state or a view. */
export type Scored = Pick<State, "setup" | "aircraft" | "turn" | "phase">;

const NONE: Points = [0, 0];
const QUARTERS_A_SPEED = 8;

/** What has become of an aircraft, or null while it flies. */
function fateOf({ status, move }: Aircraft, { table }: Setup): Fate | null {
  if (status === "flying") return null;
  return status === "disengaged" && move ? fly(move, move.order, table).left : "down";
}

/** Moves that every aircraft still has before the limit of turns. */
function movesLeft({ setup, turn, phase }: Scored): number {
  return setup.turns - turn + (phase === "orders" ? 1 : 0);
}

/**
 * Whether an aircraft might cross an edge in the turns that are left: straight at it with all of its ENGINE. An
 * upper bound, exact on the edge: who can't do it so can't do it at all.
 */
export function canReach({ at, engine }: Aircraft, edge: Edge, board: Scored): boolean {
  const { width, depth } = board.setup.table;
  const run = QUARTERS_A_SPEED * engine * movesLeft(board);
  if (edge === "left") return signBeyond(at.xp, at.xq, run) < 0;
  if (edge === "near") return signBeyond(at.yp, at.yq, run) < 0;
  if (edge === "right") return signBeyond(at.xp, at.xq, 4 * width - run) > 0;
  return signBeyond(at.yp, at.yq, 4 * depth - run) > 0;
}

/** The side that is alone on the table, if one is. */
function aloneOn(board: Scored): SideIndex | null {
  const flying = [flyingOf(board, 0), flyingOf(board, 1)] as const;
  if (flying[0] > 0 === flying[1] > 0) return null;
  return flying[0] > 0 ? 0 : 1;
}

/** The edge by which an aircraft may still earn its own side the most, or null. */
function bestWayOut(board: Scored, index: number): Edge | null {
  const { airframes, scoring } = board.setup;
  const one = board.aircraft[index];
  const prices = scoring?.prices[airframes[index]?.side ?? 0][index];
  if (!one || !prices) return null;
  let best: Edge | null = null;
  for (const edge of EDGES) {
    if (prices[edge] > (best ? prices[best] : 0) && canReach(one, edge, board)) best = edge;
  }
  return best;
}

/**
 * What each aircraft counts as: its fate, null while it flies. R-39: with no enemy left on the table an aircraft
 * counts as having left by the edge that it could still reach and that earns the most.
 */
export function fatesOf(board: Scored): readonly (Fate | null)[] {
  const alone = aloneOn(board);
  return board.aircraft.map((one, index) => {
    const fate = fateOf(one, board.setup);
    return fate === null && alone !== null ? bestWayOut(board, index) : fate;
  });
}

/** Points that both sides have; none where the goal counts none. */
export function scoreOf(board: Scored): Points | undefined {
  const { scoring, goal } = board.setup;
  if (goal === "most-damage") return damageOf(board);
  if (!scoring) return undefined;
  const points: [number, number] = [0, 0];
  fatesOf(board).forEach((fate, index) => {
    if (fate === null) return;
    points[0] += scoring.prices[0][index]?.[fate] ?? 0;
    points[1] += scoring.prices[1][index]?.[fate] ?? 0;
  });
  return points;
}

/** Whether a side can still bring anything down: by a weapon that works, or where aircraft collide. */
function canKill({ setup, aircraft }: Scored, side: SideIndex): boolean {
  if (setup.options.collisions) return true;
  return aircraft.some(
    ({ status, weapons }, index) =>
      status === "flying" && weapons !== 0 && setup.airframes[index]?.side === side,
  );
}

/** The most that one aircraft, which flies, may still earn a side. */
function mostFor(board: Scored, earner: SideIndex, index: number, kills: boolean): number {
  const one = board.aircraft[index];
  const prices = board.setup.scoring?.prices[earner][index];
  if (!one || !prices) return 0;
  let most = 0;
  for (const fate of FATES) {
    if (prices[fate] <= most) continue;
    if (fate === "down" ? kills : canReach(one, fate, board)) most = prices[fate];
  }
  return most;
}

/** The most that each side may still earn: nothing once a side has left the table. */
export function prospectsOf(board: Scored): Points {
  if (flyingOf(board, 0) === 0 || flyingOf(board, 1) === 0) return NONE;
  const most = (earner: SideIndex) => {
    const kills = canKill(board, earner);
    return board.aircraft.reduce(
      (sum, { status }, index) => sum + (status === "flying" ? mostFor(board, earner, index, kills) : 0),
      0,
    );
  };
  return [most(0), most(1)];
}
