import { useUnderway } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { useFacePart } from "../../face/use-part.ts";
import { eventsOf, shownIndex } from "../../session/selectors.ts";
import { useWords } from "../../words.ts";
import { toldAt } from "./MomentFacts.tsx";
import { inReadingOrder, lineOf } from "./turn-report.ts";

/** What has just happened, as one line of sentences, or what to do first; nothing while it is still being shown. */
export function LatestLine() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const part = useFacePart(state.entry, "report");
  if (underway) return null;
  const index = toldAt(state, shownIndex(state));
  const facts = eventsOf(state, index);
  if (facts.length === 0) return t("slip.nothing");
  const lines = part
    ? inReadingOrder(
        state,
        facts.map((event) => lineOf(state, part.face, index, event)),
      )
    : [];
  return lines.map(({ event }) => state.say(state.game.narrate(event))).join(" ");
}
