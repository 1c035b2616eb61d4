import type { SeatId } from "../../core/game.ts";
import { useWords } from "../words.ts";
import { useTable } from "./tools.ts";

/** What a seat is called: its side, and who plays it if a name was given. */
export function useSeatName(): (seat: SeatId) => string {
  const { t } = useWords();
  const seats = useTable((state) => state.seats);
  const players = useTable((state) => state.players);
  return (seat) => {
    const side = seats.find(({ id }) => id === seat)?.side ?? seat;
    const player = Object.hasOwn(players, side) ? players[side] : undefined;
    return player ? t("seat.named", { seat, player }) : t("seat.name", seat);
  };
}
