import type { LEDGER } from "../../ledger/index.ts";

type RuleId = (typeof LEDGER)[number]["id"];

/**
 * Rules that are ours because nothing published could be found: a table, a rule, or only a part of one, of which the
 * sentence says which. Rulings and what the last part of the ledger holds are ours anyway.
 */
export const OWN: Readonly<Partial<Record<RuleId, "table" | "rule" | "part">>> = {
  "BB-1": "part",
  "BB-3": "table",
  "BB-6": "table",
  "BB-9": "table",
  "BB-25": "part",
  "BB-27": "rule",
  "BB-28": "part",
  "BB-29": "table",
  "BB-33": "table",
  "BB-35": "table",
  "BB-36": "rule",
  "BB-37": "rule",
  "BB-38": "part",
  "BB-39": "table",
  "BB-40": "table",
  "BB-41": "table",
  "BB-42": "part",
  "BB-43": "table",
  "BB-64": "table",
  "BB-75": "rule",
  "BB-90": "rule",
  "BB-94": "rule",
  "BB-95": "rule",
  "BB-96": "rule",
  "BB-97": "rule",
  "BB-98": "rule",
  "BB-99": "rule",
  "BB-101": "rule",
  "BB-111": "rule",
  "BB-113": "rule",
  "BB-117": "rule",
  "BB-119": "rule",
  "BB-121": "part",
  "BB-124": "rule",
  "BB-125": "rule",
  "BB-128": "rule",
  "BB-129": "rule",
};
