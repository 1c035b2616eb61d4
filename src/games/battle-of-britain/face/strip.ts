import type { Strip, StripStep } from "../../../face/strip.ts";
import type { Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./orders/phrase.ts";
import { PARTS, type Part } from "./words/order-values.ts";

/** The part of the turn in which a task is done; hits are taken in more than one. */
const PART_OF: Readonly<Record<Exclude<Task["do"], "lose">, Part>> = {
  bid: "staff",
  open: "staff",
  turn: "staff",
  keep: "staff",
  deck: "staff",
  return: "staff",
  "order-of-battle": "staff",
  rotate: "staff",
  dice: "staff",
  repair: "staff",
  rebuild: "staff",
  pool: "staff",
  weather: "staff",
  alert: "alert",
  sevens: "alert",
  fill: "alert",
  hand: "missions",
  missions: "missions",
  "tally-ho": "german",
  "call-home": "german",
  "german-move": "german",
  fly: "german",
  leg: "german",
  scramble: "german",
  "wing-step": "german",
  chased: "german",
  recall: "british",
  "british-move": "british",
  battle: "battle",
  engage: "battle",
  elsewhere: "battle",
  intercept: "battle",
  dogfights: "battle",
  gruppen: "battle",
  lay: "battle",
  set: "battle",
  bombing: "bombs",
  bombed: "bombs",
  "reach-home": "bombs",
  "tally-ho-end": "bombs",
  end: "staff",
};

/** Hits are taken in a battle or under the bombs: the next part that is known tells which. */
function partNow({ agenda }: View): Part {
  return agenda.flatMap((task) => (task.do === "lose" ? [] : PART_OF[task.do]))[0] ?? "staff";
}

const SIDE_OF: { readonly [Name in Part]?: 0 | 1 } = { british: 0, german: 1, missions: 1, bombs: 1 };

/** Where the turn stands, with the combats that are left. */
export function stripOf(view: View): Strip {
  const { turn, phase, markers, outcome } = view;
  const now = PARTS.indexOf(partNow(view));
  const parts = turn < 1 || outcome ? [] : PARTS;
  return {
    title: phrase("strip.title", { turn, phase, markers }),
    steps: parts.map((part, at): StripStep => {
      const state = at < now ? "done" : at === now ? "now" : at === now + 1 ? "next" : "waits";
      const side = SIDE_OF[part];
      return {
        id: part,
        label: phrase("strip.part", { part }),
        ...(side !== undefined && { side }),
        state,
        said: phrase("strip.said", { part, state }),
      };
    }),
  };
}
