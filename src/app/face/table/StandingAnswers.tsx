import { useEffect } from "react";
import { useUnderway } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { answerStanding } from "./standing.ts";

/** Gives the answers that the seat at the screen always gives, each when all that led to its question has been shown. */
export function StandingAnswers() {
  const { store, panel } = useTools();
  const underway = useUnderway();
  const match = useTable((state) => state.open.match);
  const viewer = useTable((state) => state.viewer);
  const at = useTable((state) => state.at);
  useEffect(() => {
    if (!underway && match && viewer !== "table" && at === null) answerStanding(store, panel);
  }, [store, panel, underway, match, viewer, at]);
  return null;
}
