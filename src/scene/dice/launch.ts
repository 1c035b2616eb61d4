import { Quaternion, Vector3 } from "three";
import type { DieKind } from "./kinds.ts";
import { between, type Random, shuffled } from "./random.ts";
import { TRAY } from "./tray.ts";

/** How a die leaves the hand: inches, inches per second, radians per second. */
export interface Launch {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly turn: Quaternion;
  readonly spin: Vector3;
}

/** Wider than the widest die from corner to corner, so that no two touch in the hand. */
const SPACING = 1.15;
const ROWS = 4;

/** A handful tossed over the left rim, every die in a place of its own. */
export function launchAll(kinds: readonly DieKind[], random: Random): Launch[] {
  const places = shuffled(random, kinds.length);
  return kinds.map((_, i) => launch(places[i] ?? i, kinds.length, random));
}

function launch(place: number, count: number, random: Random): Launch {
  const rows = Math.min(ROWS, count);
  const row = (place % rows) - (rows - 1) / 2;
  const layer = Math.floor(place / rows);
  return {
    position: new Vector3(
      -TRAY.halfLength - 1.2 - (layer % 2) * SPACING,
      2.5 + Math.floor(layer / 2) * SPACING,
      row * SPACING,
    ),
    velocity: new Vector3(between(random, 12, 21), between(random, 13, 17), between(random, -5, 5) - row * 2),
    turn: randomTurn(random),
    spin: new Vector3(between(random, -22, 22), between(random, -14, 14), between(random, -24, 4)),
  };
}

/** A turn picked evenly from all there are (Shoemake's method by rejection: a random point in a 4-ball). */
function randomTurn(random: Random): Quaternion {
  for (let tries = 0; tries < 64; tries++) {
    const [x, y, z, w] = [0, 0, 0, 0].map(() => between(random, -1, 1));
    const turn = new Quaternion(x, y, z, w);
    const size = turn.lengthSq();
    if (size > 0.01 && size <= 1) return turn.normalize();
  }
  return new Quaternion();
}
