import type { Seat, SeatId, SideId } from "../core/game.ts";
import type { Computers } from "./table/placing.ts";

/** Ids of the computer players that take a seat, by seat; or who is to have one, once the seats are known. */
export type Seating = Computers | ((seats: readonly Seat[]) => Computers);

/** Every seat of a side is played by the computer player that the side is given to, if it is. */
export function bySide(opponentOf: (side: SideId, first: boolean) => string | undefined): Seating {
  return (seats) => {
    const taken = seats.flatMap(({ id, side }): (readonly [SeatId, string])[] => {
      const opponent = opponentOf(side, side === seats[0]?.side);
      return opponent === undefined ? [] : [[id, opponent]];
    });
    return Object.fromEntries(taken);
  };
}

/** Who plays against a person when nobody has chosen yet. */
export const USUAL_OPPONENT = "pilot";

/** One person, who has the first side, against a computer player. */
export function against(opponent: string): Seating {
  return bySide((_, first) => (first ? undefined : opponent));
}
