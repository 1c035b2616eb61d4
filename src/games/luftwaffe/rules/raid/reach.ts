import { rememberedBy } from "../../../../core/remember.ts";
import { AMERICAN, type Side } from "../../data/sides.ts";
import type { HexName, Quarter } from "../../data/tables.ts";
import { neighbours } from "../map/hex.ts";
import { isAmericanSide, isSwiss, lineSince } from "../map/lines.ts";

/** LW-33: whether somebody may fly there. */
export function isOpen(hex: HexName, side: Side, quarter: Quarter): boolean {
  return !isSwiss(hex) && (side === AMERICAN || !isAmericanSide(hex, quarter));
}

interface Start {
  readonly from: HexName;
  readonly side: Side;
  readonly quarter: Quarter;
}

/** Hexes by their distance in flight, the nearest first. */
function spread({ from, side, quarter, speed }: Flight): ReadonlyMap<HexName, number> {
  const found = new Map([[from, 0]]);
  let edge: readonly HexName[] = [from];
  for (let steps = 1; steps <= speed; steps++) {
    const next = edge.flatMap(neighbours).filter((hex) => !found.has(hex) && isOpen(hex, side, quarter));
    for (const hex of next) found.set(hex, steps);
    edge = [...new Set(next)];
  }
  return found;
}

interface Flight extends Start {
  readonly speed: number;
}

/** Nothing stops Americans but Switzerland; Germans are stopped by the R line, which rarely moves. */
const reached = rememberedBy(
  ({ from, side, quarter, speed }: Flight) =>
    `${from} ${speed} ${side === AMERICAN ? "" : lineSince(quarter)}`,
  spread,
);

/** LW-18, LW-60: hexes that somebody can fly to in a turn, with what each costs; `from` costs nothing. */
export function reach(start: Start, speed: number): ReadonlyMap<HexName, number> {
  return reached({ ...start, speed });
}
