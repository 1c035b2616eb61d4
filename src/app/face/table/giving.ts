import type { Prompt } from "../../../core/game.ts";
import { ok } from "../../../core/result.ts";
import { promptsAtScreen } from "../../session/selectors.ts";
import type { Done, TableState } from "../../session/session.ts";

/** Gives an answer: at once, or sealed where it was the only one asked; one of several sealed ones waits for the others. */
export function give(state: TableState, prompt: Prompt, text: string): Done {
  const alone = promptsAtScreen(state).length === 1;
  state.hover(null);
  state.setDraft(prompt.id, text);
  if (prompt.opens === "now") return state.answerNow(prompt.id, text);
  return alone ? state.sealAll(prompt.seat) : ok(null);
}
