import { itemAt } from "../../../../core/item-at.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { type Flight, fly } from "../move/fly.ts";
import type { MoveScene } from "../move/scene.ts";

/** Of 36 throws of two dice, how many show at most so much. */
function throwsUpTo(most: number): number {
  let count = 0;
  for (let first = 1; first <= 6; first++) {
    count += Math.min(6, Math.max(0, most - first));
  }
  return count;
}

/** Chances in 36 that the wings fold, and that they are only strained (D-07). */
export function overdiveChances(x: number): { readonly folds: number; readonly strains: number } {
  const folds = throwsUpTo(x);
  return { folds, strains: throwsUpTo(x + 2) - folds };
}

function told(key: string, { setup, index }: MoveScene, values: Phrase["values"]): Phrase {
  const { id } = itemAt(setup.airframes, index);
  return { key, values: { id, ...values } };
}

function end(scene: MoveScene, { leaves, end: { status } }: Flight): readonly Phrase[] {
  if (leaves) return [told("warning.leaves-board", scene, { home: leaves === "home" })];
  return status === "crashed" ? [told("warning.ground", scene, {})] : [];
}

function wings(scene: MoveScene, { overdive }: Flight): readonly Phrase[] {
  if (!overdive) return [];
  return [told("warning.overdive", scene, { x: overdive.x, ...overdiveChances(overdive.x) })];
}

function bombs(scene: MoveScene, { bombAt }: Flight): readonly Phrase[] {
  if (!bombAt) return [];
  const { setup, index } = scene;
  const { side } = itemAt(setup.airframes, index);
  const { q, r } = bombAt.hex;
  const isTarget = setup.targets.some(
    (target) =>
      target.side === side &&
      target.kind === "bomb" &&
      target.hexes.some((hex) => hex.q === q && hex.r === r),
  );
  return isTarget ? [] : [told("warning.bombs-away", scene, {})];
}

/** What is odd about a legal move: off the board, into the ground, wings at risk, bombs for nothing. */
export function moveWarnings(scene: MoveScene, order: MoveOrder): readonly Phrase[] {
  const flight = fly(scene, order);
  return [...end(scene, flight), ...wings(scene, flight), ...bombs(scene, flight)];
}
