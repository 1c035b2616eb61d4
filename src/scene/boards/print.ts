import type { CellTrack } from "../../tabletop/cell-track.ts";
import type { Chart } from "../../tabletop/chart.ts";
import { chartPlace, trackCell, trackPlace } from "../../tabletop/layout/board-layout.ts";
import { CARD, INK } from "../colours.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { LIT } from "../stock/glow.ts";

type Pen = CanvasRenderingContext2D;

const SHADE = "rgba(120, 92, 44, 0.12)";
const RULE = "rgba(54, 44, 28, 0.55)";
const ROUND = 0.14;
/** How high the letters of a chart are, in inches where a line of it is 0.46: they are read from three metres. */
const FIGURES = 0.4;

/** What a chart is printed in. */
interface Inks {
  readonly card: string;
  readonly ink: string;
  readonly rule: string;
  readonly shade: string;
  readonly head: string;
}

const CARDBOARD: Inks = {
  card: CARD,
  ink: INK,
  rule: RULE,
  shade: SHADE,
  head: "rgba(54, 44, 28, 0.86)",
};
/** A black board with cream letters. */
const TOTE: Inks = {
  card: "#1d2427",
  ink: "#fff6de",
  rule: "rgba(244, 234, 208, 0.32)",
  shade: "rgba(244, 234, 208, 0.05)",
  head: "#0e1315",
};

function write(pen: Pen, text: string, x: number, y: number, size: number, room: number, face: string): void {
  pen.font = `${size}px ${face}`;
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = `${(size * room) / wide}px ${face}`;
  pen.fillText(text, x, y);
}

function figures(pen: Pen, text: string, x: number, y: number, size: number, room: number): void {
  write(pen, text, x, y, size, room, GROTESQUE);
}

/** Card, or a black board, with a fine line around it. */
function ground(pen: Pen, width: number, depth: number, { card, rule } = CARDBOARD): void {
  pen.fillStyle = card;
  pen.fillRect(0, 0, width, depth);
  pen.strokeStyle = rule;
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.roundRect(0.06, 0.06, width - 0.12, depth - 0.12, ROUND);
  pen.stroke();
  pen.textBaseline = "middle";
}

/** Prints a track: the pen counts inches from its upper left corner, y down. */
export function printTrack(pen: Pen, track: CellTrack): void {
  const place = trackPlace(track);
  const { cell: size = 1 } = track;
  ground(pen, place.width, place.depth);
  pen.fillStyle = INK;
  pen.textAlign = "left";
  write(pen, track.title, 0.2 * size, 0.38 * size, 0.34 * size, place.width - 0.4 * size, TYPEWRITER);
  pen.textAlign = "center";
  track.cells.forEach((text, i) => {
    const middle = trackCell(track, i);
    const [x, y] = [middle.x - place.x, place.y - middle.y];
    pen.fillStyle = i % 2 === 0 ? SHADE : "rgba(255, 252, 240, 0.5)";
    pen.fillRect(x - size / 2, y - size / 2, size, size);
    pen.strokeStyle = RULE;
    pen.lineWidth = 0.025 * size;
    pen.strokeRect(x - size / 2, y - size / 2, size, size);
    pen.fillStyle = INK;
    figures(pen, text, x, y + 0.02 * size, 0.5 * size, 0.86 * size);
  });
}

/** Prints a chart: the pen counts inches from its upper left corner, y down. */
export function printChart(pen: Pen, chart: Chart): void {
  const { width, depth, rim, title, line, headings, column } = chartPlace(chart);
  const { size = 1 } = chart;
  const inks = chart.tone === "tote" ? TOTE : CARDBOARD;
  ground(pen, width, depth, inks);
  pen.fillStyle = inks.ink;
  pen.textAlign = "left";
  write(pen, chart.title, rim + 0.06, rim + title / 2, 0.42 * size, width - 2 * rim, TYPEWRITER);
  pen.textAlign = "center";
  const top = rim + title;
  const xOf = (index: number) => rim + headings + (index + 0.5) * column;
  const yOf = (row: number) => top + (row + 1.5) * line;
  pen.fillStyle = inks.head;
  pen.fillRect(rim, top, width - 2 * rim, line);
  chart.rows.forEach((_, row) => {
    if (row % 2 === 1) return;
    pen.fillStyle = inks.shade;
    pen.fillRect(rim, yOf(row) - line / 2, width - 2 * rim, line);
  });
  for (const { row, column: index } of chart.lit ?? []) litCell(pen, xOf(index), yOf(row), column, line);
  pen.fillStyle = "#fffaf0";
  chart.columns.forEach((text, i) => {
    figures(pen, text, xOf(i), top + line / 2 + 0.02, FIGURES * size, column * 0.9);
  });
  const lit = new Set(chart.lit?.map(({ row, column: index }) => `${row} ${index}`));
  chart.rows.forEach(({ heading, cells }, row) => {
    pen.fillStyle = inks.ink;
    pen.textAlign = "left";
    figures(pen, heading, rim + 0.1, yOf(row) + 0.02, FIGURES * size, headings - 0.15);
    pen.textAlign = "center";
    cells.forEach((text, i) => {
      pen.fillStyle = lit.has(`${row} ${i}`) ? INK : inks.ink;
      figures(pen, text, xOf(i), yOf(row) + 0.02, FIGURES * size, column * 0.9);
    });
  });
  rules(pen, chart, rim + headings, column, top, line, depth - rim);
}

function rules(
  pen: Pen,
  { columns, tone }: Chart,
  left: number,
  column: number,
  top: number,
  line: number,
  foot: number,
): void {
  pen.strokeStyle = tone === "tote" ? TOTE.rule : RULE;
  pen.lineWidth = 0.015;
  pen.beginPath();
  for (let i = 0; i < columns.length; i++) {
    pen.moveTo(left + i * column, top + line);
    pen.lineTo(left + i * column, foot);
  }
  pen.stroke();
}

/** The cell that counts now: amber, with a ring of ink, so that it is seen in every light. */
function litCell(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = LIT;
  pen.beginPath();
  pen.roundRect(x - width / 2 + 0.02, y - height / 2 + 0.02, width - 0.04, height - 0.04, 0.07);
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = 0.045;
  pen.stroke();
}
