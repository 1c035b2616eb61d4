import { sharedOut } from "../../../src/core/commands.ts";
import type { GameEntry } from "../../../src/games/registry.ts";

/** A set-up of a scenario with so many players a side, where its sides have pieces to share out; else with one. */
export async function configOf(
  entry: GameEntry,
  scenario: string | undefined,
  players: readonly number[] = [],
): Promise<unknown> {
  const game = await entry.load();
  const read = game.config.safeParse({ scenario });
  const pieces = (read.success && game.commanded?.(read.data)) || [];
  const sides = [...new Set(pieces.map(({ side }) => side))];
  const shares = sides.map((side, place) => {
    const count = Math.min(players[place] ?? 1, pieces.filter((piece) => piece.side === side).length);
    return count > 1 ? sharedOut(pieces, side, count) : {};
  });
  const seats = Object.assign({}, ...shares);
  return Object.keys(seats).length > 0 ? { scenario, seats } : { scenario };
}
