import type { WholeConfig } from "../rules/config.ts";

/** Each a whole set-up. */
export const SCENARIOS = {
  raid: { turns: 7, squadrons: 3, options: { decoys: true, cloud: true } },
  sortie: { turns: 6, squadrons: 2 },
} as const satisfies Readonly<Record<string, WholeConfig>>;
