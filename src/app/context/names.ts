import { useCallback } from "react";
import { playerOf } from "../../core/commands.ts";
import type { SeatId } from "../../core/game.ts";
import { opponentName } from "../opponent-name.ts";
import { computerAt } from "../session/placing.ts";
import { useWords } from "../words.ts";
import { useTable } from "./tools.ts";

/**
 * What a seat is called: its side; which player of the side, where it has several; and who plays it: a computer, or a
 * person whose name was given.
 */
export function useSeatName(): (seat: SeatId) => string {
  const { t } = useWords();
  const computers = useTable((state) => state.computers);
  const seats = useTable((state) => state.seats);
  const players = useTable((state) => state.players);
  return useCallback(
    (seat) => {
      const side = seats.find(({ id }) => id === seat)?.side ?? seat;
      const computer = opponentName(t, computerAt(computers, seat) ?? "");
      const player = computer ?? (Object.hasOwn(players, seat) ? players[seat] : undefined);
      if (seat === side) return player ? t("seat.named", { seat, player }) : t("seat.name", seat);
      const own = playerOf({ id: seat, side });
      return t("seat.named", { seat: side, player: player ? `${own}: ${player}` : own });
    },
    [t, computers, seats, players],
  );
}
