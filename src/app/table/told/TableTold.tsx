import { useEffect, useLayoutEffect, useRef } from "react";
import { now } from "../../../core/match/match.ts";
import { askedNow } from "../../../face/queries/asked.ts";
import type { Asker } from "../../../face/queries/asker.ts";
import { AS_WRITTEN, useSayAloud } from "../../announcer/aloud.ts";
import { announce, forget } from "../../announcer/announcements.ts";
import { spokenOf, useAnnounced } from "../../announcer/use-announced.ts";
import { useAskerIfThere } from "../../asking/use-asker.ts";
import { useSeatName } from "../../context/names.ts";
import { useUnderway } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { useQuietly } from "../../face/Cited.tsx";
import { useFacePart } from "../../face/use-part.ts";
import { peopleHere, sideOf } from "../../session/seats.ts";
import { momentAt, promptsAtScreen, shownIndex, tabletopOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { reportOf } from "../../session/turns.ts";
import { whoseTurn } from "../../session/whose-turn.ts";
import { useSettings } from "../../settings/settings.ts";
import { useWords } from "../../words.ts";
import { usePhaseName } from "../Header.tsx";
import { momentSentences } from "./moment-sentences.ts";
import { useSaying } from "./use-saying.ts";
import { useToldWords } from "./words.ts";

/** The moments that have happened since the last ones that were told; a jump to another moment tells that one. */
function newsOf(before: number, { at }: TableState, shown: number): readonly number[] {
  if (shown === before) return [];
  if (at !== null || shown < before) return [shown];
  return Array.from({ length: shown - before }, (_, place) => before + 1 + place);
}

/** Tells what happened since the table was opened, once it has been shown: nothing of it is left out, however fast it comes. */
function useHappened(state: TableState): void {
  const t = useToldWords();
  const quietly = useQuietly();
  const underway = useUnderway();
  const part = useFacePart(state.entry, "report");
  const shown = shownIndex(state);
  const told = useRef(shown);
  useEffect(() => {
    if (underway || part === undefined) return;
    for (const index of newsOf(told.current, state, shown)) {
      const text = () => {
        const isBrief = useSettings.getState().announcements === "brief";
        const { order } = useSayAloud.getState().aloud ?? AS_WRITTEN;
        const told = momentSentences(state, index, { part, t, order, isBrief });
        return spokenOf(told.map((sentence) => quietly(sentence)));
      };
      announce({ kind: "event", text });
    }
    told.current = shown;
  }, [underway, part, shown, state, t, quietly]);
}

/** Which side is one's own, as the table is opened. */
function useOwn(state: TableState): string {
  const t = useToldWords();
  const name = useSeatName();
  const people = peopleHere(state);
  const [own, ...others] = people;
  if (state.watching || own === undefined) return "";
  if (others.length > 0) return t("ownMany", people.map(name));
  const side = sideOf(state.seats, own);
  const pieces = tabletopOf(state).pieces.filter((piece) => piece.side === side);
  return t("own", { seat: name(own), pieces: pieces.length > MANY ? [] : pieces.map(({ id }) => id) });
}

/** Own pieces that are named one by one. */
const MANY = 6;

/** Whose move it is: the piece that is asked about, or the seats. */
function useWho(state: TableState, underway: boolean): string {
  const { t } = useWords();
  const name = useSeatName();
  const [prompt, ...others] = promptsAtScreen(state);
  if (!underway && prompt?.about !== undefined && others.length === 0) return prompt.about;
  const [first, second] = whoseTurn(state, underway);
  return first === undefined || second !== undefined ? t("turn.everybody") : name(first);
}

/** Whose move it is in which phase and turn, or how it ended. */
function useTurn(state: TableState): string {
  const { t: shared } = useWords();
  const t = useToldWords();
  const phaseName = usePhaseName();
  const underway = useUnderway();
  const who = useWho(state, underway);
  const { outcome } = now(state.open.match);
  const { turn, phase } = reportOf(state.open.match, momentAt(state, shownIndex(state)));
  const when = { turn, phase: phaseName(phase) };
  if (state.at !== null) return t("turn", { who: shared("turn.replay"), ...when });
  if (!outcome || underway) return t("turn", { who, ...when });
  return outcome.winner === null ? shared("end.draw") : shared("end.winner", who);
}

/** Stands before the name of the page in the browser's tab. */
function useTitleLead(text: string): void {
  const lead = useRef("");
  // The page names itself after its parts do, and anew in another language.
  useEffect(() => {
    const page = document.title.startsWith(lead.current)
      ? document.title.slice(lead.current.length)
      : document.title;
    lead.current = `${text} – `;
    document.title = lead.current + page;
  });
  useEffect(
    () => () => {
      document.title = document.title.replace(lead.current, "");
    },
    [],
  );
}

/** What one of several people at a screen was told is gone when another one is called to it. */
function useForgetting(state: TableState): void {
  const { viewer, curtain } = state;
  const isShared = peopleHere(state).length > 1;
  const seat = `${viewer} ${curtain ?? ""}`;
  useLayoutEffect(() => {
    if (isShared && seat) return forget;
    return undefined;
  }, [isShared, seat]);
}

/** Whether little is wanted. */
function useIsBrief(): boolean {
  return useSettings(({ announcements }) => announcements === "brief");
}

/** Tells what is asked of whoever is at the screen, wherever it is answered, as soon as it may be. */
function useQuestion(asker: Asker | null | undefined): void {
  const quietly = useQuietly();
  const isBrief = useIsBrief();
  const asked = asker ? askedNow(asker, isBrief) : [];
  const when = `${asker?.moments} ${asker?.viewer}`;
  useAnnounced(
    "question",
    asked.map((sentence) => quietly(sentence)),
    when,
  );
}

/** What is told of an open match besides what stands in its papers: one's own side, what happened, whose move it is. */
export function TableTold() {
  const state = useTable((whole) => whole);
  const underway = useUnderway();
  const turn = useTurn(state);
  const own = useRef(useOwn(state));
  useTitleLead(turn);
  useAnnounced("status", [{ words: own.current }]);
  // What is asked says whose turn it is, and a computer's moves are told when it has made them.
  const isOver = now(state.open.match).outcome !== undefined;
  const isSaid = useIsBrief() && state.at === null && !isOver;
  const question = `${shownIndex(state)} ${state.viewer} ${state.curtain ?? ""}`;
  useAnnounced("status", underway || isSaid ? [] : [{ words: `${turn}.` }], question);
  const asker = useAskerIfThere();
  useSaying(asker);
  useQuestion(underway ? null : asker);
  useForgetting(state);
  useHappened(state);
  return null;
}
