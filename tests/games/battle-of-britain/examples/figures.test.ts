import { describe, expect, it } from "vitest";
import { faceOf, pairOf } from "../../../../src/games/battle-of-britain/data/faces.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { gruppenOf } from "../../../../src/games/battle-of-britain/rules/battle/gruppen.ts";
import { allocations } from "../../../../src/games/battle-of-britain/rules/battle/hits.ts";
import { distance } from "../../../../src/games/battle-of-britain/rules/map/path.ts";
import { handsOf, victor } from "../../../../src/games/battle-of-britain/rules/outcome/deal.ts";
import { setupFrom } from "../../../../src/games/battle-of-britain/rules/setup/from-config.ts";
import { fliesOn } from "../../../../src/games/battle-of-britain/rules/turn/weather.ts";
import { cards, lw, raf, scene } from "./play.ts";

const SETUP = setupFrom({});
const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].map((other) => pairOf(faceOf(1, one), faceOf(0, other))),
);

/** Whether the Luftwaffe flies in a turn after these two faces have fallen. */
function weather(turn: number, german: string, british: string): boolean {
  const match = scene({ turn, tasks: [], config: { turns: { from: turn, to: turn } } });
  match.state = { ...match.state, agenda: [{ do: "weather" }] };
  match.dice(...lw(german), ...raf(british)).run();
  return match.last("weather-dice").flies === match.state.flying && match.state.flying;
}

describe("E1 Weather, dice", () => {
  it.each([
    [2, "+", "o", true],
    [2, "+", "+", false],
    [6, "+", "+", true],
    [6, "-", "-", false],
    [10, "-", "-", true],
    [10, "o", "-", false],
    [6, "-", "+", false],
  ])("turn %i, Luftwaffe %s, RAF %s: flies %s", (turn, german, british, flies) => {
    expect(weather(turn, german, british)).toBe(flies);
  });
});

it("E2 Weather, frequencies", () => {
  const ways = (turn: number, rule: "dice" | "dice42") =>
    PAIRS.filter((pair) => fliesOn(turn, pair, rule)).length;
  expect([1, 2, 3, 4].map((turn) => ways(turn, "dice"))).toEqual([18, 18, 18, 18]);
  expect([5, 6, 7, 8].map((turn) => ways(turn, "dice"))).toEqual([24, 24, 24, 24]);
  expect([9, 10, 11].map((turn) => ways(turn, "dice"))).toEqual([20, 20, 20]);
  expect([1, 6, 11].map((turn) => ways(turn, "dice42"))).toEqual([21, 21, 21]);
});

it("section 1.2: each pair falls in as many of 36 ways as worked out", () => {
  const count = (pair: string) => PAIRS.filter((one) => one === pair).length;
  expect(["++", "oo", "--", "+o", "+-", "o-"].map(count)).toEqual([3, 3, 4, 10, 8, 8]);
  expect(count("+-") + count("++") + count("--")).toBe(15);
});

describe("E4 Loss rate", () => {
  it.each([
    [12, 20, 2, 2],
    [8, 14, 1, 1],
    [12, 10, 2, 1],
    [11, 20, 1, 2],
    [6, 9, 1, 0],
    [5, 10, 0, 1],
    [17, 29, 2, 2],
    [24, 39, 4, 3],
    [17, 30, 2, 3],
    [0, 0, 0, 0],
    [30, 50, 5, 5],
  ])("%i British and %i German losses deal %i and %i hands", (british, german, b, g) => {
    expect(handsOf(british, german)).toEqual([b, g]);
    // Dossier section 8: comparing whole hands never contradicts the exact rates.
    if (b !== g) expect(Math.sign(b - g)).toBe(Math.sign(british / 6 - german / 10));
  });
});

describe("E5 Victory", () => {
  const won = (n: number, b: number, g: number, inclusive = false) =>
    ["british", "german", "draw"][victor(n, handsOf(b, g), { targets: 28, drawBelow: 7, inclusive }) ?? 2];
  it.each([
    [28, 12, 20, "german", "german"],
    [28, 11, 20, "british", "draw"],
    [29, 11, 20, "draw", "draw"],
    [30, 17, 30, "draw", "draw"],
    [27, 24, 39, "draw", "draw"],
    [22, 12, 20, "british", "draw"],
    [22, 12, 10, "draw", "draw"],
    [21, 30, 10, "british", "british"],
    [27, 5, 10, "british", "british"],
  ])("n=%i, B=%i, G=%i: %s, inclusive %s", (n, b, g, plain, inclusive) => {
    expect(won(n, b, g)).toBe(plain);
    expect(won(n, b, g, true)).toBe(inclusive);
  });
});

describe("E6 Intercept hit allocation", () => {
  const legal = (list: string, hits: number) =>
    allocations(SETUP, { side: 1, hits, squadrons: cards(list), formation: "2A", by: "intercept" })
      .map(({ lost, stood }) => `${lost.join(" ")}/${stood ?? ""}`)
      .sort();
  it.each([
    ["2 Spitfire", 6, ["Spitfire/Spitfire"]],
    ["Bf109, Bf110", 2, ["/Bf109", "Bf110/"]],
    ["Spitfire", 1, ["/Spitfire"]],
    ["2 Bf110", 5, ["Bf110 Bf110/"]],
    ["2 Bf109", 8, ["Bf109 Bf109/"]],
    ["Bf109, Bf110", 5, ["Bf109/Bf110", "Bf110/Bf109"]],
  ])("%s take %i", (list, hits, wanted) => {
    expect(legal(list, hits)).toEqual(wanted);
  });
});

describe("E8 Gruppen", () => {
  it.each([
    [7, ["3 3 1", "3 2 2"]],
    [6, ["3 2 1", "2 2 2"]],
    [5, ["3 1 1", "2 2 1"]],
    [4, ["2 1 1"]],
    [3, ["1 1 1"]],
    [2, ["1 1"]],
    [1, ["1"]],
  ])("of %i squadrons", (count, wanted) => {
    expect(gruppenOf(count).map((sizes) => sizes.join(" "))).toEqual(wanted);
  });

  it("of four or five, or fewer than there could be, are refused", () => {
    const of = (has: string) =>
      scene({
        tasks: [{ do: "gruppen" }],
        geschwader: { "2A": { has, square: "Q08" } },
        wings: { "11B": { has: "3 Spitfire", square: "Q08" } },
        state: { dogfight: { wings: ["11B"], geschwader: "2A", sizes: [], laid: [] } },
      });
    expect(of("6 Do17").refusal("lay 4 1 1")).toBe("gruppen BB-109");
    expect(of("6 Do17").refusal("lay 3 3")).toBe("gruppen BB-109");
    expect(of("5 Do17").refusal("lay 5")).toBe("gruppen BB-109");
    expect(of("6 Do17").refusal("lay 1 2 3")).toBeUndefined();
  });
});

it("E11 Range", () => {
  const steps = (from: string, to: string) => distance(from, to, true);
  expect(steps("S07", "N09")).toBe(5);
  expect(steps("K02", "L06")).toBe(4);
  expect(steps("S07", "J12")).toBe(9);
  expect(steps("K02", "I16")).toBe(14);
  expect(steps("T20", "K21")).toBe(9);
  expect(steps("T22", "E25")).toBe(15);
  const starts = TABLES.launches.filter(({ pool }) => pool === "LF5");
  for (const { square } of [...TABLES.cities, ...TABLES.airfields, ...TABLES.radar])
    expect(Math.min(...starts.map((start) => steps(start.square, square)))).toBeLessThanOrEqual(15);
});
