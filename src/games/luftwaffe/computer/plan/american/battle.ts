import { counterAttackers, counterTargets } from "../../../rules/battle/present.ts";
import { overTarget } from "../../../rules/raid/bomb.ts";
import { escortable } from "../../../rules/raid/missions.ts";
import { strafable, strafers } from "../../../rules/raid/strafe.ts";
import { isSchool, tablesOf } from "../../../rules/state/look.ts";
import type { Of } from "../../../rules/state/task.ts";
import { type Choice, only, type PlanQuestion, say } from "../asked.ts";
import { forceOf, killsFighters } from "../odds.ts";
import { needTanks } from "./range.ts";

/** LW-67: whoever is with bombers escorts them. */
export function missions({ view }: PlanQuestion): readonly Choice[] {
  return only({ kind: "units", verb: "escort", units: escortable(view).map(({ id }) => id) });
}

export function bomb({ view }: PlanQuestion): readonly Choice[] {
  const over = overTarget(view);
  const target = over[0]?.line?.target;
  if (target === undefined) return [say("done")];
  const units = over.filter(({ line }) => line?.target === target).map(({ id }) => id);
  return only({ kind: "to", verb: "bomb", to: target, units });
}

/** LW-70: schools first, as they train pilots. */
export function strafe({ view }: PlanQuestion): readonly Choice[] {
  for (const { id } of tablesOf(view.setup).bases) {
    const units = strafers(view, id).map((one) => one.id);
    const at = strafable(view, id)
      .map((one) => one.id)
      .toSorted((one, other) => Number(isSchool(view, other)) - Number(isSchool(view, one)));
    if (units.length > 0 && at.length > 0) return only({ kind: "strafe", base: id, units, at });
  }
  return [say("done")];
}

/** Of the factors that an attack costs, what it must cost the enemy. */
const RATIO = 1;

/** Section 4.2, O: Germans who have fired can't fire back (LW-57). */
export function counter({ view }: PlanQuestion, { hex }: Of<"counter">): readonly Choice[] {
  const fighters = counterAttackers(view, hex);
  const own = forceOf(view, fighters);
  const targets = counterTargets(view, hex);
  const all = forceOf(view, targets);
  const back = forceOf(
    view,
    targets.filter(({ fired }) => !fired),
  );
  const kills = Math.min(all.factors, killsFighters(own.factors, own.e, all.e));
  const losses = back.factors > 0 ? killsFighters(back.factors, back.e, own.e) : 0;
  const value = Math.round(100 * (kills - RATIO * losses));
  const order = {
    kind: "attack" as const,
    bombers: [],
    direct: [],
    fighters: [],
    keep: needTanks(view, fighters),
    withhold: { count: 0, units: [] },
  };
  return [{ order, value }, say("pass")].toSorted((a, b) => b.value - a.value);
}
