import { useEffect } from "react";
import { useUnderway } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { answerStanding } from "./standing.ts";

/**
 * Gives the answers that the seat at the screen, or the one that is called to it, always gives: each when all that led to
 * its question has been shown.
 */
export function StandingAnswers() {
  const { store, panel } = useTools();
  const underway = useUnderway();
  const match = useTable((state) => state.open.match);
  const viewer = useTable((state) => state.viewer);
  const at = useTable((state) => state.at);
  const curtain = useTable((state) => state.curtain);
  useEffect(() => {
    const asked = curtain !== null || viewer !== "table";
    if (!underway && match && asked && at === null) answerStanding(store, panel);
  }, [store, panel, underway, match, viewer, curtain, at]);
  return null;
}
