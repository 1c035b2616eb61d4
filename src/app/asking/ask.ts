import type { Language } from "../../core/language.ts";
import { answerQuestion } from "../../face/queries/answer.ts";
import { isQuestion } from "../../face/queries/query.ts";
import { loadWords, translator } from "../../words/index.ts";
import type { Exchange } from "../context/page-state.ts";
import { asShown } from "../context/playing.ts";
import type { Tools } from "../context/tools.ts";
import { promptsAtScreen, viewpoint } from "../session/selectors.ts";
import type { TableShown } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";
import { askerFor } from "./asker.ts";

/** How many questions are kept in sight. */
const KEPT = 8;

function shownNow({ store, player }: Tools): TableShown {
  return asShown(store.getState(), player.underway);
}

/**
 * Keeps what was asked or commanded and what was told, if whoever it was is at the screen still. What is to be read is laid
 * out: on the sheet of orders where something is asked, else with the situation.
 */
export function noteExchange(tools: Tools, said: Omit<Exchange, "number">): void {
  const shown = shownNow(tools);
  if (viewpoint(shown) !== said.viewer) return;
  const isAsked = promptsAtScreen(shown).length > 0;
  const isRead = said.refused || isQuestion(said.question);
  tools.page.setState(({ asked, drawer }) => ({
    asked: [...asked, { ...said, number: (asked.at(-1)?.number ?? 0) + 1 }].slice(-KEPT),
    drawer: isRead && !(isAsked && drawer === "orders") ? "situation" : drawer,
  }));
}

/** What is said where an answer that is to be heard as well can't be. */
async function unheard({ page }: Tools, language: Language): Promise<readonly string[]> {
  const { sound } = useSettings.getState();
  if (sound && !page.getState().soundless) return [];
  const t = translator(await loadWords(language));
  return [t("sound.is", sound ? null : false)];
}

/** Answers a question of whoever is at the screen; it stands among those that were answered, if he is still there. */
export async function ask(tools: Tools, language: Language, name: string, question: string): Promise<void> {
  const state = shownNow(tools);
  const viewer = viewpoint(state);
  const answered = await answerQuestion(await askerFor(state, language, name), question);
  const { ticks } = answered;
  const silence = ticks ? await unheard(tools, language) : [];
  const told = answered.ok ? answered.value : answered.error;
  noteExchange(tools, {
    viewer,
    question: question.trim(),
    told: [...told, ...silence],
    refused: !answered.ok,
    ticks,
  });
}
