import type { Problem, Prompt } from "../../../core/game.ts";
import { hexLabel } from "../../../core/hex-layout.ts";
import { currentSchedule } from "../../../games/great-war/condition.ts";
import { clockOf } from "../../../games/great-war/face/clock.ts";
import { soundOrder, straightOn, usualStart } from "../../../games/great-war/face/draft.ts";
import {
  type Flight,
  fly,
  type MoveScene,
  moveSceneOf,
  type NextMove,
  nextMoveTokens,
} from "../../../games/great-war/move/index.ts";
import { rosterOf, typeOf } from "../../../games/great-war/roster.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import { judgeText } from "../../table/selectors.ts";
import type { TableShown } from "../../table/session.ts";

/** The pad of one aircraft whose move is asked. */
export interface Pad {
  readonly prompt: Prompt;
  readonly id: string;
  readonly scene: MoveScene;
  /** As it is written. */
  readonly text: string;
  /** An empty line stands for the speed flown last, as far as it may be kept. */
  readonly draft: string;
  readonly next: NextMove;
  /** Changes of altitude that may end the move, straight on from where it is written to; null without a speed. */
  readonly heights: NextMove["heights"];
  readonly state: "empty" | "draft" | "legal" | "ready";
  readonly problems: readonly Problem[];
  /** The move as far as it is written, straight on from there. */
  readonly flight: Flight | undefined;
}

export function padOf(shown: TableShown, view: View, prompt: Prompt): Pad {
  const id = prompt.about ?? prompt.id;
  const scene = moveSceneOf(boardOf(view), rosterOf(view.setup).indexOf.get(id) ?? -1);
  const written = shown.drafts.get(prompt.id);
  const sealed = shown.sealed.get(prompt.id);
  const text = written ?? sealed ?? "";
  const draft = text.trim() === "" ? usualStart(scene) : text;
  const judged = text.trim() === "" ? undefined : judgeText(shown, prompt.id, text);
  const sound = text.trim() === "" ? undefined : soundOrder(draft, scene);
  const next = nextMoveTokens(draft, scene);
  const { heights } = next.left > 0 ? nextMoveTokens(straightOn(draft, scene), scene) : next;
  const legal = judged?.ok ? "legal" : judged ? "draft" : "empty";
  return {
    prompt,
    id,
    scene,
    text,
    draft,
    next,
    heights: heights ?? next.heights,
    state: written === undefined && sealed !== undefined ? "ready" : legal,
    problems: judged && !judged.ok ? judged.error : [],
    flight: sound && fly(scene, sound),
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
