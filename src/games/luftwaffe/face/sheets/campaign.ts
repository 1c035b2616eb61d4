import type { Block, Row, Sheet } from "../../../../face/sheet.ts";
import { figures, row, section, table } from "../../../../face/sheets/blocks.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { COMPLEXES, type Quarter } from "../../data/tables.ts";
import { columnOf, HEXES, rowOf } from "../../rules/map/hex.ts";
import { isSouth, isWest } from "../../rules/map/lines.ts";
import { factorsOf, isBombed, livingAmericans, livingGermans, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, phrases } from "./phrase.ts";

/** LW-31: the last column of the American side in the west. */
function westColumn(quarter: Quarter): number {
  return Math.max(...HEXES.filter((hex) => rowOf(hex) === 2 && isWest(hex, quarter)).map(columnOf));
}

/** The R line, quarter by quarter. */
function lineBlock({ quarter }: View): Block {
  return section(phrase("sheet.line"), [
    table(
      "ruled",
      phrases("sheet.column", "quarter", "west", "south"),
      QUARTERS.map(
        (_, at): Row =>
          row(
            phrase("sheet.quarter", { quarter: at }),
            [
              phrase("sheet.west", { column: westColumn(at) }),
              phrase("sheet.south", { open: isSouth("2035", at) }),
            ],
            { ...(at === quarter && { now: phrase("sheet.now") }) },
          ),
      ),
      { label: phrase("sheet.line") },
    ),
  ]);
}

/** Targets bombed of each complex. */
function complexBlock(view: View): Block {
  const all = tablesOf(view.setup).targets;
  return table(
    "ruled",
    phrases("sheet.column", "complex", "bombed", "left"),
    COMPLEXES.map((complex): Row => {
      const own = all.filter((one) => one.complex === complex);
      const bombed = own.filter(({ id }) => isBombed(view, id)).length;
      return row(phrase("sheet.complex", { complex }), [bombed, own.length - bombed]);
    }),
    { label: phrase("sheet.targets") },
  );
}

/** What both sides have and what industry made, fractions in twelfths. */
function economyBlock(view: View): Block {
  const { economy, replacements } = view;
  const { aircraft, pilots, fuel, reserve } = economy;
  return figures(
    [phrase("sheet.american"), factorsOf(livingAmericans(view))],
    [phrase("sheet.german"), factorsOf(livingGermans(view))],
    [phrase("sheet.replacements"), replacements],
    [phrase("sheet.aircraft"), phrase("sheet.twelfths", { twelfths: aircraft })],
    [phrase("sheet.pilots"), pilots],
    [phrase("sheet.fuel"), phrase("sheet.twelfths", { twelfths: fuel })],
    [phrase("sheet.reserve"), phrase("sheet.twelfths", { twelfths: reserve })],
  );
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
      economyBlock(view),
      complexBlock(view),
      lineBlock(view),
    ],
  };
}
