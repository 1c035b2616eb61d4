import type { Seat, SeatId } from "../../core/game.ts";
import type { Computers } from "../session/placing.ts";

/** Ids of the computer players that take a seat, by seat; or who is to have one, once the seats are known. */
export type Seating = Computers | ((seats: readonly Seat[]) => Computers);

/** Every seat is played by the computer player that it is given to, if it is. `first`: its side is the first one. */
export function bySeat(opponentOf: (seat: SeatId, first: boolean) => string | undefined): Seating {
  return (seats) => {
    const taken = seats.flatMap(({ id, side }): (readonly [SeatId, string])[] => {
      const opponent = opponentOf(id, side === seats[0]?.side);
      return opponent === undefined ? [] : [[id, opponent]];
    });
    return Object.fromEntries(taken);
  };
}

/** Who plays against a person when nobody has chosen yet. */
export const USUAL_OPPONENT = "pilot";

/** One person, who has the first side, against a computer player. */
export function against(opponent: string): Seating {
  return bySeat((_, first) => (first ? undefined : opponent));
}
