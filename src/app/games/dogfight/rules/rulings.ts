import type { Localised } from "../../../../core/language.ts";
import { LEDGER, type LedgerRule, ruleCited } from "../../../../games/dogfight/ledger/index.ts";
import { SWITCHES } from "../../../../games/dogfight/options.ts";
import type { RulingGroup, RulingLine } from "../../../rules/book.ts";
import { both } from "../../../rules/write.ts";

/** What refusals and sentences cite: checks and rulings. */
const CITED = /^(E\d|R-\d+[a-z]?)$/;

/** The number by which a line is cited: its own ruling, else its place in the ledger. */
function numbersOf(rule: LedgerRule): readonly string[] {
  const { id, cites } = rule;
  const [first = ""] = cites;
  return CITED.test(first) && ruleCited(first) === rule ? [first, id] : [id];
}

function lineOf(rule: LedgerRule): RulingLine {
  const ids = numbersOf(rule);
  const option = SWITCHES.find((one) => one.rule === ids[0])?.option;
  if (!option) return { ids, text: rule.text };
  const name = { key: `option.${option}`, values: {} };
  const help = { key: `option.${option}.help`, values: {} };
  return { ids, text: rule.text, option: { name, help } };
}

interface Kind {
  readonly id: string;
  readonly title: Localised;
  /** Whether the line with these numbers belongs here. */
  readonly has: (number: string) => boolean;
}

const KINDS: readonly Kind[] = [
  {
    id: "checks",
    title: both("Checks of an order", "Prüfungen eines Befehls"),
    has: (number) => number.startsWith("E"),
  },
  {
    id: "numbered",
    title: both("Rulings", "Regelungen"),
    has: (number) => number.startsWith("R-"),
  },
  {
    id: "ledger",
    title: both("The rules in single lines", "Die Regeln in einzelnen Zeilen"),
    has: (number) => number.startsWith("DF-"),
  },
];

/** Every line of the ledger, by its number. */
export function rulings(): readonly RulingGroup[] {
  const lines = LEDGER.map(lineOf);
  const byNumber = (a: RulingLine, b: RulingLine) =>
    (a.ids[0] ?? "").localeCompare(b.ids[0] ?? "", "en", { numeric: true });
  return KINDS.map(({ id, title, has }) => ({
    id,
    title,
    lines: lines.filter(({ ids }) => has(ids[0] ?? "")).sort(byNumber),
  }));
}
