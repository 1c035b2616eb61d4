import type { Order } from "../../../rules/grammar/order.ts";
import { chosen } from "../../../rules/orders/choose.ts";
import { DONE, PASS } from "../../../rules/orders/question.ts";
import { toRepair } from "../../../rules/orders/staff.ts";
import { tablesOf, typeOf } from "../../../rules/state/look.ts";
import type { State } from "../../../rules/state/state.ts";
import type { Of } from "../../../rules/state/task.ts";
import { knockedOut, productionOf, repairable } from "../../../rules/turn/repair.ts";
import { rotationAt, rotationsLeft } from "../../../rules/turn/rotation.ts";
import type { Choice, Plan } from "../weigh.ts";
import { sum } from "../weigh.ts";

/** Most ways to choose repairs that are weighed. */
const MOST = 200;
/** Worth of an airfield that works again, and of a radar station, in the unit of a squadron's dice by defence. */
const AIRFIELD = 20;
const RADAR = 10;
/** Dice for one repair that is all but sure. */
const SURE = 3;

function worthOf(state: State, name: string): number {
  const { types, airfields } = tablesOf(state.setup);
  if (types.some(({ id }) => id === name)) {
    const { dice, defence } = typeOf(state.setup, name);
    return dice * defence;
  }
  return airfields.some(({ id }) => id === name) ? AIRFIELD : RADAR;
}

/** BB-71: facilities first, airfields above all, with dice enough; the rest for squadrons. Or half and half. */
export const split: Plan<Of<"dice">> = ({ view, style }, { group }) => {
  const most = productionOf(view, group);
  const squadrons = repairable(view, group).length;
  const wanted = style.odds
    ? Math.min(SURE * knockedOut(view, group).length, Math.max(Math.floor(most / 3), most - 2 * squadrons))
    : Math.floor(most / 2);
  const facilities = Math.min(most, wanted);
  return [{ order: { kind: "dice", squadrons: most - facilities, facilities }, value: 0 }];
};

/** BB-71: what fights best, or is worth most. */
export const rebuild: Plan<Of<"repair"> | Of<"rebuild">> = ({ view, whim }, task) => {
  const choices: Choice[] = [];
  for (const names of chosen(toRepair(view, task), task.count)) {
    const value = sum(names.map((name) => worthOf(view, name))) + whim() / 4;
    choices.push({ order: { kind: "rebuild", names }, value });
    if (choices.length === MOST) break;
  }
  return choices;
};

/** BB-58 to BB-61: every squadron that 11 and 10 Group get is nearer to the enemy than one that 12 and 13 Group give. */
export const rotate: Plan<Of<"rotate">> = ({ view }, { done }) => {
  const choices = rotationsLeft(view, done).map((at): Choice => {
    const { from, to, gives, gains } = rotationAt(view, at);
    const order: Order = { kind: "rotate", from, to, gives, gains };
    return { order, value: 1 + worthOf(view, gains) };
  });
  return [...choices, { order: DONE, value: 0 }];
};

/** BB-131: points go for good squadrons at once: unused ones are worth nothing in the end. */
export const pool: Plan<Of<"pool">> = ({ view }, { group }) => {
  const best = repairable(view, group)
    .toSorted((a, b) => worthOf(view, b) - worthOf(view, a))
    .slice(0, view.poolPoints);
  const spent: readonly Choice[] =
    best.length > 0 ? [{ order: { kind: "types", verb: "pool", types: best }, value: 1 }] : [];
  return [...spent, { order: PASS, value: 0 }];
};
