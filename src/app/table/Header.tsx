import { now } from "../../core/match.ts";
import { SideMark } from "../ui/side.tsx";
import { useWords } from "../words.ts";
import { sideOf } from "./seats.ts";
import { momentAt, shownIndex } from "./selectors.ts";
import type { TableState } from "./session.ts";
import { useTable } from "./tools.ts";
import { reportOf } from "./turns.ts";

/** Whose turn it is: the seats asked, the winner, or nobody. */
function asked(state: TableState): readonly string[] {
  const { outcome } = now(state.open.match);
  if (state.at !== null) return [];
  if (outcome) return outcome.winner === null ? [] : [outcome.winner];
  if (state.needs) return [state.needs.request.by];
  if (state.curtain !== null) return [state.curtain];
  return state.viewer === "table" ? state.awaited : [state.viewer];
}

function Who({ state }: { readonly state: TableState }) {
  const { t } = useWords();
  const { outcome } = now(state.open.match);
  const ids = asked(state);
  if (state.at !== null) return <b className="head__who">{t("turn.replay")}</b>;
  if (outcome && outcome.winner === null) return <b className="head__who">{t("end.draw")}</b>;
  const [first] = ids;
  if (first === undefined) return <b className="head__who">{t("turn.everybody")}</b>;
  return (
    <b className="head__who" data-side={sideOf(state.seats, first)}>
      <SideMark side={sideOf(state.seats, first)} size={36} />
      {outcome ? t("end.winner", first) : t("seats.list", ids)}
    </b>
  );
}

/** What a phase is called: the game's word for it. */
export function usePhaseName(): (phase: string) => string {
  const say = useTable((state) => state.say);
  return (phase) => {
    const key = `phase.${phase}`;
    const name = say({ key, values: {} });
    return name === key ? phase : name;
  };
}

/** Whose turn, which turn, which phase: to be read from across the room. */
export function Header() {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const phaseName = usePhaseName();
  const { match } = state.open;
  const report = reportOf(match, momentAt(state, shownIndex(state)));
  return (
    <header className="head paper" data-live={state.at === null}>
      <h1 className="head__line">
        <Who state={state} />
        <span className="head__turn">
          {t("turn.phase", { turn: report.turn, phase: phaseName(report.phase) })}
        </span>
      </h1>
      {state.at === null && state.viewer !== "table" && state.awaited.length > 1 && (
        <p className="head__awaited">{t("turn.awaited", state.awaited)}</p>
      )}
    </header>
  );
}
