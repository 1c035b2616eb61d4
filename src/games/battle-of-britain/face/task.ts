import { phraser } from "../../../core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../face/task.ts";
import { CITY_HITS, HANDS } from "../data/figures.ts";
import { BRITISH, GERMAN, type Side } from "../data/sides.ts";
import { germanLosses, handsOf, victor } from "../rules/outcome/deal.ts";
import { squareOf } from "../rules/state/look.ts";
import type { Geschwader } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

/** How the match would end with what has been bombed and lost so far (BB-134, BB-135). */
function resultNow(view: View): "british" | "german" | "draw" {
  const { drawBelow, victoryInclusive: inclusive } = view.setup.options;
  const hands = handsOf(view.rafLosses, germanLosses(view));
  const side = victor(view.successes, hands, { targets: view.targets, drawBelow, inclusive });
  return side === null ? "draw" : side === GERMAN ? "german" : "british";
}

/** Whether the loss rate is better for the Luftwaffe than 10 to 6, equal, or worse (BB-134). */
export function rateNow(view: View): "better" | "equal" | "worse" {
  const [b, g] = handsOf(view.rafLosses, germanLosses(view));
  return b > g ? "better" : b === g ? "equal" : "worse";
}

/** BB-135: targets that win for the Germans; as many as the British may let through and win, whatever the rate. */
function targetsGoal(view: View, side: Side): Goal {
  const { successes, targets, setup, outcome } = view;
  const need = side === GERMAN ? targets : targets - setup.options.drawBelow;
  const turns = Math.max(0, setup.to - Math.max(view.turn, setup.from));
  return {
    id: "targets",
    text: phrase("task.targets", { side, need }),
    how: phrase("task.targets-how"),
    far: phrase("task.targets-far", { side, successes, left: Math.max(0, need - successes), turns }),
    state:
      side === GERMAN
        ? reached(successes >= need, outcome !== null)
        : kept(successes <= need, outcome !== null),
  };
}

function reached(done: boolean, over: boolean): Goal["state"] {
  if (done) return "done";
  return over ? "missed" : "open";
}

function kept(good: boolean, over: boolean): Goal["state"] {
  if (!good) return "missed";
  return over ? "done" : "open";
}

function rateGoal(view: View, side: Side): Goal {
  const [british, german] = [view.rafLosses, germanLosses(view)];
  const hands = handsOf(british, german);
  const rate = rateNow(view);
  const good = side === GERMAN ? rate !== "worse" : rate === "worse";
  return {
    id: "rate",
    text: phrase("task.rate", { side }),
    how: phrase("task.rate-how", { british: HANDS[BRITISH], german: HANDS[GERMAN] }),
    far: phrase("task.rate-far", { british, german, hands, rate }),
    state: view.outcome ? (good ? "done" : "missed") : "open",
  };
}

/** The missions of this turn, as far as the viewer knows them (BB-97). */
function missionGoal(view: View, { id, target, bombed, flown, square }: Geschwader): readonly Goal[] {
  if (target === null) return [];
  const hits = view.hits[target] ?? 0;
  const at = squareOf(view.setup, target) ?? "";
  const over = flown && square === null;
  return [
    {
      id: `mission-${id}`,
      mark: id,
      text: phrase("task.mission", { target, square: at }),
      far: phrase("task.mission-far", { hits, of: CITY_HITS, bombed }),
      state: bombed ? "done" : over ? "missed" : "open",
    },
  ];
}

function taskOf(view: View, side: Side): Task {
  const seat = view.players[side];
  const missions = side === GERMAN ? view.geschwader.flatMap((one) => missionGoal(view, one)) : [];
  const of = view.setup.seats.find(({ id }) => id === seat)?.side ?? "";
  return {
    side: of,
    aim: phrase("task.aim", { side, targets: view.targets }),
    standing: phrase("task.standing", { turn: view.turn, to: view.setup.to, result: resultNow(view) }),
    goals: [targetsGoal(view, side), rateGoal(view, side), ...missions],
  };
}

/** What each side is to do: targets, the loss rate, and the missions of whoever may know them. While they bid nobody is either side. */
export function tasksOf(view: View): readonly Task[] {
  return view.players[GERMAN] === "" ? [] : [taskOf(view, BRITISH), taskOf(view, GERMAN)];
}

export const task: TaskFace<View> = { tasks: tasksOf };
