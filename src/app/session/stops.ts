import { computerAt, peopleOf } from "./placing.ts";
import { lastMoment } from "./selectors.ts";
import type { TableState } from "./session.ts";

/**
 * The next number of steps above (`by` 1) or below (-1) a number that can be taken back so that somebody at the screen
 * is asked again: any where no computer plays, or nothing but computers. Undefined where there is none.
 */
export function nextStop(state: TableState, count: number, by: 1 | -1): number | undefined {
  const { open, computers, seats } = state;
  const most = lastMoment(state);
  const alone = peopleOf(seats, computers).length === 0;
  for (let stop = count + by; stop >= 1 && stop <= most; stop += by) {
    const prompts = open.match.moments[most - stop]?.prompts ?? [];
    if (alone || prompts.some(({ seat }) => computerAt(computers, seat) === undefined)) return stop;
  }
  return undefined;
}
