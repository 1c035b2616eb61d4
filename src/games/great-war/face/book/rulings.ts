import type { RulingGroup, RulingLine } from "../../../../face/book.ts";
import { CHAPTERS, LEDGER } from "../../ledger/index.ts";
import { SWITCHES } from "../../rules/setup/switches.ts";
import { phrase } from "./phrase.ts";

type Line = (typeof LEDGER)[number];

/** The number under which a whole part of the ledger is cited; the others have none. */
const NUMBERS: Partial<Readonly<Record<Line["chapter"], string>>> = {
  turn: "4.1",
  initiative: "4.2",
  balance: "4.3",
  tailing: "4.4",
  movement: "4.5",
  targets: "4.6",
  combat: "4.7",
  criticals: "4.8",
  types: "4.9",
  ground: "4.10",
};

function lineOf({ rule, id }: Line): RulingLine {
  const line = { ids: [rule, id], text: phrase(id) };
  const option = SWITCHES.find((one) => one.rule === rule)?.option;
  if (!option) return line;
  const name = { key: `option.${option}`, values: {} };
  const help = { key: `option.${option}.help`, values: {} };
  return { ...line, option: { name, help } };
}

/** Every line of the ledger, by its number. */
export const RULINGS: readonly RulingGroup[] = CHAPTERS.map((part) => {
  const number = NUMBERS[part];
  return {
    id: `part-${part}`,
    title: phrase(`rulings.${part}`),
    ...(number !== undefined && { numbers: [number] }),
    lines: LEDGER.filter(({ chapter }) => chapter === part).map(lineOf),
  };
});
