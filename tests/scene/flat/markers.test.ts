import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markerMover } from "../../../src/scene/flat/move-markers.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { Cue, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { map } from "../../tabletop/map.ts";

beforeEach(() => {
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The first marker of the map, by its id, moved on by some cells. */
function moved(cells: number, cues: readonly Cue[]) {
  const before = map();
  const [track, ...others] = before.tracks ?? [];
  const [marker, ...rest] = track?.markers ?? [];
  if (!track || !marker) throw new Error("The map has no marker.");
  const markers = [{ ...marker, cell: (marker.cell + cells) % track.cells.length }, ...rest];
  const after: Tabletop = { ...before, cues, tracks: [{ ...track, markers }, ...others] };
  return { line: timeline(before, after), id: marker.id, after };
}

/** Where a marker is drawn at an instant, come to as a player comes to it. */
function drawnAt(
  cells: number,
  cues: readonly Cue[],
  ...instants: readonly ((duration: number) => number)[]
) {
  const { line, id, after } = moved(cells, cues);
  let transform = "";
  const drawn = { dataset: { marker: id }, setAttribute: (_: string, value: string) => (transform = value) };
  const svg = { querySelectorAll: () => [drawn] } as unknown as SVGSVGElement;
  const player = createPlayer();
  player.load(line);
  const move = markerMover(svg, after, line, player);
  return instants.map((instant) => {
    player.seek(instant(line.duration));
    move();
    return transform;
  });
}

const SHUFFLE: Cue = { kind: "shuffle", group: "deck" };
const start = () => 0;
const midst = () => 300;
const end = (duration: number) => duration;

test("a marker on a flat track goes to its cell as the instant has it, and back", () => {
  const [there, on, first, again, over] = drawnAt(1, [SHUFFLE], start, midst, start, midst, end);
  const [stays] = drawnAt(0, [SHUFFLE], midst);
  expect(there).toBe(first);
  expect(there).toBe(stays);
  expect(on).toBe(again);
  expect(new Set([there, on, over]).size).toBe(3);
});

test("where what happens takes no time the marker lies in its cell", () => {
  const [over] = drawnAt(1, [SHUFFLE], end);
  expect(drawnAt(1, [], start)).toEqual([over]);
});
