import { itemAt } from "../../../../core/item-at.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { enemiesOf } from "../attack/bursts.ts";
import { isEngaged } from "../engagement/position.ts";
import type { Order } from "../grammar/order.ts";
import { findPiece, isThere, levelOf, type Piece, pieceOf } from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";

/** DIF-R42: only Regular and Veteran Leaders. */
const EYES: readonly (string | null)[] = ["regular", "veteran"];

function isSingledOut(board: Board, element: number, at: Piece): boolean {
  const own = itemAt(board.elements, element);
  if (at.side === board.setup.elements[element]?.side || !isThere(board, at)) return false;
  if (own.level !== levelOf(board, at) || at.kind === "formation") return false;
  return at.kind !== "leader" || !(isEngaged(board, at.element) || isEngaged(board, element));
}

/** DIF-9.1.10: whom keen eyes single out at the start of a Leader's first player-turn. */
export function judgeKeen(board: Board, { element }: { readonly element: number }, order: Order): Verdict {
  if (order.kind === "word") return order.word === "pass" ? undefined : OTHER;
  if (order.kind !== "keen") return OTHER;
  const { leader } = itemAt(board.elements, element);
  if (!leader.keen || !EYES.includes(leader.quality)) return refuse("no-keen-eyes", "DIF-9.1.10", {});
  const at = findPiece(board.setup, order.at);
  return at && isSingledOut(board, element, at)
    ? undefined
    : refuse("not-singled-out", "DIF-R42", { found: order.at });
}

/**
 * Whether a Leader is asked: everybody who may have such eyes for all that is known, so that the question tells nothing
 * (DIF-9.1.11), while there is somebody to single out.
 */
export function asksKeen(board: Board, element: number): boolean {
  const { leader } = itemAt(board.elements, element);
  if (leader.keenShown && !leader.keen) return false;
  if (leader.shown && !EYES.includes(leader.quality)) return false;
  const { side } = itemAt(board.setup.elements, element);
  return enemiesOf(board, side).some((id) => isSingledOut(board, element, pieceOf(board.setup, id)));
}
