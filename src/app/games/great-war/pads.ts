import type { Problem, Prompt } from "../../../core/game.ts";
import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { clockOf } from "../../../games/great-war/face/clock.ts";
import { climbOf } from "../../../games/great-war/face/picture/draft.ts";
import { type Plan, planOf } from "../../../games/great-war/face/picture/plan.ts";
import type { Flight, MoveScene } from "../../../games/great-war/rules/move/index.ts";
import { rosterOf, typeOf } from "../../../games/great-war/rules/setup/roster.ts";
import { currentSchedule } from "../../../games/great-war/rules/state/condition.ts";
import { boardOf, type View } from "../../../games/great-war/rules/view/view.ts";
import type { WrittenPad } from "../../face/pads/use-pads.ts";
import { readingOf } from "../../session/drafts.ts";
import type { TableShown } from "../../session/session.ts";

/** The pad of one aircraft whose move is asked. */
export interface Pad extends WrittenPad, Omit<Plan, "flight"> {
  readonly state: "empty" | "partial" | "legal" | "ready";
  readonly problems: readonly Problem[];
  /** The move as far as it is written, straight on from there; none while nothing is. */
  readonly flight: Flight | undefined;
  /** Where the next key starts from: where nothing is written, straight on at the usual speed. */
  readonly begun: Flight | undefined;
}

export function padOf(shown: TableShown, view: View, prompt: Prompt): Pad {
  const id = prompt.about ?? prompt.id;
  const written = shown.drafts.get(prompt.id);
  const sealed = shown.sealed.get(prompt.id);
  const text = written ?? sealed ?? "";
  const judged = readingOf(shown, prompt.id);
  const plan = planOf(boardOf(view), rosterOf(view.setup).indexOf.get(id) ?? -1, text, judged);
  const legal = judged?.ok ? "legal" : judged ? "partial" : "empty";
  return {
    prompt,
    id,
    ...plan,
    text,
    state: written === undefined && sealed !== undefined ? "ready" : legal,
    problems: judged && !judged.ok ? judged.error : [],
    flight: judged && plan.flight,
    begun: plan.flight,
  };
}

/** Whether a pad's move only lacks its end: no mistake yet. */
export function isUnfinished({ next, draft }: Pad): boolean {
  return next.speed !== null && next.left > 0 && next.at === draft.length;
}

/** What is fixed about the aircraft of a scene: schedule in force, metres. */
export function factsOf({ setup, index, aircraft }: MoveScene) {
  const { climb, ceiling } = typeOf(setup, index);
  return { schedule: currentSchedule(setup, index, aircraft), climb, ceiling };
}

/** Where a flight ends, in words' figures. */
export function endOf({ end }: Flight) {
  return { hex: hexLabel(end.hex), clock: clockOf(end.facing), altitude: end.altitude };
}

/** Metres at which a move ends as far as it is written; of one that is refused, what stands there as metres. */
export function altitudeAtEnd(pad: Pad): number {
  const { flight, problems, scene, text } = pad;
  if (flight && (problems.length === 0 || isUnfinished(pad))) return flight.end.altitude;
  return scene.aircraft.altitude + climbOf(text);
}
