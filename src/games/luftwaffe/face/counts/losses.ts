import { eventsFor } from "../../../../core/match/log.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import type { Quarter } from "../../data/tables.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { factorsIn } from "../../words/told-factors.ts";
import type { Facts } from "../told.ts";

/** What factors are lost to: fire in battles and of the guns of bases, strafing, and coming home too late (LW-59). */
export const CAUSES = ["fire", "strafing", "late"] as const;
export type Cause = (typeof CAUSES)[number];

/** Combat factors of a type that a side lost in a turn of a raid. */
export interface Casualty {
  readonly quarter: Quarter;
  readonly turn: number;
  readonly side: Side;
  readonly type: string;
  readonly factors: number;
  readonly cause: Cause;
}

type Unit = AmericanState | GermanState;
type Counted = Pick<CountedMoment, "view" | "events">;

/** Who was there before and has fewer factors now; who was exchanged for a jet is no loss. */
function fallen(before: readonly Unit[], after: readonly Unit[]): readonly (readonly [Unit, number])[] {
  const now = new Map(after.map((one) => [one.id, one]));
  return before.flatMap((one): readonly (readonly [Unit, number])[] => {
    const then = now.get(one.id);
    if (then?.presence !== "in-play") return [];
    if ("exchanged" in then && "exchanged" in one && then.exchanged !== one.exchanged) return [];
    const lost = one.factors - then.factors;
    return lost > 0 ? [[one, lost]] : [];
  });
}

/** Factors of each unit that some events of a moment name. */
function named(moment: Counted, key: "event.loses" | "event.strafes"): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const event of eventsFor(moment, "table")) {
    if (event.key !== key) continue;
    for (const told of (event.values as Facts[typeof key]).lost) {
      const [unit, factors] = factorsIn(told);
      sums.set(unit, (sums.get(unit) ?? 0) + factors);
    }
  }
  return sums;
}

function casualtiesAt(before: View, moment: Counted): readonly Casualty[] {
  const after = moment.view as View;
  if (before.americans === after.americans && before.germans === after.germans) return [];
  const [hit, strafed] = [named(moment, "event.loses"), named(moment, "event.strafes")];
  const { quarter, turn } = before;
  const of = (side: Side, one: Unit, factors: number, cause: Cause): readonly Casualty[] =>
    factors > 0 ? [{ quarter, turn, side, type: one.type, factors, cause }] : [];
  const own = (side: Side, [one, lost]: readonly [Unit, number]) => {
    const onGround = Math.min(lost, strafed.get(one.id) ?? 0);
    const fired = Math.min(lost, hit.get(one.id) ?? 0) - onGround;
    return [
      ...of(side, one, fired, "fire"),
      ...of(side, one, onGround, "strafing"),
      ...of(side, one, lost - fired - onGround, "late"),
    ];
  };
  return [
    ...fallen(before.americans, after.americans).flatMap((one) => own(AMERICAN, one)),
    ...fallen(before.germans, after.germans).flatMap((one) => own(GERMAN, one)),
  ];
}

/** Every factor that was lost, in the order of the match. */
export function casualtiesOf(moments: readonly Counted[]): readonly Casualty[] {
  return moments.flatMap((moment, at) => {
    const before = moments[at - 1]?.view as View | undefined;
    return before ? casualtiesAt(before, moment) : [];
  });
}

/** Factors that a side lost, of some. */
export function lostBy(casualties: readonly Casualty[], side: Side): number {
  return casualties.reduce((sum, one) => sum + (one.side === side ? one.factors : 0), 0);
}

/** The side of a seat that an event names. */
export function sideNamed(name: string): Side {
  return name === SIDES[GERMAN] ? GERMAN : AMERICAN;
}
