import { useEffect, useRef } from "react";
import { now } from "../../core/match/match.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { useFacePart } from "../face/use-part.ts";
import { USUAL_OPPONENT } from "../match/seating.ts";
import { eventsOf, lastMoment, viewAt } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { reportOf } from "../session/turns.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useCampaignWords } from "./words.ts";

/** Whether people follow the match here; nobody is held up who lets computers play all of it. */
function hasPeople({ seats, computers, lent }: TableState): boolean {
  return seats.some(({ id }) => !Object.hasOwn(computers, id) || lent.includes(id));
}

/** Lays the debriefing open when a mission is over and has been shown to its end, once. */
function useDebriefing(ends: ((moment: number) => boolean) | undefined): void {
  const { page } = useTools();
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const dialog = usePage((shown) => shown.dialog);
  const moment = now(state.open.match);
  // Who opens a campaign that is over has come for its end.
  const told = useRef<unknown>(moment.outcome && moment);
  useEffect(() => {
    if (!ends || underway || dialog !== null || state.at !== null || told.current === moment) return;
    if (!hasPeople(state) || !ends(lastMoment(state))) return;
    told.current = moment;
    page.setState({ dialog: "debriefing" });
  }, [page, ends, underway, dialog, state, moment]);
}

/** How many steps computers have played since somebody let them: `last` is the latest moment, null while nobody does. */
function useSteps(last: number | null): number {
  const first = useRef<number>(null);
  if (last === null) first.current = null;
  else first.current ??= last;
  return last === null ? 0 : last - (first.current ?? last);
}

/**
 * A campaign at the table: its debriefings, and the missions that computers play for everybody, from the choice of who
 * goes to the debriefing.
 */
export function Missions() {
  const t = useCampaignWords();
  const { page, player } = useTools();
  const state = useTable((whole) => whole);
  const lending = usePage((shown) => shown.lending);
  const part = useFacePart(state.entry, "campaign", "sheets");
  const face = part?.face;
  useDebriefing(face && ((moment) => eventsOf(state, moment).some(face.ends)));
  const moment = now(state.open.match);
  const mission = face?.underway(viewAt(state, moment, "table"));
  const { lend, recall, lent } = state;
  const steps = useSteps(lent.length > 0 ? lastMoment(state) : null);
  useEffect(() => {
    if (!lending || !face || mission === undefined) return;
    page.setState({ lending: false });
    player.finish();
    lend(USUAL_OPPONENT, (view) => face.underway(view) === mission);
  }, [lending, face, mission, lend, page, player]);
  if (lent.length > 0 && mission !== undefined)
    return (
      <Paper title={t("lentTitle", { mission, turn: reportOf(state.open.match, moment).turn })}>
        <p>{t("lentText")}</p>
        <p>{t("lentSteps", steps)}</p>
        <p className="line">
          <Button look="brass" onClick={recall}>
            {t("stop")}
          </Button>
        </p>
      </Paper>
    );
  if (!lending) return null;
  return (
    <Paper title={t("nextTitle")}>
      <p>{t("nextText")}</p>
      <p className="line">
        <Button onClick={() => page.setState({ lending: false })}>{t("stopNext")}</Button>
      </p>
    </Paper>
  );
}
