import type { Prompt } from "../../../core/game.ts";
import type { Offer } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { useTools } from "../../context/tools.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import { useQuestionWords } from "./words.ts";

interface Answered {
  readonly prompt: Prompt;
  readonly offers: readonly Offer[];
}

/** Tells what Enter alone has answered, and how to take that back; of what is sealed, and might be read by others, only that. */
export function useTellEntered(state: TableState): (answered?: Answered, text?: string) => void {
  const { page } = useTools();
  const { t } = useWords();
  const w = useQuestionWords();
  return (answered, text) => {
    const title = answered?.offers.find((offer) => offer.text === text)?.title ?? text ?? "";
    const answer = answered?.prompt.opens === "now" ? wordsOf(title, state.say) : "";
    page.setState({ note: w("answer.entered", { answer, back: t("ui.keys", "Ctrl Z") }) });
  };
}
