import { present } from "../../core/present.ts";
import { chunks } from "../../face/chunks.ts";
import type { Page, PaperBlock } from "../../face/paper.ts";
import type { Block, ListItem } from "../../face/sheet.ts";
import type { Size } from "./paper.ts";

/** A line of a log as it is printed. */
export interface PrintedLine {
  /** Null: it is of no turn of its own and stands where it was written. */
  readonly turn: number | null;
  /** Faces of the dice that decided it; left out where none did. */
  readonly dice?: readonly number[];
  readonly text: string;
}

/** A log to print. */
export interface PrintedLog {
  /** What the match is called, at its head. */
  readonly title: string;
  /** Who plays, where names were given. */
  readonly players: readonly string[];
  readonly lines: readonly PrintedLine[];
  /** The foot of each page. */
  readonly foot: string;
  /** The heading over a turn; `goesOn`: where another column goes on with it. */
  heading(turn: number, goesOn: boolean): string;
  /** What stands before a fact that dice decided. */
  dice(faces: readonly number[]): string;
}

/** Millimetres at the head of a log, of a line of a column, and between two columns. */
const HEAD = 18;
const LINE = 4.7;
const BETWEEN = 4;
const COLUMNS = 2;
/** Millimetres that a letter takes at most on average: a line of a printed log is of many small ones. */
const LETTER = 1.45;
/** Lines that the heading of a turn takes, with the room above it. */
const HEADING = 1.4;

/** How many lines a text takes that is broken between words only. */
export function linesOf(text: string, letters: number): number {
  let lines = 1;
  let left = letters;
  for (const word of text.split(" ")) {
    if (word.length > left && left < letters) {
      lines += 1;
      left = letters;
    }
    lines += Math.floor(Math.max(0, word.length - 1) / letters);
    left -= word.length + 1;
  }
  return lines;
}

/** A line that has a place in a turn. */
interface Placed extends PrintedLine {
  readonly turn: number;
}

/** Lines of no turn stand in that of the line before them. */
function placed(lines: readonly PrintedLine[]): readonly Placed[] {
  let turn = lines.find((line) => line.turn !== null)?.turn ?? 0;
  return lines.map((line) => {
    turn = line.turn ?? turn;
    return { ...line, turn };
  });
}

interface Section {
  readonly title: string;
  readonly items: ListItem[];
}

function itemOf({ dice, text }: PrintedLine, { dice: fallen }: PrintedLog): ListItem {
  return { line: [...(dice ? [{ text: fallen(dice), tone: "strong" as const }] : []), { text }] };
}

const wordsOf = ({ line }: ListItem) => line.map((words) => ("text" in words ? words.text : "")).join(" ");

/** Columns of sections: a turn that is too long for one goes on in the next, and a heading never ends one. */
function columnsOf(log: PrintedLog, area: Size): readonly (readonly Section[])[] {
  const rowsAt = (column: number) => (area.height - (column < COLUMNS ? HEAD : 0)) / LINE;
  const letters = Math.floor((area.width - BETWEEN) / COLUMNS / LETTER);
  const columns: Section[][] = [[]];
  let [left, last] = [rowsAt(0), Number.NaN];
  for (const line of placed(log.lines)) {
    const item = itemOf(line, log);
    const needs = linesOf(wordsOf(item), letters);
    const begins = line.turn !== last;
    if (left < needs + (begins ? HEADING : 0)) {
      left = rowsAt(columns.length);
      columns.push([]);
    }
    const column = present(columns.at(-1));
    if (begins || column.length === 0) {
      column.push({ title: log.heading(line.turn, !begins), items: [] });
      left -= HEADING;
    }
    column.at(-1)?.items.push(item);
    left -= needs;
    last = line.turn;
  }
  return columns;
}

function blocksOf(sections: readonly Section[]): readonly Block[] {
  return sections.map(({ title, items }) => ({ kind: "section", title, blocks: [{ kind: "list", items }] }));
}

function headOf({ title, players }: PrintedLog): readonly PaperBlock[] {
  const named: readonly PaperBlock[] =
    players.length > 0 ? [{ kind: "line", line: [{ text: players.join(" · ") }] }] : [];
  return [{ kind: "heading", text: title }, ...named];
}

/** The log of a match in two columns a page, a heading a turn; no page where nothing has been told. */
export function logPages(log: PrintedLog, area: Size): readonly Page[] {
  if (log.lines.length === 0) return [];
  return chunks(columnsOf(log, area), COLUMNS).map((columns, nth): Page => {
    const both = Array.from({ length: COLUMNS }, (_, at) => blocksOf(columns[at] ?? []));
    const head = nth === 0 ? headOf(log) : [];
    const blocks: readonly PaperBlock[] = [...head, { kind: "columns", columns: both }];
    return {
      id: `log ${nth}`,
      title: log.foot,
      content: { kind: "blocks", dense: true, blocks },
      scaled: false,
    };
  });
}
