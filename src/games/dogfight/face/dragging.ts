import type { PieceId } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { MoveOrder } from "../rules/grammar/order.ts";
import { fly } from "../rules/move/fly.ts";
import { readDraft, stepsOf } from "../rules/move/grammar.ts";
import { legalOrders } from "../rules/move/orders.ts";
import { rosterOf } from "../rules/state/roster.ts";
import { situationOf } from "../rules/state/situation.ts";
import type { Aircraft, Board } from "../rules/state/state.ts";
import { drawn } from "./tabletop.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a string of steps would end, in inches. */
function endOf(board: Board, one: Aircraft, steps: string): Spot {
  const order: MoveOrder = { kind: "move", text: "", speed: steps.length, steps, climb: 0 };
  return drawn(fly(one, order, board.setup.table), 0);
}

/** The legal order with a change of level that ends nearest to a spot; `steps` itself is nearer than anything. */
function nearest(board: Board, index: number, climb: number, spot: Spot, steps?: string): string | undefined {
  const one = itemAt(board.aircraft, index);
  const off = (order: MoveOrder) => {
    if (order.steps === steps) return -1;
    const { x, y } = endOf(board, one, order.steps);
    return (x - spot.x) * (x - spot.x) + (y - spot.y) * (y - spot.y);
  };
  const fitting = legalOrders(situationOf(board, index)).orders.filter((order) => order.climb === climb);
  return [...fitting].sort((a, b) => off(a) - off(b) || a.text.length - b.text.length)[0]?.text;
}

/** The index of an aircraft that flies, or undefined. */
function flying(board: Board, id: PieceId): number | undefined {
  const index = rosterOf(board.setup).indexOf.get(id) ?? -1;
  return board.aircraft[index]?.status === "flying" ? index : undefined;
}

/**
 * The legal order with the draft's change of level raised by `by`, that ends nearest to where the draft does: a
 * climb costs SPEED, so the way there may have to be shorter. Undefined when no legal order climbs or dives so.
 */
export function draftWithLevel(board: Board, id: PieceId, draft: string, by: number): string | undefined {
  const index = flying(board, id);
  if (index === undefined) return undefined;
  const { draft: read } = readDraft(draft);
  const steps = stepsOf(read);
  const end = endOf(board, itemAt(board.aircraft, index), steps);
  return nearest(board, index, (read.mark?.climb ?? 0) + by, end, steps);
}

/**
 * The legal order that ends nearest to a spot, in inches. The draft's altitude mark stays as it is where any
 * legal order has it.
 */
export function draftTowards(board: Board, id: PieceId, spot: Spot, draft: string): string | undefined {
  const index = flying(board, id);
  if (index === undefined) return undefined;
  const climb = readDraft(draft).draft.mark?.climb ?? 0;
  return nearest(board, index, climb, spot) ?? nearest(board, index, 0, spot);
}
