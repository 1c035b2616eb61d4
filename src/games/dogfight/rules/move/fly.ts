import { ahead, type Numeral, turned } from "../../../../core/geometry/clock.ts";
import type { Point } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { type Edge, edgeBeyond, type TableSize } from "../../data/edges.ts";
import type { MoveOrder } from "../grammar/order.ts";

/** Where an aircraft is and where its nose points. */
export interface Pose {
  readonly at: Point;
  readonly heading: Numeral;
}

export interface Flight extends Pose {
  /** The edge crossed first, or null while all of the move is above the table. */
  readonly left: Edge | null;
}

const FORWARD = "F".charCodeAt(0);
const LEFTWARD = "L".charCodeAt(0);

/** The pose after one letter of an order's steps: two inches on (DF-4), or one clock point, 30 degrees (DF-5). */
function step(pose: Pose, letter: number): Pose {
  if (letter === FORWARD) return { at: ahead(pose.at, pose.heading), heading: pose.heading };
  return { at: pose.at, heading: turned(pose.heading, letter === LEFTWARD ? -1 : 1) };
}

/**
 * Flies an order to its end, two inches a step. An aircraft that leaves the table on the way is out even if its
 * path would come back.
 */
export function fly(from: Pose, order: MoveOrder, table: TableSize): Flight {
  let { at, heading } = from;
  let left: Edge | null = null;
  const { steps } = order;
  for (let index = 0; index < steps.length; index++) {
    const letter = steps.charCodeAt(index);
    if (letter === FORWARD) {
      at = ahead(at, heading);
      left ??= edgeBeyond(at, table);
    } else heading = turned(heading, letter === LEFTWARD ? -1 : 1);
  }
  return { at, heading, left };
}

/** Every pose of a move: the start, then one for each SPEED spent on it. */
export function pathOf(from: Pose, steps: string): readonly Pose[] {
  const path = [{ at: from.at, heading: from.heading }];
  for (let index = 0; index < steps.length; index++) {
    path.push(step(itemAt(path, index), steps.charCodeAt(index)));
  }
  return path;
}
