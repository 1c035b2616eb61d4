import { describe, expect, it } from "vitest";
import { sheets } from "../../../../src/games/luftwaffe/face/sheets.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/sheets.ts";
import { view } from "../../../../src/games/luftwaffe/view/view.ts";
import { raidState } from "./state.ts";

function sheetIds(viewer: string, quarter = 5): readonly string[] {
  const past = { start: view(raidState(quarter), viewer), events: [] };
  return sheets.sheets(past.start, past, "screen").map(({ id }) => id);
}

describe("the sheets of the campaign", () => {
  it("LW-56: has the Target Sheet for its owner alone", () => {
    expect(sheetIds("american")).toContain("target-sheet");
    expect(sheetIds("german")).not.toContain("target-sheet");
    expect(sheetIds("table")).not.toContain("target-sheet");
  });

  it("has one's own forces first, and the 15th as soon as it is there", () => {
    expect(sheetIds("german").slice(0, 2)).toEqual(["campaign", "luftwaffe"]);
    expect(sheetIds("american", 3)).not.toContain("force-15");
    expect(sheetIds("american", 4)).toContain("force-15");
  });

  it.each([
    [140, "11 2/3"],
    [136, "11 1/3"],
    [3, "1/4"],
    [144, "12"],
  ])("T-1: writes %i twelfths as %s", (twelfths, told) => {
    expect(words["sheet.twelfths"]({ twelfths })).toBe(told);
  });
});
