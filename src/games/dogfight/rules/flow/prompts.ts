import type { Prompt } from "../../../../core/game.ts";
import { rosterOf } from "../state/roster.ts";
import type { State } from "../state/state.ts";

const NONE: readonly Prompt[] = [];

/**
 * The open questions: orders for every aircraft that flies, opened together (DF-10), or the shots of the seat whose turn
 * it is to fire.
 */
export function promptsOf({ setup, phase, aircraft, firing, shooting }: State): readonly Prompt[] {
  if (phase === "over") return NONE;
  const roster = rosterOf(setup);
  if (phase === "fire") return roster.firePrompts.get(shooting ?? setup.sides[firing]) ?? NONE;
  return roster.orderPrompts.filter((_, index) => aircraft[index]?.status === "flying");
}
