import type { Page } from "../../../../face/paper.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { row, table } from "../../../../face/sheets/blocks.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { AIR_FORCES, type Tables } from "../../data/tables.ts";
import { type Force, type ToldUnit, tablesIn } from "./force.ts";
import { pageOf } from "./page.ts";
import { phrase, phrases } from "./phrase.ts";

interface Entry {
  readonly side: Side;
  /** `8`, or nothing for Germans. */
  readonly force: string;
  readonly units: readonly ToldUnit[];
}

/** Who enters in a quarter, by air forces. */
function entering({ americans, germans }: Tables, quarter: number): readonly Entry[] {
  const american = AIR_FORCES.map(
    (force): Entry => ({
      side: AMERICAN,
      force,
      units: americans
        .filter((one) => one.enters === quarter && one.force === force)
        .map(({ id, type }) => ({ type, name: id, school: false })),
    }),
  );
  const german = germans
    .filter(({ enters }) => enters === quarter)
    .map(({ type, designation, school = false }) => ({ type, name: designation, school }));
  const luftwaffe: Entry = { side: GERMAN, force: "", units: german };
  return [...american, luftwaffe].filter(({ units }) => units.length > 0);
}

function rowsOf(tables: Tables, quarter: number): readonly Row[] {
  const converted = tables.americans.filter(({ converts }) => converts?.quarter === quarter);
  const { tournament, advanced } = tables.replacements;
  return [
    row(phrase("paper.quarter", { quarter }), [], { look: "group" }),
    ...entering(tables, quarter).map(
      ({ side, force, units }): Row =>
        row(
          force === "" ? phrase("paper.luftwaffe") : phrase("paper.force", { force }),
          [phrase("paper.units", { units })],
          { side },
        ),
    ),
    row(
      phrase("paper.replacements"),
      [
        phrase("paper.replacements.of", {
          tournament: tournament[quarter] ?? 0,
          advanced: advanced[quarter] ?? 0,
          converted: converted.map(({ id }) => id),
        }),
      ],
      { side: AMERICAN },
    ),
  ];
}

/** Section 3: the order of battle by quarter. */
export function reinforcementPages(force: Force): readonly Page[] {
  const tables = tablesIn(force);
  const all: Block = table(
    "words",
    phrases("paper.column", "force", "new"),
    QUARTERS.flatMap((_, quarter) => rowsOf(tables, quarter)),
  );
  return [pageOf("reinforcements", phrase("paper.reinforcements.title"), [all])];
}
