import { BALANCE } from "./balance.ts";
import { COMBAT } from "./combat.ts";
import { CRITICAL_RULES } from "./criticals.ts";
import { DEFAULTS } from "./defaults.ts";
import { GROUND } from "./ground.ts";
import { HOUSE } from "./house.ts";
import { INITIATIVE } from "./initiative.ts";
import { MOVEMENT } from "./movement.ts";
import type { LedgerRule } from "./rule.ts";
import { RULINGS } from "./rulings.ts";
import { TABLE_RULES } from "./tables.ts";
import { TAILING_RULES } from "./tailing.ts";
import { TARGETS } from "./targets.ts";
import { TURN } from "./turn.ts";
import { TYPE_RULES } from "./types.ts";

export { CHAPTERS, type LedgerRule } from "./rule.ts";

/** Every rule of the Great War, one line each; a test fails when one is cited by no test. */
export const LEDGER = [
  ...TURN,
  ...INITIATIVE,
  ...BALANCE,
  ...TAILING_RULES,
  ...MOVEMENT,
  ...TARGETS,
  ...COMBAT,
  ...CRITICAL_RULES,
  ...TYPE_RULES,
  ...GROUND,
  ...DEFAULTS,
  ...RULINGS,
  ...TABLE_RULES,
  ...HOUSE,
];

const BY_RULE: ReadonlyMap<string, LedgerRule> = new Map(LEDGER.map((line) => [line.rule, line]));

/** The rule that a refusal or a sentence cites, e.g. `4.5b` or `A-33`; ledger numbers too. */
export function ruleCited(cite: string): LedgerRule | undefined {
  return BY_RULE.get(cite) ?? LEDGER.find(({ id }) => id === cite);
}
