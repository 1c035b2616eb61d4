import { type Quaternion, Vector3 } from "three";
import type { DieKind } from "./kinds.ts";
import { type Face, SHAPES, type Shape } from "./shapes.ts";

/** The face of a die that looks up the most when its solid is turned by `turn`. */
export function upperFace(shape: Shape, turn: Quaternion): Face {
  const up = new Vector3(0, 1, 0).applyQuaternion(turn.clone().invert());
  return shape.faces.reduce((best, face) => (face.normal.dot(up) > best.normal.dot(up) ? face : best));
}

/**
 * The turn of the printed numerals within the solid after which the `drawn` face lies where the solid
 * came to rest with some face up. Of the turns that do so it takes the one whose numeral reads most
 * nearly upright from the front of the tray (positive z).
 */
export function labelFor(kind: DieKind, rest: Quaternion, drawn: number): Quaternion {
  const shape = SHAPES[kind];
  const landed = upperFace(shape, rest);
  const wanted = shape.faces.find((face) => face.value === drawn);
  if (!wanted)
    throw new RangeError(`A ${kind} has no face ${drawn}; its faces are 1 to ${shape.faces.length}.`);
  const upright = (turn: Quaternion) => -wanted.up.clone().applyQuaternion(turn).applyQuaternion(rest).z;
  const turns = shape.symmetries.filter(
    (turn) => wanted.normal.clone().applyQuaternion(turn).dot(landed.normal) > 0.999,
  );
  return turns.reduce((best, turn) => (upright(turn) > upright(best) ? turn : best)).clone();
}

/** The value that a die shows when its solid is turned by `turn` and its numerals by `label` within it. */
export function valueUp(kind: DieKind, turn: Quaternion, label: Quaternion): number {
  return upperFace(SHAPES[kind], turn.clone().multiply(label)).value;
}
