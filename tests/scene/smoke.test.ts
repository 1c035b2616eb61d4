import { IcosahedronGeometry, InstancedMesh, Matrix4, MeshBasicMaterial } from "three";
import { expect, it } from "vitest";
import { layTrail, tuftsOf } from "../../src/scene/effects/puffs.ts";
import { createStage, moveStage, setStage } from "../../src/scene/stage.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

/** Flies north, turns right on the spot and flies on east, battered. */
const TRACK = [pose(12, 10, 0), pose(12, 20, 0), pose(12, 20, 90), pose(22, 20, 90)];
const BATTERED = { damage: { airframe: 1, engine: 1, propellersStopped: false } } as const;

const after = table([piece("R1", TRACK, BATTERED)], [{ kind: "fly" }]);
const line = timeline(beforeOf(after), after);

/** Where the tufts of its trail are at an instant: x and y on the mat. */
function trailAt(now: number): readonly (readonly [x: number, y: number])[] {
  const stage = createStage();
  setStage(stage, after, line, now);
  moveStage(stage, after, line, now);
  const tufts = tuftsOf(stage.actors, []);
  const mesh = new InstancedMesh(new IcosahedronGeometry(), new MeshBasicMaterial(), tufts);
  layTrail(mesh, stage, 0, []);
  const matrix = new Matrix4();
  return Array.from({ length: tufts }, (_, i) => {
    mesh.getMatrixAt(i, matrix);
    return [matrix.elements[12] ?? Number.NaN, -(matrix.elements[14] ?? Number.NaN)];
  });
}

/** How far a place is from two straight legs with a rounded corner, at most. */
function offTrack([x, y]: readonly [number, number]): number {
  const north = Math.hypot(x - 12, Math.max(0, y - 20));
  const east = Math.hypot(y - 20, Math.max(0, 12 - x));
  return Math.min(north, east);
}

/** Smoke drifts aside by so much at the end of its trail, and a corner is rounded by so much, in inches. */
const DRIFT = 0.6;

it("smoke hangs along the path that was flown, round a corner too", () => {
  for (const share of [0.3, 0.5, 0.55, 0.6, 0.7, 0.9])
    for (const tuft of trailAt(line.duration * share)) expect(offTrack(tuft)).toBeLessThan(DRIFT);
});

it("smoke trails straight behind an aircraft that has flown no further yet", () => {
  for (const tuft of trailAt(0)) {
    expect(tuft[1]).toBeLessThan(10);
    expect(offTrack(tuft)).toBeLessThan(DRIFT);
  }
});

it("a film that is scrubbed back shows the same smoke", () => {
  const once = trailAt(line.duration * 0.6);
  trailAt(line.duration);
  expect(trailAt(line.duration * 0.6)).toEqual(once);
});
