import { hexDistance } from "../../../../core/geometry/hex.ts";
import type { MoveOrder, Step } from "../grammar/order.ts";
import type { Stance } from "../state/state.ts";
import { endOf } from "./fly.ts";
import { flyableMoves } from "./flyable.ts";
import { speedRange } from "./limits.ts";
import type { MoveScene } from "./scene.ts";

/** Whether somebody who won't leave is within reach at all. */
function isAnybodyNear({ aircraft, settled }: MoveScene, speed: number): boolean {
  return settled.some(({ hex }) => hexDistance(hex, aircraft.hex) <= speed);
}

function isLeaf(step: Step): boolean {
  return step.do === "maneuver" && step.maneuver === "falling-leaf";
}

/**
 * Where a move ends on somebody who won't leave (4.5f), or null. A move with a falling leaf never counts: nobody knows
 * where it will end (B-07).
 */
export function standsInTheWay(scene: MoveScene, order: MoveOrder): Stance | null {
  if (!isAnybodyNear(scene, order.speed)) return null;
  if (order.steps.some(isLeaf)) return null;
  const end = endOf(scene, order);
  return end && scene.blocked(end.hex, end.altitude) ? end : null;
}

/** D-09: whether every move would end on somebody, so that none is refused for it. */
export function isJammedIn(scene: MoveScene): boolean {
  if (!isAnybodyNear(scene, speedRange(scene).to)) return false;
  for (const order of flyableMoves(scene)) {
    if (!standsInTheWay(scene, order)) return false;
  }
  return true;
}
