import { useUnderway } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { useFacePart } from "../../face/use-part.ts";
import { eventsOf, momentAt, openedAt, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import { inReadingOrder, lineOf } from "./turn-report.ts";

/** The latest moment up to one of which there is something to tell: who holds his fire says nothing. */
function toldAt(state: TableState, index: number): number {
  const match = state.open.match;
  for (let at = index; at > 0; at--)
    if (momentAt(state, at).fault || eventsOf(state, at).length > 0 || openedAt(match, at).length > 0)
      return at;
  return index;
}

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
