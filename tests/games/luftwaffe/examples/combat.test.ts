import { expect, it } from "vitest";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { bombsOn, losses } from "../../../../src/games/luftwaffe/rules/combat/fire.ts";
import { type Fighters, factorsOf, withheld } from "../../../../src/games/luftwaffe/rules/combat/ranks.ts";
import { rating } from "../../../../src/games/luftwaffe/rules/combat/rating.ts";
import {
  lossesOf,
  type Volley,
  volleysAt,
  volleysAtBombers,
  volleysThrough,
} from "../../../../src/games/luftwaffe/rules/combat/volleys.ts";

const CLEAN = { tanks: false, killer: false };

function typeOf(id: string) {
  const type = TABLES.types.find((one) => one.id === id);
  if (!type) throw new Error(id);
  return type;
}

/** So many factors of a type, in one unit. */
function flight(type: string, factors: number, burden: Partial<typeof CLEAN> = {}): Fighters {
  const given = typeOf(type);
  const all = { ...CLEAN, ...burden };
  return {
    unit: `${type}${all.killer ? "+" : ""}`,
    type,
    e: rating(given, false, all),
    killer: all.killer,
    school: false,
    rocket: given.rocket ?? false,
    factors,
  };
}

/** Each volley as `FW190 6 at P47`. */
function told(volleys: readonly Volley[]): readonly string[] {
  return volleys.map(
    ({ by, at, factors }) => `${by.type}${by.killer ? "+" : ""} ${factors} at ${at?.type ?? "bombers"}`,
  );
}

it("section 1.2: the combat tables", () => {
  const dice = [1, 2, 3, 4, 5, 6];
  const row = (fire: "fighters" | "bombers" | "defensive", factors: number) =>
    dice.map((die) => losses(fire, factors, die)).join(" ");
  expect([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32].map((factors) => row("fighters", factors))).toEqual([
    "0 0 0 0 0 0",
    "0 0 0 0 0 1",
    "0 0 0 1 1 1",
    "0 0 1 1 1 1",
    "0 0 1 1 1 1",
    "0 1 1 1 1 2",
    "0 1 1 2 2 2",
    "0 1 1 2 2 3",
    "1 1 2 2 3 3",
    "1 2 2 3 4 5",
    "1 2 3 4 5 6",
    "1 2 3 5 6 7",
    "2 3 5 6 8 9",
  ]);
  expect([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32].map((factors) => row("bombers", factors))).toEqual([
    "0 0 0 0 0 0",
    "0 0 0 1 1 1",
    "0 0 1 1 1 1",
    "0 1 1 1 1 2",
    "0 1 1 1 2 2",
    "0 1 1 2 2 3",
    "1 1 2 2 3 3",
    "1 1 2 3 4 4",
    "1 2 3 3 4 5",
    "1 2 3 5 6 7",
    "1 3 4 6 7 9",
    "2 3 5 7 9 10",
    "2 5 7 9 11 14",
  ]);
  expect([1, 3, 4, 5, 6, 12, 16, 20, 24, 32].map((factors) => row("defensive", factors))).toEqual([
    "0 0 0 0 0 0",
    "0 0 0 0 0 0",
    "0 0 0 0 0 1",
    "0 0 0 0 1 1",
    "0 0 0 1 1 1",
    "0 1 1 1 1 2",
    "0 1 1 2 2 2",
    "0 1 1 2 2 3",
    "1 1 2 2 3 3",
    "1 2 2 3 4 5",
  ]);
});

it("section 1.3: bombing", () => {
  expect([1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 40].map(bombsOn)).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6,
  ]);
});

it("T-15 Bomber killer", () => {
  const type = typeOf("FW190");
  expect(rating(type, false, CLEAN)).toBe(4);
  expect(rating(type, false, { tanks: false, killer: true })).toBe(3);
  expect(rating(type, false, { tanks: true, killer: true })).toBe(2);
  const volleys = volleysAtBombers([flight("FW190", 4, { killer: true }), flight("FW190", 2)]);
  expect(told(volleys)).toEqual(["FW190 2 at bombers", "FW190+ 4 at bombers"]);
  const [, marked] = volleys as [Volley, Volley];
  expect(lossesOf(marked, 5)).toBe(losses("bombers", 4, 6));
  expect(lossesOf(marked, 6)).toBe(losses("bombers", 4, 6));
});

it("T-16 Fighter v. fighter", () => {
  const [p51, me109] = [flight("P51", 8), flight("Me109", 6)];
  const [american] = volleysAt(withheld([p51], 2), [me109]) as [Volley];
  expect([american.factors, lossesOf(american, 3)]).toEqual([6, 1]);
  const [german] = volleysAt([me109], withheld([p51], 2)) as [Volley];
  expect([german.factors, lossesOf(german, 4)]).toEqual([6, 1]);
  const [all] = volleysAt([p51], [me109]) as [Volley];
  expect([all.factors, lossesOf(all, 3)]).toEqual([8, 2]);
  expect(volleysAt([me109], [p51]).map(({ factors }) => factors)).toEqual([6]);
});

it("T-17 Bombers", () => {
  const [volley] = volleysAtBombers(withheld([flight("Me109", 20)], 4)) as [Volley];
  expect([volley.factors, lossesOf(volley, 4)]).toEqual([16, 5]);
  expect(losses("defensive", 16, 5)).toBe(2);
  expect([11, 7, 15].map(bombsOn)).toEqual([4, 3, 6]);
});

it("T-24 Escort and bombers", () => {
  const germans = [flight("FW190", 12), flight("Me110", 8)];
  const escorts = [flight("P47", 6)];
  const volleys = volleysThrough(germans, escorts);
  expect(told(volleys)).toEqual(["FW190 6 at P47", "FW190 6 at bombers", "Me110 8 at bombers"]);
  expect(volleys.map((volley, at) => lossesOf(volley, [4, 4, 2][at] ?? 0))).toEqual([1, 2, 1]);
  const [reply] = volleysAt(escorts, withheld(germans, 14)) as [Volley];
  expect([reply.factors, lossesOf(reply, 5)]).toEqual([6, 1]);
  expect(losses("defensive", 14, 6)).toBe(2);
});

it("T-25 Small bait", () => {
  expect(factorsOf(withheld([flight("P51", 20)], 18))).toBe(2);
});

it("T-26 Jets", () => {
  const jets = [flight("Me262", 4), flight("Me163", 2)];
  const volleys = volleysAtBombers(jets);
  expect(told(volleys)).toEqual(["Me262 4 at bombers", "Me163 2 at bombers"]);
  expect(volleys.map((volley, at) => lossesOf(volley, [3, 5][at] ?? 0))).toEqual([1, 1]);
  const [reply] = volleysAt([flight("P51", 6)], [flight("Me262", 4)]) as [Volley];
  expect([reply.factors, lossesOf(reply, 4)]).toEqual([6, 1]);
  expect(told(volleysThrough([flight("Me262", 4)], [flight("P51", 6)]))).toEqual(["Me262 4 at P51"]);
});

it("T-26 A Me 163 that attacks fighters has no rating to reckon with", () => {
  const [volley] = volleysAt([flight("Me163", 2)], [flight("P51", 6)]) as [Volley];
  expect(lossesOf(volley, 6)).toBe(losses("fighters", 2, 6));
});

it("T-32 E.5", () => {
  const germans = [flight("Me109", 10)];
  const escorts = [flight("P47", 3)];
  expect(told(volleysThrough(withheld(germans, 3), escorts))).toEqual([
    "Me109 3 at P47",
    "Me109 4 at bombers",
  ]);
  expect(told(volleysThrough(germans, escorts))).toEqual(["Me109 3 at P47", "Me109 7 at bombers"]);
});

it("T-33 Losses after fire", () => {
  const [american] = volleysAt([flight("P51", 4)], [flight("Me109", 4)]) as [Volley];
  const [german] = volleysAt([flight("Me109", 4)], [flight("P51", 4)]) as [Volley];
  expect([lossesOf(american, 5), lossesOf(german, 6)]).toEqual([1, 1]);
});

it("T-34 Strafing", () => {
  expect(losses("fighters", 6, 4)).toBe(1);
});
