import { describe, expect, it } from "vitest";
import { entriesOf, killsText, pagesOf, rankOf } from "../../../../src/games/great-war/face/week.ts";
import { campaignOf, firstMorning, inTheAir } from "../rules/campaign/week.ts";

const { state: MORNING } = firstMorning(1);
const WEEK = campaignOf(MORNING);
const FLYING = inTheAir("fly Marsden Cole", "fly Rautenberg Lindner Uhl");

describe("the ledger of the week", () => {
  it.each([
    [[0, 1], "0"],
    [[3, 1], "3"],
    [[1, 2], "1/2"],
    [[17, 2], "8 1/2"],
    [[5, 6], "5/6"],
  ] as const)("A-47: writes %j kills as %s", (kills, text) => {
    expect(killsText(kills)).toBe(text);
  });

  it("A-47: calls nobody an ace for four and a half kills", () => {
    expect(rankOf({ kills: [9, 2], novice: false })).toBe("regular");
    expect(rankOf({ kills: [5, 1], novice: false })).toBe("ace");
    expect(rankOf({ kills: [41, 2], novice: false })).toBe("double-ace");
    expect(rankOf({ kills: [0, 1], novice: true })).toBe("novice");
  });

  it("lists every man under his squadron, and who is in the air in which aircraft", () => {
    const pages = pagesOf(campaignOf(FLYING), FLYING.setup, 0, true);
    expect(pages.map(({ id }) => id)).toEqual(["corps", "bombers", "strutters", "scouts"]);
    const lines = pages.flatMap((page) => page.lines);
    expect(lines).toHaveLength(32);
    const flying = lines.filter(({ flies }) => flies !== null);
    expect(flying.map(({ man, flies }) => [man?.name, flies])).toEqual([
      ["Marsden", "A1"],
      ["Quayle", "A1"],
      ["Cole", "A2"],
    ]);
    const grounded = pagesOf(campaignOf(FLYING), FLYING.setup, 0, false).flatMap((page) => page.lines);
    expect(grounded.every(({ flies }) => flies === null)).toBe(true);
  });

  it("adds the points of the missions up, and marks the one that is under way", () => {
    const flown = { points: [3, 5], done: [1, 2], aircraft: [4, 3], lost: [1, 0] } as const;
    const entries = entriesOf({ ...WEEK, mission: 3, flown: [flown, flown] });
    expect(entries).toHaveLength(14);
    expect(entries.slice(0, 3).map(({ total, now }) => [total, now])).toEqual([
      [[3, 5], false],
      [[6, 10], false],
      [null, true],
    ]);
  });
});
