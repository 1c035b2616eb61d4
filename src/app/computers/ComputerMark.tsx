import { now } from "../../core/match.ts";
import { useSeatName } from "../table/names.ts";
import { computerAt, peopleOf } from "../table/placing.ts";
import type { TableState } from "../table/session.ts";
import { usePage, useTable } from "../table/tools.ts";
import { useComputerWords } from "./words.ts";
import "./computers.css";

/** Computers that have sealed their answers while people still write. */
function readySeats({ open, awaited, computers, seats, at }: TableState): readonly string[] {
  if (at !== null || !peopleOf(seats, computers).some((seat) => awaited.includes(seat))) return [];
  const asked = new Set(now(open.match).prompts.map(({ seat }) => seat));
  return [...asked].filter((seat) => computerAt(computers, seat) !== undefined && !awaited.includes(seat));
}

function Thinking({ seat }: { readonly seat: string }) {
  const t = useComputerWords();
  const name = useSeatName();
  const spent = usePage((state) => state.thinking?.spent ?? 0);
  const percent = Math.round(spent * 100);
  return (
    <>
      <span role="status">{t("thinking", name(seat))}</span>
      <progress
        className="thinking__mark"
        max={100}
        value={percent}
        aria-label={t("thinking", name(seat))}
        aria-valuetext={t("spent", percent)}
      />
    </>
  );
}

/** What the computers do while people wait for them or write: who thinks and how far, who is ready. */
export function ComputerMark() {
  const t = useComputerWords();
  const name = useSeatName();
  const state = useTable((whole) => whole);
  const slow = usePage(({ thinking }) => thinking?.seat ?? null);
  const ready = readySeats(state);
  const people = peopleOf(state.seats, state.computers).some((seat) => state.awaited.includes(seat));
  if (slow !== null && !people && state.at === null)
    return (
      <div className="thinking">
        <Thinking seat={slow} />
      </div>
    );
  return (
    <div className="thinking" role="status">
      {ready.map((seat) => (
        <span key={seat}>{t("ready", name(seat))}</span>
      ))}
    </div>
  );
}
