import type { Strip, StripStep } from "../../../face/strip.ts";
import { quarterTasks } from "../rules/flow/tasks.ts";
import type { Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./orders/phrase.ts";
import { type Part, RAID_PARTS } from "./words/order-values.ts";

const PART_OF: { readonly [Do in Task["do"]]?: Part } = {
  quarter: "staff",
  "fuel-made": "staff",
  raf: "raf",
  jets: "jets",
  substitute: "jets",
  enter: "replacements",
  "night-leaves": "replacements",
  replacements: "replacements",
  replace: "replacements",
  allocate: "fuel",
  sheet: "plan",
  marks: "bases",
  bases: "bases",
  raid: "raid",
  production: "production",
  check: "production",
  "german-turn": "german-move",
  "german-move": "german-move",
  "germans-lost": "german-move",
  "american-turn": "american-move",
  "american-move": "american-move",
  missions: "missions",
  bomb: "bombs",
  strafe: "strafing",
  leave: "strafing",
  attack: "attack",
  counter: "counter",
};

/** Steps of a battle belong to the half of the turn in which it is fought. */
function partNow({ agenda, battle, turn }: View): Part {
  if (battle) return battle.kind === "counter" ? "counter" : "attack";
  for (const task of agenda) {
    if (task.do === "attacks") return task.half === "german" ? "attack" : "counter";
    const part = PART_OF[task.do];
    if (part) return part;
  }
  return turn > 0 ? "counter" : "staff";
}

const SIDE_OF: { readonly [Name in Part]?: 0 | 1 } = {
  raf: 0,
  jets: 1,
  fuel: 1,
  plan: 0,
  bases: 1,
  "german-move": 1,
  attack: 1,
  "american-move": 0,
  missions: 0,
  bombs: 0,
  strafing: 0,
  counter: 0,
};

/** The parts of a quarter that are played at its level; a single raid has fewer (LW-55). */
function quarterParts(view: View): readonly Part[] {
  const ends = ({ do: task }: Task) => task === "check";
  const parts = quarterTasks(view).flatMap((task) => (ends(task) ? [] : (PART_OF[task.do] ?? [])));
  return [...new Set(parts)];
}

/** Where the quarter stands, or the turn of its raid (sections 4.1 and 4.2). */
export function stripOf(view: View): Strip {
  const { quarter, turn, outcome } = view;
  const part = partNow(view);
  const raid = turn > 0 && (RAID_PARTS as readonly Part[]).includes(part);
  const parts: readonly Part[] = outcome ? [] : raid ? RAID_PARTS : quarterParts(view);
  const now = parts.indexOf(part);
  return {
    title: phrase("strip.title", { quarter, turn: raid ? turn : 0 }),
    steps: parts.map((one, at): StripStep => {
      const state = at < now ? "done" : at === now ? "now" : at === now + 1 ? "next" : "waits";
      const side = SIDE_OF[one];
      return {
        id: one,
        label: phrase("strip.part", { part: one }),
        ...(side !== undefined && { side }),
        state,
        said: phrase("strip.said", { part: one, state }),
      };
    }),
  };
}
