import { describe, expect, it } from "vitest";
import type { Block } from "../../../../src/face/sheet.ts";
import type { Text } from "../../../../src/face/text.ts";
import { campaignSheet } from "../../../../src/games/luftwaffe/face/sheets/campaign.ts";
import { industrySheet } from "../../../../src/games/luftwaffe/face/sheets/industry.ts";
import { sheets } from "../../../../src/games/luftwaffe/face/sheets.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/sheets.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { raidState } from "./state.ts";

function sheetIds(viewer: string, quarter = 5): readonly string[] {
  const past = { start: view(raidState(quarter), viewer), events: [] };
  return sheets.sheets(past.start, past, "screen").map(({ id }) => id);
}

function keyOf(text: Text): string {
  return typeof text === "string" ? text : text.key;
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

  it("has what both sides and industry have, each under its name", () => {
    const economy = { aircraft: 31, pilots: 7, fuel: 125, reserve: 14, night: 5 };
    const raid = raidState();
    const state = { ...raid, replacements: 3, economy: { ...raid.economy, ...economy } };
    const { blocks } = campaignSheet(view(state, "german"));
    const told = blocks.flatMap((block) => (block.kind === "figures" ? block.figures : []));
    const lost = { ...state, americans: [], germans: [] };
    const less = campaignSheet(view(lost, "german")).blocks.flatMap((block) =>
      block.kind === "figures" ? block.figures : [],
    );
    const twelfths = (figure: number) => ({ key: "sheet.twelfths", values: { twelfths: figure } });
    const industry = [
      ["sheet.replacements", "3"],
      ["sheet.aircraft", twelfths(31)],
      ["sheet.pilots", "7"],
      ["sheet.fuel", twelfths(125)],
      ["sheet.reserve", twelfths(14)],
    ];
    const named = told.map(({ name, value }) => [keyOf(name), value]);
    expect(named.slice(2)).toEqual(industry);
    expect(named.slice(0, 2).map(([name, value]) => [name, Number(value) > 0])).toEqual([
      ["sheet.american", true],
      ["sheet.german", true],
    ]);
    expect(less.slice(0, 2).map(({ value }) => value)).toEqual(["0", "0"]);
  });

  it.each([
    [140, "11\u00a02/3"],
    [136, "11\u00a01/3"],
    [3, "1/4"],
    [144, "12"],
  ])("T-1: writes %i twelfths as %s", (twelfths, told) => {
    expect(words["sheet.twelfths"]({ twelfths })).toBe(told);
  });
});

describe("what the loss of targets would do", () => {
  const campaign = view({ ...raidState(), setup: { ...raidState().setup, raid: false } }, "german");
  const [aircraft, fuel] = industrySheet({ ...campaign, quarter: 0, bombed: [] }).blocks;
  const cells = (block: Block | undefined) => {
    const [table] = block?.kind === "section" ? block.blocks : [];
    return table?.kind === "table"
      ? table.rows.map((row) =>
          row.cells.map((cell) =>
            cell !== null && typeof cell === "object" && "values" in cell ? cell.values.twelfths : cell,
          ),
        )
      : [];
  };

  it("T-1, T-2, T-3: aircraft: a third of a factor less, the fixed six, half of all", () => {
    const [factories, armaments] = cells(aircraft);
    expect(factories).toEqual(["36", 144, 140, 72]);
    expect(armaments).toEqual(["8", 144, 144, 72]);
  });

  it("T-7, T-9: fuel: ten less, the residual ten, half of all", () => {
    expect(cells(fuel)).toEqual([
      ["14", 1680, 1560, 120],
      ["6", 1680, 1680, 840],
      ["22", 1680, 1680, 840],
    ]);
  });
});
