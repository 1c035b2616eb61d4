/** What aircraft are scored as. */
export const SCORED = ["fighter", "light", "medium", "heavy"] as const;

/** Victory points for an aircraft that is down, or damaged when the game ends; the higher only (DIF-B17). */
export type Points = Readonly<
  Record<(typeof SCORED)[number], { readonly down: number; readonly damaged: number }>
>;

/** Those of a fighter are found, the others our own. */
export const POINTS: Points = {
  fighter: { down: 5, damaged: 2 },
  light: { down: 5, damaged: 2 },
  medium: { down: 8, damaged: 3 },
  heavy: { down: 12, damaged: 5 },
};
