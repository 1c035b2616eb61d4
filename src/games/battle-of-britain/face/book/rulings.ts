import type { RulingGroup, RulingLine } from "../../../../face/book.ts";
import { LEDGER, PARTS } from "../../ledger/index.ts";
import { OWN } from "./own.ts";
import { phrase } from "./phrase.ts";

/** Switches of the set-up page by the rule that each changes. */
const SWITCHES = {
  "BB-136": "targets",
  "BB-R3": "diagonal",
  "BB-R5": "victoryInclusive",
  "BB-R57": "bid",
} as const;

function lineOf({ id }: (typeof LEDGER)[number]): RulingLine {
  const own = OWN[id];
  const line = { ids: [id], text: own ? phrase("rulings.own", { id, own }) : phrase(id) };
  const option = (SWITCHES as Readonly<Record<string, (typeof SWITCHES)[keyof typeof SWITCHES]>>)[id];
  if (!option) return line;
  return { ...line, option: { name: phrase(`option.${option}`), help: phrase(`option.${option}.help`) } };
}

/** Every line of the ledger, by its number. */
export const RULINGS: readonly RulingGroup[] = PARTS.map((part) => ({
  id: `part-${part}`,
  title: phrase(`rulings.${part}`),
  lines: LEDGER.filter((line) => line.part === part).map(lineOf),
}));
