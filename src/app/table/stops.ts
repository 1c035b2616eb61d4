import { computerAt } from "./placing.ts";
import { lastMoment } from "./replay.ts";
import type { TableState } from "./session.ts";

/**
 * How many steps can be taken back so that somebody at the screen is asked again: any number where no computer plays,
 * or nothing but computers.
 */
export function stopsBack(state: TableState): readonly number[] {
  const { open, computers } = state;
  const most = lastMoment(state);
  const all = Array.from({ length: most }, (_, index) => index + 1);
  const stops = all.filter((count) =>
    open.match.moments[most - count]?.prompts.some(({ seat }) => computerAt(computers, seat) === undefined),
  );
  return stops.length > 0 ? stops : all;
}
