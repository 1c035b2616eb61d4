import { BufferGeometry, InstancedMesh, Material, Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { MOST_MUZZLES } from "../../../src/scene/effects/muzzles.ts";
import { FLASHES, ROUNDS, Tracers } from "../../../src/scene/effects/tracers.ts";
import { woodenBlock } from "../../../src/scene/models/placeholder.ts";
import type { ModelShape } from "../../../src/scene/models/shape.ts";
import { createStage, setStage } from "../../../src/scene/stage.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import type { Cue, PrintedArc } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

/** A model with two guns in its wings and one over its tail. */
const ARMED: ModelShape = {
  ...woodenBlock(),
  guns: { front: [new Vector3(0.5, 0, -0.2), new Vector3(-0.5, 0, -0.2)], rear: [new Vector3(0, 0.3, 0.6)] },
};

const ARCS: readonly PrintedArc[] = [
  { weapon: "wings", from: 330, to: 30, state: "ready" },
  { weapon: "observer", from: 150, to: 210, state: "ready" },
  { weapon: "ring", from: 0, to: 359, state: "ready" },
];

function burst(weapon: string, model = ARMED, hit = true) {
  const cue: Cue = { kind: "shot", from: "R1", to: "B1", weapon, hit };
  const fired = table(
    [piece("R1", [pose(10, 10, 0)], { arcs: ARCS }), piece("B1", [pose(22, 4, 0)], { side: 1 })],
    [cue],
  );
  const line = timeline(beforeOf(fired), fired);
  const stage = createStage();
  const mesh = new InstancedMesh(new BufferGeometry(), new Material(), ROUNDS + FLASHES);
  const tracers = new Tracers(() => model);
  const at = (share: number) => {
    setStage(stage, fired, line, share * line.duration);
    tracers.lay(mesh, stage, line.clips[0]);
    return [...mesh.instanceMatrix.array];
  };
  const place = (index: number) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(index, matrix);
    return { at: new Vector3().setFromMatrixPosition(matrix), matrix };
  };
  return { at, place, mesh, peg: new Vector3(10, 0, -10) };
}

describe("rounds", () => {
  test.each([0.2, 0.45, 0.6])("point where they fly, %d of a burst", (share) => {
    const { at, place } = burst("wings", woodenBlock());
    at(share / 2);
    at(share);
    const way = new Vector3(12, 0, 6).normalize();
    for (let i = 0; i < ROUNDS; i++) {
      const along = new Vector3().setFromMatrixColumn(place(i).matrix, 2).normalize();
      expect(along.dot(way)).toBeGreaterThan(0.998);
    }
  });

  test.each([
    ["wings", [-0.5, 0.5], -0.2],
    ["observer", [0], 0.6],
    ["ring", [0], 0.6],
    ["a weapon without a field", [-0.5, 0.5], -0.2],
  ] as const)("leave the muzzles of %s", (weapon, across, back) => {
    const { at, place, peg } = burst(weapon);
    at(0.02);
    const flashes = Array.from({ length: MOST_MUZZLES }, (_, i) => place(ROUNDS + i));
    const seen = flashes.slice(0, across.length).map((one) => one.at.sub(peg));
    expect(seen.map(({ x }) => Math.round(x * 10) / 10).sort((a, b) => a - b)).toEqual(across);
    for (const { z } of seen) expect(z).toBeCloseTo(back, 6);
    for (const { matrix } of flashes.slice(across.length))
      expect(matrix.getMaxScaleOnAxis()).toBeLessThan(1e-4);
  });

  test("are where they are at an instant, wherever one comes from", () => {
    const { at } = burst("wings", ARMED, false);
    const first = at(0.3);
    at(0.8);
    expect(at(0.3)).toEqual(first);
  });

  test("are none before and after the burst", () => {
    const { at, mesh } = burst("wings");
    at(0.5);
    expect(mesh.visible).toBe(true);
    at(1);
    expect(mesh.visible).toBe(false);
  });
});

describe("rounds over a map", () => {
  /** How high over its counter a formation flies, in inches. */
  const UP = 2;
  const counters: readonly Counter[] = [
    { id: "raid", label: "", title: "", x: 10, y: 10, side: 1 },
    {
      ...{ id: "wing", label: "", title: "", x: 14, y: 10 },
      side: 0,
      flights: [{ model: "", count: 1, formation: "box", up: UP, heading: 0 }],
    },
  ];

  function battle(more: { readonly by?: 0 | 1; readonly hit?: boolean } = {}) {
    const cue: Cue = { kind: "battle", at: { x: 12, y: 10 }, counters: ["raid", "wing"], ...more };
    const fought = { ...table([], [cue]), counters };
    const line = timeline(beforeOf(fought), fought);
    const stage = createStage();
    stage.elsewhere = (id, out) => {
      const found = counters.find((one) => one.id === id);
      if (found) out.set(found.x, 0, -found.y);
      return found !== undefined;
    };
    const mesh = new InstancedMesh(new BufferGeometry(), new Material(), ROUNDS + FLASHES);
    const tracers = new Tracers(() => ARMED);
    const matrix = new Matrix4();
    /** Where the rounds are that fly at a share of the battle. */
    return (share: number) => {
      setStage(stage, fought, line, share * line.duration);
      stage.now = share * line.duration;
      tracers.lay(mesh, stage, line.clips[0], line);
      const rounds = Array.from({ length: mesh.visible ? ROUNDS : 0 }, (_, i) => {
        mesh.getMatrixAt(i, matrix);
        return { at: new Vector3().setFromMatrixPosition(matrix), large: matrix.getMaxScaleOnAxis() };
      });
      return rounds.flatMap(({ at, large }) => (large > 0.01 ? [at] : []));
    };
  }

  /** The middle of some places, left to right. */
  const middle = (places: readonly Vector3[]) => places.reduce((sum, { x }) => sum + x, 0) / places.length;

  test("fly to and fro between the counters that fight, at the height of who flies over them", () => {
    const at = battle();
    expect(middle(at(0.04))).toBeLessThan(middle(at(0.34)));
    expect(middle(at(0.54))).toBeGreaterThan(middle(at(0.84)));
    for (const { x, y } of at(0.3)) {
      expect(x).toBeGreaterThan(9.9);
      expect(x).toBeLessThan(14.1);
      expect(y).toBeCloseTo(0.45 + ((UP - 0.45) * (x - 10)) / 4, 0);
    }
    expect(at(1)).toEqual([]);
  });

  test("come from the side that fires alone, and go past whom they miss", () => {
    const at = battle({ by: 0, hit: false });
    expect(middle(at(0.54))).toBeGreaterThan(middle(at(0.84)));
    expect(middle(at(0.04))).toBeGreaterThan(middle(at(0.34)));
    expect(Math.min(...at(0.35).map(({ x }) => x))).toBeLessThan(9);
  });
});
