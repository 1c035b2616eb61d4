import { rememberedBy } from "../../../../core/remember.ts";
import type { Duellist } from "../../rules/battle/duel.ts";

/** Chances of 0, 1, 2 … hits with so many dice, each a hit one time in two (BB-17). */
const hitChances = rememberedBy(
  (dice: number) => dice,
  (dice): readonly number[] => {
    let chances = [1];
    for (let die = 0; die < dice; die++)
      chances = Array.from(
        { length: chances.length + 1 },
        (_, hits) => ((chances[hits] ?? 0) + (chances[hits - 1] ?? 0)) / 2,
      );
    return chances;
  },
);

/** How a duel ends: the chances that the one alone falls, the other alone, or both (BB-111). */
export interface DuelOdds {
  readonly one: number;
  readonly other: number;
  readonly both: number;
}

/** The chances with so many hits left before either falls. */
function oddsFrom(one: Duellist, other: Duellist, known: Map<string, DuelOdds>): DuelOdds {
  const key = `${one.defence} ${other.defence}`;
  const found = known.get(key);
  if (found) return found;
  const sums = { one: 0, other: 0, both: 0 };
  const [by, against] = [hitChances(one.dice), hitChances(other.dice)];
  for (const [hits, chance] of by.entries())
    for (const [taken, other2] of against.entries()) {
      const share = chance * other2;
      if (hits === 0 && taken === 0) continue;
      const [fallen, felled] = [taken >= one.defence, hits >= other.defence];
      if (fallen && felled) sums.both += share;
      else if (fallen) sums.one += share;
      else if (felled) sums.other += share;
      else {
        const rest = oddsFrom(
          { dice: one.dice, defence: one.defence - taken },
          { dice: other.dice, defence: other.defence - hits },
          known,
        );
        sums.one += share * rest.one;
        sums.other += share * rest.other;
        sums.both += share * rest.both;
      }
    }
  const goesOn = 1 - (by[0] ?? 0) * (against[0] ?? 0);
  const odds = { one: sums.one / goesOn, other: sums.other / goesOn, both: sums.both / goesOn };
  known.set(key, odds);
  return odds;
}

/** How a duel between two squadrons ends, by all dice there are (BB-111, `cumulative`). */
export const duelOdds = rememberedBy(
  ([one, other]: readonly [Duellist, Duellist]) =>
    `${one.dice} ${one.defence} ${other.dice} ${other.defence}`,
  ([one, other]): DuelOdds => oddsFrom(one, other, new Map()),
);
