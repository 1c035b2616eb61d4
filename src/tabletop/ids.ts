import type { Tabletop } from "./tabletop.ts";

/** The ids of everything that stands on a table; no two are alike. */
export function idsOn(table: Tabletop): readonly string[] {
  const { pieces, areas, lines, sites, counters, groups, cards, tracks, charts } = table;
  const things = [pieces, areas, lines, sites, counters, groups, cards, tracks, charts].flatMap((some = []) =>
    some.map(({ id }) => id),
  );
  const markers = tracks?.flatMap((track) => track.markers.map(({ id }) => id)) ?? [];
  return [...things, ...markers];
}
