import type { PieceId } from "../../../../core/game.ts";
import type { Text } from "../../../../face/text.ts";
import { FUEL, LAST_START } from "../../data/figures.ts";
import type { SquareName } from "../../data/tables.ts";
import { atlasOf } from "../../rules/map/atlas.ts";
import { movable } from "../../rules/raid/move.ts";
import { scramblers } from "../../rules/raid/scramble.ts";
import { movableWings, rangeOf } from "../../rules/raid/wings.ts";
import { aloft, squareOf, tablesOf } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { rangeTo } from "../outlook/missions.ts";
import { formationNamed } from "./contacts.ts";
import { meetersOf, metBy } from "./meetings.ts";
import { phrase } from "./phrase.ts";
import { courseOf, gapBetween } from "./places.ts";

/** Targets that are told as the nearest. */
const NEAREST = 3;

/** BB-37: off the radar line, on it, or behind it, and the station that watches. */
function radarSaid({ setup, out }: View, square: SquareName): Text {
  const { watched, inside } = atlasOf(tablesOf(setup));
  const station = watched.get(square)?.id ?? "";
  const where = station !== "" ? "on" : inside.has(square) ? "behind" : "before";
  return phrase("raid.radar", { where, station, out: out.includes(station) });
}

/** The targets that lie nearest to a square. */
function nearestSaid(view: View, square: SquareName): Text {
  const { cities, airfields, radar } = tablesOf(view.setup);
  const all = [...cities, ...airfields, ...radar].map(({ id, square: at }) => ({
    target: id,
    squares: gapBetween(view, square, at).squares,
  }));
  return phrase("raid.nearest", { near: all.toSorted((a, b) => a.squares - b.squares).slice(0, NEAREST) });
}

/** BB-97: how far it is to its mission, for whoever may know it. */
function missionSaid(view: View, { target, square, bombed }: Geschwader): readonly Text[] {
  const at = target === null ? undefined : squareOf(view.setup, target);
  if (target === null || at === undefined) return [];
  if (bombed) return [phrase("raid.bombed", { target })];
  return square === null ? [] : [phrase("raid.mission", { target, at, ...gapBetween(view, square, at) })];
}

/** A raid in the air in a sentence. */
function raidSaid(one: Geschwader): Text {
  const { id, pool, square, squadrons, fuel } = one;
  return phrase("raid.one", {
    id,
    pool,
    square: square ?? "",
    squadrons,
    course: courseOf(one) ?? null,
    fuel: [fuel, FUEL],
  });
}

/** BB-90, BB-100: wings that can meet a raid, and those that may be called up against it. */
function metSaid(view: View, { id }: Geschwader, wings: readonly string[]): readonly Text[] {
  const up = scramblers(view, id).map((wing) => wing.id);
  return [
    phrase("raid.met", { id, wings }),
    ...(up.length > 0 && view.agenda[0]?.do === "scramble" && view.agenda[0].geschwader === id
      ? [phrase("raid.scramble", { id, wings: up })]
      : []),
  ];
}

/** All of a raid that can be said, or that it is at home. */
function wholeRaid(view: View, one: Geschwader): readonly Text[] {
  if (one.square === null) return [phrase("raid.home", { id: one.id })];
  return [
    raidSaid(one),
    radarSaid(view, one.square),
    ...missionSaid(view, one),
    nearestSaid(view, one.square),
    ...metSaid(view, one, meetersOf(view, one)),
  ];
}

/** The raid that is asked about; without a name, all that are in the air. */
export function raids(view: View, _from: PieceId | undefined, name: string): readonly Text[] {
  if (name !== "") {
    const one = view.geschwader.find(({ id }) => id.toLowerCase() === name.toLowerCase());
    return one ? wholeRaid(view, one) : [];
  }
  const all = aloft(view);
  if (all.length === 0) return [phrase("raid.none")];
  return all.flatMap((one) => [
    raidSaid(one),
    ...missionSaid(view, one),
    ...(one.square === null ? [] : [radarSaid(view, one.square)]),
  ]);
}

/** BB-90: how far a wing may still go, and whom it can meet. */
function ofWing(view: View, wing: Wing): readonly Text[] {
  const { id } = wing;
  if (!movableWings(view).includes(wing)) return [phrase("about.idle", { id })];
  return [
    phrase("about.wing", { id, most: rangeOf(view, wing) }),
    phrase("about.meets", { id, raids: metBy(view, wing) }),
  ];
}

/** BB-88, BB-119: whether it may move in this Tally Ho, and how far its mission is from where it takes off. */
function ofGeschwader(view: View, one: Geschwader): readonly Text[] {
  const { id, square, target } = one;
  const may = movable(view).includes(one);
  const start = square === null ? "start" : "move";
  const now = may ? phrase("about.may", { id, act: start, last: LAST_START }) : phrase("about.idle", { id });
  if (square !== null)
    return [now, ...missionSaid(view, one), phrase("raid.met", { id, wings: meetersOf(view, one) })];
  return target === null || !may
    ? [now]
    : [now, phrase("about.range", { target, ...rangeTo(view, one, target) })];
}

/** What a formation may do now. */
export function about(view: View, id: PieceId): readonly Text[] {
  const one = formationNamed(view, id);
  if (!one) return [];
  return "group" in one ? ofWing(view, one) : ofGeschwader(view, one);
}
