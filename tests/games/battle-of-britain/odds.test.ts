import { describe, expect, it } from "vitest";
import { TYPES } from "../../../src/games/battle-of-britain/data/types.ts";
import { duel } from "../../../src/games/battle-of-britain/rules/battle/duel.ts";

/** Chances of 0 to `dice` hits, each one half, in `2^dice` ways. */
function ways(dice: number): readonly number[] {
  return Array.from({ length: dice }).reduce<readonly number[]>(
    (row) => [...row, 0].map((count, at) => count + (row[at - 1] ?? 0)),
    [1],
  );
}

/** By enumeration: how often the RAF squadron falls and how often the German, in duels to the end. */
function fates(raf: { dice: number; defence: number }, german: { dice: number; defence: number }) {
  const memo = new Map<string, readonly [number, number]>();
  const from = (onRaf: number, onGerman: number): readonly [number, number] => {
    const key = `${onRaf} ${onGerman}`;
    const known = memo.get(key);
    if (known) return known;
    const [all, still] = [2 ** (raf.dice + german.dice), 1];
    let [first, second] = [0, 0];
    for (const [a, rafWays] of ways(raf.dice).entries())
      for (const [b, germanWays] of ways(german.dice).entries()) {
        if (a === 0 && b === 0) continue;
        const chance = (rafWays * germanWays) / (all - still);
        const [nextRaf, nextGerman] = [onRaf + b, onGerman + a];
        const over = nextRaf >= raf.defence || nextGerman >= german.defence;
        const [one, other] = over
          ? [Number(nextRaf >= raf.defence), Number(nextGerman >= german.defence)]
          : from(nextRaf, nextGerman);
        first += chance * one;
        second += chance * other;
      }
    memo.set(key, [first, second]);
    return [first, second];
  };
  return from(0, 0);
}

const type = (id: string) => TYPES.find((one) => one.id === id) as (typeof TYPES)[number];

describe("a duel (BB-111)", () => {
  it.each([
    ["Spitfire", "Bf109"],
    ["Hurricane", "Bf110"],
    ["Hurricane", "He111"],
    ["Blenheim", "Do17"],
  ])("of %s and %s ends as often as enumeration says", (one, other) => {
    const [rafFalls, germanFalls] = fates(type(one), type(other));
    let seed = 12_345;
    const half = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed > 1_073_741_824;
    };
    const games = 20_000;
    const fallen = [0, 0];
    for (let nth = 0; nth < games; nth++) {
      const result = duel(
        type(one),
        type(other),
        "cumulative",
        (_, dice) => Array.from({ length: dice }, half).filter(Boolean).length,
      );
      for (const side of [0, 1] as const) fallen[side] = (fallen[side] ?? 0) + Number(result.fallen[side]);
    }
    expect((fallen[0] ?? 0) / games).toBeCloseTo(rafFalls, 1);
    expect((fallen[1] ?? 0) / games).toBeCloseTo(germanFalls, 1);
  });

  it("is even between equals", () => {
    const [one, other] = fates(type("Spitfire"), type("Bf109"));
    expect(one).toBeCloseTo(other, 10);
  });

  it("of one round ends after it, and by threshold goes on until one throw is enough (BB-113)", () => {
    const hits = [1, 1, 2, 0];
    const next = () => hits.shift() ?? 0;
    expect(duel({ dice: 2, defence: 2 }, { dice: 2, defence: 2 }, "oneRound", next)).toEqual({
      rounds: 1,
      hits: [1, 1],
      fallen: [false, false],
    });
    expect(duel({ dice: 2, defence: 2 }, { dice: 2, defence: 2 }, "threshold", next)).toEqual({
      rounds: 1,
      hits: [0, 2],
      fallen: [false, true],
    });
  });
});
