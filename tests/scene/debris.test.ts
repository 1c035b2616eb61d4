import { BufferGeometry, InstancedMesh, Material, Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { DEBRIS, type Ground, layDebris } from "../../src/scene/effects/debris.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { LANDS } from "../../src/tabletop/clips.ts";
import type { Cue } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

const SEA: Ground = { colour: [66, 104, 116], wet: 1 };
const FIELD: Ground = { colour: [150, 120, 80], wet: 0 };

const HIT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true };
const MISS: Cue = { ...HIT, hit: false };
const FALL: Cue = { kind: "fall", piece: "B1", how: "crashed" };

function scene(cue: Cue, below: Ground = SEA) {
  const status = cue.kind === "fall" ? "crashed" : "flying";
  const after = table(
    [piece("R1", [pose(10, 10, 0)]), piece("B1", [pose(22, 4, 0)], { side: 1, status })],
    [cue],
  );
  const line = timeline(beforeOf(after), after);
  const stage = createStage();
  const mesh = new InstancedMesh(new BufferGeometry(), new Material(), DEBRIS);
  const asked: (readonly [number, number])[] = [];
  const ground = (x: number, y: number) => {
    asked.push([x, y]);
    return below;
  };
  const at = (share: number) => {
    setStage(stage, after, line, share * line.duration);
    layDebris(mesh, stage, line.clips[0], ground);
    return { seen: mesh.visible, all: [...mesh.instanceMatrix.array] };
  };
  const places = () =>
    Array.from({ length: DEBRIS }, (_, i) => {
      const matrix = new Matrix4();
      mesh.getMatrixAt(i, matrix);
      return { at: new Vector3().setFromMatrixPosition(matrix), size: matrix.getMaxScaleOnAxis() };
    }).filter(({ size }) => size > 1e-3);
  const reach = () => Math.max(...places().map(({ at: one }) => Math.hypot(one.x - 22, one.z + 4)));
  const top = () => Math.max(...places().map(({ at: one }) => one.y));
  const colour = () => [...(mesh.instanceColor?.array ?? [])].slice(0, 3) as [number, number, number];
  return { at, reach, top, colour, asked };
}

describe("chips", () => {
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
});

describe("where something falls", () => {
  test("nothing is thrown up before it has come down; then a ring runs out", () => {
    const { at, reach, asked } = scene(FALL);
    expect(at(LANDS - 0.05).seen).toBe(false);
    expect(at(LANDS + 0.05).seen).toBe(true);
    expect(asked[0]?.[0]).toBeCloseTo(22, 6);
    expect(asked[0]?.[1]).toBeCloseTo(4, 6);
    const early = reach();
    at(0.95);
    expect(reach()).toBeGreaterThan(early);
  });

  test("water rises higher than dust, and is white", () => {
    const [sea, field] = [scene(FALL, SEA), scene(FALL, FIELD)];
    for (const one of [sea, field]) one.at((1 + LANDS) / 2);
    expect(sea.top()).toBeGreaterThan(field.top() * 1.3);
    const [red, , blue] = field.colour();
    expect(red).toBeGreaterThan(blue * 1.2);
    expect(Math.min(...sea.colour())).toBeGreaterThan(0.5);
  });

  test("an instant looks the same wherever one comes from", () => {
    const { at } = scene(FALL);
    const first = at(0.8).all;
    at(0.97);
    expect(at(0.8).all).toEqual(first);
  });
});
