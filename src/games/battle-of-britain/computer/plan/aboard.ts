import { present } from "../../../../core/present.ts";
import { WING_SIZE } from "../../data/figures.ts";
import { BRITISH } from "../../data/sides.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { sortedTypes, tablesOf, typeOf } from "../../rules/state/look.ts";
import { type Geschwader, HIDDEN, type State, type Wing } from "../../rules/state/state.ts";

/** Squadrons of each type that a pool has somewhere ready, as everybody can count them. */
export function readyIn(state: State, pool: string): readonly (readonly [type: string, count: number])[] {
  const { damaged, stoodDown, withdrawn } = present(state.pools[pool]);
  const all = tablesOf(state.setup).pools.find(({ id }) => id === pool)?.squadrons ?? {};
  return Object.entries(all)
    .filter(([type]) => !withdrawn.includes(type))
    .map(([type, count]) => {
      const out = (damaged[type] ?? 0) + stoodDown.filter((one) => one.type === type).length;
      return [type, Math.max(0, count - out)] as const;
    });
}

/** So many squadrons in the proportions of what a pool has, the largest remainders first. */
function proportioned(
  ready: readonly (readonly [type: string, count: number])[],
  count: number,
): readonly string[] {
  const all = ready.reduce((sum, [, some]) => sum + some, 0);
  if (all === 0) return [];
  const shares = ready.map(([type, some]) => ({ type, share: (count * some) / all }));
  const whole = shares.flatMap(({ type, share }) => Array.from({ length: Math.floor(share) }, () => type));
  const rest = shares
    .toSorted((a, b) => (b.share % 1) - (a.share % 1))
    .slice(0, count - whole.length)
    .map(({ type }) => type);
  return [...whole, ...rest];
}

/** The squadrons of a formation: those that the viewer sees, or what one of its Group or Luftflotte has on average. */
function known(
  state: State,
  squadrons: readonly string[],
  pool: string,
  fits: (type: string) => boolean,
): readonly string[] {
  if (squadrons.every((card) => card !== HIDDEN)) return squadrons;
  const ready = readyIn(state, pool).filter(([type]) => fits(type));
  return sortedTypes(state.setup, proportioned(ready, squadrons.length));
}

/** North of the line nobody carries a Bf 109 or a Ju 87 (BB-38): that much everybody knows. */
export function aboard(state: State, { squadrons, pool, square }: Geschwader): readonly string[] {
  const north = square !== null && isBarred(square);
  return known(state, squadrons, pool, (type) => !north || !typeOf(state.setup, type).short);
}

export function inWing(state: State, { squadrons, group }: Wing): readonly string[] {
  return known(state, squadrons, group, () => true);
}

/** A wing as the largest Group has them on average: what a raid has to reckon with. */
export function typicalWing(state: State): { readonly group: string; readonly squadrons: readonly string[] } {
  const groups = tablesOf(state.setup).pools.filter(({ side }) => side === BRITISH);
  const sizeOf = (squadrons: Readonly<Record<string, number>>) =>
    Object.values(squadrons).reduce((sum, some) => sum + some, 0);
  const [largest] = groups.toSorted((a, b) => sizeOf(b.squadrons) - sizeOf(a.squadrons));
  const id = largest?.id ?? "";
  return { group: id, squadrons: proportioned(readyIn(state, id), WING_SIZE) };
}
