import { INTERCEPTED } from "../../data/figures.ts";
import type { SquareName } from "../../data/tables.ts";
import { aceDice } from "../../rules/battle/intercept.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { type Strength, strengthOf } from "./strength.ts";

/** Dice of both sides; half of them hit (BB-17). */
export type Combat = { readonly raf: Strength; readonly german: Strength };

/** BB-105: all of a wing against three at random of a geschwader, in a square. */
export function interceptOf(view: View, wing: Wing, one: Geschwader, square: SquareName): Combat {
  const { dice, sure } = strengthOf(view, one.squadrons, one.pool, square);
  const met = Math.min(INTERCEPTED, one.squadrons.length);
  const german = {
    dice: one.squadrons.length === 0 ? 0 : (dice * met) / one.squadrons.length,
    sure: sure && one.squadrons.length <= INTERCEPTED,
  };
  return { raf: wingDice(view, wing, square), german };
}

/** BB-111: all squadrons of both, as if each threw once. */
export function dogfightOf(view: View, wings: readonly Wing[], one: Geschwader, square: SquareName): Combat {
  const each = wings.map((wing) => wingDice(view, wing, square));
  return {
    raf: { dice: each.reduce((sum, { dice }) => sum + dice, 0), sure: each.every(({ sure }) => sure) },
    german: strengthOf(view, one.squadrons, one.pool, square),
  };
}

function wingDice(view: View, wing: Wing, square: SquareName): Strength {
  const { dice, sure } = strengthOf(view, wing.squadrons, wing.group, square);
  return { dice: dice + aceDice(view, wing.id), sure };
}
