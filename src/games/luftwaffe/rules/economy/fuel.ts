import type { AircraftType } from "../../data/tables.ts";
import { TWELFTHS } from "../../data/twelfths.ts";

/** LW-97: fuel of a refinery, and what is left when none is. */
const OF_A_REFINERY = 10 * TWELFTHS;
const RESIDUAL = 10 * TWELFTHS;
/** LW-101: what may go into the reserve in a quarter. */
export const TO_RESERVE = 10 * TWELFTHS;

/** What fuel production depends on, as things stood when the quarter began. */
export interface Refineries {
  readonly unbombed: number;
  /** LW-98: the last chemical target was bombed last quarter. */
  readonly chemicalsGone: boolean;
  /** LW-98: the whole transport system was gone before this quarter. */
  readonly transportGone: boolean;
}

/** LW-16, LW-L20, LW-97, LW-98, LW-L7, LW-L10: fuel of a quarter, in twelfths. */
export function fuelMade({ unbombed, chemicalsGone, transportGone }: Refineries): number {
  const made = unbombed > 0 ? unbombed * OF_A_REFINERY : RESIDUAL;
  return made / (chemicalsGone ? 2 : 1) / (transportGone ? 2 : 1);
}

/** LW-99, LW-L50: fuel that a unit needs for a quarter, in twelfths. */
export function fuelNeed({ jet, rocket, factors: whole }: AircraftType, factors: number): number {
  if (rocket) return 0;
  const full = jet ? TWELFTHS / 2 : TWELFTHS;
  return factors < whole ? full / 2 : full;
}

/** Fuel and reserve of a quarter, in twelfths. */
export interface Tanks {
  readonly made: number;
  readonly reserve: number;
  /** LW-101: the reserve has been opened. */
  readonly open: boolean;
}

/** LW-101, LW-L13: opens the reserve in the first quarter that makes less than all living units need. */
export function opened(tanks: Tanks, need: number): Tanks {
  return { ...tanks, open: tanks.open || tanks.made < need };
}

/** What may be allocated. */
export function available({ made, reserve, open }: Tanks): number {
  return open ? made + reserve : made;
}

/** LW-L12, LW-101, LW-L48: the reserve after so much was allocated; what was made is spent first, and fills it at most by ten. */
export function reserveAfter({ made, reserve }: Tanks, spent: number, saved: number): number {
  const left = Math.max(0, made - spent);
  return reserve - Math.max(0, spent - made) + Math.min(TO_RESERVE, saved, left);
}
