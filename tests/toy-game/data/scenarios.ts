import type { Config, WholeConfig } from "./config.ts";

/** Each a whole set-up. */
const SCENARIOS = {
  raid: { turns: 7, squadrons: 3, options: { decoys: true, cloud: true } },
  sortie: { turns: 6, squadrons: 2 },
  duel: { turns: 4, squadrons: 1, options: { bids: true } },
  patrol: { turns: 5, squadrons: 3, options: { bids: true } },
  "three-days": { turns: 3, squadrons: 3, options: { bids: true, encounters: true } },
} as const satisfies Readonly<Record<string, WholeConfig>>;

export function wholeConfig(given: Config): WholeConfig {
  return "scenario" in given ? SCENARIOS[given.scenario] : given;
}
