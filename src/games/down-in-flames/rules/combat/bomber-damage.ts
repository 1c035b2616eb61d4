import { type Die, FACES, type Fraction, fraction, wholes } from "./die.ts";

/** Hits times Hit Value that are worth a point of damage (DIF-4.1.3). */
const POINT = 8;

/** Highest face with which what is left over scores one more point, by what is left over (DIF-4.1.7, DIF-6.1.7, DIF-R20). */
const MORE_UP_TO: Readonly<Record<Die, readonly number[]>> = {
  d6: [0, 0, 0, 0, 3, 3, 3, 3],
  d12: [0, 0, 3, 3, 6, 6, 9, 9],
};

function moreUpTo(rest: number, die: Die): number {
  return MORE_UP_TO[die][rest] ?? 0;
}

/** What an attack on a bomber came to. */
interface BomberHit {
  /** Points of damage, the one for what was left over among them. */
  readonly points: number;
  /** What was left over of hits times Hit Value after whole points. */
  readonly rest: number;
  /** The die for what was left over, where it could score. */
  readonly rolls: readonly number[];
}

/**
 * An attack on a medium or heavy bomber: a point for every 8 of all its hits times Hit Value (DIF-4.1.3, DIF-R21), and a die for
 * what is left over where that may score one more (DIF-4.1.7, DIF-6.1.7). `roll` throws that die, and is asked only then.
 */
export function hitBomber(value: number, die: Die, roll: () => number): BomberHit {
  const points = wholes(value, POINT);
  const rest = value % POINT;
  const upTo = moreUpTo(rest, die);
  if (upTo === 0) return { points, rest, rolls: [] };
  const face = roll();
  return { points: face <= upTo ? points + 1 : points, rest, rolls: [face] };
}

/** The points that are certain, and the exact chance of one more. */
interface BomberChances {
  readonly points: number;
  readonly more: Fraction;
}

/** What an attack on a medium or heavy bomber may come to. */
export function bomberChances(value: number, die: Die): BomberChances {
  return { points: wholes(value, POINT), more: fraction(moreUpTo(value % POINT, die), FACES[die]) };
}

/** Points from which a medium or heavy bomber is damaged: half of its defense, rounded up (DIF-4.1.4, DIF-R18). */
export function damagedAt(defense: number): number {
  return wholes(defense + 1, 2);
}

/** What so many points in all do to a medium or heavy bomber; a second damage alone shoots none down (DIF-R62, DIF-R19). */
export function bomberState(points: number, defense: number): "down" | "damaged" | "none" {
  if (points >= defense) return "down";
  return points >= damagedAt(defense) ? "damaged" : "none";
}
