import { useTable } from "../../context/tools.ts";
import { Terms } from "../../face/Terms.tsx";
import { lazyPart } from "../../lazy-part.ts";
import { eventsOf, shownIndex } from "../../session/selectors.ts";
import { useWords } from "../../words.ts";

const MomentFacts = lazyPart(async () => (await import("./MomentFacts.tsx")).MomentFacts);

/** What the match is about, and what to do first, or what the set-up has rolled already. */
function Beginning() {
  const { t } = useWords();
  const rolled = useTable((state) => eventsOf(state, 0).length > 0);
  return (
    <>
      <Terms />
      {rolled ? <MomentFacts /> : <p>{t("slip.nothing")}</p>}
    </>
  );
}

/** What has just happened; before anything has, what to do. The region is there before its first news, so that they are read out. */
export function MomentSlip() {
  const index = useTable(shownIndex);
  return <div aria-live="polite">{index === 0 ? <Beginning /> : <MomentFacts />}</div>;
}
