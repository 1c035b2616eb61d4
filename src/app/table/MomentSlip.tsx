import { later } from "../later.ts";
import { useWords } from "../words.ts";
import { shownIndex } from "./selectors.ts";
import { useTable } from "./tools.ts";

const MomentFacts = later(async () => (await import("./MomentFacts.tsx")).MomentFacts);

/** What has just happened; before anything has, what to do. */
export function MomentSlip() {
  const { t } = useWords();
  const index = useTable(shownIndex);
  return index === 0 ? <p>{t("slip.nothing")}</p> : <MomentFacts />;
}
