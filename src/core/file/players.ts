import type { SeatId } from "../game.ts";
import { MAX_TITLE_LENGTH } from "../limits.ts";
import { lineOf } from "../text.ts";
import type { MatchFile } from "./schema.ts";

/** Who plays: what people are called, and the computer players that have a seat, by seat. */
export interface Players {
  readonly players: Readonly<Record<SeatId, string>>;
  readonly computers: Readonly<Record<SeatId, string>>;
}

function lined(name: string): string {
  return lineOf(name).slice(0, MAX_TITLE_LENGTH);
}

/** A document that says who plays; one in which nobody has a name and no computer a seat says nothing. */
export function withPlayers(file: MatchFile, { players, computers }: Players): MatchFile {
  const seats = [...new Set([...Object.keys(players), ...Object.keys(computers)])];
  const told = seats.map((seat) => {
    const [name, computer] = [players[seat], computers[seat]];
    return [
      seat,
      { ...(name && { name: lined(name) }), ...(computer && { computer: lined(computer) }) },
    ] as const;
  });
  return told.length > 0 ? { ...file, players: Object.fromEntries(told) } : file;
}

/** Who played when a document was saved. */
export function playersIn({ players: told = {} }: MatchFile): Players {
  const of = (part: "name" | "computer") =>
    Object.fromEntries(
      Object.entries(told).flatMap(([seat, one]) => (one[part] ? [[seat, one[part]] as const] : [])),
    );
  return { players: of("name"), computers: of("computer") };
}
