import {
  Document,
  Extension,
  type Material,
  NodeIO,
  type Primitive,
  VertexLayout,
} from "@gltf-transform/core";
import type { Packed } from "./pack.ts";

/** Lets normals be bytes, which leaves a third of the file to the shape; every loader reads it without a decoder. */
export class Quantization extends Extension {
  static override readonly EXTENSION_NAME = "KHR_mesh_quantization";
  override readonly extensionName = "KHR_mesh_quantization";
  override read(): this {
    return this;
  }
  override write(): this {
    return this;
  }
}

function primitive(doc: Document, packed: Packed, material: Material): Primitive {
  const buffer = doc.getRoot().listBuffers()[0] ?? doc.createBuffer();
  const accessor = (name: string) => doc.createAccessor(name).setBuffer(buffer);
  return doc
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor("index").setType("SCALAR").setArray(packed.index))
    .setAttribute("POSITION", accessor("position").setType("VEC3").setArray(packed.position))
    .setAttribute("NORMAL", accessor("normal").setType("VEC3").setArray(packed.normal).setNormalized(true))
    .setAttribute("COLOR_0", accessor("colour").setType("VEC4").setArray(packed.colour).setNormalized(true));
}

/** A binary glTF with one node and mesh for each entry that has triangles, all in the one matt paint. */
export function writeGlb(meshes: Readonly<Record<string, Packed>>): Promise<Uint8Array> {
  const doc = new Document();
  doc.getRoot().getAsset().generator = "Tallyho aircraft kit";
  doc.createExtension(Quantization).setRequired(true);
  const paint = doc.createMaterial("paint").setRoughnessFactor(0.85).setMetallicFactor(0);
  const scene = doc.createScene("aircraft");
  for (const [name, packed] of Object.entries(meshes)) {
    if (packed.index.length === 0) continue;
    const mesh = doc.createMesh(name).addPrimitive(primitive(doc, packed, paint));
    scene.addChild(doc.createNode(name).setMesh(mesh));
  }
  return new NodeIO()
    .registerExtensions([Quantization])
    .setVertexLayout(VertexLayout.SEPARATE)
    .writeBinary(doc);
}
