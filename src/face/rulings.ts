import type { RulingGroup, RulingLine } from "./book.ts";
import type { Text } from "./text.ts";

/** A line of a ledger: its number, and the part of the rules to which it belongs. */
interface LedgerLine {
  readonly id: string;
  readonly part: string;
}

/** What the list of rulings says of a ledger. */
interface Told<Line extends LedgerLine> {
  title(part: Line["part"]): Text;
  text(line: Line): Text;
  /** The switch of the set-up that changes a line, where there is one. */
  option(line: Line): RulingLine["option"] | undefined;
}

/** Every line of a ledger by its number, part by part. */
export function rulingsOf<Line extends LedgerLine>(
  ledger: readonly Line[],
  parts: readonly Line["part"][],
  told: Told<Line>,
): readonly RulingGroup[] {
  const lineOf = (line: Line): RulingLine => {
    const option = told.option(line);
    return { ids: [line.id], text: told.text(line), ...(option && { option }) };
  };
  return parts.map((part) => ({
    id: `part-${part}`,
    title: told.title(part),
    lines: ledger.filter((line) => line.part === part).map(lineOf),
  }));
}
