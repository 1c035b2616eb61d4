import type { RulingGroup } from "../../../../face/book.ts";
import { LEDGER, PARTS } from "../../ledger/index.ts";
import { phrase } from "./phrase.ts";

/** Every line of the ledger, by its number. */
export const RULINGS: readonly RulingGroup[] = PARTS.map((part) => ({
  id: `part-${part}`,
  title: phrase(`rulings.${part}`),
  lines: LEDGER.filter((line) => line.part === part).map(({ id }) => ({ ids: [id], text: phrase(id) })),
}));
