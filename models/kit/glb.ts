import {
  type Accessor,
  Document,
  type Material,
  NodeIO,
  type Primitive,
  type TypedArray,
  VertexLayout,
} from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { MeshoptDecoder, MeshoptEncoder } from "meshoptimizer";
import { COATS } from "./coats.ts";
import type { Packed } from "./pack.ts";

/** What reads and writes the kit's files. */
export async function glbIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder, "meshopt.encoder": MeshoptEncoder })
    .setVertexLayout(VertexLayout.SEPARATE);
}

/** The most that sixteen bits tell, of which one is the sign. */
const FULL = 32767;

/** The farthest coordinate of some meshes from the peg, metres: what a whole 1 is in their files. */
function reachOf(meshes: readonly Packed[]): number {
  return meshes.reduce(
    (far, { position }) => position.reduce((most, v) => Math.max(most, Math.abs(v)), far),
    0,
  );
}

/** The corners of one coat, in the order in which its triangles compress best. */
function cornersOf(
  { coat, index }: Packed,
  which: number,
): { index: Uint16Array<ArrayBuffer>; corners: number[] } | undefined {
  const kept = index.filter((corner) => coat[corner] === which);
  if (kept.length === 0) return undefined;
  const triangles = Uint32Array.from(kept);
  const [place] = MeshoptEncoder.reorderMesh(triangles, true, true);
  const corners: number[] = [];
  for (const [corner, to] of place.entries()) if (to !== 0xffffffff) corners[to] = corner;
  return { index: Uint16Array.from(triangles), corners };
}

/** Writes the meshes of a document. */
class Writer {
  readonly doc = new Document();
  private readonly buffer = this.doc.createBuffer();
  private readonly coats: readonly Material[] = COATS.map(({ name, roughness, metalness }) =>
    this.doc.createMaterial(name).setRoughnessFactor(roughness).setMetallicFactor(metalness),
  );

  constructor(private readonly reach: number) {}

  /** One primitive for each coat that a mesh has. */
  primitives(packed: Packed): Primitive[] {
    return this.coats.flatMap((material, which) => {
      const part = cornersOf(packed, which);
      if (!part) return [];
      const pick = (from: TypedArray, width: number) =>
        part.corners.flatMap((corner) => [...from.slice(corner * width, (corner + 1) * width)]);
      const whole = (v: number): number => Math.round((v / this.reach) * FULL);
      return this.doc
        .createPrimitive()
        .setMaterial(material)
        .setIndices(this.accessor("SCALAR", part.index))
        .setAttribute(
          "POSITION",
          this.accessor("VEC3", Int16Array.from(pick(packed.position, 3), whole), true),
        )
        .setAttribute("NORMAL", this.accessor("VEC3", Int8Array.from(pick(packed.normal, 3)), true))
        .setAttribute("COLOR_0", this.accessor("VEC4", Uint8Array.from(pick(packed.colour, 4)), true));
    });
  }

  private accessor(type: "SCALAR" | "VEC3" | "VEC4", array: TypedArray, normalized = false): Accessor {
    return this.doc
      .createAccessor()
      .setBuffer(this.buffer)
      .setType(type)
      .setArray(array)
      .setNormalized(normalized);
  }
}

/** Takes away the coats that no mesh of a document has. */
function withoutUnused(doc: Document): void {
  for (const material of doc.getRoot().listMaterials())
    if (!material.listParents().some((parent) => parent.propertyType === "Primitive")) material.dispose();
}

/** A binary glTF with one node and mesh for each entry that has triangles, in compressed whole numbers. */
export async function writeGlb(meshes: Readonly<Record<string, Packed>>): Promise<Uint8Array> {
  const io = await glbIo();
  const reach = reachOf(Object.values(meshes));
  const writer = new Writer(reach);
  const { doc } = writer;
  doc.getRoot().getAsset().generator = "Tallyho aircraft kit";
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  doc
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const scene = doc.createScene("aircraft");
  for (const [name, packed] of Object.entries(meshes)) {
    if (packed.index.length === 0) continue;
    const mesh = doc.createMesh(name);
    for (const primitive of writer.primitives(packed)) mesh.addPrimitive(primitive);
    scene.addChild(doc.createNode(name).setMesh(mesh).setScale([reach, reach, reach]));
  }
  withoutUnused(doc);
  return io.writeBinary(doc);
}
