import { plays } from "../../data/options.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** LW-10, LW-55: the steps of a quarter at each level; a single raid has a sheet, a set-up and the raid (LW-113). */
export function quarterTasks({ setup }: State): readonly Task[] {
  const { level } = setup.options;
  const when = (played: boolean, ...tasks: readonly Task[]) => (played ? tasks : []);
  const campaign = !setup.raid;
  return [
    ...when(campaign && plays(level, "fuel"), { do: "fuel-made" }),
    ...when(campaign && plays(level, "night"), { do: "raf" }),
    ...when(campaign && plays(level, "substitution"), { do: "jets" }, { do: "substitute" }),
    ...when(campaign, { do: "enter" }, { do: "replacements" }, { do: "replace" }),
    ...when(campaign && plays(level, "fuel"), { do: "reserve" }, { do: "allocate" }),
    { do: "sheet" },
    ...when(plays(level, "killers"), { do: "marks" }),
    { do: "bases" },
    ...when(setup.options.takeOff === "groups", { do: "groups" }),
    { do: "raid" },
    ...when(campaign, { do: "production" }),
    { do: "check" },
  ];
}

/** LW-72: the steps of a battle. */
const BATTLE_TASKS: readonly Task[] = [
  { do: "defend" },
  { do: "volley" },
  { do: "reply" },
  { do: "battle-ends" },
];

/** LW-H6: the same where a battle may be fought on another table. */
const ELSEWHERE_TASKS: readonly Task[] = [{ do: "defend" }, { do: "engage" }, { do: "battle-ends" }];

/** What is done in a battle. */
export function battleTasks({ setup }: State): readonly Task[] {
  return setup.options.battles === undefined ? BATTLE_TASKS : ELSEWHERE_TASKS;
}
