import type { SquareName } from "../../data/tables.ts";
import { diceOfSquadron } from "../../rules/battle/strength.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { damagedIn, tablesOf, typeOf, withoutAll } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";

/** Dice in combat; `sure` where every squadron is known, else a mean of those that it may be. */
export type Strength = { readonly dice: number; readonly sure: boolean };

/** Squadrons of a pool that may fly, as everybody can count them: all but the damaged, stood down and withdrawn (BB-94). */
function mayFly(view: View, pool: string): readonly string[] {
  const { setup, pools } = view;
  const all = tablesOf(setup).pools.find(({ id }) => id === pool)?.squadrons ?? {};
  const { withdrawn = [], stoodDown = [] } = pools[pool] ?? {};
  const cards = Object.entries(all).flatMap(([type, count]) => Array.from({ length: count }, () => type));
  const gone = [...damagedIn(view, pool), ...stoodDown.map(({ type }) => type)];
  return withoutAll(cards, gone).filter((type) => !withdrawn.includes(type));
}

/** Mean dice of a squadron that nobody sees: north of the 12 Group line it is none that may not go there (BB-38). */
function meanDice(view: View, pool: string, square: SquareName): number {
  const north = isBarred(square);
  const may = mayFly(view, pool).filter((type) => !north || !typeOf(view.setup, type).short);
  const sum = may.reduce((dice, type) => dice + diceOfSquadron(view, type, pool, square), 0);
  return may.length === 0 ? 0 : sum / may.length;
}

/** Dice that some squadrons of a pool throw in a square (BB-25, BB-26); null stands for those that are not known. */
export function strengthOf(
  view: View,
  cards: readonly (string | null)[],
  pool: string,
  square: SquareName,
): Strength {
  const seen = cards.filter((card) => card !== null);
  const known = seen.reduce((sum, card) => sum + diceOfSquadron(view, card, pool, square), 0);
  const hidden = cards.length - seen.length;
  return { dice: hidden === 0 ? known : known + hidden * meanDice(view, pool, square), sure: hidden === 0 };
}
