import { itemAt } from "../../core/item-at.ts";
import type { CellTrack } from "../cell-track.ts";
import { ease } from "../flight.ts";
import { type MarkerPlace, markerPlaces } from "../layout/board-layout.ts";

export type TrackMarker = CellTrack["markers"][number];

/** A marker on its track, where it comes from and where it goes. */
export interface PlacedMarker {
  readonly marker: TrackMarker;
  readonly from: MarkerPlace;
  readonly to: MarkerPlace;
}

/** Where a marker is at an instant: inches on the mat, how wide it is, and how far it is lifted, 0 to 1. */
export interface LiveMarker {
  x: number;
  y: number;
  size: number;
  lifted: number;
}

export function liveMarker(): LiveMarker {
  return { x: 0, y: 0, size: 1, lifted: 0 };
}

/** How long a marker takes to its new cell at the beginning of what happens, in ms. */
const MOVE = 600;

function placed(tracks: readonly CellTrack[]): readonly (readonly [TrackMarker, MarkerPlace])[] {
  return tracks.flatMap((track) => {
    const places = markerPlaces(track);
    return track.markers.map((marker, i) => [marker, itemAt(places, i)] as const);
  });
}

/** The markers of all tracks; those that are new lie where they are from the beginning. */
export function placedMarkers(
  before: readonly CellTrack[] = [],
  after: readonly CellTrack[] = [],
): readonly PlacedMarker[] {
  const old = new Map(placed(before).map(([{ id }, place]) => [id, place]));
  return placed(after).map(([marker, to]) => ({ marker, from: old.get(marker.id) ?? to, to }));
}

/** Where a marker of a table, a track or a chart is. */
export function markerNamed(tracks: readonly CellTrack[], id: string): MarkerPlace | undefined {
  return placed(tracks).find(([marker]) => marker.id === id)?.[1];
}

/** How much of its way a marker has done at an instant, in ms; all of it where nothing happens, or when that is over. */
function doneAt(line: { readonly duration: number } | undefined, ms: number): number {
  if (!line || ms >= line.duration) return 1;
  return Math.max(0, ms / Math.min(MOVE, line.duration));
}

/** Writes where a marker is at an instant of what happens, in ms. Allocates nothing. */
export function markerAt(
  { from, to }: PlacedMarker,
  line: { readonly duration: number } | undefined,
  ms: number,
  out: LiveMarker,
): void {
  const share = Math.min(1, doneAt(line, ms));
  const u = ease(share);
  const stays = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < 0.01;
  out.x = from.x + (to.x - from.x) * u;
  out.y = from.y + (to.y - from.y) * u;
  out.size = from.size + (to.size - from.size) * u;
  out.lifted = stays ? 0 : 4 * share * (1 - share);
}
