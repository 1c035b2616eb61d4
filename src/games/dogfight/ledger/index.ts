import { ALTITUDE } from "./altitude.ts";
import { HOUSE } from "./house.ts";
import { ORDERS } from "./orders.ts";
import { PUBLISHED } from "./published.ts";
import type { LedgerRule } from "./rule.ts";
import { RULINGS } from "./rulings.ts";

export type { LedgerRule } from "./rule.ts";

/** Every rule of the dogfight, one line each; a test fails when one is cited by no test. */
export const LEDGER = [...PUBLISHED, ...ORDERS, ...RULINGS, ...ALTITUDE, ...HOUSE];

/** The rule that a refusal or a sentence cites, e.g. `E5` or `R-05`: the line that has it as its first citation. */
export function ruleCited(cite: string): LedgerRule | undefined {
  return LEDGER.find(({ cites }: LedgerRule) => cites[0] === cite);
}
