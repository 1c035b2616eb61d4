import type { Block, Row, Sheet } from "../../../../face/sheet.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { COMPLEXES, type Quarter } from "../../data/tables.ts";
import { columnOf, HEXES, rowOf } from "../../rules/map/hex.ts";
import { isSouth, isWest } from "../../rules/map/lines.ts";
import { factorsOf, isBombed, livingAmericans, livingGermans, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** LW-31: the last column of the American side in the west. */
function westColumn(quarter: Quarter): number {
  return Math.max(...HEXES.filter((hex) => rowOf(hex) === 2 && isWest(hex, quarter)).map(columnOf));
}

/** The R line, quarter by quarter. */
function lineBlock({ quarter }: View): Block {
  return {
    kind: "section",
    title: phrase("sheet.line"),
    blocks: [
      {
        kind: "table",
        look: "ruled",
        label: phrase("sheet.line"),
        columns: [phrase("sheet.column.quarter"), phrase("sheet.column.west"), phrase("sheet.column.south")],
        rows: QUARTERS.map(
          (_, at): Row => ({
            head: [{ text: phrase("sheet.quarter", { quarter: at }) }],
            cells: [
              phrase("sheet.west", { column: westColumn(at) }),
              phrase("sheet.south", { open: isSouth("2035", at) }),
            ],
            ...(at === quarter && { now: phrase("sheet.now") }),
          }),
        ),
      },
    ],
  };
}

/** Targets bombed of each complex. */
function complexBlock(view: View): Block {
  const all = tablesOf(view.setup).targets;
  return {
    kind: "table",
    look: "ruled",
    label: phrase("sheet.targets"),
    columns: [phrase("sheet.column.complex"), phrase("sheet.column.bombed"), phrase("sheet.column.left")],
    rows: COMPLEXES.map((complex): Row => {
      const own = all.filter((one) => one.complex === complex);
      const bombed = own.filter(({ id }) => isBombed(view, id)).length;
      return {
        head: [{ text: phrase("sheet.complex", { complex }) }],
        cells: [`${bombed}`, `${own.length - bombed}`],
      };
    }),
  };
}

/** What both sides have and what industry made, fractions in twelfths. */
function figures(view: View): Block {
  const { economy, replacements } = view;
  const { aircraft, pilots, fuel, reserve } = economy;
  return {
    kind: "figures",
    figures: [
      { name: phrase("sheet.american"), value: `${factorsOf(livingAmericans(view))}` },
      { name: phrase("sheet.german"), value: `${factorsOf(livingGermans(view))}` },
      { name: phrase("sheet.replacements"), value: `${replacements}` },
      { name: phrase("sheet.aircraft"), value: phrase("sheet.twelfths", { twelfths: aircraft }) },
      { name: phrase("sheet.pilots"), value: `${pilots}` },
      { name: phrase("sheet.fuel"), value: phrase("sheet.twelfths", { twelfths: fuel }) },
      { name: phrase("sheet.reserve"), value: phrase("sheet.twelfths", { twelfths: reserve }) },
    ],
  };
}

/** The campaign: targets by complex, industry, the R line. */
export function campaignSheet(view: View): Sheet {
  const { targets } = tablesOf(view.setup);
  const bombed = view.bombed.length;
  return {
    id: "campaign",
    label: phrase("sheet.campaign"),
    title: phrase("sheet.campaign"),
    facts: [
      { text: phrase("sheet.quarter", { quarter: view.quarter }) },
      { text: phrase("sheet.bombed-of", { bombed, of: targets.length }) },
    ],
    blocks: [
      {
        kind: "gauge",
        name: phrase("sheet.targets"),
        value: bombed,
        from: 0,
        to: targets.length,
        told: phrase("sheet.bombed-of", { bombed, of: targets.length }),
      },
      figures(view),
      complexBlock(view),
      lineBlock(view),
    ],
  };
}
