import { phraser } from "../../../core/phrase.ts";
import type { SpeltOrder } from "../../../face/queries/query.ts";
import { printDraft, readDraft } from "../rules/move/grammar.ts";
import type { words } from "./words/en/queries.ts";

const phrase = phraser<typeof words>();

/** What orders are written with, as far as nothing goes on behind it. */
const SIGNS = /^[0-9LR]+(?:[+]|-{1,2})?(?![\p{L}\p{N}+-])/u;

/** The movement orders at the head of a text. */
export function spelt(text: string, alone: boolean): SpeltOrder | undefined {
  const [found] = SIGNS.exec(text) ?? [];
  if (found === undefined) return undefined;
  const { draft, fault } = readDraft(found);
  const isFigure = draft.mark === null && draft.items.every(({ kind }) => kind === "forward");
  if (fault || printDraft(draft) !== found || (isFigure && !alone)) return undefined;
  const steps = draft.items.map((item) =>
    item.kind === "turn" ? { way: item.way, count: item.points } : { way: "F" as const, count: item.speed },
  );
  return { length: found.length, said: phrase("spelt", { steps, climb: draft.mark?.climb ?? 0 }) };
}
