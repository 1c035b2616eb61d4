import type { Problem, Prompt } from "../../../core/game.ts";
import type { Reading } from "../../../face/focus.ts";
import { leadsOn, type PadFacts, padFacts } from "../../../games/dogfight/face/pad.ts";
import type { Board } from "../../../games/dogfight/rules/state/state.ts";
import type { WrittenPad } from "../../face/pads/use-pads.ts";
import { readingOf } from "../../session/drafts.ts";
import type { TableShown } from "../../session/session.ts";

/** How far an order has come: nothing written, not complete, refused, legal, sealed. */
type PadState = "empty" | "partial" | "wrong" | "legal" | "ready";

/** One aircraft's order pad. */
export interface Pad extends WrittenPad {
  readonly facts: PadFacts;
  readonly state: PadState;
  /** Why the text is not legal; empty when it is, and while nothing is written. */
  readonly problems: readonly Problem[];
}

function stateOf(facts: PadFacts, text: string, judged: Reading | undefined): PadState {
  if (!judged) return "empty";
  if (judged.ok) return "legal";
  return leadsOn(facts, text) ? "partial" : "wrong";
}

/** The pad of one open prompt; undefined when its aircraft is not on the board. */
function padOf(shown: TableShown, board: Board, prompt: Prompt): Pad | undefined {
  const id = prompt.about ?? prompt.id;
  const facts = padFacts(board, id);
  if (!facts) return undefined;
  const draft = shown.drafts.get(prompt.id);
  const sealed = shown.sealed.get(prompt.id);
  if (draft === undefined && sealed !== undefined) {
    return { prompt, id, facts, text: sealed, state: "ready", problems: [] };
  }
  const text = draft ?? "";
  const judged = readingOf(shown, prompt.id);
  const state = stateOf(facts, text, judged);
  const problems = !judged || judged.ok ? [] : judged.error;
  return { prompt, id, facts, text, state, problems };
}

/** The pads of the order prompts that the person at the screen has to answer. */
export function padsOf(shown: TableShown, board: Board, prompts: readonly Prompt[]): readonly Pad[] {
  return prompts.flatMap((prompt) => padOf(shown, board, prompt) ?? []);
}
