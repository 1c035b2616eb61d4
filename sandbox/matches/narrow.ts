import type { Cue, Piece, Tabletop } from "../../src/tabletop/tabletop.ts";

/** Layers of a tabletop beside its pieces. */
export type Layer = Exclude<keyof Tabletop, "mat" | "altitude" | "scale" | "pieces" | "cues">;

/** The names of pieces, counters, cards and groups that a cue speaks of. */
function namedBy(cue: Cue): readonly string[] {
  return Object.values(cue).flatMap((value: unknown) =>
    typeof value === "string"
      ? [value]
      : Array.isArray(value)
        ? value.filter((one) => typeof one === "string")
        : [],
  );
}

/** Nothing but the mat and some layers. */
export function layers(...names: readonly Layer[]) {
  return ({ mat, altitude, scale, cues, ...table }: Tabletop): Tabletop => ({
    mat,
    altitude,
    ...(scale && { scale }),
    pieces: [],
    clouds: names.includes("clouds") ? table.clouds : [],
    ...Object.fromEntries(names.flatMap((name) => (table[name] === undefined ? [] : [[name, table[name]]]))),
    cues,
  });
}

/** Nothing but the pieces of which this is true. */
export function pieces(is: (piece: Piece, index: number) => boolean) {
  return (table: Tabletop): Tabletop => ({ ...layers()(table), pieces: table.pieces.filter(is) });
}

/** Nothing but the pieces that a cue speaks of, of those that it flies the first; `more`: layers that belong to it. */
export function concerned(...more: readonly Layer[]) {
  return (table: Tabletop, cue: Cue | undefined): Tabletop => {
    const named = cue ? namedBy(cue) : [];
    const of = table.pieces.filter(({ id }) => named.includes(id));
    return { ...layers(...more)(table), pieces: of.length > 0 ? of : table.pieces.slice(0, 1) };
  };
}
