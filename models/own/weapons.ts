import { barrel, box } from "../kit/presets.ts";
import type { Body, Rod } from "../kit/type.ts";
import type { Vec } from "../kit/vec.ts";
import { armed, type Measures } from "./measures.ts";

/** Bodies and barrels of one weapon, and its muzzles. */
export interface Fitted {
  readonly bodies: readonly Body[];
  readonly rods: readonly Rod[];
  readonly muzzles: readonly Vec[];
}

/** A glazed blister on one side of the body with a gun that looks out of it. */
export function blister(
  m: Measures,
  side: "left" | "right",
  station: number,
  out: number,
  up: number,
): Fitted {
  if (!armed(m, side)) return { bodies: [], rods: [], muzzles: [] };
  const way = side === "right" ? 1 : -1;
  const size = 0.5 + 0.2 * m.body;
  const muzzle: Vec = [way * (out + 1), up + 0.05, station + size * 0.9];
  const row = (share: number, wide: number): number[] => [station + size * share * 2, -wide, wide, wide];
  const table = [row(0, 0.1), row(0.2, 0.26), row(0.6, 0.3), row(1, 0.08)].map((r) => r.join(" ")).join(";");
  return {
    bodies: [box("blister", table, { at: [way * out, up, 0], crease: 60, sides: 6 })],
    rods: [barrel(muzzle, [way * out, up, station + size * 0.6], false, 0.045)],
    muzzles: [muzzle],
  };
}

/** A round glazed turret on the back, its guns looking aft. */
export function turret(station: number, up: number, size: number): Fitted {
  const s = (share: number): number => station + share * size * 2.4;
  const table = `${s(0)} ${up - 0.3} ${up} ${size * 0.5}; ${s(0.15)} ${up - 0.3} ${up + size * 0.7} ${size * 0.95};
    ${s(0.7)} ${up - 0.3} ${up + size * 0.75} ${size}; ${s(1)} ${up - 0.3} ${up} ${size * 0.5}`;
  const muzzle: Vec = [0.13, up + size * 0.55, s(1) + 0.9];
  return {
    bodies: [box("turret", table, { crease: 90 })],
    rods: [barrel(muzzle, [0.13, up + size * 0.45, s(0.6)], true, 0.045)],
    muzzles: [muzzle, [-muzzle[0], muzzle[1], muzzle[2]]],
  };
}

/** A gunner's open cockpit: a rim of leather and a gun on its ring. */
export function cockpit(m: Measures, station: number, up: number, armedRear: boolean): Fitted {
  const wide = m.body * 0.62;
  const table = `${station} ${up - 0.3} ${up} ${wide * 0.8}; ${station + 0.15} ${up - 0.3} ${up + 0.12} ${wide};
    ${station + 0.8} ${up - 0.3} ${up + 0.12} ${wide}; ${station + 1.05} ${up - 0.3} ${up - 0.02} ${wide * 0.7}`;
  const muzzle: Vec = [0, up + 0.48, station + 1.95];
  return {
    bodies: [box("cockpit", table)],
    rods: armedRear ? [barrel(muzzle, [0, up + 0.2, station + 0.6], false, 0.05)] : [],
    muzzles: armedRear ? [muzzle] : [],
  };
}

/** Barrels in front of the wing, a pair at each distance out. */
export function wingGuns(m: Measures, at: readonly Vec[]): Fitted {
  if (!armed(m, "front")) return { bodies: [], rods: [], muzzles: [] };
  return {
    bodies: [],
    rods: at.map((p) => barrel(p, [p[0], p[1], p[2] + 0.75], true, 0.045)),
    muzzles: at.flatMap((p) => [p, [-p[0], p[1], p[2]] as const]),
  };
}
