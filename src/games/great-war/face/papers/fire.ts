import { phraser } from "../../../../core/phrase.ts";
import type { Page, PaperBlock } from "../../../../face/paper.ts";
import type { Block, Cell } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";
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

function said(text: Text): Block {
  return { kind: "line", line: [{ text }] };
}

function heading(text: Text): PaperBlock {
  return { kind: "heading", text };
}

/** Points by the roll; a star is a critical hit as well. */
function cellsOf(line: string): readonly Cell[] {
  const cells = line.split(/\s+/);
  return ROLLS.map((_, place): Cell => {
    const cell = cells[place] ?? "";
    return cell.endsWith("*") ? { text: cell.replace("*", "★"), tone: "strong" } : cell;
  });
}

function columnTables({ damage: { bands, columns } }: Tables): readonly Block[] {
  const head = [phrase("paper.fire.range"), ...ROLLS.map((roll) => `${roll}`)];
  return COLUMNS.map((column): Block => {
    const rows = columns[column].map((line, place) => {
      const band = { from: (bands[place - 1] ?? -1) + 1, to: bands[place] ?? 0 };
      return { head: [{ text: phrase("paper.fire.band", band) }], cells: cellsOf(line) };
    });
    const caption = [{ text: phrase("paper.fire.column", { column }) }];
    return { kind: "table", look: "chart", caption, columns: head, rows };
  });
}

function groundTable({ damage: { mg, aa } }: Tables): Block {
  return {
    kind: "table",
    look: "chart",
    caption: [{ text: phrase("paper.fire.ground") }],
    columns: ["", ...ROLLS.map((roll) => `${roll}`)],
    rows: [
      { head: [{ text: phrase("paper.fire.mg") }], cells: cellsOf(mg) },
      { head: [{ text: phrase("paper.fire.aa") }], cells: cellsOf(aa) },
    ],
  };
}

function tailingTable({ tailing }: Tables): Block {
  return {
    kind: "table",
    look: "chart",
    columns: [phrase("paper.tail.row"), ...ROLLS.map((roll) => `${roll}`)],
    rows: tailing.map((rolls, place) => ({
      head: [{ text: phrase("paper.signed", { figure: LOWEST_ROW + place }) }],
      cells: ROLLS.map((roll) => (rolls.includes(roll) ? "●" : null)),
    })),
  };
}

/** The damage table and the tailing table. */
export function firePages({ tables }: Fleet): readonly Page[] {
  const modifiers: Block = {
    kind: "list",
    look: "bullets",
    items: MODIFIERS.map((line) => ({ line: [{ text: phrase("paper.fire.modifier", { line }) }] })),
  };
  const fire: readonly PaperBlock[] = [
    heading(phrase("paper.fire.title")),
    sourceLine(tables),
    ...columnTables(tables),
    groundTable(tables),
    said(phrase("paper.fire.how")),
    { kind: "line", line: [{ text: phrase("paper.fire.modifiers"), tone: "strong" }] },
    modifiers,
    said(phrase("paper.fire.jams")),
  ];
  const tailing: readonly PaperBlock[] = [
    heading(phrase("paper.tail.title")),
    sourceLine(tables),
    tailingTable(tables),
    said(phrase("paper.tail.how")),
  ];
  const page = (id: string, title: Text, blocks: readonly PaperBlock[]): Page => {
    return { id, title, content: { kind: "blocks", blocks }, scaled: true };
  };
  return [
    page("fire", phrase("paper.fire.title"), fire),
    page("tailing", phrase("paper.tail.title"), tailing),
  ];
}
