import type { Match, Moment } from "./match.ts";
import { now } from "./match.ts";

/** Whether two views differ in nothing but who looks: where one names its seat, the other says `table`. */
function sameBut(seat: string, own: unknown, open: unknown): boolean {
  if (own === open || (own === seat && open === "table")) return true;
  if (typeof own !== "object" || typeof open !== "object" || own === null || open === null) return false;
  const keys = Object.keys(own);
  if (keys.length !== Object.keys(open).length) return false;
  const mine = own as Record<string, unknown>;
  const theirs = open as Record<string, unknown>;
  return keys.every((key) => Object.hasOwn(theirs, key) && sameBut(seat, mine[key], theirs[key]));
}

/** Whether a seat sees more than everybody does at a moment: cards in hand, a secret target. */
export function knowsMore({ game }: Match, { state }: Moment, seat: string): boolean {
  return !sameBut(seat, game.view(state, seat), game.view(state, "table"));
}

/** Whether a moment came about by something that not everybody may know. */
function isHidden(moment: Moment, before: Moment | undefined): boolean {
  if (moment.hidden !== undefined) return moment.hidden;
  const { throws, events } = moment;
  return (
    throws.some(({ secret }) => secret) ||
    events.some(({ secret }) => secret) ||
    (before?.prompts.some(({ opens }) => opens === "end") ?? false)
  );
}

/**
 * Whether the log of a match tells what some seats may not know yet: it is still played, and something was drawn, told or
 * answered in secret, or a seat has something that the others don't see. Such a log is for who keeps it.
 */
export function hasSecrets(match: Match): boolean {
  const { moments, seats } = match;
  if (now(match).outcome !== undefined) return false;
  if (moments.some((moment, index) => isHidden(moment, moments[index - 1]))) return true;
  return seats.some(({ id }) => knowsMore(match, now(match), id));
}
