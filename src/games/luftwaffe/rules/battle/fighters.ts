import type { Fighters } from "../combat/ranks.ts";
import { rating } from "../combat/rating.ts";
import type { Engaged } from "../state/battle.ts";
import { isSchool, typeOf } from "../state/look.ts";
import type { State } from "../state/state.ts";

/** What is known of a unit of either side that fires. */
function unitOf(
  { americans, germans }: State,
  unit: string,
): { readonly type: string; readonly killer: boolean } {
  const german = germans.find(({ id }) => id === unit);
  const type = german?.type ?? americans.find(({ id }) => id === unit)?.type;
  if (type === undefined) throw new RangeError(`there is no ${unit}`);
  return { type, killer: german?.killer ?? false };
}

/** LW-6, LW-64: units as they fight, with what lowers their rating. */
export function asFighters(
  state: State,
  engaged: readonly Engaged[],
  keptTanks: readonly string[],
): readonly Fighters[] {
  return engaged.map(({ unit, factors }) => {
    const { type, killer } = unitOf(state, unit);
    const kind = typeOf(state, type);
    const school = isSchool(state, unit);
    const e = rating(kind, school, { tanks: keptTanks.includes(unit), killer });
    return { unit, type, e, killer, school, rocket: kind.rocket ?? false, factors };
  });
}

/** Units with all their factors. */
export function engagedOf(
  units: readonly { readonly id: string; readonly factors: number }[],
): readonly Engaged[] {
  return units.map(({ id, factors }) => ({ unit: id, factors }));
}

export function asEngaged(fighters: readonly Fighters[]): readonly Engaged[] {
  return fighters.map(({ unit, factors }) => ({ unit, factors }));
}
