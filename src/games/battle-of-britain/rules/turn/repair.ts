import type { Dice } from "../../../../core/dice/dice.ts";
import { present } from "../../../../core/present.ts";
import { countOf, diceOf, faceOf, ownSymbol } from "../../data/faces.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { BRITISH, SIDES } from "../../data/sides.ts";
import { shuffledIn, undamaged } from "../deck/piles.ts";
import { doFirst } from "../state/change.ts";
import { damagedIn, tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

/** BB-43, BB-44, BB-71: dice of a Group's cities that produce. */
export function productionOf(state: State, group: string): number {
  return tablesOf(state.setup)
    .cities.filter((city) => city.group === group && (state.hits[city.id] ?? 0) < CITY_HITS)
    .reduce((sum, { production }) => sum + production, 0);
}

/** BB-R50: squadrons that can be repaired; of a withdrawn type none. */
export function repairable(state: State, group: string): readonly string[] {
  const { withdrawn } = present(state.pools[group]);
  return damagedIn(state, group).filter((type) => !withdrawn.includes(type));
}

/** BB-127: airfields and radar stations of a Group that are knocked out. */
export function knockedOut(state: State, group: string): readonly string[] {
  const { airfields, radar } = tablesOf(state.setup);
  return [...airfields, ...radar]
    .filter((one) => one.group === group && state.out.includes(one.id))
    .map(({ id }) => id)
    .sort();
}

/** Whether dice have to be split: there is something to repair of either kind (BB-H2). */
export function isSplit(state: State, group: string): boolean {
  return (
    productionOf(state, group) > 0 &&
    repairable(state, group).length > 0 &&
    knockedOut(state, group).length > 0
  );
}

/** BB-H2: all dice for the one kind that there is to repair. */
export function onlySplit(state: State, group: string): readonly [number, number] {
  const dice = productionOf(state, group);
  if (repairable(state, group).length > 0) return [dice, 0];
  return knockedOut(state, group).length > 0 ? [0, dice] : [0, 0];
}

/** BB-71, BB-R25: throws for squadrons and for facilities apart; successes don't cross over. */
export function thrown(
  state: State,
  group: string,
  [squadrons, facilities]: readonly [number, number],
  dice: Dice,
): Step {
  const pool = { do: "pool", group } as const;
  if (squadrons + facilities === 0)
    return { state: group === "13" ? doFirst(state, [pool]) : state, events: [] };
  const faces = dice
    .throw({
      dice: diceOf(squadrons + facilities),
      by: SIDES[BRITISH],
      why: why("throw.repair", { group, squadrons, facilities }),
    })
    .map((face) => faceOf(BRITISH, face));
  const [first, second] = [faces.slice(0, squadrons), faces.slice(squadrons)].map((part) =>
    countOf(part, ownSymbol(BRITISH)),
  ) as [number, number];
  return {
    state: doFirst(state, [
      { do: "repair", group, count: first },
      { do: "rebuild", group, count: second },
      ...(group === "13" ? [pool] : []),
    ]),
    events: [tell("event.repair", { group, squadrons, facilities, repaired: first, rebuilt: second })],
  };
}

/** BB-R29, BB-R51: squadrons leave the Damaged box and are shuffled into their pile; what was shot down stays counted. */
export function repaired(state: State, group: string, types: readonly string[], dice: Dice): Step {
  if (types.length === 0) return { state, events: [] };
  return {
    state: shuffledIn(undamaged(state, group, types), group, types, dice),
    events: [tell("event.repaired", { group, types })],
  };
}

/** BB-127: facilities work again. */
export function rebuilt(state: State, names: readonly string[]): Step {
  if (names.length === 0) return { state, events: [] };
  return {
    state: { ...state, out: state.out.filter((one) => !names.includes(one)) },
    events: [tell("event.rebuilt", { names })],
  };
}

/** BB-131: 13 Group spends points of its pool, which is never refilled. */
export function pooled(state: State, group: string, types: readonly string[], dice: Dice): Step {
  const done = repaired(state, group, types, dice);
  const left = state.poolPoints - types.length;
  return {
    state: { ...done.state, poolPoints: left },
    events: [...done.events, tell("event.pool", { points: types.length, left })],
  };
}
