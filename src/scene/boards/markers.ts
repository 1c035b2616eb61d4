import { itemAt } from "../../core/item-at.ts";
import type { CellTrack } from "../../tabletop/cell-track.ts";
import type { Counter } from "../../tabletop/counter.ts";
import { type MarkerPlace, markerPlaces } from "../../tabletop/layout/board-layout.ts";
import { printCounter } from "../counters/face.ts";
import type { Print } from "../stock/sheet.ts";

type TrackMarker = CellTrack["markers"][number];

/** A marker on its track, where it comes from and where it goes. */
export interface PlacedMarker {
  readonly marker: TrackMarker;
  readonly from: MarkerPlace;
  readonly to: MarkerPlace;
}

/** A marker looks like a round counter. */
function counterOf({ id, title, side, symbol, label }: TrackMarker): Counter {
  const sided = side === undefined ? {} : { side };
  const signed = symbol ? { symbol } : {};
  return { id, title, label: symbol ? "" : (label ?? ""), shape: "round", x: 0, y: 0, ...sided, ...signed };
}

export function markerFace(marker: TrackMarker): readonly [key: string, print: Print] {
  const { side, symbol, label } = marker;
  return [JSON.stringify([side, symbol, label]), (pen) => printCounter(pen, counterOf(marker), 0)];
}

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
