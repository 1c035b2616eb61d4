import type { PieceId } from "../../../core/game.ts";
import { fly } from "../../../games/dogfight/fly.ts";
import { readDraft, stepsOf } from "../../../games/dogfight/grammar.ts";
import type { MoveOrder } from "../../../games/dogfight/order.ts";
import { legalOrders } from "../../../games/dogfight/orders.ts";
import { rosterOf } from "../../../games/dogfight/roster.ts";
import { situationOf } from "../../../games/dogfight/situation.ts";
import type { Aircraft, Board } from "../../../games/dogfight/state.ts";
import { drawn } from "../../../games/dogfight/tabletop.ts";

/** Where a string of steps would end, in inches. */
function endOf(board: Board, one: Aircraft, steps: string): { readonly x: number; readonly y: number } {
  const order: MoveOrder = { kind: "move", text: "", speed: steps.length, steps, climb: 0 };
  return drawn(fly(one, order, board.setup.table), 0);
}

/**
 * The legal order with the draft's change of level raised by `by`, that ends nearest to where the draft does: a
 * climb costs SPEED, so the way there may have to be shorter. Undefined when no legal order climbs or dives so.
 */
export function draftWithLevel(board: Board, id: PieceId, draft: string, by: number): string | undefined {
  const index = rosterOf(board.setup).indexOf.get(id) ?? -1;
  const one = board.aircraft[index];
  if (one?.status !== "flying") return undefined;
  const { draft: read } = readDraft(draft);
  const steps = stepsOf(read);
  const wanted = (read.mark?.climb ?? 0) + by;
  const end = endOf(board, one, steps);
  const off = (order: MoveOrder) => {
    if (order.steps === steps) return -1;
    const { x, y } = endOf(board, one, order.steps);
    return (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y);
  };
  const fitting = legalOrders(situationOf(board, index)).orders.filter((order) => order.climb === wanted);
  return [...fitting].sort((a, b) => off(a) - off(b))[0]?.text;
}
