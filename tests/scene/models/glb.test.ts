import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGlb } from "../../../src/scene/models/glb.ts";

const FOLDER = new URL("../../../models/", import.meta.url);
const NAMES = readdirSync(FOLDER, { encoding: "utf8", recursive: true }).filter((name) =>
  name.endsWith(".glb"),
);
const MANIFEST = JSON.parse(readFileSync(new URL("manifest.json", FOLDER), "utf8")) as readonly {
  file: string;
  triangles: number;
  span: number;
}[];

function load(name: string) {
  const bytes = readFileSync(new URL(name, FOLDER));
  return readGlb(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

describe("reading the miniatures", () => {
  it("finds miniatures to read", () => {
    expect(NAMES.length).toBeGreaterThan(0);
  });

  it.each(NAMES)("%s holds as many triangles and as wide a span as the manifest says", (name) => {
    const entry = MANIFEST.find((one) => one.file === name);
    const meshes = load(name);
    const triangles = [...meshes.values()].reduce((sum, mesh) => sum + (mesh.getIndex()?.count ?? 0) / 3, 0);
    expect(triangles).toBe(entry?.triangles);
    const airframe = meshes.get("airframe");
    airframe?.computeBoundingBox();
    const box = airframe?.boundingBox;
    expect(((box?.max.x ?? 0) - (box?.min.x ?? 0)) * 1000).toBeCloseTo(entry?.span ?? -1, 0);
  });

  it("refuses what is no model", () => {
    expect(() => readGlb(new ArrayBuffer(64))).toThrow("no .glb file");
  });
});
