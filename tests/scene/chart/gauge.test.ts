import { BufferGeometry, InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from "three";
import { expect, it } from "vitest";
import { gaugeSlips, layRings, ruledActor } from "../../../src/scene/chart/gauge.ts";
import type { Actor } from "../../../src/scene/stage.ts";
import { heightOf, heightsOf } from "../../../src/tabletop/heights.ts";
import { type LivePose, livePose } from "../../../src/tabletop/live.ts";
import { piece } from "../../tabletop/fixtures.ts";

function actor(id: string, pose: Partial<LivePose>): Actor {
  const one = piece(id, []);
  return { id, before: one, after: one, shown: one, pose: { ...livePose(), ...pose }, part: undefined };
}

it("the ruler stands at the piece that is looked at, and at none that has left or lies where it fell", () => {
  const actors = [
    actor("R1", {}),
    actor("R2", { present: 0 }),
    actor("R3", { fallen: 1 }),
    actor("R4", { fallen: 0.4 }),
  ];
  const ruled = ["R1", "R2", "R3", "R4", "R9", undefined].map((id) => ruledActor(actors, id)?.id);
  expect(ruled).toEqual(["R1", undefined, undefined, "R4", undefined, undefined]);
});

const KNOTS = [
  { level: 0, inches: 1 },
  { level: 60, inches: 13 },
];
const SCALED = heightsOf({ altitude: true, scale: { metres: 50, major: 5, knots: KNOTS } } as never);

function written(level: number, aside = 1, least = 0.4) {
  return gaugeSlips(actor("R1", { x: 10, y: 8, level }), SCALED, aside, least);
}

it("beside a stem its own altitude stands first, then the others from the nearest on, none on another", () => {
  if (!SCALED.scale) throw new Error("There is no scale.");
  const slips = written(20);
  expect(slips[0]?.up).toBeCloseTo(heightOf(SCALED, 20));
  const aways = slips.slice(1).map(({ up = 0 }) => Math.abs(up - (slips[0]?.up ?? 0)));
  expect(aways.length).toBeGreaterThan(1);
  expect(aways).toEqual(aways.toSorted((a, b) => a - b));
  const heights = slips.map(({ up = 0 }) => up).toSorted((a, b) => a - b);
  for (const [i, up] of heights.slice(1).entries()) expect(up - (heights[i] ?? 0)).toBeGreaterThan(0.39);
});

it.each([1, -1])("its altitudes stand on the side %d, clear of the stem", (aside) => {
  for (const { x, y } of written(20, aside)) expect([Math.sign(x - 10), y]).toEqual([aside, 8]);
});

it("without a scale no altitude is written", () => {
  expect(gaugeSlips(actor("R1", { level: 4 }), heightsOf({ altitude: true }), 1, 0.4)).toEqual([]);
});

it("rings lie around the stem, one a level, and the graphics card is told of each change", () => {
  const mesh = new InstancedMesh(new BufferGeometry(), new MeshBasicMaterial(), 60);
  const { version } = mesh.instanceMatrix;
  layRings(mesh, actor("R1", { x: 10, y: 8, level: 20 }), SCALED);
  expect(mesh.instanceMatrix.version).toBe(version + 1);
  const [matrix, place] = [new Matrix4(), new Vector3()];
  const rings = Array.from({ length: mesh.count }, (_, i) => {
    mesh.getMatrixAt(i, matrix);
    return place.setFromMatrixPosition(matrix).toArray();
  });
  expect(rings.length).toBeGreaterThan(4);
  expect(new Set(rings.map(([x]) => x))).toEqual(new Set([rings[0]?.[0]]));
  const ups = rings.map(([, up = 0]) => up);
  expect(ups.some((up) => Math.abs(up - heightOf(SCALED, 20)) < 1e-4)).toBe(true);
  expect(new Set(ups).size).toBe(ups.length);
  layRings(mesh, undefined, SCALED);
  expect([mesh.visible, mesh.instanceMatrix.version]).toEqual([false, version + 1]);
});
