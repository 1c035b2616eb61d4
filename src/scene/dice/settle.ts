import { type Body, Vec3 } from "cannon-es";
import { liesFlat } from "./rest.ts";
import type { Shape } from "./shapes.ts";
import { TRAY } from "./tray.ts";

/** Slower than this, in inches and radians a second, a die has no throw left in it. */
const SLOW = { speed: 4.5, spin: 7 } as const;
/** What a flat die keeps of its motion from one key frame to the next: baize holds it. */
const GRIP = 0.7;
const STILL = 0.4;
/** How fast a die that leans on something slides off it: inches a second gained in a key frame. */
const SLIDE = 5;

const push = new Vec3();

/**
 * Helps slow dice to lie down, once a key frame: one that lies flat comes to rest, one that leans on a wall or
 * another die slides off it.
 */
export function settleAll(shapes: readonly Shape[], dice: readonly Body[]): void {
  for (let i = 0; i < dice.length; i++) {
    const [shape, die] = [shapes[i], dice[i]];
    if (shape && die && isSlow(die)) settle(shape, die, dice);
  }
}

function isSlow({ velocity, angularVelocity }: Body): boolean {
  return (
    velocity.lengthSquared() < SLOW.speed * SLOW.speed &&
    angularVelocity.lengthSquared() < SLOW.spin * SLOW.spin
  );
}

function settle(shape: Shape, die: Body, dice: readonly Body[]): void {
  if (liesFlat(shape, die)) hold(die);
  else slideOff(die, dice);
}

function slideOff(die: Body, dice: readonly Body[]): void {
  awayFromOthers(die, dice);
  awayFromWalls(die);
  if (push.lengthSquared() < 1e-6) return;
  push.normalize();
  die.wakeUp();
  die.velocity.x += push.x * SLIDE;
  die.velocity.z += push.z * SLIDE;
}

function hold(die: Body): void {
  die.velocity.scale(GRIP, die.velocity);
  die.angularVelocity.scale(GRIP, die.angularVelocity);
  if (die.velocity.lengthSquared() + die.angularVelocity.lengthSquared() < STILL * STILL) die.sleep();
}

function awayFromOthers(die: Body, dice: readonly Body[]): void {
  push.set(0, 0, 0);
  for (const other of dice) {
    const reach = die.boundingRadius + other.boundingRadius;
    const x = die.position.x - other.position.x;
    const z = die.position.z - other.position.z;
    if (other === die || Math.abs(die.position.y - other.position.y) > reach || x * x + z * z > reach * reach)
      continue;
    push.x += x;
    push.z += z;
  }
}

function awayFromWalls(die: Body): void {
  const reach = die.boundingRadius;
  const { x, z } = die.position;
  if (Math.abs(x) > TRAY.halfLength - reach) push.x -= Math.sign(x);
  if (Math.abs(z) > TRAY.halfWidth - reach) push.z -= Math.sign(z);
}
