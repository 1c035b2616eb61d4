import type { ReactNode } from "react";
import type { Luck } from "../../face/luck.ts";
import { useStatisticsWords } from "./words.ts";

export interface LuckLineProps {
  readonly luck: Luck;
  /** Hits and tries in the game's own words: "5 hits in 12 shots". */
  readonly children: ReactNode;
}

/** What chance gave a side, against what it owed. */
export function LuckLine({ luck, children }: LuckLineProps) {
  const t = useStatisticsWords();
  return (
    <div className="luck">
      <p className="luck__hits">{children}</p>
      <p className="luck__verdict">{t("verdict", luck)}</p>
      {luck.tries > 0 && <p className="luck__spread">{t("luck", luck)}</p>}
    </div>
  );
}
