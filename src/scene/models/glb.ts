import { BufferAttribute, BufferGeometry } from "three";

/**
 * Reads the miniatures' own .glb files: triangles with position, normal and colour, one mesh a node, nodes
 * without transforms. three.js's loader reads the whole of glTF and weighs a tenth of the page; these files come
 * from our kit, are validated where they are made, and need none of the rest.
 */

/** "glTF" and "JSON" as little-endian words. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const HEADER = 12;
const CHUNK_HEADER = 8;

/** How a component type of the format is read: its bytes, the value of one when normalized, and by what. */
interface Component {
  readonly bytes: number;
  readonly one: number;
  readonly read: (data: DataView, at: number) => number;
}

const COMPONENTS: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, one: 127, read: (data, at) => data.getInt8(at) },
  5121: { bytes: 1, one: 255, read: (data, at) => data.getUint8(at) },
  5122: { bytes: 2, one: 32767, read: (data, at) => data.getInt16(at, true) },
  5123: { bytes: 2, one: 65535, read: (data, at) => data.getUint16(at, true) },
  5125: { bytes: 4, one: 1, read: (data, at) => data.getUint32(at, true) },
  5126: { bytes: 4, one: 1, read: (data, at) => data.getFloat32(at, true) },
};
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

interface Accessor {
  readonly bufferView: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: string;
  readonly normalized?: boolean;
}

interface Document {
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
  readonly meshes: readonly {
    readonly name: string;
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
    }[];
  }[];
}

const ATTRIBUTES = { POSITION: "position", NORMAL: "normal", COLOR_0: "color" } as const;

/** The numbers of an accessor, as floats, and how many make one element. */
function values(data: DataView, start: number, json: Document, index: number): [Float32Array, number] {
  const accessor = json.accessors[index];
  const view = accessor && json.bufferViews[accessor.bufferView];
  const component = accessor && COMPONENTS[accessor.componentType];
  const width = accessor && WIDTHS[accessor.type];
  if (!view || !component || !width) throw new RangeError(`The model has no readable accessor ${index}.`);
  const from = start + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = view.byteStride ?? width * component.bytes;
  const scale = accessor.normalized ? 1 / component.one : 1;
  const out = new Float32Array(accessor.count * width);
  for (let i = 0; i < out.length; i++) {
    const at = from + Math.floor(i / width) * stride + (i % width) * component.bytes;
    out[i] = component.read(data, at) * scale;
  }
  return [out, width];
}

/**
 * The meshes of a .glb file by name, in the file's own units.
 * @throws RangeError when the file is not one of the kit's.
 */
export function readGlb(file: ArrayBuffer): ReadonlyMap<string, BufferGeometry> {
  const data = new DataView(file);
  const length = data.getUint32(HEADER, true);
  if (data.getUint32(0, true) !== MAGIC || data.getUint32(HEADER + 4, true) !== JSON_CHUNK)
    throw new RangeError("The model is no .glb file.");
  const from = HEADER + CHUNK_HEADER;
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(file, from, length))) as Document;
  const start = from + length + CHUNK_HEADER;
  const geometries = new Map<string, BufferGeometry>();
  for (const { name, primitives } of json.meshes) {
    const [primitive] = primitives;
    if (!primitive) continue;
    const geometry = new BufferGeometry();
    for (const [theirs, ours] of Object.entries(ATTRIBUTES)) {
      const index = primitive.attributes[theirs];
      if (index !== undefined)
        geometry.setAttribute(ours, new BufferAttribute(...values(data, start, json, index)));
    }
    geometry.setIndex([...values(data, start, json, primitive.indices)[0]]);
    geometries.set(name, geometry);
  }
  return geometries;
}
