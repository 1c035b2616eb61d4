import { now } from "../../core/match/match.ts";
import { useSeatName } from "../context/names.ts";
import { useTold, useUnderway } from "../context/playing.ts";
import { useTable } from "../context/tools.ts";
import { StripRow } from "../face/table/StripRow.tsx";
import { lazyPart } from "../lazy-part.ts";
import { sideOf } from "../session/seats.ts";
import { momentAt, shownIndex } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { phaseName, reportOf } from "../session/turns.ts";
import { whoseTurn } from "../session/whose-turn.ts";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";

const ComputerMark = lazyPart(async () => (await import("../computers/ComputerMark.tsx")).ComputerMark);

function Who({ state, underway }: { readonly state: TableState; readonly underway: boolean }) {
  const { t } = useWords();
  const name = useSeatName();
  const outcome = underway ? undefined : now(state.open.match).outcome;
  const ids = whoseTurn(state, underway);
  if (state.at !== null) return <b className="head__who">{t("turn.replay")}</b>;
  if (outcome && outcome.winner === null) return <b className="head__who">{t("end.draw")}</b>;
  const [first, second] = ids;
  if (first === undefined || second !== undefined) return <b className="head__who">{t("turn.everybody")}</b>;
  return (
    <b className="head__who" data-side={sideOf(state.seats, first)}>
      <SideMark side={sideOf(state.seats, first)} size={36} />
      {outcome ? t("end.winner", name(first)) : name(first)}
    </b>
  );
}

/** What a phase is called: the game's word for it. */
export function usePhaseName(): (phase: string) => string {
  const say = useTable((state) => state.say);
  return (phase) => phaseName(say, phase);
}

/** Whose turn, which turn, which phase: to be read from across the room. */
export function Header() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const phaseName = usePhaseName();
  const underway = useUnderway();
  const told = useTold();
  const computers = Object.keys(state.computers).length > 0;
  const report = reportOf(state.open.match, momentAt(told, shownIndex(told)));
  const over = !underway && state.at === null && now(state.open.match).outcome !== undefined;
  return (
    <header className="head paper" data-live={state.at === null}>
      <h1 className="head__line">
        <Who state={state} underway={underway} />
        <span className="head__turn">
          {t("turn.phase", { turn: report.turn, phase: phaseName(report.phase) })}
        </span>
        {report.standing && !over && <span className="head__turn">{state.say(report.standing)}</span>}
        {state.branch !== undefined && <span className="head__branch">{state.branch}</span>}
      </h1>
      {!over && <StripRow />}
      {computers && <ComputerMark />}
    </header>
  );
}
