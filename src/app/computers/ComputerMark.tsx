import { now } from "../../core/match/match.ts";
import { useSeatName } from "../context/names.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { computerAt, peopleOf } from "../session/placing.ts";
import type { TableState } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
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

/** Stops a game that computers play among themselves, and lets it go on. */
function Hold() {
  const t = useComputerWords();
  const { page } = useTools();
  const held = usePage((state) => state.held);
  return (
    <Button look="quiet" onClick={() => page.setState({ held: !held })}>
      {t(held ? "seats.goOn" : "seats.hold")}
    </Button>
  );
}

function Ready({ seats }: { readonly seats: readonly string[] }) {
  const t = useComputerWords();
  const name = useSeatName();
  return (
    <span role="status">
      {seats.map((seat) => (
        <span key={seat}>{t("ready", name(seat))}</span>
      ))}
    </span>
  );
}

/** What the computers do while people wait for them or write: who thinks and how far, who is ready. */
export function ComputerMark() {
  const state = useTable((whole) => whole);
  const slow = usePage(({ thinking }) => thinking?.seat ?? null);
  const { at, awaited, open } = state;
  const people = peopleOf(state.seats, state.computers);
  const waited = at === null && !people.some((seat) => awaited.includes(seat));
  const running = people.length === 0 && at === null && now(open.match).outcome === undefined;
  return (
    <div className="thinking">
      {slow !== null && waited ? <Thinking seat={slow} /> : <Ready seats={readySeats(state)} />}
      {running && <Hold />}
    </div>
  );
}
