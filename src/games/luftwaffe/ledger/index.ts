import { HOUSE } from "./house.ts";
import { RULES } from "./rules.ts";
import { RULINGS } from "./rulings.ts";

export { PARTS } from "./rule.ts";

/** Every rule of the campaign, one line each; a test fails when one is not cited where it is carried out. */
export const LEDGER = [...RULES, ...RULINGS, ...HOUSE];
