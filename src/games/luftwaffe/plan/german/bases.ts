import type { Stationed } from "../../grammar/order.ts";
import { distance } from "../../map/hex.ts";
import { ownLines } from "../../map/lines.ts";
import { ROOM, usableBases } from "../../raid/bases.ts";
import { isBombed, isSchool, livingGermans, tablesOf, typeOf } from "../../state/look.ts";
import type { GermanState, State } from "../../state/state.ts";
import type { HexName, Place } from "../../tables/tables.ts";
import { type Asked, type Choice, only } from "../asked.ts";
import { far, wayHome } from "../field.ts";

/** Hexes of flight in which a target is as likely to be attacked as one twice as far away is half as likely. */
const NEAR = 6;
/** Hexes from a base at which it still guards well. */
const GUARDS = 5;
/** Hexes from the R line in which nobody is based: fighters strafe there. */
const STRAFED = 4;

/** How far the Americans have to a hex. */
function depth(state: State, hex: HexName): number {
  const west = far(wayHome("8", true, state.quarter), hex);
  const south = ownLines("15", true, state.quarter).length > 0;
  return south ? Math.min(west, far(wayHome("15", true, state.quarter), hex)) : west;
}

/** How much a base guards. */
function guards(state: State, base: Place): number {
  let all = 0;
  for (const { id, hex } of tablesOf(state.setup).targets) {
    if (isBombed(state, id)) continue;
    all += 1 / (1 + depth(state, hex) / NEAR) / (1 + distance(base.hex, hex) / GUARDS);
  }
  return all;
}

/** Who fights first. */
function rank(state: State, { id, type }: GermanState): number {
  return isSchool(state, id) ? -1 : (typeOf(state, type).e ?? 0);
}

/** LW-51: fighters where they guard most, schools on the bases that are left. */
export function bases({ view }: Asked): readonly Choice[] {
  const open = usableBases(view)
    .map((base) => ({ base, value: guards(view, base) - (depth(view, base.hex) < STRAFED ? 1000 : 0) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ base }) => base.id);
  const units = livingGermans(view).toSorted((one, other) => rank(view, other) - rank(view, one));
  const schools = units.filter(({ id }) => isSchool(view, id)).map(({ id }) => id);
  const others = units.filter(({ id }) => !isSchool(view, id)).map(({ id }) => id);
  const stationed: Stationed[] = [];
  const fill = (places: readonly string[], all: readonly string[]) => {
    for (const [at, base] of places.entries()) {
      const own = all.slice(at * ROOM, (at + 1) * ROOM);
      if (own.length > 0) stationed.push({ base, units: own });
    }
  };
  fill(open, others);
  const used = new Set(stationed.map(({ base }) => base));
  fill(
    open.toReversed().filter((base) => !used.has(base)),
    schools,
  );
  return only({ kind: "base", stationed });
}
