import { GERMAN } from "../../../data/sides.ts";
import { TWELFTHS } from "../../../data/twelfths.ts";
import { available, fuelNeed, TO_RESERVE } from "../../../rules/economy/fuel.ts";
import type { Counted, Order } from "../../../rules/grammar/order.ts";
import { allocated } from "../../../rules/orders/staff.ts";
import { replaceable } from "../../../rules/quarter/jets.ts";
import { lacking, mayRevive, toRestore } from "../../../rules/quarter/replace.ts";
import { isNight, isSchool, livingGermans, typeOf } from "../../../rules/state/look.ts";
import type { GermanState, State } from "../../../rules/state/state.ts";
import { type Choice, least, only, type PlanQuestion, say } from "../asked.ts";
import { isHardest } from "../style.ts";

/** What a unit is worth to its owner besides its rating: schools train pilots, night fighters hold off the RAF. */
const SCHOOL = 10;
const NIGHT = 4;

function worth(state: State, { id, type }: Pick<GermanState, "id" | "type">): number {
  const duty = isSchool(state, id) ? SCHOOL : isNight(state, id) ? NIGHT : 0;
  return (typeOf(state, type).e ?? 0) + duty;
}

/** LW-96: a Me 262 comes for the entry that is worth least. */
export function substitute({ view }: PlanQuestion): readonly Choice[] {
  const entry = least(
    replaceable(view).filter(({ type }) => !typeOf(view, type).jet),
    (one) => worth(view, one),
  );
  return entry ? only({ kind: "name", verb: "substitute", name: entry.id }) : [say("pass")];
}

/** LW-48: schools first, then night fighters, then the best. */
export function restore({ view }: PlanQuestion): readonly Choice[] {
  let left = toRestore(view, GERMAN);
  const counted: Counted[] = [];
  const units = lacking(view, GERMAN)
    .map((one) => ({ ...one, type: view.germans.find(({ id }) => id === one.unit)?.type ?? "" }))
    .toSorted(
      (one, other) =>
        worth(view, { id: other.unit, type: other.type }) - worth(view, { id: one.unit, type: one.type }),
    );
  for (const { unit, factors } of units) {
    const count = Math.min(left, factors);
    if (count === 0 || !mayRevive(view, [...counted.map((one) => one.unit), unit])) continue;
    counted.push({ unit, factors: count });
    left -= count;
  }
  return counted.length > 0 ? only({ kind: "counted", verb: "restore", counted }) : [say("none")];
}

/** LW-100: where fuel is short those stay on the ground that are worth least; what is left is saved. */
export function allocate({ view }: PlanQuestion): readonly Choice[] {
  const { fuel: made, reserve, reserveOpen: open } = view.economy;
  const most = available({ made, reserve, open });
  const units = livingGermans(view).toSorted((one, other) => worth(view, one) - worth(view, other));
  const ground: string[] = [];
  let need = allocated(view, ground);
  for (const { id, type, factors } of units) {
    if (need <= most) break;
    need -= fuelNeed(typeOf(view, type), factors);
    ground.push(id);
  }
  const saved = Math.floor(Math.min(TO_RESERVE, Math.max(0, made - need)) / TWELFTHS);
  return only({ kind: "ground", units: ground, reserve: saved });
}

/** Ratings up to which a unit is better at bombers than at fighters. */
const SLOW = 2;

/** LW-81: bomber killers are those who would not stand against escorts anyway, and rockets; in October 1943 all. */
export function marks({ view, style }: PlanQuestion): readonly Choice[] {
  const units = livingGermans(view).filter(({ id, type }) => {
    const { e, rocket } = typeOf(view, type);
    if (!style.marks) return false;
    return isHardest(view) || rocket || isSchool(view, id) || (e ?? 0) <= SLOW;
  });
  const order: Order = { kind: "units", verb: "mark", units: units.map(({ id }) => id) };
  return only(order);
}
