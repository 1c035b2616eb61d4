import type { RulingGroup, RulingLine } from "../../../../face/book.ts";
import { LEDGER, type LedgerRule, ruleCited } from "../../ledger/index.ts";
import { SWITCHES } from "../../rules/setup/options.ts";
import { phrase } from "./phrase.ts";

/** What refusals and sentences cite: checks and rulings. */
const CITED = /^(E\d|R-\d+[a-z]?)$/;

/** The number by which a line is cited: its own ruling, else its place in the ledger. */
function numbersOf(rule: LedgerRule): readonly string[] {
  const { id, cites } = rule;
  const [first = ""] = cites;
  return CITED.test(first) && ruleCited(first) === rule ? [first, id] : [id];
}

function lineOf(rule: (typeof LEDGER)[number]): RulingLine {
  const ids = numbersOf(rule);
  const line = { ids, text: phrase(rule.id) };
  const option = SWITCHES.find((one) => one.rule === ids[0])?.option;
  if (!option) return line;
  const name = { key: `option.${option}`, values: {} };
  const help = { key: `option.${option}.help`, values: {} };
  return { ...line, option: { name, help } };
}

const KINDS = [
  { id: "checks", title: phrase("rulings.checks"), letter: "E" },
  { id: "numbered", title: phrase("rulings.numbered"), letter: "R" },
  { id: "ledger", title: phrase("rulings.lines"), letter: "D" },
] as const;

/** The figures of a number, so that `E9` stands before `E10`: R-18a after R-18. */
function order({ ids: [number = ""] }: RulingLine): number {
  return Number.parseInt(number.replace(/^\D+/, ""), 10) + (/[a-z]$/.test(number) ? 0.5 : 0);
}

/** Every line of the ledger, by its number. */
export const RULINGS: readonly RulingGroup[] = KINDS.map(({ id, title, letter }) => ({
  id,
  title,
  lines: LEDGER.map(lineOf)
    .filter(({ ids: [number = ""] }) => number.startsWith(letter))
    .sort((a, b) => order(a) - order(b)),
}));
