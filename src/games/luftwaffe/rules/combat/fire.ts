/** What fires at what (section 1.2): fighters at fighters or at the ground, fighters at bombers, bombers at fighters. */
export type Fire = "fighters" | "bombers" | "defensive";

/** A die after changes, 1 to 6 (LW-26). */
export function clampDie(die: number): number {
  return Math.max(1, Math.min(6, die));
}

/** LW-23, LW-24, LW-25: factors lost to so many firing factors at a changed die. */
export function losses(fire: Fire, factors: number, die: number): number {
  switch (fire) {
    case "fighters":
      return Math.floor((2 * factors * die + 21) / 42);
    case "bombers":
      return Math.floor((factors * die + 7) / 14);
    case "defensive":
      return Math.floor((2 * factors * die + 42) / 84);
  }
}

/** LW-27: the highest die at which so many factors bomb a target; 0 never, 6 without a die (LW-L53). */
export function bombsOn(factors: number): number {
  return Math.min(6, Math.floor((2 * factors + 1) / 5));
}
