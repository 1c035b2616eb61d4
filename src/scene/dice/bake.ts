import { Quaternion, Vector3 } from "three";
import { checkDice, type DieKind } from "./kinds.ts";
import { layOut } from "./layout.ts";
import { randomFrom } from "./random.ts";
import { type Recording, record } from "./record.ts";
import { labelFor, upperFace } from "./relabel.ts";
import { SHAPES } from "./shapes.ts";
import { type BakedThrow, POSE, RATE, type ThrowRequest } from "./throw.ts";

/** Throws simulated at most; about one in fifteen of twelve dice hits the rim or ends with a die that leans. */
const ATTEMPTS = 8;
/** Frames in which resting dice sink the last hair into their true places. */
export const EASE = 6;
const UP = new Vector3(0, 1, 0);

/**
 * Simulates a throw to its end and turns the numerals so that the drawn faces lie up. The same request gives
 * the same throw. A throw in which a die ends leaning, stacked, outside or moving is thrown again; after
 * `attempts` of them the dice are laid out without a tumble.
 * @throws RangeError for too many dice or a face that a die does not have.
 */
export function bake(request: ThrowRequest, attempts = ATTEMPTS): BakedThrow {
  checkDice(request.dice);
  const kinds = request.dice.map(({ kind }) => kind);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const recording = record(kinds, randomFrom(Math.imul(request.seed | 0, 31) + attempt));
    if (recording.rested) return finish(request, kinds, recording, attempt);
  }
  return layOut(request);
}

function finish(
  { dice }: ThrowRequest,
  kinds: readonly DieKind[],
  { poses, frames, impacts }: Recording,
  attempts: number,
): BakedThrow {
  const stride = kinds.length * POSE;
  const all = new Float32Array((frames + EASE) * stride);
  all.set(poses.subarray(0, frames * stride));
  const labels = dice.map(({ kind, face }, i) => {
    const turn = layTrue(all, frames, stride, i * POSE, kind);
    return labelFor(kind, turn, face);
  });
  return {
    rate: RATE,
    frames: frames + EASE,
    poses: all,
    labels,
    kinds,
    faces: dice.map(({ face }) => face),
    impacts,
    attempts,
  };
}

/** Writes the last frames of one die: from where the simulation left it to exactly flat on the floor. */
function layTrue(
  poses: Float32Array,
  frames: number,
  stride: number,
  die: number,
  kind: DieKind,
): Quaternion {
  const last = (frames - 1) * stride + die;
  const position = new Vector3().fromArray(poses, last);
  const turn = new Quaternion().fromArray(poses, last + 3).normalize();
  const upper = upperFace(SHAPES[kind], turn).normal.clone().applyQuaternion(turn);
  const flat = new Quaternion().setFromUnitVectors(upper, UP).multiply(turn);
  for (let step = 1; step <= EASE; step++) {
    const at = last + step * stride;
    const part = step / EASE;
    const height = position.y + (SHAPES[kind].inradius - position.y) * part;
    new Vector3(position.x, height, position.z).toArray(poses, at);
    turn
      .clone()
      .slerp(flat, part)
      .toArray(poses, at + 3);
  }
  return flat;
}
