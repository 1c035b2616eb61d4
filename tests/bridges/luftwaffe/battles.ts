import * as fc from "fast-check";
import { expect } from "vitest";
import type { Spawn } from "../../../src/core/game.ts";
import type { Strength } from "../../../src/games/luftwaffe/data/types.ts";

export const AMERICAN = ["P47", "P38", "P51"] as const;
export const BOMBERS = ["B17", "B24"] as const;
export const GERMAN = ["Me109", "FW190", "Me110", "Me410", "Ju88", "Me262", "He162"] as const;
export type Table = "plotted" | "cards";

export const of = (type: string, factors: number): Strength => ({ type, factors });

type Forces = Partial<Readonly<Record<"american" | "german" | "bombers", readonly Strength[]>>>;

/** What a campaign says of a battle. */
export function spawnOf(by: Table, forces: Forces): Spawn {
  const place = { by, hex: "2013", turn: 5, players: ["american", "german"] };
  const all = { american: [], german: [], bombers: [], ...forces, ...place };
  return { battle: "escorted", values: all as unknown as Spawn["values"] };
}

/** More factors of a type than any order of battle has. */
const MOST = 250;

const some = (types: readonly string[], minLength: number): fc.Arbitrary<readonly Strength[]> =>
  fc
    .uniqueArray(fc.constantFrom(...types), { minLength, maxLength: Math.min(types.length, 6) })
    .chain((found) =>
      fc.tuple(...found.map((type) => fc.integer({ min: 1, max: MOST }).map((factors) => of(type, factors)))),
    );

/** Any battle that a campaign of our own tables can spawn, and greater ones. */
export const anySpawn = (by: Table): fc.Arbitrary<Spawn> =>
  fc
    .tuple(some(AMERICAN, 0), some(BOMBERS, 0), some(GERMAN, 1))
    .filter(([american, bombers]) => american.length + bombers.length > 0)
    .map(([american, bombers, german]) => spawnOf(by, { american, bombers, german }));

/** Factors by type that an answer costs a side. */
function costIn(answer: string, side: "american" | "german"): ReadonlyMap<string, number> {
  const words = new RegExp(`${side} (none|(?:\\w+ \\d+ ?)+)`).exec(answer)?.[1]?.trim() ?? "";
  if (words === "none") return new Map();
  const pairs = words.match(/\w+ \d+/g) ?? [];
  return new Map(pairs.map((pair) => [pair.split(" ")[0] ?? "", Number(pair.split(" ")[1])]));
}

/** The answer is spelled as the campaign spells it, and costs no more than took part. */
export function expectWithin(spawn: Spawn, answer: string): void {
  expect(answer).toMatch(/^american (none|\w+ \d+( \w+ \d+)*) german (none|\w+ \d+( \w+ \d+)*)$/);
  const { american, bombers, german } = spawn.values as unknown as Required<Forces>;
  for (const [side, there] of [
    ["american", [...american, ...bombers]],
    ["german", german],
  ] as const)
    for (const [type, factors] of costIn(answer, side))
      expect(factors, answer).toBeLessThanOrEqual(there.find((one) => one.type === type)?.factors ?? 0);
}
