import type { PieceId } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import type { Text } from "../../../../face/text.ts";
import { CITY_HITS } from "../../data/figures.ts";
import type { SquareName } from "../../data/tables.ts";
import { atlasOf } from "../../rules/map/atlas.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { readSquare } from "../../rules/map/square.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { placeIn } from "../route.ts";
import type { Site } from "../words/query-values.ts";
import { formationNamed } from "./contacts.ts";
import { phrase } from "./phrase.ts";
import { gapTo } from "./places.ts";

/** Every target of the map with what it has taken (BB-40 to BB-42). */
function sitesOf({ setup, hits, out }: View): readonly Site[] {
  const { cities, airfields, radar } = tablesOf(setup);
  return [
    ...cities.map(({ id, square, group }) => ({
      id,
      square,
      group,
      kind: "city" as const,
      hits: hits[id] ?? 0,
      of: CITY_HITS,
      out: (hits[id] ?? 0) >= CITY_HITS,
    })),
    ...[...airfields, ...radar].map((one) => ({
      id: one.id,
      square: one.square,
      group: one.group,
      kind: "wing" in one ? ("airfield" as const) : ("radar" as const),
      hits: 0,
      of: 0,
      out: out.includes(one.id),
    })),
  ];
}

/** Who is in a square, in the air or on the ground. */
function formationsIn(view: View, square: SquareName): readonly Text[] {
  return [...view.geschwader, ...view.wings]
    .filter(({ id }) => formationNamed(view, id) && placeIn(view, id) === square)
    .map((one) =>
      "group" in one
        ? phrase("square.wing", { id: one.id, squadrons: one.squadrons, aloft: one.square !== null })
        : phrase("square.raid", { id: one.id, squadrons: one.squadrons }),
    );
}

/** What is in a square: targets, launch squares, radar, formations. */
export function squareAsked(view: View, from: PieceId | undefined, name: string): readonly Text[] {
  const square = readSquare(name);
  if (square === undefined) return [phrase("square.unknown", { name })];
  const tables = tablesOf(view.setup);
  const { watched, areas } = atlasOf(tables);
  const station = watched.get(square);
  const one = from === undefined ? undefined : formationNamed(view, from);
  const gap = one && gapTo(view, one, square);
  return [
    phrase("square.area", { square, group: present(areas.get(square)), barred: isBarred(square) }),
    ...(gap && one ? [phrase("square.from", { id: one.id, ...gap })] : []),
    ...(station ? [phrase("square.radar", { station: station.id, out: view.out.includes(station.id) })] : []),
    ...sitesOf(view)
      .filter((site) => site.square === square)
      .map((site) => phrase("site.one", site)),
    ...tables.launches
      .filter((launch) => launch.square === square)
      .map(({ name: launch, pool }) => phrase("square.launch", { name: launch, pool })),
    ...formationsIn(view, square),
  ];
}

/** The targets that have been hit; with a name, that one. */
export function sites(view: View, from: PieceId | undefined, name: string): readonly Text[] {
  const all = sitesOf(view);
  if (name === "") {
    const hit = all.filter(({ out, hits }) => out || hits > 0);
    return hit.length > 0 ? hit.map((site) => phrase("site.one", site)) : [phrase("site.none")];
  }
  const wanted = name.toLowerCase();
  const [site] = all.filter(
    ({ id }) => id.toLowerCase() === wanted || id.toLowerCase() === wanted.replace(/\s+/g, "-"),
  );
  if (!site) return [];
  const one = from === undefined ? undefined : formationNamed(view, from);
  const gap = one && gapTo(view, one, site.square);
  return [phrase("site.one", site), ...(gap && one ? [phrase("square.from", { id: one.id, ...gap })] : [])];
}
