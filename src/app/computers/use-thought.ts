import { useEffect, useState } from "react";
import type { SeatId } from "../../core/game.ts";
import type { Thought } from "../context/computer-players.ts";
import { useTable, useTools } from "../context/tools.ts";
import { computerAt } from "../session/placing.ts";
import { requestThen } from "./request.ts";

/** What came of asking a computer again: nothing yet, its thought, or no answer. */
export type ThoughtReply = Thought | "failed" | undefined;

/**
 * What the computer at a seat thought in the round that led to a moment (0: none), worked out anew: the same question
 * is always answered alike. Comes with what asks it once more.
 */
export function useThought(seat: SeatId, moment: number): readonly [ThoughtReply, () => void] {
  const { store, computerPlayers } = useTools();
  const opponent = useTable((state) => computerAt(state.computers, seat));
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<{ readonly round: string; readonly found: ThoughtReply }>();
  const round = `${seat} ${moment} ${opponent ?? ""} ${tries}`;
  useEffect(() => {
    if (opponent === undefined || moment === 0) return undefined;
    const stop = new AbortController();
    const tell = (found: ThoughtReply) => {
      if (!stop.signal.aborted) setAsked({ round, found });
    };
    const { open, id } = store.getState();
    computerPlayers
      .ask(requestThen(open, id, seat, opponent, moment), { signal: stop.signal })
      .then(tell, () => tell("failed"));
    return () => stop.abort();
  }, [computerPlayers, store, opponent, seat, moment, round]);
  return [asked?.round === round ? asked.found : undefined, () => setTries(tries + 1)];
}
