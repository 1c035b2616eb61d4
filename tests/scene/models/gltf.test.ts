import { readdirSync, readFileSync } from "node:fs";
import type { BufferGeometry } from "three";
import { describe, expect, it } from "vitest";
import type { Row } from "../../../models/kit/build.ts";
import { COATS } from "../../../models/kit/coats.ts";
import { readModel } from "../../../src/scene/models/gltf.ts";

const FOLDER = new URL("../../../models/", import.meta.url);
const NAMES = readdirSync(FOLDER, { encoding: "utf8", recursive: true }).filter((name) =>
  name.endsWith(".glb"),
);
const MANIFEST = JSON.parse(readFileSync(new URL("manifest.json", FOLDER), "utf8")) as readonly Row[];
const MM_PER_INCH = 25.4;

function load(name: string) {
  const bytes = readFileSync(new URL(name, FOLDER));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const entry = MANIFEST.find((one) => one.file === name);
  if (!entry) throw new Error(`${name} is in no list.`);
  return { entry, model: readModel(file, entry) };
}

function trianglesOf(geometry: BufferGeometry): number {
  return (geometry.getIndex()?.count ?? 0) / 3;
}

describe("reading the miniatures", () => {
  it("finds miniatures to read", () => {
    expect(NAMES.length).toBeGreaterThan(0);
  });

  it.each(NAMES)("%s holds as many triangles and as wide a span as the manifest says", async (name) => {
    const { entry, model } = load(name);
    const { airframe, propellers, reach } = await model;
    const blades = propellers.reduce((sum, { geometry }) => sum + trianglesOf(geometry), 0);
    expect(trianglesOf(airframe) + blades).toBe(entry.triangles);
    expect(propellers).toHaveLength(entry.propellers.length);
    airframe.computeBoundingBox();
    const { min, max } = airframe.boundingBox ?? { min: { x: 0 }, max: { x: 0 } };
    expect((max.x - min.x) * MM_PER_INCH).toBeCloseTo(entry.span, 1);
    expect(reach * 2 * MM_PER_INCH).toBeCloseTo(Math.max(entry.span, entry.length), 1);
  });

  it("tells of every corner how it is coated, and nothing but that, its place, its light and its colour", async () => {
    const { airframe } = await load("dogfight/spitfire-ia.glb").model;
    expect(Object.keys(airframe.attributes).sort()).toEqual(["coat", "color", "normal", "position"]);
    const coats = airframe.getAttribute("coat");
    const found = new Set(Array.from({ length: coats.count }, (_, i) => coats.getX(i).toFixed(2)));
    expect([...found].sort()).toEqual(COATS.map(({ roughness }) => roughness.toFixed(2)).sort());
  });

  it("refuses what is no model", async () => {
    const { entry } = load("dogfight/spitfire-ia.glb");
    await expect(readModel(new ArrayBuffer(64), entry)).rejects.toThrow();
  });
});
