import type { Duellist } from "../../rules/battle/duel.ts";
import { duelOdds } from "./duel-odds.ts";

/** What a fight in gruppen is likely to cost. */
export interface FightOdds {
  /** RAF squadrons that fall, on average. */
  readonly rafLost: number;
  /** The chance of each German squadron to fall, gruppe by gruppe in the order laid. */
  readonly fallen: readonly (readonly number[])[];
}

/** One gruppe: front against front, the winner unhurt against the next (BB-111). */
function gruppeOdds(
  raf: readonly Duellist[],
  german: readonly Duellist[],
): { readonly rafLost: number; readonly fallen: readonly number[] } {
  const reached = new Map<string, number>([["0 0", 1]]);
  const fallen = german.map(() => 0);
  let rafLost = 0;
  const add = (own: number, other: number, chance: number) => {
    const key = `${own} ${other}`;
    reached.set(key, (reached.get(key) ?? 0) + chance);
  };
  for (const [own, duellist] of raf.entries())
    for (const [other, foe] of german.entries()) {
      const chance = reached.get(`${own} ${other}`) ?? 0;
      if (chance === 0) continue;
      const odds = duelOdds([duellist, foe]);
      rafLost += chance * (odds.one + odds.both);
      fallen[other] = (fallen[other] ?? 0) + chance * (odds.other + odds.both);
      add(own + 1, other, chance * odds.one);
      add(own, other + 1, chance * odds.other);
      add(own + 1, other + 1, chance * odds.both);
    }
  return { rafLost, fallen };
}

/** A whole dogfight: `against` holds for each gruppe the squadrons set against it (BB-110). */
export function fightOdds(
  gruppen: readonly (readonly Duellist[])[],
  against: readonly (readonly Duellist[])[],
): FightOdds {
  const each = gruppen.map((gruppe, at) => gruppeOdds(against[at] ?? [], gruppe));
  return {
    rafLost: each.reduce((sum, { rafLost }) => sum + rafLost, 0),
    fallen: each.map(({ fallen }) => fallen),
  };
}
