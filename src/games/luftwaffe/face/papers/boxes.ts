import type { Drawing, Shape, Wanted } from "../../../../face/paper.ts";
import { box, words } from "../../../../face/shapes.ts";
import type { Mark } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";

/** A line of a record: something with boxes to cross off, a heading, or room before one. */
export type BoxLine =
  | { readonly kind: "boxes"; readonly text: Text; readonly marks: readonly Mark[] }
  | { readonly kind: "heading"; readonly text: Text }
  | { readonly kind: "room" };

/** Millimetres at the head of a page. */
const HEAD = 12;
/** Millimetres of a line at most, of a box, and from one box to the next. */
const LINE = 7;
const BOX = 3.4;
const STEP = 4.3;
/** Height of the letters, and of those of headings. */
const LETTERS = 3.5;
const HEADING = 4.2;
/** Where letters stand above the foot of their line. */
const FOOT = 1.2;

function boxes(marks: readonly Mark[], y: number): readonly Shape[] {
  const outlines = marks.map((_, at) => box(at * STEP + 0.4, y - FOOT - BOX + 0.6, BOX, BOX)).join("");
  const crosses = marks
    .map((mark, at) => {
      if (mark !== "crossed") return "";
      const [left, top] = [at * STEP + 0.4, y - FOOT - BOX + 0.6];
      return `M${left} ${top}l${BOX} ${BOX}m0 ${-BOX}l${-BOX} ${BOX}`;
    })
    .join("");
  return [
    { kind: "path", d: outlines, look: "thin" },
    ...(crosses === "" ? [] : [{ kind: "path" as const, d: crosses, look: "outline" as const }]),
  ];
}

function shapesOf(line: BoxLine, most: number, y: number): readonly Shape[] {
  if (line.kind === "room") return [];
  if (line.kind === "heading") return [words(line.text, 0.4, y - FOOT, HEADING)];
  return [...boxes(line.marks, y), words(line.text, most * STEP + 1.4, y - FOOT, LETTERS)];
}

/** Lines with boxes in columns that fill a page; `label` is what a reader who does not see it is told. */
export function boxDrawing(
  label: Text,
  columns: readonly (readonly BoxLine[])[],
  { area }: Pick<Wanted, "area">,
): Drawing {
  const rows = Math.max(1, ...columns.map(({ length }) => length));
  const high = Math.min(LINE, (area.height - HEAD) / rows);
  const most = Math.max(1, ...columns.flat().map((line) => (line.kind === "boxes" ? line.marks.length : 0)));
  return {
    label,
    unit: 1,
    x: 0,
    y: 0,
    width: area.width,
    height: rows * high,
    shapes: columns.map((lines, column) => ({
      kind: "group",
      x: (column * area.width) / columns.length,
      y: 0,
      turn: 0,
      scale: 1,
      shapes: lines.flatMap((line, at) => shapesOf(line, most, (at + 1) * high)),
    })),
  };
}
