import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { answerQuestion } from "../../../src/face/queries/answer.ts";
import type { Contact } from "../../../src/face/queries/query.ts";
import { swept } from "../../../src/face/queries/sweep.ts";
import { gainAt, heardAt, pitchAt, ticksOf } from "../../../src/face/queries/ticks.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { type Craft, config } from "../../games/dogfight/helpers.ts";
import { played } from "../../games/luftwaffe/face/matches.ts";
import { asking } from "./asking.ts";

const ENTRY = findGame(GAMES, "dogfight") as GameEntry;
const english = await asking(ENTRY);
const german = await asking(ENTRY, "de");

const contact: fc.Arbitrary<Contact> = fc.record(
  {
    id: fc.string(),
    friend: fc.boolean(),
    cells: fc.constant([]),
    distance: fc.integer({ min: 0, max: 60 }),
    clock: fc.integer({ min: 1, max: 12 }),
    above: fc.integer({ min: -60, max: 60 }),
  },
  { requiredKeys: ["id", "friend", "cells", "distance"] },
);
const contacts = fc.array(contact, { maxLength: 30 });

/** Where a numeral comes from 12 on; before it what has none. */
function place(clock: number | null): number {
  return clock === null ? -1 : clock % 12;
}

describe("a sweep", () => {
  test("meets everybody once, clockwise from 12, at one numeral the nearest first", () => {
    fc.assert(
      fc.property(contacts, (all) => {
        const met = swept(all);
        expect(new Set(met.map((one) => one.contact))).toEqual(new Set(all));
        expect(met).toHaveLength(all.length);
        for (const [at, one] of met.entries()) {
          const next = met[at + 1];
          if (!next) continue;
          expect(place(one.clock)).toBeLessThanOrEqual(place(next.clock));
          if (one.clock === next.clock) expect(one.distance).toBeLessThanOrEqual(next.distance);
        }
      }),
    );
  });

  test("ticks one after another, closer together at one numeral than from one to another", () => {
    fc.assert(
      fc.property(contacts, (all) => {
        const met = swept(all);
        const ticks = ticksOf(met);
        expect(ticks).toHaveLength(met.length);
        if (ticks[0]) expect(ticks[0].at).toBe(0);
        const gaps = ticks.slice(1).map(({ at }, index) => at - (ticks[index]?.at ?? 0));
        for (const [index, gap] of gaps.entries()) {
          const isSame = met[index]?.clock === met[index + 1]?.clock;
          expect(gap > 0.2).toBe(!isSame);
          expect(gap).toBeGreaterThan(0.1);
        }
        for (const [index, tick] of ticks.entries()) {
          expect(tick.own).toBe(met[index]?.friend);
          expect(Math.abs(tick.pan)).toBeLessThanOrEqual(1);
          expect(tick.gain > 0 && tick.gain <= 1).toBe(true);
          expect(tick.hertz > 200 && tick.hertz < 1100).toBe(true);
        }
      }),
    );
  });

  test("sounds from where it is: right of 12 to the right, left to the left, and duller behind", () => {
    for (let clock = 1; clock <= 12; clock++) {
      const { pan, cutoff } = heardAt(clock);
      const sine = Math.sin((clock * Math.PI) / 6);
      expect(pan).toBeCloseTo(sine, 1);
      expect(Math.sign(pan)).toBe(Math.sign(Math.round(sine * 100)) + 0);
      const mirrored = heardAt(12 - clock || 12);
      expect(mirrored.pan + pan).toBe(0);
      expect(mirrored.cutoff).toBe(cutoff);
      if (clock < 6) expect(heardAt(clock + 1).cutoff).toBeLessThanOrEqual(cutoff);
    }
    expect(heardAt(6).cutoff).toBeLessThan(heardAt(12).cutoff / 4);
    expect(heardAt(null)).toEqual(heardAt(12));
  });

  test("is the higher the higher, and the louder the nearer", () => {
    const level = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(level, level, (one, other) => {
        expect(Math.sign(pitchAt(one) - pitchAt(other))).toBe(Math.sign(one - other));
        expect(pitchAt(one) * pitchAt(-one)).toBeCloseTo(pitchAt(0) * pitchAt(0), 3);
      }),
    );
    const inches = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(inches, inches, (one, other) => {
        expect(Math.sign(gainAt(one) - gainAt(other))).toBe(Math.sign(other - one));
      }),
    );
  });
});

const CRAFTS: readonly Craft[] = [
  { id: "R1", x: 24, y: 18, heading: 12, level: 5 },
  { id: "R2", x: 20, y: 18, heading: 12, level: 5 },
  { id: "B1", x: 24, y: 22, heading: 6, level: 7 },
  { id: "B2", x: 24, y: 14, heading: 6, level: 4 },
  { id: "B3", x: 24, y: 18, heading: 6, level: 5 },
];

function matchOf(crafts: readonly Craft[], altitude: boolean): Match {
  const begun = begin(dogfight, config(crafts, { altitude }), recordedDice([]));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return begun.value;
}

describe("? sweep", () => {
  const match = matchOf(CRAFTS, true);

  test("tells who is where in one sentence", async () => {
    expect(await english.ask(match, "red", "? sweep")).toEqual([
      "From R1:",
      "Here: B3, 0.0 inches, level; 12: B1, 4.5 inches, 2 above; 6: B2, 4.1 inches, 1 below; 9: R2, own side, 4.0 inches, level.",
    ]);
    expect((await german.ask(match, "red", "? rundum"))[1]).toMatch(
      /^Hier: B3, .*; 12: B1, .*; 6: B2, .*; 9: R2, eigene Seite, /,
    );
  });

  test("is heard in the same order, with the timbre and the pitch of each", async () => {
    const { ticks = [] } = await answerQuestion(english.askerOf(match, "red"), "? sweep");
    expect(ticks.map(({ pan }) => pan)).toEqual([0, 0, 0, -1]);
    expect(ticks.map(({ own }) => own)).toEqual([false, false, false, true]);
    const [here, ahead, behind, left] = ticks.map(({ hertz }) => hertz);
    expect(ahead).toBeGreaterThan(here as number);
    expect(behind).toBeLessThan(here as number);
    expect(left).toBe(here);
  });

  test("other questions are told alone", async () => {
    for (const line of ["? all", "? near", "?", "? nonsense"])
      expect((await answerQuestion(english.askerOf(match, "red"), line)).ticks).toBeUndefined();
  });

  test("says so where nobody is, and who has nothing to look from", async () => {
    const alone = matchOf(CRAFTS.slice(0, 2), false);
    const { ask } = english;
    expect(await ask(alone, "blue", "? sweep")).toEqual(["You have no piece in play to look from."]);
    expect(await ask(match, "table", "? sweep")).toEqual(["You have no piece in play to look from."]);
  });

  test("is no question where nobody has a nose", async () => {
    const { ask } = await asking(findGame(GAMES, "luftwaffe") as GameEntry);
    const sheet = played({ scenario: "wilhelmshaven" }, 1);
    expect((await ask(sheet, "american", "? help")).join()).not.toContain("? sweep");
    expect(await ask(sheet, "american", "? sweep")).toEqual([
      "There are no directions around a piece in this game; ? near tells who is near.",
    ]);
  });
});

describe("? sounds", () => {
  const match = matchOf(CRAFTS, false);

  test("tells every signal, where the table is heard", async () => {
    const told = await english.ask(match, "red", "? sounds");
    expect(told).toHaveLength(8);
    expect(told[0]).toBe("Two bells, rising: you are asked for your move.");
    expect(await german.ask(match, "red", "? töne")).toHaveLength(8);
    expect((await english.ask(match, "red", "? help", { aloud: () => [] })).join()).toContain("? sounds");
  });
});
