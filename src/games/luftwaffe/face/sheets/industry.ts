import type { Block, Row, Sheet } from "../../../../face/sheet.ts";
import { figures, row, section, table } from "../../../../face/sheets/blocks.ts";
import { plays } from "../../data/options.ts";
import { GERMAN } from "../../data/sides.ts";
import { COMPLEXES, type Complex, TRANSPORT } from "../../data/tables.ts";
import { fuelNeedOf, fuelOf } from "../../rules/quarter/fuel.ts";
import { aircraftOf } from "../../rules/quarter/production.ts";
import { isBombed, tablesOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, phrases } from "./phrase.ts";

/** What still stands of some complexes. */
function standing(view: View, complexes: readonly Complex[]): readonly string[] {
  return tablesOf(view.setup)
    .targets.filter(({ id, complex }) => complexes.includes(complex) && !isBombed(view, id))
    .map(({ id }) => id);
}

/** How things would stand if some targets were bombed this quarter. */
function without(view: View, targets: readonly string[]): State {
  const { quarter } = view;
  return { ...view, bombed: [...view.bombed, ...targets.map((target) => ({ target, quarter }))] };
}

/** Now, with one target less, and with none left. */
function outlookRow(view: View, complexes: readonly Complex[], made: (state: State) => number): Row {
  const left = standing(view, complexes);
  const cases = [[], left.slice(0, 1), left].map((gone) => made(without(view, gone)));
  const [complex = "", more] = complexes;
  return row(more ? phrase("sheet.transport") : phrase("sheet.complex", { complex }), [
    left.length,
    ...cases.map((twelfths) => phrase("sheet.twelfths", { twelfths })),
  ]);
}

function outlookBlock(title: "aircraft" | "fuel", rows: readonly Row[]): Block {
  const label = phrase(`sheet.outlook.${title}`);
  return section(label, [
    table("ruled", phrases("sheet.column", "complex", "left", "now", "next-gone", "all-gone"), rows, {
      label,
    }),
  ]);
}

function fuelBlocks(view: View): readonly Block[] {
  const next = (state: State) => fuelOf({ ...state, quarter: view.quarter + 1 });
  return [
    outlookBlock("fuel", [
      outlookRow(view, ["oil"], next),
      outlookRow(view, ["chemicals"], next),
      outlookRow(view, TRANSPORT, next),
    ]),
    figures([phrase("sheet.need"), phrase("sheet.twelfths", { twelfths: fuelNeedOf(view) })]),
  ];
}

/** LW-88 to LW-98: what production would be with the next target of a complex bombed this quarter, and with the last. */
export function industrySheet(view: View): Sheet {
  const { level } = view.setup.options;
  const complexes = plays(level, "halving")
    ? COMPLEXES.filter((one) => one !== "oil")
    : (["aircraft"] as const);
  return {
    id: "industry",
    label: phrase("sheet.industry"),
    side: GERMAN,
    title: phrase("sheet.industry"),
    facts: [{ text: phrase("sheet.outlook") }],
    look: "folds",
    blocks: [
      outlookBlock(
        "aircraft",
        complexes.map((one) => outlookRow(view, [one], aircraftOf)),
      ),
      ...(plays(level, "fuel") ? fuelBlocks(view) : []),
    ],
  };
}
