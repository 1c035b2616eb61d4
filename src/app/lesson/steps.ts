import { itemAt } from "../../core/item-at.ts";
import type { Facts, Mistake, Step } from "../../face/lesson.ts";

/** How far a pupil has come: a step of a part, by its place among the part's steps. */
export interface Progress {
  readonly part: string;
  readonly round: number;
  readonly at: number;
  /** Somebody went back to look: nothing goes on by itself until he does. */
  readonly held: boolean;
}

export const BEGINNING: Progress = { part: "", round: 0, at: 0, held: false };

/** The steps of the part that the match has come to. */
export function stepsNow<F extends Facts>(steps: readonly Step<F>[], facts: F): readonly Step<F>[] {
  return steps.filter(({ part }) => part === facts.part);
}

function fits<F extends Facts>(step: Step<F>, facts: F): boolean {
  return step.when?.(facts) ?? true;
}

/** Back to where what is needed is so; the first step needs nothing. */
function backTo<F extends Facts>(steps: readonly Step<F>[], from: number, facts: F): number {
  let at = from;
  while (at > 0 && (steps[at]?.needs?.(facts) === false || !fits(itemAt(steps, at), facts))) at -= 1;
  return at;
}

/** On past what makes no sense now and what is done already; the last step of a part stays. */
function onFrom<F extends Facts>(steps: readonly Step<F>[], from: number, facts: F): number {
  let at = from;
  const passed = (step: Step<F> | undefined) =>
    step !== undefined && (!fits(step, facts) || step.done?.(facts) === true);
  while (at < steps.length - 1 && passed(steps[at])) at += 1;
  return at;
}

/** Where the lesson stands after something has happened at the table. */
export function follow<F extends Facts>(steps: readonly Step<F>[], progress: Progress, facts: F): Progress {
  const own = stepsNow(steps, facts);
  const { part, round } = facts;
  const same = progress.part === part && progress.round === round;
  if (same && progress.held) return progress;
  const from = same ? Math.min(progress.at, Math.max(0, own.length - 1)) : 0;
  const at = onFrom(own, backTo(own, from, facts), facts);
  if (same && at === progress.at) return progress;
  return { part, round, at, held: false };
}

/** The step that comes before one that is shown, as far as the part goes back; undefined at its beginning. */
function before<F extends Facts>(steps: readonly Step<F>[], from: number, facts: F): number | undefined {
  for (let at = from - 1; at >= 0; at -= 1) if (fits(itemAt(steps, at), facts)) return at;
  return undefined;
}

/** A step back, to read it again; undefined where there is none. */
export function back<F extends Facts>(
  steps: readonly Step<F>[],
  progress: Progress,
  facts: F,
): Progress | undefined {
  const at = before(stepsNow(steps, facts), progress.at, facts);
  return at === undefined ? undefined : { part: facts.part, round: facts.round, at, held: true };
}

/** A step on: read, or left out; undefined at the last step of a part, which only the table can end. */
export function next<F extends Facts>(
  steps: readonly Step<F>[],
  progress: Progress,
  facts: F,
): Progress | undefined {
  const own = stepsNow(steps, facts);
  const rest = own.slice(progress.at + 1).findIndex((step) => fits(step, facts));
  if (rest < 0) return undefined;
  const { part, round } = facts;
  return follow(steps, { part, round, at: progress.at + 1 + rest, held: false }, facts);
}

/** The mistake to speak of now, if there is one. */
export function mistakeNow<F extends Facts>(
  mistakes: readonly Mistake<F>[],
  facts: F,
): Mistake<F> | undefined {
  return mistakes.find((mistake) => mistake.when(facts));
}
