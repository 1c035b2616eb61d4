import { BufferGeometry, InstancedMesh, Material, Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { DEBRIS, layDebris } from "../../../src/scene/effects/debris.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import { LANDS } from "../../../src/tabletop/clips.ts";
import type { Cue } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

const HIT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true };
const MISS: Cue = { ...HIT, hit: false };
const FALL: Cue = { kind: "fall", piece: "B1", how: "crashed" };

function scene(cue: Cue) {
  const status = cue.kind === "fall" ? "crashed" : "flying";
  const after = table(
    [piece("R1", [pose(10, 10, 0)]), piece("B1", [pose(22, 4, 0)], { side: 1, status })],
    [cue],
  );
  const line = timeline(beforeOf(after), after);
  const stage = createStage();
  const mesh = new InstancedMesh(new BufferGeometry(), new Material(), DEBRIS);
  const at = (share: number) => {
    setStage(stage, after, line, share * line.duration);
    layDebris(mesh, stage, line.clips[0]);
    return { seen: mesh.visible, all: [...mesh.instanceMatrix.array].slice(0, mesh.count * 16) };
  };
  const reach = () => {
    const matrix = new Matrix4();
    const outs = Array.from({ length: mesh.count }, (_, i) => {
      mesh.getMatrixAt(i, matrix);
      const place = new Vector3().setFromMatrixPosition(matrix);
      return Math.hypot(place.x - 22, place.z + 4);
    });
    return Math.max(...outs);
  };
  return { at, reach };
}

describe("parts", () => {
  test("fly off what is hit, farther and farther, and never off what is missed", () => {
    const { at, reach } = scene(HIT);
    expect(at(0.2).seen).toBe(false);
    expect(at(0.45).seen).toBe(true);
    const early = reach();
    at(0.8);
    expect(reach()).toBeGreaterThan(early);
    expect(at(1).seen).toBe(false);
    expect(scene(MISS).at(0.6).seen).toBe(false);
  });

  test("fly off what strikes the ground, once it has come down, and lie still before all is over", () => {
    const { at, reach } = scene(FALL);
    expect(at(LANDS - 0.05).seen).toBe(false);
    expect(at(LANDS + 0.05).seen).toBe(true);
    const early = reach();
    at(LANDS + 0.15);
    expect(reach()).toBeGreaterThan(early);
    expect(at(0.9).seen).toBe(false);
  });

  test("are where they are at an instant, wherever one comes from", () => {
    const { at } = scene(FALL);
    const first = at(0.6).all;
    at(0.7);
    expect(at(0.6).all).toEqual(first);
  });
});
