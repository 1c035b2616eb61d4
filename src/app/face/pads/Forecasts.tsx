import { useMemo } from "react";
import { wordsOf } from "../../../face/text.ts";
import { draftsOf } from "../../session/drafts.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import { Cited } from "../Cited.tsx";
import type { WrittenPad } from "./use-pads.ts";
import "./pads.css";

/** What a pad's draft would lead to, in words. */
function useForecasts(state: TableState, pad: WrittenPad) {
  const { face, say } = state;
  const view = viewOf(state);
  const drafts = draftsOf(state);
  const { prompt } = pad;
  return useMemo(() => {
    const found = face.forecast?.(view, prompt, drafts) ?? [];
    const told = (regrets: boolean) =>
      found.filter(({ regret = false }) => regret === regrets).map(({ text }) => wordsOf(text, say));
    return { lines: told(false), regrets: told(true) };
  }, [face, view, prompt, drafts, say]);
}

interface ForecastsProps {
  readonly state: TableState;
  readonly pad: WrittenPad;
  /** Whether the draft is a mistake: where that would lead to is shown, and not told. */
  readonly wrong: boolean;
}

/** What the draft of a pad would lead to: one line of shots and dangers, and what would be regretted. An empty pad speaks of where one stands. */
export function Forecasts({ state, pad, wrong }: ForecastsProps) {
  const { t } = useWords();
  const { lines, regrets } = useForecasts(state, pad);
  return (
    <div className="forecast" data-more={wrong || undefined}>
      {lines.length > 0 && (
        <p>
          <b>{t(pad.text.trim() === "" ? "forecast.here" : "forecast.there")}</b>{" "}
          <Cited text={lines.join("; ")} />
        </p>
      )}
      {regrets.map((text) => (
        <p key={text} className="forecast__regret">
          <Cited text={text} />
        </p>
      ))}
    </div>
  );
}
