import { wordsOf } from "../../../face/text.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { useQuestionWords } from "./words.ts";
import "./standing.css";

/** The answers that the seat at the screen always gives in this match, each with a button that has it asked again. */
export function StandingList({ state }: { readonly state: TableState }) {
  const t = useQuestionWords();
  const { standing, face, say } = state;
  const label = t("answer.standing");
  return (
    <fieldset className="always-given" aria-label={label}>
      <p>{label}</p>
      {standing.map((id) => {
        const answer = wordsOf(face.standing?.(id) ?? id, say);
        return (
          <Button
            key={id}
            look="quiet"
            aria-label={t("answer.revoke", answer)}
            onClick={() => state.stand([], [id])}
          >
            <span>{answer}</span> <span aria-hidden="true">✕</span>
          </Button>
        );
      })}
    </fieldset>
  );
}
