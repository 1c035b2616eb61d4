import { remembered } from "../../../../core/remember.ts";
import type { Reading } from "../../../../face/focus.ts";
import { type NextMove, nextMoveTokens } from "../../rules/advice/next.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { type Flight, fly, judgeMove, type MoveScene, moveSceneOf } from "../../rules/move/index.ts";
import type { Aircraft, Board } from "../../rules/state/state.ts";
import { goOn, usualStart } from "./draft.ts";

/** A draft of a move and where it leads: worked out once, for the pad, the picture and the lesson. */
export interface Plan {
  readonly scene: MoveScene;
  /** An empty line stands for the speed flown last, as far as it may be kept. */
  readonly draft: string;
  readonly next: NextMove;
  /** Changes of altitude that may end the move, straight on from where it is written to; null without a speed. */
  readonly heights: NextMove["heights"];
  /** The legal move that it is the beginning of, straight on from where it ends. */
  readonly flight: Flight | undefined;
}

/** The order that a draft is, or the beginning of. */
function orderOf(text: string, scene: MoveScene, read: Reading | undefined): MoveOrder | undefined {
  if (read?.ok) return read.value as MoveOrder;
  const judged = judgeMove(text, scene);
  return judged.ok ? judged.value : undefined;
}

function planned(scene: MoveScene, text: string, read: Reading | undefined): Plan {
  const draft = text.trim() === "" ? usualStart(scene) : text;
  const next = nextMoveTokens(draft, scene);
  const whole = goOn(draft, next);
  const order = orderOf(whole, scene, read);
  return {
    scene,
    draft,
    next,
    heights: (next.left > 0 ? nextMoveTokens(whole, scene).heights : null) ?? next.heights,
    flight: order && fly(scene, order),
  };
}

/** The latest plan of each aircraft of a board. */
const latestOf = remembered(
  (_: readonly Aircraft[]) => new Map<number, { readonly text: string; readonly plan: Plan }>(),
);

/** The plan of the aircraft at an index; `read` is what came of reading the text, where somebody has done so. */
export function planOf(board: Board, index: number, text: string, read?: Reading): Plan {
  const plans = latestOf(board.aircraft);
  const last = plans.get(index);
  if (last?.text === text) return last.plan;
  const plan = planned(moveSceneOf(board, index), text, read);
  plans.set(index, { text, plan });
  return plan;
}
