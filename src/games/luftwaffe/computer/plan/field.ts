import { rememberedBy } from "../../../../core/remember.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { AirForce, HexName, Quarter } from "../../data/tables.ts";
import { neighbours } from "../../rules/map/hex.ts";
import { ownLines } from "../../rules/map/lines.ts";
import { isOpen } from "../../rules/raid/reach.ts";

/** Hexes of flight from everywhere; who can't come has none. */
export type Field = ReadonlyMap<HexName, number>;

function spread(goals: readonly HexName[], side: Side, quarter: Quarter): Field {
  const found = new Map(goals.map((goal) => [goal, 0]));
  let edge = goals;
  for (let steps = 1; edge.length > 0; steps++) {
    const next: HexName[] = [];
    for (const hex of edge)
      for (const one of neighbours(hex))
        if (!found.has(one) && isOpen(one, side, quarter)) {
          found.set(one, steps);
          next.push(one);
        }
    edge = next;
  }
  return found;
}

/** An American's way to a hex: round Switzerland. */
export const wayTo = rememberedBy(
  (goal: HexName) => goal,
  (goal) => spread([goal], AMERICAN, 0),
);

const german = rememberedBy(
  ({ goal, quarter }: { readonly goal: HexName; readonly quarter: Quarter }) => `${goal} ${quarter}`,
  ({ goal, quarter }) => spread([goal], GERMAN, quarter),
);

/** A German's way to a hex: round Switzerland and the American side. */
export function germanWay(goal: HexName, quarter: Quarter): Field {
  return german({ goal, quarter });
}

interface Home {
  readonly force: AirForce;
  readonly bombers: boolean;
  readonly quarter: Quarter;
}

const home = rememberedBy(
  ({ force, bombers, quarter }: Home) => `${force} ${bombers} ${quarter}`,
  ({ force, bombers, quarter }) => spread(ownLines(force, bombers, quarter), AMERICAN, quarter),
);

/** An American's way to his own lines (LW-32). */
export function wayHome(force: AirForce, bombers: boolean, quarter: Quarter): Field {
  return home({ force, bombers, quarter });
}

/** Hexes of flight to where a field leads; very many where there is no way. */
export function far(field: Field, hex: HexName): number {
  return field.get(hex) ?? 1000;
}
