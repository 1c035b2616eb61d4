import { rememberedBy } from "../../../core/remember.ts";
import { neighbours } from "../map/hex.ts";
import { isAmericanSide, isSwiss } from "../map/lines.ts";
import { AMERICAN, type Side } from "../sides.ts";
import type { HexName, Quarter } from "../tables/tables.ts";

/** LW-33: whether somebody may fly there. */
export function isOpen(hex: HexName, side: Side, quarter: Quarter): boolean {
  return !isSwiss(hex) && (side === AMERICAN || !isAmericanSide(hex, quarter));
}

interface Start {
  readonly from: HexName;
  readonly side: Side;
  readonly quarter: Quarter;
}

/** Hexes by their distance in flight, as far as anybody flies in a turn. */
const MOST = 7;

function spread({ from, side, quarter }: Start): ReadonlyMap<HexName, number> {
  const found = new Map([[from, 0]]);
  let edge: readonly HexName[] = [from];
  for (let steps = 1; steps <= MOST; steps++) {
    const next = edge.flatMap(neighbours).filter((hex) => !found.has(hex) && isOpen(hex, side, quarter));
    for (const hex of next) found.set(hex, steps);
    edge = [...new Set(next)];
  }
  return found;
}

const reached = rememberedBy(
  ({ from, side, quarter, speed }: Start & { readonly speed: number }) =>
    `${from} ${side} ${quarter} ${speed}`,
  (start): ReadonlyMap<HexName, number> =>
    new Map([...spread(start)].filter(([, cost]) => cost <= start.speed)),
);

/** LW-18, LW-60: hexes that somebody can fly to in a turn, with what each costs; `from` costs nothing. */
export function reach(start: Start, speed: number): ReadonlyMap<HexName, number> {
  return reached({ ...start, speed });
}
