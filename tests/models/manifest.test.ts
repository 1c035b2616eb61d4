import { readdir, readFile } from "node:fs/promises";
import type { Document, Mesh } from "@gltf-transform/core";
import { describe, expect, it } from "vitest";
import type { Row } from "../../models/kit/build.ts";
import { COATS } from "../../models/kit/coats.ts";
import { glbIo } from "../../models/kit/glb.ts";
import { GREAT_WAR } from "../../models/types/great-war/index.ts";
import { TYPES } from "../../models/types/index.ts";
import { findings } from "./validated.ts";

const FOLDER = new URL("../../models/", import.meta.url);
const manifest = JSON.parse(await readFile(new URL("manifest.json", FOLDER), "utf8")) as Row[];

const bytesOf = async (row: Row): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(row.file, FOLDER)));

const io = await glbIo();

const open = async (row: Row): Promise<Document> => io.readBinary(await bytesOf(row));

const triangles = (meshes: readonly Mesh[]): number =>
  meshes.flatMap((m) => m.listPrimitives()).reduce((n, p) => n + (p.getIndices()?.getCount() ?? 0) / 3, 0);

/** Least and greatest value of the airframe along an axis, in mm. */
function extent(doc: Document, axis: 0 | 1 | 2): [number, number] {
  const [airframe] = doc.getRoot().listNodes();
  const metres = airframe?.getScale()[axis] ?? Number.NaN;
  const parts = (airframe?.getMesh()?.listPrimitives() ?? []).map((one) => one.getAttribute("POSITION"));
  const ends = (pick: (part: (typeof parts)[number]) => number[] | undefined): number[] =>
    parts.map((part) => (pick(part)?.[axis] ?? Number.NaN) * metres * 1000);
  return [
    Math.min(...ends((part) => part?.getMinNormalized([]))),
    Math.max(...ends((part) => part?.getMaxNormalized([]))),
  ];
}

it("lists every type once, in the kit's order, and every .glb is listed", async () => {
  expect(manifest.map((row) => row.id)).toEqual(TYPES.map((type) => type.id));
  expect(new Set(manifest.map((row) => row.id)).size).toBe(manifest.length);
  const files = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith(".glb"));
  expect(files.sort()).toEqual(manifest.map((row) => row.file).sort());
});

it("lists for the hangar what every type is, and how large the real one was", async () => {
  const catalogue = JSON.parse(await readFile(new URL("catalogue.json", FOLDER), "utf8"));
  const types = TYPES.map(({ shelf, id, title, source, span, length, scale = 200 }) => ({
    model: `${shelf}/${id}`,
    ...{ title, source, span, length, scale },
  }));
  expect(catalogue).toEqual(types);
});

const BALLOONS = ["balloon-drachen", "balloon-caquot"];
const GROUND = ["gun-aa", "gun-mg", "winch"];
const JETS = ["he-162a-2", "me-262a-1"];
const UNARMED = [...BALLOONS, "winch"];

it("has aircraft with propellers, and of jets, balloons and what stands on the ground just these without", () => {
  const still = manifest.filter((row) => row.propellers.length === 0).map((row) => row.id);
  expect(still.toSorted()).toEqual([...BALLOONS, ...GROUND, ...JETS].toSorted());
});

it("shows every miniature of the Great War and the winch at 1/144, and the others at 1/200", () => {
  const scales = (types: typeof TYPES) => [...new Set(types.map((type) => type.scale ?? 200))];
  expect(scales(TYPES.filter((type) => GREAT_WAR.includes(type) || type.id === "winch"))).toEqual([144]);
  expect(scales(TYPES.filter((type) => !GREAT_WAR.includes(type) && type.id !== "winch"))).toEqual([200]);
});

describe.each(manifest)("$id", (row) => {
  const type = TYPES.find((t) => t.id === row.id);
  const flies = row.propellers.length > 0;

  it("says the file's bytes and triangles, within budget", async () => {
    const bytes = await bytesOf(row);
    const meshes = (await open(row)).getRoot().listMeshes();
    expect(row.bytes).toBe(bytes.byteLength);
    expect(row.triangles).toBe(triangles(meshes));
    expect(row.bytes).toBeLessThanOrEqual(60_000);
    expect(row.triangles).toBeLessThanOrEqual(4_000);
  });

  it("passes the Khronos validator without error, and unpacked without warning or hint", async () => {
    expect(await findings(await bytesOf(row))).toEqual([]);
  });

  it("is an airframe and its propellers, if any, each in coats of the kit without textures", async () => {
    const root = (await open(row)).getRoot();
    expect(root.listNodes().map((n) => n.getName())).toEqual(
      flies ? ["airframe", "propellers"] : ["airframe"],
    );
    expect(root.listTextures()).toEqual([]);
    for (const material of root.listMaterials()) {
      const coat = COATS.find(({ name }) => name === material.getName());
      expect([material.getRoughnessFactor(), material.getMetallicFactor()]).toEqual([
        coat?.roughness,
        coat?.metalness,
      ]);
    }
    for (const mesh of root.listMeshes()) {
      const primitives = mesh.listPrimitives();
      expect(new Set(primitives.map((one) => one.getMaterial())).size).toBe(primitives.length);
      for (const primitive of primitives)
        expect(primitive.listSemantics()).toEqual(["POSITION", "NORMAL", "COLOR_0"]);
    }
  });

  it("has the published span and length at its scale, within one per cent", async () => {
    const doc = await open(row);
    const [left, right] = extent(doc, 0);
    const [low, high] = extent(doc, 1);
    const [nose, tail] = extent(doc, 2);
    expect(right - left).toBeCloseTo(row.span, 1);
    expect(high - low).toBeCloseTo(row.height, 1);
    expect(tail - nose).toBeCloseTo(row.length, 1);
    const metre = 1000 / (type?.scale ?? 200);
    expect(Math.abs(row.span / ((type?.span ?? 0) * metre) - 1)).toBeLessThan(0.01);
    expect(Math.abs(row.length / ((type?.length ?? 0) * metre) - 1)).toBeLessThan(0.01);
  });

  it("points its nose to -z, is the same on both sides and hangs its propellers ahead of its tail", async () => {
    const doc = await open(row);
    const [left, right] = extent(doc, 0);
    const [nose, tail] = extent(doc, 2);
    expect(left + right).toBeCloseTo(0, 1);
    for (const hub of row.propellers) {
      expect(hub.z).toBeGreaterThan(nose);
      // Pushers have theirs behind the wings.
      expect(hub.z).toBeLessThan(nose + (tail - nose) * 0.55);
      expect(row.propellers.some((other) => Math.abs(other.x + hub.x) < 0.01)).toBe(true);
    }
  });

  it("has the muzzles of every weapon that fires, near the airframe", () => {
    const points = Object.values(row.guns).flat();
    expect(points.length > 0).toBe(!UNARMED.includes(row.id));
    for (const [x = 0, , z = 0] of points) {
      expect(Math.abs(x)).toBeLessThan(row.span / 2);
      expect(Math.abs(z)).toBeLessThan(row.length);
    }
  });
});
