import { AMERICAN } from "../../../data/sides.ts";
import type { Counted } from "../../../rules/grammar/order.ts";
import { rafPlaces } from "../../../rules/quarter/raf.ts";
import { lacking, toRestore } from "../../../rules/quarter/replace.ts";
import { tablesOf, typeOf } from "../../../rules/state/look.ts";
import { reason } from "../../../rules/state/tell.ts";
import { type Choice, least, only, type PlanQuestion, say } from "../asked.ts";
import { plannedComplex, relievedBy } from "./targets.ts";

/** LW-45: the RAF takes what costs the bombers most by day. */
export function raf(asked: PlanQuestion): readonly Choice[] {
  const { view } = asked;
  const planned = plannedComplex(asked);
  const known = new Map(tablesOf(view.setup).targets.map((target) => [target.id, target]));
  const targets = rafPlaces(view).flatMap(({ id }) => known.get(id) ?? []);
  const place = least(targets, (target) => -relievedBy(asked, target, planned)) ?? rafPlaces(view)[0];
  const told = reason("reason.raf", { plan: planned ?? "nearest" });
  return place ? only({ kind: "name", verb: "raf", name: place.id }, 0, told) : [];
}

/** LW-48: fighters first, the best before the others, then bombers. */
export function restore({ view }: PlanQuestion): readonly Choice[] {
  let left = toRestore(view, AMERICAN);
  const e = (unit: string) => {
    const type = view.americans.find(({ id }) => id === unit)?.type ?? "";
    return typeOf(view, type).e ?? 0;
  };
  const counted: Counted[] = [];
  for (const { unit, factors } of lacking(view, AMERICAN).toSorted((a, b) => e(b.unit) - e(a.unit))) {
    const count = Math.min(left, factors);
    if (count === 0) break;
    counted.push({ unit, factors: count });
    left -= count;
  }
  return counted.length > 0 ? only({ kind: "counted", verb: "restore", counted }) : [say("none")];
}
