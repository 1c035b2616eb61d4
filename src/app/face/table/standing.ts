import type { AnswerTexts } from "../../../core/match/entry.ts";
import { asksForOne } from "../../../face/ask.ts";
import type { GamePanel } from "../../context/panel.ts";
import { promptsAtScreen } from "../../session/selectors.ts";
import type { TableShown, TableStore } from "../../session/session.ts";
import { askOf, offersOf } from "./asking.ts";
import { standingOf } from "./usual.ts";

/** Whether nobody has begun to answer: who has written something, or took a step back to be asked, answers himself. */
function isUntouched({ watching, drafts, sealed, open }: TableShown): boolean {
  return !watching && drafts.size + sealed.size === 0 && open.match.entries.at(-1)?.kind !== "take-back";
}

/** What a seat answers where it always answers what it is asked in the same way: all of its open questions, or none. */
function standingTexts(asked: TableShown, { answers }: GamePanel): AnswerTexts | undefined {
  const prompts = promptsAtScreen(asked);
  if (prompts.length === 0 || asked.standing.length === 0 || !isUntouched(asked)) return undefined;
  const texts = new Map<string, string>();
  for (const prompt of prompts) {
    if (Object.hasOwn(answers, prompt.kind) || !asksForOne(askOf(asked, prompt, ""))) return undefined;
    const text = standingOf(asked, offersOf(asked, prompt))?.text;
    if (text === undefined) return undefined;
    texts.set(prompt.id, text);
  }
  return texts;
}

/**
 * Answers what a seat is asked and always answers in the same way, as if it had been done by hand: the seat at the
 * screen, or the one that is called to it, which then need not come.
 */
export function answerStanding(store: TableStore, panel: GamePanel): void {
  const asked = store.getState();
  if (asked.curtain !== null) {
    asked.answerCalled((seen) => standingTexts(seen, panel));
    return;
  }
  const texts = standingTexts(asked, panel);
  if (!texts) return;
  const prompts = promptsAtScreen(asked).filter(({ id }) => texts.has(id));
  for (const { id, opens } of prompts) {
    const text = texts.get(id) ?? "";
    if (opens === "now") asked.answerNow(id, text);
    else asked.setDraft(id, text);
  }
  if (prompts[0] && prompts[0].opens !== "now") asked.sealAll(prompts[0].seat);
}
