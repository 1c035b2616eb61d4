const MM_PER_INCH = 25.4;

/** Scales that a map may have, the largest first: one length on paper stands for so many on the table. */
const DENOMINATORS = [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;

/** The largest tidy scale at which a table (inches) fits into a room (millimetres). */
export function mapScale(
  table: { readonly width: number; readonly depth: number },
  room: { readonly width: number; readonly height: number },
): number {
  const fits = (denominator: number) =>
    (table.width * MM_PER_INCH) / denominator <= room.width &&
    (table.depth * MM_PER_INCH) / denominator <= room.height;
  const tidy = DENOMINATORS.find(fits);
  if (tidy !== undefined) return tidy;
  return Math.ceil(
    Math.max((table.width * MM_PER_INCH) / room.width, (table.depth * MM_PER_INCH) / room.height),
  );
}
