import type { AircraftConfig } from "../../games/dogfight/data/config.ts";
import type { Airframe } from "../../games/dogfight/rules/setup/airframe.ts";
import type { Aircraft, State } from "../../games/dogfight/rules/state/state.ts";
import type { Mark } from "./fate.ts";

/** The table of a battle, in inches. */
export const TABLE = { width: 60, depth: 40, mat: "kent-fields" } as const;
/** Inches from the sides of the table that stay free, and the grid on which aircraft begin. */
const MARGIN = 4;
const GRID = 0.25;

/** Inches between so many aircraft side by side: closer where the table is too small for them. */
function spacing(wanted: number, count: number): number {
  const room = (TABLE.width - 2 * MARGIN) / Math.max(1, count - 1);
  return Math.min(wanted, Math.floor(room / GRID) * GRID);
}

/** A side in line abreast, in the middle of its edge. */
interface Line {
  readonly side: string;
  /** What its ids begin with. */
  readonly letter: string;
  /** The edge from which it comes. */
  readonly edge: "near" | "far";
  /** Inches between aircraft side by side, and from the edge. */
  readonly abreast: number;
  readonly fromEdge: number;
  readonly aircraft: readonly Pick<AircraftConfig, "type" | "speed">[];
}

export function lineAbreast({ side, letter, edge, abreast, fromEdge, aircraft }: Line): AircraftConfig[] {
  const between = spacing(abreast, aircraft.length);
  const left = Math.floor((TABLE.width - between * (aircraft.length - 1)) / 2);
  return aircraft.map((one, at) => ({
    id: `${letter}${at + 1}`,
    side,
    ...one,
    x: left + between * at,
    y: edge === "near" ? fromEdge : TABLE.depth - fromEdge,
    heading: edge === "near" ? 12 : 6,
  }));
}

const DOWN: ReadonlySet<string> = new Set(["destroyed", "crashed"]);
/** The part of its engine and fuselage without which an aircraft is crippled. */
const CRIPPLED = 0.25;

function markOf({ engine, fuselage, status }: Aircraft, frame: Airframe): Mark {
  if (DOWN.has(status)) return "down";
  const full = frame.engine + frame.fuselage;
  const hits = full - engine - fuselage;
  if (hits <= 0) return "whole";
  return hits >= CRIPPLED * full ? "crippled" : "hit";
}

/** What became of the aircraft of a side, in the order in which they were set up. */
export function marksOf({ setup, aircraft }: State, side: string): readonly Mark[] {
  return setup.airframes.flatMap((frame, at) => {
    const one = aircraft[at];
    return setup.sides[frame.side] === side && one ? [markOf(one, frame)] : [];
  });
}
