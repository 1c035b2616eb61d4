import type { Prompt } from "../../../../core/game.ts";
import type { Ask } from "../../../../face/ask.ts";
import { undecided } from "../../rules/bombing/bomb.ts";
import type { Task } from "../../rules/state/task.ts";
import { knockedOut, repairable } from "../../rules/turn/repair.ts";
import type { View } from "../../rules/view/view.ts";
import type { QuestionValues } from "../words/order-values.ts";
import { phrase } from "./phrase.ts";

/** Questions that are answered on the map, and those that are answered from the hand; all others by a list. */
const ON_MAP: readonly string[] = [
  "call-home",
  "german-move",
  "leg",
  "scramble",
  "wing-step",
  "chased",
  "british-move",
  "dogfights",
  "bombing",
];

function aboutOf(view: View, task: Task | undefined): Partial<QuestionValues> {
  if (task === undefined) return {};
  const id = "geschwader" in task ? task.geschwader : (view.dogfight?.geschwader ?? "");
  const square = view.geschwader.find((one) => one.id === id)?.square ?? "";
  return {
    id,
    square,
    ...("wing" in task && { wing: task.wing }),
    ...("left" in task && { left: task.left }),
    ...("group" in task && { group: task.group }),
    ...("pool" in task && { group: task.pool }),
    count: countOf(view, task),
  };
}

/** How much there is to decide: squadrons, dice, hits. */
function countOf(view: View, task: Task): number {
  switch (task.do) {
    case "dice":
      return repairable(view, task.group).length + knockedOut(view, task.group).length;
    case "repair":
    case "rebuild":
      return task.count;
    case "pool":
      return view.poolPoints;
    case "bombing":
      return undecided(view, task.settled).length;
    case "gruppen":
    case "lay":
      return view.geschwader.find(({ id }) => id === view.dogfight?.geschwader)?.squadrons.length ?? 0;
    default:
      return 0;
  }
}

/** The hits that a seat takes. */
function hitsOf(view: View, prompt: Prompt): Partial<QuestionValues> {
  const [task] = view.agenda;
  const toll =
    task?.do === "lose" ? task.tolls.find(({ formation }) => formation === prompt.about) : undefined;
  return toll ? { id: toll.formation, count: toll.hits } : {};
}

/** How each question is put. */
export function askOf(prompt: Prompt, view: View, name: string): Ask {
  const { kind, about = "" } = prompt;
  const style = kind === "mission" ? "hand" : ON_MAP.includes(kind) ? "map" : "choice";
  const empty: QuestionValues = {
    kind,
    id: about,
    wing: "",
    square: "",
    left: 0,
    markers: view.markers,
    group: "",
    count: 0,
  };
  const asked = { ...empty, ...aboutOf(view, view.agenda[0]), ...hitsOf(view, prompt) };
  return {
    style,
    title: phrase("ask.title", { name, kind, about: kind === "mission" ? about : "" }),
    why: phrase("ask.why", asked),
  };
}
