import { type Hits, pipsOf } from "../../tabletop/piece.ts";
import type { Emblem, SideIndex } from "../../tabletop/tabletop.ts";
import { CARD, INK, sideColour } from "../colours.ts";
import { marking } from "../stands/card.ts";

/** A slip of paper that faces whoever looks: a piece's name, a range, the caption of the tape. */
export interface Chip {
  readonly text: string;
  /** Coloured and marked like a side; plain paper without. */
  readonly side?: SideIndex;
  /** Beside the text, on plain paper, with a sign for height before it. */
  readonly level?: number;
  /** What is left of what a piece stands: a pip a point. */
  readonly hits?: Hits;
  /** The same of its engine: a dot a point. */
  readonly power?: Hits;
  /** Beside the text, on plain paper. */
  readonly note?: string;
  /** After that, as small signs. */
  readonly marks?: readonly Emblem[];
  /** One of many: it need not be read from three metres. */
  readonly quiet?: boolean;
  /** Height in inches when seen from near; from afar it grows so that it stays legible. */
  readonly size: number;
}

/** A slip that stays where it is put: the mat's x and y, and inches up. */
export interface Pinned extends Chip {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

/** Height of a row of slips on their sheet, and the room around letters, in pixels. */
export const ROW = 64;
const PAD = 14;

/** Draws a sign around a place. */
export type DrawSign = (
  pen: CanvasRenderingContext2D,
  emblem: Emblem,
  x: number,
  y: number,
  radius: number,
) => void;

/** How wide a slip and its parts are, in pixels: those after the head in the order in which they stand. */
interface Parts {
  /** The marking of a side. */
  readonly badge: number;
  /** All that has the colour of its side. */
  readonly head: number;
  readonly level: number;
  readonly note: number;
  readonly hits: number;
  readonly power: number;
  readonly marks: number;
  readonly width: number;
}

/** What is printed on a slip, so that two that look alike are told to be so, wherever they are. */
export function chipKey({ text, side, level, hits, power, note, marks, quiet, size }: Chip): string {
  return JSON.stringify([text, side, level, hits, power, note, marks, quiet, size]);
}

const BADGE = 46;
const SIGN = 46;
/** The sign for height. */
const HEIGHT = 24;
/** A pip, and its way to the next. */
const PIP = { wide: 13, high: 32, step: 18 } as const;

/** How wide a text is with the room around it. */
function textWidth(pen: CanvasRenderingContext2D, text: string): number {
  return Math.ceil(pen.measureText(text).width) + 2 * PAD;
}

function pipsWidth(hits: Hits | undefined): number {
  return hits ? pipsOf(hits).length * PIP.step + PAD : 0;
}

/** How wide a slip will be; the pen has its letters already. */
export function partsOf(
  pen: CanvasRenderingContext2D,
  { text, side, level, hits, power, note, marks = [] }: Chip,
): Parts {
  const badge = side === undefined ? 0 : BADGE;
  const head = text === "" ? 4 : textWidth(pen, text) + badge;
  const after = {
    level: level === undefined ? 0 : textWidth(pen, String(level)) + HEIGHT,
    note: note === undefined ? 0 : textWidth(pen, note),
    hits: pipsWidth(hits),
    power: pipsWidth(power),
    marks: marks.length === 0 ? 0 : marks.length * SIGN + PAD / 2,
  };
  return {
    badge,
    head,
    ...after,
    width: head + after.level + after.note + after.hits + after.power + after.marks,
  };
}

/** A level, with an arrow head that points up before it. */
function drawLevel(pen: CanvasRenderingContext2D, level: number, x: number, middle: number): void {
  pen.beginPath();
  pen.moveTo(x + HEIGHT / 2 - 3, middle - 13);
  pen.lineTo(x + HEIGHT - 5, middle + 11);
  pen.lineTo(x - 1, middle + 11);
  pen.fill();
  pen.fillText(String(level), x + HEIGHT, middle + 2);
}

/** A full pip for every point that is left, an empty one for every point that is lost. */
function drawHits(
  pen: CanvasRenderingContext2D,
  hits: Hits,
  x: number,
  middle: number,
  colour: string,
  high: number = PIP.high,
): void {
  pipsOf(hits).forEach((left, pip) => {
    pen.fillStyle = left ? colour : "rgba(60, 44, 24, 0.22)";
    pen.beginPath();
    pen.roundRect(
      x + pip * PIP.step + 2,
      middle - high / 2,
      PIP.wide,
      high,
      high === PIP.wide ? high / 2 : 3,
    );
    pen.fill();
  });
}

/** Prints a slip on the sheet: its upper left corner is at `x` and `row`, in pixels. */
export function drawChip(
  pen: CanvasRenderingContext2D,
  { text, side, level, hits, power, note, marks = [] }: Chip,
  x: number,
  row: number,
  parts: Parts,
  drawSign: DrawSign | undefined,
): void {
  const colour = side === undefined ? CARD : sideColour(side);
  const middle = row + ROW / 2;
  const { badge, head, width } = parts;
  pen.fillStyle = CARD;
  pen.beginPath();
  pen.roundRect(x + 1, row + 3, width - 2, ROW - 8, 9);
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = colour;
  pen.fillRect(x, row, head, ROW);
  pen.restore();
  if (side !== undefined) marking(pen, side, x + PAD + 16, middle - 1, 17);
  pen.fillStyle = side === undefined ? INK : "#fffaf0";
  pen.fillText(text, x + PAD + badge, middle + 2);
  pen.fillStyle = INK;
  let at = x + head;
  if (level !== undefined) drawLevel(pen, level, at + PAD, middle);
  at += parts.level;
  if (note !== undefined) pen.fillText(note, at + PAD, middle + 2);
  at += parts.note;
  if (hits) drawHits(pen, hits, at + PAD / 2, middle, colour);
  at += parts.hits;
  if (power) drawHits(pen, power, at + PAD / 2, middle, colour, PIP.wide);
  at += parts.power;
  marks.forEach((mark, i) => {
    drawSign?.(pen, mark, at + (i + 0.5) * SIGN, middle - 1, 20);
  });
}
