import type { GameEvent } from "../core/game.ts";
import { chunks } from "./chunks.ts";
import type { Page, PaperBlock, Wanted } from "./paper.ts";
import type { Block, ListItem } from "./sheet.ts";
import type { Text } from "./text.ts";

/** Millimetres at the head of a page, and of a line of a column. */
const HEAD = 16;
const LINE = 4.7;
/** Lines that the title of a section takes. */
const TITLE = 2;

/** Facts under one title. */
export interface DiaryPart {
  readonly title: Text;
  readonly events: readonly GameEvent[];
}

function section({ title, events }: DiaryPart): Block {
  const items = events.map(({ key, values }): ListItem => ({ line: [{ text: { key, values } }] }));
  return { kind: "section", title, blocks: [{ kind: "list", items }] };
}

/** Parts in columns of so many lines; a part that is too long goes on in the next. */
function columnsOf(
  parts: readonly DiaryPart[],
  lines: number,
  linesOf: (event: GameEvent) => number,
): readonly (readonly Block[])[] {
  const columns: Block[][] = [[]];
  let left = lines;
  for (const { title, events } of parts) {
    let open: GameEvent[] = [];
    const close = () => {
      if (open.length > 0) columns.at(-1)?.push(section({ title, events: open }));
      open = [];
    };
    left -= TITLE;
    for (const event of events) {
      const needs = linesOf(event);
      if (left < needs) {
        close();
        columns.push([]);
        left = lines - TITLE;
      }
      open.push(event);
      left -= needs;
    }
    close();
  }
  return columns.filter((column) => column.length > 0);
}

/** What was told, part by part in two columns, on as many pages as it needs. `linesOf`: those that a fact needs at most. */
export function diaryBlocks(
  parts: readonly DiaryPart[],
  { area }: Pick<Wanted, "area">,
  linesOf: (event: GameEvent) => number,
): readonly (readonly PaperBlock[])[] {
  const lines = Math.floor((area.height - HEAD) / LINE);
  return chunks(columnsOf(parts, lines, linesOf), 2).map((columns) => [
    { kind: "columns", columns: columns.length > 1 ? columns : [...columns, []] },
  ]);
}

/** A page of a diary. */
export function diaryPage(id: string, title: Text, heading: Text, blocks: readonly PaperBlock[]): Page {
  return {
    id,
    title,
    content: { kind: "blocks", dense: true, blocks: [{ kind: "heading", text: heading }, ...blocks] },
    scaled: false,
  };
}
