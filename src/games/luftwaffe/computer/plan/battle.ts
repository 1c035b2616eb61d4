import { AMERICAN } from "../../data/sides.ts";
import { needTanks } from "./american/range.ts";
import { type Choice, only, type PlanQuestion, say } from "./asked.ts";

/** LW-64: tanks are dropped, but by Americans who could not fly home without them; nobody is withheld. */
export function defend({ view, side }: PlanQuestion): readonly Choice[] {
  const units = new Set(view.battle?.defenders.map(({ unit }) => unit));
  const keep =
    side === AMERICAN
      ? needTanks(
          view,
          view.americans.filter(({ id }) => units.has(id)),
        )
      : [];
  return only({ kind: "defend", keep, withhold: { count: 0, units: [] } });
}

/** LW-58: whoever may fire back does. */
export function reply(): readonly Choice[] {
  return [...only({ kind: "fire", split: [] }, 1), say("hold")];
}

/** LW-H6: computers fight on whichever table the other side names. */
export function engage(): readonly Choice[] {
  return only({ kind: "fight", by: "any" });
}
