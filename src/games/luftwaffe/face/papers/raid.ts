import { chunks } from "../../../../face/chunks.ts";
import type { Page } from "../../../../face/paper.ts";
import type { Block } from "../../../../face/sheet.ts";
import { columns, line, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { isBomber } from "../../rules/state/look.ts";
import { type Force, present } from "./force.ts";
import { blank, pageOf } from "./page.ts";
import { phrase } from "./phrase.ts";

/** Lines of a Target Sheet: as many streams as are ever flown. */
const STREAMS = 26;
/** Columns of the two tables of a page. */
const COLUMNS = 2;

/** Rows for units that come later. */
const SPARE = 5;
/** The name of a row without one, which keeps its height. */
const EMPTY = "\u00a0";
/** Millimetres of the column with the names of units. */
const NAME = 27;

type Column =
  | "target"
  | "hex"
  | "entry"
  | "turn"
  | "groups"
  | "bombed"
  | "fighters"
  | "crosses"
  | "back"
  | "unit"
  | "fuel"
  | "killer"
  | "base"
  | "takes-off"
  | "lands";

function heads(...names: readonly Column[]): readonly Text[] {
  return names.map((name) => phrase(`paper.column.${name}`));
}

/** A table to write on with a row a unit, in columns side by side. */
function unitTables(units: readonly string[], names: readonly Column[]): Block {
  const all = [...units, ...Array.from({ length: SPARE }, () => EMPTY)];
  const tables = chunks(all, Math.ceil(all.length / COLUMNS)).map((some): readonly Block[] => [
    table(
      "record",
      heads(...names),
      some.map((id) => blank(id, names.length - 1)),
      { widths: names.map((_, at) => (at === 0 ? NAME : null)) },
    ),
  ]);
  return columns(...tables);
}

/** LW-56: the Target Sheet of a raid, to write on, and the fighters' times. */
export function sheetPages(force: Force): readonly Page[] {
  const { view } = force;
  const fighters = present(force, view.americans).filter((one) => !isBomber(view, one));
  const sheet: Block = table(
    "record",
    heads("target", "hex", "entry", "turn", "groups", "bombed"),
    Array.from({ length: STREAMS }, () => blank(null, 6)),
    { widths: [42, 16, 16, 14, null, 22] },
  );
  return [
    pageOf("target sheet", phrase("paper.sheet.title"), [
      line(phrase("paper.sheet.quarter"), { write: 40 }),
      sheet,
    ]),
    pageOf("fighters", phrase("paper.fighters.title"), [
      line(phrase("paper.fighters.rule")),
      unitTables(
        fighters.map(({ id }) => id),
        ["fighters", "crosses", "back"],
      ),
    ]),
  ];
}

/** LW-49, LW-51, LW-63: where each German unit stands, whether it has fuel and heavy guns, and its times. */
export function basePages(force: Force): readonly Page[] {
  return [
    pageOf("bases", phrase("paper.bases.title"), [
      line(phrase("paper.bases.rule")),
      unitTables(
        present(force, force.view.germans).map(({ id }) => id),
        ["unit", "fuel", "killer", "base", "takes-off", "lands"],
      ),
    ]),
  ];
}
