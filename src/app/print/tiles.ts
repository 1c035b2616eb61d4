import type { Size } from "./paper.ts";

/** A part of a drawing that has a page of its own. Lengths as those of the drawing. */
export interface Tile extends Size {
  /** Letter of the column and number of the row, from the upper left: `A1`. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Names of the tiles that it is joined to. */
  readonly joins: Readonly<Record<"left" | "right" | "above" | "below", string | null>>;
}

type Touches = (part: { readonly x: number; readonly y: number } & Size) => boolean;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function parts(whole: number, most: number): readonly { readonly from: number; readonly length: number }[] {
  const count = Math.max(1, Math.ceil(whole / most - 1e-9));
  return Array.from({ length: count }, (_, index) => ({
    from: (whole * index) / count,
    length: whole / count,
  }));
}

/**
 * Cuts a drawing into as few equal tiles as the area of a page allows, row by row; tiles that nothing is drawn on
 * are left out.
 */
export function tilesOf(drawing: Size, area: Size, touches: Touches = () => true): readonly Tile[] {
  const columns = parts(drawing.width, area.width);
  const rows = parts(drawing.height, area.height);
  const nameAt = (column: number, row: number): string | null => {
    const [across, down] = [columns[column], rows[row]];
    if (!across || !down) return null;
    const part = { x: across.from, y: down.from, width: across.length, height: down.length };
    return touches(part) ? `${LETTERS[column]}${row + 1}` : null;
  };
  return rows.flatMap((down, row) =>
    columns.flatMap((across, column) => {
      const name = nameAt(column, row);
      if (name === null) return [];
      const joins = {
        left: nameAt(column - 1, row),
        right: nameAt(column + 1, row),
        above: nameAt(column, row - 1),
        below: nameAt(column, row + 1),
      };
      return [{ name, x: across.from, y: down.from, width: across.length, height: down.length, joins }];
    }),
  );
}
