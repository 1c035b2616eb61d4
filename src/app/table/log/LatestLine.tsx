import { wordsOf } from "../../../face/text.ts";
import { useUnderway } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { useFacePart } from "../../face/use-part.ts";
import { eventsOf, shownIndex, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { toldAt } from "./MomentFacts.tsx";
import { inReadingOrder, lineOf } from "./turn-report.ts";

/** The terms of the match, until something has happened in it. */
function useTermsTold(state: TableState): string {
  const part = useFacePart(state.entry, "terms");
  return part
    ? part.face
        .terms(viewOf(state))
        .map((term) => wordsOf(term, part.say))
        .join(" ")
    : "";
}

/** What has just happened, as one line of sentences; nothing while it is still being shown. */
export function LatestLine() {
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const terms = useTermsTold(state);
  const part = useFacePart(state.entry, "report");
  if (underway) return null;
  const index = toldAt(state, shownIndex(state));
  const facts = eventsOf(state, index);
  if (facts.length === 0) return terms;
  const lines = part
    ? inReadingOrder(
        state,
        facts.map((event) => lineOf(state, part.face, index, event)),
      )
    : [];
  return lines.map(({ event }) => state.say(state.game.narrate(event))).join(" ");
}
