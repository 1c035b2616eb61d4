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

/** Component types of the format that the kit writes. */
const ARRAYS: Readonly<Record<number, new (buffer: ArrayBuffer, at: number, length: number) => TypedArray>> =
  {
    5121: Uint8Array,
    5123: Uint16Array,
    5125: Uint32Array,
    5126: Float32Array,
  };
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

type TypedArray = Uint8Array | Uint16Array | Uint32Array | Float32Array;

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
  readonly bufferViews: readonly { readonly byteOffset?: number }[];
  readonly meshes: readonly {
    readonly name: string;
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
    }[];
  }[];
}

const ATTRIBUTES = { POSITION: "position", NORMAL: "normal", COLOR_0: "color" } as const;

function attribute(file: ArrayBuffer, start: number, json: Document, index: number): BufferAttribute {
  const accessor = json.accessors[index];
  const view = accessor && json.bufferViews[accessor.bufferView];
  const Kind = accessor && ARRAYS[accessor.componentType];
  const width = accessor && WIDTHS[accessor.type];
  if (!accessor || !view || !Kind || !width)
    throw new RangeError(`The model has no readable accessor ${index}.`);
  const at = start + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  return new BufferAttribute(new Kind(file, at, accessor.count * width), width, accessor.normalized ?? false);
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
      if (index !== undefined) geometry.setAttribute(ours, attribute(file, start, json, index));
    }
    geometry.setIndex(attribute(file, start, json, primitive.indices));
    geometries.set(name, geometry);
  }
  return geometries;
}
