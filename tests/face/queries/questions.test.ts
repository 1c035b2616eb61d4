import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { type Craft, config } from "../../games/dogfight/helpers.ts";
import { asking } from "./asking.ts";

const ENTRY = findGame(GAMES, "dogfight") as GameEntry;
const { ask } = await asking(ENTRY);
const german = await asking(ENTRY, "de");

function must<T>(played: { readonly ok: boolean; readonly value?: T }): T {
  if (!played.ok) throw new Error(JSON.stringify(played));
  return played.value as T;
}

/** A match as it begins, with these aircraft. */
function matchOf(crafts: readonly Craft[], more = {}): Match {
  return must(begin(dogfight, config(crafts, {}, more), recordedDice([])));
}

const R1: Craft = { id: "R1", x: 24, y: 10, heading: 12 };
const B1: Craft = { id: "B1", x: 24, y: 14, heading: 6 };
const B2: Craft = { id: "B2", x: 34, y: 10, heading: 3 };
const DUEL = matchOf([R1, B1, B2], { clouds: [{ x: 24, y: 20, radius: 3 }] });

const AHEAD =
  "B1: range 4.0 inches, at 12 o'clock, facing its nose towards you, closing, your shot front gun, 67 per cent, its shot front gun, 67 per cent, left FUSELAGE 3 of 3, ENGINE 4 of 4.";
const ABEAM =
  "B2: range 10.0 inches, at 3 o'clock, facing its nose away from you, not closing, your shot none, its shot none, left FUSELAGE 3 of 3, ENGINE 4 of 4.";

describe("questions about who is where", () => {
  test.each([
    ["? near", ["From R1:", AHEAD, ABEAM]],
    ["? all", ["From R1:", AHEAD, ABEAM]],
    ["? front", ["From R1:", AHEAD]],
    ["? 11-1", ["From R1:", AHEAD]],
    ["? 2-4", ["From R1:", ABEAM]],
    ["? 10-2", ["From R1:", AHEAD]],
    ["? right", ["From R1:", ABEAM]],
    ["? behind", ["Nobody is there."]],
    ["? left", ["Nobody is there."]],
    ["? targets", [AHEAD]],
    ["? shots", [`From R1: ${AHEAD}`]],
    ["? danger", [`From R1: ${AHEAD}`]],
    ["?near", ["From R1:", AHEAD, ABEAM]],
    ["  ?  NEAREST ", ["From R1:", AHEAD, ABEAM]],
  ])("%s", async (line, told) => expect(await ask(DUEL, "red", line)).toEqual(told));

  test.each([
    ["? R1", "Test R1, Red"],
    ["? r1", "Test R1, Red"],
    ["? Red 1", "Test R1, Red"],
    ["? me", "Test R1, Red"],
  ])("%s tells what the list of pieces does", async (line, start) => {
    const [told] = await ask(DUEL, "red", line);
    expect(told?.startsWith(start)).toBe(true);
  });

  test("an enemy is told in one sentence as the situation has him, and by how much shots are missed", async () => {
    expect(await ask(DUEL, "red", "? B1")).toEqual([`From R1: ${AHEAD}`]);
    const missed = ABEAM.replace("your shot none", "your shot none: out of arc at 3 o'clock").replace(
      "its shot none",
      "its shot none: out of arc at 6 o'clock",
    );
    expect(await ask(DUEL, "red", "? B2")).toEqual([`From R1: ${missed}`]);
    const far = matchOf([R1, { ...B1, y: 30 }]);
    expect((await ask(far, "red", "? B1")).join(" ")).toContain(
      "your shot none: 8.0 inches too far, its shot none: 8.0 inches too far",
    );
    for (const match of [DUEL, far]) {
      const [told = "", ...more] = await ask(match, "red", "? B1");
      expect(more).toEqual([]);
      expect(told.split(" ").length).toBeLessThanOrEqual(40);
    }
  });

  test("from the piece that is chosen, if it is the asker's", async () => {
    expect((await ask(DUEL, "blue", "? near", { chosen: "B2" }))[0]).toBe("From B2:");
    expect((await ask(DUEL, "blue", "? near", { chosen: "R1" }))[0]).toBe("From B1:");
    expect(await ask(DUEL, "table", "? near")).toEqual(["You have no piece in play to look from."]);
  });

  test.each([
    ["? edge", ["Straight on it crosses the far edge with forward step 14 (R-25)."]],
    ["? clouds", ["Cloud 1: 7.0 inches to its rim at 12 o'clock."]],
  ])("%s", async (line, told) => expect(await ask(DUEL, "red", line)).toEqual(told));
});

describe("questions about what may be done", () => {
  test("what is asked, what may be answered", async () => {
    const [asked, examples, answers] = await ask(DUEL, "red", "?");
    expect(asked).toMatch(/^Turn 1: write orders for R1, SPEED \d to \d, at most \d clock points\.$/);
    expect(examples).toMatch(/^For example /);
    expect(answers).toMatch(/^You may answer .* or something else\.$/);
  });

  test("nothing, and the end", async () => {
    expect(await ask(DUEL, "table", "?")).toEqual(["You are asked nothing now."]);
    expect(await ask(DUEL, "red", "?", { prompts: [], over: true })).toEqual(["The match is over."]);
  });

  test("what an order would come to, and that it is not given", async () => {
    const [legal, ...outlook] = await ask(DUEL, "red", "? try 1l1");
    expect(legal).toBe("1L1 may be given.");
    expect(outlook.length).toBeGreaterThan(0);
    const refused = await ask(DUEL, "red", "? try 9");
    expect(refused.at(-1)).toMatch(/^Near it: /);
    expect(await ask(DUEL, "red", "? try")).toEqual(["Which order? ? try 2R1 tells what 2R1 would come to."]);
  });
});

describe("questions about what has been", () => {
  const flown = must(
    play(
      DUEL,
      new Map([
        ["R1", "1"],
        ["B1", "1"],
        ["B2", "1"],
      ]),
      seededDice("flown"),
    ),
  );

  test("what was read aloud, where anything is", async () => {
    const aloud = () => ["Red fires.", "B1 is hit."];
    expect(await ask(flown, "red", "? again", { aloud })).toEqual(["B1 is hit."]);
    expect(await ask(flown, "red", "? said", { aloud })).toEqual(aloud());
    expect(await ask(flown, "red", "? again", { aloud: () => [] })).toEqual(["Nothing has been read aloud."]);
    expect((await ask(flown, "red", "? help", { aloud })).join()).toContain("? again");
    expect((await ask(flown, "red", "? help")).join()).not.toContain("? again");
  });

  test("what has happened, to whom, and the dice", async () => {
    expect(await ask(DUEL, "red", "? log R1")).toEqual(["Nothing has happened to R1."]);
    const told = await ask(flown, "red", "? what");
    expect(told.length).toBeGreaterThan(0);
    const log = await ask(flown, "red", "? log B2");
    expect(log.length).toBeGreaterThan(0);
    for (const sentence of log) expect(sentence).toContain("B2");
    expect((await ask(flown, "red", "? dice")).join()).toMatch(/\d/);
    expect(await ask(DUEL, "red", "? dice")).toEqual(["No dice have fallen."]);
  });
});

describe("a wrong question", () => {
  test.each([
    ["? nera", /no question “nera”; near it: \? near/],
    ["? log X9", /^Nothing on the table is called “X9”; there are R1, B1 and B2\.$/],
    ["? 0-3", /numerals 1 to 12/],
    ["? 13-1", /numerals 1 to 12/],
    ["? hand", /You hold no cards/],
    [`? ${"x".repeat(300)}`, /at most 200 letters/],
    ["? constructor", /no question “constructor”/],
  ])("%j gets one sentence", async (line, told) => {
    const [sentence = "", ...more] = await ask(DUEL, "red", line);
    expect(more).toEqual([]);
    expect(sentence).toMatch(told);
  });
});

describe("in German", () => {
  test("German words and English ones, German sentences", async () => {
    expect((await german.ask(DUEL, "red", "? nah"))[0]).toBe("Von R1 aus:");
    expect((await german.ask(DUEL, "red", "? near"))[0]).toBe("Von R1 aus:");
    expect((await german.ask(DUEL, "red", "? hilfe")).length).toBeGreaterThan(10);
    expect((await german.ask(DUEL, "red", "? rand"))[0]).toMatch(/Vorwärtsschritt 14/);
  });
});
