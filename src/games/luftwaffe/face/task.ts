import { phraser } from "../../../core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../face/task.ts";
import { plays } from "../data/options.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../data/sides.ts";
import { ENOUGH_FACTORIES } from "../rules/economy/aircraft.ts";
import { fuelNeedOf, fuelOf } from "../rules/quarter/fuel.ts";
import { factorsOf, isBombed, isBomber, livingAmericans, placeOf, unbombed } from "../rules/state/look.ts";
import type { AmericanState } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

/** What has to come about: it is done when it has, missed when it can't any more. */
function reached(done: boolean, over: boolean): Goal["state"] {
  if (done) return "done";
  return over ? "missed" : "open";
}

/** What has to last: it is missed as soon as it is broken, done at the end. */
function kept(good: boolean, over: boolean): Goal["state"] {
  if (!good) return "missed";
  return over ? "done" : "open";
}

/** LW-113: targets that the sheet names, for who may know it: its owner, and everybody when the raid is decided. */
function namedTargets({ named, outcome }: View): number {
  return Number(outcome?.reason?.values.named ?? named ?? 0);
}

/** LW-113: two thirds of the named targets. */
function raidTargets(view: View, side: Side): Goal {
  const bombed = view.bombed.filter(({ quarter }) => quarter === view.quarter).length;
  const named = namedTargets(view);
  const need = Math.ceil((2 * named) / 3);
  const over = view.outcome !== null;
  const done = named > 0 && bombed >= need;
  return {
    id: "targets",
    text: phrase("task.raid-targets", { side }),
    how: phrase("task.raid-targets-how"),
    far: phrase("task.raid-targets-far", { bombed, need }),
    state: side === AMERICAN ? reached(done, over) : kept(!done, over),
  };
}

/** LW-113: a quarter of the bombers. */
function raidLosses(view: View, side: Side): Goal {
  const bombers = view.bombersAtFirst;
  const lost = bombers - factorsOf(livingAmericans(view).filter((one) => isBomber(view, one)));
  const over = view.outcome !== null;
  const most = Math.floor(bombers / 4);
  return {
    id: "losses",
    text: phrase("task.raid-losses", { side }),
    how: phrase("task.raid-losses-how"),
    far: phrase("task.raid-losses-far", { lost, most, bombers }),
    state: side === AMERICAN ? kept(lost <= most, over) : reached(lost > most, over),
  };
}

/** LW-112: the targets that win. */
function targetsGoal(view: View, side: Side): Goal {
  const { bombed, quarter, outcome, setup } = view;
  const { targets } = setup.options;
  const [done, over] = [bombed.length >= targets, outcome !== null];
  return {
    id: "targets",
    text: phrase("task.targets", { side, targets }),
    how: phrase("task.targets-how"),
    far: phrase("task.targets-far", { bombed: bombed.length, targets, quarters: setup.to - quarter }),
    state: side === AMERICAN ? reached(done, over) : kept(!done, over),
  };
}

/** LW-89: factories below which production is fixed for good. */
function factoriesGoal(view: View, side: Side): readonly Goal[] {
  if (!plays(view.setup.options.level, "halving")) return [];
  const standing = unbombed(view, "aircraft");
  const fell = view.economy.fixed || standing < ENOUGH_FACTORIES;
  const over = view.outcome !== null;
  return [
    {
      id: "factories",
      text: phrase("task.factories", { side, enough: ENOUGH_FACTORIES }),
      how: phrase("task.factories-how"),
      far: phrase("task.factories-far", { standing, need: standing - ENOUGH_FACTORIES + 1 }),
      state: side === AMERICAN ? reached(fell, over) : kept(!fell, over),
    },
  ];
}

/** LW-101: fuel of the next quarter, beside what all units need. */
function fuelGoal(view: View, side: Side): readonly Goal[] {
  if (!plays(view.setup.options.level, "fuel")) return [];
  const next = fuelOf({ ...view, quarter: view.quarter + 1 });
  const need = fuelNeedOf(view);
  const [short, over] = [next < need, view.outcome !== null];
  return [
    {
      id: "fuel",
      text: phrase("task.fuel", { side }),
      how: phrase("task.fuel-how"),
      far: phrase("task.fuel-far", { next, need, reserve: view.economy.reserve }),
      state: side === AMERICAN ? reached(short, over) : kept(!short, over),
    },
  ];
}

/** Whether a group that has not bombed will do so no more. */
function isSpent({ bombed, back, factors }: AmericanState): boolean {
  return bombed || back || factors === 0;
}

/** LW-56: the targets of this raid, for who wrote them down. */
function streamGoals(view: View): readonly Goal[] {
  const lines = view.americans.flatMap((one) => (one.line ? [{ one, ...one.line }] : []));
  return [...new Set(lines.map(({ target }) => target))].map((target) => {
    const own = lines.filter((line) => line.target === target).map(({ one }) => one);
    const { name, hex } = placeOf(view, target);
    const done = isBombed(view, target);
    return {
      id: `target-${target}`,
      mark: target,
      text: phrase("task.target", { name, hex }),
      far: phrase("task.target-far", { factors: factorsOf(own), groups: own.length }),
      state: reached(done, own.every(isSpent)),
    };
  });
}

function taskOf(view: View, side: Side): Task {
  const { raid, to } = view.setup;
  const streams = side === AMERICAN ? streamGoals(view) : [];
  const goals = raid
    ? [raidTargets(view, side), raidLosses(view, side)]
    : [targetsGoal(view, side), ...factoriesGoal(view, side), ...fuelGoal(view, side)];
  return {
    side: SIDES[side],
    aim: raid
      ? phrase("task.aim-raid", { side })
      : phrase("task.aim", { side, targets: view.setup.options.targets, to }),
    goals: [...goals, ...streams],
  };
}

/** What each side is to do: targets and losses, what industry hangs on, and the Target Sheet for who may read it. */
export function tasksOf(view: View): readonly Task[] {
  return [taskOf(view, AMERICAN), taskOf(view, GERMAN)];
}

export const task: TaskFace<View> = { tasks: tasksOf };
