import { useEffect, useState } from "react";
import type { SeatId } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import { useSeatName } from "../context/names.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { computerAt, peopleOf } from "../session/placing.ts";
import type { TableState } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { countSeconds, toldOf } from "./waiting.ts";
import { useComputerWords } from "./words.ts";
import "./computers.css";

/** Computers that have sealed their answers while people still write. */
function readySeats({ open, awaited, computers, seats, at }: TableState): readonly string[] {
  if (at !== null || !peopleOf(seats, computers).some((seat) => awaited.includes(seat))) return [];
  const asked = new Set(now(open.match).prompts.map(({ seat }) => seat));
  return [...asked].filter((seat) => computerAt(computers, seat) !== undefined && !awaited.includes(seat));
}

/** Whole seconds since it was first drawn. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => countSeconds(setSeconds), []);
  return seconds;
}

interface AwaitedProps {
  readonly seat: SeatId;
  /** Nothing moves on the table any more. */
  readonly still: boolean;
}

/** The computer that everybody waits for: who it is, since when once that is a second, and how far its thoughts are. */
function Awaited({ seat, still }: AwaitedProps) {
  const t = useComputerWords();
  const name = useSeatName();
  const spent = usePage((state) => (state.thinking?.seat === seat ? state.thinking.spent : undefined));
  const seconds = useSeconds();
  const told = toldOf({ spent, still, seconds });
  if (!told) return null;
  return (
    <>
      <span data-told="aside">{t("thinking", name(seat))}</span>
      {told.since !== undefined && <span aria-hidden="true">{t("since", told.since)}</span>}
      <progress
        className="thinking__mark"
        max={100}
        value={told.percent}
        aria-label={t("thinking", name(seat))}
        aria-valuetext={t("spent", told.percent)}
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
    <span data-told="aside">
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
  const held = usePage((page) => page.held || page.dialog !== null);
  const underway = useUnderway();
  const { at, awaited, open } = state;
  const people = peopleOf(state.seats, state.computers);
  const waited = at === null && !held && !people.some((seat) => awaited.includes(seat));
  const seat = waited ? (slow ?? awaited[0]) : undefined;
  const running = people.length === 0 && at === null && now(open.match).outcome === undefined;
  return (
    <div className="thinking">
      {seat === undefined ? (
        <Ready seats={readySeats(state)} />
      ) : (
        // Each question is waited for anew, from when what led to it has been shown.
        <Awaited key={`${open.match.entries.length} ${underway} ${seat}`} seat={seat} still={!underway} />
      )}
      {running && <Hold />}
    </div>
  );
}
