import { later } from "../later.ts";
import { useWords } from "../words.ts";
import { shownIndex } from "./selectors.ts";
import { useTable } from "./tools.ts";

const MomentFacts = later(async () => (await import("./MomentFacts.tsx")).MomentFacts);

/** What has just happened; before anything has, what to do. The region is there before its first news, so that they are read out. */
export function MomentSlip() {
  const { t } = useWords();
  const index = useTable(shownIndex);
  return <div aria-live="polite">{index === 0 ? <p>{t("slip.nothing")}</p> : <MomentFacts />}</div>;
}
