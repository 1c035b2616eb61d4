import { expect, it } from "vitest";
import { flightOf, flyTo, wayTo } from "../../src/tabletop/flight.ts";
import { livePose } from "../../src/tabletop/live.ts";
import type { Piece } from "../../src/tabletop/piece.ts";
import { poseAt } from "../../src/tabletop/stance.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";

const piece = (x: number, y: number, heading: number, status: Piece["status"] = "flying"): Piece => ({
  id: "A1",
  label: "A1",
  title: "Spitfire",
  model: "none",
  side: 0,
  status,
  x,
  y,
  level: 4,
  heading,
});
const table = (one: Piece, cues: Tabletop["cues"] = []): Tabletop => ({
  mat: { kind: "kent-fields", width: 40, depth: 30 },
  altitude: true,
  pieces: [one],
  clouds: [],
  cues,
});

it("wings roll and noses go over along a leg, and stay so on the next", () => {
  const at = { x: 0, y: 0, level: 4, heading: 0 };
  const flight = flightOf([
    { ...at, roll: 180 },
    { ...at, y: 2, loop: 90 },
    { ...at, y: 4 },
  ]);
  const pose = livePose();
  if (!flight) throw new Error("nothing moves");
  flyTo(flight, 0.25, pose);
  expect([pose.bank, pose.pitch]).toEqual([90, 0]);
  flyTo(flight, 0.75, pose);
  expect([pose.bank, pose.pitch]).toEqual([180, 45]);
});

it.each([
  [10, 0, 90],
  [0, 10, 0],
  [-10, 0, 270],
  [0, -10, 180],
  [10, 10, 45],
  [-10, 4, 292.5],
])("a way of %i, %i goes %f degrees", (x, y, heading) => {
  const from = { x: 0, y: 0, level: 4, heading: 0 };
  const to = { x, y, level: 5, heading: 90 };
  expect(wayTo(from, to)).toEqual([from, { ...from, heading }, { ...to, heading }, to]);
});

it("a piece without a track that a cue names flies from where it stood to where it stands; others never do", () => {
  const [before, after] = [table(piece(5, 5, 0)), table(piece(25, 15, 90))];
  const pose = livePose();
  const named = timeline(before, after, [{ kind: "fly", pieces: ["A1"] }]);
  poseAt(named, "A1", named.duration / 2, pose);
  expect(pose.x).toBeGreaterThan(10);
  expect(pose.x).toBeLessThan(20);
  const all = timeline(before, after, [{ kind: "fly" }]);
  expect(all.duration).toBe(0);
});

it("who is shot down falls where it flew, wherever its wreck is put", () => {
  const [before, after] = [table(piece(5, 5, 0)), table(piece(25, 15, 90, "destroyed"))];
  const line = timeline(before, after, [{ kind: "fall", piece: "A1", how: "destroyed" }]);
  const pose = livePose();
  poseAt(line, "A1", line.duration - 1, pose);
  expect([pose.x, pose.y]).toEqual([5, 5]);
  poseAt(line, "A1", line.duration, pose);
  expect([pose.x, pose.y]).toEqual([25, 15]);
});
