import type { PieceId } from "../../../core/game.ts";
import { type Hex, hexDistance } from "../../../core/hex.ts";
import { hexNear } from "../../../core/hex-layout.ts";
import { type MoveScene, moveSceneOf, parseMove, reachOf } from "../../../games/great-war/move/index.ts";
import { LEVEL, layoutOf } from "../../../games/great-war/places.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import { climbOf, withClimb } from "./draft.ts";
import { flyingIndex } from "./overlay.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

function isLegal(text: string, scene: MoveScene): boolean {
  return parseMove(text, scene).ok;
}

/** The plainest orders that end nearest to a hex, nearest first. */
function towards(scene: MoveScene, hex: Hex): readonly string[] {
  return reachOf(scene)
    .map((end) => ({ order: end.order, off: hexDistance(end.hex, hex) }))
    .sort((a, b) => a.off - b.off || a.order.length - b.order.length)
    .slice(0, 12)
    .map(({ order }) => order);
}

/** The legal order that ends nearest to a spot of the mat (inches), with the altitude token of the draft where it may have it. */
export function draftTowards(view: View, id: PieceId, spot: Spot, draft: string): string | undefined {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  if (index === undefined) return undefined;
  const scene = moveSceneOf(board, index);
  const orders = towards(scene, hexNear(layoutOf(view.setup), spot));
  const climb = climbOf(draft);
  const marked = orders.map((order) => withClimb(order, climb || climbOf(order)));
  return marked.find((text) => isLegal(text, scene)) ?? orders.find((text) => isLegal(text, scene));
}

/** The draft `by` levels of 50 m higher, where that is legal. */
export function draftWithLevel(view: View, id: PieceId, draft: string, by: number): string | undefined {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  if (index === undefined) return undefined;
  const text = withClimb(draft, climbOf(draft) + by * LEVEL);
  return isLegal(text, moveSceneOf(board, index)) ? text : undefined;
}
