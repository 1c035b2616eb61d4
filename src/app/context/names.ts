import { useCallback } from "react";
import type { SeatId } from "../../core/game.ts";
import { seatName } from "../seat-name.ts";
import { useWords } from "../words.ts";
import { useTable } from "./tools.ts";

/** What a seat of the match on the table is called. */
export function useSeatName(): (seat: SeatId) => string {
  const { t } = useWords();
  const computers = useTable((state) => state.computers);
  const seats = useTable((state) => state.seats);
  const players = useTable((state) => state.players);
  return useCallback(
    (seat) => seatName(t, { seats, computers, players }, seat),
    [t, computers, seats, players],
  );
}
