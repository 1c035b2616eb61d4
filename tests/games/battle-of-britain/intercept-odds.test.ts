import { expect, it } from "vitest";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import { TYPES } from "../../../src/games/battle-of-britain/data/types.ts";
import { allocations } from "../../../src/games/battle-of-britain/rules/battle/hits.ts";
import { setupFrom } from "../../../src/games/battle-of-britain/rules/setup/from-config.ts";

const SETUP = setupFrom({});

/** Three squadrons of a pool and how likely they are drawn. */
interface Drawn {
  readonly squadrons: readonly string[];
  readonly chance: number;
}

/** Every three squadrons that may be drawn from a pool, in order, with their chances. */
function drawnFrom(pool: string): readonly Drawn[] {
  const counts = Object.entries(TABLES.pools.find(({ id }) => id === pool)?.squadrons ?? {});
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const merged = new Map<string, Drawn>();
  for (const [one, n] of counts)
    for (const [two, m] of counts)
      for (const [three, k] of counts) {
        const rest = m - Number(two === one);
        const last = k - Number(three === one) - Number(three === two);
        const chance = (n * rest * last) / (all * (all - 1) * (all - 2));
        const squadrons = [one, two, three].sort();
        const key = squadrons.join();
        merged.set(key, { squadrons, chance: (merged.get(key)?.chance ?? 0) + chance });
      }
  return [...merged.values()].filter(({ chance }) => chance > 0);
}

function diceOf({ squadrons }: Drawn): number {
  return squadrons.reduce((sum, id) => sum + (TYPES.find((type) => type.id === id)?.dice ?? 0), 0);
}

/** Chances of 0 to `dice` hits. */
function hitsOf(dice: number): readonly number[] {
  return Array.from({ length: dice }).reduce<readonly number[]>(
    (row) => [...row, 0].map((chance, at) => (chance + (row[at - 1] ?? 0)) / 2),
    [1],
  );
}

/** Squadrons lost and stood down on average when an owner loses as few as he may. */
function costs(own: readonly Drawn[], enemy: readonly Drawn[], side: 0 | 1): readonly [number, number] {
  const byDice = new Map<number, number>();
  for (const one of enemy) byDice.set(diceOf(one), (byDice.get(diceOf(one)) ?? 0) + one.chance);
  let [lost, stood] = [0, 0];
  for (const { squadrons, chance } of own)
    for (const [dice, likely] of byDice)
      for (const [hits, odds] of hitsOf(dice).entries()) {
        const [best] =
          hits === 0 ? [] : allocations(SETUP, { side, hits, squadrons, formation: "", by: "intercept" });
        const weight = chance * likely * odds;
        lost += weight * (best?.lost.length ?? 0);
        stood += weight * Number(best !== undefined && best.stood !== null);
      }
  return [lost, stood];
}

it("an intercept of 11 Group's wings on Luftflotte 2 costs what 40,000 fights cost (section 10), by enumeration", () => {
  const [raf, german] = [drawnFrom("11"), drawnFrom("LF2")];
  expect(raf.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  const british = costs(raf, german, 0);
  const luftwaffe = costs(german, raf, 1);
  const rounded = (pair: readonly number[]) => pair.map((cost) => Math.round(cost * 100) / 100);
  // Lost and stood down; the dossier's 0.80 German ones stood down are another choice among equal losses.
  expect(rounded(british)).toEqual([0.8, 0.93]);
  expect(rounded(luftwaffe)).toEqual([1.17, 0.84]);
});
