import { bombsOn, type Fire, losses } from "../rules/combat/fire.ts";
import { rafSucceedsOn } from "../rules/economy/raf.ts";

/** Firing factors that a combat table tells, and the faces of its die. */
export const FIRING = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;
export const DIE = [1, 2, 3, 4, 5, 6] as const;

/** LW-23, LW-24, LW-25: what so many factors shoot down, face by face. */
export function lossRow(fire: Fire, factors: number): readonly string[] {
  return DIE.map((die) => losses(fire, factors, die).toString());
}

/** Figures in a row for which something is the same. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

function stretches(from: number, to: number, of: (figure: number) => number): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let figure = from; figure <= to; figure++) {
    const value = of(figure);
    const last = found.at(-1);
    if (last?.value === value) found[found.length - 1] = { ...last, to: figure };
    else found.push({ from: figure, to: figure, value });
  }
  return found;
}

/** LW-27: fifteen bomber factors throw no die; more do not do more. */
const MOST_BOMBERS = 15;
/** LW-108: seventeen night-fighter factors; more do not do more. */
const MOST_NIGHT = 17;

/** LW-27: bomber factors, and the highest die at which they destroy a target: 0 never, 6 always. */
export const BOMBING = stretches(1, MOST_BOMBERS, bombsOn);
/** LW-103 to LW-108: night-fighter factors, and the highest die at which the RAF succeeds: 6 always. */
export const NIGHT = stretches(0, MOST_NIGHT, rafSucceedsOn);
