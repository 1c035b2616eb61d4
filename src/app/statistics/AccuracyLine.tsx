import type { ReactNode } from "react";
import type { Accuracy } from "../../face/accuracy.ts";
import { useStatisticsWords } from "./words.ts";

export interface AccuracyLineProps {
  readonly accuracy: Accuracy;
  /** Hits and tries in the game's own words: "5 hits in 12 shots". */
  readonly children: ReactNode;
}

/** What chance gave a side, against what it owed. */
export function AccuracyLine({ accuracy, children }: AccuracyLineProps) {
  const t = useStatisticsWords();
  return (
    <div className="accuracy">
      <p className="accuracy__hits">{children}</p>
      <p className="accuracy__verdict">{t("verdict", accuracy)}</p>
      {accuracy.tries > 0 && <p className="accuracy__spread">{t("accuracy", accuracy)}</p>}
    </div>
  );
}
