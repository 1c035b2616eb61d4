import { itemAt } from "../../../core/item-at.ts";
import type { Goal } from "../../../face/task.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import type { Target } from "../rules/setup/setup.ts";
import { canObserve } from "../rules/state/men.ts";
import type { Aircraft } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";

/** How many of something are done, and whether more of it can be done. */
export function stateOf(more: boolean, done: number): Goal["state"] {
  if (more) return "open";
  return done > 0 ? "done" : "missed";
}

/** Whether anybody of a side still flies who may do something; before a mission of a campaign nobody flies yet. */
function anyOf(
  { setup, aircraft }: View,
  side: SideIndex,
  may: (one: Aircraft, index: number) => boolean,
): boolean {
  const own = [...setup.airframes.keys()].filter((index) => setup.airframes[index]?.side === side);
  return (
    own.length === 0 ||
    own.some((index) => {
      const one = itemAt(aircraft, index);
      return one.status === "flying" && !setup.airframes[index]?.balloon && may(one, index);
    })
  );
}

/** Whether a side has somebody left who could strafe. */
export function canStrafe(view: View, side: SideIndex): boolean {
  return anyOf(view, side, () => true);
}

/** Whether a side has anything left that could shoot an enemy down: somebody who flies, a gun on the ground, archie (4.10h). */
export function canShoot(view: View, side: SideIndex): boolean {
  const { setup, guns } = view;
  const archie = setup.options.archie && setup.front !== null;
  return archie || guns.some((gun) => gun?.side === side) || canStrafe(view, side);
}

/** How far a target of the scenario has come; `strafed`: hexes of it, where each of them counts. */
export function targetState(view: View, { id, kind, side }: Target, strafed = 0): Goal["state"] {
  if (view.done.includes(id)) return "done";
  const can = anyOf(view, side, (one, index) => {
    if (kind === "bomb") return one.bombs;
    return kind === "road" || kind === "trench" || canObserve(view.setup, index, one);
  });
  return stateOf(can, strafed);
}
