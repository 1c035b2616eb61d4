import type { Language } from "../../core/language.ts";
import { answerQuestion } from "../../face/queries/answer.ts";
import { asShown } from "../context/playing.ts";
import type { Tools } from "../context/tools.ts";
import { viewpoint } from "../session/selectors.ts";
import type { TableShown } from "../session/session.ts";
import { askerFor } from "./asker.ts";

/** How many questions are kept in sight. */
const KEPT = 8;

function shownNow({ store, player }: Tools): TableShown {
  return asShown(store.getState(), player.underway);
}

/** Answers a question of whoever is at the screen; it stands among those that were answered, if he is still there. */
export async function ask(tools: Tools, language: Language, name: string, question: string): Promise<void> {
  const state = shownNow(tools);
  const viewer = viewpoint(state);
  const answered = await answerQuestion(await askerFor(state, language, name), question);
  if (viewpoint(shownNow(tools)) !== viewer) return;
  const exchange = {
    number: (tools.page.getState().asked.at(-1)?.number ?? 0) + 1,
    viewer,
    question: question.trim(),
    told: answered.ok ? answered.value : answered.error,
    refused: !answered.ok,
  };
  tools.page.setState(({ asked }) => ({ asked: [...asked, exchange].slice(-KEPT) }));
}
