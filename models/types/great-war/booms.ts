import { strut } from "../../kit/presets.ts";
import { wire } from "../../kit/rigging.ts";
import type { Rod } from "../../kit/type.ts";
import { mix, type Vec } from "../../kit/vec.ts";

/** The tail booms of a pusher on the right: upper and lower from wing to tail, and where posts stand between them. */
export interface Booms {
  readonly upper: readonly [wing: Vec, tail: Vec];
  readonly lower: readonly [wing: Vec, tail: Vec];
  /** Shares of the way aft. */
  readonly posts: readonly number[];
}

/** Tail booms on both sides with posts and crossed wires. */
export function booms({ upper, lower, posts }: Booms): Rod[] {
  const rows = [0, ...posts, 1].map((t) => [mix(...upper, t), mix(...lower, t)] as const);
  const crossed = rows.slice(1).flatMap(([top, bottom], i) => {
    const [above, below] = rows[i] as readonly [Vec, Vec];
    return [wire(above, bottom), wire(below, top)];
  });
  return [
    strut(...upper, 0.045),
    strut(...lower, 0.045),
    ...rows.slice(1, -1).map(([top, bottom]) => strut(bottom, top, 0.03)),
    ...crossed,
  ];
}
