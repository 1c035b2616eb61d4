import { HANDS } from "../../data/figures.ts";
import { germanLosses } from "../../rules/outcome/deal.ts";
import type { State } from "../../rules/state/state.ts";

/** Worth of a target bombed, of a German squadron lost and of a British one, in hundredths of a target (BB-134). */
export const SUCCESS = 100;
export const GERMAN_LOSS = 30;
export const RAF_LOSS = 50;

/**
 * BB-135: what another target bombed is worth. With more than the targets bombed the Germans can't lose any more, and the
 * loss rate alone makes it a win: both fight for nothing else then.
 */
export function successIn({ successes, targets }: State): number {
  return successes > targets ? 0 : SUCCESS;
}

/** BB-134: hands that the British losses fill more than the German ones, in parts of a hand too. */
export function rateOf(state: State): number {
  return state.rafLosses / HANDS[0] - germanLosses(state) / HANDS[1];
}
