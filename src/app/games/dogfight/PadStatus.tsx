import type { Phrase } from "../../../core/phrase.ts";
import { draftFacts } from "../../../games/dogfight/face/pad.ts";
import { Cited } from "../../face/Cited.tsx";
import type { Pad } from "./pads.ts";
import { usePanelWords } from "./words.ts";

interface StatusProps {
  readonly id: string;
  readonly pad: Pad;
  say(phrase: Phrase): string;
}

/** What the order does so far, or every check that it fails, in words. */
export function PadStatus({ id, pad, say }: StatusProps) {
  const t = usePanelWords();
  const { state, text, facts, problems } = pad;
  const { speed, points, heading } = draftFacts(facts, text);
  return (
    <div id={id} className={`df-status df-status-${state}`}>
      {state === "empty" && <p data-more>{t("orders.drag")}</p>}
      {(state === "legal" || state === "ready") && (
        <p>
          {t("orders.cost", speed, points)}; {t("orders.end", heading)}.
        </p>
      )}
      {problems.map((problem, at) => (
        <p key={problem.code} data-more={at > 0 || undefined}>
          <Cited text={say({ key: problem.code, values: problem.values })} />
        </p>
      ))}
    </div>
  );
}
