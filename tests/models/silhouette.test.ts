import { readFile } from "node:fs/promises";
import { NodeIO } from "@gltf-transform/core";
import { expect, it } from "vitest";
import { Quantization } from "../../models/kit/glb.ts";

type Point = readonly [number, number, number];

const NOT_WING = 0.006;

/** The corners of the airframe's triangles, in metres of the miniature. */
async function airframe(id: string): Promise<Point[][]> {
  const file = new URL(`../../models/${id}.glb`, import.meta.url);
  const doc = await new NodeIO()
    .registerExtensions([Quantization])
    .readBinary(new Uint8Array(await readFile(file)));
  const primitive = doc.getRoot().listMeshes()[0]?.listPrimitives()[0];
  const index = [...(primitive?.getIndices()?.getArray() ?? [])];
  const at = (i: number): Point => primitive?.getAttribute("POSITION")?.getElement(i, []) as unknown as Point;
  return Array.from({ length: index.length / 3 }, (_, t) => [0, 1, 2].map((k) => at(index[3 * t + k] ?? 0)));
}

/** Depth of the silhouette from above, nose to tail, at x: the first stretch from the front, without the tail. */
function chord(ts: readonly Point[][], x: number): number {
  const cuts = ts.flatMap((t) =>
    t.flatMap((a, i) => {
      const b = t[(i + 1) % 3] as Point;
      if ((a[0] - x) * (b[0] - x) >= 0) return [];
      const k = (x - a[0]) / (b[0] - a[0]);
      return [a[2] + (b[2] - a[2]) * k];
    }),
  );
  const wing = cuts.sort((a, b) => a - b);
  const end = wing.findIndex((z, i) => i > 0 && z - (wing[i - 1] ?? 0) > NOT_WING);
  return (wing[(end === -1 ? wing.length : end) - 1] ?? 0) - (wing[0] ?? 0);
}

const half = (ts: readonly Point[][]): number => Math.max(...ts.flat().map((p) => p[0]));

async function taper(id: string, share: number): Promise<number> {
  const ts = await airframe(id);
  return chord(ts, half(ts) * share) / chord(ts, half(ts) * 0.25);
}

/** Height of the wing's upper side at a share of the half span, in mm. */
async function rise(id: string, share: number): Promise<number> {
  const ts = await airframe(id);
  const x = half(ts) * share;
  const heights = ts.flat().filter((p) => Math.abs(p[0] - x) < 0.0025 && Math.abs(p[2]) < 0.02);
  return Math.max(...heights.map((p) => p[1])) * 1000;
}

it("the Spitfire's wing is an ellipse: narrow near the tip, broad at half span", async () => {
  expect(await taper("spitfire-ia", 0.9)).toBeLessThan(0.6);
  expect(await taper("spitfire-ia", 0.6)).toBeGreaterThan(0.78);
});

it("the Bf 109's tips are square: hardly narrower at 95 per cent of the span than the taper asks for", async () => {
  expect(await taper("bf-109e-3", 0.95)).toBeGreaterThan(0.5);
  expect(await taper("bf-109e-3", 0.95)).toBeGreaterThan((await taper("spitfire-ia", 0.95)) * 1.4);
});

it("the Stuka's wing goes down before it goes up, and its spats hang below", async () => {
  const [root, crank, tip] = [
    await rise("ju-87b-2", 0.15),
    await rise("ju-87b-2", 0.36),
    await rise("ju-87b-2", 0.85),
  ];
  expect(crank).toBeLessThan(root);
  expect(tip).toBeGreaterThan(crank);
  const low = Math.min(...(await airframe("ju-87b-2")).flat().map((p) => p[1]));
  expect(low * 1000).toBeLessThan(-6);
});

it("the Bf 110 has two fins and the Heinkel one", async () => {
  const tallest = async (id: string): Promise<number> => {
    const ts = (await airframe(id)).flat();
    const tail = ts.filter((p) => p[2] > Math.max(...ts.map((q) => q[2])) * 0.85);
    return Math.abs(tail.reduce((top, p) => (p[1] > top[1] ? p : top))[0]) * 1000;
  };
  expect(await tallest("bf-110c")).toBeGreaterThan(8);
  expect(await tallest("he-111h")).toBeLessThan(1);
});
