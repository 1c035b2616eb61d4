import { CITY_HITS } from "../../data/figures.ts";
import { bombersOf } from "../../rules/bombing/bomb.ts";
import { cityOf, typeOf } from "../../rules/state/look.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { atLeast } from "./halves.ts";

/** What a raid throws over its target, and what that comes to (BB-114 to BB-117). */
export type Bombs = {
  readonly dice: number;
  /** In per cent, that one hits at least: a success (BB-116). */
  readonly success: number;
  /** In per cent, that the target is knocked out, with the hits that it has. */
  readonly out: number;
};

/** Undefined for a geschwader of which the viewer does not know what it is and where it goes. */
export function bombsOf(view: View, one: Geschwader): Bombs | undefined {
  const { target, squadrons } = one;
  if (target === null || squadrons.some((card) => card === null)) return undefined;
  const dice = bombersOf(view, one).reduce((sum, card) => sum + typeOf(view.setup, card).bombs, 0);
  const need = cityOf(view.setup, target) ? CITY_HITS - (view.hits[target] ?? 0) : 1;
  return { dice, success: atLeast(1, dice), out: atLeast(Math.max(1, need), dice) };
}
