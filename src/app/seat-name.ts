import { playerOf } from "../core/commands.ts";
import type { Seat, SeatId } from "../core/game.ts";
import type { Translate } from "../words/index.ts";
import { opponentName } from "./opponent-name.ts";
import { type Computers, computerAt } from "./session/placing.ts";

/** The seats of a match and who plays them. */
export interface Seated {
  readonly seats: readonly Seat[];
  /** Ids of computer players, by seat. */
  readonly computers: Computers;
  /** Names of people, by seat. */
  readonly players: Readonly<Record<SeatId, string>>;
}

/**
 * What a seat is called: its side; which player of the side, where it has several; and who plays it: a computer, or a
 * person whose name was given.
 */
export function seatName(t: Translate, { seats, computers, players }: Seated, seat: SeatId): string {
  const side = seats.find(({ id }) => id === seat)?.side ?? seat;
  const computer = opponentName(t, computerAt(computers, seat) ?? "");
  const player = computer ?? (Object.hasOwn(players, seat) ? players[seat] : undefined);
  if (seat === side) return player ? t("seat.named", { seat, player }) : t("seat.name", seat);
  const own = playerOf({ id: seat, side });
  return t("seat.named", { seat: side, player: player ? `${own}: ${player}` : own });
}
