import { useTable } from "../../context/tools.ts";
import { Terms } from "../../face/Terms.tsx";
import { lazyPart } from "../../lazy-part.ts";
import { shownIndex } from "../../session/selectors.ts";
import { useWords } from "../../words.ts";

const MomentFacts = lazyPart(async () => (await import("./MomentFacts.tsx")).MomentFacts);

/** What the match is about, and what to do first. */
function Beginning() {
  const { t } = useWords();
  return (
    <>
      <Terms />
      <p>{t("slip.nothing")}</p>
    </>
  );
}

/** What has just happened; before anything has, what to do. The region is there before its first news, so that they are read out. */
export function MomentSlip() {
  const index = useTable(shownIndex);
  return <div aria-live="polite">{index === 0 ? <Beginning /> : <MomentFacts />}</div>;
}
