/** In this order everywhere: the Allies own the near edge, the Germans the far one. */
export const SIDES = ["allied", "german"] as const;
export type SideName = (typeof SIDES)[number];
