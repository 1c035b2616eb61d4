import type { SideId } from "../../../../core/game.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Config, LeaveConfig, PointsLine } from "../../data/config.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import { listOf } from "../../data/weapons.ts";
import type { Airframe } from "./airframe.ts";

/** What can become of an aircraft for which somebody earns points: it is brought down, or leaves by an edge. */
export type Fate = "down" | Edge;
export const FATES: readonly Fate[] = ["down", ...EDGES];

/** Points for each fate of one aircraft; 0 where it earns nothing. */
export type Prices = Readonly<Record<Fate, number>>;

/** what only one side is after: so many aircraft across an edge. The other has to stop it. */
export interface Target {
  readonly side: SideIndex;
  readonly edge: Edge;
  readonly count: number;
}

/** How points are earned under the goals `leave` and `points`. */
export interface Scoring {
  /** By side that earns, then by aircraft in the order of the set-up. */
  readonly prices: readonly [readonly Prices[], readonly Prices[]];
  /** With the goal `leave`: one point is one aircraft across. */
  readonly target: Target | null;
}

const NOTHING: Prices = { down: 0, left: 0, right: 0, near: 0, far: 0 };

/** design points of an aircraft: ENGINE + FUSELAGE + TO-HIT + 2 a weapon. */
export function designPoints({ engine, fuselage, toHit, weapons }: Airframe): number {
  return engine + fuselage + toHit + 2 * listOf(weapons).length;
}

/** Whether a line pays for a fate of an aircraft; without names it means enemies brought down, and own ones that leave. */
function fits(line: PointsLine, fate: Fate, airframe: Airframe, earner: SideIndex): boolean {
  const kill = line.for === "kill";
  if (kill !== (fate === "down")) return false;
  if (line.edge !== undefined && line.edge !== fate) return false;
  return line.aircraft ? line.aircraft.includes(airframe.id) : kill === (airframe.side !== earner);
}

/** What a side earns for a fate of an aircraft: by the first line that fits, else design points for a kill. */
function priceOf(lines: readonly PointsLine[], fate: Fate, airframe: Airframe, earner: SideIndex): number {
  const line = lines.find((one) => fits(one, fate, airframe, earner));
  if (line) return line.worth ?? designPoints(airframe);
  return fate === "down" && airframe.side !== earner ? designPoints(airframe) : 0;
}

function pricesFor(
  lines: readonly PointsLine[],
  airframes: readonly Airframe[],
  earner: SideIndex,
): readonly Prices[] {
  return airframes.map((airframe) => {
    const price = (fate: Fate) => priceOf(lines, fate, airframe, earner);
    return {
      down: price("down"),
      left: price("left"),
      right: price("right"),
      near: price("near"),
      far: price("far"),
    };
  });
}

function pointsScoring(
  lines: readonly PointsLine[],
  airframes: readonly Airframe[],
  sides: readonly SideId[],
): Scoring {
  const pricesOf = (earner: SideIndex) =>
    pricesFor(
      lines.filter(({ side }) => side === sides[earner]),
      airframes,
      earner,
    );
  return { prices: [pricesOf(0), pricesOf(1)], target: null };
}

function leaveScoring(leave: LeaveConfig, airframes: readonly Airframe[], sides: readonly SideId[]): Scoring {
  const { edge, count, aircraft } = leave;
  const side: SideIndex = leave.side === sides[1] ? 1 : 0;
  const none = airframes.map(() => NOTHING);
  const own = airframes.map((airframe) => {
    const counts = airframe.side === side && (aircraft?.includes(airframe.id) ?? true);
    return counts ? { ...NOTHING, [edge]: 1 } : NOTHING;
  });
  return { prices: side === 0 ? [own, none] : [none, own], target: { side, edge, count } };
}

/** How points are earned in a set-up that has passed `check`; undefined where its goal needs none. */
export function scoringOf(
  { goal, leave, points }: Config,
  airframes: readonly Airframe[],
  sides: readonly SideId[],
): Scoring | undefined {
  if (goal === "points") return pointsScoring(points ?? [], airframes, sides);
  return goal === "leave" && leave ? leaveScoring(leave, airframes, sides) : undefined;
}
