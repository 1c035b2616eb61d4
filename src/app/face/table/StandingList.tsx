import { wordsOf } from "../../../face/text.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { stoodNow } from "./usual.ts";
import { useQuestionWords } from "./words.ts";
import "./standing.css";

/** The answers that the seat at the screen gives without being asked, each with a button that has it asked again. */
export function StandingList({ state }: { readonly state: TableState }) {
  const t = useQuestionWords();
  const { face, say } = state;
  const stood = stoodNow(state);
  const label = t("answer.standing");
  if (stood.length === 0) return null;
  return (
    <fieldset className="always-given" aria-label={label}>
      <p>{label}</p>
      {stood.map(({ key, id, span }) => {
        const answer = wordsOf(face.standing?.(id) ?? id, say);
        const named = t("answer.stands", { answer, rest: span ? wordsOf(span.rest, say) : "" });
        return (
          <Button
            key={key}
            look="quiet"
            aria-label={t("answer.revoke", named)}
            onClick={() => state.stand([], [key])}
          >
            <span>{named}</span> <span aria-hidden="true">✕</span>
          </Button>
        );
      })}
    </fieldset>
  );
}
