import { remembered, rememberedBy } from "../../../../../core/remember.ts";
import type { HexName } from "../../../data/tables.ts";
import { distance } from "../../../rules/map/hex.ts";
import { isSchool, livingGermans, placeOf, typeOf } from "../../../rules/state/look.ts";
import type { State } from "../../../rules/state/state.ts";

interface Interceptor {
  readonly from: HexName;
  readonly speed: number;
  readonly factors: number;
}

/** Germans who can fly next turn, hex by hex of where they are. */
function interceptors(state: State): readonly Interceptor[] {
  const found = new Map<string, { from: HexName; speed: number; factors: number }>();
  for (const { id, type, factors, hex, base, ready } of livingGermans(state)) {
    const from = hex ?? (base === null ? null : placeOf(state, base).hex);
    if (from === null || isSchool(state, id) || (hex === null && ready > state.turn + 1)) continue;
    const { speed } = typeOf(state, type);
    const key = `${from} ${speed}`;
    const known = found.get(key);
    if (known) known.factors += factors;
    else found.set(key, { from, speed, factors });
  }
  return [...found.values()];
}

const threats = remembered((state: State) => {
  const all = interceptors(state);
  return rememberedBy(
    (hex: HexName) => hex,
    (hex) =>
      all.reduce((sum, { from, speed, factors }) => sum + (distance(from, hex) <= speed ? factors : 0), 0),
  );
});

/** German factors that can attack in a hex next turn. */
export function threatAt(state: State, hex: HexName): number {
  return threats(state)(hex);
}
