import type { GamePanel } from "../../context/panel.ts";
import { promptsAtScreen } from "../../session/selectors.ts";
import type { TableState, TableStore } from "../../session/session.ts";
import { askOf, offersOf } from "./asking.ts";
import { standingOf } from "./usual.ts";

/** Whether nobody has begun to answer: who has written something, or took a step back to be asked, answers himself. */
function isUntouched({ watching, drafts, sealed, open }: TableState): boolean {
  return !watching && drafts.size + sealed.size === 0 && open.match.entries.at(-1)?.kind !== "take-back";
}

/**
 * Answers what the seat at the screen is asked, where it always answers that in the same way: all of its open questions,
 * or none. The answers are written as if they had been given by hand.
 */
export function answerStanding(store: TableStore, { answers }: GamePanel): void {
  const asked = store.getState();
  const prompts = promptsAtScreen(asked);
  const [first] = prompts;
  if (!first || asked.standing.length === 0 || !isUntouched(asked)) return;
  const known = (prompt: typeof first) =>
    !Object.hasOwn(answers, prompt.kind) &&
    askOf(asked, prompt, "").style !== "assign" &&
    standingOf(asked, offersOf(asked, prompt));
  if (!prompts.every(known)) return;
  for (const prompt of prompts) {
    const state = store.getState();
    const text = standingOf(state, offersOf(state, prompt))?.text;
    if (text === undefined) return;
    if (prompt.opens === "now") state.answerNow(prompt.id, text);
    else state.setDraft(prompt.id, text);
  }
  if (first.opens !== "now") store.getState().sealAll(first.seat);
}
