import { Quaternion } from "three";
import { valueUp } from "../../../src/scene/dice/relabel.ts";
import { type BakedThrow, POSE } from "../../../src/scene/dice/throw.ts";

/**
 * The value that lies up on a die of a throw in a frame, found from its pose and its numerals alone.
 * @throws RangeError when the throw has no such die or frame.
 */
export function shownFace(baked: BakedThrow, die: number, frame: number = baked.frames - 1): number {
  const kind = baked.kinds[die];
  const label = baked.labels[die];
  if (!kind || !label || frame < 0 || frame >= baked.frames)
    throw new RangeError(`The throw has no die ${die} or no frame ${frame}.`);
  const at = (frame * baked.kinds.length + die) * POSE;
  return valueUp(kind, new Quaternion().fromArray(baked.poses, at + 3), label);
}
