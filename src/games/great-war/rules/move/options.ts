import type { MoveOrder } from "../grammar/order.ts";
import { flyableMoves } from "./flyable.ts";
import type { MoveScene } from "./scene.ts";
import { isJammedIn, standsInTheWay } from "./stacking.ts";

/** Every legal move once, in canonical spelling, the slowest first. Lazy: a fast mover has millions. */
export function* moveOptions(scene: MoveScene): Generator<MoveOrder> {
  const jammed = isJammedIn(scene);
  for (const order of flyableMoves(scene)) {
    if (jammed || !standsInTheWay(scene, order)) yield order;
  }
}
