import { type GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import type { Pen } from "./pen.ts";

type Face = typeof GROTESQUE | typeof TYPEWRITER;

export interface Writing {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height in the pen's units. */
  readonly size: number;
  readonly face: Face;
  /** Between letters, in fortieths of the size. */
  readonly spacing?: number;
  /** In the pen's units: what would be wider is written smaller. */
  readonly widest?: number;
  /** Radians anticlockwise; half a turn reads from the upper edge. */
  readonly turn?: number;
}

/** What would be another number turned round has a line under it. */
const AMBIGUOUS = /^[0689]+$/;

/** Writes around a place; the pen's y goes up. A number that may be taken for another is underlined. */
export function write(pen: Pen, writing: Writing): void {
  const { text, x, y, size, face, spacing = 0, turn = 0, widest = Infinity } = writing;
  if (text === "") return;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size / 40, -size / 40);
  pen.font = `${face === TYPEWRITER ? "" : "600 "}40px ${face}`;
  pen.letterSpacing = `${spacing}px`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const wide = (pen.measureText(text).width * size) / 40;
  if (wide > widest) pen.scale(widest / wide, widest / wide);
  pen.fillText(text, 0, 0);
  if (AMBIGUOUS.test(text)) pen.fillRect(-7 * text.length, 18, 14 * text.length, 3.5);
  pen.restore();
}
