import { Matrix4, Quaternion, Vector3 } from "three";
import { checkDice, type Die } from "./kinds.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { SHAPES } from "./shapes.ts";
import { type BakedThrow, POSE, RATE, type ThrowRequest } from "./throw.ts";

const SPACING = 1.3;
const ROW = 4;
const UP = new Vector3(0, 1, 0);

/**
 * The dice lying in rows with the drawn faces up, as a throw of a single frame: for those who skip the tumble,
 * and for the throw that never came to rest. Needs no physics.
 * @throws RangeError for too many dice or a face that a die does not have.
 */
export function layOut({ dice, seed }: ThrowRequest): BakedThrow {
  checkDice(dice);
  const random = randomFrom(seed);
  const poses = new Float32Array(dice.length * POSE);
  for (const [i, die] of dice.entries()) poses.set(lying(die, i, dice.length, random), i * POSE);
  return {
    rate: RATE,
    frames: 1,
    poses,
    labels: dice.map(() => new Quaternion()),
    kinds: dice.map(({ kind }) => kind),
    faces: dice.map(({ face }) => face),
    impacts: [],
    attempts: 0,
  };
}

function lying(die: Die, i: number, count: number, random: Random): number[] {
  const rows = Math.ceil(count / ROW);
  const row = Math.floor(i / ROW);
  const inRow = Math.min(ROW, count - row * ROW);
  const x = ((i % ROW) - (inRow - 1) / 2) * SPACING + between(random, -0.1, 0.1);
  const z = (row - (rows - 1) / 2) * SPACING + between(random, -0.1, 0.1);
  const turn = showing(die).premultiply(new Quaternion().setFromAxisAngle(UP, between(random, -0.3, 0.3)));
  return [x, SHAPES[die.kind].inradius, z, ...turn.toArray()];
}

/** The turn that lays a die's drawn face up with its numeral upright for someone at positive z. */
function showing({ kind, face }: Die): Quaternion {
  const shown = SHAPES[kind].faces.find(({ value }) => value === face);
  if (!shown) throw new RangeError(`A ${kind} has no face ${face}.`);
  const right = shown.up.clone().cross(shown.normal);
  const toFace = new Matrix4().makeBasis(right, shown.normal, shown.up.clone().negate());
  return new Quaternion().setFromRotationMatrix(toFace.transpose());
}
