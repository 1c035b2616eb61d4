import { phraser } from "../../../../core/phrase.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import { heading, page } from "../../../../face/papers/pages.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import { bullets, line, row, table } from "../../../../face/sheets/blocks.ts";
import { COLUMNS } from "../../data/lists.ts";
import type { Tables } from "../../data/tables.ts";
import type { Fleet } from "../fleet.ts";
import type { words } from "../words/en/papers.ts";
import { sourceLine } from "./source.ts";

const phrase = phraser<typeof words>();

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Tailing: rows run from −4. */
const LOWEST_ROW = -4;
/** Lines about what is added to a damage roll. */
const MODIFIERS = [0, 1, 2, 3, 4] as const;

/** Points by the roll; a star is a critical hit as well. */
function cellsOf(told: string): readonly Cell[] {
  const cells = told.split(/\s+/);
  return ROLLS.map((_, place): Cell => {
    const cell = cells[place] ?? "";
    return cell.endsWith("*") ? { text: cell.replace("*", "★"), tone: "strong" } : cell;
  });
}

function columnTables({ damage: { bands, columns } }: Tables): readonly Block[] {
  const head = [phrase("paper.fire.range"), ...ROLLS.map((roll) => `${roll}`)];
  return COLUMNS.map((column): Block => {
    const rows = columns[column].map((told, place) => {
      const band = { from: (bands[place - 1] ?? -1) + 1, to: bands[place] ?? 0 };
      return row(phrase("paper.fire.band", band), cellsOf(told));
    });
    const caption = [{ text: phrase("paper.fire.column", { column }) }];
    return table("chart", head, rows, { caption });
  });
}

function groundTable({ damage: { mg, aa } }: Tables): Block {
  return table(
    "chart",
    ["", ...ROLLS.map((roll) => `${roll}`)],
    [row(phrase("paper.fire.mg"), cellsOf(mg)), row(phrase("paper.fire.aa"), cellsOf(aa))],
    { caption: phrase("paper.fire.ground") },
  );
}

function tailingTable({ tailing }: Tables): Block {
  return table(
    "chart",
    [phrase("paper.tail.row"), ...ROLLS.map((roll) => `${roll}`)],
    tailing.map((rolls, place) =>
      row(
        phrase("paper.signed", { figure: LOWEST_ROW + place }),
        ROLLS.map((roll) => (rolls.includes(roll) ? "●" : null)),
      ),
    ),
  );
}

/** The damage table and the tailing table. */
export function firePages({ tables }: Fleet): readonly Page[] {
  const modifiers: Block = bullets(MODIFIERS.map((nth) => phrase("paper.fire.modifier", { line: nth })));
  const fire: readonly PaperBlock[] = [
    heading(phrase("paper.fire.title")),
    sourceLine(tables),
    ...columnTables(tables),
    groundTable(tables),
    line(phrase("paper.fire.how")),
    line({ text: phrase("paper.fire.modifiers"), tone: "strong" }),
    modifiers,
    line(phrase("paper.fire.jams")),
  ];
  const tailing: readonly PaperBlock[] = [
    heading(phrase("paper.tail.title")),
    sourceLine(tables),
    tailingTable(tables),
    line(phrase("paper.tail.how")),
  ];
  return [
    page("fire", phrase("paper.fire.title"), fire, { scaled: true }),
    page("tailing", phrase("paper.tail.title"), tailing, { scaled: true }),
  ];
}
