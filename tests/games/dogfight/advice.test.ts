import { describe, expect, it } from "vitest";
import { nearest } from "../../../src/core/input/nearest.ts";
import { say } from "../../../src/core/phrase.ts";
import { recordOf } from "../../../src/games/dogfight/face/record.ts";
import { badgeOf } from "../../../src/games/dogfight/rules/advice/badge.ts";
import { nextTokens } from "../../../src/games/dogfight/rules/advice/next-tokens.ts";
import { readDraft, stepsOf } from "../../../src/games/dogfight/rules/move/grammar.ts";
import { legalOrders } from "../../../src/games/dogfight/rules/move/orders.ts";
import { de } from "../../../src/games/dogfight/words/de.ts";
import { en } from "../../../src/games/dogfight/words/en.ts";
import { type Craft, FAR, play } from "./helpers.ts";

const R1: Craft = { id: "R1", x: 20, y: 10, heading: 12, speed: 1, weapons: ["front", "rear"], toHit: 3 };

function badge(other: Partial<Craft>, options = {}, mine: Partial<Craft> = {}) {
  const game = play([{ ...R1, ...mine }, { id: "B1", x: 20, y: 13, ...other }, FAR], options);
  const found = badgeOf(game.state, "R1", "B1");
  if (!found) throw new Error("no badge");
  return found;
}

describe("badges", () => {
  it("say range, height, bearing, arc and need", () => {
    const { best, measure } = badge({ x: 22, y: 16.5, level: 10 }, { altitude: true }, { level: 8 });
    expect(say(en, measure)).toBe("7.1″ (6.8″ flat, 2 levels), 1 o'clock");
    expect(say(en, best)).toBe("7.1″ (6.8″ flat, 2 levels), 1 o'clock, front arc, needs 3 or less");
    expect(say(de, best)).toBe("7,1″ (6,8″ flach, 2 Stufen), 1 Uhr, Bogen vorn, nötig ist höchstens 3");
  });

  it.each([
    [{ y: 13 }, "3.0″, 12 o'clock, front arc, needs 4 or less"],
    [{ y: 10 }, "0.0″, same place, front arc, needs 5 or less"],
    [{ y: 5 }, "5.0″, 6 o'clock, rear arc, needs 3 or less"],
    [
      { y: 24.5 },
      "14.5″, 12 o'clock, front gun: B1 is 14.5″ away, 2.5″ beyond the longest range of 12″ (R-11).",
    ],
    [{ x: 25, y: 10 }, "5.0″, 3 o'clock, front gun: B1 is at R1's 3 o'clock, outside the front arc (R-13)."],
  ])("for a target at %j", (place, sentence) => {
    expect(say(en, badge(place).best)).toBe(sentence);
  });

  it("have a line for each working weapon, with the shot where there is one", () => {
    const { lines } = badge({ y: 13 });
    expect(lines.map(({ weapon, legal, order }) => [weapon, legal, order])).toEqual([
      ["front", true, "R1 front B1"],
      ["rear", false, null],
    ]);
  });

  it("tell of unarmed shooters, friends and the gone", () => {
    expect(say(en, badge({ y: 13 }, {}, { weapons: [] }).best)).toBe("3.0″, 12 o'clock, no weapon left");
    const { state } = play([R1, { id: "R2", x: 20, y: 13 }, FAR]);
    expect(say(en, badgeOf(state, "R1", "R2")?.best ?? { key: "", values: {} })).toBe("3.0″, 12 o'clock");
    expect(badgeOf(state, "R1", "R1")).toBeUndefined();
    expect(badgeOf(state, "R1", "R9")).toBeUndefined();
  });

  it("agree with what may be fired", () => {
    const game = play([R1, { id: "B1", x: 20, y: 15 }, { id: "B2", x: 26, y: 10 }, FAR]);
    game.round({ R1: "1", B1: "1", B2: "1", B9: "1" }, [5, 2]);
    const shots = ["B1", "B2", "B9"].flatMap((id) => badgeOf(game.state, "R1", id)?.lines ?? []);
    expect([...shots.flatMap(({ order }) => order ?? []), "done"]).toEqual(game.options("red"));
  });
});

describe("next tokens", () => {
  const given = play([{ id: "R1", speed: 3, engine: 4 }, FAR]).situation("R1");

  it.each([
    ["", ["1", "2", "3", "4", "L", "R"], false],
    ["2", ["1", "2", "L", "R"], true],
    ["2L", ["1", "L"], true],
    ["2LL", [], true],
    ["1L1", ["1", "L", "R"], true],
    ["LR", [], false],
    ["4:3", ["1", "L", "R"], false],
    ["4:", ["1", "2", "3", "4", "L", "R"], false],
    ["9", ["1", "2", "3", "4", "L", "R"], false],
    ["2x", ["1", "2", "L", "R"], true],
  ])("after %j", (text, tokens, complete) => {
    expect(nextTokens(text, given)).toMatchObject({ tokens, complete });
  });

  it("offer marks with altitude, and 0 where it is allowed", () => {
    const high = play([{ id: "R1", speed: 1, engine: 2 }, FAR], { altitude: true, allowZero: true });
    const situation = high.situation("R1");
    expect(nextTokens("1", situation).tokens).toEqual(["1", "L", "R", "+", "-", "--"]);
    expect(nextTokens("1-", situation)).toEqual({ at: 2, tokens: ["-"], complete: true });
    expect(nextTokens("", situation).tokens).toEqual(["0", "1", "2", "L", "R"]);
    expect(nextTokens("0", situation)).toEqual({ at: 1, tokens: [], complete: true });
  });

  it("lead to a legal order, and every legal order is reached by them", () => {
    const { orders, byText } = legalOrders(given);
    const reached = new Set<string>();
    const open = [""];
    for (let draft = open.pop(); draft !== undefined; draft = open.pop()) {
      const { tokens, complete } = nextTokens(draft, given);
      if (complete) reached.add(stepsOf(readDraft(draft).draft));
      expect(complete || tokens.length > 0).toBe(true);
      for (const token of tokens) open.push(draft + token);
    }
    expect(reached).toEqual(new Set(orders.map(({ steps }) => steps)));
    expect(byText.size).toBe(reached.size);
  });
});

describe("near answers", () => {
  it("are the three with the fewest edits, earlier ones first", () => {
    expect(nearest("lr2", ["3", "L2", "R2", "2L1", "L1"])).toEqual(["L2", "R2", "L1"]);
    expect(nearest("", [])).toEqual([]);
    expect(nearest("x".repeat(5000), ["1", "2"])).toEqual(["1", "2"]);
  });
});

describe("the Aircraft Turn Record", () => {
  it("keeps SPEED, orders and damage turn by turn", () => {
    const game = play([
      { ...R1, weapons: ["front"] },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: ["rear"] },
      FAR,
    ]);
    game.round({ R1: "1", B1: "1", B9: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, 5]);
    game.round({ blue: "done" });
    game.round({ R1: "2", B1: "2", B9: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, 6]);
    game.round({ R1: "1L", B1: "1L", B9: "1" }, [5, 2]);
    expect(recordOf("B1", game.events)).toEqual([
      { turn: 1, speed: 1, orders: "1", damage: [{ kind: "engine" }] },
      { turn: 2, speed: 2, orders: "2", damage: [{ kind: "weapon", weapon: "rear" }] },
      { turn: 3, speed: 2, orders: "1L", damage: [] },
    ]);
    expect(recordOf("R1", game.events).map(({ orders }) => orders)).toEqual(["1", "2", "1L"]);
    expect(recordOf("R7", game.events)).toEqual([]);
  });
});
