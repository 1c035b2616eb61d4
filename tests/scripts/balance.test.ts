import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Measured, rowOf, withGame } from "../../scripts/balance/record.ts";
import { BALANCE } from "../../src/games/great-war/data/balance.ts";

const KEPT = new URL("../../scripts/balance/great-war.json", import.meta.url);
const records = JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, Measured>;

describe("a row of balance", () => {
  it.each(Object.keys(BALANCE))("of %s says what its kept games say", (scenario) => {
    expect(rowOf(records[scenario] as Measured)).toEqual(BALANCE[scenario]);
  });

  it("grows by the games that come after those that are known", () => {
    const sides = ["allied", "german"];
    const game = (winner: string | null, turns: number) => ({ winner, turns, orders: 1 });
    let measured: Measured = { players: "pilot", nodes: 9, setup: "0", winners: "", turns: "" };
    for (const one of [game("german", 4), game(null, 12), game("allied", 10)])
      measured = withGame(measured, one, sides);
    expect([measured.winners, measured.turns]).toEqual(["1-0", "4 12 10"]);
    expect(rowOf(measured)).toEqual({
      players: "pilot",
      nodes: 9,
      games: 3,
      wins: [1, 1],
      draws: 1,
      turns: 10,
    });
  });
});
